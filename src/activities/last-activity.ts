import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Executor, run, type Statement, statement } from '../db/client.ts'
import { activities, contacts, deals } from '../db/schema.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import type { Row } from '../records/record.ts'

// lastActivityAt of a contact and of a deal: the moment at which the latest activity that names it was created or
// completed. It changes without an event and without a new updatedAt. Written under the tenant sequence lock only.

type Link = {
  property: 'contactId' | 'dealId'
  advance: Statement<Record<never, never>>
  selectLatest: Statement<{ moment: Date | null }>
  set: Statement<Record<never, never>>
}

const links: Link[] = [linkTo('contact', contacts, activities.contactId), linkTo('deal', deals, activities.dealId)]

/** Moves lastActivityAt of what new activities name forward. */
export async function advanceLastActivity({ tenantId }: TenantScope, tx: Executor, rows: Row[]): Promise<void> {
  const sent = links.flatMap(({ property, advance }) => {
    const latest = new Map<string, string>()
    for (const row of rows) {
      const id = row[property]
      const moment = [row.createdAt, row.completedAt]
        .filter((time) => typeof time === 'string')
        .sort()
        .at(-1)
      if (typeof id === 'string' && moment && moment > (latest.get(id) ?? '')) latest.set(id, moment)
    }
    return [...latest].map(([id, moment]) => run(tx, advance, { tenantId, id, moment }))
  })
  await Promise.all(sent)
}

/** Computes lastActivityAt again for the contacts and deals that activities named before and name now. */
export async function refreshLastActivity({ tenantId }: TenantScope, tx: Executor, rows: Row[]): Promise<void> {
  const refreshed = links.flatMap(({ property, selectLatest, set }) => {
    const ids = new Set(rows.flatMap((row) => (typeof row[property] === 'string' ? [row[property]] : [])))
    return [...ids].map(async (id) => {
      const [latest] = await run(tx, selectLatest, { tenantId, id })
      await run(tx, set, { tenantId, id, moment: latest?.moment?.toISOString() ?? null })
    })
  })
  await Promise.all(refreshed)
}

function linkTo(name: 'contact' | 'deal', table: typeof contacts | typeof deals, reference: AnyPgColumn): Link {
  const moment = sql`${sql.placeholder('moment')}::timestamptz`
  const isIt = mine(table, sql`${table.id} = ${sql.placeholder('id')}`)
  return {
    property: name === 'contact' ? 'contactId' : 'dealId',
    advance: statement(
      `advance_last_activity_${name}`,
      sql`update ${table} set last_activity_at = greatest(${table.lastActivityAt}, ${moment}) where ${isIt}`
    ),
    selectLatest: statement(
      `latest_activity_${name}`,
      sql`select max(greatest(${activities.createdAt}, ${activities.completedAt})) as moment from ${activities}
        where ${mine(activities, sql`${reference} = ${sql.placeholder('id')}`)}`
    ),
    set: statement(`set_last_activity_${name}`, sql`update ${table} set last_activity_at = ${moment} where ${isIt}`)
  }
}
