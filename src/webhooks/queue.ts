import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { FairSemaphore } from '../limits/fair-semaphore.ts'
import { attemptsPerWebhook, type DueJob, deliveryQueue, readDueJobs } from '../outbox/delivery-jobs.ts'
import { importQueues } from '../outbox/import-jobs.ts'
import { activateJobs, type FetchedJob, jobSchema, waitingByGroup } from '../outbox/job-table.ts'

/** A job that this instance is to do: which delivery it attempts. It holds a slot until `release`. */
export type Job = FetchedJob & { tenantId: string; webhookId: string; deliveryId: string; release: () => void }

/** After so many failures in a row a webhook is failing: its first attempts are made one at a time, until one succeeds. */
const failuresUntilFailing = 5

/** How often pg-boss looks for jobs that have expired, in seconds. */
export const monitorSeconds = 10

/**
 * The lock (any number, the same in all instances) makes the count of active jobs exact. Where a crash of the database takes
 * a fetch back, its jobs are fetched again.
 */
const fetchOpening = 'set local synchronous_commit = off; select pg_advisory_xact_lock(7240120)'

/** Makes the tables of pg-boss, or brings them up to date. One instance at a time. */
export async function prepareQueue(client: pg.Client): Promise<void> {
  const boss = makeBoss({ executeSql: (text, values) => client.query(text, values) }, false)
  boss.on('error', () => {})
  try {
    await boss.start()
    for (const { name } of [deliveryQueue, ...importQueues]) await boss.createQueue(name, {})
    await client.query(waitingByGroup)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * The jobs that deliver to webhooks, on the service's own pool. pg-boss looks for jobs that have expired from the first fetch
 * that reaches the database until `close`, so that the service can start before the database does.
 */
export class JobQueue {
  readonly #db: Database
  readonly #boss: PgBoss
  #isStarted = false
  /** The name of the last group that was read; each fetch goes on behind it. */
  #behind = ''

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db
    this.#boss = makeBoss({ executeSql: (text, values) => db.pool.query(text, values) }, true)
    this.#boss.on('error', onError)
  }

  /**
   * Takes due jobs for which there is a slot; a later fetch takes the others. A job is this instance's until it is removed, or expires
   * after 20 seconds. Each call goes on behind the group of jobs where the one before ended; `isEnd` says that it has read the last group.
   */
  async fetch(slots: FairSemaphore): Promise<{ jobs: Job[]; isEnd: boolean }> {
    if (!this.#isStarted) await this.#boss.start()
    this.#isStarted = true
    const taken = new Map<string, Job>()
    try {
      const { jobs, last } = await this.#db.transaction(async (tx) => {
        const { due, last } = await readDueJobs(tx, this.#behind)
        const allowed = keepBounds(due, await findFailing(tx, due))
        for (const { id, tenantId, webhookId, deliveryId } of allowed) {
          const release = slots.tryEnter({ tenantId })
          if (release) taken.set(id, { id, retryCount: 0, tenantId, webhookId, deliveryId, release })
        }
        return { jobs: await activateJobs(tx, deliveryQueue, [...taken.keys()]), last }
      }, fetchOpening)
      this.#behind = last ?? ''
      const fetched = jobs.flatMap(({ id, retryCount }) => {
        const job = taken.get(id)
        taken.delete(id)
        return job ? [Object.assign(job, { retryCount })] : []
      })
      return { jobs: fetched, isEnd: last === null }
    } finally {
      for (const job of taken.values()) job.release()
    }
  }

  async close(): Promise<void> {
    if (this.#isStarted) await this.#boss.stop({ graceful: false })
  }
}

/**
 * The jobs that may be taken: of each webhook so many that four are under way, in the order in which they are due; of a failing one
 * the retries and one first attempt. A replay's come last, and leave one of the four to what is new. Webhooks with fewer under way
 * come first, equal ones in random order.
 */
function keepBounds(due: DueJob[], failing: ReadonlySet<string>): DueJob[] {
  const placed = [...Map.groupBy(due, ({ webhookId }) => webhookId)].flatMap(([webhookId, jobs]) => {
    const inOrder = jobs.toSorted((one, other) => isReplay(one) - isReplay(other) || other.dueSeconds - one.dueSeconds)
    const first = inOrder.find(({ attempt }) => attempt !== 'retry')
    const probe = first?.activeFirst === 0 ? first : undefined
    const isAllowed = (job: DueJob) => !failing.has(webhookId) || job.attempt === 'retry' || job === probe
    return inOrder
      .filter(isAllowed)
      .map((job, index) => ({ job, place: job.active + index + 1, random: Math.random() }))
  })
  return placed
    .filter(({ job, place }) => place <= attemptsPerWebhook - isReplay(job))
    .sort((one, other) => one.place - other.place || one.random - other.random)
    .map(({ job }) => job)
}

function isReplay({ attempt }: DueJob): 0 | 1 {
  return attempt === 'replay' ? 1 : 0
}

const selectFailing = statement<{ id: string }>(
  'failing_webhooks',
  sql`select ${webhooks.id} as id from ${webhooks}
    where ${mine(webhooks, sql`${webhooks.failureCount} >= ${sql.raw(String(failuresUntilFailing))}`)}`
)

/** The ids of failing webhooks of the tenants that these jobs are of. */
async function findFailing(tx: Executor, due: DueJob[]): Promise<Set<string>> {
  const tenantIds = [...new Set(due.map(({ tenantId }) => tenantId))]
  const rows = await Promise.all(tenantIds.map((tenantId) => run(tx, selectFailing, { tenantId })))
  return new Set(rows.flat().map(({ id }) => id))
}

function makeBoss(db: Db, supervise: boolean): PgBoss {
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
