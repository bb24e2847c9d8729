import type { Values } from '../custom/values.ts'
import { type Executor, run } from '../db/statement.ts'
import { ApiError, versionConflict } from '../errors.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Sent } from '../writes/writer.ts'
import { auditChanges } from './change-audit.ts'
import { readCustom } from './custom-values.ts'
import { logChanges, type RecordChange } from './log-changes.ts'
import { endAliases } from './merged.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { asJson, findTexts, type RecordScope, scopeIn, valuesFor, type WriteScope } from './rows.ts'
import { deleteStatement, insertStatement, storedStatement, updateStatement } from './statements.ts'
import {
  changedProperties,
  describeChange,
  describeDeletion,
  fromStored,
  toCanonicalRow,
  withoutParts
} from './stored.ts'

// Writing rows of any kind with their change rows and events, in a transaction that holds the tenant's lock
// (docs/decisions/small-statements.md). Reads are awaited before a write is decided; writes are sent, and their answers awaited by
// who needs them.

/** A record, its JSON text as its GET returns it, and its version, which the text of some kinds doesn't have. */
export type RecordText = { id: string; json: string; version: string }

/** A record that was written or, with `isChanged` false, found as it was wanted. */
export type Written = RecordText & { isChanged: boolean }

/**
 * What is to become of a record; with `ifMatch` only if it is still of that version (`assertVersion`); with
 * `isTrusted` custom values are set whatever the definitions say. With `onRefusal` a record that can't become that is left as it is,
 * and doesn't fail the others.
 */
export type Patch = {
  id: string
  patch: Row
  ifMatch?: string | undefined
  isTrusted?: boolean
  onRefusal?: ((error: ApiError) => void) | undefined
}

/** Sends new rows with their changes. A record's updatedAt is `now`, unless another change of the tenant has this time. */
export async function sendInsert(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  rows: RowWithId[],
  isRead = true,
  now = String(rows.at(-1)?.createdAt)
): Promise<Sent<RecordText[]>> {
  const { outbox } = tx
  const given = rows.map((row) => ({ id: row.id, given: row.custom, stored: {}, row }))
  const { values, send } = await readCustom(scope, tx, kind, given)
  const changes = rows.map((row): RecordChange => {
    const changedAt = outbox.nextTime(now)
    const events = kind.events?.created(row) ?? []
    const custom = values.has(row.id) && { custom: values.get(row.id) }
    return { id: row.id, changedAt, row: { ...row, ...custom, updatedAt: changedAt }, old: {}, events }
  })
  const sent = [
    run(
      tx,
      insertStatement(kind),
      valuesFor(scope, {
        rows: asJson(
          kind,
          changes.map(({ row }) => row)
        )
      })
    ),
    ...send(),
    kind.parts?.write(scope, tx, changes),
    kind.afterInsert?.(scope, tx, rows),
    auditChanges(scope, tx, kind, 'created', changes),
    endAliases(scope, tx, kind, changes)
  ]
  const texts = logChanges(scope, tx, kind, 'created', changes, isRead)
  return asSent(answerWith(kind, texts, sent, changes))
}

