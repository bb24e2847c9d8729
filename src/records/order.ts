import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Bind, Part } from './condition.ts'
import { comparable, isNullable, sqlTypeOf } from './property.ts'
import type { SortKey } from './sort.ts'

/** What the keys of an order are compared as, in the place where they are compared. */
export type Compared = (key: SortKey) => SQL

const inRecord: Compared = ({ property }) => comparable(property)

/** How records are ordered: by the keys, nulls last, and then by id, which is the order of their creation. */
export function orderPart(keys: SortKey[], id: SQLWrapper, compared = inRecord): Part {
  const orders = keys.map((key) => sql`${compared(key)}${direction(key)}`)
  const shape = keys.map(({ name, isDescending }) => `${isDescending ? '-' : ''}${name}`).join()
  return { shape, sql: sql.join([...orders, sql`${id}`], sql`, `) }
}

/** What follows a key in an order. Ascending, nulls are last anyway; and where there are none, an index can be followed. */
function direction({ property, isDescending }: SortKey): SQL {
  if (!isDescending) return sql``
  return isNullable(property) ? sql` desc nulls last` : sql` desc`
}

/**
 * What is true of all records, and lets the index of a time be followed where it comes first: each of those is limited to
 * what has one (db/schema.ts).
 */
export function presencePart([first]: SortKey[]): Part | undefined {
  if (first?.property.type !== 'time' || isNullable(first.property)) return undefined
  return { shape: 'present', sql: sql`${first.property.source} >= '-infinity'` }
}

/** A position in an order: the values of its keys, and the id. */
export type Position = { values: (string | null)[]; id: string }

/** Records that come after a position. */
export function afterPart(
  keys: SortKey[],
  id: SQLWrapper,
  position: Position,
  bind: Bind,
  comparedAs = inRecord
): Part {
  const [key, ...others] = keys
  if (!key) return { shape: 'id', sql: sql`${id} > ${bind(position.id)}::uuid` }
  const [value = null, ...values] = position.values
  const compared = comparedAs(key)
  const rest = afterPart(others, id, { values, id: position.id }, bind, comparedAs)
  if (value === null) return { shape: `null,${rest.shape}`, sql: sql`(${compared} is null and ${rest.sql})` }
  const bound = sql`${bind(value)}::${sqlTypeOf[key.property.type]}`
  const further = sql.raw(key.isDescending ? '<' : '>')
  const condition = isNullable(key.property)
    ? sql`(${compared} ${further} ${bound} or ${compared} is null or (${compared} = ${bound} and ${rest.sql}))`
    : // So that an index is read from here on.
      sql`(${compared} ${further}= ${bound} and (${compared} ${further} ${bound} or ${rest.sql}))`
  return { shape: `value,${rest.shape}`, sql: condition }
}
