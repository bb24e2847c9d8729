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

/** What names a unique value: its property, and the digest of what it is compared by; 1.1.0 has another one. */
export type Named = { propertyId: string; key: string; formerKey?: string }

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
  const allKeysOf = (one: UniqueValue) => `${nameOf(one)} ${one.searchKey} ${one.formerKey}`
  const known = new Set(others.map(allKeysOf))
  return values.filter((one) => !known.has(allKeysOf(one)))
}

/** The unique values of a row that its record (`old`) doesn't hold yet; a value that isn't of its property's type is left out. */
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

/** The columns of the records that may hold a value, each with the records' table. */
export const holders = referencesOf(uniqueValues).flatMap(({ property, onDelete, target }) => {
  const column = (getTableColumns(uniqueValues) as Record<string, AnyPgColumn>)[property]
  return column && property !== 'propertyId' && onDelete === 'cascade' ? [{ column, target }] : []
})

/** The id of the record that holds a value, as a list for `coalesce`. */
export const holderIds = listOf(holders.map(({ column }) => column))

const holderColumn = ({ entity }: AnyRecordKind) => sql.identifier(`${entity}_id`)

/** `propertyId`, `id` (lists) → without the values of these properties that these records of the kind have. */
const deleteUniqueStatement = preparedFor((kind: AnyRecordKind) => {
  const isHeld = sql`${uniqueValues}.${holderColumn(kind)} = freed.id`
  return statement(
    `${kind.entity}_unique_delete`,
    sql`delete from ${uniqueValues} using unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('id')}::uuid[]) as freed (property_id, id)
      where ${mine(uniqueValues, isHeld, sql`${uniqueValues.propertyId} = freed.property_id`)}`
  )
})

/**
 * The record type's own statement that adds unique values. Where a record of 1.1.0 has a value's former key, and one that compares alike
 * with it is there, the other one's is made longer: whatever 1.1.0 told apart stays.
 */
export const insertUniqueStatement = preparedFor((kind: AnyRecordKind) => {
  const isKeyTaken = mine(
    uniqueValues,
    sql`${uniqueValues.propertyId} = taken.property_id`,
    sql`${uniqueValues.key} = taken.former_key`
  )
  const key = sql`case when exists (select from ${uniqueValues} where ${isKeyTaken}) then taken.former_key || ' ' || taken.id else taken.former_key end`
  return statement(
    `${kind.entity}_unique_insert`,
    sql`insert into ${uniqueValues} (tenant_id, property_id, key, unique_key, search_key, ${holderColumn(kind)})
      select ${tenantSequences.tenantId}, taken.property_id, ${key}, taken.key, taken.search_key, taken.id
      from ${tenantSequences}, unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('key')}::text[], ${sql.placeholder('formerKey')}::text[],
        ${sql.placeholder('searchKey')}::text[], ${sql.placeholder('id')}::uuid[]) as taken (property_id, key, former_key, search_key, id)
      where ${mine(tenantSequences)}`
  )
})

/** Frees and takes the unique values of records: first all that are freed, since others may take them. */
export function sendUnique(
  { tenantId }: TenantScope,
  tx: Executor,
  kind: AnyRecordKind,
  changes: { id: string; freed: UniqueValue[]; taken: UniqueValue[] }[]
): Promise<unknown>[] {
  const freed = changes.flatMap(({ id, freed }) => freed.map(({ propertyId }) => ({ propertyId, id })))
  const taken = changes.flatMap(({ id, taken }) => taken.map((held) => ({ ...held, id })))
  const sent: Promise<unknown>[] = []
  if (freed.length > 0)
    sent.push(run(tx, deleteUniqueStatement(kind), { tenantId, ...columnsOfRows(freed, 'propertyId', 'id') }))
  if (taken.length > 0) {
    const values = columnsOfRows(taken, 'propertyId', 'key', 'formerKey', 'searchKey', 'id')
    sent.push(run(tx, insertUniqueStatement(kind), { tenantId, ...values }))
  }
  return sent
}

/** A unique value as a key of maps. */
export function nameOf({ propertyId, key }: Named): string {
  return `${propertyId} ${key}`
}
