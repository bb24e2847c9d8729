import type { Executor } from '../db/statement.ts'
import type { Action } from '../outbox/change-log.ts'
import { type AuditAction, type AuditTarget, recordAudit } from '../writes/audit-log.ts'
import type { RecordChange } from './log-changes.ts'
import type { AnyRecordKind } from './record.ts'
import type { WriteScope } from './rows.ts'

/** Adds changes to the audit log, where their kind is audited at all. */
export async function auditChanges(
  scope: WriteScope,
  tx: Executor,
  kind: AnyRecordKind,
  action: Action,
  changes: RecordChange[]
): Promise<void> {
  const { audit, auditName = 'name' } = kind
  if (!audit) return
  const entries = changes.flatMap(({ row, changed = [] }) =>
    audit(action, changed).map((name) =>
      recordAudit(scope, tx, { action: name, target: { type: typeOf(name), id: row.id, name: String(row[auditName]) } })
    )
  )
  await Promise.all(entries)
}

/** The type of the action's target, with which the action's name begins. */
function typeOf(action: AuditAction): AuditTarget['type'] {
  return action.slice(0, action.indexOf('.')) as AuditTarget['type']
}
