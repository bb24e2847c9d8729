import { escapeLiteral, type QueryConfig } from 'pg'
import type { Database } from '../../src/db/client.ts'
import type { Executor } from '../../src/db/statement.ts'

/** How many blocks a statement reads that the database's only connection has prepared before. */
export async function countBlocks(db: Database, { name = '', values = [] }: QueryConfig): Promise<number> {
  const literals = values.map((value) => escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value))).join()
  const text = `explain (analyze, buffers, format json) execute ${name} (${literals})`
  const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>({ text })
  const plan = row?.['QUERY PLAN'][0].Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

/** Keeps what is run in `sent`. */
export function noting(executor: Executor, sent: QueryConfig[]): Executor {
  return {
    query: (config) => {
      sent.push(config)
      return executor.query(config)
    }
  }
}
