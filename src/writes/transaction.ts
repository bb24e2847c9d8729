import type { Executor } from '../db/statement.ts'
import { type Outbox, openOutbox } from '../outbox/outbox.ts'
import type { Subscriptions } from '../outbox/subscriptions.ts'

/** A transaction that holds its tenant's lock: what it reads, no other write of the tenant changes any more. */
export type TenantTransaction = Executor & { readonly outbox: Outbox }

/** Runs `work` in a transaction that is open already, under the tenant's lock. */
export async function writeWithin<T>(
  tx: Executor,
  tenantId: string,
  subscriptions: Subscriptions,
  work: (tx: TenantTransaction) => Promise<T>
): Promise<T> {
  const outbox = await openOutbox(tx, tenantId, subscriptions)
  const result = await work({ ...tx, outbox })
  await outbox.flush()
  return result
}
