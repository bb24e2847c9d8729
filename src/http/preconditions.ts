import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription } from '../../generated/operations.ts'
import type { FieldError } from '../errors.ts'

/** What the headers of a request ask for, where its operation takes them. */
export type Asked = {
  /** The version that the record must have, `*` for any. */
  ifMatch: string | undefined
  /** Whether the request must create what isn't there yet. */
  isCreateOnly: boolean
  idempotencyKey: string | undefined
}

/** What a request asks for whose headers aren't to be obeyed. */
export const nothingAsked: Asked = { ifMatch: undefined, isCreateOnly: false, idempotencyKey: undefined }

/** Reads the headers that an operation takes; what is wrong with them goes to `errors`. */
export function headerReader({ method, requestHeaders }: OperationDescription) {
  // What answers documents reads its own.
  if (method === 'GET' || requestHeaders.length === 0) return () => nothingAsked
  const [takesIfMatch, takesCreateOnly, takesKey] = ['If-Match', 'If-None-Match', 'Idempotency-Key'].map((name) =>
    requestHeaders.includes(name)
  )
  return (headers: IncomingHttpHeaders, errors: FieldError[]): Asked => ({
    ifMatch: takesIfMatch ? readIfMatch(headers['if-match'], errors) : undefined,
    isCreateOnly: takesCreateOnly ? readCreateOnly(headers['if-none-match'], errors) : false,
    idempotencyKey: takesKey ? readIdempotencyKey(headers['idempotency-key'], errors) : undefined
  })
}

/**
 * RFC 9110, section 13.1.1. Lists, weak tags and what is no entity tag are errors; a tag that we never gave out is nobody's
 * version.
 */
function readIfMatch(text: string | undefined, errors: FieldError[]): string | undefined {
  if (text === undefined || text === '*') return text
  const version = /^"([\x21\x23-\x7e]{1,98})"$/.exec(text)?.[1]
  // Between quotes the asterisk is a version like any other.
  if (version !== undefined) return version === '*' ? text : version
  const message =
    'must be * or one strong entity tag: the ETag of an answer, such as "2026-03-02T09:15:13.796Z" with its quotes'
  errors.push({ path: 'If-Match', message })
  return undefined
}

/** RFC 9110, section 13.1.2, of which upserts take the asterisk alone. */
function readCreateOnly(text: string | undefined, errors: FieldError[]): boolean {
  if (text !== undefined && text !== '*') errors.push({ path: 'If-None-Match', message: 'must be *' })
  return text === '*'
}

/** The request's key, where its operation takes one and it is well-formed. */
export function keyOf({ requestHeaders }: OperationDescription, headers: IncomingHttpHeaders): string | undefined {
  return requestHeaders.includes('Idempotency-Key') ? readIdempotencyKey(headers['idempotency-key'], []) : undefined
}

/** Given twice, Node joins the two with a blank between them. */
function readIdempotencyKey(key: string | string[] | undefined, errors: FieldError[]): string | undefined {
  if (key === undefined || (typeof key === 'string' && /^[!-~]{1,255}$/.test(key))) return key
  errors.push({ path: 'Idempotency-Key', message: 'must be given once, as 1 to 255 visible ASCII characters' })
  return undefined
}
