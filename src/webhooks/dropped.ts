import type { Database } from '../db/client.ts'
import { eq, type SQL, sql } from '../db/drizzle.ts'
import { droppedWebhooks, webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { deliveryQueue } from '../outbox/delivery-jobs.ts'
import { removeWaitingJobs } from '../outbox/job-table.ts'

// Deliveries of webhooks that were deleted or switched off. There may be a million of them, so what takes long is done by the
// sweep, in short transactions.

/** One webhook of a tenant. */
type WebhookScope = TenantScope & { webhookId: string }

/** Deliveries that are cleared away in one transaction. */
const clearedAtOnce = 5_000
/** Transactions of one sweep, so that a service which stops needn't wait for long. */
const piecesPerSweep = 10

const isIt = mine(droppedWebhooks, eq(droppedWebhooks.webhookId, sql.placeholder('webhookId')))
const ofWebhook = (...more: SQL[]) =>
  mine(webhookDeliveries, eq(webhookDeliveries.webhookId, sql.placeholder('webhookId')), ...more)
const isPending = sql`${webhookDeliveries.status} = 'pending'`
const some = (
  ...more: SQL[]
) => sql`${webhookDeliveries.id} = any(array(select ${webhookDeliveries.id} from ${webhookDeliveries}
      where ${ofWebhook(...more)} limit ${sql.placeholder('max')}::int))`

const addDropped = statement(
  'add_dropped_webhook',
  sql`insert into ${droppedWebhooks} (tenant_id, webhook_id) values (${ownTenantId}, ${sql.placeholder('webhookId')})
    on conflict do nothing`
)
const lockDropped = statement('lock_dropped_webhook', sql`select from ${droppedWebhooks} where ${isIt} for update`)
const removeDropped = statement('remove_dropped_webhook', sql`delete from ${droppedWebhooks} where ${isIt}`)

const selectDropped = unscoped<WebhookScope>(
  'dropped_webhooks',
  sql`/* of all tenants */ select ${droppedWebhooks.tenantId} as "tenantId", ${droppedWebhooks.webhookId} as "webhookId"
    from ${droppedWebhooks} limit 1`
)

const lockWebhook = statement(
  'lock_webhook',
  sql`select from ${webhooks} where ${mine(webhooks, eq(webhooks.id, sql.placeholder('webhookId')))} for no key update`
)

const failPending = statement<{ id: string }>(
  'drop_deliveries',
  sql`update ${webhookDeliveries} set status = 'failed', error = 'the webhook was switched off', next_attempt_at = null,
      updated_at = now()
    where ${ofWebhook(some(isPending, sql`${webhookDeliveries.id} is distinct from ${sql.placeholder('exceptId')}::uuid`))}
    returning ${webhookDeliveries.id}`
)

const deleteDeliveries = statement<{ id: string }>(
  'delete_deliveries',
  sql`delete from ${webhookDeliveries} where ${ofWebhook(some())} returning ${webhookDeliveries.id}`
)

/** Has the sweep clear away a webhook's deliveries. Only under the tenant's lock. */
export async function leaveToSweep(tx: Executor, tenantId: string, webhookId: string): Promise<void> {
  await run(tx, addDropped, { tenantId, webhookId })
}

/** Whether the sweep has yet to clear away deliveries of a webhook that was switched off. */
export async function isBeingCleared(tx: Executor, tenantId: string, webhookId: string): Promise<boolean> {
  return (await run(tx, lockDropped, { tenantId, webhookId })).length > 0
}

/** How many deliveries one statement clears away: at most `max`, and that of `exceptId` goes on. */
type Clearing = WebhookScope & { exceptId: string | null; max: number }

/** Ends deliveries that wait for a webhook; resolves with whether there may be more. */
export async function dropPending(tx: Executor, values: Clearing): Promise<boolean> {
  // The webhook's lock comes first, as where results are written: otherwise each of the two could wait for the other.
  const locked = run(tx, lockWebhook, values)
  const [hasMore] = await Promise.all([clearBy(failPending, tx, values), locked])
  return hasMore
}

/** Ends or deletes deliveries, with their jobs; resolves with whether there may be more. */
async function clearBy(clear: typeof failPending, tx: Executor, values: Clearing): Promise<boolean> {
  const cleared = await run(tx, clear, values)
  await removeWaitingJobs(
    tx,
    deliveryQueue,
    cleared.map(({ id }) => id)
  )
  return cleared.length === values.max
}

/** A webhook whose deliveries are to be cleared away. */
export async function findDropped(tx: Executor): Promise<WebhookScope | undefined> {
  return (await run(tx, selectDropped, {}))[0]
}

/** Clears away deliveries of a webhook that was dropped, not always all: of a deleted one each, else those that wait. */
export async function clearDropped(db: Database, dropped: WebhookScope): Promise<void> {
  for (let pieces = 0; pieces < piecesPerSweep; pieces += 1) if (!(await clearPiece(db, dropped))) return
}

/** Resolves with whether there is more. */
function clearPiece(db: Database, webhook: WebhookScope): Promise<boolean> {
  const values = { ...webhook, exceptId: null, max: clearedAtOnce }
  return db.transaction(async (tx) => {
    // Another instance at the same webhook comes before or after.
    if (!(await isBeingCleared(tx, webhook.tenantId, webhook.webhookId))) return false
    const isThere = (await run(tx, lockWebhook, webhook)).length > 0
    const hasMore = await clearBy(isThere ? failPending : deleteDeliveries, tx, values)
    if (!hasMore) await run(tx, removeDropped, webhook)
    return hasMore
  })
}
