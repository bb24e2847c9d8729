import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { version } from './version.ts'

// The process's metrics for Prometheus, apart from those of requests (http/request-metrics.ts). Nothing here is labelled by
// tenant, record or address: a label's values must be few, and operators need not know whose data it is.

/** How an attempt to deliver to a webhook ended, and when there will be another one, if at all. */
type EndedAttempt = { isSuccess: boolean; durationMs: number; nextAttemptAt: string | null }

/** What waits to be delivered to webhooks, in the whole database. */
export type Backlog = {
  /** Deliveries without an outcome, up to a bound. */
  pending: number
  /** For how long the longest due attempt has not been made, in seconds. */
  lagSeconds: number
}

/** Sources of the values that are read at each scrape only. */
type MetricSources = {
  pool: { totalCount: number; idleCount: number; waitingCount: number; options: { max?: number | undefined } }
  /** Whether this instance receives cache invalidations, such as of revoked credentials. */
  isChannelTrusted: () => boolean
  /** Writes that wait in memory for their tenant's earlier ones. */
  countWaitingWrites: () => number
  /** Requests that wait for news. */
  countLongPolls: () => number
  /** Rejects where the database doesn't answer. */
  readBacklog: () => Promise<Backlog>
}

export type Metrics = {
  registry: Registry
  attemptEnded: (attempt: EndedAttempt) => void
  /** A write was refused, since too many deliveries wait for the tenant's webhooks. */
  writeRefused: () => void
  /** A request could not wait for news, since too many do. */
  waitRefused: () => void
}

/** How long a scrape waits for the database, in milliseconds: less than Prometheus's own 10 s, so that the rest arrives. */
const backlogTimeoutMs = 3_000

/** A registry of its own, so that several apps in one process don't count together. */
export function openMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addBuild(registry)
  addDatabase(registry, sources)
  addWork(registry, sources)
  const refused = new Counter({
    name: 'crm_webhook_writes_refused_total',
    help: 'Writes that this instance refused, since as many deliveries of their tenant waited as may (WEBHOOK_MAX_PENDING).',
    registers: [registry]
  })
  const waits = new Counter({
    name: 'crm_long_polls_refused_total',
    help: 'Requests with wait that this instance answered at once with an empty page, since too many of their tenant or in all waited.',
    registers: [registry]
  })
  return {
    registry,
    attemptEnded: addAttempts(registry),
    writeRefused: () => refused.inc(),
    waitRefused: () => waits.inc()
  }
}

/** A constant whose labels name the running version, to be joined with other metrics. */
function addBuild(registry: Registry): void {
  const help = 'Which version of the service runs, and on which Node; always 1.'
  const build = new Gauge({ name: 'crm_build_info', help, labelNames: ['version', 'node'], registers: [registry] })
  build.set({ version, node: process.version }, 1)
}

function addDatabase(registry: Registry, { pool, isChannelTrusted }: MetricSources): void {
  new Gauge({
    name: 'crm_database_pool_connections',
    help: "Connections of this instance's pool, by what they do.",
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    }
  })
  const poolSize = 'Connections that the pool may open: DATABASE_MAX_CONNECTIONS.'
  addGauge(registry, 'crm_database_pool_max_connections', poolSize, () => pool.options.max)
  const waiting = 'Statements that wait for a connection of the pool.'
  addGauge(registry, 'crm_database_pool_waiting', waiting, () => pool.waitingCount)
  const channel =
    'Whether cache invalidations of credentials arrive; while 0, each request reads its credential from the database.'
  addGauge(registry, 'crm_revocation_channel_up', channel, () => Number(isChannelTrusted()))
}

function addWork(registry: Registry, { countWaitingWrites, countLongPolls, readBacklog }: MetricSources): void {
  const writes = "Writes that wait in this instance's memory for earlier ones of their tenant."
  addGauge(registry, 'crm_writes_waiting', writes, countWaitingWrites)
  const polls = 'Requests with wait that this instance holds until there is a change.'
  addGauge(registry, 'crm_long_polls_waiting', polls, countLongPolls)
  const read = shared(readBacklog)
  const readOnce = () => within(backlogTimeoutMs, read())
  const isUp = 'Whether the database answered during this scrape.'
  addGauge(registry, 'crm_database_up', isUp, async () => Number((await readOnce()) !== undefined))
  const pending = 'Deliveries without an outcome, of all tenants and instances; no more than 100000 are counted.'
  addGauge(registry, 'crm_webhook_deliveries_pending', pending, async () => (await readOnce())?.pending)
  const lag = 'For how long the most overdue attempt to a webhook with none under way has been due, over all instances.'
  addGauge(registry, 'crm_webhook_queue_lag_seconds', lag, async () => (await readOnce())?.lagSeconds)
}

type Reading = number | undefined

/** A value that is read at each scrape; what isn't known then is left out instead of shown as it was. */
function addGauge(registry: Registry, name: string, help: string, read: () => Reading | Promise<Reading>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read()
      if (value === undefined) this.remove()
      else this.set(value)
    }
  })
}

function addAttempts(registry: Registry): Metrics['attemptEnded'] {
  const count = new Counter({
    name: 'crm_webhook_attempts_total',
    help: 'Attempts of this instance to deliver to webhooks, by how they ended; what failed is not repeated.',
    labelNames: ['outcome'],
    registers: [registry]
  })
  for (const outcome of ['succeeded', 'retrying', 'failed']) count.inc({ outcome }, 0)
  const duration = new Histogram({
    name: 'crm_webhook_attempt_duration_seconds',
    help: 'How long the exchanges with receivers took.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry]
  })
  return ({ isSuccess, durationMs, nextAttemptAt }) => {
    count.inc({ outcome: isSuccess ? 'succeeded' : nextAttemptAt ? 'retrying' : 'failed' })
    duration.observe(durationMs / 1_000)
  }
}

/**
 * Scrapes share a read that is under way. So all gauges of all scrapes together hold one connection of the pool, also while
 * the database hangs and scrapes give up waiting.
 */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** The result of the work; undefined where it failed or takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const timeout = new AbortController()
  try {
    return await Promise.race([work, sleep(milliseconds, undefined, { signal: timeout.signal })])
  } catch {
    return undefined
  } finally {
    timeout.abort()
  }
}
