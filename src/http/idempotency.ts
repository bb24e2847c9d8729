import { createHash } from 'node:crypto'
import type { Context } from '../contract.ts'
import type { KeyedRequest } from '../writes/idempotency.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came. */
    rawBody: Buffer | undefined
  }
}

/**
 * What a request with this key is known by; `operation` is its operation's id with the values of its path, `body` the bytes,
 * `query` the parameters that belong to it.
 */
export function keyedRequest(
  { tenantId, caller }: Context,
  key: string,
  operation: string[],
  body: Buffer | undefined,
  query: object
): KeyedRequest {
  const parameters = Object.entries(query).sort()
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .update(parameters.length > 0 ? `\0${JSON.stringify(parameters)}` : '')
    .digest('base64')
  return { tenantId, credentialId: caller?.id ?? '', operation: operation.join(' '), key, bodyHash, isReplay: false }
}
