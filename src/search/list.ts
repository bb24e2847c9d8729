import type { Context, ReadRequest } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import type { FieldError } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import type { Filters, KindThatShows, ListFilter, ListQuery, RecordKind, Row } from '../records/record.ts'
import { findableBy } from './custom-property.ts'
import { findPage } from './find-page.ts'
import type { Condition, Query } from './query.ts'
import { readSortText } from './read-sort.ts'
import { readWords } from './words.ts'

/** What is read of a list's `q` and `sort` before they are known to be valid. */
type ReadList = Pick<Query, 'words' | 'keys'>

/** The operation that lists records of a kind that can be searched. */
export function listing<R, Body, ListParameters extends ListQuery>(kind: RecordKind<R, Body, ListParameters>) {
  type Request = { query: ListParameters; fields: string[] | undefined; read: unknown }
  const answer = (ctx: Context, { query, fields, read }: Request): Promise<Rendered<R[]>> =>
    list(ctx, kind, query, fields, read as ReadList)
  return Object.assign(answer, {
    read: ({ query, properties }: Parameters<ReadRequest>[0], errors: FieldError[]): ReadList => {
      const { q, sort } = Object(query) as { q?: unknown; sort?: unknown }
      return {
        words: readWords(q, 'q', errors),
        keys: typeof sort === 'string' ? readSortText(findableBy(kind, properties), sort, errors) : []
      }
    }
  })
}

const everything: ReadList = { words: [], keys: [] }

/**
 * A page of records in the order createdAt, id; with `updatedSince` in the order updatedAt, id; with `sort` in that order.
 * `fields` are the wanted properties in the order of the response schema.
 */
export async function list<R, ListParameters extends ListQuery>(
  ctx: Context,
  kind: KindThatShows<R> & { filters: Filters<NoInfer<ListParameters>> },
  query: ListParameters,
  fields?: string[],
  { words, keys }: ReadList = everything
): Promise<Rendered<R[]>> {
  const { limit, offset, count, updatedSince, cursor, q, sort } = query
  const isSearch = q !== undefined || sort !== undefined
  const values = query as Row
  const wanted = Object.entries<ListFilter>(kind.filters).filter(([name]) => values[name] !== undefined)
  const conditions = wanted.map(([name, { spellings, form = String }], number): Condition => {
    const value = String(values[name])
    return spellings
      ? { name, op: 'isSpelled', value: spellings(value), number }
      : { name, op: 'is', value: form(value), number }
  })
  const since: Condition[] =
    updatedSince === undefined
      ? []
      : [{ name: 'updatedAt', op: 'gt', value: toUtcIso(updatedSince), number: conditions.length }]
  const inOrderOfTime = !isSearch && since.length > 0
  const found: Query = {
    ...{ words, limit, offset, fields, withTotal: count },
    conditions: [...conditions, ...since],
    keys: inOrderOfTime ? [{ name: 'updatedAt', isDescending: false }] : keys
  }
  return findPage(ctx, kind, found, {
    operation: 'list',
    cursor: cursor === undefined ? undefined : { text: cursor, path: 'cursor' },
    isBounded: isSearch
  })
}
