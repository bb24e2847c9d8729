import { type SQL, sql } from 'drizzle-orm'
import { mine } from '../db/tenant.ts'
import { type Folded, foldedColumn, tagColumns, tagRows } from './folded.ts'
import { type Compared, orderPart } from './order.ts'
import { comparable, type QueryProperty } from './property.ts'
import type { AnyRecordKind } from './record.ts'
import type { FoundIds, SearchShape } from './search-statement.ts'

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
  if (!withTotal) return { parts: [], ids: sql`${matching} order by ${order}${end}` }
  const behind = after ? sql` where ${after.sql}` : sql``
  return {
    parts: [
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
  const { keys, conditions, order, isIndexed, withTotal, after } = shape
  const texts = [...folded.texts].map(([name, property]) => sql`, ${comparable(property)} as ${foldedColumn(name)}`)
  const tags = tagColumns(folded).map((column) => sql`, ${column}`)
  const sorts = keys
    .filter(({ name }) => !folded.texts.has(name))
    .map((key) => sql`, ${comparable(key.property)} as ${sortColumn(key)}`)
  const joins = joinsOf(shape, [...keys.map(({ property }) => property), ...folded.texts.values()])
  const parts = after && !withTotal ? [...conditions, after] : conditions
  // So that the rest isn't read once the page is full.
  const ordered = isIndexed && !withTotal ? sql` order by ${order.sql}` : sql``
  return sql`select ${table}.*${sql.join([...texts, ...tags, ...sorts])} from ${table}${joins}${sql.join(tagRows(folded))}
    where ${mine(table, ...parts.map((part) => part.sql))}${ordered} offset 0`
}

/** What is read of other records: of all that the tenant has, which takes half as long, or what each record refers to. */
export function joinsOf({ joinsAll }: SearchShape, properties: QueryProperty<unknown>[]): SQL {
  const joined = new Map(properties.flatMap(({ join }) => (join ? [[join.table, join.by] as const] : [])))
  const joins = [...joined].map(([other, by]) => {
    const isMeant = mine(other, sql`${other.id} = ${by}`)
    return joinsAll
      ? sql` left join ${other} on ${isMeant}`
      : sql` left join lateral (select * from ${other} where ${isMeant} limit 1) as ${other} on true`
  })
  return sql.join(joins)
}

function allOf(parts: { sql: SQL }[]): SQL {
  return sql.join(
    parts.map((part) => part.sql),
    sql` and `
  )
}
