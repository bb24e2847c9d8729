import { chunksOf } from '../db/lists.ts'
import { run } from '../db/statement.ts'
import { withoutLast } from '../json-text.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Sent } from '../writes/writer.ts'
import { sendUnique } from './holders.ts'
import { asInput } from './input.ts'
import { logChanges, type RecordChange } from './log-changes.ts'
import { changesOf, isWriting, type PlannedChange, planTogether } from './plan.ts'
import type { AnyRecordKind, Row } from './record.ts'
import { findTexts, type WriteScope } from './rows.ts'
import { deleteStatement, insertStatement, updateStatement } from './statements.ts'
import type { Wanted } from './wanted.ts'
import { type World, worldOf } from './world.ts'

// Writing planned changes with their change rows and events, in a transaction that holds the tenant's lock
// (docs/decisions/small-statements.md). Reads are awaited before a write is planned; writes are sent, and their answers awaited by
// who needs them.

/**
 * A record that was written or, with `isChanged` false, found as it was wanted: its JSON text as its GET returns it, and its version, which
 * the text of some kinds doesn't have.
 */
export type Written = { id: string; json: string; version: string; isChanged: boolean }

/** What was sent: its answer has the records in the order of the planned changes, `changes` those of them that are written. */
export type SentChanges = Sent<Written[]> & { changes: RecordChange[] }

type SendOptions = {
  /** With false the answer has texts only where a webhook wants them; the default is true, but for deletions. */
  isRead?: boolean
  /** Deletes what belongs to records that are deleted and is shown in their last states. */
  deleteChildren?: (() => Promise<unknown>) | undefined
  /** Whether they only empty or set references to another record, whose own change sees to what follows. */
  isOfReferences?: boolean
  /** Whether no event tells of them. */
  isSilent?: boolean | undefined
}

/** Sends planned changes of one record type and one action, in their order. */
export async function sendChanges(
  caller: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[],
  options: SendOptions = {}
): Promise<SentChanges> {
  // Records are shown as the definitions under the tenant's lock have it.
  const scope: WriteScope = { ...caller, hidden: tx.properties.hidden }
  const { tenantId } = scope
  const action = planned[0]?.action ?? 'updated'
  const isDeletion = action === 'deleted'
  const { isRead = !isDeletion, isOfReferences = false, isSilent } = options
  const changing = planned.filter(isWriting)
  const changes = changing.map((one): RecordChange => {
    const changedAt = tx.outbox.nextTime(one.at)
    return { ...one, changedAt, row: isDeletion ? one.row : { ...one.row, updatedAt: changedAt } }
  })
  // A change row can't be the answer where the kind has none, or where it names others that a restricted caller doesn't see.
  const isLogShown = kind.isLogged && !(scope.sees && 'ownerId' in kind.table)
  const log = () => logChanges(scope, tx, kind, action, changes, { isRead: isRead && isLogShown, isSilent })
  // The change rows show the records: before they are deleted, or after they are written.
  const lastStates = isDeletion ? log() : undefined
  lastStates?.catch(() => {})
  if (isDeletion && changes.length > 0) await options.deleteChildren?.()
  const sent: unknown[] = []
  const rows = changes.map(({ row }) => ({ ...row, tenantId }))
  if (action === 'created' && rows.length > 0) {
    sent.push(run(tx, insertStatement(kind), { tenantId, rows: asInput(kind.table, rows) }))
  } else {
    const change = isDeletion ? deleteStatement(kind) : updateStatement(kind)
    sent.push(...rows.map((row) => run(tx, change, row)))
  }
  if (!isDeletion) sent.push(...sendUnique(scope, tx, kind, changing), kind.children?.write(scope, tx, changes))
  const shown = isDeletion ? changes.map(({ old }) => ({ old, row: undefined })) : changes
  const followed = isOfReferences ? undefined : kind.followUp?.(scope, tx, shown)
  const texts = lastStates ?? log()
  const written = new Map(changes.map(({ id, changedAt }) => [id, changedAt]))
  const read = findTexts(scope, tx, kind, isRead ? planned.filter(({ id }) => !isLogShown || !written.has(id)) : [])
  const answer = Promise.all([texts, read, followed, ...sent]).then(([logged, found]) =>
    planned.map(({ id, old }): Written => {
      const version = written.get(id)
      const json = found.get(id) ?? withoutChildren(kind, logged.get(id))
      return { id, json, version: version ?? String(old.updatedAt), isChanged: version !== undefined }
    })
  )
  // It needn't be awaited: where the write fails, its commit fails, too.
  answer.catch(() => {})
  // What follows may read before it sends all. Of new records it only sends.
  if (action !== 'created') await followed?.catch(() => {})
  return { answer, changes }
}

/**
 * Sends new records and changes of others without reading their texts, and resolves when they are done. The changes go first: a new record
 * may take a key or a unique value that one of them frees.
 */
export async function sendMixed(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[]
): Promise<void> {
  const parts = (['updated', 'created'] as const)
    .map((action) => planned.filter((one) => one.action === action))
    .filter(({ length }) => length > 0)
  const sent = parts.map(async (some) => (await sendChanges(scope, tx, kind, some, { isRead: false })).answer)
  await Promise.all(sent)
}

/** A record as its GET shows it, of its text in its change row. */
function withoutChildren({ children }: AnyRecordKind, text = ''): string {
  return children ? withoutLast(text, children.property) : text
}

/** Plans changes whose keys and references PostgreSQL's constraints check. Throws the first fault. */
export async function planRows(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  wanted: Wanted[],
  more: Partial<World> = {}
) {
  const world = { ...worldOf(scope, tx, { isConstrained: true }), ...more }
  const outcomes = await planTogether(world, kind, wanted)
  return changesOf(outcomes)
}

/**
 * Plans what is wanted of records of one type by one action, each id at most once, and sends it. Throws the first fault. What doesn't change
 * isn't written; what refers to a record that is deleted is followed by records/removal.ts.
 */
export async function write(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  wanted: Wanted[],
  options?: SendOptions
): Promise<SentChanges> {
  return sendChanges(scope, tx, kind, await planRows(scope, tx, kind, wanted), options)
}

/** Writes what is wanted of one record, and resolves with its text; of a deleted one that is empty. */
export async function writeOne(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  wanted: Wanted,
  options?: SendOptions
): Promise<Written> {
  const [written] = await (await write(scope, tx, kind, [wanted], options)).answer
  if (!written) throw new Error('what is planned is answered')
  return written
}

/** Records whose references are changed together: any number may refer to one. */
export const referringAtOnce = 500

/**
 * Empties or sets what records have of another one, without reading their texts, and waits until that is done. Records that are gone are
 * left out: the change log, which a restore goes by, may name such.
 */
export async function updateReferences(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  patches: { id: string; patch: Row }[]
) {
  for (const some of chunksOf(patches, referringAtOnce)) {
    const wanted = some.map((one) => ({ action: 'update' as const, ...one }))
    const outcomes = await planTogether(worldOf(scope, tx, { isConstrained: true }), kind, wanted)
    const planned = changesOf(outcomes.filter(({ fault }) => fault?.code !== 'not_found'))
    await (await sendChanges(scope, tx, kind, planned, { isRead: false, isOfReferences: true })).answer
  }
}
