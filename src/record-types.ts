import { refreshLastActivity } from './activities/last-activity.ts'
import { activity } from './activities/record.ts'
import { activitySheet } from './activities/sheet.ts'
import { apiKey } from './api-keys/record.ts'
import { company } from './companies/record.ts'
import { companySheet } from './companies/sheet.ts'
import { contact } from './contacts/record.ts'
import { contactSheet } from './contacts/sheet.ts'
import { getTableName, type PgTable } from './db/drizzle.ts'
import { tables } from './db/foreign-keys.ts'
import { seeingAll } from './db/tenant.ts'
import { deal } from './deals/record.ts'
import { restoreEntries } from './deals/restore-entries.ts'
import { dealSheet } from './deals/sheet.ts'
import { pipeline, stage } from './pipelines/record.ts'
import { property } from './properties/record.ts'
import { type Clearing, clearReferences, type Referrer } from './records/clear-references.ts'
import { clearUser } from './records/custom-holders.ts'
import type { AnyRecordKind } from './records/record.ts'
import { type Reference, referencesOf } from './records/references.ts'
import { restoreReferences } from './records/restore-references.ts'
import type { WriteScope } from './records/rows.ts'
import type { Sheet } from './sheets/sheet.ts'
import { team } from './teams/record.ts'
import { user } from './users/record.ts'
import { webhook } from './webhooks/record.ts'
import type { TenantTransaction } from './writes/transaction.ts'

/** The record types, in the order in which references to a deleted record are cleared. */
export const recordTypes: readonly AnyRecordKind[] = [
  contact,
  company,
  deal,
  activity,
  pipeline,
  stage,
  property,
  team,
  user,
  apiKey,
  webhook
]

/** The record types that are imported and exported. */
export const sheets: readonly Sheet[] = [contactSheet, companySheet, dealSheet, activitySheet]

/**
 * The properties by which record types refer to records of `target` and which are cleared when such a record is deleted,
 * derived from the foreign keys of the schema. Throws where a table with such a key belongs to no record type: nothing could
 * then clear it with a change row and an event.
 */
export function referrersOf(target: PgTable, types = recordTypes, all: readonly PgTable[] = tables): Referrer[] {
  const isCleared = (one: Reference) => one.target === target && one.onDelete === 'clear'
  const unknown = all.find(
    (table) => referencesOf(table).some(isCleared) && !types.some((type) => type.table === table)
  )
  if (unknown) {
    const names = `${getTableName(unknown)} refers to ${getTableName(target)}`
    throw new Error(`${names}, but src/record-types.ts has no record type for it`)
  }
  return types.flatMap((kind) =>
    referencesOf(kind.table)
      .filter(isCleared)
      .map(({ property }) => ({ kind, property }))
  )
}

const referrersByTarget = new Map(recordTypes.map(({ table }) => [table as PgTable, referrersOf(table)]))

/** Links records, hidden ones too, again to those of `ids`, which the transaction has restored, and updates their lastActivityAt. */
export async function restoreReferencesTo(
  scope: WriteScope,
  tx: TenantTransaction,
  target: PgTable,
  ids: string[],
  changeSet: string | null = null
): Promise<void> {
  const whole = seeingAll(scope)
  await restoreEntries(whole, tx, target, ids, changeSet)
  await restoreReferences(whole, tx, referrersByTarget.get(target) ?? [], { ids, changeSet })
  await refreshLastActivity(scope, tx, target, ids)
}

/** Empties references, of hidden records too, to records that are to be deleted, or moves them, each with its change row and event. */
export async function clearReferencesTo(
  scope: WriteScope,
  tx: TenantTransaction,
  target: PgTable,
  ids: string[],
  { to, max }: Clearing = {}
): Promise<void> {
  const whole = seeingAll(scope)
  let left = max
  for (const referrer of referrersByTarget.get(target) ?? []) {
    const count = await clearReferences(whole, tx, referrer, ids, { to, max: left })
    if (left !== undefined) left -= count
    if (left === 0) return
  }
  if (target !== user.table) return
  for (const kind of recordTypes) {
    if ('custom' in kind.view) for (const id of ids) await clearUser(whole, tx, kind, id)
  }
}
