import type { Definitions } from '../custom/definitions.ts'
import type { Values } from '../custom/values.ts'
import type { MissingReference } from '../errors.ts'
import { canonicalId } from '../ids.ts'
import type { AnyRecordKind, Row, RowWithId } from './record.ts'
import { referencesOf } from './references.ts'
import { keyOf, type Match } from './rows.ts'
import { nameOf, type UniqueValue, uniqueValuesOf, usersIn, wantedBy } from './unique-values.ts'
import type { World } from './world.ts'

/**
 * Changes the record that has the row's key, or with `by` the row's value of this unique property, named as in `custom/number`; else makes
 * a new one. With `isCreateOnly` it changes none, with `ifMatch` it makes none.
 */
export type Upsert = {
  action: 'upsert'
  row: RowWithId
  patch: Row
  by?: string | undefined
  isCreateOnly?: boolean
  ifMatch?: string | undefined
}

/** What somebody wants of a record; ids may have capitals. */
export type Wanted =
  | Upsert
  | { action: 'insert'; row: RowWithId }
  /**
   * `ifMatch` is the version that it must have, `*` for any. Where the service itself sets custom values, whatever their definitions
   * say, `custom` is a function from the former ones; `tags` may be one, too, also of an upsert.
   */
  | { action: 'update'; id: string; patch: Row; ifMatch?: string | undefined }
  | { action: 'delete'; id: string; ifMatch?: string | undefined }
  /** A deleted record as it was. */
  | { action: 'restore'; row: RowWithId }
  /** Former values of a record, as they were: nothing follows from them. */
  | { action: 'revert'; id: string; patch: Row }

/** A wanted change with what it gives the record, the record that it finds by its key, and of an upsert by a unique value that value. */
export type Target = {
  wanted: Wanted
  id: string
  given: Row
  match: Match | undefined
  sought: UniqueValue | undefined
}

/** What wanted changes of one record type are decided by: all of it is asked with one statement each. */
export type Facts = {
  targets: Target[]
  definitions: Definitions
  stored: ReadonlyMap<string, RowWithId>
  /** By the number of a target: the references to what isn't there. */
  missing: ReadonlyMap<number, MissingReference[]>
  /** The records that have the keys, and the unique values (`nameOf`), that are wanted. */
  keys: ReadonlyMap<string, string>
  holders: ReadonlyMap<string, string>
  /** Those that nobody has and that find a record because of a merge, where no other one may be given them (aliases.ts). */
  aliases: ReadonlyMap<string, string>
  /** Those of the users whom custom values name that there are. */
  users: ReadonlySet<string>
  /** Those of the records that have keys and unique values that the caller may not know of. */
  hidden: ReadonlySet<string>
  /** Who owns new records of which that isn't said. */
  newOwner: string | undefined
}

/** Asks for all that deciding these changes needs. */
export async function findFacts(world: World, kind: AnyRecordKind, wanted: Wanted[]): Promise<Facts> {
  const definitions = world.properties.of(kind.entity)
  const soughtBy = wanted.map((one) => soughtIn(definitions, one))
  const sought = soughtBy.flatMap((one) => one ?? [])
  const [matches, found] = await Promise.all([
    world.findMatches(kind, wanted.map(givenOf)),
    world.findHolders(kind, sought)
  ])
  const matchOf = new Map(matches.map((match) => [match.number, match]))
  const targets = wanted.map((one, number): Target => {
    const [match, sought] = [matchOf.get(number), soughtBy[number]]
    const own = 'row' in one ? one.row.id : canonicalId(one.id)
    const known = one.action !== 'upsert' ? undefined : one.by ? sought && found.get(nameOf(sought))?.id : match?.id
    return { wanted: one, id: known ?? own, given: givenOf(one), match, sought }
  })
  // Of new records nothing is stored.
  const known = targets.filter(
    ({ wanted: one, id }) => one.action !== 'insert' && (one.action !== 'upsert' || id !== one.row.id)
  )
  const ids = [...new Set(known.map(({ id }) => id))]
  const rows = ids.length > 0 ? await world.findStored(kind, ids) : []
  const stored = new Map(rows.map((row) => [row.id, row]))
  const old = ({ id }: Target): Row => stored.get(id) ?? {}
  const referring = targets.map((target) => referringRow(kind, target, old(target)))
  const taking = targets.flatMap((target) => wantedBy(definitions, old(target), target.given))
  const named = targets.flatMap((target) => usersIn(definitions, old(target), target.given).map(([, id]) => id))
  const [absent, holding, users] = await Promise.all([
    world.findMissingReferences(kind, referring),
    world.findHolders(kind, taking),
    world.findUsers(named)
  ])
  const holders = new Map<string, string>()
  const aliases = new Map<string, string>()
  for (const [name, { id, isAlias }] of holding) {
    if (!isAlias) holders.set(name, id)
    else if (world.keepsAliases) aliases.set(name, id)
  }
  for (const { id, custom } of rows) {
    for (const held of uniqueValuesOf(definitions, (custom ?? {}) as Values)) holders.set(nameOf(held), id)
  }
  const keys = new Map<string, string>()
  for (const { number, id, isAlias } of matches) {
    const key = keyOf(kind, targets[number]?.given ?? {})
    if (!isAlias) keys.set(key, id)
    else if (world.keepsAliases) aliases.set(key, id)
  }
  const having = [...matches, ...found.values()].map(({ id }) => id).concat(...holders.values(), ...aliases.values())
  const hidden = await world.findHidden(kind, having)
  const missing = new Map(
    targets.map((target, number) => [
      number,
      (absent.get(number) ?? []).filter(({ property }) => isSet(kind, property, target, old(target)))
    ])
  )
  const { newOwner } = world
  return { targets, definitions, stored, missing, keys, holders, aliases, users, hidden, newOwner }
}

/** The value by which an upsert finds its record, where that is not the record's key. */
function soughtIn(definitions: Definitions, one: Wanted): UniqueValue | undefined {
  if (one.action !== 'upsert' || one.by === undefined) return undefined
  return wantedBy(definitions, {}, one.row).find(({ property }) => `custom/${property}` === one.by)
}

function givenOf(one: Wanted): Row {
  return 'row' in one ? one.row : 'patch' in one ? one.patch : {}
}

/** The row whose references are looked up: as it is to be, or an empty one where nothing new is referred to. */
function referringRow({ table }: AnyRecordKind, { given }: Target, old: Row): Row {
  return referencesOf(table).some(({ property }) => given[property] != null) ? { ...old, ...given } : {}
}

/** Whether a change sets what a property names. What a row has named before isn't missing, though the caller may not see it. */
function isSet({ table }: AnyRecordKind, property: string, { given }: Target, old: Row): boolean {
  const isOfRecords = referencesOf(table).some((one) => one.property === property && 'ownerId' in one.target)
  return !isOfRecords || (given[property] !== undefined && given[property] !== old[property])
}
