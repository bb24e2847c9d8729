import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../config.ts'
import { type Database, type Executor, isDatabase, run, type Statement } from '../db/client.ts'
import { prepared, preparedByShape } from '../db/prepared.ts'
import type { TenantScope } from '../db/tenant.ts'
import { noSubscriptions, type Subscriptions } from '../webhooks/queue.ts'
import { type AnyRecordKind, asJsonRow, type RecordKind, type Row, rowOf } from './record.ts'
import {
  type Action,
  type Clock,
  clearStatement,
  danglingStatement,
  deleteStatement,
  getStatement,
  insertStatement,
  lockClock,
  matchStatement,
  nameFor,
  updateStatement
} from './statements.ts'
import { inTurn } from './turns.ts'

// Reading and writing rows of any kind, in the caller's transaction or alone.

/** What the statements of records are run for: a tenant, the settings that show in its records, and who is to be told. */
export type RecordScope = TenantScope & {
  config: Pick<Config, 'bantThreshold'>
  /** Left out only where the tenant is just being made. */
  subscriptions?: Subscriptions
}

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
  const match = prepared(`${kind.entity}_match`, () => matchStatement(kind))
  return run(executor, match, valuesFor(scope, { rows: asJson(kind, rows) }))
}

/** For each row that refers to what the tenant hasn't: the row's number and the properties that do. */
export async function findDangling(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  rows: Row[]
): Promise<Map<number, string[]>> {
  const dangling = prepared(`${kind.entity}_dangling`, () => danglingStatement(kind))
  const found = await run(executor, dangling, valuesFor(scope, { rows: asJson(kind, rows) }))
  const properties = Map.groupBy(found, ({ number }) => number)
  return new Map(
    [...properties].map(([number, each]) => [
      number,
      each.flatMap(({ constraint }) => kind.references[constraint] ?? [])
    ])
  )
}

/**
 * Runs `work` in a transaction that is the tenant's only writer until it ends: what it reads stays so. `sequence` is the
 * number of the tenant's latest change by then.
 */
export function writeInTurn<T>(
  scope: RecordScope & { db: Database },
  work: (tx: Executor, sequence: number) => Promise<T>
): Promise<T> {
  return inTurn(scope.tenantId, () =>
    scope.db.transaction(async (tx) => {
      const { sequence } = await lockTenant(scope, tx)
      return work(tx, sequence)
    })
  )
}

/** Makes a transaction the tenant's only writer from here on, where it can't be that from its beginning. */
export async function lockTenant({ tenantId, subscriptions }: RecordScope, tx: Executor): Promise<Clock> {
  const [clock] = await run(tx, lockClock, { tenantId })
  if (!clock) throw new Error('a tenant without a clock')
  subscriptions?.expect(tenantId, clock.version)
  return clock
}

/**
 * Writes new rows with their change rows and events, in one statement. Alone at its moment, a record's updatedAt is its
 * createdAt.
 */
export function insertRows(scope: RecordScope, executor: Executor, kind: AnyRecordKind, rows: Row[]) {
  return insert(scope, executor, kind, rows, true)
}

/** The same for rows that nobody waits to read. */
export async function insertUnread(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  rows: Row[]
): Promise<void> {
  await insert(scope, executor, kind, rows, false)
}

function insert(scope: RecordScope, executor: Executor, kind: AnyRecordKind, rows: Row[], isRead: boolean) {
  const values = { rows: asJson(kind, rows), count: rows.length, now: rows.at(-1)?.createdAt ?? now() }
  const purpose = `${kind.entity}_insert${isRead ? '' : '_unread'}`
  return write(scope, executor, kind, 'created', { values, rowCount: rows.length }, (isTold) =>
    prepared(nameFor(purpose, isTold), () => insertStatement(kind, isTold, isRead))
  )
}

/** Changes records, each id at most once, with their change rows and events, in one statement. */
export function updateRows(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  changes: { id: string; patch: Row }[]
) {
  const patches = changes.map(({ id, patch }) => ({ id, patch: asJsonRow(kind.table, patch) }))
  const values = { patches: JSON.stringify(patches), now: now() }
  return write(scope, executor, kind, 'updated', { values, rowCount: changes.length }, (isTold) =>
    prepared(nameFor(`${kind.entity}_update`, isTold), () => updateStatement(kind, isTold))
  )
}

/** One record's JSON text, whole or with only some of its properties. */
export async function findJson(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  id: string,
  fields?: string[]
): Promise<string | undefined> {
  const select = fields
    ? preparedByShape(`${kind.entity}_get`, fields.join(), () => getStatement(kind, undefined, fields))
    : prepared(`${kind.entity}_get`, () => getStatement(kind, `${kind.entity}_get`))
  return (await run(executor, select, valuesFor(scope, { id })))[0]?.json
}

/**
 * Empties a property of all records that refer to `id` by it, with their change rows and events. Only in a transaction
 * that has locked the tenant.
 */
export function clearReferences(scope: RecordScope, tx: Executor, kind: AnyRecordKind, property: string, id: string) {
  return write(scope, tx, kind, 'updated', { values: { id, now: now() }, rowCount: 0 }, (isTold) =>
    prepared(nameFor(`${kind.entity}_clear_${property}`, isTold), () => clearStatement(kind, property, isTold))
  )
}

/** Deletes records with their change rows and events, in one statement, and returns their last states. */
export function deleteRows(scope: RecordScope, executor: Executor, kind: AnyRecordKind, ids: string[]) {
  return write(scope, executor, kind, 'deleted', { values: { ids, now: now() }, rowCount: ids.length }, (isTold) =>
    prepared(nameFor(`${kind.entity}_delete`, isTold), () => deleteStatement(kind, isTold))
  )
}

type Work = {
  values: Row
  /** How many rows there will be, unless some of the records are not there. */
  rowCount: number
}

/**
 * Runs a writing statement by what is known of the subscriptions. Fewer rows than expected may mean that they have
 * changed: then nothing was written, and it is run again by what is known now.
 */
async function write<R extends object>(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  action: Action,
  { values, rowCount }: Work,
  statementFor: (isTold: boolean) => Statement<R>
): Promise<R[]> {
  const { tenantId, subscriptions = noSubscriptions } = scope
  const writeNow = async () => {
    for (;;) {
      const { version, events } = await subscriptions.look(executor, tenantId)
      const isTold = kind.events?.[action]?.names.some((name) => events.has(name)) ?? false
      const rows = await run(executor, statementFor(isTold), valuesFor(scope, { ...values, look: version }))
      if (rows.length < rowCount && (await subscriptions.hasMoved(executor, tenantId, version))) continue
      if (isTold) executor.afterCommit(subscriptions.wake)
      return rows
    }
  }
  // A transaction has had its turn before it began.
  return isDatabase(executor) ? inTurn(tenantId, writeNow) : writeNow()
}

function asJson(kind: AnyRecordKind, rows: Row[]): string {
  return JSON.stringify(rows.map((row) => asJsonRow(kind.table, row)))
}

function now(): string {
  return new Date().toISOString()
}
