import type { TenantProperties } from '../custom/definitions.ts'
import type { Values } from '../custom/values.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { aliases, mergedRecords } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import type { Action } from '../outbox/change-log.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { nameOf, type UniqueValue, uniqueValuesOf } from './unique-values.ts'

// Aliases find the record that is left of a merge: the key and the unique values of the one that went, and those of the one that stayed
// which the merge replaced. POST and PUT may give one to another record, which ends it. Upserts, bulks and imports can't: they find the
// record by it, or are refused.

/** A merge of two records, as far as it makes aliases; `replaced` is the one that stays, before and after. */
export type Merge = { gone: RowWithId; replaced?: { old: Row; row: Row } | undefined }

const insertAliases = statement(
  'insert_aliases',
  sql`insert into ${aliases} (tenant_id, merged_id, key, property_id)
    select ${mergedRecords.tenantId}, ${mergedRecords.id}, given.key, given.property_id
    from ${mergedRecords}, unnest(${sql.placeholder('key')}::text[], ${sql.placeholder('propertyId')}::uuid[]) as given (key, property_id)
    where ${mine(mergedRecords, sql`${mergedRecords.id} = ${sql.placeholder('mergedId')}::uuid`)}
    on conflict do nothing`
)

const deleteAliases = statement(
  'delete_aliases',
  sql`delete from ${aliases} where ${mine(aliases, sql`${aliases.mergedId} = ${sql.placeholder('mergedId')}::uuid`)}`
)

const takenKeys = sql`unnest(${sql.placeholder('key')}::text[], ${sql.placeholder('id')}::uuid[]) as taken (key, id)`

// Each key is looked up by itself: of a list PostgreSQL can't know how many there are.
const endTaken = statement(
  'end_aliases',
  sql`with ended as (delete from ${aliases} where ${mine(
    aliases,
    sql`(${aliases.mergedId}, ${aliases.key}) in (
        select found.merged_id, found.key from ${takenKeys}, lateral (
          select ${aliases.mergedId}, ${aliases.key} from ${aliases}
          where ${mine(aliases, sql`${aliases.key} = taken.key`)} offset 0) as found, lateral (
          select ${mergedRecords.entity}, ${mergedRecords.survivorId}, ${mergedRecords.mergedInto} from ${mergedRecords}
          where ${mine(mergedRecords, sql`${mergedRecords.id} = found.merged_id`)} limit 1) as merged
        where merged.entity = ${sql.placeholder('entity')} and taken.id not in (merged.survivor_id, merged.merged_into))`
  )})
    update ${mergedRecords} set key = null where ${mine(
      mergedRecords,
      sql`${mergedRecords.id} = any(array(
        select found.id from ${takenKeys}, lateral (
          select ${mergedRecords.id}, ${mergedRecords.entity}, ${mergedRecords.survivorId} from ${mergedRecords}
          where ${mine(mergedRecords, sql`${mergedRecords.key} = taken.key`)} offset 0) as found
        where found.entity = ${sql.placeholder('entity')} and found.survivor_id <> taken.id))`
    )}`
)

const ids = sql`${sql.placeholder('ids')}::uuid[]`
const keys = sql`${sql.placeholder('keys')}::text[]`
const isOf = sql`${mergedRecords.id} = any(${ids}) or ${mergedRecords.survivorId} = any(${ids}) or ${mergedRecords.mergedInto} = any(${ids})`

const scrubAliases = statement(
  'scrub_aliases',
  sql`with scrubbed as (delete from ${aliases} where ${mine(
    aliases,
    sql`${aliases.key} = any(${keys}) or ${aliases.mergedId} in (select ${mergedRecords.id} from ${mergedRecords} where ${mine(mergedRecords, isOf)})`
  )})
    update ${mergedRecords} set key = null where ${mine(mergedRecords, sql`${mergedRecords.key} = any(${keys}) or ${isOf}`)}`
)

