import { sql } from 'drizzle-orm'
import { webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { ownTenantId } from '../db/tenant.ts'
import { makeId, makeIdAt } from '../ids.ts'
import { addJobs, type NewJob } from './job-table.ts'
import type { EventName, Subscribed } from './subscriptions.ts'

// A change is committed together with its deliveries: they and their jobs are rows of the change's own transaction.

/** An event of a change, at the change's time; `data` is the JSON text of its body's data. */
export type Announcement = { event: EventName; changedAt: string; data: Promise<string> }

/** Inserts plain values: on a cluster an `insert … select` costs several times as much. */
const insertDelivery = statement(
  'insert_delivery',
  sql`insert into ${webhookDeliveries} (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at,
      job_id, created_at, updated_at)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('webhookId')}, ${sql.placeholder('eventId')}, ${sql.placeholder('event')},
      ${sql.placeholder('body')}, 'pending', 0, now(), ${sql.placeholder('jobId')}, ${sql.placeholder('changedAt')}, ${sql.placeholder('changedAt')})`
)

/**
 * Sends a delivery and its job for each event and each webhook that wants it. Resolves as soon as all are sent, which needs
 * the events' data: the commit goes out right behind them, and where one fails, that does, too.
 */
export async function queueDeliveries(
  tx: Executor,
  tenantId: string,
  subscribed: Subscribed,
  announcements: Announcement[]
): Promise<void> {
  const texts = await Promise.all(announcements.map(({ data }) => data))
  const jobs: NewJob[] = []
  const sent: Promise<unknown>[] = []
  for (const [index, { event, changedAt }] of announcements.entries()) {
    const atMs = Date.parse(changedAt)
    const body = `{"event":"${event}","timestamp":"${changedAt}","data":${texts[index]}}`
    const shared = { tenantId, eventId: makeIdAt(atMs), event, body, changedAt }
    for (const { id: webhookId } of subscribed.webhooks.filter(({ events }) => events.has(event))) {
      const [id, jobId] = [makeIdAt(atMs), makeId()]
      sent.push(run(tx, insertDelivery, { ...shared, id, webhookId, jobId }))
      jobs.push({ id: jobId, tenantId, webhookId, deliveryId: id, isRetry: false })
    }
  }
  sent.push(addJobs(tx, jobs))
  Promise.all(sent).catch(() => {})
}
