import type { PropertyCache, TenantProperties } from '../custom/definitions.ts'
import type { Executor } from '../db/statement.ts'
import { type Outbox, openOutbox } from '../outbox/outbox.ts'
import type { Subscriptions } from '../outbox/subscriptions.ts'

/** A transaction that holds its tenant's lock: what it reads, no other write of the tenant changes any more. */
export type TenantTransaction = Executor & {
  readonly outbox: Outbox
  /** The definitions of custom properties that are in force. */
  readonly properties: TenantProperties
}

/** Runs `work` in a transaction that is open already, under the tenant's lock. */
export async function writeWithin<T>(
  tx: Executor,
  tenantId: string,
  subscriptions: Subscriptions,
  cache: PropertyCache,
  work: (tx: TenantTransaction) => Promise<T>
): Promise<T> {
  const outbox = await openOutbox(tx, tenantId, subscriptions)
  const properties = await cache.at(tx, tenantId, outbox.propertiesVersion)
  const result = await work({ ...tx, outbox, properties })
  await outbox.flush()
  return result
}
