import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import { type AcquireSlot, openTenantSlots } from './fair-semaphore.ts'

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
  openTenantSlots({
    maxAtOnce: 6,
    maxWaitingOfTenant: 50,
    waitMs: 5_000,
    refusal: 'Too many searches of this tenant are under way; try again shortly.'
  })
)

/**
 * A page of records with long texts is megabytes, which take three times as much while they come from the database. A
 * tenant that asks for many has half of the pool's `connections` for them; its others wait.
 */
export function limitPages(connections: number): WithSlot {
  return withSlotOf(
    openTenantSlots({
      maxAtOnce: connections,
      maxWaitingOfTenant: 1_000,
      waitMs: 10_000,
      refusal: 'Too many pages of this tenant are being read at once; try again shortly.'
    })
  )
}

function withSlotOf(acquire: AcquireSlot): WithSlot {
  return async (request, reply, answer) => {
    const release = await acquire(request.tenant?.id ?? '', reply.raw)
    try {
      return await answer(request.body)
    } finally {
      release()
    }
  }
}

/** What a request takes: as much as its operation, or a search where it has a parameter that makes it one. */
export function costOf({ cost, searchParameters }: OperationDescription, query: object): OperationDescription['cost'] {
  return searchParameters.some((name) => name in query) ? 'search' : cost
}
