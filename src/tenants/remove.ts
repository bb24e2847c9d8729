import type { Database } from '../db/client.ts'
import { eq, getTableName, like, sql } from '../db/drizzle.ts'
import { rateLimits, tenantSequences, tenants } from '../db/schema.ts'
import { build, run, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type TenantRows, tenantTables } from '../db/tenant-tables.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { removeJobsOfTenant } from '../outbox/job-table.ts'
import type { TenantState } from './state.ts'

/** Rows that one statement deletes: few enough to take milliseconds. */
const batchRows = 5_000

const deleteTenant = statement(
  'delete_tenant',
  build.delete(tenants).where(eq(tenants.id, sql.placeholder('tenantId')))
)
const deleteWindows = statement(
  'delete_windows',
  build.delete(rateLimits).where(like(rateLimits.key, sql`'%' || ${sql.placeholder('tenantId')}::text || '%'`))
)

/**
 * Deletes every row of a suspended tenant, in batches of their own transactions: interrupted, it is completed by running it
 * again. The tenant sequence goes first, without which nothing can be written any more, and the tenant last. Returns how many
 * rows it deleted, by table.
 */
export async function removeTenant(
  db: Database,
  { tenantId, suspendedAt }: TenantState
): Promise<Record<string, number>> {
  if (suspendedAt === null) throw new Error('a tenant is suspended before it is deleted')
  const others = tenantTables().filter((table) => table !== (tenantSequences as TenantRows))
  const counts: Record<string, number> = {}
  for (const table of [tenantSequences as TenantRows, ...others.reverse()]) {
    counts[getTableName(table)] = await removeRows(db, table, tenantId)
  }
  await run(db, removeJobsOfTenant, { tenantId })
  await run(db, deleteWindows, { tenantId })
  await run(db, deleteTenant, { tenantId })
  return counts
}

async function removeRows(db: Database, table: TenantRows, tenantId: string): Promise<number> {
  const some = sql`select ctid from ${table} where ${mine(table)} limit ${sql.raw(String(batchRows))}`
  const remove = unrestricted<{ count: number }>(
    'operator',
    undefined,
    sql`with gone as (delete from ${table} where ${mine(table, sql`ctid = any(array(${some}))`)} returning 1)
      select count(*)::int as count from gone`
  )
  for (let removed = 0; ; ) {
    const { count } = await runOne(db, remove, { tenantId })
    if (count === 0) return removed
    removed += count
  }
}
