import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription } from '../../generated/operations.ts'
import { invalidRequest } from '../errors.ts'

/** A record's version as an entity tag (RFC 9110, section 8.8.3): strong, since every change has its own updatedAt. */
export function entityTag(version: string): string {
  return `"${version}"`
}

/** The version at the end of a record's JSON text, where `updatedAt` is; undefined where the record has none. */
export function versionOf(json: string): string | undefined {
  // Quotes inside a value are escaped, so this is a property's name; inner records come before the outer one's own.
  const start = json.lastIndexOf(marker)
  return start < 0 ? undefined : json.slice(start + marker.length, json.indexOf('"', start + marker.length))
}

const marker = '"updatedAt":"'

/**
 * The version that `If-Match` asks for (RFC 9110, section 13.1.1), `*` for any, undefined where it asks for none or the
 * operation doesn't take it. Throws a 400 for lists, weak tags and what is no entity tag; one that we never gave out is
 * nobody's version.
 */
export function readIfMatch(headers: IncomingHttpHeaders, operation: OperationDescription): string | undefined {
  const text = headers['if-match']
  if (text === undefined || !operation.requestHeaders.includes('If-Match')) return undefined
  if (text === '*') return text
  const version = /^"([\x21\x23-\x7e]{1,98})"$/.exec(text)?.[1]
  // In quotes, `"*"` is an ordinary entity tag.
  if (version !== undefined) return version === '*' ? text : version
  const message =
    'must be * or one strong entity tag: the ETag of an answer, such as "2026-03-02T09:15:13.796Z" with its quotes'
  throw invalidRequest([{ path: 'If-Match', message }])
}

/**
 * Whether the request must create what isn't there yet: `If-None-Match: *` (RFC 9110, section 13.1.2), where the operation
 * takes it. Throws a 400 for anything else.
 */
export function readCreateOnly(headers: IncomingHttpHeaders, operation: OperationDescription): boolean {
  const text = headers['if-none-match']
  if (text === undefined || !operation.requestHeaders.includes('If-None-Match')) return false
  if (text === '*') return true
  throw invalidRequest([{ path: 'If-None-Match', message: 'must be *' }])
}
