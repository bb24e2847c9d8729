import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { percentile } from '../percentile.ts'
import type { Attack } from './arena.ts'
import { ask, repeat, succeed } from './client.ts'

const [hanging, slow, most] = [70, 1_000, 100]

export const attack: Attack = {
  line: 6,
  what: 'a tenant has webhooks that hang, and many that are slow',
  settings: { RATE_LIMIT_MAX: '100000' },
  run: async ({ port, tenants: { mallory, oscar, trudy } }) => {
    const receiver = await startReceiver()
    const path = '/api/v1/webhooks'
    const addWebhook = (tenant: NewTenant, where: string, event: string) =>
      ask({ port, tenant, method: 'POST', path, body: { name: where, url: receiver.url + where, events: [event] } })
    const bulk = (tenant: NewTenant, kind: string, item: object) => {
      const body = { items: Array.from({ length: 100 }, () => item) }
      return ask({ port, tenant, method: 'POST', path: `/api/v1/${kind}/bulk`, body, timeoutMs: 15_000 })
    }
    try {
      await addWebhook(trudy, 'neighbour', 'company.created')
      await repeat(hanging, 8, () => addWebhook(mallory, 'hang', 'contact.created'))
      await bulk(mallory, 'contacts', { firstName: 'A', lastName: 'B' })
      const first = await measureNeighbour(port, trudy, receiver, 'first')
      const made = await repeat(slow, 8, () => addWebhook(oscar, 'slow', 'company.created'))
      const full = made.filter(({ status, text }) => status === 409 && /limit_reached/.test(text)).length
      let bulks = 0
      // Hundreds of thousands of deliveries are not made in no time.
      for (const until = Date.now() + 12_000; bulks < 3 && Date.now() < until; bulks += 1) {
        await bulk(oscar, 'companies', { name: 'x' })
      }
      const second = await measureNeighbour(port, trudy, receiver, 'second')
      return {
        sent: `${hanging} hanging webhooks × 100 changes; another tenant's ${slow - full} of ${slow} that take 5 s × ${bulks * 100} changes`,
        checks: [
          {
            isHeld: full === slow - most,
            found: `${full} of ${slow - most} webhooks beyond the hundredth refused`
          },
          { isHeld: first.isHeld, found: `beside hanging ones ${first.found}` },
          { isHeld: second.isHeld, found: `beside slow ones ${second.found}` }
        ]
      }
    } finally {
      receiver.close()
    }
  }
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** How late a neighbour's deliveries come, of five changes a second for six seconds. */
async function measureNeighbour(port: number, tenant: NewTenant, { arrivals }: Receiver, name: string) {
  const sentAt = new Map<string, number>()
  const count = 30
  for (let n = 0; n < count; n += 1) {
    const body = { name: `${name} ${n}` }
    await succeed({ port, tenant, method: 'POST', path: '/api/v1/companies', body })
    sentAt.set(body.name, Date.now())
    await sleep(200)
  }
  await sleep(2_000)
  const late = [...sentAt].map(([key, at]) => (arrivals.get(key) ?? Number.POSITIVE_INFINITY) - at)
  const p99 = percentile(late, 0.99)
  const came = late.filter(Number.isFinite).length
  return {
    isHeld: p99 < 2_000,
    found: `${came} of ${count} deliveries to a neighbour came within 2 s, p50 ${percentile(late, 0.5)} p99 ${p99} ms < 2000`
  }
}

async function startReceiver() {
  const arrivals = new Map<string, number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/hang') return
      if (request.url === '/slow') return void setTimeout(() => response.writeHead(204).end(), 5_000)
      arrivals.set(JSON.parse(Buffer.concat(chunks).toString()).data.name, Date.now())
      response.writeHead(204).end()
    })
    request.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, arrivals, close }
}
