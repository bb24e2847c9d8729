import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { mine } from '../db/tenant.ts'
import { type Folded, foldedColumn, tagColumns, tagRows } from './folded.ts'
import { type Compared, orderPart } from './order.ts'
import { comparable } from './property.ts'
import type { AnyRecordKind, RecordTable } from './record.ts'
import type { FoundIds, SearchShape } from './search-statement.ts'
import type { SortKey } from './sort.ts'

/** The column that a key of the order has where records are looked for. */
export const sortColumn: Compared = ({ name }) => sql`${sql.identifier(`sort_${name}`)}`

/**
 * A page's ids, with what they are ordered by, where each record is read and compared once: what several conditions compare is
 * made once, and what is counted is what the page is taken of.
 */
export function idsInOnePass(kind: AnyRecordKind, shape: SearchShape, folded: Folded, end: SQL): FoundIds {
  const { keys, after, withTotal, compared } = shape
  const sorts = keys.map((key) =>
    folded.texts.has(key.name) ? sql`${foldedColumn(key.name)} as ${sortColumn(key)}` : sortColumn(key)
  )
  const columns = sql.join([sql`id`, ...sorts], sql`, `)
  const order = orderPart(keys, sql`id`, sortColumn).sql
  const where = compared.length === 0 ? sql`` : sql` where ${allOf(compared)}`
  const matching = sql`select ${columns} from (${preparedRows(kind, shape, folded)}) as ${kind.table}${where}`
  const size = shape.joins === 'by size' ? [sizePart(kind, shape)] : []
  if (!withTotal) return { parts: size, ids: sql`${matching} order by ${order}${end}` }
  const behind = after ? sql` where ${after.sql}` : sql``
  return {
    parts: [
      ...size,
      sql`matching as materialized (${matching})`,
      sql`total as materialized (select count(*)::int as total from matching)`
    ],
    ids: sql`select * from matching${behind} order by ${order}${end}`
  }
}

/**
 * The records that an index leads to, with what is compared of them. Behind an offset PostgreSQL makes a text's form once, not in
 * each condition; and since it knows of no limit there, it reads the index of words, and doesn't make each record's.
 */
function preparedRows({ table }: AnyRecordKind, shape: SearchShape, folded: Folded): SQL {
  const { keys, conditions, order, stopsEarly, withTotal, after } = shape
  const texts = [...folded.texts].map(([name, property]) => sql`, ${comparable(property)} as ${foldedColumn(name)}`)
  const tags = tagColumns(folded).map((column) => sql`, ${column}`)
  const sorts = keys
    .filter(({ name }) => !folded.texts.has(name))
    .map((key) => sql`, ${comparable(key.property)} as ${sortColumn(key)}`)
  const parts = (after && !withTotal ? [...conditions, after] : conditions).map((part) => part.sql)
  const rows = (joins: SQL, ...when: SQL[]) =>
    sql`select ${table}.*${sql.join([...texts, ...tags, ...sorts])} from ${table}${joins}${sql.join(tagRows(folded))}
    where ${mine(table, ...parts, ...when)}`
  const others = joinedOf(keys, folded)
  const [byKey, sideBySide] = [joinsByKey(others), joinsSideBySide(others)]
  switch (shape.joins) {
    case 'by key':
      // So that the rest isn't read once the page is full.
      return sql`${rows(byKey)}${stopsEarly ? sql` order by ${order.sql}` : sql``} offset 0`
    case 'side by side':
      return sql`${rows(sideBySide)} offset 0`
    case 'by size':
      return sql`${rows(sideBySide, sql`(select is_large from size)`)}
    union all ${rows(byKey, sql`not (select is_large from size)`)} offset 0`
  }
}

/** So many records take as long to be looked up one by one as it takes to read all that a tenant may have of them. */
const largeSize = 20_000

/** Whether many records match what an index may serve. PostgreSQL's own guess fails where it has no statistics of a tenant yet. */
function sizePart({ table }: AnyRecordKind, { conditions }: SearchShape): SQL {
  const some = sql`select from ${table} where ${mine(table, ...conditions.map((part) => part.sql))} limit ${sql.raw(String(largeSize + 1))}`
  return sql`size as materialized (select count(*) > ${sql.raw(String(largeSize))} as is_large from (${some}) as found)`
}

/** The records of others that are compared or ordered by, and what refers to them. */
export function joinedOf(keys: SortKey[], folded: Folded): Map<RecordTable, AnyPgColumn> {
  const properties = [...keys.map(({ property }) => property), ...folded.texts.values()]
  return new Map(properties.flatMap(({ join }) => (join ? [[join.table, join.by] as const] : [])))
}

/** What each record refers to, looked up for it. */
function joinsByKey(others: Map<RecordTable, AnyPgColumn>): SQL {
  const joins = [...others].map(
    ([other, by]) =>
      sql` left join lateral (select * from ${other} where ${mine(other, sql`${other.id} = ${by}`)} limit 1) as ${other} on true`
  )
  return sql.join(joins)
}

/** All that the tenant has of what is referred to, which takes half as long where most of it is wanted. */
function joinsSideBySide(others: Map<RecordTable, AnyPgColumn>): SQL {
  return sql.join(
    [...others].map(([other, by]) => sql` left join ${other} on ${mine(other, sql`${other.id} = ${by}`)}`)
  )
}

function allOf(parts: { sql: SQL }[]): SQL {
  return sql.join(
    parts.map((part) => part.sql),
    sql` and `
  )
}
