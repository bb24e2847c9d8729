import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import { isDateTime, toUtcIso } from '../date-time.ts'
import type { Database } from '../db/client.ts'
import { eq, type SQL, sql } from '../db/drizzle.ts'
import { runs, webhookDeliveries } from '../db/schema.ts'
import { type Executor, run, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unscoped } from '../db/unscoped.ts'
import { ApiError } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { firstIdAt, makeId } from '../ids.ts'
import { hasReplayJobs } from '../outbox/delivery-jobs.ts'
import { get } from '../records/verbs.ts'
import { type FormerReplay, findFormerReplays, formerReplay } from '../runs/former-runs.ts'
import { findRun, isAsRead, keepRun, newRun, type Run, type RunKey, removeRun } from '../runs/run.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import type { TenantWriter } from '../writes/writer.ts'
import { assertActive, sendAgain } from './delivery.ts'
import { webhook } from './record.ts'

// Events of the past are queued a page at a time, each when the one before has been attempted: so they keep their order by pages, and
// neither the queue nor memory holds them all. A replay is a run (docs/decisions/runs.md), which moves in the transaction that queues a page.

const keptMs = 30 * 86_400_000
/** Deliveries that are queued together, while the tenant is locked: a matter of milliseconds. */
const pageSize = 100
/** First deliveries that one statement looks at, and how often one replay may look again at a time. */
const readAtOnce = 1_000
const readsInARow = 20

/** How far a replay has come: the position is the number of pages that were read, `after` the id of the last delivery in them. */
type Replay = Run<never, never> & FormerReplay
type First = { id: string; isWanted: boolean }

const isWebhook = eq(webhookDeliveries.webhookId, sql.placeholder('webhookId'))
/** Deliveries that have succeeded, or will be attempted for the first time anyway. */
const isWell = sql`(${webhookDeliveries.status} = 'succeeded' or (${webhookDeliveries.status} = 'pending' and ${webhookDeliveries.attempt} = 0))`

/** First deliveries by age; each event has one. `isWanted`: whether the replay is to send it again. */
const firstDeliveries = (
  max: SQL
) => sql`select first.id, first.is_first and (not ${sql.placeholder('isOfFailed')}::boolean or (
      not first.is_well and not exists (select from ${webhookDeliveries} where ${mine(
        webhookDeliveries,
        isWebhook,
        sql`${webhookDeliveries.eventId} = first.event_id`,
        sql`${webhookDeliveries.cause} is not null`,
        isWell
      )}))) as "isWanted"
    from (select ${webhookDeliveries.id} as id, ${webhookDeliveries.eventId} as event_id, ${webhookDeliveries.cause} is null as is_first, ${isWell} as is_well
      from ${webhookDeliveries}
      where ${mine(
        webhookDeliveries,
        isWebhook,
        sql`${webhookDeliveries.id} > ${sql.placeholder('after')}::uuid`,
        sql`${webhookDeliveries.id} < ${sql.placeholder('untilId')}::uuid`
      )}
      order by ${webhookDeliveries.id} ${max}) as first`

const selectPage = statement<First>(
  'replayed_deliveries',
  sql`${firstDeliveries(sql`limit ${sql.raw(String(readAtOnce))}`)} order by first.id`
)

const countWanted = statement<{ count: number }>(
  'count_replayed_deliveries',
  sql`select count(*)::int as count from (${firstDeliveries(sql``)}) as found where found."isWanted"`
)

const selectReplays = unscoped<{ tenantId: string; key: string }>(
  'webhook_replays',
  sql`/* of all tenants */ select ${runs.tenantId} as "tenantId", ${runs.key} as key from ${runs}
    where ${runs.kind} = 'replay' order by random() limit 1000`
)

function keyOf(tenantId: string, webhookId: string): RunKey {
  return { tenantId, kind: 'replay', key: webhookId }
}

