import type { Operations, Schemas } from '../../generated/types.ts'
import { eq, sql } from '../db/drizzle.ts'
import { webhookBodies, webhookDeliveries, webhooks } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
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

/** A delivery's own body, or the one that deliveries of the event to several webhooks share; null where it is erased. */
export const bodyOf = sql<
  string | null
>`coalesce(${webhookDeliveries.body}, (select ${webhookBodies.body} from ${webhookBodies}
          where ${mine(webhookBodies, eq(webhookBodies.eventId, webhookDeliveries.eventId))}))`
