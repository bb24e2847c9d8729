import type pg from 'pg'
import { addWorker } from '../cluster-database.ts'
import { describeOutcome, isKept, runCrashes } from '../crash-test/loop.ts'
import { withClient } from '../databases.ts'
import { note, report, since } from '../report.ts'

const writers = 12
const tenants = 6

type Step = (client: pg.Client, ids: string[]) => Promise<string>

/**
 * Isolates tenants that are written to, moves another one's shards to another worker, adds the `spare` one where there is
 * one, and rebalances, all while writers run; then compares tables, change log and deliveries.
 */
export async function checkMoves(database: string, spare: string | undefined): Promise<void> {
  const done: string[] = []
  const add = async () => {
    if (spare) await addWorker(database, spare)
    return spare ? 'a worker was added' : 'no worker was added'
  }
  const isolations = [0, 1, 2, 3].map(
    (n): Step =>
      (client, ids) =>
        isolate(client, ids[n])
  )
  const steps: Step[] = [...isolations, move('force_logical'), move('block_writes'), add, rebalance]
  const outcome = await runCrashes({
    ...{ databaseUrl: database, writers, tenants, count: steps.length, spellMs: 2_000, patienceMs: 120_000 },
    disturb: async (service) => {
      const began = performance.now()
      const step = steps[done.length]
      const text = await withClient(database, async (client) => step?.(client, await findWritten(client)))
      done.push(`${text} in ${since(began)}`)
      return service
    }
  })
  report(
    isKept(outcome) && outcome.duplicates === 0,
    `moves, beside ${writers} writers of ${tenants} tenants: ${describeOutcome(outcome)}`
  )
  for (const text of done) note(text)
}

/** The tenants that are written to, the oldest first. */
async function findWritten(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from tenants where subdomain like 'crash-%' order by created_at desc, id desc limit $1`,
    [tenants]
  )
  return rows.map(({ id }) => id)
}

async function isolate(client: pg.Client, id: string | undefined): Promise<string> {
  // Writers of the shard wait meanwhile: PostgreSQL 15.20 refuses the output plugin that a split without that would need.
  await client.query(
    `select isolate_tenant_to_new_shard('tenant_clocks', $1::uuid, 'CASCADE', shard_transfer_mode => 'block_writes')`,
    [id]
  )
  return 'a tenant got shards of its own'
}

function move(mode: 'force_logical' | 'block_writes'): Step {
  return async (client, ids) => {
    const { rows } = await client.query<{ from: string; to: string }>(
      `select source.nodename || ':' || source.nodeport as from, target.nodename || ':' || target.nodeport as to,
          citus_move_shard_placement(source.shardid, source.nodename, source.nodeport, target.nodename, target.nodeport, $2)
        from citus_shards as source
          join lateral (select * from pg_dist_node where groupid > 0 and isactive and shouldhaveshards
            and (nodename, nodeport) <> (source.nodename, source.nodeport) order by nodeid limit 1) as target on true
        where source.shardid = get_shard_id_for_distribution_column('tenant_clocks', $1::uuid)`,
      [ids.at(-1), mode]
    )
    return `a tenant's shards moved from ${rows[0]?.from} to ${rows[0]?.to} (${mode})`
  }
}

async function rebalance(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from get_rebalance_table_shards_plan() where table_name = 'tenant_clocks'::regclass`
  )
  await client.query(`select citus_rebalance_start(shard_transfer_mode => 'force_logical')`)
  await client.query('select citus_rebalance_wait()')
  return `${rows[0]?.count} shards, with those of the other tables, moved by rebalancing`
}
