import t from 'tap'
import { activitySheet } from '../../src/activities/sheet.ts'
import type { Executor } from '../../src/db/statement.ts'
import type { RecordScope } from '../../src/records/rows.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { startService } from '../support/start.ts'

// How PostgreSQL looks for duplicates among many records that are nearly the same: judged by the rows it touches.

const count = 5_000

type Node = {
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const skip = unlessOnCluster('the plans are those of one server')

t.test('The index of activities’ duplicates distinguishes activities of one subject', { skip }, async (t) => {
  const { acme, globex, db, sql } = await startService(t)
  const client = await db.pool.connect()
  t.teardown(() => client.release(true))
  const query: Executor['query'] = async (statement) => (await client.query(statement)).rows
  // The references are anybody's.
  await query({ text: 'set session_replication_role = replica' })
  const fill = (tenantId: string) =>
    query({
      text: `insert into activities (tenant_id, id, activity_type, subject, status, priority, created_at, updated_at,
          scheduled_at, contact_id, company_id, deal_id)
        select $1, gen_random_uuid(), 'call', 'Follow-up', 'pending', 'normal', now(), now(),
          case n % 4 when 0 then '2026-01-01'::timestamptz + n * interval '1 minute' end,
          case n % 4 when 1 then gen_random_uuid() end, case n % 4 when 2 then gen_random_uuid() end, case n % 4 when 3 then gen_random_uuid() end
        from generate_series(1, $2::int) n`,
      values: [tenantId, count]
    })
  await fill(acme.tenantId)
  await fill(globex.tenantId)

  const there = await sql<Record<string, string | null>>(
    `select scheduled_at as "scheduledAt", contact_id as "contactId", company_id as "companyId", deal_id as "dealId"
      from activities where tenant_id = $1 order by id limit 40`,
    [acme.tenantId]
  )
  const common = { activityType: 'call', subject: 'Follow-up' }
  const known = there.map((row) => ({ ...row, ...common }))
  const unknown = there.map((row) => ({ ...row, ...common, activityType: 'note' }))
  const others = known.map((row, n) => ({ ...row, dealId: globex.tenantId, scheduledAt: `2020-01-${10 + (n % 20)}` }))

  let sent: Parameters<Executor['query']>[0] | undefined
  const executor: Executor = {
    query: async (statement) => {
      sent = statement
      return query(statement)
    }
  }
  // What an import gathers, and what autovacuum does.
  for (const statistics of ['analyze activities (tenant_id, subject)', 'analyze activities']) {
    await query({ text: statistics })
    const taken = await activitySheet.findTaken({ tenantId: acme.tenantId } as RecordScope, executor, [
      ...known,
      ...unknown,
      ...others
    ])
    t.same(taken, new Set(known.map((row) => activitySheet.identify(row)?.key)), statistics)

    const { text, values = [] } = sent as NonNullable<typeof sent>
    const [plan] = await query<{ 'QUERY PLAN': { Plan: Node }[] }>({
      text: `explain (analyze, format json) ${text}`,
      values
    })
    const scans = flatten(plan?.['QUERY PLAN'][0]?.Plan as Node).filter(
      (node) => node['Relation Name'] === 'activities'
    )
    t.match(scans, [{ 'Index Name': 'activities_identity' }], statistics)
    const touched = scans.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'], 0)
    t.ok(touched <= unknown.length, `${statistics}: ${touched} records that were none of those`)
  }
})

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}
