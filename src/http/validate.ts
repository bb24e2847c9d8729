import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription, OperationId } from '../../generated/operations.ts'
import { type Validate, validators } from '../../generated/validators.js'
import type { ReadRequest } from '../contract.ts'
import type { Definitions, HiddenKeys, TenantProperties } from '../custom/definitions.ts'
import { checkMatch, readValues } from '../custom/values.ts'
import { type FieldError, invalidRequest } from '../errors.ts'
import { isStorable } from '../json-body.ts'
import { joinProblems } from '../message-sizes.ts'
import { NearNames } from '../near-names.ts'
import type { Moment } from '../outbox/moments.ts'
import { describeErrors, maxErrors } from '../schema-errors.ts'
import { trimText } from '../texts/blanks.ts'
import { Advice } from './advice.ts'
import { readAsOf } from './as-of.ts'
import { type Asked, headerReader } from './preconditions.ts'

type Parts = {
  params: unknown
  query: Record<string, unknown>
  headers: IncomingHttpHeaders
  body: unknown
  properties: TenantProperties
  /** What is known to be wrong already. */
  faults?: FieldError[] | undefined
}

/** What validation finds beside errors. */
export type Validated = {
  fields: string[] | undefined
  /** The custom properties that an answer leaves out. */
  hidden: HiddenKeys
  asked: Asked
  /** The moment that the answer is to be of; undefined: now. */
  asOf: Moment | undefined
  read: unknown
  invalidItems: ReadonlyMap<number, string>
}

/** Whether what is wrong at a path of a body, or of an item of it, is what its record holds (stored-values.ts). */
export type IsHeld = (body: unknown, path: string) => boolean

const none: ReadonlyMap<number, string> = new Map()

/** Checks all parts of a request against the contract; throws one 400 with all that is wrong. */
export function validator(
  id: OperationId,
  operation: OperationDescription,
  readMore: ReadRequest | undefined
): (parts: Parts, isHeld?: IsHeld) => Validated {
  const { params: checkParams, query: checkQuery, body: checkBody, item } = validators[id]
  const readHeaders = headerReader(operation)
  return ({ params, query, headers, body, properties, faults = [] }, isHeld = () => false) => {
    const errors = [...faults]
    const definitions = operation.customOf ? properties.of(operation.customOf) : undefined
    const advice = new Advice(operation, definitions)
    const nearKeys = new NearNames(() => definitions?.active.keys() ?? [])
    if (checkParams && !checkParams(params)) {
      const found = describeErrors(checkParams, '', undefined, params)
      errors.push(...found.map(({ path, message }) => ({ path, message: message + advice.aboutId(path) })))
    }
    errors.push(...findUnstorable(query))
    errors.push(...findConflicts(operation, query))
    errors.push(...takeRepeated(query))
    errors.push(...takeUnreadable(query, operation.integers))
    // First, since it says which names there are, and not just that one is needed.
    const { fields, hidden } = readFields(operation, query, body, properties, errors)
    const asOf = readAsOf(operation, query, body, errors)
    if (!checkQuery(query)) {
      errors.push(...describeErrors(checkQuery, '', (name) => advice.aboutParameter(name), query))
    }
    const asked = readHeaders(headers, errors)
    if (checkBody && body === undefined) errors.push({ path: '', message: 'a JSON body is needed' })
    else if (item && Array.isArray(body)) errors.push({ path: '', message: 'must be object: { "items": […] }' })
    else if (checkBody && !checkBody(body)) {
      const found = describeErrors(checkBody, '/', (name, at) => (item ? '' : advice.aboutProperty(name, at)), body)
      errors.push(...found.filter(({ path }) => !isHeld(body, path)))
    }
    if (!item)
      errors.push(...checkCustom(operation, body, definitions, nearKeys).filter(({ path }) => !isHeld(body, path)))
    if (definitions) for (const match of matchesIn(operation, query)) checkMatch(definitions, match, body, errors)
    const found = errors.length
    const read = readMore?.({ params, query, body, properties }, errors)
    if (errors.length > 0) throw invalidRequest(firstOfEach(errors, found).slice(0, maxErrors))
    if (!item) {
      dropReadOnly(operation, body)
      return { fields, hidden, asked, asOf, read, invalidItems: none }
    }
    const { items } = body as { items: unknown[] }
    const invalidItems = checkItems(
      item,
      items,
      advice,
      (one) => checkCustom(operation, one, definitions, nearKeys),
      isHeld
    )
    for (const one of items) dropReadOnly(operation, one)
    return { fields, hidden, asked, asOf, read, invalidItems }
  }
}

function findUnstorable(query: Record<string, unknown>): FieldError[] {
  return Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !isStorable(value) ? [{ path: name, message: 'must have no NUL character' }] : []
  )
}

