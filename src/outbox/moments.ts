import { type SQL, sql } from '../db/drizzle.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import { type Executor, runOne, statement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { ApiError, invalidRequest } from '../errors.ts'

/** A moment that a request asks for: behind the change with this number, or at this time (UTC, milliseconds); and where it says so. */
export type Moment = { path: string } & ({ sequence: number } | { time: string })

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

type Log = { latest: number; changedAt: Date; oldest: number; found: number }

/** Where an instance of 1.1.0 has removed changes, which says so there alone, nothing before the end is sure to be complete. */
const oldest = sql`case when ${tenantSequences.removedChanges} > ${tenantSequences.oldestSequence} then ${tenantSequences.sequence}
      else greatest(${tenantSequences.oldestSequence}, 1) end::float8`

const time = sql`(${sql.placeholder('time')}::timestamptz + interval '1 ms')`

const [selectLog, selectLogAt] = [sql`0`, sql`${sequenceAt(time)}`].map((found, index) =>
  statement<Log>(
    index === 0 ? 'log_of_tenant' : 'log_of_tenant_at',
    sql`select ${tenantSequences.sequence}::float8 as latest, ${tenantSequences.changedAt} as "changedAt", ${oldest} as oldest,
        ${found}::float8 - 1 as found
      from ${tenantSequences} where ${mine(tenantSequences)}`
  )
) as [ReturnType<typeof statement<Log>>, ReturnType<typeof statement<Log>>]

const isOfAll =
  'asOf reads the change log, which tells of all records, and the credential sees only some of them. Leave asOf out, or ask with a credential that sees all.'

/**
 * The number of the latest change that belongs to a moment: the state behind it is what the moment means, for ever. Throws 403 for
 * callers who see only some records, 400 where the moment is still to come, 410 `history_expired` where the log no longer has it.
 */
export async function settleMoment({ tenantId, sees }: SeenScope, executor: Executor, moment: Moment): Promise<number> {
  if (sees) throw new ApiError(403, 'forbidden', isOfAll)
  const { path } = moment
  const isNumber = 'sequence' in moment
  const log = isNumber
    ? await runOne(executor, selectLog, { tenantId })
    : await runOne(executor, selectLogAt, { tenantId, time: moment.time })
  const wrong = (message: string) => invalidRequest([{ path, message }])
  if (isNumber && moment.sequence > log.latest) throw wrong(`is beyond the log's end, which is ${log.latest}`)
  if (!isNumber && Date.parse(moment.time) > Math.max(Date.now(), log.changedAt.getTime())) {
    throw wrong('is still to come; leave it out to read what is there now')
  }
  const sequence = isNumber ? moment.sequence : log.found
  if (sequence < log.oldest) {
    const detail = `The log no longer has, or never had, what there was at this moment; it begins behind the change ${log.oldest}, which oldestSequence names.`
    throw new ApiError(410, 'history_expired', detail, { oldestSequence: log.oldest })
  }
  return sequence
}
