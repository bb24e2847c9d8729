import { type SQLWrapper, sql } from '../db/drizzle.ts'
import { chunksOf, columnsOfRows, type Measured, pagedRows, withinBytes } from '../db/lists.ts'
import { webhookBodies, webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { leastId } from '../ids.ts'
import { deliveryQueue } from '../outbox/delivery-jobs.ts'
import { removeWaitingJobs } from '../outbox/job-table.ts'
import { isHeldBy, type Person } from './scrub.ts'

// What was or will be sent to webhooks and holds something of a person. Bodies are texts without an index for that: all of the
// tenant's are looked through, page by page.

/** Rows that one statement looks through at most. */
const rowsAtOnce = 2_000

/** A delivery that holds something of the person. */
export type Holder = { webhookId: string; id: string }

/** The tenant's deliveries that hold something of the person, and the events whose bodies do and are shared by deliveries. */
export type Holders = { deliveries: Holder[]; shared: Set<string> }

const patterns = sql`${sql.placeholder('patterns')}::text[]`
/** Ids of events and deliveries begin with their times. */
const isSince = (id: SQLWrapper) => sql`${id} >= ${sql.placeholder('since')}::uuid`
const limit = sql.raw(String(rowsAtOnce))
const bodySize = sql`coalesce(octet_length(body), 0)`

const selectBodies = statement<{ eventId: string; body: string | null } & Measured>(
  'webhook_bodies_page',
  withinBytes(
    sql`select ${webhookBodies.eventId} as "eventId", case when ${webhookBodies.body} like any(${patterns}) then ${webhookBodies.body} end as body
    from ${webhookBodies} where ${mine(webhookBodies, sql`${webhookBodies.eventId} > ${sql.placeholder('after')}::uuid`, isSince(webhookBodies.eventId))}
    order by ${webhookBodies.eventId} limit ${limit}`,
    bodySize,
    sql`"eventId"`
  )
)

const selectDeliveries = statement<Holder & { eventId: string; body: string | null } & Measured>(
  'webhook_deliveries_page',
  withinBytes(
    sql`select ${webhookDeliveries.webhookId} as "webhookId", ${webhookDeliveries.id} as id, ${webhookDeliveries.eventId} as "eventId",
      case when ${webhookDeliveries.body} like any(${patterns}) then ${webhookDeliveries.body} end as body
    from ${webhookDeliveries}
    where ${mine(webhookDeliveries, sql`(${webhookDeliveries.webhookId}, ${webhookDeliveries.id}) > (${sql.placeholder('webhookId')}::uuid, ${sql.placeholder('id')}::uuid)`, isSince(webhookDeliveries.id))}
    order by ${webhookDeliveries.webhookId}, ${webhookDeliveries.id} limit ${limit}`,
    bodySize,
    sql`"webhookId", id`
  )
)

const dropBodies = statement(
  'drop_webhook_bodies',
  sql`delete from ${webhookBodies} where ${mine(webhookBodies, sql`${webhookBodies.eventId} = any(${sql.placeholder('eventIds')}::uuid[])`)}`
)

const dropDeliveries = statement<{ id: string }>(
  'scrub_deliveries',
  sql`update ${webhookDeliveries} set body = null, next_attempt_at = null, updated_at = now(),
      status = case when ${webhookDeliveries.status} = 'pending' then 'failed' else ${webhookDeliveries.status} end,
      error = case when ${webhookDeliveries.status} = 'pending' or ${webhookDeliveries.error} is not null then 'the contact was erased' end
    from unnest(${sql.placeholder('webhookId')}::uuid[], ${sql.placeholder('id')}::uuid[]) as held (webhook_id, id)
    where ${mine(webhookDeliveries, sql`${webhookDeliveries.webhookId} = held.webhook_id`, sql`${webhookDeliveries.id} = held.id`)}
    returning ${webhookDeliveries.id}`
)

/** Messages of imports name no id. */
const ofImports = '{"event":"import.%'

/** Finds what holds something of the person, of what was queued since a time, beside what is known of before. */
export async function findHolders(
  executor: Executor,
  { tenantId }: TenantScope,
  person: Person,
  { since = leastId, known }: { since?: string; known?: Holders } = {}
): Promise<Holders> {
  const named = [...person.ids, ...person.activityIds, ...person.takenOver.ever.keys()]
  const patterns = [...named.map((id) => `%${id}%`), ofImports]
  const shared = new Set(known?.shared)
  const bodies = pagedRows(rowsAtOnce, { eventId: leastId }, ({ eventId: after }) =>
    run(executor, selectBodies, { tenantId, patterns, since, after })
  )
  for await (const { eventId, body } of bodies) if (body && isHeldBy(body, person)) shared.add(eventId)
  const deliveries = new Map(known?.deliveries.map((one) => [one.id, one]))
  const rows = pagedRows(rowsAtOnce, { webhookId: leastId, id: leastId }, (after) =>
    run(executor, selectDeliveries, { tenantId, patterns, since, ...after })
  )
  for await (const { webhookId, id, eventId, body } of rows) {
    const isHolding = shared.has(eventId) || (body !== null && isHeldBy(body, person))
    if (isHolding) deliveries.set(id, { webhookId, id })
  }
  return { deliveries: [...deliveries.values()], shared }
}

/** Drops the bodies of deliveries that hold something of a person, and ends those that wait. Resolves with how many there are. */
export async function scrubDeliveries(
  tx: Executor,
  { tenantId }: TenantScope,
  { deliveries, shared }: Holders
): Promise<number> {
  let count = 0
  for (const some of chunksOf(deliveries, rowsAtOnce)) {
    const dropped = await run(tx, dropDeliveries, { tenantId, ...columnsOfRows(some, 'webhookId', 'id') })
    count += dropped.length
    await removeWaitingJobs(
      tx,
      deliveryQueue,
      dropped.map(({ id }) => id)
    )
  }
  await run(tx, dropBodies, { tenantId, eventIds: [...shared] })
  return count
}
