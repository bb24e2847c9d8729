import { patchValues, readValues, type ValuePatch, type Values } from '../custom/values.ts'
import {
  ApiError,
  duplicate,
  type FieldError,
  invalidReference,
  invalidRequest,
  notDeleted,
  notFound,
  versionConflict
} from '../errors.ts'
import type { Action } from '../outbox/change-log.ts'
import { withoutKey } from './aliases.ts'
import { type AnyRecordKind, joinRows, type Row, type RowWithId } from './record.ts'
import { type EmptyReference, isRequired } from './references.ts'
import { hasKey, keyOf } from './rows.ts'
import { changedProperties, toCanonicalRow } from './stored.ts'
import { lacking, nameOf, type UniqueValue, uniqueValuesOf, usableOf, usersIn, wantedBy } from './unique-values.ts'
import { type Facts, findFacts, type Target, type Upsert, type Wanted } from './wanted.ts'
import type { World } from './world.ts'

/** What is to be written of a record. */
export type PlannedChange = {
  action: Action
  id: string
  /** The row before, empty for a new record, and after; of a deleted one its last state. */
  old: Row
  row: RowWithId
  /** Of an update: the names of the row's properties that differ; none where the record is as it was wanted. */
  changed: string[]
  /** The unique values that it gives up and gets. */
  freed: UniqueValue[]
  taken: UniqueValue[]
  /** References of what is brought back that are left empty, since what they named is gone. */
  empty: EmptyReference[]
  /** When, in ISO 8601; written is a later time where another change of the tenant has this one. */
  at: string
}

/**
 * A change, or why it can't be made: the error that a request for it alone would be answered with, which is the first of all that were
 * found (`faults`).
 */
type Outcome =
  | { change: PlannedChange; fault?: undefined; faults?: undefined }
  | { fault: ApiError; faults: ApiError[]; change?: undefined }

/**
 * A caller's own rule for the change that is number `index` of those wanted: why it can't be made, or else undefined. `isMade` says that
 * nothing else is against it.
 */
export type Rule = (index: number, isMade: boolean, change: PlannedChange) => ApiError | undefined

/**
 * Decides what becomes of each wanted change, one after the other: each sees what those before it have done, and one that can't be
 * made takes nothing from those behind it. Several of one record are joined, and share the last one's change. Nothing is written.
 */
export async function planInOrder(
  world: World,
  kind: AnyRecordKind,
  wanted: Wanted[],
  rule: Rule = () => undefined
): Promise<Outcome[]> {
  const facts = await findFacts(world, kind, wanted)
  const plan = new Plan(kind, facts, rule)
  return facts.targets.map((target, index) => plan.decide(target, index))
}

/**
 * Decides as `planInOrder` does, but for unique values of custom properties: each change may take those that any of the others
 * frees, as long as that one can be made.
 */
export async function planTogether(world: World, kind: AnyRecordKind, wanted: Wanted[]): Promise<Outcome[]> {
  const facts = await findFacts(world, kind, wanted)
  const faults = new Map<Target, Outcome>()
  for (;;) {
    const left = facts.targets.filter((target) => !faults.has(target))
    const plan = new Plan(kind, facts, () => undefined)
    for (const target of left) plan.free(target)
    const outcomes = new Map(
      facts.targets.map((target, index) => [target, faults.get(target) ?? plan.decide(target, index)])
    )
    const failed = left.filter((target) => outcomes.get(target)?.fault)
    if (failed.length === 0) return [...outcomes.values()]
    // What one that fails was to free isn't free: the others are decided anew.
    for (const target of failed) faults.set(target, outcomes.get(target) as Outcome)
  }
}

/** Whether a change writes anything. */
export function isWriting({ action, changed }: PlannedChange): boolean {
  return action !== 'updated' || changed.length > 0
}

/** The changes of outcomes, one a record. Throws the first fault. */
export function changesOf(outcomes: Outcome[]): PlannedChange[] {
  const last = new Map<string, PlannedChange>()
  for (const { change, fault } of outcomes) {
    if (fault) throw fault
    last.set(change.id, change)
  }
  return [...last.values()]
}

/** A record as the plan leaves it so far, and what was wanted of it together. */
type Planned = { given: Row; change: PlannedChange }

/** Decides changes of one record type. */
class Plan {
  readonly #kind: AnyRecordKind
  readonly #facts: Facts
  readonly #rule: Rule
  readonly #now = new Date().toISOString()
  readonly #planned = new Map<string, Planned>()
  /** Who has which unique value, by `nameOf`, and which key, as of what is planned so far. */
  readonly #holders: Map<string, string>
  readonly #keys: Map<string, string>

