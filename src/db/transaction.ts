import pg from 'pg'
import { asApiError, connect, queryRows } from './connection.ts'
import type { Executor, Settings } from './statement.ts'

/** A statement came too late for its transaction: outside it, it would be a transaction of its own. */
export class TransactionOver extends Error {}

/**
 * Runs `work` between begin and commit, on one connection. The connection goes back to the pool only when the server has answered
 * the transaction's end: otherwise the next user's commit would commit this one.
 */
export async function transaction<T>(pool: pg.Pool, work: (tx: Executor) => Promise<T>, opening?: string): Promise<T> {
  const client = await connect(pool)
  let isOver = false
  let isBroken = false
  let failure: unknown
  const query: Executor['query'] = async (config) => {
    if (isOver) throw new TransactionOver('the transaction is over')
    return queryRows<never>(client, config).catch((error) => {
      failure ??= error
      throw error
    })
  }
  try {
    // The first query of `work` is sent right after it, and fails if this one does.
    query({ text: opening ? `begin; ${opening}` : 'begin' }).catch(() => {})
    const result = await work({ query })
    isOver = true
    if (!(await commit(client))) throw failure ?? asApiError(new Error('the transaction was rolled back'))
    return result
  } catch (error) {
    isOver = true
    await queryRows(client, { text: 'rollback' }).catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** False where the server rolled back instead, since a statement before had failed whose answer nobody awaited. */
async function commit(client: pg.PoolClient): Promise<boolean> {
  const { command } = await client.query('commit').catch((error) => {
    throw asApiError(error)
  })
  return command === 'COMMIT'
}

/** Runs one statement with settings that hold for it alone; begin, statement and commit are sent at once. */
export async function queryWith<Row extends object>(
  pool: pg.Pool,
  settings: Settings,
  config: pg.QueryConfig
): Promise<Row[]> {
  const client = await connect(pool)
  const opening = Object.entries(settings).map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`)
  const sent = [
    client.query(['begin', ...opening].join('; ')),
    client.query<Row>(config),
    client.query('commit')
  ] as const
  const answers = await Promise.allSettled(sent)
  client.release(answers[2].status === 'rejected')
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw asApiError(failed.reason)
  return (await sent[1]).rows
}
