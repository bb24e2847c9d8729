import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, clientHasLeft } from '../errors.ts'
import { isLongPoll, type LongPoll, longPoll } from '../handler-results.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For how long the request has waited for news, in milliseconds; undefined where its path could not be read. */
    waitedMs: number | undefined
  }
}

/** How many requests may wait for news at once in this process. */
export type LongPollBounds = { ofTenant: number; inAll: number }

export const defaultLongPollBounds: Readonly<LongPollBounds> = { ofTenant: 200, inAll: 5_000 }

/** Why a wait is over: there is news, the time is over, or nobody may wait. */
type End = 'news' | 'time' | 'stop'

/** A request that waits; thousands do, so little is kept of each. `end` is called with an error where it is refused. */
type Waiting = Pick<Parts, 'request' | 'admit'> & { end: (how: End | ApiError) => void }

/** What belongs to a request that is to wait. */
type Parts = {
  request: FastifyRequest
  reply: FastifyReply
  /** For so many seconds at most. */
  seconds: number
  /** Does what costs something, within the operation's limits. */
  inSlot: (work: () => unknown) => Promise<unknown>
  /** Throws where the request would not be admitted any more. */
  admit: (request: FastifyRequest) => Promise<void>
}

/**
 * So long, in milliseconds, does a request wait that comes while the service stops. Answered at once, a client that asks again and again
 * would spend its tenant's rate limit on that; and who waits for longer than a second would not know of the stop.
 */
const stoppingMs = 1_000
/** How often what ends credentials without a word is looked for, in milliseconds. */
const checkMs = 1_000
/** So many credentials are looked up at once. */
const lookUpsAtOnce = 4

/**
 * Requests that wait until there is something to answer, without a slot and a connection to the database. A wait ends early
 * when the credential does, when the client leaves and when the service stops.
 */
export class LongPolls {
  readonly #bounds: LongPollBounds
  readonly #hearsInvalidations: () => boolean
  readonly #onRefused: () => void
  readonly #byTenant = new Map<string, Set<Waiting>>()
  /** Groups with one credential each that have yet to be admitted again. */
  readonly #due: Waiting[][] = []
  #count = 0
  #lookUps = 0
  #isStopping = false
  #isClosed = false
  #checking: NodeJS.Timeout | undefined

  /** `onRefused` is called for each request that can't wait, since too many do. */
  constructor(bounds: LongPollBounds, hearsInvalidations: () => boolean, onRefused: () => void) {
    this.#bounds = bounds
    this.#hearsInvalidations = hearsInvalidations
    this.#onRefused = onRefused
  }

  /** How many requests wait. */
  count(): number {
    return this.#count
  }

