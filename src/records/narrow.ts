import { conditionPart, joinParts, type Part, queryPart, type Searched } from './condition.ts'
import type { Filter } from './filter.ts'
import { wordQuery } from './fold.ts'
import { isReference, wordsToFind } from './indexed.ts'

// What is true of all records that match a filter, and is read off an index of words. It stands beside the filter and not within
// it: PostgreSQL takes for granted what it read off an index only where that is a whole condition, and would otherwise make each
// record's words, which takes many times as long as to compare it.

/** What must all hold: a query for words, and conditions that another index serves or that have such a query in them. */
type Narrowing = { query: string | undefined; others: Part[]; hasWords: boolean }

/** Of words that must all be there, so many narrow a search down; each further one reads the index for nothing. */
const maxLookedUp = 3

/** What is true of records that match all of these filters. Conditions that another index serves stand for themselves. */
export function narrowingParts(searched: Searched, filters: Filter[]): Part[] {
  const found = filters.map((one) => narrowingOf(searched, one)).filter((one) => one?.hasWords)
  return partsOf(searched, conjunction(found as Narrowing[]))
}

/** Undefined where no index serves the filter. */
function narrowingOf(searched: Searched, filter: Filter): Narrowing | undefined {
  if ('not' in filter) return undefined
  if ('and' in filter) {
    const found = filter.and.map((one) => narrowingOf(searched, one)).filter((one) => one !== undefined)
    return found.length > 0 ? conjunction(found) : undefined
  }
  if ('or' in filter) {
    const found = filter.or.map((one) => narrowingOf(searched, one)).filter((one) => one !== undefined)
    return found.length === filter.or.length ? disjunction(searched, found) : undefined
  }
  const query = wordQuery(searched.tenantId, wordsToFind(filter))
  if (query !== null) return { query, others: [], hasWords: true }
  if (!isReference(filter)) return undefined
  // PostgreSQL 18 makes one comparison of several with `=`, and then has another condition than was read off the index.
  const ids = { ...filter, op: 'in' as const, value: [filter.value].flat() }
  return { query: undefined, others: [conditionPart(searched, ids)], hasWords: false }
}

function conjunction(some: Narrowing[]): Narrowing {
  const queries = distinctQueries(some).slice(0, maxLookedUp)
  return {
    query: queries.length > 0 ? queries.join(' & ') : undefined,
    others: some.flatMap(({ others }) => others),
    hasWords: some.some(({ hasWords }) => hasWords)
  }
}

/** Words of several are looked up at once. */
function disjunction(searched: Searched, some: Narrowing[]): Narrowing {
  const [ofWords, mixed] = [
    some.filter(({ others }) => others.length === 0),
    some.filter(({ others }) => others.length > 0)
  ]
  const query = distinctQueries(ofWords).join(' | ') || undefined
  if (mixed.length === 0) return { query, others: [], hasWords: true }
  const parts = mixed.map((one) => joinParts('and', partsOf(searched, one)))
  const either = joinParts('or', [...partsOf(searched, { query, others: [], hasWords: true }), ...parts])
  return { query: undefined, others: [either], hasWords: some.some(({ hasWords }) => hasWords) }
}

function distinctQueries(some: Narrowing[]): string[] {
  return [...new Set(some.flatMap(({ query }) => (query === undefined ? [] : [`(${query})`])))]
}

function partsOf(searched: Searched, { query, others }: Narrowing): Part[] {
  return query === undefined ? others : [queryPart(searched, query), ...others]
}
