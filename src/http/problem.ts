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
    title: titles[code],
    status,
    detail: message,
    code,
    requestId,
    ...shown
  }
}

const titles: Record<ProblemCode, string> = {
  malformed_request: 'Unreadable request',
  request_timeout: 'Request too slow',
  malformed_json: 'Malformed JSON',
  validation_failed: 'Validation failed',
  invalid_reference: 'Invalid reference',
  invalid_file: 'Invalid file',
  invalid_cursor: 'Invalid cursor',
  cursor_expired: 'Cursor expired',
  history_expired: 'History expired',
  ambiguous_credentials: 'Ambiguous credentials',
  unauthenticated: 'Not authenticated',
  invalid_credentials: 'Wrong e-mail address or password',
  invalid_refresh_token: 'Invalid refresh token',
  insufficient_scope: 'Insufficient scope',
  forbidden: 'Forbidden',
  origin_not_allowed: 'Origin not allowed',
  tenant_suspended: 'Tenant suspended',
  not_found: 'Not found',
  route_not_found: 'No such path',
  not_acceptable: 'Not acceptable',
  unknown_tenant: 'Unknown tenant',
  method_not_allowed: 'Method not allowed',
  duplicate: 'Duplicate',
  erased: 'Erased',
  version_conflict: 'Version conflict',
  idempotency_key_reused: 'Idempotency key reused',
  in_use: 'Still in use',
  last_admin: 'Last administrator',
  job_finished: 'Job finished',
  limit_reached: 'Limit reached',
  webhook_inactive: 'Webhook switched off',
  key_not_active: 'Key not active',
  rotation_in_progress: 'Rotation in progress',
  no_rotation: 'No rotation',
  replay_in_progress: 'Replay in progress',
  import_in_progress: 'Import in progress',
  count_changed: 'Count changed',
  payload_too_large: 'Too large',
  unsupported_media_type: 'Unsupported media type',
  query_too_expensive: 'Query too expensive',
  rate_limited: 'Too many requests',
  login_throttled: 'Too many failed logins',
  internal_error: 'Internal error',
  overloaded: 'Overloaded',
  database_unavailable: 'Database unavailable'
}

/** Every code that an error answer may have. */
export const problemCodes = Object.keys(titles) as ProblemCode[]
