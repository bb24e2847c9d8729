import type { Operations, Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { eq, type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { apiKeys, apiKeyUsage } from '../db/schema.ts'
import { runOne, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { apiKey } from './record.ts'

type Usage = Schemas['ApiKeyUsage']
type Page = { json: string; rowCount: number; isKnown: boolean; total?: number }

/** The properties of an entry, in the contract's order. */
const columns: Record<keyof Usage, SQL> = {
  day: sql`used.day`,
  operationId: sql`used.operation_id`,
  count: sql`used.count`,
  errors: sql`used.errors`,
  rateLimited: sql`used.rate_limited`
}

/** What a key was used for in the last days, today included: by day and operation. 404 where the tenant has no such key. */
export async function listUsage(
  { db, tenantId }: Context,
  id: string,
  { days, limit, offset, count }: Operations['listApiKeyUsage']['query'],
  fields = Object.keys(columns)
): Promise<Rendered<Usage[]>> {
  const shape = JSON.stringify([fields, count])
  const select = preparedByShape('key_usage', shape, () => usageStatement(fields, count))
  const page = await runOne(db, select, { tenantId, id, days, limit, offset })
  if (!page.isKnown) throw notFound(apiKey.entity)
  return render(page.json, { page: { isFull: page.rowCount === limit, total: page.total } })
}

/** One key has at most some thousand rows. */
function usageStatement(fields: string[], withTotal: boolean): Statement<Page> {
  const id = sql`${sql.placeholder('id')}::uuid`
  const isIts = mine(
    apiKeyUsage,
    sql`${apiKeyUsage.keyId} = ${id}`,
    sql`${apiKeyUsage.day} > current_date - ${sql.placeholder('days')}::int`
  )
  const total = withTotal ? sql`, (select count(*)::int from used) as total` : sql``
  return statement<Page>(
    undefined,
    sql`with used as materialized (
        select ${apiKeyUsage.day}, ${apiKeyUsage.operationId}, sum(${apiKeyUsage.count}) as count, sum(${apiKeyUsage.errors}) as errors,
          sum(${apiKeyUsage.rateLimited}) as rate_limited
        from ${apiKeyUsage} where ${isIts} group by ${apiKeyUsage.day}, ${apiKeyUsage.operationId})
      select coalesce(json_agg(entry order by number), '[]') as json, count(*)::int as "rowCount",
        exists (select from ${apiKeys} where ${mine(apiKeys, eq(apiKeys.id, sql.placeholder('id')))}) as "isKnown"${total}
      from (select row_number() over () as number, (select entry from (select ${selectList(columns, fields)}) as entry) as entry
        from (select * from used order by day desc, count desc, operation_id
          limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}) as used) as page`
  )
}
