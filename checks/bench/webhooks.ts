import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { percentile } from '../percentile.ts'
import { type Call, makeCall, makeTenantIn } from '../service-process.ts'
import { judge } from './judge.ts'
import { readCpuTime } from './measure.ts'
import { makeSetup } from './setups.ts'

// How fast changes reach a local receiver, and what a subscription adds to a write. Linux only, for /proc.

/** A delivery: the name of its record, how long after the change it came, and when. */
type Arrival = { name: string; lateMs: number; at: number }

const count = 1_000
const pacedPerSecond = 100
const bars = { p50Ms: 150, deliveriesPerSecond: 400, writeRatio: 1.5 }

const arrivals: Arrival[] = []
const receiver = createServer(async (request, response) => {
  const chunks = await request.toArray()
  const now = Date.now()
  response.writeHead(204).end()
  const { timestamp, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  arrivals.push({ name: String(data.name), lateMs: now - Date.parse(timestamp), at: now })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`

const setup = await makeSetup('embedded')
try {
  // Two: so many writes at once may make the times of a tenant's changes run ahead of the wall clock.
  const [writing, tenant] = [await makeTenantIn(setup.url, 'writing'), await makeTenantIn(setup.url, 'bench')]
  const service = await setup.startService()
  const readCpu = () => readCpuTime(service.child.pid ?? 0, setup.postmaster)
  try {
    await benchWrites(makeCall(service.port, writing), readCpu)
    const call = makeCall(service.port, tenant)
    await subscribe(call, true)
    await collect('warm-up', 200, () => writeInBulk(call, 'warm-up', 200))
    await benchPaced(call)
    await benchBacklog(call, readCpu)
  } finally {
    await service.stop()
  }
} finally {
  receiver.close()
  receiver.closeAllConnections()
  await setup.stop()
}

/** The CPU of Node and PostgreSQL for one POST, without and with a matching webhook; nothing is delivered. */
async function benchWrites(call: Call, readCpu: () => ReturnType<typeof readCpuTime>): Promise<void> {
  const taken = { without: 0, withWebhook: 0 }
  const id = await subscribe(call, false)
  const resume = await holdDeliveries()
  for (let round = 0; round < 4; round += 1) {
    for (const isActive of [false, true]) {
      await call('PUT', `/api/v1/webhooks/${id}`, { isActive })
      const before = readCpu()
      for (let n = 0; n < count; n += 1) await call('POST', '/api/v1/companies', { name: `not delivered ${n}` })
      const after = readCpu()
      // The first round warms up.
      if (round === 0) continue
      const seconds = after.node - before.node + after.database - before.database
      taken[isActive ? 'withWebhook' : 'without'] += (seconds * 1_000) / 3 / count
    }
  }
  await call('DELETE', `/api/v1/webhooks/${id}`)
  await resume()
  const { without, withWebhook } = taken
  const ratio = withWebhook / without
  judge(
    `a POST's CPU: ${without.toFixed(3)} ms without a webhook, ${withWebhook.toFixed(3)} ms with one: ${ratio.toFixed(2)} ×`,
    ratio <= bars.writeRatio
  )
}

/** How long after its commit a change comes, at a steady pace. */
async function benchPaced(call: Call): Promise<void> {
  const came = await collect('paced', count, async () => {
    const open: Promise<unknown>[] = []
    const beganAt = performance.now()
    for (let n = 0; n < count; n += 1) {
      open.push(call('POST', '/api/v1/companies', { name: `paced ${n}` }))
      const ahead = (n / pacedPerSecond) * 1_000 - (performance.now() - beganAt)
      if (ahead > 0) await sleep(ahead)
    }
    await Promise.all(open)
  })
  const times = came.map(({ lateMs }) => lateMs)
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  const what = `${count} changes, ${pacedPerSecond}/s: p50 ${p50} ms, p99 ${p99} ms from commit to receiver`
  judge(what, p50 <= bars.p50Ms)
}

/** How fast deliveries that wait already are made, from the first one on. */
async function benchBacklog(call: Call, readCpu: () => ReturnType<typeof readCpuTime>): Promise<void> {
  const resume = await holdDeliveries()
  let before = readCpu()
  let beganAt = 0
  const came = await collect('backlog', count, async () => {
    await writeInBulk(call, 'backlog', count)
    before = readCpu()
    await resume()
    beganAt = Date.now()
  })
  const after = readCpu()
  const rate = count / ((Math.max(...came.map(({ at }) => at)) - beganAt) / 1_000)
  const [node, db] = [after.node - before.node, after.database - before.database].map((all) => (all / count) * 1_000)
  judge(
    `${count} changes waiting: ${rate.toFixed(0)} deliveries/s, ${node?.toFixed(2)} ms CPU in Node and ${db?.toFixed(2)} ms in PostgreSQL each`,
    rate >= bars.deliveriesPerSecond
  )
}

async function subscribe(call: Call, isActive: boolean): Promise<string> {
  const webhook = { name: 'bench', url, events: ['company.created'], isActive }
  const { status, body } = await call('POST', '/api/v1/webhooks', webhook)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return String(body.id)
}

async function writeInBulk(call: Call, name: string, changes: number): Promise<void> {
  for (let n = 0; n < changes; n += 100) {
    const items = Array.from({ length: 100 }, (_, m) => ({ name: `${name} ${n + m}` }))
    await call('POST', '/api/v1/companies/bulk', { items })
  }
}

/** Takes the lock that workers take for a fetch; the function that it returns gives it back. */
async function holdDeliveries(): Promise<() => Promise<void>> {
  const client = new pg.Client(setup.url)
  await client.connect()
  await client.query('select pg_advisory_lock(7240120)')
  return () => client.end()
}

/** What comes of so many records whose names begin so, the first delivery of each. */
async function collect(name: string, expected: number, write: () => Promise<void>): Promise<Arrival[]> {
  await write()
  for (let waitedMs = 0; waitedMs <= 60_000; waitedMs += 20) {
    const own = arrivals.filter((arrival) => arrival.name.startsWith(name))
    const came = new Map(own.reverse().map((arrival) => [arrival.name, arrival]))
    if (came.size === expected) return [...came.values()]
    await sleep(20)
  }
  throw new Error(`not all ${expected} came`)
}
