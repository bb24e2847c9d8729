import type { Schemas } from '../../generated/types.ts'
import type { ReadRequest } from '../contract.ts'
import type { CustomProperty } from '../custom/definitions.ts'
import type { FieldError } from '../errors.ts'
import { canonicalId } from '../ids.ts'
import { storedText } from '../texts/stored.ts'

type Given = Partial<Schemas['CreatePropertyRequest']>

const withOptions: unknown[] = ['select', 'multiselect']
const withUnique: unknown[] = ['text', 'number', 'url']

/** Finds what is wrong with a new definition beyond its schema; the body may be of any form. */
export const findFaults: ReadRequest = ({ body }, errors) => {
  const { type, options, isUnique } = Object(body) as Given
  errors.push(...findRepeated(options))
  if (type !== undefined) errors.push(...findMisfits({ type, isUnique }, options, true))
}

/** Finds what is wrong with a change, by the definition that this instance knows. */
export const findFaultsOfChange: ReadRequest = ({ params, body, properties }, errors) => {
  const { id } = Object(params) as { id?: unknown }
  const stored = properties.all.find((one) => one.id === canonicalId(String(id)))
  const { options } = Object(body)
  errors.push(...findRepeated(stored && Array.isArray(options) ? asStored(stored, options) : options))
  if (stored) errors.push(...findChanged(stored, Object(body)))
}

/**
 * Options with the values that a definition has for them: release 1.1.0 stored letters as they came, in two parts, too, and records hold
 * these. Of two stored ones that are one by now the first is the one that is given first.
 */
export function asStored<Option>({ options }: Pick<CustomProperty, 'options'>, given: Option[]): Option[] {
  const left = (options ?? []).map(({ value }) => value)
  return given.map((option) => {
    const { value } = Object(option)
    if (typeof value !== 'string') return option
    const exact = left.indexOf(value)
    const index = exact < 0 ? left.findIndex((one) => storedText(one) === storedText(value)) : exact
    const [stored] = index < 0 ? [] : left.splice(index, 1)
    return stored === undefined ? option : { ...option, value: stored }
  })
}

/** What never changes, and is sent with another value; and options that the type doesn't have. */
export function findChanged(stored: CustomProperty, given: Given): FieldError[] {
  const fixed = ['entity', 'key', 'type', 'isUnique'] as const
  const changed = fixed.filter((name) => given[name] !== undefined && given[name] !== stored[name])
  return [
    ...changed.map((name) => ({ path: `/${name}`, message: `never changes; it is ${stored[name]}` })),
    ...findMisfits(stored, given.options, false)
  ]
}

function findMisfits(
  { type, isUnique }: { type: unknown; isUnique: unknown },
  options: Given['options'],
  isNew: boolean
): FieldError[] {
  const hasOptions = withOptions.includes(type)
  const errors: FieldError[] = []
  if (hasOptions && (options === null || (isNew && options === undefined))) {
    errors.push({ path: '/options', message: `must be a list of 1 to 500 options: ${type} needs them` })
  }
  if (!hasOptions && options != null) {
    errors.push({ path: '/options', message: `must be left out: only ${withOptions.join(' and ')} have options` })
  }
  if (isUnique === true && !withUnique.includes(type)) {
    errors.push({ path: '/isUnique', message: `must be false: only ${withUnique.join(', ')} can be unique` })
  }
  return errors
}

function findRepeated(options: unknown): FieldError[] {
  if (!Array.isArray(options)) return []
  const seen = new Set<unknown>()
  return options.slice(0, 500).flatMap((option, index) => {
    const { value } = Object(option)
    const isRepeated = typeof value === 'string' && seen.has(value)
    seen.add(value)
    return isRepeated ? [{ path: `/options/${index}/value`, message: 'is there twice' }] : []
  })
}
