import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../../src/db/embedded.ts'
import { readCpuTime, readPostmasterPid, type Sample } from './measure.ts'
import { startFloor, startLoader, startService, stopProcesses } from './processes.ts'
import { describe, describeFlatness, header, passes, type Result } from './report.ts'
import { seed } from './seed.ts'
import { works } from './works.ts'

// Holds the service against the least that the same stack can do, on the same data in the same run: a ratio of CPU times
// survives a busy machine, requests a second don't. Linux only, for /proc.

const usage = `npm run bench -- [--seconds 3] [--rows 100000] [--only "PUT"] [--strict]
  --seconds  how long each load lasts; three of them for each side of a work
  --rows     companies, and deals, of the tenant under load
  --only     works whose name has this in it
  --strict   exit with 1 when a bar is missed`

const rounds = 3
const warmUpSeconds = 1
const deadlineMs = 1_800_000

const options = readOptions()
const stopping = new AbortController()
process.once('SIGINT', () => stopping.abort(new Error('interrupted')))
process.once('SIGTERM', () => stopping.abort(new Error('terminated')))
const aborted = new Promise<never>((_resolve, reject) => {
  stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason))
})
setTimeout(() => stopping.abort(new Error('took too long')), deadlineMs).unref()

const dataDir = await mkdtemp(join(tmpdir(), 'crm-bench-'))
let stopDatabase = async () => {}
try {
  await Promise.race([main(), aborted])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopProcesses()
  await stopDatabase()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()

async function main(): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir })
  stopDatabase = database.stop
  const beganAt = performance.now()
  const facts = await seed(database.url, options.rows)
  console.log(
    `${options.rows} companies and deals in ${((performance.now() - beganAt) / 1000).toFixed(0)} s; ${machine()}\n`
  )
  const targets = { floor: await startFloor(database.url, facts), service: await startService(dataDir) }
  const postmaster = readPostmasterPid(dataDir)
  const load = startLoader()

  const runLoad = async (work: number, side: 'floor' | 'service', seconds: number) => {
    const { pid, port } = targets[side]
    const before = readCpuTime(pid, postmaster)
    const outcome = await load({ work, side, port, seconds, facts })
    // What was under way when the load ended is finished by then.
    await sleep(100)
    const after = readCpuTime(pid, postmaster)
    if (outcome.failures.length > 0) throw new Error(`${works[work]?.name}, ${side}: ${outcome.failures.join(', ')}`)
    const cpu = { node: after.node - before.node, database: after.database - before.database }
    const sample: Sample = { ...outcome, requests: outcome.latencies.length, cpu }
    return { sample, shapes: shapesOf(outcome.lastBodies) }
  }

  const results: Result[] = []
  console.log(header())
  for (const [index, work] of works.entries()) {
    if (!work.name.includes(options.only)) continue
    const [one, other] = [await runLoad(index, 'floor', warmUpSeconds), await runLoad(index, 'service', warmUpSeconds)]
    if (!isDeepStrictEqual(one.shapes, other.shapes)) {
      throw new Error(`${work.name}: the floor does not answer what the service does`)
    }
    const result: Result = { work, floor: [], service: [] }
    for (let round = 0; round < rounds; round++) {
      for (const side of ['floor', 'service'] as const) {
        result[side].push((await runLoad(index, side, options.seconds)).sample)
      }
    }
    console.log(describe(result))
    results.push(result)
  }
  console.log(`\n${describeFlatness(results) ?? ''}\nCPU: seconds per 1,000 requests, user + system`)
  if (options.isStrict && !results.every(passes)) process.exitCode = 1
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

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
}

function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: { seconds: option, rows: option, only: option, strict: { type: 'boolean' }, help: { type: 'boolean' } }
  })
  const seconds = Number(values.seconds ?? 3)
  const rows = Number(values.rows ?? 100_000)
  if (
    values.help ||
    !(seconds > 0 && seconds <= 60) ||
    !(Number.isInteger(rows) && rows >= 1_000 && rows <= 1_000_000)
  ) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return { seconds, rows, only: values.only ?? '', isStrict: values.strict ?? false }
}
