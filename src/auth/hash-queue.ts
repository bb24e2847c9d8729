import { LRUCache } from 'lru-cache'
import { ApiError, overloaded } from '../errors.ts'

/** For whom something is done: whose turn it is, and how to tell that nobody waits for it any more. */
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

/** Does `work` when its turn has come. 503 where too many wait; nothing is done for a client that left while it waited. */
export type RunInTurn = <T>(waiter: Waiter, work: () => Promise<T>) => Promise<T>

type Place = Waiter & { enter: () => void; refuse: (error: ApiError) => void }

/** The tenants and clients whose latest turn is known; one that is forgotten counts as one that never had a turn. */
const maxRemembered = 1_000

/**
 * A bounded queue in which the tenant whose latest turn is the longest ago comes first, and of its clients likewise: however
 * many of one wait, another's next one waits for a single turn of theirs.
 */
export function openFairQueue({ maxAtOnce, maxWaiting, maxWaitingOfClient }: QueueBounds): RunInTurn {
  const waiting = new Set<Place>()
  const turns = new LRUCache<string, number>({ max: maxRemembered })
  let latestTurn = 0
  let running = 0

  return async (waiter, work) => {
    if (waiter.signal?.aborted) throw clientLeft()
    if (running < maxAtOnce) {
      running += 1
      recordTurn(waiter)
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
        waiting.delete(place)
        signal?.removeEventListener('abort', leave)
      }
      const leave = () => place.refuse(clientLeft())
      const place: Place = {
        ...waiter,
        enter: () => {
          end()
          recordTurn(waiter)
          resolve()
        },
        refuse: (error) => {
          end()
          reject(error)
        }
      }
      signal?.addEventListener('abort', leave)
      waiting.add(place)
    })
  }

  /** Refuses the latest of whoever has the most waiting, which may be the newcomer. */
  function makeRoom(newcomer: Waiter): void {
    const counts = new Map<string, number>()
    for (const one of [...waiting, newcomer]) {
      for (const key of keysOf(one)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const isHeavier = comparison((key) => counts.get(key) ?? 0)
    let heaviest: Place | undefined
    for (const one of waiting) if (!heaviest || isHeavier(one, heaviest) >= 0) heaviest = one
    if (!heaviest || isHeavier(newcomer, heaviest) >= 0) throw tooMany()
    heaviest.refuse(tooMany())
  }

  function findNext(): Place | undefined {
    const isLater = comparison((key) => turns.get(key) ?? 0)
    let next: Place | undefined
    for (const one of waiting) if (!next || isLater(one, next) < 0) next = one
    return next
  }

  function recordTurn(waiter: Waiter): void {
    latestTurn += 1
    for (const key of keysOf(waiter)) turns.set(key, latestTurn)
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
