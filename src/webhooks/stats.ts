import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import { eq, gte, sql } from '../db/drizzle.ts'
import { webhookAttempts, webhookDeliveries } from '../db/schema.ts'
import { runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { invalidRequest } from '../errors.ts'
import { firstIdAt, momentOfId } from '../ids.ts'

const dayMs = 86_400_000

const ofWebhook = mine(
  webhookDeliveries,
  eq(webhookDeliveries.webhookId, sql.placeholder('webhookId')),
  sql`${webhookDeliveries.status} = 'pending'`
)

type Figures = {
  successes: number
  failures: number
  quantiles: number[] | null
  pending: number
  oldestId: string | null
}

const selectStats = statement<Figures>(
  'webhook_stats',
  sql`with found as materialized (
      select ${webhookAttempts.successes}, ${webhookAttempts.failures}, ${webhookAttempts.durationsMs} as durations from ${webhookAttempts}
      where ${mine(
        webhookAttempts,
        eq(webhookAttempts.webhookId, sql.placeholder('webhookId')),
        gte(webhookAttempts.id, sql.placeholder('sinceId'))
      )})
    select (select coalesce(sum(successes), 0)::int from found) as successes, (select coalesce(sum(failures), 0)::int from found) as failures,
      (select percentile_disc(array[0.5, 0.95]) within group (order by took) from found, unnest(durations) as took) as quantiles,
      (select count(*)::int from ${webhookDeliveries} where ${ofWebhook}) as pending,
      (select ${webhookDeliveries.id} from ${webhookDeliveries} where ${ofWebhook} order by ${webhookDeliveries.id} limit 1) as "oldestId"`
)

/** How a webhook's attempts went, from `since` on (ISO 8601; default: 24 hours ago). 400 for a time in the future. */
export async function readStats(
  { db, tenantId }: Context,
  webhookId: string,
  since: string | undefined
): Promise<Schemas['WebhookStatsResponse']> {
  const sinceMs = since === undefined ? Date.now() - dayMs : Date.parse(toUtcIso(since))
  if (sinceMs > Date.now()) throw invalidRequest([{ path: 'since', message: 'must not be in the future' }])
  const found = await runOne(db, selectStats, { tenantId, webhookId, sinceId: firstIdAt(sinceMs) })
  const { successes, failures, quantiles, pending, oldestId } = found
  const [p50Ms = null, p95Ms = null] = quantiles ?? []
  return {
    ...{ attempts: successes + failures, successes, failures, p50Ms, p95Ms, pending },
    oldestPendingAt: oldestId && momentOfId(oldestId)
  }
}
