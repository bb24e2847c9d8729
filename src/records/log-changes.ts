import { preparedFor } from '../db/prepared.ts'
import { type Action, type Change, logStatement } from '../outbox/change-log.ts'
import type { EventFacts, EventName } from '../outbox/subscriptions.ts'
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
  const { origin } = scope
  const wanted = changes.map(({ events, changedProperties }) => {
    const facts = events.map((event) => ({ event, changedProperties, actorId: origin.actor.id }))
    return facts.filter((one) => tx.outbox.isWanted(one))
  })
  const rows = { origin, action, changes, isRead: isRead || wanted.some(({ length }) => length > 0) }
  const texts =
    kind.isLogged && changes.length > 0
      ? tx.outbox.log(logOf(kind), valuesFor(scopeIn(scope, tx)), rows)
      : findTexts(scopeIn(scope, tx), tx, kind, changes)
  const first = tx.outbox.sequence - changes.length + 1
  for (const [index, change] of changes.entries()) {
    const sequence = kind.isLogged ? first + index : null
    for (const facts of wanted[index] ?? []) announce(tx, kind, change, { ...facts, sequence }, texts)
  }
  return texts
}

const logOf = preparedFor((kind: AnyRecordKind) => logStatement(kind.entity, recordSource(kind)))

function announce(
  { outbox }: TenantTransaction,
  kind: AnyRecordKind,
  { id, changedAt, old }: RecordChange,
  facts: EventFacts & { sequence: number | null },
  texts: Promise<Map<string, string>>
): void {
  const data = texts.then((each) => {
    const json = each.get(id) ?? ''
    return kind.events?.data?.(facts.event, json, old) ?? json
  })
  // Where the texts fail, so does the write.
  data.catch(() => {})
  outbox.announce({ ...facts, changedAt, data })
}
