import type { Context } from '../contract.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { PlannedChange } from './plan.ts'
import type { AnyRecordKind } from './record.ts'
import type { WriteScope } from './rows.ts'
import { planRows, type SentChanges, sendChanges } from './write.ts'

// The one order in which records are deleted: the deletion is planned, what refers to them is followed, they are deleted. What is refused
// has then touched nothing (docs/decisions/write-plan.md).

export type RemovalScope = WriteScope & Pick<Context, 'clearReferences'>

/**
 * Deletes records of one type, up to some hundreds, behind the references to them, which are emptied, or name the record `to` from then
 * on. The planned changes are deletions.
 */
export async function sendRemoved(
  scope: RemovalScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[],
  to?: string
): Promise<SentChanges> {
  const ids = planned.map(({ id }) => id)
  if (ids.length > 0) await scope.clearReferences(scope, tx, kind.table, ids, to)
  return sendChanges(scope, tx, kind, planned, false)
}

/** Deletes one record behind the references to it. 404 where it isn't there or is hidden, 412 where it is of another version. */
export async function removeRow(
  scope: RemovalScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  id: string,
  ifMatch: string | undefined
): Promise<void> {
  const planned = await planRows(scope, tx, kind, [{ action: 'delete', id, ifMatch }])
  await (await sendRemoved(scope, tx, kind, planned)).answer
}
