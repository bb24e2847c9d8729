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

type Waiting = Waiter & { enter: () => void; refuse: (error: ApiError) => void }

/** The tenants and clients whose latest slot is known; one that is evicted counts as one that never had a slot. */
const maxRemembered = 1_000

/**
 * A semaphore with a fair, bounded queue: the tenant that was served the longest ago comes first, and of its clients likewise.
 * However many of one tenant wait, another's next one waits for a single one of them.
 */
export function openFairQueue({ maxAtOnce, maxWaiting, maxWaitingOfClient }: QueueBounds): RunInSlot {
  const waiting = new Set<Waiting>()
  const served = new LRUCache<string, number>({ max: maxRemembered })
  let latestSlot = 0
  let running = 0

  return async (waiter, work) => {
    if (waiter.signal?.aborted) throw clientLeft()
    if (running < maxAtOnce) {
      running += 1
      recordSlot(waiter)
    } else await wait(waiter)
    try {
      return await work()
    } finally {
      const next = findNext()
      if (next) next.enter()
      else running -= 1
    }
  }

  function wait(waiter: Waiter): Promise<void> {
    const { client, signal } = waiter
    if ([...waiting].filter((one) => one.client === client).length >= maxWaitingOfClient) throw tooMany()
    if (waiting.size >= maxWaiting) makeRoom(waiter)
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(entry)
        signal?.removeEventListener('abort', leave)
      }
      const leave = () => entry.refuse(clientLeft())
      const entry: Waiting = {
        ...waiter,
        enter: () => {
          end()
          recordSlot(waiter)
          resolve()
        },
        refuse: (error) => {
          end()
          reject(error)
        }
      }
      signal?.addEventListener('abort', leave)
      waiting.add(entry)
    })
  }

  /** Refuses the latest of whoever has the most waiting, which may be the newcomer. */
  function makeRoom(newcomer: Waiter): void {
    const counts = new Map<string, number>()
    for (const one of [...waiting, newcomer]) {
      for (const key of keysOf(one)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const isHeavier = comparison((key) => counts.get(key) ?? 0)
    let heaviest: Waiting | undefined
    for (const one of waiting) if (!heaviest || isHeavier(one, heaviest) >= 0) heaviest = one
    if (!heaviest || isHeavier(newcomer, heaviest) >= 0) throw tooMany()
    heaviest.refuse(tooMany())
  }

  function findNext(): Waiting | undefined {
    const isLater = comparison((key) => served.get(key) ?? 0)
    let next: Waiting | undefined
    for (const one of waiting) if (!next || isLater(one, next) < 0) next = one
    return next
  }

  function recordSlot(waiter: Waiter): void {
    latestSlot += 1
    for (const key of keysOf(waiter)) served.set(key, latestSlot)
  }
}

/** What is compared of two waiters: their tenants, and then their clients within the tenant. */
function keysOf({ tenantId, client }: Waiter): [tenant: string, client: string] {
  return [tenantId, `${tenantId} ${client}`]
}

function comparison(rank: (key: string) => number): (one: Waiter, other: Waiter) => number {
  return (one, other) => {
    const [tenant, client] = keysOf(one)
    const [otherTenant, otherClient] = keysOf(other)
    return rank(tenant) - rank(otherTenant) || rank(client) - rank(otherClient)
  }
}

function tooMany(): ApiError {
  return overloaded('Too many passwords are being checked at once; try again shortly.')
}

/** Nobody reads it; as a 4xx it isn't logged as a failure of the service. */
function clientLeft(): ApiError {
  return new ApiError(408, 'request_timeout', 'The client left while its password waited to be checked.')
}
