import type { Database } from '../db/client.ts'
import type { OneChange } from '../outbox/outbox.ts'
import type { Subscriptions } from '../outbox/subscriptions.ts'
import { commitWrites, type Write } from './commit.ts'
import type { KeptAnswer } from './idempotency.ts'
import { nameOfKey, type WriteKey } from './keyed.ts'
import { openTenantQueues } from './tenant-queue.ts'
import type { Sent, TenantTransaction } from './transaction.ts'

/** What runs writes. */
export type Writes = {
  /** Runs `work` in a transaction of its own; it costs less where one change is `expected`, and is made. */
  write: <T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>, expected?: OneChange) => Promise<T>
  /**
   * The same for a short write, which may share its transaction, and so the wait for the disk, with others of the tenant
   * that wait behind it. `work` may be run again, where another one of them made the transaction fail.
   */
  writeShared: <T>(
    tenantId: string,
    work: (tx: TenantTransaction) => Promise<Sent<T>>,
    expected?: OneChange
  ) => Promise<T>
}

/** Runs the writes of all tenants of one instance. */
export type TenantWriter = Writes & {
  /** The writes of one request that has an Idempotency-Key; it makes one. */
  withKey: (key: Omit<WriteKey, 'handOver'>) => KeyedWriter
  /** How many writes wait for others of their tenant. */
  countWaiting: () => number
}

/** The write of a request that has an Idempotency-Key. */
export type KeyedWriter = TenantWriter & {
  /** Says what the request is answered, and resolves when that and its write are committed. */
  finish: (answer: KeptAnswer) => Promise<void>
  /** Rolls the write back, unless it has been committed. */
  abandon: (reason: unknown) => void
}

/** One writer an instance. */
export function openTenantWriter(db: Database, subscriptions: Subscriptions): TenantWriter {
  const queues = openTenantQueues<Write>((tenantId, batch) => commitWrites(db, subscriptions, tenantId, batch))
  const add: Add = (tenantId, isShared, work, expected, key) =>
    new Promise((resolve, reject) => {
      const name = key && nameOfKey(key)
      queues.add(tenantId, { isShared, work, expected, key, name, resolve: resolve as Write['resolve'], reject })
    })
  const writer: TenantWriter = {
    ...writesOf(add),
    withKey: (key) => ({ ...writer, ...writeWithKey(add, key) }),
    countWaiting: queues.countWaiting
  }
  return writer
}

type Add = <T>(
  tenantId: string,
  isShared: boolean,
  work: (tx: TenantTransaction) => Promise<Sent<T>>,
  expected: OneChange | undefined,
  key?: WriteKey
) => Promise<T>

function writesOf(add: Add): Writes {
  return {
    write: (tenantId, work, expected) =>
      add(tenantId, false, async (tx) => ({ answer: Promise.resolve(await work(tx)) }), expected),
    writeShared: (tenantId, work, expected) => add(tenantId, true, work, expected)
  }
}

function writeWithKey(add: Add, key: Omit<WriteKey, 'handOver'>): Omit<KeyedWriter, 'withKey' | 'countWaiting'> {
  const finished = Promise.withResolvers<KeptAnswer>()
  finished.promise.catch(() => {})
  let committed: Promise<unknown> | undefined
  const writes = writesOf((tenantId, isShared, work, expected) => {
    if (committed) throw new Error('a request with an Idempotency-Key writes once')
    return new Promise((resolve, reject) => {
      const handOver = (result: unknown) => {
        resolve(result as never)
        return finished.promise
      }
      committed = add(tenantId, isShared, work, expected, { ...key, handOver })
      committed.then(resolve as (result: unknown) => void, reject)
    })
  })
  return {
    ...writes,
    finish: async (answer) => {
      if (!committed) throw new Error('an operation that takes an Idempotency-Key writes')
      finished.resolve(answer)
      await committed
    },
    abandon: finished.reject
  }
}
