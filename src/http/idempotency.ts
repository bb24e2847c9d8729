import { createHash, type Hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Context, ServiceContext, Upload } from '../contract.ts'
import { ApiError } from '../errors.ts'
import type { KeyedRequest } from '../writes/idempotency.ts'
import { onceFor } from '../writes/once.ts'
import { isTenantContext } from './context.ts'
import { keyOf } from './preconditions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came. */
    rawBody: Buffer | undefined
  }
}

/** What a request is known by, beside its operation. */
type Known = { headers: IncomingHttpHeaders; rawBody: Buffer | undefined; query: object }

/** Lets a request that has an Idempotency-Key be known by it. `operation` is its operation's id with the values of its path. */
export function keyRequest(
  ctx: Context,
  { headers, rawBody, query }: Known,
  description: OperationDescription,
  operation: string[],
  body: unknown
): void {
  const key = keyOf(description, headers)
  if (key === undefined) return
  const upload = description.cost === 'upload' ? (body as Upload) : undefined
  const bytes = upload ? (upload.file ?? '') : (rawBody ?? '')
  const bodyHash = digest(createHash('sha256').update(bytes), query)
  const { tenantId, caller } = ctx
  const credentialId = caller?.id ?? ''
  ctx.keyed = { tenantId, credentialId, operation: operation.join(' '), key, bodyHash, isReplay: false }
  if (upload?.pieces) upload.pieces = hashing(upload.pieces, ctx.keyed, query)
}

/**
 * The answer that is stored for a request that would be refused by now, since a definition, a reference or a version has changed.
 * Throws the refusal where there is none.
 */
export async function earlierAnswer(ctx: Context | ServiceContext, refusal: unknown): Promise<unknown> {
  const mayHaveSucceeded = refusal instanceof ApiError && refusal.status < 500 && isTenantContext(ctx)
  const earlier = mayHaveSucceeded ? await onceFor(ctx)?.find(ctx.db) : undefined
  if (!earlier) throw refusal
  return earlier
}

/** The pieces of a body that arrives; the request is known by all of them once the last one is taken. */
async function* hashing(pieces: AsyncIterable<Buffer>, keyed: KeyedRequest, query: object): AsyncGenerator<Buffer> {
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
