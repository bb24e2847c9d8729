import type { TenantProperties } from '../custom/definitions.ts'
import type { Executor } from '../db/statement.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { findMatches, findMissingReferences, findStored, findUsers, type Match, type RecordScope } from './rows.ts'
import { findHolders, type Named } from './unique-values.ts'

/** What a plan of changes (plan.ts) may ask about the tenant's records. Whoever asks as somebody else passes another one. */
export type World = {
  /** The definitions of custom properties that are in force. */
  properties: TenantProperties
  /** The rows of the records that are there, in the order of the ids. */
  findStored: (kind: AnyRecordKind, ids: string[]) => Promise<RowWithId[]>
  /** The records that have the rows' keys. */
  findMatches: (kind: AnyRecordKind, rows: Row[]) => Promise<Match[]>
  /** For each row that refers to what isn't there: its number and the properties that do. */
  findMissingReferences: (kind: AnyRecordKind, rows: Row[]) => Promise<Map<number, string[]>>
  /** The ids of the records that hold unique values of custom properties, by `nameOf`. */
  findHolders: (values: Named[]) => Promise<Map<string, string>>
  /** Those of the ids that are users. */
  findUsers: (ids: string[]) => Promise<Set<string>>
}

/** The tenant's records. Under the tenant's lock nothing that is found changes before the commit. */
export function worldOf(scope: RecordScope, tx: Executor & { properties: TenantProperties }): World {
  return {
    properties: tx.properties,
    findStored: (kind, ids) => findStored(scope, tx, kind, ids),
    findMatches: (kind, rows) => findMatches(scope, tx, kind, rows),
    findMissingReferences: (kind, rows) => findMissingReferences(scope, tx, kind, rows),
    findHolders: (values) => findHolders(scope, tx, values),
    findUsers: (ids) => findUsers(scope, tx, ids)
  }
}

/**
 * The tenant's records, for writes that learn of taken keys and missing references from PostgreSQL's constraints, and so save the
 * round trips of asking first (docs/decisions/write-plan.md).
 */
export function constrainedWorld(scope: RecordScope, tx: Executor & { properties: TenantProperties }): World {
  return { ...worldOf(scope, tx), findMatches: async () => [], findMissingReferences: async () => new Map() }
}
