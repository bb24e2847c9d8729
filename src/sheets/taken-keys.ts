import { type AnyPgColumn, getTableName, type SQL, sql } from '../db/drizzle.ts'
import { type Executor, run } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import type { RecordTable } from '../records/table.ts'

/** Which of some texts are taken: the values of `shown` in the tenant's records whose key is among them. */
type FindTaken = (scope: TenantScope, tx: Executor, keys: string[]) => Promise<Set<string>>

/**
 * One index lookup for each row of a chunk. `offset 0` keeps the lookups apart: given a list of keys that many tenants have,
 * PostgreSQL would read all of the tenant's records instead. `shown` (text) is what is compared where the key alone is not
 * enough.
 */
export function takenIn(table: RecordTable, key: AnyPgColumn, shown: SQL = sql`${key}`): FindTaken {
  const select = unrestricted<{ taken: string }>(
    'keys',
    `taken_${getTableName(table)}_${key.name}`,
    sql`select distinct found.taken from unnest(${sql.placeholder('keys')}::text[]) as wanted (key),
      lateral (select ${shown} as taken from ${table} where ${mine(table, sql`${key} = wanted.key`)} offset 0) as found`
  )
  return async ({ tenantId }, tx, keys) => {
    if (keys.length === 0) return new Set()
    return new Set((await run(tx, select, { tenantId, keys })).map(({ taken }) => taken))
  }
}
