import { openCache } from '../cache.ts'
import type { Channel } from '../instances/channel.ts'

/** How long an entry is used, in milliseconds; an announcement over the channel ends it at once. */
export const freshMs = 5_000
/** How many tenants and credentials are cached, and of how many tenants the latest announcement is known. */
const maxEntries = 50_000

/** `number` is that of the latest announcement when the look-up began. */
type Known = { value: unknown; staleAt: number; number: number }

/**
 * What an instance has read of tenants and credentials within the last seconds. It is used only while the channel receives
 * all invalidations (docs/decisions/instances.md).
 */
export class CredentialCache {
  readonly #channel: Pick<Channel, 'isTrusted'>
  readonly #known = openCache<Known>(maxEntries)
  /** The number of the latest announcement, of the latest one that was about all tenants, and of each tenant's own. */
  #latest = 0
  #latestOfAll = 0
  readonly #latestOf = new Map<string, number>()

  constructor(channel: Pick<Channel, 'isTrusted'>) {
    this.#channel = channel
  }

  /** The cached value of a name, or else what `lookUp` finds, which is then cached; undefined isn't cached. */
  async remember<T>(tenantId: string, name: string, lookUp: () => Promise<T | undefined>): Promise<T | undefined> {
    const entry = this.#known.get(name)
    const isFresh = entry && entry.staleAt > Date.now() && !this.#isOutdated(tenantId, entry.number)
    if (isFresh && this.#channel.isTrusted()) return entry.value as T
    const number = this.#latest
    const value = await lookUp()
    if (value !== undefined && !this.#isOutdated(tenantId, number)) {
      this.#known.set(name, { value, staleAt: Date.now() + freshMs, number })
    }
    return value
  }

  /** Invalidates what is cached of a tenant, or of all of them. */
  invalidate(tenantId?: string): void {
    this.#latest += 1
    if (tenantId !== undefined && this.#latestOf.size < maxEntries) this.#latestOf.set(tenantId, this.#latest)
    else {
      this.#latestOfAll = this.#latest
      this.#latestOf.clear()
      this.#known.clear()
    }
  }

  /** Whether an announcement about the tenant came after a look-up began, which may have read what it revokes. */
  #isOutdated(tenantId: string, number: number): boolean {
    return number < Math.max(this.#latestOfAll, this.#latestOf.get(tenantId) ?? 0)
  }
}
