import type { Schemas } from '../../generated/types.ts'
import type { Context, HandlersFor } from '../contract.ts'
import { type Rendered, render, rendered } from '../handler-results.ts'
import { makeId } from '../ids.ts'
import { get } from '../records/verbs.ts'
import type { Written } from '../records/write.ts'
import { list } from '../search/list.ts'
import { onceOutside } from '../writes/once.ts'
import { decryptSecrets } from './attempt.ts'
import { findDelivery, redeliver } from './delivery.ts'
import { delivery, webhook } from './record.ts'
import { readTimes, startReplay } from './replay.ts'
import { endRotation, findWebhook, rotateSecret } from './rotation.ts'
import { readStats } from './stats.ts'
import { createWebhook, deleteWebhook, updateWebhook } from './webhook-changes.ts'

type Webhook = Schemas['WebhookResponse']

/** The operations of the contract's tag `webhooks`. */
export const webhookHandlers: HandlersFor<'webhooks'> = {
  listWebhooks: async (ctx, { query, fields }) => {
    const page = await list(ctx, webhook, query, fields)
    const webhooks: Webhook[] = JSON.parse(page[rendered])
    return render(JSON.stringify(webhooks.map((one) => reveal(ctx, one))), page.page && { page: page.page })
  },
  createWebhook: (ctx, { body }) => createWebhook(ctx, body),
  getWebhook: async (ctx, { params, fields }) => {
    const found = await get(ctx, webhook, params.id, fields)
    return render(JSON.stringify(reveal(ctx, JSON.parse(found[rendered]))), { version: found.version })
  },
  updateWebhook: async (ctx, { params, body }) => show(ctx, await updateWebhook(ctx, params.id, body)),
  deleteWebhook: (ctx, { params }) => deleteWebhook(ctx, params.id),
  rotateWebhookSecret: (ctx, { params }) => rotateSecret(ctx, params.id),
  commitWebhookSecret: (ctx, { params }) => endRotation(ctx, params.id, true, (record) => show(ctx, record)),
  cancelWebhookSecret: (ctx, { params }) => endRotation(ctx, params.id, false, (record) => show(ctx, record)),
  testWebhook: (ctx, { params }) => onceOutside(ctx, () => testWebhook(ctx, params.id)),
  listWebhookDeliveries: async (ctx, { params, query, fields }) => {
    await get(ctx, webhook, params.id, ['id'])
    return list(ctx, delivery, { ...query, webhookId: params.id }, fields)
  },
  getWebhookDelivery: async (ctx, { params, fields }) => {
    await get(ctx, webhook, params.id, ['id'])
    return findDelivery(ctx.db, { tenantId: ctx.tenantId, webhookId: params.id, id: params.deliveryId }, fields)
  },
  replayWebhook: Object.assign(startReplay, { read: readTimes }),
  getWebhookStats: async (ctx, { params, query }) => {
    await get(ctx, webhook, params.id, ['id'])
    return readStats(ctx, params.id, query.since)
  },
  redeliverWebhookDelivery: (ctx, { params }) => redeliver(ctx, params.id, params.deliveryId)
}

/** Sends a test event at once, past the queue and the history. */
async function testWebhook(ctx: Context, id: string): Promise<Rendered<Schemas['WebhookTestResponse']>> {
  const found = await findWebhook(ctx, ctx.db, id)
  const signedWith = decryptSecrets(ctx.secrets, ctx.tenantId, found)
  const event = 'webhook.test'
  const data = { webhookId: id, message: 'This is a test event.' }
  const body = JSON.stringify({ event, timestamp: new Date().toISOString(), data })
  const ids = { eventId: makeId(), deliveryId: makeId() }
  const message = { url: found.url, ...signedWith, ...ids, event, sequence: null, body }
  const { isSuccess, responseStatus, durationMs, error } = await ctx.sendEvent(message)
  return render(JSON.stringify({ success: isSuccess, responseStatus, durationMs, error }))
}

function show(ctx: Context, { json, version, isChanged }: Written): Rendered<Webhook> {
  return render(JSON.stringify(reveal(ctx, JSON.parse(json))), { version, isUnchanged: !isChanged })
}

/** With the secret as it is; `fields` may have left it out. */
function reveal<Some extends Partial<Webhook>>({ tenantId, secrets }: Context, record: Some): Some {
  return record.secret === undefined ? record : { ...record, secret: secrets.decrypt(tenantId, record.secret) }
}
