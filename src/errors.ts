import type { Scope } from '../generated/operations.ts'
import type { Schemas } from '../generated/types.ts'
import { boundErrors, cutText, type FieldError, joinProblems, maxLine } from './message-sizes.ts'

export type ProblemCode = Schemas['Problem']['code']

export type { FieldError } from './message-sizes.ts'

/** A property that names what isn't there, and what that was merged into, if it was. */
export type MissingReference = { property: string; mergedInto?: string }

/** A property's name as a segment of a JSON Pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')
}

type ProblemDetails = {
  errors?: FieldError[]
  existingId?: string
  /** Where a follower of the change log is to go on. */
  cursor?: string
  requiredScope?: 'read' | 'write' | 'admin'
  /** The `updatedAt` that a record has now. */
  currentVersion?: string
  /** The record that one was merged into. */
  mergedInto?: string
  /** How many records a filter finds. */
  matched?: number
  /** The number of the change behind which the first moment lies that can be asked for. */
  oldestSequence?: number
  /** Sent with the answer, such as Retry-After and Allow. */
  headers?: Record<string, string>
  /** For the log only. */
  cause?: unknown
}

/**
 * An error for the client: thrown from anywhere, made into a problem document by http/problem.ts. Its message and errors
 * are cut to what a problem holds.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(status: number, code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(cutText(message), { cause: details.cause })
    this.status = status
    this.code = code
    this.details = details.errors ? { ...details, errors: boundErrors(details.errors) } : details
  }
}

/** 400 for a request that breaks a rule; all that is wrong with it at once. */
export function invalidRequest(errors: FieldError[]): ApiError {
  const bounded = boundErrors(errors)
  const sentences = bounded.map(({ path, message }) =>
    path === '' ? message : `${path.replace(/^\//, '')} ${message}`
  )
  const detail = `${notValid}${joinProblems(sentences, maxLine - notValid.length - 1)}.`
  return new ApiError(400, 'validation_failed', detail, { errors: bounded })
}

const notValid = 'The request is not valid: '

/** What is wrong with a reference to a record that isn't there, or is another tenant's, or of a stage another pipeline's. */
function missingReferenceMessage({ property, mergedInto }: MissingReference): string {
  if (mergedInto) return `names a record that was merged into ${mergedInto}`
  return property === 'stageId' ? 'names no stage of this pipeline' : 'names nothing that this tenant has'
}

/** 400 for a cursor that can't be used; `path` is the parameter, or a pointer into the body. */
export function invalidCursor(path: string, message: string): ApiError {
  return new ApiError(400, 'invalid_cursor', `${path.replace(/^\//, '')} ${message}.`, { errors: [{ path, message }] })
}

/** 400 for properties that name what this tenant doesn't have. */
export function invalidReference(missing: MissingReference[]): ApiError {
  const errors = missing.map(({ property, ...more }): FieldError => {
    return { path: `/${property}`, message: missingReferenceMessage({ property, ...more }), ...more }
  })
  const detail = errors.map(({ path, message }) => `${path.slice(1)} ${message}`).join('; ')
  return new ApiError(400, 'invalid_reference', `${detail}.`, { errors })
}

/** A fault of a record's body as one of a request that has the body in one of its properties. */
export function faultWithin(property: string, { status, code, message, details }: ApiError): ApiError {
  const errors = details.errors?.map((one) => ({ ...one, path: `/${property}${one.path}` }))
  return new ApiError(status, code, message, { ...details, ...(errors && { errors }) })
}

/** 404 for a record that this tenant doesn't have, whether or not another one has it. */
export function notFound(what: string, property = 'id'): ApiError {
  return new ApiError(404, 'not_found', `There is no ${what} with this ${property}.`)
}

/** 409 for a key that another record holds. */
export function duplicate(what: string, property: string, existingId: string | undefined): ApiError {
  const message = `is taken by another ${what}`
  return new ApiError(409, 'duplicate', `${property} ${message}.`, {
    errors: [{ path: `/${property}`, message }],
    ...(existingId && { existingId })
  })
}

/** 409 for a record that can't be restored because it is there. */
export function notDeleted(what: string, existingId: string): ApiError {
  return new ApiError(409, 'duplicate', `This ${what} is there; only a deleted one can be restored.`, { existingId })
}

/** 409 for what an erasure has removed for good. */
export function erased(what: string): ApiError {
  return new ApiError(409, 'erased', `This ${what} was erased, which can't be undone.`)
}

/** 412 for a record that has changed since the client read it. */
export function versionConflict(currentVersion: string): ApiError {
  const detail =
    'The record has changed since the version in If-Match; read it again, and repeat the change on what it is now.'
  return new ApiError(412, 'version_conflict', detail, { currentVersion })
}

/** 409 for a record that others need. */
export function inUse(what: string, why = 'records refer to it'): ApiError {
  return new ApiError(409, 'in_use', `This ${what} is in use: ${why}.`)
}

/** 422 for a query that would take more of the database than one tenant may have. */
export function queryTooExpensive(): ApiError {
  const detail =
    'This query takes too long. Narrow it by a condition on an id or a date, by words, or leave out count and sort.'
  return new ApiError(422, 'query_too_expensive', detail)
}

/** 409 for one more of what a tenant may have only so many of; `remedy` says what makes room. */
export function limitReached(what: string, max: number, remedy = 'delete one first'): ApiError {
  const detail = `This tenant has ${max} ${what}, which is as many as it may have; ${remedy}.`
  return new ApiError(409, 'limit_reached', detail)
}

/** For a client that has left. Nobody reads it, and as a 4xx it isn't logged as a failure of the service. */
export function clientHasLeft(): ApiError {
  return new ApiError(408, 'request_timeout', 'The client left while its request waited for its turn.')
}

/** 503 while there is more to do than can be done. */
export function overloaded(detail: string): ApiError {
  return new ApiError(503, 'overloaded', detail, { headers: { 'retry-after': '5' } })
}

/** 403 for a caller who sees only some records, in an operation that tells of all of them. */
export function forbiddenToRestricted(): ApiError {
  const detail =
    'This operation tells of all records, and the credential sees only some of them. It is for users with the visibility all, and for API keys that are bound to nobody or to one of these.'
  return new ApiError(403, 'forbidden', detail)
}

/** 403 for a credential that is good, but not for this. */
export function insufficientScope(scope: Scope): ApiError {
  const detail = `The credential is valid but lacks the scope ${scope}, which this operation needs.`
  return new ApiError(403, 'insufficient_scope', detail, { requiredScope: scope })
}
