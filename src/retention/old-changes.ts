import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { changeSetParts, changes, tenantSequences } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { lockTenant } from '../outbox/outbox.ts'

/** Numbers that one transaction looks through, so that other writes of the tenant wait for some ten milliseconds. */
const sequencesAtOnce = 5_000

const selectTenants = unscoped<{ tenantId: string; latest: number }>(
  'tenants_with_changes',
  sql`/* of all tenants */ select ${tenantSequences.tenantId} as "tenantId", ${tenantSequences.sequence}::float8 as latest from ${tenantSequences}`
)

const isInRange = sql`${changes.sequence} > ${sql.placeholder('after')}::bigint and ${changes.sequence} <= ${sql.placeholder('until')}::bigint`
const isOld = sql`${changes.changedAt} < now() - ${sql.placeholder('days')}::int * interval '1 day'`

const countOld = statement<{ old: number; all: number }>(
  'count_old_changes',
  sql`select count(*) filter (where ${isOld})::int as old, count(*)::int as all from ${changes} where ${mine(changes, isInRange)}`
)

const removeOld = statement<{ sequence: number }>(
  'remove_old_changes',
  sql`delete from ${changes} where ${mine(
    changes,
    isInRange,
    isOld,
    sql`${changes.action} <> 'deleted'`,
    sql`exists (select from ${changes} as later where later.tenant_id = ${changes.tenantId} and later.entity_id = ${changes.entityId}
        and later.sequence > ${changes.sequence})`
  )}
    returning ${changes.sequence}::float8 as sequence`
)

const setRemoved = statement(
  'set_removed_changes',
  sql`update ${tenantSequences} set removed_changes = greatest(${tenantSequences.removedChanges}, ${sql.placeholder('removed')}::bigint)
    where ${mine(tenantSequences)}`
)

// What is left of these is counted one by one.
const removeParts = statement(
  'remove_change_set_parts',
  sql`delete from ${changeSetParts} where ${mine(changeSetParts, sql`${changeSetParts.firstSequence} <= ${sql.placeholder('removed')}::bigint`)}`
)

/** Removes changes of all tenants that are older than so many days, but the last of each record, and deletions. */
export async function removeOldChanges(db: Database, days: number): Promise<void> {
  for (const { tenantId, latest } of await run(db, selectTenants, {})) {
    for (let after = 0; after < latest; after += sequencesAtOnce) {
      const values = { tenantId, days, after, until: after + sequencesAtOnce }
      const [count] = await run(db, countOld, values)
      if (!count || (count.all > 0 && count.old === 0)) break
      if (count.old > 0) await removeWithin(db, values)
    }
  }
}

/** How far the retention has come is written with it, so that no follower takes what is missing for a loss. */
function removeWithin(
  db: Database,
  values: { tenantId: string; days: number; after: number; until: number }
): Promise<void> {
  return db.transaction(async (tx) => {
    await run(tx, lockTenant, values)
    const gone = await run(tx, removeOld, values)
    const removed = gone.reduce((most, { sequence }) => Math.max(most, sequence), 0)
    if (removed === 0) return
    await run(tx, removeParts, { tenantId: values.tenantId, removed })
    await run(tx, setRemoved, { tenantId: values.tenantId, removed })
  })
}
