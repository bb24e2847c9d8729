import { type SQL, sql } from 'drizzle-orm'
import { unscoped } from '../db/unscoped.ts'
import { jobQueue, jobSchema } from '../outbox/jobs.ts'

/** What a job knows: which delivery it is to attempt. */
export type Job = { id: string; retryCount: number; data: { tenantId: string; webhookId: string; deliveryId: string } }

/** How many attempts may be under way to one webhook at once, over all instances. */
const attemptsPerWebhook = 4
/** Webhooks with waiting jobs that one fetch reads, so that it takes a few milliseconds however many there are. */
const webhooksPerFetch = 200

/** What fetches go along. It belongs to a table of pg-boss's own, whose upgrades leave it alone. */
export const waitingByWebhook = `create index if not exists job_waiting_by_webhook
  on ${jobSchema}.job_common (name, group_id, start_after) where state < 'active' and not blocked`

const jobs = sql.raw(`${jobSchema}.job`)
const isOfQueue = sql.raw(`job.name = '${jobQueue}'`)
const isWaiting = sql.raw(`job.name = '${jobQueue}' and job.state < 'active' and not job.blocked`)
/** The next webhook with waiting jobs, in the order of the index. */
const nextWebhook = (behind: SQL) =>
  sql`select job.group_id from ${jobs} where ${isWaiting} and job.group_id > ${behind} order by job.group_id limit 1`

/**
 * Goes from webhook to webhook along the index and takes the first jobs of each. In the order of the jobs instead, each fetch
 * would read all that can't be taken: the jobs of one slow receiver, which may be hundreds of thousands.
 *
 * A tenant is given a slot while at least as many are free as it would then have: one that wants all has half of them, two
 * have a third each, and however many there are, the next one finds some. Within a tenant, webhooks with fewer attempts
 * under way come first.
 */
export const fetchJobs = unscoped<{ walkedTo: string | null; isEnd: boolean } & ({ id: null } | Job)>(
  'fetch_jobs',
  sql`with recursive active as materialized (
      select job.group_id, count(*)::int as count from ${jobs}
      where ${isOfQueue} and job.state = 'active' and job.group_id is not null group by job.group_id),
    walked (group_id, number) as (
      (select next.group_id, 1 from (${nextWebhook(sql`${sql.placeholder('behind')}::text`)}) as next)
      union all
      select next.group_id, walked.number + 1 from walked, lateral (${nextWebhook(sql`walked.group_id`)}) as next
      where walked.number < ${sql.raw(String(webhooksPerFetch))}),
    due as materialized (
      select walked.number, first.id, first.tenant_id, coalesce(active.count, 0) + first.position as position
      from walked left join active on active.group_id = walked.group_id, lateral (
        select job.id, job.data->>'tenantId' as tenant_id, row_number() over (order by job.start_after) as position
        from ${jobs} where ${isWaiting} and job.group_id = walked.group_id and job.start_after <= now()
        order by job.start_after limit greatest(0, ${sql.raw(String(attemptsPerWebhook))} - coalesce(active.count, 0))) as first),
    ranked as (
      select *, row_number() over (partition by tenant_id order by position, random()) as rank,
        coalesce((${sql.placeholder('used')}::jsonb ->> tenant_id)::int, 0) as used
      from due),
    chosen as materialized (
      select id, number from ranked where used + rank <= ${sql.placeholder('free')}::int - rank + 1
      order by number, position limit ${sql.placeholder('count')}::int),
    -- By id alone: with more to go by, a plan made while the queue was empty would read all that waits.
    taken as (
      update ${jobs} set state = 'active', started_on = now(), heartbeat_on = now(),
        retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
      where ${isOfQueue} and job.id = any(array(
        select job.id from ${jobs} where ${isOfQueue} and job.id = any(array(select id from chosen)) for update skip locked))
      returning job.id, job.retry_count, job.data),
    last as (
      select case when (select count(*) from chosen) < ${sql.placeholder('count')}::int then max(number)
        else (select max(number) from chosen) end as number, max(number) as walked from walked)
    select (select group_id from walked where walked.number = last.number) as "walkedTo",
      coalesce(last.number = last.walked and last.walked < ${sql.raw(String(webhooksPerFetch))}, true) as "isEnd",
      taken.id, taken.retry_count as "retryCount", taken.data
    from last left join taken on true`
)
