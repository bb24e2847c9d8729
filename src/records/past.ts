import type { Context } from '../contract.ts'
import type { CustomProperty } from '../custom/definitions.ts'
import { type AnyPgColumn, getTableColumns, SQL, sql } from '../db/drizzle.ts'
import { listOf } from '../db/lists.ts'
import { preparedFor } from '../db/prepared.ts'
import { compared } from '../db/schema/columns.ts'
import { changes, users } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { isUntilMoment, latestChange } from '../outbox/change-log.ts'
import { settleMoment } from '../outbox/moments.ts'
import {
  type AnyRecordKind,
  type ChildRows,
  type JoinTable,
  type Past,
  type RecordTable,
  ReferencedValue,
  type Row
} from './record.ts'

// Records as they were at a moment. The statements are those of now: a common table expression has the name and the columns of the
// records' table, and is made of the change log (docs/decisions/past.md).

/** What a record's row in the log has under a property's name: names of others as they were at the record's last change. */
export class FormerValue<Value> extends SQL<Value> {}

/** A kind whose records are read as they were. */
type PastKind = AnyRecordKind & { past: Past }

/** A kind as its records were: what the log doesn't have isn't found by, either. */
export const pastOf = preparedFor((kind: AnyRecordKind): PastKind => {
  const { table, view, filters, query, children } = kind
  const columns = getTableColumns(table)
  const former = Object.keys(view).filter((name) => view[name] instanceof ReferencedValue || !(name in columns))
  const ofRow = former.map((name) => [name, new FormerValue(sql`${table}.${sql.identifier(name)}`.queryChunks)])
  const isInLog = (column: unknown) => Object.entries(columns).some(([name, one]) => one === column && name in view)
  const byText = Object.entries(filters).map(([name, filter]) => {
    const { column } = filter as AnyRecordKind['filters'][string]
    if (column instanceof SQL || isInLog(column)) return [name, filter]
    // Its key is no property of the record's.
    const own = (columns as Record<string, AnyPgColumn>)[name] as AnyPgColumn
    return [name, { column: compared(own), isFolded: true }]
  })
  return {
    ...kind,
    view: { ...view, ...Object.fromEntries(ofRow) },
    filters: Object.fromEntries(byText),
    ...(query && {
      query: { ...query, indexedByWord: [], ...(children && { joinTables: pastJoins(kind, children) }) }
    }),
    past: { of: kind, all: rowsOf(kind, former, latestOfAll(kind)), some: rowsOf(kind, former, latestOfSome) }
  }
})

/** Records by what referred to others from another table, too: in the log that is part of their rows. */
function pastJoins({ table, query }: AnyRecordKind, { property: list }: ChildRows): Record<string, JoinTable> {
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>
  const entries = sql`json_array_elements(${table}.${sql.identifier(list)}) as one`
  const joins = Object.entries(query?.joinTables ?? {}).map(([name, join]): [string, JoinTable] => {
    const own = columns[name]
    const isNamed = (targets: SQL) => sql`(one ->> ${sql.raw(`'${name}'`)})::uuid = any(${targets})`
    const ids = (targets: SQL) =>
      sql`select ${table.id} where ${own} = any(${targets}) or exists (select from ${entries} where ${isNamed(targets)})`
    return [name, { ...join, ids, isNone: sql`${own} is null and not exists (select from ${entries})` }]
  })
  return Object.fromEntries(joins)
}

/** The latest change of each record with one of the `ids`, off the index that begins with the record. */
const latestOfSome = sql`unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
        ${latestChange(sql`wanted.id`, isUntilMoment(sql`wanted.id`))}) as ${changes}`

/** The latest change of each record of the kind: found by its number alone, since rows are long. Each order is that of one index only. */
function latestOfAll({ entity }: AnyRecordKind): SQL {
  const own = sql.raw(`'${entity}'`)
  return sql`(select max(log.sequence) as sequence from (
          select ${changes.entityId}, ${changes.sequence} from ${changes} where ${mine(
            changes,
            sql`(${changes.entity}, ${changes.sequence}) <= (${own}, ${sql.placeholder('asOf')}::bigint)`,
            sql`${changes.entity} >= ${own}`
          )}
          order by ${changes.entity}, ${changes.sequence} offset 0) as log group by log.entity_id) as latest, lateral (
        select * from ${changes} where ${mine(changes, sql`${changes.sequence} >= latest.sequence`, sql`${changes.sequence} <= latest.sequence`)}
        order by ${changes.sequence} limit 1) as ${changes}`
}

