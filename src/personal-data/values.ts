import { contact } from '../contacts/record.ts'
import { blankOf } from './personal-properties.ts'

/** A record or part of one, as JSON. */
export type Json = Record<string, unknown>

/** Values of a contact by name, of a custom property as `custom.key`. Tags are those alone that somebody else gave. */
export type Values = Map<string, unknown>

/** A record's value by its name among `Values`. */
export function valueAt(data: Json, name: string): unknown {
  return name.startsWith('custom.') ? (data.custom as Json | undefined)?.[name.slice(7)] : data[name]
}

/** What two values have in common: of lists their common items. Undefined where that is nothing. */
export function common(one: unknown, other: unknown): unknown {
  if (one == null || other == null || one === '') return undefined
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other ? one : undefined
  const both = one.filter((item) => other.includes(item))
  return both.length > 0 ? both : undefined
}

/** Of lists the items of both, of other values the latter. */
export function mergeValues(one: unknown, other: unknown): unknown {
  return Array.isArray(one) && Array.isArray(other) ? [...new Set([...one, ...other])] : other
}

/** A record without some values. */
export function withoutValues(data: Json, values: Values): Json {
  const left = withoutFormer(data, new Map([...values].filter(([name]) => !name.startsWith('custom.'))))
  const custom = Object.entries(data.custom ?? {}).flatMap(([key, value]) => {
    const taken = values.get(`custom.${key}`)
    const rest = taken === undefined ? value : without(value, taken)
    return rest === null || (Array.isArray(rest) && rest.length === 0) ? [] : [[key, rest]]
  })
  return 'custom' in data ? { ...left, custom: Object.fromEntries(custom) } : left
}

/** Former values by name, as a change row has them, without some. */
export function withoutFormer(previous: Json, values: Values): Json {
  return {
    ...previous,
    ...Object.fromEntries(
      [...values].map(([name, taken]) => [name, without(previous[name], taken) ?? blankOf(contact, name)])
    )
  }
}

function without(value: unknown, taken: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(taken)) return null
  return value.filter((item) => !taken.includes(item))
}
