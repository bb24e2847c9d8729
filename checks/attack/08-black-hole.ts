import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { type Attack, databaseUrl } from './arena.ts'
import { ask } from './client.ts'

const blackMs = 20_000
const patienceMs = 30_000

export const attack: Attack = {
  line: 8,
  what: 'the network between service and database swallows everything for 20 s',
  isDisruptive: true,
  run: async ({ databaseUrl: url, startInstance, tenants: { mallory, oscar, peggy, trudy } }) => {
    const proxy = await startProxy(url)
    try {
      const { port } = await startInstance({}, proxy.url)
      let [slowest, healedAt] = [0, Number.POSITIVE_INFINITY]
      const open = new Set<Promise<void>>()
      /** By tenant, when the first write was answered that was sent after the network came back. */
      const written = new Map<NewTenant, number>()
      const send = (tenant: NewTenant, method: 'GET' | 'POST') => {
        const sentAt = performance.now()
        const body = method === 'POST' ? { name: 'x' } : undefined
        const sent = ask({ port, tenant, method, path: '/api/v1/companies', body, timeoutMs: 60_000 }).then(
          (answer) => {
            open.delete(sent)
            slowest = Math.max(slowest, answer.ms)
            if (answer.status === 201 && sentAt >= healedAt && !written.has(tenant))
              written.set(tenant, performance.now())
          }
        )
        open.add(sent)
      }
      const tenants = [mallory, oscar, peggy, trudy]
      const timer = setInterval(() => {
        for (const tenant of tenants) {
          send(tenant, 'POST')
          send(tenant, 'GET')
        }
      }, 500)
      await sleep(1_500)
      proxy.swallow()
      await sleep(blackMs)
      proxy.heal()
      healedAt = performance.now()
      while (written.size < tenants.length && performance.now() - healedAt < patienceMs) await sleep(50)
      clearInterval(timer)
      await Promise.race([Promise.all(open), sleep(15_000)])
      const last = written.size < tenants.length ? Number.POSITIVE_INFINITY : Math.max(...written.values())
      const seconds = (last - healedAt) / 1_000
      return {
        sent: `8 writes and 8 reads a second of four tenants, while all connections to the database go silent for ${blackMs / 1_000} s and stay so; later new ones work`,
        checks: [
          { isHeld: seconds <= 5, found: `each tenant wrote again ${seconds.toFixed(1)} s after healing ≤ 5` },
          {
            isHeld: open.size === 0,
            found: `slowest answer ${(slowest / 1_000).toFixed(1)} s; ${open.size} still without one`
          }
        ]
      }
    } finally {
      proxy.close()
    }
  }
}

/** A way to the database whose connections can be made to carry nothing, and never again. */
async function startProxy(serverUrl: string) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const { searchParams, pathname } = new URL(serverUrl)
  const server = createServer((near) => {
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    if (isSilent) return void near.pause()
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: databaseUrl(`postgres://postgres@127.0.0.1:${port}/?sslmode=disable`, pathname.slice(1)),
    swallow: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    heal: () => {
      isSilent = false
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
  }
}
