import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Context } from '../contract.ts'
import { invalidRequest } from '../errors.ts'
import type { KeyedRequest } from '../writes/idempotency.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came. */
    rawBody: Buffer | undefined
  }
}

/** The key of a request, unless it has none or the operation takes none. Throws a 400 for what can't be one. */
export function readIdempotencyKey(headers: IncomingHttpHeaders, operation: OperationDescription): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || !operation.requestHeaders.includes('Idempotency-Key')) return undefined
  // Given twice, Node joins the two with a blank between them.
  if (typeof key === 'string' && /^[!-~]{1,255}$/.test(key)) return key
  throw invalidRequest([
    { path: 'Idempotency-Key', message: 'must be given once, as 1 to 255 visible ASCII characters' }
  ])
}

/** What a request with this key is known by; `operation` is its operation's id with the values of its path, `body` the bytes. */
export function keyedRequest(
  { tenantId, caller }: Context,
  key: string,
  operation: string[],
  body: Buffer | undefined
): KeyedRequest {
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .digest('base64')
  return { tenantId, credentialId: caller?.id ?? '', operation: operation.join(' '), key, bodyHash, isReplay: false }
}
