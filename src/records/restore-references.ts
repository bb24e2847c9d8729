import { sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { changes, emptyReferences, tenantSequences } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { latestChange } from '../outbox/change-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { planForValues, type Referrer, redirect } from './clear-references.ts'
import type { EmptyReference } from './references.ts'
import type { WriteScope } from './rows.ts'
import { updateReferences } from './write.ts'

/** A reference that was emptied or left empty, with the number of the change that did it. */
type Emptied = EmptyReference & { sequence: number }

/** `ids` → the references to these records that were left empty, which are forgotten. */
const takeEmpty = statement<Emptied>(
  'take_empty_references',
  sql`delete from ${emptyReferences} where ${mine(emptyReferences, sql`${emptyReferences.targetId} = any(${sql.placeholder('ids')}::uuid[])`)}
    returning entity, record_id as "recordId", property, target_id as "targetId", sequence::float8 as sequence`
)

const insertEmpty = statement(
  'insert_empty_references',
  sql`insert into ${emptyReferences} (tenant_id, target_id, record_id, property, entity, sequence)
    select ${tenantSequences.tenantId}, one.target_id, one.record_id, one.property, one.entity, one.sequence
    from ${tenantSequences}, json_to_recordset(${sql.placeholder('rows')}::json)
      as one (target_id uuid, record_id uuid, property text, entity text, sequence bigint)
    where ${mine(tenantSequences)}
    on conflict (tenant_id, target_id, record_id, property) do update set sequence = excluded.sequence`
)

/** `changeSet`, `ids` → the references to these records that the change set emptied. */
const selectCleared = statement<Emptied>(
  'cleared_references',
  sql`select one.entity, one.entity_id as "recordId", was.property, was.value as "targetId", one.sequence::float8 as sequence
    from (select * from ${changes} where ${mine(changes, sql`${changes.changeSet} >= ${sql.placeholder('changeSet')}::uuid`, sql`${changes.changeSet} <= ${sql.placeholder('changeSet')}::uuid`)}
        order by ${changes.changeSet}, ${changes.sequence} offset 0) as one,
      lateral json_each_text(one.previous) as was (property, value)
    where one.action = 'updated' and was.value = any(${sql.placeholder('ids')}::text[])`
)

/** `rows` → those references that no later change has set, of records that are there. */
const selectUnset = statement<{ number: number }>(
  'references_not_set_since',
  sql`select one.number::int - 1 as number
    from unnest(${sql.placeholder('recordId')}::uuid[], ${sql.placeholder('property')}::text[], ${sql.placeholder('sequence')}::bigint[])
      with ordinality as one (record_id, property, sequence, number)
    where not exists (select from (
        select * from ${changes} where ${mine(changes, sql`${changes.entityId} = one.record_id`, sql`${changes.sequence} > one.sequence`)}
        order by ${changes.entityId}, ${changes.sequence} offset 0) as later
      where later.changed_properties::jsonb ? one.property)
      and (select last.action from (${latestChange(sql`one.record_id`)}) as last) <> 'deleted'`
)

/**
 * Sets references to restored records again, each with its change row and event: those that the change set of the deletion
 * emptied, and those that were left empty when their own record was restored. Left alone is what somebody has set since.
 */
export async function restoreReferences(
  scope: WriteScope,
  tx: TenantTransaction,
  referrers: Referrer[],
  { ids, changeSet }: { ids: string[]; changeSet: string | null }
): Promise<void> {
  const { tenantId } = scope
  const left = await run(tx, takeEmpty, { tenantId, ids })
  const cleared = changeSet ? await run(tx, selectCleared, { tenantId, ids, changeSet }) : []
  const all = [...cleared, ...left]
  if (all.length === 0) return
  await run(tx, planForValues, {})
  for (const { kind, property } of referrers) {
    const its = all.filter((one) => one.entity === kind.entity && one.property === property)
    if (its.length === 0) continue
    const values = { tenantId, ...columnsOfRows(its, 'recordId', 'property', 'sequence') }
    const unset = (await run(tx, selectUnset, values)).flatMap(({ number }) => its[number] ?? [])
    if (kind.query?.joinTables?.[property]) {
      const patches = unset.map(({ recordId, targetId }) => ({ id: recordId, patch: { [property]: targetId } }))
      await updateReferences(scope, tx, kind, patches)
      continue
    }
    for (const [targetId, ofOne] of Map.groupBy(unset, (one) => one.targetId)) {
      const referrers = ofOne.map(({ recordId }) => ({ id: recordId, target: null }))
      await redirect(scope, tx, { kind, property }, referrers, targetId)
    }
  }
}

/** Keeps in mind which references the changes that were sent last have left empty, until what they named is restored, too. */
export async function noteEmptyReferences(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  references: EmptyReference[]
): Promise<void> {
  if (references.length === 0) return
  const { sequence } = tx.outbox
  const rows = references.map(({ targetId, recordId, ...one }) => ({
    ...{ ...one, sequence },
    target_id: targetId,
    record_id: recordId
  }))
  await run(tx, insertEmpty, { tenantId, rows: JSON.stringify(rows) })
}
