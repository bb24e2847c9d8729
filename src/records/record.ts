import type { Operations } from '../../generated/types.ts'
import type { Config } from '../config.ts'
import { type Entity, hiddenOf } from '../custom/definitions.ts'
import { type AnyPgColumn, eq, getTableColumns, type PgTable, SQL, sql } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import type { Executor } from '../db/statement.ts'
import { mine, type TenantScope, type TenantTable } from '../db/tenant.ts'
import type { FieldError } from '../errors.ts'
import type { Action } from '../outbox/change-log.ts'
import type { EventName } from '../outbox/subscriptions.ts'
import type { Respelled } from '../texts/respelled.ts'
import type { AuditAction, AuditScope } from '../writes/audit-log.ts'

/** A table with what every record has. */
export type RecordTable = PgTable & TenantTable & { id: AnyPgColumn; createdAt: AnyPgColumn; updatedAt: AnyPgColumn }

/** The columns of a row by their property names in `db/schema.ts`; a property that is absent is left as it is. */
export type Row = Record<string, unknown>

/** A row whose record is known, or is about to be made. */
export type RowWithId = Row & { id: string }

/** A column that holds values of a type, and null only where that does. */
export type ColumnFor<Value> = AnyPgColumn<{ data: NonNullable<Value>; notNull: null extends Value ? boolean : true }>

/** For each property of the response the column or expression it is read from: row shape = response shape. */
export type View<Response> = { [Property in keyof Response]-?: ColumnFor<Response[Property]> | SQL<Response[Property]> }

/** Turns a valid value of a body into what its column holds. */
type Normalize = (value: never) => unknown

/**
 * How records of a type are found, beyond what follows from the view and its columns (search/property.ts): by the words of `q`, and
 * which properties are exceptions.
 */
type Queried<Response> = {
  /** The expression of the index of words (db/words.ts). */
  words: SQL
  /** Whether telephone numbers are among the words. */
  hasPhones?: boolean
  /** Text properties all of whose words are in `words`. */
  indexedByWord: (keyof Response & string)[]
  /** Texts of a sort of their own, which are compared by more than their letters. */
  sorts?: { [Property in keyof Response]?: 'phone' | 'host' | 'email' }
  /** Texts that are too long to be sorted by. */
  unsortable?: (keyof Response & string)[]
  /** Short texts that records can be grouped by. */
  groupedTexts?: (keyof Response & string)[]
  /** What the ids in properties stand for where no property shows the name. */
  names?: { [property: string]: SQL }
  /** An amount of money, which is added up only within one currency, and the property that has it. */
  money?: { amount: keyof Response & string; currency: keyof Response & string }
  /** Boolean properties that are computed and never null. */
  booleans?: (keyof Response & string)[]
  /** Properties that refer to other records from another table, too. */
  joinTables?: { [property: string]: JoinTable }
}

/** How records that refer to others from another table, too, are found, and changed. */
export type JoinTable = {
  /** A query for the ids of the records that refer to one of `targets` (uuid[]). */
  ids: (targets: SQL) => SQL
  /** Whether a record refers to none. */
  isNone: SQL
  /** What a record becomes whose references to those of `from` are to be ones to `to`, or none. */
  redirect: (from: string[], to: string | null) => Row
}

/** What belongs to records in a table of its own: one more property of their rows and of the change log, in no response. */
export type ChildRows = {
  property: string
  /** Its JSON, of a record of the kind's table. */
  value: SQL
  /** That JSON of a row that is planned, as it would be once the row is written. */
  planned: (row: Row) => unknown
  /** Sends what becomes of it, right behind the records' rows. */
  write: (scope: AuditScope, tx: Executor, changes: ChildrenChange[]) => Promise<unknown>
}

/** A record's row as it was, empty for a new one, and as it is to be. */
type ChildrenChange = { changedAt: string; old: Row; row: RowWithId }

/** The query parameters that every list has, and those of lists that can be searched; filters are added to them. */
export type ListQuery = Pick<
  Operations['listContacts']['query'],
  'limit' | 'offset' | 'count' | 'updatedSince' | 'fields' | 'q' | 'sort' | 'cursor' | 'asOf'
>

