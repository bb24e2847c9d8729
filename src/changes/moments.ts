import { type SQL, sql } from '../db/drizzle.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'

/**
 * The number of the first change that was made at `time` or later, or one more than the latest change: a scalar query. Times rise with the
 * numbers, so that it is found by halving: some thirty look-ups, however long the log is. Numbers may be missing where the retention
 * has removed changes.
 */
export function sequenceAt(time: SQL): SQL {
  return sql`(with recursive halved (low, high) as (
      select 0::bigint, ${tenantSequences.sequence} + 1 from ${tenantSequences} where ${mine(tenantSequences)}
      union all
      select case when coalesce(found.changed_at < ${time}, true) then half.middle else half.low end,
        case when coalesce(found.changed_at < ${time}, true) then half.high else half.middle end
      from (select low, high, (low + high) / 2 as middle from halved where high - low > 1) as half left join lateral (
        select ${changes.changedAt} as changed_at from ${changes} where ${mine(changes, sql`${changes.sequence} <= half.middle`)}
        order by ${changes.sequence} desc limit 1) as found on true)
    select high from halved where high - low <= 1)`
}
