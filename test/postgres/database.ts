import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import tap from 'tap'
import {
  copyClusterDatabase,
  dropClusterDatabase,
  findNodes,
  freezeClusterDatabase,
  makeClusterDatabase
} from '../../checks/cluster-database.ts'
import { distributeTables } from '../../scripts/distribute-tables.ts'
import { prepareNodes } from '../../src/db/citus.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { fastSettings, serverFolder } from './server-folder.ts'

// Without its runner tap gives a whole file half a minute, which a busy machine exceeds.
if (!process.env.TAP_TIMEOUT) tap.setTimeout(600_000)

/** A database of one's own, with the present schema and nothing in it. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

/** Clones the template, by its files, which takes half of what its log does. `drop` fails where somebody still holds a connection: that is a leak. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = await reachServer()
  const found = templates.get(server.url) ?? findTemplate(server.url)
  templates.set(server.url, found)
  const { nodes, template } = await found
  const name = `crm_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const url = databaseUrl(server.url, name)
  if (nodes) await cloneOnNodes(nodes, template, name)
  else
    await withClient(server.url, (client) =>
      client.query(`create database ${name} template ${template} strategy file_copy`)
    )
  const drop = async () => {
    try {
      await withClient(server.url, (client) => dropUnused(client, name, nodes !== undefined))
    } finally {
      if (nodes) await dropClusterDatabase(nodes.slice(1), name)
      await server.leave()
    }
  }
  return { url, drop }
}

/** What this process has found of the servers that it has used: the nodes of the cluster, if it is one, and the template's name. */
const templates = new Map<string, ReturnType<typeof findTemplate>>()

async function findTemplate(serverUrl: string): Promise<{ nodes: string[] | undefined; template: string }> {
  const nodes = await findNodes(serverUrl)
  return { nodes, template: await makeTemplate(serverUrl, nodes) }
}

/** The database for a test that keeps a transaction open while something else is done, however long that takes. */
export function withoutIdleLimit(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('idle_in_transaction_session_timeout', '0')
  return url.href
}

/** Copies a database as it is now, as a backup would be restored. Who uses it loses the connection. Not on a cluster. */
export async function copyDatabase(url: string): Promise<TestDatabase> {
  const name = new URL(url).pathname.slice(1)
  const copy = `${name}_copy`
  const server = databaseUrl(url, 'postgres')
  await withClient(server, async (client) => {
    await client.query(`alter database ${name} allow_connections false`)
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
    await client.query(`create database ${copy} template ${name}`)
    await client.query(`alter database ${name} allow_connections true`)
  })
  return { url: databaseUrl(url, copy), drop: () => withClient(server, (client) => dropUnused(client, copy, false)) }
}

async function cloneOnNodes(nodes: string[], template: string, name: string): Promise<void> {
  await copyClusterDatabase(nodes, template, name)
  await withClient(databaseUrl(nodes[0] ?? '', name), prepareNodes)
}

/** The run's server, that of TEST_DATABASE_URL, or, where the file runs without tap, one of its own. */
async function reachServer(): Promise<{ url: string; leave: () => Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, leave: async () => {} }
  const known = join(serverFolder(process.ppid), 'server.json')
  if (existsSync(known)) return { url: JSON.parse(readFileSync(known, 'utf8')).url, leave: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'crm-test-alone-'))
  const server = await startEmbeddedDatabase({ dataDir, settings: fastSettings })
  const leave = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, leave }
}

/** Made by whichever file comes first; its name changes with the migrations. */
async function makeTemplate(serverUrl: string, nodes: string[] | undefined): Promise<string> {
  const folder = join(import.meta.dirname, '../../drizzle')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const hash = createHash('sha256')
  for (const name of files.sort()) hash.update(readFileSync(join(folder, name)))
  const template = `crm_test_template_${hash.digest('hex').slice(0, 12)}`
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(72401190)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const draft = `${template}_draft`
    if (nodes) return makeTemplateOnNodes(nodes, draft, template)
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    await migrateDatabase(databaseUrl(serverUrl, draft), { prepareQueue })
    await client.query(`alter database ${draft} rename to ${template}`)
  })
  return template
}

/** With few shards: each is a table, and each test has its own. */
async function makeTemplateOnNodes(nodes: string[], draft: string, template: string): Promise<void> {
  await dropClusterDatabase(nodes, draft)
  const url = new URL(await makeClusterDatabase(nodes, draft))
  await migrateDatabase(url.href, { prepareQueue })
  url.searchParams.set('options', '-c citus.shard_count=4')
  await distributeTables(url.href)
  await freezeClusterDatabase(nodes, draft)
  for (const node of nodes.toReversed()) {
    await withClient(node, (client) => client.query(`alter database ${draft} rename to ${template}`))
  }
}

async function dropUnused(client: pg.Client, name: string, isOnCluster: boolean): Promise<void> {
  // PostgreSQL itself waits five seconds for connections that are being closed. Those of Citus's own stay open.
  if (isOnCluster) await waitUntilUnused(client, name)
  await client.query(`drop database ${name}${isOnCluster ? ' with (force)' : ''}`).catch(async (error) => {
    const rows = await findConnections(client, name)
    await client.query(`drop database ${name} with (force)`)
    throw new Error(`connections leaked: ${JSON.stringify(rows)}`, { cause: error })
  })
}

async function waitUntilUnused(client: pg.Client, name: string): Promise<void> {
  const connections = async () => {
    const all = await findConnections(client, name)
    return all.filter(({ application_name }) => !/^(citus_internal|Citus) /.test(application_name))
  }
  for (let waitedMs = 0; (await connections()).length > 0; waitedMs += 50) {
    if (waitedMs > 5_000) throw new Error(`connections leaked: ${JSON.stringify(await connections())}`)
    await sleep(50)
  }
}

async function findConnections(client: pg.Client, name: string) {
  const { rows } = await client.query<{ application_name: string; state: string; query: string }>(
    "select application_name, state, query from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name]
  )
  return rows
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'crm-test' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
