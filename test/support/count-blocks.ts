import type pg from 'pg'
import type { Test } from 'tap'
import type { Executor } from '../../src/db/statement.ts'
import { watchQueries } from './watch-queries.ts'

/** Blocks of each table with its indexes, in cache or not. */
export type Blocks = Record<string, number>

/**
 * Counts the blocks that work of this process touches in a database, while nobody else works there: tables and indexes, not
 * what PostgreSQL reads to make plans. To be called before the connections in question are opened; several counts may be
 * under way one within the other.
 */
export function blockCounter(t: Pick<Test, 'teardown'>) {
  const clients = new Map<pg.Client, Promise<void>>()
  watchQueries(t, (_text, client) => {
    if (clients.has(client)) return
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    clients.set(client, ended)
    void ended.then(() => clients.delete(client))
  })

  const read = async (db: Executor): Promise<Blocks> => {
    // A connection reports what it did now and then, and when it ends; one that is ending takes no query.
    const report = (client: pg.Client) => client.query('select pg_stat_force_next_flush()')
    await Promise.all([...clients].map(([client, ended]) => report(client).catch(() => ended)))
    const rows = await db.query<{ name: string; blocks: number }>({
      text: `select relname as name, (coalesce(heap_blks_hit + heap_blks_read, 0) + coalesce(idx_blks_hit + idx_blks_read, 0)
          + coalesce(toast_blks_hit + toast_blks_read, 0) + coalesce(tidx_blks_hit + tidx_blks_read, 0))::int as blocks
        from pg_statio_user_tables where schemaname = 'public'`
    })
    return Object.fromEntries(rows.map(({ name, blocks }) => [name, blocks]))
  }

  return async <T>(db: Executor, work: () => Promise<T>): Promise<{ result: T; sum: number; blocks: Blocks }> => {
    const before = await read(db)
    const result = await work()
    const after = await read(db)
    const touched = Object.entries(after).map(([name, count]): [string, number] => [name, count - (before[name] ?? 0)])
    const blocks = Object.fromEntries(touched.filter(([, count]) => count > 0))
    return { result, sum: touched.reduce((sum, [, count]) => sum + count, 0), blocks }
  }
}
