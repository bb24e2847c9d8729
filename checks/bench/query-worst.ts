import type { QueryWork } from './query-works.ts'

/** A condition of a filter. */
export const condition = (property: string, op: string, value: unknown) => ({ property, op, value })

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const fifty = (make: (n: number) => object) => times(50, make)
/** Conditions on all of these properties in turn, none of which any record matches. */
const spread = (properties: string[], count = 50) => ({
  or: times(count, (n) => condition(properties[n % properties.length] ?? '', 'contains', `none ${n}`))
})
/** Conditions on tags: all records have one of each list, and none is left out before all lists are compared. */
const tagLists = (count: number) =>
  times(count, (n) => condition('tags', 'hasAny', [...ofAll, ...many.map((m) => `${n}_${m}`)]))
/** What an index serves and all records match. */
const sinceEver = condition('createdAt', 'gte', '2000-01-01')
const descending = (...names: string[]) => names.map((property) => ({ property, direction: 'desc' }))
const ofAll = ['tier-0', 'tier-1', 'tier-2']
const many = Array.from({ length: 490 }, (_, m) => m)
const contactTexts = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'title',
  'department',
  'companyName',
  'address'
]
const moreContactTexts = ['city', 'state', 'country', 'postalCode', 'leadSource', 'notes', 'ownerName']
const allContactTexts = [...contactTexts, ...moreContactTexts]
const dealNames = ['contactName', 'companyName', 'stageName', 'ownerName']
const byNames = descending('contactName', 'companyName', 'dealName')
const activityTexts = ['subject', 'body', 'contactName', 'companyName', 'dealName', 'ownerName']

/** The dearest of a search through all operators, properties and nestings that a filter may have. */
export const worstWorks: QueryWork[] = [
  {
    name: 'worst: contains',
    entity: 'contacts',
    body: { filter: spread(['notes']) }
  },
  {
    name: 'worst: all names begin so',
    entity: 'contacts',
    body: { filter: { and: fifty(() => condition('lastName', 'startsWith', 'last')) }, count: true }
  },
  {
    name: 'worst: a name or an id',
    entity: 'contacts',
    body: {
      filter: {
        or: fifty((n) => {
          const id = `00000000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
          return n % 2 ? condition('id', 'eq', id) : condition('lastName', 'startsWith', 'last')
        })
      },
      count: true
    }
  },
  {
    name: 'worst: 25,000 tags',
    entity: 'contacts',
    body: { filter: { and: tagLists(50) }, count: true }
  },
  {
    name: 'worst: 12,000 tags and texts',
    entity: 'contacts',
    body: {
      filter: { and: [...tagLists(25), { not: spread(allContactTexts, 25) }] },
      sort: descending('companyName', 'ownerName', 'lastName'),
      count: true
    }
  },
  {
    name: 'worst: all texts of contacts',
    entity: 'contacts',
    body: { filter: { not: spread(allContactTexts) }, sort: descending('companyName', 'lastName'), count: true }
  },
  {
    name: 'worst: the same, and words',
    entity: 'contacts',
    body: {
      q: 'l p e t m',
      filter: { not: spread(allContactTexts) },
      sort: descending('companyName', 'ownerName', 'lastName'),
      count: true
    }
  },
  {
    name: 'worst: all of activities',
    entity: 'activities',
    body: { filter: { and: [sinceEver, { not: spread(activityTexts, 49) }] }, sort: byNames, count: true }
  },
  {
    name: 'worst: none of activities',
    entity: 'activities',
    body: { filter: spread(activityTexts) }
  },
  {
    name: 'worst: a word, by three names',
    entity: 'activities',
    body: { q: 'c', sort: byNames, count: true }
  },
  {
    name: 'worst: two of each name',
    entity: 'deals',
    body: {
      filter: {
        and: [
          condition('status', 'in', ['open', 'won', 'lost']),
          { not: { or: [...spread(dealNames, 8).or, ...spread(['notes'], 41).or] } }
        ]
      },
      sort: descending('contactName', 'companyName', 'name'),
      count: true
    }
  }
]
