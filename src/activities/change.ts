import { eq, sql } from 'drizzle-orm'
import type { Schemas } from '../../generated/types.ts'
import { type Context, type Rendered, render } from '../contract.ts'
import { type Executor, run, statement } from '../db/client.ts'
import { activities } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { notFound } from '../errors.ts'
import { rowOf } from '../records/record.ts'
import { deleteRows, updateRows, writeInTurn } from '../records/rows.ts'
import { explainViolation } from '../records/violations.ts'
import { refreshLastActivity } from './last-activity.ts'
import { activity } from './record.ts'

type Links = { contactId: string | null; dealId: string | null }

const selectLinks = statement<Links>(
  'activity_links',
  sql`select ${activities.contactId} as "contactId", ${activities.dealId} as "dealId" from ${activities}
    where ${mine(activities, eq(activities.id, sql.placeholder('id')))}`
)

/** Like any update; then the contacts and deals that it names, or named before, know their latest activity again. */
export async function updateActivity(
  ctx: Context,
  id: string,
  body: Schemas['UpdateActivityRequest']
): Promise<Rendered<Schemas['ActivityResponse']>> {
  const patch = rowOf(activity, body)
  const record = await changeActivity(ctx, id, (tx) => updateRows(ctx, tx, activity, [{ id, patch }])).catch((error) =>
    explainViolation(ctx, activity, error, patch)
  )
  return render(record.json)
}

/** Like any deletion; then the contact and the deal that it named know their latest activity again. */
export async function deleteActivity(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  await changeActivity(ctx, id, (tx) => deleteRows(ctx, tx, activity, [id]))
  return { id, deleted: true }
}

function changeActivity<Changed>(
  ctx: Context,
  id: string,
  change: (tx: Executor) => Promise<Changed[]>
): Promise<Changed> {
  return writeInTurn(ctx, async (tx) => {
    const before = await run(tx, selectLinks, { tenantId: ctx.tenantId, id })
    const [changed] = await change(tx)
    if (!changed) throw notFound(activity.entity)
    const after = await run(tx, selectLinks, { tenantId: ctx.tenantId, id })
    const links = [...before, ...after]
    await refreshLastActivity(
      ctx,
      tx,
      links.flatMap(({ contactId }) => contactId ?? []),
      links.flatMap(({ dealId }) => dealId ?? [])
    )
    return changed
  })
}
