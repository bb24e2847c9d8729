import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { Schemas } from '../../generated/types.ts'
import { openDatabase } from '../../src/db/client.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { percentile } from '../percentile.ts'
import { findPort, makeCall, makeTenantIn, type ServiceProcess, startServiceProcess } from '../service-process.ts'
import { judge } from './judge.ts'
import { readCpuTime } from './measure.ts'
import { makeSetup } from './setups.ts'

// How soon who waits for changes hears of one, and what waiting costs: memory, connections to the database, and the writes of
// others. Linux only, for /proc.

type Page = Schemas['ChangeListResponse']
type Instance = ServiceProcess & { metricsPort: number; inspectorPort: number }

const usage = `npm run bench:follow [-- --quick] [-- --strict]
  --quick   a tenth of everything, to see whether it runs
  --strict  fails where a bar is missed`

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, strict: { type: 'boolean' }, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const part = values.quick ? 0.1 : 1
const changes = 200 * part
const rounds = Math.max(2, 10 * part)
const writesOfRound = 1_000 * part
const followersOfTenant = 200
const followers = 2_000 * part
const mostFollowers = 5_000
const bars = { sameP50Ms: 20, otherP99Ms: 700, memoryMb: 20, writeRatio: 1.03 }

const setup = await makeSetup('embedded')
try {
  const tenant = await makeTenantIn(setup.url, 'bench')
  await withInstances(2, async ([one, other]) => {
    await benchLatency('the same instance', one, one, tenant)
    await benchLatency('another instance', other, one, tenant)
    await benchWrites(one, tenant)
  })
  const tenants = await makeTenants(mostFollowers / followersOfTenant + 1)
  await withInstances(1, async ([instance]) => {
    await benchMemory(instance, tenants)
    if (!values.quick) await benchBound(instance, tenants)
  })
} finally {
  await setup.stop()
}

/** From a commit, which the change's time is shortly before, to the whole answer of a request that waited for it. */
async function benchLatency(name: string, writing: Instance, followed: Instance, tenant: NewTenant): Promise<void> {
  const times: number[] = []
  const client = openClient(followed.port, tenant)
  const follow = async () => {
    let { nextCursor } = await client.ask('cursor=latest')
    while (times.length < changes) {
      const page = await client.ask(`wait=30&cursor=${nextCursor}`)
      const now = Date.now()
      times.push(...page.changes.map(({ changedAt }) => now - Date.parse(changedAt)))
      nextCursor = page.nextCursor
    }
  }
  const call = makeCall(writing.port, tenant)
  const following = follow()
  for (let n = 0; n < changes; n += 1) {
    await sleep(Math.random() * 300)
    await call('POST', '/api/v1/companies', { name: `followed ${n}` })
  }
  await following
  client.leave()
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  const isGood = writing === followed ? p50 <= bars.sameP50Ms : p99 <= bars.otherP99Ms
  judge(`${changes} changes through ${name}: p50 ${p50} ms, p99 ${p99} ms from commit to answer`, isGood)
}

/** What writes cost service and database while as many of their tenant wait as may, for changes of another kind, and while nobody does, in turn. */
async function benchWrites(instance: Instance, tenant: NewTenant): Promise<void> {
  const call = makeCall(instance.port, tenant)
  const write = async (count: number) => {
    for (let n = 0; n < count; n += 1) await call('POST', '/api/v1/companies', { name: `beside ${n}` })
  }
  const readCpu = () => readCpuTime(instance.child.pid ?? 0, setup.postmaster)
  const taken = { without: { cpu: 0, seconds: 0 }, with: { cpu: 0, seconds: 0 } }
  for (let round = 0; round <= rounds; round += 1) {
    const sides = ['without', 'with'] as const
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const crowd = openCrowd(instance, [tenant], side === 'with' ? followersOfTenant : 0)
      crowd.ask('cursor=latest&wait=30&entity=stage')
      await untilWaiting(instance, crowd.size)
      // What it took to begin to wait is no cost of these writes, its garbage included.
      await write(writesOfRound / 10)
      const [before, beganAt] = [readCpu(), performance.now()]
      await write(writesOfRound)
      const [after, seconds] = [readCpu(), (performance.now() - beganAt) / 1_000]
      crowd.leave()
      await untilWaiting(instance, 0)
      // The first round warms up.
      if (round === 0) continue
      taken[side].cpu += after.node - before.node + after.database - before.database
      taken[side].seconds += seconds
    }
  }
  const count = rounds * writesOfRound
  const ratio = taken.with.cpu / taken.without.cpu
  const [without, withAll] = [taken.without, taken.with].map(
    ({ cpu, seconds }) => `${((cpu * 1_000) / count).toFixed(3)} ms (${(count / seconds).toFixed(0)}/s)`
  )
  const what = `a POST's CPU: ${without} while nobody waits, ${withAll} while ${followersOfTenant} do`
  judge(`${what}: ${ratio.toFixed(3)} ×`, ratio <= bars.writeRatio)
}

/** What those who wait hold beyond their connections, once garbage is collected. */
async function benchMemory(instance: Instance, tenants: NewTenant[]): Promise<void> {
  const empty = await readMemory(instance)
  const crowd = openCrowd(instance, tenants, followers)
  await Promise.all(crowd.ask('cursor=latest'))
  const connected = await readMemory(instance)
  const connections = await countConnections()
  const asked = crowd.ask('cursor=latest&wait=30')
  await untilWaiting(instance, followers)
  const waiting = await readMemory(instance)
  const [now, busy] = [await countConnections(), await countConnections("and state <> 'idle'")]
  crowd.leave()
  await Promise.all(asked)
  const mb = (kind: 'rss' | 'heap', from: typeof empty) => `${(waiting[kind] - from[kind]).toFixed(1)} MB`
  judge(
    `${followers} who wait: ${mb('heap', connected)} of heap and ${mb('rss', connected)} of RSS beyond ${followers} idle connections (beyond none ${mb('heap', empty)} and ${mb('rss', empty)})`,
    waiting.heap - connected.heap <= bars.memoryMb && waiting.rss - connected.rss <= bars.memoryMb
  )
  const what = `connections to the database: ${connections} before they wait, ${now} while they do, of which ${busy} busy`
  judge(what, now <= connections && busy === 0)
}

