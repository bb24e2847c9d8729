import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { startFloor } from './floor.ts'
import { load, type Order } from './load.ts'
import { readCpuTime, type Sample, summarize } from './measure.ts'
import { describe, header, passes, type Result, table } from './report.ts'
import { seed } from './seed.ts'
import { type Mode, makeSetup, modes, type Setup } from './setups.ts'
import { type Facts, works } from './works.ts'
import { benchWriters } from './writers.ts'

// Holds the service against the least that the same stack can do, on the same data in the same run: a ratio of CPU times
// survives a busy machine, requests a second don't. At a small and at a large tenant, with the PostgreSQL that the service
// brings along and with one outside. Linux only, for /proc.

const usage = `npm run bench:requests -- [--only "PUT"] [--rows 1000,100000] [--mode embedded,outside] [--seconds 1] [--custom 50] [--strict]
  --only      works whose name has this in it; "writers" are the writers of one tenant
  --rows      companies, contacts, deals and activities of the tenant under load
  --mode      embedded, outside (a PostgreSQL server of its own, and DATABASE_URL) or both
  --seconds   how long each load lasts; three of them for each side of a work
  --custom    what so many custom properties add to reading companies; "--only custom" is that alone
  --strict    exit with 1 when a bar is missed`

const rounds = 3
const usualConnections = 32
/** What a write with an Idempotency-Key may take of the CPU of one without. */
const keyBar = 2
/** What reading records with custom values may take of the CPU of reading others. */
const customBar = 1.3

type Side = 'floor' | 'service'
type Measured = { sample: Sample; shapes: Map<number, unknown> }
type Measure = (work: number, side: Side, seconds: number, of?: Facts) => Promise<Measured>

const options = readOptions()
const results = new Map<string, Result[]>()
let hasMissed = false
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`)
for (const mode of options.modes) {
  for (const rows of options.rows) {
    const setup = await makeSetup(mode)
    try {
      await benchSetup(setup, rows)
    } finally {
      await setup.stop()
    }
  }
}
console.log(`\n${table(results)}\nCPU of the floor's, user + system; ! misses the bar`)
process.exit(options.isStrict && hasMissed ? 1 : 0)

async function benchSetup(setup: Setup, rows: number): Promise<void> {
  const beganAt = performance.now()
  const facts = await seed(setup.url, rows, options.customCount)
  const service = await setup.startService()
  const floor = await startFloor(setup.url, facts.tenant.tenantId)
  try {
    const seconds = ((performance.now() - beganAt) / 1000).toFixed(0)
    console.log(`\n${setup.mode}, ${rows} records of each kind (made in ${seconds} s)\n${header()}`)
    const targets = { floor, service: { pid: service.child.pid ?? 0, port: service.port } }
    const measure: Measure = (work, side, seconds, of = facts) => {
      const { pid, port } = targets[side]
      const order = { work, side, port, connections: usualConnections, seconds, facts: of }
      return measureLoad(pid, setup.postmaster, order)
    }
    const own: Result[] = []
    results.set(`${setup.mode}, ${rows}`, own)
    const wanted = [...works.entries()].filter(([, { name }]) => name.includes(options.only))
    // What all works share has to be compiled before the first one, or that alone would pay for it.
    const first = wanted[0]?.[0]
    for (const side of ['floor', 'service'] as const) {
      if (first !== undefined) await measure(first, side, 4 * options.seconds)
    }
    for (const [index] of wanted) {
      const result = await benchWork(index, measure)
      console.log(describe(result))
      own.push(result)
      hasMissed ||= !passes(result)
    }
    compareKeys(own)
    if (facts.custom && 'custom'.includes(options.only)) await compareCustom(measure, facts.custom)
    if (!'writers'.includes(options.only)) return
    for (const line of await benchWriters(targets, facts, options.seconds)) console.log(`      ${line}`)
  } finally {
    floor.stop()
    await service.stop()
  }
}

