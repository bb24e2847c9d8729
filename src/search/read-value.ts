import { isDateTime, toUtcIso } from '../date-time.ts'
import { isText, isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import type { NearNames } from '../near-names.ts'
import { comparedForm } from '../texts/compared.ts'
import { emailKeys } from '../texts/emails.ts'
import { respellHosts, spellingsOfHost } from '../texts/hosts.ts'
import { phoneForm } from '../texts/phones.ts'
import type { Property } from './property.ts'
import type { Comparand, Operator } from './query.ts'

/** What was expected instead of a value, and of a list's values which one is wrong. */
type Wrong = { expected: string; index?: number }

const maxCharacters = 1_000
const maxValues = 1_000

/**
 * Reads the value of a condition: one of the property's type, for `in` and `hasAny` a list, for `isNull` true or false. `near` finds the
 * words that a wrong one is near to.
 */
export function readValue(
  property: Property,
  op: Operator,
  value: unknown,
  near: NearNames
): Comparand | Comparand[] | Wrong {
  if (op === 'isNull')
    return value === undefined || typeof value === 'boolean' ? (value ?? true) : { expected: 'true or false' }
  if (op !== 'in' && op !== 'hasAny') {
    const read = readOne(property, op, value, near)
    if ((op !== 'contains' && op !== 'startsWith') || read !== '') return read
    // Blanks alone are looked for as one blank, which parts words.
    return value === '' ? { expected: 'a text that is not empty' } : ' '
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > maxValues) {
    return { expected: `a list of 1 to ${maxValues} values` }
  }
  const read = value.map((one) => readOne(property, op, one, near))
  const index = read.findIndex(isWrong)
  return index < 0 ? (read as Comparand[]) : { ...(read[index] as Wrong), index }
}

/** Whether an operator compares the order of values. */
export function isOrder(op: string): boolean {
  return ['gt', 'gte', 'lt', 'lte'].includes(op)
}

/**
 * All parts of hosts and addresses that a condition's text means, in the form in which texts are compared, where that is more than the text
 * itself: a host, or a part of one, may be in letters or with `xn--`.
 */
export function spellingsOf({ sort }: Property, op: Operator, value: unknown): string[] | undefined {
  if (!keysBy(sort) || (op !== 'contains' && op !== 'startsWith')) return undefined
  const parts = [...new Set([String(value), ...respellHosts(String(value))].map(comparedForm))]
  return parts.length > 1 ? parts : undefined
}

/** The keys that an address or a host is found by; undefined for other texts. */
export function keysBy(sort: Property['sort']): ((text: string) => string[]) | undefined {
  return { email: emailKeys, host: spellingsOfHost, phone: undefined }[sort ?? 'phone']
}

/** Whether `readValue` found a value wrong. */
export function isWrong(value: unknown): value is Wrong {
  return typeof value === 'object' && value !== null && 'expected' in value
}

function readOne({ type, choices, sort }: Property, op: Operator, value: unknown, near: NearNames): Comparand | Wrong {
  if (choices) {
    return choices.includes(value as string) ? (value as string) : { expected: `one of ${near.list(choices, value)}` }
  }
  switch (type) {
    case 'choice':
    case 'text':
    case 'tags': {
      const isGood = typeof value === 'string' && value.length <= maxCharacters && isText(value)
      const form = sort === 'phone' && !isOrder(op) ? phoneForm : comparedForm
      return isGood ? form(value) : { expected: `a text of at most ${maxCharacters} characters` }
    }
    case 'number':
      return typeof value === 'number' ? value : { expected: 'a number' }
    case 'time': {
      const isGood = typeof value === 'string' && value.length <= 40 && isDateTime(value)
      return isGood
        ? toUtcIso(value)
        : { expected: 'an ISO 8601 date or time, such as 2026-11-21 or 2026-11-21T09:30:00Z' }
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : { expected: 'true or false' }
    case 'id':
      return typeof value === 'string' && isUuid(value) ? canonicalId(value) : { expected: 'a UUID' }
  }
}
