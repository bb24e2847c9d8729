import type pg from 'pg'
import { inDatabase, withClient } from './databases.ts'

// Databases on all nodes of a Citus cluster: it makes, copies and drops them on one node at a time. For checks and tests.

/** The nodes' servers, the coordinator's first; undefined where the database of `url` is no coordinator's. */
export async function findNodes(url: string): Promise<string[] | undefined> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(`select where to_regclass('pg_dist_node') is not null`)
    if (!rowCount) return undefined
    const { rows } = await client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by nodeid'
    )
    return [url, ...rows.map(({ host, port }) => onNode(url, host, port))]
  })
}

/** Makes a database on each node, whose tables the coordinator can distribute over all others. Resolves with its URL. */
export async function makeClusterDatabase(nodes: string[], name: string): Promise<string> {
  for (const node of nodes) await makeOnNode(node, name)
  const [coordinator = '', ...workers] = nodes.map((node) => new URL(inDatabase(node, name)))
  return withClient(String(coordinator), async (client) => {
    const { hostname, port } = new URL(coordinator)
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, port])
    for (const worker of workers) await client.query('select citus_add_node($1, $2)', [worker.hostname, worker.port])
    return String(coordinator)
  })
}

/** Adds a worker to the cluster of a database. Rows come there only when shards are moved. */
export async function addWorker(database: string, node: string): Promise<void> {
  const { hostname, port } = new URL(node)
  await makeOnNode(node, new URL(database).pathname.slice(1))
  await withClient(database, (client) => client.query('select citus_add_node($1, $2)', [hostname, port]))
}

async function makeOnNode(node: string, name: string): Promise<void> {
  await withClient(node, (client) => client.query(`create database ${name}`))
  await withClient(inDatabase(node, name), (client) => client.query('create extension citus'))
}

/** Lets nobody connect to a database on any node any more, Citus's own processes included, so that it can be copied. */
export async function freezeClusterDatabase(nodes: string[], name: string): Promise<void> {
  for (const node of nodes) {
    await withClient(node, async (client) => {
      await client.query(`alter database ${name} with allow_connections false`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    })
  }
}

/** Copies a frozen database on each node. Resolves with the copy's URL. */
export async function copyClusterDatabase(nodes: string[], template: string, name: string): Promise<string> {
  await Promise.all(
    nodes.map((node) => withClient(node, (client) => client.query(`create database ${name} template ${template}`)))
  )
  return inDatabase(nodes[0] ?? '', name)
}

/** How often a drop is tried: on a busy machine Citus's own processes may take longer to end than PostgreSQL waits (5 s). */
const drops = 6

/** Drops a database on each node, whoever is still connected. */
export async function dropClusterDatabase(nodes: string[], name: string): Promise<void> {
  for (const node of nodes) await withClient(node, (client) => drop(client, name, drops))
}

async function drop(client: pg.Client, name: string, tries: number): Promise<void> {
  const objectInUse = '55006'
  await client.query(`drop database if exists ${name} with (force)`).catch((error) => {
    if (error.code !== objectInUse || tries === 1) throw error
    return drop(client, name, tries - 1)
  })
}

function onNode(url: string, host: string, port: number): string {
  const node = new URL(url)
  node.hostname = host
  node.port = String(port)
  return node.href
}
