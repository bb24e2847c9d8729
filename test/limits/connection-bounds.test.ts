import { EventEmitter, once } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { readConfig } from '../../src/config.ts'
import { boundConnections } from '../../src/limits/connection-bounds.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// How many connections there may be at once, over real sockets.

/** An app with these settings; `open` connects from an address, asks, and has the status of the answer, or undefined. */
async function listen(t: Test, settings: Record<string, string>) {
  const { maxConnections, maxConnectionsPerAddress, trustProxy } = readConfig(settings)
  const { app } = await startService(t, { maxConnections, maxConnectionsPerAddress, trustProxy })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const sockets: Socket[] = []
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
  })
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ host: '127.0.0.1', port, localAddress })
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    const closed = new Promise<undefined>((resolve) => socket.once('close', () => resolve(undefined)))
    const text = await Promise.race([once(socket, 'data').then(String, () => undefined), closed])
    return text && Number(text.slice(9, 12))
  }
  return { open, sockets, server: app.server }
}

t.test('Connections of an address beyond its bound are closed before they are read, and others are not', async (t) => {
  const { open, sockets, server } = await listen(t, { MAX_CONNECTIONS_PER_ADDRESS: '2' })
  let requests = 0
  server.on('request', () => {
    requests += 1
  })
  t.same([await open(), await open(), await open(), await open()], [200, 200, undefined, undefined])
  t.equal(requests, 2)
  t.equal(await open('127.0.0.2'), 200)
  sockets[0]?.destroy()
  await waitFor('there is room again', async () => (await open()) === 200)
  t.equal(await open(), undefined)
})

t.test('Connections of trusted proxies are bounded only in all', async (t) => {
  for (const proxies of ['1', '127.0.0.0/30']) {
    const settings = { MAX_CONNECTIONS_PER_ADDRESS: '1', MAX_CONNECTIONS: '4', TRUST_PROXY: proxies }
    const { open } = await listen(t, settings)
    t.same([await open(), await open(), await open()], [200, 200, 200], proxies)
    t.equal(await open('127.0.0.2'), 200)
    t.equal(await open(), undefined)
  }
  const { open } = await listen(t, { MAX_CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.2' })
  t.same([await open(), await open()], [200, undefined], 'another peer is no proxy')
})

t.test('Connections are counted by the /64 of an IPv6 address', async (t) => {
  const server = new EventEmitter()
  boundConnections(server as Server, { inAll: 100, ofAddress: 1, isProxy: () => false })
  const isRefused = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isDestroyed: false })
    server.emit('connection', Object.assign(socket, { destroy: () => Object.assign(socket, { isDestroyed: true }) }))
    return socket.isDestroyed
  }
  t.same(['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'].map(isRefused), [false, true, false])
  t.same(['::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'].map(isRefused), [false, true, false])
})

t.test('A client with a new connection for each request has as many as it needs', async (t) => {
  const { open, sockets } = await listen(t, {})
  for (let n = 0; n < 2_500; n += 50) {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => open()))
    t.same(new Set(statuses), new Set([200]))
    for (const socket of sockets.splice(0)) socket.destroy()
  }
})
