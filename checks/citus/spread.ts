import pg from 'pg'
import type { NewTenant } from '../../src/tenants/create.ts'
import { startServiceProcess } from '../service-process.ts'
import { runLoad } from './load.ts'
import { note, report } from './report.ts'
import { countStatements, forgetStatements, listSpread } from './statements.ts'

const clients = 16

/** Sends a mixed load for all tenants, and counts the statements that were not of one tenant. */
export async function checkLoad(database: string, tenants: NewTenant[], seconds: number): Promise<void> {
  const isCounted = await countStatements(database)
  const service = await startServiceProcess(database)
  try {
    if (isCounted) await forgetStatements(database)
    const { requests, byTenant, faults } = await runLoad(service.port, tenants, clients, seconds)
    report(
      faults.length === 0,
      `${requests} requests of all kinds for ${byTenant.size} tenants, ${faults.length} refused`
    )
    for (const fault of new Set(faults.slice(0, 5))) note(`${fault.slice(0, 300)}`)
    const { spread, total } = isCounted ? await listSpread(database) : { spread: [], total: 0 }
    for (const [node, number] of await countByNode(database, byTenant)) note(`${number} requests for ${node}`)
    if (!isCounted) return note('statements are not counted: the coordinator does not load pg_stat_statements')
    const others = spread.filter(({ query }) => !isOfAll(query))
    const callsOf = (some: typeof spread) => some.reduce((sum, { calls }) => sum + calls, 0)
    report(
      others.length === 0,
      `${total} distributed statements, ${callsOf(spread)} of more than one tenant, of these ${callsOf(others)} not the worker's`
    )
    for (const { query, calls } of others.slice(0, 10)) note(`${calls} × ${query.replace(/\s+/g, ' ').slice(0, 200)}`)
  } finally {
    await service.stop()
  }
}

/** Whether a statement is of all tenants: the worker's, and those on `tenants`, of which each node has a copy. */
function isOfAll(query: string): boolean {
  return query.startsWith('/* of all tenants */') || /from "tenants"/.test(query)
}

async function countByNode(database: string, byTenant: Map<string, number>): Promise<Map<string, number>> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    const { rows } = await client.query<{ tenantId: string; node: string }>(
      `select tenants.id as "tenantId", nodename || ':' || nodeport as node
        from tenants join citus_shards on shardid = get_shard_id_for_distribution_column('tenant_clocks', tenants.id)`
    )
    const counts = new Map<string, number>()
    for (const { tenantId, node } of rows) counts.set(node, (counts.get(node) ?? 0) + (byTenant.get(tenantId) ?? 0))
    return counts
  } finally {
    await client.end()
  }
}
