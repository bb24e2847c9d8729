import type { Context, ReadRequest } from '../contract.ts'
import { readValues, type ValuePatch } from '../custom/values.ts'
import { run } from '../db/statement.ts'
import { type ApiError, faultWithin, invalidRequest, versionConflict } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { canonicalId } from '../ids.ts'
import { joinTags } from '../texts/stored.ts'
import { type AuditAction, recordAudit } from '../writes/audit-log.ts'
import { onceFor, onceOutside } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { asInput } from './input.ts'
import { explainAbsence, rememberMerge } from './merged.ts'
import { isStale, isWriting, type PlannedChange, planTogether } from './plan.ts'
import { type AnyRecordKind, maxTags, type RecordKind, type Row, type RowWithId, rowOf, settableOf } from './record.ts'
import { sendRemoved } from './removal.ts'
import { findStored, findUsers, valuesFor } from './rows.ts'
import { keepLatestStatement, previewStatement, updateStatement } from './statements.ts'
import { toCanonicalRow } from './stored.ts'
import { usableOf, usersIn } from './unique-values.ts'
import { worldOf } from './world.ts'
import { sendChanges } from './write.ts'

/** What a request merges: which record goes, and what the one that stays is to hold, whatever both hold. */
type Merge<Body> = { duplicateId: string; values?: Body; dryRun?: boolean }

/** The changes of the record that stays and of the one that goes. */
type Plan = { kept: PlannedChange; gone: PlannedChange }

/** The operation that merges two records of a kind, with what is wrong with custom values told beside what is wrong otherwise. */
export function merging<R, B extends object, Q>(kind: RecordKind<R, B, Q>) {
  const answer = (ctx: Context, { params, body }: { params: { id: string }; body: Merge<NoInfer<B>> }) =>
    merge(ctx, kind, params.id, body)
  const read: ReadRequest = ({ body, properties }, errors) => {
    const values = Object(Object(body).values)
    if (!Object.hasOwn(values, 'custom')) return
    readValues(properties.of(kind.entity), values.custom, undefined, errors, '/values/custom')
  }
  return Object.assign(answer, { read })
}

/**
 * Makes one record of two: blanks are filled from the one that goes, tags united, all references moved. A dry run writes
 * nothing. 404 where one of them isn't there, 409 where another record has a key that the values name.
 */
async function merge<R, B extends object, Q>(
  ctx: Context,
  kind: RecordKind<R, B, Q>,
  id: string,
  { duplicateId, values = {} as B, dryRun }: Merge<NoInfer<B>>
): Promise<Rendered<R>> {
  const goneId = canonicalId(duplicateId)
  if (goneId === id)
    throw invalidRequest([{ path: '/duplicateId', message: 'must be another record than the path names' }])
  const given = toCanonicalRow(kind.table, rowOf(kind, values))
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'merge' } }
  const planned = (tx: TenantTransaction) => planMerge(scope, tx, kind, [id, goneId], given)
  if (dryRun) {
    const look = async (tx: TenantTransaction) => preview(scope, tx, kind, await planned(tx))
    return onceOutside(ctx, async () => render<R>(await ctx.writer.write(ctx.tenantId, look)))
  }
  const work = async (tx: TenantTransaction) => render<R>(await write(scope, tx, kind, await planned(tx)))
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** Under the tenant's lock nothing that is found here changes before the commit. */
async function planMerge(
  ctx: Context,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  [id, goneId]: [string, string],
  given: Row
): Promise<Plan> {
  const found = await findStored(ctx, tx, kind, [id, goneId])
  const [kept, gone] = [id, goneId].map((one) => found.find((row) => row.id === one))
  if (!kept) throw await explainAbsence(ctx, tx, kind, id)
  if (!gone) throw await explainAbsence(ctx, tx, kind, goneId, 'duplicateId')
  if (isStale(kept.updatedAt, ctx.ifMatch)) throw versionConflict(String(kept.updatedAt))
  const custom = 'custom' in kind.view ? { custom: await joinCustom(ctx, tx, kind, kept, gone, given) } : {}
  const patch = { ...joinRecords(kind, kept, gone), ...given, ...custom }
  // What the one that goes frees, the other may take.
  const world = { ...worldOf(ctx, tx), findStored: async () => found }
  const [deletion, update] = await planTogether(world, kind, [
    { action: 'delete', id: goneId },
    { action: 'update', id, patch }
  ])
  if (!update?.change || !deletion?.change) throw faultWithin('values', update?.fault ?? (deletion?.fault as ApiError))
  return { kept: update.change, gone: deletion.change }
}

