import type { ServerResponse } from 'node:http'

/**
 * Aborted when the client leaves without its answer, and when it has it. Fastify's `request.signal` is of no use here: it
 * follows the request, which is closed as soon as its body is read.
 */
export function clientLeftSignal(response: ServerResponse): AbortSignal {
  if (response.destroyed) return AbortSignal.abort()
  const left = new AbortController()
  response.once('close', () => left.abort())
  return left.signal
}
