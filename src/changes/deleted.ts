import type { Operations } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changes, mergedRecords } from '../db/schema.ts'
import { runOne, seenStatement } from '../db/statement.ts'
import { deferred, ifRestricted, mine } from '../db/tenant.ts'
import { type Rendered, render } from '../handler-results.ts'
import { iso } from '../records/record.ts'
import { entryColumns, lastStateIsSeen } from './entry.ts'

type Query = Operations['listDeletedContacts']['query']
type DeletedPage = { json: string; rowCount: number; last: string | null; total?: number }
type Shape = { fields: string[]; isContinued: boolean; withTotal: boolean }

/** The properties of a deleted record in the contract's order, and what they are read from. */
const columns = {
  id: sql`${changes.entityId}`,
  deletedAt: iso(changes.changedAt),
  actor: entryColumns.actor,
  changeSet: entryColumns.changeSet,
  data: entryColumns.data
}

/** Deleted records of a type, the latest deletion first; without those that were restored, erased or merged into another one. */
export async function listDeleted<Entry>(
  ctx: Context,
  entity: string,
  { limit, offset, cursor, count }: Query,
  fields = Object.keys(columns)
): Promise<Rendered<Entry[]>> {
  const { tenantId, sees, db } = ctx
  const identity = JSON.stringify([tenantId, ...(sees ? [sees.key] : []), entity, 'deleted'])
  const [before] = cursor === undefined ? [] : ctx.cursors.decrypt(identity, cursor, 'cursor')
  const shape: Shape = { fields, isContinued: before !== undefined, withTotal: count }
  const select = preparedByShape('deleted', JSON.stringify(shape), () => deletedStatement(shape))
  const page = await runOne(db, select, { tenantId, sees, entity, before, limit, offset })
  const isFull = page.rowCount === limit
  const nextCursor = isFull && page.last !== null ? ctx.cursors.encrypt(identity, [page.last]) : undefined
  return render(page.json, { page: { isFull, total: page.total, nextCursor } })
}

/** Times of changes rise with their numbers, and only one index has this order of them. */
function deletedStatement({ fields, isContinued, withTotal }: Shape) {
  const entity = sql`${sql.placeholder('entity')}::text`
  const later = sql`select from ${changes} as later where ${mine(
    { tenantId: sql`later.tenant_id` as never },
    sql`later.entity_id = ${changes.entityId}`,
    sql`later.sequence > ${changes.sequence}`
  )}`
  const merged = sql`select from ${mergedRecords} where ${mine(
    mergedRecords,
    sql`${mergedRecords.id} = ${changes.entityId}`,
    sql`${mergedRecords.survivorId} <> ${changes.entityId}`
  )}`
  const isGone = sql`${changes.action} = 'deleted' and coalesce(${changes.source}, 'api') not in ('merge', 'erase')
    and ${changes.data} ->> 'erasedAt' is null and not exists (${later}) and not exists (${merged})`
  const isIts = (more?: SQL) =>
    deferred(() =>
      mine(
        changes,
        sql`${changes.entity} >= ${entity}`,
        sql`${changes.entity} <= ${entity}`,
        isGone,
        ifRestricted(lastStateIsSeen),
        more
      )
    )
  const order = sql`${changes.entity} desc, ${changes.changedAt} desc`
  const behind = isContinued ? sql`${changes.changedAt} < ${sql.placeholder('before')}::timestamptz` : undefined
  const found = sql`select * from ${changes} where ${isIts(behind)} order by ${order}
    limit 100 offset ${sql.placeholder('offset')}`
  const total = withTotal ? sql`, (select count(*)::int from ${changes} where ${isIts()}) as total` : sql``
  return seenStatement<DeletedPage>(
    undefined,
    sql`select coalesce(json_agg(entry order by number), '[]') as json, count(*)::int as "rowCount",
        min(changed_at)::text as last${total}
      from (select row_number() over () as number, ${changes}.changed_at, (select entry from (select ${selectList(columns, fields)}) as entry) as entry
        from (${found}) as ${changes} limit ${sql.placeholder('limit')}) as page`
  )
}
