import type { Socket } from 'node:net'
import pg from 'pg'
import { asApiError, connect, queryRows } from './connection.ts'
import type { Executor, Settings } from './statement.ts'

/** A statement came too late for its transaction: outside it, it would be a transaction of its own. */
export class TransactionOver extends Error {}

/**
 * Drizzle's own transaction() returns a connection to the pool with its transaction still open when the client gives up
 * first; the next user's COMMIT then commits it. Here a connection is destroyed whenever the server did not report the error
 * itself.
 */
export async function transaction<T>(
  pool: pg.Pool,
  isOnCluster: () => boolean,
  work: (tx: Executor) => Promise<T>,
  opening?: string
): Promise<T> {
  const client = await connect(pool)
  let isBroken = false
  let isOver = false
  const followers: (() => void)[] = []
  const query: Executor['query'] = async (config) => {
    if (isOver) throw new TransactionOver('the transaction is over')
    return queryRows<never>(client, config).catch((error) => {
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
      await queryRows(client, { text: 'rollback' }).catch((failure) => {
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

/** Runs one statement with settings that hold for it alone; begin, statement and commit are sent at once. */
export async function queryWith<Row extends object>(
  pool: pg.Pool,
  settings: Settings,
  config: pg.QueryConfig
): Promise<Row[]> {
  const client = await connect(pool)
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
