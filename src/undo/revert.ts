import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { ApiError } from '../errors.ts'
import { recordKinds } from '../properties/record-kinds.ts'
import { findFormerMerges, rememberMerge } from '../records/merged.ts'
import type { Overlay } from '../records/overlay.ts'
import { isWriting, type PlannedChange, planTogether } from '../records/plan.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { removeSome } from '../records/removal.ts'
import { sendFormer } from '../records/restore.ts'
import { worldOf } from '../records/world.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { type FormerState, formerStateOf } from './former-state.ts'
import type { ChangesOfRecord } from './read-set.ts'

type Conflict = Schemas['UndoConflict']
type Reason = 'changed_since' | 'duplicate' | 'invalid_reference' | 'erased'
/** What became of some records. */
type Outcome = {
  reverted: string[]
  conflicts: Conflict[]
  /** The first that is left for another transaction, as what follows from the deletions would be too much for one. */
  next?: string | undefined
  /** Its id, where a part of what follows from its deletion is done. */
  begun?: string | undefined
}

/** The record types that an undo takes back: pipelines and stages stay as they are. */
const kinds = new Map(Object.entries(recordKinds))

/**
 * Takes back what a change set did to some records, in their order, or to the first of them. With `dry` nothing is written: what would be is
 * added to it, so that what follows sees it. Nothing that others did since stands against the one whose deletion has `begun`.
 */
export async function revert(
  ctx: Context,
  tx: TenantTransaction,
  records: ChangesOfRecord[],
  dry: Overlay | undefined,
  begun: string | undefined
): Promise<Outcome> {
  const outcome: Outcome = { reverted: [], conflicts: [] }
  const conflict = ({ entity }: AnyRecordKind, entityId: string, reason: Reason) =>
    outcome.conflicts.push({ entity: entity as Conflict['entity'], entityId, reason })
  const states: FormerState[] = []
  for (const one of records) {
    const kind = kinds.get(one.entity)
    if (!kind) continue
    const reason = one.id === begun ? undefined : one.isErased ? 'erased' : one.isTouched ? 'changed_since' : undefined
    if (reason) conflict(kind, one.id, reason)
    else states.push(...[formerStateOf(kind, one) ?? []].flat())
  }
  for (const alike of runsOf(states)) {
    const { kind } = alike[0] as FormerState
    const world = worldOf(ctx, tx)
    const wanted = alike.map(({ wanted }) => wanted)
    const changes: PlannedChange[] = []
    for (const [index, { change, fault }] of (await planTogether(dry?.over(world) ?? world, kind, wanted)).entries()) {
      const id = alike[index]?.id ?? ''
      if (fault) conflict(kind, id, reasonOf(fault, id))
      else changes.push(change)
    }
    const ids = idsOf(changes)
    const isRemoval = alike[0]?.wanted.action === 'delete' && !dry
    // What an undo made again had been merged before: its deletion merges it once more.
    const merged = isRemoval && kind.isMergeable ? await findFormerMerges(ctx, tx, ids) : []
    const sent = isRemoval ? await removeSome(ctx, tx, kind, changes) : { removed: changes }
    const survivors = merged.map(({ survivorId }) => survivorId).filter((id) => !ids.includes(id))
    const left = survivors.length > 0 ? idsOf(await world.findStored(kind, survivors)) : []
    for (const { id, survivorId } of merged) {
      const gone = sent.removed.find((one) => one.id === id)?.row
      if (gone && left.includes(survivorId)) await rememberMerge(ctx, tx, kind, { gone }, survivorId)
    }
    if (dry) dry.add(kind, changes)
    else if (!isRemoval) await sendFormer(ctx, tx, kind, changes)
    outcome.reverted.push(...idsOf(sent.removed.filter(isWriting)))
    const next = changes[sent.removed.length]?.id
    if (next !== undefined) return before(records, next, { ...outcome, begun: sent.begun })
  }
  return outcome
}

/** An outcome without the records from one on, which is left for another transaction. */
function before(records: ChangesOfRecord[], next: string, outcome: Outcome): Outcome {
  const left = new Set(idsOf(records.slice(records.findIndex(({ id }) => id === next))))
  return { ...outcome, conflicts: outcome.conflicts.filter(({ entityId }) => !left.has(entityId ?? '')), next }
}

/** Records that can be taken back together: those behind each other of one record type that are deleted, made again, or changed. */
function runsOf(states: FormerState[]): FormerState[][] {
  const runs: FormerState[][] = []
  for (const state of states) {
    const current = runs.at(-1)
    if (current?.[0]?.kind === state.kind && current[0].wanted.action === state.wanted.action) current.push(state)
    else runs.push([state])
  }
  return runs
}

/** Why a record isn't taken back. One that is gone, or there again, was so before this transaction: somebody has changed it. */
function reasonOf({ code, details }: ApiError, id: string): Reason {
  if (code === 'not_found' || details.existingId === id) return 'changed_since'
  return code === 'duplicate' ? 'duplicate' : 'invalid_reference'
}

function idsOf(records: { id: string }[]): string[] {
  return records.map(({ id }) => id)
}
