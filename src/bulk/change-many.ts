import type { Context } from '../contract.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import { getTableName } from '../db/drizzle.ts'
import type { TenantScope } from '../db/tenant.ts'
import { ApiError, limitReached } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { endKeyedRun, findKeyedIds, findKeyedRun, keepKeyedRun } from '../runs/keyed-run.ts'
import { writeInParts } from '../runs/parts.ts'
import { addPart, countRuns, errorsOf, newRun, type Run } from '../runs/run.ts'
import type { Selection } from '../search/find-page.ts'
import { countIds, findMatching, findStillMatching, type PackedIds, unpackIds } from '../search/matching.ts'
import { type AuditAction, type AuditTarget, recordAudit } from '../writes/audit-log.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'

/** Records that one request changes at most. */
const maxMatched = 100_000
/** Records of one transaction: more would keep the tenant's other writers waiting. */
const recordsAtOnce = 100

/** Changes with a key that a tenant may have begun and not ended, each of which keeps up to 2 MB of ids. */
const maxUnfinished = 10

type RecordError = { id: string | null; error: string }

/** What became of some records: of all, or of those before `next`, whose turn has `begun` where the first transaction of several is over. */
export type Outcome = {
  changed: number
  unchanged: number
  errors: RecordError[]
  next?: string | undefined
  begun?: string | undefined
}

/**
 * How far a change has come: the position is the number of records that are done with. `cleared` counts the transactions that have only
 * done a part of what follows from a deletion.
 */
type BulkRun = Run<'changed' | 'unchanged' | 'skipped' | 'cleared', RecordError>

/** A change of all records that are found. */
type Change = {
  kind: AnyRecordKind
  selection: Selection
  expectedCount: number | undefined
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
  countsOf: (counts: BulkRun['counts'], failed: number, matched: number) => Record<string, number>
}

/** A change that this request has begun, or goes on with. */
type Work = {
  ids: PackedIds
  run: BulkRun
  /** What was committed before this request, and by now. */
  before: BulkRun
  committed: BulkRun
}

/**
 * Changes the records that are found when it begins, a hundred in each transaction. One that no longer matches when its turn comes is
 * skipped, one that matches later is left alone. 403 from the first hundred on before which its caller may no longer write. With an Idempotency-Key the request goes on where another one with it was cut off.
 * 409 where more than 100,000 are found, or others than expected, 422 where that takes too long.
 */
export async function changeMany<T>(ctx: Context, change: Change): Promise<Rendered<T>> {
  const known = await onceFor<T>(ctx)?.find(ctx.db)
  if (known) return known
  // Another request with the key may have begun meanwhile, and changed what is counted here.
  const goOnWithTwin = async (error: unknown) => {
    const begun = await findBegun(ctx, change)
    if (begun) return begun
    throw error
  }
  const work = (await findBegun(ctx, change)) ?? (await begin(ctx, change).catch(goOnWithTwin))
  return auditBreak(ctx, change, work, () => writeInParts(ctx, (tx) => changeNext<T>(ctx, tx, change, work)))
}

/** The change that a request with the key has begun, as it is now. */
async function findBegun({ db, keyed }: Context, { isDryRun }: Change): Promise<Work | undefined> {
  const run = keyed && !isDryRun ? await findKeyedRun<BulkRun>(db, keyed, 'bulk') : undefined
  const ids = keyed && run && (await findKeyedIds(db, keyed))
  return ids && run && { ids, run, before: run, committed: run }
}

async function begin(ctx: Context, { kind, selection, expectedCount, check }: Change): Promise<Work> {
  await check()
  const ids = await findMatching(ctx, kind, selection, maxMatched)
  const matched = countIds(ids)
  if (matched > maxMatched) {
    const detail = `More than ${maxMatched.toLocaleString('en')} records match, which is as many as one request changes; narrow the filter, by createdAt for example, and send several.`
    throw new ApiError(409, 'limit_reached', detail)
  }
  if (expectedCount !== undefined && expectedCount !== matched) {
    const match = matched === 1 ? 'record matches' : 'records match'
    const detail = `expectedCount is ${expectedCount}, but ${matched} ${match}; look at them again.`
    throw new ApiError(409, 'count_changed', detail, { matched })
  }
  const run: BulkRun = newRun(ctx.origin.changeSet, 0, { changed: 0, unchanged: 0, skipped: 0, cleared: 0 })
  return { ids, run, before: run, committed: run }
}

