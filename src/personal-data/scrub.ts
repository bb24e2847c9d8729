import { comparedForm } from '../texts/compared.ts'
import { blank, isRecord } from './personal-properties.ts'
import type { TakenOver } from './taken-over.ts'
import { common, type Json, valueAt } from './values.ts'

/** A person whose data is looked for, or taken out. */
export type Person = {
  /** The contact, and those that were merged into it. */
  ids: ReadonlySet<string>
  /** Activities that are erased with it. */
  activityIds: ReadonlySet<string>
  /** E-mail addresses and telephone numbers that it ever had, as they were written. */
  addresses: readonly string[]
  /** First and last names that it ever had, in lower case and as words with a blank around each. */
  names: readonly string[]
  /** What other contacts took over from it. */
  takenOver: TakenOver
}

/**
 * A value of JSON without what it holds of the person: the contact itself, activities that are erased with it, and its name
 * and role wherever it is referred to. The very value where it holds nothing.
 */
export function scrub<Value>(value: Value, person: Person, erasedAt: string): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => scrub(item, person, erasedAt))
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value
  }
  const object = value as Json
  if (person.ids.has(String(object.id)) && isRecord('contact', object))
    return blank('contact', object, erasedAt) as Value
  if (person.activityIds.has(String(object.id)) && isRecord('activity', object)) {
    return blank('activity', object, erasedAt) as Value
  }
  const isReference = person.ids.has(String(object.contactId))
  const changed = Object.entries(object).flatMap(([name, one]) => {
    // A reference's name is joined in beside it, whatever the reference is called.
    const isJoined = name.endsWith('Name') && person.ids.has(String(object[`${name.slice(0, -4)}Id`]))
    const isTheirs = isJoined || (isReference && (name === 'email' || name === 'role'))
    const next = isTheirs ? null : scrub(one, person, erasedAt)
    return next === one ? [] : [[name, next] as const]
  })
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

/** The former values of a record that is erased: their names stay, and each becomes null. */
export function scrubPrevious(previous: object): object {
  return Object.fromEntries(Object.keys(previous).map((name) => [name, null]))
}

/**
 * Whether a stored answer, or what is sent to a webhook, holds something of the person. Messages quote an address, and those of
 * imports whatever was in a cell.
 */
export function isHeldBy(json: string, person: Person): boolean {
  const text = comparedForm(json)
  if (person.addresses.some((address) => text.includes(comparedForm(JSON.stringify(address)).slice(1, -1)))) return true
  const value = JSON.parse(json)
  return scrub(value, person, '') !== value || isWithin(value, person)
}

/** Whether a record within a value has what it took over from the person, or an import's message or file name has a name. */
function isWithin(value: unknown, person: Person): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((item) => isWithin(item, person))
  const object = value as Json
  const taken = person.takenOver.ever.get(String(object.id)) ?? []
  if (taken.some(([name, one]) => common(valueAt(object, name), one) !== undefined)) return true
  const texts = [object.fileName, object.errors].flat().filter((one) => typeof one === 'string')
  const words = asWords(texts.join(' '))
  if (texts.length > 0 && person.names.some((name) => words.includes(name))) return true
  return Object.values(object).some((one) => isWithin(one, person))
}

/** The words of a text as they are compared, with a blank around each. */
export function asWords(text: string): string {
  return ` ${comparedForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `
}
