import { sql } from '../db/drizzle.ts'
import { chunksOf } from '../db/lists.ts'
import { prepared } from '../db/prepared.ts'
import { run, type Statement } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { logChanges, type RecordChange } from './log-changes.ts'
import type { AnyRecordKind } from './record.ts'
import { valuesFor, type WriteScope } from './rows.ts'
import { redirectStatement, referrersStatement } from './statements.ts'
import { referringAtOnce, updateReferences } from './write.ts'

/** A record type whose records may refer to a record that is deleted, and by which property. */
export type Referrer = { kind: AnyRecordKind; property: string }

/** What becomes of references to records that are deleted: they name `to` from then on, or nothing; `max` of them at most. */
export type Clearing = { to?: string | undefined; max?: number | undefined }

/** Empties or moves what records refer to by one property, each with its change row and event. Resolves with how many these are. */
export async function clearReferences(
  scope: WriteScope,
  tx: TenantTransaction,
  { kind, property }: Referrer,
  ids: string[],
  { to, max }: Clearing
): Promise<number> {
  const select = prepared(`${kind.entity}_referring_${property}`, () => referrersStatement(kind, property))
  // In a nearly empty table every index is as good as the right one: a plan made then, for this statement or for the foreign
  // key that PostgreSQL looks up at the deletion, would walk through all of the tenant's records ever after.
  const planned = run(tx, planForValues, {})
  const [referrers] = await Promise.all([run(tx, select, valuesFor(scope, { ids, max: max ?? null })), planned])
  const joinTable = kind.query?.joinTables?.[property]
  if (joinTable) {
    const patch = joinTable.redirect(ids, to ?? null)
    const patches = referrers.map(({ id }) => ({ id, patch }))
    await updateReferences(scope, tx, kind, patches)
  } else await redirect(scope, tx, { kind, property }, referrers, to ?? null)
  return referrers.length
}

/**
 * Sets one column of many records, which are there, with a statement for some hundred, each with its change row and event. `target` is what they have
 * named until then: no rule of a record type has a say in whether what it refers to is there.
 */
export async function redirect(
  scope: WriteScope,
  tx: TenantTransaction,
  { kind, property }: Referrer,
  referrers: { id: string; target: string | null }[],
  to: string | null
): Promise<void> {
  const update = prepared(`${kind.entity}_redirect_${property}`, () => redirectStatement(kind, property))
  for (const some of chunksOf(referrers, referringAtOnce)) {
    const now = new Date().toISOString()
    const changes = some.map(({ id, target }): RecordChange => {
      const [old, row] = [{ [property]: target }, { id, [property]: to }]
      return { id, changedAt: tx.outbox.nextTime(now), old, row, changed: [property] }
    })
    const values = { ids: changes.map(({ id }) => id), times: changes.map(({ changedAt }) => changedAt), to }
    await Promise.all([
      run(tx, update, valuesFor(scope, values)),
      logChanges({ ...scope, hidden: tx.properties.hidden }, tx, kind, 'updated', changes, { isRead: false })
    ])
  }
}

/**
 * Plans are made for values in the rest of a transaction, and these settings leave only the number of rows that an index leads
 * to as a cost, and records to be found by their ids. A connection believes its indexes to be as high as when it last looked, which would
 * make the one with the key seem dearer than another.
 */
export const planForValues: Statement<object, object> = unscoped(
  'plan_for_values',
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('cpu_operator_cost', '0', true),
    set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`
)
