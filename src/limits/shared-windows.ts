import type { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { lt, sql } from '../db/drizzle.ts'
import { rateLimits } from '../db/schema.ts'
import { build, run, runOne } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { type Count, windowsByKey } from './fixed-windows.ts'

/** What an instance is granted. */
type Share = {
  /** Requests granted; 0 where nothing is left to grant. */
  share: number
  /** Requests made in the window as far as is known, the first one of this share included: somebody waits for it. */
  used: number
  /** The window's end, in Unix milliseconds by the database's clock, and how far it was away, in milliseconds. */
  resetsAtMs: number
  ttlMs: number
}

/** Requests that all instances together may hold for later: a part of `max`. */
const maxHeldPart = 0.02

const window = sql`${sql.placeholder('windowMs')}::int * interval '1 ms'`
const isOver = sql`held.resets_at <= excluded.resets_at - ${window}`
/** Whether this instance's last share was of the present window. */
const isKnown = sql`extract(epoch from held.resets_at) * 1000 = ${sql.placeholder('resetsAtMs')}::float8`

/**
 * Grants a share of what is left of a limit: one request, and some to hold for later, of which all instances together have
 * `maxHeld`. Of these the instance gets what others don't hold, divided by how many have asked. Of its last share it says which window
 * that was of (`resetsAtMs`; 0 without one), and how many of its requests were used and not reported yet. A window opens at the first
 * request and after each reset.
 */
const grant = unscoped<Share>(
  'grant_share',
  sql`insert into ${rateLimits} as held (key, count, used, instances, share, resets_at)
    values (${sql.placeholder('key')}, ${sql.placeholder('firstShare')}, 1, 1, ${sql.placeholder('firstShare')},
      clock_timestamp() + ${window})
    on conflict (key) do update set (count, used, instances, share, resets_at) = (
      select past.count + now.share, past.used + sign(now.share), past.instances, now.share, past.resets_at
      from (
        select 0 as count, 0 as used, 1 as instances, excluded.resets_at where ${isOver}
        union all
        select held.count,
          held.used + case when ${isKnown} then ${sql.placeholder('used')}::int else 0 end,
          held.instances + case when ${isKnown} then 0 else 1 end,
          held.resets_at
        where not ${isOver}
      ) as past,
      lateral (
        select greatest(0, least(
          ${sql.placeholder('max')}::int - past.count,
          1 + greatest(0, ${sql.placeholder('maxHeld')}::int - (past.count - past.used)) / past.instances
        )) as share
      ) as now
    )
    returning share, used,
      (extract(epoch from resets_at) * 1000)::float8 as "resetsAtMs",
      (extract(epoch from resets_at - clock_timestamp()) * 1000)::float8 as "ttlMs"`
)

const forgetOld = unscoped(
  'forget_windows',
  build.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`clock_timestamp() - interval '1 minute'`))
)

/** The latest share of this instance, until its window ends. */
type HeldShare = Share & {
  /** Requests of it that were not made yet. */
  unused: number
  /** The window's end by our clock, in Unix milliseconds. */
  endsAtMs: number
}

/**
 * Lets at most `rateLimitMax` requests of a key pass in `rateLimitWindowMs` milliseconds, over all instances. Each takes small
 * shares from the database and counts them down in memory. Where nothing is left to take it refuses, and asks nobody until the
 * window ends; what others hold and don't use then is 2 % of the limit at most.
 */
export class SharedWindows {
  readonly #db: Database
  readonly #max: number
  readonly #windowMs: number
  readonly #shares: LRUCache<string, HeldShare> = windowsByKey()
  readonly #asked = new Map<string, Promise<HeldShare>>()

  constructor(db: Database, { rateLimitMax, rateLimitWindowMs }: Pick<Config, 'rateLimitMax' | 'rateLimitWindowMs'>) {
    this.#db = db
    this.#max = rateLimitMax
    this.#windowMs = rateLimitWindowMs
  }

  /** Counts a request; rejects with a 503 where a share is needed and the database is away. */
  async count(key: string): Promise<Count> {
    let held = this.#shares.get(key)
    if (held && held.endsAtMs <= Date.now()) held = undefined
    // A request that has waited for a share may use it, also where the window has ended meanwhile.
    while (!held || (held.unused === 0 && held.share > 0)) held = await this.#ask(key)
    const isAllowed = held.share > 0
    if (isAllowed) held.unused -= 1
    const remaining = isAllowed ? Math.max(0, this.#max - held.used - usedSince(held)) : 0
    return { isAllowed, remaining, resetsAtMs: held.resetsAtMs, waitMs: Math.max(0, held.endsAtMs - Date.now()) }
  }

  /** One at a time for a key; requests that come meanwhile wait for the same one. */
  #ask(key: string): Promise<HeldShare> {
    const asked = this.#asked.get(key) ?? this.#takeShare(key).finally(() => this.#asked.delete(key))
    this.#asked.set(key, asked)
    return asked
  }

  async #takeShare(key: string): Promise<HeldShare> {
    const last = this.#shares.get(key)
    // The time that the answer takes counts as part of the window, so that ours never ends later than the database's.
    const askedAtMs = Date.now()
    const maxHeld = Math.floor(this.#max * maxHeldPart)
    const granted = await runOne(this.#db, grant, {
      ...{ key, max: this.#max, maxHeld, firstShare: 1 + maxHeld, windowMs: this.#windowMs },
      ...{ resetsAtMs: last?.resetsAtMs ?? 0, used: last ? usedSince(last) : 0 }
    })
    const held = { ...granted, unused: granted.share, endsAtMs: askedAtMs + granted.ttlMs }
    this.#shares.set(key, held)
    return held
  }
}

/** Requests that the database doesn't know of yet: it counts the first one of each share in advance. */
function usedSince({ share, unused }: HeldShare): number {
  return share === 0 ? 0 : share - unused - 1
}

/** Deletes windows that have been over for a minute. */
export async function forgetOldWindows(db: Database): Promise<void> {
  await run(db, forgetOld, {})
}
