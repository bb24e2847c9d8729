import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig } from 'drizzle-orm/pg-core'
import { type Statement, statement } from '../db/client.ts'
import { changes, tenantClocks } from '../db/schema.ts'
import { mine, ownTenantId } from '../db/tenant.ts'
import { queueParts, uuidV7 } from '../webhooks/queue.ts'
import { type AnyRecordKind, iso, type RecordTable } from './record.ts'

// PostgreSQL builds the JSON of an answer: parsing rows into objects and printing them again was most of what a list
// costs in Node (performance.md §2.1). A writing statement does all of its work in one round trip: it takes the tenant's
// clock, writes the records and their change rows, and returns them as their GET would. Where `isTold`, it also queues the
// events that webhooks want. Each takes `look`, the version of the subscriptions that was gone by: where that is not the
// one any more, it writes nothing and returns nothing (webhooks/queue.ts).

/** What of a kind says how a record is shown. */
type Shown = Pick<AnyRecordKind, 'table' | 'view' | 'joins'>

/** A record's JSON text. */
export type Rendered = { id: string; json: string }

/** What a writing statement does to records, as the change log calls it. */
export type Action = 'created' | 'updated' | 'deleted'

/** A record that a statement wrote or, with `isChanged` false, found as it was wanted. */
export type Written = Rendered & { isChanged: boolean }

/** `id` → the record, whole or with only some of its properties. */
export function getStatement(kind: Shown, name: string | undefined, fields?: string[]): Statement<{ json: string }> {
  const { table } = kind
  return statement(
    name,
    sql`select row_to_json(record)::text as json from (
      select ${columnsOf(kind, fields)} from ${table} ${kind.joins ?? sql``}
      where ${mine(table, eq(table.id, sql.placeholder('id')))}) record`
  )
}

/**
 * `rows` (a JSON array, ids and createdAt given), `count` of them, `now` → the new records, each with its change row.
 * Where `isRead` is false only their ids come back: for an import the texts would be a twelfth of its work.
 */
export function insertStatement(kind: AnyRecordKind, isTold = false, isRead = true): Statement<Rendered> {
  const { table } = kind
  const columns = Object.values(getTableColumns(table))
  const names = sql.join(columns.map(nameOf), sql`, `)
  const values = columns.map((column) => {
    if (column === table.tenantId) return ownTenantId
    if (column === table.updatedAt) return sql`bumped.changed_at + input.ordinality * ${oneMillisecond}`
    return sql`input.${nameOf(column)}`
  })
  const change = sql`select saved.id, null::${table} as old, row(saved.*)::${table} as new from saved`
  return statement(
    nameFor(`${kind.entity}_insert${isRead ? '' : '_unread'}`, isTold),
    sql`with ${bumped(kind, sql`${sql.placeholder('count')}::int`, hasLook)},
      saved as (
        insert into ${table} (${names}) select ${sql.join(values, sql`, `)}
        from bumped, json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json) with ordinality as input
        returning *),
      ${parts(written(kind, sql`saved`), ...logged(kind, 'created', isTold ? change : undefined), ...(kind.along ?? []))}
      ${isRead ? sql`select id, json::text as json from written order by updated_at` : sql`select id from written`}`
  )
}

/**
 * `patches` (a JSON array of `{ id, patch }`, a patch by column name), `now` → the records as they are now. Ids that
 * are not there are left out; a record that a patch does not change is neither written nor logged.
 */
export function updateStatement(kind: AnyRecordKind, isTold = false): Statement<Written> {
  const wanted = sql`json_to_recordset(${sql.placeholder('patches')}::json) as wanted (id uuid, patch json)`
  return updateOf(kind, `${kind.entity}_update`, wanted, isTold)
}

/** `id`, `now` → the records whose `property` referred to that id, and now refers to nothing. */
export function clearStatement(kind: AnyRecordKind, property: string, isTold = false): Statement<Written> {
  const { table } = kind
  const column = columnOf(table, property)
  const patch = sql.raw(`'{"${column.name}":null}'::json`)
  const wanted = sql`(
    select ${table.id} as id, ${patch} as patch from ${table}
    where ${mine(table, eq(column, sql.placeholder('id')))}) as wanted`
  return updateOf(kind, `${kind.entity}_clear_${column.name}`, wanted, isTold)
}

