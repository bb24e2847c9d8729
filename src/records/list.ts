import { eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import { preparedByShape } from '../db/prepared.ts'
import { run, runWith } from '../db/statement.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { Bind, Part } from './condition.ts'
import { cursorIdentity, findPage } from './find-page.ts'
import { wordsIn } from './fold.ts'
import { forValues, type ListShape, listStatement } from './list-statement.ts'
import { type AnyRecordKind, type Filters, type KindThatShows, queriedOf, type Row } from './record.ts'
import { valuesFor } from './rows.ts'
import { readSortText } from './sort.ts'

/** The query parameters that every list has, and those of lists that can be searched; filters are added to them. */
export type ListQuery = {
  limit: number
  offset: number
  count: boolean
  updatedSince?: string
  fields?: string
  q?: string
  sort?: string
  cursor?: string
}

/**
 * A page of records in the order createdAt, id; with `updatedSince` in the order updatedAt, id; with `sort` in that one.
 * `fields` are the wanted properties in the order of the response schema.
 */
export function list<R, Query extends ListQuery>(
  ctx: Context,
  kind: KindThatShows<R> & { filters: Filters<NoInfer<Query>> },
  query: Query,
  fields?: string[]
): Promise<Rendered<R[]>> {
  const since = query.updatedSince === undefined ? undefined : toUtcIso(query.updatedSince)
  const filters: Record<string, string> = {}
  for (const [name, { normalize }] of Object.entries(kind.filters)) {
    const wanted = (query as Row)[name]
    if (typeof wanted === 'string') filters[name] = normalize ? normalize(wanted) : wanted
  }
  return query.q === undefined && query.sort === undefined
    ? listInOrder(ctx, kind, query, { filters, since, fields })
    : listFound(ctx, kind, query, { filters, since, fields })
}

/** What narrows a list, by the names of its filters, and what is shown of its records. */
type Wanted = { filters: Record<string, string>; since: string | undefined; fields: string[] | undefined }

async function listInOrder<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  { limit, offset, count, cursor }: ListQuery,
  { filters, since, fields }: Wanted
): Promise<Rendered<R[]>> {
  const identity = cursorIdentity(ctx, kind.entity, ['list', filters, since ?? null])
  const position = cursor === undefined ? undefined : ctx.cursors.open(identity, cursor, 'cursor')
  const values = valuesFor(ctx, { ...filters, limit, offset, updatedSince: since })
  if (position) Object.assign(values, { lastId: position.at(-1), lastTime: position.at(-2) })
  const shape: ListShape = {
    filters: Object.keys(filters),
    isSync: since !== undefined,
    fields,
    hasOffset: offset > 0,
    hasCursor: position !== undefined,
    withTotal: count
  }
  const statement = preparedByShape(`${kind.entity}_list`, JSON.stringify(shape), () => listStatement(kind, shape))
  const comparisons = shape.filters.length + (shape.isSync ? 1 : 0)
  const [page] = await (comparisons < 2
    ? run(ctx.db, statement, values)
    : runWith(ctx.db, forValues, statement, values))
  if (!page) throw new Error('a list statement returns one row')
  const isFull = page.rowCount === limit
  const nextCursor = isFull && page.last ? ctx.cursors.seal(identity, page.last.split('|')) : undefined
  return render(page.json, { page: { isFull, total: page.total, nextCursor } })
}

function listFound<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  { limit, offset, count, cursor, q, sort }: ListQuery,
  { filters, since, fields }: Wanted
): Promise<Rendered<R[]>> {
  return findPage(ctx, kind, {
    filter: undefined,
    words: q === undefined ? [] : wordsIn(q),
    more: (bind) => exactParts(kind, filters, since, bind),
    keys: sort === undefined ? [] : readSortText(queriedOf(kind).properties, sort, []),
    limit,
    offset,
    fields,
    withTotal: count,
    cursor: cursor === undefined ? undefined : { text: cursor, path: 'cursor' },
    identity: ['list', filters, since ?? null]
  })
}

/** The list's own filters, which compare whole values. */
function exactParts(kind: AnyRecordKind, filters: Wanted['filters'], since: Wanted['since'], bind: Bind): Part[] {
  const parts = Object.entries(kind.filters).flatMap(([name, { column }]) => {
    const value = filters[name]
    return value === undefined ? [] : [{ shape: `=${name}`, sql: eq(column, bind(value)) }]
  })
  if (since === undefined) return parts
  return [...parts, { shape: 'since', sql: gt(kind.table.updatedAt, sql`${bind(since)}::timestamptz`) }]
}