async function measureLoad(pid: number, postmaster: number, order: Order): Promise<Measured> {
  const before = readCpuTime(pid, postmaster)
  const { seconds, latencies, lastBodies } = await load(order)
  // What was under way when the load ended is finished by then.
  await sleep(100)
  const after = readCpuTime(pid, postmaster)
  const cpu = { node: after.node - before.node, database: after.database - before.database }
  const shapes = [...lastBodies].map(([part, body]) => [part, shapeOf(JSON.parse(body))] as const)
  return { sample: { seconds, latencies, requests: latencies.length, cpu }, shapes: new Map(shapes) }
}

async function benchWork(index: number, measure: Measure): Promise<Result> {
  const work = works[index] as (typeof works)[number]
  const warmUpSeconds = Math.min(1, options.seconds)
  const [one, other] = [await measure(index, 'floor', warmUpSeconds), await measure(index, 'service', warmUpSeconds)]
  if (!isDeepStrictEqual(one.shapes, other.shapes)) {
    throw new Error(`${work.name}: the floor does not answer what the service does`)
  }
  const result: Result = { work, floor: [], service: [] }
  for (let round = 0; round < rounds; round++) {
    for (const side of ['floor', 'service'] as const) {
      result[side].push((await measure(index, side, options.seconds)).sample)
    }
  }
  return result
}

/** What an Idempotency-Key adds to the CPU time of the same write. */
function compareKeys(own: Result[]): void {
  const [plain, keyed] = ['POST company', 'POST company with a key'].map((name) =>
    own.find(({ work }) => work.name === name)
  )
  if (!plain || !keyed) return
  const times = summarize(keyed.service).cpu / summarize(plain.service).cpu
  hasMissed ||= times > keyBar
  const verdict = times > keyBar ? 'FAIL' : 'pass'
  console.log(`an Idempotency-Key: ${times.toFixed(2)} × the CPU of the same write without (≤ ${keyBar}) ${verdict}`)
}

/** What custom values add to the CPU time of reading companies. */
async function compareCustom(measure: Measure, custom: Facts): Promise<void> {
  for (const name of ['GET company', 'GET companies (100)']) {
    const work = works.findIndex((one) => one.name === name)
    const [without, having]: [Sample[], Sample[]] = [[], []]
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const [plain, other] = [
        await measure(work, 'service', options.seconds),
        await measure(work, 'service', options.seconds, custom)
      ]
      if (round > 0) without.push(plain.sample)
      if (round > 0) having.push(other.sample)
    }
    const times = summarize(having).cpu / summarize(without).cpu
    hasMissed ||= times > customBar
    const verdict = times > customBar ? 'FAIL' : 'pass'
    console.log(
      `${name}, ${options.customCount} custom values: ${times.toFixed(2)} × the CPU without (≤ ${customBar}) ${verdict}`
    )
  }
}

/** An answer's property names and kinds of values; null may stand for any. */
function shapeOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return [answer.length, ...Object.keys(Object(answer[0])).sort()]
  return Object.keys(Object(answer)).sort()
}

function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      ...{ seconds: option, rows: option, only: option, mode: option, custom: option },
      ...{ strict: { type: 'boolean' }, help: { type: 'boolean' } }
    }
  })
  const seconds = Number(values.seconds ?? 1)
  const rows = (values.rows ?? '1000,100000').split(',').map(Number)
  const customCount = Number(values.custom ?? 0)
  const wanted = (values.mode ?? modes.join()).split(',') as Mode[]
  const isGood =
    seconds > 0 &&
    seconds <= 60 &&
    customCount >= 0 &&
    customCount <= 200 &&
    rows.every((count) => Number.isInteger(count) && count >= 1_000 && count <= 1_000_000) &&
    wanted.every((mode) => modes.includes(mode))
  if (values.help || !isGood) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return { seconds, rows, customCount, modes: wanted, only: values.only ?? '', isStrict: values.strict ?? false }
}
