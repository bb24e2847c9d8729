import type { QueryWork } from './query-works.ts'

/** A condition of a filter. */
export const condition = (property: string, op: string, value: unknown) => ({ property, op, value })

const fifty = (make: (n: number) => object) => Array.from({ length: 50 }, (_, n) => make(n))
/** Conditions on all of these properties in turn, none of which any record matches. */
const spread = (properties: string[]) => ({
  or: fifty((n) => condition(properties[n % properties.length] ?? '', 'contains', `none ${n}`))
})
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
    body: {
      // All records have one of each list, and none is left out before all lists are compared.
      filter: { and: fifty((n) => condition('tags', 'hasAny', [...ofAll, ...many.map((m) => `${n}_${m}`)])) },
      count: true
    }
  },
  {
    name: 'worst: all texts of contacts',
    entity: 'contacts',
    body: {
      filter: { not: spread([...contactTexts, ...moreContactTexts]) },
      sort: descending('companyName', 'lastName'),
      count: true
    }
  },
  {
    name: 'worst: all of activities',
    entity: 'activities',
    body: {
      filter: { not: spread(activityTexts) },
      sort: descending('contactName', 'companyName', 'dealName'),
      count: true
    }
  }
]
