import { sql } from '../db/drizzle.ts'
import { erasedContacts } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import { iso } from '../records/record.ts'

/** What becomes of the activities that name an erased contact alone. */
type ErasedActivities = (typeof erasedContacts.$inferSelect)['activities']

/** A contact that was erased, and how. */
export type ErasedContact = { id: string; erasedAt: string; activities: ErasedActivities }

const select = statement<{ id: string }>(
  'erased_contacts',
  sql`select ${erasedContacts.id} as id from ${erasedContacts}
    where ${mine(erasedContacts, sql`${erasedContacts.id} = any(${sql.placeholder('ids')}::uuid[])`)}`
)

const selectAll = statement<ErasedContact>(
  'all_erased_contacts',
  sql`select ${erasedContacts.id} as id, ${iso(erasedContacts.erasedAt)} as "erasedAt", ${erasedContacts.activities} as activities
    from ${erasedContacts} where ${mine(erasedContacts)} order by ${erasedContacts.erasedAt}, ${erasedContacts.id}`
)

const insert = statement(
  'add_erased_contact',
  sql`insert into ${erasedContacts} (tenant_id, id, erased_at, activities, change_set)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('erasedAt')}, ${sql.placeholder('activities')},
      ${sql.placeholder('changeSet')})
    on conflict do nothing`
)

/** Those of these contacts that were erased. */
export async function findErased(executor: Executor, { tenantId }: TenantScope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set((await run(executor, select, { tenantId, ids })).map(({ id }) => id))
}

/** All contacts of the tenant that were erased, the first one first. */
export function listErased(executor: Executor, { tenantId }: TenantScope): Promise<ErasedContact[]> {
  return run(executor, selectAll, { tenantId })
}

/** Adds contacts to those that were erased; their ids stay there. Only under the tenant's lock. */
export async function addErased(
  tx: Executor,
  { tenantId }: TenantScope,
  ids: Iterable<string>,
  erasure: { erasedAt: string; activities: ErasedActivities; changeSet: string }
): Promise<void> {
  await Promise.all([...ids].map((id) => run(tx, insert, { tenantId, id, ...erasure })))
}
