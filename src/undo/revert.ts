import { refreshLastActivity } from '../activities/last-activity.ts'
import { activity } from '../activities/record.ts'
import type { Context } from '../contract.ts'
import type { Values } from '../custom/values.ts'
import type { PgTable } from '../db/drizzle.ts'
import { contacts, deals } from '../db/schema.ts'
import { run } from '../db/statement.ts'
import { recordKinds } from '../properties/record-kinds.ts'
import { keepUsable, planCustom } from '../records/custom-values.ts'
import { findFormerMerges, rememberMerge } from '../records/merged.ts'
import type { AnyRecordKind, Row, RowWithId } from '../records/record.ts'
import { emptyMissingReferences, findTakenKeys, insertRestored } from '../records/restore.ts'
import { noteEmptyReferences } from '../records/restore-references.ts'
import { referredStatement } from '../records/statements.ts'
import { deleteRows, findStored, sendUpdates } from '../records/write.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { type Step, stepBack } from './former-state.ts'
import type { Past } from './read-set.ts'

export type Reason = 'changed_since' | 'duplicate' | 'invalid_reference' | 'erased'
/** What became of some records. */
export type Outcome = { reverted: string[]; conflicts: { entity: string; entityId: string; reason: Reason }[] }

/** The record types that an undo takes back: pipelines and stages stay as they are. */
const kinds = new Map(Object.entries(recordKinds))

/** Records that earlier chunks of a dry run would have taken back: their keys count as free, and references to them as valid. */
type Assumed = ReadonlySet<string>

/** Takes back what a change set did to some records, in their order. */
export async function revert(ctx: Context, tx: TenantTransaction, records: Past[], assumed: Assumed): Promise<Outcome> {
  const outcome: Outcome = { reverted: [], conflicts: [] }
  const steps: Step[] = []
  for (const past of records) {
    const kind = kinds.get(past.entity)
    if (!kind) continue
    if (past.isErased) addConflicts(outcome, kind, [past.id], 'erased')
    else if (past.isTouched) addConflicts(outcome, kind, [past.id], 'changed_since')
    else steps.push(...[stepBack(kind, past) ?? []].flat())
  }
  const reverting = { ctx, tx, outcome, assumed }
  for (const alike of runsOf(steps)) await revertRun(reverting, alike)
  return outcome
}

type Reverting = { ctx: Context; tx: TenantTransaction; outcome: Outcome; assumed: Assumed }

function addConflicts({ conflicts }: Outcome, { entity }: AnyRecordKind, ids: string[], reason: Reason): void {
  for (const entityId of ids) conflicts.push({ entity, entityId, reason })
}

/** Steps that can be done together: those behind each other of one action and one record type. */
function runsOf(steps: Step[]): Step[][] {
  const runs: Step[][] = []
  for (const step of steps) {
    const current = runs.at(-1)
    if (current?.[0]?.kind === step.kind && current[0].action === step.action) current.push(step)
    else runs.push([step])
  }
  return runs
}

async function revertRun(reverting: Reverting, steps: Step[]): Promise<void> {
  const { kind, action } = steps[0] as Step
  if (action === 'delete') return removeRecords(reverting, kind, steps)
  if (action === 'insert') return insertRecords(reverting, kind, steps)
  // A key that one record gives back may be another's former one: then each is looked at when those before it are done.
  const { ctx, tx } = reverting
  const rows = steps.flatMap((step) => (step.action === 'update' ? [{ ...step.patch, id: step.id }] : []))
  const taken = await findTakenKeys(ctx, tx, kind, rows)
  const ids = new Set(steps.map(({ id }) => id))
  if (!taken.some(({ id }) => ids.has(id))) return updateRecords(reverting, kind, steps)
  for (const step of steps) await updateRecords(reverting, kind, [step])
}

