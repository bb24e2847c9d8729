import { prepared } from '../db/prepared.ts'
import { run } from '../db/statement.ts'
import { versionConflict } from '../errors.ts'
import { logOneStatement, logShown, logStatement } from '../outbox/change-log.ts'
import type { Action, Change, Outbox } from '../outbox/outbox.ts'
import type { EventName } from '../outbox/subscriptions.ts'
import type { Sent, TenantTransaction } from '../outbox/transaction.ts'
import { auditRows } from './audit.ts'
import { planForValues } from './list-statement.ts'
import { idsOfNames, recordsSource } from './names.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { asJson, findJson, valuesFor, type WriteScope, wholeRow } from './rows.ts'
import { showRow } from './show-row.ts'
import {
  deleteStatement,
  insertOneStatement,
  insertStatement,
  recordSource,
  referrersStatement,
  storedOneStatement,
  storedStatement,
  updateStatement
} from './statements.ts'
import { changedProperties, describeChange, fromStored, toCanonicalRow } from './stored.ts'

// Writing rows of any kind with their change rows and events, in a transaction that holds the tenant's lock. What reads
// before it decides is awaited; what writes is sent, and answered when the caller wants to know.

/** A record and its JSON text as its GET returns it. */
export type RecordText = { id: string; json: string }

/** A record that was written or, with `isChanged` false, found as it was wanted. */
export type Written = RecordText & { isChanged: boolean }

type Known = Row & { id: string }

const asDone = (row: Known) => ({ row })

/** What is to become of a record; with `ifMatch` only if it is still of that version (`assertVersion`). */
export type Patch = { id: string; patch: Row; ifMatch?: string | undefined }

/** Writes new rows. Alone at its moment, a record's updatedAt is its createdAt. */
export async function sendInsert(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  rows: Known[],
  isRead = true
): Promise<Sent<RecordText[]>> {
  const outbox = await tx.outbox
  const now = String(rows.at(-1)?.createdAt ?? new Date().toISOString())
  const changes = rows.map(({ id }) => ({ id, changedAt: outbox.stamp(now) }))
  const stamped = rows.map((row, index) => ({ ...row, updatedAt: changes[index]?.changedAt }))
  const inserted = insertAll(scope, tx, kind, stamped)
  const followed = [kind.afterInsert?.(scope, tx, rows), auditRows(scope, tx, kind, 'created', rows.map(asDone))]
  const events = rows.map((row) => kind.events?.created(row) ?? [])
  const texts = show(scope, tx, outbox, kind, 'created', changes, stamped, isRead || events.some(outbox.isWanted))
  for (const [index, change] of changes.entries()) announce(outbox, kind, change, events[index] ?? [], texts, {})
  return asSent(answerWith(texts, [inserted, ...followed], changes))
}

function insertAll(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, rows: Row[]): Promise<unknown> {
  const [row, ...others] = rows
  if (row && others.length === 0) {
    const insertOne = prepared(`${kind.entity}_insert_one`, () => insertOneStatement(kind))
    // A whole row has a tenant, too, which isn't known yet.
    return run(tx, insertOne, { ...wholeRow(kind, row), ...valuesFor(scope) })
  }
  const insert = prepared(`${kind.entity}_insert`, () => insertStatement(kind))
  return run(tx, insert, valuesFor(scope, { rows: asJson(kind, rows) }))
}

