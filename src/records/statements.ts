import {
  type AnyPgColumn,
  and,
  eq,
  getTableColumns,
  getTableConfig,
  getTableName,
  type SQL,
  sql
} from '../db/drizzle.ts'
import { tables } from '../db/foreign-keys.ts'
import { listOf, selectList } from '../db/lists.ts'
import { preparedFor } from '../db/prepared.ts'
import { comparedStart } from '../db/schema/columns.ts'
import { tenantSequences } from '../db/schema.ts'
import { type Statement, seenStatement, statement } from '../db/statement.ts'
import { mine, mineAnyOwner, type SeenScope } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import type { LogSource } from '../outbox/change-log.ts'
import { isRespelled } from '../texts/respelled.ts'
import { aliasSource } from './aliases.ts'
import { inputRows } from './input.ts'
import { type AnyRecordKind, iso, type RecordTable } from './record.ts'
import { referencesOf } from './references.ts'

// PostgreSQL builds the JSON of an answer (docs/decisions/json-from-postgresql.md): parsing rows into objects and printing them
// again was most of what a list costs in Node. Each statement names the tenant and looks records up by a key, one at a time
// where there are several (lateral): whatever statistics PostgreSQL has of a table, one plan is left. A record type's statement
// is built when it is first needed.

/** A record's JSON text, and its updatedAt beside it where the text may have none. */
export type Shown = { json: string; version?: string }

/** The parts of a kind that say how a record is shown. */
type Showing = Pick<AnyRecordKind, 'table' | 'view' | 'past'>

/**
 * `id` → the record, whole or with only some of its properties, if `isMine`; of a kind of the past `ids`, too, which has the `id` alone.
 */
export function getStatement(
  kind: Showing,
  name: string | undefined,
  fields?: string[],
  isMine = mine
): Statement<Shown, SeenScope> {
  const { table, past } = kind
  const source = past ? sql`with ${past.some} ` : sql``
  if (fields || !('updatedAt' in kind.view)) {
    return seenStatement(
      name,
      sql`${source}select (select row_to_json(record) from (select ${columnsOf(kind, fields)}) record) as json, ${iso(table.updatedAt)} as version
        from ${table} where ${isMine(table, eq(table.id, sql.placeholder('id')))}`
    )
  }
  return seenStatement(
    name,
    sql`${source}select row_to_json(record) as json from (
      select ${columnsOf(kind, fields)} from ${table}
      where ${isMine(table, eq(table.id, sql.placeholder('id')))}) record`
  )
}

/** `id` → a record that the caller has just changed, whoever owns it by now, with the names of others that the caller sees. */
export const changedStatement = preparedFor((kind: AnyRecordKind) =>
  getStatement(kind, `${kind.entity}_${kind.table.ownerId ? 'changed' : 'get'}`, undefined, mineAnyOwner)
)

/** `rows` (one, of all properties) → that row as a GET would show it. */
export const previewStatement = preparedFor(({ entity, ...kind }: AnyRecordKind) => {
  const { table } = kind
  return seenStatement<{ json: string }>(
    `${entity}_preview`,
    sql`select row_to_json(record) as json from (
      select ${columnsOf(kind)} from ${inputRows(table)} as ${table}
      where ${mineAnyOwner(table)}) record`
  )
})

/** A record as its GET shows it, and its child rows last, for a change row. */
export function recordSource(kind: Pick<AnyRecordKind, 'table' | 'view' | 'children'>): LogSource {
  const { table, children } = kind
  const last = children ? sql`, ${children.value} as ${sql.identifier(children.property)}` : sql``
  return { table, data: sql`(select row_to_json(shown) from (select ${columnsOf(kind)}${last}) as shown)` }
}

/**
 * The key of a row that is written, as its column gets it: where release 1.1.0 stored it in other letters for another record, in those, so that
 * PostgreSQL refuses it as taken.
 */
function keptKey({ table, match }: AnyRecordKind, key: SQL, id: SQL): SQL {
  if (!match?.respelled) return key
  const isOther = mineAnyOwner(table, isRespelled(match.respelled, key), sql`${table.id} <> ${id}`)
  return sql`coalesce((select ${columnOf(table, match.kept ?? '')} from ${table} where ${isOther} limit 1), ${key})`
}

/** `rows` (of all properties; the tenant's id isn't taken from there) → new records. */
export const insertStatement = preparedFor((kind: AnyRecordKind) => {
  const { table } = kind
  const columns = Object.entries(getTableColumns(table))
  const names = listOf(columns.map(([, column]) => nameOf(column)))
  const values = columns.map(([property, column]) => {
    const value = column === table.tenantId ? sql`${tenantSequences.tenantId}` : sql`input.${nameOf(column)}`
    return property === kind.match?.kept ? keptKey(kind, value, sql`input.id`) : value
  })
  return statement(
    `${kind.entity}_insert`,
    sql`insert into ${table} (${names}) select ${listOf(values)}
      from ${tenantSequences}, ${inputRows(table)} as input
      where ${mine(tenantSequences)}`
  )
})

