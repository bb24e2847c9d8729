import { type Rendered, render } from '../answers.ts'
import type { Context } from '../contract.ts'
import { runWith, type Settings } from '../db/client.ts'
import { preparedByShape } from '../db/prepared.ts'
import { ApiError, queryTooExpensive } from '../errors.ts'
import type { Bind, Part } from './condition.ts'
import type { Filter } from './filter.ts'
import { forValues } from './list-statement.ts'
import type { KindThatShows } from './record.ts'
import { valuesFor } from './rows.ts'
import { shapeOf } from './search-shape.ts'
import { searchStatement } from './search-statement.ts'
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

/** How long a search may take in the database. */
const limits: Settings = { statement_timeout: '2s' }
/** For a search whose values decide on the index that serves it. */
const limitsForValues: Settings = { ...limits, ...forValues }

/**
 * One page of a search, with the cursor of the next one while there is more. Throws 422 `query_too_expensive` where it
 * takes too long.
 */
export async function findPage<R>(ctx: Context, kind: KindThatShows<R>, search: Search): Promise<Rendered<R[]>> {
  const { limit, cursor, fields, withTotal } = search
  const identity = cursorIdentity(ctx, kind.entity, search.identity)
  const position = cursor && ctx.cursors.open(identity, cursor.text, cursor.path)
  const values = valuesFor(ctx, { limit, offset: search.offset ?? 0 })
  const { shape, hasOnePlan } = shapeOf(ctx, kind, search, position, values)
  const key = [...shape.conditions, shape.after, shape.order].map((part) => part?.shape ?? '').join(' ')
  const options = JSON.stringify([fields, withTotal, shape.hasOffset])
  const statement = preparedByShape(`${kind.entity}_search`, `${key} ${options}`, () => searchStatement(kind, shape))
  const settings = hasOnePlan ? limits : limitsForValues
  const [page] = await runWith(ctx.db, settings, statement, values).catch((error) => {
    throw isTimeout(error) ? queryTooExpensive() : error
  })
  if (!page) throw new Error('an aggregate returns one row')
  const next = page.rowCount > limit && page.last ? ctx.cursors.seal(identity, JSON.parse(page.last)) : undefined
  return render(page.json, {
    page: { isFull: page.rowCount > limit, total: page.total, nextCursor: next }
  })
}

/** What a cursor is bound to. */
export function cursorIdentity({ tenantId }: Context, entity: string, parts: unknown[]): string {
  return JSON.stringify([tenantId, entity, ...parts])
}

const queryCancelled = '57014'

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && (error.details.cause as { code?: string } | undefined)?.code === queryCancelled
}
