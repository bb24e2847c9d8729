import { sql } from '../db/drizzle.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { keyLifetime } from './idempotency.ts'

const isOld = sql`${idempotencyKeys.createdAt} < now() - ${keyLifetime}`

const selectTenants = unscoped<{ tenantId: string }>(
  'tenants_with_old_keys',
  sql`/* of all tenants */ select distinct ${idempotencyKeys.tenantId} as "tenantId" from ${idempotencyKeys} where ${isOld}`
)

const removeOld = statement(
  'remove_old_idempotency_keys',
  sql`delete from ${idempotencyKeys} where ${mine(idempotencyKeys, isOld)}`
)

/** The tenants that have keys which are past their time. */
export async function findTenantsWithOldKeys(executor: Executor): Promise<string[]> {
  return (await run(executor, selectTenants, {})).map(({ tenantId }) => tenantId)
}

/** Removes a tenant's keys that are past their time. */
export async function removeOldKeys(executor: Executor, tenantId: string): Promise<void> {
  await run(executor, removeOld, { tenantId })
}
