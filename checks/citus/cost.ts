import { readCpuTime } from '../bench/measure.ts'
import { startOutsidePostgres } from '../bench/outside-postgres.ts'
import { makeCall, makeTenantIn, startServiceProcess } from '../service-process.ts'
import { note, reportGoal } from './report.ts'
import type { Server } from './servers.ts'

/** What a write may cost, as a multiple of its CPU time on one PostgreSQL: a goal, which nothing depends on. */
const costGoal = 2

/** CPU time, in milliseconds: of the service, and of each PostgreSQL server. */
type Cost = { node: number; databases: number[] }

/** A database with a service on it, and one client that writes. */
type Side = {
  /** Changes companies and deals by turns, one after the other. */
  write: (count: number) => Promise<void>
  /** All that was spent since the processes began. */
  read: () => Cost
  stop: () => Promise<void>
}

const warmUp = 200
/** Both sides are measured by turns, so that what else the machine does meets both. CPU time is counted in ticks of 10 ms. */
const rounds = 10

/**
 * Starts a service on a database whose servers are given by their postmasters' process ids. The database is migrated where
 * it isn't yet.
 */
async function openSide(databaseUrl: string, postmasters: number[]): Promise<Side> {
  const tenant = await makeTenantIn(databaseUrl, `cost-${Date.now()}`)
  const service = await startServiceProcess(databaseUrl)
  const call = makeCall(service.port, tenant)
  const make = async (path: string, body: object) => (await expect(201, call('POST', `/api/v1/${path}`, body))).id
  const { body: pipelines } = await call('GET', '/api/v1/pipelines')
  const [pipeline] = pipelines as unknown as { id: string; stages: { id: string }[] }[]
  const stage = { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
  const companyId = await make('companies', { name: 'Cost Ltd' })
  const dealId = await make('deals', { name: 'Cost', ...stage, companyId })
  let number = 0
  return {
    write: async (count) => {
      for (const end = number + count; number < end; number += 1) {
        const path = number % 2 === 0 ? `companies/${companyId}` : `deals/${dealId}`
        await expect(200, call('PUT', `/api/v1/${path}`, { notes: `note ${number}` }))
      }
    },
    read: () => {
      const each = postmasters.map((pid) => readCpuTime(service.child.pid ?? 0, pid))
      return { node: (each[0]?.node ?? 0) * 1_000, databases: each.map(({ database }) => database * 1_000) }
    },
    stop: service.stop
  }
}

async function expect(wanted: number, called: Promise<{ status: number; body: Record<string, unknown> }>) {
  const { status, body } = await called
  if (status !== wanted) throw new Error(`status ${status}: ${JSON.stringify(body)}`)
  return body
}

/** What one write costs on each side, in their order. */
async function compareWrites(sides: Side[], count: number): Promise<Cost[]> {
  for (const side of sides) await side.write(warmUp)
  const spent = sides.map((): Cost[] => [])
  const each = Math.ceil(count / rounds)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const before = side.read()
      await side.write(each)
      spent[index]?.push(subtract(side.read(), before))
    }
  }
  const writes = rounds * each
  return spent.map((some) => ({
    node: some.reduce((total, { node }) => total + node, 0) / writes,
    databases: (some[0]?.databases ?? []).map(
      (_, server) => some.reduce((total, { databases }) => total + (databases[server] ?? 0), 0) / writes
    )
  }))
}

function subtract(after: Cost, before: Cost): Cost {
  return {
    node: after.node - before.node,
    databases: after.databases.map((ms, server) => ms - (before.databases[server] ?? 0))
  }
}

/** What a write costs here, held against one PostgreSQL on this machine. */
export async function checkCost(database: string, servers: Server[], writes: number): Promise<void> {
  const pids = servers.flatMap(({ local }) => local?.readPid() ?? [])
  if (pids.length < servers.length) return note('CPU time is not measured: not all nodes are on this machine')
  const single = await startOutsidePostgres()
  const sides: Side[] = []
  try {
    sides.push(await openSide(single.url, [single.pid]))
    sides.push(await openSide(database, pids))
    const [one = nothing, many = nothing] = await compareWrites(sides, writes)
    const ratio = sum(many) / sum(one)
    reportGoal(
      ratio <= costGoal,
      `a write costs ${ratio.toFixed(2)} × the CPU time that it does on one PostgreSQL ${single.version}; the goal is ${costGoal} ×`
    )
    for (const [where, cost] of Object.entries({ 'one PostgreSQL': one, 'the cluster': many })) {
      const parts = cost.databases.map((ms) => ms.toFixed(2)).join(' + ')
      note(
        `${where}: ${sum(cost).toFixed(2)} ms, of these ${cost.node.toFixed(2)} in the service, ${parts} in PostgreSQL`
      )
    }
  } finally {
    for (const side of sides) await side.stop()
    await single.stop()
  }
}

const nothing: Cost = { node: 0, databases: [] }

function sum({ node, databases }: Cost): number {
  return databases.reduce((total, ms) => total + ms, node)
}
