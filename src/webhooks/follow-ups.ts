import type { Database } from '../db/client.ts'
import { failuresUntilDeferred } from '../outbox/deliveries.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { deferDeliveries, releaseUnderLock } from './deferred.ts'
import type { FailureCount } from './write-results.ts'

/** What results make of the deliveries that are still to be attempted. */
export type FollowUps = {
  /** Defers or releases deliveries of a webhook whose failures were counted. */
  add: (count: FailureCount) => void
  countOpen: () => number
}

/** Follow-ups of a tenant run one after the other; a tenant whose writes take long holds up nobody else's. */
export function openFollowUps(
  db: Database,
  writer: TenantWriter,
  onReleased: () => void,
  onError: (error: unknown) => void
): FollowUps {
  const lastOfTenant = new Map<string, Promise<void>>()

  const follow = async (count: FailureCount) => {
    const { before, after } = count
    if (before < failuresUntilDeferred && after >= failuresUntilDeferred) await deferDeliveries(db, count)
    await releaseUnderLock(writer, count)
  }

  return {
    add: (count) => {
      const { tenantId, before, after } = count
      if (Math.max(before, after) < failuresUntilDeferred) return
      const last: Promise<void> = (lastOfTenant.get(tenantId) ?? Promise.resolve())
        .then(() => follow(count))
        .then(onReleased, onError)
        .finally(() => {
          if (lastOfTenant.get(tenantId) === last) lastOfTenant.delete(tenantId)
        })
      lastOfTenant.set(tenantId, last)
    },
    countOpen: () => lastOfTenant.size
  }
}
