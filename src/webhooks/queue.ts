import { type SQL, sql } from 'drizzle-orm'
import { type Executor, run, statement } from '../db/client.ts'
import { insertJobs } from '../db/jobs.ts'
import { tenantClocks, webhookDeliveries, webhooks } from '../db/schema.ts'
import { mine, ownTenantId } from '../db/tenant.ts'

// From a change to the jobs that deliver it. The statement that writes records also writes their deliveries and jobs, so
// that a committed change and its queued deliveries are the same fact. A tenant that has no use for that is spared it by
// a look into memory, which can't be wrong unnoticed: each writing statement names the version of the subscriptions that
// it goes by, and does nothing where the tenant's clock, whose lock it takes anyway, has another one by then.

/** Which events some active webhook of a tenant wants, as of a version of its subscriptions. */
export type Look = { version: number; events: ReadonlySet<string> }

/** What an instance remembers of the tenants' subscriptions. */
export type Subscriptions = {
  /** From memory where it has been seen before. */
  look: (executor: Executor, tenantId: string) => Promise<Look>
  /** Whether the subscriptions have another version by now; if so, the next look has it. */
  hasMoved: (executor: Executor, tenantId: string, version: number) => Promise<boolean>
  /** Forgets a look that isn't of this version, which the caller has seen under the clock's lock. */
  expect: (tenantId: string, version: number) => void
  /** Tells the worker of this instance that there is something to deliver. */
  wake: () => void
}

/** For a tenant that is just being made: nobody can subscribe yet. */
export const noSubscriptions: Subscriptions = {
  look: async () => ({ version: 0, events: new Set() }),
  hasMoved: async () => false,
  expect: () => {},
  wake: () => {}
}

/** More tenants than this and the memory is emptied: a bound, not a working size. */
const mostLooks = 50_000

const selectLook = statement<{ version: number; events: string[] }>(
  'subscriptions',
  sql`select ${tenantClocks.subscriptions}::int as version, array(
      select distinct event from ${webhooks}, unnest(${webhooks.events}) as event
      where ${mine(webhooks, sql`${webhooks.isActive}`)}) as events
    from ${tenantClocks} where ${mine(tenantClocks)}`
)

const bumpVersion = statement(
  'bump_subscriptions',
  sql`update ${tenantClocks} set subscriptions = ${tenantClocks.subscriptions} + 1 where ${mine(tenantClocks)}`
)

/**
 * To be run in the transaction that changes who is told of what, holding the tenant's clock, and after its last write of
 * records: a look at the new version would be remembered although the transaction may still be rolled back.
 */
export function bumpSubscriptions(tx: Executor, tenantId: string) {
  return run(tx, bumpVersion, { tenantId })
}

/** A memory for one instance; `wake` is called after each commit that may have queued something. */
export function openSubscriptions(wake: () => void): Subscriptions {
  const looks = new Map<string, Look>()

  const load = async (executor: Executor, tenantId: string): Promise<Look> => {
    const [row] = await run(executor, selectLook, { tenantId })
    const look = { version: row?.version ?? 0, events: new Set(row?.events) }
    if (looks.size >= mostLooks) looks.clear()
    // A transaction that began to look earlier may end its look later.
    if ((looks.get(tenantId)?.version ?? -1) <= look.version) looks.set(tenantId, look)
    return look
  }

  return {
    look: async (executor, tenantId) => looks.get(tenantId) ?? load(executor, tenantId),
    hasMoved: async (executor, tenantId, version) => (await load(executor, tenantId)).version !== version,
    expect: (tenantId, version) => {
      if (looks.get(tenantId)?.version !== version) looks.delete(tenantId)
    },
    wake
  }
}

/** After as many failures in a row a webhook's new deliveries wait, and are tried one at a time. */
export const failuresUntilDeferred = 5

/** A delivery of this webhook that waits for its first attempt and is about to get it. */
export const isProbed: SQL = sql`exists (
  select from ${webhookDeliveries} as probe
  where probe.tenant_id = ${webhooks.tenantId} and probe.webhook_id = ${webhooks.id} and probe.status = 'pending'
    and probe.attempt = 0 and probe.job_id is not null)`

/**
 * Parts of a writing statement: a delivery, and mostly a job, for each event in `told` and each webhook that wants it.
 *
 * A delivery that waits is released by the result that says so, in a turn of its own after this one (`releaseInTurn`); so
 * which webhooks fail is read only when the clock is taken, and as of then: a lock on a row reads its latest version.
 */
export function queueParts(): SQL {
  const isFirst = sql`row_number() over (partition by ${webhooks.id} order by told.changed_at) = 1`
  const isReady = sql`failing.id is null or (${isFirst} and not ${isProbed})`
  const isFailing = sql`${webhooks.failureCount} >= ${sql.raw(String(failuresUntilDeferred))}`
  return sql`
    failing as materialized (
      select ${webhooks.id} from bumped, ${webhooks} where ${mine(webhooks, sql`${webhooks.isActive}`, isFailing)}
      for key share of ${webhooks}),
    queued as (
      insert into ${webhookDeliveries} (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at,
        job_id, created_at, updated_at)
      select ${ownTenantId}, ${uuidV7(sql`told.changed_at`)}, ${webhooks.id}, told.event_id, told.event, told.body, 'pending', 0,
        now(), case when ${isReady} then gen_random_uuid() end, told.changed_at, told.changed_at
      from told join ${webhooks}
        on ${mine(webhooks, sql`${webhooks.isActive}`, sql`told.event = any(${webhooks.events})`)}
        left join failing on failing.id = ${webhooks.id}
      returning tenant_id, id, webhook_id, next_attempt_at, job_id),
    jobs as (${insertJobs(sql`queued`)})`
}

/** A new UUIDv7 of the moment's own millisecond; PostgreSQL itself has them from 18 on. */
export function uuidV7(moment: SQL): SQL {
  return sql`(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`
}
