import { sql } from '../db/drizzle.ts'
import { emptyReferences, tenantSequences } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { EmptyReference } from './references.ts'

/** A reference that was emptied or left empty, with the number of the change that did it. */
export type Emptied = EmptyReference & { sequence: number }

/** `ids` → the references to these records that were left empty, which are forgotten. */
export const takeEmpty = statement<Emptied>(
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
