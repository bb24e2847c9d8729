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

/**
 * The tenant's records, as far as the caller sees them. Under the tenant's lock nothing that is found changes before the commit. With
 * `isConstrained` it is for writes that learn of taken keys and missing references from PostgreSQL's constraints, and so save the round
 * trips of asking first (docs/decisions/write-plan.md).
 */
export function worldOf(
  scope: RecordScope,
  tx: Executor & { properties: TenantProperties },
  { isConstrained = false }: { isConstrained?: boolean } = {}
): World {
  const { sees } = scope
  return {
    properties: tx.properties,
    findStored: (kind, ids) => findStored(scope, tx, kind, ids),
    findMatches: async (kind, rows) => {
      // Of several spellings a constraint knows one, and of folded ones that of 1.1.0: it doesn't know all who have such a key.
      const isInDoubt = (row: Row) => kind.match?.isUnique && (kind.match.isFolded || spellingsOf(kind, row).length > 1)
      const asked = isConstrained ? rows.map((row) => (isInDoubt(row) ? row : {})) : rows
      const seen = await findMatches(scope, tx, kind, asked)
      if (!sees) return seen
      const all = await findMatches(seeingAll(scope), tx, kind, asked)
      return [...new Map([...all, ...seen].map((match) => [match.number, match])).values()]
    },
    findMissingReferences: async (kind, rows) =>
      // No constraint knows what is hidden from whom.
      isConstrained && !sees ? new Map() : findMissingReferences(scope, tx, kind, rows),
    findHolders: (kind, values) => findHolders(scope, tx, kind, values),
    findUsers: (ids) => findUsers(scope, tx, ids),
    findHidden: async (kind, ids) => {
      const hidden = new Set(sees ? ids : [])
      if (hidden.size === 0) return hidden
      for (const { id } of await findStored(scope, tx, kind, [...hidden])) hidden.delete(id)
      return hidden
    },
    newOwner: sees?.owners[0]
  }
}
