import type pg from 'pg'
import t from 'tap'
import { startService } from '../helper.ts'
import { kinds as importKinds, sheets } from '../import-export/sheets.ts'
import { watchQueries } from '../watch-queries.ts'
import { caller, kinds } from './kinds.ts'

// A large tenant where most are small, as tenants are. PostgreSQL makes a plan once for all of them, and must not read all
// that this one has because most have little. Judged by the records that it touches, those of foreign keys included.

const smallTenants = 3_000
const ofSmall = 3
const ofLarge = 6_000
/** What a request about one record may touch: it and those around it, far fewer than the tenant has. */
const mostOfOne = 200
/** Rows of an imported file, and what each may touch. */
const imported = 1_200
const mostOfRow = 20

/** Every connection that the service uses. */
const clients = new Set<pg.Client>()
watchQueries(t, (_text, client) => {
  if (!clients.has(client)) client.on('end', () => clients.delete(client))
  clients.add(client)
})

t.test('a large tenant among many small ones', async (t) => {
  const service = await startService(t)
  const { call, acme, db, sql } = service
  const act = caller(service)
  const [place] = await sql<{ pipelineId: string; stageId: string; later: string }>(
    `select pipeline_id as "pipelineId", min(id::text) as "stageId", max(id::text) as later from stages
      where tenant_id = $1 group by 1`,
    [acme.tenantId]
  )
  const { pipelineId = '', stageId = '', later = '' } = place ?? {}
  const client = await db.pool.connect()
  await fill(client, acme.tenantId, { pipelineId, stageId }).finally(() => client.release())

  const countTouched = async () => {
    await Promise.all([...clients].map((one) => one.query('select pg_stat_force_next_flush()')))
    const [found] = await sql<{ count: number }>(
      `select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_user_tables
        where relname in ('companies', 'contacts', 'deals', 'activities', 'changes')`
    )
    return found?.count ?? Number.NaN
  }
  const touches = async (what: string, most: number, work: () => Promise<{ status: number }>) => {
    const before = await countTouched()
    const { status } = await work()
    const touched = (await countTouched()) - before
    t.ok(status < 300 && touched <= most, `${what}: ${status}, ${touched} records`)
  }

  const links = { companyId: '', contactId: '', dealId: '', ownerId: acme.userId, pipelineId, stageId }
  for (const { entity, table, operations, least, texts, key } of kinds) {
    const found = await sql<{ id: string }>(
      `select id from ${table} where tenant_id = $1 order by id offset $2 limit 3`,
      [acme.tenantId, ofLarge / 2]
    )
    const [first = '', second = '', third = ''] = found.map(({ id }) => id)
    const { create, get, list, update, remove, bulk, upsert } = operations
    const params = { id: first }
    await touches(get, mostOfOne, () => act(get, { params }))
    await touches(list, mostOfOne, () => act(list, { query: { limit: 10 } }))
    await touches(update, mostOfOne, () => act(update, { params, body: { [texts.at(-1) ?? '']: 'other' } }))
    await touches(create, mostOfOne, () => act(create, { body: least('new', links) }))
    const items = Array.from({ length: 10 }, (_, n) => least(`bulk ${n}`, links))
    await touches(bulk, 10 * mostOfOne, () => act(bulk, { body: { items } }))
    if (upsert) {
      const body = { ...least('upserted', links), ...key?.of('upserted', links) }
      await touches(`${upsert}, new`, mostOfOne, () => act(upsert, { body }))
      await touches(`${upsert}, known`, mostOfOne, () => act(upsert, { body: { ...body, [texts[0] ?? '']: 'other' } }))
    }
    await touches(remove, mostOfOne, () => act(remove, { params: { id: third } }))
    links[`${entity}Id` as 'companyId'] = second
  }
  await touches('listChanges of one entity', mostOfOne, () =>
    call('listChanges', { query: { entity: 'deal', limit: 5 } })
  )
  const { dealId, contactId } = links
  await touches('moveDealStage', mostOfOne, () =>
    act('moveDealStage', { params: { id: dealId }, body: { stageId: later } })
  )
  const activity = { activityType: 'call' as const, subject: 'x', contactId, dealId }
  await touches('an activity of others', mostOfOne, () => call('createActivity', { body: activity }))

  const { importFile } = sheets(service)
  const numbers = Array.from({ length: imported }, (_, n) => n)
  const files: Record<(typeof importKinds)[number], string> = {
    companies: `name,domain\n${numbers.map((n) => `New ${n},new-${n}.example`).join('\n')}`,
    contacts: `first_name,last_name,email,company_name\n${numbers.map((n) => `A,B,new-${n}@e.test,New ${n}`).join('\n')}`,
    deals: `name,company_name,contact_email\n${numbers.map((n) => `Deal ${n},New ${n},new-${n}@e.test`).join('\n')}`,
    activities: `activity_type,subject,contact_email,deal_name\n${numbers.map((n) => `call,Talk,new-${n}@e.test,Deal ${n}`).join('\n')}`
  }
  for (const kind of importKinds) {
    await touches(`an import of ${kind}`, imported * mostOfRow, async () => {
      const result = await importFile(kind, files[kind])
      t.match(result, { imported, errors: [] })
      return { status: 200 }
    })
  }
})

/** Many tenants with a few records of each kind, and one with many; each record refers to those of its own number. */
async function fill(
  client: pg.PoolClient,
  tenantId: string,
  { pipelineId, stageId }: Record<'pipelineId' | 'stageId', string>
): Promise<void> {
  // The references are sound by construction; checking each would be most of the work.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into companies (tenant_id, id, name, name_key, domain, tags, created_at, updated_at)
      select tenant, gen_random_uuid(), 'Company ' || n, 'company ' || n, 'company-' || n || '.example', '{}', now(), now()
      from (select $1::uuid as tenant, $2::int as count
        union all select gen_random_uuid(), $3 from generate_series(1, $4::int)) as tenants, generate_series(1, count) as n`,
    [tenantId, ofLarge, ofSmall, smallTenants]
  )
  await client.query(
    `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, company_id, tags, lifecycle_stage,
        created_at, updated_at)
      select tenant_id, gen_random_uuid(), 'First', name, domain || '@e.test', domain || '@e.test', id, '{}', 'lead', now(), now()
      from companies`
  )
  await client.query(
    `insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, contact_id, company_id, status, created_at,
        updated_at)
      select tenant_id, gen_random_uuid(), $1, $2, 'Old ' || last_name, 'old ' || last_name, id, company_id, 'open', now(), now()
      from contacts`,
    [pipelineId, stageId]
  )
  await client.query(
    `insert into activities (tenant_id, id, activity_type, subject, status, priority, contact_id, company_id, deal_id,
        created_at, updated_at)
      select tenant_id, gen_random_uuid(), 'call', name, 'pending', 'normal', contact_id, company_id, id, now(), now() from deals`
  )
  // The log of the large one begins with nothing but companies.
  await client.query(
    `insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
      select tenant_id, 1000 + row_number() over (partition by tenant_id order by id), 'company', id, 'created', created_at, '{}'
      from companies`
  )
  await client.query('update tenant_clocks set sequence = 1000 + $2 where tenant_id = $1', [tenantId, ofLarge])
  await client.query('set session_replication_role = origin')
  await client.query('analyze')
}
