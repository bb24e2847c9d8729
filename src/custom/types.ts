import { isDateTime, toUtcIso } from '../date-time.ts'
import { inputFormats, isText, isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import { digitsOf } from '../json-body.ts'
import { storedLine, storedText } from '../texts/stored.ts'
import type { CustomProperty } from './definitions.ts'

/** The value of a custom property, in the one form in which it is stored and answered. */
export type Value = string | number | boolean | string[]

/** The keywords of JSON Schema that describe values. */
type ValueSchema = {
  type: string
  format?: string
  enum?: string[]
  items?: ValueSchema
  maxLength?: number
  pattern?: string
  uniqueItems?: boolean
  maxItems?: number
}

/** What distinguishes one type of custom properties from the others. */
type ValueType = {
  /** The JSON Schema of a value in requests, without null. `read` takes just what it describes. */
  schema: (property: CustomProperty) => ValueSchema
  /** A value of the type as it is stored; undefined where it isn't one. */
  read: (value: unknown, property: CustomProperty) => Value | undefined
  /** What a message says that the value must be; `list` names the nearest of some words. */
  expected: (property: CustomProperty, list: (words: readonly string[]) => string) => string
  /** A value for the examples of the tenant's contract. */
  example: (property: CustomProperty) => Value
}

const maxCharacters = 10_000
const maxUrlCharacters = 2_048
/** How many options a property has at most. */
const maxOptions = 500

const optionsOf = ({ options }: CustomProperty) => (options ?? []).map(({ value }) => value)

/** A property's options, and each by its stored form, of those with one form the first. */
type Options = {
  values: readonly string[]
  /** Those that new values may have. */
  open: readonly string[]
  all: ReadonlySet<string>
  byForm: ReadonlyMap<string, string>
}
const knownOptions = new WeakMap<CustomProperty, Options>()

/** Made once a definition, since a file may have as many wrong cells as it has cells. */
function indexOptions(property: CustomProperty): Options {
  const known = knownOptions.get(property)
  if (known) return known
  const values = optionsOf(property)
  // The first one is set last.
  const byForm = new Map(values.toReversed().map((value) => [storedText(value), value]))
  const open = (property.options ?? []).filter(({ isArchived }) => !isArchived).map(({ value }) => value)
  const options = { values, open, all: new Set(values), byForm }
  knownOptions.set(property, options)
  return options
}

/** What is expected of some options: `before` one that new values may have, or none at all where there is none. */
const openOption = (before: string, property: CustomProperty, list: (words: readonly string[]) => string) => {
  const { open } = indexOptions(property)
  return open.length > 0 ? before + list(open) : 'null, since all of its options are archived'
}

/** The option with this value, however its letters are composed; undefined where there is none. */
const findOption = (value: unknown, property: CustomProperty): string | undefined => {
  if (typeof value !== 'string') return undefined
  const { all, byForm } = indexOptions(property)
  return all.has(value) ? value : byForm.get(storedText(value))
}

/** The first option that new values may have, if there is one. */
const firstOption = ({ options }: CustomProperty) =>
  (options?.find(({ isArchived }) => !isArchived) ?? options?.[0])?.value ?? ''

/** All types. What a new one needs beside its entry here stands in CONTRIBUTING.md. */
export const valueTypes: Record<CustomProperty['type'], ValueType> = {
  text: {
    schema: () => ({ type: 'string', maxLength: maxCharacters }),
    read: (value) => {
      const text = typeof value === 'string' ? storedLine(value) : undefined
      return text !== undefined && isText(text) && !isLonger(text, maxCharacters) ? text : undefined
    },
    expected: () => `a text of at most ${maxCharacters} characters`,
    example: () => 'Some text'
  },
  number: {
    schema: () => ({ type: 'number' }),
    read: (value) => (typeof value === 'number' && digitsOf(String(value)).length <= 15 ? value + 0 : undefined),
    expected: () => 'a number with at most 15 significant digits',
    example: () => 12.5
  },
  boolean: {
    schema: () => ({ type: 'boolean' }),
    read: (value) => (typeof value === 'boolean' ? value : undefined),
    expected: () => 'true or false',
    example: () => true
  },
  date: {
    schema: () => ({ type: 'string', format: 'date' }),
    read: (value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDateTime(value) ? value : undefined,
    expected: () => 'a date, such as 2026-11-21',
    example: () => '2026-03-01'
  },
  datetime: {
    schema: () => ({ type: 'string', format: 'date-time', maxLength: 40 }),
    read: (value) =>
      typeof value === 'string' && value.length <= 40 && isDateTime(value) ? toUtcIso(value) : undefined,
    expected: () => 'an ISO 8601 date or time, such as 2026-11-21 or 2026-11-21T09:30:00Z',
    example: () => '2026-03-01T09:30:00.000Z'
  },
  select: {
    schema: (property) => ({ type: 'string', enum: optionsOf(property) }),
    read: findOption,
    expected: (property, list) => openOption('one of ', property, list),
    example: firstOption
  },
  multiselect: {
    schema: (property) => ({
      type: 'array',
      items: { type: 'string', enum: optionsOf(property) },
      uniqueItems: true,
      maxItems: maxOptions
    }),
    read: (value, property) => {
      if (!Array.isArray(value)) return undefined
      const chosen = new Set(value.map((one) => findOption(one, property)))
      const inOrder = indexOptions(property).values.filter((option) => chosen.has(option))
      return inOrder.length === value.length ? inOrder : undefined
    },
    expected: (property, list) => openOption('a list, without repetition, of ', property, list),
    example: (property) => [firstOption(property)]
  },
  url: {
    schema: () => ({ type: 'string', format: 'uri', maxLength: maxUrlCharacters, pattern: '^[Hh][Tt][Tt][Pp][Ss]?:' }),
    read: (value) => {
      const url = typeof value === 'string' ? storedLine(value) : ''
      return isText(url) && !isLonger(url, maxUrlCharacters) && inputFormats.uri(url) ? url : undefined
    },
    expected: () => `an http or https URL of at most ${maxUrlCharacters} characters`,
    example: () => 'https://example.com/'
  },
  user: {
    schema: () => ({ type: 'string', format: 'uuid' }),
    read: (value) => (typeof value === 'string' && isUuid(value) ? canonicalId(value) : undefined),
    expected: () => 'the id of a user',
    example: () => '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51'
  }
}

/** Whether a text has more than `max` characters, of which those beyond the Basic Multilingual Plane are two code units each. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && (text.length > 2 * max || [...text].length > max)
}