function updateOf(kind: AnyRecordKind, name: string, wanted: SQL, isTold: boolean): Statement<Written> {
  const { table } = kind
  const assignments = Object.values(getTableColumns(table)).flatMap((column) => {
    if (column === table.tenantId || column === table.id) return []
    const value =
      column === table.updatedAt
        ? sql`bumped.changed_at + changed.number * ${oneMillisecond}`
        : sql`(changed.new).${nameOf(column)}`
    return [sql`${nameOf(column)} = ${value}`]
  })
  const change = sql`select (new).id as id, old, new from changed`
  const patched = sql`json_populate_record(settled.old, settled.patch)`
  return statement(
    nameFor(name, isTold),
    sql`with ${lockedClock},
      settled as materialized (
        select ${table} as old, wanted.patch, ${sql.placeholder('now')}::timestamptz as now
        from clock, ${wanted}, ${table}
        where ${mine(table, sql`${table.tenantId} = clock.tenant_id`, sql`${table.id} = wanted.id`)}
        for no key update of ${table}),
      merged as materialized (
        select old, ${kind.settle ? sql`json_populate_record(${patched}, ${kind.settle})` : patched} as new from settled),
      changed as materialized (
        select old, new, row_number() over () as number from merged where new is distinct from old),
      ${bumped(kind, sql`(select count(*) from changed)`, sql`exists (select from changed)`)},
      saved as (
        update ${table} set ${sql.join(assignments, sql`, `)} from changed, bumped
        where ${mine(table, sql`${table.id} = (changed.new).id`)} returning ${table}.*),
      untouched as (select (old).* from merged where new is not distinct from old),
      ${parts(written(kind, sql`saved`), written(kind, sql`untouched`, sql`unwritten`), ...logged(kind, 'updated', isTold ? change : undefined))}
      select id, json::text as json, true as "isChanged" from written
      union all select id, json::text, false from unwritten`
  )
}

