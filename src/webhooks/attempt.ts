import type { Config } from '../config.ts'
import type { Attempt, Message } from '../contract.ts'
import { eq, type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { TenantEncryption } from '../encryption.ts'
import type { Job } from './queue.ts'
import { bodyOf } from './record.ts'

/** A delivery to attempt, with its webhook's address and encrypted secrets as they are now. */
export type DueDelivery = {
  tenantId: string
  id: string
  webhookId: string
  event: string
  eventId: string
  body: string
  sequence: number | null
  cause: 'redelivery' | 'replay' | null
  /** Attempts made so far. */
  attempt: number
  url: string
  secretEncrypted: string
  nextSecretEncrypted: string | null
}

/** What an attempt came to; `nextAttemptAt` null ends the delivery. Times are ISO 8601. */
export type Result = {
  tenantId: string
  id: string
  webhookId: string
  isSuccess: boolean
  responseStatus: number | null
  error: string | null
  durationMs: number
  beganAt: string
  /** Whether it counts among the webhook's failures in a row, or ends them. */
  isCounted: boolean
  /** Whether the attempt has ended. One that was begun again and again ends its delivery, and counts nowhere. */
  isAttempt: boolean
  /** Attempts made before this one. */
  attempt: number
  nextAttemptAt: string | null
}

/** That a delivery still waits for an attempt. */
export function isPending({ webhookId, id }: Record<'webhookId' | 'id', SQL>, ...more: SQL[]): SQL {
  return mine(
    webhookDeliveries,
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
    sql`${webhookDeliveries.status} = 'pending'`,
    ...more
  )
}

const selectDue = statement<Omit<DueDelivery, 'tenantId'>>(
  'due_deliveries',
  sql`select delivery.*, webhook.*
    from unnest(${sql.placeholder('webhookId')}::uuid[], ${sql.placeholder('deliveryId')}::uuid[]) as job (webhook_id, delivery_id),
    lateral (
      select ${webhookDeliveries.id} as id, ${webhookDeliveries.webhookId} as "webhookId", ${webhookDeliveries.event} as event,
        ${webhookDeliveries.eventId} as "eventId", ${bodyOf} as body, ${webhookDeliveries.attempt} as attempt,
        ${webhookDeliveries.sequence}::float8 as sequence, ${webhookDeliveries.cause} as cause
      from ${webhookDeliveries}
      where ${isPending({ webhookId: sql`job.webhook_id`, id: sql`job.delivery_id` })} limit 1) as delivery,
    lateral (
      select ${webhooks.url} as url, ${webhooks.secretEncrypted} as "secretEncrypted",
        ${webhooks.nextSecretEncrypted} as "nextSecretEncrypted" from ${webhooks}
      where ${mine(webhooks, eq(webhooks.id, sql`job.webhook_id`), sql`${webhooks.isActive}`)} limit 1) as webhook
    where delivery.body is not null`
)

/** Of these jobs of one tenant, the deliveries that still want an attempt, by their ids. */
export async function findDue(executor: Executor, tenantId: string, jobs: Job[]): Promise<Map<string, DueDelivery>> {
  const rows = await run(executor, selectDue, { tenantId, ...columnsOfRows(jobs, 'webhookId', 'deliveryId') })
  return new Map(rows.map((due) => [due.id, { tenantId, ...due }]))
}

/** The status of a receiver that wants nothing more. */
const gone = 410
const shareOfJitter = 0.2

/** What is sent to a webhook is signed with. */
export function decryptSecrets(
  secrets: TenantEncryption,
  tenantId: string,
  { secretEncrypted, nextSecretEncrypted }: Pick<DueDelivery, 'secretEncrypted' | 'nextSecretEncrypted'>
): Pick<Message, 'secret' | 'nextSecret'> {
  return {
    secret: secrets.decrypt(tenantId, secretEncrypted),
    nextSecret: nextSecretEncrypted === null ? null : secrets.decrypt(tenantId, nextSecretEncrypted)
  }
}

type AttemptParts = { config: Config; secrets: TenantEncryption; send: (message: Message) => Promise<Attempt> }

/** Attempts a delivery once: `send` signs and sends it with the secrets decrypted here. */
export async function attemptDelivery({ secrets, send, config }: AttemptParts, due: DueDelivery): Promise<Result> {
  const { tenantId, id, webhookId, url, event, eventId, sequence, body } = due
  const signedWith = decryptSecrets(secrets, tenantId, due)
  const beganAt = new Date().toISOString()
  const outcome = await send({ url, ...signedWith, event, eventId, deliveryId: id, sequence, body })
  const { isSuccess, responseStatus, error, durationMs } = outcome
  // A redelivery is one attempt, and says nothing about the webhook.
  const isCounted = due.cause !== 'redelivery'
  const nextAttemptAt = isSuccess || !isCounted ? null : nextAttempt(outcome, due.attempt, config.webhookRetryDelays)
  return {
    ...{ tenantId, id, webhookId, attempt: due.attempt },
    ...{ isSuccess, responseStatus, error, durationMs, beganAt, isCounted, isAttempt: true, nextAttemptAt }
  }
}

/** How often an attempt is begun, by whichever instance; what is begun once more ends its delivery instead. */
const maxBeginnings = 5

/** What an attempt comes to that was begun five times, and has ended with its instance each time; undefined where it may be begun. */
export function giveUpAttempt(
  { retryCount }: Job,
  { tenantId, id, webhookId, attempt }: DueDelivery
): Result | undefined {
  if (retryCount < maxBeginnings) return undefined
  const error = `could not be done after ${maxBeginnings} attempts, none of which the service could end; redeliver it`
  return {
    ...{ tenantId, id, webhookId, attempt, isSuccess: false, responseStatus: null, error, durationMs: 0 },
    ...{ beganAt: new Date().toISOString(), isCounted: false, isAttempt: false, nextAttemptAt: null }
  }
}

/** Whether the receiver has said that it is gone for good. */
export function isGone({ responseStatus }: { responseStatus: number | null }): boolean {
  return responseStatus === gone
}

/** After the delays of the configuration, or later where the receiver asks for that; null where no attempt is left. */
function nextAttempt(outcome: Attempt, retriesMade: number, delays: readonly number[]): string | null {
  const delay = delays[retriesMade]
  if (delay === undefined || isGone(outcome)) return null
  const seconds = Math.max(delay * (1 + Math.random() * shareOfJitter), outcome.retryAfterSeconds ?? 0)
  return new Date(Date.now() + seconds * 1_000).toISOString()
}
