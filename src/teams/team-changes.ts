import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { eq, sql } from '../db/drizzle.ts'
import { teams, users } from '../db/schema.ts'
import { run, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { inUse, limitReached } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { newRow } from '../records/rows.ts'
import { explainRefusal } from '../records/violations.ts'
import type { Wanted } from '../records/wanted.ts'
import { writeOne } from '../records/write.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { team } from './record.ts'

type Team = Schemas['TeamResponse']

/** How many teams a tenant may have. */
const maxTeams = 200

const countTeams = statement<{ count: number }>(
  'count_teams',
  sql`select count(*)::int as count from ${teams} where ${mine(teams)}`
)

const selectMember = statement(
  'team_has_member',
  sql`select from ${users} where ${mine(users, eq(users.teamId, sql.placeholder('id')))} limit 1`
)

/** A new team, without users. 409 where its name is taken, or there are 200. */
export function createTeam(ctx: Context, body: Schemas['CreateTeamRequest']): Promise<Rendered<Team>> {
  const { tenantId } = ctx
  const wanted: Wanted = { action: 'insert', row: newRow(team, body) }
  const work = async (tx: TenantTransaction) => {
    const { count } = await runOne(tx, countTeams, { tenantId })
    if (count >= maxTeams) throw limitReached('teams', maxTeams)
    const record = await writeOne(ctx, tx, team, wanted)
    return render<Team>(record.json, { id: record.id })
  }
  return ctx.writer.write(tenantId, work, onceFor(ctx)).catch((error) => explainRefusal(ctx, team, error, wanted))
}

/** Deletes a team without users. */
export async function deleteTeam(ctx: Context, id: string): Promise<{ id: string; deleted: true }> {
  const { tenantId } = ctx
  await ctx.writer.write(tenantId, (tx) => {
    // Behind what is answered first: that it isn't there, or is of another version.
    const assertEmpty = async () => {
      if ((await run(tx, selectMember, { tenantId, id })).length === 0) return
      throw inUse(
        team.entity,
        'users are in it, inactive ones included; put them into another one, or into none, first'
      )
    }
    return writeOne(ctx, tx, team, { action: 'delete', id, ifMatch: ctx.ifMatch }, { deleteChildren: assertEmpty })
  })
  return { id, deleted: true }
}
