import type { Schemas } from '../../generated/types.ts'
import { isErasure } from '../contacts/erased.ts'
import type { Context } from '../contract.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import { type ApiError, erased, forbiddenToRestricted, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { Overlay } from '../records/overlay.ts'
import { onceFor } from '../writes/once.ts'
import { writeInParts } from '../writes/parts.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { addOutcome, findProgress, keepProgress, type Progress } from './progress.ts'
import { findSummary, readPage } from './read-set.ts'
import { revert } from './revert.ts'

type Result = Rendered<Schemas['UndoResponse']>

/** Records of a set that is undone in one transaction. */
const recordsAtOnce = 100

/** An undo that this request has begun, or goes on with. */
type Undo = { changeSet: string; isLarge: boolean; dry: Overlay | undefined; progress: Progress | undefined }

/**
 * Takes back what a change set did to contacts, companies, deals and activities, the latest change first. A large set is taken back
 * in chunks, each with its progress in one transaction, so that the request can be sent again where the process dies. 404 where
 * the tenant has no such set, 409 where it is an erasure.
 */
export async function undoChangeSet(ctx: Context, { changeSet, dryRun }: Schemas['UndoRequest']): Promise<Result> {
  const summary = await findSummary(ctx.db, ctx, changeSet)
  if (summary?.isErasure ?? (await isErasure(ctx.db, ctx, changeSet))) return refuse(ctx, erased('contact'))
  if (!summary) return refuse(ctx, notFound('change set'))
  const dry = dryRun ? new Overlay(false) : undefined
  const undo: Undo = { changeSet, isLarge: summary.count > recordsAtOnce, dry, progress: undefined }
  return writeInParts(ctx, dry !== undefined, (tx) => revertNext(ctx, tx, undo))
}

/** Answers an error, but for what an Idempotency-Key has of an earlier request, or says against another one. */
async function refuse(ctx: Context, error: ApiError): Promise<Result> {
  const once = onceFor<Schemas['UndoResponse']>(ctx)
  if (!once) throw error
  return ctx.writer.write(ctx.tenantId, () => Promise.reject(error), once)
}

/** Undoes the next part, or all where the set is small. Resolves with the answer once all is done. */
async function revertNext(ctx: Context, tx: TenantTransaction, undo: Undo): Promise<Result | undefined> {
  await askWriter(ctx, tx)
  if (ctx.sees) throw forbiddenToRestricted()
  const { changeSet, dry } = undo
  let progress = await progressOf(ctx, tx, undo)
  const scope: Context = { ...ctx, origin: { ...ctx.origin, changeSet: progress.undoSet, source: 'undo' } }
  while (progress.position > 0) {
    const page = await readPage(tx, ctx, { changeSet, undoSet: progress.undoSet }, progress.position)
    const outcome = await revert(scope, tx, page.records, dry, progress.begun)
    const next = page.records.find(({ id }) => id === outcome.next)
    if (next) undo.isLarge = true
    // The next one is read once more.
    progress = addOutcome(progress, outcome, next ? next.sequence + 1 : page.isLast ? 0 : page.position)
    if (undo.isLarge) break
  }
  // Of a small one it says who has undone the set.
  if (!dry && (undo.isLarge || progress.reverted > 0)) await keepProgress(tx, ctx, changeSet, progress)
  undo.progress = progress
  if (progress.position > 0) return undefined
  // The change set of the answer's header, and of what is stored under a key.
  ctx.origin = { ...ctx.origin, changeSet: progress.undoSet }
  return answerOf(progress, dry !== undefined)
}

/** Where the undo is: another request for the same set may have begun it, or gone on with it. */
async function progressOf(ctx: Context, tx: TenantTransaction, undo: Undo): Promise<Progress> {
  const { changeSet } = ctx.origin
  const begun: Progress = {
    undoSet: changeSet,
    position: Number.MAX_SAFE_INTEGER,
    reverted: 0,
    conflictCount: 0,
    conflicts: [],
    begun: null
  }
  if (undo.dry && undo.progress) return undo.progress
  const stored = await findProgress(tx, ctx, undo.changeSet)
  // What was finished before this request has changed the records since, like any other change set.
  const isOver = !undo.progress && stored?.position === 0
  if (!stored || isOver) return begun
  // A small one, too, where what follows from its deletions took several transactions.
  undo.isLarge = true
  return stored
}

function answerOf({ undoSet, reverted, conflicts, conflictCount }: Progress, isDryRun: boolean): Result {
  const more = conflictCount - conflicts.length
  const rest = more > 0 ? [{ entity: null, entityId: null, reason: `${more} more` }] : []
  const changeSet = isDryRun || reverted === 0 ? null : undoSet
  return render(JSON.stringify({ changeSet, reverted, conflicts: [...conflicts, ...rest] }))
}
