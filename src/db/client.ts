import type { Socket } from 'node:net'
import { fillPlaceholders, is, Param, Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { databaseUnavailable } from '../errors.ts'
import { watchShapes } from './prepared.ts'
import { type SilenceWatch, watchSilence } from './silence.ts'
import type { TenantScope } from './tenant.ts'

// With copy-out.ts, what runs the service's statements by the driver (docs/decisions/driver.md).

/** Runs statements: the pool, or one open transaction. */
export type Executor = {
  query: <Row extends object>(config: pg.QueryConfig) => Promise<Row[]>
  /** Runs `work` once what was written so far is committed: on the pool at once, in a transaction at its end. */
  afterCommit: (work: () => void) => void
  /** Whether the database is one of a Citus cluster; known from the first answer of a connection on. */
  isOnCluster: () => boolean
}

/** The pool, and transactions on it. */
export type Database = Executor & {
  pool: pg.Pool
  /** A few connections that are not pipelined, as COPY needs; exports so never take up those of requests. */
  copyPool: pg.Pool
  silence: SilenceWatch
  /** `opening` is run with its begin: statements that have no parameters and whose answers nobody needs. */
  transaction: <T>(work: (tx: Executor) => Promise<T>, opening?: string) => Promise<T>
  /** Runs one statement with settings that hold for it alone; the three are sent at once. */
  queryWith: <Row extends object>(settings: Settings, config: pg.QueryConfig) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * A statement whose SQL text was built once. `name` makes the server keep its plan, too. `Scope` is what it can't be run
 * without: a tenant, unless it is one of db/unscoped.ts.
 */
export type Statement<Row extends object, Scope extends object = TenantScope> = {
  name: string | undefined
  text: string
  parameters: unknown[]
  readonly row?: Row
  readonly needs?: (scope: Scope) => void
}

/** PostgreSQL's settings of a session, by name. */
export type Settings = Readonly<Record<string, string>>

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
  let isCluster = false
  const isOnCluster = () => isCluster
  const open = (settings: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...connectionSettings(url), connectionTimeoutMillis: 4_000, ...settings })
    pool.on('error', onError)
    pool.on('connect', (client) => {
      client.on('error', onError)
      // The pool's first query is sent right after it, and fails by itself if this one does.
      const planned = client.query(planOnce).then(({ rowCount }) => {
        isCluster = rowCount === 0
      })
      planned.catch(() => {})
    })
    return pool
  }
  // Statements of a transaction that don't need each other's answers make one round trip.
  const pool = open({ max: maxConnections, pipeline: true })
  const copyPool = open({ max: maxCopies, connectionTimeoutMillis: 15_000 })
  closeWornConnections(pool)
  return {
    pool,
    copyPool,
    silence: watchSilence([pool, copyPool]),
    query: (config) => rows(pool, config),
    afterCommit: (work) => work(),
    isOnCluster,
    transaction: (work, opening) => transaction(pool, isOnCluster, work, opening),
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
 * Session settings that results and plans depend on. Times leave PostgreSQL as UTC text. JIT costs more than it gains on
 * statements this short. Each statement has one index that fits (docs/decisions/indexes.md), so sequential scans are off. The
 * low random_page_cost makes PostgreSQL use an index for pages far behind, too, whatever disks the server is configured for.
 * Without parallel workers a statement takes one core at most, and not the time to start them.
 */
export const sessionSettings: Settings = {
  timezone: 'UTC',
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
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')
  }
}

/**
 * Each statement has one good plan, so it is made once a connection. Citus has to plan each time: the tenant decides on the
 * node.
 */
const planOnce = `select set_config('plan_cache_mode', 'force_generic_plan', false)
  where not exists (select from pg_extension where extname = 'citus')`

const dialect = new PgDialect()

/** Drizzle's query builder, without a connection: what it builds becomes a `statement`. */
export const build = drizzle.mock()

/**
 * Builds a statement once, at start; `sql.placeholder(name)` marks what `run` fills in. Throws where it names no tenant by
 * `mine()` or `ownTenantId`: the few that may are made by db/unscoped.ts.
 * A `name` must be unique for its text, or it throws; leave it out where the number of texts has no bound.
 */
export function statement<Row extends object>(name: string | undefined, query: SQLWrapper | SQL): Statement<Row> {
  const made = statementWithoutTenant<Row>(name, query)
  if (!made.parameters.some(isTenant)) throw new Error(`a statement without a tenant: ${name ?? made.text}`)
  return made
}

/** The same for db/unscoped.ts alone. */
export function statementWithoutTenant<Row extends object>(
  name: string | undefined,
  query: SQLWrapper | SQL
): Statement<Row, object> {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
  const made = { name, text, parameters: params }
  if (name === undefined) return made
  const known = named.get(name)
  if (known && known.text !== text) throw new Error(`two statements are named ${name}`)
  named.set(name, made)
  return made
}

