import pg from 'pg'
import { queryPool } from './connection.ts'
import { watchShapes } from './prepared.ts'
import { type SilenceWatch, watchSilence } from './silent-connections.ts'
import type { Executor, QueryWith, Settings } from './statement.ts'
import { queryWith, transaction } from './transaction.ts'

// The pools of the driver (docs/decisions/driver.md). Statements run on them by statement.ts, transaction.ts and copy-out.ts.

/** The pool, and transactions on it. */
export type Database = Executor & {
  pool: pg.Pool
  /** A few connections that are not pipelined, as COPY needs; exports so never take up those of requests. */
  copyPool: pg.Pool
  silence: SilenceWatch
  /** `opening` is run with its begin: statements that have no parameters and whose answers nobody needs. */
  transaction: <T>(work: (tx: Executor) => Promise<T>, opening?: string) => Promise<T>
  queryWith: QueryWith
  close: () => Promise<void>
}

/** Longest a statement may run in the server, in milliseconds; the client gives up a little later, as a last resort. */
const statementTimeoutMs = 30_000
const queryTimeoutMs = 40_000
/** Pages of exports that are read at once; each takes some milliseconds. */
const maxCopies = 4

/**
 * Opens a pool of at most `maxConnections` connections; connects at the first query.
 * A dead connection never ends the process: its error reaches `onError` and the query that used it.
 */
export function openDatabase(url: string, maxConnections: number, onError: (error: Error) => void): Database {
  const prepare = async (client: pg.ClientBase) => {
    await client.query(prepareSession)
  }
  const open = (settings: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...connectionSettings(url), connectionTimeoutMillis: 4_000, ...settings })
    pool.on('error', onError)
    pool.on('connect', (client) => client.on('error', onError))
    return pool
  }
  // Statements of a transaction that don't need each other's answers make one round trip.
  const pool = open({ max: maxConnections, pipeline: true })
  // The pool's first query is sent right after it, and fails by itself if this one does.
  pool.on('connect', (client) => void prepare(client).catch(() => {}))
  // The driver takes one query at a time where it doesn't pipeline.
  const copyPool = open({ max: maxCopies, connectionTimeoutMillis: 15_000, onConnect: prepare })
  closeWornConnections(pool)
  return {
    pool,
    copyPool,
    silence: watchSilence([pool, copyPool]),
    query: (config) => queryPool(pool, config),
    transaction: (work, opening) => transaction(pool, work, opening),
    queryWith: (settings, config) => queryWith(pool, settings, config),
    close: async () => {
      await Promise.all([pool.end(), copyPool.end()])
    }
  }
}

/** Closes connections that hold too many prepared statements, each when it comes back to the pool. */
function closeWornConnections(pool: pg.Pool): void {
  const isWorn = new WeakMap<pg.PoolClient, () => boolean>()
  pool.on('connect', (client) => isWorn.set(client, watchShapes()))
  // The pool doesn't hand out a client that is about to end.
  pool.on('release', (_error, client) => {
    if (isWorn.get(client)?.()) (client as unknown as pg.Client).end().catch(() => {})
  })
}

/**
 * Session settings that results and plans depend on. Times leave PostgreSQL as UTC text in ISO style, and statements see
 * what was committed before them, whatever is set for the database or the role. JIT costs more than it gains on
 * statements this short. Each statement has one index that fits (docs/decisions/indexes.md), so sequential scans are off. The
 * low random_page_cost makes PostgreSQL use an index for pages far behind, too, whatever disks the server is configured for.
 * Without parallel workers a statement takes one core at most, and not the time to start them.
 */
export const sessionSettings: Settings = {
  timezone: 'UTC',
  datestyle: 'ISO',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
  jit: 'off',
  enable_seqscan: 'off',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0'
}

/** What every connection to the service's database has in common. */
export function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'crm-service',
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: queryTimeoutMs,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
      .join(' ')
  }
}

/**
 * The settings once more, for poolers that drop those of a new connection. Each statement has one good plan, so it is made once a
 * connection. Citus has to plan each time: the tenant decides on the node.
 */
const prepareSession = `select ${Object.entries(sessionSettings).map(([name, value]) => `set_config('${name}', '${value}', false)`)},
  case when not exists (select from pg_extension where extname = 'citus')
    then set_config('plan_cache_mode', 'force_generic_plan', false) end`
