import type { SQL, SQLWrapper } from './drizzle.ts'
import { type Statement, statementWithoutTenant } from './statement.ts'

/** Every statement that runs without a tenant, and why it may. All others can't be built, or run, without one. */
const reasons = {
  // Statements that find a tenant, before one is known.
  find_tenant: 'finds out whose request it is',
  all_tenants: 'npm run tenant -- list',
  tenant_state: 'npm run tenant, which is given a subdomain',
  suspend_tenant: 'npm run tenant, which is given a subdomain',
  count_tenants: 'whether this is the first start',
  lock_tenants: 'so that two first starts make one tenant',
  find_subdomain: 'whether a new tenant may have it',
  // Tables and settings that hold no rows of tenants.
  grant_share: 'the rate limit counts requests by keys, before or without a tenant',
  forget_windows: 'see grant_share',
  find_replay_job: 'finds jobs of one webhook',
  insert_jobs: 'a job is bound to its tenant by its data',
  delete_fetched_jobs: 'finds jobs by their ids',
  defer_jobs: 'finds jobs by their ids',
  delete_waiting_jobs: 'finds jobs by their ids',
  touch_job: 'finds a job by its id',
  release_job: 'finds a job by its id',
  plan_for_values: 'a setting of its transaction',
  sign_of_life: 'reads no table',
  try_sweep: 'an advisory lock',
  // The worker's reads over all tenants. What they find is written a tenant at a time.
  webhook_replays: 'finds replays that are in progress',
  former_replays: 'finds replays that 1.1.0 has begun',
  due_jobs: 'reads due jobs of all tenants, webhook by webhook',
  activate_jobs: 'finds jobs by their ids',
  lost_deliveries: 'the sweep',
  dropped_webhooks: 'the sweep',
  due_imports: 'reads waiting imports of all tenants',
  former_unique_values: 'finds what instances of 1.1.0 have stored',
  old_deliveries: 'the retention of deliveries',
  old_webhook_bodies: 'the retention of deliveries',
  old_webhook_attempts: 'the retention of deliveries',
  old_idempotency_keys: 'the retention of idempotency keys',
  old_runs: 'the retention of work in parts',
  old_import_pieces: 'the retention of imports',
  old_imports: 'the retention of imports',
  lost_import_pieces: 'the retention of imports',
  old_audit_entries: 'the retention of the audit log',
  old_key_usage: 'the retention of what keys were used for',
  followed_logs: 'finds what other instances have written to tenants that requests wait for',
  tenants_with_changes: 'the retention of the change log',
  webhook_backlog: 'a metric of the operator, without tenants'
} as const

/** The names of all statements that run without a tenant. */
export const unscopedNames: ReadonlySet<string> = new Set(Object.keys(reasons))

/** Builds a statement that runs without a tenant; each is named above. */
export function unscoped<Row extends object>(
  name: keyof typeof reasons,
  query: SQLWrapper | SQL
): Statement<Row, object> {
  return statementWithoutTenant(name, query)
}
