import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './arena.ts'
import { ask, repeat, succeed } from './client.ts'

const ports = [0, 1, 22, 25, 53, 110, 143, 443, 587, 1023, 1024, 3306, 65_535]
const delays = ['-99999', '1e9', 'soon', '99999999999', 'Thu, 01 Jan 1970 00:00:00 GMT', '']

export const attack: Attack = {
  line: 17,
  what: 'a tenant aims webhooks at other services, and its receiver answers nonsense',
  // As in production: where local addresses are allowed for development, so are their ports.
  settings: { WEBHOOK_ALLOW_LOCAL: 'false' },
  run: async ({ port, startInstance, tenants: { mallory } }) => {
    const add = (at: number, url: string) =>
      ask({
        port: at,
        tenant: mallory,
        method: 'POST',
        path: '/api/v1/webhooks',
        body: { name: 'w', url, events: ['company.created'] }
      })
    const made = await repeat(ports.length, 4, async (n) => ({
      port: ports[n] ?? 0,
      ...(await add(port, `https://example.com:${ports[n]}/`))
    }))
    const wrong = made
      .filter(({ port, status }) => (status === 201) !== (port === 443 || port >= 1_024))
      .map(({ port, status }) => `${port}: ${status}`)

    const local = await startInstance({ WEBHOOK_ALLOW_LOCAL: 'true' })
    const receiver = createServer((request, response) => {
      request.resume()
      response.writeHead(503, { 'retry-after': delays[Number(request.url?.slice(1))] ?? '' }).end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const hooks = await repeat(delays.length, 4, (n) =>
      add(local.port, `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${n}`)
    )
    await succeed({ port: local.port, tenant: mallory, method: 'POST', path: '/api/v1/companies', body: { name: 'x' } })
    await sleep(4_000)
    const waits = await repeat(hooks.length, 2, async (n) => {
      const path = `/api/v1/webhooks/${JSON.parse(hooks[n]?.text || '{}').id}/deliveries`
      const [delivery] = await succeed<{ nextAttemptAt: string }[]>({ port: local.port, tenant: mallory, path })
      return Math.round((Date.parse(delivery?.nextAttemptAt ?? '') - Date.now()) / 1_000)
    })
    receiver.close()
    receiver.closeAllConnections()
    // The first repetition is due after 30 s and at most a fifth more; a number of seconds that is too large counts as an hour.
    const odd = waits
      .map((seconds, n) => `${JSON.stringify(delays[n])}: ${seconds} s`)
      .filter((_, n) => n !== 3 && !((waits[n] ?? 0) > 15 && (waits[n] ?? 0) <= 37))
    return {
      sent: `webhooks to ${ports.length} ports; ${delays.length} kinds of Retry-After`,
      checks: [
        {
          isHeld: wrong.length === 0,
          found: `ports with another answer than they should have: ${wrong.join(', ') || 'none'}`
        },
        {
          isHeld: odd.length === 0,
          found: `waits after nonsense other than the ordinary 30 s: ${odd.join(', ') || 'none'}`
        }
      ]
    }
  }
}
