import { sql } from '../db/drizzle.ts'
import { type Executor, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { ApiError } from '../errors.ts'
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
 * delete would lose their values, and nothing of who sees what, so that they show everything to everybody. One that listens through a pooler, which gives sessions names of its own, isn't seen.
 */
export async function areOlderInstancesThere(executor: Executor): Promise<boolean> {
  const [found] = await run(executor, findOlder, {})
  return found?.isThere === true
}

/**
 * Throws a 409 `in_use` while instances of release 1.0.0 run, which would answer whoever is restricted with everything. `path` is a
 * pointer to what restricts, for the tenant's administrator.
 */
export async function assertRestrictionHolds(executor: Executor, path: '/visibility' | '/userId'): Promise<void> {
  if (!(await areOlderInstancesThere(executor))) return
  const message =
    'restricts somebody, which the release before this one knows nothing of, and that still runs beside it'
  const detail = `This service is in use by the release before this one, too, since it is being upgraded; that one shows every record to everybody. So ${path.slice(1)} can't restrict anybody yet: send this again once the upgrade is over, or ask the operator of the service when that is.`
  throw new ApiError(409, 'in_use', detail, { errors: [{ path, message }] })
}
