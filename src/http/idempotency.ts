import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Context } from '../contract.ts'
import { assertSameBody, invalidRequest } from '../errors.ts'
import { render } from '../handler-results.ts'
import type { FoundAnswer, IdempotencyScope, KeptAnswer } from '../writes/idempotency.ts'
import { KnownKey } from '../writes/keyed.ts'

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

/** SHA-256 of a request's body as it came, in base64. */
export function hashBody(body: Buffer | undefined): string {
  return createHash('sha256')
    .update(body ?? '')
    .digest('base64')
}

export type KeyedAnswer = KeptAnswer & { changeSet: string; isReplay: boolean }

/** What the operation of a keyed request does, and how its result becomes an answer. */
export type Keyed = { work: (ctx: Context) => unknown; toAnswer: (result: unknown) => KeptAnswer }

/**
 * Does the work once for each key: its write, which it may share with other requests, commits together with the answer. Later
 * requests, and twins of the same moment, get that answer. Errors are thrown, and roll everything back: they are not kept.
 * Throws a 422 where the key belongs to another body. What the work does before it writes may be done for repetitions, too,
 * so it must fail for no reason but the body.
 */
export async function answerOnce(
  ctx: Context,
  scope: IdempotencyScope,
  bodyHash: string,
  { work, toAnswer }: Keyed
): Promise<KeyedAnswer> {
  const { changeSet } = ctx.origin
  const writer = ctx.writer.withKey({ scope, bodyHash, changeSet, seal: (answer) => sealAnswer(ctx, answer) })
  try {
    const answer = toAnswer(await work({ ...ctx, writer }))
    await writer.finish(answer)
    return { ...answer, changeSet, isReplay: false }
  } catch (error) {
    writer.abandon(error)
    if (error instanceof KnownKey) return replay(ctx, error.known, bodyHash, toAnswer)
    throw error
  }
}

/** What was kept of a key, as the answer to a repetition. */
export function replay(
  { tenantId, secrets, origin }: Context,
  known: FoundAnswer,
  bodyHash: string,
  toAnswer: Keyed['toAnswer']
): KeyedAnswer {
  assertSameBody(known.bodyHash, bodyHash)
  const { record, recordId, answer } = known
  const kept: KeptAnswer =
    record !== null && recordId !== null
      ? toAnswer(render(record, { id: recordId }))
      : JSON.parse(secrets.open(tenantId, answer ?? ''))
  return { ...kept, changeSet: known.changeSet ?? origin.changeSet, isReplay: true }
}

/** An answer in the form in which it is stored. */
export function sealAnswer({ tenantId, secrets }: Context, answer: KeptAnswer): string {
  return secrets.seal(tenantId, JSON.stringify(answer))
}
