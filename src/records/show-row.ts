import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { prepared, preparedFor } from '../db/prepared.ts'
import { type Executor, run, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type Name, namesOf } from './names.ts'
import { type AnyRecordKind, asJsonRow, type Row } from './record.ts'
import { type RecordScope, valuesFor } from './rows.ts'

// A record as its GET shows it, made of the row that the service has in its hands. Citus plans a statement of distributed tables
// anew each time, the longer the more tables it has: so only the names of records that the row refers to are looked up, and what
// shows the record reads no table. On one PostgreSQL it is cheaper to show it where it is logged (change-log.ts).

/** A whole row by property names → that record's JSON text. */
export async function showRow(scope: RecordScope, executor: Executor, kind: AnyRecordKind, row: Row): Promise<string> {
  const values = valuesFor(scope, row)
  const given = namesOf(kind).filter(({ property }) => row[property] != null)
  const select = () => prepared(nameFor(kind, given), () => namesStatement(kind, given))
  const [names = {}] = given.length > 0 ? await run(executor, select(), values) : []
  const json = JSON.stringify({ ...asJsonRow(kind.table, row), tenant_id: scope.tenantId })
  const inputs = { ...values, row: json, names: JSON.stringify(names) }
  const [shown] = await run(executor, showStatement(kind), inputs)
  return shown?.json ?? ''
}

/** The properties of the row that refer to others → what the response has of these. */
export function namesStatement(kind: AnyRecordKind, names: Name[]): Statement<Record<string, string>> {
  const columns = names.map(
    ({ name, property, table, value }) =>
      sql`(select ${value} from ${table} where ${mine(table, eq(table.id, sql.placeholder(property)))}) as ${sql.identifier(name)}`
  )
  return statement(nameFor(kind, names), sql`select ${sql.join(columns, sql`, `)}`)
}

function nameFor({ entity }: AnyRecordKind, names: Name[]): string {
  return [`${entity}_names`, ...names.map(({ name }) => name)].join('_')
}

/** `row` (JSON by column names) and `names` (JSON) → the record. */
export const showStatement = preparedFor((kind: AnyRecordKind) => {
  const { table, view } = kind
  const names = namesOf(kind).map(({ name }) => name)
  const columns = Object.entries<SQLWrapper>(view).map(([property, expression]) => {
    const shown = names.includes(property)
      ? sql`${sql.placeholder('names')}::json ->> ${sql.raw(`'${property}'`)}`
      : expression
    return sql`${shown} as ${sql.identifier(property)}`
  })
  return statement<{ json: string }>(
    `${kind.entity}_show`,
    sql`select row_to_json(shown) as json from (
      select ${sql.join(columns, sql`, `)} from json_populate_record(null::${table}, ${sql.placeholder('row')}::json) as ${table}
      where ${mine(table)}) as shown`
  )
})
