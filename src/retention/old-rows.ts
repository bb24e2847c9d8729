import type { Database } from '../db/client.ts'
import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows, listOf } from '../db/lists.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { keyOf, type TenantRows } from '../db/tenant-tables.ts'
import { unscoped } from '../db/unscoped.ts'

/** Rows that one statement removes at most: more would hold locks for long. */
const maxRows = 5_000

/** Removes what is past its time; `days` is how many days it is kept, where a setting says so. */
type Removal = (db: Database, days?: number) => Promise<void>

/**
 * The removal of a table's rows that are past their time (`isOld`, which may have the placeholder `days`). One statement,
 * `find`, looks through all tenants; its rows are removed a tenant at a time, by their primary key. It goes on until there are no more.
 */
export function removalOf(find: Parameters<typeof unscoped>[0], table: TenantRows, isOld: SQL): Removal {
  const keys = keyOf(table)
  const each = (render: (key: AnyPgColumn, name: string) => SQL) =>
    listOf(keys.map((key, number) => render(key, `key${number}`)))
  const selectOld = unscoped<Record<string, string>>(
    find,
    sql`/* of all tenants */ select ${table.tenantId} as "tenantId", ${each((key, name) => sql`${key} as ${sql.identifier(name)}`)}
      from ${table} where ${isOld} limit ${sql.raw(String(maxRows))}`
  )
  const removeRows = statement(
    `remove_${find}`,
    sql`delete from ${table} using unnest(${each((key, name) => sql`${sql.placeholder(name)}::${sql.raw(key.getSQLType())}[]`)})
        as old (${each((_, name) => sql`${sql.identifier(name)}`)})
      where ${mine(table, sql`(${each((key) => sql`${key}`)}) = (${each((_, name) => sql`old.${sql.identifier(name)}`)})`)}`
  )
  return async (db, days) => {
    for (let found = maxRows; found === maxRows; ) {
      const old = await run(db, selectOld, { days })
      for (const [tenantId = '', rows] of Map.groupBy(old, (row) => row.tenantId)) {
        const names = keys.map((_, number) => `key${number}`)
        await run(db, removeRows, { tenantId, ...columnsOfRows(rows, ...names) })
      }
      found = old.length
    }
  }
}
