import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../db/client.ts'
import { mine } from '../db/tenant.ts'
import type { Part } from './condition.ts'
import { direction } from './order.ts'
import { comparable, type QueryProperty } from './property.ts'
import type { AnyRecordKind } from './record.ts'
import type { SortKey } from './sort.ts'
import { columnsOf } from './statements.ts'

/** One page, how many records there were with one beyond it, and where the page ends: its last sort values and id. */
export type FoundPage = { json: string; rowCount: number; last: (string | null)[] | null; total?: number }

/** What the text of a search depends on. */
export type SearchShape = {
  /** All must hold. */
  conditions: Part[]
  /** Beyond what was read already; not counted with the total. */
  after: Part | undefined
  keys: SortKey[]
  order: Part
  fields: string[] | undefined
  withTotal: boolean
  hasOffset: boolean
  /** The texts that several conditions compare, by name. */
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
  const source = sql`${table}${joinsOf(keys)}${foldedTexts(shape.folded)}`
  const where = mine(table, ...conditions.map((part) => part.sql))
  const sorted = keys.map(({ property }, index) => sql`, ${comparable(property)} as ${keyOf(index)}`)
  // The filtered have no index that they could be passed over in.
  const offset = shape.hasOffset ? sql` offset ${sql.placeholder('offset')}` : sql``
  const found = sql`select ${table}.*${sql.join(sorted)} from ${source}
    where ${after ? mine(table, where, after.sql) : where} order by ${order.sql}${offset} limit ${maxPageRecords}`
  const limit = sql`${sql.placeholder('limit')}::int`
  const page = sql`(select * from (${found}) as found limit ${limit} + 1) as ${table}`
  const sortKeys = keys.map((_, index) => sql`${table}.${keyOf(index)}`)
  const sorting = keys.map((key, index) => sql`${sortKeys[index]}${direction(key)}`)
  const number = sql`row_number() over (order by ${list([...sorting, sql`${table.id}`])})`
  const position = sql`json_build_array(${list([...sortKeys.map((key) => sql`${key}::text`), sql`${table.id}`])})`
  const total = shape.withTotal ? sql`, (select count(*)::int from ${source} where ${where}) as total` : sql``
  return statement(
    undefined,
    sql`select coalesce(json_agg(record order by number) filter (where number <= ${limit}), '[]')::text as json,
        count(*)::int as "rowCount", (array_agg(position) filter (where number = ${limit}))[1] as last${total}
      from (select ${number} as number, ${position} as position, record
        from ${page} ${kind.joins ?? sql``}, lateral (select ${columnsOf(kind, shape.fields)}) as record) as rows`
  )
}

function keyOf(index: number): SQL {
  return sql`${sql.identifier(`sort_${index}`)}`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

/**
 * What records are ordered by that is another's, in ordinary joins: to look a name up for each of a tenant's records takes
 * longer than to read them side by side.
 */
function joinsOf(keys: SortKey[]): SQL {
  const joined = new Map(keys.flatMap(({ property: { join } }) => (join ? [[join.table, join.by] as const] : [])))
  const joins = [...joined].map(([other, by]) => sql` left join ${other} on ${mine(other, sql`${other.id} = ${by}`)}`)
  return sql.join(joins)
}

/** Without the offset PostgreSQL would fold a text anew in each condition. */
function foldedTexts(folded: SearchShape['folded']): SQL {
  if (folded.size === 0) return sql``
  const texts = [...folded].map(([name, property]) => sql`${comparable(property)} as ${sql.identifier(name)}`)
  return sql` cross join lateral (select ${list(texts)} offset 0) as folded`
}
