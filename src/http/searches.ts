import type { FastifyReply, FastifyRequest } from 'fastify'
import { openPlaces } from './places.ts'

/**
 * A search may keep a connection of the pool busy for two seconds. However many a tenant sends, connections are left for
 * others' requests, and places for others' searches.
 */
const takePlace = openPlaces({
  most: 6,
  mostOfTenant: 3,
  mostWaitingOfTenant: 50,
  waitMs: 5_000,
  refusal: 'Too many searches of this tenant are under way; try again shortly.'
})

/** Whether a request looks for records in a way that may read all that the tenant has. */
export function isSearch({ method, url, query, routeOptions }: FastifyRequest): boolean {
  if (method === 'POST') return routeOptions.config.operation?.path.endsWith('/search') ?? url.includes('/search')
  const { q, sort } = query as { q?: string; sort?: string }
  return method === 'GET' && (q !== undefined || sort !== undefined)
}

/** Answers a search once there is a place for it, which it gives back when the database is done. 503 while there are too many. */
export async function makeSearch<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (body: unknown) => T | Promise<T>
): Promise<T> {
  const leave = await takePlace(request.tenant?.id ?? '', reply.raw)
  try {
    return await answer(request.body)
  } finally {
    leave()
  }
}
