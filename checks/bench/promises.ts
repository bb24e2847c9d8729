import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { getTableName } from '../../src/db/drizzle.ts'
import { changes } from '../../src/db/schema.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import { withClient } from '../databases.ts'
import { makeTenantIn, type ServiceProcess, send } from '../service-process.ts'
import { readCpuTime } from './measure.ts'
import { type Bare, bareStatements, runBare } from './promises-bare.ts'
import { countRoundTrips } from './round-trips.ts'
import { seed } from './seed.ts'
import { makeSetup, modes, type Setup } from './setups.ts'

// What each promise of a write costs beside one bare transaction that writes the same rows, in one run on one server: in CPU, WAL and round
// trips. Linux only, for /proc.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { count: option, rows: option, mode: option, only: option, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(`npm run bench:promises -- [--count 2000] [--rows 10000] [--mode outside] [--only PUT]
  --count  how many writes each line measures; of a bulk of 100 a fiftieth
  --rows   companies of the tenant
  --mode   outside (a PostgreSQL server of its own) or embedded
  --only   POST, PUT, upsert or bulk`)
  process.exit(0)
}
const count = Number(values.count ?? 2_000)
const mode = modes.find((one) => one === (values.mode ?? 'outside'))
if (!mode) throw new Error(`--mode is ${modes.join(' or ')}`)

/** A write over HTTP; `n` never comes twice. */
type Work = { name: keyof Bare; share: number; request: (n: number) => { method: string; path: string; body: object } }
type Cost = { node: number; database: number; wal: number; trips?: number }
/** A way in which a work is done, and what of the caller and the tenant makes it so. */
type Way = { name: string; atOnce?: number; isKeyed?: boolean; tenant: NewTenant }

let number = 0
const setup = await makeSetup(mode)
try {
  const facts = await seed(setup.url, Number(values.rows ?? 10_000))
  // So that a restricted caller sees them, too.
  await withClient(setup.url, (client) =>
    client.query('update companies set owner_id = null where id = any($1)', [facts.ids.companies])
  )
  await bench(setup, facts.tenant, facts.ids.companies)
} finally {
  await setup.stop()
}

async function bench({ url, startService, postmaster }: Setup, tenant: NewTenant, ids: string[]): Promise<void> {
  const bare = await makeTenantIn(url, 'bare')
  const watched = await makeTenantIn(url, 'watched')
  const statements = await bareStatements(url, bare.tenantId, Number(values.rows ?? 10_000))
  const receiver = await startReceiver()
  const service = await startService()
  const proxied = await countRoundTrips(url, (through) => startService({ DATABASE_URL: through }))
  try {
    const restricted = await makeRestricted(service, tenant)
    await callOnce(service, watched, 'POST', '/webhooks', {
      name: 'w',
      url: receiver.url,
      events: ['company.created', 'company.updated']
    })
    console.log(header())
    for (const work of worksFor(ids)) {
      if (values.only && work.name !== values.only) continue
      const measureBare = (isLogged: boolean, isAudited: boolean) => async () =>
        runBare(url, statements[work.name], { isLogged, isAudited }, countOf(work))
      const floor = await measure(undefined, measureBare(false, false))
      print(work, 'the same rows, bare', floor, floor)
      print(work, '  with its log row and number', await measure(undefined, measureBare(true, false)), floor)
      print(work, '  with an audit entry', await measure(undefined, measureBare(false, true)), floor)
      const ways: Way[] = [
        { name: 'the service, one client', tenant },
        ...(work.name === 'PUT' ? [] : [{ name: '  with an Idempotency-Key', tenant, isKeyed: true }]),
        { name: '  by who sees some records', tenant: restricted },
        { name: '  32 clients, shared commits', tenant, atOnce: 32 },
        ...(work.name === 'PUT' ? [] : [{ name: '  with an event for a webhook', tenant: watched }])
      ]
      for (const way of ways) {
        const cost = await measure(service.child.pid, () => load(service, work, way))
        const trips = way.atOnce
          ? undefined
          : (await proxied.count((instance) => load(instance, { ...work, share: 1 }, way, 20))) / 20
        print(work, way.name, { ...cost, ...(trips !== undefined && { trips }) }, floor)
      }
    }
  } finally {
    await Promise.all([service.stop(), proxied.stop()])
    receiver.close()
  }

  /** What some work takes, for each of its writes. */
  async function measure(pid: number | undefined, work: () => Promise<number>): Promise<Cost> {
    const wal = () =>
      withClient(
        url,
        async (client) =>
          (await client.query<{ bytes: string }>("select pg_current_wal_insert_lsn() - '0/0' as bytes")).rows[0]?.bytes
      )
    await withClient(url, (client) => client.query('checkpoint'))
    const [before, bytes] = [readCpuTime(pid ?? process.pid, postmaster), Number(await wal())]
    const done = await work()
    const after = readCpuTime(pid ?? process.pid, postmaster)
    const per = (seconds: number) => (seconds * 1_000) / done
    return {
      node: pid === undefined ? 0 : per(after.node - before.node),
      database: per(after.database - before.database),
      wal: (Number(await wal()) - bytes) / done
    }
  }
}

function worksFor(ids: string[]): Work[] {
  const company = (n: number) => ({
    name: `Price ${n}`,
    industry: 'Logistics',
    city: 'Berlin',
    country: 'Germany',
    employeeCount: n % 5_000,
    tags: ['north']
  })
  return [
    {
      name: 'POST',
      share: 1,
      request: (n) => ({ method: 'POST', path: '/companies', body: { ...company(n), domain: `price-${n}.example` } })
    },
    {
      name: 'PUT',
      share: 1,
      request: (n) => ({ method: 'PUT', path: `/companies/${ids[n % ids.length]}`, body: company(n) })
    },
    {
      name: 'upsert',
      share: 1,
      request: (n) => ({
        method: 'PUT',
        path: '/companies/upsert',
        body: { ...company(n), domain: `upsert-${n % 100}.example` }
      })
    },
    {
      name: 'bulk',
      share: 1 / 50,
      request: (n) => ({
        method: 'POST',
        path: '/companies/bulk',
        body: { items: Array.from({ length: 100 }, (_, index) => company(n * 100 + index)) }
      })
    }
  ]
}

function countOf({ share }: Work): number {
  return Math.max(1, Math.round(count * share))
}

/** Sends requests, so many at a time, and resolves with their number. */
async function load(
  service: ServiceProcess,
  work: Work,
  { tenant, isKeyed, atOnce = 1 }: Way,
  wanted = countOf(work)
): Promise<number> {
  let left = wanted
  const lane = async () => {
    while (left > 0) {
      left -= 1
      number += 1
      const { method, path, body } = work.request(number)
      const content = { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
      const headers: Record<string, string> = isKeyed ? { 'idempotency-key': `price-${number}` } : {}
      const { status, bytes } = await send(service.port, tenant, method, `/api/v1${path}`, content, headers)
      if (status > 201) throw new Error(`${method} ${path}: ${status} ${bytes.toString().slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return wanted
}

