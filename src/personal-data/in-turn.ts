import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import type { TenantScope } from '../db/tenant.ts'
import { FairSemaphore } from '../limits/fair-semaphore.ts'

/** Of all tenants together; the rest of the pool is left to other requests. */
const statements = new FairSemaphore({
  ...{ places: 3, keepsHalf: false, maxWaiting: 1_000, maxWaitingOfKey: 100, waitMs: 30_000 },
  refusal: 'Too much personal data is being read at once; try again shortly.'
})

/** The database for what looks for a person's data: only a few such statements run at once, and tenants take turns. */
export function inTurn({ db, tenantId }: TenantScope & { db: Database }): Executor {
  const { query } = db
  return { query: (config) => statements.run({ tenantId }, () => query(config)) }
}
