import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { percentile } from '../percentile.ts'
import { type Call, makeCall, makeTenantIn, type ServiceProcess, startServiceProcess } from '../service-process.ts'
import { readCpuTime, readPostmasterPid } from './measure.ts'

// How fast changes reach a local receiver, and what a subscription adds to a write. Linux only, for /proc.

type Arrival = { name: string; lateMs: number; at: number }

const count = 1_000
const pacedPerSecond = 100
const connections = 16
const writes = 1_000
const bars = { p50Ms: 150, deliveriesPerSecond: 400, writeRatio: 1.5 }

const isStrict = process.argv.includes('--strict')
const dataDir = await mkdtemp(join(tmpdir(), 'crm-bench-webhooks-'))
const database = await startEmbeddedDatabase({ dataDir })
let service: ServiceProcess | undefined
let receiver: ChildProcess | undefined
try {
  // Two: so many writes at once may make the times of a tenant's changes run ahead of the wall clock.
  const [writing, tenant] = [await makeTenantIn(database.url, 'writing'), await makeTenantIn(database.url, 'bench')]
  service = await startServiceProcess(database.url)
  const { without, withWebhook } = await measureWrites(service, makeCall(service.port, writing))
  const ratio = withWebhook / without
  report(
    `a POST's CPU: ${without.toFixed(3)} ms without a webhook, ${withWebhook.toFixed(3)} ms with one: ${ratio.toFixed(2)} ×`,
    ratio <= bars.writeRatio
  )
  receiver = fork(fileURLToPath(new URL('./webhooks-receiver.ts', import.meta.url)))
  const [{ port }] = (await once(receiver, 'message')) as [{ port: number }]
  const call = makeCall(service.port, tenant)
  const url = `http://127.0.0.1:${port}/`
  const made = await call('POST', '/api/v1/webhooks', { name: 'bench', url, events: ['company.created'] })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  await measureDeliveries(receiver, 'warm-up', 200, (name) => writeBurst(call, name, 200))

  const paced = await measureDeliveries(receiver, 'paced', count, (name) => writePaced(call, name))
  const [p50, p99] = percentilesOf(paced)
  report(
    `${count} changes, ${pacedPerSecond}/s: p50 ${p50} ms, p99 ${p99} ms from commit to receiver`,
    p50 <= bars.p50Ms
  )

  const { rate, node, db } = await measureBacklog(receiver, service, call)
  report(
    `${count} changes waiting: ${rate.toFixed(0)} deliveries/s, ${node.toFixed(2)} ms CPU in Node and ${db.toFixed(2)} ms in PostgreSQL each`,
    rate >= bars.deliveriesPerSecond
  )
} finally {
  receiver?.kill()
  await service?.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** CPU of Node and PostgreSQL for one POST, in milliseconds, without and with a matching webhook; nothing is delivered. */
async function measureWrites(running: ServiceProcess, call: Call): Promise<{ without: number; withWebhook: number }> {
  const results: [number[], number[]] = [[], []]
  const event = { name: 'not delivered', url: 'http://127.0.0.1:9999/', events: ['company.created'], isActive: false }
  const { status, body: webhook } = await call('POST', '/api/v1/webhooks', event)
  if (status !== 201) throw new Error(JSON.stringify(webhook))
  const resume = await holdDeliveries()
  for (let round = 0; round < 4; round += 1) {
    for (const isActive of [false, true]) {
      await call('PUT', `/api/v1/webhooks/${webhook.id}`, { isActive })
      const before = readCpu(running)
      for (let n = 0; n < writes; n += 1) await call('POST', '/api/v1/companies', { name: `not delivered ${n}` })
      const after = readCpu(running)
      const ms = ((after.node - before.node + after.database - before.database) / writes) * 1_000
      if (round > 0) results[isActive ? 1 : 0].push(ms)
    }
  }
  await call('DELETE', `/api/v1/webhooks/${webhook.id}`)
  await resume()
  const [without = 0, withWebhook = 0] = results.map((values) => values.reduce((a, b) => a + b) / values.length)
  return { without, withWebhook }
}

/** How fast deliveries that wait already are made, from the first one on. */
async function measureBacklog(from: ChildProcess, running: ServiceProcess, call: Call) {
  const resume = await holdDeliveries()
  let beganAt = 0
  let before = readCpu(running)
  const arrivals = await measureDeliveries(from, 'backlog', count, async (name) => {
    for (let n = 0; n < count / 100; n += 1) {
      const items = Array.from({ length: 100 }, (_, m) => ({ name: `${name} ${n} ${m}` }))
      await call('POST', '/api/v1/companies/bulk', { items })
    }
    before = readCpu(running)
    await resume()
    beganAt = Date.now()
  })
  const after = readCpu(running)
  const seconds = (Math.max(...arrivals.map(({ at }) => at)) - beganAt) / 1_000
  const each = (whole: number) => (whole / count) * 1_000
  return { rate: count / seconds, node: each(after.node - before.node), db: each(after.database - before.database) }
}

/** Takes the lock that workers take for a fetch; the function that it returns gives it back. */
async function holdDeliveries(): Promise<() => Promise<void>> {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('select pg_advisory_lock(7240120)')
  return () => client.end()
}

function readCpu({ child }: ServiceProcess) {
  return readCpuTime(child.pid ?? 0, readPostmasterPid(dataDir))
}

async function measureDeliveries(
  from: ChildProcess,
  name: string,
  expected: number,
  write: (name: string) => Promise<void>
): Promise<Arrival[]> {
  const arrivals = new Map<string, Arrival>()
  const note = (arrival: Arrival) => {
    if (arrival.name.startsWith(name)) arrivals.set(arrival.name, arrival)
  }
  from.on('message', note)
  await write(name)
  for (let waitedMs = 0; arrivals.size < expected; waitedMs += 20) {
    if (waitedMs > 60_000) throw new Error(`only ${arrivals.size} of ${expected} came`)
    await sleep(20)
  }
  from.off('message', note)
  return [...arrivals.values()]
}

async function writePaced(call: Call, name: string): Promise<void> {
  const open: Promise<unknown>[] = []
  const beganAt = performance.now()
  for (let n = 0; n < count; n += 1) {
    open.push(call('POST', '/api/v1/companies', { name: `${name} ${n}` }))
    const ahead = (n / pacedPerSecond) * 1_000 - (performance.now() - beganAt)
    if (ahead > 0) await sleep(ahead)
  }
  await Promise.all(open)
}

async function writeBurst(call: Call, name: string, changes: number): Promise<void> {
  let n = 0
  const writer = async () => {
    while (n < changes) await call('POST', '/api/v1/companies', { name: `${name} ${n++}` })
  }
  await Promise.all(Array.from({ length: connections }, writer))
}

function percentilesOf(arrivals: Arrival[]): [number, number] {
  const times = arrivals.map(({ lateMs }) => lateMs)
  return [percentile(times, 0.5), percentile(times, 0.99)]
}

function report(line: string, isGood: boolean): void {
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${line}`)
  if (!isGood && isStrict) process.exitCode = 1
}
