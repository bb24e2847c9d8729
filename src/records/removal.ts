import type { Context } from '../contract.ts'
import { run } from '../db/statement.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { PlannedChange } from './plan.ts'
import type { AnyRecordKind } from './record.ts'
import { referencesTo, referredStatement } from './statements.ts'
import { type SentChanges, sendChanges } from './write.ts'

/** Deletes records of one type, up to some hundreds, behind the references that it clears; the planned changes are deletions. */
export async function sendRemoved(
  ctx: Context,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[]
): Promise<SentChanges> {
  const ids = planned.map(({ id }) => id)
  if (ids.length > 0 && referencesTo(kind.table).length > 0) {
    const referred = await run(tx, referredStatement(kind), { tenantId: ctx.tenantId, ids })
    // At least once: it also has PostgreSQL plan the deletion for a table of any size.
    const cleared = referred.length > 0 ? referred.map(({ id }) => id) : ids.slice(0, 1)
    for (const id of cleared) await ctx.clearReferences(ctx, tx, kind.table, id)
  }
  return sendChanges(ctx, tx, kind, planned, false)
}
