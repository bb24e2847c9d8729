import type { Schemas } from '../../generated/types.ts'
import { entryColumns } from '../changes/entry.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changes, deals } from '../db/schema.ts'
import { run, seenStatement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { iso } from '../records/record.ts'

type Stay = Schemas['DealStageStay']

const id = sql`${sql.placeholder('id')}::uuid`
const isIts = mine(changes, sql`${changes.entityId} >= ${id}`, sql`${changes.entityId} <= ${id}`)

/** Whole seconds from the deal's creation on: their differences add up to its age. */
const secondsUntil = (moment: SQL) => sql`floor(extract(epoch from ${moment} - ${deals.createdAt}))::bigint`

const shown: Record<keyof Stay, SQL> = {
  stageId: sql`stay.stage_id`,
  stageName: sql`stay.stage_name`,
  enteredAt: iso(sql`stay.entered_at`),
  leftAt: iso(sql`stay.left_at`),
  durationSeconds: sql`${secondsUntil(sql`coalesce(stay.left_at, greatest(now(), stay.entered_at))`)} - ${secondsUntil(sql`stay.entered_at`)}`,
  actor: sql`stay.actor`
}

/** The stages that a deal has been in. 404 where there is no such deal, or no longer. */
export async function listStays(ctx: Context, dealId: string, fields = Object.keys(shown)): Promise<Rendered<Stay[]>> {
  const select = preparedByShape('deal_stays', fields.join(), () => staysStatement(fields))
  const [found] = await run(ctx.db, select, { tenantId: ctx.tenantId, sees: ctx.sees, id: dealId })
  if (!found) throw notFound('deal')
  return render(found.json)
}

/**
 * `id` → the deal's stays in stages, oldest first. A stay begins with a change row whose stage isn't that of the row before, the
 * first one with the deal itself, unless its row says which stage was left: the rows before it were removed. Range and order fit only the index that begins with the record.
 */
function staysStatement(fields: string[]) {
  return seenStatement<{ json: string }>(
    undefined,
    sql`select (
      select coalesce(json_agg((select row_to_json(one) from (select ${selectList(shown, fields)}) as one) order by stay.sequence), '[]')
      from (
        select move.*, case when move.stage_left is null and row_number() over (order by move.sequence) = 1
            then ${deals.createdAt} else move.changed_at end as entered_at,
          lead(move.changed_at) over (order by move.sequence) as left_at
        from (
          select ${changes.sequence} as sequence, ${changes.changedAt} as changed_at, ${entryColumns.actor} as actor,
            case when ${changes.action} = 'updated' then ${changes.previous}->>'stageId' end as stage_left,
            ${changes.data}->>'stageId' as stage_id, ${changes.data}->>'stageName' as stage_name,
            lag(${changes.data}->>'stageId') over (order by ${changes.entityId}, ${changes.sequence}) as stage_before
          from ${changes} where ${isIts}) as move
        where move.stage_id is distinct from move.stage_before) as stay) as json
    from ${deals} where ${mine(deals, sql`${deals.id} = ${id}`)}`
  )
}
