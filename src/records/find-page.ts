import { sql } from 'drizzle-orm'
import { type Rendered, render } from '../answers.ts'
import type { Context } from '../contract.ts'
import { run } from '../db/client.ts'
import { preparedByShape } from '../db/prepared.ts'
import { ApiError, queryTooExpensive } from '../errors.ts'
import { type Bind, filterPart, type Part, wordsPart } from './condition.ts'
import type { Condition, Filter } from './filter.ts'
import { afterPart, orderPart, presencePart } from './order.ts'
import type { QueryProperty } from './property.ts'
import type { KindThatShows, Queried, RecordTable, Row } from './record.ts'
import { valuesFor } from './rows.ts'
import { type SearchShape, searchStatement } from './search-statement.ts'
import type { SortKey } from './sort.ts'

/** A search whose parts were read. */
export type Search = {
  filter: Filter | undefined
  /** Each must begin a word of the record. */
  words: string[]
  /** Further conditions. */
  more?: (bind: Bind) => Part[]
  keys: SortKey[]
  limit: number
  offset?: number
  /** In the order of the response schema. */
  fields: string[] | undefined
  withTotal: boolean
  cursor: { text: string; path: string } | undefined
  /** All that the sequence of records depends on, beside tenant and kind. */
  identity: unknown[]
}

/** How long a search may take in the database, in milliseconds. */
const timeLimitMs = 2_000

// Which index serves a search depends on its values, so it is planned for them.
const opening = `set local statement_timeout = ${timeLimitMs}; set local plan_cache_mode = force_custom_plan`

/**
 * One page of a search, with the cursor of the next one while there is more. Throws 422 `query_too_expensive` where it
 * takes too long.
 */
export async function findPage<R>(ctx: Context, kind: KindThatShows<R>, search: Search): Promise<Rendered<R[]>> {
  const { limit, cursor, fields, withTotal } = search
  if (!kind.query) throw new Error(`${kind.entity} can't be searched`)
  const identity = cursorIdentity(ctx, kind.entity, search.identity)
  const position = cursor && ctx.cursors.open(identity, cursor.text, cursor.path)
  const values = valuesFor(ctx, { limit, offset: search.offset ?? 0 })
  const shape = shapeOf(ctx, kind.query, kind.table, search, position, values)
  const key = [...shape.conditions, shape.after, shape.order].map((part) => part?.shape ?? '').join(' ')
  const options = JSON.stringify([fields, withTotal, shape.hasOffset])
  const statement = preparedByShape(`${kind.entity}_search`, `${key} ${options}`, () => searchStatement(kind, shape))
  // All records as they come are off the primary key, whatever the values.
  const isPlain = shape.conditions.length === 0 && search.keys.length === 0
  const found = isPlain
    ? run(ctx.db, statement, values)
    : ctx.db.transaction((tx) => run(tx, statement, values), opening)
  const [page] = await found.catch((error) => {
    throw isTimeout(error) ? queryTooExpensive() : error
  })
  if (!page) throw new Error('an aggregate returns one row')
  const next = page.rowCount > limit && page.last ? ctx.cursors.seal(identity, page.last) : undefined
  return render(page.json, {
    page: { isFull: page.rowCount > limit, total: page.total, nextCursor: next }
  })
}

/** What a cursor is bound to. */
export function cursorIdentity({ tenantId }: Context, entity: string, parts: unknown[]): string {
  return JSON.stringify([tenantId, entity, ...parts])
}

function shapeOf(
  { tenantId }: Context,
  { words }: Queried,
  { id }: RecordTable,
  { filter, words: wanted, more, keys, fields, withTotal, offset = 0 }: Search,
  position: (string | null)[] | undefined,
  values: Row
): SearchShape {
  let bound = 0
  const bind: Bind = (value) => {
    const name = `v${bound++}`
    values[name] = value
    return sql.placeholder(name)
  }
  const folded = textsOfSeveral(filter ? conditionsIn(filter) : [])
  const searched = { tenantId, words, bind, folded: new Set(folded.keys()) }
  const conditions = [
    filter && filterPart(searched, filter),
    wordsPart(searched, wanted),
    presencePart(keys),
    ...(more?.(bind) ?? [])
  ]
  const lastId = position?.at(-1) ?? ''
  return {
    conditions: conditions.filter((part) => part !== undefined && part !== null),
    after: position && afterPart(keys, id, { values: position.slice(0, -1), id: lastId }, bind),
    keys,
    order: orderPart(keys, id),
    fields,
    withTotal,
    hasOffset: offset > 0,
    folded
  }
}

function conditionsIn(filter: Filter): Condition[] {
  if ('property' in filter) return [filter]
  if ('not' in filter) return conditionsIn(filter.not)
  return ('and' in filter ? filter.and : filter.or).flatMap(conditionsIn)
}

/** The record's own texts that more than one condition compares. */
function textsOfSeveral(conditions: Condition[]): Map<string, QueryProperty<unknown>> {
  const compared = conditions.filter(
    ({ op, property }) => property.type === 'text' && !property.join && op !== 'isNull'
  )
  const byName = Map.groupBy(compared, ({ name }) => name)
  const several = [...byName].filter(([, some]) => some.length > 1)
  return new Map(several.flatMap(([name, [first]]) => (first ? [[name, first.property] as const] : [])))
}

const queryCancelled = '57014'

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && (error.details.cause as { code?: string } | undefined)?.code === queryCancelled
}
