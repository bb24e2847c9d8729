import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from './client-network.ts'

/** Requests of one address in a minute, at least: a page of the reference takes four. */
const minBudget = 1_000
const windowMs = 60_000

/** Asked every few seconds by what keeps the service running, and cheap. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * Gives each client address (of IPv6: each /64) a budget for requests that `isVisit` holds for, those outside /api, probes excepted:
 * 1,000 requests a minute, or RATE_LIMIT_MAX where that is more; then a 429. Each instance counts for itself and remembers
 * the latest 20,000 addresses.
 */
export async function limitVisitors(
  app: FastifyInstance,
  { rateLimitMax }: Pick<Config, 'rateLimitMax'>,
  isVisit: (request: FastifyRequest) => boolean
) {
  const max = Math.max(minBudget, rateLimitMax)
  await app.register(fastifyRateLimit, {
    ...{ global: false, max, timeWindow: windowMs, cache: 20_000 },
    keyGenerator: ({ ip }) => networkOf(ip)
  })
  const count = app.createRateLimit()
  app.addHook('onRequest', async (request) => {
    if (!isVisit(request) || probes.has(request.routeOptions.url ?? '')) return
    const limit = await count(request)
    if (limit.isAllowed || !limit.isExceeded) return
    const detail = `More than ${max} requests from this address in ${windowMs / 1000} s; wait until the window resets.`
    throw new ApiError(429, 'rate_limited', detail, { headers: { 'retry-after': String(limit.ttlInSeconds) } })
  })
}
