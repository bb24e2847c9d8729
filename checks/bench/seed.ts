import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/client.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { copiedTables, type Facts } from './works.ts'

/** Tenants beside the one under load, and how many records each of them has for one of its own. */
const otherTenants = 4
const otherShare = 1 / 20

/** Companies of the ten pages that are read. */
const pagesOfCompanies = 1_000

/** Deals, and companies, for each contact. */
const dealsPerContact = 25

/**
 * Fills an empty database: `rows` companies and as many deals for the tenant under load, fewer for others, and copies for
 * the floor.
 */
export async function seed(url: string, rows: number): Promise<Facts> {
  await migrateDatabase(url, { prepareQueue })
  const db = openDatabase(url, 1, () => {})
  const config = readConfig({})
  const query = <Row extends object>(text: string, values: unknown[] = []) => db.query<Row>({ text, values })
  const fill = async ({ tenantId, userId }: NewTenant, count: number) => {
    await query(insertCompanies, [tenantId, count, userId])
    await query(insertContacts, [tenantId, Math.ceil(count / dealsPerContact), userId])
    await query(insertDeals, [tenantId, count, userId])
  }
  try {
    await query('set statement_timeout = 0')
    const tenant = await createTenant(db, config, { subdomain: 'bench', name: 'Bench', email: 'admin@bench.example' })
    await fill(tenant, rows)
    for (let n = 1; n <= otherTenants; n++) {
      const other = await createTenant(db, config, {
        subdomain: `other-${n}`,
        name: `Other ${n}`,
        email: `a@other-${n}.example`
      })
      await fill(other, Math.ceil(rows * otherShare))
    }
    await query(setClocks)
    for (const table of copiedTables) {
      await query(`create table floor_${table} (like ${table} including all)`)
      await query(`insert into floor_${table} select * from ${table}`)
    }
    // Numbers of the floor's changes, which have no gaps to avoid.
    await query('create sequence floor_sequence start 1000000000')
    await query('vacuum (analyze)')
    // Otherwise the first round after it would pay for writing the seed to disk.
    await query('checkpoint')
    const { tenantId } = tenant
    const select = async (what: string) =>
      (await query<{ id: string }>(`select id from ${what}`, [tenantId])).map(({ id }) => id)
    const draw = (table: string) => select(`${table} where tenant_id = $1 order by random() limit 1000`)
    const ids = { companies: await draw('companies'), deals: await draw('deals') }
    const stageIds = await select('stages where tenant_id = $1 order by position')
    const times = await query<{ time: string }>(selectTimes, [tenantId, 1 - pagesOfCompanies / rows])
    return { tenant, ids, stageIds, updatedAt: times.map(({ time }) => time) }
  } finally {
    await db.close()
  }
}

// An id is a UUIDv7 of created_at's own millisecond (db/schema.ts): a random UUID gives its last 76 bits. Each record was
// changed once since, in an order that only roughly follows that of the ids.
const numbered = `
  drawn as (
    select n, replace(gen_random_uuid()::text, '-', '') as random,
      date_trunc('milliseconds', now()) - interval '400 days' + n * interval '97 seconds' as created_at,
      row_number() over (order by n + random() * $2::int / 4) as nth_change
    from generate_series(1, $2::int) as n),
  numbered as (
    select n, (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' || substr(random, 14))::uuid as id,
      created_at, date_trunc('milliseconds', now()) - interval '200 days' + nth_change * interval '101 seconds' as updated_at
    from drawn)`

/** The tenant's records of a table, numbered from 1. */
const nth = (table: string, order = 'id') =>
  `(select *, row_number() over (order by ${order}) as n from ${table} where tenant_id = $1::uuid)`

