import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { run } from '../db/statement.ts'
import { jobQueue, jobSchema } from '../outbox/jobs.ts'
import { fetchJobs, type Job, waitingByWebhook } from './fetch.ts'

// The one file that knows pg-boss, which has the tables and gives back what a crash has left behind.

/** Send slots of an instance: how many are free, one at least, and how many each tenant uses. */
export type Slots = { free: number; used: Record<string, number> }

/** The jobs that deliver to webhooks. */
export type Queue = {
  /**
   * Jobs that are due and have a slot; they are this instance's until removed, or until they expire 20 seconds later. Each
   * call goes on behind the webhook where the last one ended; `isEnd` says that it has come to the last one.
   */
  fetch: (slots: Slots) => Promise<{ jobs: Job[]; isEnd: boolean }>
  close: () => Promise<void>
}

/** How often expired jobs are collected. */
const monitorSeconds = 10
/** Jobs that one fetch takes at most. */
const jobsPerFetch = 50

/** Makes the tables of pg-boss, or brings them up to date. One instance at a time. */
export async function prepareQueue(client: pg.Client): Promise<void> {
  const boss = makeBoss({ executeSql: (text, values) => client.query(text, values) }, { supervise: false })
  boss.on('error', () => {})
  try {
    await boss.start()
    await boss.createQueue(jobQueue, {})
    await client.query(waitingByWebhook)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * The lock (any number, the same in all instances) makes the count of attempts under way exact. Where a crash of the
 * database takes a fetch back, its jobs are fetched again.
 */
const fetchOpening = 'set local synchronous_commit = off; select pg_advisory_xact_lock(7240120)'

/**
 * The queue on the service's own pool. pg-boss looks for jobs that have expired until `close`. It starts at the first fetch
 * that reaches the database, so that the service can start before the database does.
 */
export function openQueue(db: Database, onError: (error: unknown) => void): Queue {
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
    schema: jobSchema,
    supervise,
    schedule: false,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
    maintenanceIntervalSeconds: 600
  })
}