/** A query parameter that filters a list by equality. */
export type ListFilter = {
  column: AnyPgColumn | SQL
  /** What the column holds for a value (default: the value itself). */
  form?: (value: string) => string
  /** All that it may hold for one, where that is more. */
  spellings?: (value: string) => string[]
  /** Where the column may hold further ones, which only the database knows. */
  respelled?: Respelled
  /** Whether the column is compared in the form in which texts are, which the spellings aren't in. */
  isFolded?: boolean
}

/** One filter for each query parameter of a list beside those that all lists have: none can be forgotten, or made up. */
export type Filters<Query> = { [Name in Exclude<keyof Query, keyof ListQuery>]-?: ListFilter }

/**
 * What distinguishes one record type from the others; the verbs do the rest. `Response` is the contract's response schema,
 * `Body` what create and update may set, `Query` the query parameters of its list.
 */
export type RecordKind<Response, Body, Query> = {
  /** Its name in the change log, in event names and in messages. */
  entity: string
  table: RecordTable
  view: View<Response>
  /** How a body's values become what columns hold, where that isn't as they are. */
  normalize?: { [Property in keyof Body]?: Normalize }
  /** Properties of the response that are columns, but that no body may set, beside those that no record's body may. */
  readOnly?: (keyof Response & string)[]
  /** Values of a new record for properties that its body leaves out. */
  defaults: Row
  /** Whether its changes are in the change log. */
  isLogged: boolean
  /** Adds the columns that follow from others, such as the form in which a key is compared. */
  derive?: (row: Row) => Row
  /** Finishes a new row by what it holds. */
  complete?: (row: Row) => Row
  /** What upsert finds a record by. */
  match?: Match<Body>
  /** Whether two records can be merged. The key of the one that goes then finds the other, too (merged.ts). */
  isMergeable?: boolean
  /**
   * What an update sets beside the patch, or in place of what the patch sets: made of the row as it is, the patch and the moment of the
   * change.
   */
  adjust?: (old: Row, patch: Row, now: string) => Row
  /**
   * What a body says that the record can't become: made of the row as it is, empty for a new record, the body's columns, and the row as it
   * would be.
   */
  faultsOf?: (old: Row, given: Row, next: Row) => FieldError[]
  /** Properties of the response that are worked out from others of the row, and change with them. */
  derived?: { [property: string]: (row: Row, config: Pick<Config, 'bantThreshold'>) => unknown }
  /** Properties of the row that the response doesn't have, but the change log names. */
  alsoLogged?: string[]
  /** What belongs to its records in a table of its own. */
  children?: ChildRows
  /** Columns that something else than updates writes, outside the tenant's lock, too; an update leaves them alone. */
  writtenElsewhere?: string[]
  /** Sends what follows from its changes in other records, right behind them; `row` is undefined where they are deletions. */
  followUp?: (scope: TenantScope, tx: Executor, changes: { old: Row; row: Row | undefined }[]) => Promise<unknown>
  /** The events of its changes. */
  events?: RecordEvents
  /** The entries that the audit log gets for a change of it; `changed` are the properties of the row that an update changes. */
  audit?: (action: Action, changed: string[]) => AuditAction[]
  /** The property by which the audit log names it (default: `name`). */
  auditName?: string
  /** Whether lists begin with the latest record. */
  isNewestFirst?: boolean
  /** What lists are ordered by before createdAt. */
  order?: AnyPgColumn[]
  filters: Filters<Query>
  /** For kinds that have a search. */
  query?: Queried<Response>
  /** Where records are read in place of the table, of a kind of the past (past.ts). */
  past?: Past
}

/** The records of the table at the moment `asOf` (a number of the log), as common table expressions. */
export type Past = {
  /** The kind as its records are now. */
  of: AnyRecordKind
  /** All of the kind. Reads its log up to the moment. */
  all: SQL
  /** Those with the `ids` alone, each off an index. */
  some: SQL
}

/** What a record is found by that isn't known by its id. */
type Match<Body> = {
  /** The property that a message names. */
  property: keyof Body & string
  /** The columns (by property) that are compared, in the order of their index. */
  columns: string[]
  /** The form in which the first of them is compared; where it `isFolded`, the index is over what `crm_fold` makes of the column. */
  form: (value: string) => string
  isFolded?: boolean
  /** All that records may hold which are found by a value, where that is more than its form: former releases had other forms. */
  spellings?: (value: string) => string[]
  /** Where the first column may hold further ones, which only the database knows. */
  respelled?: Respelled
  /** The column (by property) whose values the database keeps apart: it stays as it is while the key is the same. */
  kept?: string
  /** Whether only one record may have a key: deals of one name may be created in any number, two contacts with one address can't. */
  isUnique: boolean
}

