import type { Database } from '../../src/db/client.ts'
import type { Executor } from '../../src/db/statement.ts'

/** The advisory locks that an instance takes first: to fetch deliveries, to sweep up after them, and to fetch imports. */
const locks = { deliveries: 7240120, sweep: 7240121, imports: 7240122 }

/** Does `work` while no instance does any of these: they wait until its transaction ends, or look again later. */
export function hold<T>(db: Database, held: (keyof typeof locks)[], work: (tx: Executor) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ text: `select ${held.map((name) => `pg_advisory_xact_lock(${locks[name]})`)}` })
    return work(tx)
  })
}
