import type { Operations, Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { eq, type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { deals, stages, users } from '../db/schema.ts'
import { run, seenStatement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { type Rendered, render } from '../handler-results.ts'

type Query = Operations['getDealSummary']['query']
type Grouping = Query['groupBy']

/** What deals are grouped by (`key` of the rows that are added up), and how a group is shown and ordered. */
const groupings: Record<Grouping, { by: SQL; group: SQL; name: SQL; order: SQL }> = {
  stage: {
    by: sql`${deals.stageId}`,
    group: sql`key`,
    name: sql`(select ${stages.name} from ${stages} where ${mine(stages, sql`${stages.id} = key`)})`,
    order: sql`(select ${stages.position} from ${stages} where ${mine(stages, sql`${stages.id} = key`)})`
  },
  owner: {
    by: sql`${deals.ownerId}`,
    group: sql`key`,
    name: sql`(select ${users.name} from ${users} where ${mine(users, sql`${users.id} = key`)})`,
    order: sql`public.crm_fold((select ${users.name} from ${users} where ${mine(users, sql`${users.id} = key`)})) collate "C"`
  },
  // Sessions are in UTC.
  month: {
    by: sql`date_trunc('month', ${deals.expectedCloseDate})`,
    group: sql`to_char(key, 'YYYY-MM')`,
    name: sql`to_char(key, 'YYYY-MM')`,
    order: sql`key`
  },
  status: { by: sql`${deals.status}`, group: sql`key`, name: sql`key`, order: sql`key` }
}

const filters = { pipelineId: deals.pipelineId, ownerId: deals.ownerId, status: deals.status }

type Shape = { groupBy: Grouping; wanted: (keyof typeof filters)[]; fields: string[] | undefined }

/** Deals counted and added up by group and currency. Sums are numeric, so that they are exact. */
export async function summarizeDeals(
  ctx: Context,
  query: Query,
  fields?: string[]
): Promise<Rendered<Schemas['DealSummaryRow'][]>> {
  const wanted = (Object.keys(filters) as Shape['wanted']).filter((name) => query[name] !== undefined)
  const shape = { groupBy: query.groupBy, wanted, fields }
  const select = preparedByShape('deal_summary', JSON.stringify(shape), () => summaryStatement(shape))
  const [found] = await run(ctx.db, select, { ...query, tenantId: ctx.tenantId, sees: ctx.sees })
  return render(found?.json ?? '[]')
}

function summaryStatement({ groupBy, wanted, fields }: Shape) {
  const { by, group, name, order } = groupings[groupBy]
  const shown: Record<keyof Schemas['DealSummaryRow'], SQL> = {
    ...{ group, name, currency: sql`currency`, count: sql`count` },
    value: sql`trim_scale(value)`,
    weightedValue: sql`trim_scale(weighted * 0.01)`
  }
  const conditions = wanted.map((filter) => eq(filters[filter], sql.placeholder(filter)))
  return seenStatement<{ json: string }>(
    undefined,
    sql`select coalesce(json_agg(row), '[]') as json from (
      select ${selectList(shown, fields)}
      from (
        select ${by} as key, ${deals.currency} as currency, count(*)::int as count, coalesce(sum(${deals.value}), 0) as value,
          coalesce(sum(${deals.value} * ${deals.probability}), 0) as weighted
        from ${deals} where ${mine(deals, ...conditions)} group by 1, 2) as sums
      order by ${order}, key, currency) as row`
  )
}
