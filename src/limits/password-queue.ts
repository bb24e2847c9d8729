import { LRUCache } from 'lru-cache'
import { ApiError, overloaded } from '../errors.ts'

/** Who waits for a slot; `signal` is aborted when the client has left. */
export type Waiter = {
  tenantId: string
  /** The client's address, or whatever else has a share of its own. */
  client: string
  signal?: AbortSignal | undefined
}

export type QueueBounds = {
  maxAtOnce: number
  /** So many more wait; beyond them the tenant, and in it the client, that has the most waiting loses its latest. */
  maxWaiting: number
  /** So many of them may be one client's, over all tenants. */
  maxWaitingOfClient: number
}

/** Does `work` when there is a slot. 503 where too many wait; nothing is done for a client that left while it waited. */
export type RunInSlot = <T>(waiter: Waiter, work: () => Promise<T>) => Promise<T>

type Waiting = { client: string; keys: Keys; enter: () => void; refuse: (error: ApiError) => void }

/** What a waiter is counted and served by: its tenant, and then its client within the tenant. */
type Keys = [tenant: string, client: string]

/** The tenants and clients whose latest slot is known; one that is evicted counts as one that never had a slot. */
const maxRemembered = 1_000

/**
 * A semaphore with a fair, bounded queue: the tenant that was served the longest ago comes first, and of its clients likewise.
 * However many of one tenant wait, another's next one waits for a single one of them.
 */
export function openFairQueue({ maxAtOnce, maxWaiting, maxWaitingOfClient }: QueueBounds): RunInSlot {
  const waiting = new Set<Waiting>()
  /** How many of `waiting` each tenant has, each client within a tenant, and each client over all of them. */
  const counts = new Map<string, number>()
  const served = new LRUCache<string, number>({ max: maxRemembered })
  let latestSlot = 0
  let running = 0

  return async (waiter, work) => {
    if (waiter.signal?.aborted) throw clientLeft()
    const keys = keysOf(waiter)
    if (running < maxAtOnce) {
      running += 1
      recordSlot(keys)
    } else await wait(waiter, keys)
    try {
      return await work()
    } finally {
      const next = findNext()
      if (next) next.enter()
      else running -= 1
    }
  }

  function wait({ client, signal }: Waiter, keys: Keys): Promise<void> {
    if (countOf(client) >= maxWaitingOfClient) throw tooMany()
    if (waiting.size >= maxWaiting) makeRoom(keys)
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(entry)
        count(entry, -1)
        signal?.removeEventListener('abort', leave)
      }
      const leave = () => entry.refuse(clientLeft())
      const entry: Waiting = {
        client,
        keys,
        enter: () => {
          end()
          recordSlot(keys)
          resolve()
        },
        refuse: (error) => {
          end()
          reject(error)
        }
      }
      signal?.addEventListener('abort', leave)
      waiting.add(entry)
      count(entry, 1)
    })
  }

  /** Refuses the latest of whoever has the most waiting, which may be the newcomer. */
  function makeRoom(newcomer: Keys): void {
    // The newcomer counts as one of its tenant's and of its client's.
    const isHeavier = comparison((key) => countOf(key) + (newcomer.includes(key) ? 1 : 0))
    let heaviest: Waiting | undefined
    for (const one of waiting) if (!heaviest || isHeavier(one.keys, heaviest.keys) >= 0) heaviest = one
    if (!heaviest || isHeavier(newcomer, heaviest.keys) >= 0) throw tooMany()
    heaviest.refuse(tooMany())
  }

  function findNext(): Waiting | undefined {
    const isLater = comparison((key) => served.get(key) ?? 0)
    let next: Waiting | undefined
    for (const one of waiting) if (!next || isLater(one.keys, next.keys) < 0) next = one
    return next
  }

  function recordSlot(keys: Keys): void {
    latestSlot += 1
    for (const key of keys) served.set(key, latestSlot)
  }

  function countOf(key: string): number {
    return counts.get(key) ?? 0
  }

  function count({ client, keys }: Waiting, by: 1 | -1): void {
    for (const key of [client, ...keys]) {
      const left = countOf(key) + by
      if (left === 0) counts.delete(key)
      else counts.set(key, left)
    }
  }
}

function keysOf({ tenantId, client }: Waiter): Keys {
  return [tenantId, `${tenantId} ${client}`]
}

function comparison(rank: (key: string) => number): (one: Keys, other: Keys) => number {
  return ([tenant, client], [otherTenant, otherClient]) =>
    rank(tenant) - rank(otherTenant) || rank(client) - rank(otherClient)
}

function tooMany(): ApiError {
  return overloaded('Too many passwords are being checked at once; try again shortly.')
}

/** Nobody reads it; as a 4xx it isn't logged as a failure of the service. */
function clientLeft(): ApiError {
  return new ApiError(408, 'request_timeout', 'The client left while its password waited to be checked.')
}
