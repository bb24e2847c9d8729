import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../config.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { changedKeys, type Values, valueAt } from '../custom/values.ts'
import { type AnyPgColumn, getTableColumns } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import { canonicalId } from '../ids.ts'
import type { AnyRecordKind, RecordTable, Row, RowWithId } from './record.ts'

// Rows as they are stored, in the one form in which two of them can be compared: by property names, times as ISO 8601
// text in UTC with milliseconds, ids in lower case, decimals as numbers.

type Column = { property: string; name: string; toCanonical: ((value: string) => string) | undefined }

const columnsOf = preparedFor((table: RecordTable): Column[] => Object.entries(getTableColumns(table)).map(readColumn))

/** A row that PostgreSQL has printed as JSON by column names. */
export function fromStored(table: RecordTable, stored: Record<string, unknown>): RowWithId {
  const row: Row = {}
  for (const { property, name, toCanonical } of columnsOf(table)) {
    const value = stored[name]
    row[property] = toCanonical && typeof value === 'string' ? toCanonical(value) : value
  }
  return row as RowWithId
}

/** What a body sets of a row (record.ts, `rowOf`). */
export function toCanonicalRow(table: RecordTable, patch: Row): Row {
  const row = { ...patch }
  for (const { property, toCanonical } of columnsOf(table)) {
    const value = row[property]
    if (toCanonical && typeof value === 'string') row[property] = toCanonical(value)
  }
  return row
}

/** A planned row as it would be read once it is written: what it doesn't say is null. */
export function asStored({ table, children }: AnyRecordKind, planned: RowWithId): RowWithId {
  const row = toCanonicalRow(table, planned)
  for (const { property } of columnsOf(table)) row[property] ??= null
  if (children) row[children.property] = children.planned(planned)
  return row as RowWithId
}

/** The names of the properties that differ, in the order of the table; the child rows come last. */
export function changedProperties({ table, children }: AnyRecordKind, old: Row, next: Row): string[] {
  const names: string[] = []
  for (const { property } of columnsOf(table)) if (!isSame(old[property], next[property])) names.push(property)
  if (children && listOf(old[children.property]) !== listOf(next[children.property])) names.push(children.property)
  return names
}

/** Child rows as one text, whatever their order. */
function listOf(children: unknown): string {
  return [children ?? []]
    .flat()
    .map((part) => JSON.stringify(part))
    .sort()
    .join()
}

/**
 * An update as the change log describes it: the properties of the response that it changed, in the response's order, and
 * what they were; `changed` are the names of the row's properties that differ. Custom ones are called
 * `custom.<key>`.
 */
export function describeChange(
  { entity, view, derived = {}, alsoLogged = [], children }: AnyRecordKind,
  config: Pick<Config, 'bantThreshold'>,
  properties: TenantProperties,
  old: Row,
  next: Row,
  changed: string[]
): { changedProperties: string[]; previous: Row } {
  const previous: Row = {}
  for (const property of [...Object.keys(view), ...alsoLogged, ...(children ? [children.property] : [])]) {
    const derive = derived[property]
    if (derive) {
      const before = derive(old, config)
      if (before !== derive(next, config)) previous[property] = before
    } else if (property === 'custom' && changed.includes(property)) {
      const [before, after] = [old.custom, next.custom] as [Values, Values]
      const keys = changedKeys(properties.of(entity), before, after)
      for (const key of keys) previous[`custom.${key}`] = valueAt(before, key) ?? null
    } else if (changed.includes(property)) previous[property] = old[property]
  }
  return { changedProperties: Object.keys(previous), previous }
}

/** What a record's last state doesn't show, and restoring it needs. */
export function describeDeletion({ alsoLogged = [] }: AnyRecordKind, old: Row): Row {
  return Object.fromEntries(alsoLogged.filter((name) => old[name] != null).map((name) => [name, old[name]]))
}

/**
 * A deleted record's row, of its last state as the change log shows it (`data`) and of `describeDeletion`. Columns that this state
 * doesn't know have their defaults.
 */
export function formerRow(kind: AnyRecordKind, data: Row, hidden: Row): RowWithId {
  const known = { ...data, ...hidden }
  const names = columnsOf(kind.table).filter(({ property }) => property in known)
  const row: Row = { ...kind.defaults, ...Object.fromEntries(names.map(({ property }) => [property, known[property]])) }
  if (kind.children) row[kind.children.property] = data[kind.children.property]
  return { ...(kind.derive?.(row) ?? row), id: String(data.id) }
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  return typeof one === 'object' && typeof other === 'object' && isDeepStrictEqual(one, other)
}

function readColumn([property, column]: [string, AnyPgColumn]): Column {
  const type = column.getSQLType()
  const isTime = type.startsWith('timestamp')
  const toIso = (value: string) => new Date(value).toISOString()
  const toCanonical = isTime ? toIso : type === 'uuid' ? canonicalId : undefined
  return { property, name: column.name, toCanonical }
}
