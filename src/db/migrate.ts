import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findCluster, forMigrations, prepareNodes } from './citus.ts'
import { connectionSettings } from './client.ts'
import { listForeignKeys } from './foreign-keys.ts'
import { type Migration, readMigrations } from './migrations.ts'

/** Any number: what matters is that every instance of this service takes the same one, as does scripts/distribute.ts. */
export const migrationLock = 7_240_119

/**
 * How long a migration waits for a lock that stops others' statements, in milliseconds, before it lets them pass and tries
 * again. It is less than PostgreSQL's deadlock_timeout (1 s): a migration of several tables may wait for a write that waits for it,
 * and PostgreSQL would then end either of them.
 */
const lockTimeoutMs = 500
/** How often an instance asks whether another one is done, and for how long one pauses after it has waited for a lock in vain. */
const pauseMs = 500

/** SQLSTATEs after which the same statement may succeed: lock not available, deadlock. */
const passing = new Set(['55P03', '40P01'])

/**
 * What a run of migrations does at the moment: it waits for another instance's, or is at one of its own, `since` so many Unix
 * milliseconds. An upgrade is of a database that has been used.
 */
export type MigrationProgress = (
  | { state: 'waiting' }
  | { state: 'running' | 'blocked' | 'done'; migration: string }
) & { since: number; isUpgrade: boolean }

/** Makes the job queue's tables, on the connection that migrates: src/webhooks/queue.ts, which this folder doesn't know. */
type PrepareQueue = (client: pg.Client) => Promise<void>

/** What a run is given beside the database. */
export type MigrationRun = {
  prepareQueue: PrepareQueue
  /** Called with each step. */
  onProgress?: (progress: MigrationProgress) => void
  /** The migrations to run; default: those of `drizzle/`. */
  migrations?: Migration[]
}

/**
 * Brings the database to the present schema (docs/decisions/migrations.md). Instances that start at once do it one after the other;
 * the service's statements go on meanwhile. Throws an Error of one line where its sessions are not what the statements rely on.
 */
export async function migrateDatabase(url: string, run: MigrationRun): Promise<void> {
  const client = await connectForMigrations(url)
  try {
    await requireUtc(client)
    const isUpgrade = (await knownMigrations(client)).size > 0
    const tell: Tell = (progress) => run.onProgress?.({ ...progress, isUpgrade } as MigrationProgress)
    await takeLock(client, tell)
    const cluster = await findCluster(client)
    const hint = 'its tables are not all distributed yet: let db:distribute -- --apply run to its end'
    if (cluster && cluster.left.length > 0) throw new Error(hint)
    if (cluster) await prepareNodes(client)
    const session = cluster ? await forMigrations(client, cluster) : client
    for (const migration of await pendingMigrations(client, run.migrations)) await apply(session, migration, tell)
    if (cluster && (await lacksForeignKeys(client))) throw new Error(hint)
    // The queue stays on the coordinator, where Citus would copy its types and functions to the nodes.
    await client.query('set citus.enable_ddl_propagation = off')
    await run.prepareQueue(client)
  } finally {
    await client.end()
  }
}

/** A connection whose statements may take as long as they need. */
export async function connectForMigrations(url: string): Promise<pg.Client> {
  const unbounded = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 }
  const client = new pg.Client({ ...connectionSettings(url), connectionTimeoutMillis: 10_000, ...unbounded })
  client.on('error', () => {})
  await client.connect()
  return client
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

/**
 * Waits until no other instance migrates. It asks again and again: a statement that waits in the server has a snapshot, which an
 * index that is made concurrently would wait for.
 */
async function takeLock(client: pg.Client, tell: Tell): Promise<void> {
  const since = Date.now()
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
    if (rows[0]?.taken) return
    tell({ state: 'waiting', since })
    await sleep(pauseMs)
  }
}

/** The migrations that the database doesn't have yet. */
export async function pendingMigrations(client: pg.Client, all: Migration[] = readMigrations()): Promise<Migration[]> {
  const known = await knownMigrations(client)
  return all.filter(({ madeAt }) => !known.has(madeAt))
}

/** The migrations that the database has, by the time that each was made at, from the table of drizzle-orm's migrator. */
async function knownMigrations(client: pg.Client): Promise<Set<number>> {
  const { rowCount } = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`)
  if (!rowCount) return new Set()
  const { rows } = await client.query<{ madeAt: string }>(
    'select created_at as "madeAt" from drizzle.__drizzle_migrations'
  )
  return new Set(rows.map(({ madeAt }) => Number(madeAt)))
}

type Tell = (progress: Omit<MigrationProgress, 'isUpgrade'> & { migration?: string }) => void

async function apply(client: pg.Client, migration: Migration, tell: Tell): Promise<void> {
  const step = { migration: migration.name, since: Date.now() }
  tell({ state: 'running', ...step })
  const retry = (work: () => Promise<unknown>) => untilLocksAreFree(work, () => tell({ state: 'blocked', ...step }))
  if (migration.isConcurrent) {
    for (const statement of migration.statements) await retry(() => applyConcurrently(client, statement))
    await record(client, migration)
  } else {
    await retry(() => applyAtOnce(client, migration))
  }
  tell({ state: 'done', ...step })
}

async function untilLocksAreFree(work: () => Promise<unknown>, onBlocked: () => void): Promise<void> {
  for (;;) {
    try {
      await work()
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && passing.has(error.code ?? ''))) throw error
      onBlocked()
      await sleep(pauseMs)
    }
  }
}

/** Runs all statements of a migration and records it, in one transaction. */
async function applyAtOnce(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
  try {
    await holdWrites(client)
    for (const statement of migration.statements) await client.query({ text: statement })
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Locks the table that each write locks its tenant's row of first. A write under way could otherwise wait for a table that the migration
 * has locked, and the migration for one that the write has: neither went on until the migration gave up, again and again.
 */
async function holdWrites(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select where to_regclass('public.tenant_clocks') is not null`)
  if (rowCount) await client.query('lock table tenant_clocks in exclusive mode')
}

/**
 * Runs one statement outside any transaction. An index that is there already was made by an earlier run, which was cut off;
 * where it is unfinished, it is dropped first. IF NOT EXISTS wouldn't do: it takes an unfinished one for made, and Citus then
 * marks a finished one as unfinished.
 */
async function applyConcurrently(client: pg.Client, statement: string): Promise<void> {
  const [, name] = /create (?:unique )?index concurrently "(\w+)"/i.exec(statement) ?? []
  if (name) {
    const { rows } = await client.query<{ isFinished: boolean }>(
      'select indisvalid as "isFinished" from pg_index where indexrelid = to_regclass($1)',
      [`public.${name}`]
    )
    if (rows[0]?.isFinished) return
    if (rows[0]) await client.query(`drop index concurrently "${name}"`)
  }
  await client.query({ text: statement })
}

async function record(client: pg.Client, { hash, madeAt }: Migration): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, madeAt])
}

async function lacksForeignKeys(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(`select conname as name from pg_constraint where contype = 'f'`)
  const present = new Set(rows.map(({ name }) => name))
  return listForeignKeys().some(({ name }) => !present.has(name))
}
