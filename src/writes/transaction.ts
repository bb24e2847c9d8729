import type { Executor } from '../db/statement.ts'
import { type OneChange, type Outbox, openOutbox } from '../outbox/outbox.ts'
import type { Subscriptions } from '../outbox/subscriptions.ts'
import type { KeptAnswer } from './idempotency.ts'

/**
 * A transaction that writes for one tenant. What is asked of it before `outbox` is awaited goes out together with the
 * lock, but is executed behind it: it reads what no other write of the tenant changes any more. Whatever writes awaits
 * `outbox` first.
 */
export type TenantTransaction = Executor & { readonly outbox: Promise<Outbox> }

/** The answer to a request: the record of the change with this number, or what it is. */
export type Kept = { sequence: number } | KeptAnswer

/** What a write has sent to the database, without waiting for the answer: the commit can go out behind it. */
export type Sent<T> = {
  answer: Promise<T>
  /** What a request that does nothing else will be answered, where that is known by now. */
  kept?: Kept
}

/** Runs `work` in a transaction that is open already, under the tenant's lock. */
export async function writeWithin<T>(
  tx: Executor,
  tenantId: string,
  subscriptions: Subscriptions,
  work: (tx: TenantTransaction) => Promise<T>,
  expected?: OneChange
): Promise<T> {
  const outbox = openOutbox(tx, tenantId, subscriptions, expected)
  // Work that fails before it awaits the lock throws its own error.
  outbox.catch(() => {})
  const result = await work({ ...tx, outbox })
  await (await outbox).flush()
  return result
}
