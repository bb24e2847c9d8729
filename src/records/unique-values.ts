import type { CustomProperty, Definitions } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'
import { type UniqueKeys, uniqueKeysOf, usableValues, type ValuePatch, type Values, valueAt } from '../custom/values.ts'
import { type AnyPgColumn, getTableColumns, sql } from '../db/drizzle.ts'
import { columnsOfRows, listOf } from '../db/lists.ts'
import { preparedFor } from '../db/prepared.ts'
import { tenantSequences, uniqueValues } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { isUuid } from '../formats.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { referencesOf } from './references.ts'

// What custom values mean beyond their record: unique ones, in a table that says which record holds which, and users.

/** What names a unique value: its property, and the digests of what it is compared by. */
export type Named = { propertyId: string; key: string; formerKeys?: string[] }

/** A unique value that a record may hold; `property` is the property's key. */
export type UniqueValue = UniqueKeys & Named & { property: string }

/** The unique values among a record's values, in the order of the definitions. */
export function uniqueValuesOf({ all }: Definitions, values: Values): UniqueValue[] {
  if (Object.keys(values).length === 0) return []
  return [...all.values()].flatMap((property) => {
    const value = property.isUnique ? valueAt(values, property.key) : undefined
    return value === undefined ? [] : (uniqueValueOf(property, value) ?? [])
  })
}

function uniqueValueOf(property: CustomProperty, value: Values[string]): UniqueValue | undefined {
  const keys = uniqueKeysOf(property, value)
  return keys && { ...keys, propertyId: property.id, property: property.key }
}

/** Those of the values that aren't among the others. */
export function lacking(values: UniqueValue[], others: UniqueValue[]): UniqueValue[] {
  return values.filter(
    (one) => !others.some((other) => nameOf(one) === nameOf(other) && one.searchKey === other.searchKey)
  )
}

/** The unique values that a row may give a record which hasn't got them; what isn't of its property's type is left out. */
export function wantedBy(definitions: Definitions, old: Row, { custom }: Row): UniqueValue[] {
  const values = valuesIn(custom)
  if (Object.keys(values).length === 0) return []
  const wanted = [...definitions.active.values()].flatMap((property) => {
    const given = property.isUnique ? valueAt<unknown>(values, property.key) : undefined
    const value = given == null ? undefined : valueTypes[property.type].read(given, property)
    return value === undefined ? [] : (uniqueValueOf(property, value) ?? [])
  })
  return lacking(wanted, uniqueValuesOf(definitions, (old.custom ?? {}) as Values))
}

/** The users whom a row's values name and the record's don't, by key. */
export function usersIn({ all }: Definitions, old: Row, { custom }: Row): [key: string, userId: string][] {
  const [before, values] = [(old.custom ?? {}) as Values, valuesIn(custom)]
  if (Object.keys(values).length === 0) return []
  return [...all.values()].flatMap(({ type, key }): [string, string][] => {
    const value = type === 'user' ? valueAt<unknown>(values, key) : undefined
    return typeof value === 'string' && isUuid(value) && value !== valueAt(before, key) ? [[key, value]] : []
  })
}

/** The values that a row names one by one. */
function valuesIn(custom: unknown): Row {
  return typeof custom === 'object' ? Object(custom) : {}
}

/** Of values that are brought back those that can still be set: without what is gone or archived by now. */
export function usableOf(definitions: Definitions, patch: ValuePatch, users: ReadonlySet<string>): ValuePatch {
  const isThere = ([key, value]: [string, unknown]) => value !== null || definitions.active.has(key)
  const entries = Object.entries(patch).filter(isThere)
  const usable = usableValues(definitions, Object.fromEntries(entries.filter(([, value]) => value !== null)) as Values)
  const gone = usersIn(definitions, {}, { custom: usable }).filter(([, id]) => !users.has(id))
  const names = gone.map(([key]) => key)
  return Object.fromEntries(entries.filter(([key, value]) => value === null || (key in usable && !names.includes(key))))
}

/** The columns of the records that may hold a value. */
export const holderIds = listOf(
  referencesOf(uniqueValues).flatMap(({ property, onDelete }) => {
    const column = (getTableColumns(uniqueValues) as Record<string, AnyPgColumn>)[property]
    return column && property !== 'propertyId' && onDelete === 'cascade' ? [column] : []
  })
)

const deleteUnique = statement(
  'unique_delete',
  sql`delete from ${uniqueValues} where ${mine(
    uniqueValues,
    sql`(${uniqueValues.propertyId}, ${uniqueValues.key}, coalesce(${holderIds})) in (
    select * from unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('key')}::text[], ${sql.placeholder('id')}::uuid[]))`
  )}`
)

/** The record type's own statement that adds unique values. */
export const insertUniqueStatement = preparedFor(({ entity }: AnyRecordKind) =>
  statement(
    `${entity}_unique_insert`,
    sql`insert into ${uniqueValues} (tenant_id, property_id, key, search_key, ${sql.identifier(`${entity}_id`)})
      select ${tenantSequences.tenantId}, taken.property_id, taken.key, taken.search_key, taken.id
      from ${tenantSequences}, unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('key')}::text[],
        ${sql.placeholder('searchKey')}::text[], ${sql.placeholder('id')}::uuid[]) as taken (property_id, key, search_key, id)
      where ${mine(tenantSequences)}`
  )
)

/** What is named, once for each key that it may be stored by. */
export function withFormer({ propertyId, key, formerKeys = [] }: Named): (Named & { former: string })[] {
  return [key, ...formerKeys].map((former) => ({ propertyId, key, former }))
}

/** Frees and takes the unique values of records: first all that are freed, since others may take them. */
export function sendUnique(
  { tenantId }: TenantScope,
  tx: Executor,
  kind: AnyRecordKind,
  changes: { id: string; freed: UniqueValue[]; taken: UniqueValue[] }[]
): Promise<unknown>[] {
  const freed = changes.flatMap(({ id, freed }) =>
    freed.flatMap(withFormer).map(({ propertyId, former }) => ({ propertyId, key: former, id }))
  )
  const taken = changes.flatMap(({ id, taken }) => taken.map((held) => ({ ...held, id })))
  const sent: Promise<unknown>[] = []
  if (freed.length > 0)
    sent.push(run(tx, deleteUnique, { tenantId, ...columnsOfRows(freed, 'propertyId', 'key', 'id') }))
  if (taken.length > 0) {
    const values = { tenantId, ...columnsOfRows(taken, 'propertyId', 'key', 'searchKey', 'id') }
    sent.push(run(tx, insertUniqueStatement(kind), values))
  }
  return sent
}

/** A unique value as a key of maps. */
export function nameOf({ propertyId, key }: Named): string {
  return `${propertyId} ${key}`
}
