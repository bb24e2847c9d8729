import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { webhookDeliveries } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { makeId } from '../ids.ts'
import { addJobs, livingJobs } from '../outbox/job-table.ts'
import { findTenantsWithOldKeys, removeOldKeys } from '../writes/old-keys.ts'

// Once a minute: deliveries without a job, and history that is too old. Statements that only read look for it in all
// tenants at once; what they find is written a tenant at a time.

const ofAllTenants = sql.raw('/* of all tenants */')

/** How many of each a sweep reads; another follows at once where there were more. */
const maxLost = 1_000
const maxOld = 5_000

type Found = { tenantId: string; webhookId: string; id: string }
type Lost = Found & { jobId: string | null; attempt: number; nextAttemptAt: Date }

// The jobs are a query of their own, since a cluster has them on another node than the deliveries. `not in` always becomes a hash
// table, whatever the planner expects.
const selectLost = unscoped<Lost>(
  'lost_deliveries',
  sql`${ofAllTenants} with living as materialized (${livingJobs})
    select delivery.tenant_id as "tenantId", delivery.webhook_id as "webhookId", delivery.id, delivery.job_id as "jobId",
      delivery.attempt, delivery.next_attempt_at as "nextAttemptAt"
    from ${webhookDeliveries} as delivery
    where delivery.status = 'pending' and delivery.next_attempt_at < now() - interval '1 minute'
      and (delivery.job_id is null or delivery.job_id not in (select id from living))
    limit ${sql.raw(String(maxLost))}`
)

const selectOld = unscoped<Found>(
  'old_deliveries',
  sql`${ofAllTenants} select delivery.tenant_id as "tenantId", delivery.webhook_id as "webhookId", delivery.id
    from ${webhookDeliveries} as delivery
    where delivery.created_at < now() - interval '30 days' limit ${sql.raw(String(maxOld))}`
)

const trySweep = unscoped<{ isMine: boolean }>('try_sweep', sql`select pg_try_advisory_xact_lock(7240121) as "isMine"`)

/** Repairs what it finds; does nothing where another instance is sweeping. */
export async function sweepDeliveries(db: Database): Promise<{ hasMore: boolean }> {
  const found = await db.transaction(async (tx) => {
    const [sweep] = await run(tx, trySweep, {})
    if (!sweep?.isMine) return undefined
    const lost = await run(tx, selectLost, {})
    const old = await run(tx, selectOld, {})
    return { lost, old, tenantsWithOldKeys: await findTenantsWithOldKeys(tx) }
  })
  if (!found) return { hasMore: false }
  for (const [tenantId, lost] of Map.groupBy(found.lost, ({ tenantId }) => tenantId)) await requeue(db, tenantId, lost)
  for (const [tenantId, old] of Map.groupBy(found.old, ({ tenantId }) => tenantId)) await removeOld(db, tenantId, old)
  for (const tenantId of found.tenantsWithOldKeys) await removeOldKeys(db, tenantId)
  return { hasMore: found.lost.length === maxLost || found.old.length === maxOld }
}

const changeJobs = statement<{ id: string }>(
  'requeue_deliveries',
  sql`update ${webhookDeliveries} set job_id = lost.next_job_id
    from unnest(${sql.placeholder('webhookIds')}::uuid[], ${sql.placeholder('ids')}::uuid[], ${sql.placeholder('jobIds')}::uuid[],
      ${sql.placeholder('nextJobIds')}::uuid[]) as lost (webhook_id, id, job_id, next_job_id)
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
    const rows = await run(tx, changeJobs, {
      tenantId,
      webhookIds: lost.map(({ webhookId }) => webhookId),
      ids: lost.map(({ id }) => id),
      jobIds: lost.map(({ jobId }) => jobId),
      nextJobIds: lost.map(({ nextJobId }) => nextJobId)
    })
    const changed = new Set(rows.map(({ id }) => id))
    const jobs = lost
      .filter(({ id }) => changed.has(id))
      .map(({ webhookId, id: deliveryId, nextJobId: id, attempt, nextAttemptAt }) => ({
        ...{ id, tenantId, webhookId, deliveryId },
        ...{ isRetry: attempt > 0, startAfter: nextAttemptAt.toISOString() }
      }))
    await addJobs(tx, jobs)
  })
}

const deleteOld = statement(
  'delete_old_deliveries',
  sql`delete from ${webhookDeliveries}
    using unnest(${sql.placeholder('webhookIds')}::uuid[], ${sql.placeholder('ids')}::uuid[]) as old (webhook_id, id)
    where ${mine(webhookDeliveries, eq(webhookDeliveries.webhookId, sql`old.webhook_id`), eq(webhookDeliveries.id, sql`old.id`))}`
)

async function removeOld(db: Database, tenantId: string, old: Found[]): Promise<void> {
  const [webhookIds, ids] = [old.map(({ webhookId }) => webhookId), old.map(({ id }) => id)]
  await run(db, deleteOld, { tenantId, webhookIds, ids })
}
