import { LRUCache } from 'lru-cache'
import type { Channel } from '../instances/channel.ts'

/** What an instance has read of tenants and credentials within the last seconds. */
export type CredentialCache = {
  /** What is cached under a name, or else what `lookUp` finds, which then is. Nothing is cached of what isn't there. */
  remember: <T>(tenantId: string, name: string, lookUp: () => Promise<T | undefined>) => Promise<T | undefined>
  /** Invalidates what is cached of a tenant, or of all of them. */
  invalidate: (tenantId?: string) => void
}

/** How long an answer of the database is good for, in milliseconds; the channel ends it at once where that matters. */
const freshMs = 5_000
/** How many tenants and credentials are cached, and of how many tenants the latest announcement is known. */
const maxEntries = 50_000

/** `number` is that of the latest announcement when the look-up began. */
type Known = { value: unknown; staleAt: number; number: number }

/** A cache that is used only while the channel receives all invalidations (docs/decisions/credential-cache.md). */
export function openCredentialCache(channel: Pick<Channel, 'isTrusted'>): CredentialCache {
  const known = new LRUCache<string, Known>({ max: maxEntries })
  /** The number of the latest announcement, of the latest one that was about all tenants, and of each tenant's own. */
  let latest = 0
  let latestOfAll = 0
  const latestOf = new Map<string, number>()

  // What was read before an announcement may be what it revoked.
  const isOutdated = (tenantId: string, number: number) => number < Math.max(latestOfAll, latestOf.get(tenantId) ?? 0)

  const remember = async <T>(
    tenantId: string,
    name: string,
    lookUp: () => Promise<T | undefined>
  ): Promise<T | undefined> => {
    const entry = known.get(name)
    if (entry && entry.staleAt > Date.now() && !isOutdated(tenantId, entry.number) && channel.isTrusted()) {
      return entry.value as T
    }
    const number = latest
    const value = await lookUp()
    if (value !== undefined && !isOutdated(tenantId, number)) {
      known.set(name, { value, staleAt: Date.now() + freshMs, number })
    }
    return value
  }

  const invalidate = (tenantId?: string) => {
    latest += 1
    if (tenantId !== undefined && latestOf.size < maxEntries) latestOf.set(tenantId, latest)
    else {
      latestOfAll = latest
      latestOf.clear()
      known.clear()
    }
  }

  return { remember, invalidate }
}
