import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { webhookDeliveries } from '../db/schema.ts'
import { type Executor, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { addJobs, livingJobs, type NewJob } from '../outbox/delivery-jobs.ts'
import { clearDropped, findDropped } from './dropped.ts'

// What is done once a minute: deliveries without a job get one, and those of dropped webhooks are removed, a tenant at a time. What
// is to be done is looked for among all tenants at once.

/** How many a sweep reads; another follows at once where there were more. */
const maxLost = 1_000

// The jobs are a query of their own, since a cluster has them on another node than the deliveries.
const selectLost = unscoped<Omit<NewJob, 'startAfter'> & { startAfter: Date }>(
  'lost_deliveries',
  sql`/* of all tenants */ with living as materialized (${livingJobs})
    select delivery.tenant_id as "tenantId", delivery.webhook_id as "webhookId", delivery.id as "deliveryId",
      case when delivery.attempt > 0 or delivery.cause = 'redelivery' then 'retry' else coalesce(delivery.cause, 'first') end as attempt,
      delivery.next_attempt_at as "startAfter"
    from ${webhookDeliveries} as delivery left join living on living.id = delivery.id
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
  const count = await runAlone(db, addLost)
  return { hasMore: count === maxLost }
}

/** Gives deliveries without a job one. A job that was made meanwhile stays, and what is wanted no more is found when it is attempted. */
async function addLost(tx: Executor): Promise<number> {
  const lost = await run(tx, selectLost, {})
  await addJobs(
    tx,
    lost.map(({ startAfter, ...job }) => ({ ...job, startAfter: startAfter.toISOString() }))
  )
  return lost.length
}

/** Runs what looks through all tenants; undefined where another instance is at it. */
function runAlone<T>(db: Database, look: (tx: Executor) => Promise<T>): Promise<T | undefined> {
  const work = async (tx: Executor) => {
    const [sweep] = await run(tx, trySweep, {})
    return sweep?.isMine ? look(tx) : undefined
  }
  // A million deliveries may wait: looking for each among as many jobs, one by one, would take hours.
  return db.transaction(work, 'set local enable_nestloop = off')
}
