import type { Config } from '../config.ts'
import type { HiddenKeys } from '../custom/definitions.ts'
import { sql } from '../db/drizzle.ts'
import { prepared, preparedByShape } from '../db/prepared.ts'
import { users } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type SeenScope, type TenantScope } from '../db/tenant.ts'
import type { MissingReference } from '../errors.ts'
import { canonicalId, makeId, momentOfId } from '../ids.ts'
import type { AuditScope } from '../writes/audit-log.ts'
import { asInput } from './input.ts'
import { findSurvivors, tablesOfMerged } from './merged.ts'
import { type AnyRecordKind, type RecordKind, type Row, type RowWithId, rowOf } from './record.ts'
import { referencesOf } from './references.ts'
import {
  changedStatement,
  getStatement,
  matchStatement,
  missingReferencesStatement,
  type Shown,
  storedStatement
} from './statements.ts'
import { fromStored } from './stored.ts'

// Making rows of any kind, and finding them.

/**
 * What the statements of records are run for: a tenant, whose eyes its records are read with, the settings that show in them, and the
 * custom properties that don't.
 */
export type RecordScope = SeenScope & { config: Pick<Config, 'bantThreshold'>; hidden?: HiddenKeys }

/** What the statements that write records are run for: also whose change it is, and from where. */
export type WriteScope = RecordScope & AuditScope

/** A statement's values, with those that every one may need. */
export function valuesFor({ tenantId, sees, config, hidden }: RecordScope, values: Row = {}): Row & SeenScope {
  return { tenantId, sees, bantThreshold: config.bantThreshold, ...hidden, ...values }
}

/** A whole new row: defaults, what the body sets, and an id made of the same millisecond as createdAt. */
export function newRow<R, B extends object, Q>(kind: RecordKind<R, B, Q>, body: NoInfer<B>): RowWithId {
  return newRowOf(kind, rowOf(kind, body))
}

/** A whole new row of the columns that a body sets. */
export function newRowOf(kind: AnyRecordKind, set: Row): RowWithId {
  const id = makeId()
  const row = { ...kind.defaults, ...set, id, createdAt: momentOfId(id) }
  return kind.complete ? { ...kind.complete(row), id } : row
}

/** Whether the row has all that a match compares. */
export function hasKey(kind: AnyRecordKind, row: Row): boolean {
  return kind.match?.columns.every((property) => row[property] != null) ?? false
}

/** What a match compares, as one text. */
export function keyOf({ match }: AnyRecordKind, row: Row): string {
  const [first = '', ...others] = match?.columns ?? []
  return JSON.stringify([match?.form(String(row[first])), ...others.map((property) => row[property])])
}

/** A record that a row finds: the row's number (from 0), and whether by the key of another one that was merged into it (merged.ts). */
export type Match = { number: number; id: string; isAlias: boolean }

/**
 * For each row that matches a record: the row's number and the record's id, of several the oldest one's. None where the kind has no key.
 */
export async function findMatches(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  rows: Row[]
): Promise<Match[]> {
  const asked = rows.flatMap((row, number) => spellingsOf(kind, row).map((spelled) => ({ number, spelled })))
  if (!kind.match || asked.length === 0) return []
  const spelled = asked.map((one) => one.spelled)
  const values = valuesFor(scope, { rows: asInput(kind.table, spelled, kind.match.columns) })
  const found = await run(executor, matchStatement(kind), values)
  const matches = found.map((match) => ({ ...match, number: asked[match.number]?.number ?? 0 }))
  if (spelled.length === rows.length) return matches
  const first = new Map<number, Match>()
  for (const match of matches) {
    const other = first.get(match.number)
    // Records come before those that are left of merged ones, then the older one.
    const isFirst = !other || (match.isAlias === other.isAlias ? match.id < other.id : other.isAlias)
    if (isFirst) first.set(match.number, match)
  }
  return [...first.values()]
}

/** The row, once for each spelling of its key that a record may have; none where it has no key. */
export function spellingsOf(kind: AnyRecordKind, row: Row): Row[] {
  if (!kind.match || !hasKey(kind, row)) return []
  const { columns, form, spellings } = kind.match
  const [first = ''] = columns
  const value = String(row[first])
  const all = spellings ? spellings(value) : [form(value)]
  return all.map((spelling) => ({ ...row, [first]: spelling }))
}

/** For each row that refers to what the tenant hasn't: the row's number and the references that do. */
export async function findMissingReferences(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  rows: Row[]
): Promise<Map<number, MissingReference[]>> {
  const references = referencesOf(kind.table)
  if (!rows.some((row) => references.some(({ property }) => row[property] != null))) return new Map()
  const properties = references.map(({ property }) => property)
  const values = valuesFor(scope, { rows: asInput(kind.table, rows, properties) })
  const found = await run(executor, missingReferencesStatement(kind), values)
  if (found.length === 0) return new Map()
  const missing = found.flatMap(({ number, constraint }) => {
    const reference = references.find((one) => one.constraint === constraint)
    return reference ? [{ number, ...reference, id: canonicalId(String(rows[number]?.[reference.property])) }] : []
  })
  const survivors = await findSurvivors(scope, executor, [...new Set(missing.map(({ id }) => id))])
  const named = missing.map(({ number, property, target, id }) => {
    const { entity = '', survivorId } = survivors.get(id) ?? {}
    const isOne = survivorId !== undefined && tablesOfMerged[entity] === target
    return { number, reference: isOne ? { property, mergedInto: survivorId } : { property } }
  })
  const byRow = Map.groupBy(named, ({ number }) => number)
  return new Map([...byRow].map(([number, some]) => [number, some.map(({ reference }) => reference)]))
}

/** The rows of the records that are there, in the order of the ids. */
export async function findStored(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  ids: string[]
): Promise<RowWithId[]> {
  const rows = await run(executor, storedStatement(kind), valuesFor(scope, { ids }))
  return rows.map(({ stored, children }) => {
    const row = fromStored(kind.table, JSON.parse(stored))
    return kind.children ? { ...row, [kind.children.property]: JSON.parse(children ?? '[]') } : row
  })
}

const selectUsers = statement<{ id: string }>(
  'users_that_exist',
  sql`select found.id from unnest(${sql.placeholder('ids')}::uuid[]) as wanted (id), lateral (
      select ${users.id} as id from ${users} where ${mine(users, sql`${users.id} = wanted.id`)} limit 1) as found`
)

/** Those of the ids that are users. */
export async function findUsers({ tenantId }: TenantScope, executor: Executor, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set((await run(executor, selectUsers, { tenantId, ids: [...new Set(ids)] })).map(({ id }) => id))
}

/** JSON texts, by id, of records that the caller has just written, or found as they were to be. */
export async function findTexts(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  records: { id: string }[]
): Promise<Map<string, string>> {
  const texts = records.map(async ({ id }) => {
    const [shown] = await run(executor, changedStatement(kind), valuesFor(scope, { id }))
    return [id, shown?.json ?? ''] as const
  })
  return new Map(await Promise.all(texts))
}

/**
 * One record's JSON text, whole or with only some of its properties; then with its version beside it. `past` are the values that a kind of the
 * past needs.
 */
export async function findShown(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  id: string,
  fields?: string[],
  past?: Row
): Promise<Shown | undefined> {
  const name = `${kind.entity}_get${kind.past ? '_past' : ''}`
  const select = fields
    ? preparedByShape(name, fields.join(), () => getStatement(kind, undefined, fields))
    : prepared(name, () => getStatement(kind, name))
  return (await run(executor, select, valuesFor(scope, { id, ids: [id], ...past })))[0]
}
