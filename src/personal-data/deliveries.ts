import { sql } from '../db/drizzle.ts'
import { webhookBodies, webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { deliveryQueue } from '../outbox/delivery-jobs.ts'
import { removeWaitingJobs } from '../outbox/job-table.ts'
import { isHeldBy, type Person } from './scrub.ts'

// What was or will be sent to webhooks and holds something of a person. Bodies are texts without an index for that: all of the
// tenant's are looked through, page by page.

/** Rows that one statement looks through. */
const rowsAtOnce = 2_000
const first = '00000000-0000-0000-0000-000000000000'

/** A delivery that holds something of the person. */
export type Holder = { webhookId: string; id: string; eventId: string; jobId: string | null; body: string }

const patterns = sql`${sql.placeholder('patterns')}::text[]`
const limit = sql.raw(String(rowsAtOnce))

const selectBodies = statement<{ eventId: string; body: string | null }>(
  'webhook_bodies_page',
  sql`select ${webhookBodies.eventId} as "eventId", case when ${webhookBodies.body} like any(${patterns}) then ${webhookBodies.body} end as body
    from ${webhookBodies} where ${mine(webhookBodies, sql`${webhookBodies.eventId} > ${sql.placeholder('after')}::uuid`)}
    order by ${webhookBodies.eventId} limit ${limit}`
)

const selectDeliveries = statement<Omit<Holder, 'body'> & { body: string | null }>(
  'webhook_deliveries_page',
  sql`select ${webhookDeliveries.webhookId} as "webhookId", ${webhookDeliveries.id} as id, ${webhookDeliveries.eventId} as "eventId",
      ${webhookDeliveries.jobId} as "jobId", case when ${webhookDeliveries.body} like any(${patterns}) then ${webhookDeliveries.body} end as body
    from ${webhookDeliveries}
    where ${mine(webhookDeliveries, sql`(${webhookDeliveries.webhookId}, ${webhookDeliveries.id}) > (${sql.placeholder('webhookId')}::uuid, ${sql.placeholder('id')}::uuid)`)}
    order by ${webhookDeliveries.webhookId}, ${webhookDeliveries.id} limit ${limit}`
)

const dropBodies = statement(
  'drop_webhook_bodies',
  sql`delete from ${webhookBodies} where ${mine(webhookBodies, sql`${webhookBodies.eventId} = any(${sql.placeholder('eventIds')}::uuid[])`)}`
)

const dropDeliveries = statement<{ jobId: string | null }>(
  'scrub_deliveries',
  sql`update ${webhookDeliveries} set body = null, next_attempt_at = null, updated_at = now(),
      status = case when ${webhookDeliveries.status} = 'pending' then 'failed' else ${webhookDeliveries.status} end,
      error = case when ${webhookDeliveries.status} = 'pending' or ${webhookDeliveries.error} is not null then 'the contact was erased' end
    from unnest(${sql.placeholder('webhookIds')}::uuid[], ${sql.placeholder('ids')}::uuid[]) as held (webhook_id, id)
    where ${mine(webhookDeliveries, sql`${webhookDeliveries.webhookId} = held.webhook_id`, sql`${webhookDeliveries.id} = held.id`)}`
)

/** The tenant's deliveries that hold something of the person, and the events of bodies that do, which deliveries share. */
export async function findHolders(
  executor: Executor,
  { tenantId }: TenantScope,
  person: Person
): Promise<{ deliveries: Holder[]; eventIds: string[] }> {
  const patterns = [...person.ids, ...person.activityIds].map((id) => `%${id}%`)
  const shared = new Map<string, string>()
  for (let after = first, isLast = false; !isLast; ) {
    const page = await run(executor, selectBodies, { tenantId, patterns, after })
    for (const { eventId, body } of page) if (body && isHeldBy(body, person)) shared.set(eventId, body)
    after = page.at(-1)?.eventId ?? after
    isLast = page.length < rowsAtOnce
  }
  const deliveries: Holder[] = []
  for (let after = { webhookId: first, id: first }, isLast = false; !isLast; ) {
    const page = await run(executor, selectDeliveries, { tenantId, patterns, ...after })
    for (const row of page) {
      const body = shared.get(row.eventId) ?? (row.body && isHeldBy(row.body, person) ? row.body : undefined)
      if (body !== undefined) deliveries.push({ ...row, body })
    }
    after = page.at(-1) ?? after
    isLast = page.length < rowsAtOnce
  }
  return { deliveries, eventIds: [...shared.keys()] }
}

/** Drops the bodies of deliveries that hold something of the person, and ends those that wait. Resolves with how many. */
export async function scrubDeliveries(tx: Executor, scope: TenantScope, person: Person): Promise<number> {
  const { tenantId } = scope
  const { deliveries, eventIds } = await findHolders(tx, scope, person)
  for (let start = 0; start < deliveries.length; start += rowsAtOnce) {
    const some = deliveries.slice(start, start + rowsAtOnce)
    await Promise.all([
      run(tx, dropDeliveries, {
        tenantId,
        webhookIds: some.map(({ webhookId }) => webhookId),
        ids: some.map(({ id }) => id)
      }),
      removeWaitingJobs(
        tx,
        deliveryQueue,
        some.flatMap(({ jobId }) => jobId ?? [])
      )
    ])
  }
  await run(tx, dropBodies, { tenantId, eventIds })
  return deliveries.length
}
