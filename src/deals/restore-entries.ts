import { type PgTable, sql } from '../db/drizzle.ts'
import { changes, contacts } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { WriteScope } from '../records/rows.ts'
import { updateReferences } from '../records/write.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { type Entry, maxEntries } from './entries.ts'
import { deal } from './record.ts'

const changeSet = sql`${sql.placeholder('changeSet')}::uuid`

/** `changeSet` → the former contacts of deals that it changed, and whether another one has been made primary since. */
const selectFormer = statement<{ dealId: string; contacts: string; isReplaced: boolean }>(
  'former_deal_contacts',
  sql`select one.entity_id as "dealId", one.previous->'contacts' as contacts, exists (select from (
          select * from ${changes} where ${mine(changes, sql`${changes.entityId} = one.entity_id`, sql`${changes.sequence} > one.sequence`)}
          order by ${changes.entityId}, ${changes.sequence} offset 0) as later
        where later.changed_properties::jsonb ? 'contactId' and later.data ->> 'contactId' is not null) as "isReplaced"
    from (select * from ${changes} where ${mine(changes, sql`${changes.changeSet} >= ${changeSet}`, sql`${changes.changeSet} <= ${changeSet}`)}
        order by ${changes.changeSet}, ${changes.sequence} offset 0) as one
    where one.entity = 'deal' and one.action = 'updated' and one.previous->'contacts' is not null`
)

/**
 * Gives deals back those of the restored contacts `ids` that the change set of their deletion took, with their roles. Left alone is
 * a deal that is full, and one whose primary contact this was, if somebody has set another one since.
 */
export async function restoreEntries(
  scope: WriteScope,
  tx: TenantTransaction,
  target: PgTable,
  ids: string[],
  changeSet: string | null
): Promise<void> {
  if (target !== contacts || !changeSet) return
  const former = await run(tx, selectFormer, { tenantId: scope.tenantId, changeSet })
  const patches = former.flatMap((one) => {
    const isIts = ({ contactId, isPrimary }: Entry) => ids.includes(contactId) && !(isPrimary && one.isReplaced)
    const its = (JSON.parse(one.contacts) as Entry[]).filter(isIts)
    const patch = { contacts: (before: Entry[]) => addFormer(before, its) }
    return its.length > 0 ? { id: one.dealId, patch } : []
  })
  await updateReferences(scope, tx, deal, patches)
}

function addFormer(entries: Entry[], former: Entry[]): Entry[] {
  const hasPrimary = entries.some(({ isPrimary }) => isPrimary)
  const missing = former.filter((one) => !entries.some(({ contactId }) => contactId === one.contactId))
  const added = missing.map((one) => ({ ...one, isPrimary: one.isPrimary && !hasPrimary }))
  return [...entries, ...added].slice(0, maxEntries)
}
