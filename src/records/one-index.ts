import { gte, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Settings } from '../db/statement.ts'
import type { Bind, Part } from './condition.ts'
import type { Condition, Filter } from './filter.ts'
import type { Search } from './find-page.ts'
import { presencePart } from './order.ts'
import type { Operator } from './property.ts'
import type { AnyRecordKind } from './record.ts'

// Searches that one index serves whatever their values are. Their plan needs to be made only once a connection, which takes
// as long as to read the page.

/** A value that all of a search's records have, in a column with an index. */
export type OneValue = { name: string; column: AnyPgColumn; value: unknown }

/** The only condition of a search in the usual order, where it asks for what lists can be filtered by, too. */
export function oneValueOf(kind: AnyRecordKind, { filter, words, more, keys }: Search): OneValue | undefined {
  const [condition, ...others] = filter ? conditionsOf(filter) : []
  if (!condition || others.length > 0 || words.length > 0 || more || keys.length > 0) return undefined
  const { name, op, property, value } = condition
  // Texts compare by another form than the one in the index.
  if (op !== 'eq' || (property.type !== 'choice' && property.type !== 'id')) return undefined
  const column = Object.values(kind.filters).find((one) => one.column === property.source)?.column
  return column && { name, column, value }
}

/** The same with the column at the head of the order, as lists have it: so that its index is followed. */
export function oneValueParts(
  { name, column, value }: OneValue,
  id: SQLWrapper,
  lastId: string | undefined,
  bind: Bind
) {
  const wanted = bind(value)
  const conditions: Part[] = [{ shape: `only:${name}`, sql: sql`${gte(column, wanted)} and ${lte(column, wanted)}` }]
  const after: Part | undefined =
    lastId === undefined
      ? undefined
      : { shape: 'after', sql: sql`(${column}, ${id}) > (${wanted}, ${bind(lastId)}::uuid)` }
  return { conditions, after, order: { shape: '', sql: sql`${column}, ${id}` } }
}

/**
 * For what is chronological: an index has the order but for what is equal. Without knowing the values PostgreSQL 15 takes
 * what is left of the index for little, and would rather read and sort all of it.
 */
export const alongIndex: Settings = { enable_sort: 'off' }

const ranges: Operator[] = ['gt', 'gte', 'lt', 'lte']

/** Whether a search asks for a stretch of time, or all of it, in the order of that time. */
export function isChronological({ filter, words, more, keys }: Search): boolean {
  const [key, ...others] = keys
  if (!key || others.length > 0 || words.length > 0 || more || !presencePart(keys)) return false
  return (filter ? conditionsOf(filter) : []).every(
    (condition) => condition?.property === key.property && ranges.includes(condition.op)
  )
}

/** The conditions that must all hold; undefined in the place of anything else. */
function conditionsOf(filter: Filter): (Condition | undefined)[] {
  if ('property' in filter) return [filter]
  return 'and' in filter ? filter.and.flatMap(conditionsOf) : [undefined]
}
