import type { Server, Socket } from 'node:net'
import { networkOf } from './client-network.ts'

/** How many connections there may be at once: in all, and of each client address (of IPv6: each /64) that is no proxy's. */
type ConnectionBounds = { inAll: number; ofAddress: number; isProxy: (address: string) => boolean }

/** Closes each connection beyond the bounds as soon as it is accepted, before anything of it is read. */
export function boundConnections(server: Server, { inAll, ofAddress, isProxy }: ConnectionBounds): void {
  server.maxConnections = inAll
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress)
    const before = counts.get(network) ?? 0
    if (before >= ofAddress && !isProxy(socket.remoteAddress ?? '')) return void socket.destroy()
    counts.set(network, before + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
