import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rateLimits } from '../db/schema.ts'
import { build, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'

/** What an instance asks for, with what the database needs to know of its last share. */
export type ShareRequest = {
  key: string
  /** Requests of all instances in a window of `windowMs` milliseconds. */
  max: number
  windowMs: number
  /** Requests in the share at most. */
  maxShare: number
  /** Which window the last share was of; 0 without one. How many of its requests were used and not reported yet. */
  resetsAtMs: number
  used: number
}

export type Share = {
  /** Requests granted; 0 where nothing is left to grant. */
  share: number
  /** Requests made in the window as far as is known, the first one of this share included: somebody waits for it. */
  used: number
  /** Requests granted to others and not known to be made. */
  held: number
  /** The window's end, in Unix milliseconds by the database's clock, and how far it was away, in milliseconds. */
  resetsAtMs: number
  ttlMs: number
}

/** A share that goes back, with what was used of it. */
export type ReturnedShare = { key: string; resetsAtMs: number; unused: number; used: number }

const window = sql`${sql.placeholder('windowMs')}::int * interval '1 ms'`
const isOver = sql`held.resets_at <= excluded.resets_at - ${window}`
/** Whether the instance has asked before in this window. */
const isKnown = sql`extract(epoch from held.resets_at) * 1000 = ${sql.placeholder('resetsAtMs')}::float8`

const grant = unscoped<Share>(
  'grant_share',
  sql`insert into ${rateLimits} as held (key, count, used, instances, share, resets_at)
    values (${sql.placeholder('key')}, ${sql.placeholder('maxShare')}, 1, 1, ${sql.placeholder('maxShare')}, clock_timestamp() + ${window})
    on conflict (key) do update set (count, used, instances, share, resets_at) = (
      select past.count + now.share, past.used + sign(now.share), past.instances, now.share, past.resets_at
      from (
        select 0 as count, 0 as used, 1 as instances, excluded.resets_at where ${isOver}
        union all
        select held.count,
          held.used + case when ${isKnown} then ${sql.placeholder('used')}::int else 0 end,
          held.instances + case when ${isKnown} then 0 else 1 end,
          held.resets_at
        where not ${isOver}
      ) as past,
      lateral (
        select greatest(0, least(
          ${sql.placeholder('maxShare')}::int,
          ceil((${sql.placeholder('max')}::int - past.count)::float8 / greatest(2, past.instances))
        ))::int as share
      ) as now
    )
    returning share, used, count - used as held,
      (extract(epoch from resets_at) * 1000)::float8 as "resetsAtMs",
      (extract(epoch from resets_at - clock_timestamp()) * 1000)::float8 as "ttlMs"`
)

const takeBack = unscoped(
  'take_back_shares',
  sql`update ${rateLimits} as held set count = held.count - returned.unused, used = held.used + returned.used
    from json_to_recordset(${sql.placeholder('returned')}::json)
      as returned(key text, "resetsAtMs" float8, unused int, used int)
    where held.key = returned.key and extract(epoch from held.resets_at) * 1000 = returned."resetsAtMs"`
)

const forgetOld = unscoped(
  'forget_windows',
  build.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`clock_timestamp() - interval '1 minute'`))
)

/**
 * Grants a share of what is left of a budget: a part for each instance that has asked in this window, for two at least,
 * so that shares get smaller down to single requests. A window opens at the first request and after each reset.
 */
export async function grantShare(db: Database, request: ShareRequest): Promise<Share> {
  const [share] = await run(db, grant, request)
  return share as Share
}

/** Takes back what is of the present window. */
export async function takeBackShares(db: Database, returned: ReturnedShare[]): Promise<void> {
  await run(db, takeBack, { returned: JSON.stringify(returned) })
}

/** Deletes windows that have been over for a minute. */
export async function forgetOldWindows(db: Database): Promise<void> {
  await run(db, forgetOld, {})
}
