import type { Config } from '../config.ts'
import type { Attempt, Message } from '../contract.ts'
import type { SecretBox } from '../encryption.ts'
import type { Due } from './due.ts'

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
  nextAttemptAt: string | null
}

/** The status of a receiver that wants nothing more. */
const gone = 410
const shareOfJitter = 0.2

type AttemptParts = { config: Config; secrets: SecretBox; send: (message: Message) => Promise<Attempt> }

/** Signs and sends a delivery once. */
export async function attemptDelivery({ secrets, send, config }: AttemptParts, due: Due): Promise<Result> {
  const { tenantId, id, webhookId, url, event, eventId, body } = due
  const secret = secrets.open(tenantId, due.secretEncrypted)
  const beganAt = new Date().toISOString()
  const outcome = await send({ url, secret, event, eventId, deliveryId: id, body })
  const { isSuccess, responseStatus, error, durationMs } = outcome
  const nextAttemptAt = isSuccess ? null : nextAttempt(outcome, due.attempt, config.webhookRetryDelays)
  return {
    ...{ tenantId, id, webhookId },
    ...{ isSuccess, responseStatus, error, durationMs, beganAt, nextAttemptAt }
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
