import type { Validate, ValidationError } from '../generated/validators.js'
import { escapePointer, type FieldError } from './errors.ts'
import { NearNames } from './near-names.ts'
import { findUnseen } from './texts/blanks.ts'

/** The most problems that one answer lists. */
export const maxErrors = 50

/**
 * AJV's errors in words that say where it is and how to correct it; `prefix` is what a body's pointers begin with. `advise` says
 * what an unknown name at the top was to be; `given` is what was checked.
 */
export function describeErrors(
  { errors }: Validate,
  prefix: '' | '/',
  advise: (name: string) => string = () => '',
  given?: unknown
): FieldError[] {
  const near = new NearNames()
  const found = (errors ?? []).filter(({ keyword }) => !['if', 'anyOf', 'oneOf'].includes(keyword))
  return found.slice(0, maxErrors).map((error) => {
    const { instancePath, keyword, params } = error
    const unknown = params.additionalProperty ?? params.unevaluatedProperty
    const named = params.missingProperty ?? unknown
    const path = typeof named === 'string' ? `${instancePath}/${escapePointer(named)}` : instancePath
    const isTop = instancePath === '' && typeof unknown === 'string'
    const advice = isTop ? advise(unknown) : keyword === 'type' ? exampleAt(path) : hintOf(error, valueAt(given, path))
    const list = (words: unknown) => near.list(words as string[], valueAt(given, instancePath))
    return { path: prefix === '/' ? path : path.slice(1), message: messageOf(error, list) + advice }
  })
}

/** What to say behind "must be string" and the like of the property at a pointer; empty where the type says enough. */
function exampleAt(pointer: string): string {
  if (pointer === '/scopes') return ', such as "read,write"'
  return /^\/options\/\d+$/.test(pointer) ? ': [{ "value": "New" }]' : ''
}

/** The value that a pointer leads to; undefined where there is none. */
function valueAt(given: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((value, name) => Object(value)[name.replaceAll('~1', '/').replaceAll('~0', '~')], given)
}

/** What more to say of a text that isn't of its form. */
function hintOf({ keyword, params }: ValidationError, value: unknown): string {
  if (typeof value !== 'string' || !['format', 'pattern', 'enum'].includes(keyword)) return ''
  const unseen = findUnseen(value)
  if (unseen) return `; it has ${unseen}, which can not be seen`
  if (params.format === 'domain')
    return `, and ${JSON.stringify(value.slice(0, 60))} is none; leave it empty where there is none`
  // A time whose zone lost its sign.
  return /T[\d:.]+ \d/.test(value) ? '; a + in a URL is a blank: write %2B' : ''
}

function messageOf({ keyword, params, message }: ValidationError, list: (words: unknown) => string): string {
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here'
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`
    case 'enum':
      return `must be one of ${list(params.allowedValues)}`
    case 'format':
      return `must be ${formatNames[String(params.format)] ?? `of the format ${params.format}`}`
    case 'pattern':
      return patternNames[String(params.pattern)] ?? `must match ${params.pattern}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} items${params.allowedValues ? ` of ${list(params.allowedValues)}` : ''}`
    case 'maxItems':
      return `must have at most ${params.limit} items`
    default:
      return message ?? 'is not valid'
  }
}

const patternNames: Record<string, string> = {
  '\\S': 'must not be blank',
  '^[A-Z]{3}$': 'must be three capital letters, such as EUR',
  '^\\s*(read|write|admin)\\s*(,\\s*(read|write|admin)\\s*)*$':
    'must be read, write and admin, or some of them, between commas'
}

const formatNames: Record<string, string> = {
  'date-time': 'an ISO 8601 date or time, such as 2026-11-21 or 2026-11-21T09:30:00Z',
  uuid: 'a UUID',
  'idn-email': 'an e-mail address',
  domain: 'a host name, such as example.com',
  uri: 'an absolute URL',
  decimal: 'a number with at most 15 significant digits, two of them after the point',
  int32: 'a whole number'
}
