import type { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { type Count, windowsByKey } from './fixed-windows.ts'
import { grantShare, type Share } from './window-shares.ts'

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
 * window ends; what others hold and don't use then is 2 % of the limit at most (window-shares.ts).
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
    const granted = await grantShare(this.#db, {
      ...{ key, max: this.#max, windowMs: this.#windowMs },
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
