import { parseArgs } from 'node:util'
import type { NewTenant } from '../../src/tenants/create.ts'
import { withClient } from '../databases.ts'
import { send } from '../service-process.ts'
import { type Floor, type FloorSearch, startFloor } from './floor.ts'
import { type CpuTime, readCpuTime } from './measure.ts'
import { restrictedWorks, shareOut } from './query-restricted.ts'
import { floorStatement, type QueryWork, queryWorks } from './query-works.ts'
import { seed } from './seed.ts'
import { type Mode, makeSetup, modes, type Setup } from './setups.ts'

// Holds searches against a bare Fastify route with the bare prepared statement, on the same data by turns, in CPU time of Node
// and the database. Both are processes of their own, which this one asks over one connection each. A page far behind is held
// against the first one of the same search, and what callers get who see a part of the records against what one gets who sees all.
// Linux only, for /proc.

const usage = `npm run bench:query -- [--rows 100000] [--only "equality"] [--mode embedded,outside] [--strict]
  --rows      records of each kind that the tenant has
  --only      works whose name has this in it
  --mode      embedded, outside (a PostgreSQL server of its own, and DATABASE_URL) or both
  --repeats   how often each side is asked in one of the three rounds of a work
  --strict    exit with 1 when a bar is missed`

const option = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const { values: options } = parseArgs({
  options: { rows: option, repeats: option, only: option, mode: option, strict: flag, help: flag }
})
const [rows, repeats] = [Number(options.rows ?? 100_000), Number(options.repeats ?? 200)]
const wantedModes = (options.mode ?? modes.join()).split(',') as Mode[]
if (options.help || !(rows >= 1_000 && repeats > 0) || !wantedModes.every((mode) => modes.includes(mode))) {
  console.log(usage)
  process.exit(options.help ? 0 : 1)
}
const rounds = 3
const ratioBar = 1.4
const farBar = 1.2
/** Of who sees half of the records against who sees all; and in milliseconds of who sees one of a hundred, where who sees all takes no longer. */
const [halfBar, fewBarMs] = [1.3, 50]

type Answer = { status: number; bytes: Buffer; headers: Record<string, unknown> }
/** One of the two that are compared. */
type Side = { pid: number; ask: (work: QueryWork, more?: object) => Promise<Answer> }
type Sides = { floor: Side; service: Side; postmaster: number }
const none: CpuTime = { node: 0, database: 0 }

let hasMissed = false
for (const mode of wantedModes) {
  const setup = await makeSetup(mode)
  try {
    await bench(setup)
  } finally {
    await setup.stop()
  }
}
process.exit(options.strict && hasMissed ? 1 : 0)

async function bench(setup: Setup): Promise<void> {
  const { tenant } = await seed(setup.url, rows)
  const service = await setup.startService()
  const floor = await startFloor(setup.url, tenant.tenantId)
  try {
    const sides = {
      floor: floorSide(floor, tenant),
      service: serviceSide(service.port, service.child.pid ?? 0, tenant),
      postmaster: setup.postmaster
    }
    console.log(`\n${setup.mode}: ${rows} records of each kind; CPU time in milliseconds`)
    console.log(`${''.padEnd(30)} |  floor = node +   db | service = node +   db | ratio |    far | far ÷ first`)
    const all = queryWorks(tenant.tenantId)
    // What all works share has to be compiled before the first one, or that alone would pay for it.
    const [first] = all
    const both = first ? [sides.floor, sides.service].map((side) => askOf(side, first)) : []
    await measure(both, setup.postmaster, 2 * repeats)
    const wanted = all.filter(({ name }) => name.includes(options.only ?? ''))
    for (const work of wanted) await benchWork(work, sides)
    const keys = await withClient(setup.url, (client) => shareOut(client, service.port, tenant))
    const callers = [tenant.apiKey, keys.half, keys.few, keys.newest].map((apiKey) =>
      serviceSide(service.port, service.child.pid ?? 0, { ...tenant, apiKey })
    )
    console.log(
      `\n${'callers who see'.padEnd(30)} |    all = node +   db |   half = node +   db | ratio | one of 100 = node + db | newest 1 % = node + db`
    )
    const of = [
      ...wanted.filter(({ floor }) => floor),
      ...restrictedWorks.filter(({ name }) => name.includes(options.only ?? ''))
    ]
    for (const work of of) await benchRestricted(work, callers, setup.postmaster)
  } finally {
    floor.stop()
    await service.stop()
  }
}

function serviceSide(port: number, pid: number, tenant: NewTenant): Side {
  const ask: Side['ask'] = (work, more = {}) =>
    send(port, tenant, 'POST', `/api/v1/${work.entity}/search`, contentOf({ ...work.body, ...more }))
  return { pid, ask }
}