  constructor(kind: AnyRecordKind, facts: Facts, rule: Rule) {
    this.#kind = kind
    this.#facts = facts
    this.#rule = rule
    this.#holders = new Map(facts.holders)
    this.#keys = new Map(facts.keys)
  }

  /** Frees unique values that a change gives up, ahead of it. */
  free(target: Target): void {
    const old = this.#facts.stored.get(target.id)
    if (!old) return
    const isGone = target.wanted.action === 'delete'
    const custom = isGone ? {} : this.#readCustom(target, old, target.given.custom).values
    for (const held of lacking(this.#uniqueIn(old), this.#uniqueIn({ custom }))) this.#holders.delete(nameOf(held))
  }

  /**
   * The checks, in their order: whether the record is there, or not, as it must be, also for an upsert's conditions (404, 409); its version (412); its custom values (400);
   * what it refers to, users of custom values included (400, of what is brought back 409); the record type's own rules (409); its
   * key, then its unique values (409); the caller's rule. Behind the first two all are made, whatever was found before.
   */
  decide(target: Target, index: number): Outcome {
    const { entity } = this.#kind
    const { wanted } = target
    const id = this.#idOf(target)
    const planned = this.#planned.get(id)
    const current = planned ? planned.change.row : this.#facts.stored.get(id)
    const isThere = current !== undefined && planned?.change.action !== 'deleted'
    const refusal = wanted.action === 'upsert' ? this.#refuseUpsert(wanted, id, isThere) : undefined
    if (refusal) return failing(refusal)
    if (wanted.action === 'restore' && isThere) return failing(notDeleted(entity, id))
    const isNew = wanted.action === 'insert' || wanted.action === 'restore' || (wanted.action === 'upsert' && !isThere)
    if (!isNew && !isThere) return failing(notFound(entity))
    if ('ifMatch' in wanted && isStale(current?.updatedAt, wanted.ifMatch)) {
      return failing(versionConflict(String(current?.updatedAt)))
    }
    const old: Row = (isNew ? undefined : (planned?.change.old ?? current)) ?? {}
    const given = this.#withoutAliases(id, this.#givenOf(target, id, planned))
    if (wanted.action === 'delete') {
      return this.#settle({ ...target, id }, index, this.#changeOf('deleted', old, old as RowWithId))
    }
    return this.#decideRow({ ...target, id, given }, index, old, isNew || planned?.change.action === 'created')
  }

  /** Why an upsert can neither change a record nor make one. A key that a hidden record has can't be had, and leads nowhere. */
  #refuseUpsert({ by, isCreateOnly, ifMatch }: Upsert, id: string, isThere: boolean): ApiError | undefined {
    const { entity, match } = this.#kind
    const property = by ?? match?.property ?? ''
    if (this.#facts.hidden.has(id)) return duplicate(entity, property, undefined)
    if (isThere && isCreateOnly) return duplicate(entity, property, id)
    return !isThere && ifMatch !== undefined ? notFound(entity, property) : undefined
  }

  #decideRow(target: Target, index: number, old: Row, isNew: boolean): Outcome {
    const { id } = target
    const given = settled(target.given, old)
    const { values, errors } = this.#readCustom(target, old, given.custom)
    const owned = isNew && !isBringingBack(target) ? this.#withOwner(given) : given
    const whole = owned.custom === undefined ? owned : { ...owned, custom: values }
    const canonical = isNew ? whole : toCanonicalRow(this.#kind.table, whole)
    const { patch, empty, fault } = this.#checkReferences(target, index, old, canonical)
    const planned = this.#planned.get(id)?.change
    // A new record that this change names once more is changed as one that is there.
    const made = isNew && planned?.action === 'created' ? planned.row : undefined
    const [base, own] = made ? [made, pick(patch, saidBy(target.wanted))] : [old, patch]
    const followed = (isNew && !made) || isBringingBack(target) ? {} : this.#follow(base, own)
    const isRefused = followed instanceof ApiError
    // What is given of a new record is all of it.
    const next = this.#keepSpelling(base, { ...base, ...own, ...(isRefused ? {} : followed), id })
    const isFirst = isNew && target.wanted.action !== 'restore'
    const at = isFirst ? String(next.createdAt) : this.#now
    const change = this.#changeOf(isNew ? 'created' : 'updated', old, next, at)
    const refused = isRefused ? followed : this.#findOwnFault(target, base, next)
    const found = [errors.length > 0 ? invalidRequest(errors) : undefined, fault, refused]
    return this.#settle(target, index, { ...change, empty }, [...found, ...this.#findTaken(change)])
  }

  /** What the record type has against what a body says; of what is brought back it was said before. */
  #findOwnFault(target: Target, old: Row, next: Row): ApiError | undefined {
    const { faultsOf, table } = this.#kind
    if (!faultsOf || isBringingBack(target)) return undefined
    const faults = faultsOf(old, toCanonicalRow(table, saidBy(target.wanted)), next)
    return faults.length > 0 ? invalidRequest(faults) : undefined
  }

  /** A key that a former release stored in another spelling stays, since another record may have today's. */
  #keepSpelling(old: Row, row: RowWithId): RowWithId {
    const { kept } = this.#kind.match ?? {}
    const key = this.#keyOf(old)
    return kept !== undefined && key !== undefined && key === this.#keyOf(row) ? { ...row, [kept]: old[kept] } : row
  }

