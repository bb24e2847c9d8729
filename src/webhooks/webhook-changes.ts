import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { webhooks } from '../db/schema.ts'
import { type Executor, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { invalidRequest, limitReached, overloaded } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { bumpSubscriptions } from '../outbox/subscriptions.ts'
import { assertAsShown } from '../records/as-shown.ts'
import { rowOf } from '../records/record.ts'
import { findStored, newRow, type RecordScope, type WriteScope } from '../records/rows.ts'
import { type Written, writeOne } from '../records/write.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { findUrlFault } from './address.ts'
import { dropPending, isBeingCleared, leaveToSweep } from './dropped.ts'
import { webhook } from './record.ts'
import { endReplay } from './replay.ts'
import { makeSigningSecret } from './signature.ts'
import { findPropertyFaults } from './wanted-properties.ts'

// Each of these holds the tenant sequence lock and increments the version of its subscriptions: on every instance, changes
// before it go to the subscriptions as they were, and later ones to the new ones (outbox/subscriptions.ts).

type Webhook = Schemas['WebhookResponse']

/** Each change is compared with all of a tenant's webhooks. */
const maxWebhooks = 100
/** Each event makes a delivery for each webhook that wants it. */
const maxWebhooksOfEvent = 20
/** Deliveries that are dropped while the tenant is locked: a matter of milliseconds. */
const maxDropped = 1_000

const notSet = { secret: 'is made by the service: read it in the answer, and change it with rotateWebhookSecret' }

const countWebhooks = statement<{ count: number }>(
  'count_webhooks',
  sql`select count(*)::int as count from ${webhooks} where ${mine(webhooks)}`
)

/** A new webhook. 409 where the tenant has 100 already, or 20 active ones want one of its events. */
export async function createWebhook(ctx: Context, body: Schemas['CreateWebhookRequest']): Promise<Rendered<Webhook>> {
  const secret = makeSigningSecret()
  const secretEncrypted = ctx.secrets.encrypt(ctx.tenantId, secret)
  const row = { ...newRow(webhook, body), secretEncrypted, createdById: ctx.origin.actor.id }
  const work = async (tx: TenantTransaction) => {
    assertValid(ctx, tx, body, { properties: [], ...body })
    assertAsShown(body, { secret }, notSet)
    const { count } = await runOne(tx, countWebhooks, { tenantId: ctx.tenantId })
    if (count >= maxWebhooks) throw limitReached('webhooks', maxWebhooks)
    const record = await writeOne(ctx, tx, webhook, { action: 'insert', row })
    assertSubscription(tx, JSON.parse(record.json))
    await bumpSubscriptions(tx, ctx.tenantId)
    const { id, version } = record
    return render<Webhook>(JSON.stringify({ ...JSON.parse(record.json), secret }), { id, version })
  }
  return ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
}

/**
 * The changed webhook; one that is switched off drops what it has not delivered yet. 409 where 20 active ones want an event that is
 * new to it, 503 where it would be switched on while what it dropped is still being cleared away.
 */
export async function updateWebhook(ctx: Context, id: string, body: Schemas['UpdateWebhookRequest']): Promise<Written> {
  const wanted = { action: 'update', id, patch: rowOf(webhook, body), ifMatch: ctx.ifMatch } as const
  return ctx.writer.write(ctx.tenantId, async (tx) => {
    const changed = await writeOne(ctx, tx, webhook, wanted)
    const made: Webhook = JSON.parse(changed.json)
    assertValid(ctx, tx, body, made)
    assertAsShown(body, { secret: ctx.secrets.decrypt(ctx.tenantId, made.secret) }, notSet)
    assertSubscription(tx, made)
    if (body.isActive && (await isBeingCleared(tx, ctx.tenantId, id))) {
      throw overloaded('What waited for this webhook is still being dropped; switch it on again shortly.')
    }
    if (changed.isChanged) await bumpSubscriptions(tx, ctx.tenantId)
    if (body.isActive === false) await dropDeliveries(ctx, tx, id)
    return changed
  })
}

/** Deletes a webhook; the sweep removes its history, which nobody sees any more. */
export async function deleteWebhook(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  await ctx.writer.write(ctx.tenantId, async (tx) => {
    await writeOne(ctx, tx, webhook, { action: 'delete', id, ifMatch: ctx.ifMatch })
    await leaveToSweep(tx, ctx.tenantId, id)
    await endReplay(tx, ctx.tenantId, id)
    await bumpSubscriptions(tx, ctx.tenantId)
  })
  return { id, deleted: true }
}

/** Switches a webhook off whose receiver said that it is gone; that attempt's own delivery is left to the worker. */
export async function switchOff(
  scope: WriteScope,
  tx: TenantTransaction,
  webhookId: string,
  exceptDeliveryId: string
): Promise<void> {
  // It may have been deleted meanwhile.
  if ((await findStored(scope, tx, webhook, [webhookId])).length === 0) return
  await writeOne(scope, tx, webhook, { action: 'update', id: webhookId, patch: { isActive: false } })
  await bumpSubscriptions(tx, scope.tenantId)
  await dropDeliveries(scope, tx, webhookId, exceptDeliveryId)
}

/** Drops some of what waits at once, and leaves the rest to the sweep. */
async function dropDeliveries(
  { tenantId }: RecordScope,
  tx: Executor,
  webhookId: string,
  exceptId: string | null = null
): Promise<void> {
  await endReplay(tx, tenantId, webhookId)
  const hasMore = await dropPending(tx, { tenantId, webhookId, exceptId, max: maxDropped })
  if (hasMore) await leaveToSweep(tx, tenantId, webhookId)
}

/** Throws a 409 where an event has as many webhooks as it may have that this one would now be added to. */
function assertSubscription({ outbox: { subscribed } }: TenantTransaction, { id, isActive, events }: Webhook): void {
  const former = subscribed.webhooks.find((one) => one.id === id)
  for (const event of isActive ? events : []) {
    const count = subscribed.webhooks.filter((one) => one.events.has(event)).length
    if (!former?.events.has(event) && count >= maxWebhooksOfEvent) {
      throw limitReached(`active webhooks for ${event}`, maxWebhooksOfEvent)
    }
  }
}

/** Throws a 400 where what the body sets is not right for the webhook that it makes. */
function assertValid(
  { config }: Context,
  { properties: definitions }: TenantTransaction,
  body: Schemas['UpdateWebhookRequest'],
  made: Pick<Webhook, 'events' | 'properties'>
): void {
  const urlFault = body.url === undefined ? undefined : findUrlFault(body.url, config.webhookAllowLocal)
  const faults = body.events || body.properties ? findPropertyFaults(definitions, made) : []
  if (urlFault) faults.unshift({ path: '/url', message: urlFault })
  if (faults.length > 0) throw invalidRequest(faults)
}