/** Changes records, each id at most once; ids that are not there are left out, and what doesn't change isn't written. */
export async function sendUpdates(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  patches: Patch[],
  isRead = true
): Promise<Sent<Written[]> & { changed: { old: Known; next: Known }[] }> {
  const { table } = kind
  const found = findStored(
    scope,
    tx,
    kind,
    patches.map(({ id }) => id)
  )
  const [outbox, stored] = await Promise.all([tx.outbox, found])
  const patchOf = new Map(patches.map(({ id, patch }) => [id.toLowerCase(), toCanonicalRow(table, patch)]))
  const now = outbox.now()
  const ifMatch = patches[0]?.ifMatch
  const plans = stored.map((old) => {
    assertVersion(old, ifMatch)
    const patch = patchOf.get(old.id) ?? {}
    const next: Known = { ...old, ...patch, ...kind.adjust?.(old, patch, now), id: old.id }
    return { old, next, changed: changedProperties(table, old, next) }
  })
  const changing = plans.filter(({ changed }) => changed.length > 0)
  const changes = changing.map(({ old, next, changed }): Change => {
    const changedAt = outbox.stamp(now)
    return { id: next.id, changedAt, ...(kind.isLogged && describeChange(kind, scope.config, old, next, changed)) }
  })
  const update = prepared(`${kind.entity}_update`, () => updateStatement(kind))
  const written = changing.map(({ next }, index) => ({ ...next, updatedAt: changes[index]?.changedAt }))
  const updated = written.map((row) => run(tx, update, valuesFor(scope, row)))
  const done = changing.map(({ next, changed }) => ({ row: next, changed }))
  const audited = auditRows(scope, tx, kind, 'updated', done)
  const events = changing.map(({ old, next, changed }) => kind.events?.updated(old, next, changed) ?? [])
  const texts = show(scope, tx, outbox, kind, 'updated', changes, written, isRead || events.some(outbox.isWanted))
  for (const [index, { old }] of changing.entries()) {
    const change = changes[index]
    if (change) announce(outbox, kind, change, events[index] ?? [], texts, old)
  }
  const same = isRead ? plans.filter(({ changed }) => changed.length === 0).map(({ old }) => old) : []
  const sameTexts = same.length > 0 ? readAll(scope, tx, kind, same) : Promise.resolve(new Map<string, string>())
  const answers = [answerWith(texts, [...updated, audited], changes), answerWith(sameTexts, [], same)] as const
  const answer = Promise.all(answers).then(([written, unwritten]) => [
    ...written.map((one) => ({ ...one, isChanged: true })),
    ...unwritten.map((one) => ({ ...one, isChanged: false }))
  ])
  return { ...asSent(answer), changed: changing }
}

/** Deletes records and answers with their last states; ids that are not there are left out. */
export async function sendDeletes(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  ids: string[],
  ifMatch?: string
): Promise<Sent<RecordText[]> & { deleted: Known[] }> {
  const [outbox, stored] = await Promise.all([tx.outbox, findStored(scope, tx, kind, ids)])
  for (const old of stored) assertVersion(old, ifMatch)
  const now = outbox.now()
  const changes = stored.map(({ id }) => ({ id, changedAt: outbox.stamp(now) }))
  // While they are still there to be shown.
  const texts = show(scope, tx, outbox, kind, 'deleted', changes, stored, true)
  const statement = prepared(`${kind.entity}_delete`, () => deleteStatement(kind))
  const deleted = changes.map(({ id }) => run(tx, statement, valuesFor(scope, { id })))
  for (const [index, old] of stored.entries()) {
    const change = changes[index]
    if (change) announce(outbox, kind, change, kind.events?.deleted(old) ?? [], texts, old)
  }
  const audited = auditRows(scope, tx, kind, 'deleted', stored.map(asDone))
  return { ...asSent(answerWith(texts, [...deleted, audited], changes)), deleted: stored }
}

/** `sendInsert`, and waits for the answer. */
export async function insertRows(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, rows: Known[]) {
  return (await sendInsert(scope, tx, kind, rows)).answer
}

/** The same for rows that nobody waits to read. */
export async function insertUnread(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, rows: Known[]) {
  await (await sendInsert(scope, tx, kind, rows, false)).answer
}

/** The same for changes that nobody waits to read. */
export async function updateUnread(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, patches: Patch[]) {
  await (await sendUpdates(scope, tx, kind, patches, false)).answer
}

/** `sendUpdates`, and waits for the answer. */
export async function updateRows(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, patches: Patch[]) {
  return (await sendUpdates(scope, tx, kind, patches)).answer
}

/** `sendDeletes`, and waits for the answer. */
export async function deleteRows(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  ids: string[],
  ifMatch?: string
) {
  return (await sendDeletes(scope, tx, kind, ids, ifMatch)).answer
}

/** Records whose references are cleared together; a company may have any number of contacts. */
const clearedAtOnce = 500

/** A record type whose records may refer to a record that is deleted, and by which property. */
export type Referrer = { kind: AnyRecordKind; property: string }

