import t from 'tap'
import { startService } from '../helper.ts'
import { watchQueries } from '../watch-queries.ts'
import { kinds, sheets } from './sheets.ts'

// How PostgreSQL goes about an export's pages: judged by the rows it touches.

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** The statements of pages, as the driver gets them. */
const pages: string[] = []
watchQueries(t, (text) => {
  const [, select] = /^copy \((.*)\) to stdout/s.exec(text) ?? []
  if (select) pages.push(select)
})

t.test('an export reads nothing of another tenant, however much that has', async (t) => {
  const service = await startService(t)
  const { acme, globex, db, sql } = service
  const client = await db.pool.connect()
  t.teardown(() => client.release(true))
  // The references are sound by construction; checking each would be most of the work.
  await client.query('set session_replication_role = replica')
  const fill = (tenantId: string, count: number) =>
    client.query(
      `with company as (
          insert into companies (tenant_id, id, name, name_key, tags, created_at, updated_at)
          select $1::uuid, gen_random_uuid(), 'Company ' || n, 'company ' || n, '{}', now(), now() from generate_series(1, $2::int) n
          returning id, name),
        contact as (
          insert into contacts (tenant_id, id, first_name, last_name, company_id, tags, lifecycle_stage, created_at, updated_at)
          select $1::uuid, gen_random_uuid(), 'First', name, id, '{}', 'lead', now(), now() from company returning id, company_id),
        stage as (select id, pipeline_id from stages where tenant_id = $1 limit 1),
        deal as (
          insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, contact_id, company_id, status, created_at,
            updated_at)
          select $1::uuid, gen_random_uuid(), pipeline_id, stage.id, 'Deal', 'deal', contact.id, company_id, 'open', now(), now()
          from contact, stage returning id, contact_id, company_id)
        insert into activities (tenant_id, id, activity_type, subject, status, priority, contact_id, company_id, deal_id,
          created_at, updated_at)
        select $1::uuid, gen_random_uuid(), 'call', 'Talk', 'pending', 'normal', contact_id, company_id, id, now(), now() from deal`,
      [tenantId, count]
    )
  const [ownCount, othersCount] = [1_000, 10_000]
  await fill(acme.tenantId, ownCount)
  await fill(globex.tenantId, othersCount)
  await sql('analyze companies, contacts, deals, activities')

  const { exportFile } = sheets(service)
  for (const kind of kinds) {
    pages.length = 0
    await exportFile(kind, acme.reader)
    for (const select of new Set(pages)) {
      const [plan] = await sql<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, format json) ${select}`)
      for (const node of flatten(plan?.['QUERY PLAN'][0]?.Plan as Node)) {
        if (!node['Relation Name']) continue
        const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        t.ok(touched <= ownCount, `${kind}: ${Math.round(touched)} rows of ${node['Relation Name']}`)
      }
    }
  }
})

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}