  /** The answer to a request, once it has one or its time is over. Throws what the request would be refused with by then. */
  async answer(first: LongPoll<unknown>, parts: Parts): Promise<unknown> {
    const askedMs = parts.seconds * 1_000
    const endsAtMs = performance.now() + (this.#isStopping ? Math.min(askedMs, stoppingMs) : askedMs)
    for (let poll = first; ; ) {
      const end = await this.#wait(poll, parts, endsAtMs)
      if (end === 'stop') return poll[longPoll]
      const next = await parts.inSlot(poll.look)
      if (!isLongPoll(next)) return next
      if (end === 'time') return next[longPoll]
      poll = next
    }
  }

  /** To be called when credentials of a tenant may have ended, or those of all tenants. */
  admitAgain(tenantId?: string): void {
    // The text that is about the tenants themselves is empty.
    this.#enqueue(tenantId ? [...(this.#byTenant.get(tenantId) ?? [])] : this.#all())
  }

  /** Ends all waits; those that begin from now on are short. */
  stop(): void {
    this.#isStopping = true
    for (const { end } of this.#all()) end('stop')
  }

  /** Ends all waits, now and from now on: nobody can connect any more to ask again. */
  close(): void {
    this.#isClosed = true
    this.stop()
  }

  #wait(poll: LongPoll<unknown>, { request, reply, admit }: Parts, endsAtMs: number): Promise<End> {
    if (reply.raw.destroyed) throw clientHasLeft()
    if (this.#isClosed) return Promise.resolve('stop')
    if (!this.#hasRoom(tenantOf(request))) {
      this.#onRefused()
      return Promise.resolve('stop')
    }
    const beganAtMs = performance.now()
    return new Promise((resolve, reject) => {
      const end: Waiting['end'] = (how) => {
        clearTimeout(timer)
        leave()
        reply.raw.off('close', onClose)
        if (!this.#remove(waiting)) return
        request.waitedMs = (request.waitedMs ?? 0) + performance.now() - beganAtMs
        if (how instanceof ApiError) reject(how)
        else resolve(how)
      }
      const waiting = { request, admit, end }
      const onClose = () => end(clientHasLeft())
      const timer = setTimeout(end, Math.max(0, endsAtMs - beganAtMs), 'time')
      reply.raw.on('close', onClose)
      const leave = poll.follow(() => end('news'))
      this.#add(waiting)
      // The credential may have ended since the request was admitted.
      this.#enqueue([waiting])
    })
  }

  #hasRoom(tenantId: string): boolean {
    const { ofTenant, inAll } = this.#bounds
    return this.#count < inAll && (this.#byTenant.get(tenantId)?.size ?? 0) < ofTenant
  }

  #add(waiting: Waiting): void {
    const tenantId = tenantOf(waiting.request)
    this.#byTenant.set(tenantId, (this.#byTenant.get(tenantId) ?? new Set()).add(waiting))
    this.#count += 1
    this.#checking ??= setInterval(() => this.#check(), checkMs)
  }

  /** Whether it was waiting until now. */
  #remove(waiting: Waiting): boolean {
    const tenantId = tenantOf(waiting.request)
    const ofTenant = this.#byTenant.get(tenantId)
    if (!ofTenant?.delete(waiting)) return false
    this.#count -= 1
    if (ofTenant.size === 0) this.#byTenant.delete(tenantId)
    if (this.#count === 0) {
      clearInterval(this.#checking)
      this.#checking = undefined
    }
    return true
  }

  #all(): Waiting[] {
    return [...this.#byTenant.values()].flatMap((ofTenant) => [...ofTenant])
  }

  /** Finds what nobody says: a credential that expires, and whatever happens while no invalidations are heard. */
  #check(): void {
    // Where the database is slow, the last round may not be over.
    if (this.#lookUps > 0) return
    const now = Date.now()
    const isHearing = this.#hearsInvalidations()
    const isDue = ({ request: { caller } }: Waiting) => !isHearing || (caller?.expiresAtMs ?? now + 1) <= now
    this.#enqueue(this.#all().filter(isDue))
  }

  #enqueue(some: Waiting[]): void {
    this.#due.push(...Map.groupBy(some, ({ request }) => credentialOf(request)).values())
    while (this.#lookUps < lookUpsAtOnce && this.#lookUps < this.#due.length) this.#lookUp()
  }

  async #lookUp(): Promise<void> {
    this.#lookUps += 1
    for (let group = this.#due.shift(); group; group = this.#due.shift()) {
      try {
        const [first] = group
        if (!first) continue
        await first.admit(first.request)
        for (const { request } of group) request.caller = first.request.caller
      } catch (error) {
        // Where the database doesn't answer, nothing is known of the credential.
        if (error instanceof ApiError && error.status < 500) for (const { end } of group) end(error)
      }
    }
    this.#lookUps -= 1
  }
}

function tenantOf({ tenant }: FastifyRequest): string {
  return tenant?.id ?? ''
}

/** What a request says of its tenant and caller; those that say the same are admitted or refused together. */
function credentialOf({ headers }: FastifyRequest): string {
  return [headers.host, headers['x-api-key'], headers.authorization].join('\n')
}