/** The common table expression: the columns of the table that the log has, and what is `former` under its property's name. */
function rowsOf(kind: AnyRecordKind, former: string[], latest: SQL): SQL {
  const { table, view, children, query } = kind
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in view && name !== 'tenantId')
  const typeOf = (name: string) => sql.raw(query?.booleans?.includes(name) ? 'boolean' : 'text')
  const read = [
    ...columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    ...former.map((name) => sql`${sql.identifier(name)} ${typeOf(name)}`),
    ...(children ? [sql`${sql.identifier(children.property)} json`] : []),
    sql`"erasedAt" text`
  ]
  const shown = [
    sql`${changes.tenantId} as tenant_id`,
    sql`${changes.sequence} as sequence`,
    ...columns.map(([name, column]) => sql`${valueIn(name, column)} as ${sql.identifier(column.name)}`),
    ...former.map((name) => sql`record.${sql.identifier(name)}`),
    ...(children ? [sql`record.${sql.identifier(children.property)}`] : [])
  ]
  return sql`${table} as (
      select ${listOf(shown)} from ${latest},
        lateral json_to_record(${changes.data}) as record (${listOf(read)})
      where ${changes.entity} = ${sql.raw(`'${kind.entity}'`)} and ${changes.action} <> 'deleted' and record."erasedAt" is null)`
}

/** Rows of earlier releases lack what came later. */
function valueIn(name: string, column: AnyPgColumn): SQL {
  const value = sql`record.${sql.identifier(name)}`
  if (name === 'custom') return customValues
  return column.notNull && column.getSQLType() === 'text[]' ? sql`coalesce(${value}, '{}')` : value
}

/** Custom values that are ones by today's definitions: a key may have been another property's, of another type. */
const customValues = sql`case when coalesce(record.custom, '{}') = '{}' then '{}' else (
        select coalesce(jsonb_object_agg(one.key, one.value), '{}') from (select ${sql.placeholder('customForms')}::jsonb as forms) as known,
          lateral jsonb_each(record.custom) as one
        where jsonb_typeof(one.value) = known.forms -> one.key ->> 'type' and one.value #>> '{}' ~ (known.forms -> one.key ->> 'pattern')) end`

/** What the stored values of a type look like: their type in JSON, and what their text matches. */
const forms: Record<CustomProperty['type'], { type: string; pattern: string }> = {
  text: { type: 'string', pattern: '' },
  select: { type: 'string', pattern: '' },
  url: { type: 'string', pattern: '^[Hh][Tt][Tt][Pp][Ss]?:' },
  date: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  datetime: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' },
  user: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
  number: { type: 'number', pattern: '' },
  boolean: { type: 'boolean', pattern: '' },
  multiselect: { type: 'array', pattern: '' }
}

/** What the record with an id, of whichever kind, was called; by the log, which has no users: these by what they did until then. */
export function formerName(table: RecordTable, id: SQL): SQL {
  if (table === users) {
    const isTheirs = [sql`${changes.actorId} >= ${id}`, sql`${changes.actorId} <= ${id}`]
    return sql`(select ${changes.actorName} from ${changes} where ${mine(changes, ...isTheirs, isUntilMoment(id, changes.actorId))}
      order by ${changes.actorId} desc, ${changes.sequence} desc limit 1)`
  }
  return sql`(select coalesce(last.data ->> 'name', concat_ws(' ', last.data ->> 'firstName', last.data ->> 'lastName'))
      from (${latestChange(id, isUntilMoment(id))}) as last where last.data ->> 'erasedAt' is null)`
}

/** How a request reads a kind: as its records are now, or as they were at the moment `asOf`, a number of the log. */
type Reading = {
  asOf: number | undefined
  kind: AnyRecordKind
  /** What the statements are run with beside `valuesFor`, and what their names end in. */
  past: Row
  suffix: string
}

/** How a request reads a kind, at its own moment or another one. Throws as `settleMoment` does. */
export async function readingOf(ctx: Context, kind: AnyRecordKind, moment = ctx.asOf): Promise<Reading> {
  const asOf = moment && (await settleMoment(ctx, ctx.db, moment))
  if (asOf === undefined) return { asOf, kind, past: {}, suffix: '' }
  const active = [...ctx.properties.of(kind.entity).active.values()]
  const customForms = JSON.stringify(Object.fromEntries(active.map(({ key, type }) => [key, forms[type]])))
  return { asOf, kind: pastOf(kind), past: { asOf, customForms }, suffix: '_past' }
}