function floorSide({ port, pid }: Floor, tenant: NewTenant): Side {
  const ask: Side['ask'] = (work) => {
    const { isPlannedForValues = false, floor = {} } = work
    const asked: FloorSearch = { text: floorStatement(work), values: floor.values ?? [], isPlannedForValues }
    return send(port, tenant, 'POST', '/search', contentOf(asked))
  }
  return { pid, ask }
}

function contentOf(body: object) {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
}

function askOf({ pid, ask }: Side, work: QueryWork, more?: object) {
  return { pid, ask: () => ask(work, more) }
}

async function benchWork(work: QueryWork, sides: Sides): Promise<void> {
  const { service, postmaster } = sides
  const one = askOf(service, work)
  if (!work.floor) {
    const { status } = await one.ask()
    // Of what takes half a second, a few are enough.
    const [own = none] = status === 200 ? await measure([one], postmaster, Math.ceil(repeats / 40)) : []
    console.log(`${work.name.padEnd(30)} | ${' '.repeat(23)} | ${status === 200 ? describe(own) : status}`)
    return
  }
  const [bare = none, own = none] = await measure([askOf(sides.floor, work), one], postmaster, repeats)
  const far = work.far === undefined ? undefined : await farCursor(work, service, work.far)
  const behind = askOf(service, work, { cursor: far })
  const [first = none, later = none] = far === undefined ? [] : await measure([one, behind], postmaster, repeats)
  const ratio = sum(own) / sum(bare)
  const farRatio = far === undefined ? undefined : sum(later) / sum(first)
  const isGood = ratio <= ratioBar && (farRatio ?? 0) <= farBar
  hasMissed ||= !isGood
  const columns = [describe(bare), ` ${describe(own)}`, ratio.toFixed(2).padStart(5)]
  const farColumns =
    farRatio === undefined ? '       |     ' : ` ${sum(later).toFixed(2).padStart(6)} | ${farRatio.toFixed(2)}`
  console.log(`${work.name.padEnd(30)} | ${columns.join(' | ')} |${farColumns} ${isGood ? 'pass' : 'FAIL'}`)
}

/** One search for who sees all, half, one of a hundred records, and the newest ones. */
async function benchRestricted(work: QueryWork, callers: Side[], postmaster: number): Promise<void> {
  const asked = callers.map((side) => askOf(side, work))
  const count = work.floor ? repeats : Math.ceil(repeats / 40)
  const [all = none, half = none, few = none, newest = none] = await measure(asked, postmaster, count)
  const ratio = sum(half) / sum(all)
  const isGood = !work.floor || (ratio <= halfBar && Math.max(sum(few), sum(newest)) <= Math.max(fewBarMs, sum(all)))
  hasMissed ||= !isGood
  const columns = [describe(all), describe(half), ratio.toFixed(2).padStart(5), describe(few), describe(newest)]
  console.log(`${work.name.padEnd(30)} | ${columns.join(' | ')} ${work.floor ? (isGood ? 'pass' : 'FAIL') : ''}`)
}

/** Goes along the cursors in the largest steps until this share of all records lies behind, or one full page is left. */
async function farCursor(work: QueryWork, { ask }: Side, share: number): Promise<string | undefined> {
  let cursor: string | undefined
  let before: string | undefined
  for (let passed = 0; passed < rows * share; passed += 100) {
    const { headers } = await ask(work, { limit: 100, fields: ['id'], ...(cursor && { cursor }) })
    const next = headers['x-next-cursor']
    if (next === undefined) return before
    before = cursor
    cursor = String(next)
  }
  return cursor
}

/** Milliseconds of one request to each, asked for `count` times in each round, by turns, after a round that doesn't count. */
async function measure(some: { pid: number; ask: () => Promise<Answer> }[], postmaster: number, count: number) {
  const taken = some.map(() => ({ ...none }))
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { pid, ask }] of some.entries()) {
      const before = readCpuTime(pid, postmaster)
      for (let repeat = 0; repeat < count; repeat += 1) {
        const { status, bytes } = await ask()
        if (status !== 200) throw new Error(`${status} ${bytes.toString().slice(0, 500)}`)
      }
      const after = readCpuTime(pid, postmaster)
      const own = taken[index]
      if (!own || round < 0) continue
      const inMs = 1_000 / (rounds * count)
      own.node += (after.node - before.node) * inMs
      own.database += (after.database - before.database) * inMs
    }
  }
  return taken
}

/** The CPU time of Node and the database together. */
function sum({ node, database }: CpuTime): number {
  return node + database
}

function describe(taken: CpuTime): string {
  const [all, node, database] = [sum(taken), taken.node, taken.database].map((ms) => ms.toFixed(2))
  return `${all?.padStart(6)} = ${node?.padStart(4)} + ${database?.padStart(4)}`
}
