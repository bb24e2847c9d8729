import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { run, statement } from '../db/statement.ts'
import { isSeen, seeingAll } from '../db/tenant.ts'
import { erased, notDeleted, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { latestChange } from '../outbox/change-log.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { explainAbsence, forgetMerges } from './merged.ts'
import { changesOf, type PlannedChange, planInOrder } from './plan.ts'
import type { AnyRecordKind, KindThatShows } from './record.ts'
import { noteEmptyReferences } from './restore-references.ts'
import { findShown, findStored, type WriteScope } from './rows.ts'
import { formerRow } from './stored.ts'
import { worldOf } from './world.ts'
import { sendChanges } from './write.ts'

/** A record's latest row of the change log. */
type LastChange = {
  entity: string
  action: string
  changeSet: string | null
  data: string
  previous: string | null
}

/** `id` → the latest change of a record. */
export const selectLast = statement<LastChange>(
  'last_change_of_record',
  sql`select entity, action, change_set as "changeSet", data, previous from (${latestChange(sql`${sql.placeholder('id')}::uuid`)}) as last`
)

/** Brings a deleted record back, with its references and those of others to it, as far as both ends are there. */
export function restore<R>(ctx: Context, kind: KindThatShows<R>, id: string): Promise<Rendered<R>> {
  const scope: Context = { ...ctx, origin: { ...ctx.origin, source: 'restore' } }
  const work = async (tx: TenantTransaction) => {
    const { row, changeSet } = await findDeleted(scope, tx, kind, id)
    // It comes back with the references that it had, hidden ones too.
    const { findHidden } = worldOf(scope, tx)
    const world = { ...worldOf(seeingAll(scope), tx), findHidden }
    const outcomes = await planInOrder(world, kind, [{ action: 'restore', row }])
    await sendFormer(scope, tx, kind, changesOf(outcomes), changeSet)
    const shown = await findShown(scope, tx, kind, id)
    return render<R>(shown?.json ?? '', { version: shown?.version })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

async function findDeleted(scope: WriteScope, tx: TenantTransaction, kind: AnyRecordKind, id: string) {
  // All of it in any case: time must not tell what is hidden from what isn't there.
  const [[last], stored, absence, ownAbsence] = await Promise.all([
    run(tx, selectLast, { tenantId: scope.tenantId, id }),
    findStored(scope, tx, kind, [id]),
    explainAbsence(seeingAll(scope), tx, kind, id),
    explainAbsence(scope, tx, kind, id)
  ])
  if (last?.entity !== kind.entity || last.action !== 'deleted') {
    throw stored.length > 0 ? notDeleted(kind.entity, id) : notFound(kind.entity)
  }
  const data = JSON.parse(last.data)
  if (!isSeen(scope.sees, data.ownerId)) throw notFound(kind.entity)
  if (data.erasedAt !== undefined) throw erased(kind.entity)
  // What was merged into a hidden record was merged away, too, but nothing says so.
  if (absence.details.mergedInto) throw ownAbsence
  return { row: formerRow(kind, data, JSON.parse(last.previous ?? '{}')), changeSet: last.changeSet }
}

/**
 * Makes records again what they were, which is planned. Of those that were gone the references to them are set again, as far as they were
 * emptied by `changeSet` or left empty, and what was merged into others is a record of its own.
 */
export async function sendFormer(
  scope: WriteScope & Pick<Context, 'restoreReferences'>,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[],
  changeSet: string | null = null
): Promise<void> {
  const ids = planned.map(({ id }) => id)
  const wereGone = planned[0]?.action === 'created'
  if (wereGone && kind.isMergeable) await forgetMerges(scope, tx, ids)
  const { answer } = await sendChanges(scope, tx, kind, planned, { isRead: false })
  const empty = planned.flatMap((one) => one.empty)
  await Promise.all([answer, noteEmptyReferences(scope, tx, empty)])
  if (wereGone) await scope.restoreReferences(scope, tx, kind.table, ids, changeSet)
}