/** Changes records, each id at most once; ids that are not there are left out, and what doesn't change isn't written. */
export async function sendUpdates(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  patches: Patch[],
  isRead = true
): Promise<Sent<Written[]> & { changes: RecordChange[] }> {
  const ids = patches.map(({ id }) => id)
  const { outbox } = tx
  const stored = await findStored(scope, tx, kind, ids)
  const now = new Date().toISOString()
  const [{ ifMatch } = {}] = patches
  // Who has a condition changes one record.
  for (const old of stored) assertVersion(old, ifMatch)
  const adjusted = adjustPatches(kind, patches, stored, now)
  const { patches: read, send } = await readPatches(scope, tx, kind, adjusted, stored)
  const plans = planUpdates(kind, read, stored)
  const changing = plans.filter(({ changed }) => changed.length > 0)
  const changes = changing.map(({ old, next, changed }): RecordChange => {
    const changedAt = outbox.nextTime(now)
    const described = kind.isLogged && describeChange(kind, scope.config, tx.properties, old, next, changed)
    const events = kind.events?.updated(old, next, changed) ?? []
    return { id: next.id, changedAt, ...described, row: { ...next, updatedAt: changedAt }, old, changed, events }
  })
  const updated = [...changes.map(({ row }) => run(tx, updateStatement(kind), valuesFor(scope, row))), ...send()]
  const followed = [
    auditChanges(scope, tx, kind, 'updated', changes),
    endAliases(scope, tx, kind, changes),
    kind.parts?.write(scope, tx, changes)
  ]
  const texts = logChanges(scope, tx, kind, 'updated', changes, isRead)
  const unchanged = isRead ? plans.filter(({ changed }) => changed.length === 0).map(({ old }) => old) : []
  const found = findTexts(scopeIn(scope, tx), tx, kind, unchanged)
  const versions = new Map(changes.map(({ id, changedAt }) => [id, changedAt]))
  const answer = Promise.all([texts, found, ...followed, ...updated]).then(([logged, read]) =>
    plans.map(({ old: { id, updatedAt }, changed }) => {
      const version = versions.get(id) ?? String(updatedAt)
      const json = withoutParts(kind, logged.get(id) ?? '') || (read.get(id) ?? '')
      return { id, json, version, isChanged: changed.length > 0 }
    })
  )
  return { ...asSent(answer), changes }
}

/** Patches whose custom values are all that their records are to have, and what sends the unique ones among these. */
async function readPatches(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  patches: Patch[],
  stored: RowWithId[]
): Promise<{ patches: Patch[]; send: () => Promise<unknown>[] }> {
  if (!patches.some(({ patch }) => patch.custom !== undefined)) return { patches, send: () => [] }
  const storedOf = new Map(stored.map((old) => [old.id, old.custom as Values]))
  const known = patches.map((one) => ({ ...one, id: one.id.toLowerCase() })).filter(({ id }) => storedOf.has(id))
  const changes = known.map(({ id, patch, isTrusted = false }) => {
    return { id, given: patch.custom, stored: storedOf.get(id) ?? {}, isTrusted, row: patch }
  })
  const { values, send } = await readCustom(scope, tx, kind, changes)
  const read = known.map((one) => ({
    ...one,
    patch: { ...one.patch, custom: values.get(one.id) ?? storedOf.get(one.id) }
  }))
  return { patches: read, send }
}

/** What each record becomes; `changed` has the names of the row's properties that differ. */
export function planUpdates(kind: AnyRecordKind, patches: Patch[], stored: RowWithId[]) {
  const patchOf = new Map(patches.map((one) => [one.id.toLowerCase(), one]))
  return stored.flatMap((old) => {
    const given = patchOf.get(old.id)?.patch
    if (!given) return []
    const next: RowWithId = { ...old, ...toCanonicalRow(kind.table, given), id: old.id }
    return [{ old, next, changed: changedProperties(kind, old, next) }]
  })
}

/**
 * The patches with what follows from them by the records' own rules. Those that are refused and say what then (`onRefusal`) are
 * left out, and therefore take no unique values.
 */
export function adjustPatches(kind: AnyRecordKind, patches: Patch[], stored: RowWithId[], now: string): Patch[] {
  const { adjust, table } = kind
  if (!adjust) return patches
  const storedOf = new Map(stored.map((old) => [old.id, old]))
  return patches.flatMap((one) => {
    const old = storedOf.get(one.id.toLowerCase())
    if (!old) return one
    try {
      return { ...one, patch: { ...one.patch, ...adjust(old, toCanonicalRow(table, one.patch), now) } }
    } catch (error) {
      if (!one.onRefusal || !(error instanceof ApiError)) throw error
      one.onRefusal(error)
      return []
    }
  })
}

