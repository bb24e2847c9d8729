import type { Schemas } from '../../generated/types.ts'
import { openCache } from '../cache.ts'
import { type SQLWrapper, sql } from '../db/drizzle.ts'
import { apiKeys, tenantSequences, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { PendingBound } from './pending-bound.ts'

// Each instance caches who is subscribed to what, with a version. A write reads the version under the tenant's lock, so
// a stale entry is noticed before anything is decided by it.

export type EventName = Schemas['WebhookEventType']

/** An active webhook, with what it wants. */
type Subscription = {
  id: string
  events: ReadonlySet<string>
  /** It wants updates that change one of these; where there are none, all. */
  properties: ReadonlySet<string>
  /** The user or key whose own changes it isn't sent, and the keys that were made in place of it or before it; empty where it is sent everybody's. */
  ignoredActorIds: ReadonlySet<string>
}

/** The active webhooks of a tenant as of a version of its subscriptions. */
export type Subscribed = { version: number; webhooks: Subscription[] }

/** What decides who wants an event. */
export type EventFacts = { event: EventName; actorId: string | null; changedProperties?: string[] | undefined }

/** Whether a webhook wants an event. */
export function wants(
  { events, properties, ignoredActorIds }: Subscription,
  { event, actorId, changedProperties = [] }: EventFacts
): boolean {
  if (!events.has(event) || (actorId !== null && ignoredActorIds.has(actorId))) return false
  return (
    properties.size === 0 ||
    !event.endsWith('.updated') ||
    changedProperties.some((property) => properties.has(property))
  )
}

/** What an instance knows of all tenants' subscriptions. */
export type Subscriptions = {
  /** As of `version`, which the caller has read under the tenant's lock; from the cache where it has that version. */
  at: (executor: Executor, tenantId: string, version: number) => Promise<Subscribed>
  /** How many deliveries may wait. */
  bound: Pick<PendingBound, 'take'>
  /** Wakes this instance's worker, which then fetches deliveries. */
  wake: () => void
}

/** For a tenant that is just being made: nobody can subscribe yet. */
export const noSubscriptions: Subscriptions = {
  at: async (_executor, _tenantId, version) => ({ version, webhooks: [] }),
  bound: { take: async () => {} },
  wake: () => {}
}

const maxTenants = 50_000

/** An array of a key's id and those of keys that took each other's place by rotation; empty for what is no key's id. */
export const keysOfChain = (id: SQLWrapper) => sql`array(select other.id from ${apiKeys} join ${apiKeys} as other
    on other.tenant_id = ${apiKeys.tenantId} and coalesce(other.first_id, other.id) = coalesce(${apiKeys.firstId}, ${apiKeys.id})
  where ${mine(apiKeys, sql`${apiKeys.id} = ${id}`)})`

// Asked once for each change of the tenant's webhooks or keys, of a few hundred rows at most.

const selectSubscribed = statement<{
  id: string
  events: string[]
  properties: string[]
  ignoredActorIds: string[]
}>(
  'subscribed_webhooks',
  sql`select ${webhooks.id} as id, ${webhooks.events} as events, ${webhooks.properties} as properties,
      case when ${webhooks.ignoreOwn} and ${webhooks.createdById} is not null
        then array[${webhooks.createdById}] || ${keysOfChain(webhooks.createdById)} else '{}' end as "ignoredActorIds" from ${webhooks}
    where ${mine(webhooks, sql`${webhooks.isActive}`)} order by ${webhooks.id}`
)

const bumpVersion = statement(
  'bump_subscriptions',
  sql`update ${tenantSequences} set subscriptions = ${tenantSequences.subscriptions} + 1 where ${mine(tenantSequences)}`
)

/** Ends every cached entry of the tenant. Only in a transaction that holds the tenant's lock and changes its webhooks. */
export function bumpSubscriptions(tx: Executor, tenantId: string) {
  return run(tx, bumpVersion, { tenantId })
}

/** A cache for one instance; `wake` is called after each commit that has queued something. */
export function openSubscriptions(bound: PendingBound, wake: () => void): Subscriptions {
  const cache = openCache<Subscribed>(maxTenants)
  return {
    at: async (executor, tenantId, version) => {
      const known = cache.get(tenantId)
      if (known?.version === version) return known
      const rows = await run(executor, selectSubscribed, { tenantId })
      const subscribed = {
        version,
        webhooks: rows.map(({ id, events, properties, ignoredActorIds }) => {
          return {
            id,
            events: new Set(events),
            properties: new Set(properties),
            ignoredActorIds: new Set(ignoredActorIds)
          }
        })
      }
      cache.set(tenantId, subscribed)
      return subscribed
    },
    bound,
    wake
  }
}
