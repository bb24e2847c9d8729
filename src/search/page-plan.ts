import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import type { Settings } from '../db/statement.ts'
import type { AnyRecordKind, ReferencedValue } from '../records/record.ts'
import { comparedBy, filterColumn, joinTableOf, sortedBy } from './condition.ts'
import { isLookup } from './custom-property.ts'
import type { Property } from './property.ts'
import { type Condition, conditionsIn, type Filter, type SortKey } from './query.ts'

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
 *
 * Records of the past have no index: with `order` all of them are read, and the first ones kept.
 */
type AccessPath = 'index' | 'order' | 'sort'

/** A filter that is the only one, and the column of whose index it is. */
type LeadingFilter = { column: AnyPgColumn | SQL; condition: Condition }

/** How a page of records is read: all that its statement is put together from, found once. */
export type PagePlan = {
  kind: AnyRecordKind
  shape: PageShape
  path: AccessPath
  /** The properties that the shape's keys name, in their order. */
  sorted: Property[]
  /**
   * The only condition, where it asks for one value of a column that lists are filtered by: its index has the records of that
   * value in the usual order.
   */
  leading: LeadingFilter | undefined
  /** The only condition, where it asks for an address or a domain: whatever its spellings are, they lead to few records. */
  spelled: Condition | undefined
  /** What leads to the other records that are compared or sorted by, each once. */
  references: ReferencedValue<unknown>[]
  /** PostgreSQL's settings for the statement, which a page along an index can do without. */
  settings: Settings
}

/** Decides how a page of this shape is read. */
export function planPage(kind: AnyRecordKind, shape: PageShape): PagePlan {
  const sorted = shape.keys.map((key, index) => sortedBy(kind, key, index))
  const leading = leadingFilter(kind, shape)
  const references = referencesIn(kind, shape, sorted)
  const parts = { kind, shape, sorted, references }
  if (kind.past) return { ...parts, path: 'order', leading: undefined, spelled: undefined, settings: pastSettings }
  const path = references.length > 0 ? 'sort' : pathOf(kind, shape, sorted, leading)
  const spelled = path === 'sort' && references.length === 0 ? spelledFilter(shape) : undefined
  return { ...parts, path, leading, spelled, settings: spelled ? {} : settingsFor(path, references) }
}

/** The log is followed by the one index that has its order, and the latest change of each record kept in memory. */
const pastSettings: Settings = { enable_sort: 'off', work_mem: '64MB' }

/** The path of a page that compares and sorts by the records' own properties alone. */
function pathOf(
  kind: AnyRecordKind,
  { conditions, keys, words }: PageShape,
  [first, ...others]: Property[],
  leading: LeadingFilter | undefined
): AccessPath {
  // All records have such a time, and an index has their order.
  const isInOrder = !first || (first.type === 'time' && !first.isNullable)
  // PostgreSQL might read all records in their order, and compute the words of each.
  const hasWordsAndMore = words !== 'none' && conditions.length > 0
  // Few records have the values of a unique property, or are found by ids; in the order of an index all would be read for them.
  const isFew = conditions.some(
    (filter) => 'op' in filter && (filter.op === 'isSpelled' || isLookup(filter) || isElsewhere(kind, filter))
  )
  if (!isInOrder || hasWordsAndMore || isFew) return 'sort'
  if (words !== 'none' || others.length > 0) return 'order'
  if (!first) return conditions.length === 0 || leading ? 'index' : 'order'
  const isRange = (filter: Filter) => 'op' in filter && filter.name === keys[0]?.name && ranges.includes(filter.op)
  return conditions.every(isRange) ? 'index' : 'order'
}

/** Whether records are found by ids out of another table. */
function isElsewhere(kind: AnyRecordKind, condition: Condition): boolean {
  return condition.op !== 'ne' && condition.op !== 'isNull' && joinTableOf(kind, condition) !== undefined
}

const ranges: Condition['op'][] = ['gt', 'gte', 'lt', 'lte']

function spelledFilter({ conditions: [only, ...others], words }: PageShape): Condition | undefined {
  const isOnly = others.length === 0 && words === 'none'
  return isOnly && only && 'op' in only && only.op === 'isSpelled' ? only : undefined
}

function leadingFilter(
  kind: AnyRecordKind,
  { conditions: [only, ...others], keys, words }: PageShape
): LeadingFilter | undefined {
  if (!only || !('op' in only) || others.length > 0 || keys.length > 0 || words !== 'none') return undefined
  if (joinTableOf(kind, only)) return undefined
  if (only.op === 'is') return { column: filterColumn(kind, only.name), condition: only }
  const { type, source } = comparedBy(kind, only)
  // Texts are compared normalised, which the column's index isn't.
  if (only.op !== 'eq' || (type !== 'choice' && type !== 'id')) return undefined
  const column = Object.values(kind.filters).find((filter) => filter.column === source)?.column
  return column && { column, condition: only }
}

/** Operators that compare a column of the record itself. */
const ofColumn: Condition['op'][] = ['is', 'isSpelled', 'isNull']

function referencesIn(kind: AnyRecordKind, { conditions }: PageShape, sorted: Property[]): ReferencedValue<unknown>[] {
  const compared = conditions.flatMap(conditionsIn).filter(({ op }) => !ofColumn.includes(op))
  const properties = [...compared.map((condition) => comparedBy(kind, condition)), ...sorted]
  const references = properties.flatMap(({ reference }) => reference ?? [])
  return [...new Map(references.map((reference) => [reference.table, reference])).values()]
}

/** The settings of a connection have PostgreSQL make one plan for all values. */
function settingsFor(path: AccessPath, references: ReferencedValue<unknown>[]): Settings {
  // Without the values PostgreSQL 15 expects few rows behind the position in an index, and would rather read and sort all of them.
  if (path === 'index') return { enable_sort: 'off' }
  const forValues: Settings = { plan_cache_mode: 'force_custom_plan' }
  // Without statistics of a tenant PostgreSQL expects one record, and a nested loop would compare each record with each that it
  // may refer to.
  return references.length > 0 ? { ...forValues, enable_nestloop: 'off' } : forValues
}
