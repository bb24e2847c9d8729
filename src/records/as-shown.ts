import { isDeepStrictEqual } from 'node:util'
import { type FieldError, invalidRequest } from '../errors.ts'
import { canonicalId } from '../ids.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Throws a 400 where a body says something of a record that its operation doesn't set, and that isn't as the answer shows it (`shown`):
 * nothing that was sent is left out in silence. `instead` says by property what to do. What was read can be sent back.
 */
export function assertAsShown(body: object, shown: object, instead: Record<string, string>): void {
  const errors = Object.entries(instead).flatMap(([name, message]): FieldError[] => {
    const [given, is] = [body, shown].map((one) => (one as Record<string, unknown>)[name])
    const isSame =
      typeof given === 'string' && uuid.test(given) ? canonicalId(given) === is : isDeepStrictEqual(given, is)
    return given === undefined || isSame ? [] : [{ path: `/${name}`, message }]
  })
  if (errors.length > 0) throw invalidRequest(errors)
}