/**
 * The record that is left of a merge and that `key` finds, as long as it is there; of several the one of the latest merge. `key` is one
 * of `mergedRecords.key` or of `aliases.key`.
 */
export function aliasSource({ entity, table }: Pick<AnyRecordKind, 'entity' | 'table'>, key: SQL): SQL {
  return sql`select survivor.id, true as is_alias from (
          select ${mergedRecords.id} from ${mergedRecords} where ${mine(mergedRecords, sql`${mergedRecords.key} = ${key}`)}
          union all select ${aliases.mergedId} from ${aliases} where ${mine(aliases, sql`${aliases.key} = ${key}`)}
          offset 0) as former (id), lateral (
          select ${mergedRecords.entity}, ${mergedRecords.survivorId}, ${mergedRecords.sequence} from ${mergedRecords}
          where ${mine(mergedRecords, sql`${mergedRecords.id} = former.id`, sql`${mergedRecords.survivorId} <> ${mergedRecords.id}`)} limit 1) as merged, lateral (
          select ${table.id} from ${table} where ${mine(table, sql`${table.id} = merged.survivor_id`)} limit 1) as survivor
        where merged.entity = ${sql.raw(`'${entity}'`)} order by merged.sequence desc nulls last limit 1`
}

/** Keeps what finds the record that a merge leaves; of one that is made once more (`replaced` is undefined) what it had made stays. */
export async function keepAliases(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  { gone, replaced }: Merge
): Promise<void> {
  const mergedId = gone.id
  if (replaced) await run(tx, deleteAliases, { tenantId, mergedId })
  const own = keysOf(kind, tx.properties, gone).filter(({ propertyId }) => propertyId !== null)
  const kept = replaced ? keysOf(kind, tx.properties, replaced.row).map(({ key }) => key) : []
  const lost = replaced ? keysOf(kind, tx.properties, replaced.old).filter(({ key }) => !kept.includes(key)) : []
  const given = [...own, ...lost]
  if (given.length > 0)
    await run(tx, insertAliases, { tenantId, mergedId, ...columnsOfRows(given, 'key', 'propertyId') })
}

/** Ends the aliases that rows have now, which a POST or a PUT has given it: they find the rows' own records from now on. */
export async function endAliases(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  kind: AnyRecordKind,
  written: { action: Action; row: RowWithId; changed: string[]; taken: UniqueValue[] }[]
): Promise<void> {
  if (!kind.isMergeable) return
  const property = keyPropertyOf(kind)
  const spellingsOf = kind.match?.spellings ?? ((key: string) => [key])
  const taking = written.flatMap(({ action, row, changed, taken }) => {
    const isKeyTaken = row[property] != null && (action === 'created' || changed.includes(property))
    const names = [...(isKeyTaken ? spellingsOf(String(row[property])) : []), ...taken.map(nameOf)]
    return names.map((key) => ({ key, id: row.id }))
  })
  if (taking.length === 0) return
  await run(tx, endTaken, { tenantId, entity: kind.entity, ...columnsOfRows(taking, 'key', 'id') })
}

/** Removes the aliases of a person: those that merges of these records made, and those that are one of the keys, whoever had it last. */
export async function removeAliases(
  { tenantId }: TenantScope,
  tx: TenantTransaction,
  ids: string[],
  keys: string[]
): Promise<void> {
  await run(tx, scrubAliases, { tenantId, ids, keys })
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

/** A record's key and unique values in the form of aliases. */
function keysOf(
  kind: AnyRecordKind,
  properties: TenantProperties,
  row: Row
): { key: string; propertyId: string | null }[] {
  const key = row[keyPropertyOf(kind)]
  const values = uniqueValuesOf(properties.of(kind.entity), (row.custom ?? {}) as Values)
  return [
    ...(key == null ? [] : [{ key: String(key), propertyId: null }]),
    ...values.map((value) => ({ key: nameOf(value), propertyId: value.propertyId }))
  ]
}
