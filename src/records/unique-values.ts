import type { CustomProperty, Definitions } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'
import { type UniqueKeys, uniqueKeysOf, usableValues, type ValuePatch, type Values, valueAt } from '../custom/values.ts'
import { isUuid } from '../formats.ts'
import type { Row } from './record.ts'

// What custom values mean beyond their record: unique ones, of which holders.ts says which record holds which, and users.

/** What names a unique value: its property, and the digest of what it is compared by; 1.1.0 has another one. */
export type Named = { propertyId: string; key: string; formerKey?: string }

/** A unique value that a record may hold; `property` is the property's key. */
export type UniqueValue = UniqueKeys & Named & { property: string }

/** The unique values among a record's values, in the order of the definitions. */
export function uniqueValuesOf({ all }: Definitions, values: Values): UniqueValue[] {
  if (Object.keys(values).length === 0) return []
  return [...all.values()].flatMap((property) => {
    const value = property.isUnique ? valueAt(values, property.key) : undefined
    return value === undefined ? [] : (uniqueValueOf(property, value) ?? [])
  })
}

function uniqueValueOf(property: CustomProperty, value: Values[string]): UniqueValue | undefined {
  const keys = uniqueKeysOf(property, value)
  return keys && { ...keys, propertyId: property.id, property: property.key }
}

/** Those of the values that aren't among the others. */
export function lacking(values: UniqueValue[], others: UniqueValue[]): UniqueValue[] {
  const allKeysOf = (one: UniqueValue) => `${nameOf(one)} ${one.searchKey} ${one.formerKey}`
  const known = new Set(others.map(allKeysOf))
  return values.filter((one) => !known.has(allKeysOf(one)))
}

/** The unique values of a row that its record (`old`) doesn't hold yet; a value that isn't of its property's type is left out. */
export function wantedBy(definitions: Definitions, old: Row, { custom }: Row): UniqueValue[] {
  const values = valuesIn(custom)
  if (Object.keys(values).length === 0) return []
  const wanted = [...definitions.active.values()].flatMap((property) => {
    const given = property.isUnique ? valueAt<unknown>(values, property.key) : undefined
    const value = given == null ? undefined : valueTypes[property.type].read(given, property)
    return value === undefined ? [] : (uniqueValueOf(property, value) ?? [])
  })
  return lacking(wanted, uniqueValuesOf(definitions, (old.custom ?? {}) as Values))
}

/** The users whom a row's values name and the record's don't, by key. */
export function usersIn({ all }: Definitions, old: Row, { custom }: Row): [key: string, userId: string][] {
  const [before, values] = [(old.custom ?? {}) as Values, valuesIn(custom)]
  if (Object.keys(values).length === 0) return []
  return [...all.values()].flatMap(({ type, key }): [string, string][] => {
    const value = type === 'user' ? valueAt<unknown>(values, key) : undefined
    return typeof value === 'string' && isUuid(value) && value !== valueAt(before, key) ? [[key, value]] : []
  })
}

/** The values that a row names one by one. */
function valuesIn(custom: unknown): Row {
  return typeof custom === 'object' ? Object(custom) : {}
}

/** Of values that are brought back those that can still be set: without what is gone or archived by now. */
export function usableOf(definitions: Definitions, patch: ValuePatch, users: ReadonlySet<string>): ValuePatch {
  const isThere = ([key, value]: [string, unknown]) => value !== null || definitions.active.has(key)
  const entries = Object.entries(patch).filter(isThere)
  const usable = usableValues(definitions, Object.fromEntries(entries.filter(([, value]) => value !== null)) as Values)
  const gone = usersIn(definitions, {}, { custom: usable }).filter(([, id]) => !users.has(id))
  const names = gone.map(([key]) => key)
  const cleared = entries.filter(([, value]) => value === null)
  return Object.fromEntries([...cleared, ...Object.entries(usable).filter(([key]) => !names.includes(key))])
}

/** A unique value as a key of maps. */
export function nameOf({ propertyId, key }: Named): string {
  return `${propertyId} ${key}`
}
