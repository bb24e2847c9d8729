import type { Context } from '../contract.ts'
import { preparedByShape } from '../db/prepared.ts'
import { runWith, type Settings } from '../db/statement.ts'
import { ApiError, queryTooExpensive } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { Bind, Part } from './condition.ts'
import type { Filter } from './filter.ts'
import type { AnyRecordKind, KindThatShows } from './record.ts'
import { valuesFor } from './rows.ts'
import { shapeOf } from './search-shape.ts'
import { type FoundPage, searchStatement } from './search-statement.ts'
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
  /** What the sequence of records depends on, beside tenant, kind, filter, words and order. */
  identity: unknown[]
}

/** How long a search may take in the database. */
const limits: Settings = { statement_timeout: '2s' }

/**
 * One page of a search, with the cursor of the next one where it is full. Throws 422 `query_too_expensive` where it
 * takes too long.
 */
export async function findPage<R>(ctx: Context, kind: KindThatShows<R>, search: Search): Promise<Rendered<R[]>> {
  const { limit, cursor } = search
  const identity = cursorIdentity(ctx, kind.entity, [...search.identity, ...meaningOf(search)])
  const position = cursor && ctx.cursors.open(identity, cursor.text, cursor.path)
  const page = await findRecords(ctx, kind, search, position).catch((error) => {
    throw isTimeout(error) ? queryTooExpensive() : error
  })
  if (!page) throw new Error('an aggregate returns one row')
  const next = page.last ? ctx.cursors.seal(identity, JSON.parse(page.last)) : undefined
  return render(page.json, {
    page: { isFull: page.rowCount >= limit, hasMore: page.rowCount > limit, total: page.total, nextCursor: next }
  })
}

/** A search is run a second time where it turns out that records may refer to one of many. */
async function findRecords(
  ctx: Context,
  kind: AnyRecordKind,
  search: Search,
  position: (string | null)[] | undefined
): Promise<FoundPage | undefined> {
  const page = await runSearch(ctx, kind, search, position, false)
  return page?.tooMany ? runSearch(ctx, kind, search, position, true) : page
}

async function runSearch(
  ctx: Context,
  kind: AnyRecordKind,
  search: Search,
  position: (string | null)[] | undefined,
  areMany: boolean
): Promise<FoundPage | undefined> {
  const values = valuesFor(ctx, { limit: search.limit, offset: search.offset ?? 0 })
  const { shape, planning } = shapeOf(ctx, kind, search, position, values, areMany)
  const parts = [...shape.conditions, undefined, ...shape.compared, shape.after, shape.order]
  const key = parts.map((part) => part?.shape ?? '-').join(' ')
  const options = JSON.stringify([search.fields, search.withTotal, shape.hasOffset])
  const statement = preparedByShape(`${kind.entity}_search`, `${key} ${options}`, () => searchStatement(kind, shape))
  const [page] = await runWith(ctx.db, { ...limits, ...planning }, statement, values)
  return page
}

/** The same for any spelling of a query. */
function meaningOf({ filter, words, keys }: Search): unknown[] {
  return [filter ? plainOf(filter) : null, words, keys.map(({ name, isDescending }) => [name, isDescending])]
}

function plainOf(filter: Filter): unknown {
  if ('property' in filter) return [filter.name, filter.op, filter.value]
  if ('not' in filter) return { not: plainOf(filter.not) }
  return 'and' in filter ? { and: filter.and.map(plainOf) } : { or: filter.or.map(plainOf) }
}

/** What a cursor is bound to. */
export function cursorIdentity({ tenantId }: Context, entity: string, parts: unknown[]): string {
  return JSON.stringify([tenantId, entity, ...parts])
}

const queryCancelled = '57014'

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && (error.details.cause as { code?: string } | undefined)?.code === queryCancelled
}
