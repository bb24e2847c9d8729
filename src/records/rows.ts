import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../config.ts'
import { type Executor, run, type Statement } from '../db/client.ts'
import type { TenantScope } from '../db/tenant.ts'
import { type AnyRecordKind, asJsonRow, type RecordKind, type Row, rowOf } from './record.ts'
import {
  clearStatement,
  danglingStatement,
  deleteStatement,
  getStatement,
  insertStatement,
  lockClock,
  matchStatement,
  updateStatement
} from './statements.ts'

// Reading and writing rows of any kind, in the caller's transaction or alone.

/** What the statements of records are run for: a tenant, and the settings that show in its records. */
export type RecordScope = TenantScope & { config: Pick<Config, 'bantThreshold'> }

/** A statement's values, with those that every one may need. */
export function valuesFor({ tenantId, config }: RecordScope, values: Row = {}): Row {
  return { tenantId, bantThreshold: config.bantThreshold, ...values }
}

/** A whole new row: defaults, what the body sets, and an id made of the same millisecond as createdAt. */
export function newRow<R, B extends object>(kind: RecordKind<R, B>, body: NoInfer<B>): Row & { id: string } {
  const id = uuidv7()
  const createdAt = new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()
  const row = { ...kind.defaults, ...rowOf(kind, body), id, createdAt }
  return kind.complete ? { ...kind.complete(row), id } : row
}

/** Whether the row has all that a match compares. */
export function hasKey(kind: AnyRecordKind, row: Row): boolean {
  return kind.match?.columns.every((property) => row[property] != null) ?? false
}

/** For each row that matches a record: the row's number and the record's id. None where the kind has no key. */
export async function findMatches(scope: RecordScope, executor: Executor, kind: AnyRecordKind, rows: Row[]) {
  if (!kind.match) return []
  const match = prepared(`${kind.entity}_match`, undefined, () => matchStatement(kind))
  return run(executor, match, valuesFor(scope, { rows: asJson(kind, rows) }))
}

/** For each row that refers to what the tenant hasn't: the row's number and the foreign key. */
export function findDangling(scope: RecordScope, executor: Executor, kind: AnyRecordKind, rows: Row[]) {
  const dangling = prepared(`${kind.entity}_dangling`, undefined, () => danglingStatement(kind))
  return run(executor, dangling, valuesFor(scope, { rows: asJson(kind, rows) }))
}

/** Makes this transaction the tenant's only writer until it ends: what it reads next stays so. */
export function lockTenant(scope: RecordScope, tx: Executor) {
  return run(tx, lockClock, valuesFor(scope))
}

/** Writes new rows with their change rows, in one statement. Alone at its moment, a record's updatedAt is its createdAt. */
export function insertRows(scope: RecordScope, executor: Executor, kind: AnyRecordKind, rows: Row[]) {
  const insert = prepared(`${kind.entity}_insert`, undefined, () => insertStatement(kind))
  const values = {
    tenantId: scope.tenantId,
    rows: asJson(kind, rows),
    count: rows.length,
    now: rows.at(-1)?.createdAt ?? now()
  }
  return run(executor, insert, valuesFor(scope, values))
}

/** Changes records, each id at most once, with their change rows, in one statement. */
export function updateRows(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  changes: { id: string; patch: Row }[]
) {
  const patches = changes.map(({ id, patch }) => ({ id, patch: asJsonRow(kind.table, patch) }))
  const statement = prepared(`${kind.entity}_update`, undefined, () => updateStatement(kind))
  return run(executor, statement, valuesFor(scope, { patches: JSON.stringify(patches), now: now() }))
}

/** One record's JSON text, whole or with only some of its properties. */
export async function findJson(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  id: string,
  fields?: string[]
): Promise<string | undefined> {
  const select = prepared(`${kind.entity}_get`, fields?.join(), (name) => getStatement(kind, name, fields))
  return (await run(executor, select, valuesFor(scope, { id })))[0]?.json
}

/** Empties a property of all records that refer to `id` by it, with their change rows. */
export function clearReferences(scope: RecordScope, tx: Executor, kind: AnyRecordKind, property: string, id: string) {
  const statement = prepared(`${kind.entity}_clear`, property, () => clearStatement(kind, property))
  return run(tx, statement, valuesFor(scope, { id, now: now() }))
}

/** Deletes records with their change rows, in one statement, and returns their last states. */
export function deleteRows(scope: RecordScope, executor: Executor, kind: AnyRecordKind, ids: string[]) {
  const statement = prepared(`${kind.entity}_delete`, undefined, () => deleteStatement(kind))
  return run(executor, statement, valuesFor(scope, { ids, now: now() }))
}

function asJson(kind: AnyRecordKind, rows: Row[]): string {
  return JSON.stringify(rows.map((row) => asJsonRow(kind.table, row)))
}

function now(): string {
  return new Date().toISOString()
}

// biome-ignore lint/suspicious/noExplicitAny: holds statements of every row type, each found again under its own key
const statements = new Map<string, Statement<any>>()

/**
 * The shapes of lists are as many as clients think of; these are enough for all that come often. The others are built
 * when they come, and not kept by the server either.
 */
const keptStatements = 400

/** Builds a statement when it is first needed; `shape` tells those of the same purpose apart. */
export function prepared<R extends object>(
  purpose: string,
  shape: string | undefined,
  make: (name: string | undefined) => Statement<R>
): Statement<R> {
  const key = shape === undefined ? purpose : `${purpose} ${shape}`
  const known = statements.get(key)
  if (known) return known
  if (statements.size >= keptStatements) return make(undefined)
  const made = make(shape === undefined ? purpose : `${purpose}_${statements.size}`)
  statements.set(key, made)
  return made
}
