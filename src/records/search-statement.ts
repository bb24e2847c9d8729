import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { Part } from './condition.ts'
import { pageWithFew, withParts } from './few.ts'
import { comparable, type QueryProperty } from './property.ts'
import type { AnyRecordKind } from './record.ts'
import type { SortKey } from './sort.ts'
import { columnsOf } from './statements.ts'

/** One page, how many records there were with one beyond it, and where the page ends: its last sort values and id. */
export type FoundPage = { json: string; rowCount: number; last: string | null; total?: number }

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
  /** The texts and tags that several conditions compare, by name. */
  folded: Map<string, QueryProperty<unknown>>
}

/** One more than the contract's bound of `limit`, to know whether there is more. */
const maxPageRecords = sql.raw('101')

/**
 * The values of the conditions, `limit` → one page. What records are ordered by is joined where they are looked for, and what is
 * only shown after the limit, which stands twice for the planner (list-statement.ts).
 */
export function searchStatement(kind: AnyRecordKind, shape: SearchShape): Statement<FoundPage> {
  const { table } = kind
  const { keys, order, after, conditions } = shape
  const searched = sql`${table}${joinsOf([...keys.map(({ property }) => property), ...shape.folded.values()])}${foldedTexts(shape.folded)}`
  const where = mine(table, ...conditions.map((part) => part.sql))
  const sorted = keys.map(({ property }, index) => sql`, ${comparable(property)} as ${keyOf(index)}`)
  // The filtered have no index that they could be passed over in.
  const offset = shape.hasOffset ? sql` offset ${sql.placeholder('offset')}` : sql``
  const found = sql`select ${shape.isIndexed ? sql`${table}.*` : table.id}${sql.join(sorted)} from ${searched}
    where ${after ? mine(table, where, after.sql) : where} order by ${order.sql}${offset} limit ${maxPageRecords}`
  const limit = sql`${sql.placeholder('limit')}::int`
  const page = sql`select *, row_number() over () as number from (${found}) as found limit ${limit} + 1`
  const { parts, source } = pageWithFew(kind, shape.isIndexed ? page : wholeRecords(kind, keys, page))
  const total = sql`total as materialized (select count(*)::int as total from ${searched} where ${where})`
  const own = sql.join(
    ['number', ...keys.map((_, index) => `sort_${index}`), 'id'].map((name) => sql`${table}.${sql.identifier(name)}`),
    comma
  )
  const position = sql`json_build_array(${sql.join([...keys.map((_, index) => sql`${keyOf(index)}::text`), sql`id`], comma)})`
  return statement(
    undefined,
    // The total comes first: it is of all users and stages, not of the page's.
    sql`${withParts(shape.withTotal ? [total, ...parts] : parts)}
      select coalesce(json_agg(record order by number) filter (where number <= ${limit}), '[]') as json,
        count(*)::int as "rowCount", (array_agg(${position}) filter (where number = ${limit}))[1] as last
        ${shape.withTotal ? sql`, (select total from total)` : sql``}
      from (select ${own}, record
        from ${source}, lateral (select ${columnsOf(kind, shape.fields)}) as record) as rows`
  )
}

const comma = sql`, `

/** Only the page is read whole, where more have to be sorted: whole records take twice as long to sort. */
function wholeRecords({ table }: AnyRecordKind, keys: SortKey[], page: SQL): SQL {
  const own = sql`select * from ${table} where ${mine(table, sql`${table.id} = page.id`)} limit 1`
  const sorted = keys.map((_, index) => sql`page.${keyOf(index)}, `)
  return sql`select ${sql.join(sorted)}page.number, whole.* from (${page}) as page, lateral (${own}) as whole`
}

function keyOf(index: number): SQL {
  return sql`${sql.identifier(`sort_${index}`)}`
}

/**
 * What is read of other records for each of a tenant's, in ordinary joins: to look a name up for each takes longer than to
 * read them side by side.
 */
function joinsOf(properties: QueryProperty<unknown>[]): SQL {
  const joined = new Map(properties.flatMap(({ join }) => (join ? [[join.table, join.by] as const] : [])))
  const joins = [...joined].map(([other, by]) => sql` left join ${other} on ${mine(other, sql`${other.id} = ${by}`)}`)
  return sql.join(joins)
}

/** Without the offset PostgreSQL would fold a text anew in each condition. */
function foldedTexts(folded: SearchShape['folded']): SQL {
  if (folded.size === 0) return sql``
  const texts = [...folded].map(([name, property]) => sql`${foldedForm(property)} as ${sql.identifier(name)}`)
  return sql` cross join lateral (select ${sql.join(texts, comma)} offset 0) as folded`
}

function foldedForm(property: QueryProperty<unknown>): SQL {
  if (property.type !== 'tags') return comparable(property)
  return sql`(select array_agg(public.crm_fold(tag)) from unnest(${property.source}) as tag)`
}
