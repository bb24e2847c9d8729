import { isDeepStrictEqual } from 'node:util'
import { at, type Comparison, type Direction, type Json, type Pair } from './comparison.ts'

/** Reports where a single value that clients send is taken no more, or one comes that they never received. */
export function compareValues(comparison: Comparison, direction: Direction, pair: Pair): void {
  compareTypes(comparison, direction, pair)
  compareEnums(comparison, direction, pair)
  compareFormat(comparison, direction, pair)
  if (direction === 'request') compareLimits(comparison, pair)
}

function compareTypes({ report }: Comparison, direction: Direction, { released, current, location }: Pair): void {
  const [from, to] = direction === 'request' ? [released, current] : [current, released]
  if (isWithin(typesOf(from), typesOf(to))) return
  report(`${direction}-type-changed`, location, `${printTypes(released)} → ${printTypes(current)}`)
}

/** null: any type. */
function typesOf(schema: Json): string[] | null {
  return schema.type === undefined ? null : [schema.type].flat()
}

function isWithin(types: string[] | null, wider: string[] | null): boolean {
  if (wider === null) return true
  if (types === null) return false
  return types.every((type) => wider.includes(type) || (type === 'integer' && wider.includes('number')))
}

function printTypes(schema: Json): string {
  return typesOf(schema)?.join(' or ') ?? 'any'
}

function compareEnums({ report }: Comparison, direction: Direction, { released, current, location }: Pair): void {
  const [before, now] = [valuesOf(released), valuesOf(current)]
  if (direction === 'request') {
    const gone = before?.filter((value) => now && !now.includes(value)) ?? []
    if (gone.length > 0) report('request-enum-value-removed', location, gone.join(', '))
    else if (!before && now) report('request-enum-value-removed', location, `only ${now.join(', ')} are left`)
    return
  }
  if (current['x-extensible'] && !released['x-extensible'] && (before || released.oneOf)) {
    report('response-made-extensible', location)
  }
  if (!before || released['x-extensible']) return
  const added = now?.filter((value) => !before.includes(value)) ?? []
  if (!now) report('response-enum-value-added', location, 'any value may come now')
  else if (added.length > 0) report('response-enum-value-added', location, added.join(', '))
}

/** null: any value. */
function valuesOf(schema: Json): unknown[] | null {
  return schema.const === undefined ? (schema.enum ?? null) : [schema.const]
}

const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const otherLimits = ['multipleOf', 'uniqueItems']
export const limits: string[] = [...upperLimits, ...lowerLimits, ...otherLimits]

/** Only of requests: limits in an answer describe what is stored today, and grow with what a request may hold. */
function compareLimits({ report }: Comparison, { released, current, location }: Pair): void {
  for (const keyword of limits) {
    const [before, now] = [released[keyword], current[keyword]]
    if (now === undefined || now === false || now === before) continue
    const isWider = upperLimits.includes(keyword) ? now > before : lowerLimits.includes(keyword) && now < before
    if (!isWider) report('request-limit-narrowed', at(location, keyword), `${before ?? 'none'} → ${now}`)
  }
  if (current.pattern !== undefined && current.pattern !== released.pattern) {
    report('request-pattern-changed', at(location, 'pattern'), `${released.pattern ?? 'none'} → ${current.pattern}`)
  }
  if (!isDeepStrictEqual(released.default, current.default)) {
    const [before, now] = [released, current].map((schema) => JSON.stringify(schema.default) ?? 'none')
    report('request-default-changed', at(location, 'default'), `${before} → ${now}`)
  }
}

function compareFormat({ report }: Comparison, direction: Direction, { released, current, location }: Pair): void {
  const needed = direction === 'request' ? current.format : released.format
  if (needed === undefined || released.format === current.format) return
  const detail = `${released.format ?? 'none'} → ${current.format ?? 'none'}`
  report(`${direction}-format-changed`, at(location, 'format'), detail)
}
