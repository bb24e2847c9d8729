import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Settings, type Statement, statement } from '../db/statement.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import type { AnyRecordKind, RecordTable } from './record.ts'
import { pageWithSmallTables, withParts } from './small-tables.ts'
import { columnsOf } from './statements.ts'

/**
 * One page as a JSON array, with how many records it has, where asked for how many there are without a limit and, for kinds
 * that are searched, the id of its last record, with `updatedSince` behind its updatedAt.
 */
export type RenderedPage = { json: string; rowCount: number; total?: number; last?: string | null }

/** What the text of a list's statement depends on; everything else is filled in when it runs. */
export type ListShape = {
  /** The names of the filters, in the kind's order. */
  filters: string[]
  isSync: boolean
  /** In the order of the response schema. */
  fields: string[] | undefined
  hasOffset: boolean
  /** Whether it goes on after a record. */
  hasCursor: boolean
  withTotal: boolean
}

/** The most records that a page has: the contract's bound of `limit`. */
const maxPageRecords = sql.raw('100')

/**
 * The filters' values, `updatedSince`, `limit`, `offset` → one page. PostgreSQL takes a limit that is a parameter for a
 * tenth of the table, and would rather sort than follow an index: so its plan is made for the literal limit of a whole
 * page, and the wanted one is outside of it. Joins come after both.
 */
export function listStatement(kind: AnyRecordKind, shape: ListShape): Statement<RenderedPage> {
  const { table } = kind
  const isDescending = kind.isNewestFirst && !shape.isSync
  const keys = keysOf(kind, shape)
  const names = sql.join(keys, sql`, `)
  const order = sql.join(
    keys.map((key) => (isDescending ? sql`${key} desc` : sql`${key}`)),
    sql`, `
  )
  const where = mine(table, ...conditionsOf(kind, shape))
  const isByIdAlone = keys.length === 1 && keys[0] === table.id
  const seen = isByIdAlone ? and(where, seemsRare(table)) : where
  const start = startOf(kind, shape, { names, order, where: seen as SQL })
  const whole = sql`select * from ${table} where ${and(seen, start)} order by ${order} limit ${maxPageRecords}`
  const page = sql`select * from (${whole}) as whole limit ${sql.placeholder('limit')}`
  const total = shape.withTotal ? sql`, (select count(*)::int from ${table} where ${where}) as total` : sql``
  const columns = columnsOf(kind, shape.fields)
  if (!kind.query) {
    return statement(
      undefined,
      sql`select coalesce(json_agg(record), '[]') as json, count(*)::int as "rowCount"${total}
        from (select ${columns} from (${page}) as ${table} order by ${order}) as record`
    )
  }
  // Ids are in the order of their text; so are times, though they end where their zeros begin: `+` and `.` come before digits.
  const last = shape.isSync ? sql`${table.updatedAt}::text || '|' || ${table.id}` : sql`${table.id}::text`
  const { parts, source } = pageWithSmallTables(kind, page)
  const records = sql`${source}, lateral (select ${columns}) as record`
  return statement(
    undefined,
    sql`${withParts(parts)}
      select coalesce(json_agg(record), '[]') as json, count(*)::int as "rowCount", max(last collate "C") as last${total}
      from (select ${last} as last, record from ${records} order by ${order}) as rows`
  )
}

/**
 * True of all of a tenant's records. Without statistics PostgreSQL takes each range for one in two hundred, and so a page for a
 * single record, for which it follows the index that has the order. Of two or three it would read and sort all that the tenant
 * has, for as long as the plan lives. Only for the order of ids: in another one the primary key would seem as good as the right index.
 */
function seemsRare({ tenantId, id }: RecordTable): SQL {
  const ids = sql`${id} between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff'`
  return sql`${tenantId} between ${ownTenantId} and ${ownTenantId} and ${ids}`
}

/** Where a page begins that isn't the first. */
function startOf(
  { table, isNewestFirst }: AnyRecordKind,
  { hasOffset, hasCursor, isSync, filters }: ListShape,
  { names, order, where }: Record<'names' | 'order' | 'where', SQL>
): SQL | undefined {
  if (hasCursor) {
    const only = filters.length === 1 && !isSync ? [sql.placeholder(filters[0] ?? '')] : []
    const time = isSync ? [sql`${sql.placeholder('lastTime')}::timestamptz`] : []
    const position = sql.join([...only, ...time, sql`${sql.placeholder('lastId')}::uuid`], sql`, `)
    return sql`(${names}) > (${position})`
  }
  if (!hasOffset) return undefined
  // Records are passed over in the index alone: it has all of these columns.
  return sql`(${names}) ${isNewestFirst && !isSync ? sql`<=` : sql`>=`} (
    select ${names} from ${table} where ${where} order by ${order} offset ${sql.placeholder('offset')} limit 1)`
}

/** What the page is ordered by: after the tenant, the columns of the index that is to be followed. */
function keysOf(kind: AnyRecordKind, shape: ListShape): AnyPgColumn[] {
  const { table, order } = kind
  if (shape.isSync) return [table.updatedAt, table.id]
  // "createdAt, id" is the order of the ids themselves (db/schema.ts).
  const usual = order ? [order, table.id] : [table.id]
  const only = onlyFilter(kind, shape)
  return only ? [only, ...usual] : usual
}

function conditionsOf(kind: AnyRecordKind, shape: ListShape): SQL[] {
  const only = onlyFilter(kind, shape)
  const conditions = shape.filters.flatMap((name) => {
    const column = filterColumn(kind, name)
    const value = sql.placeholder(name)
    return only ? [gte(column, value), lte(column, value)] : [eq(column, value)]
  })
  const since = sql`${sql.placeholder('updatedSince')}::timestamptz`
  return shape.isSync ? [...conditions, gt(kind.table.updatedAt, since)] : conditions
}

/**
 * The column of the only filter. It is compared as a range and put at the head of the order, which it doesn't change: so
 * that this filter's index alone gives the order, and PostgreSQL follows it whatever it believes of the table. With several
 * comparisons it depends on the values which index serves (`forValues`).
 */
function onlyFilter(kind: AnyRecordKind, { filters, isSync }: ListShape): AnyPgColumn | undefined {
  const [name, ...others] = filters
  return name === undefined || others.length > 0 || isSync ? undefined : filterColumn(kind, name)
}

function filterColumn(kind: AnyRecordKind, name: string): AnyPgColumn {
  const column = kind.filters[name]?.column
  if (!column) throw new Error(`${kind.entity} has no filter ${name}`)
  return column
}

/**
 * For a list that compares several columns: a plan made for all values walks the wrong one of their indexes to its end.
 */
export const forValues: Settings = { plan_cache_mode: 'force_custom_plan' }

/**
 * The same for the rest of a transaction; there nothing counts but how many rows an index leads to. A connection believes its
 * indexes to be as high as when it last looked, which would make the one with the key seem dearer than another.
 */
export const planForValues: Statement<object, object> = unscoped(
  'plan_for_values',
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('cpu_operator_cost', '0', true)`
)