/** Begins to send the events of a time again. 409 while that is being done already, or the webhook is switched off. */
export async function startReplay(
  ctx: Context,
  { params, body, read }: { params: { id: string }; body: Schemas['ReplayWebhookRequest']; read: unknown }
): Promise<Rendered<Schemas['WebhookReplayResponse']>> {
  const { tenantId, db } = ctx
  const { id: webhookId } = params
  const { since, until } = read as Times
  await get(ctx, webhook, webhookId, ['id'])
  // The least id is none of a delivery.
  const range = { after: firstIdAt(since), untilId: firstIdAt(until), isOfFailed: body.only !== 'all' }
  const { count: queued } = await runOne(db, countWanted, { tenantId, webhookId, ...range })
  const key = keyOf(tenantId, webhookId)
  const work = async (tx: TenantTransaction) => {
    assertActive(tx, webhookId)
    if (await findReplay(tx, key)) {
      const detail = 'Events of this webhook are being sent again already; wait until that is over.'
      throw new ApiError(409, 'replay_in_progress', detail)
    }
    if (queued > 0) await keepRun(tx, key, { ...newRun(ctx.origin.changeSet, 0, {}), ...range })
    return render<Schemas['WebhookReplayResponse']>(JSON.stringify({ queued }))
  }
  return ctx.writer.write(tenantId, work, onceFor(ctx))
}

/** Ends a webhook's replay, where there is one; what is queued already is left. Only under the tenant's lock. */
export async function endReplay(tx: Executor, tenantId: string, webhookId: string): Promise<void> {
  const key = keyOf(tenantId, webhookId)
  await formerReplay(tx, key)
  await removeRun(tx, key)
}

/** A replay that is in progress, also one that an instance of 1.1.0 has begun. Only under the tenant's lock. */
async function findReplay(tx: Executor, key: RunKey): Promise<Replay | undefined> {
  const found = await findRun<Replay>(tx, key)
  const former = found ? undefined : await formerReplay(tx, key)
  if (!former) return found
  const begun: Replay = { ...newRun(makeId(), 0, {}), ...former }
  await keepRun(tx, key, begun)
  return begun
}

/** Queues the next page of each replay whose last one has been attempted, and ends those that have none. */
export async function continueReplays(db: Database, writer: TenantWriter): Promise<void> {
  for (const { tenantId, key: webhookId } of [
    ...(await run(db, selectReplays, {})),
    ...(await findFormerReplays(db))
  ]) {
    if (await hasReplayJobs(db, webhookId)) continue
    const key = keyOf(tenantId, webhookId)
    let next = await writer.write(tenantId, (tx) => findReplay(tx, key))
    // Another instance may have queued a page since that look: it moved the replay that was read just now.
    if (await hasReplayJobs(db, webhookId)) continue
    for (let reads = 0; next && reads < readsInARow; reads += 1) next = await continueReplay(db, writer, key, next)
  }
}

/** Resolves with the replay as it is then, where it goes on without anything that would have to be attempted first. */
async function continueReplay(
  db: Database,
  writer: TenantWriter,
  key: RunKey,
  replay: Replay
): Promise<Replay | undefined> {
  const scope = { tenantId: key.tenantId, webhookId: key.key }
  const read = await run(db, selectPage, { ...scope, ...replay })
  const wanted = read.filter(({ isWanted }) => isWanted).slice(0, pageSize)
  const last = (wanted.length === pageSize ? wanted : read).at(-1)
  return writer.write(key.tenantId, async (tx) => {
    // Another instance may have been here, or the replay may have been ended.
    if (!(await isAsRead(tx, key, replay))) return undefined
    if (!last) {
      await removeRun(tx, key)
      return undefined
    }
    const next = { ...replay, position: replay.position + 1, after: last.id }
    await keepRun(tx, key, next)
    if (wanted.length === 0) return next
    const again = wanted.map(({ id }) => ({ formerId: id, id: makeId() }))
    await sendAgain(tx, scope, 'replay', 'replay', again)
    return undefined
  })
}

/** In milliseconds since 1970. */
type Times = { since: number; until: number }

/** Reads the time of a replay, and finds what is wrong with it beyond its schema; the body may be of any form. */
export const readTimes: ReadRequest = ({ body }, errors): Times => {
  const { since: from, until: to } = Object(body) as { since?: unknown; until?: unknown }
  // What is no time is told by the schema, and compares with none.
  const read = (given: unknown) => (isDateTime(String(given)) ? Date.parse(toUtcIso(String(given))) : Number.NaN)
  const now = Date.now()
  const since = read(from)
  const until = to === undefined ? now : read(to)
  const add = (isWrong: boolean, message: string) => isWrong && errors.push({ path: '/since', message })
  add(since > now, 'must not be in the future')
  add(since < now - keptMs, 'must be within the last 30 days: older deliveries are gone')
  add(to !== undefined && since >= until, 'must be before until')
  return { since, until: Math.min(until, now) }
}
