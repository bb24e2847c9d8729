import type { Schemas } from '../../generated/types.ts'
import { type Rendered, render } from '../answers.ts'
import type { Context } from '../contract.ts'
import { notFound } from '../errors.ts'
import type { TenantTransaction } from '../outbox/transaction.ts'
import { rowOf } from '../records/record.ts'
import { explainViolation } from '../records/violations.ts'
import { deleteRows, findStored, updateRows } from '../records/write.ts'
import { refreshLastActivity } from './last-activity.ts'
import { activity } from './record.ts'

/** Updates an activity, and lastActivityAt of the contacts and deals that it names or named before. */
export async function updateActivity(
  ctx: Context,
  id: string,
  body: Schemas['UpdateActivityRequest']
): Promise<Rendered<Schemas['ActivityResponse']>> {
  const patch = rowOf(activity, body)
  const record = await changeActivity(ctx, id, (tx) =>
    updateRows(ctx, tx, activity, [{ id, patch, ifMatch: ctx.ifMatch }])
  ).catch((error) => explainViolation(ctx, activity, error, patch))
  return render(record.json)
}

/** Deletes an activity, and updates lastActivityAt of the contact and the deal that it named. */
export async function deleteActivity(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  await changeActivity(ctx, id, (tx) => deleteRows(ctx, tx, activity, [id], ctx.ifMatch))
  return { id, deleted: true }
}

function changeActivity<Changed>(
  ctx: Context,
  id: string,
  change: (tx: TenantTransaction) => Promise<Changed[]>
): Promise<Changed> {
  return ctx.writer.write(ctx.tenantId, async (tx) => {
    const before = await findStored(ctx, tx, activity, [id])
    const [changed] = await change(tx)
    if (!changed) throw notFound(activity.entity)
    const after = await findStored(ctx, tx, activity, [id])
    await refreshLastActivity(ctx, tx, [...before, ...after])
    return changed
  })
}
