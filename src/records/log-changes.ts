import { preparedFor } from '../db/prepared.ts'
import { type Action, type Change, logStatement } from '../outbox/change-log.ts'
import { isRestoring } from '../outbox/origin.ts'
import type { EventName } from '../outbox/subscriptions.ts'
import { type AuditEvent, type AuditTarget, recordAudit } from '../writes/audit-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { valuesFor, type WriteScope } from './rows.ts'
import { recordSource } from './statements.ts'
import { describeChange, describeDeletion } from './stored.ts'

/** A change that is written, with its time from the outbox's `nextTime`. */
export type RecordChange = {
  id: string
  changedAt: string
  /** The row as it was, empty for a new record, and as the change leaves it; of a deleted record its last state. */
  old: Row
  row: RowWithId
  /** Of an update: the names of the row's properties that differ. */
  changed: string[]
}

type LogOptions = {
  /** With false the texts are read only where a webhook wants them. */
  isRead: boolean
  /** Whether no event tells of the changes. */
  isSilent?: boolean | undefined
}

const logOf = preparedFor((kind: AnyRecordKind) => logStatement(kind.entity, recordSource(kind)))

/**
 * Writes what is kept of changes, as far as their kind has it: change rows, and entries of the audit log. Queues their events. Resolves
 * with the texts of the change rows by the records' ids.
 */
export async function logChanges(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  action: Action,
  changes: RecordChange[],
  { isRead, isSilent = false }: LogOptions
): Promise<Map<string, string>> {
  const { origin, config } = scope
  const audited = auditsOf(kind, action, changes).map((entry) => recordAudit(scope, tx, entry))
  const isLogged = kind.isLogged && changes.length > 0
  const described = changes.map((one) => describe(kind, action, one, { origin, config, properties: tx.properties }))
  const announced = changes.flatMap(({ id, changedAt, old }, index) => {
    const { events = [], changedProperties } = described[index] ?? {}
    const sequence = tx.outbox.sequence + 1 + index
    const all = isSilent ? [] : events.map((event) => ({ event, changedProperties, actorId: origin.actor.id }))
    return all
      .filter((one) => tx.outbox.isWanted(one))
      .map((facts) => ({ id, old, facts: { ...facts, changedAt, sequence } }))
  })
  const rows = { origin, action, changes: described, isRead: isRead || announced.length > 0 }
  const texts = isLogged ? tx.outbox.log(logOf(kind), valuesFor(scope), rows) : Promise.resolve(new Map())
  for (const { id, old, facts } of announced) {
    const data = texts.then((each) => {
      const json = each.get(id) ?? ''
      return kind.events?.data?.(facts.event, json, old) ?? json
    })
    // Where the texts fail, so does the write.
    data.catch(() => {})
    tx.outbox.announce({ ...facts, data })
  }
  const [logged] = await Promise.all([texts, ...audited])
  return logged
}

/** What is logged of a change, and its events. */
function describe(
  kind: AnyRecordKind,
  action: Action,
  { id, changedAt, old, row, changed }: RecordChange,
  { origin, config, properties }: Pick<WriteScope, 'origin' | 'config'> & Pick<TenantTransaction, 'properties'>
): Change & { events?: EventName[] | undefined } {
  const { events } = kind
  const own = { id, changedAt }
  if (action === 'deleted') return { ...own, previous: describeDeletion(kind, old), events: events?.deleted(old) }
  if (action === 'created') return { ...own, events: events?.created(row, isRestoring(origin)) }
  if (!kind.isLogged) return own
  const described = describeChange(kind, config, properties, old, row, changed)
  return { ...own, ...described, events: events?.updated(old, row, changed) }
}

/** The entries that the audit log gets for changes. */
function auditsOf({ audit, auditName = 'name' }: AnyRecordKind, action: Action, changes: RecordChange[]): AuditEvent[] {
  return changes.flatMap(({ row, changed }) =>
    (audit?.(action, changed) ?? []).map((name) => {
      // The action's name begins with the type of its target.
      const type = name.slice(0, name.indexOf('.')) as AuditTarget['type']
      return { action: name, target: { type, id: row.id, name: String(row[auditName]) } }
    })
  )
}