/** `ids` → the records' rows as they are stored, each as JSON by column names, and their child rows. */
export const storedStatement = preparedFor((kind: AnyRecordKind) => {
  const { table, children } = kind
  const more = children ? sql`, ${children.value} as children` : sql``
  return seenStatement<{ stored: string; children?: string }>(
    `${kind.entity}_stored`,
    sql`select found.* from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as wanted (id, number), lateral (
        select row_to_json(${table}) as stored${more} from ${table} where ${mine(table, sql`${table.id} = wanted.id`)} limit 1) as found
      order by wanted.number`
  )
})

/** A record's whole row by property names → that record as it is to be. */
export const updateStatement = preparedFor((kind: AnyRecordKind) => {
  const { table, writtenElsewhere = [] } = kind
  const fixed = ['tenantId', 'id', 'createdAt', ...writtenElsewhere]
  const id = sql`${sql.placeholder('id')}`
  const assignments = Object.entries(getTableColumns(table)).flatMap(([property, column]) => {
    if (fixed.includes(property)) return []
    const value = setterOf(property, column)
    const isKey = kind.match?.respelled && property === kind.match.kept
    const key = sql`case when ${column} is not distinct from ${value} then ${column} else ${keptKey(kind, value, id)} end`
    return [sql`${nameOf(column)} = ${isKey ? key : value}`]
  })
  return unrestricted(
    'write',
    `${kind.entity}_update`,
    sql`update ${table} set ${listOf(assignments)} where ${mine(table, sql`${table.id} = ${id}`)}`
  )
})

/** `id`, and moments that no update writes → the record with the later ones of its own and these. */
export const keepLatestStatement = preparedFor(({ entity, table, writtenElsewhere = [] }: AnyRecordKind) => {
  const assignments = writtenElsewhere.map((property) => {
    const column = columnOf(table, property)
    return sql`${nameOf(column)} = greatest(${column}, ${sql.placeholder(property)}::timestamptz)`
  })
  return unrestricted(
    'write',
    `${entity}_keep_latest`,
    sql`update ${table} set ${listOf(assignments)} where ${mine(table, eq(table.id, sql.placeholder('id')))}`
  )
})

/** `id` → without that record. */
export const deleteStatement = preparedFor((kind: AnyRecordKind) => {
  const { table } = kind
  return unrestricted(
    'write',
    `${kind.entity}_delete`,
    sql`delete from ${table} where ${mine(table, eq(table.id, sql.placeholder('id')))}`
  )
})

/** `ids`, `max` (null for any number) → the records whose `property` refers to one of them, and to which. */
export function referrersStatement(kind: AnyRecordKind, property: string): Statement<{ id: string; target: string }> {
  const { table } = kind
  const column = columnOf(table, property)
  const joinTable = kind.query?.joinTables?.[property]
  const [ids, max] = [sql`${sql.placeholder('ids')}::uuid[]`, sql`${sql.placeholder('max')}::bigint`]
  const own = sql`select ${table.id} as id from ${table} where ${mine(table, sql`${column} = wanted.id`)} order by ${column}, ${table.id}`
  return unrestricted(
    'follow',
    `${kind.entity}_referring_by_${column.name}`,
    joinTable
      ? sql`select found.id, min(wanted.id::text) as target from unnest(${ids}) as wanted (id), lateral (
          ${joinTable.ids(sql`array[wanted.id]`)}) as found group by found.id order by found.id limit ${max}`
      : sql`select found.id, wanted.id as target from unnest(${ids}) as wanted (id), lateral (${own}) as found limit ${max}`
  )
}

/** `ids`, `times`, `to` → the records with these ids with `to` as what a column refers to, changed at these times. */
export function redirectStatement(kind: AnyRecordKind, property: string) {
  const { table } = kind
  const column = columnOf(table, property)
  return unrestricted(
    'follow',
    `${kind.entity}_redirect_${column.name}`,
    sql`update ${table} set ${nameOf(column)} = ${sql.placeholder('to')}::uuid, ${nameOf(table.updatedAt)} = one.time
      from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('times')}::timestamptz[]) as one (id, time)
      where ${mine(table, sql`${table.id} = one.id`)}`
  )
}

/** `ids`, `max` → how many rows refer to each of them, those by one property being counted up to `max`. */
export const followersStatement = preparedFor(({ entity, table: target }: Pick<AnyRecordKind, 'entity' | 'table'>) => {
  const counts = tables.flatMap((table) =>
    referencesOf(table).flatMap((one) => {
      if (one.target !== target) return []
      const isIts = mine(table as RecordTable, sql`${columnOf(table as RecordTable, one.property)} = wanted.id`)
      return [
        sql`(select count(*) from (select from ${table} where ${isIts} limit ${sql.placeholder('max')}::bigint) as one)`
      ]
    })
  )
  return unrestricted<{ id: string; count: number }>(
    'follow',
    `${entity}_followers`,
    sql`select wanted.id, (${sql.join(counts, sql` + `)})::int as count
      from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as wanted (id, number) order by wanted.number`
  )
})

