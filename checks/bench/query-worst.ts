import type { QueryWork } from './query-works.ts'

/** A condition of a filter. */
export const condition = (property: string, op: string, value: unknown) => ({ property, op, value })

/** As many conditions as a filter may have. */
const twenty = (make: (n: number) => object) => Array.from({ length: 20 }, (_, n) => make(n))
/** Conditions on all of these properties in turn, none of which any record matches. */
const noneOf = (properties: string[]) => ({
  or: twenty((n) => condition(properties[n % properties.length] ?? '', 'contains', `none ${n}`))
})
const descending = (...names: string[]) => names.map((property) => ({ property, direction: 'desc' }))
const contactTexts = [
  ...['firstName', 'lastName', 'email', 'phone', 'mobile', 'title', 'department', 'companyName', 'address'],
  ...['city', 'state', 'country', 'postalCode', 'leadSource', 'notes', 'ownerName']
]
/** All records have one of each list, and none is left out before all lists are compared. */
const ofAll = ['tier-0', 'tier-1', 'tier-2', ...Array.from({ length: 490 }, (_, n) => `none ${n}`)]

/** Searches that read all that the tenant has: what takes over two seconds is refused, and otherwise they have no bar. */
export const worstWorks: QueryWork[] = [
  {
    name: 'all: sorted by companyName',
    entity: 'contacts',
    body: { sort: descending('companyName') }
  },
  {
    name: 'all: companyName contains',
    entity: 'contacts',
    body: { filter: condition('companyName', 'contains', 'none'), count: true }
  },
  {
    name: 'all: contains on notes',
    entity: 'contacts',
    body: { filter: noneOf(['notes']) }
  },
  {
    name: 'all: all names begin so',
    entity: 'contacts',
    body: { filter: { and: twenty(() => condition('lastName', 'startsWith', 'last')) }, count: true }
  },
  {
    name: 'all: texts of contacts',
    entity: 'contacts',
    body: { filter: { not: noneOf(contactTexts) }, sort: descending('companyName', 'lastName'), count: true }
  },
  {
    name: 'all: a word, by three names',
    entity: 'activities',
    body: { q: 'c', sort: descending('contactName', 'companyName', 'dealName'), count: true }
  },
  {
    name: 'all: 10,000 tags',
    entity: 'contacts',
    body: { filter: { and: twenty(() => condition('tags', 'hasAny', ofAll)) }, count: true }
  }
]
