import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { percentile } from '../percentile.ts'
import { type Call, findPort, makeCall } from '../service-process.ts'
import { judge } from './judge.ts'
import { readCpuTime } from './measure.ts'
import { seed } from './seed.ts'
import { makeSetup } from './setups.ts'

// How long a change of many records takes, what it costs, and how long another write of the tenant waits meanwhile; in a small and in a
// large tenant. Linux only, for /proc.

const usage = `npm run bench:bulk -- [--rows 10000,100000] [--rounds 3] [--strict]
  --rows    records of each kind that the tenant has
  --rounds  how often each change is made; the median counts
  --strict  exit with 1 when a bar is missed`

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { rows: option, rounds: option, strict: { type: 'boolean' }, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const sizes = (values.rows ?? '10000,100000').split(',').map(Number)
const rounds = Number(values.rounds ?? 3)

/** Changed records, and the most seconds that they may take. */
const bars: [number, number][] = [
  [1_000, 1],
  [10_000, 10],
  [100_000, Number.POSITIVE_INFINITY]
]
const bar = { waitMs: 100, heapMb: 30 }
/** Between two records of the seed. */
const secondsApart = 97

for (const rows of sizes) {
  const setup = await makeSetup('embedded')
  try {
    const { tenant } = await seed(setup.url, rows)
    const metricsPort = await findPort()
    const service = await setup.startService({ METRICS_PORT: String(metricsPort) })
    try {
      const call = makeCall(service.port, tenant)
      const readCpu = () => readCpuTime(service.child.pid ?? 0, setup.postmaster)
      console.log(`\n${rows} records of each kind`)
      await benchChange(call, readCpu, metricsPort, 100, 1)
      for (const [count, seconds] of bars) {
        if (count <= rows) await benchChange(call, readCpu, metricsPort, count, seconds)
      }
    } finally {
      await service.stop()
    }
  } finally {
    await setup.stop()
  }
}

async function benchChange(
  call: Call,
  readCpu: () => ReturnType<typeof readCpuTime>,
  metricsPort: number,
  count: number,
  barSeconds: number
): Promise<void> {
  const works = [
    { path: 'deals', change: (round: string) => ({ set: { notes: round } }) },
    { path: 'contacts', change: (round: string) => ({ addTags: [round] }) }
  ]
  for (const { path, change } of works) {
    const taken: number[] = []
    const waits: number[] = []
    let [cpu, heap] = [{ node: 0, database: 0 }, 0]
    for (let round = 0; round < (count > 10_000 ? 1 : rounds); round += 1) {
      const beside = writeBeside(call)
      const watched = await watchHeap(metricsPort)
      const [before, beganAt] = [readCpu(), performance.now()]
      const filter = { property: 'createdAt', op: 'lte', value: timeOf(count) }
      const body = { filter, ...change(`round ${round} of ${count}`), expectedCount: count }
      const answer = await call('POST', `/api/v1/${path}/bulk-update`, body)
      if (answer.body.updated !== count) throw new Error(JSON.stringify(answer).slice(0, 1_000))
      taken.push((performance.now() - beganAt) / 1_000)
      const after = readCpu()
      waits.push(...(await beside.stop()))
      heap = Math.max(heap, await watched.stop())
      cpu = { node: after.node - before.node, database: after.database - before.database }
    }
    const [seconds, waitMs] = [percentile(taken, 0.5), percentile(waits, 0.99)]
    const perRecord = (one: number) => `${((one / count) * 1_000).toFixed(2)} ms`
    judge(
      `${count} ${path}: ${seconds.toFixed(2)} s, ${perRecord(cpu.node)} of CPU in Node and ${perRecord(cpu.database)} in PostgreSQL each`,
      seconds <= barSeconds
    )
    judge(
      `  other writes of the tenant: p50 ${percentile(waits, 0.5).toFixed(0)} ms, p99 ${waitMs.toFixed(0)} ms (${waits.length})`,
      waitMs <= bar.waitMs
    )
    judge(`  old space + ${heap.toFixed(0)} MB`, heap <= bar.heapMb)
  }
}

function timeOf(record: number): string {
  return new Date(Date.UTC(2025, 0, 1) + record * secondsApart * 1_000).toISOString()
}

/** Another client of the tenant writes one company after the other; `stop` tells how long each took, in milliseconds. */
function writeBeside(call: Call) {
  let isOver = false
  const waits: number[] = []
  const work = (async () => {
    while (!isOver) {
      const beganAt = performance.now()
      const { status } = await call('POST', '/api/v1/companies', { name: 'beside' })
      if (status !== 201) throw new Error(`a write beside it was answered with ${status}`)
      waits.push(performance.now() - beganAt)
      await sleep(10)
    }
  })()
  // What it may be answered with once the service is gone is nobody's matter.
  work.catch(() => {})
  const stop = async () => {
    isOver = true
    await work
    return waits
  }
  return { stop }
}

/** How far the space of objects that stay grows, in MB. */
async function watchHeap(port: number) {
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)/m.exec(text)?.[1]) / 1e6
  }
  const before = await read()
  let [most, isOver] = [before, false]
  const work = (async () => {
    while (!isOver) {
      most = Math.max(most, await read())
      await sleep(200)
    }
  })()
  work.catch(() => {})
  const stop = async () => {
    isOver = true
    await work
    return most - before
  }
  return { stop }
}
