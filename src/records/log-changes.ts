import { preparedFor } from '../db/prepared.ts'
import { type Action, type Change, logStatement } from '../outbox/change-log.ts'
import type { EventName } from '../outbox/subscriptions.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { findTexts, scopeIn, valuesFor, type WriteScope } from './rows.ts'
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

/**
 * Writes the change rows of changes, where their kind is in the change log, and queues their events. Resolves with the records'
 * JSON texts by id, as their GET returns them; with `isRead` false only where a webhook wants them.
 */
export function logChanges(
  scope: WriteScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  action: Action,
  changes: RecordChange[],
  isRead: boolean
): Promise<Map<string, string>> {
  const isWanted = isRead || changes.some(({ events }) => tx.outbox.isWanted(events))
  const rows = { origin: scope.origin, action, changes, isRead: isWanted }
  const texts =
    kind.isLogged && changes.length > 0
      ? tx.outbox.log(logOf(kind), valuesFor(scopeIn(scope, tx)), rows)
      : findTexts(scopeIn(scope, tx), tx, kind, changes)
  const first = tx.outbox.sequence - changes.length + 1
  for (const [index, change] of changes.entries()) announce(tx, kind, change, first + index, texts)
  return texts
}

const logOf = preparedFor((kind: AnyRecordKind) => logStatement(kind.entity, recordSource(kind)))

function announce(
  { outbox }: TenantTransaction,
  kind: AnyRecordKind,
  { id, changedAt, events, old }: RecordChange,
  sequence: number,
  texts: Promise<Map<string, string>>
): void {
  for (const event of events.filter((name) => outbox.isWanted([name]))) {
    const data = texts.then((each) => {
      const json = each.get(id) ?? ''
      return kind.events?.data?.(event, json, old) ?? json
    })
    // Where the texts fail, so does the write.
    data.catch(() => {})
    outbox.announce({ event, changedAt, sequence: kind.isLogged ? sequence : null, data })
  }
}
