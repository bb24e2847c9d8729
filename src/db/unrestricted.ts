import type { SQL, SQLWrapper } from './drizzle.ts'
import { type Statement, statementOfAll } from './statement.ts'

/** What statements of records are for from which nothing is hidden, whoever asks, and why. */
const reasons = {
  log: 'the change log and webhooks show whole records; restricted callers get neither',
  write: 'a change that was planned with what its caller sees',
  follow: 'what follows from a change follows in hidden records, too',
  keys: "a hidden record's key is taken all the same",
  definitions: 'whether values of a custom property are held is asked for administrators, who see all',
  person: 'what is known of a person is shown and erased for administrators, who see all',
  operator: 'an operator exports and deletes whole tenants'
} as const

/** Builds a statement as `statement` does, of all of the tenant's records: the purpose says why it may. */
export function unrestricted<Row extends object>(
  _purpose: keyof typeof reasons,
  name: string | undefined,
  query: SQLWrapper | SQL
): Statement<Row> {
  return statementOfAll<Row>(name, query)
}
