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
  const toText = type.startsWith('json') ? JSON.stringify : (list: unknown) => column.mapToDriverValue(list)
  if (!type.startsWith('json') && !type.endsWith('[]')) return (value) => value
  return (value) => (value === null || value === undefined ? null : toText(value))
}

/** The properties that a new row is given: all but the tenant's id. */
export const insertedOf = preparedFor((table: PgTable) =>
  [...inputsOf(table).keys()].filter((name) => name !== 'tenantId')
)

/** The parameter `rows` as a table: a column for each of the properties, by the name of its column, and the row's `number` from 0. */
export function inputRows(table: PgTable, properties: readonly string[]) {
  const values = pick(table, properties).map(
    ({ column }, index) =>
      sql`(value ->> ${sql.raw(String(index))})::${sql.raw(column.getSQLType())} as ${sql.identifier(column.name)}`
  )
  return sql`(select ${listOf(values)}, ordinality::int - 1 as number
      from jsonb_array_elements(${sql.placeholder('rows')}::jsonb) with ordinality as given (value, ordinality))`
}

/** The parameter `rows`, for a statement of `inputRows`; what a row hasn't is null. */
export function asInput(table: PgTable, properties: readonly string[], rows: Row[]): string {
  const inputs = pick(table, properties)
  return JSON.stringify(rows.map((row) => inputs.map(({ property, toJson }) => toJson(row[property]))))
}

function pick(table: PgTable, properties: readonly string[]): Input[] {
  const inputs = inputsOf(table)
  return properties.flatMap((property) => inputs.get(property) ?? [])
}

/** The parameter `rows` of new records. */
export function asInserted(table: PgTable, rows: Row[]): string {
  return asInput(table, insertedOf(table), rows)
}
