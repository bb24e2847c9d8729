import type { TenantProperties } from '../custom/definitions.ts'
import type { Executor } from '../db/statement.ts'
import { seeingAll } from '../db/tenant.ts'
import type { MissingReference } from '../errors.ts'
import { findHolders, type Holder } from './holders.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import {
  findMatches,
  findMissingReferences,
  findStored,
  findUsers,
  type Match,
  type RecordScope,
  spellingsOf
} from './rows.ts'
import type { Named } from './unique-values.ts'

/** What a plan of changes (plan.ts) may ask about the tenant's records. Whoever asks as somebody else passes another one. */
export type World = {
  /** The definitions of custom properties that are in force. */
  properties: TenantProperties
  /** The rows of the records that are there, in the order of the ids. */
  findStored: (kind: AnyRecordKind, ids: string[]) => Promise<RowWithId[]>
  /** The records that have the rows' keys; those that the caller sees before others. */
  findMatches: (kind: AnyRecordKind, rows: Row[]) => Promise<Match[]>
  /** For each row that refers to what isn't there: its number and the references that do. */
  findMissingReferences: (kind: AnyRecordKind, rows: Row[]) => Promise<Map<number, MissingReference[]>>
  /** The records that unique values of custom properties find, by `nameOf`. */
  findHolders: (kind: AnyRecordKind, values: Named[]) => Promise<Map<string, Holder>>
  /** Those of the ids that are users. */
  findUsers: (ids: string[]) => Promise<Set<string>>
  /** Those of some records' ids that the caller may not know of. */
  findHidden: (kind: AnyRecordKind, ids: string[]) => Promise<Set<string>>
  /** Whether no record may be given what finds another one because of a merge (aliases.ts). */
  keepsAliases?: boolean
  /** Who owns new records of which that isn't said; undefined: nobody. */
  newOwner: string | undefined
}

/** The tenant's records, as far as the caller sees them. Under the tenant's lock nothing that is found changes before the commit. */
export function worldOf(scope: RecordScope, tx: Executor & { properties: TenantProperties }): World {
  return {
    properties: tx.properties,
    findStored: (kind, ids) => findStored(scope, tx, kind, ids),
    findMatches: (kind, rows) => findAllMatches(scope, tx, kind, rows),
    findMissingReferences: (kind, rows) => findMissingReferences(scope, tx, kind, rows),
    findHolders: (kind, values) => findHolders(scope, tx, kind, values),
    findUsers: (ids) => findUsers(scope, tx, ids),
    findHidden: (kind, ids) => findHidden(scope, tx, kind, ids),
    newOwner: scope.sees?.owners[0]
  }
}

/**
 * The tenant's records, for writes that learn of taken keys and missing references from PostgreSQL's constraints, and so save the
 * round trips of asking first (docs/decisions/write-plan.md).
 */
export function constrainedWorld(scope: RecordScope, tx: Executor & { properties: TenantProperties }): World {
  const all = worldOf(scope, tx)
  // Of a key with several spellings a constraint knows one, and of folded ones that of 1.1.0.
  const isAsked = (kind: AnyRecordKind, row: Row) =>
    kind.match?.isUnique && (kind.match.isFolded || spellingsOf(kind, row).length > 1)
  const findMatches: World['findMatches'] = (kind, rows) =>
    all.findMatches(
      kind,
      rows.map((row) => (isAsked(kind, row) ? row : {}))
    )
  const world = { ...all, findMatches }
  // No constraint knows what is hidden from whom.
  return scope.sees ? world : { ...world, findMissingReferences: async () => new Map() }
}

/** What the caller sees is found first, then what is hidden and yet has the key. */
async function findAllMatches(scope: RecordScope, tx: Executor, kind: AnyRecordKind, rows: Row[]): Promise<Match[]> {
  const seen = await findMatches(scope, tx, kind, rows)
  if (!scope.sees) return seen
  const found = new Map(seen.map((match) => [match.number, match]))
  for (const match of await findMatches(seeingAll(scope), tx, kind, rows)) {
    if (!found.has(match.number)) found.set(match.number, match)
  }
  return [...found.values()]
}

async function findHidden(scope: RecordScope, tx: Executor, kind: AnyRecordKind, ids: string[]): Promise<Set<string>> {
  const hidden = new Set(scope.sees ? ids : [])
  if (hidden.size === 0) return hidden
  for (const { id } of await findStored(scope, tx, kind, [...hidden])) hidden.delete(id)
  return hidden
}
