import { getTableName } from 'drizzle-orm'
import t, { type Test } from 'tap'
import { activity } from '../../src/activities/record.ts'
import { company } from '../../src/companies/record.ts'
import { contact } from '../../src/contacts/record.ts'
import type { Context } from '../../src/contract.ts'
import type { Executor } from '../../src/db/client.ts'
import { deal } from '../../src/deals/record.ts'
import { list } from '../../src/records/list.ts'
import type { AnyRecordKind } from '../../src/records/record.ts'
import { startService } from '../helper.ts'

// How PostgreSQL goes about each list on a tenant with many records: straight along an index, and no further than the
// page is long. Judged by the rows it touches, not by the clock.

const rows = Number(process.env.PLAN_ROWS ?? 30_000)
const page = 100
const largeTables = ['companies', 'contacts', 'deals', 'activities']

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

t.test('on a tenant with many records, beside others', async (t) => {
  const service = await startService(t)
  const { acme, globex, config } = service
  const client = await service.db.pool.connect()
  t.teardown(() => client.release(true))
  const query: Executor['query'] = async (statement) => (await client.query(statement)).rows
  await query({ text: 'set statement_timeout = 0' })
  // The references are sound by construction; checking each would be half of the work.
  await query({ text: 'set session_replication_role = replica' })
  await seed(query, acme.tenantId, rows)
  await seed(query, globex.tenantId, rows / 5)
  await query({ text: 'analyze companies, contacts, deals, activities, users, pipelines, stages' })
  const [ids] = await query<Record<string, string>>({
    text: `select (array_agg(id order by id))[1] as first, (array_agg(id order by id))[2] as second,
      (array_agg(id order by id))[40] as some from companies where tenant_id = $1`,
    values: [acme.tenantId]
  })
  const { first = '', second = '', some = '' } = ids ?? {}
  const nobody = acme.tenantId

  /** Common values of each filter, and rare ones. */
  const values: Record<string, Record<string, string[]>> = {
    company: { domain: ['company-77.example', 'no such'], industry: ['Retail', 'Beekeeping'] },
    contact: {
      email: ['contact-77@e.test', 'nobody@e.test'],
      lifecycleStage: ['lead', 'evangelist', 'other'],
      companyId: [some, nobody]
    },
    deal: {
      status: ['open', 'lost'],
      pipelineId: [first, second, nobody],
      stageId: [first, nobody],
      companyId: [some, nobody],
      contactId: [some, nobody]
    },
    activity: {
      activityType: ['call', 'note', 'email'],
      status: ['completed', 'cancelled'],
      contactId: [some, nobody],
      companyId: [some, nobody],
      dealId: [some, nobody]
    }
  }

  /** The statement that a list sends, and how it has it planned: for its values, or once for all (db/client.ts). */
  const capture = async (kind: AnyRecordKind, wanted: Record<string, unknown>) => {
    const sent: { name?: string; text: string; values?: unknown[] }[] = []
    const db = {
      query: async (statement: (typeof sent)[number]) => {
        sent.push(statement)
        return [{ json: '[]', rowCount: 0 }]
      },
      transaction: (work: (tx: unknown) => Promise<unknown>) => work(db)
    }
    const ctx = { tenantId: acme.tenantId, config, db } as unknown as Context
    await list(ctx, kind, { limit: page, offset: 0, count: false, ...wanted })
    const { text = '', values: filled = [] } = sent.at(-1) ?? {}
    const isPlannedForValues = sent.some((statement) => statement.text.includes('force_custom_plan'))
    return { text, filled, mode: isPlannedForValues ? 'force_custom_plan' : 'force_generic_plan' }
  }

  for (const kind of [company, contact, deal, activity] as AnyRecordKind[]) {
    const table = getTableName(kind.table)
    const [times] = await query<Record<string, string>>({
      text: `select ${[0, 0.5, 0.999].map((share) => `${place(share)} as "${share}"`)} from ${table} where tenant_id = $1`,
      values: [acme.tenantId]
    })
    const filters = { ownerId: [first, nobody], ...values[kind.entity] }
    const filtered = Object.entries(filters).flatMap(([name, some]) => some.map((value) => ({ [name]: value })))
    const since = Object.values(times ?? {}).map((updatedSince) => ({ updatedSince }))
    const judge = async (t: Test, wanted: Record<string, unknown>, most: number) => {
      const { text, filled, mode } = await capture(kind, wanted)
      const wrong = complaints(await explain(query, text, filled, mode), most)
      if (wrong.length > 0) t.fail(`${JSON.stringify(wanted)} with ${mode} ${wrong.join(', ')}`)
    }

    t.test(`each filter of ${table} is put to the test`, async (t) => {
      t.same(Object.keys(filters).sort(), Object.keys(kind.filters).sort())
    })

    t.test(`a list of ${table} touches a page of rows, in their order and since any time`, async (t) => {
      for (const wanted of [{}, ...since]) {
        for (const offset of [0, page, 40 * page]) await judge(t, { ...wanted, offset }, offset + page)
      }
    })

    t.test(`a list of ${table} touches a page of rows with every filter`, async (t) => {
      for (const wanted of filtered) {
        for (const offset of [0, page]) await judge(t, { ...wanted, offset }, offset + page)
      }
    })

    t.test(`a list of ${table} touches few more with a filter and a time`, async (t) => {
      for (const wanted of filtered) {
        for (const one of since) await judge(t, { ...wanted, ...one }, 20 * page)
      }
    })
  }
})

