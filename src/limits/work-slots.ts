import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import { clientLeftSignal } from './client-left.ts'
import { type Claimant, FairSemaphore } from './fair-semaphore.ts'

/** Answers a request once it has a slot, which it releases when the database is done. 503 while too many wait. */
export type WithSlot = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (body: unknown) => T | Promise<T>
) => Promise<T>

/**
 * A search may keep a connection of the pool busy for two seconds. However many a tenant sends, connections are left for
 * others' requests, and slots for others' searches.
 */
export const makeSearch: WithSlot = withSlotOf(
  new FairSemaphore({
    ...{ places: 6, keepsHalf: true, maxWaiting: 1_000, maxWaitingOfKey: 50, waitMs: 5_000 },
    refusal: 'Too many searches of this tenant are under way; try again shortly.'
  })
)

/**
 * A page of records with long texts is megabytes, which take three times as much while they come from the database. A
 * tenant that asks for many has half of the pool's `connections` for them; its others wait.
 */
export function limitPages(connections: number): WithSlot {
  return withSlotOf(
    new FairSemaphore({
      ...{ places: connections, keepsHalf: true, maxWaiting: 10_000, maxWaitingOfKey: 1_000, waitMs: 10_000 },
      refusal: 'Too many pages of this tenant are being read at once; try again shortly.'
    })
  )
}

/** Each download holds a few pages of rows for as long as its reader takes. */
export const downloads = new FairSemaphore({
  ...{ places: 50, keepsHalf: true, maxWaiting: 1_000, maxWaitingOfKey: 100, waitMs: 10_000 },
  refusal: 'Too many files are being downloaded at once; try again shortly.'
})

/**
 * Each upload holds a file of up to the contract's `x-max-file-bytes` in memory. Of one that waits nothing is read, so that
 * it stays with its client; the wait is shorter than clients commonly have patience for.
 */
export const uploads = new FairSemaphore({
  ...{ places: 8, keepsHalf: true, maxWaiting: 1_000, maxWaitingOfKey: 100, waitMs: 10_000 },
  refusal: 'Too many files are being imported at once; try again shortly.'
})

/**
 * For whatever hashes a password. Each takes about 20 ms of a core and 19 MiB: more at once would only make everybody wait.
 * Clients of a tenant take turns.
 */
export const passwordHashes = new FairSemaphore({
  ...{ places: 2, keepsHalf: false, maxWaiting: 64, maxWaitingOfKey: 32, waitMs: 10_000 },
  refusal: 'Too many passwords are being checked at once; try again shortly.'
})

function withSlotOf(semaphore: FairSemaphore): WithSlot {
  return (request, reply, answer) => semaphore.run(claimantOf(request, reply), () => answer(request.body))
}

/** A request as one of its tenant's. */
export function claimantOf({ tenant }: FastifyRequest, reply: FastifyReply): Claimant {
  return { tenantId: tenant?.id ?? '', clientLeft: () => clientLeftSignal(reply.raw) }
}

/** What a request takes: as much as its operation, or a search where it has a parameter that makes it one. */
export function costOf({ cost, searchParameters }: OperationDescription, query: object): OperationDescription['cost'] {
  return searchParameters.some((name) => name in query) ? 'search' : cost
}
