import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How many bytes of answers may wait for clients to read them, in this process. */
type UnreadBounds = { ofTenant: number; ofAddress: number; inAll: number }

/** The longest page of records has about 18 MB. */
const defaultBounds: UnreadBounds = { ofTenant: 33_554_432, ofAddress: 33_554_432, inAll: 100_663_296 }

/** Shorter answers aren't counted: a connection takes them in at once, and most requests cost nothing here. */
const minCountedBytes = 16_384
const trimEveryMs = 100

type Answer = { request: FastifyRequest; socket: Socket; tenantId: string; address: string }

/**
 * Bounds what clients leave unread of long answers. Beyond the bound of a tenant or an address its oldest answers are broken
 * off, since who reads is done long before; beyond the bound in all, the oldest of the tenant with the most.
 */
export class UnreadAnswers {
  readonly #bounds: UnreadBounds
  /** By connection, which sends one at a time; the oldest first. */
  readonly #answers = new Map<Socket, Answer>()

  constructor(bounds: UnreadBounds = defaultBounds) {
    this.#bounds = bounds
  }

  /** Notes who is about to be sent an answer of so many bytes. */
  note(request: FastifyRequest, bytes: number): void {
    if (bytes < minCountedBytes) return
    const { socket, tenant, ip: address } = request
    this.#answers.delete(socket)
    this.#answers.set(socket, { request, socket, tenantId: tenant?.id ?? '', address })
  }

  /** Breaks off what is beyond the bounds. */
  trim(): void {
    if (this.#answers.size === 0) return
    this.#trimEach(({ tenantId }) => tenantId, this.#bounds.ofTenant)
    this.#trimEach(({ address }) => address, this.#bounds.ofAddress)
    for (let unread = this.#findUnread(); sumUnread(unread) > this.#bounds.inAll; unread = this.#findUnread()) {
      const ofTenants = [...Map.groupBy(unread, ({ tenantId }) => tenantId).values()]
      this.#breakOff(ofTenants.reduce((a, b) => (sumUnread(b) > sumUnread(a) ? b : a))[0] as Answer)
    }
  }

  /** Keeps the latest answers of each tenant or address up to a number of bytes, and one in any case. */
  #trimEach(nameOf: (answer: Answer) => string, maxBytes: number): void {
    const totals = new Map<string, number>()
    for (const answer of this.#findUnread().reverse()) {
      const before = totals.get(nameOf(answer)) ?? 0
      const total = before + answer.socket.writableLength
      if (before > 0 && total > maxBytes) this.#breakOff(answer)
      else totals.set(nameOf(answer), total)
    }
  }

  #findUnread(): Answer[] {
    for (const { socket } of this.#answers.values()) {
      if (socket.destroyed || !(socket.writableLength > 0)) this.#answers.delete(socket)
    }
    return [...this.#answers.values()]
  }

  #breakOff({ request, socket }: Answer): void {
    this.#answers.delete(socket)
    request.log.warn('an answer is broken off: its client and others like it do not read')
    socket.destroy()
  }
}

/** Bounds what clients of an app leave unread, ten times a second until it closes. */
export function boundUnreadAnswers(app: FastifyInstance): UnreadAnswers {
  const unread = new UnreadAnswers()
  const timer = setInterval(() => unread.trim(), trimEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return unread
}

function sumUnread(answers: Answer[]): number {
  return answers.reduce((total, { socket }) => total + socket.writableLength, 0)
}
