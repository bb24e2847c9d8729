import { sql } from 'drizzle-orm'
import { tenantSequences } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { type ChangeRows, insertChangeRows, type LogStatement } from './change-log.ts'
import { type Announcement, queueDeliveries } from './deliveries.ts'
import type { EventName, Subscriptions } from './subscriptions.ts'

// Readers of `sequence > last` and of `updatedAt > last` lose rows that commit late. So every write first locks its
// tenant's one row in tenant_clocks, which holds the number and the time of the tenant's latest change, and ends with
// writing both back: numbers run 1..n without a gap, times rise strictly, and both become visible in their order. The
// lock comes before all others, which leaves no cycle to deadlock in.

/** What a write says that will most likely make just one change: its time, in ISO 8601, where that is known before. */
export type OneChange = { at?: string }

/** Of a write whose one change has the time of its transaction. */
export const oneChange: OneChange = {}

/** The numbers, change rows and events of one transaction, which holds the tenant's lock. */
export type Outbox = {
  /** The number of the tenant's latest change, this transaction's included. */
  sequence: () => number
  /** How many times have been handed out: whether anything has been written so far. */
  stamps: () => number
  /** The present time in ISO 8601 with milliseconds; of the one change that is expected, the time it was expected at. */
  now: () => string
  /** A time of its own for one change, in ISO 8601 with milliseconds: `now`, or just later than the tenant's latest. */
  stamp: (now: string) => string
  /** Writes change rows, and resolves with the records' JSON texts by id. `values` is what else the statement needs. */
  log: (insert: LogStatement, values: TenantScope, rows: ChangeRows) => Promise<Map<string, string>>
  /** The same with values that are still being read; the commit waits for them. */
  logWhenRead: (insert: LogStatement, values: Promise<TenantScope>, rows: ChangeRows) => Promise<Map<string, string>>
  /** Whether some webhook wants one of these events. */
  isWanted: (events: readonly EventName[]) => boolean
  /** Queues an event for the webhooks that want it. */
  announce: (announcement: Announcement) => void
  /** To be called once, last. What it sends needs no answer before the commit, except where webhooks want an event. */
  flush: () => Promise<void>
}

type Latest = { sequence: number; changedAt: Date; version: number }

const latest = sql`returning ${tenantSequences.sequence}::float8 as sequence, ${tenantSequences.changedAt} as "changedAt",
      ${tenantSequences.subscriptions}::int as version`

/**
 * Takes the lock of the tenant's sequence until the end of the transaction. By an update that changes nothing: Citus lets
 * a row lock pass while it splits or moves the tenant's shard, and then loses what the transaction inserts.
 */
export const lockTenant = statement<Latest>(
  'lock_tenant',
  sql`update ${tenantSequences} set sequence = ${tenantSequences.sequence} where ${mine(tenantSequences)} ${latest}`
)

/** Citus lets an update compute nothing from a column that depends on the session, as adding to a time with a zone does. */
const later = sql`(${tenantSequences.changedAt} at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'`

/**
 * The same for a write that makes one change: the row gets that change's number and time at once, later than the latest one's
 * and not before `at`. A second update of the row would cost as much again, and have its foreign key looked up: PostgreSQL
 * leaves that out only where the row is as another transaction left it.
 */
const lockForOneChange = statement<Latest>(
  'lock_tenant_for_one_change',
  sql`update ${tenantSequences} set sequence = ${tenantSequences.sequence} + 1,
      changed_at = greatest(${later}, ${sql.placeholder('at')}::timestamptz)
    where ${mine(tenantSequences)} ${latest}`
)

const stampTenant = statement(
  'stamp_tenant',
  sql`update ${tenantSequences} set sequence = ${sql.placeholder('sequence')}::bigint,
      changed_at = ${sql.placeholder('changedAt')}::timestamptz
    where ${mine(tenantSequences)}`
)

/** Locks the tenant until the end of the transaction: from then on no other write of the tenant is under way. */
export async function openOutbox(
  tx: Executor,
  tenantId: string,
  subscriptions: Subscriptions,
  expected?: OneChange
): Promise<Outbox> {
  const expectedAt = expected && (expected.at ?? new Date().toISOString())
  const [row] = await (expectedAt
    ? run(tx, lockForOneChange, { tenantId, at: expectedAt })
    : run(tx, lockTenant, { tenantId }))
  if (!row) throw new Error('a tenant without a sequence')
  const subscribed = await subscriptions.at(tx, tenantId, row.version)
  const announcements: Announcement[] = []
  const unread: Promise<unknown>[] = []
  const stored = { sequence: row.sequence, changedAtMs: row.changedAt.getTime() }
  // The row counts the expected change already, which is still to be logged.
  let sequence = stored.sequence - (expected ? 1 : 0)
  let latestMs = stored.changedAtMs - (expected ? 1 : 0)
  let stamps = 0
  /** The first one's number. */
  const takeNumbers = (count: number) => {
    sequence += count
    return sequence - count + 1
  }
  return {
    // No getters, whose objects keep a write's garbage alive until it is dearer to collect.
    sequence: () => sequence,
    stamps: () => stamps,
    now: () => (expectedAt && stamps === 0 ? expectedAt : new Date().toISOString()),
    stamp: (now) => {
      stamps += 1
      latestMs = Math.max(latestMs + 1, Date.parse(now))
      return new Date(latestMs).toISOString()
    },
    log: (insert, values, rows) => insertChangeRows(tx, insert, values, rows, takeNumbers(rows.changes.length)),
    logWhenRead: (insert, values, rows) => {
      const first = takeNumbers(rows.changes.length)
      unread.push(values)
      return values.then((read) => insertChangeRows(tx, insert, read, rows, first))
    },
    isWanted: (events) => subscribed.webhooks.some((webhook) => events.some((event) => webhook.events.has(event))),
    announce: (announcement) => announcements.push(announcement),
    flush: async () => {
      // Their change rows are sent before this goes on.
      if (unread.length > 0) await Promise.all(unread)
      if (announcements.length > 0) {
        await queueDeliveries(tx, tenantId, subscribed, announcements)
        tx.afterCommit(subscriptions.wake)
      }
      if (sequence === stored.sequence && latestMs === stored.changedAtMs) return
      const changedAt = new Date(latestMs).toISOString()
      // The commit goes out right behind it; where this fails, that does, too.
      run(tx, stampTenant, { tenantId, sequence, changedAt }).catch(() => {})
    }
  }
}
