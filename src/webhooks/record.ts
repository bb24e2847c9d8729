import type { Operations, Schemas } from '../../generated/types.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { distinct, iso, type RecordKind } from '../records/record.ts'

/** Webhooks. The change log doesn't have them. Their `secret` is encrypted, as the database has it. */
export const webhook: RecordKind<
  Schemas['WebhookResponse'],
  Schemas['UpdateWebhookRequest'],
  Operations['listWebhooks']['query']
> = {
  entity: 'webhook',
  isLogged: false,
  table: webhooks,
  view: {
    id: webhooks.id,
    name: webhooks.name,
    url: webhooks.url,
    secret: webhooks.secretEncrypted,
    events: webhooks.events as never,
    properties: webhooks.properties,
    ignoreOwn: webhooks.ignoreOwn,
    isActive: webhooks.isActive,
    lastTriggeredAt: iso(webhooks.lastTriggeredAt),
    failureCount: webhooks.failureCount,
    createdAt: iso(webhooks.createdAt)
  },
  normalize: { events: distinct, properties: distinct },
  defaults: { isActive: true, failureCount: 0, properties: [], ignoreOwn: false },
  audit: (action) => [`webhook.${action}`],
  writtenElsewhere: ['lastTriggeredAt', 'failureCount'],
  filters: {}
}

/** Deliveries. Nothing but the queue and the worker writes them. */
export const delivery: RecordKind<
  Schemas['WebhookDeliveryResponse'],
  Record<never, never>,
  Operations['listWebhookDeliveries']['query'] & { webhookId: string }
> = {
  entity: 'webhook_delivery',
  isLogged: false,
  isNewestFirst: true,
  table: webhookDeliveries,
  view: {
    id: webhookDeliveries.id,
    eventId: webhookDeliveries.eventId,
    event: webhookDeliveries.event as never,
    attempt: webhookDeliveries.attempt,
    status: webhookDeliveries.status,
    responseStatus: webhookDeliveries.responseStatus,
    error: webhookDeliveries.error,
    durationMs: webhookDeliveries.durationMs,
    createdAt: iso(webhookDeliveries.createdAt),
    deliveredAt: iso(webhookDeliveries.deliveredAt),
    nextAttemptAt: iso(webhookDeliveries.nextAttemptAt)
  },
  defaults: {},
  filters: { webhookId: { column: webhookDeliveries.webhookId } }
}
