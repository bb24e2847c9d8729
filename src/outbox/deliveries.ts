import { sql } from 'drizzle-orm'
import { tenantSequences, webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { makeId, makeIdAt } from '../ids.ts'
import { addJobs, type NewJob } from './jobs.ts'
import type { EventName, Subscribed } from './subscriptions.ts'

// A committed change and its queued deliveries are the same fact: deliveries and their jobs are rows of the change's own
// transaction.

/** An event of a change, at the change's time; `data` is the JSON text of its body's data. */
export type Announcement = { event: EventName; changedAt: string; data: Promise<string> }

/** After so many failures in a row a webhook's new deliveries are deferred, and attempted one at a time. */
export const failuresUntilDeferred = 5

/**
 * Webhooks that fail, and whether one of their deliveries is about to be attempted for the first time. The lock keeps
 * their state until the commit: what waits here is released by the result that ends the failing, after it.
 */
const selectFailing = statement<{ id: string }>(
  'failing_webhooks',
  sql`select ${webhooks.id} as id from ${webhooks}
    where ${mine(webhooks, sql`${webhooks.isActive}`, sql`${webhooks.failureCount} >= ${sql.raw(String(failuresUntilDeferred))}`)}
    for key share`
)

const selectProbed = statement<{ id: string }>(
  'probed_webhooks',
  sql`select wanted.id from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
      select from ${webhookDeliveries}
      where ${mine(
        webhookDeliveries,
        sql`${webhookDeliveries.webhookId} = wanted.id`,
        sql`${webhookDeliveries.status} = 'pending'`,
        sql`${webhookDeliveries.attempt} = 0`,
        sql`${webhookDeliveries.jobId} is not null`
      )} limit 1) as probe`
)

const head = sql`insert into ${webhookDeliveries} (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at,
      job_id, created_at, updated_at)`

const insertDeliveries = statement(
  'insert_deliveries',
  sql`${head}
    select ${tenantSequences.tenantId}, queued.id, queued.webhook_id, ${sql.placeholder('eventId')}::uuid, ${sql.placeholder('event')},
      ${sql.placeholder('body')}, 'pending', 0, now(), queued.job_id, ${sql.placeholder('changedAt')}::timestamptz,
      ${sql.placeholder('changedAt')}::timestamptz
    from ${tenantSequences}, unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('webhookIds')}::uuid[], ${sql.placeholder('jobIds')}::uuid[])
      as queued (id, webhook_id, job_id)
    where ${mine(tenantSequences)}`
)

/** The same for one delivery, by plain values: on a cluster an `insert … select` costs several times as much. */
const insertDelivery = statement(
  'insert_delivery',
  sql`${head}
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('webhookId')}, ${sql.placeholder('eventId')}, ${sql.placeholder('event')},
      ${sql.placeholder('body')}, 'pending', 0, now(), ${sql.placeholder('jobId')}, ${sql.placeholder('changedAt')}, ${sql.placeholder('changedAt')})`
)

type Delivery = { id: string; webhookId: string; jobId: string | null }

/** Makes a delivery, and mostly its job, for each event and each webhook that wants it. */
export async function queueDeliveries(
  tx: Executor,
  tenantId: string,
  subscribed: Subscribed,
  announcements: Announcement[]
): Promise<void> {
  const failing = new Set((await run(tx, selectFailing, { tenantId })).map(({ id }) => id))
  const waiting = new Set(failing.size === 0 ? [] : await findProbed(tx, tenantId, [...failing]))
  const jobs: NewJob[] = []
  for (const { event, changedAt, data } of announcements) {
    const msecs = Date.parse(changedAt)
    const deliveries = subscribed.webhooks
      .filter(({ events }) => events.has(event))
      .map(({ id: webhookId }): Delivery => {
        const hasJob = !waiting.has(webhookId)
        // Of a webhook that fails one delivery at a time is attempted.
        if (failing.has(webhookId)) waiting.add(webhookId)
        return { id: makeIdAt(msecs), webhookId, jobId: hasJob ? makeId() : null }
      })
    if (deliveries.length === 0) continue
    jobs.push(
      ...deliveries.flatMap(({ id: deliveryId, webhookId, jobId: id }) =>
        id ? [{ id, tenantId, webhookId, deliveryId }] : []
      )
    )
    const body = `{"event":"${event}","timestamp":"${changedAt}","data":${await data}}`
    const values = { tenantId, eventId: makeIdAt(msecs), event, body, changedAt }
    const [delivery, ...others] = deliveries
    if (others.length === 0) await run(tx, insertDelivery, { ...values, ...delivery })
    else await run(tx, insertDeliveries, { ...values, ...columnsOf(deliveries) })
  }
  await addJobs(tx, jobs)
}

async function findProbed(tx: Executor, tenantId: string, ids: string[]): Promise<string[]> {
  return (await run(tx, selectProbed, { tenantId, ids })).map(({ id }) => id)
}

function columnsOf(deliveries: Delivery[]) {
  return {
    ids: deliveries.map(({ id }) => id),
    webhookIds: deliveries.map(({ webhookId }) => webhookId),
    jobIds: deliveries.map(({ jobId }) => jobId)
  }
}
