import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type CitusTables, findCluster, forMigrations, prepareNodes } from './citus.ts'
import { connectionSettings } from './client.ts'
import { listForeignKeys } from './foreign-keys.ts'

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Any number: what matters is that every instance of this service takes the same one, as does scripts/distribute.ts. */
export const migrationLock = 7_240_119

/** Makes the job queue's tables, on the connection that migrates: src/webhooks/queue.ts, which this folder doesn't know. */
export type PrepareQueue = (client: pg.Client) => Promise<void>

/**
 * Brings the database to the present schema. Instances that start at once do it one after the other. Throws an Error of
 * one line where its sessions are not what the statements rely on.
 */
export async function migrateDatabase(url: string, prepareQueue: PrepareQueue): Promise<void> {
  const client = new pg.Client({
    ...connectionSettings(url),
    connectionTimeoutMillis: 10_000,
    // A migration may take as long as it needs.
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await requireUtc(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const cluster = await findCluster(client)
    if (!cluster) await migrate(drizzle(client), { migrationsFolder: folder })
    else await migrateCluster(client, cluster)
    // The queue stays on the coordinator, where Citus would copy its types and functions to the nodes.
    await client.query('set citus.enable_ddl_propagation = off')
    await prepareQueue(client)
  } finally {
    await client.end()
  }
}

async function migrateCluster(client: pg.Client, cluster: CitusTables): Promise<void> {
  const hint = 'its tables are not all distributed yet: let db:distribute -- --apply run to its end'
  if (cluster.left.length > 0) throw new Error(hint)
  await prepareNodes(client)
  await migrate(drizzle(await forMigrations(client, cluster)), { migrationsFolder: folder })
  const { rows } = await client.query<{ name: string }>(`select conname as name from pg_constraint where contype = 'f'`)
  const present = new Set(rows.map(({ name }) => name))
  if (listForeignKeys().some(({ name }) => !present.has(name))) throw new Error(hint)
}

/** PostgreSQL writes the times of answers. Where a pooler drops the settings of a connection, they would be silently wrong. */
async function requireUtc(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ zone: string }>(`select current_setting('TimeZone') as zone`)
  const zone = rows[0]?.zone
  if (zone === 'UTC') return
  throw new Error(
    `its sessions have the time zone ${zone}, not UTC: let a pooler pass "options" on, or ALTER ROLE … SET timezone = 'UTC'`
  )
}