  /** What follows from an update by the record type's own rules; or why they refuse it. */
  #follow(old: Row, patch: Row): Row | ApiError {
    try {
      return toCanonicalRow(this.#kind.table, this.#kind.adjust?.(old, patch, this.#now) ?? {})
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }

  /** The record's custom values once they are set; of what is brought back only those are that can still be set. */
  #readCustom(target: Target, old: Row, given: unknown): { values: Values; errors: FieldError[] } {
    const { definitions, users } = this.#facts
    const held = (old.custom ?? {}) as Values
    if (given === undefined) return { values: held, errors: [] }
    if (typeof given === 'function') return { values: given(held), errors: [] }
    if (isBringingBack(target)) {
      return { values: patchValues(held, usableOf(definitions, given as ValuePatch, users)), errors: [] }
    }
    const errors: FieldError[] = []
    const patch = readValues(definitions, given, held, errors)
    return { values: errors.length > 0 ? held : patchValues(held, patch), errors }
  }

  /** What is brought back loses references that may be empty; anything else that names what isn't there is a fault. */
  #checkReferences(target: Target, index: number, old: Row, patch: Row) {
    const { definitions, users, missing } = this.#facts
    const gone = missing.get(index) ?? []
    const unknown = usersIn(definitions, old, patch).filter(([, id]) => !users.has(id))
    const none: EmptyReference[] = []
    if (!isBringingBack(target)) {
      const all = [...gone, ...unknown.map(([key]) => ({ property: `custom/${key}` }))]
      return { patch, empty: none, fault: all.length > 0 ? invalidReference(all) : undefined }
    }
    const required = gone.filter(({ property }) => isRequired(this.#kind.table, property))
    if (required.length > 0) {
      // What it needs is gone: no fault of the request's.
      const { message, details } = invalidReference(required)
      return { patch, empty: none, fault: new ApiError(409, 'invalid_reference', message, details) }
    }
    const { entity } = this.#kind
    const empty = gone.map(({ property }): EmptyReference => {
      return { entity, recordId: target.id, property, targetId: String(patch[property]) }
    })
    return { patch: { ...patch, ...Object.fromEntries(gone.map(({ property }) => [property, null])) }, empty }
  }

  /** The faults of a change that gives a record another one's key or unique value. */
  #findTaken({ id, old, row }: PlannedChange): (ApiError | undefined)[] {
    const { entity, match } = this.#kind
    const key = this.#keyOf(row)
    const { aliases } = this.#facts
    const holder = key === undefined || key === this.#keyOf(old) ? undefined : (this.#keys.get(key) ?? aliases.get(key))
    const isTaken = holder !== undefined && holder !== id && match?.isUnique
    const holderOf = (held: UniqueValue) => this.#holders.get(nameOf(held)) ?? aliases.get(nameOf(held))
    const planned = this.#planned.get(id)?.change
    const own = this.#uniqueIn(planned && planned.action !== 'deleted' ? planned.row : old).map(nameOf)
    // What a record has all the time stays its own, though a former release gave another one what compares alike.
    const taken = this.#uniqueIn(row).find((held) => !own.includes(nameOf(held)) && (holderOf(held) ?? id) !== id)
    return [
      isTaken ? duplicate(entity, match?.property ?? '', this.#shown(holder)) : undefined,
      taken && duplicate(entity, `custom/${taken.property}`, this.#shown(holderOf(taken)))
    ]
  }

  /** The id of another record, as far as the caller may know of it. */
  #shown(id: string | undefined): string | undefined {
    return id !== undefined && this.#facts.hidden.has(id) ? undefined : id
  }

  #withOwner(row: Row): Row {
    const { newOwner } = this.#facts
    const isOwned = newOwner !== undefined && 'ownerId' in this.#kind.table
    return isOwned && row.ownerId === undefined ? { ...row, ownerId: newOwner } : row
  }

