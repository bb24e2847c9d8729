import { type AnyPgColumn, getTableName, type SQL, sql } from '../db/drizzle.ts'
import { comparedStart } from '../db/schema/columns.ts'
import { type Executor, run } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import type { RecordTable } from '../records/record.ts'

/** Which names are taken: of the keys (`comparedStart` of src/texts/compared.ts) those that records of the tenant have, as `toShown` makes them. */
type FindTaken = (scope: TenantScope, tx: Executor, keys: string[]) => Promise<Set<string>>

/**
 * One lookup for each row of a chunk, in the index of the table's compared names. `offset 0` keeps the lookups apart: given a list of keys
 * that many tenants have, PostgreSQL would read all of the tenant's records instead. `toShown` makes the text that is compared of the key.
 */
export function takenIn(table: RecordTable, name: AnyPgColumn, toShown: (key: SQL) => SQL): FindTaken {
  const key = comparedStart(name)
  const select = unrestricted<{ taken: string }>(
    'keys',
    `taken_${getTableName(table)}_${name.name}`,
    sql`select distinct found.taken from unnest(${sql.placeholder('keys')}::text[]) as wanted (key),
      lateral (select ${toShown(key)} as taken from ${table} where ${mine(table, sql`${key} = wanted.key`)} offset 0) as found`
  )
  return async ({ tenantId }, tx, keys) => {
    if (keys.length === 0) return new Set()
    return new Set((await run(tx, select, { tenantId, keys })).map(({ taken }) => taken))
  }
}