async function removeRecords({ ctx, tx, outcome }: Reverting, kind: AnyRecordKind, steps: Step[]): Promise<void> {
  const ids = steps.map(({ id }) => id)
  const referred =
    kind === activity ? [] : idsOf(await run(tx, referredStatement(kind), { tenantId: ctx.tenantId, ids }))
  // At least once: it also has PostgreSQL plan the deletion for a table of any size.
  for (const id of referred.length > 0 ? referred : ids.slice(0, 1)) await ctx.clearReferences(ctx, tx, kind.table, id)
  const activities = kind === activity ? await findStored(ctx, tx, kind, ids) : []
  const merged = kind.isMergeable ? await findMerged(ctx, tx, kind, ids) : []
  const gone = idsOf(await deleteRows(ctx, tx, kind, ids))
  for (const { row, survivorId } of merged) await rememberMerge(ctx, tx, kind, row, survivorId)
  await refreshParents(ctx, tx, activities)
  outcome.reverted.push(...gone)
  addConflicts(outcome, kind, lacking(ids, gone), 'changed_since')
}

/** Records that were merged into another one before an undo made them again, with the one that is left of that, if it is there. */
async function findMerged(ctx: Context, tx: TenantTransaction, kind: AnyRecordKind, ids: string[]) {
  const former = await findFormerMerges(ctx, tx, ids)
  if (former.length === 0) return []
  const stored = await findStored(
    ctx,
    tx,
    kind,
    former.flatMap(({ id, survivorId }) => [id, survivorId])
  )
  const byId = new Map(stored.map((row) => [row.id, row]))
  return former.flatMap(({ id, survivorId }) => {
    const row = byId.get(id)
    return row && byId.has(survivorId) && !ids.includes(survivorId) ? [{ row, survivorId }] : []
  })
}

async function insertRecords(reverting: Reverting, kind: AnyRecordKind, steps: Step[]): Promise<void> {
  const { ctx, tx, outcome } = reverting
  const there = idsOf(
    await findStored(
      ctx,
      tx,
      kind,
      steps.map(({ id }) => id)
    )
  )
  addConflicts(outcome, kind, there, 'changed_since')
  const rows = steps.flatMap((step) => (step.action === 'insert' && !there.includes(step.id) ? [step.row] : []))
  const { sound, waiting, empty } = await withoutConflicts(reverting, kind, rows, new Map())
  outcome.reverted.push(...idsOf([...sound, ...waiting]))
  if (sound.length === 0) return
  await insertRestored(ctx, tx, kind, sound, empty)
  await ctx.restoreReferences(ctx, tx, kind.table, idsOf(sound))
}

async function updateRecords(reverting: Reverting, kind: AnyRecordKind, steps: Step[]): Promise<void> {
  const { ctx, tx, outcome, assumed } = reverting
  const stored = new Map((await findStored(ctx, tx, kind, idsOf(steps))).map((row) => [row.id, row]))
  addConflicts(outcome, kind, lacking(idsOf(steps), [...stored.keys()]), 'changed_since')
  const patches = new Map(steps.map((step) => [step.id, step.action === 'update' ? step.patch : {}]))
  const rows = [...stored.values()].map((old): RowWithId => {
    const patch = patches.get(old.id)
    return { ...old, ...patch, custom: patch?.custom, id: old.id }
  })
  const { sound, waiting, empty } = await withoutConflicts(reverting, kind, rows, stored)
  const patching = sound.map((row) => {
    const names = Object.keys(patches.get(row.id) ?? {})
    return { id: row.id, patch: Object.fromEntries(names.map((name) => [name, row[name]])), isTrusted: true }
  })
  const { answer, changes } = await sendUpdates(ctx, tx, asItWas(kind), patching, false)
  await noteEmptyReferences(ctx, tx, empty)
  await answer
  if (kind === activity)
    await refreshParents(
      ctx,
      tx,
      changes.flatMap(({ old, row }) => [old, row])
    )
  const reverted = new Set([...idsOf(changes), ...idsOf(waiting)])
  for (const { recordId, targetId } of empty) if (assumed.has(targetId)) reverted.add(recordId)
  outcome.reverted.push(...reverted)
}

/**
 * Adds those to the conflicts whose key is taken, or whose pipeline or stage is gone. The rest is `sound`, with references left
 * empty (`empty`) whose target is gone; `waiting` are those whose key or unique value a dry run would have free by now.
 */
