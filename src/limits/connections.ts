import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ClientTimeouts } from './client-timeouts.ts'

/** Of a connection: the request that is being answered, and those that wait. Node's own server doesn't limit them. */
export type Connections = {
  /** For Fastify's option `serverFactory`. */
  serve: (handle: RequestListener) => Server
  /** Does the last thing that is done on a connection, once what was asked on it before is answered. */
  afterAnswers: (socket: Socket, work: () => void) => void
  /** How many there are. */
  count: () => number
  /** Makes the answers that have not begun yet end their connections (RFC 9112 §9.6). */
  closeAfterAnswers: () => void
  /** Begins no request until `release` is called. */
  hold: () => Held
  /** Ends the connections on which nothing is being answered. */
  closeUnused: () => void
}

/** Requests that are begun later. */
export type Held = { count: () => number; release: () => void }

type Connection = {
  /** The answer that is being made or sent. */
  current: ServerResponse | undefined
  /** Requests that came behind it, in order. */
  waiting: (() => void)[]
  /** Whether nothing more is read for now. */
  isPaused: boolean
  next: () => void
}

/** Of a connection on which so many requests wait nothing more is read until they are begun. */
const maxWaitingOnConnection = 16

/**
 * So many requests wait behind others of their connection, in all, at about 2 kB each. Node parses what it has read at once
 * (64 KiB hold 1,600 requests) before one can stop it, so a bound per connection would end clients that do no harm.
 */
const maxWaiting = 10_000

/**
 * Answers the requests of a connection one after the other, so that a client which sends many and reads nothing (RFC 9112
 * §9.3.2) is owed one answer, and no more than a few requests of it are read. While more than `maxWaiting` wait, the
 * connection with the most of them is ended. One that takes nothing of an answer for `stalledAnswerMs` is ended, too.
 */
export function openConnections(timeouts: ClientTimeouts): Connections {
  const all = new Map<Socket, Connection>()
  let waitingCount = 0
  let held: (() => void)[] | undefined

  function open(socket: Socket): void {
    const connection: Connection = {
      current: undefined,
      waiting: [],
      next: () => {
        connection.current = undefined
        const work = connection.waiting.shift()
        if (!work) return
        waitingCount -= 1
        work()
        if (connection.isPaused && connection.waiting.length === 0) {
          connection.isPaused = false
          socket.resume()
        }
      },
      isPaused: false
    }
    all.set(socket, connection)
    socket.once('close', () => {
      forgetWaiting(connection)
      all.delete(socket)
    })
  }

  function wait(connection: Connection, of: Socket, work: () => void): void {
    connection.waiting.push(work)
    waitingCount += 1
    if (connection.waiting.length >= maxWaitingOnConnection) pause(connection, of)
    if (waitingCount <= maxWaiting) return
    const [socket, longest] = [...all].reduce((a, b) => (b[1].waiting.length > a[1].waiting.length ? b : a))
    forgetWaiting(longest)
    socket.destroy()
  }

  function pause(connection: Connection, socket: Socket): void {
    if (connection.isPaused) return
    connection.isPaused = true
    // Not at once: with each request that it has parsed Node makes sure that the next one is read.
    process.nextTick(() => connection.isPaused && socket.pause())
  }

  function forgetWaiting({ waiting }: Connection): void {
    waitingCount -= waiting.length
    waiting.length = 0
  }

  function serve(handle: RequestListener): Server {
    const take = (request: IncomingMessage, response: ServerResponse) => {
      const connection = all.get(request.socket)
      if (!connection || request.socket.destroyed) return
      const begin = () => {
        connection.current = response
        // Comes also where the client leaves before its answer.
        response.on('close', connection.next)
        if (held) held.push(() => handle(request, response))
        else handle(request, response)
      }
      if (connection.current) wait(connection, request.socket, begin)
      else begin()
    }
    const server = createServer({
      ...{ requestTimeout: timeouts.requestMs, headersTimeout: timeouts.headersMs, keepAliveTimeout: 72_000 },
      ...{ connectionsCheckingInterval: timeouts.checkMs, maxHeaderSize: 16_384 },
      // request-head.ts has our own answers to a missing Host and to two of them.
      ...{ requireHostHeader: false, joinDuplicateHeaders: true }
    })
    server.timeout = timeouts.stalledAnswerMs
    server.on('connection', open)
    server.on('request', take)
    server.on('checkExpectation', take)
    server.on('timeout', (socket: Socket) => {
      // Nothing was sent or received for that long. Where nothing is there to be sent, the answer is still being made.
      if (!all.get(socket)?.current || socket.writableLength > 0) socket.destroy()
    })
    return server
  }

  return {
    serve,
    afterAnswers: (socket, work) => {
      const connection = all.get(socket)
      // Where it is the body of that very request that can't be read, its answer would wait in vain.
      if (connection?.current?.req.complete) wait(connection, socket, work)
      else work()
    },
    count: () => all.size,
    closeAfterAnswers: () => {
      for (const { current } of all.values()) {
        if (current && !current.headersSent) current.setHeader('connection', 'close')
      }
    },
    hold: () => {
      const begun: (() => void)[] = []
      held = begun
      return {
        count: () => begun.length,
        release: () => {
          held = undefined
          for (const begin of begun) begin()
        }
      }
    },
    closeUnused: () => {
      for (const [socket, { current }] of all) if (!current) socket.destroySoon()
    }
  }
}
