import { type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import { listOf } from '../db/lists.ts'

/** What records are ordered by, from the first term to the last, which tells any two apart. */
export type Term = {
  sql: SQLWrapper
  isDescending: boolean
  isNullable: boolean
  /** The value of the record that a page begins behind; undefined for null. */
  position?: SQL | undefined
}

/** An `order by` without these words; nulls last. */
export function orderSql(terms: Term[]): SQL {
  // Ascending, nulls are last anyway; and where there are none, an index can be followed.
  const direction = ({ isDescending, isNullable }: Term) =>
    sql.raw(isDescending ? (isNullable ? ' desc nulls last' : ' desc') : '')
  return listOf(terms.map((term) => sql`${term.sql}${direction(term)}`))
}

/** Whether the terms compare as one row: then an index has one place where a page begins. */
export function isRow(terms: Term[]): boolean {
  return terms.every(({ isNullable, isDescending }) => !isNullable && isDescending === terms[0]?.isDescending)
}

/** Records behind the position; with `isIncluded` the one in its place, too. `isRow` must be true of the terms. */
export function rowAfter(terms: Term[], position: SQL, isIncluded = false): SQL {
  const operator = `${terms[0]?.isDescending ? '<' : '>'}${isIncluded ? '=' : ''}`
  return sql`(${listOf(terms.map((term) => term.sql))}) ${sql.raw(operator)} (${position})`
}

/** Records that come after the positions of all terms. */
export function afterSql([first, ...others]: Term[]): SQL {
  if (!first) return sql`false`
  const { sql: subject, position, isNullable } = first
  if (others.length === 0) return sql`${subject} > ${position}`
  const rest = afterSql(others)
  if (!position) return sql`(${subject} is null and ${rest})`
  const further = sql.raw(first.isDescending ? '<' : '>')
  return isNullable
    ? sql`(${subject} ${further} ${position} or ${subject} is null or (${subject} = ${position} and ${rest}))`
    : // The first condition says nothing new, but PostgreSQL begins to read an index where it says.
      sql`(${subject} ${further}= ${position} and (${subject} ${further} ${position} or ${rest}))`
}
