import { type SQL, sql } from '../db/drizzle.ts'
import { type Executor, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { deferJobs, insertJobs, jobsOf, type Queue } from './job-table.ts'

/**
 * The queue of jobs that attempt deliveries to webhooks. What it says is for crashes of ours only, since a receiver's failure has its
 * job begin anew: an exchange lasts 10 s at most, so one that hasn't ended after 20 s never will. pg-boss notices that within 10 s, and
 * the job is due again 5 s later.
 */
export const deliveryQueue: Queue = {
  name: 'webhook-deliveries',
  expireSeconds: 20,
  heartbeatSeconds: null,
  retryLimit: 10,
  retryDelaySeconds: 5
}

/** The job that attempts a delivery, and has its id; without `startAfter` (ISO 8601) it is due at once. */
export type NewJob = {
  tenantId: string
  webhookId: string
  deliveryId: string
  attempt: AttemptKind
  startAfter?: string | null
}

/**
 * What a webhook's jobs wait apart by: attempts at new events, attempts after another one, and first attempts at events of the past
 * that are sent again.
 */
export type AttemptKind = 'first' | 'retry' | 'replay'

/**
 * A due job, with how many jobs of its webhook are active: in all, and those that are no retries. It has been due for
 * `dueSeconds`.
 */
export type DueJob = Omit<NewJob, 'startAfter'> & {
  id: string
  dueSeconds: number
  active: number
  activeFirst: number
}

/** How many attempts may be under way to one webhook at once, over all instances. */
export const attemptsPerWebhook = 4
/** Groups of waiting jobs that one statement reads, so that it takes a few milliseconds however many there are. */
const groupsPerFetch = 200

/** The names of a webhook's three groups of jobs: its id, and this. */
const suffixes: Record<AttemptKind, string> = { first: '', retry: ' retry', replay: ' replay' }
const kinds = new Map(Object.entries(suffixes).map(([kind, suffix]) => [suffix, kind as AttemptKind]))

const waiting = jobsOf([deliveryQueue], 'waiting')
const active = jobsOf([deliveryQueue], 'active')

/** Inserts the jobs of deliveries, in the transaction that writes these; a delivery that has one keeps it. */
export function addJobs(tx: Executor, jobs: NewJob[]): Promise<void> {
  const rows = jobs.map(({ tenantId, webhookId, deliveryId, attempt, startAfter }) => ({
    ...{ id: deliveryId, data: { tenantId, webhookId, deliveryId }, startAfter },
    group: `${webhookId}${suffixes[attempt]}`
  }))
  return insertJobs(tx, deliveryQueue, rows)
}

/** Has the jobs of failed attempts wait for the next one, among the retries. */
export function deferAttempts(
  tx: Executor,
  jobs: { id: string; webhookId: string; startAfter: string }[]
): Promise<void> {
  const rows = jobs.map(({ id, webhookId, startAfter }) => ({ id, startAfter, group: `${webhookId}${suffixes.retry}` }))
  return deferJobs(tx, deliveryQueue, rows)
}

const webhookOf = (group: SQL) => sql`left(${group}, 36)`
const isOfKind = (group: SQL, kind: AttemptKind) => sql`substr(${group}, 37) = ${sql.raw(`'${suffixes[kind]}'`)}`
const nextGroup = (behind: SQL) =>
  sql`select job.group_id from ${waiting} as job where job.group_id > ${behind} order by job.group_id limit 1`

/**
 * Goes from group to group along the index and reads the first due jobs of each, as many as its webhook may have beside those
 * that are active. In the order of the jobs instead, it would read all that can't be taken: the jobs of one slow receiver,
 * which may be hundreds of thousands. Of a group without such jobs there is one row, without an `id`.
 */
const selectDue = unscoped<{ group: string } & ({ id: null } | Omit<DueJob, 'attempt'>)>(
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
        coalesce(sum(active.count) filter (where not ${isOfKind(sql`active.group`, 'retry')}), 0)::int as active_first
      from walked left join active on active.webhook_id = ${webhookOf(sql`walked.group_id`)} group by walked.group_id)
    select counted.group_id as "group", due.*, counted.active, counted.active_first as "activeFirst"
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
    due: rows.flatMap((row) =>
      row.id === null ? [] : [{ ...row, attempt: kinds.get(row.group.slice(36)) ?? 'first' }]
    ),
    last: groups.size < groupsPerFetch ? null : (rows.at(-1)?.group ?? null)
  }
}

const findReplayed = unscoped(
  'find_replay_job',
  sql`(select from ${waiting} as job where job.group_id = ${sql.placeholder('group')} limit 1)
    union all (select from ${active} as job where job.group_id = ${sql.placeholder('group')} limit 1)`
)

/** Whether a job of a webhook's replay waits or is active. */
export async function hasReplayJobs(executor: Executor, webhookId: string): Promise<boolean> {
  return (await run(executor, findReplayed, { group: `${webhookId}${suffixes.replay}` })).length > 0
}

/** The ids of the deliveries whose jobs wait or run, as a select: a job that an instance of 1.1.0 has made has an id of its own. */
export const livingJobs: SQL = sql`select (job.data->>'deliveryId')::uuid as id from ${jobsOf([deliveryQueue], 'living')} as job`

/**
 * When the most overdue attempt was due, as a select; null where none is due. What waits behind other attempts of its group
 * isn't overdue: a receiver that is slow, or fails, is sent a few at a time. Nor are replays, which wait for all else.
 */
export const oldestDueJob: SQL = sql`select min(job.start_after) from ${waiting} as job
  where job.start_after <= now() and not ${isOfKind(sql`job.group_id`, 'replay')} and not exists (
    select from ${active} as active where active.group_id = job.group_id)`
