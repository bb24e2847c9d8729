import type { Context, ReadRequest } from '../contract.ts'
import type { FieldError } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import type { KindThatShows } from '../records/record.ts'
import { findableBy } from './custom-property.ts'
import { findPage } from './find-page.ts'
import type { Property } from './property.ts'
import { conjunctsOf, type Query } from './query.ts'
import { readFilter } from './read-filter.ts'
import { readSortList } from './read-sort.ts'
import { readWords } from './words.ts'

/** The body of a search: the contract's `…SearchRequest`. */
type SearchRequest = {
  filter?: unknown
  q?: string
  sort?: unknown
  limit?: number
  cursor?: string
  fields?: string[]
  count?: boolean
}

/** What is read of a search before it is known to be valid. */
type ReadSearch = Pick<Query, 'conditions' | 'words' | 'keys'>

/** The operation that finds records of a kind by filter, words and order. */
export function searching<R>(kind: KindThatShows<R>) {
  const answer = (ctx: Context, { body, read }: { body: SearchRequest; read: unknown }): Promise<Rendered<R[]>> => {
    const { cursor, limit = 100, fields, count = false } = body
    const query: Query = {
      ...(read as ReadSearch),
      limit,
      fields: fields && Object.keys(kind.view).filter((name) => fields.includes(name)),
      withTotal: count
    }
    return findPage(ctx, kind, query, {
      operation: 'search',
      cursor: cursor === undefined ? undefined : { text: cursor, path: '/cursor' },
      isBounded: true
    })
  }
  return Object.assign(answer, {
    read: ({ body, properties }: Parameters<ReadRequest>[0], errors: FieldError[]): ReadSearch =>
      readSearch(findableBy(kind, properties), body, errors)
  })
}

/** Reads filter, words and order of a body; what is wrong goes to `errors`. */
export function readSearch(properties: Record<string, Property>, body: unknown, errors: FieldError[]): ReadSearch {
  const { filter, sort, q } = Object(body) as { filter?: unknown; sort?: unknown; q?: unknown }
  const words = readWords(q, '/q', errors)
  const read = filter === undefined ? undefined : readFilter(properties, filter, errors)
  return {
    conditions: read ? conjunctsOf(read) : [],
    words,
    keys: sort === undefined ? [] : readSortList(properties, sort, errors)
  }
}
