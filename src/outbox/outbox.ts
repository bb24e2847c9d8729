import { sql } from 'drizzle-orm'
import { tenantSequences } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { type ChangeRows, insertChangeRows, type LogStatement } from './change-log.ts'
import { type Announcement, queueDeliveries } from './deliveries.ts'
import type { EventName, Subscribed, Subscriptions } from './subscriptions.ts'

// Readers of `sequence > last` and of `updatedAt > last` lose rows that commit late. So every write first locks its
// tenant's sequence, the one row that holds the number and the time of the tenant's latest change, and ends with writing
// both back: numbers run 1..n without a gap, times rise strictly, and both become visible in their order. The
// lock comes before all others, which leaves no cycle to deadlock in.

/** What a write says that will most likely make just one change: its time, in ISO 8601, where that is known before. */
export type OneChange = { at?: string }

/** Of a write whose one change has the time of its transaction. */
export const oneChange: OneChange = {}

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
 * The lock for a write that makes one change: the row gets that change's number and time at once, later than the latest one's
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
  return new Outbox(tx, tenantId, subscribed, row, expectedAt)
}

/** The numbers, change rows and events of one transaction, which holds the tenant's lock. */
export class Outbox {
  readonly #tx: Executor
  readonly #tenantId: string
  readonly #subscribed: Subscribed
  /** What the tenant's row has by now. */
  readonly #stored: { sequence: number; changedAtMs: number }
  readonly #events: Announcement[] = []
  /** When the one change happens that the tenant's row counts already, until that one is made. */
  #expectedAt: string | undefined
  #sequence: number
  #latestMs: number

  constructor(tx: Executor, tenantId: string, subscribed: Subscribed, latest: Latest, expectedAt: string | undefined) {
    this.#tx = tx
    this.#tenantId = tenantId
    this.#subscribed = subscribed
    this.#stored = { sequence: latest.sequence, changedAtMs: latest.changedAt.getTime() }
    this.#expectedAt = expectedAt
    this.#sequence = this.#stored.sequence - (expectedAt ? 1 : 0)
    this.#latestMs = this.#stored.changedAtMs - (expectedAt ? 1 : 0)
  }

  /** The number of the tenant's latest change, this transaction's included. */
  get sequence(): number {
    return this.#sequence
  }

  /** Whether some webhook wants something that was announced. */
  get hasEvents(): boolean {
    return this.#events.length > 0
  }

  /** The present time in ISO 8601 with milliseconds; of the one change that is expected, the time it was expected at. */
  now(): string {
    return this.#expectedAt ?? new Date().toISOString()
  }

  /** A time of its own for one change, in ISO 8601 with milliseconds: `now`, or just later than the tenant's latest. */
  stamp(now: string): string {
    this.#expectedAt = undefined
    this.#latestMs = Math.max(this.#latestMs + 1, Date.parse(now))
    return new Date(this.#latestMs).toISOString()
  }

  /** Writes change rows, and resolves with the records' JSON texts by id. `values` is what else the statement needs. */
  log(insert: LogStatement, values: TenantScope, rows: ChangeRows): Promise<Map<string, string>> {
    const first = this.#sequence + 1
    this.#sequence += rows.changes.length
    return insertChangeRows(this.#tx, insert, values, rows, first)
  }

  /** Whether some webhook wants one of these events. */
  isWanted(events: readonly EventName[]): boolean {
    return this.#subscribed.webhooks.some((webhook) => events.some((event) => webhook.events.has(event)))
  }

  /** Queues an event for the webhooks that want it. */
  announce(announcement: Announcement): void {
    this.#events.push(announcement)
  }

  /** To be called once, last. What it sends needs no answer before the commit, except where webhooks want an event. */
  async flush(): Promise<void> {
    if (this.hasEvents) await queueDeliveries(this.#tx, this.#tenantId, this.#subscribed, this.#events)
    if (this.#sequence === this.#stored.sequence && this.#latestMs === this.#stored.changedAtMs) return
    const values = {
      tenantId: this.#tenantId,
      sequence: this.#sequence,
      changedAt: new Date(this.#latestMs).toISOString()
    }
    // The commit goes out right behind it; where this fails, that does, too.
    run(this.#tx, stampTenant, values).catch(() => {})
  }
}
