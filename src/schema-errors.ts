import type { Validate, ValidationError } from '../generated/validators.js'
import { escapePointer, type FieldError } from './errors.ts'
import { findUnseen } from './texts/blanks.ts'

/** The most problems that one answer lists. */
export const maxErrors = 50

/**
 * AJV's errors in words that say where it is and how to correct it; `prefix` is what a body's pointers begin with. `advise` says
 * what an unknown name in the object at a pointer was to be; `given` is what was checked.
 */
export function describeErrors(
  { errors }: Validate,
  prefix: '' | '/',
  advise: (name: string, parent: string) => string = () => '',
  given?: unknown
): FieldError[] {
  const telling = (errors ?? []).filter(({ keyword }) => !['if', 'anyOf', 'oneOf'].includes(keyword))
  // What a code looks like says more than how long it is.
  const isCode = ({ keyword, params }: ValidationError) => keyword === 'pattern' && params.pattern === currencyPattern
  const codes = new Set(telling.filter(isCode).map(({ instancePath }) => instancePath))
  const found = telling.filter((error) => !codes.has(error.instancePath) || isCode(error))
  return found.slice(0, maxErrors).map((error) => {
    const { instancePath, params } = error
    const unknown = params.additionalProperty ?? params.unevaluatedProperty
    const named = params.missingProperty ?? unknown
    const path = typeof named === 'string' ? `${instancePath}/${escapePointer(named)}` : instancePath
    const advice =
      typeof unknown === 'string' ? advise(unknown, instancePath) : hintOf(error, path, valueAt(given, path))
    return { path: prefix === '/' ? path : path.slice(1), message: messageOf(error) + advice }
  })
}

/** What has a property's ids by the names that people know. */
const lookUps: Record<string, string> = {
  contactId: 'POST /api/v1/contacts/search finds',
  companyId: 'POST /api/v1/companies/search finds',
  dealId: 'POST /api/v1/deals/search finds',
  ownerId: 'GET /api/v1/users has',
  userId: 'GET /api/v1/users has',
  teamId: 'GET /api/v1/teams has',
  pipelineId: 'GET /api/v1/pipelines has',
  stageId: 'GET /api/v1/pipelines has'
}

function exampleOf(pointer: string, name: string, types: unknown[]): string {
  if (/^\/options\/\d+$/.test(pointer)) return ': [{ "value": "New" }]'
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined
  if (example !== undefined && types.includes(typeOf(JSON.parse(example)))) return `, such as ${example}`
  if (types.includes('number')) return ', such as 12500.5, without quotes, currency and marks of thousands'
  return types.includes('integer') ? ', such as 60, without quotes' : ''
}

const strings = '["key account", "partner"]'

/** Values by the names of properties that people get wrong. */
const examples: Record<string, string> = {
  scopes: '"read,write"',
  filter: filterExample(),
  sort: '[{ "property": "createdAt", "direction": "desc" }]',
  fields: '["id", "createdAt"]',
  values: '{ "notes": "Called twice." }',
  set: '{ "notes": "Called twice." }',
  custom: '{ "region": "north" }',
  ...{ tags: strings, addTags: strings, removeTags: strings },
  events: '["deal.won", "deal.lost"]',
  ids: '["019cadd7-4c55-7a92-b1e3-7d6f5a4c3b2e"]'
}

/** The type of a value in JSON Schema, of those that examples have. */
function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

/** A condition of a search on a property; on one that all records have unless it is named. */
export function filterExample(property?: string): string {
  const [name, op, value] = property ? [property, 'eq', '…'] : ['createdAt', 'gte', '"2026-01-01"']
  return `{ "property": "${name}", "op": "${op}", "value": ${value} }`
}

/** The value that a pointer leads to; undefined where there is none. */
function valueAt(given: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((value, name) => Object(value)[name.replaceAll('~1', '/').replaceAll('~0', '~')], given)
}

/** What to say behind a message about the value at a pointer; empty where the message says enough. */
function hintOf({ keyword, params }: ValidationError, pointer: string, value: unknown): string {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  if (keyword === 'type') return exampleOf(pointer, name, [params.type].flat())
  if (params.format === 'uuid' && Object.hasOwn(lookUps, name)) return `; ${lookUps[name]} its id`
  if (typeof value !== 'string' || !['format', 'pattern', 'enum'].includes(keyword)) return ''
  const unseen = findUnseen(value)
  if (unseen) return `; it has ${unseen}, which can not be seen`
  if (params.format === 'domain')
    return `, and ${JSON.stringify(value.slice(0, 60))} is none; leave it empty where there is none`
  return blankHint(value)
}

/** What to say of a parameter's time whose zone lost its sign; empty where it is none. */
export function blankHint(value: unknown): string {
  return /T[\d:.]+ \d/.test(String(value)) ? '; a + in a URL is a blank: write %2B' : ''
}

function messageOf({ keyword, params, message }: ValidationError): string {
  // All of them: no tenant can make a list of the contract longer.
  const words = (params.allowedValues as string[] | undefined)?.join(', ')
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here'
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`
    case 'enum':
      return `must be one of ${words}`
    case 'format':
      return `must be ${formatNames[String(params.format)] ?? `of the format ${params.format}`}`
    case 'pattern':
      return patternNames[String(params.pattern)] ?? `must match ${params.pattern}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} items${words ? ` of ${words}` : ''}`
    case 'maxItems':
      return `must have at most ${params.limit} items`
    default:
      return message ?? 'is not valid'
  }
}

const currencyPattern = '^[A-Z]{3}$'

const patternNames: Record<string, string> = {
  '\\S': 'must not be blank',
  [currencyPattern]: 'must be three capital letters, such as EUR',
  '^\\s*(read|write|admin)\\s*(,\\s*(read|write|admin)\\s*)*$':
    'must be read, write and admin, or some of them, between commas'
}

const formatNames: Record<string, string> = {
  'date-time': 'an ISO 8601 date or time, such as 2026-11-21 or 2026-11-21T09:30:00Z',
  uuid: 'a UUID',
  'idn-email': 'an e-mail address',
  domain: 'a host name, such as example.com',
  uri: 'an absolute URL, such as https://example.com/crm',
  decimal: 'a number with at most 15 significant digits, two of them after the point',
  int32: 'a whole number'
}
