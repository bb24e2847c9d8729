import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/client.ts'
import { startEmbeddedDatabase } from '../../src/db/embedded.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { createTenant } from '../../src/tenants/create.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { readCpuTime, readPostmasterPid } from './measure.ts'
import { seedForQueries } from './query-seed.ts'
import { floorStatement, type QueryWork, queryWorks } from './query-works.ts'

// Holds searches against a bare Fastify route with the bare prepared statement, on the same data alternately, in CPU time of
// Node and the database. A page far behind is held against the first one of the same search. Linux only, for /proc.

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    others: { type: 'string', default: '1000' },
    repeats: { type: 'string', default: '100' },
    strict: { type: 'boolean', default: false }
  }
})
const [rows, others, repeats] = [Number(options.rows), Number(options.others), Number(options.repeats)]
const rounds = 3
const ratioBar = 1.2
const worstBarMs = 500

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
const dataDir = await mkdtemp(join(tmpdir(), 'crm-bench-query-'))
const server = await startEmbeddedDatabase({ dataDir })
const postmaster = readPostmasterPid(dataDir)
let hasMissed = false
try {
  await migrateDatabase(server.url, prepareQueue)
  await bench()
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(options.strict && hasMissed ? 1 : 0)

async function bench(): Promise<void> {
  const db = openDatabase(server.url, 1, console.error)
  const config = { ...readConfig({}), rateLimitMax: 1_000_000_000, logLevel: 'silent' as const }
  const tenant = await createTenant(db, config, { subdomain: 'bench', name: 'Bench', email: 'admin@bench.example' })
  await seedForQueries(db, tenant, rows, others)
  await db.close()
  const secret = 'a secret of the benchmark, of 32 characters'
  const app = await buildApp({ ...config, connectionUrl: server.url, jwtSecret: secret, encryptionKey: secret })
  const settings = '-c jit=off -c random_page_cost=1.1'
  const pool = new pg.Pool({ connectionString: server.url, max: 1, options: settings })
  const planning = `${settings} -c plan_cache_mode=force_custom_plan`
  const planningPool = new pg.Pool({ connectionString: server.url, max: 1, options: planning })
  for (const one of [pool, planningPool]) one.on('error', () => {})
  const floor = startFloor([pool, planningPool], tenant.tenantId)
  const ask = (work: QueryWork, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/${work.entity}/search`,
      headers: { host: 'bench.localhost', 'x-api-key': tenant.apiKey },
      payload: { ...work.body, ...more }
    })
  console.log(`${rows} records of each kind beside ${others} small tenants; CPU time in milliseconds`)
  console.log(`${''.padEnd(30)} |  floor | service | ratio |    far | far ÷ first`)
  try {
    for (const work of queryWorks(tenant.tenantId)) await benchWork(work, floor, ask)
  } finally {
    await app.close()
    await floor.close()
    await Promise.all([pool.end(), planningPool.end()])
  }
}

type Ask = (work: QueryWork, more?: object) => Promise<{ statusCode: number; body: string; headers: object }>

async function benchWork(work: QueryWork, floor: FastifyInstance, ask: Ask): Promise<void> {
  const text = floorStatement(work)
  const payload = { text, values: work.floor.values ?? [], pool: work.isPlannedForValues ? 1 : 0 }
  const askFloor = () => floor.inject({ method: 'POST', url: '/', payload })
  const isWorst = work.name.startsWith('worst')
  // Of what takes half a second, a few are enough.
  const count = isWorst ? Math.ceil(repeats / 20) : repeats
  const [bare = 0, own = 0] = await measure([askFloor, () => ask(work)], count)
  const far = work.far === undefined ? undefined : await farCursor(work, ask)
  const [later] = far === undefined ? [] : await measure([() => ask(work, { cursor: far })], count)
  const ratio = own / bare
  const isGood = isWorst ? own <= worstBarMs : ratio <= ratioBar && (later === undefined || later / own <= ratioBar)
  hasMissed ||= !isGood
  const numbers = [bare, own, ratio].map((number, n) => number.toFixed(2).padStart([6, 7, 5][n] ?? 0))
  const behind =
    later === undefined ? '       |      ' : ` ${later.toFixed(2).padStart(6)} | ${(later / own).toFixed(2)}`
  console.log(`${work.name.padEnd(30)} | ${numbers.join(' | ')} |${behind} ${isGood ? 'pass' : 'FAIL'}`)
}

/** Goes along the cursors in the largest steps until so many of all records lie behind. */
async function farCursor(work: QueryWork, ask: Ask): Promise<string | undefined> {
  let cursor: string | undefined
  for (let passed = 0; passed < rows * (work.far ?? 0); passed += 100) {
    const { headers } = await ask(work, { limit: 100, fields: ['id'], ...(cursor && { cursor }) })
    const next = (headers as Record<string, string>)['x-next-cursor']
    if (next === undefined) return cursor
    cursor = next
  }
  return cursor
}

/** What several things take, done `count` times in each round, in milliseconds of CPU time of Node and the database, alternating with the others. */
async function measure(
  some: (() => Promise<{ statusCode: number; body: string }>)[],
  count: number
): Promise<number[]> {
  const times = some.map(() => 0)
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, one] of some.entries()) {
      const before = readCpuTime(process.pid, postmaster)
      for (let repeat = 0; repeat < count; repeat += 1) {
        const { statusCode, body } = await one()
        if (statusCode !== 200) throw new Error(`${statusCode} ${body.slice(0, 500)}`)
      }
      const after = readCpuTime(process.pid, postmaster)
      if (round >= 0) times[index] = (times[index] ?? 0) + after.node + after.database - before.node - before.database
    }
  }
  return times.map((seconds) => (seconds / (rounds * count)) * 1_000)
}

/** One route that runs a prepared statement of the tenant's and has its rows made into JSON. */
function startFloor(pools: pg.Pool[], tenantId: string): FastifyInstance {
  const floor = fastify()
  const known = new Map<string, string>()
  floor.post('/', async (request) => {
    const { text, values, pool } = request.body as { text: string; values: unknown[]; pool: number }
    const name = known.get(text) ?? `floor_${known.size}`
    known.set(text, name)
    return (await pools[pool]?.query({ name, text, values: [tenantId, ...values] }))?.rows
  })
  return floor
}
