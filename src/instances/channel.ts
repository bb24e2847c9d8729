import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from '../db/client.ts'
import type { SilenceWatch } from '../db/silent-connections.ts'

/** A message between instances; without `to` it is for all of them, with it a confirmation for that one. */
type Message = { from: string; to?: string; number: number; text?: string }

type ChannelSettings = {
  /** Of the database, to which all instances connect. */
  url: string
  /**
   * Is called with each text that an instance publishes, this one included, and without one whenever texts may have been
   * missed.
   */
  onText: (text?: string) => void
  onError: (error: Error) => void
  /** How long anybody uses what a text would end without asking again, in milliseconds. */
  keptMs: number
  /** Destroys connections that the network swallows; none where absent. */
  silence?: SilenceWatch
  /** How long the database may take over a new connection and over a heartbeat, in milliseconds. */
  timeouts?: { connectMs: number; answerMs: number }
}

/** While these run, no cache is used; shorter ones would end the connections of a database that is only busy. */
const defaultTimeouts = { connectMs: 2_500, answerMs: 5_000 }

/** How long after the beginning of its last answered heartbeat a session is trusted, in milliseconds. */
const trustMs = 2_000
const heartbeatMs = 500

// The name that release 1.1.0 has for it, whose instances may run beside this one.
const channelName = 'crm_credentials'
const sessionName = 'crm-listener '

/**
 * Publishes texts to all instances, for what must change everywhere at once. Whoever keeps something that a text would end
 * uses it only while `isTrusted`: then every text that is older than `trustMs` has certainly been received.
 *
 * It listens on one connection of its own (LISTEN needs a session), and opens a lost one again. PostgreSQL delivers
 * notifications to a session before the answer to a later query, so an answered heartbeat has received whatever was sent before
 * it began.
 *
 * A pooler in transaction mode accepts LISTEN and every heartbeat, and delivers nothing. So nothing is trusted before a test
 * message from another connection has arrived.
 *
 * Where a heartbeat or a new connection gets no answer in time, connections of the pools that got none, either, are
 * destroyed (`silence`), so that the service works as soon as the network does.
 */
export class Channel {
  /** It ends so that release 1.1.0, which may run beside this one, takes it for no older one. */
  readonly #self = `${randomUUID()}/properties`
  readonly #settings: Required<ChannelSettings>
  readonly #client: pg.ClientConfig
  readonly #ended: Promise<void>
  /** What this instance has published and others have not confirmed yet, by number. */
  readonly #unconfirmed = new Map<number, { missing: Set<string>; done: () => void }>()
  #published = 0
  /** Undefined while none listens. */
  #session: pg.Client | undefined
  #trustedUntil = 0
  #isClosed = false
  /** Whether the database gave no answer when it was last asked for one. */
  #isSilent = false
  #onTestMessage = () => {}

  constructor(settings: ChannelSettings) {
    const silence = { mark: () => {}, destroySilent: () => {} }
    this.#settings = { silence, timeouts: defaultTimeouts, ...settings }
    const { connectMs: connectionTimeoutMillis, answerMs: query_timeout } = this.#settings.timeouts
    this.#client = { ...connectionSettings(settings.url), connectionTimeoutMillis, query_timeout }
    this.#ended = this.#keepListening()
  }

  /** Whether every text that is older than `trustMs` has certainly been received. */
  isTrusted(): boolean {
    return performance.now() < this.#trustedUntil
  }

  /**
   * Resolves when every other instance that listens has confirmed the text, or doesn't use what it keeps any more. What is published
   * is committed, so a text that can't be sent is no error: then nobody uses what it would end after a while.
   */
  async publish(text: string): Promise<void> {
    this.#settings.onText(text)
    const session = this.#session
    if (!session) return sleep(this.#settings.keptMs)
    await this.#tell(session, text).catch((error) => {
      this.#settings.onError(error)
      return sleep(this.#settings.keptMs)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#session?.end()
    await Promise.race([this.#ended, sleep(heartbeatMs)])
  }

  async #tell(session: pg.Client, text: string): Promise<void> {
    this.#published += 1
    const number = this.#published
    const missing = new Set(await findListening(session))
    missing.delete(this.#self)
    if (missing.size === 0) return
    const confirmed = new Promise<void>((done) => this.#unconfirmed.set(number, { missing, done }))
    await send(session, { from: this.#self, number, text })
    await Promise.race([confirmed, sleep(trustMs)])
    this.#unconfirmed.delete(number)
  }

  #receive(session: pg.Client, { from, number, to, text }: Message): void {
    if (from === this.#self) {
      if (to === from) this.#onTestMessage()
    } else if (to === this.#self) this.#confirm(number, from)
    else if (to === undefined) {
      this.#settings.onText(text)
      send(session, { from: this.#self, number, to: from }).catch(this.#settings.onError)
    }
  }

  #confirm(number: number, by: string): void {
    const pending = this.#unconfirmed.get(number)
    pending?.missing.delete(by)
    if (pending?.missing.size === 0) pending.done()
  }

  async #keepListening(): Promise<void> {
    while (!this.#isClosed) {
      await this.#listen().catch(this.#settings.onError)
      if (!this.#isClosed) await sleep(heartbeatMs, undefined, { ref: false })
    }
  }

  async #listen(): Promise<void> {
    const { timeouts, silence, onText, onError } = this.#settings
    const session = new pg.Client({ ...this.#client, application_name: `${sessionName}${this.#self}` })
    const lost = new Promise<void>((resolve) => session.once('end', resolve))
    session.on('error', onError)
    session.on('notification', ({ payload }) => this.#receive(session, JSON.parse(payload ?? '{}')))
    try {
      await this.#answered(session.connect(), timeouts.connectMs)
      // Connections from before the silence hang as long as TCP repeats what it sent; new ones work at once.
      if (this.#isSilent) silence.destroySilent()
      this.#isSilent = false
      await session.query(`listen ${channelName}`)
      await this.#testDelivery()
      this.#session = session
      // Texts may have been missed before.
      onText()
      await Promise.race([this.#beat(session), lost])
    } finally {
      this.#session = undefined
      this.#trustedUntil = 0
      await session.end().catch(() => {})
    }
  }

  async #testDelivery(): Promise<void> {
    const arrived = new Promise<boolean>((resolve) => {
      this.#onTestMessage = () => resolve(true)
    })
    const other = new pg.Client(this.#client)
    other.on('error', this.#settings.onError)
    try {
      await other.connect()
      await send(other, { from: this.#self, number: 0, to: this.#self })
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
function send(client: pg.Client, message: Message) {
  return client.query('select pg_notify($1, $2)', [channelName, JSON.stringify(message)])
}

/** The ids of all instances that listen. */
async function findListening(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)',
    [sessionName]
  )
  return rows.map(({ name }) => name.slice(sessionName.length))
}