/** Changes the next hundred. Resolves with the answer once all are done. */
async function changeNext<T>(
  ctx: Context,
  tx: TenantTransaction,
  change: Change,
  work: Work
): Promise<Rendered<T> | undefined> {
  await askWriter(ctx, tx)
  const keyed = change.isDryRun ? undefined : ctx.keyed
  const stored = keyed && (await findKeyedRun<BulkRun>(tx, keyed, 'bulk'))
  // Another request with the key may have begun, or gone on.
  if (stored && stored.changeSet !== work.run.changeSet) work.ids = (await findKeyedIds(tx, keyed)) ?? work.ids
  work.run = stored ?? work.run
  work.committed = work.run
  const { changeSet, position, begun } = work.run
  const matched = countIds(work.ids)
  // The change set of the answer's header, and of what is stored under a key.
  ctx.origin = { ...ctx.origin, changeSet }
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'bulk' } }
  const ids = unpackIds(work.ids, position, recordsAtOnce)
  const asked = ids.filter((id) => id !== begun)
  const left = asked.length > 0 ? await findStillMatching(ctx, tx, change.kind, change.selection, asked) : []
  const outcome = await change.change(scope, tx, left, begun)
  work.run = addOutcome(work.run, outcome.next === undefined ? ids.length : ids.indexOf(outcome.next), outcome)
  const { run } = work
  if (run.position < matched) {
    // Where nothing was written, whoever goes on may as well begin anew.
    if (keyed && !stored && isWritten(run)) await assertFewUnfinished(tx, keyed)
    if (keyed && (stored || isWritten(run))) await keepKeyedRun(tx, keyed, 'bulk', run, stored ? undefined : work.ids)
    return undefined
  }
  if (stored) await endKeyedRun(tx, keyed, 'bulk')
  const counts = change.countsOf(run.counts, run.errorCount, matched)
  const hasSet = isWritten(run) && !change.isDryRun
  if (hasSet) await recordAudit(ctx, tx, { action: change.action, target: targetOf(change), counts })
  const errors = errorsOf(run, (more) => ({ id: null, error: `${more} more` }))
  const answer = { ...counts, errors, changeSet: hasSet ? changeSet : null }
  return render(JSON.stringify(answer), { isUnchanged: !hasSet })
}

/** Counts what became of the next `count` records; those that the outcome doesn't count were skipped. */
function addOutcome(run: BulkRun, count: number, { changed, unchanged, errors, begun }: Outcome): BulkRun {
  const skipped = count - changed - unchanged - errors.length
  const counts = { changed, unchanged, skipped, cleared: begun === undefined ? 0 : 1 }
  return addPart(run, { position: run.position + count, counts, errors, begun })
}

function isWritten({ counts }: BulkRun): boolean {
  return counts.changed + counts.cleared > 0
}

/** 409 where the tenant has ten changes of many that are under way or broke off. */
async function assertFewUnfinished(tx: TenantTransaction, scope: TenantScope): Promise<void> {
  if ((await countRuns(tx, scope, 'bulk')) < maxUnfinished) return
  const remedy = 'let one end, send one that broke off again with its key, or wait until it is 24 hours old'
  throw limitReached('changes of many records that are not finished', maxUnfinished, remedy)
}

/** Adds a change to the audit log that breaks off once this request has written something, and throws its error. */
async function auditBreak<T>(ctx: Context, change: Change, work: Work, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { before, committed } = work
    const hasMore = committed.counts.changed > before.counts.changed || (!isWritten(before) && isWritten(committed))
    if (hasMore && !change.isDryRun) {
      const counts = change.countsOf(committed.counts, committed.errorCount, countIds(work.ids))
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
