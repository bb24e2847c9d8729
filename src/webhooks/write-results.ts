import type { Database } from '../db/client.ts'
import { eq, sql } from '../db/drizzle.ts'
import { webhookAttempts, webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { makeId } from '../ids.ts'
import { deferAttempts, deliveryQueue } from '../outbox/delivery-jobs.ts'
import { removeFetchedJobs } from '../outbox/job-table.ts'
import { isPending, type Result } from './attempt.ts'
import type { Job } from './queue.ts'

// Writes the results of attempts, in a transaction for each tenant: on a cluster that is one node, and no tenant waits for
// another's locks. Each statement reads or writes one table.

/** A fetched job with the result of its attempt; without one its delivery is not wanted any more. */
export type DoneJob = { job: Job; result?: Result }

// In the order of their ids, so that two who lock several don't wait for each other.
const lockWebhooks = statement<{ id: string; failures: number }>(
  'lock_webhooks',
  sql`select ${webhooks.id} as id, ${webhooks.failureCount} as failures from ${webhooks}
    where ${mine(webhooks, sql`${webhooks.id} = any(${sql.placeholder('webhookIds')}::uuid[])`)}
    order by ${webhooks.id} for no key update`
)

// A result counts only while no other one of the same attempt does: after a crash two instances may make it. The ids are conditions
// of their own, for the reason that outbox/job-table.ts says of removing jobs.
const updateDeliveries = statement<{ id: string }>(
  'write_results',
  sql`update ${webhookDeliveries} set attempt = ${webhookDeliveries.attempt} + result."isAttempt"::int,
      status = result.status, response_status = "responseStatus", error = result.error, duration_ms = "durationMs",
      delivered_at = "deliveredAt", next_attempt_at = "nextAttemptAt", updated_at = now()
    from json_to_recordset(${sql.placeholder('results')}::json) as result (id uuid, "webhookId" uuid, status text,
      "responseStatus" integer, error text, "durationMs" integer, "deliveredAt" timestamptz, "nextAttemptAt" timestamptz,
      "isAttempt" boolean, attempt integer)
    where ${isPending(
      { webhookId: sql`result."webhookId"`, id: sql`result.id` },
      sql`${webhookDeliveries.attempt} = result.attempt`,
      sql`${webhookDeliveries.webhookId} = any(${sql.placeholder('webhookIds')}::uuid[])`,
      sql`${webhookDeliveries.id} = any(${sql.placeholder('ids')}::uuid[])`
    )}
    returning ${webhookDeliveries.id}`
)

const updateWebhook = statement(
  'count_failures',
  sql`update ${webhooks} set failure_count = ${sql.placeholder('after')}::int,
      last_triggered_at = greatest(${webhooks.lastTriggeredAt}, ${sql.placeholder('beganAt')}::timestamptz)
    where ${mine(webhooks, eq(webhooks.id, sql.placeholder('webhookId')))}`
)

const insertAttempts = statement(
  'insert_webhook_attempts',
  sql`insert into ${webhookAttempts} (tenant_id, webhook_id, id, successes, failures, durations_ms, created_at)
    values (${ownTenantId}, ${sql.placeholder('webhookId')}, ${sql.placeholder('id')}, ${sql.placeholder('successes')},
      ${sql.placeholder('failures')}, ${sql.placeholder('durationsMs')}, ${sql.placeholder('now')})`
)

/** A short lock timeout: a webhook that is being deleted is locked for seconds, and its results are tried again later. */
const opening = `set local lock_timeout = '250ms'`

/** Writes results of one tenant, in the order in which the attempts ended, and has the jobs of failed ones wait for the next. */
export async function writeResults(db: Database, tenantId: string, done: DoneJob[]): Promise<void> {
  const jobs = done.map(({ job }) => job)
  const attempted = done.flatMap(({ result }) => (result ? [attemptedOf(result)] : []))
  if (attempted.length === 0) return removeFetchedJobs(db, deliveryQueue, jobs)
  await db.transaction(async (tx) => {
    const webhookIds = [...new Set(attempted.map(({ webhookId }) => webhookId))]
    const [locked, rows] = await Promise.all([
      run(tx, lockWebhooks, { tenantId, webhookIds }),
      run(tx, updateDeliveries, {
        tenantId,
        webhookIds,
        ids: attempted.map(({ id }) => id),
        results: JSON.stringify(attempted)
      })
    ])
    const ids = new Set(rows.map(({ id }) => id))
    const written = attempted.filter(({ id, isAttempt }) => ids.has(id) && isAttempt)
    const next = done.flatMap(({ job: { id, webhookId }, result }) =>
      result?.nextAttemptAt && ids.has(result.id) ? [{ id, webhookId, startAfter: result.nextAttemptAt }] : []
    )
    await Promise.all([
      ...locked.flatMap(({ id, failures }) => countFailures(tx, written, id, failures)),
      deferAttempts(tx, next),
      // Behind that, so that what goes on isn't removed.
      removeFetchedJobs(tx, deliveryQueue, jobs)
    ])
  }, opening)
}

type Attempted = Result & { status: string; deliveredAt: string | null }

function attemptedOf(result: Result): Attempted {
  const { isSuccess, nextAttemptAt } = result
  return {
    ...result,
    status: isSuccess ? 'succeeded' : nextAttemptAt === null ? 'failed' : 'pending',
    deliveredAt: isSuccess ? new Date().toISOString() : null
  }
}

/**
 * Counts a webhook's failures in a row, of which it had `before`, and notes when it was sent something; nothing where none of the
 * results is its own.
 */
function countFailures(tx: Executor, written: Attempted[], webhookId: string, before: number): Promise<unknown>[] {
  const results = written.filter((result) => result.webhookId === webhookId)
  const [first] = results
  if (!first) return []
  const counted = results.filter(({ isCounted }) => isCounted)
  const success = counted.findLastIndex(({ isSuccess }) => isSuccess)
  const after = success < 0 ? before + counted.length : counted.length - 1 - success
  const beganAt = results.reduce((latest, { beganAt }) => (beganAt > latest ? beganAt : latest), first.beganAt)
  const { tenantId } = first
  return [
    run(tx, updateWebhook, { tenantId, webhookId, after, beganAt }),
    run(tx, insertAttempts, {
      ...{ tenantId, webhookId, id: makeId(), now: new Date().toISOString() },
      successes: results.filter(({ isSuccess }) => isSuccess).length,
      failures: results.filter(({ isSuccess }) => !isSuccess).length,
      durationsMs: results.map(({ durationMs }) => durationMs)
    })
  ]
}
