import type { Database } from '../db/client.ts'
import { eq, sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { makeId } from '../ids.ts'
import { type AttemptKind, addJobs, livingJobs } from '../outbox/delivery-jobs.ts'
import { clearDropped, findDropped } from './dropped.ts'

// What is done once a minute: deliveries without a job get one, and those of dropped webhooks are removed. Statements that only read
// look through all tenants at once; what they find is written a tenant at a time.

/** How many a sweep reads; another follows at once where there were more. */
const maxLost = 1_000

type Lost = { tenantId: string; webhookId: string; id: string; jobId: string | null } & {
  attempt: AttemptKind
  nextAttemptAt: Date
}

// The jobs are a query of their own, since a cluster has them on another node than the deliveries.
const selectLost = unscoped<Lost>(
  'lost_deliveries',
  sql`/* of all tenants */ with living as materialized (${livingJobs})
    select delivery.tenant_id as "tenantId", delivery.webhook_id as "webhookId", delivery.id, delivery.job_id as "jobId",
      case when delivery.attempt > 0 or delivery.cause = 'redelivery' then 'retry' else coalesce(delivery.cause, 'first') end as attempt,
      delivery.next_attempt_at as "nextAttemptAt"
    from ${webhookDeliveries} as delivery left join living on living.id = delivery.job_id
    where delivery.status = 'pending' and delivery.next_attempt_at < now() - interval '1 minute' and living.id is null
    limit ${sql.raw(String(maxLost))}`
)

const trySweep = unscoped<{ isMine: boolean }>('try_sweep', sql`select pg_try_advisory_xact_lock(7240121) as "isMine"`)

/** Repairs and clears away what it finds; does nothing where another instance is sweeping. */
export async function sweepDeliveries(db: Database): Promise<{ hasMore: boolean }> {
  const first = await runAlone(db, async (tx) => ({ dropped: await findDropped(tx) }))
  if (first?.dropped) {
    await clearDropped(db, first.dropped)
    return { hasMore: true }
  }
  const lost = await runAlone(db, (tx) => run(tx, selectLost, {}))
  if (!lost) return { hasMore: false }
  for (const [tenantId, its] of Map.groupBy(lost, (one) => one.tenantId)) await requeue(db, tenantId, its)
  return { hasMore: lost.length === maxLost }
}

/** Runs reads that look through all tenants; undefined where another instance is at it. */
function runAlone<T>(db: Database, read: (tx: Executor) => Promise<T>): Promise<T | undefined> {
  const work = async (tx: Executor) => {
    const [sweep] = await run(tx, trySweep, {})
    return sweep?.isMine ? read(tx) : undefined
  }
  // A million deliveries may wait: looking for each among as many jobs, one by one, would take hours.
  return db.transaction(work, 'set local enable_nestloop = off')
}

const changeJobs = statement<{ id: string }>(
  'requeue_deliveries',
  sql`update ${webhookDeliveries} set job_id = lost.next_job_id
    from unnest(${sql.placeholder('webhookId')}::uuid[], ${sql.placeholder('id')}::uuid[], ${sql.placeholder('jobId')}::uuid[],
      ${sql.placeholder('nextJobId')}::uuid[]) as lost (webhook_id, id, job_id, next_job_id)
    where ${mine(
      webhookDeliveries,
      eq(webhookDeliveries.webhookId, sql`lost.webhook_id`),
      eq(webhookDeliveries.id, sql`lost.id`),
      sql`${webhookDeliveries.jobId} is not distinct from lost.job_id`,
      sql`${webhookDeliveries.status} = 'pending'`
    )}
    returning ${webhookDeliveries.id}`
)

/** Gives deliveries without a job another one, unless they were written meanwhile. */
async function requeue(db: Database, tenantId: string, found: Lost[]): Promise<void> {
  const lost = found.map((delivery) => ({ ...delivery, nextJobId: makeId() }))
  await db.transaction(async (tx) => {
    const values = { tenantId, ...columnsOfRows(lost, 'webhookId', 'id', 'jobId', 'nextJobId') }
    const rows = await run(tx, changeJobs, values)
    const changed = new Set(rows.map(({ id }) => id))
    const jobs = lost
      .filter(({ id }) => changed.has(id))
      .map(({ webhookId, id: deliveryId, nextJobId: id, attempt, nextAttemptAt }) => ({
        ...{ id, tenantId, webhookId, deliveryId, attempt },
        startAfter: nextAttemptAt.toISOString()
      }))
    await addJobs(tx, jobs)
  })
}
