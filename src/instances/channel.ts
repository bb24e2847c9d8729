import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SilenceWatch } from '../db/silent-connections.ts'
import { type ChannelTimeouts, findListening, Listener, type Message, send, trustMs } from './listener.ts'

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
  timeouts?: ChannelTimeouts
}

/** While these run, no cache is used; shorter ones would end the connections of a database that is only busy. */
const defaultTimeouts: ChannelTimeouts = { connectMs: 2_500, answerMs: 5_000 }

/**
 * Publishes texts to all instances, for what must change everywhere at once. Whoever keeps something that a text would end
 * uses it only while `isTrusted`: then every text that is older than `trustMs` has certainly been received.
 */
export class Channel {
  /** It ends so that release 1.1.0, which may run beside this one, takes it for no older one. */
  readonly #self = `${randomUUID()}/properties`
  readonly #settings: ChannelSettings
  readonly #listener: Listener
  /** What this instance has published and others have not confirmed yet, by number. */
  readonly #unconfirmed = new Map<number, { missing: Set<string>; done: () => void }>()
  #published = 0

  constructor(settings: ChannelSettings) {
    this.#settings = settings
    this.#listener = new Listener({
      ...{ silence: { mark: () => {}, destroySilent: () => {} }, timeouts: defaultTimeouts, ...settings },
      self: this.#self,
      onListening: () => settings.onText(),
      onMessage: (session, message) => this.#receive(session, message)
    })
  }

  isTrusted(): boolean {
    return this.#listener.isTrusted()
  }

  /**
   * Resolves when every other instance that listens has confirmed the text, or doesn't use what it keeps any more. What is published
   * is committed, so a text that can't be sent is no error: then nobody uses what it would end after a while.
   */
  async publish(text: string): Promise<void> {
    this.#settings.onText(text)
    const { session } = this.#listener
    if (!session) return sleep(this.#settings.keptMs)
    await this.#tell(session, text).catch((error) => {
      this.#settings.onError(error)
      return sleep(this.#settings.keptMs)
    })
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

  close(): Promise<void> {
    return this.#listener.close()
  }

  #receive(session: pg.Client, { from, number, to, text }: Message): void {
    if (to === this.#self) this.#confirm(number, from)
    else if (to === undefined && from !== this.#self) {
      this.#settings.onText(text)
      send(session, { from: this.#self, number, to: from }).catch(this.#settings.onError)
    }
  }

  #confirm(number: number, by: string): void {
    const pending = this.#unconfirmed.get(number)
    pending?.missing.delete(by)
    if (pending?.missing.size === 0) pending.done()
  }
}
