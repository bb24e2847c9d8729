import type { AnyPgColumn } from '../db/drizzle.ts'
import type { Settings } from '../db/statement.ts'
import type { AnyRecordKind, Reference } from '../records/record.ts'
import { comparedBy, elsewhereOf, filterColumn, sortedBy } from './condition.ts'
import { isLookup } from './custom-property.ts'
import { type Condition, conditionsIn, type Filter, type Operator, type SortKey } from './query.ts'

/** All that the text of a page's statement depends on. The values of conditions and of the position are parameters. */
export type PageShape = {
  /** Conditions that must all hold. Their values are parameters, except those of `isNull`. */
  conditions: Filter[]
  keys: SortKey[]
  /**
   * Whether words are looked up; `hidden` from PostgreSQL's planner, which of a value that it doesn't see expects few records,
   * and so reads the index of words.
   */
  words: 'none' | 'seen' | 'hidden'
  /** Of each key, whether the record that the page begins behind has a value; undefined for the first page. */
  after: boolean[] | undefined
  /** In the order of the response schema; undefined for all. */
  fields: string[] | undefined
  hasOffset: boolean
  withTotal: boolean
}

/**
 * How PostgreSQL gets at a page (docs/decisions/search-plans.md):
 * - `index`: one index has beginning, order and end of the page, whatever the values are.
 * - `order`: an index has the order, and is read until the page is full.
 * - `sort`: all records that match are read, and sorted.
 */
type AccessPath = 'index' | 'order' | 'sort'

type Wanted = Pick<PageShape, 'conditions' | 'keys' | 'words'>

export function pathOf(kind: AnyRecordKind, wanted: Wanted): AccessPath {
  const { conditions, keys, words } = wanted
  const [first, ...others] = keys
  const isInOrder = !first || isTimeOfAll(kind, first)
  // PostgreSQL might read all records in their order, and compute the words of each.
  const hasWordsAndMore = words !== 'none' && conditions.length > 0
  // Few records have the values of a unique property, or are found by ids; in the order of an index all would be read for them.
  const isFew = conditions.some((filter) => 'op' in filter && (isLookup(filter) || isElsewhere(kind, filter)))
  if (!isInOrder || hasWordsAndMore || isFew || referencesIn(kind, wanted).length > 0) return 'sort'
  if (words !== 'none' || others.length > 0) return 'order'
  if (!first) return conditions.length === 0 || leadingFilter(kind, wanted) ? 'index' : 'order'
  const isRange = (filter: Filter) => 'op' in filter && filter.name === first.name && ranges.includes(filter.op)
  return conditions.every(isRange) ? 'index' : 'order'
}

/** Whether records are found by ids out of another table. */
function isElsewhere(kind: AnyRecordKind, condition: Condition): boolean {
  return condition.op !== 'ne' && condition.op !== 'isNull' && elsewhereOf(kind, condition) !== undefined
}

const ranges: (Operator | 'is')[] = ['gt', 'gte', 'lt', 'lte']

/** Whether all records have a value there, and an index has their order. */
function isTimeOfAll(kind: AnyRecordKind, key: SortKey): boolean {
  const { type, isNullable } = sortedBy(kind, key, 0)
  return type === 'time' && !isNullable
}

/**
 * The only condition, where it asks for one value of a column that lists are filtered by: its index has the records of that
 * value in the usual order.
 */
export function leadingFilter(
  kind: AnyRecordKind,
  { conditions: [only, ...others], keys, words }: Wanted
): { column: AnyPgColumn; condition: Condition } | undefined {
  if (!only || !('op' in only) || others.length > 0 || keys.length > 0 || words !== 'none') return undefined
  if (elsewhereOf(kind, only)) return undefined
  if (only.op === 'is') return { column: filterColumn(kind, only.name), condition: only }
  const { type, source } = comparedBy(kind, only)
  // Texts are compared normalised, which the column's index isn't.
  if (only.op !== 'eq' || (type !== 'choice' && type !== 'id')) return undefined
  const column = Object.values(kind.filters).find((filter) => filter.column === source)?.column
  return column && { column, condition: only }
}

/** What leads to the other records that a query compares or sorts by, each once. */
export function referencesIn(kind: AnyRecordKind, { conditions, keys }: Wanted): Reference<unknown>[] {
  const compared = conditions.flatMap(conditionsIn).filter(({ op }) => op !== 'is' && op !== 'isNull')
  const properties = [
    ...compared.map((condition) => comparedBy(kind, condition)),
    ...keys.map((key, index) => sortedBy(kind, key, index))
  ]
  const references = properties.flatMap(({ reference }) => reference ?? [])
  return [...new Map(references.map((reference) => [reference.table, reference])).values()]
}

/** PostgreSQL's settings for this query. Those of the connection have it make one plan for all values. */
export function settingsOf(kind: AnyRecordKind, shape: PageShape): Settings {
  // Without the values PostgreSQL 15 expects few rows behind the position in an index, and would rather read and sort all of them.
  if (pathOf(kind, shape) === 'index') return { enable_sort: 'off' }
  const forValues: Settings = { plan_cache_mode: 'force_custom_plan' }
  // Without statistics of a tenant PostgreSQL expects one record, and a nested loop would compare each record with each that it
  // may refer to.
  return referencesIn(kind, shape).length > 0 ? { ...forValues, enable_nestloop: 'off' } : forValues
}
