import { sql } from 'drizzle-orm'
import type { CustomProperty, Definitions, TenantProperties } from '../custom/definitions.ts'
import {
  patchValues,
  readMatch,
  readValues,
  type UniqueKeys,
  uniqueKeysOf,
  usableValues,
  type ValuePatch,
  type Values,
  valueAt
} from '../custom/values.ts'
import { preparedFor } from '../db/prepared.ts'
import { tenantSequences, uniqueValues, users } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { type ApiError, duplicate, type FieldError, invalidReference, invalidRequest } from '../errors.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind } from './record.ts'

// Values of custom properties in writes, by the definitions that are in force under the tenant's lock.

/** What a request, or the service, sets of a record's values. Several changes of one record follow each other. */
export type CustomChange = {
  /** The record's id. */
  id: string
  given: unknown
  /** What it holds before; of a new record nothing. */
  stored: Values
  /** Whether the service itself sets them, whatever the definitions say. */
  isTrusted?: boolean
}

type Held = UniqueKeys & { propertyId: string; property: string }

/** What becomes of a change: the record's values, and the unique ones that it frees and takes; or why it can't be made. */
export type CustomOutcome = { values: Values; freed: Held[]; taken: Held[] } | { fault: ApiError }

/** Whether a type of records has custom properties, and these values set some. */
function setsCustom({ view }: AnyRecordKind, given: unknown): boolean {
  return 'custom' in view && given !== undefined && !isEmpty(given)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/**
 * Works out what becomes of changes, one after the other; a fault of one doesn't keep others from being made. With `areAtOnce` none
 * needs to wait for what another one frees. `noted` are the holders of unique values as changes that aren't written leave them,
 * by `nameOf`; those of these changes are added.
 */
export async function planCustom(
  scope: TenantScope,
  tx: Executor & { properties: TenantProperties },
  { entity }: AnyRecordKind,
  changes: CustomChange[],
  areAtOnce = false,
  noted?: Map<string, string | undefined>
): Promise<CustomOutcome[]> {
  const definitions = tx.properties.of(entity)
  const now = new Map<string, Values>()
  const read = changes.map(({ id, given, stored, isTrusted }) => {
    const old = now.get(id) ?? stored
    const errors: FieldError[] = []
    const patch = isTrusted ? (given as ValuePatch) : readValues(definitions, given, old, errors)
    if (errors.length > 0) return { id, old, values: old, fault: invalidRequest(errors) }
    const values = patchValues(old, patch)
    now.set(id, values)
    return { id, old, values, fault: undefined }
  })
  const known = await findUsers(scope, tx, definitions, read)
  const planned = read.map(({ id, old, values, fault }) => {
    const missing = changedOf(definitions, 'user', old, values).filter(([, value]) => !known.has(String(value)))
    const names = missing.map(([{ key }]) => `custom/${key}`)
    return { id, old, values, fault: fault ?? (names.length > 0 ? invalidReference(names) : undefined) }
  })
  const holders = await findHolders(
    scope,
    tx,
    planned.flatMap(({ old, values }) => [...freedBy(definitions, old, values), ...freedBy(definitions, values, old)])
  )
  for (const [name, id] of noted ?? []) {
    if (id === undefined) holders.delete(name)
    else holders.set(name, id)
  }
  const free = (all: Held[]) => {
    for (const held of all) holders.delete(nameOf(held))
    for (const held of all) noted?.set(nameOf(held), undefined)
  }
  if (areAtOnce) for (const { old, values } of planned) free(freedBy(definitions, old, values))
  return planned.map(({ id, old, values, fault }): CustomOutcome => {
    if (fault) return { fault }
    const [freed, taken] = [freedBy(definitions, old, values), freedBy(definitions, values, old)]
    const conflict = taken.find((held) => (holders.get(nameOf(held)) ?? id) !== id)
    if (conflict) return { fault: duplicate(entity, `custom/${conflict.property}`, holders.get(nameOf(conflict))) }
    if (!areAtOnce) free(freed)
    for (const held of taken) holders.set(nameOf(held), id)
    for (const held of taken) noted?.set(nameOf(held), id)
    return { values, freed, taken }
  })
}

/**
 * Works out what becomes of records that are about to be written: the values of those that set some, by id, and what sends which
 * unique ones they free and take, behind new records. Throws what is wrong with the first that can't be written.
 */
export async function readCustom(
  scope: TenantScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  changes: CustomChange[]
): Promise<{ values: Map<string, Values>; send: () => Promise<unknown>[] }> {
  const setting = changes.filter(({ given }) => setsCustom(kind, given))
  if (setting.length === 0) return { values: new Map(), send: () => [] }
  const outcomes = (await planCustom(scope, tx, kind, setting, true)).map((outcome, index) => {
    if ('fault' in outcome) throw outcome.fault
    return { ...outcome, id: setting[index]?.id ?? '' }
  })
  const values = new Map(outcomes.map((outcome) => [outcome.id, outcome.values]))
  return { values, send: () => sendUnique(scope, tx, kind, outcomes) }
}

/** The values of records that are brought back, without what is gone or archived by now. */
export async function keepUsable(
  scope: TenantScope,
  tx: TenantTransaction,
  { entity }: AnyRecordKind,
  all: Values[]
): Promise<Values[]> {
  const definitions = tx.properties.of(entity)
  const usable = all.map((values) => usableValues(definitions, values))
  const known = await findUsers(
    scope,
    tx,
    definitions,
    usable.map((values) => ({ old: {}, values }))
  )
  return usable.map((values) => {
    const gone = changedOf(definitions, 'user', {}, values).filter(([, value]) => !known.has(String(value)))
    return patchValues(values, Object.fromEntries(gone.map(([{ key }]) => [key, null])))
  })
}

type Change = { old: Values; values: Values }

/** The properties of a type, with their new values, that a change gives another one. */
function changedOf({ all }: Definitions, type: CustomProperty['type'], old: Values, values: Values) {
  return [...all.values()].flatMap((property): [CustomProperty, Values[string]][] => {
    if (property.type !== type) return []
    const value = valueAt(values, property.key)
    return value === undefined || value === valueAt(old, property.key) ? [] : [[property, value]]
  })
}

/** The unique values that `old` has and `next` hasn't. */
function freedBy({ all }: Definitions, old: Values, next: Values): Held[] {
  if (old === next) return []
  return [...all.values()].flatMap((property) => {
    const value = property.isUnique ? valueAt(old, property.key) : undefined
    if (value === undefined) return []
    const keys = uniqueKeysOf(property, value)
    const nextValue = valueAt(next, property.key)
    const nextKeys = nextValue === undefined ? undefined : uniqueKeysOf(property, nextValue)
    if (!keys || (nextKeys?.key === keys.key && nextKeys.searchKey === keys.searchKey)) return []
    return [{ ...keys, propertyId: property.id, property: property.key }]
  })
}

const selectUsers = statement<{ id: string }>(
  'users_that_exist',
  sql`select found.id from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
      select ${users.id} as id from ${users} where ${mine(users, sql`${users.id} = wanted.id`)} limit 1) as found`
)

async function findUsers(
  scope: TenantScope,
  tx: Executor,
  definitions: Definitions,
  changes: Change[]
): Promise<Set<string>> {
  const wanted = changes.flatMap(({ old, values }) => changedOf(definitions, 'user', old, values))
  const ids = [...new Set(wanted.map(([, value]) => String(value)))]
  if (ids.length === 0) return new Set()
  return new Set((await run(tx, selectUsers, { tenantId: scope.tenantId, ids })).map(({ id }) => id))
}

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
  sql`delete from ${uniqueValues} where ${mine(uniqueValues)} and (${uniqueValues.propertyId}, ${uniqueValues.key}) in (
    select * from unnest(${sql.placeholder('propertyIds')}::uuid[], ${sql.placeholder('keys')}::text[]))`
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

/** Who holds unique values, by `nameOf`. */
async function findHolders(scope: TenantScope, tx: Executor, wanted: Held[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map()
  const found = await run(tx, selectHolders, { tenantId: scope.tenantId, ...columnsOf(wanted) })
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
  const { propertyId, key } = match
  const found = await run(tx, selectHolders, { tenantId: scope.tenantId, propertyIds: [propertyId], keys: [key] })
  return found.map(({ id }) => ({ id, isAlias: false }))
}

/** The records that hold some values of a unique property, by the values' keys. */
export async function findHolding(
  { tenantId }: TenantScope,
  executor: Executor,
  propertyId: string,
  keys: string[]
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await run(executor, selectHolders, { tenantId, propertyIds: keys.map(() => propertyId), keys })
  return new Map(found.map(({ key, id }) => [key, id]))
}

/** First all that are freed, since others may take them. */
function sendUnique(
  scope: TenantScope,
  tx: Executor,
  kind: AnyRecordKind,
  outcomes: { id: string; freed: Held[]; taken: Held[] }[]
): Promise<unknown>[] {
  const freed = outcomes.flatMap((outcome) => outcome.freed)
  const taken = outcomes.flatMap(({ id, taken }) => taken.map((held) => ({ ...held, id })))
  const values = { tenantId: scope.tenantId }
  return [
    ...(freed.length > 0 ? [run(tx, deleteHeld, { ...values, ...columnsOf(freed) })] : []),
    ...(taken.length > 0
      ? [
          run(tx, insertHeldStatement(kind), {
            ...{ ...values, ...columnsOf(taken) },
            searchKeys: taken.map(({ searchKey }) => searchKey),
            ids: taken.map(({ id }) => id)
          })
        ]
      : [])
  ]
}

function columnsOf(held: Held[]) {
  return { propertyIds: held.map(({ propertyId }) => propertyId), keys: held.map(({ key }) => key) }
}

function nameOf({ propertyId, key }: { propertyId: string; key: string }): string {
  return `${propertyId} ${key}`
}
