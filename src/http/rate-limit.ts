import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Tenant } from '../contract.ts'
import { ApiError } from '../errors.ts'
import type { Leases } from './leases.ts'
import { type Count, openWindows } from './windows.ts'

/** Counts a request, sets the rate-limit headers and throws a 429 where the budget is spent: the contract's "Limits". */
export type CountRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant | undefined,
  isKnownCaller: boolean
) => Promise<void>

/**
 * Counts callers for their tenant, over all instances where there are `leases`, else in memory. Strangers are counted for
 * their address (of IPv6: its /64) and the tenant they call, by each instance for itself, so they cost the database nothing.
 */
export function rateLimiter(config: Config, leases: Leases | undefined): CountRequest {
  const { rateLimitMax: max, rateLimitWindowMs: windowMs } = config
  // Apart, so that strangers, who can be as many as they like, never push a tenant's window out of memory.
  const countCaller = leases?.count ?? openWindows(max, windowMs)
  const countStranger = openWindows(max, windowMs)

  return async (request, reply, tenant, isKnownCaller) => {
    // These headers are on every answer, also where counting itself fails.
    let count: Count = { isAllowed: true, remaining: 0, resetsAtMs: Date.now() + windowMs, waitMs: windowMs }
    try {
      count =
        isKnownCaller && tenant
          ? await countCaller(`tenant ${tenant.id}`)
          : countStranger(`${normalizeIP(request.ip)} ${tenant?.id}`)
    } finally {
      reply.header('x-ratelimit-limit', max)
      reply.header('x-ratelimit-remaining', count.remaining)
      reply.header('x-ratelimit-reset', Math.ceil(count.resetsAtMs / 1000))
    }
    if (count.isAllowed) return
    const detail = `More than ${max} requests in ${windowMs / 1000} s; wait until the window resets.`
    const headers = { 'retry-after': String(Math.max(1, Math.ceil(count.waitMs / 1000))) }
    throw new ApiError(429, 'rate_limited', detail, { headers })
  }
}
