import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { askWriter } from '../credentials/writer-rights.ts'
import { erased, forbiddenToRestricted, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { Overlay } from '../records/overlay.ts'
import { formerUndo } from '../runs/former-runs.ts'
import { writeInParts } from '../runs/parts.ts'
import { addPart, errorsOf, findRun, keepRun, newRun, type Run, type RunKey } from '../runs/run.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { findSummary, readPage } from './read-set.ts'
import { revert } from './revert.ts'

type Result = Rendered<Schemas['UndoResponse']>

/** Records of a set that is undone in one transaction. */
const recordsAtOnce = 100

/** How far an undo has come: changes of the set with the number of its position and later ones are done; all where that is 0. */
type UndoRun = Run<'reverted', Schemas['UndoConflict']> & {
  /** The latest undo that has taken something of the set back. */
  undoneBy?: string | undefined
}

/** An undo that this request has begun, or goes on with. */
type Undo = { key: RunKey; isLarge: boolean; dry: Overlay | undefined; run: UndoRun | undefined }

/**
 * Takes back what a change set did to contacts, companies, deals and activities, the latest change first. A large set is taken back
 * in chunks, each with its run in one transaction, so that the request can be sent again where the process dies. 404 where
 * the tenant has no such set, 409 where it is an erasure.
 */
export async function undoChangeSet(ctx: Context, { changeSet, dryRun }: Schemas['UndoRequest']): Promise<Result> {
  const summary = await findSummary(ctx.db, ctx, changeSet)
  if (summary.isErasure) throw erased('contact')
  if (summary.count === 0) throw notFound('change set')
  const dry = dryRun ? new Overlay(false) : undefined
  const key: RunKey = { tenantId: ctx.tenantId, kind: 'undo', key: changeSet }
  const undo: Undo = { key, isLarge: summary.count > recordsAtOnce, dry, run: undefined }
  return writeInParts(ctx, (tx) => revertNext(ctx, tx, undo))
}

/** Undoes the next part, or all where the set is small. Resolves with the answer once all is done. */
async function revertNext(ctx: Context, tx: TenantTransaction, undo: Undo): Promise<Result | undefined> {
  await askWriter(ctx, tx)
  if (ctx.sees) throw forbiddenToRestricted()
  const { key, dry } = undo
  let run = await runOf(tx, undo, ctx.origin.changeSet)
  const scope: Context = { ...ctx, origin: { ...ctx.origin, changeSet: run.changeSet, source: 'undo' } }
  while (run.position > 0) {
    const page = await readPage(tx, ctx, { changeSet: key.key, undoSet: run.changeSet }, run.position)
    const { reverted, conflicts, ...outcome } = await revert(scope, tx, page.records, dry, run.begun)
    const next = page.records.find(({ id }) => id === outcome.next)
    if (next) undo.isLarge = true
    // The next one is read once more.
    const position = next ? next.sequence + 1 : page.isLast ? 0 : page.position
    run = addPart(run, { position, counts: { reverted: reverted.length }, errors: conflicts, begun: outcome.begun })
    if (undo.isLarge) break
  }
  if (run.counts.reverted > 0) run = { ...run, undoneBy: run.changeSet }
  // Of a small one it says who has undone the set.
  if (!dry && (undo.isLarge || run.undoneBy === run.changeSet)) await keepRun(tx, key, run)
  undo.run = run
  if (run.position > 0) return undefined
  // The change set of the answer's header, and of what is stored under a key.
  ctx.origin = { ...ctx.origin, changeSet: run.changeSet }
  return answerOf(run, dry !== undefined)
}

/** Where the undo is: another request for the same set may have begun it, or gone on with it. Else it begins as the set `ownSet`. */
async function runOf(tx: TenantTransaction, undo: Undo, ownSet: string): Promise<UndoRun> {
  if (undo.dry && undo.run) return undo.run
  const { key } = undo
  const stored = (await findRun<UndoRun>(tx, key)) ?? ((await formerUndo(tx, key)) as UndoRun | undefined)
  // What was finished before this request has changed the records since, like any other change set.
  const isOver = !undo.run && stored?.position === 0
  if (!stored || isOver) {
    const run = newRun<'reverted', never>(ownSet, Number.MAX_SAFE_INTEGER, { reverted: 0 })
    return { ...run, undoneBy: stored?.undoneBy }
  }
  // A small one, too, where what follows from its deletions took several transactions.
  undo.isLarge = true
  return stored
}

function answerOf(run: UndoRun, isDryRun: boolean): Result {
  const { reverted } = run.counts
  const conflicts = errorsOf(run, (more) => ({ entity: null, entityId: null, reason: `${more} more` }))
  const changeSet = isDryRun || reverted === 0 ? null : run.changeSet
  return render(JSON.stringify({ changeSet, reverted, conflicts }), { isUnchanged: reverted === 0 })
}
