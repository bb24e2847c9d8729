import type { IncomingMessage } from 'node:http'
import { ApiError } from '../errors.ts'

/**
 * Of a request whose target is a whole URL, that URL's host counts and the header doesn't (RFC 9112 §3.2.2). Afterwards
 * the request is like any other.
 */
export function useHostOfTarget(request: IncomingMessage): void {
  const { url = '', headers } = request
  if (url.startsWith('/')) return
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? []
  if (host === undefined || path === undefined) return
  request.url = path.startsWith('/') ? path : `/${path}`
  if (isOneHost(headers.host)) headers.host = host
}

/**
 * What is wrong with the Host of a request (RFC 9112 §3.2), its transfer coding (RFC 9112 §6.1), the percent-encoding of its query
 * (RFC 3986 §2.1), or with what it expects (RFC 9110 §10.1.1): 400, 417.
 */
export function findUnsound({ url = '', headers, httpVersionMinor }: IncomingMessage): ApiError | undefined {
  if (headers.host === undefined ? httpVersionMinor > 0 : !isOneHost(headers.host)) {
    const detail = 'A request needs exactly one header Host.'
    return new ApiError(400, 'malformed_request', detail)
  }
  // Node undoes `chunked`, and takes what is left for the body.
  if (!/^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')) {
    return new ApiError(400, 'malformed_request', 'Transfer-Encoding may say chunked, and nothing else.')
  }
  if (!isDecodable(url)) {
    const detail = 'The query is not percent-encoded UTF-8. A % itself is written %25.'
    return new ApiError(400, 'malformed_request', detail)
  }
  if (headers.expect === undefined || /^100-continue$/i.test(headers.expect)) return undefined
  return new ApiError(417, 'malformed_request', 'Expect may say 100-continue, and nothing else.')
}

/** Whether a query's parameters can be decoded: those that can't would be taken as they are spelled. */
function isDecodable(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0 || !url.includes('%', start)) return true
  try {
    decodeURIComponent(url.slice(start))
    return true
  } catch {
    return false
  }
}

/** Whether there is just one Host: two arrive joined with a comma (limits/connections.ts). */
function isOneHost(host: string | undefined): boolean {
  return host !== undefined && !host.includes(',')
}
