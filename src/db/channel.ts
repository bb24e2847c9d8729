import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from './client.ts'
import type { SilenceWatch } from './silence.ts'

/**
 * Cache invalidation between instances, for what must end everywhere at once, such as revoked credentials. `isTrusted` says
 * whether this instance has certainly received every announcement that is older than the lease.
 */
export type Channel = {
  isTrusted: () => boolean
  /**
   * Invalidates what every instance, this one first, caches of a tenant; resolves when none of them can still use the old
   * entries.
   */
  announce: (tenantId: string) => Promise<void>
  /** Makes every other instance return its unused share of a rate limit; resolves when those that listen have. */
  recall: (budget: string) => Promise<void>
  close: () => Promise<void>
}

/** How long after its last completed heartbeat an instance's cache is trusted, in milliseconds. */
const leaseMs = 2_000
const heartbeatMs = 500

/** How long the database may take over a new connection and over a heartbeat, in milliseconds. */
export type ChannelTimeouts = { connectMs: number; answerMs: number }

/** Nothing is trusted meanwhile, but a database that is only busy must not lose its connections. */
const defaultTimeouts: ChannelTimeouts = { connectMs: 2_500, answerMs: 5_000 }

type Message = { from: string; number: number; to?: string } & Announcement
type Announcement = { tenantId?: string; recalled?: string }

/**
 * Opens the channel on one connection of its own (LISTEN needs a session); `onAnnounced` runs for each announcement, and
 * without a tenant, which means all of them, whenever announcements may have been missed; `onRecalled` when another
 * instance recalls a budget. While the connection is down nothing is trusted, and it is opened again.
 *
 * PostgreSQL delivers notifications to a session before the answer to a later query. So an instance whose latest completed
 * heartbeat began after an announcement has received it, and one whose heartbeat is older than the lease doesn't use its
 * cache. An announcer therefore waits until each listening instance has confirmed, or for the lease at most.
 *
 * A pooler in transaction mode accepts LISTEN and every heartbeat, and delivers nothing. So the cache is not trusted before a
 * test message from another connection has arrived.
 *
 * Where a heartbeat or a new connection gets no answer in time, connections of the pools that got none, either, are
 * destroyed (`silence`), so that the service works as soon as the network does.
 */
export function openChannel(
  url: string,
  onAnnounced: (tenantId?: string) => void,
  onError: (error: Error) => void,
  onRecalled: (budget: string) => Promise<void> = async () => {},
  silence: SilenceWatch = { mark: () => {}, destroySilent: () => {} },
  timeouts: ChannelTimeouts = defaultTimeouts
): Channel {
  const self = randomUUID()
  const settings = {
    ...connectionSettings(url),
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.answerMs
  }
  const waiting = new Map<number, { missing: Set<string>; done: () => void }>()
  let client: pg.Client | undefined
  let trustedUntil = 0
  let announcements = 0
  let isClosed = false
  /** Whether the database gave no answer when it was last asked for one. */
  let isSilent = false
  let onTestMessage = () => {}

  const listen = async () => {
    const session = new pg.Client({
      ...settings,
      application_name: `${listenerName}${self}`
    })
    const lost = new Promise<void>((resolve) => session.once('end', resolve))
    session.on('error', onError)
    session.on('notification', ({ payload }) => receive(session, JSON.parse(payload ?? '{}')))
    try {
      await answered(session.connect(), timeouts.connectMs)
      // What has waited since before is not answered for as long as TCP has grown patient; a new connection is, at once.
      if (isSilent) silence.destroySilent()
      isSilent = false
      await session.query(`listen ${channelName}`)
      await testDelivery()
      client = session
      onAnnounced()
      await Promise.race([beat(session), lost])
    } finally {
      client = undefined
      trustedUntil = 0
      await session.end().catch(() => {})
    }
  }

  const testDelivery = async () => {
    const arrived = new Promise<boolean>((resolve) => {
      onTestMessage = () => resolve(true)
    })
    const other = new pg.Client(settings)
    other.on('error', onError)
    try {
      await other.connect()
      await send(other, { from: self, number: 0, to: self })
    } finally {
      await other.end().catch(() => {})
    }
    if (await Promise.race([arrived, sleep(leaseMs, false, { ref: false })])) return
    throw new Error(
      'notifications of the database do not arrive, so credentials are not cached: is DATABASE_URL a pooler?'
    )
  }

  /** Sees to connections of the pools where one of ours gets no answer, either. */
  const answered = async (asked: Promise<unknown>, timeoutMs: number) => {
    const beganAt = performance.now()
    try {
      await asked
    } catch (error) {
      isSilent = performance.now() - beganAt >= timeoutMs * 0.9
      // Where it was this process that stood still, answers are waiting to be read.
      await setImmediate()
      await setImmediate()
      if (isSilent) silence.destroySilent()
      throw error
    }
  }

  const beat = async (session: pg.Client) => {
    while (!isClosed) {
      const beganAt = performance.now()
      silence.mark()
      await answered(session.query('select 1'), timeouts.answerMs)
      trustedUntil = beganAt + leaseMs
      await sleep(heartbeatMs, undefined, { ref: false })
    }
  }

  const receive = async (session: pg.Client, { from, number, to, tenantId, recalled }: Message) => {
    if (to === self && from === self) onTestMessage()
    else if (to === self) confirm(number, from)
    else if (to === undefined && from !== self) {
      if (recalled === undefined) onAnnounced(tenantId)
      else await onRecalled(recalled).catch(onError)
      await send(session, { from: self, number, to: from }).catch(onError)
    }
  }

  const confirm = (number: number, by: string) => {
    const pending = waiting.get(number)
    pending?.missing.delete(by)
    if (pending?.missing.size === 0) pending.done()
  }

  /** Resolves when every other instance that listens has confirmed, or when the lease is over. */
  const publish = async (client: pg.Client, announcement: Announcement) => {
    const number = ++announcements
    const missing = new Set(await findListeners(client))
    missing.delete(self)
    if (missing.size === 0) return
    const confirmed = new Promise<void>((done) => waiting.set(number, { missing, done }))
    await send(client, { from: self, number, ...announcement })
    await Promise.race([confirmed, sleep(leaseMs)])
    waiting.delete(number)
  }

  const keepListening = async () => {
    while (!isClosed) {
      await listen().catch(onError)
      if (!isClosed) await sleep(heartbeatMs, undefined, { ref: false })
    }
  }
  const kept = keepListening()

  return {
    isTrusted: () => performance.now() < trustedUntil,
    announce: async (tenantId) => {
      onAnnounced(tenantId)
      await (client ? publish(client, { tenantId }) : sleep(leaseMs))
    },
    recall: async (recalled) => {
      if (client) await publish(client, { recalled })
    },
    close: async () => {
      isClosed = true
      await client?.end()
      await Promise.race([kept, sleep(heartbeatMs)])
    }
  }
}

const channelName = 'crm_credentials'
const listenerName = 'crm-listener '

function send(client: pg.Client, message: Message) {
  return client.query('select pg_notify($1, $2)', [channelName, JSON.stringify(message)])
}

async function findListeners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)',
    [listenerName]
  )
  return rows.map(({ name }) => name.slice(listenerName.length))
}
