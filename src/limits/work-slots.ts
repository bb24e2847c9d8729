import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import type { ClientTimeouts } from './client-timeouts.ts'
import { type Claimant, FairSemaphore } from './fair-semaphore.ts'
import { limitSlowReader } from './slow-readers.ts'

type Cost = OperationDescription['cost']

/** Does a request's work once it has a slot. 503 while too many wait, 408 for nobody where the client left. */
type WithSlot = <T>(request: FastifyRequest, reply: FastifyReply, work: () => T | Promise<T>) => T | Promise<T>

/** By what a request costs; a slot is released when the work is done, that of a download or a person's data when all is sent. */
export type WorkSlots = Record<Cost, WithSlot>

/** Opens the slots of a service whose pool has so many connections. */
export function openWorkSlots(connections: number, timeouts: ClientTimeouts): WorkSlots {
  const half = { keepsHalf: true, maxWaiting: 1_000 }
  // A search may keep a connection busy for two seconds. Connections are left for others' requests, slots for others' searches.
  const searches = new FairSemaphore({
    ...{ ...half, places: 6, maxWaitingOfKey: 50, waitMs: 5_000 },
    refusal: 'Too many searches of this tenant are under way; try again shortly.'
  })
  // A page of records with long texts is megabytes, which take three times as much while they come from the database.
  const pages = new FairSemaphore({
    ...{ ...half, places: connections, maxWaiting: 10_000, maxWaitingOfKey: 1_000, waitMs: 10_000 },
    refusal: 'Too many pages of this tenant are being read at once; try again shortly.'
  })
  // Each download holds a few pages of rows for as long as its reader takes.
  const downloads = new FairSemaphore({
    ...{ ...half, places: 50, maxWaitingOfKey: 100, waitMs: 10_000 },
    refusal: 'Too many files are being downloaded at once; try again shortly.'
  })
  // Each upload holds a file of up to the contract's `x-max-file-bytes` in memory. Of one that waits nothing is read, so that it
  // stays with its client; the wait is shorter than clients commonly have patience for.
  const uploads = new FairSemaphore({
    ...{ ...half, places: 8, maxWaitingOfKey: 100, waitMs: 10_000 },
    refusal: 'Too many files are being imported at once; try again shortly.'
  })
  // Each holds the ids of up to 100,000 records, and asks for its tenant's lock again and again; or it looks through all records
  // for values of a property while it holds the lock.
  const bulks = new FairSemaphore({
    ...{ ...half, places: 16, maxWaitingOfKey: 100, waitMs: 10_000 },
    refusal: 'Too many changes of many records of this tenant are under way; try again shortly.'
  })
  // A message takes a millisecond or two of Node by itself. Thousands at once would keep everybody's requests waiting for as many.
  const agents = new FairSemaphore({
    ...{ ...half, places: 128, maxWaitingOfKey: 1_000, waitMs: 10_000 },
    refusal: 'Too many messages of agents of this tenant are under way; try again shortly.'
  })
  // Each looks through all that was sent to webhooks and answered under keys, and may be as long as the tenant makes it.
  const people = new FairSemaphore({
    ...{ places: 50, placesOfTenant: 1, keepsHalf: false, maxWaiting: 1_000, maxWaitingOfKey: 50, waitMs: 10_000 },
    refusal: 'The personal data of another contact of this tenant is being read or erased; try again shortly.'
  })
  /** Holds a place until the answer is sent. */
  const untilSent =
    (semaphore: FairSemaphore): WithSlot =>
    async (request, reply, work) => {
      const release = await semaphore.acquire(claimantOf(request, reply))
      finished(reply.raw, release)
      limitSlowReader(request.raw.socket, reply.raw, timeouts)
      return work()
    }
  const within =
    (semaphore: FairSemaphore): WithSlot =>
    (request, reply, work) =>
      semaphore.run(claimantOf(request, reply), work)
  return {
    record: (_request, _reply, work) => work(),
    ...pagesAndSearches(pages, searches),
    bulk: within(bulks),
    agent: within(agents),
    upload: within(uploads),
    person: untilSent(people),
    download: untilSent(downloads)
  }
}

/** A page that turns out to be a search waits for that without its place, which others of its tenant need meanwhile. */
function pagesAndSearches(pages: FairSemaphore, searches: FairSemaphore): Pick<WorkSlots, 'page' | 'search'> {
  const releases = new WeakMap<FastifyReply, () => void>()
  return {
    page: async (request, reply, work) => {
      const release = await pages.acquire(claimantOf(request, reply))
      releases.set(reply, release)
      try {
        return await work()
      } finally {
        release()
      }
    },
    search: (request, reply, work) => {
      releases.get(reply)?.()
      return searches.run(claimantOf(request, reply), work)
    }
  }
}

/**
 * For whatever hashes a password. Each takes about 20 ms of a core and 19 MiB: more at once would only make everybody wait.
 * Clients of a tenant take turns.
 */
export const passwordHashes = new FairSemaphore({
  ...{ places: 2, keepsHalf: false, maxWaiting: 64, maxWaitingOfKey: 32, waitMs: 10_000 },
  refusal: 'Too many passwords are being checked at once; try again shortly.'
})

/** What a request takes: as much as its operation, or a search where it has a parameter that makes it one. */
export function costOf({ cost, searchParameters }: OperationDescription, query: object): Cost {
  return searchParameters.some((name) => name in query) ? 'search' : cost
}

function claimantOf({ tenant }: FastifyRequest, reply: FastifyReply): Claimant {
  return { tenantId: tenant?.id ?? '', answer: reply.raw }
}
