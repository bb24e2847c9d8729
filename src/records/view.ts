import { type OperationDescription, operations } from '../../generated/operations.ts'
import type { Operations } from '../../generated/types.ts'
import { getTableColumns, type PgColumn, type SQL } from '../db/drizzle.ts'
import { type ColumnFor, customOf, iso, type RecordTable, type View } from './record.ts'

/** What an operation shows of a record: its answer, or an item of it. */
type Shown<Id extends keyof Operations> = Operations[Id]['result'] extends readonly (infer Item)[]
  ? Item
  : Operations[Id]['result']

/** The properties that no column of the same name and type holds. */
type Elsewhere<Response, Table> = keyof {
  [Name in keyof Response as Table extends { [Same in Name]: ColumnFor<Response[Name]> } ? never : Name]: Name
}

/**
 * The view of the records that an operation with `fields` shows, in the contract's order. A property is the table's column of the same
 * name, a moment as the contract writes it; `others` says what the rest is.
 */
export function viewOf<Id extends keyof Operations, Table extends RecordTable>(
  id: Id,
  table: Table,
  others: Pick<View<Shown<Id>>, Elsewhere<Shown<Id>, Table>> & Partial<View<Shown<Id>>>
): View<Shown<Id>> {
  const { fields, customOf: entity }: OperationDescription = operations[id]
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const given = others as Record<string, PgColumn | SQL | undefined>
  const read = (name: string): PgColumn | SQL => {
    const other = given[name]
    if (other) return other
    const column = columns[name]
    if (!column) throw new Error(`${id} shows ${name}, which is neither a column nor told otherwise`)
    if (name === 'custom' && entity) return customOf(entity, column)
    return column.columnType === 'PgTimestampString' ? iso(column) : column
  }
  return Object.fromEntries((fields ?? []).map((name) => [name, read(name)])) as View<Shown<Id>>
}
