import { preparedFor } from '../db/prepared.ts'
import { type Action, type Change, logStatement } from '../outbox/change-log.ts'
import type { EventName } from '../outbox/subscriptions.ts'
import { type AuditAction, type AuditTarget, recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { valuesFor, type WriteScope } from './rows.ts'
import { recordSource } from './statements.ts'

/** A change of a record, with all that is logged and announced of it. */
export type RecordChange = Change & {
  /** The row as the change leaves it; of a deleted record its last state. */
  row: RowWithId
  /** The row as it was; empty for a new record. */
  old: Row
  /** Of an update: the names of the row's properties that differ. */
  changed?: string[]
  events: EventName[]
}

const logOf = preparedFor((kind: AnyRecordKind) => logStatement(kind.entity, recordSource(kind)))

/**
 * Writes what is kept of changes, as far as their kind has it: change rows, and entries of the audit log. Queues their events. Resolves
 * with the texts of the change rows by the records' ids; with `isRead` false only where a webhook wants them.
 */
export async function logChanges(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  action: Action,
  changes: RecordChange[],
  isRead: boolean
): Promise<Map<string, string>> {
  const { origin } = scope
  const { audit, auditName = 'name' } = kind
  const audited = changes.flatMap(({ row, changed = [] }) =>
    (audit?.(action, changed) ?? []).map((name) => {
      const target = { type: typeOf(name), id: row.id, name: String(row[auditName]) }
      return recordAudit(scope, tx, { action: name, target })
    })
  )
  const isLogged = kind.isLogged && changes.length > 0
  const announced = changes.flatMap((change, index) =>
    change.events.flatMap((event) => {
      const facts = { event, changedProperties: change.changedProperties, actorId: origin.actor.id }
      return tx.outbox.isWanted(facts) ? [{ change, facts, sequence: tx.outbox.sequence + 1 + index }] : []
    })
  )
  const rows = { origin, action, changes, isRead: isRead || announced.length > 0 }
  const texts = isLogged ? tx.outbox.log(logOf(kind), valuesFor(scope), rows) : Promise.resolve(new Map())
  for (const { change, facts, sequence } of announced) {
    const data = texts.then((each) => {
      const json = each.get(change.id) ?? ''
      return kind.events?.data?.(facts.event, json, change.old) ?? json
    })
    // Where the texts fail, so does the write.
    data.catch(() => {})
    tx.outbox.announce({ ...facts, changedAt: change.changedAt, sequence, data })
  }
  const [logged] = await Promise.all([texts, ...audited])
  return logged
}

/** The type of the action's target, with which the action's name begins. */
function typeOf(action: AuditAction): AuditTarget['type'] {
  return action.slice(0, action.indexOf('.')) as AuditTarget['type']
}
