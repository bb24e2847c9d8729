import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { stages, users } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import type { AnyRecordKind, RecordTable } from './record.ts'

/** What has a name, and of which a page of records refers to few. */
const smallTables: RecordTable[] = [users, stages]

/**
 * A page of a kind's records as a source of rows, and what stands in a statement's `with` for it. Of a kind that refers to
 * users and stages both, that puts those few in the place of their tables, so that each record's look-ups of them are made in
 * memory, and not in an index. For one of them alone it costs more than it saves; then the page stands in the `with` where its
 * records may have been sorted (`isSorted`): elsewhere PostgreSQL leaves out columns that nobody reads, and makes a row without
 * them of each record that it sorts.
 */
export function pageWithSmallTables(kind: AnyRecordKind, page: SQL, isSorted = false): { parts: SQL[]; source: SQL } {
  const referred = getTableConfig(kind.table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns } = key.reference()
    const table = smallTables.find((one) => one === foreignTable)
    const column = columns.at(-1)
    return table && column ? [{ table, column }] : []
  })
  const isKept = isSorted || referred.length > 1
  if (!isKept) return { parts: [], source: sql`(${page}) as ${kind.table}` }
  const small = (referred.length > 1 ? referred : []).map(({ table, column }) => {
    const isMeant = sql`${table.id} = any(array(select ${sql.identifier(column.name)} from page))`
    return sql`${table} as materialized (select * from ${table} where ${mine(table, isMeant)})`
  })
  return { parts: [sql`page as materialized (${page})`, ...small], source: sql`page as ${kind.table}` }
}

/** The head of a statement, of parts that each see those before them. */
export function withParts(parts: SQL[]): SQL {
  return parts.length === 0 ? sql`` : sql`with ${sql.join(parts, sql`, `)}`
}
