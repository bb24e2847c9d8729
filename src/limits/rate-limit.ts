import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from './client-network.ts'
import { type Count, openWindows } from './fixed-windows.ts'
import type { SharedWindows } from './shared-windows.ts'
import { leaveBodyUnread } from './slow-bodies.ts'

/** Without a valid credential, each so many bytes of a body count as another request. */
const bytesOfRequest = 16_384
/** What a body counts as that doesn't say how long it is: the most that most operations take. */
const unknownBytes = 262_144

/** Counts a request, sets the rate-limit headers and throws a 429 where the budget is spent: the contract's "Limits". */
export type CountRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: { id: string } | undefined,
  isKnownCaller: boolean
) => Promise<void>

/**
 * Counts callers for their tenant, over all instances where there are `shared` windows, else in memory. Others are counted for
 * their address (of IPv6: its /64) and the tenant they call, by each instance for itself, so they cost the database nothing;
 * a body of theirs counts as further requests.
 */
export function rateLimiter(config: Config, shared: SharedWindows | undefined): CountRequest {
  const { rateLimitMax: max, rateLimitWindowMs: windowMs } = config
  // In maps of their own, so that any number of client addresses never pushes a tenant's window out of memory.
  const countAlone = openWindows(max, windowMs)
  const countCaller = (key: string) => shared?.count(key) ?? countAlone(key)
  const countAnonymous = openWindows(max, windowMs)
  const policy = `q=${max};w=${Math.ceil(windowMs / 1000)}`

  return async (request, reply, tenant, isKnownCaller) => {
    // The headers are on every answer, also where counting itself fails.
    let count: Count = { isAllowed: true, remaining: 0, resetsAtMs: Date.now() + windowMs, waitMs: windowMs }
    try {
      count =
        isKnownCaller && tenant
          ? await countCaller(`tenant ${tenant.id}`)
          : countAnonymous(`${networkOf(request.ip)} ${tenant?.id}`, weightOf(request.raw))
    } finally {
      announce(reply, isKnownCaller ? 'default' : 'anonymous', policy, max, count)
    }
    if (count.isAllowed) return
    if (!isKnownCaller) leaveBodyUnread(request.raw, reply)
    const detail = `More than ${max} requests in ${windowMs / 1000} s; wait until the window resets.`
    throw new ApiError(429, 'rate_limited', detail, { headers: { 'retry-after': String(secondsLeft(count)) } })
  }
}

/** As how many requests one without a valid credential counts: its body is read and dropped, whatever the answer is. */
function weightOf({ headers }: IncomingMessage): number {
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : unknownBytes
  return Math.max(1, Math.ceil(bytes / bytesOfRequest))
}

/** The headers of the specification, and those of draft-ietf-httpapi-ratelimit-headers-10. */
function announce(reply: FastifyReply, name: string, policy: string, max: number, count: Count): void {
  reply.header('x-ratelimit-limit', max)
  reply.header('x-ratelimit-remaining', count.remaining)
  reply.header('x-ratelimit-reset', Math.ceil(count.resetsAtMs / 1000))
  reply.header('ratelimit-policy', `"${name}";${policy}`)
  reply.header('ratelimit', `"${name}";r=${count.remaining};t=${secondsLeft(count)}`)
}

/** Until the window ends; at least one, so that nobody comes back too early. */
function secondsLeft({ waitMs }: Count): number {
  return Math.max(1, Math.ceil(waitMs / 1000))
}
