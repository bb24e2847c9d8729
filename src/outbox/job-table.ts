import { type SQL, sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'

// The one file that reads and writes pg-boss's tables: a job is a row of theirs, so that it commits with what it is for
// (docs/decisions/webhook-queue.md). pg-boss makes the tables and gives back what a crash leaves active; its version is
// pinned, and this file is reviewed at each upgrade. A job belongs to its tenant by its data, and is found by its id.

/** The schema of pg-boss, and the names of its queues: of webhooks' deliveries, and of asynchronous imports. */
export const jobSchema = 'pgboss'
export const jobQueue = 'webhook-deliveries'
export const importQueue = 'imports'

/** A job that attempts a delivery; without `startAfter` (ISO 8601) it is due at once. */
export type NewJob = {
  id: string
  tenantId: string
  webhookId: string
  deliveryId: string
  /** Whether an attempt has been made before: retries wait apart from first attempts. */
  isRetry: boolean
  /** Whether an event of the past is sent again: such jobs wait apart, too, and are done one after the other. */
  isReplay?: boolean
  startAfter?: string | null
}

/**
 * A due job, with how many jobs of its webhook are active: in all, and of those in its group. It has been due for
 * `dueSeconds`.
 */
export type DueJob = Omit<NewJob, 'startAfter'> & { dueSeconds: number; active: number; activeAlike: number }

/** An active job. `retryCount` tells it from the same job fetched by another instance after a crash. */
export type FetchedJob = { id: string; retryCount: number }

/** How many attempts may be under way to one webhook at once, over all instances. */
export const attemptsPerWebhook = 4
/** Groups of waiting jobs that one statement reads, so that it takes a few milliseconds however many there are. */
const groupsPerFetch = 200

// For crashes of ours only, since a receiver's failure ends its job: an exchange lasts 10 s at most, so one that hasn't
// ended after 20 s never will. pg-boss notices that within 10 s, and the job is due again 5 s later.
const expireSeconds = 20
const retryLimit = 10
const retryDelaySeconds = 5

const table = sql.raw(`${jobSchema}.job`)
const isOfQueue = sql.raw(`job.name = '${jobQueue}'`)
const isWaiting = sql.raw(`job.name = '${jobQueue}' and job.state < 'active' and not job.blocked`)

/** The index that `due_jobs` follows. It belongs to a table of pg-boss's, whose upgrades leave it alone. */
export const waitingByGroup = `create index if not exists job_waiting_by_webhook
  on ${jobSchema}.job_common (name, group_id, start_after) where state < 'active' and not blocked`

/** A webhook's jobs are in three groups: first attempts in one named by its id, retries and replays in those with this behind it. */
const retryGroup = ' retry'
const replayGroup = ' replay'

const insertJobs = unscoped(
  'insert_jobs',
  sql`insert into ${table} (id, name, data, group_id, start_after, retry_limit, retry_delay, expire_seconds, policy)
    select id, ${sql.raw(`'${jobQueue}'`)},
      jsonb_build_object('tenantId', tenant_id, 'webhookId', webhook_id, 'deliveryId', delivery_id),
      webhook_id || suffix, coalesce(start_after, now()),
      ${sql.raw(`${retryLimit}, ${retryDelaySeconds}, ${expireSeconds}, 'standard'`)}
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('tenantIds')}::uuid[], ${sql.placeholder('webhookIds')}::uuid[],
      ${sql.placeholder('deliveryIds')}::uuid[], ${sql.placeholder('suffixes')}::text[], ${sql.placeholder('times')}::timestamptz[])
      as job (id, tenant_id, webhook_id, delivery_id, suffix, start_after)`
)

/** Inserts jobs, in the transaction that writes their deliveries. */
export async function addJobs(tx: Executor, jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await run(tx, insertJobs, {
    ids: jobs.map(({ id }) => id),
    tenantIds: jobs.map(({ tenantId }) => tenantId),
    webhookIds: jobs.map(({ webhookId }) => webhookId),
    deliveryIds: jobs.map(({ deliveryId }) => deliveryId),
    suffixes: jobs.map(({ isRetry, isReplay }) => (isRetry ? retryGroup : isReplay ? replayGroup : '')),
    times: jobs.map(({ startAfter }) => startAfter ?? null)
  })
}

const webhookOf = (group: SQL) => sql`left(${group}, 36)`
const nextGroup = (behind: SQL) =>
  sql`select job.group_id from ${table} where ${isWaiting} and job.group_id > ${behind} order by job.group_id limit 1`

/**
 * Goes from group to group along the index and reads the first due jobs of each, as many as its webhook may have beside those
 * that are active. In the order of the jobs instead, it would read all that can't be taken: the jobs of one slow receiver,
 * which may be hundreds of thousands. Of a group without such jobs there is one row, without an `id`.
 */
const selectDue = unscoped<{ group: string } & ({ id: null } | Omit<DueJob, 'isRetry'>)>(
  'due_jobs',
  sql`with recursive active as materialized (
      select job.group_id as group, ${webhookOf(sql`job.group_id`)} as webhook_id, count(*)::int as count from ${table}
      where ${isOfQueue} and job.state = 'active' and job.group_id is not null group by job.group_id),
    walked (group_id, number) as (
      (select next.group_id, 1 from (${nextGroup(sql`${sql.placeholder('behind')}::text`)}) as next)
      union all
      select next.group_id, walked.number + 1 from walked, lateral (${nextGroup(sql`walked.group_id`)}) as next
      where walked.number < ${sql.raw(String(groupsPerFetch))}),
    counted as materialized (
      select walked.group_id, coalesce(sum(active.count), 0)::int as active,
        coalesce(sum(active.count) filter (where active.group = walked.group_id), 0)::int as active_alike
      from walked left join active on active.webhook_id = ${webhookOf(sql`walked.group_id`)} group by walked.group_id)
    select counted.group_id as "group", due.*, counted.active, counted.active_alike as "activeAlike"
    from counted left join lateral (
      select job.id, job.data->>'tenantId' as "tenantId", job.data->>'webhookId' as "webhookId",
        job.data->>'deliveryId' as "deliveryId", extract(epoch from now() - job.start_after)::float8 as "dueSeconds"
      from ${table} where ${isWaiting} and job.group_id = counted.group_id and job.start_after <= now()
      order by job.start_after limit greatest(0, ${sql.raw(String(attemptsPerWebhook))} - counted.active)) as due on true
    order by counted.group_id`
)

/**
 * The first due jobs of some groups, in the order of the groups' names from `behind` on. `last` is the name of the last group;
 * null where there was none behind it.
 */
export async function readDueJobs(tx: Executor, behind: string): Promise<{ due: DueJob[]; last: string | null }> {
  const rows = await run(tx, selectDue, { behind })
  const groups = new Set(rows.map(({ group }) => group))
  return {
    due: rows.flatMap((row) => (row.id === null ? [] : [describeDue(row)])),
    last: groups.size < groupsPerFetch ? null : (rows.at(-1)?.group ?? null)
  }
}

function describeDue(row: { group: string } & Omit<DueJob, 'isRetry'>): DueJob {
  return { ...row, isRetry: row.group.endsWith(retryGroup), isReplay: row.group.endsWith(replayGroup) }
}

const countReplayed = unscoped<{ count: number }>(
  'count_replay_jobs',
  sql`select (
      (select count(*) from (select from ${table} where ${isWaiting} and job.group_id = ${sql.placeholder('group')}
        limit ${sql.placeholder('max')}::int) as waiting)
      + (select count(*) from ${table} where ${isOfQueue} and job.state = 'active' and job.group_id = ${sql.placeholder('group')})
    )::int as count`
)

/** How many jobs of a webhook's replay wait or are active; `max` says that they are at least so many. */
export async function countReplayJobs(executor: Executor, webhookId: string, max: number): Promise<number> {
  const [found] = await run(executor, countReplayed, { group: `${webhookId}${replayGroup}`, max })
  return found?.count ?? 0
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
export function activateJobs(tx: Executor, ids: string[]): Promise<FetchedJob[]> {
  return run(tx, activate, { ids })
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

const deleteWaiting = unscoped(
  'delete_waiting_jobs',
  sql`delete from ${table} as job where ${isOfQueue} and job.id = any(${sql.placeholder('ids')}::uuid[]) and job.state = 'created'`
)

/** Removes those of these jobs that nobody has fetched yet. */
export async function removeWaitingJobs(tx: Executor, ids: string[]): Promise<void> {
  if (ids.length > 0) await run(tx, deleteWaiting, { ids })
}

/** Removes all jobs of a tenant that is being deleted. */
export const removeJobsOfTenant = statement(
  'remove_jobs_of_tenant',
  sql`delete from ${table} as job where job.name in ${sql.raw(`('${jobQueue}', '${importQueue}')`)} and job.data->>'tenantId' = ${sql.placeholder('tenantId')}::text`
)

/** The ids of all jobs that wait or run, as a select. */
export const livingJobs: SQL = sql`select job.id from ${table} as job where ${isOfQueue} and job.state < 'completed'`

/**
 * When the most overdue attempt was due, as a select; null where none is due. What waits behind other attempts of its group
 * isn't overdue: a receiver that is slow, or fails, is sent a few at a time. Nor are replays, which are due at their events' old times.
 */
export const oldestDueJob: SQL = sql`select min(job.start_after) from ${table} as job
  where ${isWaiting} and job.start_after <= now() and right(job.group_id, ${sql.raw(String(7))}) <> ${sql.raw(`'${replayGroup}'`)} and not exists (
    select from ${table} as active where active.name = job.name and active.state = 'active' and active.group_id = job.group_id)`

// An import may take hours, so that its instance says now and then that it is at work; where it doesn't for 20 seconds,
// pg-boss notices within 10 s, and another instance goes on.

const heartbeatSeconds = 20
const longestImportSeconds = 604_800
const importRetries = 1_000_000
/** How many imports of a tenant may be under way at once, over all instances. */
export const importsPerTenant = 4

const isOfImports = sql.raw(`job.name = '${importQueue}'`)

const insertImportJob = unscoped(
  'insert_import_job',
  sql`insert into ${table} (id, name, data, group_id, retry_limit, retry_delay, expire_seconds, heartbeat_seconds, policy)
    values (${sql.placeholder('id')}::uuid, ${sql.raw(`'${importQueue}'`)}, jsonb_build_object('tenantId', ${sql.placeholder('tenantId')}::text),
      ${sql.placeholder('tenantId')}::text, ${sql.raw(`${importRetries}, 1, ${longestImportSeconds}, ${heartbeatSeconds}, 'standard'`)})`
)

/** Inserts the job of an import, whose id it has, in the transaction that writes the import. */
export async function addImportJob(tx: Executor, tenantId: string, id: string): Promise<void> {
  await run(tx, insertImportJob, { tenantId, id })
}

const selectDueImports = unscoped<{ id: string; tenantId: string }>(
  'due_imports',
  sql`with active as (
      select job.group_id, count(*)::int as count from ${table} where ${isOfImports} and job.state = 'active' group by job.group_id),
    waiting as (
      select job.id, job.group_id,
        row_number() over (partition by job.group_id order by job.id) + coalesce(active.count, 0) as place
      from ${table} left join active on active.group_id = job.group_id
      where ${isOfImports} and job.state < 'active' and not job.blocked and job.start_after <= now())
    select waiting.id, waiting.group_id as "tenantId" from waiting
    where waiting.place <= ${sql.raw(String(importsPerTenant))} order by waiting.place, waiting.id limit ${sql.placeholder('limit')}::int`
)

const activateImports = unscoped<FetchedJob & { tenantId: string }>(
  'activate_imports',
  sql`update ${table} set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
    where ${isOfImports} and job.id = any(array(
      select job.id from ${table} where ${isOfImports} and job.id = any(${sql.placeholder('ids')}::uuid[]) and job.state < 'active'
      for update skip locked))
    returning job.id, job.retry_count as "retryCount", job.group_id as "tenantId"`
)

/** Takes waiting imports, in a transaction in which no other instance does: of each tenant as many as may be under way. */
export async function fetchImports(tx: Executor, limit: number): Promise<(FetchedJob & { tenantId: string })[]> {
  const due = await run(tx, selectDueImports, { limit })
  return due.length === 0 ? [] : run(tx, activateImports, { ids: due.map(({ id }) => id) })
}

const isFetched = sql`${isOfImports} and job.id = ${sql.placeholder('id')}::uuid and job.state = 'active'
  and job.retry_count = ${sql.placeholder('retryCount')}::int`

const touchImport = unscoped('touch_import', sql`update ${table} set heartbeat_on = now() where ${isFetched}`)
const releaseImport = unscoped(
  'release_import',
  sql`update ${table} set state = 'retry', start_after = now() + ${sql.placeholder('seconds')}::int * interval '1 second' where ${isFetched}`
)
const deleteImport = unscoped('delete_import_job', sql`delete from ${table} where ${isFetched}`)

/** Says that an import is being worked on. */
export async function keepImport(executor: Executor, job: FetchedJob): Promise<void> {
  await run(executor, touchImport, job)
}

/** Gives an import back, to be fetched again after so many seconds. */
export async function giveImportBack(executor: Executor, job: FetchedJob, seconds: number): Promise<void> {
  await run(executor, releaseImport, { ...job, seconds })
}

/** Removes the job of an import that has ended. */
export async function removeImport(executor: Executor, job: FetchedJob): Promise<void> {
  await run(executor, deleteImport, job)
}
