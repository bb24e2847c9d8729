import type { OperationDescription } from '../../generated/operations.ts'
import { isDateTime, toUtcIso } from '../date-time.ts'
import type { FieldError } from '../errors.ts'
import type { Moment } from '../outbox/moments.ts'
import { blankHint } from '../schema-errors.ts'

/** What can't be asked of the past: words are in an index of what is there now, and former states have no changes behind them. */
const onlyOfNow = ['q', 'updatedSince']

/** The moment that a request asks for by its parameter or property `asOf`; undefined: now. What is wrong with it goes to `errors`. */
export function readAsOf(
  { roles }: OperationDescription,
  query: Record<string, unknown>,
  body: unknown,
  errors: FieldError[]
): Moment | undefined {
  const [name] = roles['as-of'] ?? []
  if (name === undefined) return undefined
  const [parts, path] = name in query ? [query, name] : [Object(body) as Record<string, unknown>, `/${name}`]
  const value = parts[name]
  if (value === undefined) return undefined
  for (const other of onlyOfNow) {
    if (parts[other] !== undefined) errors.push({ path, message: `must not come with ${other}` })
  }
  const moment = readMoment(value)
  if (moment) return { path, ...moment }
  const message = `must be a time with its zone, such as 2026-03-31T23:59:59Z, or the number of a change, from 1 on${blankHint(value)}`
  errors.push({ path, message })
  return undefined
}

/** A time of RFC 3339, or a number of the change log, which may be text: its plain digits. */
function readMoment(value: unknown): { sequence: number } | { time: string } | undefined {
  if (typeof value === 'number' || /^[1-9]\d*$/.test(String(value))) {
    const sequence = Number(value)
    return Number.isSafeInteger(sequence) && sequence > 0 ? { sequence } : undefined
  }
  const hasZone = typeof value === 'string' && /T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(value)
  return hasZone && isDateTime(value) ? { time: toUtcIso(value) } : undefined
}
