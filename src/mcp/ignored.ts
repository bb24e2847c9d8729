import { type Kind, recordProperties } from '../../generated/tools.ts'
import { isDateTime, toUtcIso } from '../date-time.ts'
import { isUuid } from '../formats.ts'
import { canonicalId } from '../ids.ts'

type Values = Record<string, unknown>

/**
 * Tells of a record that was written which of the values that were sent are not in it because no tool writes them: joined names and
 * what is worked out. A value that is there already, or was before the write, counts as none. Of many records (undefined) none is
 * compared.
 */
export function ignoredOf(
  tool: 'create' | 'update',
  kind: Kind | undefined,
  given: unknown
): (record?: Values, before?: Values) => string[] {
  const fixed = kind ? recordProperties[kind].filter(({ readOnly }) => readOnly === true || readOnly === tool) : []
  const names = ['tenantId', ...fixed.map(({ name }) => name)]
  // A call takes them out of what it is given.
  const sent = Object.entries({ ...Object(given) }).filter(([name]) => names.includes(name))
  return (...states) =>
    sent.flatMap(([name, value]) => (states.some((state) => state && isAlike(value, state[name])) ? [] : name))
}

/** Whether two values are one, also two texts of one moment or of one id. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  if (isDateTime(one) && isDateTime(other)) return toUtcIso(one) === toUtcIso(other)
  return one === other || (isUuid(other) && canonicalId(one) === other)
}
