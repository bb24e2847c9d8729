import { DatabaseError } from 'pg'
import type { PropertyCache } from '../custom/definitions.ts'
import type { Database } from '../db/client.ts'
import type { Executor } from '../db/statement.ts'
import { TransactionOver } from '../db/transaction.ts'
import { ApiError } from '../errors.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Subscriptions } from '../outbox/subscriptions.ts'
import { TenantQueue } from './tenant-queue.ts'
import { type TenantTransaction, writeWithin } from './transaction.ts'

/** What a write has sent to the database, without waiting for the answer: the commit can go out behind it. */
export type Sent<T> = { answer: Promise<T> }

/** A write that takes effect once, however often it is repeated: its result is stored in its transaction. */
export type Once<T> = {
  /** Two writes with the same name are never in one transaction: the second has to find the result of the first. */
  name: string
  /** The result of an earlier request; undefined where the write has yet to be done. */
  find: (tx: Executor) => Promise<T | undefined>
  store: (tx: Executor, answer: T) => Promise<void>
}

/** A write that waits for its tenant's others. */
type Write<T = unknown> = {
  isShared: boolean
  once: Once<T> | undefined
  name: string | undefined
  work: (tx: TenantTransaction) => Promise<Sent<T>>
  /** Both are called once the transaction is over. */
  resolve: (answer: T) => void
  reject: (error: unknown) => void
}

/** Runs the writes of all tenants of one instance. */
export class TenantWriter {
  readonly #db: Database
  readonly #subscriptions: Subscriptions
  readonly #properties: PropertyCache
  readonly #onChanges: (tenantId: string, sequence: number) => void
  readonly #queue = new TenantQueue<Write>((tenantId, batch) => this.#commit(tenantId, batch))

  /** `onChanges` is called after each commit that has changes, with the number of the last one. */
  constructor(
    db: Database,
    subscriptions: Subscriptions,
    properties: PropertyCache,
    onChanges: (tenantId: string, sequence: number) => void = () => {}
  ) {
    this.#db = db
    this.#subscriptions = subscriptions
    this.#properties = properties
    this.#onChanges = onChanges
  }

  /** Runs `work` in a transaction of its own. */
  write<T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>, once?: Once<T>): Promise<T> {
    return this.#add(tenantId, false, async (tx) => ({ answer: Promise.resolve(await work(tx)) }), once)
  }

  /**
   * Runs a short write, which may share its transaction, and so the wait for the disk, with others of the tenant that wait
   * behind it. `work` may be run again, where another one of them made the transaction fail.
   */
  writeShared<T>(tenantId: string, work: (tx: TenantTransaction) => Promise<Sent<T>>, once?: Once<T>): Promise<T> {
    return this.#add(tenantId, true, work, once)
  }

  /** How many writes wait for others of their tenant. */
  countWaiting(): number {
    return this.#queue.countWaiting()
  }

  #add<T>(tenantId: string, isShared: boolean, work: Write<T>['work'], once?: Once<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const write: Write<T> = { isShared, once, name: once?.name, work, resolve, reject }
      this.#queue.add(tenantId, write as Write)
    })
  }

  /** Does writes of one tenant in one transaction; never rejects. */
  async #commit(tenantId: string, batch: Write[]): Promise<void> {
    const sent: Sent<unknown>[] = []
    let outbox: Outbox | undefined
    const work = async (tx: TenantTransaction) => {
      outbox = tx.outbox
      await sendAll(tx, batch, sent)
    }
    try {
      await this.#db.transaction((tx) => writeWithin(tx, tenantId, this.#subscriptions, this.#properties, work))
    } catch (error) {
      const cause = await findCause(sent, error)
      for (const write of batch) {
        if (batch.length === 1 || !isRolledBack(cause)) write.reject(cause)
        else await this.#commit(tenantId, [write])
      }
      return
    }
    if (outbox?.hasDeliveries) this.#subscriptions.wake()
    if (outbox?.hasChanges) this.#onChanges(tenantId, outbox.sequence)
    // The next batch is sent first, so that the database has it while these are answered.
    setImmediate(() => {
      for (const [index, write] of batch.entries()) sent[index]?.answer.then(write.resolve, write.reject)
    })
  }
}

/**
 * Does those writes of the batch that aren't done yet, and stores the results of those with a key. Adds to `sent`, in their
 * order.
 */
async function sendAll(tx: TenantTransaction, batch: Write[], sent: Sent<unknown>[]): Promise<void> {
  const known = await Promise.all(batch.map(({ once }) => once?.find(tx)))
  for (const [index, { work }] of batch.entries()) {
    const one = known[index] === undefined ? await work(tx) : { answer: Promise.resolve(known[index]) }
    // Awaited after the commit, which fails where this does.
    one.answer.catch(() => {})
    sent.push(one)
  }
  const stored = batch.map(async ({ once }, index) => {
    if (once && known[index] === undefined) await once.store(tx, await sent[index]?.answer)
  })
  await Promise.all(stored)
}

/** The first error of what was sent; the transaction's own only says that it failed, or why nothing more was sent. */
async function findCause(sent: Sent<unknown>[], error: unknown): Promise<unknown> {
  const failed = (await Promise.allSettled(sent.map(({ answer }) => answer))).find(
    (answer) => answer.status === 'rejected' && !(answer.reason instanceof TransactionOver)
  )
  return failed?.status === 'rejected' ? failed.reason : error
}

/**
 * Whether nothing was written: the server itself, or one of the writes, refused. After any other error nobody knows whether
 * the commit happened.
 */
function isRolledBack(cause: unknown): boolean {
  return cause instanceof DatabaseError || (cause instanceof ApiError && cause.code !== 'database_unavailable')
}