/** Empties a property of all records that refer to `id` by it, each with its change row and event. */
export async function clearReferences(
  scope: WriteScope,
  tx: TenantTransaction,
  { kind, property }: Referrer,
  id: string
): Promise<void> {
  const select = prepared(`${kind.entity}_referring_${property}`, () => referrersStatement(kind, property))
  // In a nearly empty table every index is as good as the right one: a plan made then, for this statement or for the foreign
  // key that PostgreSQL looks up at the deletion, would walk through all of the tenant's records ever after.
  const planned = run(tx, planForValues, {})
  const [referrers] = await Promise.all([run(tx, select, valuesFor(scope, { id })), planned])
  for (let start = 0; start < referrers.length; start += clearedAtOnce) {
    const patches = referrers
      .slice(start, start + clearedAtOnce)
      .map((one) => ({ id: one.id, patch: { [property]: null } }))
    await updateUnread(scope, tx, kind, patches)
  }
}

/** The rows of the records that are there, in the order of the ids. */
export async function findStored(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  ids: string[]
): Promise<Known[]> {
  const select =
    ids.length === 1
      ? prepared(`${kind.entity}_stored_one`, () => storedOneStatement(kind))
      : prepared(`${kind.entity}_stored`, () => storedStatement(kind))
  const rows = await run(tx, select, valuesFor(scope, { ids, id: ids[0] }))
  return rows.map(({ stored }) => fromStored(kind.table, JSON.parse(stored)))
}

/**
 * Throws a 412 where a record isn't the version that the client knows: `ifMatch` is an `updatedAt`, `*` for any, undefined
 * where the client doesn't care.
 */
function assertVersion({ updatedAt }: Row, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== updatedAt) throw versionConflict(String(updatedAt))
}

/** The JSON texts of records as they are now, which is `rows`, by id; where the kind is logged, from their new change rows. */
function show(
  scope: WriteScope,
  tx: TenantTransaction,
  outbox: Outbox,
  kind: AnyRecordKind,
  action: Action,
  changes: Change[],
  rows: Row[],
  isRead: boolean
): Promise<Map<string, string>> {
  if (changes.length === 0) return Promise.resolve(new Map())
  if (!kind.isLogged) return readAll(scope, tx, kind, changes)
  const [row = {}, ...others] = rows
  const isOne = others.length === 0
  if (isOne && tx.isOnCluster()) {
    const shown = showRow(scope, tx, kind, row).then((data) => ({ ...scope, entity: kind.entity, data }))
    return outbox.log(logShown, shown, scope.origin, action, changes, isRead)
  }
  const log = isOne
    ? prepared(`${kind.entity}_log_one`, () => logOneStatement(kind.entity, recordSource(kind)))
    : prepared(`${kind.entity}_log`, () => logStatement(kind.entity, recordsSource(kind)))
  const values = valuesFor(scope, isOne ? {} : idsOfNames(kind, rows))
  return outbox.log(log, values, scope.origin, action, changes, isRead)
}

async function readAll(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, records: { id: string }[]) {
  const texts = await Promise.all(
    records.map(async ({ id }) => [id, (await findJson(scope, tx, kind, id)) ?? ''] as const)
  )
  return new Map(texts)
}

function announce(
  outbox: Outbox,
  kind: AnyRecordKind,
  { id, changedAt }: Change,
  events: EventName[],
  texts: Promise<Map<string, string>>,
  old: Row
): void {
  for (const event of events.filter((name) => outbox.isWanted([name]))) {
    const data = texts.then((each) => {
      const json = each.get(id) ?? ''
      return kind.events?.data?.(event, json, old) ?? json
    })
    // Where the texts fail, so does the write.
    data.catch(() => {})
    outbox.announce({ event, changedAt, data })
  }
}

/** Where a write that was sent fails, its commit does, too: a caller that gives up before needn't wait for the answer. */
function asSent<T>(answer: Promise<T>): Sent<T> {
  answer.catch(() => {})
  return { answer }
}

/** The texts of the records, in their order, once all that was sent beside is done, too. */
async function answerWith(
  texts: Promise<Map<string, string>>,
  sent: (Promise<unknown> | undefined)[],
  records: { id: string }[]
): Promise<RecordText[]> {
  const [jsons] = await Promise.all([texts, ...sent])
  return records.map(({ id }) => ({ id, json: jsons.get(id) ?? '' }))
}
