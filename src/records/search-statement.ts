import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type Part, type Referred, referredList } from './condition.ts'
import type { Folded } from './folded.ts'
import { comparable, storedColumn } from './property.ts'
import type { AnyRecordKind } from './record.ts'
import { idsInOnePass, sortColumn } from './search-pass.ts'
import { pageWithSmallTables, withParts } from './small-tables.ts'
import type { SortKey } from './sort.ts'
import { columnsOf } from './statements.ts'

/** One page, how many records there were with one beyond it, and where the page ends: its last sort values and id. */
export type FoundPage = {
  json: string
  rowCount: number
  last: string | null
  total?: number
  /** Whether nothing was looked for, since records may refer to one of many: see `Referred`. */
  tooMany?: boolean
}

/**
 * How the records that others are compared or ordered by are read: looked up for each, or all that the tenant has, side by side; or one
 * or the other by how many records an index leads to.
 */
export type Joins = 'by key' | 'side by side' | 'by size'

/** What the text of a search depends on. */
export type SearchShape = {
  /** All must hold. */
  conditions: Part[]
  /** Beyond what was read already; not counted with the total. */
  after: Part | undefined
  keys: SortKey[]
  order: Part
  /** Whether an index has the records in this order, so that only those of the page are read. */
  isIndexed: boolean
  fields: string[] | undefined
  withTotal: boolean
  hasOffset: boolean
  /** What is made of each record before the conditions in `compared`, where it is worth to do all in one pass. */
  folded: Folded | undefined
  compared: Part[]
  referred: Referred
  /** Whether no more is read, in the order of an index, once the page is full. */
  stopsEarly: boolean
  joins: Joins
}

/** The ids of a page's records and one more with their sort columns, and what stands for them in a statement's `with`. */
export type FoundIds = { parts: SQL[]; ids: SQL }

/** One more than the contract's bound of `limit`, to know whether there is more. */
const maxPageRecords = sql.raw('101')

/**
 * The values of the conditions, `limit` → one page. What records are ordered by is joined where they are looked for, and what is
 * only shown after the limit, which stands twice for the planner (list-statement.ts).
 */
export function searchStatement(kind: AnyRecordKind, shape: SearchShape): Statement<FoundPage> {
  const { table } = kind
  const { keys, folded, referred } = shape
  // The filtered have no index that they could be passed over in.
  const end = sql`${shape.hasOffset ? sql` offset ${sql.placeholder('offset')}` : sql``} limit ${maxPageRecords}`
  const { parts: before, ids } = folded ? idsInOnePass(kind, shape, folded, end) : idsByLimit(kind, shape, end)
  const limit = sql`${sql.placeholder('limit')}::int`
  const stored = storedSorts(shape)
  const columns = sql.join([sql`*`, ...(stored ?? []), sql`row_number() over () as number`], comma)
  const page = sql`select ${columns} from (${ids}) as found limit ${limit} + 1`
  const isWhole = stored !== undefined || (shape.isIndexed && !folded)
  const isSorted = !shape.isIndexed || shape.conditions.length > 0
  const { parts, source } = pageWithSmallTables(kind, isWhole ? page : wholeRecords(kind, keys, page), isSorted)
  const tooMany =
    referred.lists.length > 0 && !referred.areMany ? sql`, (select too_many from too_many) as "tooMany"` : sql``
  const own = sql.join(
    [sql`number`, ...keys.map(sortColumn), sql`id`].map((column) => sql`${table}.${column}`),
    comma
  )
  const position = sql`json_build_array(${sql.join([...keys.map((key) => sql`${sortColumn(key)}::text`), sql`id`], comma)})`
  return statement(
    undefined,
    // The total comes first: it is of all users and stages, not of the page's.
    sql`${withParts([...referredParts(referred), ...before, ...parts])}
      select coalesce(json_agg(record order by number) filter (where number <= ${limit}), '[]') as json,
        count(*)::int as "rowCount", (array_agg(${position}) filter (where number = ${limit}))[1] as last
        ${shape.withTotal ? sql`, (select total from total)` : sql``}${tooMany}
      from (select ${own}, record
        from ${source}, lateral (select ${columnsOf(kind, shape.fields)}) as record) as rows`
  )
}

const comma = sql`, `

/** PostgreSQL compares a record with each of a list where it follows no index, as with a tenant that its statistics don't have yet. */
const mostReferred = 1_000

/**
 * The lists of what is referred to and, unless they may have many, whether one of them has too many. No more of a list is read than is
 * asked for, and PostgreSQL, which doesn't know of the limit there, looks it up by its words.
 */
function referredParts({ areMany, lists }: Referred): SQL[] {
  const parts = lists.map((found, index) => sql`${referredList(index)} as materialized ${found}`)
  if (areMany || lists.length === 0) return parts
  const [most, limit] = [mostReferred, mostReferred + 1].map((count) => sql.raw(String(count)))
  const areLong = lists.map(
    (_, index) => sql`(select count(*) > ${most} from (select from ${referredList(index)} limit ${limit}) as found)`
  )
  return [...parts, sql`too_many as materialized (select ${sql.join(areLong, sql` or `)} as too_many)`]
}

/** Where the page is full before all records that match are read; those that are counted are read a second time. */
function idsByLimit({ table }: AnyRecordKind, shape: SearchShape, end: SQL): FoundIds {
  const { keys, order, after, conditions, isIndexed, withTotal } = shape
  const where = mine(table, ...conditions.map((part) => part.sql))
  const isStored = storedSorts(shape) !== undefined
  const sorted = isStored ? [] : keys.map((key) => sql`, ${comparable(key.property)} as ${sortColumn(key)}`)
  const total = sql`total as materialized (select count(*)::int as total from ${table} where ${where})`
  return {
    parts: withTotal ? [total] : [],
    ids: sql`select ${isIndexed || isStored ? sql`${table}.*` : table.id}${sql.join(sorted)} from ${table}
    where ${after ? mine(table, where, after.sql) : where} order by ${order.sql}${end}`
  }
}

/**
 * What a page is ordered by, where the records hold it as it is compared: they are sorted as they are stored then, which takes less
 * than to make rows for it. Behind an offset, which may be far, rows of ids take less memory.
 */
function storedSorts({ keys, isIndexed, folded, hasOffset }: SearchShape): SQL[] | undefined {
  if (isIndexed || folded || hasOffset) return undefined
  const sorts = keys.flatMap((key) => {
    const column = storedColumn(key.property)
    return column ? [sql`${column} as ${sortColumn(key)}`] : []
  })
  return sorts.length === keys.length ? sorts : undefined
}

/** Only the page is read whole, where rows have to be made for more to be sorted: whole ones take twice as long. */
function wholeRecords({ table }: AnyRecordKind, keys: SortKey[], page: SQL): SQL {
  const own = sql`select * from ${table} where ${mine(table, sql`${table.id} = page.id`)} limit 1`
  const sorted = keys.map((key) => sql`page.${sortColumn(key)}, `)
  return sql`select ${sql.join(sorted)}page.number, whole.* from (${page}) as page, lateral (${own}) as whole`
}
