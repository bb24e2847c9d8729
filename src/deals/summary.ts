import type { Operations, Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { listOf, selectList } from '../db/lists.ts'
import { deals } from '../db/schema.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import { type Rendered, render } from '../handler-results.ts'
import { findGroups } from '../search/aggregate.ts'
import { groupsOf } from '../search/aggregate-statement.ts'
import type { PagePlan } from '../search/page-plan.ts'
import type { Condition } from '../search/query.ts'
import type { Group } from '../search/read-aggregate.ts'
import { deal } from './record.ts'

type Query = Operations['getDealSummary']['query']
type Row = Schemas['DealSummaryRow']

const groups: Record<Query['groupBy'], Group> = {
  stage: { name: 'stageId' },
  owner: { name: 'ownerId' },
  month: { name: 'expectedCloseDate', period: 'month' },
  status: { name: 'status' }
}

const filters = ['pipelineId', 'ownerId', 'status'] as const

/** Deals counted and added up by group and currency, as they are or were. Sums are numeric, so that they are exact. */
export async function summarizeDeals(ctx: Context, query: Query, fields?: string[]): Promise<Rendered<Row[]>> {
  const wanted = filters.filter((name) => query[name] !== undefined)
  const conditions = wanted.map((name, number): Condition => ({ name, op: 'is', value: String(query[name]), number }))
  const { found, asOf } = await findGroups(
    ctx,
    deal,
    { conditions, words: [] },
    {
      purpose: 'summary',
      shape: JSON.stringify([query.groupBy, fields]),
      values: { timeZone: 'UTC' },
      make: (plan) => summaryStatement(plan, query.groupBy, fields),
      isBounded: false
    }
  )
  return render(found.json, { asOfSequence: asOf })
}

function summaryStatement(
  plan: PagePlan,
  by: Query['groupBy'],
  fields?: string[]
): Statement<{ json: string }, SeenScope> {
  const asked = {
    groups: [groups[by], { name: 'currency', isExact: true }],
    measures: [{ op: 'sum' as const, name: 'value' }]
  }
  const weighted = { sum: sql`${deals.value} * ${deals.probability}`, as: 'weighted' }
  const { parts, groups: all } = groupsOf(plan, asked, [weighted])
  const [part] = parts
  if (!part) throw new Error('a summary has groups')
  const shown: Record<keyof Row, SQL> = {
    ...{ group: part.shown, name: part.name ?? part.shown, currency: sql`group1`, count: sql`count` },
    ...{ value: sql`trim_scale(measure0)`, weightedValue: sql`trim_scale(weighted * 0.01)` }
  }
  // Words are in the order of the alphabet here, stages of one position in that of their ids.
  const order = by === 'status' ? [part.shown] : part.order.slice(0, 1)
  return seenStatement(
    undefined,
    sql`${all} select coalesce(json_agg(row), '[]') as json from (
        select ${selectList(shown, fields)} from groups order by ${listOf(order)}, group0, group1) as row`
  )
}
