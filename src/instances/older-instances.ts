import { sql } from '../db/drizzle.ts'
import { type Executor, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { ownName } from './listener.ts'

// Sessions show their names to others of the same role; `ownName` says which are of this version.
const findOlder = unscoped<{ isThere: boolean }>(
  'older_instances',
  sql`select exists (
      select from pg_stat_activity
      where datname = current_database() and application_name like 'crm-listener %'
        and application_name not like ${sql.raw(`'%${ownName}'`)}) as "isThere"`
)

/**
 * Whether instances of release 1.0.0 run on this database: they know nothing of properties, so that records which they change or
 * delete would lose their values. One that listens through a pooler, which gives sessions names of its own, isn't seen.
 */
export async function areOlderInstancesThere(executor: Executor): Promise<boolean> {
  const [found] = await run(executor, findOlder, {})
  return found?.isThere === true
}
