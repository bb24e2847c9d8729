import { sql } from '../db/drizzle.ts'
import { changes, mergedRecords } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { isSeen, mine, ownTenantId, type SeenScope, type TenantScope } from '../db/tenant.ts'
import { type ApiError, mergedAway, notFound } from '../errors.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'

// Records that were merged into others: into which one, and the e-mail address or domain by which that one is found, too.
// Of a record that an undo has made again the row stays, and names the record itself: an undo of the undo merges it once more.

const insertMerged = statement(
  'insert_merged',
  sql`insert into ${mergedRecords} (tenant_id, id, entity, merged_into, survivor_id, key)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('entity')}, ${sql.placeholder('survivorId')},
      ${sql.placeholder('survivorId')}, ${sql.placeholder('key')})
    on conflict (tenant_id, id) do update set merged_into = excluded.merged_into, survivor_id = excluded.survivor_id, key = excluded.key`
)

const redirectMerged = statement(
  'redirect_merged',
  sql`update ${mergedRecords} set survivor_id = ${sql.placeholder('survivorId')}::uuid
    where ${mine(mergedRecords, sql`${mergedRecords.survivorId} = ${sql.placeholder('id')}::uuid`)}`
)

const selectMerged = statement<{ id: string; entity: string; survivorId: string }>(
  'find_merged',
  sql`select merged.id, merged.entity, merged.survivor_id as "survivorId"
    from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
      select * from ${mergedRecords} where ${mine(mergedRecords, sql`${mergedRecords.id} = wanted.id`)} limit 1) as merged`
)

const selectMergedInto = statement<{ id: string; mergedInto: string }>(
  'merged_into',
  sql`select ${mergedRecords.id} as id, ${mergedRecords.mergedInto} as "mergedInto" from ${mergedRecords}
    where ${mine(
      mergedRecords,
      sql`${mergedRecords.survivorId} = ${sql.placeholder('survivorId')}::uuid`,
      sql`${mergedRecords.id} <> ${mergedRecords.survivorId}`
    )}`
)

const selectFormer = statement<{ id: string; survivorId: string }>(
  'former_merges',
  sql`select merged.id, coalesce((select next.survivor_id from ${mergedRecords} as next
      where ${mine({ tenantId: sql`next.tenant_id` as never }, sql`next.id = merged.merged_into`)}), merged.merged_into) as "survivorId"
    from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
      select * from ${mergedRecords} where ${mine(mergedRecords, sql`${mergedRecords.id} = wanted.id`)} limit 1) as merged
    where merged.survivor_id = merged.id`
)

const keepFormer = statement(
  'keep_former_merge',
  sql`update ${mergedRecords} set survivor_id = ${mergedRecords.id}, key = null
    where ${mine(mergedRecords, sql`${mergedRecords.id} = ${sql.placeholder('id')}::uuid`)}`
)

const restoreMerged = statement(
  'restore_merged',
  sql`update ${mergedRecords} set survivor_id = ${sql.placeholder('survivorId')}::uuid
    where ${mine(mergedRecords, sql`${mergedRecords.id} = any(${sql.placeholder('ids')}::uuid[])`)}`
)

const removeMerged = statement(
  'remove_merged',
  sql`delete from ${mergedRecords} where ${mine(mergedRecords, sql`${mergedRecords.id} = ${sql.placeholder('id')}::uuid`)}`
)

// Each key is looked up by itself: of a list PostgreSQL can't know how many there are.
const endTaken = statement(
  'end_aliases',
  sql`update ${mergedRecords} set key = null where ${mine(
    mergedRecords,
    sql`${mergedRecords.id} = any(array(
      select found.id from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('ids')}::uuid[]) as taken (key, id), lateral (
        select ${mergedRecords.id}, ${mergedRecords.entity}, ${mergedRecords.survivorId} from ${mergedRecords}
        where ${mine(mergedRecords, sql`${mergedRecords.key} = taken.key`)} offset 0) as found
      where found.entity = ${sql.placeholder('entity')} and found.survivor_id <> taken.id))`
  )}`
)

const endOfSurvivor = statement(
  'end_aliases_of_survivor',
  sql`update ${mergedRecords} set key = null
    where ${mine(mergedRecords, sql`${mergedRecords.survivorId} = ${sql.placeholder('survivorId')}::uuid`)}`
)

