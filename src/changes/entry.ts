import { type SQL, sql } from '../db/drizzle.ts'
import { changes, recordEntities } from '../db/schema.ts'
import { deferred, seenBy } from '../db/tenant.ts'
import { iso } from '../records/record.ts'

const hasCustom = sql.raw(recordEntities.map((entity) => `'${entity}'`).join())

/** Records in rows from before there were custom properties had none. */
const withCustom = sql`case when ${changes.entity} in (${hasCustom}) and ${changes.data} -> 'custom' is null
    then (left(${changes.data}::text, -1) || ',"custom":{}}')::json else ${changes.data} end`

/** Whether a restricted caller sees whose record a change row shows; of who was erased nobody knows whose contact it was. */
export const lastStateIsSeen: SQL = deferred(() => {
  const owner = sql`(${changes.data} ->> 'ownerId')::uuid`
  return sql`(${changes.data} ->> 'erasedAt' is null and (${seenBy(owner) ?? sql`true`}))`
})

/** The properties of an entry of a record's history, in the contract's order, and what they are read from. */
export const entryColumns = {
  sequence: sql`${changes.sequence}`,
  entity: sql`${changes.entity}`,
  entityId: sql`${changes.entityId}`,
  action: sql`${changes.action}`,
  changedAt: iso(changes.changedAt),
  changeSet: sql`${changes.changeSet}`,
  actor: sql`case when ${changes.actorType} is not null then
    json_build_object('type', ${changes.actorType}, 'id', ${changes.actorId}, 'name', ${changes.actorName}) end`,
  source: sql`coalesce(${changes.source}, 'api')`,
  changedProperties: sql`coalesce(${changes.changedProperties}, '[]')`,
  // Of a deletion it holds what restoring the record needs beside `data`.
  previous: sql`case when ${changes.action} = 'updated' and ${changes.previous} is not null then ${changes.previous} else '{}' end`,
  data: withCustom
}
