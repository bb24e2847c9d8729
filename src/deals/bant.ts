import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { deals } from '../db/schema.ts'
import { run } from '../db/statement.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { View } from '../records/record.ts'
import { valuesFor } from '../records/rows.ts'
import { getStatement } from '../records/statements.ts'
import { write } from '../records/write.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { deal } from './record.ts'

type Bant = Schemas['BantQualification']
type Inputs = Schemas['UpdateBantRequest']

const bant: { table: typeof deals; view: View<Bant> } = {
  table: deals,
  view: {
    budget: deals.budget,
    authority: deals.authority,
    need: deals.need,
    timeline: deals.timeline,
    budgetNotes: deals.budgetNotes,
    authorityNotes: deals.authorityNotes,
    needNotes: deals.needNotes,
    timelineNotes: deals.timelineNotes,
    totalScore: sql<number>`coalesce(${deals.bantScore}, 0)`,
    isQualified: deal.view.isBantQualified as SQL<boolean>
  }
}

const selectBant = getStatement(bant, 'deal_bant')

const notes = ['budgetNotes', 'authorityNotes', 'needNotes', 'timelineNotes'] as const
const scores = ['budget', 'authority', 'need', 'timeline'] as const

/** The qualification; all empty before the first one. */
export async function getBant(ctx: Context, id: string, fields?: string[]): Promise<Rendered<Bant>> {
  const select = fields ? getStatement(bant, undefined, fields) : selectBant
  const [found] = await run(ctx.db, select, valuesFor(ctx, { id }))
  if (!found) throw notFound(deal.entity)
  return render(found.json)
}

/** Replaces all eight inputs, and with them the deal's score. An update of the deal, with its change row and event. */
export async function updateBant(ctx: Context, id: string, body: Inputs): Promise<Rendered<Bant>> {
  const patch = Object.fromEntries([...scores, ...notes].map((input) => [input, body[input] ?? null]))
  const bantScore = scores.reduce((sum, score) => sum + (body[score] ?? 0), 0)
  const work = (tx: TenantTransaction) =>
    write(ctx, tx, deal, [{ action: 'update', id, patch: { ...patch, bantScore }, ifMatch: ctx.ifMatch }])
  const [written] = await ctx.writer.writeShared(ctx.tenantId, work)
  const totals = { totalScore: bantScore, isQualified: bantScore >= ctx.config.bantThreshold }
  return render(JSON.stringify({ ...patch, ...totals }), { isUnchanged: !written?.isChanged })
}