  /** Takes a change over, unless something was found, or the caller's rule is against it. */
  #settle({ id, given }: Target, index: number, change: PlannedChange, found: (ApiError | undefined)[] = []): Outcome {
    const faults = found.filter((one) => one !== undefined)
    faults.push(...[this.#rule(index, faults.length === 0, change) ?? []].flat())
    if (faults[0]) return { fault: faults[0], faults }
    const before = this.#planned.get(id)?.change.row ?? change.old
    const after = change.action === 'deleted' ? {} : change.row
    for (const held of lacking(this.#uniqueIn(before), this.#uniqueIn(after))) {
      if (this.#holders.get(nameOf(held)) === id) this.#holders.delete(nameOf(held))
    }
    for (const held of this.#uniqueIn(after)) this.#holders.set(nameOf(held), id)
    const [former, key] = [this.#keyOf(before), this.#keyOf(after)]
    if (former !== undefined && this.#keys.get(former) === id) this.#keys.delete(former)
    if (key !== undefined) this.#keys.set(key, id)
    this.#planned.set(id, { given, change })
    return { change }
  }

  /** The record that a target means as of what is planned so far. */
  #idOf({ wanted, id, match, sought }: Target): string {
    if (wanted.action !== 'upsert') return id
    if (wanted.by !== undefined) return (sought && this.#holders.get(nameOf(sought))) ?? id
    const key = this.#keyOf(wanted.row)
    return (key === undefined ? undefined : this.#keys.get(key)) ?? (match?.isAlias ? match.id : wanted.row.id)
  }

  /** All that is wanted of a record so far. */
  #givenOf({ wanted, given }: Target, id: string, planned: Planned | undefined): Row {
    if (wanted.action === 'upsert' && id === wanted.row.id) return wanted.row
    const patch = wanted.action === 'upsert' ? wanted.patch : given
    return planned ? joinRows(planned.given, patch) : patch
  }

  /** What is given of a record without what finds it because of a merge: it keeps its own key and values. */
  #withoutAliases(id: string, given: Row): Row {
    const { aliases, definitions } = this.#facts
    if (aliases.size === 0) return given
    const key = this.#keyOf(given)
    const row = key !== undefined && aliases.get(key) === id ? withoutKey(this.#kind, given) : given
    const found = wantedBy(definitions, {}, given).filter((held) => aliases.get(nameOf(held)) === id)
    if (found.length === 0) return row
    const custom = Object.entries(Object(given.custom)).filter(
      ([key]) => !found.some(({ property }) => property === key)
    )
    return { ...row, custom: Object.fromEntries(custom) }
  }

  #changeOf(action: Action, old: Row, row: RowWithId, at = this.#now): PlannedChange {
    const [before, after] = [this.#uniqueIn(old), this.#uniqueIn(row)]
    return {
      ...{ action, id: row.id, old, row, empty: [] },
      changed: action === 'updated' ? changedProperties(this.#kind, old, row) : [],
      // Those of a deleted record go with it.
      freed: lacking(before, after),
      taken: lacking(after, before),
      at
    }
  }

  #uniqueIn({ custom }: Row): UniqueValue[] {
    return uniqueValuesOf(this.#facts.definitions, (custom ?? {}) as Values)
  }

  #keyOf(row: Row): string | undefined {
    return hasKey(this.#kind, row) ? keyOf(this.#kind, row) : undefined
  }
}

function failing(fault: ApiError): Outcome {
  return { fault, faults: [fault] }
}

/** What a wanted change says of its record. */
function saidBy(wanted: Wanted): Row {
  return 'patch' in wanted ? wanted.patch : 'row' in wanted ? wanted.row : {}
}

/** A row with the tags that are given as a function of the former ones. */
function settled(given: Row, { tags }: Row): Row {
  return typeof given.tags === 'function' ? { ...given, tags: given.tags(tags ?? []) } : given
}

/** The row's values of the properties that another row has. */
function pick(row: Row, names: Row): Row {
  return Object.fromEntries(Object.keys(names).map((name) => [name, row[name]]))
}

function isBringingBack({ wanted }: Target): boolean {
  return wanted.action === 'restore' || wanted.action === 'revert'
}

/** Whether a record isn't of the version that somebody knows: an `updatedAt`, `*` for any, undefined for who doesn't care. */
export function isStale(version: unknown, ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && ifMatch !== '*' && ifMatch !== version
}
