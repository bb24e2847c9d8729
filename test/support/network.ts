import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy before the database; what it has swallowed never comes, as with TCP's patience at its end. It swallows nothing,
 * all, or what belongs to sessions whose application_name contains a text.
 */
export async function openNetwork(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  let swallows: boolean | string = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname)
    let isLost = false
    let start = ''
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.on('data', (data) => {
        // A session's first message has its name.
        start ||= data.toString('latin1')
        isLost ||= typeof swallows === 'string' ? start.includes(swallows) : swallows
        if (!isLost) to.write(data)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(databaseUrl)
  through.searchParams.delete('host')
  through.searchParams.delete('port')
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    swallow: (what: boolean | string) => {
      swallows = what
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
  }
}
