import type { Context } from '../contract.ts'
import { type FieldError, invalidRequest } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import { type Filter, readFilter } from './filter.ts'
import { findPage } from './find-page.ts'
import { wordsIn } from './fold.ts'
import { type AnyRecordKind, type KindThatShows, queriedOf } from './record.ts'
import { readSortList, readSortText, type SortKey } from './sort.ts'

/** The body of a search: the contract's `…SearchRequest`. */
export type SearchRequest = {
  filter?: unknown
  q?: string
  sort?: unknown
  limit?: number
  cursor?: string
  fields?: string[]
  count?: boolean
}

/** Records by filter, words and order. Throws a 400 with all that is wrong with the first two. */
export function search<R>(ctx: Context, kind: KindThatShows<R>, body: SearchRequest): Promise<Rendered<R[]>> {
  const errors: FieldError[] = []
  const { filter, keys } = readSearch(kind, body, errors)
  if (errors.length > 0) throw invalidRequest(errors)
  const { q, cursor, limit = 100, fields, count = false } = body
  return findPage(ctx, kind, {
    filter,
    words: q === undefined ? [] : wordsIn(q),
    keys,
    limit,
    fields: fields && Object.keys(kind.view).filter((name) => fields.includes(name)),
    withTotal: count,
    cursor: cursor === undefined ? undefined : { text: cursor, path: '/cursor' },
    identity: ['search']
  })
}

/** All that is wrong with what a schema can't say of a search, or of a list's `q` and `sort`. */
export function checkSearch(kind: AnyRecordKind, { body, query }: { body?: unknown; query?: unknown }): FieldError[] {
  const errors: FieldError[] = []
  if (typeof body === 'object' && body !== null) readSearch(kind, body as SearchRequest, errors)
  const { q, sort } = (query ?? {}) as { q?: unknown; sort?: unknown }
  if (typeof q === 'string') checkWords(q, 'q', errors)
  if (typeof sort === 'string') readSortText(queriedOf(kind).properties, sort, errors)
  return errors
}

function readSearch(
  kind: AnyRecordKind,
  { filter, sort, q }: SearchRequest,
  errors: FieldError[]
): { filter: Filter | undefined; keys: SortKey[] } {
  const { properties } = queriedOf(kind)
  if (typeof q === 'string') checkWords(q, '/q', errors)
  return {
    filter: filter === undefined ? undefined : readFilter(properties, filter, errors),
    keys: sort === undefined ? [] : readSortList(properties, sort, errors)
  }
}

function checkWords(q: string, path: string, errors: FieldError[]): void {
  if (q !== '' && wordsIn(q).length === 0) errors.push({ path, message: 'must have a letter or a digit' })
}
