import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { ApiError, type FieldError, invalidRequest, unsupportedEncoding, unsupportedMediaType } from '../errors.ts'
import { markRounded, rounded } from './rounded-numbers.ts'

/**
 * A JSON body, with or without a byte-order mark (RFC 8259 §8.1); undefined where it is empty. 400 where it isn't JSON, or
 * text or numbers in it can't be stored as they are.
 */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  if (!isUtf8(body)) throw malformed('The body is not valid UTF-8.')
  const text = body.toString().replace(/^\ufeff/, '')
  const value = parse(text)
  const marked = markRounded(text)
  // The two kinds of text that can't be stored can only come as escapes.
  if (marked !== undefined || text.includes('\\u')) {
    const errors = findUnstorable(marked === undefined ? value : parse(marked))
    if (errors.length > 0) throw invalidRequest(errors)
  }
  return value
}

/**
 * Makes an operation that takes no body ignore one, whatever it is: many clients send an empty one, or a media type
 * without one. A hook, to run before Fastify chooses a parser by the media type.
 */
export async function ignoreUnexpectedBody(request: FastifyRequest): Promise<void> {
  if (!takesBody(request)) delete request.raw.headers['content-type']
}

/** Refuses a compressed body, which nothing here unpacks: a hook, since what it would be taken for misleads (RFC 9110 §8.4). */
export async function refuseEncodedBody(request: FastifyRequest): Promise<void> {
  const codings = request.headers['content-encoding']?.split(',').map((one) => one.trim().toLowerCase()) ?? []
  const isEncoded = codings.some((one) => one !== '' && one !== 'identity')
  if (isEncoded && takesBody(request)) throw unsupportedEncoding()
}

/** For bodies of no media type that has a parser: left unread where the operation takes none, 415 elsewhere. */
export function leaveUnread(request: FastifyRequest, body: IncomingMessage, done: (error: Error | null) => void): void {
  const isUnexpected = !takesBody(request)
  if (isUnexpected) body.resume()
  done(isUnexpected ? null : wrongMediaType(request))
}

/** 415 that says which media type the operation reads. */
export function wrongMediaType(request: FastifyRequest): ApiError {
  return unsupportedMediaType(requestTypeOf(request) ?? 'application/json')
}

function takesBody(request: FastifyRequest): boolean {
  return requestTypeOf(request) !== null
}

function requestTypeOf(request: FastifyRequest): string | null {
  return request.routeOptions.config.operation?.requestType ?? null
}

/** Whether PostgreSQL can store a text: it has no NUL character and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // V8's sentence can quote the body; its position can't.
    const position = /position (\d+)/.exec(String(error))?.[1]
    throw malformed(`The body is not valid JSON${position ? ` (at character ${position})` : ''}.`)
  }
}

function malformed(detail: string): ApiError {
  return new ApiError(400, 'malformed_json', detail)
}

/** Iterative, because a body may be nested deeper than the call stack. */
function findUnstorable(root: unknown): FieldError[] {
  const errors: FieldError[] = []
  const stack: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = stack.pop(); next && errors.length < maxErrors; next = stack.pop()) {
    const { value, path } = next
    if (value === rounded) errors.push({ path, message: notADouble })
    else if (typeof value === 'string' && !isStorable(value)) {
      errors.push({ path, message: 'must have neither a NUL character nor half of a surrogate pair' })
    }
    if (typeof value !== 'object' || value === null) continue
    const isList = Array.isArray(value)
    for (const [key, inner] of Object.entries(value)) {
      // Most of what fills a large body, and nothing can be wrong with it.
      if (isList && typeof inner !== 'string' && typeof inner !== 'object') continue
      // A pointer of bounded length, however deep the nesting.
      const innerPath = path.length < 1_000 ? `${path}/${escapePointer(key)}` : path
      if (!isList) stack.push({ value: key, path: innerPath })
      stack.push({ value: inner, path: innerPath })
    }
  }
  return errors
}

const maxErrors = 20
const notADouble = 'must be a number that a double can hold: with fewer digits, not as large or not as close to zero'

/** A property's name as a segment of a JSON Pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1')
}
