import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { benchKeys } from './keys.ts'
import type { Order } from './load.ts'
import { readCpuTime, type Sample } from './measure.ts'
import { startFloor, startLoader, stopProcesses, type Target } from './processes.ts'
import { describe, header, passes, type Result, table } from './report.ts'
import { seed } from './seed.ts'
import { type Mode, makeSetup, modes, type Setup } from './setups.ts'
import { works } from './works.ts'
import { benchWriters } from './writers.ts'

// Holds the service against the least that the same stack can do, on the same data in the same run: a ratio of CPU times
// survives a busy machine, requests a second don't. At a small and at a large tenant, with the PostgreSQL that the service
// brings along and with one outside. Linux only, for /proc.

const usage = `npm run bench:requests -- [--only "PUT"] [--rows 1000,100000] [--mode embedded,outside] [--seconds 1] [--strict]
  --only      works whose name has this in it; "writers" are the writers of one tenant, and what a key costs them
  --rows      companies, and deals, of the tenant under load
  --mode      embedded, outside (a PostgreSQL server of its own, and DATABASE_URL) or both
  --postgres  the folder with the programs of the outside PostgreSQL; else those of PATH, of Debian's packages, or embedded ones
  --seconds   how long each load lasts; three of them for each side of a work
  --strict    exit with 1 when a bar is missed`

const rounds = 3
const usualConnections = 32
const deadlineMs = 1_800_000

const options = readOptions()
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort(new Error('interrupted')))
process.once('SIGTERM', () => stopping.abort(new Error('terminated')))
const aborted = new Promise<never>((_resolve, reject) => {
  stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason))
})
setTimeout(() => stopping.abort(new Error('took too long')), deadlineMs).unref()

const results = new Map<string, Result[]>()
let hasMissed = false
/** What is to be stopped, the last one first. */
const started: (() => Promise<void>)[] = []
try {
  await Promise.race([main(), aborted])
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stopAll()
}
process.exit(options.isStrict && hasMissed ? 1 : undefined)

async function main(): Promise<void> {
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`)
  for (const mode of options.modes) {
    for (const rows of options.rows) {
      const setup = await makeSetup(mode, options.postgres)
      started.push(setup.stop)
      await benchSetup(setup, rows)
      await stopAll()
    }
  }
  console.log(`\n${table(results)}\nCPU of the floor's, user + system; ! misses the bar`)
}

async function benchSetup(setup: Setup, rows: number): Promise<void> {
  const beganAt = performance.now()
  const facts = await seed(setup.url, rows)
  const service = await setup.startService()
  started.push(() => service.stop())
  const targets = {
    floor: await startFloor(setup.url, facts),
    service: { pid: service.child.pid ?? 0, port: service.port }
  }
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(0)
  console.log(`\n${setup.name}, ${rows} companies and deals (made in ${seconds} s)\n${header()}`)
  const name = `${setup.name}, ${rows}`
  const own: Result[] = []
  results.set(name, own)
  const load = startLoader()
  const measure = measurer(setup.postmaster, targets, (order) => load({ ...order, facts }))
  const first = works.findIndex(({ name }) => name.includes(options.only))
  // What all works share has to be compiled before the first one, or that alone would pay for it.
  for (const side of ['floor', 'service'] as const) if (first >= 0) await measure(first, side, 4 * options.seconds)
  for (const [index, work] of works.entries()) {
    if (!work.name.includes(options.only)) continue
    const result = await benchWork(index, measure)
    console.log(describe(result))
    own.push(result)
    hasMissed ||= !passes(result)
  }
  if (!'writers'.includes(options.only)) return
  const findings = await benchWriters(targets, facts, options.seconds)
  const measureKey = async (work: number, writers: number) =>
    (await measure(work, 'service', options.seconds, writers)).sample
  for (const line of findings) console.log(`      ${line}`)
  for (const { line, isGood } of await benchKeys(measureKey)) {
    console.log(`${isGood ? 'pass' : 'FAIL'}  ${line}`)
    hasMissed ||= !isGood
  }
}

type Side = 'floor' | 'service'
type Measure = (
  work: number,
  side: Side,
  seconds: number,
  connections?: number
) => Promise<{ sample: Sample; shapes: Map<number, unknown> }>

function measurer(
  postmaster: number,
  targets: Record<Side, Pick<Target, 'pid' | 'port'>>,
  load: (order: Omit<Order, 'facts'>) => ReturnType<ReturnType<typeof startLoader>>
): Measure {
  return async (work, side, seconds, connections = usualConnections) => {
    const { pid, port } = targets[side]
    const before = readCpuTime(pid, postmaster)
    const outcome = await load({ work, side, port, connections, seconds })
    // What was under way when the load ended is finished by then.
    await sleep(100)
    const after = readCpuTime(pid, postmaster)
    if (outcome.failures.length > 0) throw new Error(`${works[work]?.name}, ${side}: ${outcome.failures.join(', ')}`)
    const cpu = { node: after.node - before.node, database: after.database - before.database }
    const sample: Sample = { ...outcome, requests: outcome.latencies.length, cpu }
    return { sample, shapes: shapesOf(outcome.lastBodies) }
  }
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

async function stopAll(): Promise<void> {
  await stopProcesses()
  for (let stop = started.pop(); stop; stop = started.pop()) await stop().catch((error) => console.error(error))
}

/** The shapes of the answers to each kind of request. */
function shapesOf(bodies: Map<number, string>): Map<number, unknown> {
  return new Map([...bodies].map(([part, body]) => [part, shapeOf(JSON.parse(body))]))
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
      ...{ seconds: option, rows: option, only: option, mode: option, postgres: option },
      ...{ strict: { type: 'boolean' }, help: { type: 'boolean' } }
    }
  })
  const seconds = Number(values.seconds ?? 1)
  const rows = (values.rows ?? '1000,100000').split(',').map(Number)
  const wanted = (values.mode ?? modes.join()).split(',') as Mode[]
  const isGood =
    seconds > 0 &&
    seconds <= 60 &&
    rows.every((count) => Number.isInteger(count) && count >= 1_000 && count <= 1_000_000) &&
    wanted.every((mode) => modes.includes(mode))
  if (values.help || !isGood) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return {
    ...{ seconds, rows, modes: wanted, only: values.only ?? '', postgres: values.postgres },
    isStrict: values.strict ?? false
  }
}
