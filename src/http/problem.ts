import { problemWords } from '../../generated/operations.ts'
import { serializeProblem } from '../../generated/serializers.js'
import type { Schemas } from '../../generated/types.ts'
import type { ApiError, ProblemCode } from '../errors.ts'

// Problem documents (RFC 9457), as the contract's schema `Problem` has them.

export const problemType = 'application/problem+json; charset=utf-8'

/** The text of an error's problem document. `requestId` is that of the answer. */
export function renderProblem(error: ApiError, requestId: string): string {
  return serializeProblem(problemOf(error, requestId))
}

/** An error's problem document. `requestId` is that of the answer. */
export function problemOf({ status, code, message, details }: ApiError, requestId: string): Schemas['Problem'] {
  const { headers: _, cause: _1, ...shown } = details
  return {
    type: `urn:problem-type:crm:${code}`,
    title: titles[code] ?? problemWords[code],
    status,
    detail: message,
    code,
    requestId,
    ...shown
  }
}

/** What kinds of problems are called whose codes don't say it by themselves. */
const titles: { [code in ProblemCode]?: string } = {
  malformed_request: 'Unreadable request',
  request_timeout: 'Request too slow',
  malformed_json: 'Malformed JSON',
  unauthenticated: 'Not authenticated',
  invalid_credentials: 'Wrong e-mail address or password',
  route_not_found: 'No such path',
  in_use: 'Still in use',
  last_admin: 'Last administrator',
  webhook_inactive: 'Webhook switched off',
  payload_too_large: 'Too large',
  rate_limited: 'Too many requests',
  login_throttled: 'Too many failed logins'
}
