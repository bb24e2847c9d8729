import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { rowOf } from '../records/record.ts'
import { explainViolation } from '../records/violations.ts'
import { sendDeletes, sendUpdates } from '../records/write.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { Sent } from '../writes/writer.ts'
import { moveLastActivity } from './last-activity.ts'
import { activity } from './record.ts'

/** Updates an activity, and lastActivityAt of the contacts and deals that it names or named before. */
export async function updateActivity(
  ctx: Context,
  id: string,
  body: Schemas['UpdateActivityRequest']
): Promise<Rendered<Schemas['ActivityResponse']>> {
  const patch = rowOf(activity, body)
  const work = async (tx: TenantTransaction) => {
    const sent = await sendUpdates(ctx, tx, activity, [{ id, patch, ifMatch: ctx.ifMatch }])
    return sendBehind(sent, ...sent.changes.map(({ old, row }) => moveLastActivity(ctx, tx, old, row)))
  }
  const [record] = await ctx.writer
    .writeShared(ctx.tenantId, work)
    .catch((error) => explainViolation(ctx, activity, error, patch))
  if (!record) throw notFound(activity.entity)
  return render(record.json, { isUnchanged: !record.isChanged })
}

/** Deletes an activity, and updates lastActivityAt of the contact and the deal that it named. */
export async function deleteActivity(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  const work = async (tx: TenantTransaction) => {
    const sent = await sendDeletes(ctx, tx, activity, [id], ctx.ifMatch)
    return sendBehind(sent, ...sent.changes.map(({ old }) => moveLastActivity(ctx, tx, old, undefined)))
  }
  const [gone] = await ctx.writer.writeShared(ctx.tenantId, work)
  if (!gone) throw notFound(activity.entity)
  return { id, deleted: true }
}

/**
 * Adds statements to a write that was sent before; resolves once all are sent. Where both fail, the answer has the write's
 * error.
 */
async function sendBehind<T>(sent: Sent<T>, ...followers: Promise<unknown>[]): Promise<Sent<T>> {
  const followed = Promise.all(followers)
  const answer = sent.answer.then((value) => followed.then(() => value))
  answer.catch(() => {})
  await followed.catch(() => {})
  return { answer }
}
