import type { CustomProperty, Definitions, TenantProperties } from '../custom/definitions.ts'
import {
  patchValues,
  readValues,
  uniqueKeysOf,
  usableValues,
  type ValuePatch,
  type Values,
  valueAt
} from '../custom/values.ts'
import { sql } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { type ApiError, duplicate, type FieldError, invalidReference, invalidRequest } from '../errors.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { findMissingReferences, type RecordScope } from './rows.ts'
import { findHolders, type Held, nameOf, sendUnique } from './unique-values.ts'

// Values of custom properties in writes, by the definitions that are in force under the tenant's lock.

/** What a request, or the service, sets of a record's values. Several changes of one record follow each other. */
type CustomChange = {
  /** The record's id. */
  id: string
  given: unknown
  /** What it holds before; of a new record nothing. */
  stored: Values
  /** Whether the service itself sets them, whatever the definitions say. */
  isTrusted?: boolean
  /** What else is written of the record, so that a missing user is told along with what it refers to in vain. */
  row?: Row
  /** Asked where the values can be set; false where the record can't be written, so that it takes no unique ones. */
  admit?: () => boolean
}

/** What becomes of a change: the record's values, and the unique ones that it frees and takes; or why it can't be made. */
export type CustomOutcome = { values: Values; freed: Held[]; taken: Held[] } | { fault: ApiError }

/** A change as it is behind those before it. */
type ReadChange = {
  change: CustomChange
  old: Values
  values: Values
  freed: Held[]
  taken: Held[]
  fault: ApiError | undefined
}

/** Whether a type of records has custom properties, and these values set some. */
function setsCustom({ view }: AnyRecordKind, given: unknown): boolean {
  return 'custom' in view && given !== undefined && !isEmpty(given)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/**
 * Works out what becomes of changes, one after the other; a fault of one doesn't keep others from being made. With `areAtOnce` none
 * needs to wait for what another one frees. `findHeld` finds who holds unique values.
 */
export async function planCustom(
  scope: TenantScope,
  tx: Executor & { properties: TenantProperties },
  { entity }: AnyRecordKind,
  changes: CustomChange[],
  areAtOnce = false,
  findHeld = findHolders
): Promise<CustomOutcome[]> {
  const definitions = tx.properties.of(entity)
  const now = new Map<string, Values>()
  const read = (change: CustomChange): ReadChange => {
    const { id, given, isTrusted } = change
    const old = now.get(id) ?? change.stored
    const errors: FieldError[] = []
    const patch = isTrusted ? (given as ValuePatch) : readValues(definitions, given, old, errors)
    const values = errors.length > 0 ? old : patchValues(old, patch)
    const [freed, taken] = [freedBy(definitions, old, values), freedBy(definitions, values, old)]
    return { change, old, values, freed, taken, fault: errors.length > 0 ? invalidRequest(errors) : undefined }
  }
  const all = changes.map((change) => {
    const one = read(change)
    now.set(change.id, one.values)
    return one
  })
  const known = await findUsers(scope, tx, definitions, all)
  const holders = await findHeld(
    scope,
    tx,
    all.flatMap(({ freed, taken }) => [...freed, ...taken])
  )
  const free = (held: Held[]) => {
    for (const one of held) holders.delete(nameOf(one))
  }
  if (areAtOnce) for (const { freed } of all) free(freed)
  now.clear()
  return all.map((first): CustomOutcome => {
    const { id, stored, admit } = first.change
    // Behind a change of the record that can't be made, it is another one.
    const one = (now.get(id) ?? stored) === first.old ? first : read(first.change)
    const { old, values, freed, taken } = one
    const missing = changedOf(definitions, 'user', old, values).filter(([, value]) => !known.has(String(value)))
    const names = missing.map(([{ key }]) => `custom/${key}`)
    const fault = one.fault ?? (names.length > 0 ? invalidReference(names) : undefined)
    if (fault) return { fault }
    const conflict = taken.find((held) => (holders.get(nameOf(held)) ?? id) !== id)
    if (conflict) return { fault: duplicate(entity, `custom/${conflict.property}`, holders.get(nameOf(conflict))) }
    if (admit?.() === false) return { values: old, freed: [], taken: [] }
    if (!areAtOnce) free(freed)
    for (const held of taken) holders.set(nameOf(held), id)
    now.set(id, values)
    return { values, freed, taken }
  })
}

/**
 * Works out what becomes of records that are about to be written: the values of those that set some, by id, and what sends which
 * unique ones they free and take, behind new records. Throws what is wrong with the first that can't be written.
 */
export async function readCustom(
  scope: RecordScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  changes: CustomChange[]
): Promise<{ values: Map<string, Values>; send: () => Promise<unknown>[] }> {
  const setting = changes.filter(({ given }) => setsCustom(kind, given))
  if (setting.length === 0) return { values: new Map(), send: () => [] }
  const planned = await planCustom(scope, tx, kind, setting, true)
  const outcomes: (Extract<CustomOutcome, { values: Values }> & { id: string })[] = []
  for (const [index, outcome] of planned.entries()) {
    const { id = '', row = {} } = setting[index] ?? {}
    if ('fault' in outcome) throw await withReferences(scope, tx, kind, outcome.fault, row)
    outcomes.push({ ...outcome, id })
  }
  const values = new Map(outcomes.map((outcome) => [outcome.id, outcome.values]))
  return { values, send: () => sendUnique(scope, tx, kind, outcomes) }
}

/** A missing user's fault with what else a row refers to in vain; another fault as it is. */
async function withReferences(scope: RecordScope, tx: Executor, kind: AnyRecordKind, fault: ApiError, row: Row) {
  if (fault.code !== 'invalid_reference') return fault
  const missing = (await findMissingReferences(scope, tx, kind, [row])).get(0) ?? []
  return invalidReference([...missing, ...(fault.details.errors ?? []).map(({ path }) => path.slice(1))])
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
