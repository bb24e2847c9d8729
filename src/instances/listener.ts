import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from '../db/client.ts'
import type { SilenceWatch } from '../db/silent-connections.ts'

/** A message between instances; without `to` it is for all of them, with it a confirmation for that one. */
export type Message = { from: string; to?: string; number: number; text?: string }

/** How long the database may take over a new connection and over a heartbeat, in milliseconds. */
export type ChannelTimeouts = { connectMs: number; answerMs: number }

type ListenerSettings = {
  url: string
  /** The id of this instance. */
  self: string
  /** Called when a session begins to listen: messages may have been missed before. */
  onListening: () => void
  onMessage: (session: pg.Client, message: Message) => void
  onError: (error: Error) => void
  silence: SilenceWatch
  timeouts: ChannelTimeouts
}

/** How long after the beginning of its last answered heartbeat a session is trusted, in milliseconds. */
export const trustMs = 2_000
const heartbeatMs = 500

// The name that release 1.1.0 has for it, whose instances may run beside this one.
const channelName = 'crm_credentials'
const sessionName = 'crm-listener '

/**
 * Listens on one connection of its own (LISTEN needs a session), and opens a lost one again. PostgreSQL delivers
 * notifications to a session before the answer to a later query, so an answered heartbeat has received whatever was sent before
 * it began.
 *
 * A pooler in transaction mode accepts LISTEN and every heartbeat, and delivers nothing. So nothing is trusted before a test
 * message from another connection has arrived.
 *
 * Where a heartbeat or a new connection gets no answer in time, connections of the pools that got none, either, are
 * destroyed (`silence`), so that the service works as soon as the network does.
 */
export class Listener {
  readonly #settings: ListenerSettings
  readonly #client: pg.ClientConfig
  readonly #ended: Promise<void>
  #session: pg.Client | undefined
  #trustedUntil = 0
  #isClosed = false
  /** Whether the database gave no answer when it was last asked for one. */
  #isSilent = false
  #onTestMessage = () => {}

  constructor(settings: ListenerSettings) {
    const { connectMs: connectionTimeoutMillis, answerMs: query_timeout } = settings.timeouts
    this.#settings = settings
    this.#client = { ...connectionSettings(settings.url), connectionTimeoutMillis, query_timeout }
    this.#ended = this.#keepListening()
  }

  /** Undefined while none listens. */
  get session(): pg.Client | undefined {
    return this.#session
  }

  /** Whether every message that is older than `trustMs` has certainly been received. */
  isTrusted(): boolean {
    return performance.now() < this.#trustedUntil
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#session?.end()
    await Promise.race([this.#ended, sleep(heartbeatMs)])
  }

  async #keepListening(): Promise<void> {
    while (!this.#isClosed) {
      await this.#listen().catch(this.#settings.onError)
      if (!this.#isClosed) await sleep(heartbeatMs, undefined, { ref: false })
    }
  }

  async #listen(): Promise<void> {
    const { self, timeouts, silence, onListening } = this.#settings
    const session = new pg.Client({ ...this.#client, application_name: `${sessionName}${self}` })
    const lost = new Promise<void>((resolve) => session.once('end', resolve))
    session.on('error', this.#settings.onError)
    session.on('notification', ({ payload }) => this.#receive(session, JSON.parse(payload ?? '{}')))
    try {
      await this.#answered(session.connect(), timeouts.connectMs)
      // Connections from before the silence hang as long as TCP repeats what it sent; new ones work at once.
      if (this.#isSilent) silence.destroySilent()
      this.#isSilent = false
      await session.query(`listen ${channelName}`)
      await this.#testDelivery()
      this.#session = session
      onListening()
      await Promise.race([this.#beat(session), lost])
    } finally {
      this.#session = undefined
      this.#trustedUntil = 0
      await session.end().catch(() => {})
    }
  }

  #receive(session: pg.Client, message: Message): void {
    const { self, onMessage } = this.#settings
    if (message.from === self && message.to === self) this.#onTestMessage()
    else onMessage(session, message)
  }

  async #testDelivery(): Promise<void> {
    const { self, onError } = this.#settings
    const arrived = new Promise<boolean>((resolve) => {
      this.#onTestMessage = () => resolve(true)
    })
    const other = new pg.Client(this.#client)
    other.on('error', onError)
    try {
      await other.connect()
      await send(other, { from: self, number: 0, to: self })
    } finally {
      await other.end().catch(() => {})
    }
    if (await Promise.race([arrived, sleep(trustMs, false, { ref: false })])) return
    throw new Error(
      'notifications of the database do not arrive, so credentials are not cached: is DATABASE_URL a pooler?'
    )
  }

  async #beat(session: pg.Client): Promise<void> {
    while (!this.#isClosed) {
      const beganAt = performance.now()
      this.#settings.silence.mark()
      await this.#answered(session.query('select 1'), this.#settings.timeouts.answerMs)
      this.#trustedUntil = beganAt + trustMs
      await sleep(heartbeatMs, undefined, { ref: false })
    }
  }

  /** Waits for an answer; without one in time, silent connections of the pools are destroyed, too. */
  async #answered(asked: Promise<unknown>, timeoutMs: number): Promise<void> {
    const beganAt = performance.now()
    try {
      await asked
    } catch (error) {
      this.#isSilent = performance.now() - beganAt >= timeoutMs * 0.9
      // If this process stood still, answers are waiting: they are read first.
      await setImmediate()
      await setImmediate()
      if (this.#isSilent) this.#settings.silence.destroySilent()
      throw error
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
