import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from './client-network.ts'
import { openWindows } from './fixed-windows.ts'

/** Requests of one address in a minute, at least: a page of the reference takes four. */
const minBudget = 1_000
const windowMs = 60_000

/** Asked every few seconds by what keeps the service running, and cheap. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * Gives each client address (of IPv6: each /64) a budget for requests that `isVisit` holds for, those outside /api, probes excepted:
 * 1,000 requests a minute, or RATE_LIMIT_MAX where that is more; then a 429. Each instance counts for itself.
 */
export function limitVisitors(
  app: FastifyInstance,
  { rateLimitMax }: Pick<Config, 'rateLimitMax'>,
  isVisit: (request: FastifyRequest) => boolean
): void {
  const max = Math.max(minBudget, rateLimitMax)
  const count = openWindows(max, windowMs)
  app.addHook('onRequest', async (request) => {
    if (!isVisit(request) || probes.has(request.routeOptions.url ?? '')) return
    const { isAllowed, waitMs } = count(networkOf(request.ip))
    if (isAllowed) return
    const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
    const detail = `More than ${max} requests from this address in ${windowMs / 1000} s; wait until the window resets.`
    throw new ApiError(429, 'rate_limited', detail, { headers: { 'retry-after': String(seconds) } })
  })
}
