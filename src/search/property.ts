import { type AnyPgColumn, Column, getTableColumns, is, type SQL, sql } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import { compared } from '../db/schema/columns.ts'
import { FormerValue } from '../records/past.ts'
import { type AnyRecordKind, ReferencedValue } from '../records/record.ts'
import type { Custom, Operator } from './query.ts'

export type PropertyType = 'text' | 'choice' | 'number' | 'time' | 'boolean' | 'id' | 'tags'

/** How records are found and sorted by a property of their response. */
export type Property = {
  type: PropertyType
  /** What is compared, in its own SQL type: a column of the record or of the record that `reference` leads to, or an expression. */
  source: AnyPgColumn | SQL
  /** How the other record is found, where the source is another record's. */
  reference?: ReferencedValue<unknown>
  /** Where it is a custom property. */
  custom?: Custom
  /** All values of a choice, or of tags that are chosen from a list. */
  choices?: readonly string[]
  isSortable: boolean
  /** Whether each of its words is in the record's index of words. */
  isIndexedByWord: boolean
  /** Whether the property may be null. */
  isNullable: boolean
  /** What a text is where it isn't compared as one alone. */
  sort?: 'phone' | 'host' | 'email'
}

/** The properties that records of a kind are found by, in the order of the response; made of its view. */
export const propertiesOf = preparedFor(
  (kind: AnyRecordKind): Record<string, Property> => Object.fromEntries(describeAll(kind))
)

function describeAll(kind: AnyRecordKind): [string, Property][] {
  // Lists are ordered by it (`updatedSince`), also where it isn't shown.
  const names = new Set([...Object.keys(kind.view).filter((name) => name !== 'custom'), 'updatedAt'])
  return [...names].flatMap((name) => {
    const property = describeProperty(kind, name)
    if (!property && kind.query) throw new Error(`${kind.entity}: nobody says of what type ${name} is`)
    return property ? [[name, property]] : []
  })
}

function describeProperty({ table, view, query }: AnyRecordKind, name: string): Property | undefined {
  const shown: unknown = view[name]
  const isSortable = !query?.unsortable?.includes(name)
  const isIndexedByWord = query?.indexedByWord.includes(name) ?? false
  if (shown instanceof ReferencedValue) {
    return { type: 'text', source: shown.value, reference: shown, isSortable, isIndexedByWord, isNullable: true }
  }
  if (shown instanceof FormerValue && !query?.booleans?.includes(name)) {
    return { type: 'text', source: shown, isSortable, isIndexedByWord, isNullable: true }
  }
  // A moment is shown by an expression, and compared as it is stored.
  const column = is(shown, Column) ? (shown as AnyPgColumn) : (getTableColumns(table) as Columns)[name]
  if (column) {
    const type = typeOf(column)
    const choices = type === 'choice' ? { choices: column.enumValues ?? [] } : {}
    const sort = query?.sorts?.[name]
    const rest = {
      isSortable: isSortable && type !== 'tags',
      ...{ isIndexedByWord, isNullable: !column.notNull },
      ...(sort && { sort })
    }
    return { type, source: column, ...choices, ...rest }
  }
  if (!query?.booleans?.includes(name)) return undefined
  return { type: 'boolean', source: shown as SQL, isSortable, isIndexedByWord, isNullable: false }
}

type Columns = Record<string, AnyPgColumn | undefined>

function typeOf(column: AnyPgColumn): PropertyType {
  const type = column.getSQLType()
  if (type === 'text[]') return 'tags'
  if (type === 'uuid') return 'id'
  if (type === 'boolean') return 'boolean'
  if (type.startsWith('timestamp')) return 'time'
  if (/^(integer|bigint|numeric)/.test(type)) return 'number'
  return column.enumValues?.length ? 'choice' : 'text'
}

const ordered: Operator[] = ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'isNull']

/** The operators of each type. */
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

/**
 * What is compared for order: texts by the code points of their normalised form, whatever the database's collation. `source` is
 * the property's own, or something else that has its value.
 */
export function comparable({ type }: Property, source: AnyPgColumn | SQL): SQL {
  if (type === 'text') return sql`${compared(source)} collate "C"`
  return type === 'choice' ? sql`${source} collate "C"` : sql`${source}`
}

/** What the id in a property of a record stands for, where that has a name. */
export function nameIn({ view, query }: AnyRecordKind, property: string): ReferencedValue<unknown> | undefined {
  const shown = [query?.names?.[property], ...Object.values(view)].filter((one) => one instanceof ReferencedValue)
  return shown.find(({ column }) => column === view[property])
}

/** A telephone number as it is compared (texts/phones.ts). */
export function comparablePhone(source: AnyPgColumn | SQL): SQL {
  return sql`coalesce(nullif(public.crm_digits(${source}), ''), ${compared(source)}) collate "C"`
}