/** Finds parameters that contradict each other about where a page begins; to be called before defaults are filled in. */
function findConflicts({ roles }: OperationDescription, query: Record<string, unknown>): FieldError[] {
  const [path, other] = roles['page-start']?.filter((name) => name in query) ?? []
  if (!path || !other) return []
  return [{ path, message: `must not come with ${other}: either says where the page begins` }]
}

/** The names of properties by which a record is to be found. */
export function matchesIn({ roles }: OperationDescription, query: Record<string, unknown>): string[] {
  return (roles.match ?? []).map((name) => query[name]).filter((match) => typeof match === 'string')
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

/**
 * The property names in `fields`, in the order of the response schema and without repetition, and which custom properties the answer
 * leaves out. Where the names come in a body, they replace its `fields`.
 */
function readFields(
  { fields: ofQuery, bodyFields, customOf }: OperationDescription,
  query: { fields?: unknown },
  body: unknown,
  properties: TenantProperties,
  errors: FieldError[]
): Pick<Validated, 'fields' | 'hidden'> {
  const { hidden } = properties
  const ofBody = Object(body) as { fields?: unknown }
  const given = typeof query.fields === 'string' ? query.fields.split(',').map(trimText) : ofBody.fields
  const known = ofQuery ?? bodyFields
  if (!known || !Array.isArray(given)) return { fields: undefined, hidden }
  const own = customOf ? [...properties.of(customOf).active.keys()].map((key) => `custom.${key}`) : []
  const all = [...known, ...own]
  const wanted = new Set<unknown>(given)
  const unknown = [...wanted].filter((name) => !all.includes(name as string))
  if (unknown.length > 0) {
    const near = new NearNames(() => all)
    const names = unknown.slice(0, 5).map((name) => {
      const meant = near.find(String(name))
      return name === '' ? 'an empty name' : `${String(name).slice(0, 60)}${meant ? ` (did you mean ${meant}?)` : ''}`
    })
    const message = `has ${names.join(', ')}; it may name ${known.concat(own.length > 0 ? near.list(own, unknown) : []).join(', ')}`
    const first = given.findIndex((name) => unknown.includes(name))
    errors.push({ path: given === ofBody.fields ? `/fields/${first}` : 'fields', message })
    return { fields: undefined, hidden }
  }
  const keys = own.filter((name) => wanted.has(name)).map((name) => name.slice('custom.'.length))
  const isPart = keys.length > 0 && !wanted.has('custom')
  const fields = known.filter((name) => wanted.has(name) || (name === 'custom' && keys.length > 0))
  if (given === ofBody.fields) ofBody.fields = fields
  return { fields, hidden: isPart && customOf ? properties.hiddenBut(customOf, keys) : hidden }
}

/** Read-only properties are accepted and ignored, whatever they hold: no handler gets to see them. */
function dropReadOnly({ readOnly }: OperationDescription, body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const name of readOnly) if (name in body) Reflect.deleteProperty(body, name)
}

/** Finds what is wrong with custom values of a body or an item, by the definitions that this instance knows. */
function checkCustom(
  { takesCustom }: OperationDescription,
  body: unknown,
  definitions: Definitions | undefined,
  nearKeys: NearNames
): FieldError[] {
  const errors: FieldError[] = []
  if (!definitions || !takesCustom || typeof body !== 'object' || body === null || !Object.hasOwn(body, 'custom'))
    return errors
  const { custom } = body as { custom: unknown }
  readValues(definitions, custom, takesCustom === 'new' ? {} : undefined, errors, '/custom', nearKeys)
  return errors
}

function checkItems(
  check: Validate,
  items: unknown[],
  advice: Advice,
  checkMore: (item: unknown) => FieldError[],
  isHeld: IsHeld
): ReadonlyMap<number, string> {
  const invalid = new Map<number, string>()
  for (const [index, item] of items.entries()) {
    const ofCustom = checkMore(item)
    const ofSchema = check(item) ? [] : describeErrors(check, '/', (name, at) => advice.aboutProperty(name, at), item)
    const found = [...ofSchema, ...ofCustom].filter(({ path }) => !isHeld(item, path))
    if (found.length === 0) continue
    const errors = firstOfEach(found.map(({ path, message }) => ({ path: path.replace(/^\//, ''), message })))
    invalid.set(index, joinProblems(errors.map(({ path, message }) => (path ? `${path}: ${message}` : message))))
  }
  return invalid
}

/**
 * The first that is wrong with each value: the rest mostly follows from it, as `""` is both empty and blank. Of a parameter whose parts
 * are read by the operation itself, all that it found: those from number `own` on.
 */
function firstOfEach(errors: FieldError[], own = errors.length): FieldError[] {
  const places = new Set<string>()
  return errors.filter(
    ({ path }, index) => !places.has(path) && ((index >= own && !path.startsWith('/')) || places.add(path))
  )
}
