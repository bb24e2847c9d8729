import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription, OperationId } from '../../generated/operations.ts'
import { type Validate, type ValidationError, validators } from '../../generated/validators.js'
import type { ReadRequest } from '../contract.ts'
import { type FieldError, invalidRequest } from '../errors.ts'
import { escapePointer, isStorable } from './json-body.ts'
import { type Asked, headerReader } from './preconditions.ts'

type Parts = { params: unknown; query: Record<string, unknown>; headers: IncomingHttpHeaders; body: unknown }

/** What validation finds beside errors. */
export type Validated = {
  fields: string[] | undefined
  asked: Asked
  read: unknown
  invalidItems: ReadonlyMap<number, string>
}

/** The most problems that one answer lists. */
const maxErrors = 50
const none: ReadonlyMap<number, string> = new Map()

/** Checks all parts of a request against the contract; throws one 400 with all that is wrong. */
export function validator(
  id: OperationId,
  operation: OperationDescription,
  readMore: ReadRequest | undefined
): (parts: Parts) => Validated {
  const { params: checkParams, query: checkQuery, body: checkBody, item } = validators[id]
  const readHeaders = headerReader(operation)
  return ({ params, query, headers, body }) => {
    const errors: FieldError[] = []
    if (checkParams && !checkParams(params)) errors.push(...describeErrors(checkParams, ''))
    errors.push(...findUnstorable(query))
    errors.push(...findConflicts(query))
    errors.push(...takeRepeated(query))
    errors.push(...takeUnreadable(query, operation.integers))
    if (!checkQuery(query)) errors.push(...describeErrors(checkQuery, ''))
    const fields = operation.fields ? readFields(operation.fields, query, errors) : undefined
    const asked = readHeaders(headers, errors)
    if (checkBody && body === undefined) errors.push({ path: '', message: 'a JSON body is needed' })
    else if (checkBody && !checkBody(body)) errors.push(...describeErrors(checkBody, '/'))
    const read = readMore?.({ query, body }, errors)
    if (errors.length > 0) throw invalidRequest(errors.slice(0, maxErrors))
    if (!item) {
      dropReadOnly(operation, body)
      return { fields, asked, read, invalidItems: none }
    }
    const { items } = body as { items: unknown[] }
    const invalidItems = checkItems(item, items)
    for (const one of items) dropReadOnly(operation, one)
    return { fields, asked, read, invalidItems }
  }
}

function findUnstorable(query: Record<string, unknown>): FieldError[] {
  return Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !isStorable(value) ? [{ path: name, message: 'must have no NUL character' }] : []
  )
}

/** Finds parameters that contradict each other about where a page begins; to be called before defaults are filled in. */
function findConflicts(query: Record<string, unknown>): FieldError[] {
  const isTwice = 'offset' in query && 'cursor' in query
  return isTwice ? [{ path: 'offset', message: 'must not come with cursor: either says where the page begins' }] : []
}

/** Takes parameters that came more than once out of the query, and says so: whichever was meant, the others were not. */
function takeRepeated(query: Record<string, unknown>): FieldError[] {
  const repeated = Object.keys(query).filter((name) => Array.isArray(query[name]))
  for (const name of repeated) Reflect.deleteProperty(query, name)
  return repeated.map((path) => ({ path, message: 'must not come more than once' }))
}

/**
 * Takes number parameters out of the query that aren't the plain digits of a safe integer, and says so: `1e2`, `0x10` and
 * `Infinity` are numbers to Ajv, which converts them.
 */
function takeUnreadable(query: Record<string, unknown>, integers: readonly string[]): FieldError[] {
  return integers.flatMap((name) => {
    const text = query[name]
    if (typeof text !== 'string' || (/^\d+$/.test(text) && Number.isSafeInteger(Number(text)))) return []
    Reflect.deleteProperty(query, name)
    return [{ path: name, message: 'must be a whole number in plain digits, such as 20' }]
  })
}

/** The property names in `fields`, in the order of the response schema and without repetition. */
function readFields(known: readonly string[], query: { fields?: unknown }, errors: FieldError[]): string[] | undefined {
  if (typeof query.fields !== 'string') return undefined
  const wanted = new Set(query.fields.split(',').map((name) => name.trim()))
  const unknown = [...wanted].filter((name) => !known.includes(name))
  if (unknown.length === 0) return known.filter((name) => wanted.has(name))
  const names = unknown.slice(0, 5).map((name) => (name === '' ? 'an empty name' : name.slice(0, 60)))
  errors.push({ path: 'fields', message: `has ${names.join(', ')}; it may name ${known.join(', ')}` })
  return undefined
}

/** Read-only properties are accepted and ignored, whatever they hold: no handler gets to see them. */
function dropReadOnly({ readOnly }: OperationDescription, body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const name of readOnly) if (name in body) Reflect.deleteProperty(body, name)
}

function checkItems(check: Validate, items: unknown[]): ReadonlyMap<number, string> {
  const invalid = new Map<number, string>()
  for (const [index, item] of items.entries()) {
    if (check(item)) continue
    const errors = describeErrors(check, '').slice(0, 10)
    invalid.set(index, errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '))
  }
  return invalid
}

/** AJV's errors in words that say where it is and how to correct it; `prefix` is what a body's pointers begin with. */
function describeErrors({ errors }: Validate, prefix: '' | '/'): FieldError[] {
  const found = (errors ?? []).filter(({ keyword }) => !['if', 'anyOf', 'oneOf'].includes(keyword))
  return found.slice(0, maxErrors).map((error) => {
    const { instancePath, keyword, params } = error
    const named = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
    const path = typeof named === 'string' ? `${instancePath}/${escapePointer(named)}` : instancePath
    return { path: prefix === '/' ? path : path.slice(1), message: messageOf(keyword, params, error) }
  })
}

function messageOf(keyword: string, params: Record<string, unknown>, error: ValidationError): string {
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
      return error.message ?? 'is not valid'
  }
}

function list(values: unknown): string {
  return (values as unknown[]).join(', ')
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
