import { eq, type SQL, sql } from 'drizzle-orm'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { Job } from './fetch.ts'

/** A delivery to attempt, with its webhook's address and sealed secret as they are now. */
export type Due = {
  tenantId: string
  id: string
  webhookId: string
  event: string
  eventId: string
  body: string
  /** Attempts made so far. */
  attempt: number
  url: string
  secretEncrypted: string
}

/** That a delivery still waits for an attempt, and that this job is its own: another one may have taken its place. */
export function isOfJob({ webhookId, id, jobId }: Record<'webhookId' | 'id' | 'jobId', SQL>): SQL {
  return mine(
    webhookDeliveries,
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.jobId, jobId),
    sql`${webhookDeliveries.status} = 'pending'`
  )
}

const selectDue = statement<Omit<Due, 'tenantId'> & { jobId: string }>(
  'due_deliveries',
  sql`select job.id as "jobId", delivery.*, webhook.*
    from unnest(${sql.placeholder('jobIds')}::uuid[], ${sql.placeholder('webhookIds')}::uuid[], ${sql.placeholder('deliveryIds')}::uuid[])
      as job (id, webhook_id, delivery_id),
    lateral (
      select ${webhookDeliveries.id} as id, ${webhookDeliveries.webhookId} as "webhookId", ${webhookDeliveries.event} as event,
        ${webhookDeliveries.eventId} as "eventId", ${webhookDeliveries.body} as body, ${webhookDeliveries.attempt} as attempt
      from ${webhookDeliveries}
      where ${isOfJob({ webhookId: sql`job.webhook_id`, id: sql`job.delivery_id`, jobId: sql`job.id` })} limit 1) as delivery,
    lateral (
      select ${webhooks.url} as url, ${webhooks.secretEncrypted} as "secretEncrypted" from ${webhooks}
      where ${mine(webhooks, eq(webhooks.id, sql`job.webhook_id`), sql`${webhooks.isActive}`)} limit 1) as webhook`
)

/** Of these jobs of one tenant, the deliveries that still want an attempt, by the job's id. */
export async function findDue(executor: Executor, tenantId: string, jobs: Job[]): Promise<Map<string, Due>> {
  const rows = await run(executor, selectDue, {
    tenantId,
    jobIds: jobs.map(({ id }) => id),
    webhookIds: jobs.map(({ data }) => data.webhookId),
    deliveryIds: jobs.map(({ data }) => data.deliveryId)
  })
  return new Map(rows.map(({ jobId, ...due }) => [jobId, { tenantId, ...due }]))
}
