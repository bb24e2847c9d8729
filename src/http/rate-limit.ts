import fastifyRateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Tenant } from '../contract.ts'
import { build, type Database, run, statement } from '../db/client.ts'
import { rateLimits } from '../db/schema.ts'
import { ApiError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    rateLimitKey: string
  }
}

/** Counts a request, sets the rate-limit headers and throws a 429 where the budget is spent: spec §8. */
export type CountRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant | undefined,
  isKnownCaller: boolean
) => Promise<void>

/** More windows than this in memory at once, and the oldest is forgotten. */
const mostWindows = 100_000

/**
 * Fixed windows, from the first request in each. One instance counts in memory; several, which share a `DATABASE_URL`,
 * count in the database, so that the limit is exact over all of them (decisions.md §2 "Rate limit").
 */
export async function rateLimiter(app: FastifyInstance, config: Config, db: Database): Promise<CountRequest> {
  const settings = {
    global: false,
    max: config.rateLimitMax,
    timeWindow: config.rateLimitWindowMs,
    keyGenerator: (request: FastifyRequest) => request.rateLimitKey,
    store: constructorOf(
      config.databaseUrl === undefined ? memoryStore() : sharedStore(app, db, config.rateLimitWindowMs)
    )
  }
  app.decorateRequest('rateLimitKey', '')
  await app.register(fastifyRateLimit, settings)
  // Apart, so that strangers, who can be as many as they like, never push a tenant's window out of memory.
  const countCaller = app.createRateLimit(settings)
  const countStranger = app.createRateLimit(settings)

  return async (request, reply, tenant, isKnownCaller) => {
    request.rateLimitKey = isKnownCaller ? `tenant ${tenant?.id}` : `address ${request.ip} ${tenant?.id ?? 'none'}`
    const announce = (remaining: number, ttlMs: number) => {
      reply.header('x-ratelimit-limit', config.rateLimitMax)
      reply.header('x-ratelimit-remaining', remaining)
      reply.header('x-ratelimit-reset', Math.ceil((Date.now() + ttlMs) / 1000))
    }
    const limit = await (isKnownCaller ? countCaller : countStranger)(request).catch((error) => {
      // These headers are on every answer, also where the count itself fails.
      announce(0, config.rateLimitWindowMs)
      throw error
    })
    if (limit.isAllowed) return
    announce(limit.remaining, limit.ttl)
    if (!limit.isExceeded) return
    const detail = `More than ${limit.max} requests in ${config.rateLimitWindowMs / 1000} s; wait until the window resets.`
    throw new ApiError(429, 'rate_limited', detail, { headers: { 'retry-after': String(limit.ttlInSeconds) } })
  }
}

/** Opens a new window at the first request and after each reset; the times are the database's, one clock for all. */
const countInDatabase = statement<{ count: number; ttl: number }>(
  'count_request',
  sql`insert into ${rateLimits} as counted (key, count, resets_at)
    values (${sql.placeholder('key')}, 1, clock_timestamp() + ${sql.placeholder('windowMs')}::int * interval '1 ms')
    on conflict (key) do update set
      count = case when counted.resets_at <= clock_timestamp() then 1 else counted.count + 1 end,
      resets_at = case when counted.resets_at <= clock_timestamp() then excluded.resets_at else counted.resets_at end
    returning count, (extract(epoch from resets_at - clock_timestamp()) * 1000)::int as ttl`
)

const forgetOldWindows = statement(
  'forget_windows',
  build.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`clock_timestamp() - interval '1 minute'`))
)

/**
 * The plugin's own memory hands out the object that it goes on counting in, and reads it later: of requests that come at
 * the same moment each then sees the count of the last.
 */
function memoryStore(): FastifyRateLimitStore {
  const windows = new Map<string, { count: number; resetsAt: number }>()
  const incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs) => {
    const now = Date.now()
    let window = windows.get(key)
    if (!window || window.resetsAt <= now) {
      // To the end of the map: the first one in it is always the oldest.
      windows.delete(key)
      if (windows.size >= mostWindows) windows.delete(windows.keys().next().value ?? '')
      window = { count: 0, resetsAt: now + windowMs }
      windows.set(key, window)
    }
    window.count += 1
    callback(null, { current: window.count, ttl: window.resetsAt - now })
  }
  return { incr, child: memoryStore }
}

function sharedStore(app: FastifyInstance, db: Database, windowMs: number): FastifyRateLimitStore {
  const store: FastifyRateLimitStore = {
    incr: (key, callback) => {
      run(db, countInDatabase, { key, windowMs }).then(
        ([counted]) => callback(null, { current: counted?.count ?? 0, ttl: Math.max(0, counted?.ttl ?? 0) }),
        (error) => callback(error)
      )
    },
    child: () => store
  }
  const cleaner = setInterval(() => {
    run(db, forgetOldWindows, {}).catch((error) => app.log.warn(error, 'old rate-limit windows stay for now'))
  }, 600_000).unref()
  app.addHook('onClose', async () => clearInterval(cleaner))
  return store
}

/** The plugin takes a store's class. */
function constructorOf(store: FastifyRateLimitStore): FastifyRateLimitStoreCtor {
  return function Store() {
    return store
  } as unknown as FastifyRateLimitStoreCtor
}
