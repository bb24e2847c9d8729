import type { TenantProperties } from '../custom/definitions.ts'
import { type AnyPgColumn, getTableColumns, type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows, listOf } from '../db/lists.ts'
import { preparedFor } from '../db/prepared.ts'
import { tenantSequences, uniqueValues } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { aliasSource } from './aliases.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { referencesOf } from './references.ts'
import { type Named, nameOf, type UniqueValue, wantedBy } from './unique-values.ts'

// Which record holds which unique custom value, in a table of their own, and which records these find.

/** The columns of the records that may hold a value, each with the records' table. */
export const holders = referencesOf(uniqueValues).flatMap(({ property, onDelete, target }) => {
  const column = (getTableColumns(uniqueValues) as Record<string, AnyPgColumn>)[property]
  return column && property !== 'propertyId' && onDelete === 'cascade' ? [{ column, target }] : []
})

/** The id of the record that holds a value, as a list for `coalesce`. */
export const holderIds = listOf(holders.map(({ column }) => column))

const holderColumn = ({ entity }: AnyRecordKind) => sql.identifier(`${entity}_id`)

/** The record that holds a unique value or, where none does, the one that it finds because of a merge (aliases.ts). */
export type Holder = { id: string; isAlias: boolean }

/** `propertyId`, `key`, `formerKey` (lists) → those of these values that find a record; a key that 1.1.0 has just stored is its own. */
const holdersStatement = preparedFor((kind: AnyRecordKind) => {
  const ofProperty = sql`${uniqueValues.propertyId} = wanted.property_id`
  const heldBy = (...isKey: SQL[]) =>
    sql`select coalesce(${holderIds}) from ${uniqueValues} where ${mine(uniqueValues, ofProperty, ...isKey)}`
  const present = heldBy(sql`${uniqueValues.uniqueKey} = wanted.key`)
  const former = heldBy(sql`${uniqueValues.uniqueKey} is null`, sql`${uniqueValues.key} = wanted.former_key`)
  const own = sql`select held.id, false as is_alias from (${present} union all ${former}) as held (id) order by held.id limit 1`
  const found = kind.isMergeable
    ? sql`(${own}) union all (${aliasSource(kind, sql`wanted.property_id || ' ' || wanted.key`)}) order by is_alias limit 1`
    : own
  return unrestricted<Named & Holder>(
    'keys',
    `${kind.entity}_unique_holders`,
    sql`select wanted.property_id as "propertyId", wanted.key, found.id, found.is_alias as "isAlias"
    from unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('key')}::text[], ${sql.placeholder('formerKey')}::text[])
        as wanted (property_id, key, former_key), lateral (
      ${found}) as found`
  )
})

/**
 * The records that unique values of a kind find, by `nameOf`; of several that a former release told apart the oldest.
 */
export async function findHolders(
  { tenantId }: TenantScope,
  executor: Executor,
  kind: AnyRecordKind,
  wanted: Named[]
): Promise<Map<string, Holder>> {
  if (wanted.length === 0) return new Map()
  const values = { tenantId, ...columnsOfRows(wanted, 'propertyId', 'key', 'formerKey') }
  const found = await run(executor, holdersStatement(kind), values)
  return new Map(found.map(({ id, isAlias, ...named }) => [nameOf(named), { id, isAlias }]))
}

/** What `findByUnique` asks; a `World` is such. */
type Asked = {
  properties: TenantProperties
  findHolders: (kind: AnyRecordKind, values: Named[]) => Promise<Map<string, Holder>>
}

/** For each row whose value of a unique property (`by`, as `custom/number`) finds a record: the row's number (from 0), and the record. */
export async function findByUnique(
  { properties, findHolders }: Asked,
  kind: AnyRecordKind,
  by: string,
  rows: Row[]
): Promise<(Holder & { number: number })[]> {
  const wanted = rows.flatMap((row, number) => {
    const value = wantedBy(properties.of(kind.entity), {}, row).find(({ property }) => `custom/${property}` === by)
    return value ? [{ ...value, number }] : []
  })
  const holders = await findHolders(kind, wanted)
  return wanted.flatMap(({ number, ...value }) => {
    const holder = holders.get(nameOf(value))
    return holder ? [{ ...holder, number }] : []
  })
}

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
