import { sql } from '../db/drizzle.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { FairSemaphore } from '../limits/fair-semaphore.ts'
import { repeat } from '../repetition.ts'

// Requests wait here for changes of their tenants (docs/decisions/long-polls.md).

/** What filters compare of a change. */
type ChangeFacts = {
  sequence: number
  entity: string
  entityId: string
  /** Null in rows of a release that kept no change sets and actors. */
  changeSet: string | null
  actorId: string | null
}

/** Whether a follower's filters let a change through. */
export type Admits = (change: ChangeFacts) => boolean

/** Who waits for a change behind `after`; `admits` is absent where any will do. */
type Follower = { after: number; admits: Admits | undefined; onNews: () => void }

/** What is known of a tenant's log while somebody waits for it. */
type Log = {
  tenantId: string
  /** The number of the latest change that is known to be committed. */
  latest: number
  followers: Set<Follower>
  /** When the followers were last looked through. */
  lookedAtMs: number
  /** Whether they are being looked through, or are about to be. */
  isDue: boolean
}

/** How often commits of other instances are looked for, in milliseconds; only while somebody waits. */
const pollMs = 500
/** A tenant's commits within so many milliseconds are looked at together. */
const togetherMs = 50
/** How many changes are compared with filters at once. */
const factsAtOnce = 500

/** Of these tenants alone: what is known already isn't compared here, since Citus would ask all shards for a join. */
const selectLatest = unscoped<{ tenantId: string; latest: number }>(
  'followed_logs',
  sql`/* of followed tenants */ select ${tenantSequences.tenantId} as "tenantId", ${tenantSequences.sequence}::float8 as latest
    from ${tenantSequences} where ${tenantSequences.tenantId} = any(${sql.placeholder('tenantIds')}::uuid[])`
)

const selectFacts = statement<ChangeFacts>(
  'change_facts',
  sql`select ${changes.sequence}::float8 as sequence, ${changes.entity} as entity, ${changes.entityId} as "entityId",
      ${changes.changeSet} as "changeSet", ${changes.actorId} as "actorId" from ${changes}
    where ${mine(changes, sql`${changes.sequence} > ${sql.placeholder('after')}::bigint`)}
    order by ${changes.sequence} limit ${sql.raw(String(factsAtOnce))}`
)

/**
 * Tells followers of tenants' change logs when something was committed that their filters let through: by this instance at
 * once, by others when the sequences of followed tenants are next read. A follower has no connection while it waits.
 */
export class ChangeWatch {
  readonly #db: Executor
  readonly #onError: (error: unknown) => void
  readonly #logs = new Map<string, Log>()
  /** Tenants take turns in having their changes compared with filters, so that this never takes the pool. */
  readonly #comparisons = new FairSemaphore({
    ...{ places: 2, keepsHalf: false, maxWaiting: 100_000, maxWaitingOfKey: 1, waitMs: 10_000 }
  })
  #polling: AbortController | undefined

  constructor(db: Executor, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
  }

  /**
   * Calls `onNews` once, as soon as a change behind the number `after` that `admits` lets through (any where it is absent) is
   * known to be committed. Returns the function that ends this.
   */
  follow(tenantId: string, after: number, admits: Admits | undefined, onNews: () => void): () => void {
    const unknown = {
      tenantId,
      latest: after,
      followers: new Set<Follower>(),
      lookedAtMs: Number.NEGATIVE_INFINITY,
      isDue: false
    }
    const log: Log = this.#logs.get(tenantId) ?? unknown
    this.#logs.set(tenantId, log)
    const follower = { after, admits, onNews }
    log.followers.add(follower)
    if (!this.#polling) {
      this.#polling = new AbortController()
      repeat(() => this.#poll(), { pauseMs: pollMs, signal: this.#polling.signal, onError: this.#onError })
    }
    if (log.latest > after) this.#schedule(log)
    return () => log.followers.delete(follower)
  }

  /** To be called after a commit of this instance with the number of its last change. */
  committed(tenantId: string, sequence: number): void {
    const log = this.#logs.get(tenantId)
    if (!log || sequence <= log.latest) return
    log.latest = sequence
    this.#schedule(log)
  }

  close(): void {
    this.#polling?.abort()
  }

  /** Finds commits of other instances. Logs that nobody has followed since the last time are forgotten here. */
  async #poll(): Promise<void> {
    for (const [tenantId, { followers, isDue }] of this.#logs) {
      if (followers.size === 0 && !isDue) this.#logs.delete(tenantId)
    }
    const logs = [...this.#logs.values()]
    if (logs.length === 0) {
      this.#polling?.abort()
      this.#polling = undefined
      return
    }
    const tenantIds = logs.map(({ tenantId }) => tenantId)
    for (const { tenantId, latest } of await run(this.#db, selectLatest, { tenantIds }))
      this.committed(tenantId, latest)
    // Those whose changes could not be read are looked through again, too.
    for (const log of logs) this.#schedule(log)
  }

  #schedule(log: Log): void {
    if (log.isDue || behind(log).length === 0) return
    log.isDue = true
    const delayMs = Math.max(0, log.lookedAtMs + togetherMs - performance.now())
    setTimeout(() => this.#look(log), delayMs)
  }

  async #look(log: Log): Promise<void> {
    log.lookedAtMs = performance.now()
    for (const follower of behind(log)) if (!follower.admits) tell(log, follower)
    try {
      // Changes that are committed meanwhile belong to the next look.
      const { latest } = log
      if (behind(log).length > 0) {
        await this.#comparisons.run(log, () => this.#compare(log, latest))
      }
      log.isDue = false
      this.#schedule(log)
    } catch (error) {
      // The next poll tries again.
      log.isDue = false
      this.#onError(error)
    }
  }

  /** Compares what followers with filters have not seen with these, and moves those on who have to go on waiting. */
  async #compare(log: Log, latest: number): Promise<void> {
    for (;;) {
      const followers = behind(log, latest)
      if (followers.length === 0) return
      const after = Math.min(...followers.map((one) => one.after))
      const facts = await run(this.#db, selectFacts, { tenantId: log.tenantId, after })
      const last = facts.at(-1)?.sequence ?? latest
      const end = facts.length < factsAtOnce ? Math.max(last, latest) : last
      for (const follower of followers) {
        const isNews = facts.some((change) => change.sequence > follower.after && follower.admits?.(change) !== false)
        if (isNews) tell(log, follower)
        else follower.after = Math.max(follower.after, end)
      }
    }
  }
}

/** Who has not seen all that is committed up to a number. */
function behind({ followers, latest }: Log, until = latest): Follower[] {
  return [...followers].filter(({ after }) => after < until)
}

function tell(log: Log, follower: Follower): void {
  // It may have left meanwhile.
  if (log.followers.delete(follower)) follower.onNews()
}
