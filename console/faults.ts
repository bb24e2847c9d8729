import type { Schemas } from './api.ts'

/** What went wrong with a call, for people: a problem of the service (RFC 9457), or status 0 where no answer came. */
export class Fault extends Error {
  readonly status: number
  readonly problem: Partial<Schemas['Problem']>

  constructor(status: number, problem: Partial<Schemas['Problem']>) {
    super(problem.detail ?? `The service answered with status ${status}.`)
    this.status = status
    this.problem = problem
  }

  /** Whether the same call may well do later: nothing came back, or the service is at fault. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** That the service can't be reached. */
export function noAnswer(): Fault {
  const detail = 'The service does not answer. Look at your connection; what you typed is still here.'
  return new Fault(0, { detail })
}

/** Whatever was thrown, as a fault. */
export function faultOf(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown
  return new Fault(-1, { detail: `The page has a fault: ${thrown instanceof Error ? thrown.message : thrown}` })
}
