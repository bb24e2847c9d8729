import { type SQL, sql } from '../db/drizzle.ts'
import { type Executor, type QueryWith, run, runWith } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { activation, type FetchedJob, insertJobs, jobsOf, type Queue } from './job-table.ts'

/**
 * The queue of jobs that attempt deliveries to webhooks. What it says is for crashes of ours only, since a receiver's failure ends its
 * job: an exchange lasts 10 s at most, so one that hasn't ended after 20 s never will. pg-boss notices that within 10 s, and the
 * job is due again 5 s later.
 */
export const deliveryQueue: Queue = {
  name: 'webhook-deliveries',
  expireSeconds: 20,
  heartbeatSeconds: null,
  retryLimit: 10,
  retryDelaySeconds: 5
}

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

/** How many attempts may be under way to one webhook at once, over all instances. */
export const attemptsPerWebhook = 4
/** Groups of waiting jobs that one statement reads, so that it takes a few milliseconds however many there are. */
const groupsPerFetch = 200

/** A webhook's jobs are in three groups. First attempts are in one named by its id; those of retries and replays have a suffix. */
const retryGroup = ' retry'
const replayGroup = ' replay'

const waiting = jobsOf(deliveryQueue, 'waiting')
const active = jobsOf(deliveryQueue, 'active')

/** Inserts jobs, in the transaction that writes their deliveries. */
export function addJobs(tx: Executor, jobs: NewJob[]): Promise<void> {
  const rows = jobs.map(({ id, tenantId, webhookId, deliveryId, isRetry, isReplay, startAfter }) => ({
    ...{ id, data: { tenantId, webhookId, deliveryId }, startAfter },
    group: `${webhookId}${isRetry ? retryGroup : isReplay ? replayGroup : ''}`
  }))
  return insertJobs(tx, deliveryQueue, rows)
}

const webhookOf = (group: SQL) => sql`left(${group}, 36)`
const nextGroup = (behind: SQL) =>
  sql`select job.group_id from ${waiting} as job where job.group_id > ${behind} order by job.group_id limit 1`

/**
 * Goes from group to group along the index and reads the first due jobs of each, as many as its webhook may have beside those
 * that are active. In the order of the jobs instead, it would read all that can't be taken: the jobs of one slow receiver,
 * which may be hundreds of thousands. Of a group without such jobs there is one row, without an `id`.
 */
const selectDue = unscoped<{ group: string } & ({ id: null } | Omit<DueJob, 'isRetry'>)>(
  'due_jobs',
  sql`with recursive active as materialized (
      select job.group_id as group, ${webhookOf(sql`job.group_id`)} as webhook_id, count(*)::int as count from ${active} as job
      where job.group_id is not null group by job.group_id),
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
      from ${waiting} as job where job.group_id = counted.group_id and job.start_after <= now()
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
      (select count(*) from (select from ${waiting} as job where job.group_id = ${sql.placeholder('group')}
        limit ${sql.placeholder('max')}::int) as found)
      + (select count(*) from ${active} as job where job.group_id = ${sql.placeholder('group')})
    )::int as count`
)

/** How many jobs of a webhook's replay wait or are active; `max` says that they are at least so many. */
export async function countReplayJobs(executor: Executor, webhookId: string, max: number): Promise<number> {
  const [found] = await run(executor, countReplayed, { group: `${webhookId}${replayGroup}`, max })
  return found?.count ?? 0
}

// The job that has ended is active until its result is written, and counts for the one that takes its place.
const activateNext = unscoped<FetchedJob & { deliveryId: string }>(
  'activate_next_replay',
  activation(
    sql`
      select job.id from ${waiting} as job where job.group_id = ${sql.placeholder('group')} and job.start_after <= now()
        and (select bool_or(job.id = ${sql.placeholder('id')}::uuid and job.retry_count = ${sql.placeholder('retryCount')}::int
              and job.group_id = ${sql.placeholder('group')}) and count(*) <= ${sql.raw(String(attemptsPerWebhook))}
          from ${active} as job where job.group_id = any(${sql.placeholder('groups')}::text[]))
        and not exists (
          select from ${waiting} as job where job.group_id = any(${sql.placeholder('others')}::text[]) and job.start_after <= now())
      order by job.start_after limit 1 for update of job skip locked`,
    sql`, job.data->>'deliveryId' as "deliveryId"`
  )
)

/**
 * Makes the next job of a replay active in the place of one that has ended, and isn't removed yet: so there is always one of them
 * active, beside which no fetch takes another. Undefined where something else of the webhook is due, or four attempts are under way.
 */
export async function activateNextReplay(
  db: { queryWith: QueryWith },
  { webhookId, id, retryCount }: FetchedJob & { webhookId: string }
): Promise<(FetchedJob & { deliveryId: string }) | undefined> {
  const group = `${webhookId}${replayGroup}`
  const others = [webhookId, `${webhookId}${retryGroup}`]
  const values = { queue: deliveryQueue.name, id, retryCount, group, others, groups: [group, ...others] }
  // As with a fetch, what a crash of the database takes back is fetched again.
  const [next] = await runWith(db, { synchronous_commit: 'off' }, activateNext, values)
  return next
}

/** The ids of all jobs that wait or run, as a select. */
export const livingJobs: SQL = sql`select job.id from ${jobsOf(deliveryQueue, 'living')} as job`

/**
 * When the most overdue attempt was due, as a select; null where none is due. What waits behind other attempts of its group
 * isn't overdue: a receiver that is slow, or fails, is sent a few at a time. Nor are replays, which are due at their events' old times.
 */
export const oldestDueJob: SQL = sql`select min(job.start_after) from ${waiting} as job
  where job.start_after <= now() and right(job.group_id, ${sql.raw(String(replayGroup.length))}) <> ${sql.raw(`'${replayGroup}'`)} and not exists (
    select from ${active} as active where active.group_id = job.group_id)`