const insertCompanies = `
  with ${numbered}
  insert into companies (tenant_id, id, name, name_key, domain, industry, description, employee_count, annual_revenue, phone,
    website, network_url, address, city, state, country, postal_code, tags, notes, owner_id, created_at, updated_at)
  select $1::uuid, id, 'Company ' || n, 'company ' || n, 'company-' || n || '.example',
    (array['Software', 'Retail', 'Logistics', 'Energy', 'Health'])[1 + n % 5],
    'Number ' || n || ' of the companies that this benchmark works with; nobody has ever bought from it.',
    n % 5000, n % 1000000 + 0.5, '+49 30 ' || 1000000 + n, 'https://company-' || n || '.example/',
    'https://network.example/company/' || n, n || ' Main Street', 'Springfield', 'Oregon', 'USA', lpad((n % 99999)::text, 5, '0'),
    array['customer', 'tier-' || n % 3], case when n % 3 = 0 then 'Met at the fair; wants an offer next quarter.' end,
    case when n % 2 = 0 then $3::uuid end, created_at, updated_at
  from numbered order by n`

const insertContacts = `
  with ${numbered}
  insert into contacts (tenant_id, id, first_name, last_name, email, email_key, phone, title, company_id, city, country,
    lifecycle_stage, lead_source, tags, owner_id, created_at, updated_at)
  select $1::uuid, numbered.id, 'First' || n, 'Last' || n, 'Person' || n || '@example.test', 'person' || n || '@example.test',
    '+49 30 ' || 1000000 + n, 'Head of Sales', company.id, 'Berlin', 'Germany',
    (array['lead', 'opportunity', 'customer'])[1 + n % 3], 'fair', array['customer', 'tier-' || n % 3],
    case when n % 2 = 0 then $3::uuid end, numbered.created_at, numbered.updated_at
  from numbered left join ${nth('companies')} as company using (n) order by n`

// Four of five deals are open; nine of ten have a contact, four of five a company, half an owner, a third a BANT score.
const insertDeals = `
  with ${numbered}, people as (select count(*) from contacts where tenant_id = $1::uuid)
  insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, contact_id, company_id, value, currency, probability,
    expected_close_date, actual_close_date, status, notes, owner_id, budget, authority, need, timeline, bant_score,
    created_at, updated_at)
  select $1::uuid, numbered.id, stage.pipeline_id, stage.id, 'Deal ' || numbered.n, lower(trim('Deal ' || numbered.n)),
    contact.id, company.id, numbered.n % 1000000 + 0.5, 'USD',
    case status when 'won' then 100 when 'lost' then 0 else numbered.n % 100 end, numbered.created_at + interval '60 days',
    case when status <> 'open' then numbered.created_at + interval '50 days' end, status,
    case when numbered.n % 3 = 0 then 'Met at the fair; wants an offer next quarter.' end,
    case when numbered.n / 2 % 2 = 0 then $3::uuid end, rating, rating, rating, rating, 4 * rating,
    numbered.created_at, numbered.updated_at
  from numbered
    cross join people
    cross join lateral (select case numbered.n % 10 when 3 then 'won' when 7 then 'lost' else 'open' end as status,
      case when numbered.n % 3 = 1 then numbered.n % 26 end as rating) as closing
    join ${nth('stages', 'position')} as stage on stage.n = 1 + numbered.n / 10 % 5
    left join ${nth('contacts')} as contact on numbered.n % 10 <> 0 and contact.n = 1 + numbered.n % people.count
    left join ${nth('companies')} as company on numbered.n % 5 <> 0 and company.n = 1 + numbered.n::bigint * 7 % $2::int
  order by numbered.n`

const setClocks = `
  update tenant_clocks as counter set sequence = counter.sequence + records.count,
    changed_at = greatest(counter.changed_at, records.latest)
  from (select tenant_id, count(*), max(updated_at) as latest
    from (select tenant_id, updated_at from companies union all select tenant_id, updated_at from contacts
      union all select tenant_id, updated_at from deals) as record group by tenant_id) as records
  where records.tenant_id = counter.tenant_id`

// The first one, one of the middle and one of the end. The contract's form of a time, which the floor's driver and the service
// both read; just before that company's own.
const selectTimes = `
  select to_char(percentile_disc($2::float8 * share) within group (order by updated_at) - interval '1 ms',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
  from companies, unnest(array[0, 0.5, 1]) as share where tenant_id = $1 group by share`
