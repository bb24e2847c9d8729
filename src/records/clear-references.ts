import { sql } from '../db/drizzle.ts'
import { prepared } from '../db/prepared.ts'
import { run, type Statement } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind } from './record.ts'
import { valuesFor, type WriteScope } from './rows.ts'
import { referrersStatement } from './statements.ts'
import { updateReferences } from './write.ts'

/** A record type whose records may refer to a record that is deleted, and by which property. */
export type Referrer = { kind: AnyRecordKind; property: string }

/** Records whose references are changed together; a company may have any number of contacts. */
const clearedAtOnce = 500

/** Empties a property of all records that refer to one of `ids` by it, or sets it to `to`, each with its change row and event. */
export async function clearReferences(
  scope: WriteScope,
  tx: TenantTransaction,
  { kind, property }: Referrer,
  ids: string[],
  to: string | null = null
): Promise<void> {
  const select = prepared(`${kind.entity}_referring_${property}`, () => referrersStatement(kind, property))
  // In a nearly empty table every index is as good as the right one: a plan made then, for this statement or for the foreign
  // key that PostgreSQL looks up at the deletion, would walk through all of the tenant's records ever after.
  const planned = run(tx, planForValues, {})
  const [referrers] = await Promise.all([run(tx, select, valuesFor(scope, { ids })), planned])
  for (let start = 0; start < referrers.length; start += clearedAtOnce) {
    const some = referrers.slice(start, start + clearedAtOnce)
    const patch = kind.query?.joinTables?.[property]?.redirect(ids, to) ?? { [property]: to }
    const patches = some.map((one) => ({ id: one.id, patch }))
    await updateReferences(scope, tx, kind, patches)
  }
}

/**
 * Plans are made for values in the rest of a transaction, and these settings leave only the number of rows that an index leads
 * to as a cost. A connection believes its indexes to be as high as when it last looked, which would make the one with the key
 * seem dearer than another.
 */
const planForValues: Statement<object, object> = unscoped(
  'plan_for_values',
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('cpu_operator_cost', '0', true)`
)
