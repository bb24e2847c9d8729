import { type AnyPgColumn, getTableColumns, type PgTable, sql } from '../db/drizzle.ts'
import { listOf } from '../db/lists.ts'
import { preparedFor } from '../db/prepared.ts'
import type { Row } from './record.ts'

// Rows as one parameter: a JSON array of arrays, the values of each in the order of the properties that statement and sender name.
// PostgreSQL reads rows in arrays in half the time that it takes for objects by column names (docs/decisions/small-statements.md).

type Input = { property: string; column: AnyPgColumn; toJson: (value: unknown) => unknown }

const inputsOf = preparedFor((table: PgTable) => {
  const columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>)
  return new Map(
    columns.map(([property, column]): [string, Input] => [property, { property, column, toJson: toJsonOf(column) }])
  )
})

/** JSON within the JSON is text; so is a list, as PostgreSQL writes its arrays. */
function toJsonOf(column: AnyPgColumn): Input['toJson'] {
  const type = column.getSQLType()
  if (type.startsWith('json')) return (value) => (value == null ? null : JSON.stringify(value))
  if (type.endsWith('[]')) return (value) => (value == null ? null : column.mapToDriverValue(value))
  return (value) => value
}

/** The parameter `rows` as a table: a column for each property, by the name of its column, and the row's `number` from 0. */
export function inputRows(table: PgTable, properties?: readonly string[]) {
  const values = pick(table, properties).map(
    ({ column }, index) =>
      sql`(value ->> ${sql.raw(String(index))})::${sql.raw(column.getSQLType())} as ${sql.identifier(column.name)}`
  )
  return sql`(select ${listOf(values)}, ordinality::int - 1 as number
      from jsonb_array_elements(${sql.placeholder('rows')}::jsonb) with ordinality as given (value, ordinality))`
}

/** The parameter `rows`, for a statement of `inputRows` with the same properties; what a row hasn't is null. */
export function asInput(table: PgTable, rows: Row[], properties?: readonly string[]): string {
  const inputs = pick(table, properties)
  return JSON.stringify(rows.map((row) => inputs.map(({ property, toJson }) => toJson(row[property]))))
}

/** Those of the table's columns, or all. */
function pick(table: PgTable, properties?: readonly string[]): Input[] {
  const inputs = inputsOf(table)
  return properties ? properties.flatMap((property) => inputs.get(property) ?? []) : [...inputs.values()]
}
