import { sql } from '../db/drizzle.ts'
import { webhookDeliveries } from '../db/schema.ts'
import { type Executor, runOne } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import type { Backlog } from '../metrics.ts'
import { oldestDueJob } from '../outbox/delivery-jobs.ts'

/** Counting takes time, and past this number the answer is the same: much too many. */
const maxCounted = 100_000

const selectBacklog = unscoped<Backlog>(
  'webhook_backlog',
  sql`/* of all tenants */ select
      (select count(*)::int from (
        select ${webhookDeliveries.id} from ${webhookDeliveries} where ${webhookDeliveries.status} = 'pending' limit ${sql.raw(String(maxCounted))}
      ) as waiting) as pending,
      coalesce(extract(epoch from now() - (${oldestDueJob})), 0)::float8 as "lagSeconds"`
)

/** What all instances together have still to deliver. Throws where the database doesn't answer. */
export function readBacklog(executor: Executor): Promise<Backlog> {
  return runOne(executor, selectBacklog, {})
}
