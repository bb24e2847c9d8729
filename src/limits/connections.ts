import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ClientTimeouts } from './client-timeouts.ts'

/** Requests that are held: read, but not begun before `release`. */
type Hold = { count: () => number; release: () => void }

type Connection = {
  /** The answer that is being made or sent. */
  current?: ServerResponse | undefined
  /** Whether nothing is read any more, and the connection ends with its current answer. */
  isEnding: boolean
}

/** Lines of headers in a request; each costs more than its bytes. Ten times what clients and their proxies send. */
const maxHeaderLines = 100

/**
 * The connections of an HTTP server, each with one answer at a time. Browsers and SDKs wait for an answer before they send the
 * next request. Whoever doesn't (RFC 9112 §9.3.2) gets the answer that is under way, with `Connection: close`, and nothing
 * else of it is read, so a thousand pipelined requests cost no more than a few. A connection on which nothing moves for
 * `stalledAnswerMs` is ended, too, unless its answer is still being made.
 */
export class Connections {
  readonly #timeouts: ClientTimeouts
  readonly #all = new Map<Socket, Connection>()
  #held: (() => void)[] | undefined

  constructor(timeouts: ClientTimeouts) {
    this.#timeouts = timeouts
  }

  /** For Fastify's option `serverFactory`. */
  serve(handle: RequestListener): Server {
    const { requestMs, headersMs, checkMs, stalledAnswerMs } = this.#timeouts
    const server = createServer({
      ...{ requestTimeout: requestMs, headersTimeout: headersMs, keepAliveTimeout: 72_000 },
      ...{ connectionsCheckingInterval: checkMs, maxHeaderSize: 16_384 },
      // http/request-head.ts has our own answers to a missing Host and to two of them.
      ...{ requireHostHeader: false, joinDuplicateHeaders: true }
    })
    server.timeout = stalledAnswerMs
    const take = (request: IncomingMessage, response: ServerResponse) => {
      if (request.rawHeaders.length <= 2 * maxHeaderLines) return this.#take(request, response, handle)
      const error = Object.assign(new Error('too many headers'), { code: 'HPE_HEADER_OVERFLOW' })
      server.emit('clientError', error, request.socket)
      stopParsing(request.socket)
    }
    server.on('request', take)
    server.on('checkExpectation', take)
    server.on('connection', (socket: Socket) => {
      this.#all.set(socket, { isEnding: false })
      socket.once('close', () => this.#all.delete(socket))
    })
    server.on('timeout', (socket: Socket) => {
      // The timeout means that nothing was sent or received. While an answer is still being made, that is no fault of the client.
      // Of a connection that isn't read nobody would learn that its client is gone.
      const { current, isEnding } = this.#all.get(socket) ?? {}
      if (!current || isEnding || socket.writableLength > 0) socket.destroy()
    })
    return server
  }

  /** Calls `answer` for a request that can't be read, unless an earlier answer is under way on the connection. */
  answerUnreadable(socket: Socket, answer: () => void): void {
    const connection = this.#all.get(socket)
    if (connection?.isEnding) return
    // If the unreadable part is the body of the current request, its handler would wait for it in vain.
    if (connection?.current?.req.complete) this.#endWithAnswer(socket, connection)
    else answer()
  }

  /** How many connections are open. */
  count(): number {
    return this.#all.size
  }

  /** Makes the answers that have not begun yet end their connections (RFC 9112 §9.6). */
  closeAfterAnswers(): void {
    for (const { current } of this.#all.values()) announceClose(current)
  }

  /** Begins no request until `release` is called. */
  hold(): Hold {
    const begun: (() => void)[] = []
    this.#held = begun
    return {
      count: () => begun.length,
      release: () => {
        this.#held = undefined
        for (const begin of begun) begin()
      }
    }
  }

  /** Ends the connections on which nothing is being answered. */
  closeUnused(): void {
    for (const [socket, { current }] of this.#all) if (!current) socket.destroySoon()
  }

  /** Ends them all, whatever is being answered. */
  destroyAll(): void {
    for (const socket of this.#all.keys()) socket.destroy()
  }

  #take(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
    const { socket } = request
    const connection = this.#all.get(socket)
    if (!connection || connection.isEnding || socket.destroyed) return
    if (connection.current) {
      this.#endWithAnswer(socket, connection)
      return
    }
    connection.current = response
    // Comes also where the client leaves before its answer.
    response.on('close', () => {
      connection.current = undefined
      if (connection.isEnding) socket.destroySoon()
    })
    if (this.#held) this.#held.push(() => handle(request, response))
    else handle(request, response)
  }

  #endWithAnswer(socket: Socket, connection: Connection): void {
    connection.isEnding = true
    announceClose(connection.current)
    stopParsing(socket)
    // Paused in the next tick, since Node resumes the socket after each request that it has parsed.
    process.nextTick(() => socket.pause())
  }
}

function announceClose(response: ServerResponse | undefined): void {
  if (response && !response.headersSent) response.setHeader('connection', 'close')
}

/**
 * Makes the parser fail at the next request. Node would else make requests of all that it has read, 64 KiB at once, and
 * has no documented way to keep it from that; where this one is gone, they are made and left alone.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null }
  if (parser) parser.onIncoming = () => -1
}
