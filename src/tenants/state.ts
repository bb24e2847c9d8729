import type { Database } from '../db/client.ts'
import { asc, eq, getTableName, sql } from '../db/drizzle.ts'
import { tenants } from '../db/schema.ts'
import { build, run } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { tenantTables } from '../db/tenant-tables.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { unscoped } from '../db/unscoped.ts'
import { iso } from '../records/record.ts'

/** A tenant as its operator sees it; suspended since `suspendedAt`, or null. */
export type TenantState = {
  tenantId: string
  subdomain: string
  name: string
  createdAt: string
  suspendedAt: string | null
}

const columns = {
  tenantId: sql<string>`${tenants.id}`.as('tenantId'),
  subdomain: tenants.subdomain,
  name: tenants.name,
  createdAt: sql<string>`${iso(tenants.createdAt)}`.as('createdAt'),
  suspendedAt: sql<string | null>`${iso(tenants.suspendedAt)}`.as('suspendedAt')
}

const selectAll = unscoped<TenantState>(
  'all_tenants',
  build.select(columns).from(tenants).orderBy(asc(tenants.subdomain))
)
const selectOne = unscoped<TenantState>(
  'tenant_state',
  build
    .select(columns)
    .from(tenants)
    .where(eq(tenants.subdomain, sql.placeholder('subdomain')))
)
const setSuspension = unscoped(
  'suspend_tenant',
  build
    .update(tenants)
    .set({
      // The time is the service's: a cluster, which writes each of its copies, takes no function that differs between them.
      suspendedAt: sql`case when ${sql.placeholder('isSuspended')}::boolean
        then coalesce(${tenants.suspendedAt}, ${sql.placeholder('now')}::timestamptz) end`
    })
    .where(eq(tenants.subdomain, sql.placeholder('subdomain')))
)

/** All tenants, by subdomain. */
export function listTenants(db: Database): Promise<TenantState[]> {
  return run(db, selectAll, {})
}

/** The tenant with this subdomain. Throws an Error of one line where there is none. */
export async function findTenantState(db: Database, subdomain: string): Promise<TenantState> {
  const [tenant] = await run(db, selectOne, { subdomain })
  if (!tenant) throw new Error(`there is no tenant ${subdomain}`)
  return tenant
}

/** Suspends or resumes a tenant; the caller invalidates the instances' caches. */
export async function suspendTenant(db: Database, subdomain: string, isSuspended: boolean): Promise<TenantState> {
  await run(db, setSuspension, { subdomain, isSuspended, now: new Date().toISOString() })
  return findTenantState(db, subdomain)
}

/** What a table has of a tenant; `bytes` is how long its rows are as they are stored, without indexes. */
type TableSize = { table: string; rows: number; bytes: number }

/** The sizes of all tables with rows of tenants. */
export async function measureTables(db: Database, tenantId: string): Promise<TableSize[]> {
  const sizes: TableSize[] = []
  for (const table of tenantTables()) {
    const measure = unrestricted<Omit<TableSize, 'table'>>(
      'operator',
      undefined,
      sql`select count(*)::float8 as rows, coalesce(sum(pg_column_size(${table})), 0)::float8 as bytes from ${table} where ${mine(table)}`
    )
    const [size] = await run(db, measure, { tenantId })
    if (size) sizes.push({ table: getTableName(table), ...size })
  }
  return sizes
}
