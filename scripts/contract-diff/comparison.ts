import { type Finding, type Rule, rules } from './findings.ts'

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document as it was parsed; the generator has checked its shape
export type Json = any

/** Two versions of the contract while they are being compared. */
export type Comparison = {
  released: Json
  current: Json
  findings: Finding[]
  /** Notes a finding, once for each rule and location. */
  report: (rule: Rule, location: string, detail?: string) => void
  /** Whether something is met for the first time; references may form circles. */
  isNew: (...key: string[]) => boolean
}

/**
 * Who has to cope with a change: of what clients send, everything that was taken must still be taken; of what they
 * receive, nothing may come that could not come before, but for properties that are new.
 */
export type Direction = 'request' | 'response'

/** One part of the contract as both versions have it. */
export type Pair = { released: Json; current: Json; location: string }

export function openComparison(released: Json, current: Json): Comparison {
  const findings: Finding[] = []
  const met = new Set<string>()
  const isNew: Comparison['isNew'] = (...key) => met.size < met.add(key.join(' ')).size
  const report: Comparison['report'] = (rule, location, detail) => {
    const message = detail === undefined ? rules[rule] : `${rules[rule].slice(0, -1)}: ${detail}.`
    if (isNew(rule, location)) findings.push({ rule, location, message })
  }
  return { released, current, findings, report, isNew }
}

/** The parts themselves where they are references. Where both follow the same one, the location is what it leads to. */
export function follow(comparison: Comparison, pair: Pair): Pair {
  if (pair.released?.$ref === undefined && pair.current?.$ref === undefined) return pair
  return follow(comparison, step(comparison, pair))
}

/** Resolves one step of a chain of references. */
export function step(comparison: Comparison, { released, current, location }: Pair): Pair {
  const isSame = released?.$ref !== undefined && released.$ref === current?.$ref
  return {
    released: resolve(comparison.released, released),
    current: resolve(comparison.current, current),
    location: isSame ? released.$ref : location
  }
}

/** A location one or more keys further. */
export function at(location: string, ...keys: string[]): string {
  return [location, ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

/** Both versions of a part, by the keys that the released one has: what is only in the current one is an addition. */
export function pairsOf(released: Json, current: Json, location: string): ({ key: string } & Pair)[] {
  return Object.entries(released ?? {}).map(([key, value]) => ({
    key,
    released: value,
    current: ownOf(current, key),
    location: at(location, key)
  }))
}

/** What an object has under a key of its own: a property may be called `constructor`. */
export function ownOf(object: Json, key: string): Json {
  return Object.hasOwn(object ?? {}, key) ? object[key] : undefined
}

/** What a part is, if it is a reference: one step of it. */
export function resolve(document: Json, part: Json): Json {
  if (part?.$ref === undefined) return part
  const keys: string[] = part.$ref.slice('#/'.length).split('/')
  return keys.reduce((found, key) => found?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}
