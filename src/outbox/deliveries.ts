import { sql } from '../db/drizzle.ts'
import { chunksOf, columnsOfRows } from '../db/lists.ts'
import { tenantSequences, webhookBodies, webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { makeIdAt } from '../ids.ts'
import { addJobs } from './delivery-jobs.ts'
import type { EventName } from './subscriptions.ts'

// A change is committed together with its deliveries: they and their jobs are rows of the change's own transaction.

/**
 * An event of a change, at the change's time; `data` is the JSON text of its body's data. `sequence` is the change's number in the
 * change log, null where the event is no change of a record. `actorId` is the user or key whose doing it is, `changedProperties` what
 * an update changed.
 */
export type Announcement = {
  event: EventName
  changedAt: string
  sequence: number | null
  actorId: string | null
  changedProperties?: string[] | undefined
  data: Promise<string>
}

/** An event with the webhooks that want it. */
export type Wanted = Announcement & { webhookIds: string[] }

type Delivery = {
  id: string
  webhookId: string
  eventId: string
  event: EventName
  changedAt: string
  sequence: number | null
  /** Null where it is one that webhooks share. */
  body: string | null
}

const columns = sql.raw(
  'tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id, sequence, created_at, updated_at'
)

/** Inserts one delivery by plain values: on a cluster an `insert … select` costs several times as much. */
const insertDelivery = statement(
  'insert_delivery',
  sql`insert into ${webhookDeliveries} (${columns})
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('webhookId')}, ${sql.placeholder('eventId')}, ${sql.placeholder('event')},
      ${sql.placeholder('body')}, 'pending', 0, now(), ${sql.placeholder('id')}, ${sql.placeholder('sequence')}, ${sql.placeholder('changedAt')}, ${sql.placeholder('changedAt')})`
)

const insertDeliveries = statement(
  'insert_deliveries',
  sql`insert into ${webhookDeliveries} (${columns})
    select ${tenantSequences.tenantId}, one.id, one.webhook_id, one.event_id, one.event, one.body, 'pending', 0, now(), one.id,
      one.sequence, one.changed_at, one.changed_at
    from ${tenantSequences}, unnest(${sql.placeholder('id')}::uuid[], ${sql.placeholder('webhookId')}::uuid[], ${sql.placeholder('eventId')}::uuid[],
      ${sql.placeholder('event')}::text[], ${sql.placeholder('body')}::text[],
      ${sql.placeholder('sequence')}::bigint[], ${sql.placeholder('changedAt')}::timestamptz[])
      as one (id, webhook_id, event_id, event, body, sequence, changed_at)
    where ${mine(tenantSequences)}`
)

const insertBodies = statement(
  'insert_webhook_bodies',
  sql`insert into ${webhookBodies} (tenant_id, event_id, body, created_at)
    select ${tenantSequences.tenantId}, one.event_id, one.body, one.changed_at
    from ${tenantSequences}, unnest(${sql.placeholder('eventId')}::uuid[], ${sql.placeholder('body')}::text[], ${sql.placeholder('changedAt')}::timestamptz[])
      as one (event_id, body, changed_at)
    where ${mine(tenantSequences)}`
)

/** Events whose deliveries are sent with one statement: a change may have any number of them. */
const eventsAtOnce = 100

/**
 * Sends a delivery and its job for each event and each webhook that wants it. Resolves as soon as all are sent, which needs
 * the events' data: the commit goes out right behind them, and where one fails, that does, too.
 */
export async function queueDeliveries(tx: Executor, tenantId: string, wanted: Wanted[]): Promise<void> {
  const rendered = await Promise.all(wanted.map(async (one) => ({ ...one, data: await one.data })))
  for (const some of chunksOf(rendered, eventsAtOnce)) {
    const events = some.map(({ event, changedAt, sequence, webhookIds, data }) => {
      const body = `{"event":"${event}","timestamp":"${changedAt}","data":${data}}`
      return { eventId: makeIdAt(Date.parse(changedAt)), event, changedAt, sequence, body, webhookIds }
    })
    const shared = events.filter(({ webhookIds }) => webhookIds.length > 1)
    const deliveries = events.flatMap(({ webhookIds, body, ...event }) =>
      webhookIds.map((webhookId) => ({
        ...{ ...event, id: makeIdAt(Date.parse(event.changedAt)), webhookId },
        body: webhookIds.length > 1 ? null : body
      }))
    )
    const jobs = deliveries.map(({ webhookId, id: deliveryId }) => {
      return { tenantId, webhookId, deliveryId, attempt: 'first' as const }
    })
    const sent = [sendBodies(tx, tenantId, shared), sendDeliveries(tx, tenantId, deliveries), addJobs(tx, jobs)]
    Promise.all(sent).catch(() => {})
  }
}

async function sendBodies(
  tx: Executor,
  tenantId: string,
  shared: { eventId: string; body: string; changedAt: string }[]
): Promise<void> {
  if (shared.length === 0) return
  await run(tx, insertBodies, { tenantId, ...columnsOfRows(shared, 'eventId', 'body', 'changedAt') })
}

function sendDeliveries(tx: Executor, tenantId: string, deliveries: Delivery[]): Promise<unknown> {
  const [only] = deliveries
  if (deliveries.length === 1 && only) return run(tx, insertDelivery, { tenantId, ...only })
  const names = ['id', 'webhookId', 'eventId', 'event', 'body', 'sequence', 'changedAt'] as const
  return run(tx, insertDeliveries, { tenantId, ...columnsOfRows(deliveries, ...names) })
}
