import type { Socket } from 'node:net'
import pg from 'pg'
import { ApiError } from '../errors.ts'

// What every use of a connection has in common: how one is taken from a pool, and what its errors become.

/** A connection of the pool, to be released. Throws `database_unavailable` where there is none in time. */
export function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error) => {
    throw asApiError(error)
  })
}

/** A connection's socket. */
export function socketOf(client: pg.PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/**
 * The rows of one query on any connection of the pool. The connection goes back to the pool unless the error may
 * come from the connection itself: a tenant can provoke errors, and each new connection starts a process of PostgreSQL. Throws what
 * PostgreSQL says, or `database_unavailable`.
 */
export async function queryPool<Row extends object>(pool: pg.Pool, config: pg.QueryConfig): Promise<Row[]> {
  try {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<Row>(config)
      client.release()
      return rows
    } catch (error) {
      client.release(!(error instanceof pg.DatabaseError && ofStatement.test(error.code ?? '')))
      throw error
    }
  } catch (error) {
    // The stack of this call, instead of the driver's parser's.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw asApiError(error)
  }
}

/**
 * SQLSTATE classes and codes after which the server goes on with the session, and which have nothing to do with what the
 * connection has prepared: the data, a constraint, a conflict or deadlock, a limit, a lock or the longest time.
 */
const ofStatement = /^(22|23|40|54|55)|^57014$/

/** The rows of one query on a connection. Throws what PostgreSQL says, or `database_unavailable`. */
export async function queryRows<Row extends object>(client: pg.PoolClient, config: pg.QueryConfig): Promise<Row[]> {
  try {
    return (await client.query<Row>(config)).rows
  } catch (error) {
    throw asApiError(error)
  }
}

/** SQLSTATE classes and codes of errors that are temporary: the same request may succeed later. */
const unavailableStates = /^(08|53|57|58)|^(25P03|40001|40P01|55P03)$/

/**
 * The error to throw for a failed query. Without a SQLSTATE the connection itself failed: whether a commit happened is then
 * unknown, so the answer is a 503 and never a 2xx.
 */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || unavailableStates.test(error.code ?? '')) {
    const detail = 'The database did not answer in time; try again shortly.'
    return new ApiError(503, 'database_unavailable', detail, { headers: { 'retry-after': '2' }, cause: error })
  }
  // A node of a Citus cluster names the constraint in the message only, followed by the number of the shard.
  error.constraint ??= /constraint "(.+?)(?:_\d+)?"/.exec(error.message)?.[1]
  return error
}
