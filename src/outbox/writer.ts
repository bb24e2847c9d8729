import { DatabaseError } from 'pg'
import type { Database, Executor } from '../db/client.ts'
import { ApiError } from '../errors.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import type { Subscriptions } from './subscriptions.ts'
import { openTenantQueues } from './tenant-queue.ts'

/**
 * A transaction that writes for one tenant. What is asked of it before `outbox` is awaited goes out together with the
 * lock, but is executed behind it: it reads what no other write of the tenant changes any more.
 */
export type TenantTransaction = Executor & { readonly outbox: Promise<Outbox> }

/** What a write has sent to the database, without waiting for the answer: the commit can go out behind it. */
export type Sent<T> = { answer: Promise<T> }

/** Runs the writes of all tenants of one instance. */
export type TenantWriter = {
  /** Runs `work` in a transaction of its own. */
  write: <T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>) => Promise<T>
  /**
   * The same for a short write, which may share its transaction, and so the wait for the disk, with others of the tenant
   * that wait behind it. `work` may be run again, where another one of them made the transaction fail.
   */
  writeShared: <T>(tenantId: string, work: (tx: TenantTransaction) => Promise<Sent<T>>) => Promise<T>
  /** How many writes wait for others of their tenant. */
  countWaiting: () => number
}

type Write = {
  isShared: boolean
  work: (tx: TenantTransaction) => Promise<Sent<unknown>>
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** What became of a write within its transaction. */
type Outcome = Sent<unknown> | { refusal: unknown }

/** One writer an instance. */
export function openTenantWriter(db: Database, subscriptions: Subscriptions): TenantWriter {
  const queues = openTenantQueues<Write>((tenantId, batch) => commit(db, subscriptions, tenantId, batch))
  const add = <T>(tenantId: string, isShared: boolean, work: (tx: TenantTransaction) => Promise<Sent<T>>) =>
    new Promise<T>((resolve, reject) => {
      queues.add(tenantId, { isShared, work, resolve: resolve as Write['resolve'], reject })
    })
  return {
    write: (tenantId, work) => add(tenantId, false, async (tx) => ({ answer: Promise.resolve(await work(tx)) })),
    writeShared: (tenantId, work) => add(tenantId, true, work),
    countWaiting: queues.countWaiting
  }
}

/** Runs `work` in a transaction that is open already, under the tenant's lock. */
export async function writeWithin<T>(
  tx: Executor,
  tenantId: string,
  subscriptions: Subscriptions,
  work: (tx: TenantTransaction) => Promise<T>
): Promise<T> {
  const outbox = openOutbox(tx, tenantId, subscriptions)
  // Work that fails before it awaits the lock throws its own error.
  outbox.catch(() => {})
  const result = await work({ ...tx, outbox })
  await (await outbox).flush()
  return result
}

/** A writer for work inside an open transaction, whose writes are its own. */
export function writerWithin(tx: TenantTransaction): TenantWriter {
  return {
    write: (_tenantId, work) => work(tx),
    writeShared: async (_tenantId, work) => (await work(tx)).answer,
    countWaiting: () => 0
  }
}

async function commit(db: Database, subscriptions: Subscriptions, tenantId: string, batch: Write[]): Promise<void> {
  const outcomes: Outcome[] = []
  try {
    await db.transaction((tx) =>
      writeWithin(tx, tenantId, subscriptions, async (tenantTx) => {
        let stamps = 0
        for (const write of batch) {
          outcomes.push(await attempt(write, tenantTx, batch.length > 1 ? stamps : undefined))
          if (batch.length > 1) stamps = (await tenantTx.outbox).stamps()
        }
      })
    )
    for (const [index, write] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome && 'answer' in outcome) outcome.answer.then(write.resolve, write.reject)
      else write.reject(outcome?.refusal)
    }
  } catch (error) {
    const cause = await findCause(outcomes, error)
    // The server itself refused one of them, so nothing was written: each is done again by itself. After any other error
    // nobody knows whether the commit happened.
    const isAnother = batch.length > 1 && (cause instanceof DatabaseError || cause instanceof Refused)
    for (const write of batch) {
      if (isAnother) await commit(db, subscriptions, tenantId, [write])
      else write.reject(cause)
    }
  }
}

/** A write refused itself after it had written. */
class Refused extends Error {}

/** `stamps` is how many times the others before it have taken; without others it is left out. */
async function attempt({ work }: Write, tx: TenantTransaction, stamps: number | undefined): Promise<Outcome> {
  try {
    const sent = await work(tx)
    // It is awaited after the commit, which fails where this does.
    sent.answer.catch(() => {})
    return sent
  } catch (refusal) {
    if (stamps === undefined || !(refusal instanceof ApiError) || refusal.status === 503) throw refusal
    // The others' writes go on where this one has left nothing behind.
    if ((await tx.outbox).stamps() > stamps) throw new Refused()
    return { refusal }
  }
}

/** The first error of what was sent; the transaction's own only says that it failed. */
async function findCause(outcomes: Outcome[], error: unknown): Promise<unknown> {
  const answers = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []))
  const failed = (await Promise.allSettled(answers)).find(({ status }) => status === 'rejected')
  return failed?.status === 'rejected' ? failed.reason : error
}