/** Whether records of other tables may refer to those of a table. */
export function isReferredTo(target: RecordTable): boolean {
  return tables.some((table) => referencesOf(table).some((one) => one.target === target))
}

/**
 * `rows` (of the key's properties) → for each row that matches a record, its number (from 0) and the id of the oldest match; where none
 * matches, of the one that is left of a record that was merged and had the key (`isAlias`). The first column of the key alone is
 * compared inside: the key's index is the only one that has it.
 */
export const matchStatement = preparedFor((kind: AnyRecordKind) => {
  const { table } = kind
  const [first, ...others] = (kind.match?.columns ?? []).map((property) => columnOf(table, property))
  if (!first) throw new Error(`${kind.entity} has no key`)
  const isSame = (column: AnyPgColumn, candidate: SQL) => sql`${candidate} = input.${nameOf(column)}`
  const isMatch = and(...others.map((column) => isSame(column, sql`candidate.${nameOf(column)}`))) ?? sql`true`
  const shown = listOf([table.id, ...others])
  const { isFolded, respelled } = kind.match ?? {}
  const having = (...conditions: SQL[]) => sql`select ${shown} from ${table} where ${mine(table, ...conditions)}`
  const today = having(isSame(first, isFolded ? comparedStart(first) : sql`${first}`))
  const all = respelled ? sql`${today} union all ${having(isRespelled(respelled, sql`input.${nameOf(first)}`))}` : today
  const own = sql`select candidate.id, false as is_alias from (
          ${all} offset 0) as candidate
        where ${isMatch} order by candidate.id limit 1`
  const found = kind.isMergeable
    ? sql`(${own}) union all (${aliasSource(kind, sql`input.${nameOf(first)}`)}) order by is_alias limit 1`
    : own
  return seenStatement<{ number: number; id: string; isAlias: boolean }>(
    `${kind.entity}_match`,
    sql`select input.number, found.id, found.is_alias as "isAlias"
      from ${inputRows(table, kind.match?.columns ?? [])} as input, lateral (
        ${found}) as found`
  )
})

/**
 * `rows` (of the properties that refer) → the number (from 0) of each row that refers to what the tenant hasn't, and the constraint. What several
 * rows refer to is looked up once.
 */
export const missingReferencesStatement = preparedFor((kind: AnyRecordKind) => {
  const names = referencesOf(kind.table).map(({ constraint }) => constraint)
  const keys = getTableConfig(kind.table).foreignKeys.filter((key) => names.includes(key.getName()))
  const checks = keys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const pairs = columns.flatMap((column, n) =>
      column.name === 'tenant_id' ? [] : [{ name: nameOf(column), foreign: foreignColumns[n] }]
    )
    const wanted = listOf(pairs.map(({ name }) => name))
    const isGiven = and(...pairs.map(({ name }) => sql`${name} is not null`))
    const isThere = mine(
      foreignTable as RecordTable,
      ...pairs.map(({ name, foreign }) => sql`${foreign} = wanted.${name}`)
    )
    return sql`select input.number, ${sql.raw(`'${key.getName()}'`)} as constraint
      from (select distinct ${wanted} from input where ${isGiven}) as wanted join input using (${wanted})
      where (select true from ${foreignTable} where ${isThere} limit 1) is null`
  })
  return seenStatement<{ number: number; constraint: string }>(
    `${kind.entity}_missing_references`,
    sql`with input as ${inputRows(
      kind.table,
      referencesOf(kind.table).map(({ property }) => property)
    )}
      ${sql.join(checks, sql` union all `)}`
  )
})

/** `id` → whether the tenant has such a record, in one row or none. */
export const existsStatement = preparedFor((table: RecordTable) =>
  statement(
    `${getTableName(table)}_exists`,
    sql`select from ${table} where ${mine(table, eq(table.id, sql.placeholder('id')))}`
  )
)

/** The properties of a view, or some of them, as a select list. */
export function columnsOf(kind: Showing, fields?: string[]): SQL {
  return selectList(kind.view, fields)
}

/** The parameter that a column is set to. The driver would take a list for an array of PostgreSQL's, which JSON isn't. */
function setterOf(property: string, column: AnyPgColumn): SQL {
  const value = sql.placeholder(property)
  if (column.getSQLType() !== 'jsonb') return sql`${value}`
  const mapToDriverValue = (one: unknown) => (one === null ? null : JSON.stringify(one))
  return sql`${sql.param(value, { mapToDriverValue })}`
}

function columnOf(table: RecordTable, property: string): AnyPgColumn {
  const column = (getTableColumns(table) as Record<string, AnyPgColumn>)[property]
  if (!column) throw new Error(`${getTableName(table)} has no column for ${property}`)
  return column
}

function nameOf(column: AnyPgColumn): SQL {
  return sql`${sql.identifier(column.name)}`
}