function isTenant(parameter: unknown): boolean {
  const value = is(parameter, Param) ? parameter.value : parameter
  return is(value, Placeholder) && value.name === 'tenantId'
}

const named = new Map<string, Statement<object>>()

/** All statements with a name that were built so far, by name. */
export function namedStatements(): ReadonlyMap<string, Statement<object>> {
  return named
}

/** Runs a statement with its placeholders filled in. Throws what PostgreSQL says, or `database_unavailable`. */
export function run<Row extends object, Scope extends object>(
  executor: Executor,
  statement: Statement<Row, Scope>,
  values: NoInfer<Scope> & Record<string, unknown>
): Promise<Row[]> {
  return executor.query<Row>(filled(statement, values))
}

/** The same with settings that hold for this statement alone. */
export function runWith<Row extends object, Scope extends object>(
  db: Database,
  settings: Settings,
  statement: Statement<Row, Scope>,
  values: NoInfer<Scope> & Record<string, unknown>
): Promise<Row[]> {
  return db.queryWith<Row>(settings, filled(statement, values))
}

/** JSON goes from PostgreSQL to the client as text; what needs a value of it parses it. */
const jsonAsText: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.JSON ? String : pg.types.getTypeParser(type, format as 'text')
}

function filled<Row extends object, Scope extends object>(
  { name, text, parameters }: Statement<Row, Scope>,
  values: Record<string, unknown>
): pg.QueryConfig {
  const config = { text, values: fillPlaceholders(parameters, values), types: jsonAsText }
  return name === undefined ? config : { name, ...config }
}

async function rows<Row extends object>(target: pg.Pool | pg.PoolClient, config: pg.QueryConfig): Promise<Row[]> {
  try {
    return (await target.query<Row>(config)).rows
  } catch (error) {
    throw asApiError(error)
  }
}

/** A statement came too late for its transaction: outside it, it would be a transaction of its own. */
export class TransactionOver extends Error {}

/**
 * Drizzle's own transaction() returns a connection to the pool with its transaction still open when the client gives up
 * first; the next user's COMMIT then commits it. Here a connection is destroyed whenever the server did not report the error
 * itself.
 */
async function transaction<T>(
  pool: pg.Pool,
  isOnCluster: () => boolean,
  work: (tx: Executor) => Promise<T>,
  opening?: string
): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw asApiError(error)
  })
  let isBroken = false
  let isOver = false
  const followers: (() => void)[] = []
  const query: Executor['query'] = async (config) => {
    if (isOver) throw new TransactionOver('the transaction is over')
    return rows<never>(client, config).catch((error) => {
      isBroken ||= !(error instanceof pg.DatabaseError)
      throw error
    })
  }
  try {
    // The first query of `work` is sent right after it, and fails if this one does.
    query({ text: opening ? `begin; ${opening}` : 'begin' }).catch(() => {})
    const result = await work({ query, afterCommit: (follower) => followers.push(follower), isOnCluster })
    isOver = true
    await commit(client, () => {
      isBroken = true
    })
    for (const follower of followers) follower()
    return result
  } catch (error) {
    isOver = true
    if (!isBroken)
      await rows(client, { text: 'rollback' }).catch((failure) => {
        isBroken = !(failure instanceof pg.DatabaseError)
      })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Throws where the server rolled back instead, since a statement before had failed whose answer nobody awaited. */
async function commit(client: pg.PoolClient, onBroken: () => void): Promise<void> {
  const { command } = await client.query('commit').catch((error) => {
    if (!(error instanceof pg.DatabaseError)) onBroken()
    throw asApiError(error)
  })
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
}

async function queryWith<Row extends object>(
  pool: pg.Pool,
  settings: Settings,
  config: pg.QueryConfig
): Promise<Row[]> {
  const client = await pool.connect().catch((error) => {
    throw asApiError(error)
  })
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const opening = Object.entries(settings).map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`)
  // Each write to the socket takes as long as a small statement.
  stream.cork()
  const sent = [
    client.query(['begin', ...opening].join('; ')),
    client.query<Row>(config),
    client.query('commit')
  ] as const
  stream.uncork()
  const answers = await Promise.allSettled(sent)
  const failed = answers.find((answer) => answer.status === 'rejected')
  client.release(failed !== undefined && !(failed.reason instanceof pg.DatabaseError))
  if (failed) throw asApiError(failed.reason)
  return (await sent[1]).rows
}

/** SQLSTATE classes and codes of errors that are temporary: the same request may succeed later. */
const unavailableStates = /^(08|53|57|58)|^(25P03|40001|40P01|55P03)$/

/**
 * The error to throw for a failed query. Without a SQLSTATE the connection itself failed: whether a commit happened is then
 * unknown, so the answer is a 503 and never a 2xx.
 */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || unavailableStates.test(error.code ?? ''))
    return databaseUnavailable(error)
  // A node of a Citus cluster names the constraint in the message only, followed by the number of the shard.
  error.constraint ??= /constraint "(.+?)(?:_\d+)?"/.exec(error.message)?.[1]
  return error
}
