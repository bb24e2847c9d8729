import { createHash } from 'node:crypto'
import { escapePointer, type FieldError } from '../errors.ts'
import { NearNames } from '../near-names.ts'
import { findUnseen } from '../texts/blanks.ts'
import { comparedForm, uniqueForm } from '../texts/compared.ts'
import type { CustomProperty, Definitions } from './definitions.ts'
import { type Value, valueTypes } from './types.ts'

/** A record's values by key, those of archived properties included. */
export type Values = Readonly<Record<string, Value>>

/** New values by key; null where one is cleared. */
export type ValuePatch = Readonly<Record<string, Value | null>>

/** Bytes of JSON that a record's values may have together. */
const maxBytes = 131_072
/** The most problems that are looked for. */
const maxErrors = 50

/** A value by its key, which may be the name of something that all objects have. */
export function valueAt<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

/**
 * Reads what a request sets, which may be anything; `errors` gets what is wrong, with pointers below `path`. `stored` are the
 * record's values, undefined where they aren't known yet: then archived options are taken, which the record may hold already.
 * `nearKeys` finds near keys for unknown ones, where several records of one request share it, and `near` near options, where those of a
 * file do.
 */
export function readValues(
  { active }: Definitions,
  given: unknown,
  stored: Values | undefined,
  errors: FieldError[],
  path = '/custom',
  nearKeys = new NearNames(() => active.keys()),
  near = nearKeys
): ValuePatch {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    errors.push({ path, message: 'must be object' })
    return {}
  }
  const read: [string, Value | null][] = []
  const faults: FieldError[] = []
  const keys = [...active.keys()]
  for (const [key, value] of Object.entries(given)) {
    const property = active.get(key)
    const found = property
      ? readValue(property, value, stored)
      : { describe: () => `is not known here${nearKeys.ask(key) || listKeys(keys, nearKeys, key)}` }
    if ('value' in found) read.push([key, found.value])
    else if (
      faults.push({ path: `${path}/${escapePointer(key.slice(0, 100))}`, message: found.describe(near) }) >= maxErrors
    )
      break
  }
  const patch: ValuePatch = Object.fromEntries(read)
  if (faults.length === 0 && isTooLong(patchValues(stored ?? {}, patch))) {
    faults.push({ path, message: `must have at most ${maxBytes} bytes as JSON, all values of the record together` })
  }
  errors.push(...faults)
  return patch
}

/** The nearest of the keys there are, to put behind a message. */
function listKeys(keys: string[], near: NearNames, key: string): string {
  if (keys.length === 0) return ': no property is defined'
  return `; there ${keys.length === 1 ? 'is' : 'are'} ${near.list(keys, key)}`
}

/** A value as it is stored, null for none; or what says what is wrong with it, where somebody wants to know. */
type Read = { value: Value | null } | { describe: (near: NearNames) => string }

function readValue(property: CustomProperty, value: unknown, stored: Values | undefined): Read {
  if (value === null) return { value: null }
  const { read, expected } = valueTypes[property.type]
  const found = read(value, property)
  if (found === undefined) {
    return {
      describe: (near) =>
        `must be ${expected(property, (words) => near.list(words, value))}${unseenIn(property, value)}`
    }
  }
  if (Array.isArray(found) && found.length === 0) return { value: null }
  const held = stored && valueAt(stored, property.key)
  // Sent back as it was answered it is no change, even where its options have another order by now.
  if (held !== undefined && isSameValue(held, value as Value)) return { value: held }
  const refused = stored && property.options?.filter((option) => option.isArchived && has(found, option.value))
  const added = refused?.find((option) => held === undefined || !has(held, option.value))
  return added
    ? { describe: () => `has the archived option ${added.value}, which takes no new values` }
    : { value: found }
}

/** Of a word of a list: the character that can't be seen, where it has one. */
function unseenIn({ options }: CustomProperty, value: unknown): string {
  const unseen = options && findUnseen([value].flat().join(''))
  return unseen ? `; it has ${unseen}, which can not be seen` : ''
}

/** Values of a record that is brought back, as they are stored today: without those whose definition or option is gone or archived. */
export function usableValues(definitions: Definitions, values: Values): Values {
  const kept = Object.entries(values).flatMap(([key, value]) => {
    const property = definitions.active.get(key)
    const found = property && readValue(property, value, {})
    return found && 'value' in found ? [[key, found.value]] : []
  })
  return Object.fromEntries(kept)
}

/** A record's values once a patch is made; the very same object where it changes none. */
export function patchValues(values: Values, patch: ValuePatch): Values {
  const changed = Object.entries(patch).filter(([key, value]) => !isSameValue(valueAt(values, key) ?? null, value))
  if (changed.length === 0) return values
  const all = new Map<string, Value | null>([...Object.entries(values), ...changed])
  return Object.fromEntries([...all].filter(([, value]) => value !== null)) as Values
}

/** The keys, in the order of the definitions, whose values differ. */
export function changedKeys({ all }: Definitions, old: Values, next: Values): string[] {
  return [...all.keys()].filter((key) => !isSameValue(valueAt(old, key) ?? null, valueAt(next, key) ?? null))
}

/**
 * What a unique value is compared by: two records can't have values of one `key`; searches of URLs and those of 1.1.0 find it by `searchKey`,
 * and other instances of 1.1.0 by `formerKey`, which is the same for no two values of different keys.
 */
export type UniqueKeys = { key: string; searchKey: string; formerKey: string }

/** The digests of a unique value; undefined for blanks, which any number of records may have. */
export function uniqueKeysOf({ type }: Pick<CustomProperty, 'type'>, value: Value): UniqueKeys | undefined {
  const text = String(value)
  const searched = comparedForm(text)
  if (searched === '') return undefined
  const [unique, former] = type === 'text' ? [uniqueForm(text), text.trim().toLowerCase()] : [text, text]
  return { key: digestOf(unique), searchKey: digestOf(searched), formerKey: digestOf(former) }
}

/**
 * Adds to `errors` why an upsert can't find a record by its parameter `match`, such as `custom.number`, which names a unique property of
 * which the body has a value.
 */
export function checkMatch({ active }: Definitions, name: string, body: unknown, errors: FieldError[]): void {
  const property = name.startsWith('custom.') ? active.get(name.slice('custom.'.length)) : undefined
  if (!property?.isUnique) {
    const names = [...active.values()].filter(({ isUnique }) => isUnique).map(({ key }) => `custom.${key}`)
    const listed = new NearNames().list(names, name) || 'there is none'
    errors.push({ path: 'match', message: `must name a unique property: ${listed}` })
    return
  }
  const given = valueAt<unknown>(Object(Object(body).custom), property.key)
  const value = given == null ? undefined : valueTypes[property.type].read(given, property)
  // Of another type than the property's, it is reported with the other values.
  if (given == null || (value !== undefined && !uniqueKeysOf(property, value))) {
    errors.push({ path: `/custom/${property.key}`, message: 'is needed: upsert finds the record by it' })
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function isSameValue(one: Value | null, other: Value | null): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value, index) => value === other[index])
}

function has(value: Value, option: string): boolean {
  return Array.isArray(value) ? value.includes(option) : value === option
}

function isTooLong(values: Values): boolean {
  return Buffer.byteLength(JSON.stringify(values)) > maxBytes
}
