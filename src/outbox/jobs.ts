import { type SQL, sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'

// Jobs are rows of pg-boss's table, written in the transactions of what they are for: what pg-boss itself would take is
// statements with round trips of their own. Each is bound to its tenant by its data, and found by its id.

/** The schema of pg-boss and its queue, as src/webhooks/queue.ts has made them. */
export const jobSchema = 'pgboss'
export const jobQueue = 'webhook-deliveries'

const table = sql.raw(`${jobSchema}.job`)
const isOfQueue = sql.raw(`job.name = '${jobQueue}'`)

// For crashes of ours only, since an endpoint's failure ends its job: an exchange lasts 10 s at most, so one that hasn't
// ended after 20 s never will. pg-boss notices that within 10 s, and the job is due again 5 s later.
const expireSeconds = 20
const retryLimit = 10
const retryDelaySeconds = 5

/** A job that attempts a delivery; without `startAfter` (ISO 8601) it is due at once. */
export type NewJob = { id: string; tenantId: string; webhookId: string; deliveryId: string; startAfter?: string | null }

/** A job that was fetched; its `retryCount` distinguishes it from the same job fetched by another instance after a crash. */
export type FetchedJob = { id: string; retryCount: number }

const insertJobs = unscoped(
  'insert_jobs',
  sql`insert into ${table} (id, name, data, group_id, start_after, retry_limit, retry_delay, expire_seconds, policy)
    select id, ${sql.raw(`'${jobQueue}'`)},
      jsonb_build_object('tenantId', tenant_id, 'webhookId', webhook_id, 'deliveryId', delivery_id),
      webhook_id::text, coalesce(start_after, now()), ${sql.raw(`${retryLimit}, ${retryDelaySeconds}, ${expireSeconds}, 'standard'`)}
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('tenantIds')}::uuid[], ${sql.placeholder('webhookIds')}::uuid[],
      ${sql.placeholder('deliveryIds')}::uuid[], ${sql.placeholder('times')}::timestamptz[])
      as job (id, tenant_id, webhook_id, delivery_id, start_after)`
)

/** Inserts jobs, in the transaction that writes their deliveries. */
export async function addJobs(tx: Executor, jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await run(tx, insertJobs, {
    ids: jobs.map(({ id }) => id),
    tenantIds: jobs.map(({ tenantId }) => tenantId),
    webhookIds: jobs.map(({ webhookId }) => webhookId),
    deliveryIds: jobs.map(({ deliveryId }) => deliveryId),
    times: jobs.map(({ startAfter }) => startAfter ?? null)
  })
}

const deleteFetched = unscoped(
  'delete_fetched_jobs',
  sql`delete from ${table} as job
    using unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('retryCounts')}::int[]) as done (id, retry_count)
    where ${isOfQueue} and job.id = done.id and job.state = 'active' and job.retry_count = done.retry_count`
)

/** Removes jobs that are done. One that another instance has fetched since is left to that instance. */
export async function removeFetchedJobs(executor: Executor, done: FetchedJob[]): Promise<void> {
  await run(executor, deleteFetched, {
    ids: done.map(({ id }) => id),
    retryCounts: done.map(({ retryCount }) => retryCount)
  })
}

const deleteWaiting = unscoped<{ id: string }>(
  'delete_waiting_jobs',
  sql`delete from ${table} as job where ${isOfQueue} and job.id = any(${sql.placeholder('ids')}::uuid[]) and job.state = 'created'
    returning job.id`
)

/** Removes those of these jobs that nobody has fetched yet, and resolves with their ids. */
export async function removeWaitingJobs(tx: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set((await run(tx, deleteWaiting, { ids })).map(({ id }) => id))
}

/** Removes all jobs of a tenant that is being deleted. */
export const removeJobsOfTenant = statement(
  'remove_jobs_of_tenant',
  sql`delete from ${table} as job where ${isOfQueue} and job.data->>'tenantId' = ${sql.placeholder('tenantId')}::text`
)

/** The ids of all jobs that wait or run, as a select. */
export const livingJobs: SQL = sql`select job.id from ${table} as job where ${isOfQueue} and job.state < 'completed'`

/** When the most overdue attempt was due, as a select; null where none is due. */
export const oldestDueJob: SQL = sql`select min(job.start_after) from ${table} as job
  where ${isOfQueue} and job.state < 'active' and not job.blocked and job.start_after <= now()`
