import { openDatabase } from '../../src/db/client.ts'
import { formOf, makeTenantIn, send, startServiceProcess } from '../service-process.ts'
import { jsonOf, type Killed, sendUnderKills } from './send-under-kills.ts'

// Kills the service while it changes, and then deletes, all records that a filter finds, and sends each request again until it is answered:
// docs/promises.md.

export type BulkOutcome = {
  kills: number
  /** What the answers count. */
  updated: number
  deleted: number
  /** Records that were changed, or deleted, another number of times than once, and those that are left. */
  spoilt: number
  left: number
  /** Change sets that the changes are in. */
  sets: number
}

/** Imports so many contacts, and changes and deletes them under kills. */
export async function runBulk(databaseUrl: string, contacts: number): Promise<BulkOutcome> {
  const tenant = await makeTenantIn(databaseUrl, `bulk-${Date.now()}`)
  const db = openDatabase(databaseUrl, 1, () => {})
  const killed: Killed = { databaseUrl, service: await startServiceProcess(databaseUrl) }
  try {
    const rows = Array.from({ length: contacts }, (_, n) => `Maja,Ek ${n}`)
    const file = formOf(['first_name,last_name', ...rows].join('\n'))
    await send(killed.service.port, tenant, 'POST', '/api/v1/importexport/contacts/import', file)
    const filter = { property: 'firstName', op: 'eq', value: 'Maja' }
    const tagged = { filter, addTags: ['once'], expectedCount: contacts }
    const update = await sendUnderKills(killed, tenant, '/api/v1/contacts/bulk-update', jsonOf(tagged))
    const removal = await sendUnderKills(killed, tenant, '/api/v1/contacts/bulk-delete', jsonOf({ filter }))
    const text = `select (select count(*)::int from contacts where tenant_id = $1) as left, count(distinct change_set)::int as sets,
        (count(*) - count(distinct (entity_id, action)) + abs(count(*) - 2 * $2::int))::int as spoilt
      from changes where tenant_id = $1 and source = 'bulk'`
    const [found] = await db.query<Pick<BulkOutcome, 'left' | 'sets' | 'spoilt'>>({
      text,
      values: [tenant.tenantId, contacts]
    })
    const counts = { updated: Number(update.answer.updated), deleted: Number(removal.answer.deleted) }
    return { ...{ left: -1, sets: 0, spoilt: -1 }, ...found, ...counts, kills: update.kills + removal.kills }
  } finally {
    await killed.service.stop('SIGKILL')
    await db.close()
  }
}
