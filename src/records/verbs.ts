import type { Context } from '../contract.ts'
import { ApiError, duplicate, invalidRequest, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { findCustomMatch } from './holders.ts'
import { explainAbsence } from './merged.ts'
import { findMoment, pastOf, pastValues } from './past.ts'
import { type AnyRecordKind, type KindThatShows, type RecordKind, type Row, rowOf } from './record.ts'
import { removeRow } from './removal.ts'
import { findShown, hasKey, newRow } from './rows.ts'
import { explainViolation } from './violations.ts'
import type { Wanted } from './wanted.ts'
import { worldOf } from './world.ts'
import { planRows, sendChanges, sendInsert, sendUpdates } from './write.ts'

/** One record, as it is or was; 404 where the tenant has, or had, none with this id. */
export async function get<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  id: string,
  fields?: string[]
): Promise<Rendered<R>> {
  const asOf = await findMoment(ctx)
  const [shown, past] = asOf === undefined ? [kind] : [pastOf(kind), pastValues(ctx, kind, asOf)]
  const found = await findShown(ctx, ctx.db, shown, id, fields, past)
  if (!found) throw await explainAbsence(ctx, ctx.db, kind, id, 'id', asOf)
  return render(found.json, { version: found.version, asOfSequence: asOf })
}

/** Writes a new record and its change. 409 where its key is taken, 400 where it refers to what isn't there. */
export async function create<R, B extends object, Q>(
  ctx: Context,
  kind: RecordKind<R, B, Q>,
  body: NoInfer<B>
): Promise<Rendered<R>> {
  const row = newRow(kind, body)
  const work = async (tx: TenantTransaction) => {
    const { answer } = await sendInsert(ctx, tx, kind, [row], { endsAliases: true })
    return { answer: answer.then(([record]) => render<R>(record?.json ?? '', { id: row.id })) }
  }
  return ctx.writer
    .writeShared(ctx.tenantId, work, onceFor(ctx))
    .catch((error) => explainViolation(ctx, kind, error, row))
}

/** Changes what the body holds and leaves the rest; a body that changes nothing writes nothing. */
export async function update<R, B extends object, Q>(
  ctx: Context,
  kind: RecordKind<R, B, Q>,
  id: string,
  body: NoInfer<B>
): Promise<Rendered<R>> {
  const patch = rowOf(kind, body)
  const patches = [{ id, patch, ifMatch: ctx.ifMatch }]
  const [record] = await ctx.writer
    .writeShared(ctx.tenantId, (tx) => sendUpdates(ctx, tx, kind, patches, { endsAliases: true }))
    .catch((error) => explainRefusal(ctx, kind, id, error, patch))
  return render(record?.json ?? '', { isUnchanged: !record?.isChanged })
}

/**
 * Deletes a record; its last state stays in the change log. Records that refer to it stay, and refer to nothing. 409 where
 * something else still needs it.
 */
export async function remove(ctx: Context, kind: AnyRecordKind, id: string): Promise<{ id: string; deleted: true }> {
  await ctx.writer
    .write(ctx.tenantId, (tx) => removeRow(ctx, tx, kind, id, ctx.ifMatch))
    .catch((error) => explainRefusal(ctx, kind, id, error))
  return { id, deleted: true }
}

/** Throws why a write of one record was refused: of one that isn't there, which one it was merged into, too. */
async function explainRefusal(
  ctx: Context,
  kind: AnyRecordKind,
  id: string,
  error: unknown,
  patch?: Row
): Promise<never> {
  if (error instanceof ApiError && error.code === 'not_found') throw await explainAbsence(ctx, ctx.db, kind, id)
  return explainViolation(ctx, kind, error, patch)
}

/**
 * Updates the record that has the body's key, or with `by` the body's value of the unique custom property of that name; creates one
 * where there is none. Of concurrent callers exactly one creates. With a condition (`ifMatch`, `isCreateOnly`) it does only one of
 * the two: else 404, 409 or 412.
 */
export async function upsert<R, B extends object, Q>(
  ctx: Context,
  kind: RecordKind<R, B, Q>,
  body: NoInfer<B>,
  by?: string
): Promise<Rendered<{ action: 'created' | 'updated'; id: string }>> {
  const row = newRow(kind, body)
  const property = by?.replace('.', '/') ?? kind.match?.property ?? ''
  if (by === undefined && !hasKey(kind, row)) {
    throw invalidRequest([{ path: `/${property}`, message: 'is needed: upsert finds the record by it' }])
  }
  const work = async (tx: TenantTransaction) => {
    const world = worldOf(ctx, tx)
    // By another property the record's own key may find another record, or this one because of a merge.
    const [own, custom] = await Promise.all([
      by === undefined || kind.isMergeable ? world.findMatches(kind, [row]) : [],
      by === undefined ? [] : findCustomMatch(ctx, tx, kind, by, body)
    ])
    const [match] = by === undefined ? own : custom
    if (match && (await world.findHidden(kind, [match.id])).size > 0) throw duplicate(kind.entity, property, undefined)
    if (match && ctx.isCreateOnly) throw duplicate(kind.entity, property, match.id)
    if (!match && ctx.ifMatch !== undefined) throw notFound(kind.entity, property)
    const wanted: Wanted = match
      ? { action: 'update', id: match.id, patch: rowOf(kind, body), ifMatch: ctx.ifMatch }
      : { action: 'insert', row }
    const planned = await planRows(ctx, tx, kind, [wanted], { findMatches: async () => own, keepsAliases: true })
    const sent = await sendChanges(ctx, tx, kind, planned)
    const json = JSON.stringify({ action: match ? 'updated' : 'created', id: match?.id ?? row.id })
    const answer = sent.answer.then(([record]) =>
      render<{ action: 'created' | 'updated'; id: string }>(json, { version: record?.version })
    )
    return { answer }
  }
  return ctx.writer
    .writeShared(ctx.tenantId, work, onceFor(ctx))
    .catch((error) => explainViolation(ctx, kind, error, row))
}
