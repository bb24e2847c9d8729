import { DatabaseError } from 'pg'
import type { Database } from '../db/client.ts'
import { TransactionOver } from '../db/transaction.ts'
import { ApiError } from '../errors.ts'
import type { OneChange } from '../outbox/outbox.ts'
import type { Subscriptions } from '../outbox/subscriptions.ts'
import { type Keys, KnownKey, lookUpKeys, type WriteKey } from './keyed.ts'
import type { Queued } from './tenant-queue.ts'
import { type Sent, type TenantTransaction, writeWithin } from './transaction.ts'

/** A write that waits for its tenant's lock. */
export type Write = Queued & {
  work: (tx: TenantTransaction) => Promise<Sent<unknown>>
  key: WriteKey | undefined
  expected: OneChange | undefined
  /** Both are called once the transaction is over. */
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** What became of a write within its transaction. */
type Outcome = Sent<unknown> | { refusal: unknown }

/** Does writes of one tenant in one transaction; never rejects. */
export async function commitWrites(
  db: Database,
  subscriptions: Subscriptions,
  tenantId: string,
  batch: Write[]
): Promise<void> {
  const isAlone = batch.length === 1
  const outcomes: Outcome[] = []
  try {
    // Times of several changes depend on each other.
    const expected = isAlone ? batch[0]?.expected : undefined
    const work = async (tx: TenantTransaction) => {
      const own = batch.flatMap(({ key }) => key ?? [])
      const keys = lookUpKeys(tx, tenantId, own)
      let stamps = 0
      for (const write of batch) {
        outcomes.push(await attempt(write, tx, keys, isAlone, stamps))
        stamps = (await tx.outbox).stamps()
      }
      keys.flush()
    }
    await db.transaction((tx) => writeWithin(tx, tenantId, subscriptions, work, expected))
    for (const [index, write] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome && 'answer' in outcome) outcome.answer.then(write.resolve, write.reject)
      else write.reject(outcome?.refusal)
    }
  } catch (error) {
    const cause = await findCause(outcomes, error)
    // The server itself refused one of them, so nothing was written: each is done again by itself. After any other error
    // nobody knows whether the commit happened.
    const isRepeated = !isAlone && (cause instanceof DatabaseError || cause instanceof Refused)
    for (const write of batch) {
      if (isRepeated) await commitWrites(db, subscriptions, tenantId, [write])
      else write.reject(cause)
    }
  }
}

/** A write refused itself after it had written, or can't share its transaction. */
class Refused extends Error {}

/** `stamps` is how many times those before it have taken. */
async function attempt(
  write: Write,
  tx: TenantTransaction,
  keys: Keys,
  isAlone: boolean,
  stamps: number
): Promise<Outcome> {
  try {
    const sent = await (write.key ? workOnce(write, write.key, keys, isAlone) : write.work(tx))
    // It is awaited after the commit, which fails where this does.
    sent.answer.catch(() => {})
    return sent
  } catch (refusal) {
    const isOwn = refusal instanceof KnownKey || (refusal instanceof ApiError && refusal.status !== 503)
    if (isAlone || !isOwn) throw refusal
    // The others' writes go on where this one has left nothing behind.
    if ((await tx.outbox).stamps() > stamps) throw new Refused()
    return { refusal }
  }
}

/** Does a write unless its key is known, and keeps the answer to its request. */
async function workOnce({ work }: Write, key: WriteKey, keys: Keys, isAlone: boolean): Promise<Sent<unknown>> {
  const tx = keys.within(key)
  // Whatever it would come to by now, a known key comes first: work that fails, or writes nothing, may not have asked.
  const sent = await work(tx).catch(async (error) => {
    await tx.outbox
    throw error
  })
  await tx.outbox
  if (sent.kept) {
    keys.keep(key, sent.kept)
    return sent
  }
  // An answer that only the request itself can give is waited for. What it has been handed can't be done again.
  if (!isAlone) throw new Refused()
  keys.keep(key, await key.handOver(await sent.answer))
  return sent
}

/** The first error of what was sent; the transaction's own only says that it failed, or why nothing more was sent. */
async function findCause(outcomes: Outcome[], error: unknown): Promise<unknown> {
  const answers = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []))
  const failed = (await Promise.allSettled(answers)).find(
    (answer) => answer.status === 'rejected' && !(answer.reason instanceof TransactionOver)
  )
  return failed?.status === 'rejected' ? failed.reason : error
}
