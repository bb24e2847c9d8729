import { isDeepStrictEqual } from 'node:util'
import { type FieldError, invalidRequest } from '../errors.ts'
import { isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'
import { storedLine } from '../texts/stored.ts'

/**
 * Throws a 400 where a body says something of a record that its operation doesn't set, and that isn't as the answer shows it (`shown`):
 * nothing that was sent is left out in silence. `instead` says by property what to do. What was read can be sent back.
 */
export function assertAsShown(body: object, shown: object, instead: Record<string, string>): void {
  const errors = Object.entries(instead).flatMap(([name, message]): FieldError[] => {
    const [given, is] = [body, shown].map((one) => (one as Record<string, unknown>)[name])
    const isSame = typeof given === 'string' && isUuid(given) ? canonicalId(given) === is : isDeepStrictEqual(given, is)
    return given === undefined || isSame ? [] : [{ path: `/${name}`, message }]
  })
  if (errors.length > 0) throw invalidRequest(errors)
}

/** Whether a value that was sent, in its stored form or as it came, is what a record holds. */
export function isSameAsStored(given: unknown, held: unknown): boolean {
  if (given === undefined || held === undefined) return false
  const form = (value: unknown): unknown => (typeof value === 'string' ? storedLine(value) : value)
  const formOf = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(form) : form(value))
  return formOf(given) === formOf(held)
}
