import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../contract.ts'
import { assertSameBody } from '../errors.ts'
import { type FoundAnswer, findAnswer, type IdempotencyScope, keepAnswer, removeAnswer } from '../writes/idempotency.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { type Keyed, type KeyedAnswer, replay, sealAnswer } from './idempotency.ts'

/** For how long a claim holds its key, in milliseconds: longer than any such work takes, such as an exchange of 10 s. */
const claimMs = 20_000
/** How often a twin asks whether the work is done, in milliseconds. */
const pollMs = 200

/** Until when the work of a key is somebody's, in milliseconds since 1970. */
type Claim = { until: number }

/**
 * `answerOnce` for work that writes nothing and waits for somebody outside, who must not decide for how long the tenant's
 * lock and a connection are held. The key is claimed in a short transaction before, and the answer kept in another one after.
 * Where the process dies between the two, a repetition does the work again once the claim is over.
 */
export async function answerOnceUnlocked(
  ctx: Context,
  scope: IdempotencyScope,
  bodyHash: string,
  { work, toAnswer }: Keyed
): Promise<KeyedAnswer> {
  let known = await claim(ctx, scope, bodyHash)
  while (known?.answer === null) {
    await sleep(pollMs)
    known = await claim(ctx, scope, bodyHash)
  }
  if (known) return replay(ctx, known, bodyHash, toAnswer)
  const { tenantId, writer } = ctx
  try {
    const answer = toAnswer(await work(ctx))
    const { changeSet } = ctx.origin
    const stored = { bodyHash, changeSet, answer: sealAnswer(ctx, answer), progress: null }
    await writer.write(tenantId, (tx) => keepAnswer(tx, scope, stored))
    return { ...answer, changeSet, isReplay: false }
  } catch (error) {
    await writer.write(tenantId, (tx) => removeAnswer(tx, scope)).catch(() => {})
    throw error
  }
}

/** Claims a key that is free; what is kept of it where it isn't, without an answer while somebody else has claimed it. */
async function claim(ctx: Context, scope: IdempotencyScope, bodyHash: string): Promise<FoundAnswer | undefined> {
  return ctx.writer.write(ctx.tenantId, async (tx: TenantTransaction) => {
    const known = await findAnswer(tx, scope)
    if (known) assertSameBody(known.bodyHash, bodyHash)
    if (known && (known.answer !== null || (known.progress as Claim).until > Date.now())) return known
    const progress: Claim = { until: Date.now() + claimMs }
    await keepAnswer(tx, scope, { bodyHash, changeSet: null, answer: null, progress })
    return undefined
  })
}
