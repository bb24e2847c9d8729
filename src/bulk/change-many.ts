import type { Context } from '../contract.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import { getTableName } from '../db/drizzle.ts'
import { countChanged, tooManyMatched } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { AnyRecordKind } from '../records/record.ts'
import {
  countIds,
  findMatching,
  findStillMatching,
  type PackedIds,
  type Selection,
  unpackIds
} from '../search/matching.ts'
import { type AuditAction, type AuditTarget, recordAudit } from '../writes/audit-log.ts'
import { onceFor } from '../writes/once.ts'
import { writeInParts } from '../writes/parts.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import {
  addOutcome,
  beginProgress,
  errorsOf,
  findIds,
  findProgress,
  forgetIds,
  isWritten,
  keepIds,
  keepProgress,
  type Outcome,
  type Progress
} from './progress.ts'

/** Records that one request changes at most. */
const maxMatched = 100_000
/** Records of one transaction: more would keep the tenant's other writers waiting. */
const recordsAtOnce = 100

/** A change of all records that are found. */
export type Change = {
  kind: AnyRecordKind
  selection: Selection
  /** How many must be found. */
  expectedCount: number | undefined
  /** With true nothing is written. */
  isDryRun: boolean
  action: AuditAction
  /** Throws where it can't be made of any record; before anything is found. */
  check: () => Promise<void>
  /**
   * Changes records that still match, or the first of them, or with a dry run only says what would become of them. `begun` is the one
   * before these whose turn has begun.
   */
  change: (ctx: Context, tx: TenantTransaction, ids: string[], begun: string | undefined) => Promise<Outcome>
  /** The counts of the answer, and of the audit log. */
  countsOf: (progress: Progress, matched: number) => Record<string, number>
}

/** A change that this request has begun, or goes on with. */
type Run = {
  ids: PackedIds
  progress: Progress
  /** The progress of what was committed before this request, and by now. */
  before: Progress
  committed: Progress
}

/**
 * Changes the records that are found when it begins, a hundred in each transaction. One that no longer matches when its turn comes is
 * skipped, one that matches later is left alone. 403 from the first hundred on before which its caller may no longer write. With an Idempotency-Key the request goes on where another one with it was cut off.
 * 409 where more than 100,000 are found, or others than expected, 422 where that takes too long.
 */
export async function changeMany<T>(ctx: Context, change: Change): Promise<Rendered<T>> {
  const known = await onceFor<T>(ctx)?.find(ctx.db)
  if (known) return known
  const run = (!change.isDryRun && (await resume(ctx))) || (await begin(ctx, change))
  return auditBreak(ctx, change, run, () =>
    writeInParts(ctx, change.isDryRun, (tx) => changeNext<T>(ctx, tx, change, run))
  )
}

async function resume({ db, keyed }: Context): Promise<Run | undefined> {
  const progress = keyed && (await findProgress(db, keyed))
  const ids = progress && (await findIds(db, keyed))
  return ids && { ids, progress, before: progress, committed: progress }
}

async function begin(ctx: Context, { kind, selection, expectedCount, check }: Change): Promise<Run> {
  await check()
  const ids = await findMatching(ctx, kind, selection, maxMatched)
  const matched = countIds(ids)
  if (matched > maxMatched) throw tooManyMatched(maxMatched)
  if (expectedCount !== undefined && expectedCount !== matched) throw countChanged(expectedCount, matched)
  const progress = beginProgress(ctx.origin.changeSet)
  return { ids, progress, before: progress, committed: progress }
}

/** Changes the next hundred. Resolves with the answer once all are done. */
async function changeNext<T>(
  ctx: Context,
  tx: TenantTransaction,
  change: Change,
  run: Run
): Promise<Rendered<T> | undefined> {
  await askWriter(ctx, tx)
  const keyed = change.isDryRun ? undefined : ctx.keyed
  const isStored = keyed ? await adoptStored(tx, keyed, run) : false
  run.committed = run.progress
  const { changeSet, position } = run.progress
  const matched = countIds(run.ids)
  // The change set of the answer's header, and of what is stored under a key.
  ctx.origin = { ...ctx.origin, changeSet }
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'bulk' } }
  const ids = unpackIds(run.ids, position, recordsAtOnce)
  const { begun } = run.progress
  const asked = ids.filter((id) => id !== begun)
  const left = asked.length > 0 ? await findStillMatching(ctx, tx, change.kind, change.selection, asked) : []
  const outcome = await change.change(scope, tx, left, begun)
  const count = outcome.next === undefined ? ids.length : ids.indexOf(outcome.next)
  const progress = addOutcome(run.progress, count, outcome)
  run.progress = progress
  if (progress.position < matched) {
    // Where nothing was written, whoever goes on may as well begin anew.
    const isBegun = isStored || progress.changed > 0
    if (keyed && isBegun && !isStored) await keepIds(tx, keyed, changeSet, run.ids)
    if (keyed && isBegun) await keepProgress(tx, keyed, progress)
    return undefined
  }
  if (keyed && isStored) await forgetIds(tx, keyed)
  const counts = change.countsOf(progress, matched)
  const hasSet = isWritten(progress) && !change.isDryRun
  if (hasSet) await recordAudit(ctx, tx, { action: change.action, target: targetOf(change), counts })
  return render(JSON.stringify({ ...counts, errors: errorsOf(progress), changeSet: hasSet ? changeSet : null }))
}

/** Goes on from what is stored: another request with the key may have begun, or gone on. Whether anything is. */
async function adoptStored(tx: TenantTransaction, keyed: NonNullable<Context['keyed']>, run: Run): Promise<boolean> {
  const stored = await findProgress(tx, keyed)
  if (!stored) return false
  const isOthers = stored.changeSet !== run.progress.changeSet
  const ids = isOthers ? await findIds(tx, keyed) : run.ids
  if (!ids) return false
  run.ids = ids
  run.progress = stored
  return true
}

/** Adds a change to the audit log that breaks off once this request has written something, and throws its error. */
async function auditBreak<T>(ctx: Context, change: Change, run: Run, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const hasMore = run.committed.changed > run.before.changed || (!isWritten(run.before) && isWritten(run.committed))
    if (hasMore && !change.isDryRun) {
      const counts = change.countsOf(run.committed, countIds(run.ids))
      const event = { action: change.action, target: targetOf(change), counts, outcome: 'failed' } as const
      // The client is to get the change's own error, also where the entry can't be written.
      await recordAudit(ctx, ctx.db, event).catch(() => {})
    }
    throw error
  }
}

function targetOf({ kind }: Change): AuditTarget {
  return { type: getTableName(kind.table) as AuditTarget['type'], id: null, name: null }
}
