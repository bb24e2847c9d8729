import { type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'

// The one file that knows pg-boss's tables: a job is a row of theirs, so that it commits with what it is for
// (docs/decisions/webhook-queue.md). pg-boss makes the tables and gives back what a crash leaves active; its version is
// pinned, and this file is reviewed at each upgrade. A job belongs to its tenant by its data, and is found by its id.

/** The schema of pg-boss. */
export const jobSchema = 'pgboss'

/** A queue of pg-boss's, and when a job of it that a crash has left active is due again. */
export type Queue = {
  name: string
  /** How long a job may be active. */
  expireSeconds: number
  /** How long after its instance's last heartbeat it is taken for dead; null for a queue without heartbeats. */
  heartbeatSeconds: number | null
  retryLimit: number
  retryDelaySeconds: number
}

/** A job's row; without `startAfter` (ISO 8601) it is due at once. */
type JobRow = {
  id: string
  data: { tenantId: string } & Record<string, string>
  group: string
  startAfter?: string | null | undefined
}

/** An active job. `retryCount` tells it from the same job fetched by another instance after a crash. */
export type FetchedJob = { id: string; retryCount: number }

/** The index along which waiting jobs are read group by group. It belongs to a table of pg-boss's, whose upgrades leave it alone. */
export const waitingByGroup = `create index if not exists job_waiting_by_webhook
  on ${jobSchema}.job_common (name, group_id, start_after) where state < 'active' and not blocked`

const states = {
  waiting: "state < 'active' and not blocked",
  active: "state = 'active'",
  living: "state < 'completed'"
}

/**
 * The jobs of queues that wait, are active, or either, as a source of a select: `id`, `name`, `data`, `group_id`, `start_after` and
 * `retry_count`.
 */
export function jobsOf(queues: readonly Queue[], those: keyof typeof states): SQL {
  const names = queues.map(({ name }) => `'${name}'`)
  const isOfThem = names.length === 1 ? `name = ${names}` : `name in (${names.join(', ')})`
  return sql.raw(
    `(select id, name, data, group_id, start_after, retry_count from ${jobSchema}.job where ${isOfThem} and ${states[those]})`
  )
}

const table = sql.raw(`${jobSchema}.job`)
const isOfQueue = sql`job.name = ${sql.placeholder('queue')}`

const insert = unscoped(
  'insert_jobs',
  sql`insert into ${table} (id, name, data, group_id, start_after, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, policy)
    select id, ${sql.placeholder('queue')}::text, data, group_id, coalesce(start_after, now()), ${sql.placeholder('expireSeconds')}::int,
      ${sql.placeholder('heartbeatSeconds')}::int, ${sql.placeholder('retryLimit')}::int, ${sql.placeholder('retryDelaySeconds')}::int, 'standard'
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('data')}::jsonb[], ${sql.placeholder('groups')}::text[],
      ${sql.placeholder('times')}::timestamptz[]) as job (id, data, group_id, start_after)
    on conflict do nothing`
)

/** Inserts jobs, in the transaction that writes what they are for; those that are there already stay as they are. */
export async function insertJobs(tx: Executor, { name, ...queue }: Queue, jobs: JobRow[]): Promise<void> {
  if (jobs.length === 0) return
  await run(tx, insert, {
    ...{ queue: name, ...queue },
    ids: jobs.map(({ id }) => id),
    data: jobs.map(({ data }) => JSON.stringify(data)),
    groups: jobs.map(({ group }) => group),
    times: jobs.map(({ startAfter }) => startAfter ?? null)
  })
}

// Looked up by id alone: with another condition, a plan that was made for an empty queue would read all waiting jobs.
const activate = unscoped<FetchedJob>(
  'activate_jobs',
  sql`update ${table} set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
    where ${isOfQueue} and job.id = any(array(
      select job.id from ${table} where ${isOfQueue} and job.id = any(${sql.placeholder('ids')}::uuid[]) and job.state < 'active'
      for update skip locked))
    returning job.id, job.retry_count as "retryCount"`
)

/** Makes waiting jobs active, and resolves with those that were still waiting. */
export async function activateJobs(tx: Executor, { name }: Queue, ids: string[]): Promise<FetchedJob[]> {
  return ids.length === 0 ? [] : run(tx, activate, { queue: name, ids })
}

const isFetched = sql`${isOfQueue} and job.id = ${sql.placeholder('id')}::uuid and job.state = 'active'
  and job.retry_count = ${sql.placeholder('retryCount')}::int`

const touch = unscoped('touch_job', sql`update ${table} set heartbeat_on = now() where ${isFetched}`)

/** Writes a job's heartbeat. */
export async function keepJobAlive(executor: Executor, { name }: Queue, job: FetchedJob): Promise<void> {
  await run(executor, touch, { ...job, queue: name })
}

const release = unscoped(
  'release_job',
  sql`update ${table} set state = 'retry', start_after = now() + ${sql.placeholder('seconds')}::int * interval '1 second' where ${isFetched}`
)

/** Gives a job back, to be fetched again after so many seconds. */
export async function giveJobBack(executor: Executor, { name }: Queue, job: FetchedJob, seconds: number) {
  await run(executor, release, { ...job, queue: name, seconds })
}

const defer = unscoped(
  'defer_jobs',
  sql`update ${table} as job set state = 'created', group_id = later.group_id, start_after = later.start_after, started_on = null,
      retry_count = 0
    from unnest(${sql.placeholder('id')}::uuid[], ${sql.placeholder('group')}::text[], ${sql.placeholder('startAfter')}::timestamptz[])
      as later (id, group_id, start_after)
    where ${isOfQueue} and job.id = any(${sql.placeholder('id')}::uuid[]) and job.id = later.id`
)

/** Has jobs wait until a time (ISO 8601), in a group, as if they were new: also where another instance has fetched them since. */
export async function deferJobs(tx: Executor, { name }: Queue, jobs: Required<Omit<JobRow, 'data'>>[]): Promise<void> {
  if (jobs.length > 0) await run(tx, defer, { queue: name, ...columnsOfRows(jobs, 'id', 'group', 'startAfter') })
}

// The ids are a condition of their own: a plan that was made for an empty queue would join all of its jobs. Before version 17
// PostgreSQL reads them all the same with such a plan, until the table is first analysed.
const deleteFetched = unscoped(
  'delete_fetched_jobs',
  sql`delete from ${table} as job
    using unnest(${sql.placeholder('id')}::uuid[], ${sql.placeholder('retryCount')}::int[]) as done (id, retry_count)
    where ${isOfQueue} and job.id = any(${sql.placeholder('id')}::uuid[]) and job.id = done.id and job.state = 'active'
      and job.retry_count = done.retry_count`
)

/** Removes jobs that are done. One that another instance has fetched since is left to that instance. */
export async function removeFetchedJobs(executor: Executor, { name }: Queue, done: FetchedJob[]): Promise<void> {
  await run(executor, deleteFetched, {
    queue: name,
    ...columnsOfRows(done, 'id', 'retryCount')
  })
}

const deleteWaiting = unscoped(
  'delete_waiting_jobs',
  sql`delete from ${table} as job where ${isOfQueue} and job.id = any(${sql.placeholder('ids')}::uuid[]) and job.state = 'created'`
)

/** Removes those of these jobs that nobody has fetched yet. */
export async function removeWaitingJobs(tx: Executor, { name }: Queue, ids: string[]): Promise<void> {
  if (ids.length > 0) await run(tx, deleteWaiting, { queue: name, ids })
}

/** Removes all jobs of a tenant that is being deleted. */
export const removeJobsOfTenant = statement(
  'remove_jobs_of_tenant',
  sql`delete from ${table} as job where job.data->>'tenantId' = ${sql.placeholder('tenantId')}::text`
)
