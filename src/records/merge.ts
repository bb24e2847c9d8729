import type { Context, ReadRequest } from '../contract.ts'
import { patchValues, readValues, type ValuePatch, type Values } from '../custom/values.ts'
import { run } from '../db/statement.ts'
import { ApiError, duplicate, type FieldError, invalidReference, invalidRequest } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { type AuditAction, recordAudit } from '../writes/audit-log.ts'
import { onceFor, onceOutside } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { keepUsable, planCustom } from './custom-values.ts'
import { explainAbsence, keyPropertyOf, rememberMerge } from './merged.ts'
import { type AnyRecordKind, type RecordKind, type Row, type RowWithId, rowOf, settableOf } from './record.ts'
import { findJson, findMatches, findMissingReferences, valuesFor } from './rows.ts'
import { keepLatestStatement, updateStatement } from './statements.ts'
import { toCanonicalRow } from './stored.ts'
import { assertVersion, deleteRows, findStored, updateRows } from './write.ts'

/** What a request merges: which record goes, and what the one that stays is to hold, whatever both hold. */
type Merge<Body> = { duplicateId: string; values?: Body; dryRun?: boolean }

/** The record that stays, the one that goes, and what is to change of the former. */
type Plan = { kept: RowWithId; gone: RowWithId; patch: Row }

/** The most tags that a record has. */
const maxTags = 50

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
  const goneId = duplicateId.toLowerCase()
  if (goneId === id)
    throw invalidRequest([{ path: '/duplicateId', message: 'must be another record than the path names' }])
  const given = toCanonicalRow(kind.table, rowOf(kind, values))
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'merge' } }
  const plan = (tx: TenantTransaction) => planMerge(scope, tx, kind, [id, goneId], given)
  if (dryRun) return onceOutside(ctx, async () => render<R>(await preview(scope, kind, plan)))
  const work = async (tx: TenantTransaction) => render<R>(await write(scope, tx, kind, await plan(tx)))
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
  assertVersion(kept, ctx.ifMatch)
  const missing = (await findMissingReferences(ctx, tx, kind, [given])).get(0) ?? []
  if (missing.length > 0) throw invalidReference(missing.map((property) => `values/${property}`))
  const [holder] = await findMatches(ctx, tx, kind, [given])
  if (holder && !holder.isAlias && ![id, goneId].includes(holder.id)) {
    throw duplicate(kind.entity, `values/${kind.match?.property}`, holder.id)
  }
  const custom = await uniteCustom(ctx, tx, kind, { kept, gone, patch: given })
  return { kept, gone, patch: { ...unite(kind, kept, gone), ...given, ...custom } }
}

/** What the record that stays takes over from the other. */
function unite(kind: AnyRecordKind, kept: Row, gone: Row): Row {
  const patch: Row = {}
  for (const property of settableOf(kind)) {
    const [own, other] = [kept[property], gone[property]]
    if (property === 'custom') continue
    if (property === 'tags') patch.tags = [...new Set([own, other].flat())].slice(0, maxTags)
    else if (own == null && other != null) patch[property] = other
  }
  return kind.derive ? kind.derive(patch) : patch
}

/** The custom values that the record that stays takes over from the other, and is given. Throws a 400 for what can't be given. */
async function uniteCustom(ctx: Context, tx: TenantTransaction, kind: AnyRecordKind, { kept, gone, patch }: Plan) {
  if (!('custom' in kind.view)) return {}
  const [own, given] = [kept.custom as Values, (patch.custom ?? {}) as ValuePatch]
  const [other = {}] = await keepUsable(ctx, tx, kind, [gone.custom as Values])
  const blank = Object.entries(other).filter(([key]) => !Object.hasOwn(own, key))
  const custom: ValuePatch = { ...Object.fromEntries(blank), ...given }
  const errors: FieldError[] = []
  readValues(tx.properties.of(kind.entity), custom, own, errors, '/values/custom')
  if (errors.length > 0) throw invalidRequest(errors)
  // What the one that goes frees, the other may take.
  const freed = Object.fromEntries(Object.keys(gone.custom as Values).map((key) => [key, null]))
  const changes = [
    { id: gone.id, given: freed, stored: gone.custom as Values, isTrusted: true },
    { id: kept.id, given: custom, stored: own }
  ]
  for (const outcome of await planCustom(ctx, tx, kind, changes, true)) {
    if ('fault' in outcome) throw asOfValues(outcome.fault)
  }
  return { custom }
}

/** An error of a record's body as one of a merge, which has the body in `values`. */
function asOfValues({ status, code, message, details }: ApiError): ApiError {
  const errors = details.errors?.map((one) => ({ ...one, path: `/values${one.path}` }))
  return new ApiError(status, code, message, { ...details, ...(errors && { errors }) })
}

/** Resolves with the JSON text of the record that stays. */
async function write(ctx: Context, tx: TenantTransaction, kind: AnyRecordKind, { kept, gone, patch }: Plan) {
  await ctx.clearReferences(ctx, tx, kind.table, gone.id, kept.id)
  await deleteRows(ctx, tx, kind, [gone.id])
  await rememberMerge(ctx, tx, kind, gone, kept.id)
  await keepLatest(ctx, tx, kind, kept, gone)
  const action = `${kind.entity}.merged` as AuditAction
  const target = { type: kind.entity as 'contact' | 'company', id: kept.id, name: null }
  const [[record]] = await Promise.all([
    updateRows(ctx, tx, kind, [{ id: kept.id, patch }]),
    recordAudit(ctx, tx, { action, target })
  ])
  return record?.json ?? ''
}

/** What is thrown to take back what a dry run has written. */
class DryRunOver extends Error {}

/** The JSON text that the record that stays would have, but for its `updatedAt`, which stays until something is written. */
async function preview(ctx: Context, kind: AnyRecordKind, plan: (tx: TenantTransaction) => Promise<Plan>) {
  let text = ''
  const work = async (tx: TenantTransaction) => {
    const { kept, gone, patch } = await plan(tx)
    // No two records have one key, so the one that goes gives its own up first.
    const key = { [kind.match?.property ?? '']: null, [keyPropertyOf(kind)]: null }
    await run(tx, updateStatement(kind), valuesFor(ctx, { ...gone, ...key }))
    const custom = patchValues(kept.custom as Values, patch.custom as ValuePatch)
    await run(tx, updateStatement(kind), valuesFor(ctx, { ...kept, ...patch, custom }))
    await keepLatest(ctx, tx, kind, kept, gone)
    text = (await findJson(ctx, tx, kind, kept.id)) ?? ''
    throw new DryRunOver()
  }
  await ctx.writer.write(ctx.tenantId, work).catch((error) => {
    if (!(error instanceof DryRunOver)) throw error
  })
  return text
}

/** Moments that no update writes, such as that of the latest activity, are the later ones of both. */
async function keepLatest(ctx: Context, tx: TenantTransaction, kind: AnyRecordKind, kept: RowWithId, gone: Row) {
  if (!kind.writtenElsewhere?.length) return
  await run(tx, keepLatestStatement(kind), valuesFor(ctx, { ...gone, id: kept.id }))
}
