import { getTableColumns, getTableName, type PgColumn } from '../../src/db/drizzle.ts'
import { apiKeys, apiKeyUsage, auditLog } from '../../src/db/schema.ts'
import { type TenantRows, tenantTables } from '../../src/db/tenant-tables.ts'

// What a refused request leaves behind: nothing. A digest of each table's rows shows it (docs/proof.md#refused-requests).

/** Tables that a refused request may write to: entries of the audit log, and counts of requests. Rate limits are counted in a table without a tenant. */
const passedOver: TenantRows[] = [auditLog, apiKeyUsage]
/** Columns that it may write to. */
const passedOverColumns: PgColumn[] = [apiKeys.lastUsedAt]

/** By table, a text that differs where its rows do. */
export type Digest = Record<string, string>

/**
 * The digest of each table with rows of tenants, of one tenant's rows ($1): one statement, made from the schema, so that no table and no
 * column can be forgotten.
 */
const tables = tenantTables().filter((table) => !passedOver.includes(table))

/** The names of the tables that are compared. */
export const digestedTables = tables.map((table) => getTableName(table))

const selects = new Map(
  tables.map((table) => {
    const columns = Object.values<PgColumn>(getTableColumns(table)).filter((one) => !passedOverColumns.includes(one))
    const row = `row(${columns.map(({ name }) => `"${name}"`).join()})::text`
    const name = getTableName(table)
    const select = `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as digest
      from ${name} where tenant_id = $1`
    return [name, select]
  })
)

/** What runs a statement. */
export type Sql = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>

/** Reads the digests of a tenant's tables, of all or of some by name, in one snapshot. */
export async function readDigest(
  sql: Sql,
  tenantId: string,
  names: Iterable<string> = digestedTables
): Promise<Digest> {
  const text = Array.from(names, (name) => selects.get(name)).join(' union all ')
  const rows = await sql<{ name: string; digest: string }>(text, [tenantId])
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/** The names of the tables that differ. */
export function differences(one: Digest, other: Digest): string[] {
  return Object.keys(other).filter((name) => one[name] !== other[name])
}
