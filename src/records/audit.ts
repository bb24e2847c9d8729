import type { Executor } from '../db/statement.ts'
import { type AuditAction, type AuditTarget, recordAudit } from '../outbox/audit.ts'
import type { Action } from '../outbox/outbox.ts'
import type { AnyRecordKind, Row } from './record.ts'
import type { WriteScope } from './rows.ts'

/** What was done to a row; of an update, the names of the row's properties that are not as they were. */
type Done = { row: Row & { id: string }; changed?: string[] }

/** Adds what is done to rows to the audit log, where their kind is audited at all. */
export async function auditRows(
  scope: WriteScope,
  tx: Executor,
  kind: AnyRecordKind,
  action: Action,
  done: Done[]
): Promise<void> {
  const { audit } = kind
  if (!audit) return
  const entries = done.flatMap(({ row, changed = [] }) =>
    audit(action, changed).map((name) =>
      recordAudit(scope, tx, { action: name, target: { type: typeOf(name), id: row.id, name: String(row.name) } })
    )
  )
  await Promise.all(entries)
}

/** An action's name begins with what it is done to. */
function typeOf(action: AuditAction): AuditTarget['type'] {
  return action.slice(0, action.indexOf('.')) as AuditTarget['type']
}
