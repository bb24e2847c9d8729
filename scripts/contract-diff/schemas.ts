import { isDeepStrictEqual } from 'node:util'
import { at, type Comparison, type Direction, type Json, ownOf, type Pair, pairsOf, step } from './comparison.ts'
import { compareValues, limits } from './values.ts'

/** Reports what in a schema, and in all schemas inside, breaks clients. */
export function compareSchemas(comparison: Comparison, direction: Direction, given: Pair): void {
  if (given.released?.$ref || given.current?.$ref) {
    compareReferences(comparison, direction, given)
    return
  }
  const [released, current] = [withoutNull(given.released ?? {}), withoutNull(given.current ?? {})]
  compareNull(comparison, direction, released.isNullable, current.isNullable, given.location)
  const plain = { released: released.schema, current: current.schema, location: given.location }
  if (plain.released.$ref || plain.current.$ref) compareSchemas(comparison, direction, plain)
  else compareKeywords(comparison, direction, plain)
}

/** Since OpenAPI 3.1, keywords beside a reference apply, too: as a second schema. */
function compareReferences(comparison: Comparison, direction: Direction, { released, current, location }: Pair): void {
  const beside = { released: besideReference(released), current: besideReference(current), location }
  compareKeywords(comparison, direction, beside)
  const references = [released?.$ref, current?.$ref]
  if (references.every(Boolean) && !comparison.isNew(direction, ...references)) return
  compareSchemas(comparison, direction, step(comparison, { released, current, location }))
}

function besideReference(schema: Json): Json {
  if (!schema?.$ref) return {}
  const { $ref: _, ...beside } = schema
  return beside
}

function compareKeywords(comparison: Comparison, direction: Direction, plain: Pair): void {
  compareValues(comparison, direction, plain)
  compareProperties(comparison, direction, plain)
  compareParts(comparison, direction, plain)
  compareRest(comparison, direction, plain)
}

/** OpenAPI 3.1 writes a value that may be null as a list of types, or as one of two schemas. */
function withoutNull(schema: Json): { schema: Json; isNullable: boolean } {
  const isNull = (one: Json) => one.type === 'null'
  const { anyOf, ...others } = schema
  if (anyOf?.length === 2 && anyOf.some(isNull)) {
    return { schema: { ...anyOf.find((one: Json) => !isNull(one)), ...others }, isNullable: true }
  }
  const types = [schema.type ?? []].flat()
  if (!types.includes('null')) return { schema, isNullable: false }
  const { enum: values, ...rest } = schema
  const withoutType = { ...rest, type: types.filter((type) => type !== 'null') }
  return {
    schema: values ? { ...withoutType, enum: values.filter((value: unknown) => value !== null) } : withoutType,
    isNullable: true
  }
}

function compareNull(
  { report }: Comparison,
  direction: Direction,
  wasNullable: boolean,
  isNullable: boolean,
  location: string
): void {
  if (direction === 'request' && wasNullable && !isNullable) report('request-null-refused', location)
  if (direction === 'response' && !wasNullable && isNullable) report('response-null-added', location)
}

function compareProperties(comparison: Comparison, direction: Direction, { released, current, location }: Pair): void {
  const inside = at(location, 'properties')
  const wasRequired = new Set<string>(released.required)
  const isRequired = new Set<string>(current.required)
  for (const property of pairsOf(released.properties, current.properties, inside)) {
    const { key } = property
    if (property.current === undefined) {
      comparison.report(`${direction}-property-removed`, property.location)
    } else if (direction === 'response') {
      if (wasRequired.has(key) && !isRequired.has(key))
        comparison.report('response-property-optional', property.location)
      compareSchemas(comparison, direction, property)
    } else compareRequestProperty(comparison, property, !wasRequired.has(key) && isRequired.has(key))
  }
  if (direction !== 'request') return
  for (const [name, property] of Object.entries<Json>(current.properties ?? {})) {
    const isNew = ownOf(released.properties, name) === undefined
    if (isNew && isRequired.has(name) && !property.readOnly) {
      comparison.report('request-property-required', at(inside, name))
    }
  }
}

