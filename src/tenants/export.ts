import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Database } from '../db/client.ts'
import { getTableName, type SQL, sql } from '../db/drizzle.ts'
import { listOf, type Measured, pagedRows, withinBytes } from '../db/lists.ts'
import { run } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { keyOf, type TenantRows, tenantTables } from '../db/tenant-tables.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { findTenantState, type TenantState } from './state.ts'

/** Rows of one page: few enough to be read in milliseconds, whatever they hold. */
const pageRows = 2_000

type TableRow = { row: string; key: string[] } & Measured

/**
 * Writes all that the database has of a tenant into a new file of mode 0600: a line of JSON `{ table, row }` for each row,
 * first the tenant's own. It holds hashes of passwords and keys, and webhooks' secrets as they are encrypted. Rows that
 * change meanwhile are in it as they are when their page is read. Returns how many rows it wrote; throws where the file
 * exists or can't be written.
 */
export async function exportTenant(
  db: Database,
  subdomain: string,
  file: string,
  rowsAtOnce = pageRows
): Promise<number> {
  const tenant = await findTenantState(db, subdomain)
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  let rows = 0
  const write = async (table: string, row: string) => {
    rows += 1
    if (!output.write(`{"table":"${table}","row":${row}}\n`)) await once(output, 'drain')
  }
  await once(output, 'open')
  await write('tenants', JSON.stringify(tenant))
  for (const table of tenantTables()) {
    for await (const { row } of readRows(db, table, tenant, rowsAtOnce)) await write(getTableName(table), row)
  }
  output.end()
  await finished(output)
  return rows
}

/** Page by page in the order of the primary key. */
function readRows(db: Database, table: TenantRows, { tenantId }: TenantState, rowsAtOnce: number) {
  const key = keyOf(table)
  const columns = listOf(key)
  const texts = listOf(key.map((column) => sql`${column}::text`))
  const order = key.length > 0 ? sql`order by ${columns}` : sql``
  const select = (after: SQL | undefined) =>
    withinBytes(
      sql`select row_to_json(${table}) as row, array[${texts}]::text[] as key, row_number() over (${order}) as place
    from ${table} where ${mine(table, after)} ${order} limit ${sql.raw(String(rowsAtOnce))}`,
      sql`octet_length(row::text)`,
      sql`place`
    )
  const values = listOf(
    key.map((column, index) => sql`${sql.placeholder(`key${index}`)}::${sql.raw(column.getSQLType())}`)
  )
  const made = (after?: SQL) => unrestricted<TableRow>('operator', undefined, select(after))
  const [first, next] = [made(), made(sql`(${columns}) > (${values})`)]
  return pagedRows<{ key?: string[] }, TableRow>(rowsAtOnce, {}, ({ key: last }) => {
    const given = Object.fromEntries((last ?? []).map((value, index) => [`key${index}`, value]))
    return run(db, last ? next : first, { tenantId, ...given })
  })
}
