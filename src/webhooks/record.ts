import type { Operations, Schemas } from '../../generated/types.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { distinct, type RecordKind } from '../records/record.ts'
import { viewOf } from '../records/view.ts'

/** Webhooks. The change log doesn't have them. Their `secret` is encrypted, as the database has it. */
export const webhook: RecordKind<
  Schemas['WebhookResponse'],
  Schemas['UpdateWebhookRequest'],
  Operations['listWebhooks']['query']
> = {
  entity: 'webhook',
  isLogged: false,
  table: webhooks,
  view: viewOf('getWebhook', webhooks, {
    secret: webhooks.secretEncrypted,
    events: webhooks.events as never
  }),
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
  view: viewOf('listWebhookDeliveries', webhookDeliveries, {
    event: webhookDeliveries.event as never
  }),
  defaults: {},
  filters: { webhookId: { column: webhookDeliveries.webhookId } }
}
