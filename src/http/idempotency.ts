import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Context } from '../contract.ts'
import { assertSameBody, invalidRequest } from '../errors.ts'
import { findAnswer, type IdempotencyScope, keepAnswer, type StoredAnswer } from '../outbox/idempotency.ts'
import { type TenantTransaction, writerWithin } from '../outbox/writer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came. */
    rawBody: Buffer | undefined
  }
}

/** An answer in the form in which it is kept. */
export type KeptAnswer = { body: string; location?: string; version?: string }

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

/** SHA-256 of a request's body as it came, in base64. */
export function hashBody(body: Buffer | undefined): string {
  return createHash('sha256')
    .update(body ?? '')
    .digest('base64')
}

export type KeyedAnswer = KeptAnswer & { changeSet: string; isReplay: boolean }

/**
 * Does the work once for each key, in one transaction with the answer that is kept, which it may share with other writes; later requests, and twins of the same
 * moment, get that answer. Errors are thrown, and roll everything back: they are not kept. Throws a 422 where the key
 * belongs to another body.
 */
export async function answerOnce(
  ctx: Context,
  scope: IdempotencyScope,
  bodyHash: string,
  work: (ctx: Context) => Promise<KeptAnswer>
): Promise<KeyedAnswer> {
  const { tenantId, origin } = ctx
  return ctx.writer.writeShared(tenantId, async (tx: TenantTransaction) => {
    const known = await findAnswer(tx, scope)
    if (known) return { answer: Promise.resolve(replay(ctx, known, bodyHash)) }
    const answer = await work({ ...ctx, writer: writerWithin(tx) })
    const kept = keepAnswer(tx, scope, sealAnswer(ctx, bodyHash, answer))
    return { answer: kept.then(() => ({ ...answer, changeSet: origin.changeSet, isReplay: false })) }
  })
}

/** What was kept of a key, as the answer to a repetition. */
export function replay({ tenantId, secrets, origin }: Context, known: StoredAnswer, bodyHash: string): KeyedAnswer {
  assertSameBody(known.bodyHash, bodyHash)
  const answer: KeptAnswer = JSON.parse(secrets.open(tenantId, known.answer ?? ''))
  return { ...answer, changeSet: known.changeSet ?? origin.changeSet, isReplay: true }
}

/** An answer in the form in which it is stored. */
export function sealAnswer({ tenantId, secrets, origin }: Context, bodyHash: string, answer: KeptAnswer): StoredAnswer {
  const sealed = secrets.seal(tenantId, JSON.stringify(answer))
  return { bodyHash, changeSet: origin.changeSet, answer: sealed, progress: null }
}
