import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { auditLog } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'

/** Entries that one statement removes at most: more would hold locks for long. */
const maxRemoved = 5_000

const selectOld = unscoped<{ tenantId: string; id: string }>(
  'old_audit_entries',
  sql`/* of all tenants */ select ${auditLog.tenantId} as "tenantId", ${auditLog.id} as id from ${auditLog}
    where ${auditLog.at} < now() - ${sql.placeholder('days')}::int * interval '1 day' limit ${sql.raw(String(maxRemoved))}`
)

const removeEntries = statement(
  'remove_audit_entries',
  sql`delete from ${auditLog} where ${mine(auditLog, sql`${auditLog.id} = any(${sql.placeholder('ids')}::uuid[])`)}`
)

/** Removes entries of all tenants that are older than so many days. No other statement removes one. */
export async function removeOldEntries(db: Database, days: number): Promise<void> {
  for (let found = maxRemoved; found === maxRemoved; ) {
    const old = await run(db, selectOld, { days })
    for (const [tenantId, entries] of Map.groupBy(old, (entry) => entry.tenantId)) {
      await run(db, removeEntries, { tenantId, ids: entries.map(({ id }) => id) })
    }
    found = old.length
  }
}
