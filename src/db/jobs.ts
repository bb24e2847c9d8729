import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import { type Database, type Executor, statement } from './client.ts'

// The one file that knows pg-boss.

/** What a job knows: which delivery it is to attempt. */
export type Job = { id: string; retryCount: number; data: { tenantId: string; webhookId: string; deliveryId: string } }

/** Takes the jobs that deliver to webhooks. */
export type Jobs = {
  /** At most `count` jobs that are due; they are this instance's until removed, or until `expireSeconds` are over. */
  fetch: (count: number) => Promise<Job[]>
  close: () => Promise<void>
}

const schema = 'pgboss'
const queue = 'webhook-deliveries'

/** How many attempts may be under way to one webhook at once, over all instances. */
const attemptsPerWebhook = 4

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
  } finally {
    await boss.stop({ graceful: false })
  }
}

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

/**
 * pg-boss on the service's own pool; its upkeep (jobs that crashes left behind) goes on until `close`. It starts at the
 * first fetch that reaches the database, so that the service can start before the database does.
 */
export function openJobs(db: Database, onError: (error: unknown) => void): Jobs {
  const boss = makeBoss({ executeSql: (text, values) => db.pool.query(text, values) }, { supervise: true })
  boss.on('error', onError)
  let isStarted = false
  return {
    fetch: async (count) => {
      if (!isStarted) await boss.start()
      isStarted = true
      return db.transaction(
        (tx) =>
          boss.fetch<Job['data']>(queue, { batchSize: count, groupConcurrency: attemptsPerWebhook, db: within(tx) }),
        fetchOpening
      )
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

function within(tx: Executor): Db {
  return { executeSql: async (text, values) => ({ rows: await tx.query(values ? { text, values } : { text }) }) }
}
