import type { Context } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import { gt, type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changes } from '../db/schema.ts'
import { run, seenStatement } from '../db/statement.ts'
import { deferred, ifRestricted, mine } from '../db/tenant.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { ListQuery } from '../records/record.ts'
import { entryColumns, lastStateIsSeen } from './entry.ts'

type Shape = { isSync: boolean; fields: string[]; withTotal: boolean }
type HistoryPage = { json: string; rowCount: number; isKnown: boolean | null; total?: number }

/**
 * A record's changes, the latest first, also of a deleted one. 404 where the tenant has never had such a record. Range and
 * order fit only the index that begins with the record: a page costs the same however long the history is.
 */
export async function listHistory<Entry>(
  ctx: Context,
  entity: string,
  id: string,
  query: ListQuery,
  fields = Object.keys(entryColumns)
): Promise<Rendered<Entry[]>> {
  const { limit, offset, count, updatedSince } = query
  const shape: Shape = { isSync: updatedSince !== undefined, fields, withTotal: count }
  const select = preparedByShape('history', JSON.stringify(shape), () => historyStatement(shape))
  const { tenantId, sees, db } = ctx
  const since = updatedSince && toUtcIso(updatedSince)
  const [page] = await run(db, select, { tenantId, sees, entity, id, limit, offset, since })
  if (!page?.isKnown) throw notFound(entity)
  return render(page.json, { page: { isFull: page.rowCount === limit, total: page.total } })
}

function historyStatement({ isSync, fields, withTotal }: Shape) {
  const id = sql`${sql.placeholder('id')}::uuid`
  const isIts = mine(changes, sql`${changes.entityId} >= ${id}`, sql`${changes.entityId} <= ${id}`)
  const conditions: SQL[] = [isIts]
  if (isSync) conditions.push(gt(changes.changedAt, sql`${sql.placeholder('since')}::timestamptz`))
  // An id is of one record type. A condition on that would fit another index, which PostgreSQL may think good enough.
  const order = sql`${changes.entityId} desc, ${changes.sequence} desc`
  const where = sql.join(conditions, sql` and `)
  // Of a record that is there the last row has its owner, too.
  const isLastSeen = deferred(() =>
    ifRestricted(sql` and (select ${lastStateIsSeen} from ${changes} where ${isIts} order by ${order} limit 1)`)
  )
  const total = withTotal ? sql`, (select count(*)::int from ${changes} where ${where}) as total` : sql``
  return seenStatement<HistoryPage>(
    undefined,
    sql`select coalesce(json_agg(entry), '[]') as json, count(*)::int as "rowCount",
        (select ${changes.entity} from ${changes} where ${isIts} order by ${order} limit 1)
          = ${sql.placeholder('entity')}${isLastSeen} as "isKnown"${total}
      from (select ${selectList(entryColumns, fields)} from (
          select * from ${changes} where ${where} order by ${order}
          limit 100 offset ${sql.placeholder('offset')}) as ${changes}
        limit ${sql.placeholder('limit')}) as entry`
  )
}
