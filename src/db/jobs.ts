import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import { type Database, run, statement } from './client.ts'

// The one file that knows pg-boss.

/** What a job knows: which delivery it is to attempt. */
export type Job = { id: string; retryCount: number; data: { tenantId: string; webhookId: string; deliveryId: string } }

/** Send slots of an instance: how many are free, one at least, and how many each tenant uses. */
export type Slots = { free: number; used: Record<string, number> }

/** Takes the jobs that deliver to webhooks. */
export type Jobs = {
  /**
   * Jobs that are due and have a slot; they are this instance's until removed, or until `expireSeconds` are over. Each call
   * goes on behind the webhook where the last one ended; `isEnd` says that it has come to the last one.
   */
  fetch: (slots: Slots) => Promise<{ jobs: Job[]; isEnd: boolean }>
  close: () => Promise<void>
}

const schema = 'pgboss'
const queue = 'webhook-deliveries'

/** How many attempts may be under way to one webhook at once, over all instances. */
const attemptsPerWebhook = 4
/** Jobs that one fetch takes at most. */
const jobsPerFetch = 50
/** Webhooks with waiting jobs that one fetch looks at, so that it takes a few milliseconds however many there are. */
const webhooksPerFetch = 200

// For crashes of ours only, since an endpoint's failure ends its job: an exchange lasts 10 s at most, so one that hasn't
// ended after 20 s never will. With 10 s until that is noticed and 5 s more it is repeated within 45 s.
const expireSeconds = 20
const monitorSeconds = 10
const retryLimit = 10
const retryDelaySeconds = 5

/** Makes the tables of pg-boss, or brings them up to date; one instance at a time. */
export async function prepareJobs(client: pg.Client): Promise<void> {
  const boss = makeBoss({ executeSql: (text, values) => client.query(text, values) }, { supervise: false })
  boss.on('error', () => {})
  try {
    await boss.start()
    await boss.createQueue(queue, {})
    await client.query(waitingByWebhook)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** What fetches go along. It belongs to a table of pg-boss's own, whose upgrades leave it alone. */
const waitingByWebhook = `create index if not exists job_waiting_by_webhook on ${schema}.job_common (name, group_id, start_after)
  where state < 'active' and not blocked`

/**
 * Makes a job of each row of `source` (job_id, tenant_id, id, webhook_id, next_attempt_at) that has a job_id: a part of a
 * statement, so that a change, its deliveries and their jobs are one round trip and one commit. What pg-boss itself
 * would take is another statement with its own two round trips, in a transaction that the change wouldn't need.
 */
export function insertJobs(source: SQL): SQL {
  const columns = 'id, name, data, group_id, start_after, retry_limit, retry_delay, expire_seconds, policy'
  return sql`insert into ${sql.raw(`${schema}.job (${columns})`)}
    select job_id, ${sql.raw(`'${queue}'`)}, 
      jsonb_build_object('tenantId', tenant_id, 'webhookId', webhook_id, 'deliveryId', id), webhook_id::text,
      next_attempt_at, ${sql.raw(`${retryLimit}, ${retryDelaySeconds}, ${expireSeconds}, 'standard'`)}
    from ${source} where job_id is not null`
}

/**
 * Removes the jobs that `source` ("jobId", "retryCount") has done, as a part of the statement that writes what they came
 * to. One that has gone to another instance meanwhile is left to that.
 */
export function removeJobs(source: SQL): SQL {
  return sql`delete from ${sql.raw(`${schema}.job`)} as job using ${source} as done
    where job.name = ${sql.raw(`'${queue}'`)} and job.id = done."jobId" and job.state = 'active'
      and job.retry_count = done."retryCount"`
}

/** Removes the jobs of `source` (job_id) that nobody has taken, and returns their ids. */
export function removeWaitingJobs(source: SQL): SQL {
  return sql`delete from ${sql.raw(`${schema}.job`)} as job using ${source}
    where job.name = ${sql.raw(`'${queue}'`)} and job.id = ${source}.job_id and job.state = 'created' returning job.id`
}

/** Removes all jobs of a tenant that is being deleted. */
export const removeJobsOfTenant = statement(
  'remove_jobs_of_tenant',
  sql`delete from ${sql.raw(`${schema}.job`)} where name = ${sql.raw(`'${queue}'`)}
    and data->>'tenantId' = ${sql.placeholder('tenantId')}::text`
)

/** Whether the job with this id still waits or runs. */
export function jobLives(id: SQL): SQL {
  return sql`exists (select from ${sql.raw(`${schema}.job`)} as job
    where job.name = ${sql.raw(`'${queue}'`)} and job.id = ${id} and job.state < 'completed')`
}

/** When the most overdue attempt was due, as a subquery; null where none is due. */
export const oldestDueJob: SQL = sql`select min(start_after) from ${sql.raw(`${schema}.job`)}
  where name = ${sql.raw(`'${queue}'`)} and state < 'active' and not blocked and start_after <= now()`

/**
 * The lock (any number, the same in all instances) makes the count of attempts under way exact. Where a crash of the
 * database takes a fetch back, its jobs are fetched again.
 */
const fetchOpening = 'set local synchronous_commit = off; select pg_advisory_xact_lock(7240120)'

const jobs = sql.raw(`${schema}.job`)
const isOfQueue = sql.raw(`job.name = '${queue}'`)
const isWaiting = sql.raw(`job.name = '${queue}' and job.state < 'active' and not job.blocked`)
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
const fetchJobs = statement<{ walkedTo: string | null; isEnd: boolean } & ({ id: null } | Job)>(
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

/**
 * Jobs on the service's own pool. What crashes leave behind is pg-boss's part, which goes on until `close`. It starts at the
 * first fetch that reaches the database, so that the service can start before the database does.
 */
export function openJobs(db: Database, onError: (error: unknown) => void): Jobs {
  const boss = makeBoss({ executeSql: (text, values) => db.pool.query(text, values) }, { supervise: true })
  boss.on('error', onError)
  let isStarted = false
  /** The webhook where the last fetch ended. */
  let behind = ''
  return {
    fetch: async ({ free, used }) => {
      if (!isStarted) await boss.start()
      isStarted = true
      // Half of what is free at most: tenants that want all are not to take it at once.
      const count = Math.min(Math.ceil(free / 2), jobsPerFetch)
      const values = { behind, count, free, used: JSON.stringify(used) }
      const rows = await db.transaction((tx) => run(tx, fetchJobs, values), fetchOpening)
      const isEnd = rows[0]?.isEnd ?? true
      behind = isEnd ? '' : (rows[0]?.walkedTo ?? '')
      return { jobs: rows.filter((row) => row.id !== null), isEnd }
    },
    close: async () => {
      if (isStarted) await boss.stop({ graceful: false })
    }
  }
}

function makeBoss(db: Db, { supervise }: { supervise: boolean }): PgBoss {
  return new PgBoss({
    db,
    schema,
    supervise,
    schedule: false,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
    maintenanceIntervalSeconds: 600
  })
}
