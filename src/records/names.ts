import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mine } from '../db/tenant.ts'
import type { LogSource } from '../outbox/change-log.ts'
import { type AnyRecordKind, type LookUp, lookUpOf, type Row } from './record.ts'
import { recordSource } from './statements.ts'

// Many records that are shown at once refer to few others, mostly: the names of those are read once, not for each record.

/** A property of the response that is looked up in another record, and the property of the row that refers to it. */
export type Name = LookUp & { name: string; property: string }

const known = new WeakMap<AnyRecordKind, Name[]>()

/** All that a record's response has of others. */
export function namesOf(kind: AnyRecordKind): Name[] {
  const names = known.get(kind) ?? findNames(kind)
  known.set(kind, names)
  return names
}

function findNames({ table, view }: AnyRecordKind): Name[] {
  const columns = Object.entries(getTableColumns(table))
  return Object.entries<SQLWrapper>(view).flatMap(([name, expression]) => {
    const lookUp = lookUpOf(expression)
    const [property] = columns.find(([, column]) => column === lookUp?.reference) ?? []
    return lookUp && property ? [{ ...lookUp, name, property }] : []
  })
}

/** Records as their GET shows them, for their change rows; the statement needs the ids of `idsOfNames`, too. */
export function recordsSource(kind: AnyRecordKind): LogSource {
  const once = Object.fromEntries(namesOf(kind).map((one) => [one.name, nameOnce(one)]))
  return recordSource({ table: kind.table, view: { ...kind.view, ...once } })
}

/** The ids of what the rows refer to, each once, by the names that the statement has for them. */
export function idsOfNames(kind: AnyRecordKind, rows: Row[]): Row {
  const named = namesOf(kind).map(({ name, property }) => {
    const ids = rows.map((row) => row[property]).filter((id) => id != null)
    return [idsOf(name), [...new Set(ids)]]
  })
  return Object.fromEntries(named)
}

/** An object of all names, which PostgreSQL makes once a statement, since nothing in it depends on a row. */
function nameOnce({ name, reference, table, value }: Name): SQL {
  return sql`(select jsonb_object_agg(wanted.id, found.name) from unnest(${sql.placeholder(idsOf(name))}::uuid[]) as wanted (id), lateral (
      select ${value} as name from ${table} where ${mine(table, sql`${table.id} = wanted.id`)} limit 1) as found)
    ->> ${reference}::text`
}

function idsOf(name: string): string {
  return `idsOf${name[0]?.toUpperCase()}${name.slice(1)}`
}