/** Remembers that a record was merged into another. What had been merged into the former is merged into the latter from now on. */
export async function rememberMerge(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  gone: RowWithId,
  survivorId: string
): Promise<void> {
  const { entity } = kind
  await run(tx, redirectMerged, { tenantId, id: gone.id, survivorId })
  await run(tx, insertMerged, { tenantId, id: gone.id, entity, survivorId, key: gone[keyPropertyOf(kind)] ?? null })
}

/**
 * To be called where records are made again that may have been merged into others: each of them is found by its own id and key
 * again, and so is what was merged into it before.
 */
export async function forgetMerges({ tenantId }: TenantScope, tx: TenantTransaction, ids: string[]): Promise<void> {
  for (const { id, survivorId } of await run(tx, selectMerged, { tenantId, ids })) {
    if (survivorId === id) {
      // It has been deleted since, by no merge.
      await run(tx, removeMerged, { tenantId, id })
      continue
    }
    const related = await run(tx, selectMergedInto, { tenantId, survivorId })
    const own = new Set([id])
    // The set grows while it is walked through.
    for (const one of own) {
      for (const { id: before, mergedInto } of related) if (mergedInto === one) own.add(before)
    }
    own.delete(id)
    await run(tx, restoreMerged, { tenantId, ids: [...own], survivorId: id })
    await run(tx, keepFormer, { tenantId, id })
  }
}

/** Of records that an undo has made again: which one is left of what they were merged into before. */
export function findFormerMerges({ tenantId }: TenantScope, tx: TenantTransaction, ids: string[]) {
  return run(tx, selectFormer, { tenantId, ids })
}

/** The ids of all records that were merged into one, also by way of others. */
export async function findMergedInto({ tenantId }: TenantScope, tx: Executor, id: string): Promise<string[]> {
  return (await run(tx, selectMergedInto, { tenantId, survivorId: id })).map((merged) => merged.id)
}

/** The 404 for a record that isn't there; it names the one that this one was merged into, if the caller sees both. */
export async function explainAbsence(
  { tenantId, sees }: SeenScope,
  executor: Executor,
  kind: AnyRecordKind,
  id: string,
  property = 'id'
): Promise<ApiError> {
  const [merged] = kind.isMergeable ? await run(executor, selectMerged, { tenantId, ids: [id] }) : []
  if (merged?.entity !== kind.entity || merged.survivorId === merged.id) return notFound(kind.entity, property)
  const { survivorId } = merged
  for (const one of sees ? [id, survivorId] : []) {
    if (!(await wasSeen({ tenantId, sees }, executor, one))) return notFound(kind.entity, property)
  }
  return mergedAway(kind.entity, property, survivorId)
}

const selectLastOwner = statement<{ ownerId: string | null }>(
  'last_owner_of_record',
  sql`select ${changes.data} ->> 'ownerId' as "ownerId" from ${changes}
    where ${mine(changes, sql`${changes.entityId} >= ${sql.placeholder('id')}::uuid`, sql`${changes.entityId} <= ${sql.placeholder('id')}::uuid`)}
    order by ${changes.entityId} desc, ${changes.sequence} desc limit 1`
)

/** Whether the caller sees a record, or saw it in its last state. */
async function wasSeen({ tenantId, sees }: SeenScope, executor: Executor, id: string): Promise<boolean> {
  const [last] = await run(executor, selectLastOwner, { tenantId, id })
  return isSeen(sees, last?.ownerId)
}

/** Removes the keys of merged records that these rows have now: they find the rows' own records from now on. */
export async function endAliases(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  written: { row: RowWithId; changed?: string[] }[]
): Promise<void> {
  if (!kind.isMergeable) return
  const property = keyPropertyOf(kind)
  const taking = written.filter(({ row, changed }) => row[property] != null && (changed?.includes(property) ?? true))
  if (taking.length === 0) return
  const [keys, ids] = [taking.map(({ row }) => row[property]), taking.map(({ row }) => row.id)]
  await run(tx, endTaken, { tenantId, entity: kind.entity, keys, ids })
}

/** Ends the keys by which records that were merged into one found it. */
export async function endAliasesOf(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  survivorId: string
): Promise<void> {
  await run(tx, endOfSurvivor, { tenantId, survivorId })
}

/** What a row changes of a record that was found by the key of another one, and keeps its own. */
export function withoutKey({ match }: AnyRecordKind, row: Row): Row {
  const keys = [match?.property, ...(match?.columns ?? [])]
  return Object.fromEntries(Object.entries(row).filter(([property]) => !keys.includes(property)))
}

/** The property that holds a mergeable record's key, in the form in which it is compared. */
export function keyPropertyOf({ match }: AnyRecordKind): string {
  return match?.columns[0] ?? ''
}
