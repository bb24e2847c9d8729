import { isSeen, type Sees } from '../db/tenant.ts'
import type { MissingReference } from '../errors.ts'
import type { PlannedChange } from './plan.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { referencesOf } from './references.ts'
import { hasKey, keyOf, type Match } from './rows.ts'
import { asStored } from './stored.ts'
import { nameOf } from './unique-values.ts'
import type { World } from './world.ts'

/**
 * What changes that were planned, and that nobody sends, would have done: over a world, a later plan of the same dry run sees them. In
 * memory are ids, keys and, where `keepsRows` says so, the rows that later changes of a record start from.
 */
export class Overlay {
  readonly #keepsRows: boolean
  /** As they were planned: JSON is small, holds on to no larger text, and has no column that a row doesn't speak of. */
  readonly #rows = new Map<string, string>()
  /** By id: whether a record is there. */
  readonly #isThere = new Map<string, boolean>()
  /** Who has which key, by record type, and which unique value (`nameOf`); null for nobody. */
  readonly #keys = new Map<string, string | null>()
  readonly #holders = new Map<string, string | null>()

  constructor(keepsRows: boolean) {
    this.#keepsRows = keepsRows
  }

  /** Takes changes of one record type for done. */
  add(kind: AnyRecordKind, changes: PlannedChange[]): void {
    for (const { action, id, old, row, freed, taken } of changes) {
      const [before, after] = [nameOfKey(kind, old), action === 'deleted' ? undefined : nameOfKey(kind, row)]
      if (before !== after) {
        if (before !== undefined && (this.#keys.get(before) ?? id) === id) this.#keys.set(before, null)
        if (after !== undefined) this.#keys.set(after, id)
      }
      for (const held of freed)
        if ((this.#holders.get(nameOf(held)) ?? id) === id) this.#holders.set(nameOf(held), null)
      for (const held of taken) this.#holders.set(nameOf(held), id)
      if (action !== 'updated') this.#isThere.set(id, action === 'created')
      if (this.#keepsRows && action !== 'deleted') this.#rows.set(id, JSON.stringify(row))
    }
  }

  /** A world as these changes would have left it, for a caller who sees the records of some owners alone. */
  over(world: World, sees?: Sees): World {
    return {
      ...world,
      findHidden: (kind, ids) => this.#findHidden(world, kind, ids, sees),
      findStored: (kind, ids) => this.#findStored(world, kind, ids),
      findMatches: (kind, rows) => this.#findMatches(world, kind, rows),
      findMissingReferences: (kind, rows) => this.#findMissing(world, kind, rows),
      findHolders: async (kind, values) => {
        const holders = await world.findHolders(kind, values)
        for (const name of values.map(nameOf)) {
          const [found, holder] = [holders.get(name), this.#holders.get(name)]
          const isFreed = holder === null && !found?.isAlias
          if (isFreed || this.#isThere.get(found?.id ?? '') === false) holders.delete(name)
          if (holder) holders.set(name, { id: holder, isAlias: false })
        }
        return holders
      }
    }
  }

  async #findHidden(world: World, kind: AnyRecordKind, ids: string[], sees: Sees | undefined): Promise<Set<string>> {
    const unseen = ids.filter((id) => !this.#rows.has(id))
    const hidden = await world.findHidden(kind, unseen)
    for (const id of ids) {
      const row = this.#rows.get(id)
      if (row !== undefined && !isSeen(sees, JSON.parse(row).ownerId)) hidden.add(id)
    }
    return hidden
  }

  async #findStored(world: World, kind: AnyRecordKind, ids: string[]): Promise<RowWithId[]> {
    const unseen = ids.filter((id) => !this.#rows.has(id) && this.#isThere.get(id) !== false)
    const found = unseen.length > 0 ? await world.findStored(kind, unseen) : []
    const stored = new Map(found.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = this.#rows.get(id)
      return row === undefined ? (stored.get(id) ?? []) : asStored(kind, JSON.parse(row))
    })
  }

  async #findMatches(world: World, kind: AnyRecordKind, rows: Row[]): Promise<Match[]> {
    const matches = new Map((await world.findMatches(kind, rows)).map((match) => [match.number, match]))
    for (const [number, row] of rows.entries()) {
      const [match, key] = [matches.get(number), nameOfKey(kind, row)]
      const holder = key === undefined ? undefined : this.#keys.get(key)
      if (match && (this.#isThere.get(match.id) === false || (holder === null && !match.isAlias)))
        matches.delete(number)
      if (holder) matches.set(number, { number, id: holder, isAlias: false })
    }
    return [...matches.values()]
  }

  /** What was brought back can be named again, what is gone can't. */
  async #findMissing(world: World, kind: AnyRecordKind, rows: Row[]): Promise<Map<number, MissingReference[]>> {
    const missing = await world.findMissingReferences(kind, rows)
    for (const [number, row] of rows.entries()) {
      const known = missing.get(number) ?? []
      const isMissing = (property: string) => this.#isThere.get(String(row[property])) === false
      const left = known.filter(({ property }) => this.#isThere.get(String(row[property])) !== true)
      const gone = referencesOf(kind.table).filter(({ property }) => isMissing(property))
      const more = gone.filter(({ property }) => !left.some((one) => one.property === property))
      const all = [...left, ...more.map(({ property }) => ({ property }))]
      if (all.length > 0) missing.set(number, all)
      else missing.delete(number)
    }
    return missing
  }
}

/** A row's key as a name among those of all record types; undefined where it has none. */
function nameOfKey(kind: AnyRecordKind, row: Row): string | undefined {
  return hasKey(kind, row) ? `${kind.entity} ${keyOf(kind, row)}` : undefined
}