async function explain(query: Executor['query'], text: string, values: unknown[], mode: string): Promise<Node> {
  await query({ text: `set plan_cache_mode = ${mode}` })
  await query({ text: `prepare list as ${text}` })
  const literals = values.map((value) => `'${String(value).replaceAll("'", "''")}'`).join(', ')
  const [answer] = await query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `explain (analyze, timing off, format json) execute list (${literals})`
  })
  await query({ text: 'deallocate list' })
  if (!answer) throw new Error('explain answers one row')
  return answer['QUERY PLAN'][0].Plan
}

/** What a plan does beyond touching so many rows. */
function complaints(node: Node, most: number): string[] {
  const found: string[] = []
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Plans: children = [] } = node
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const touched = (node['Actual Rows'] + removed) * node['Actual Loops']
  if (type === 'Seq Scan' && largeTables.includes(table)) found.push(`reads ${table} from end to end`)
  // Reading a table of one page costs no more than looking into its index.
  const isOnePage = type === 'Seq Scan' && !largeTables.includes(table)
  if (type.endsWith('Scan') && !isOnePage && touched > most)
    found.push(`${type} ${index || table} touches ${touched} rows`)
  if (type === 'Sort') {
    const sorted = children.reduce((sum, child) => sum + child['Actual Rows'] * child['Actual Loops'], 0)
    if (sorted > most) found.push(`sorts ${sorted} rows`)
  }
  return [...found, ...children.flatMap((child) => complaints(child, most))]
}

function place(share: number): string {
  return `to_char(percentile_disc(${share}) within group (order by updated_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/**
 * Fills the four tables set by set. An id is a UUIDv7 of created_at's own millisecond (src/db/schema.ts); records of
 * different tables share it, which is as good as any.
 */
async function seed(query: Executor['query'], tenantId: string, count: number): Promise<void> {
  await query({ text: numbered, values: [tenantId, count] })
  await query({ text: 'analyze pg_temp.numbered' })
  for (const text of inserts) await query({ text, values: [tenantId] })
  await query({ text: 'drop table pg_temp.numbered' })
}

const numbered = `
  create temp table numbered as
  select n, made_at,
    made_at + interval '200 days' + (n::bigint * 7919 % 10007) * interval '1 second' as changed_at,
    (lpad(to_hex((extract(epoch from made_at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8'
      || substr(hash, 4, 15))::uuid as id,
    case when n % 7 > 0 then 1 + n::bigint * 17 % ($2::int / 10) end as one,
    case when n % 11 > 0 then 1 + n::bigint * 23 % ($2::int / 10) end as two
  from (select n, timestamptz '2025-01-01 00:00:00Z' + n * interval '97 seconds' as made_at, md5($1::text || n) as hash
    from generate_series(1, $2::int) as n) as drawn`

/** Each record has an owner but for one in five, and refers to two others of the first tenth, but for some. */
const source = `(
  select numbered.*, one.id as one_id, two.id as two_id, made_at as created_at, changed_at as updated_at,
    case when n % 5 > 0 then owners.ids[1 + n % 3] end as owner_id, owners.ids
  from numbered left join (select n as one, id from numbered) as one using (one)
    left join (select n as two, id from numbered) as two using (two),
    (select array_agg(id order by n) as ids from numbered where n <= 12) as owners) as source`

const inserts = [
  `insert into users (tenant_id, id, email, email_key, name, role, is_active, password_hash, created_at, updated_at)
    select $1, id, n || '@e.test', n || '@e.test', 'User ' || n, 'viewer', true, '', created_at, updated_at
    from ${source} where n <= 3`,
  `insert into pipelines (tenant_id, id, name, is_default, created_at, updated_at)
    select $1, id, 'P', false, created_at, updated_at from ${source} where n <= 2`,
  `insert into stages (tenant_id, id, pipeline_id, name, position, probability, created_at, updated_at)
    select $1, id, ids[1 + n % 2], 'S', n, 0, created_at, updated_at from ${source} where n <= 12`,
  `insert into companies (tenant_id, id, name, name_key, domain, industry, description, tags, owner_id, created_at, updated_at)
    select $1, id, 'Company ' || n, 'company ' || n, 'company-' || n || '.example',
      case when n % 997 = 0 then 'Beekeeping' when n % 9 > 0 then (array['Software', 'Retail', 'Energy'])[1 + n % 3] end,
      repeat('Made up for the planner. ', 4), '{}', owner_id, created_at, updated_at from ${source}`,
  `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, company_id, lifecycle_stage, tags, owner_id,
      created_at, updated_at)
    select $1, id, 'First', 'Last ' || n, 'contact-' || n || '@e.test', 'contact-' || n || '@e.test', one_id,
      case when n % 997 = 0 then 'evangelist' when n % 3 = 0 then 'customer' else 'lead' end, '{}', owner_id,
      created_at, updated_at from ${source}`,
  `insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, contact_id, company_id, value, currency, status,
      owner_id, created_at, updated_at)
    select $1, id, ids[1 + (1 + n % 12) % 2], ids[1 + n % 12], 'Deal ' || n, 'deal ' || n, one_id, two_id, n, 'EUR',
      case when n % 97 = 0 then 'lost' when n % 4 = 0 then 'won' else 'open' end, owner_id, created_at, updated_at
    from ${source}`,
  `insert into activities (tenant_id, id, activity_type, subject, status, priority, contact_id, company_id, deal_id,
      owner_id, created_at, updated_at)
    select $1, id, case when n % 499 = 0 then 'note' else 'call' end, 'Subject ' || n,
      case when n % 97 = 0 then 'cancelled' when n % 3 = 0 then 'pending' else 'completed' end, 'normal', one_id, two_id,
      one_id, owner_id, created_at, updated_at from ${source}`
]
