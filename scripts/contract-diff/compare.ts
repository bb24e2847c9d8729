import { isDeepStrictEqual } from 'node:util'
import {
  at,
  type Comparison,
  type Direction,
  follow,
  type Json,
  openComparison,
  type Pair,
  pairsOf,
  resolve
} from './comparison.ts'
import type { Finding, Rule } from './findings.ts'
import { compareSchemas } from './schemas.ts'
import { compareSecurity, compareSecuritySchemes } from './security.ts'
import { earliestSunset } from './sunset.ts'

/** In bytes, where an operation has no `x-max-body-bytes`. */
export const usualBodyBytes = 262_144

/** When the contracts are compared. */
type Moment = {
  /** As `2027-01-31`. */
  today: string
  /** Whether clients are given the current contract now, so that what it announces begins to be known. */
  isRelease: boolean
}

/**
 * What in the current contract breaks clients that were written for the released one, as the contract's introduction
 * ("Versions") tells them. Both are parsed OpenAPI 3.1 documents that the generator accepts.
 */
export function compareContracts(released: Json, current: Json, moment: Moment): Finding[] {
  const comparison = openComparison(released, current)
  for (const path of pairsOf(released.paths, current.paths, '#/paths')) {
    for (const operation of operationsOf(path)) {
      if (operation.current === undefined) compareEnd(comparison, operation, moment)
      else {
        compareOperation(comparison, operation, path)
        if (moment.isRelease) compareNotice(comparison, operation, moment)
      }
    }
  }
  for (const event of pairsOf(released.webhooks, current.webhooks, '#/webhooks')) {
    if (event.current?.post === undefined) comparison.report('event-removed', event.location)
    else compareDelivery(comparison, partOf(event, 'post'))
  }
  compareSecuritySchemes(comparison)
  return comparison.findings
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

function operationsOf(path: Pair): ({ key: string } & Pair)[] {
  return pairsOf(path.released, path.current, path.location).filter(({ key }) => methods.includes(key))
}

function compareOperation(comparison: Comparison, operation: Pair, path: Pair): void {
  const { released, current, location } = operation
  const { report } = comparison
  if (released.operationId !== current.operationId) {
    report('operation-id-renamed', at(location, 'operationId'), `${released.operationId} → ${current.operationId}`)
  }
  if (current['x-sunset'] < released['x-sunset']) {
    report('sunset-moved-earlier', at(location, 'x-sunset'), `${released['x-sunset']} → ${current['x-sunset']}`)
  }
  for (const [size, usual] of Object.entries({ 'x-max-body-bytes': usualBodyBytes, 'x-max-file-bytes': 0 })) {
    const [before, now] = [released[size] ?? usual, current[size] ?? usual]
    const needed = size === 'x-max-body-bytes' ? longestBody(comparison.released, released) : before
    if (Math.min(before, needed) > now) report('request-size-lowered', at(location, size), `${before} → ${now}`)
  }
  compareSecurity(comparison, operation)
  compareParameters(comparison, operation, path)
  compareBody(comparison, operation)
  compareResponses(comparison, operation)
}

function compareEnd({ report }: Comparison, { released, location }: Pair, { today }: Moment): void {
  if (!released.deprecated) report('operation-removed', location)
  else if (!(released['x-sunset'] <= today)) {
    report('operation-removed-early', location, `it was announced for ${released['x-sunset']}`)
  }
}

/**
 * The most bytes that a JSON body of strings alone takes without blanks, where each character is an escape of six; Infinity of
 * other bodies.
 */
function longestBody(document: Json, operation: Json): number {
  const schema = resolve(document, resolve(document, operation.requestBody)?.content?.['application/json']?.schema)
  if (schema?.additionalProperties !== false) return Number.POSITIVE_INFINITY
  const properties = Object.entries<Json>(schema.properties ?? {})
  const lengths = properties.map(([name, given]) => {
    const { type, maxLength = Number.POSITIVE_INFINITY } = resolve(document, given)
    return type === 'string' ? name.length + '"":"",'.length + 6 * maxLength : Number.POSITIVE_INFINITY
  })
  return lengths.reduce((sum, length) => sum + length, '{}'.length)
}

/** The promised time runs from the day on which clients can know, whatever day the contract names. */
function compareNotice({ report }: Comparison, { released, current, location }: Pair, { today }: Moment): void {
  if (released.deprecated || !current.deprecated) return
  const [sunset, earliest] = [current['x-sunset'], earliestSunset(today)]
  if (sunset >= earliest) return
  report('sunset-too-soon', at(location, 'x-sunset'), `${sunset ?? 'none'}, where ${earliest} is the earliest`)
}

function compareParameters(comparison: Comparison, operation: Pair, path: Pair): void {
  const before = parametersOf(comparison.released, path.released, operation.released)
  const now = parametersOf(comparison.current, path.current, operation.current)
  for (const parameter of pairParameters(before, now, operation.location)) {
    const { released, current, location } = follow(comparison, parameter)
    if (current === undefined) comparison.report('parameter-removed', location)
    else {
      if (!released.required && current.required) comparison.report('parameter-required', location)
      const parts = ['style', 'explode', 'allowReserved', 'content']
      if (parts.some((part) => !isDeepStrictEqual(released[part], current[part]))) {
        comparison.report('parameter-serialization-changed', location)
      }
      compareSchemas(comparison, 'request', partOf({ released, current, location }, 'schema'))
    }
  }
  for (const [name, parameter] of now) {
    const isRequired = resolve(comparison.current, parameter).required
    if (!before.has(name) && isRequired)
      comparison.report('parameter-required', at(operation.location, 'parameters', name))
  }
}

/** By location and name, as `query limit`: their order means nothing. */
function parametersOf(document: Json, path: Json, operation: Json): Map<string, Json> {
  const all: Json[] = [...(path.parameters ?? []), ...(operation.parameters ?? [])]
  return new Map(
    all.map((given) => {
      const { in: where, name } = resolve(document, given)
      return [`${where} ${name}`, given]
    })
  )
}

function pairParameters(before: Map<string, Json>, now: Map<string, Json>, location: string): Pair[] {
  return [...before].map(([name, released]) => ({
    released,
    current: now.get(name),
    location: at(location, 'parameters', name)
  }))
}

function compareBody(comparison: Comparison, operation: Pair): void {
  const body = follow(comparison, partOf(operation, 'requestBody'))
  if (!body.released?.required && body.current?.required) comparison.report('request-body-required', body.location)
  compareContent(comparison, 'request', body, 'request-media-type-removed')
}

function compareResponses(comparison: Comparison, operation: Pair): void {
  const responses = partOf(operation, 'responses')
  for (const response of pairsOf(responses.released, responses.current, responses.location)) {
    if (response.current === undefined) {
      // An error that no longer occurs harms nobody.
      if (/^2/.test(response.key)) comparison.report('success-status-removed', response.location)
    } else compareResponse(comparison, follow(comparison, response))
  }
}

function compareResponse(comparison: Comparison, response: Pair): void {
  const headers = partOf(response, 'headers')
  for (const header of pairsOf(headers.released, headers.current, headers.location)) {
    const { released, current, location } = follow(comparison, header)
    if (current === undefined) comparison.report('response-header-removed', location)
    else {
      if (released.required && !current.required) comparison.report('response-header-optional', location)
      compareSchemas(comparison, 'response', partOf({ released, current, location }, 'schema'))
    }
  }
  compareContent(comparison, 'response', response, 'response-media-type-removed')
}

/** An event is a request that clients receive: what it holds counts as an answer does. */
function compareDelivery(comparison: Comparison, delivery: Pair): void {
  const before = parametersOf(comparison.released, {}, delivery.released)
  const now = parametersOf(comparison.current, {}, delivery.current)
  for (const header of pairParameters(before, now, delivery.location)) {
    const { released, current, location } = follow(comparison, header)
    if (current === undefined) comparison.report('event-header-removed', location)
    else {
      if (released.required && !current.required) comparison.report('event-header-optional', location)
      compareSchemas(comparison, 'response', partOf({ released, current, location }, 'schema'))
    }
  }
  compareContent(
    comparison,
    'response',
    follow(comparison, partOf(delivery, 'requestBody')),
    'event-media-type-removed'
  )
}

function compareContent(comparison: Comparison, direction: Direction, holder: Pair, ruleOfRemoval: Rule): void {
  const content = partOf(holder, 'content')
  for (const media of pairsOf(content.released, content.current, content.location)) {
    if (media.current === undefined) comparison.report(ruleOfRemoval, media.location)
    else compareSchemas(comparison, direction, partOf(media, 'schema'))
  }
}

function partOf({ released, current, location }: Pair, key: string): Pair {
  return { released: released?.[key], current: current?.[key], location: at(location, key) }
}
