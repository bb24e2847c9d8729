import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from '../db/client.ts'
import type { SilenceWatch } from '../db/silent-connections.ts'

/** A message between instances; without `to` it is for all of them. */
export type Message = { from: string; to?: string; number: number; tenantId?: string; recalled?: string }

/** A session that receives the messages of other instances. A lost one is opened again. */
export type Listener = {
  /** Undefined while none listens. */
  session: () => pg.Client | undefined
  /** Whether every message that is older than the lease has certainly been received. */
  isTrusted: () => boolean
  close: () => Promise<void>
}

/** How long the database may take over a new connection and over a heartbeat, in milliseconds. */
export type ChannelTimeouts = { connectMs: number; answerMs: number }

type ListenerParts = {
  url: string
  /** The id of this instance, a UUID. */
  self: string
  /** Called when a session begins to listen: messages may have been missed before. */
  onListening: () => void
  onMessage: (session: pg.Client, message: Message) => void
  onError: (error: Error) => void
  silence: SilenceWatch
  timeouts: ChannelTimeouts
}

/** How long after the beginning of its last answered heartbeat a session is trusted, in milliseconds. */
export const leaseMs = 2_000
const heartbeatMs = 500

const channelName = 'crm_credentials'
const sessionName = 'crm-listener '

/**
 * Listens on one connection of its own (LISTEN needs a session). PostgreSQL delivers notifications to a session before the
 * answer to a later query, so an answered heartbeat has received whatever was sent before it began.
 *
 * A pooler in transaction mode accepts LISTEN and every heartbeat, and delivers nothing. So nothing is trusted before a test
 * message from another connection has arrived.
 *
 * Where a heartbeat or a new connection gets no answer in time, connections of the pools that got none, either, are
 * destroyed (`silence`), so that the service works as soon as the network does.
 */
export function openListener(parts: ListenerParts): Listener {
  const { url, self, onListening, onMessage, onError, silence, timeouts } = parts
  const settings = {
    ...connectionSettings(url),
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.answerMs
  }
  let current: pg.Client | undefined
  let trustedUntil = 0
  let isClosed = false
  /** Whether the database gave no answer when it was last asked for one. */
  let isSilent = false
  let onTestMessage = () => {}

  const listen = async () => {
    const session = new pg.Client({ ...settings, application_name: `${sessionName}${self}` })
    const lost = new Promise<void>((resolve) => session.once('end', resolve))
    session.on('error', onError)
    session.on('notification', ({ payload }) => {
      const message: Message = JSON.parse(payload ?? '{}')
      if (message.from === self && message.to === self) onTestMessage()
      else onMessage(session, message)
    })
    try {
      await answered(session.connect(), timeouts.connectMs)
      // What has waited since before is not answered for as long as TCP has grown patient; a new connection is, at once.
      if (isSilent) silence.destroySilent()
      isSilent = false
      await session.query(`listen ${channelName}`)
      await testDelivery()
      current = session
      onListening()
      await Promise.race([beat(session), lost])
    } finally {
      current = undefined
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

  const keepListening = async () => {
    while (!isClosed) {
      await listen().catch(onError)
      if (!isClosed) await sleep(heartbeatMs, undefined, { ref: false })
    }
  }
  const kept = keepListening()

  return {
    session: () => current,
    isTrusted: () => performance.now() < trustedUntil,
    close: async () => {
      isClosed = true
      await current?.end()
      await Promise.race([kept, sleep(heartbeatMs)])
    }
  }
}

/** Sends a message to all sessions that listen, or to the one instance that it names. */
export function send(client: pg.Client, message: Message) {
  return client.query('select pg_notify($1, $2)', [channelName, JSON.stringify(message)])
}

/** The ids of all instances that listen. */
export async function findListening(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)',
    [sessionName]
  )
  return rows.map(({ name }) => name.slice(sessionName.length))
}
