import { createHash, type Hash } from 'node:crypto'
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
 * `query` its parameters.
 */
export function keyedRequest(
  { tenantId, caller }: Context,
  key: string,
  operation: string[],
  body: Buffer | undefined,
  query: object
): KeyedRequest {
  const bodyHash = digest(createHash('sha256').update(body ?? ''), query)
  return { tenantId, credentialId: caller?.id ?? '', operation: operation.join(' '), key, bodyHash, isReplay: false }
}

/** The pieces of a body that arrives; the request is known by all of them once the last one is taken. */
export async function* hashing(
  pieces: AsyncIterable<Buffer>,
  keyed: KeyedRequest,
  query: object
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  keyed.bodyHash = digest(hash, query)
}

function digest(hash: Hash, query: object): string {
  const parameters = Object.entries(query).sort()
  return hash.update(parameters.length > 0 ? `\0${JSON.stringify(parameters)}` : '').digest('base64')
}
