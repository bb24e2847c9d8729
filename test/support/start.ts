import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { apiKey } from '../../src/api-keys/record.ts'
import { buildApp } from '../../src/app.ts'
import type { AppConfig } from '../../src/composition-root.ts'
import { readConfig } from '../../src/config.ts'
import { makeApiKey } from '../../src/credentials/secrets.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { newRow } from '../../src/records/rows.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { cloneDatabase, withoutIdleLimit } from '../postgres/database.ts'
import { clusterNodes } from '../postgres/on-cluster.ts'
import { type Actor, type Callers, makeCallers } from './call.ts'
import { type CopiedRows, insertRows, readRows } from './copied-rows.ts'

export type TestTenant = NewTenant & {
  host: string
  /** With an API key of just this scope. */
  reader: Actor
  writer: Actor
  admin: Actor
  nobody: Actor
  /** With an access token. */
  bearer: (accessToken: string) => Actor
}

export type Instance = Callers & { app: FastifyInstance; config: AppConfig }

export type Service = Instance & {
  acme: TestTenant
  /** Another customer. */
  globex: TestTenant
  db: Database
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** A second instance on the same database. */
  startInstance: (overrides?: Partial<AppConfig>, logStream?: Writable) => Promise<Instance>
}

/** The production app on a database of its own, with two tenants; all of it goes when the test ends. */
export async function startService(
  t: Test,
  overrides: Partial<AppConfig> = {},
  logStream?: Writable
): Promise<Service> {
  const database = await cloneDatabase()
  const apps: FastifyInstance[] = []
  const db = openDatabase(withoutIdleLimit(database.url), 4, (error) => t.comment(error))
  t.teardown(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await db.close()
    await database.drop()
  })
  const tenants = await makeTenants(db)
  const [acme, globex] = [describeTenant(tenants.acme), describeTenant(tenants.globex)]
  const startInstance = async (more: Partial<AppConfig> = {}, stream?: Writable): Promise<Instance> => {
    const config = { ...testConfig(database.url), ...overrides, ...more }
    const app = await buildApp(config, stream)
    apps.push(app)
    await app.ready()
    return { app, config, ...makeCallers(app, acme.admin) }
  }
  const sql = <Row extends object>(text: string, values: unknown[] = []) => db.query<Row>({ text, values })
  return { ...(await startInstance({}, logStream)), acme, globex, db, sql, startInstance }
}

function testConfig(url: string): AppConfig {
  return {
    ...readConfig({}),
    connectionUrl: url,
    databaseUrl: undefined,
    jwtSecret: 'a secret of the tests, of 32 characters at least',
    encryptionKey: 'another secret of the tests, at least 32 characters',
    rateLimitMax: 1_000_000,
    maxLagMs: 600_000,
    shutdownGraceMs: 0,
    logLevel: 'silent'
  }
}

/** The first tenants of this process: those that come then are copies of their rows. */
let first: CopiedRows<FirstTenants> | undefined

type FirstTenants = { acme: MadeTenant; globex: MadeTenant }
type MadeTenant = { made: NewTenant; readerKey: string; writerKey: string }

async function makeTenants(db: Database): Promise<FirstTenants> {
  if (first && !clusterNodes) return insertRows(db, first)
  const [acme, globex] = await Promise.all([makeTenant(db, 'acme'), makeTenant(db, 'globex')])
  first = await readRows(db, { acme, globex })
  return first.kept
}

async function makeTenant(db: Database, subdomain: string): Promise<MadeTenant> {
  const made = await createTenant(db, testConfig(''), {
    subdomain,
    name: subdomain,
    email: `admin@${subdomain}.example`
  })
  const [reader, writer] = await Promise.all([
    addApiKey(db, made.tenantId, 'read'),
    addApiKey(db, made.tenantId, 'read,write')
  ])
  return { made, readerKey: reader.key, writerKey: writer.key }
}

function describeTenant({ made, readerKey, writerKey }: MadeTenant): TestTenant {
  const host = `${made.subdomain}.localhost`
  const withKey = (key: string): Actor => ({ host, headers: { 'x-api-key': key } })
  return {
    ...made,
    host,
    reader: withKey(readerKey),
    writer: withKey(writerKey),
    admin: withKey(made.apiKey),
    nobody: { host, headers: {} },
    bearer: (accessToken) => ({ host, headers: { authorization: `Bearer ${accessToken}` } })
  }
}

/** An API key, straight into the database. */
export async function addApiKey(
  db: Database,
  tenantId: string,
  scopes: string,
  expiresAt: string | null = null
): Promise<{ id: string; key: string }> {
  const { key, keyPrefix, keyHash } = makeApiKey()
  // As the service makes them: of two keys that are made at once, the ids are in the order of the times.
  const { id, createdAt } = newRow(apiKey, {})
  await db.query({
    text: `insert into api_keys (tenant_id, id, key_prefix, key_hash, name, scopes, expires_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $7)`,
    values: [tenantId, id, keyPrefix, keyHash, scopes, expiresAt, createdAt]
  })
  return { id, key }
}
