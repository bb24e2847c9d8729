import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/client.ts'
import type { RecordTable } from '../records/record.ts'
import type { Sheet } from './sheet.ts'

/** After so many new rows, and after each multiple of it by `growth`, the planner gets to know of them. */
const firstLook = 1_000
const growth = 16

/**
 * Tells PostgreSQL how large tenants are, again and again as an import goes on. As long as it takes a tenant for empty, any
 * index that begins with tenant_id is as good to it as the one that has the key, and each lookup of a duplicate or of a
 * name reads all that the tenant has (65,000 rows beside another tenant's 100,000: 60 s instead of 1). Autovacuum comes
 * too late. A table that somebody else holds, as a vacuum does, is left for the next time.
 */
export function watchGrowth(executor: Executor, sheet: Sheet): (rowCount: number) => Promise<void> {
  const { table } = sheet.kind
  const all = [table, ...sheet.columns.flatMap(({ reference }) => reference?.table ?? [])]
  const analyze = (tables: typeof all) =>
    statement(undefined, sql`analyze (skip_locked) ${sql.join([...new Set(tables)].map(keysOf), sql`, `)}`)
  let next = firstLook
  return async (rowCount) => {
    if (rowCount < next) return
    // What is referred to doesn't grow meanwhile.
    const statistics = analyze(next === firstLook ? all : [table])
    while (next <= rowCount) next *= growth
    await run(executor, statistics, {})
  }
}

/** A table and those of its columns that records are found by. */
function keysOf(table: RecordTable): SQL {
  const keys = Object.values(getTableColumns(table)).filter(({ name }) => name === 'tenant_id' || isKey.test(name))
  const names = keys.map((column) => sql.identifier(column.name))
  return sql`${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})`
}

const isKey = /_key$|^domain$|^subject$/
