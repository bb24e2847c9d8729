import { type PgTable, type SQL, sql } from '../db/drizzle.ts'
import { changes, companies, contacts, mergedRecords } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { isSeen, mine, ownTenantId, type SeenScope, type TenantScope } from '../db/tenant.ts'
import { ApiError, notFound } from '../errors.ts'
import { canonicalId } from '../ids.ts'
import { isUntil, isUntilMoment, latestChange } from '../outbox/change-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { keepAliases, keyPropertyOf, type Merge } from './aliases.ts'
import type { AnyRecordKind } from './record.ts'

// Records that were merged into others: into which one, and the e-mail address or domain by which that one is found, too; what else finds
// it is in aliases.ts.
// An undo that makes a record again leaves its row, in which it then is its own survivor. When that undo is undone, the two are merged again.

/** The tables of the record types that merge, by their names in the change log. */
export const tablesOfMerged: Record<string, PgTable> = { contact: contacts, company: companies }

const insertMerged = statement(
  'insert_merged',
  sql`insert into ${mergedRecords} (tenant_id, id, entity, merged_into, survivor_id, key, sequence)
    values (${ownTenantId}, ${sql.placeholder('id')}, ${sql.placeholder('entity')}, ${sql.placeholder('survivorId')},
      ${sql.placeholder('survivorId')}, ${sql.placeholder('key')}, ${sql.placeholder('sequence')}::bigint)
    on conflict (tenant_id, id) do update set merged_into = excluded.merged_into, survivor_id = excluded.survivor_id, key = excluded.key,
      sequence = excluded.sequence`
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

/**
 * Into which record the one with an id had been merged at a moment, if it had. An undo may have made it again, and another merge have
 * taken it away since: then that is not what its row says.
 */
function mergedAt(id: SQL): SQL {
  const end = sql`coalesce(${mergedRecords.sequence}, 9223372036854775807)`
  const later = [sql`(${changes.entityId}, ${changes.sequence}) > (${id}, last.sequence)`, isUntil(id, end)]
  return sql`select ${mergedRecords.entity}, ${mergedRecords.mergedInto} as survivor_id from ${mergedRecords}, lateral (${latestChange(id, isUntilMoment(id))}) as last
    where ${mine(
      mergedRecords,
      sql`${mergedRecords.id} = ${id}`,
      sql`last.action = 'deleted'`,
      sql`last.source = 'merge'`,
      sql`last.data ->> 'erasedAt' is null`,
      sql`not exists (${latestChange(id, ...later)})`
    )}`
}

const selectMergedAt = statement<{ id: string; entity: string; survivorId: string }>(
  'find_merged_at',
  sql`with recursive gone (id, entity, survivor_id) as (
      select wanted.id, merged.entity, merged.survivor_id
      from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (${mergedAt(sql`wanted.id`)}) as merged
      union
      select gone.id, merged.entity, merged.survivor_id from gone, lateral (${mergedAt(sql`gone.survivor_id`)}) as merged)
    select gone.id, gone.entity, gone.survivor_id as "survivorId" from gone
    where not exists (${mergedAt(sql`gone.survivor_id`)})`
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

const selectLastOwners = statement<{ id: string; ownerId: string | null }>(
  'last_owners_of_records',
  sql`select wanted.id, last.data ->> 'ownerId' as "ownerId" from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
      ${latestChange(sql`wanted.id`)}) as last`
)

/** Remembers that a record was merged into another. What had been merged into the former is merged into the latter from now on. */
export async function rememberMerge(
  scope: TenantScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  merge: Merge,
  survivorId: string
): Promise<void> {
  const { tenantId } = scope
  const { id } = merge.gone
  const { sequence } = tx.outbox
  await run(tx, redirectMerged, { tenantId, id, survivorId })
  const key = merge.gone[keyPropertyOf(kind)] ?? null
  await run(tx, insertMerged, { tenantId, id, entity: kind.entity, survivorId, key, sequence })
  await keepAliases(scope, tx, kind, merge)
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

/**
 * The records that are left of others that were merged, by the ids of those; only where the caller sees both. With `asOf`, a number of the log,
 * those that were left then, of which only callers ask who see all.
 */
export async function findSurvivors(
  { tenantId, sees }: SeenScope,
  executor: Executor,
  ids: string[],
  asOf?: number
): Promise<Map<string, { entity: string; survivorId: string }>> {
  if (asOf !== undefined) {
    const left = await run(executor, selectMergedAt, { tenantId, ids, asOf })
    return new Map(left.map(({ id, ...survivor }) => [id, survivor]))
  }
  const found = (await run(executor, selectMerged, { tenantId, ids })).filter(({ id, survivorId }) => id !== survivorId)
  const named = [...new Set(found.flatMap(({ id, survivorId }) => [id, survivorId]))]
  // Owners are asked for where nothing was found, too: time must not tell what was merged into a hidden record from what isn't there.
  const asked = named.length > 0 ? named : [...ids, ...ids]
  const owners = sees ? await run(executor, selectLastOwners, { tenantId, ids: asked }) : []
  const hidden = new Set(owners.flatMap(({ id, ownerId }) => (isSeen(sees, ownerId) ? [] : id)))
  const shown = found.filter(({ id, survivorId }) => !hidden.has(id) && !hidden.has(survivorId))
  return new Map(shown.map(({ id, ...survivor }) => [id, survivor]))
}

/** The 404 for a record that isn't, or with `asOf` wasn't, there; it names the one that this one was merged into, if the caller sees both. */
export async function explainAbsence(
  scope: SeenScope,
  executor: Executor,
  kind: AnyRecordKind,
  id: string,
  property = 'id',
  asOf?: number
): Promise<ApiError> {
  const survivors = kind.isMergeable ? await findSurvivors(scope, executor, [canonicalId(id)], asOf) : new Map()
  const { entity, survivorId } = survivors.get(canonicalId(id)) ?? {}
  if (entity !== kind.entity) return notFound(kind.entity, property)
  const detail = `The ${entity} with this ${property} was merged into another one, which mergedInto names.`
  return new ApiError(404, 'not_found', detail, { mergedInto: survivorId })
}