/**
 * Read-only properties are accepted whatever they hold, and never read. One that is taken from now on says `x-was-ignored`, so that it
 * is no slip.
 */
function compareRequestProperty(comparison: Comparison, property: Pair, becameRequired: boolean): void {
  const [wasReadOnly, isReadOnly] = [property.released, property.current].map((schema) => schema.readOnly ?? false)
  const isAnnounced = !isReadOnly && property.current['x-was-ignored'] === true
  if (wasReadOnly !== isReadOnly && !isAnnounced) {
    const detail = isReadOnly ? 'it is ignored now' : 'it was ignored until now'
    comparison.report('request-property-read-only', property.location, detail)
  }
  if (isReadOnly) return
  if (becameRequired) comparison.report('request-property-required', property.location)
  if (!wasReadOnly) compareSchemas(comparison, 'request', property)
}

function compareParts(comparison: Comparison, direction: Direction, { released, current, location }: Pair): void {
  if (released.items || current.items) {
    const items = { released: released.items ?? {}, current: current.items ?? {}, location: at(location, 'items') }
    compareSchemas(comparison, direction, items)
  }
  compareOthers(comparison, direction, { released, current, location })
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    compareAlternatives(comparison, direction, keyword, { released, current, location })
  }
  if (released.discriminator?.propertyName !== current.discriminator?.propertyName) {
    comparison.report(`${direction}-schema-changed`, at(location, 'discriminator'))
  }
}

/** Of alternatives, clients may send any of the released ones, and receive no others unless more were announced. */
function compareAlternatives(
  comparison: Comparison,
  direction: Direction,
  keyword: string,
  { released, current, location }: Pair
): void {
  const byName = (schemas: Json[] = []) => new Map(schemas.map((one, index) => [one.$ref ?? String(index), one]))
  const [before, now] = [byName(released[keyword]), byName(current[keyword])]
  const hasLost = [...before.keys()].some((name) => !now.has(name))
  const hasMore = [...now.keys()].some((name) => !before.has(name))
  const isAllowed = direction === 'request' ? !hasLost : !hasMore || released['x-extensible']
  const isChoice = keyword !== 'allOf' && before.size > 0 && now.size > 0
  if (isChoice ? !isAllowed : hasLost || hasMore)
    comparison.report(`${direction}-schema-changed`, at(location, keyword))
  for (const [name, schema] of before) {
    const part = { released: schema, current: now.get(name), location: at(location, keyword, name) }
    if (part.current) compareSchemas(comparison, direction, part)
  }
}

/** Properties without a name of their own: any, none, or those that match a schema. */
function compareOthers(comparison: Comparison, direction: Direction, { released, current, location }: Pair): void {
  const [before, now] = [released, current].map(({ additionalProperties = true }) => additionalProperties)
  if (typeof before === 'object' || typeof now === 'object') {
    const [from, to] = [before, now].map((schema) => (schema === true ? {} : schema))
    const others = { released: from, current: to, location: at(location, 'additionalProperties') }
    if (from && to) compareSchemas(comparison, direction, others)
  }
  if (before && !now && direction === 'request') comparison.report('request-properties-closed', location)
}

const weighed = new Set([
  ...['$ref', 'type', 'enum', 'const', 'format', 'pattern', 'default', ...limits, 'readOnly', 'properties', 'required'],
  ...['additionalProperties', 'items', 'oneOf', 'anyOf', 'allOf', 'discriminator']
])
const annotations = /^(?:title|description|examples?|deprecated|writeOnly|externalDocs|\$comment|x-.*)$/

/** Whatever the contract comes to use one day breaks clients until somebody teaches this file better. */
function compareRest({ report }: Comparison, direction: Direction, { released, current, location }: Pair): void {
  for (const keyword of new Set([...Object.keys(released), ...Object.keys(current)])) {
    if (weighed.has(keyword) || annotations.test(keyword)) continue
    if (isDeepStrictEqual(released[keyword], current[keyword])) continue
    report(`${direction}-schema-changed`, at(location, keyword))
  }
}
