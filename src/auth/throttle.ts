import { ApiError } from '../errors.ts'

/** After this many failures in a row, logins for the address from that client wait until the window is over. */
const mostFailures = 10
const windowMs = 300_000
const mostEntries = 50_000

type Failures = { count: number; endsAt: number }

const failures = new Map<string, Failures>()

/** Throws a 429 where this client has failed too often for this user; counted in each instance for itself. */
export function assertNotThrottled(who: string): void {
  const { count, endsAt } = failures.get(who) ?? { count: 0, endsAt: 0 }
  const waitMs = endsAt - Date.now()
  if (count < mostFailures || waitMs <= 0) return
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) }
  throw new ApiError(429, 'login_throttled', 'Too many failed logins; wait before the next one.', { headers })
}

export function countFailure(who: string): void {
  const known = failures.get(who)
  const isOver = !known || known.endsAt <= Date.now()
  if (failures.size >= mostEntries) failures.clear()
  failures.set(who, { count: isOver ? 1 : known.count + 1, endsAt: Date.now() + windowMs })
}

export function forgetFailures(who: string): void {
  failures.delete(who)
}
