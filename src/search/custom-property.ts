import { type CustomProperty, type Entity, isSortable, type TenantProperties } from '../custom/definitions.ts'
import { type AnyPgColumn, eq, getTableColumns, type SQL, sql } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import { uniqueValues } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { type Property, type PropertyType, propertiesOf } from './property.ts'
import type { Condition, Custom } from './query.ts'

const findable = preparedFor((properties: TenantProperties) =>
  preparedFor((kind: AnyRecordKind) => ({
    ...propertiesOf(kind),
    ...Object.fromEntries(customProperties(kind, properties))
  }))
)

/** All that a tenant's records of a kind are found by: the properties of the kind, and the custom ones as `custom.<key>`. */
export function findableBy(kind: AnyRecordKind, properties: TenantProperties): Record<string, Property> {
  return findable(properties)(kind)
}

function customProperties(kind: AnyRecordKind, properties: TenantProperties): [string, Property][] {
  if (!kind.query) return []
  return [...properties.of(kind.entity as Entity).active.values()].map(({ id, key, type, isUnique, options }) => {
    const property = customProperty(kind, { id, key, type, isUnique }, 'key')
    const choices = options?.map(({ value }) => value)
    return [`custom.${key}`, choices ? { ...property, choices } : property]
  })
}

const types: Record<CustomProperty['type'], PropertyType> = {
  text: 'text',
  url: 'text',
  number: 'number',
  date: 'time',
  datetime: 'time',
  boolean: 'boolean',
  select: 'choice',
  multiselect: 'tags',
  user: 'id'
}

/** How a custom property is compared; `parameter` names the parameter that has its key. */
export function customProperty(kind: AnyRecordKind, custom: Custom, parameter: string): Property {
  const column = customColumn(kind)
  const key = sql`${sql.placeholder(parameter)}::text`
  const text = sql`(${column} ->> ${key})`
  const rest = {
    custom,
    isSortable: isSortable(custom.type),
    isIndexedByWord: false,
    isNullable: true
  }
  // Options have no order but that of their list.
  if (custom.options) {
    const options = sql`${sql.placeholder(`${parameter}Options`)}::text[]`
    return { ...rest, type: 'number', source: sql`array_position(${options}, ${text})` }
  }
  const type = types[custom.type]
  const sources: Partial<Record<PropertyType, SQL>> = {
    number: sql`${text}::numeric`,
    time: sql`${text}::timestamptz`,
    boolean: sql`${text}::boolean`,
    id: sql`${text}::uuid`,
    tags: sql`(${column} -> ${key})`
  }
  return { ...rest, type, source: sources[type] ?? text }
}

/** Whether a condition asks for values of a unique property, which an index knows the records of. */
export function isLookup({ op, custom }: Condition): boolean {
  return custom?.isUnique === true && (op === 'eq' || op === 'in')
}

/** Records with one of the values in the parameter `values`, of the custom property whose id is in `property`. */
export function lookupSql({ table, entity }: AnyRecordKind, property: SQL, values: SQL): SQL {
  const holder = (getTableColumns(uniqueValues) as Record<string, AnyPgColumn>)[`${entity}Id`]
  if (!holder) throw new Error(`${entity} has no unique values`)
  const isWanted = mine(
    uniqueValues,
    eq(uniqueValues.propertyId, property),
    sql`${uniqueValues.searchKey} = any(${values})`
  )
  return sql`${table.id} = any(array(select ${holder} from ${uniqueValues} where ${isWanted}))`
}

function customColumn({ table, entity }: AnyRecordKind): AnyPgColumn {
  const column = (getTableColumns(table) as Record<string, AnyPgColumn>).custom
  if (!column) throw new Error(`${entity} has no custom properties`)
  return column
}
