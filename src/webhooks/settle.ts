import { type SQL, sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/client.ts'
import { insertJobs, type Job, jobLives, removeJobs, removeWaitingJobs } from '../db/jobs.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { failuresUntilDeferred } from '../outbox/deliveries.ts'
import { removeOldKeys } from '../outbox/idempotency.ts'
import type { TenantWriter } from '../outbox/writer.ts'

// What the worker reads and writes, for deliveries of all tenants at once: no tenant is asking. What those statements
// join, they join within one tenant.
const ofAllTenants = sql.raw('/* of all tenants */')

/** A delivery to attempt, with its webhook's address and sealed secret as they are now. */
export type Due = {
  tenantId: string
  id: string
  webhookId: string
  event: string
  eventId: string
  body: string
  /** Attempts made so far. */
  attempt: number
  url: string
  secretEncrypted: string
}

/** A job that is done, of a delivery that is not wanted any more or with what its attempt came to. */
export type Done = { jobId: string; retryCount: number; result?: Result }

/** What an attempt left behind; `nextAttemptAt` null ends the delivery. */
export type Result = {
  tenantId: string
  id: string
  webhookId: string
  isSuccess: boolean
  responseStatus: number | null
  error: string | null
  durationMs: number
  beganAt: string
  nextAttemptAt: string | null
}

/** How a webhook's failures in a row have moved. */
export type Count = { tenantId: string; webhookId: string; before: number; after: number }

/** A delivery of this webhook that waits for its first attempt and is about to get it. */
const isProbed: SQL = sql`exists (
  select from ${webhookDeliveries} as probe
  where probe.tenant_id = ${webhooks.tenantId} and probe.webhook_id = ${webhooks.id} and probe.status = 'pending'
    and probe.attempt = 0 and probe.job_id is not null)`

/** Released at once when a webhook works again; the sweep comes for the rest. */
const mostReleased = 2_000

const selectDue = statement<Due & { jobId: string }>(
  'due_deliveries',
  sql`${ofAllTenants} select job.id as "jobId", delivery.tenant_id as "tenantId", delivery.id, delivery.webhook_id as "webhookId",
      delivery.event, delivery.event_id as "eventId", delivery.body, delivery.attempt, webhook.url,
      webhook.secret_encrypted as "secretEncrypted"
    from json_to_recordset(${sql.placeholder('jobs')}::json) as job (id uuid, "tenantId" uuid, "webhookId" uuid,
      "deliveryId" uuid)
    join ${webhookDeliveries} as delivery on delivery.tenant_id = job."tenantId" and delivery.webhook_id = job."webhookId"
      and delivery.id = job."deliveryId" and delivery.job_id = job.id and delivery.status = 'pending'
    join ${webhooks} as webhook on webhook.tenant_id = delivery.tenant_id and webhook.id = delivery.webhook_id
      and webhook.is_active`
)

/** Of these jobs' deliveries those that still want an attempt, by the job's id. */
export async function findDue(executor: Executor, jobs: Job[]): Promise<Map<string, Due>> {
  const rows = await run(executor, selectDue, { jobs: JSON.stringify(jobs.map(({ id, data }) => ({ id, ...data }))) })
  return new Map(rows.map(({ jobId, ...due }) => [jobId, due]))
}

// A result counts only while its job is the delivery's own: one that came back to life after another instance had taken
// the job over finds that settled, or it settles and the other one doesn't.
const settle = statement<Count>(
  'settle_deliveries',
  sql`${ofAllTenants} with result as materialized (
      select * from json_to_recordset(${sql.placeholder('results')}::json) as result ("tenantId" uuid, id uuid,
        "jobId" uuid, "retryCount" integer, "webhookId" uuid, "isSuccess" boolean, "responseStatus" integer, error text, "durationMs" integer,
        "beganAt" timestamptz, "nextAttemptAt" timestamptz, number integer)),
    locked as materialized (
      select webhook.tenant_id, webhook.id, webhook.failure_count from ${webhooks} as webhook
      where (webhook.tenant_id, webhook.id) in (select "tenantId", "webhookId" from result)
      order by webhook.tenant_id, webhook.id for no key update),
    settled as (
      update ${webhookDeliveries} as delivery set attempt = delivery.attempt + 1,
        status = case when "isSuccess" then 'succeeded' when "nextAttemptAt" is null then 'failed' else 'pending' end,
        response_status = "responseStatus", error = result.error, duration_ms = "durationMs",
        delivered_at = case when "isSuccess" then now() end, next_attempt_at = "nextAttemptAt",
        job_id = case when "nextAttemptAt" is not null then gen_random_uuid() end, updated_at = now()
      from result
      where delivery.tenant_id = "tenantId" and delivery.webhook_id = "webhookId" and delivery.id = result.id and delivery.job_id = "jobId"
        and delivery.status = 'pending'
      returning delivery.tenant_id, delivery.id, delivery.webhook_id, delivery.next_attempt_at, delivery.job_id, "isSuccess",
        "beganAt", number),
    jobs as (${insertJobs(sql`settled`)}),
    removed as (${removeJobs(sql`result`)}),
    placed as (
      select *, coalesce(max(number) filter (where "isSuccess") over (partition by tenant_id, webhook_id), 0) as success
      from settled),
    outcome as (
      select tenant_id, webhook_id, max("beganAt") as began_at, max(success) > 0 as has_success,
        count(*) filter (where number > success) as failures
      from placed group by tenant_id, webhook_id)
    update ${webhooks} as webhook set last_triggered_at = greatest(webhook.last_triggered_at, outcome.began_at),
      failure_count = outcome.failures + case when outcome.has_success then 0 else locked.failure_count end
    from outcome join locked on locked.tenant_id = outcome.tenant_id and locked.id = outcome.webhook_id
    where webhook.tenant_id = outcome.tenant_id and webhook.id = outcome.webhook_id
    returning webhook.tenant_id as "tenantId", webhook.id as "webhookId", locked.failure_count as before,
      webhook.failure_count as after`
)

/** Writes what attempts came to, in the order in which they ended, and the jobs of the next ones for theirs. */
export function settleResults(executor: Executor, done: Done[]): Promise<Count[]> {
  const results = done.map(({ result, ...job }, index) => ({ ...job, ...result, number: index + 1 }))
  return run(executor, settle, { results: JSON.stringify(results) })
}

const release = statement<{ count: number }>(
  'release_deliveries',
  sql`with due as (
      select ${webhookDeliveries.tenantId}, ${webhookDeliveries.webhookId}, ${webhookDeliveries.id} from ${webhookDeliveries}
      join ${webhooks} on ${webhooks.tenantId} = ${webhookDeliveries.tenantId} and ${webhooks.id} = ${webhookDeliveries.webhookId}
      where ${webhooks.tenantId} = ${sql.placeholder('tenantId')} and ${webhooks.id} = ${sql.placeholder('webhookId')}
        and ${webhookDeliveries.status} = 'pending' and ${webhookDeliveries.jobId} is null
        and (${webhooks.failureCount} < ${sql.raw(String(failuresUntilDeferred))} or not ${isProbed})
      order by ${webhookDeliveries.id} limit ${sql.placeholder('limit')}::int for update of ${webhookDeliveries} skip locked),
    queued as (
      update ${webhookDeliveries} as delivery set job_id = gen_random_uuid(), next_attempt_at = now(), updated_at = now()
      from due
      where delivery.tenant_id = due.tenant_id and delivery.webhook_id = due.webhook_id and delivery.id = due.id
      returning delivery.tenant_id, delivery.id, delivery.webhook_id, delivery.next_attempt_at, delivery.job_id),
    jobs as (${insertJobs(sql`queued`)})
    select count(*)::int as count from queued`
)

const park = statement(
  'park_deliveries',
  sql`with waiting as (
      select ${webhookDeliveries.jobId} from ${webhookDeliveries}
      where ${webhookDeliveries.tenantId} = ${sql.placeholder('tenantId')} and ${webhookDeliveries.webhookId} = ${sql.placeholder('webhookId')}
        and ${webhookDeliveries.status} = 'pending' and ${webhookDeliveries.attempt} = 0 and ${webhookDeliveries.jobId} is not null),
    removed as (${removeWaitingJobs(sql`waiting`)})
    update ${webhookDeliveries} as delivery set job_id = null from removed
    where delivery.tenant_id = ${sql.placeholder('tenantId')} and delivery.webhook_id = ${sql.placeholder('webhookId')}
      and delivery.status = 'pending' and delivery.job_id = removed.id`
)

/** Takes the jobs of a webhook that has begun to fail from what has not been tried yet: it waits for its turn now. */
export async function parkWaiting(executor: Executor, { tenantId, webhookId }: Count): Promise<void> {
  await run(executor, park, { tenantId, webhookId })
}

/**
 * Gives waiting deliveries of a webhook their jobs: all of them when it works, the next one when it still fails. In a turn
 * of the tenant's writers: those before it have committed what waits, and those after it read how the webhook is by then.
 */
export function releaseInTurn(writer: TenantWriter, count: Count): Promise<void> {
  return writer.write(count.tenantId, async (tx) => {
    await tx.outbox
    await releaseWaiting(tx, count)
  })
}

async function releaseWaiting(executor: Executor, { tenantId, webhookId, after }: Count): Promise<void> {
  await run(executor, release, { tenantId, webhookId, limit: after < failuresUntilDeferred ? mostReleased : 1 })
}

const requeueLost = statement<{ count: number }>(
  'requeue_lost',
  sql`${ofAllTenants} with lost as (
      select delivery.tenant_id, delivery.webhook_id, delivery.id from ${webhookDeliveries} as delivery
      where delivery.status = 'pending' and delivery.next_attempt_at < now() - interval '1 minute'
        and delivery.job_id is not null and not ${jobLives(sql`delivery.job_id`)}
      limit 1000 for update skip locked),
    queued as (
      update ${webhookDeliveries} as delivery set job_id = gen_random_uuid()
      from lost
      where delivery.tenant_id = lost.tenant_id and delivery.webhook_id = lost.webhook_id and delivery.id = lost.id
      returning delivery.tenant_id, delivery.id, delivery.webhook_id, delivery.next_attempt_at, delivery.job_id),
    jobs as (${insertJobs(sql`queued`)})
    select count(*)::int as count from queued`
)

const selectDeferred = statement<Count>(
  'deferred_webhooks',
  sql`${ofAllTenants} select distinct delivery.tenant_id as "tenantId", delivery.webhook_id as "webhookId", webhook.failure_count as before,
      webhook.failure_count as after
    from ${webhookDeliveries} as delivery
    join ${webhooks} as webhook on webhook.tenant_id = delivery.tenant_id and webhook.id = delivery.webhook_id
    where delivery.status = 'pending' and delivery.job_id is null and delivery.next_attempt_at < now() - interval '10 seconds'`
)

const deleteOld = statement<{ count: number }>(
  'delete_old_deliveries',
  sql`${ofAllTenants} with old as (
      delete from ${webhookDeliveries} as delivery where delivery.ctid = any(array(
        select ctid from ${webhookDeliveries} where ${webhookDeliveries.createdAt} < now() - interval '30 days' limit 5000))
      returning 1)
    select count(*)::int as count from old`
)

const trySweep = statement<{ isMine: boolean }>('try_sweep', sql`select pg_try_advisory_xact_lock(7240121) as "isMine"`)

/** Finds what has been lost or left waiting, and deletes history older than 30 days; nothing where another is at it. */
export async function sweepDeliveries(tx: Executor): Promise<{ hasMore: boolean }> {
  const [turn] = await run(tx, trySweep, {})
  if (!turn?.isMine) return { hasMore: false }
  const [lost] = await run(tx, requeueLost, {})
  for (const count of await run(tx, selectDeferred, {})) await releaseWaiting(tx, count)
  const [old] = await run(tx, deleteOld, {})
  const oldKeys = await removeOldKeys(tx)
  return { hasMore: lost?.count === 1_000 || old?.count === 5_000 || oldKeys === 5_000 }
}
