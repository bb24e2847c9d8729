import { type CustomProperty, type Entity, isSortable, type TenantProperties } from '../custom/definitions.ts'
import type { Value } from '../custom/types.ts'
import { uniqueKeysOf } from '../custom/values.ts'
import { type AnyPgColumn, eq, getTableColumns, isNull, type SQL, sql } from '../db/drizzle.ts'
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

/** A condition on a unique property. */
export type Lookup = Condition & { custom: Custom }

/** Whether a condition asks for values of a unique property, which an index knows the records of. */
export function isLookup(condition: Condition): condition is Lookup {
  const { op, custom } = condition
  return custom?.isUnique === true && op === 'in'
}

/**
 * Records with one of the values that a condition names: of a text as no two records may have it, which of a row of 1.1.0 isn't known at
 * once; of a URL as texts are compared.
 */
export function lookupSql({ table, entity }: AnyRecordKind, { number, custom }: Lookup): SQL {
  const holder = (getTableColumns(uniqueValues) as Record<string, AnyPgColumn>)[`${entity}Id`]
  if (!holder) throw new Error(`${entity} has no unique values`)
  const isOfProperty = eq(uniqueValues.propertyId, sql`${sql.placeholder(`property${number}`)}`)
  const heldBy = (column: AnyPgColumn, parameter: string, ...more: SQL[]) => {
    const isWanted = sql`${column} = any(${sql.placeholder(`${parameter}${number}`)}::text[])`
    return sql`select ${holder} from ${uniqueValues} where ${mine(uniqueValues, isOfProperty, isWanted, ...more)}`
  }
  const { key, uniqueKey, searchKey } = uniqueValues
  const found =
    custom.type === 'text'
      ? sql`${heldBy(uniqueKey, 'value')} union all ${heldBy(key, 'former', isNull(uniqueKey))}`
      : heldBy(searchKey, 'search')
  return sql`${table.id} = any(array(${found}))`
}

/** What the parameters of that are filled in with. */
export function lookupValues({ number, value, custom }: Lookup): [string, unknown][] {
  const keys = [value].flat().flatMap((one) => uniqueKeysOf(custom, one as Value) ?? [])
  return [
    [`property${number}`, custom.id],
    [`value${number}`, keys.map(({ key }) => key)],
    [`former${number}`, keys.map(({ formerKey }) => formerKey)],
    [`search${number}`, keys.map(({ searchKey }) => searchKey)]
  ]
}

function customColumn({ table, entity }: AnyRecordKind): AnyPgColumn {
  const column = (getTableColumns(table) as Record<string, AnyPgColumn>).custom
  if (!column) throw new Error(`${entity} has no custom properties`)
  return column
}