/**
 * Deletes records and answers with their last states; ids that are not there are left out. `deleteParts` deletes what belongs to
 * them and is shown in these states.
 */
export async function sendDeletes(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  ids: string[],
  ifMatch?: string,
  deleteParts?: () => Promise<unknown>
): Promise<Sent<RecordText[]> & { changes: RecordChange[] }> {
  const { outbox } = tx
  const stored = await findStored(scope, tx, kind, ids)
  for (const old of stored) assertVersion(old, ifMatch)
  const now = new Date().toISOString()
  const changes = stored.map((old): RecordChange => {
    const previous = describeDeletion(kind, old)
    return {
      id: old.id,
      changedAt: outbox.nextTime(now),
      previous,
      row: old,
      old,
      events: kind.events?.deleted(old) ?? []
    }
  })
  // The change rows show the records, so they are written before the deletion.
  const texts = logChanges(scope, tx, kind, 'deleted', changes, true)
  // Where they fail, so does what is answered.
  texts.catch(() => {})
  if (changes.length > 0) await deleteParts?.()
  const deleted = changes.map(({ id }) => run(tx, deleteStatement(kind), valuesFor(scope, { id })))
  const audited = auditChanges(scope, tx, kind, 'deleted', changes)
  return { ...asSent(answerWith(kind, texts, [...deleted, audited], changes)), changes }
}

/** Writes new rows and resolves with their texts. */
export async function insertRows(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, rows: RowWithId[]) {
  return (await sendInsert(scope, tx, kind, rows)).answer
}

/** Writes new rows without reading their texts, and waits until that is done. */
export async function insertUnread(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, rows: RowWithId[]) {
  await (await sendInsert(scope, tx, kind, rows, false)).answer
}

/** Changes records as `sendUpdates` does, and resolves with their texts. */
export async function updateRows(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, patches: Patch[]) {
  return (await sendUpdates(scope, tx, kind, patches)).answer
}

/** Changes records without reading their texts, and waits until that is done. */
export async function updateUnread(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, patches: Patch[]) {
  await (await sendUpdates(scope, tx, kind, patches, false)).answer
}

/** Deletes records as `sendDeletes` does, and resolves with their last states. */
export async function deleteRows(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  ids: string[],
  ifMatch?: string,
  deleteParts?: () => Promise<unknown>
) {
  return (await sendDeletes(scope, tx, kind, ids, ifMatch, deleteParts)).answer
}

/** The rows of the records that are there, in the order of the ids. */
export async function findStored(
  scope: RecordScope,
  tx: Executor,
  kind: AnyRecordKind,
  ids: string[]
): Promise<RowWithId[]> {
  const rows = await run(tx, storedStatement(kind), valuesFor(scope, { ids }))
  return rows.map(({ stored, parts }) => {
    const row = fromStored(kind.table, JSON.parse(stored))
    return kind.parts ? { ...row, [kind.parts.property]: JSON.parse(parts ?? '[]') } : row
  })
}

/**
 * Throws a 412 where a record isn't the version that the client knows: `ifMatch` is an `updatedAt`, `*` for any, undefined
 * where the client doesn't care.
 */
export function assertVersion({ updatedAt }: Row, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== updatedAt) throw versionConflict(String(updatedAt))
}

/** Marks an answer as one that needn't be awaited: where the write fails, its commit fails, too. */
function asSent<T>(answer: Promise<T>): Sent<T> {
  answer.catch(() => {})
  return { answer }
}

/** The texts of the records, in their order, once the statements sent with it are done, too. */
async function answerWith(
  kind: AnyRecordKind,
  texts: Promise<Map<string, string>>,
  sent: (Promise<unknown> | undefined)[],
  changes: RecordChange[]
): Promise<RecordText[]> {
  const [jsons] = await Promise.all([texts, ...sent])
  return changes.map(({ id, changedAt }) => {
    return { id, json: withoutParts(kind, jsons.get(id) ?? ''), version: changedAt }
  })
}
