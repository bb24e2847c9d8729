import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How many bytes of answers may wait for clients to read them, in this process. */
export type UnsentBounds = { ofTenant: number; ofAddress: number; inAll: number }

/** The longest page of records has about 18 MB. */
const defaultBounds: UnsentBounds = { ofTenant: 33_554_432, ofAddress: 33_554_432, inAll: 100_663_296 }

/** Shorter answers aren't counted: a connection takes them in at once, and most requests cost nothing here. */
const minCountedBytes = 16_384
const trimEveryMs = 100

type Answer = { request: FastifyRequest; socket: Socket; tenantId: string; address: string }

/** What clients have not read yet of long answers. */
export type Unsent = {
  /** Notes who is about to be sent an answer of so many bytes. */
  note: (request: FastifyRequest, bytes: number) => void
  /** Sees to the bounds. */
  trim: () => void
}

/**
 * Bounds what clients leave unread. Beyond the bound of a tenant or an address the oldest answers are broken off, since
 * who reads is done long before; beyond the bound in all, those of the tenant with the most.
 */
export function openUnsent(bounds: UnsentBounds = defaultBounds): Unsent {
  // By connection, which sends one at a time; the oldest first.
  const answers = new Map<Socket, Answer>()

  function findWaiting(): Answer[] {
    for (const { socket } of answers.values()) {
      if (socket.destroyed || !(socket.writableLength > 0)) answers.delete(socket)
    }
    return [...answers.values()]
  }

  function breakOff(answer: Answer): void {
    answers.delete(answer.socket)
    answer.request.log.warn('an answer is broken off: its client and others like it do not read')
    answer.socket.destroy()
  }

  /** A group has its latest answers, as many as it may. */
  function trimGroups(nameOf: (answer: Answer) => string, maxBytes: number): void {
    const totals = new Map<string, number>()
    for (const answer of findWaiting().reverse()) {
      const before = totals.get(nameOf(answer)) ?? 0
      const total = before + answer.socket.writableLength
      if (before > 0 && total > maxBytes) breakOff(answer)
      else totals.set(nameOf(answer), total)
    }
  }

  function trimAll(): void {
    for (let waiting = findWaiting(); sumUnsent(waiting) > bounds.inAll; waiting = findWaiting()) {
      const ofTenants = [...Map.groupBy(waiting, ({ tenantId }) => tenantId).values()]
      breakOff(ofTenants.reduce((a, b) => (sumUnsent(b) > sumUnsent(a) ? b : a))[0] as Answer)
    }
  }

  return {
    note: (request, bytes) => {
      if (bytes < minCountedBytes) return
      const { socket, tenant, ip: address } = request
      answers.delete(socket)
      answers.set(socket, { request, socket, tenantId: tenant?.id ?? '', address })
    },
    trim: () => {
      if (answers.size === 0) return
      trimGroups(({ tenantId }) => tenantId, bounds.ofTenant)
      trimGroups(({ address }) => address, bounds.ofAddress)
      trimAll()
    }
  }
}

/** Keeps what clients of an app leave unread within the bounds, all the time. */
export function boundUnsent(app: FastifyInstance): Unsent['note'] {
  const { note, trim } = openUnsent()
  const timer = setInterval(trim, trimEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return note
}

function sumUnsent(answers: Answer[]): number {
  return answers.reduce((total, { socket }) => total + socket.writableLength, 0)
}
