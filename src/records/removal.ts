import type { Context } from '../contract.ts'
import { run } from '../db/statement.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { PlannedChange } from './plan.ts'
import type { AnyRecordKind } from './record.ts'
import type { WriteScope } from './rows.ts'
import { followersStatement, isReferredTo } from './statements.ts'
import { planRows, type SentChanges, sendChanges } from './write.ts'

// The one order in which records are deleted: the deletion is planned, what refers to them is followed, they are deleted. What is refused
// has then touched nothing (docs/decisions/write-plan.md).

type RemovalScope = WriteScope & Pick<Context, 'clearReferences'>

/**
 * Deletes records of one type, up to some hundreds, behind the references to them, which are emptied, or name the record `to` from then
 * on; with `isSilent` no event tells of it. The planned changes are deletions.
 */
export async function sendRemoved(
  scope: RemovalScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[],
  { to, isSilent = false }: { to?: string; isSilent?: boolean } = {}
): Promise<SentChanges> {
  const ids = planned.map(({ id }) => id)
  if (ids.length > 0) await scope.clearReferences(scope, tx, kind.table, ids, { to })
  return sendChanges(scope, tx, kind, planned, { isSilent })
}

/** References that are emptied in one transaction, where a deletion may be spread over several: more would keep other writers waiting. */
const clearedAtOnce = 200

/**
 * Deletes the first of some records, as far as what follows fits into one transaction, and resolves with these. Of one that more refer to
 * than fit, a part of these is cleared, and none is deleted: its deletion has then `begun`. It is to be called again for that one first,
 * whatever has become of the record, so that no references are left empty to a record that stays.
 */
export async function removeSome(
  scope: RemovalScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  planned: PlannedChange[]
): Promise<{ removed: PlannedChange[]; begun?: string }> {
  const values = { tenantId: scope.tenantId, ids: planned.map(({ id }) => id), max: clearedAtOnce + 1 }
  const isFollowed = planned.length > 0 && isReferredTo(kind.table)
  const followers = isFollowed ? await run(tx, followersStatement(kind), values) : []
  let sum = 0
  const end = followers.findIndex(({ count }) => {
    sum += count
    return sum > clearedAtOnce
  })
  const removed = end < 0 ? planned : planned.slice(0, end)
  if (end === 0) {
    const begun = planned[0]?.id ?? ''
    await scope.clearReferences(scope, tx, kind.table, [begun], { max: clearedAtOnce })
    return { removed, begun }
  }
  await (await sendRemoved(scope, tx, kind, removed)).answer
  return { removed }
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
