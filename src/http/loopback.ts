import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * For an app that will listen on 127.0.0.1: returns what makes it answer on `[::1]`, too, which `localhost` may mean as well.
 * To be called once the app listens. Where the machine has no `::1`, or another program has the port there, that is left out.
 */
export function answerOnBothLoopbacks(app: FastifyInstance): () => Promise<void> {
  // The HTTP server's own connections, but for where they were accepted: all its limits hold.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket))
  app.addHook('preClose', async () => void server.close())
  return async () => {
    const { port } = app.server.address() as AddressInfo
    server.listen({ port, host: '::1' })
    await once(server, 'listening').catch(() => {})
  }
}
