import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/client.ts'
import type { RecordTable } from '../records/record.ts'
import type { Sheet } from './sheet.ts'

/** After so many new rows, and after each multiple of it by `growth`, the planner gets to know of them. */
const firstLook = 1_000
const growth = 4
/** A table of more rows than that is known to be large, which is all that matters; and ANALYZE would read it in part only. */
const mostUnknown = 30_000

/**
 * Tells PostgreSQL how large tables are, again and again as an import makes them grow. As long as it takes them for empty,
 * any index that begins with tenant_id is as good to it as the one that has the key, and each lookup of a duplicate or of a
 * name reads all that the tenant has (65,000 contacts in a new installation take ten times as long). Autovacuum comes too
 * late. A table that somebody else holds, as a vacuum does, is left for the next time.
 */
export function watchGrowth(executor: Executor, sheet: Sheet): (rowCount: number) => Promise<void> {
  const { table } = sheet.kind
  const all = new Set([table, ...sheet.columns.flatMap(({ reference }) => reference?.table ?? [])])
  let next = firstLook
  return async (rowCount) => {
    if (rowCount < next) return
    // What is referred to doesn't grow meanwhile.
    const growing = next === firstLook ? [...all] : [table]
    while (next <= rowCount) next *= growth
    const unknown = await findUnknown(executor, growing)
    if (unknown.length === 0) return
    const analyze = sql`analyze (skip_locked) ${sql.join(unknown.map(keysOf), sql`, `)}`
    await run(executor, statement(undefined, analyze), {})
  }
}

const selectUnknown = statement<{ name: string }>(
  'unknown_tables',
  sql`select name from unnest(${sql.placeholder('names')}::text[]) as name, pg_class
    where pg_class.oid = name::regclass and reltuples < ${sql.raw(String(mostUnknown))}`
)

async function findUnknown(executor: Executor, tables: RecordTable[]): Promise<RecordTable[]> {
  const found = await run(executor, selectUnknown, { names: tables.map(getTableName) })
  const names = new Set(found.map(({ name }) => name))
  return tables.filter((table) => names.has(getTableName(table)))
}

/** A table and those of its columns that records are found by. */
function keysOf(table: RecordTable) {
  const keys = Object.values(getTableColumns(table)).filter(({ name }) => name === 'tenant_id' || isKey.test(name))
  const names = keys.map((column) => sql.identifier(column.name))
  return sql`${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})`
}

const isKey = /_key$|^domain$|^subject$/
