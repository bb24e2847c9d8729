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

/** What is wrong with the Host of a request (RFC 9112 §3.2) or with what it expects (RFC 9110 §10.1.1): 400, 417. */
export function findUnsound({ headers, httpVersionMinor }: IncomingMessage): ApiError | undefined {
  if (headers.host === undefined ? httpVersionMinor > 0 : !isOneHost(headers.host)) {
    const detail = 'A request needs exactly one header Host.'
    return new ApiError(400, 'malformed_request', detail)
  }
  if (headers.expect === undefined || /^100-continue$/i.test(headers.expect)) return undefined
  return new ApiError(417, 'malformed_request', 'Expect may say 100-continue, and nothing else.')
}

/** Two of them were joined with a comma: connections.ts. */
function isOneHost(host: string | undefined): boolean {
  return host !== undefined && !host.includes(',')
}