/** The events of a record type's changes. */
type RecordEvents = {
  /** `isRestored` says that the record was there before. */
  created: (row: Row, isRestored: boolean) => EventName[]
  /** `changed` are the names of the properties of the row that are not as they were. */
  updated: (old: Row, next: Row, changed: string[]) => EventName[]
  deleted: (row: Row) => EventName[]
  /** An event's data as JSON text, where that isn't just the record's (`json`). */
  data?: (event: EventName, json: string, old: Row) => string
}

// biome-ignore-start lint/suspicious/noExplicitAny: what takes any type of record doesn't use these types
export type AnyRecordKind = RecordKind<any, any, any>
export type KindThatShows<Response> = RecordKind<Response, any, any>
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** The most tags that a record has. */
export const maxTags = 50

/** Keeps each value of a list once, where it stood first. */
export const distinct: Normalize = (values: string[]) => [...new Set(values)]

/** Keeps a second column up to date, which holds the form in which the first is compared. */
export function withKey(property: string, keyProperty: string, toKey: (value: string) => string): (row: Row) => Row {
  return (row) => {
    const value = row[property]
    if (value === undefined) return row
    return { ...row, [keyProperty]: typeof value === 'string' ? toKey(value) : null }
  }
}

/**
 * A value of the record that a column refers to; the tenant's own, like the row that refers to it. PostgreSQL looks
 * a scalar subquery up by its key, whatever its statistics say.
 */
export class ReferencedValue<Value> extends SQL<Value> {
  readonly column: AnyPgColumn
  readonly table: RecordTable
  readonly value: AnyPgColumn | SQL

  constructor(column: AnyPgColumn, table: RecordTable, value: AnyPgColumn | SQL) {
    super(sql`(select ${value} from ${table} where ${mine(table, eq(table.id, column))})`.queryChunks)
    this.column = column
    this.table = table
    this.value = value
  }
}

/** The `ReferencedValue` of a view: `value` of the record of `table` that `column` refers to. */
export function referenced<Value>(column: AnyPgColumn, table: RecordTable, value: AnyPgColumn | SQL): SQL<Value> {
  return new ReferencedValue(column, table, value)
}

/**
 * A moment as the contract writes it, `2026-11-21T09:30:00.000Z`. to_char costs several times as much; this relies on
 * the session's time zone (UTC) and on the column's precision: one microsecond more always prints six digits.
 */
export function iso<Value extends string | null = string>(column: AnyPgColumn | SQL): SQL<Value> {
  return sql`substr(to_json(${column} + interval '1 us')::text, 2, 23) || 'Z'`
}

/** The custom properties of a record, without those that answers leave out. */
export function customOf(entity: Entity, column: AnyPgColumn): SQL<Record<string, unknown>> {
  return sql`${column} - ${sql.placeholder(hiddenOf(entity))}::text[]`
}

/** The columns that a body sets, normalised; read-only and absent properties set none. */
export function rowOf<R, Body extends object, Query>(kind: RecordKind<R, Body, Query>, body: NoInfer<Body>): Row {
  const row: Row = {}
  for (const property of settableOf(kind) as (keyof Body & string)[]) {
    const value = body[property]
    if (value === undefined) continue
    const normalize = kind.normalize?.[property]
    row[property] = value === null || !normalize ? value : normalize(value as never)
  }
  return kind.derive ? kind.derive(row) : row
}

/** The properties that a body may set: what the response shows of the record's own columns, but for what is read-only. */
export const settableOf = preparedFor((kind: AnyRecordKind): string[] => {
  const { table, view, readOnly = [], writtenElsewhere = [] } = kind
  const fixed = ['id', 'tenantId', 'createdAt', 'updatedAt', ...readOnly, ...writtenElsewhere]
  return Object.keys(view).filter((name) => name in getTableColumns(table) && !fixed.includes(name))
})

/** Two patches of a record, the second over the first. */
export function joinRows(first: Row, second: Row): Row {
  const isCustom = first.custom !== undefined && second.custom !== undefined
  return { ...first, ...second, ...(isCustom && { custom: { ...Object(first.custom), ...Object(second.custom) } }) }
}
