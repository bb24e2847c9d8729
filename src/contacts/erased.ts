import { sql } from 'drizzle-orm'
import { erasedContacts } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'

/** What becomes of the activities that name an erased contact alone. */
type ErasedActivities = (typeof erasedContacts.$inferSelect)['activities']

const select = statement<{ id: string }>(
  'erased_contacts',
  sql`select ${erasedContacts.id} as id from ${erasedContacts}
    where ${mine(erasedContacts, sql`${erasedContacts.id} = any(${sql.placeholder('ids')}::uuid[])`)}`
)

const insert = statement(
  'add_erased_contact',
  sql`insert into ${erasedContacts} (tenant_id, id, erased_at, activities)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('erasedAt')}, ${sql.placeholder('activities')})
    on conflict do nothing`
)

/** Those of these contacts that were erased. */
export async function findErased(executor: Executor, { tenantId }: TenantScope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set((await run(executor, select, { tenantId, ids })).map(({ id }) => id))
}

/** Adds contacts to those that were erased; their ids stay there. Only under the tenant's lock. */
export async function addErased(
  tx: Executor,
  { tenantId }: TenantScope,
  ids: Iterable<string>,
  { erasedAt, activities }: { erasedAt: string; activities: ErasedActivities }
): Promise<void> {
  await Promise.all([...ids].map((id) => run(tx, insert, { tenantId, id, erasedAt, activities })))
}
