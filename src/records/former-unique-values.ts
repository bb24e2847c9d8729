import type { CustomProperty } from '../custom/definitions.ts'
import { uniqueKeysOf } from '../custom/values.ts'
import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { columnsOfRows, listOf } from '../db/lists.ts'
import { properties, uniqueValues } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { unscoped } from '../db/unscoped.ts'
import { holders } from './holders.ts'
import type { RecordTable } from './record.ts'

// Instances of 1.1.0 store unique values without what this release compares them by, also while they run beside it: it is worked out
// afterwards, some hundred at a time (docs/decisions/texts.md).

const rowsAtOnce = 500

const isFormer = sql`${uniqueValues.uniqueKey} is null`

const selectTenants = unscoped<{ tenantId: string }>(
  'former_unique_values',
  sql`/* of all tenants */ select distinct ${uniqueValues.tenantId} as "tenantId" from ${uniqueValues} where ${isFormer}`
)

/** A unique value without this release's key, and what its record holds as JSON; null where that has no value of the property. */
type FormerValue = { propertyId: string; key: string; type: CustomProperty['type']; value: string | null }

const customs = holders.map(({ column, target }) => {
  const table = target as RecordTable
  return sql`(select ${table}.custom from ${table} where ${mine(table, sql`${table.id} = ${column}`)})`
})

const selectFormer = unrestricted<FormerValue>(
  'keys',
  'former_unique_values_of_tenant',
  sql`select former.property_id as "propertyId", former.key, ${properties.type} as type, (former.custom -> ${properties.key})::text as value
    from (select ${uniqueValues.propertyId}, ${uniqueValues.key}, coalesce(${listOf(customs)}) as custom from ${uniqueValues}
      where ${mine(uniqueValues, isFormer)} limit ${sql.raw(String(rowsAtOnce))}) as former
    join ${properties} on ${mine(properties, sql`${properties.id} = former.property_id`)}`
)

const setKeys = statement(
  'set_unique_keys',
  sql`update ${uniqueValues} set unique_key = known.unique_key, search_key = coalesce(known.search_key, ${uniqueValues.searchKey})
    from unnest(${sql.placeholder('propertyId')}::uuid[], ${sql.placeholder('key')}::text[], ${sql.placeholder('uniqueKey')}::text[],
      ${sql.placeholder('searchKey')}::text[]) as known (property_id, key, unique_key, search_key)
    where ${mine(uniqueValues, isFormer, sql`${uniqueValues.propertyId} = known.property_id`, sql`${uniqueValues.key} = known.key`)}`
)

/**
 * Gives the unique values of all tenants that 1.1.0 has stored the keys of this release; resolves with their number. Each statement locks some
 * hundred of them for some milliseconds, and what is cut off goes on where it was. Two values that 1.1.0 told apart get the same key where
 * they compare alike by now: the older record is found by it.
 */
export async function completeUniqueValues(db: Database): Promise<number> {
  let count = 0
  for (const { tenantId } of await run(db, selectTenants, {})) {
    for (;;) {
      const former = await run(db, selectFormer, { tenantId })
      if (former.length === 0) break
      const known = former.map(({ propertyId, key, type, value }) => {
        const keys = value === null ? undefined : uniqueKeysOf({ type }, JSON.parse(value))
        // What no record holds, or can't be unique any more, is found by nothing.
        return { propertyId, key, uniqueKey: keys?.key ?? key, searchKey: keys?.searchKey ?? null }
      })
      await run(db, setKeys, { tenantId, ...columnsOfRows(known, 'propertyId', 'key', 'uniqueKey', 'searchKey') })
      count += former.length
    }
  }
  return count
}
