import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../src/db/embedded.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { fastSettings, serverFolder } from './server-folder.ts'

/** A database of one's own, with the present schema and nothing in it. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

/** Clones the template. `drop` fails where somebody still holds a connection: that is a leak. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = await reachServer()
  const template = await makeTemplate(server.url)
  const name = `crm_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await withClient(server.url, (client) => client.query(`create database ${name} template ${template}`))
  const drop = async () => {
    try {
      await withClient(server.url, (client) => dropUnused(client, name))
    } finally {
      await server.leave()
    }
  }
  return { url: databaseUrl(server.url, name), drop }
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
async function makeTemplate(serverUrl: string): Promise<string> {
  const folder = join(import.meta.dirname, '../drizzle')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const hash = createHash('sha256')
  for (const name of files.sort()) hash.update(readFileSync(join(folder, name)))
  const template = `crm_test_template_${hash.digest('hex').slice(0, 12)}`
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(72401190)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const draft = `${template}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    await migrateDatabase(databaseUrl(serverUrl, draft))
    await client.query(`alter database ${draft} rename to ${template}`)
  })
  return template
}

async function dropUnused(client: pg.Client, name: string): Promise<void> {
  // PostgreSQL itself waits five seconds for connections that are being closed.
  await client.query(`drop database ${name}`).catch(async (error) => {
    const { rows } = await client.query(
      'select application_name, state, query from pg_stat_activity where datname = $1',
      [name]
    )
    await client.query(`drop database ${name} with (force)`)
    throw new Error(`connections leaked: ${JSON.stringify(rows)}`, { cause: error })
  })
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
