import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Executor, run, statement } from '../db/client.ts'
import { activities, contacts, deals } from '../db/schema.ts'
import { mine, type TenantScope } from '../db/tenant.ts'

// lastActivityAt of a contact and of a deal: the moment at which the latest activity that names it was created or
// completed. It moves without an event and without touching updatedAt (decisions.md §3).

type Named = typeof contacts | typeof deals

const moment = (row: SQL) => sql`greatest(${row}.created_at, ${row}.completed_at)`

/** Part of the statement that writes new activities (`saved`): moves the records that they name forward. */
export function advanceLastActivity(table: Named, reference: AnyPgColumn): SQL {
  const column = sql.identifier(reference.name)
  return sql`${sql.identifier(`advanced_${getTableName(table)}`)} as (
    update ${table} set last_activity_at = greatest(${table.lastActivityAt}, latest.moment)
    from (select saved.${column} as id, max(${moment(sql`saved`)}) as moment from saved group by 1) as latest
    where ${mine(table, sql`${table.id} = latest.id`)})`
}

const refreshContacts = refresh(contacts, activities.contactId)
const refreshDeals = refresh(deals, activities.dealId)

/** Works lastActivityAt out anew for contacts and deals whose activities changed; in a transaction that holds the clock. */
export async function refreshLastActivity(
  scope: TenantScope,
  tx: Executor,
  contactIds: string[],
  dealIds: string[]
): Promise<void> {
  const { tenantId } = scope
  if (contactIds.length > 0) await run(tx, refreshContacts, { tenantId, ids: contactIds })
  if (dealIds.length > 0) await run(tx, refreshDeals, { tenantId, ids: dealIds })
}

function refresh(table: Named, reference: AnyPgColumn) {
  const latest = sql`(select max(${moment(sql`${activities}`)}) from ${activities} where ${mine(activities, sql`${reference} = ${table.id}`)})`
  return statement(
    `refresh_last_activity_${getTableName(table)}`,
    sql`update ${table} set last_activity_at = ${latest} where ${mine(table, sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`)}`
  )
}