/** What the record that stays takes over from the other. */
function joinRecords(kind: AnyRecordKind, kept: Row, gone: Row): Row {
  const patch: Row = {}
  for (const property of settableOf(kind)) {
    const [own, other] = [kept[property], gone[property]]
    if (property === 'custom') continue
    if (property === 'tags') patch.tags = joinTags(own as string[], other as string[]).slice(0, maxTags)
    else if (own == null && other != null) patch[property] = other
  }
  return kind.derive ? kind.derive(patch) : patch
}

/** The custom values that the record that stays takes over from the other, and is given. */
async function joinCustom(
  ctx: Context,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  kept: Row,
  gone: Row,
  given: Row
): Promise<ValuePatch> {
  const definitions = tx.properties.of(kind.entity)
  const named = usersIn(definitions, kept, gone).map(([, userId]) => userId)
  const users = await findUsers(ctx, tx, named)
  const other = Object.entries(usableOf(definitions, gone.custom as ValuePatch, users))
  const blank = other.filter(([key]) => !Object.hasOwn(Object(kept.custom), key))
  return { ...Object.fromEntries(blank), ...Object(given.custom) }
}

/** Resolves with the JSON text of the record that stays. */
async function write(ctx: Context, tx: TenantTransaction, kind: AnyRecordKind, { kept, gone }: Plan) {
  // What is moved names it in its change rows as it will be. Its key may be the other's until that one is gone.
  const key = [kind.match?.property ?? '', ...(kind.match?.columns ?? [])].map((name) => [name, kept.old[name]])
  const { tenantId } = ctx
  if (isWriting(kept)) await run(tx, updateStatement(kind), { ...kept.row, ...Object.fromEntries(key), tenantId })
  await (await sendRemoved(ctx, tx, kind, [gone], { to: kept.id })).answer
  await rememberMerge(ctx, tx, kind, { gone: gone.row, replaced: kept }, kept.id)
  if (kind.writtenElsewhere?.length) {
    await run(tx, keepLatestStatement(kind), valuesFor(ctx, { ...gone.row, id: kept.id }))
  }
  const action = `${kind.entity}.merged` as AuditAction
  const target = { type: kind.entity as 'contact' | 'company', id: kept.id, name: null }
  const sent = await sendChanges(ctx, tx, kind, [kept])
  const [[record]] = await Promise.all([sent.answer, recordAudit(ctx, tx, { action, target })])
  return record?.json ?? ''
}

/** The JSON text that the record that stays would have, but for its `updatedAt`, which stays until something is written. */
async function preview(ctx: Context, tx: TenantTransaction, kind: AnyRecordKind, { kept, gone }: Plan) {
  const row = { ...kept.row, ...laterOf(kind, kept.row, gone.row) }
  const values = valuesFor({ ...ctx, hidden: tx.properties.hidden }, { rows: asInput(kind.table, [row]) })
  const [shown] = await run(tx, previewStatement(kind), values)
  return shown?.json ?? ''
}

/** Moments that no update writes, such as that of the latest activity, are the later ones of both. */
function laterOf({ writtenElsewhere = [] }: AnyRecordKind, kept: RowWithId, gone: Row): Row {
  const latest = (name: string) => [kept[name], gone[name]].toSorted().findLast((one) => one != null) ?? null
  return Object.fromEntries(writtenElsewhere.map((name) => [name, latest(name)]))
}
