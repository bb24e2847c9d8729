import { and, type Column, eq, type SQL, sql } from './drizzle.ts'

/** A table whose rows belong to tenants. */
export type TenantTable = { tenantId: Column }

/**
 * Of which records a caller may know, beside those that nobody owns: those of `owners`, the ids of users. `key` tells what a caller sees
 * apart from what others see, and stays while a team gets and loses members.
 */
export type Sees = { key: string; owners: readonly string[] }

/** What every tenant-bound statement is run with; the id comes from the Host and the credential, never from input. */
export type TenantScope = { tenantId: string }

/** The caller's tenant, as a value inside a statement; `run` fills it from a TenantScope. */
export const ownTenantId: SQL = sql`${sql.placeholder('tenantId')}::uuid`

/**
 * The one tenant condition in the code: rows of the caller's own tenant that meet the other conditions, too. It takes all that must
 * hold, each in parentheses of its own, so that no `or` stands beside the tenant.
 */
export function mine(table: TenantTable, ...more: (SQL | undefined)[]): SQL {
  return and(eq(table.tenantId, ownTenantId), ...more.map((one) => one && sql`(${one})`)) as SQL
}
