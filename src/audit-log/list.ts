import type { Operations, Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import { type AnyPgColumn, eq, gte, lt, lte, type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { auditLog } from '../db/schema.ts'
import { runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type Rendered, render } from '../handler-results.ts'
import { firstIdAt, leastId } from '../ids.ts'
import { iso, type ListQuery } from '../records/record.ts'

type Entry = Schemas['AuditEntryResponse']
type Query = Operations['listAuditLog']['query']
type EntriesPage = { json: string; rowCount: number; total?: number }
type Shape = { filters: (keyof typeof filters)[]; fields: string[]; withTotal: boolean }

/** The properties of an entry in the contract's order, and what they are read from. */
export const auditColumns: Record<keyof Entry, SQL> = {
  id: sql`${auditLog.id}`,
  at: iso(auditLog.at),
  actor: sql`json_build_object('type', ${auditLog.actorType}, 'id', ${auditLog.actorId}, 'name', ${auditLog.actorName})`,
  action: sql`${auditLog.action}`,
  target: sql`json_build_object('type', ${auditLog.targetType}, 'id', ${auditLog.targetId}, 'name', ${auditLog.targetName})`,
  outcome: sql`${auditLog.outcome}`,
  ip: sql`${auditLog.ip}`,
  requestId: sql`${auditLog.requestId}`,
  counts: sql`${auditLog.counts}`,
  source: sql`${auditLog.source}`
}

/** The filters that compare for equality, the most selective first. */
const filters: Record<Exclude<keyof Query, keyof ListQuery | 'since' | 'until'>, AnyPgColumn> = {
  actorId: auditLog.actorId,
  action: auditLog.action
}

/** A page of the tenant's audit log, newest first. */
export async function listEntries(
  ctx: Context,
  { limit, offset, count, since, until, updatedSince, ...query }: Query,
  fields = Object.keys(auditColumns)
): Promise<Rendered<Entry[]>> {
  const wanted = (Object.keys(filters) as Shape['filters']).filter((name) => query[name] !== undefined)
  const shape: Shape = { filters: wanted, fields, withTotal: count }
  const select = preparedByShape('audit_log', JSON.stringify(shape), () => listStatement(shape))
  const { tenantId, db } = ctx
  const sinceId = since === undefined ? leastId : firstIdOf(since)
  const afterId = updatedSince === undefined ? leastId : firstIdOf(updatedSince, 1)
  const from = sinceId > afterId ? sinceId : afterId
  const before = until === undefined ? largestId : firstIdOf(until)
  const page = await runOne(db, select, { tenantId, limit, offset, from, before, ...query })
  return render(page.json, { page: { isFull: page.rowCount === limit, total: page.total } })
}

/**
 * The first filter's column is compared as a range and comes first in the order, which it doesn't change. So only the index that
 * begins with this column has the order, and a page costs the same however long the log is. The second filter is compared
 * behind `offset 0`, where PostgreSQL can't choose an index for it.
 */
function listStatement({ filters: [first, second], fields, withTotal }: Shape) {
  const ranges = first ? [gte(filters[first], sql.placeholder(first)), lte(filters[first], sql.placeholder(first))] : []
  const where = mine(
    auditLog,
    gte(auditLog.id, sql.placeholder('from')),
    lt(auditLog.id, sql.placeholder('before')),
    ...ranges
  )
  const order = first ? sql`${filters[first]} desc, ${auditLog.id} desc` : sql`${auditLog.id} desc`
  const found = sql`(select * from ${auditLog} where ${where} order by ${order} offset 0) as ${auditLog}
    where ${second ? eq(filters[second], sql.placeholder(second)) : sql`true`}`
  const total = withTotal ? sql`, (select count(*)::int from ${found}) as total` : sql``
  return statement<EntriesPage>(
    undefined,
    sql`select coalesce(json_agg(entry), '[]') as json, count(*)::int as "rowCount"${total}
      from (select ${selectList(auditColumns, fields)} from (select * from ${found} limit 100 offset ${sql.placeholder('offset')}) as ${auditLog}
        limit ${sql.placeholder('limit')}) as entry`
  )
}

const largestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The smallest id that an entry can have so many milliseconds after a moment. */
function firstIdOf(moment: string, laterMs = 0): string {
  return firstIdAt(Date.parse(toUtcIso(moment)) + laterMs)
}