async function callOnce(
  service: ServiceProcess,
  tenant: NewTenant,
  method: string,
  path: string,
  body: object
): Promise<Record<string, string>> {
  const content = { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  const { status, bytes } = await send(service.port, tenant, method, `/api/v1${path}`, content)
  if (status > 201) throw new Error(`${method} ${path}: ${status} ${bytes}`)
  return JSON.parse(bytes.toString())
}

/** The tenant, by a key that sees what nobody or its user owns. */
async function makeRestricted(service: ServiceProcess, tenant: NewTenant): Promise<NewTenant> {
  const user = {
    email: 'own@bench.example',
    name: 'Own',
    role: 'member',
    visibility: 'own',
    password: 'seven lazy geese fly'
  }
  const { id: userId } = await callOnce(service, tenant, 'POST', '/users', user)
  const { key = '' } = await callOnce(service, tenant, 'POST', '/api-keys', { name: 'Own', scopes: 'write', userId })
  return { ...tenant, apiKey: key }
}

/** Answers each delivery at once. */
async function startReceiver(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => request.resume().on('end', () => response.writeHead(204).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

function header(): string {
  return `${''.padEnd(42)} | CPU ms: service  PostgreSQL  × bare | WAL bytes  × bare | round trips   (${getTableName(changes)} is the log)`
}

function print({ name }: Work, what: string, { node, database, wal, trips }: Cost, bare: Cost): void {
  const cells = [
    `${name.padEnd(7)} ${what.padEnd(34)}`,
    `${node.toFixed(3).padStart(15)} ${database.toFixed(3).padStart(11)} ${(database / bare.database).toFixed(2).padStart(7)}`,
    `${wal.toFixed(0).padStart(9)} ${(wal / bare.wal).toFixed(2).padStart(7)}`,
    trips === undefined ? '' : trips.toFixed(1)
  ]
  console.log(cells.join(' | '))
}
