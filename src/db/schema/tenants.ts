import { bigint, integer, pgTable, text, uuid } from '../drizzle.ts'
import { moment, tenantId } from './columns.ts'

export const tenants = pgTable('tenants', {
  id: uuid('id').primaryKey(),
  subdomain: text('subdomain').notNull().unique(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  /** While it is set, nobody but the operator reaches the tenant's data. */
  suspendedAt: moment('suspended_at')
})

export const ownTenant = () => tenantId().references(() => tenants.id)

/**
 * The tenant sequence: one row a tenant with the number and the time of its latest change. Each writing transaction locks this
 * row before it reads or writes a record, so that numbers run 1..n without a gap and become visible in their order
 * (docs/promises.md#change-log). In the database the table is called `tenant_clocks`.
 */
export const tenantSequences = pgTable('tenant_clocks', {
  tenantId: ownTenant().primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  changedAt: moment('changed_at').notNull(),
  /**
   * The version of the tenant's webhook subscriptions. Each instance caches them with this version; a write compares it
   * under the lock, and reads the subscriptions again when its cache is stale (outbox/subscriptions.ts).
   */
  subscriptions: bigint('subscriptions', { mode: 'number' }).notNull().default(0),
  /** The version of the tenant's definitions of custom properties, compared in the same way (custom/definitions.ts). */
  properties: bigint('properties', { mode: 'number' }).notNull().default(0),
  /** The number of the latest change that the retention has removed; 0 before the first. */
  removedChanges: bigint('removed_changes', { mode: 'number' }).notNull().default(0),
  /** Of the moment behind each change from this number on the log has the state of every record; 0: of all (retention/old-changes.ts). */
  oldestSequence: bigint('oldest_sequence', { mode: 'number' }).notNull().default(0),
  /** How far the retention has gone through the log, and how many changes it has left up to there. */
  retainedTo: bigint('retained_to', { mode: 'number' }).notNull().default(0),
  retainedChanges: bigint('retained_changes', { mode: 'number' }).notNull().default(0)
})

/**
 * The fixed rate-limit windows, shared by all instances; UNLOGGED (see drizzle/), since a crash may lose them. `count`
 * requests are granted to instances, and `used` of them are known to be made; `instances` have asked in this window, the latest
 * of them `share` requests.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
  used: integer('used').notNull().default(0),
  instances: integer('instances').notNull().default(1),
  share: integer('share').notNull().default(1)
})
