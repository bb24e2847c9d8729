import { type AnyPgColumn, and, type PgTable, type SQL, sql } from '../db/drizzle.ts'
import { activities, contacts, deals } from '../db/schema.ts'
import { type Executor, run, type Statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import type { Row } from '../records/record.ts'

// lastActivityAt of a contact and of a deal: the moment at which the latest activity that names it was created or
// completed. It changes without an event and without a new updatedAt. Written under the tenant sequence lock only.

type Link = {
  table: PgTable
  property: 'contactId' | 'dealId'
  /** `id`, `moment` → the record with the moment of the latest of its activities, where its own is none later than `moment`. */
  refresh: Statement<Record<never, never>>
  /** `id`, `moment` → the record with the later one of its own moment and this. */
  advance: Statement<Record<never, never>>
}

const links: Link[] = [linkTo('contact', contacts, activities.contactId), linkTo('deal', deals, activities.dealId)]

/**
 * Moves lastActivityAt of the contacts and deals that activities named before or name now, once these are made, changed or, without a
 * `row`, deleted. Other activities are only read where one of these was the latest and no longer is.
 */
export async function moveLastActivity(
  { tenantId }: TenantScope,
  tx: Executor,
  changes: { old: Row; row: Row | undefined }[]
): Promise<void> {
  const moved = links.map(async ({ property, advance, refresh }) => {
    const [former, later] = [new Map<string, string>(), new Map<string, string>()]
    for (const { old, row = {} } of changes) {
      const [from, to] = [old[property], row[property]]
      const [before, now] = [momentOf(old), momentOf(row)]
      if (from !== to || now < before) keepLatest(former, from, before)
      if (from !== to || now > before) keepLatest(later, to, now)
    }
    await Promise.all([...later].map(([id, moment]) => run(tx, advance, { tenantId, id, moment })))
    await Promise.all([...former].map(([id, moment]) => run(tx, refresh, { tenantId, id, moment })))
  })
  await Promise.all(moved)
}

function keepLatest(moments: Map<string, string>, id: unknown, moment: string): void {
  if (typeof id === 'string' && moment > (moments.get(id) ?? '')) moments.set(id, moment)
}

/** Sets lastActivityAt of contacts or deals by the activities that name them; records of other tables have none. */
export async function refreshLastActivity(
  { tenantId }: TenantScope,
  tx: Executor,
  table: PgTable,
  ids: string[]
): Promise<void> {
  const link = links.find((one) => one.table === table)
  if (link) await Promise.all(ids.map((id) => run(tx, link.refresh, { tenantId, id, moment: 'infinity' })))
}

/** When an activity was created or, if that is later, completed. */
function momentOf({ createdAt, completedAt }: Row): string {
  const times = [createdAt, completedAt].filter((time) => typeof time === 'string')
  return times.sort().at(-1) ?? ''
}

function linkTo(name: 'contact' | 'deal', table: typeof contacts | typeof deals, reference: AnyPgColumn): Link {
  const moment = sql`${sql.placeholder('moment')}::timestamptz`
  const id = sql.placeholder('id')
  const isIt = mine(table, sql`${table.id} = ${id}`)
  const latest = sql`(select max(greatest(${activities.createdAt}, ${activities.completedAt})) from ${activities}
          where ${mine(activities, sql`${reference} = ${id}`)})`
  const isNoLater = sql`coalesce(${table.lastActivityAt} <= ${moment}, true)`
  const setTo = (purpose: string, value: SQL, where: SQL | undefined) =>
    unrestricted<Record<never, never>>(
      'follow',
      `${purpose}_last_activity_${name}`,
      sql`update ${table} set last_activity_at = ${value} where ${where}`
    )
  return {
    table,
    property: name === 'contact' ? 'contactId' : 'dealId',
    refresh: setTo('refresh', latest, and(isIt, isNoLater)),
    advance: setTo('advance', sql`greatest(${table.lastActivityAt}, ${moment})`, isIt)
  }
}
