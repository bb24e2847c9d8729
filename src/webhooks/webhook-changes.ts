import { eq, sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { invalidRequest, limitReached, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { removeWaitingJobs } from '../outbox/job-table.ts'
import { bumpSubscriptions } from '../outbox/subscriptions.ts'
import { rowOf } from '../records/record.ts'
import { newRow, type RecordScope, type WriteScope } from '../records/rows.ts'
import { deleteRows, insertRows, type RecordText, updateRows } from '../records/write.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { findUrlFault } from './address.ts'
import { webhook } from './record.ts'
import { makeSigningSecret } from './signature.ts'

// Each of these holds the tenant sequence lock and increments the version of its subscriptions: on every instance, changes
// before it go to the subscriptions as they were, and later ones to the new ones (outbox/subscriptions.ts).

// The webhook's lock comes first, as where results are written: otherwise each of the two could wait for the other.
const lockWebhook = statement(
  'lock_webhook',
  sql`select from ${webhooks} where ${mine(webhooks, eq(webhooks.id, sql.placeholder('webhookId')))} for no key update`
)

const dropPending = statement<{ jobId: string | null }>(
  'drop_deliveries',
  sql`update ${webhookDeliveries} set status = 'failed', error = 'the webhook was switched off', next_attempt_at = null,
      updated_at = now()
    where ${mine(
      webhookDeliveries,
      eq(webhookDeliveries.webhookId, sql.placeholder('webhookId')),
      sql`${webhookDeliveries.status} = 'pending'`,
      sql`${webhookDeliveries.id} is distinct from ${sql.placeholder('exceptId')}::uuid`
    )}
    returning ${webhookDeliveries.jobId} as "jobId"`
)

type Webhook = Schemas['WebhookResponse']

/** The most webhooks of a tenant: each change is compared with all of them, and makes a delivery for each that subscribes. */
const maxWebhooks = 100

const countWebhooks = statement<{ count: number }>(
  'count_webhooks',
  sql`select count(*)::int as count from ${webhooks} where ${mine(webhooks)}`
)

/** A new webhook. 409 where the tenant has 100 already. */
export async function createWebhook(ctx: Context, body: Schemas['CreateWebhookRequest']): Promise<Rendered<Webhook>> {
  assertUrl(ctx, body.url)
  const secret = makeSigningSecret()
  const secretEncrypted = ctx.secrets.encrypt(ctx.tenantId, secret)
  const row = { ...newRow(webhook, body), secretEncrypted }
  const work = async (tx: TenantTransaction) => {
    const [found] = await run(tx, countWebhooks, { tenantId: ctx.tenantId })
    if (found && found.count >= maxWebhooks) throw limitReached('webhooks', maxWebhooks)
    const [record] = await insertRows(ctx, tx, webhook, [row])
    if (!record) throw new Error('an insert returns its row')
    await bumpSubscriptions(tx, ctx.tenantId)
    const { id, version } = record
    return render<Webhook>(JSON.stringify({ ...JSON.parse(record.json), secret }), { id, version })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/** The changed webhook; one that is switched off drops what it has not delivered yet. */
export async function updateWebhook(
  ctx: Context,
  id: string,
  body: Schemas['UpdateWebhookRequest']
): Promise<RecordText> {
  if (body.url !== undefined) assertUrl(ctx, body.url)
  const record = await ctx.writer.write(ctx.tenantId, async (tx) => {
    const [changed] = await updateRows(ctx, tx, webhook, [{ id, patch: rowOf(webhook, body), ifMatch: ctx.ifMatch }])
    if (changed?.isChanged) await bumpSubscriptions(tx, ctx.tenantId)
    if (changed && body.isActive === false) await dropDeliveries(ctx, tx, id)
    return changed
  })
  if (!record) throw notFound(webhook.entity)
  return record
}

/** Deletes a webhook and its history. */
export async function deleteWebhook(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  const [gone] = await ctx.writer.write(ctx.tenantId, async (tx) => {
    await dropDeliveries(ctx, tx, id)
    const rows = await deleteRows(ctx, tx, webhook, [id], ctx.ifMatch)
    await bumpSubscriptions(tx, ctx.tenantId)
    return rows
  })
  if (!gone) throw notFound(webhook.entity)
  return { id, deleted: true }
}

/** Switches a webhook off whose receiver said that it is gone; that attempt's own delivery is left to the worker. */
export async function switchOff(
  scope: WriteScope,
  tx: TenantTransaction,
  webhookId: string,
  exceptDeliveryId: string
): Promise<void> {
  await updateRows(scope, tx, webhook, [{ id: webhookId, patch: { isActive: false } }])
  await bumpSubscriptions(tx, scope.tenantId)
  await dropDeliveries(scope, tx, webhookId, exceptDeliveryId)
}

async function dropDeliveries(
  { tenantId }: RecordScope,
  tx: Executor,
  webhookId: string,
  exceptId: string | null = null
): Promise<void> {
  const values = { tenantId, webhookId, exceptId }
  const [, dropped] = await Promise.all([run(tx, lockWebhook, values), run(tx, dropPending, values)])
  const jobIds = dropped.flatMap(({ jobId }) => jobId ?? [])
  await removeWaitingJobs(tx, jobIds)
}

function assertUrl({ config }: Context, url: string): void {
  const fault = findUrlFault(url, config.webhookAllowLocal)
  if (fault) throw invalidRequest([{ path: '/url', message: fault }])
}
