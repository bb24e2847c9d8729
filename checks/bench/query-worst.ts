import type { QueryWork } from './query-works.ts'

/** A condition of a filter. */
export const condition = (property: string, op: string, value: unknown) => ({ property, op, value })

/** As many conditions as a filter may have. */
const twenty = (make: (n: number) => object) => Array.from({ length: 20 }, (_, n) => make(n))

/** Searches that read all that the tenant has: what takes over two seconds is refused, and otherwise they have no bar. */
export const worstWorks: QueryWork[] = [
  {
    name: 'all: sorted by companyName',
    entity: 'contacts',
    body: { sort: [{ property: 'companyName', direction: 'desc' }] }
  },
  {
    name: 'all: companyName contains',
    entity: 'contacts',
    body: { filter: condition('companyName', 'contains', 'none'), count: true }
  },
  {
    name: 'all: contains on notes',
    entity: 'contacts',
    body: { filter: { or: twenty((n) => condition('notes', 'contains', `none ${n}`)) } }
  }
]
