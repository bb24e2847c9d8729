import type { Database } from '../db/client.ts'
import { lt, sql } from '../db/drizzle.ts'
import { rateLimits } from '../db/schema.ts'
import { build, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'

/** What an instance asks for, with what the database needs to know of its last share. */
type ShareRequest = {
  key: string
  /** Requests of all instances in a window of `windowMs` milliseconds. */
  max: number
  windowMs: number
  /** Which window the last share was of; 0 without one. How many of its requests were used and not reported yet. */
  resetsAtMs: number
  used: number
}

export type Share = {
  /** Requests granted; 0 where nothing is left to grant. */
  share: number
  /** Requests made in the window as far as is known, the first one of this share included: somebody waits for it. */
  used: number
  /** The window's end, in Unix milliseconds by the database's clock, and how far it was away, in milliseconds. */
  resetsAtMs: number
  ttlMs: number
}

/** Requests that all instances together may hold for later: a part of `max`. */
const maxHeldPart = 0.02

const window = sql`${sql.placeholder('windowMs')}::int * interval '1 ms'`
const isOver = sql`held.resets_at <= excluded.resets_at - ${window}`
/** Whether this instance's last share was of the present window. */
const isKnown = sql`extract(epoch from held.resets_at) * 1000 = ${sql.placeholder('resetsAtMs')}::float8`

const grant = unscoped<Share>(
  'grant_share',
  sql`insert into ${rateLimits} as held (key, count, used, instances, share, resets_at)
    values (${sql.placeholder('key')}, ${sql.placeholder('firstShare')}, 1, 1, ${sql.placeholder('firstShare')},
      clock_timestamp() + ${window})
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
          ${sql.placeholder('max')}::int - past.count,
          1 + greatest(0, ${sql.placeholder('maxHeld')}::int - (past.count - past.used)) / past.instances
        )) as share
      ) as now
    )
    returning share, used,
      (extract(epoch from resets_at) * 1000)::float8 as "resetsAtMs",
      (extract(epoch from resets_at - clock_timestamp()) * 1000)::float8 as "ttlMs"`
)

const forgetOld = unscoped(
  'forget_windows',
  build.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`clock_timestamp() - interval '1 minute'`))
)

/**
 * Grants a share of what is left of a limit: one request, and some to hold for later, of which all instances together have
 * 2 % of the limit at most. Of these the instance gets what others don't hold, divided by how many have asked. A window
 * opens at the first request and after each reset.
 */
export async function grantShare(db: Database, request: ShareRequest): Promise<Share> {
  const maxHeld = Math.floor(request.max * maxHeldPart)
  const [share] = await run(db, grant, { ...request, maxHeld, firstShare: 1 + maxHeld })
  return share as Share
}

/** Deletes windows that have been over for a minute. */
export async function forgetOldWindows(db: Database): Promise<void> {
  await run(db, forgetOld, {})
}