/** As many as may wait, of a tenant and in all; whoever comes then is answered at once, and nobody is refused. */
async function benchBound(instance: Instance, tenants: NewTenant[]): Promise<void> {
  const crowd = openCrowd(instance, tenants.slice(0, -1), mostFollowers)
  const asked = crowd.ask('cursor=latest&wait=30')
  await untilWaiting(instance, mostFollowers)
  const [ofFullTenant, ofAnother] = [tenants[0], tenants.at(-1)] as [NewTenant, NewTenant]
  for (const tenant of [ofFullTenant, ofAnother]) {
    const client = openClient(instance.port, tenant)
    const beganAt = performance.now()
    const { changes } = await client.ask('cursor=latest&wait=30')
    const ms = performance.now() - beganAt
    client.leave()
    const what = tenant === ofAnother ? `request ${mostFollowers + 1} of a process` : 'one more of a tenant'
    judge(`${what} to wait: ${changes.length} changes after ${ms.toFixed(0)} ms`, ms < 1_000 && changes.length === 0)
  }
  const [waiting, refused] = await Promise.all([
    readMetric(instance, 'crm_long_polls_waiting'),
    readMetric(instance, 'crm_long_polls_refused_total')
  ])
  judge(`${waiting} wait, ${refused} could not`, waiting === mostFollowers && refused === 2)
  crowd.leave()
  await Promise.all(asked)
}

/** So many instances on the one database. */
async function withInstances(count: number, work: (instances: [Instance, Instance]) => Promise<void>): Promise<void> {
  const instances: Instance[] = []
  try {
    for (let n = 0; n < count; n += 1) {
      const [metricsPort, inspectorPort] = [await findPort(), await findPort()]
      const settings = { METRICS_PORT: String(metricsPort), MAX_CONNECTIONS_PER_ADDRESS: '10000', LOG_LEVEL: 'info' }
      const inspected = count === 1 && { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` }
      const instance = await startServiceProcess(setup.url, { ...settings, ...inspected })
      instances.push({ ...instance, metricsPort, inspectorPort })
    }
    await work(instances as [Instance, Instance])
  } finally {
    for (const instance of instances) await instance.stop()
  }
}

async function makeTenants(count: number): Promise<NewTenant[]> {
  const db = openDatabase(setup.url, 1, () => {})
  const made: NewTenant[] = []
  for (let n = 0; n < count; n += 1) {
    const name = `tenant-${n}`
    made.push(await createTenant(db, { bantThreshold: 60 }, { subdomain: name, name, email: `admin@${name}.example` }))
  }
  await db.close()
  return made
}

/** A client of the feed on a connection of its own. */
function openClient(port: number, { subdomain, apiKey }: NewTenant) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { host: `${subdomain}.localhost`, 'x-api-key': apiKey }
  return {
    ask: async (query: string): Promise<Page> => {
      const request = get({ host: '127.0.0.1', port, agent, headers, path: `/api/v1/changes?${query}` })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.statusCode}`)
      return (await json(answer)) as Page
    },
    leave: () => agent.destroy()
  }
}

/** So many clients, of each tenant in turn as many as may wait. */
function openCrowd({ port }: Instance, tenants: NewTenant[], size: number) {
  const clients = Array.from({ length: size }, (_, n) =>
    openClient(port, tenants[Math.floor(n / followersOfTenant)] as NewTenant)
  )
  let hasLeft = false
  return {
    size,
    /** Resolve with their answers, or when they have left. */
    ask: (query: string) =>
      clients.map((client) =>
        client.ask(query).catch((error) => {
          if (!hasLeft) throw error
        })
      ),
    leave: () => {
      hasLeft = true
      for (const client of clients) client.leave()
    }
  }
}

async function untilWaiting(instance: Instance, wanted: number): Promise<void> {
  for (const until = Date.now() + 25_000; ; await sleep(20)) {
    const waiting = await readMetric(instance, 'crm_long_polls_waiting')
    if (waiting === wanted) return
    if (Date.now() > until) throw new Error(`${waiting} wait, and never ${wanted}`)
  }
}

async function readMetric({ metricsPort }: Instance, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

/** Memory of the process once its garbage is collected, in MB: all of it, and what JavaScript and its buffers hold. */
async function readMemory({ inspectorPort }: Instance): Promise<{ rss: number; heap: number }> {
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()
  const socket = new WebSocket((targets as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const send = async (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [{ data: string }]
      const message = JSON.parse(data)
      if (message.id === id) return message.result
    }
  }
  await send(1, 'HeapProfiler.collectGarbage')
  const expression = 'JSON.stringify(process.memoryUsage())'
  const { rss, heapUsed, external } = JSON.parse((await send(2, 'Runtime.evaluate', { expression })).result.value)
  socket.close()
  return { rss: rss / 2 ** 20, heap: (heapUsed + external) / 2 ** 20 }
}

/** The sessions of clients in the database, without the one that counts. */
async function countConnections(condition = ''): Promise<number> {
  const client = new pg.Client(setup.url)
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() ${condition}`
  )
  await client.end()
  return rows[0].count
}
