import { readMatch, type UniqueKeys } from '../custom/values.ts'
import { sql } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import { tenantSequences, uniqueValues } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { type FieldError, invalidRequest } from '../errors.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind } from './record.ts'

// The table of unique values of custom properties: which record holds which.

/** What names a unique value: its property, and the digest of what it is compared by. */
type Named = { propertyId: string; key: string }

/** A unique value that a record may hold; `property` is the property's key. */
export type Held = UniqueKeys & Named & { property: string }

const selectHolders = statement<{ propertyId: string; key: string; id: string }>(
  'unique_holders',
  sql`select wanted.property_id as "propertyId", wanted.key, found.id
    from unnest(${sql.placeholder('propertyIds')}::uuid[], ${sql.placeholder('keys')}::text[]) as wanted (property_id, key), lateral (
      select coalesce(${uniqueValues.contactId}, ${uniqueValues.companyId}, ${uniqueValues.dealId}, ${uniqueValues.activityId}) as id
      from ${uniqueValues} where ${mine(uniqueValues, sql`${uniqueValues.propertyId} = wanted.property_id`, sql`${uniqueValues.key} = wanted.key`)}
      limit 1) as found`
)

const deleteHeld = statement(
  'unique_delete',
  sql`delete from ${uniqueValues} where ${mine(
    uniqueValues,
    sql`(${uniqueValues.propertyId}, ${uniqueValues.key}) in (
    select * from unnest(${sql.placeholder('propertyIds')}::uuid[], ${sql.placeholder('keys')}::text[]))`
  )}`
)

/** The record type's own statement that adds unique values. */
export const insertHeldStatement = preparedFor(({ entity }: AnyRecordKind) =>
  statement(
    `${entity}_unique_insert`,
    sql`insert into ${uniqueValues} (tenant_id, property_id, key, search_key, ${sql.identifier(`${entity}_id`)})
      select ${tenantSequences.tenantId}, taken.property_id, taken.key, taken.search_key, taken.id
      from ${tenantSequences}, unnest(${sql.placeholder('propertyIds')}::uuid[], ${sql.placeholder('keys')}::text[],
        ${sql.placeholder('searchKeys')}::text[], ${sql.placeholder('ids')}::uuid[]) as taken (property_id, key, search_key, id)
      where ${mine(tenantSequences)}`
  )
)

/** The ids of the records that hold unique values, by `nameOf`. */
export async function findHolders(
  { tenantId }: TenantScope,
  executor: Executor,
  wanted: Named[]
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map()
  const found = await run(executor, selectHolders, { tenantId, ...columnsOf(wanted) })
  return new Map(found.map((holder) => [nameOf(holder), holder.id]))
}

/**
 * The record that holds the body's value of a unique custom property, named as in `custom.number`. 400 where there is no such
 * property, or no value of it.
 */
export async function findCustomMatch(
  scope: TenantScope,
  tx: TenantTransaction,
  { entity }: AnyRecordKind,
  name: string,
  body: { custom?: unknown }
): Promise<{ id: string; isAlias: boolean }[]> {
  const errors: FieldError[] = []
  const match = readMatch(tx.properties.of(entity), name, body, errors)
  if (!match) throw invalidRequest(errors)
  const holders = await findHolders(scope, tx, [match])
  return [...holders.values()].map((id) => ({ id, isAlias: false }))
}

/** Frees and takes the unique values of records: first all that are freed, since others may take them. */
export function sendUnique(
  { tenantId }: TenantScope,
  tx: Executor,
  kind: AnyRecordKind,
  outcomes: { id: string; freed: Held[]; taken: Held[] }[]
): Promise<unknown>[] {
  const freed = outcomes.flatMap((outcome) => outcome.freed)
  const taken = outcomes.flatMap(({ id, taken }) => taken.map((held) => ({ ...held, id })))
  const sent: Promise<unknown>[] = []
  if (freed.length > 0) sent.push(run(tx, deleteHeld, { tenantId, ...columnsOf(freed) }))
  if (taken.length > 0) {
    const searchKeys = taken.map(({ searchKey }) => searchKey)
    const ids = taken.map(({ id }) => id)
    sent.push(run(tx, insertHeldStatement(kind), { tenantId, ...columnsOf(taken), searchKeys, ids }))
  }
  return sent
}

function columnsOf(values: Named[]) {
  return { propertyIds: values.map(({ propertyId }) => propertyId), keys: values.map(({ key }) => key) }
}

/** A unique value as a key of maps. */
export function nameOf({ propertyId, key }: Named): string {
  return `${propertyId} ${key}`
}
