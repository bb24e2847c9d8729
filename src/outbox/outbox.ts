import { sql } from '../db/drizzle.ts'
import { changeSetParts, tenantSequences } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, ownTenantId, type TenantScope } from '../db/tenant.ts'
import type { ChangeRows, LogStatement } from './change-log.ts'
import { type Announcement, queueDeliveries } from './deliveries.ts'
import { type EventFacts, type Subscribed, type Subscriptions, wants } from './subscriptions.ts'

// Readers of `sequence > last` and of `updatedAt > last` lose rows that commit late. So every write first locks its
// tenant's sequence, the one row that holds the number and the time of the tenant's latest change, and ends with writing
// both back: numbers run 1..n without a gap, times rise strictly, and both become visible in their order. The
// lock comes before all others, which leaves no cycle to deadlock in.

type Latest = { sequence: number; changedAt: Date; version: number; properties: number }

const latest = sql`returning ${tenantSequences.sequence}::float8 as sequence, ${tenantSequences.changedAt} as "changedAt",
      ${tenantSequences.subscriptions}::int as version, ${tenantSequences.properties}::int as properties`

/**
 * Takes the lock of the tenant's sequence until the end of the transaction. The lock is an update that changes nothing: Citus lets
 * a row lock pass while it splits or moves the tenant's shard, and then loses what the transaction inserts.
 */
export const lockTenant = statement<Latest>(
  'lock_tenant',
  sql`update ${tenantSequences} set sequence = ${tenantSequences.sequence} where ${mine(tenantSequences)} ${latest}`
)

const writeSequence = statement(
  'write_sequence',
  sql`update ${tenantSequences} set sequence = ${sql.placeholder('sequence')}::bigint,
      changed_at = ${sql.placeholder('changedAt')}::timestamptz
    where ${mine(tenantSequences)}`
)

/** Fewer changes behind each other than this are as soon read one by one. */
const leastPart = 50

const insertPart = statement(
  'note_change_set_part',
  sql`insert into ${changeSetParts} (tenant_id, last_sequence, first_sequence)
    values (${ownTenantId}, ${sql.placeholder('last')}, ${sql.placeholder('first')})`
)

/** Locks the tenant until the end of the transaction: from then on no other write of the tenant is under way. */
export async function openOutbox(tx: Executor, tenantId: string, subscriptions: Subscriptions): Promise<Outbox> {
  const [latest] = await run(tx, lockTenant, { tenantId })
  if (!latest) throw new Error('a tenant without a sequence')
  return new Outbox(tx, tenantId, latest, await subscriptions.at(tx, tenantId, latest.version), subscriptions)
}

/** The numbers, change rows and events of one transaction, which holds the tenant's lock. */
export class Outbox {
  readonly #tx: Executor
  readonly #tenantId: string
  readonly #bound: Subscriptions['bound']
  readonly #events: Announcement[] = []
  /** The webhooks as they were when the tenant was locked. */
  readonly subscribed: Subscribed
  /** The version of the tenant's definitions of custom properties. */
  readonly propertiesVersion: number
  #sequence: number
  #latestMs: number
  #hasChanges = false
  #hasQueued = false

  constructor(
    tx: Executor,
    tenantId: string,
    { sequence, changedAt, properties }: Latest,
    subscribed: Subscribed,
    { bound }: Pick<Subscriptions, 'bound'>
  ) {
    this.#tx = tx
    this.#tenantId = tenantId
    this.subscribed = subscribed
    this.propertiesVersion = properties
    this.#bound = bound
    this.#sequence = sequence
    this.#latestMs = changedAt.getTime()
  }

  /** The number of the tenant's latest change, this transaction's included. */
  get sequence(): number {
    return this.#sequence
  }

  /** Whether it has changes of records. */
  get hasChanges(): boolean {
    return this.#hasChanges
  }

  /** Whether it has deliveries for the worker. */
  get hasDeliveries(): boolean {
    return this.#hasQueued || this.#events.length > 0
  }

  /**
   * The time of one change, unique in the tenant, in ISO 8601 with milliseconds: `now`, or a millisecond after the tenant's
   * latest change.
   */
  nextTime(now: string): string {
    this.#hasChanges = true
    this.#latestMs = Math.max(this.#latestMs + 1, Date.parse(now))
    return new Date(this.#latestMs).toISOString()
  }

  /**
   * Writes the change rows of records as they are now, and resolves with the records' JSON texts by id; texts that aren't asked for stay in
   * the database. `values` is what else the statement needs.
   */
  async log(
    insert: LogStatement,
    values: TenantScope,
    { origin, action, changes, isRead }: ChangeRows
  ): Promise<Map<string, string>> {
    const { changeSet, actor, source } = origin
    const first = this.#sequence + 1
    this.#sequence += changes.length
    // The commit waits for it; where this fails, that does, too.
    if (changes.length >= leastPart) {
      run(this.#tx, insertPart, { tenantId: this.#tenantId, first, last: this.#sequence }).catch(() => {})
    }
    const rows = await run(this.#tx, insert, {
      ...{ ...values, changeSet, source, action, isRead },
      ...{ actorType: actor.type, actorId: actor.id, actorName: actor.name },
      ids: changes.map(({ id }) => id),
      sequences: changes.map((_, index) => first + index),
      times: changes.map(({ changedAt }) => changedAt),
      changedProperties: changes.map(({ changedProperties }) => textOf(changedProperties)),
      previous: changes.map(({ previous }) => textOf(previous))
    })
    // A record that nobody could read under the lock has no change row, and must not be taken for written.
    if (rows.length !== changes.length) throw new Error(`${changes.length} changes, but ${rows.length} change rows`)
    return new Map(rows.map(({ id, json }) => [id, json ?? '']))
  }

  /** Whether some webhook wants an event. */
  isWanted(event: EventFacts): boolean {
    return this.subscribed.webhooks.some((webhook) => wants(webhook, event))
  }

  /** To be called before deliveries are added. Throws a 503 where too many wait already. */
  async reserve(count: number): Promise<void> {
    await this.#bound.take(this.#tx, this.#tenantId, count)
    this.#hasQueued = true
  }

  /** Queues an event for the webhooks that want it. */
  announce(announcement: Announcement): void {
    this.#events.push(announcement)
  }

  /**
   * To be called once, last. What it sends needs no answer before the commit, except where webhooks want an event. Throws a
   * 503 where too many deliveries wait for them already.
   */
  async flush(): Promise<void> {
    if (this.#events.length > 0) await this.#queueEvents()
    if (!this.#hasChanges) return
    const values = {
      tenantId: this.#tenantId,
      sequence: this.#sequence,
      changedAt: new Date(this.#latestMs).toISOString()
    }
    // The commit goes out right behind it; where this fails, that does, too.
    run(this.#tx, writeSequence, values).catch(() => {})
  }

  async #queueEvents(): Promise<void> {
    const wanted = this.#events.map((announcement) => ({
      ...announcement,
      webhookIds: this.subscribed.webhooks.filter((webhook) => wants(webhook, announcement)).map(({ id }) => id)
    }))
    const count = wanted.reduce((sum, { webhookIds }) => sum + webhookIds.length, 0)
    await this.reserve(count)
    await queueDeliveries(this.#tx, this.#tenantId, wanted)
  }
}

function textOf(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null
}
