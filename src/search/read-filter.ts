import type { FieldError } from '../errors.ts'
import { listWords } from '../message-sizes.ts'
import { NearNames } from '../near-names.ts'
import { filterExample } from '../schema-errors.ts'
import { comparedForm } from '../texts/compared.ts'
import { operatorsOf, type Property } from './property.ts'
import type { Comparand, Condition, Custom, Filter, Operator } from './query.ts'
import { isWrong, keysBy, readValue, spellingsOf } from './read-value.ts'

/** How many conditions a filter has at most. */
const maxConditions = 20
/** The problems that are looked for; a body may have thousands of conditions. */
const maxProblems = 50
/** How deep `and`, `or` and `not` may be nested. */
const maxNested = 5

/** Reads a filter out of a body; what is wrong with it goes to `errors`, each with a pointer into the body. */
export function readFilter(
  properties: Record<string, Property>,
  given: unknown,
  errors: FieldError[]
): Filter | undefined {
  let conditions = 0
  const names = Object.keys(properties)
  const near = new NearNames(() => names)
  const filter = read(given, '/filter', 0)
  if (conditions > maxConditions) {
    errors.push({ path: '/filter', message: `has ${conditions} conditions; at most ${maxConditions} are taken` })
  }
  return filter

  function read(node: unknown, path: string, depth: number): Filter | undefined {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return wrong(path, shapesWith(undefined))
    const keys = Object.keys(node)
    const [key = ''] = keys
    if (!['and', 'or', 'not'].includes(key)) return readCondition(node as Record<string, unknown>, path)
    if (keys.length > 1) return wrong(path, `has ${listWords(keys)}; "${key}" stands alone`)
    // Deeper filters aren't read, so that no depth exhausts the stack.
    if (depth >= maxNested) return wrong(path, `is nested too deeply: at most ${maxNested} of and, or and not`)
    const value = (node as Record<string, unknown>)[key]
    if (key === 'not') {
      const inner = read(value, `${path}/not`, depth + 1)
      return inner && { not: inner }
    }
    if (!Array.isArray(value) || value.length === 0)
      return wrong(`${path}/${key}`, 'must be a list of at least one filter')
    const inner = value
      .map((one, index) => read(one, `${path}/${key}/${index}`, depth + 1))
      .filter((one) => one !== undefined)
    return key === 'and' ? { and: inner } : { or: inner }
  }

  function readCondition(node: Record<string, unknown>, path: string): Filter | undefined {
    const number = conditions++
    const { property: name, op, value, ...others } = node
    const unknown = Object.keys(others)
    if (name === undefined || unknown.length > 0)
      return wrong(path, shapesWith(Object.keys(node).find((key) => Object.hasOwn(properties, key))))
    const property = typeof name === 'string' && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!property) return wrong(`${path}/property`, `must be one of ${near.list(names, name)}${near.ask(String(name))}`)
    const operators = operatorsOf[property.type]
    if (!operators.includes(op as Operator))
      return wrong(`${path}/op`, `must be one of ${operators.join(', ')} for ${name}`)
    const read = readValue(property, op as Operator, value, near)
    if (isWrong(read)) {
      const { expected, index } = read
      const [at, given] = index === undefined ? ['', value] : [`/${index}`, (value as unknown[])[index]]
      const hint = given === null ? '; to ask for null there is isNull' : ''
      return wrong(`${path}/value${at}`, `must be ${expected}${hint}`)
    }
    return filterOf(property, { name: name as string, op: op as Operator, value: read, number }, value)
  }

  function wrong(path: string, message: string): undefined {
    if (errors.length < maxProblems) errors.push({ path, message })
  }
}

/** What a condition asks that compares a property with what was `given`. */
function filterOf(property: Property, condition: Condition, given: unknown): Filter {
  const { op, number } = condition
  const spellings = spellingsOf(property, op as Operator, given)
  if (spellings) {
    return { or: spellings.map((value, n) => ({ ...condition, value, number: number + n * maxConditions })) }
  }
  const { custom, sort } = property
  const isEquality = ['eq', 'ne', 'in'].includes(op)
  if (custom) return isEquality && custom.isUnique ? ofUnique(condition, custom, given) : { ...condition, custom }
  const toKeys = isEquality ? keysBy(sort) : undefined
  if (!toKeys) return condition
  const keys = [given].flat().flatMap((one) => toKeys(String(one)))
  return ofKeys(condition, keys)
}

/** Addresses and hosts are found as they are kept apart. */
function ofKeys({ name, op, number }: Condition, keys: string[]): Filter {
  const [first = '', ...others] = new Set(keys.map(comparedForm))
  const any: Condition =
    others.length > 0
      ? { name, op: 'in', value: [first, ...others], number, exactly: keys }
      : { name, op: 'eq', value: first, number, exactly: keys }
  return op === 'ne' ? { not: any } : any
}

/** Unique values are found as they are kept apart, by what was `given`. Any number of records may have blanks, which are in no index of them. */
function ofUnique({ name, op, value, number }: Condition, custom: Custom, given: unknown): Filter {
  const read = [value].flat()
  const values = ([given].flat() as Comparand[]).filter((_, at) => read[at] !== '')
  const parts: Condition[] = values.length > 0 ? [{ name, op: 'in', value: values, number, custom }] : []
  if (values.length < read.length) {
    parts.push({ name, op: 'eq', value: '', number: number + maxConditions, custom: { ...custom, isUnique: false } })
  }
  const any = { or: parts }
  return op === 'ne' ? { not: any } : parts.length > 1 ? any : (parts[0] ?? any)
}

/** What a filter looks like, with a condition on what somebody may have meant. */
function shapesWith(property: string | undefined): string {
  return `must be { and: [...] }, { or: [...] }, { not: ... } or { property, op, value }, such as ${filterExample(property)}`
}
