import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { makeId } from '../ids.ts'
import { failuresUntilDeferred } from '../outbox/deliveries.ts'
import { addJobs, removeWaitingJobs } from '../outbox/jobs.ts'
import type { TenantWriter } from '../writes/writer.ts'

// Deliveries of a webhook that fails are deferred: they have no job, and one at a time is given one.

/** A webhook whose deliveries are deferred or released. */
export type WebhookScope = { tenantId: string; webhookId: string }

/** Released at once when a webhook works again; the sweep releases the rest. */
const maxReleased = 2_000

const webhookId = sql.placeholder('webhookId')
const isPending = mine(
  webhookDeliveries,
  eq(webhookDeliveries.webhookId, webhookId),
  sql`${webhookDeliveries.status} = 'pending'`
)
const isUntried = sql`${isPending} and ${webhookDeliveries.attempt} = 0 and ${webhookDeliveries.jobId} is not null`

const selectFailures = statement<{ failures: number }>(
  'failures_of_webhook',
  sql`select ${webhooks.failureCount} as failures from ${webhooks} where ${mine(webhooks, eq(webhooks.id, webhookId))}`
)

const selectUntried = statement<{ id: string; jobId: string }>(
  'untried_deliveries',
  sql`select ${webhookDeliveries.id} as id, ${webhookDeliveries.jobId} as "jobId" from ${webhookDeliveries} where ${isUntried}`
)

const removeJobIds = statement(
  'defer_deliveries',
  sql`update ${webhookDeliveries} set job_id = null
    where ${isPending} and ${webhookDeliveries.jobId} = any(${sql.placeholder('jobIds')}::uuid[])`
)

/** Removes the jobs of what has not been attempted yet, where the webhook still fails. */
export function deferDeliveries(db: Database, scope: WebhookScope): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await isFailing(tx, scope))) return
    const untried = await run(tx, selectUntried, scope)
    const jobIds = untried.map(({ jobId }) => jobId)
    const removed = await removeWaitingJobs(tx, jobIds)
    if (removed.size > 0) await run(tx, removeJobIds, { ...scope, jobIds: [...removed] })
  })
}

const selectProbe = statement('probe_of_webhook', sql`select from ${webhookDeliveries} where ${isUntried} limit 1`)

const lockDeferred = statement<{ id: string }>(
  'lock_deferred_deliveries',
  sql`select ${webhookDeliveries.id} as id from ${webhookDeliveries}
    where ${isPending} and ${webhookDeliveries.jobId} is null
    order by ${webhookDeliveries.id} limit ${sql.placeholder('limit')}::int for update skip locked`
)

const release = statement(
  'release_deliveries',
  sql`update ${webhookDeliveries} set job_id = released.job_id, next_attempt_at = now(), updated_at = now()
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('jobIds')}::uuid[]) as released (id, job_id)
    where ${isPending} and ${webhookDeliveries.id} = released.id`
)

/**
 * Gives deferred deliveries of a webhook their jobs: all of them when it works, the next one while it fails. Under the
 * tenant sequence lock: writes before have committed what they deferred, and later ones read how the webhook is by then.
 */
export function releaseUnderLock(writer: TenantWriter, scope: WebhookScope): Promise<void> {
  return writer.write(scope.tenantId, (tx) => releaseDeferred(tx, scope))
}

/** The same in any transaction. What commits meanwhile may stay deferred. */
export async function releaseDeferred(tx: Executor, scope: WebhookScope): Promise<void> {
  const [fails, probes] = await Promise.all([isFailing(tx, scope), run(tx, selectProbe, scope)])
  if (fails && probes.length > 0) return
  const deferred = await run(tx, lockDeferred, { ...scope, limit: fails ? 1 : maxReleased })
  const jobs = deferred.map(({ id: deliveryId }) => ({ ...scope, deliveryId, id: makeId() }))
  const ids = jobs.map(({ deliveryId }) => deliveryId)
  await Promise.all([run(tx, release, { ...scope, ids, jobIds: jobs.map(({ id }) => id) }), addJobs(tx, jobs)])
}

async function isFailing(tx: Executor, scope: WebhookScope): Promise<boolean> {
  const [webhook] = await run(tx, selectFailures, scope)
  return (webhook?.failures ?? 0) >= failuresUntilDeferred
}
