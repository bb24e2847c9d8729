import { bigint, boolean, check, index, integer, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts'
import { indexOn, moment, ofTenant, oneOf, tenantId } from './columns.ts'
import { ownTenant } from './tenants.ts'

const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const

/** Subscriptions to events. The secrets are encrypted (encryption.ts). */
export const webhooks = pgTable(
  'webhooks',
  {
    ...ofTenant(ownTenant()),
    name: text('name').notNull(),
    url: text('url').notNull(),
    secretEncrypted: text('secret_encrypted').notNull(),
    /** While the secret is being rotated: the one that comes next, and under which key the answer with it is stored. */
    nextSecretEncrypted: text('next_secret_encrypted'),
    rotationCredentialId: uuid('rotation_credential_id'),
    rotationKey: text('rotation_key'),
    events: text('events').array().notNull(),
    /** An update is announced where one of these has changed; where there are none, always. */
    properties: text('wanted_properties').array().notNull().default([]),
    ignoreOwn: boolean('ignore_own').notNull().default(false),
    /** The key or user that made it; it may be gone. Null where that isn't known. */
    createdById: uuid('created_by_id'),
    isActive: boolean('is_active').notNull(),
    lastTriggeredAt: moment('last_triggered_at'),
    failureCount: integer('failure_count').notNull().default(0)
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), indexOn('webhooks_updated', table, table.updatedAt)]
)

/**
 * The body of an event that several webhooks want, for their deliveries to share. It is written with them and removed by the
 * retention, a day after them.
 */
export const webhookBodies = pgTable(
  'webhook_bodies',
  {
    tenantId: tenantId(),
    eventId: uuid('event_id').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId] }),
    index('webhook_bodies_created').using('brin', table.createdAt)
  ]
)

/**
 * Webhooks whose deliveries the sweep has yet to clear away: all of one that was deleted, those that still waited of one that
 * was switched off.
 */
export const droppedWebhooks = pgTable(
  'dropped_webhooks',
  { tenantId: tenantId(), webhookId: uuid('webhook_id').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.webhookId] })]
)

/**
 * One event on its way to one webhook. Every attempt sends the same bytes: `body`, or where that is null the event's row of
 * `webhook_bodies`. While it is pending, a job with its id makes the next attempt; without one it waits for the sweep.
 * It has no foreign key to its webhook, which is deleted at once, however many deliveries it has.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** With the event's times; a delivery that sends it again has its own time in its id. */
    ...ofTenant(),
    webhookId: uuid('webhook_id').notNull(),
    eventId: uuid('event_id').notNull(),
    event: text('event').notNull(),
    body: text('body'),
    status: text('status', { enum: deliveryStatuses }).notNull(),
    attempt: integer('attempt').notNull(),
    responseStatus: integer('response_status'),
    error: text('error'),
    durationMs: integer('duration_ms'),
    deliveredAt: moment('delivered_at'),
    nextAttemptAt: moment('next_attempt_at'),
    /** The id, for an instance of 1.1.0 that runs beside this version: it gives each attempt a job of another id. */
    jobId: uuid('job_id'),
    /** The number of the change in the change log; null where the event is no change of a record. */
    sequence: bigint('sequence', { mode: 'number' }),
    /** Why an event is sent again, to a webhook that had a delivery of it already. */
    cause: text('cause', { enum: ['redelivery', 'replay'] })
  },
  (table) => [
    // Also the order of the history, so that there is one index less to write; nothing refers to a delivery.
    primaryKey({ columns: [table.tenantId, table.webhookId, table.id] }),
    index('webhook_deliveries_pending')
      .on(table.tenantId, table.webhookId, table.id)
      .where(sql`${table.status} = 'pending'`),
    // What became of an event that was sent again.
    index('webhook_deliveries_again')
      .on(table.tenantId, table.webhookId, table.eventId)
      .where(sql`${table.cause} is not null`),
    // For the retention: rows lie in the order of their creation, so a few bytes for every hundred pages are enough.
    index('webhook_deliveries_created').using('brin', table.createdAt),
    check('webhook_deliveries_status', oneOf(table.status, deliveryStatuses))
  ]
)

/**
 * A webhook's attempts whose results were written together: how they ended, and the milliseconds that each took. The id is a
 * UUIDv7 of the moment.
 */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    tenantId: tenantId(),
    webhookId: uuid('webhook_id').notNull(),
    id: uuid('id').notNull(),
    successes: integer('successes').notNull(),
    failures: integer('failures').notNull(),
    durationsMs: integer('durations_ms').array().notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.webhookId, table.id] }),
    index('webhook_attempts_created').using('brin', table.createdAt)
  ]
)

/** Replays that an instance of 1.1.0 has begun, until they go on as runs (runs.ts): of deliveries between `position` and `untilId`. */
export const webhookReplays = pgTable(
  'webhook_replays',
  {
    tenantId: tenantId(),
    webhookId: uuid('webhook_id').notNull(),
    isOfFailed: boolean('is_of_failed').notNull(),
    position: uuid('position').notNull(),
    untilId: uuid('until_id').notNull(),
    createdAt: moment('created_at').notNull()
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.webhookId] })]
)
