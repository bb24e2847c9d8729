import { readCpuTime } from '../bench/measure.ts'
import { startOutsidePostgres } from '../bench/outside-postgres.ts'
import { makeCall, makeTenantIn, startServiceProcess } from '../service-process.ts'
import { note, report } from './report.ts'
import type { Server } from './servers.ts'

/** The most that a write may cost, as a multiple of its CPU time on one PostgreSQL. */
const costBar = 2

/** CPU time of one write, in milliseconds: of the service, and of each PostgreSQL server. */
type Cost = { node: number; databases: number[] }

/** The parts are measured by ticks of 10 ms, so it takes many writes. */
const warmUp = 200

/**
 * What the service and all the servers behind a database, given by their postmasters' process ids, spend on one write: one
 * client changes companies and deals by turns, one after the other. The database is migrated where it isn't yet.
 */
async function measureWrites(databaseUrl: string, postmasters: number[], count: number): Promise<Cost> {
  const tenant = await makeTenantIn(databaseUrl, `cost-${Date.now()}`)
  const service = await startServiceProcess(databaseUrl)
  try {
    const call = makeCall(service.port, tenant)
    const make = async (path: string, body: object) => (await expect(201, call('POST', `/api/v1/${path}`, body))).id
    const { body: pipelines } = await call('GET', '/api/v1/pipelines')
    const [pipeline] = pipelines as unknown as { id: string; stages: { id: string }[] }[]
    const stage = { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
    const companyId = await make('companies', { name: 'Cost Ltd' })
    const dealId = await make('deals', { name: 'Cost', ...stage, companyId })
    const change = async (n: number) => {
      const path = n % 2 === 0 ? `companies/${companyId}` : `deals/${dealId}`
      await expect(200, call('PUT', `/api/v1/${path}`, { notes: `note ${n}` }))
    }
    for (let n = 0; n < warmUp; n += 1) await change(n)
    const read = () => postmasters.map((pid) => readCpuTime(service.child.pid ?? 0, pid))
    const before = read()
    for (let n = 0; n < count; n += 1) await change(n)
    const spent = read().map(({ node, database }, index) => ({
      node: (node - (before[index]?.node ?? 0)) * (1_000 / count),
      database: (database - (before[index]?.database ?? 0)) * (1_000 / count)
    }))
    return { node: spent[0]?.node ?? 0, databases: spent.map(({ database }) => database) }
  } finally {
    await service.stop()
  }
}

async function expect(wanted: number, called: Promise<{ status: number; body: Record<string, unknown> }>) {
  const { status, body } = await called
  if (status !== wanted) throw new Error(`status ${status}: ${JSON.stringify(body)}`)
  return body
}

/** What a write costs here, held against one PostgreSQL on this machine. */
export async function checkCost(database: string, servers: Server[], writes: number): Promise<void> {
  const pids = servers.flatMap(({ local }) => local?.readPid() ?? [])
  if (pids.length < servers.length) return note('CPU time is not measured: not all nodes are on this machine')
  const single = await startOutsidePostgres()
  try {
    const one = await measureWrites(single.url, [single.pid], writes)
    const many = await measureWrites(database, pids, writes)
    const ratio = sum(many) / sum(one)
    report(
      ratio <= costBar,
      `a write costs ${ratio.toFixed(2)} × the CPU time that it does on one PostgreSQL ${single.version}`
    )
    for (const [where, cost] of Object.entries({ 'one PostgreSQL': one, 'the cluster': many })) {
      const parts = cost.databases.map((ms) => ms.toFixed(2)).join(' + ')
      note(
        `${where}: ${sum(cost).toFixed(2)} ms, of these ${cost.node.toFixed(2)} in the service, ${parts} in PostgreSQL`
      )
    }
  } finally {
    await single.stop()
  }
}

function sum({ node, databases }: Cost): number {
  return databases.reduce((total, ms) => total + ms, node)
}
