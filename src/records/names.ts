import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { mine } from '../db/tenant.ts'
import type { LogSource } from '../outbox/change-log.ts'
import { type AnyRecordKind, type LookUp, lookUpOf, type Row } from './record.ts'
import { recordSource } from './statements.ts'

// Many records that are shown at once refer to few others, mostly: the names of those are read once, not for each record.

/** Records as their GET shows them, for their change rows; the statement needs the ids of `idsOfNames`, too. */
export function recordsSource({ table, view }: AnyRecordKind): LogSource {
  const once = Object.entries(view).map(([property, shown]) => {
    const lookUp = lookUpOf(shown)
    return [property, lookUp ? nameOnce(lookUp, idsOf(property)) : shown]
  })
  return recordSource({ table, view: Object.fromEntries(once) })
}

/** The ids of what the rows refer to, each once, by the names that the statement has for them. */
export function idsOfNames({ table, view }: AnyRecordKind, rows: Row[]): Row {
  const columns = Object.entries(getTableColumns(table))
  const named = Object.entries(view).flatMap(([property, shown]) => {
    const reference = lookUpOf(shown)?.reference
    const [name = ''] = columns.find(([, column]) => column === reference) ?? []
    return reference ? [[idsOf(property), [...new Set(rows.map((row) => row[name]).filter((id) => id != null))]]] : []
  })
  return Object.fromEntries(named)
}

/** An object of all names, which PostgreSQL makes once a statement, since nothing in it depends on a row. */
function nameOnce({ reference, table, value }: LookUp, ids: string): SQL {
  return sql`(select jsonb_object_agg(wanted.id, found.name) from unnest(${sql.placeholder(ids)}::uuid[]) as wanted (id), lateral (
      select ${value} as name from ${table} where ${mine(table, sql`${table.id} = wanted.id`)} limit 1) as found)
    ->> ${reference}::text`
}

function idsOf(property: string): string {
  return `idsOf${property[0]?.toUpperCase()}${property.slice(1)}`
}
