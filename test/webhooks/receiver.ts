import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Test } from 'tap'
import { waitFor } from '../support/wait-for.ts'

/** A request that the receiver got, whole. */
export type Received = {
  headers: IncomingHttpHeaders
  body: string
  event: { event: string; timestamp: string; data: Record<string, unknown> }
}

export type Receiver = {
  url: string
  received: Received[]
  /** Resolves with all that was received as soon as there are `count`; throws after a minute. */
  waitFor: (count: number) => Promise<Received[]>
  /** Names of the events received, in the order of their timestamps. */
  events: () => string[]
}

/** A local receiver; answers 204 by default, after the request is noted. */
export async function startReceiver(t: Test, answer?: RequestListener): Promise<Receiver> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      received.push({ headers: request.headers, body, event: JSON.parse(body) })
      if (answer) answer(request, response)
      else response.writeHead(204).end()
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    waitFor: async (count) => {
      await waitFor(`${count} deliveries`, () => received.length >= count)
      return received
    },
    events: () =>
      [...received].sort((a, b) => a.event.timestamp.localeCompare(b.event.timestamp)).map(({ event }) => event.event)
  }
}
