import pg from 'pg'
import { sessionSettings } from './client.ts'

// What the service has to know of Citus: once scripts/distribute.ts has run, its tables are on several nodes. The statements
// are the same as on one PostgreSQL.

/**
 * Tables by name: `distributed` ones are on the cluster's nodes, each tenant's rows on one node; `left` ones have yet to be
 * distributed.
 */
type CitusTables = { distributed: string[]; left: string[] }

/** The tables of a Citus cluster; undefined where the database is a plain PostgreSQL. */
export async function findCluster(client: pg.Client): Promise<CitusTables | undefined> {
  const { rowCount } = await client.query(`select where to_regclass('pg_dist_partition') is not null`)
  if (!rowCount) return undefined
  const { rows } = await client.query<{ name: string; isDistributed: boolean }>(
    `select relname as name, partmethod is not distinct from 'h' as "isDistributed"
      from pg_class join pg_attribute on attrelid = pg_class.oid and attname = $1 and not attisdropped
        left join pg_dist_partition on logicalrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
    [tenantColumn]
  )
  const distributed = rows.filter(({ isDistributed }) => isDistributed).map(({ name }) => name)
  if (distributed.length === 0) return undefined
  return { distributed, left: rows.filter(({ isDistributed }) => !isDistributed).map(({ name }) => name) }
}

/** By this column tables are distributed. */
export const tenantColumn = 'tenant_id'

/** Distributes a table like another one, so that a tenant's rows are on one node; `none`: as the first. */
export function distributeStatement(table: string, colocatedWith: string): string {
  return `select create_distributed_table('${table}', '${tenantColumn}', colocate_with => '${colocatedWith}')`
}

/**
 * Gives sessions on the nodes the settings of `connectionSettings`, which the coordinator doesn't pass on. They are set on the
 * role, which Citus copies to each node, also to one that is added later. Throws an Error of one line where a node's sessions
 * would still write times in another zone.
 */
export async function prepareNodes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; settings: string[] }>(
    `select current_database() as database, coalesce((select setconfig from pg_db_role_setting
      join pg_database on pg_database.oid = setdatabase join pg_roles on pg_roles.oid = setrole
      where datname = current_database() and rolname = current_user), '{}') as settings`
  )
  const present = new Set(rows[0]?.settings.map((setting) => setting.toLowerCase()))
  for (const [name, value] of Object.entries(sessionSettings)) {
    if (present.has(`${name}=${value}`.toLowerCase())) continue
    const database = pg.escapeIdentifier(rows[0]?.database ?? '')
    await client.query(`alter role current_user in database ${database} set ${name} = ${pg.escapeLiteral(value)}`)
  }
  const { rows: nodes } = await client.query<{ node: string; zone: string }>(
    `select nodename || ':' || nodeport as node, result as zone from run_command_on_workers('show timezone') where result <> 'UTC'`
  )
  const [other] = nodes
  if (other) throw new Error(`sessions on its node ${other.node} have the time zone ${other.zone}, not UTC`)
}

/**
 * A connection of the coordinator for migrations: each table that one makes is distributed before anything can refer to it.
 * Citus then wants each transaction to do one thing after the other.
 */
export async function forMigrations(
  client: pg.Client,
  { distributed: [first = 'none'] }: CitusTables
): Promise<pg.Client> {
  await client.query(`set citus.multi_shard_modify_mode = 'sequential'`)
  const query = async (config: pg.QueryConfig, ...more: unknown[]) => {
    const result = await client.query(config, ...(more as [unknown[]]))
    if (!/^\s*create table/i.test(config.text)) return result
    for (const table of (await findCluster(client))?.left ?? []) await client.query(distributeStatement(table, first))
    return result
  }
  return Object.create(client, { query: { value: query } })
}
