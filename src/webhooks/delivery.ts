import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { eq, sql } from '../db/drizzle.ts'
import { preparedByShape } from '../db/prepared.ts'
import { webhookBodies, webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type TenantScope } from '../db/tenant.ts'
import { ApiError, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { makeId } from '../ids.ts'
import { type AttemptKind, addJobs } from '../outbox/delivery-jobs.ts'
import { columnsOf } from '../records/statements.ts'
import { get } from '../records/verbs.ts'
import { viewOf } from '../records/view.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { bodyOf, delivery, webhook } from './record.ts'

type Delivery = Schemas['WebhookDeliveryResponse']
type Whole = Schemas['WebhookDeliveryWithBodyResponse']

/** A delivery of a webhook of the tenant. */
type DeliveryScope = TenantScope & { webhookId: string; id: string }

/** A delivery alone, which is shown with its body. */
const wholeDelivery = {
  ...delivery,
  view: viewOf('getWebhookDelivery', webhookDeliveries, { event: webhookDeliveries.event as never, body: bodyOf })
}

// The key of a delivery begins with its webhook.
const selectDelivery = (name: string | undefined, kind: typeof delivery | typeof wholeDelivery, fields?: string[]) =>
  statement<{ json: string }>(
    name,
    sql`select row_to_json(record) as json from (
      select ${columnsOf(kind as typeof delivery, fields)} from ${webhookDeliveries}
      where ${mine(
        webhookDeliveries,
        eq(webhookDeliveries.webhookId, sql.placeholder('webhookId')),
        eq(webhookDeliveries.id, sql.placeholder('id'))
      )}) record`
  )

const selectWhole = selectDelivery('webhook_delivery_get', wholeDelivery)
const selectNew = selectDelivery('webhook_delivery_added', delivery)

/** One delivery, with its body; 404 where the webhook has no such delivery. */
export function findDelivery(executor: Executor, scope: DeliveryScope, fields?: string[]): Promise<Rendered<Whole>> {
  const makeSelect = () => selectDelivery(undefined, wholeDelivery, fields)
  const select = fields ? preparedByShape('webhook_delivery_get', fields.join(), makeSelect) : selectWhole
  return readOne(executor, select, scope)
}

async function readOne<One>(
  executor: Executor,
  select: typeof selectWhole,
  scope: DeliveryScope
): Promise<Rendered<One>> {
  const [found] = await run(executor, select, scope)
  if (!found) throw notFound('webhook delivery', 'deliveryId')
  return render(found.json, { id: scope.id })
}

// The body is copied within the database, and where deliveries share one, so does the new delivery. What an erased contact was in
// has none any more. The new rows have a name of their own, since Citus names the table anew where rows are selected from it.
const hasBody = sql`(${webhookDeliveries.body} is not null or exists (select from ${webhookBodies}
      where ${mine(webhookBodies, eq(webhookBodies.eventId, webhookDeliveries.eventId))}))`
const insertAgain = statement<{ id: string }>(
  'insert_deliveries_again',
  sql`insert into ${webhookDeliveries} as added (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id,
      sequence, cause, created_at, updated_at)
    select ${webhookDeliveries.tenantId}, again.id, ${webhookDeliveries.webhookId}, ${webhookDeliveries.eventId},
      ${webhookDeliveries.event}, ${webhookDeliveries.body}, 'pending', 0, now(), again.id, ${webhookDeliveries.sequence},
      ${sql.placeholder('cause')}, ${webhookDeliveries.createdAt}, now()
    from ${webhookDeliveries}, unnest(${sql.placeholder('formerIds')}::uuid[], ${sql.placeholder('ids')}::uuid[])
      as again (former_id, id)
    where ${mine(
      webhookDeliveries,
      eq(webhookDeliveries.webhookId, sql.placeholder('webhookId')),
      eq(webhookDeliveries.id, sql`again.former_id`),
      hasBody
    )}
    returning added.id`
)

/** Adds deliveries of the same events with the same bytes, and their jobs; those that are gone are left out. */
export async function sendAgain(
  tx: TenantTransaction,
  { tenantId, webhookId }: TenantScope & { webhookId: string },
  cause: 'redelivery' | 'replay',
  attempt: AttemptKind,
  wanted: { formerId: string; id: string }[]
): Promise<void> {
  await tx.outbox.reserve(wanted.length)
  const values = {
    ...{ tenantId, webhookId, cause },
    formerIds: wanted.map(({ formerId }) => formerId),
    ids: wanted.map(({ id }) => id)
  }
  const added = await run(tx, insertAgain, values)
  await addJobs(
    tx,
    added.map(({ id: deliveryId }) => ({ tenantId, webhookId, deliveryId, attempt }))
  )
}

/** Sends a delivery's event once more, at once. 404 where it held an erased contact, 409 where the webhook is switched off. */
export async function redeliver(ctx: Context, webhookId: string, formerId: string): Promise<Rendered<Delivery>> {
  const { tenantId } = ctx
  await get(ctx, webhook, webhookId, ['id'])
  const work = async (tx: TenantTransaction) => {
    await findDelivery(tx, { tenantId, webhookId, id: formerId }, ['id'])
    assertActive(tx, webhookId)
    const id = makeId()
    // Among the retries, which wait for nothing but their time, however the webhook is doing.
    await sendAgain(tx, { tenantId, webhookId }, 'redelivery', 'retry', [{ formerId, id }])
    return readOne<Delivery>(tx, selectNew, { tenantId, webhookId, id })
  }
  return ctx.writer.write(tenantId, work, onceFor(ctx))
}

/** Throws a 409 where a webhook is switched off: nothing is sent to it. */
export function assertActive({ outbox }: TenantTransaction, webhookId: string): void {
  if (outbox.subscribed.webhooks.some(({ id }) => id === webhookId)) return
  throw new ApiError(409, 'webhook_inactive', 'This webhook is switched off; switch it on first.')
}
