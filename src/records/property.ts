import { Column, is, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Schemas } from '../../generated/types.ts'
import type { RecordTable } from './record.ts'

export type Operator = Schemas['FilterOperator']
export type PropertyType = 'text' | 'choice' | 'number' | 'time' | 'boolean' | 'id' | 'tags'

/** How records can be found and sorted by a property; `Value` is what the response holds, null apart. */
export type QueryProperty<Value> = {
  readonly value?: Value
  type: PropertyType
  /** What is compared, in its own SQL type. */
  source: AnyPgColumn | SQL
  /** The whole list of what a choice can be. */
  choices?: readonly string[]
  isSortable: boolean
  /** Whether each of its words is in the index of words (db/words.ts). */
  hasWords?: boolean
  /** The record that the source is read from, where that isn't the one in question. */
  join?: Join
}

/** For each property of the response how it is queried: one that is left out, or is of another type, doesn't compile. */
export type QueryProperties<Response> = {
  [Property in keyof Response]-?: QueryProperty<NonNullable<Response[Property]>>
}

/** A record that is referred to, by what, and how it is found by words. */
export type Join = { table: RecordTable; by: AnyPgColumn; words?: SQL | undefined }
type More = { hasWords?: boolean; isSortable?: boolean }

/** A text, compared without regard to case and accents. */
export function text(source: AnyPgColumn, more: More = {}): QueryProperty<string> {
  return { type: 'text', source, isSortable: true, ...more }
}

/** The name of a record that is referred to; `words`, where there are any, hold those of the name. */
export function nameOf(
  table: RecordTable,
  by: AnyPgColumn,
  source: AnyPgColumn | SQL,
  words?: SQL
): QueryProperty<string> {
  return { type: 'text', source, isSortable: true, hasWords: words !== undefined, join: { table, by, words } }
}

/** One of a list of words, compared as it is. */
export function choice<Value extends string>(
  source: AnyPgColumn<{ data: Value }>,
  choices: readonly NoInfer<Value>[]
): QueryProperty<Value> {
  return { type: 'choice', source, isSortable: true, choices }
}

/** A whole number or a decimal. */
export function number(source: AnyPgColumn): QueryProperty<number> {
  return { type: 'number', source, isSortable: true }
}

/** A moment. */
export function time(source: AnyPgColumn): QueryProperty<string> {
  return { type: 'time', source, isSortable: true }
}

/** What is so or isn't, and never unknown. */
export function boolean(source: SQL): QueryProperty<boolean> {
  return { type: 'boolean', source, isSortable: true }
}

/** An identifier. */
export function id(source: AnyPgColumn): QueryProperty<string> {
  return { type: 'id', source, isSortable: true }
}

/** A list of labels. */
export function tags(source: AnyPgColumn): QueryProperty<string[]> {
  return { type: 'tags', source, isSortable: false }
}

const ordered: Operator[] = ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'isNull']

/** What each type can be asked. */
export const operatorsOf: Record<PropertyType, readonly Operator[]> = {
  text: [...ordered, 'contains', 'startsWith'],
  choice: ['eq', 'ne', 'in', 'isNull'],
  number: ordered,
  time: ordered,
  boolean: ['eq', 'ne', 'isNull'],
  id: ['eq', 'ne', 'in', 'isNull'],
  tags: ['hasAny', 'isNull']
}

/** The SQL type that values are compared as. */
export const sqlTypeOf: Record<PropertyType, SQL> = {
  text: sql.raw('text'),
  choice: sql.raw('text'),
  number: sql.raw('numeric'),
  time: sql.raw('timestamptz'),
  boolean: sql.raw('boolean'),
  id: sql.raw('uuid'),
  tags: sql.raw('text')
}

/** What is compared with values for order: texts by the code points of their folded form, whatever the database's collation. */
export function comparable({ type, source }: QueryProperty<unknown>): SQL {
  if (type === 'text') return sql`public.crm_fold(${source}) collate "C"`
  return type === 'choice' ? sql`${source} collate "C"` : sql`${source}`
}

/** The record's own column whose values are compared for order as they are stored; undefined where there is none. */
export function storedColumn({ type, source, join }: QueryProperty<unknown>): SQL | undefined {
  const isComparable = type === 'number' || type === 'time' || type === 'id'
  return isComparable && join === undefined && is(source, Column) ? sql`${sql.identifier(source.name)}` : undefined
}

/** What is compared with values for equality: another collation than the index's would keep it from being used. */
export function equatable(property: QueryProperty<unknown>): SQL {
  return property.type === 'choice' ? sql`${property.source}` : comparable(property)
}

/** Whether a record may have none. What isn't a column is of another record, or never null. */
export function isNullable({ join, source }: QueryProperty<unknown>): boolean {
  return join !== undefined || (is(source, Column) && !source.notNull)
}
