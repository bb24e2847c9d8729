import type { Executor } from '../db/client.ts'
import type { AnyRecordKind, Row } from '../records/record.ts'
import { findMatches, hasKey, type RecordScope } from '../records/rows.ts'

/** The rows (by index) whose key, that of upserts, a record of the tenant has. */
export async function findByKey(
  scope: RecordScope,
  tx: Executor,
  kind: AnyRecordKind,
  rows: Row[]
): Promise<Set<number>> {
  const columns = kind.match?.columns ?? []
  // Only what is compared: rows are long, and PostgreSQL would read all of each.
  const keys = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
  if (!keys.some((key) => hasKey(kind, key))) return new Set()
  const matches = await findMatches(scope, tx, kind, keys)
  return new Set(matches.map((match) => match.number))
}
