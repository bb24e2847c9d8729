import type { ServerResponse } from 'node:http'

/**
 * Aborted when the client leaves without its answer, and when it has it. Fastify's `request.signal` is of no use here: it
 * follows the request, which is closed as soon as its body is read.
 */
export function clientLeftSignal(response: ServerResponse): AbortSignal {
  if (response.destroyed) return AbortSignal.abort(hasEnded)
  const left = new AbortController()
  response.once('close', () => left.abort(hasEnded))
  return left.signal
}

/** The reason of every abort, shared: otherwise Node makes an exception with a stack for each answer. */
const hasEnded = new Error('The client has left, or has its answer.')
