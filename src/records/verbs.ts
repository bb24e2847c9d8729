import type { Context } from '../contract.ts'
import { checkMatch } from '../custom/values.ts'
import { type FieldError, invalidRequest } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Sent } from '../writes/writer.ts'
import { endAliases } from './aliases.ts'
import { explainAbsence } from './merged.ts'
import { readingOf } from './past.ts'
import { type AnyRecordKind, type KindThatShows, type RecordKind, rowOf } from './record.ts'
import { removeRow } from './removal.ts'
import { findShown, hasKey, newRow, newRowOf } from './rows.ts'
import { explainRefusal } from './violations.ts'
import type { Upsert, Wanted } from './wanted.ts'
import { worldOf } from './world.ts'
import { planRows, sendChanges, type Written } from './write.ts'

/** One record, as it is or was; 404 where the tenant has, or had, none with this id. */
export async function get<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  id: string,
  fields?: string[]
): Promise<Rendered<R>> {
  const { asOf, kind: read, past } = await readingOf(ctx, kind)
  const found = await findShown(ctx, ctx.db, read, id, fields, past)
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
  const wanted: Wanted = { action: 'insert', row }
  const work = async (tx: TenantTransaction) => {
    const { answer } = await writeBody(ctx, tx, kind, wanted)
    return { answer: answer.then(([record]) => render<R>(record?.json ?? '', { id: row.id })) }
  }
  return ctx.writer
    .writeShared(ctx.tenantId, work, onceFor(ctx))
    .catch((error) => explainRefusal(ctx, kind, error, wanted))
}

/** Changes what the body holds and leaves the rest; a body that changes nothing writes nothing. */
export async function update<R, B extends object, Q>(
  ctx: Context,
  kind: RecordKind<R, B, Q>,
  id: string,
  body: NoInfer<B>
): Promise<Rendered<R>> {
  const wanted: Wanted = { action: 'update', id, patch: rowOf(kind, body), ifMatch: ctx.ifMatch }
  const [record] = await ctx.writer
    .writeShared(ctx.tenantId, (tx) => writeBody(ctx, tx, kind, wanted))
    .catch((error) => explainRefusal(ctx, kind, error, wanted))
  return render(record?.json ?? '', { isUnchanged: !record?.isChanged })
}

/** Writes what a POST or a PUT says of a record, which may be what finds another one because of a merge. */
async function writeBody(
  ctx: Context,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  wanted: Wanted
): Promise<Sent<Written[]>> {
  const planned = await planRows(ctx, tx, kind, [wanted])
  const { answer } = await sendChanges(ctx, tx, kind, planned)
  const ended = endAliases(ctx, tx, kind, planned)
  // Of a write that fails, its own error is told.
  ended.catch(() => {})
  return { answer: answer.then((written) => ended.then(() => written)) }
}

/**
 * Deletes a record; its last state stays in the change log. Records that refer to it stay, and refer to nothing. 409 where
 * something else still needs it.
 */
export async function remove(ctx: Context, kind: AnyRecordKind, id: string): Promise<{ id: string; deleted: true }> {
  await ctx.writer
    .write(ctx.tenantId, (tx) => removeRow(ctx, tx, kind, id, ctx.ifMatch))
    .catch((error) => explainRefusal(ctx, kind, error, { action: 'delete', id }))
  return { id, deleted: true }
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
  const patch = rowOf(kind, body)
  const row = newRowOf(kind, patch)
  const property = by?.replace('.', '/') ?? kind.match?.property ?? ''
  if (by === undefined && !hasKey(kind, row)) {
    throw invalidRequest([{ path: `/${property}`, message: 'is needed: upsert finds the record by it' }])
  }
  const { ifMatch, isCreateOnly } = ctx
  const wanted: Upsert = { action: 'upsert', row, patch, by: by && property, ifMatch, isCreateOnly }
  const work = async (tx: TenantTransaction) => {
    const errors: FieldError[] = []
    if (by !== undefined) checkMatch(tx.properties.of(kind.entity), by, body, errors)
    if (errors.length > 0) throw invalidRequest(errors)
    // By another property the record's own key may find another record, or this one because of a merge.
    const isAsked = by === undefined || kind.isMergeable
    const { findMatches } = worldOf(ctx, tx, { isConstrained: !isAsked })
    const planned = await planRows(ctx, tx, kind, [wanted], { findMatches, keepsAliases: true })
    const sent = await sendChanges(ctx, tx, kind, planned)
    const json = JSON.stringify({ action: planned[0]?.action, id: planned[0]?.id })
    const answer = sent.answer.then(([record]) =>
      render<{ action: 'created' | 'updated'; id: string }>(json, {
        version: record?.version,
        isUnchanged: !record?.isChanged
      })
    )
    return { answer }
  }
  return ctx.writer
    .writeShared(ctx.tenantId, work, onceFor(ctx))
    .catch((error) => explainRefusal(ctx, kind, error, wanted))
}