async function withoutConflicts(
  reverting: Reverting,
  kind: AnyRecordKind,
  rows: RowWithId[],
  stored: ReadonlyMap<string, Row>
) {
  const { ctx, tx, outcome, assumed } = reverting
  const { required, empty } = await emptyMissingReferences(ctx, tx, kind, rows)
  addConflicts(outcome, kind, [...required.keys()], 'invalid_reference')
  const complete = rows.filter(({ id }) => !required.has(id))
  const taken = new Map<string, boolean>()
  for (const { number, id } of await findTakenKeys(ctx, tx, kind, complete)) {
    taken.set(complete[number]?.id ?? '', assumed.has(id))
  }
  addConflicts(
    outcome,
    kind,
    [...taken].flatMap(([id, isAssumed]) => (isAssumed ? [] : id)),
    'duplicate'
  )
  const free = complete.filter(({ id }) => taken.get(id) !== false)
  const usable = await withUsableValues(reverting, kind, free, stored)
  const sound = free.filter(({ id }) => !taken.has(id) && usable.get(id) === 'now')
  const ids = new Set(idsOf(sound))
  return {
    sound,
    waiting: free.filter(({ id }) => usable.has(id) && !ids.has(id)),
    empty: empty.filter(({ recordId }) => ids.has(recordId))
  }
}

/**
 * Leaves out custom values whose definition or option is gone or archived. Resolves with the records whose unique values are free
 * now, or would be `later` in a dry run, and adds the others to the conflicts.
 */
async function withUsableValues(
  { ctx, tx, outcome, assumed }: Reverting,
  kind: AnyRecordKind,
  rows: RowWithId[],
  stored: ReadonlyMap<string, Row>
): Promise<Map<string, 'now' | 'later'>> {
  const usable = new Map(rows.map(({ id }) => [id, 'now' as 'now' | 'later']))
  const setting = rows.filter(({ custom }) => Object.keys(Object(custom)).length > 0)
  if (setting.length === 0) return usable
  const { active } = tx.properties.of(kind.entity)
  const given = setting.map(({ custom }) => Object.entries(custom as Record<string, Values[string] | null>))
  const held = given.map((one) => Object.fromEntries(one.filter(([, value]) => value !== null)) as Values)
  for (const [index, kept] of (await keepUsable(ctx, tx, kind, held)).entries()) {
    const cleared = given[index]?.filter(([key, value]) => value === null && active.has(key)) ?? []
    Object.assign(setting[index] ?? {}, { custom: { ...kept, ...Object.fromEntries(cleared) } })
  }
  const changes = setting.map(({ id, custom }) => {
    return { id, given: custom, stored: (stored.get(id)?.custom ?? {}) as Values, isTrusted: true }
  })
  // A record that stays as it is keeps what another one was to get: then the others are looked at again.
  for (let isSettled = false; !isSettled; ) {
    const left = changes.filter(({ id }) => usable.has(id))
    for (const [index, planned] of (await planCustom(ctx, tx, kind, left, true)).entries()) {
      const { id = '' } = left[index] ?? {}
      if (!('fault' in planned)) continue
      if (assumed.has(planned.fault.details.existingId ?? '')) usable.set(id, 'later')
      else usable.delete(id)
    }
    isSettled = left.every(({ id }) => usable.has(id))
  }
  addConflicts(outcome, kind, lacking(idsOf(rows), [...usable.keys()]), 'duplicate')
  return usable
}

const unadjusted = new WeakMap<AnyRecordKind, AnyRecordKind>()

/** The record type without what follows from an update: what followed before is taken back as it was. */
function asItWas(kind: AnyRecordKind): AnyRecordKind {
  const { adjust: _, ...rest } = kind
  const known = unadjusted.get(kind) ?? rest
  unadjusted.set(kind, known)
  return known
}

/** Brings lastActivityAt of contacts and deals up to date that activities named before, or name now. */
async function refreshParents(ctx: Context, tx: TenantTransaction, activities: Row[]): Promise<void> {
  const parents: [string, PgTable][] = [
    ['contactId', contacts],
    ['dealId', deals]
  ]
  for (const [property, table] of parents) {
    const ids = new Set(activities.flatMap((row) => row[property] ?? []))
    await refreshLastActivity(ctx, tx, table, [...ids].map(String))
  }
}

function idsOf(records: { id: string }[]): string[] {
  return records.map(({ id }) => id)
}

function lacking(ids: string[], found: string[]): string[] {
  const known = new Set(found)
  return ids.filter((id) => !known.has(id))
}