/** `ids` (an array), `now` → the last states of the records with these ids. */
export function deleteStatement(kind: AnyRecordKind, isTold = false): Statement<Rendered> {
  const { table } = kind
  const change = sql`select gone.id, row(gone.*)::${table} as old, null::${table} as new from gone`
  return statement(
    nameFor(`${kind.entity}_delete`, isTold),
    sql`with ${lockedClock},
      gone as (
        delete from ${table} using clock
        where ${mine(table, sql`${table.tenantId} = clock.tenant_id`, sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`)}
        returning ${table}.*),
      ${bumped(kind, sql`(select count(*) from gone)`, sql`exists (select from gone)`)},
      ${parts(written(kind, sql`gone`), ...logged(kind, 'deleted', isTold ? change : undefined))}
      select id, json::text as json from written`
  )
}

/**
 * `rows` (a JSON array) → for each row that matches a record, its number (from 0) and the id of the oldest match. In order
 * of the text, which is that of the ids: as long as PostgreSQL doesn't know how many keys there are, it would rather walk
 * through all records in the order of their ids until one matches than use the key's index.
 */
export function matchStatement(kind: AnyRecordKind): Statement<{ number: number; id: string }> {
  const { table } = kind
  const isSame = (kind.match?.columns ?? []).map((property) => {
    const column = columnOf(table, property)
    return sql`${column} = input.${nameOf(column)}`
  })
  return statement(
    `${kind.entity}_match`,
    sql`select input.ordinality::int - 1 as number, found.id
      from json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json) with ordinality as input,
        lateral (select ${table.id} from ${table} where ${mine(table, ...isSame)} order by ${table.id}::text limit 1) as found`
  )
}

/** `rows` (a JSON array) → the number (from 0) of each row that refers to what the tenant hasn't, and the constraint. */
export function danglingStatement(kind: AnyRecordKind): Statement<{ number: number; constraint: string }> {
  const checks = getTableConfig(kind.table).foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const isSame = columns.map((column, n) =>
      column.name === 'tenant_id' ? undefined : sql`${foreignColumns[n]} = input.${nameOf(column)}`
    )
    const isGiven = columns.map((column) =>
      column.name === 'tenant_id' ? undefined : sql`input.${nameOf(column)} is not null`
    )
    return sql`select input.ordinality::int - 1 as number, ${sql.raw(`'${key.getName()}'`)} as constraint from input
      where ${and(...isGiven)} and not exists (
        select from ${foreignTable} where ${mine(foreignTable as RecordTable, ...isSame)})`
  })
  return statement(
    `${kind.entity}_dangling`,
    sql`with input as (
        select * from json_populate_recordset(null::${kind.table}, ${sql.placeholder('rows')}::json) with ordinality)
      ${sql.join(checks, sql` union all `)}`
  )
}

/** The tenant's clock: the version of its subscriptions, and the number of its latest change. */
export type Clock = { version: number; sequence: number }

/**
 * Takes the tenant's clock until the end of the transaction: from then on no other write of the tenant is under way, and
 * what is returned stays so.
 */
export const lockClock: Statement<Clock> = statement(
  'lock_clock',
  sql`select ${tenantClocks.subscriptions}::int as version, ${tenantClocks.sequence}::float8 as sequence from ${tenantClocks} where ${mine(tenantClocks)} for no key update`
)

const hasLook = eq(tenantClocks.subscriptions, sql`${sql.placeholder('look')}::bigint`)

// One lock order for every writer of a tenant, the clock first and records after it: there is no cycle to deadlock in.
const lockedClock = sql`clock as materialized (
  select ${tenantClocks.tenantId} from ${tenantClocks} where ${mine(tenantClocks, hasLook)} for no key update)`

const oneMillisecond = sql`interval '1 ms'`

/**
 * Takes `count` numbers and as many milliseconds from the tenant's clock, and returns what they come after. The first
 * time is `now`, or just later than the tenant's previous one; each is given once, also within a bulk.
 */
function bumped({ isLogged }: AnyRecordKind, count: SQL, condition?: SQL): SQL {
  const { sequence, changedAt } = tenantClocks
  const numbers = isLogged ? count : sql`0`
  return sql`bumped as (
    update ${tenantClocks} set ${nameOf(sequence)} = ${sequence} + ${numbers},
      ${nameOf(changedAt)} = greatest(${changedAt}, ${sql.placeholder('now')}::timestamptz - ${oneMillisecond})
        + ${count} * ${oneMillisecond}
    where ${mine(tenantClocks, condition)}
    returning ${sequence} - ${numbers} as sequence, ${changedAt} - ${count} * ${oneMillisecond} as changed_at)`
}

/** The parts of a `with`. */
function parts(...some: SQL[]): SQL {
  return sql.join(some, sql`, `)
}

/** The rows of `source` as their GET shows them. */
function written(kind: AnyRecordKind, source: SQL, name: SQL = sql`written`): SQL {
  const { table } = kind
  return sql`${name} as (
    select ${table.id}, ${table.updatedAt}, (select row_to_json(record) from (select ${columnsOf(kind)}) record) as json
    from ${source} as ${table} ${kind.joins ?? sql``})`
}

/** The change rows of what was written and, of each `change` (id, old, new), the events with all that follows from them. */
function logged(kind: AnyRecordKind, action: Action, change?: SQL): SQL[] {
  if (!kind.isLogged) return []
  const number = sql`row_number() over (order by written.updated_at)`
  const changedAt =
    action === 'deleted' ? sql`bumped.changed_at + ${number} * ${oneMillisecond}` : sql`written.updated_at`
  const log = sql`logged as (
    insert into ${changes} (tenant_id, sequence, entity, entity_id, action, changed_at, data)
    select ${ownTenantId}, bumped.sequence + ${number}, ${sql.raw(`'${kind.entity}', written.id, '${action}'`)},
      ${changedAt}, written.json
    from written, bumped returning entity_id, changed_at, data)`
  return change ? [log, sql`change as (${change})`, told(kind, action), queueParts()] : [log]
}

/** The events of the changes just logged, each with the body that is sent of it. */
function told(kind: AnyRecordKind, action: Action): SQL {
  const data = kind.eventData ?? sql`data::text`
  return sql`told as materialized (
    select ${uuidV7(sql`logged.changed_at`)} as event_id, event, logged.changed_at,
      '{"event":"' || event || '","timestamp":"' || ${iso(sql`logged.changed_at`)} || '","data":' || ${data} || '}' as body
    from logged join change on change.id = logged.entity_id,
      unnest(${kind.events?.[action]?.given ?? sql`array[]::text[]`}) as event)`
}

/** The name of a writing statement, by whether it queues events. */
export function nameFor(name: string, isTold: boolean): string {
  return isTold ? `${name}_told` : name
}

/** The properties of a view, or some of them, as a select list. */
export function columnsOf(kind: Shown, fields?: string[]): SQL {
  const wanted = fields ?? Object.keys(kind.view)
  return sql.join(
    wanted.map((property) => sql`${kind.view[property]} as ${sql.identifier(property)}`),
    sql`, `
  )
}

function columnOf(table: RecordTable, property: string): AnyPgColumn {
  const column = (getTableColumns(table) as Record<string, AnyPgColumn>)[property]
  if (!column) throw new Error(`${getTableName(table)} has no column for ${property}`)
  return column
}

function nameOf(column: AnyPgColumn): SQL {
  return sql`${sql.identifier(column.name)}`
}
