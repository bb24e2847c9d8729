import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/client.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { copiedTables, type Facts } from './works.ts'

/** Records of each kind that a small tenant has, and tenants of that size beside the one under load for its own records. */
const ofSmall = 20
const smallShare = 1 / 100

/** Companies of the ten pages that are read. */
const pagesOfCompanies = 1_000

/**
 * Fills an empty database past the service: `rows` companies, contacts, deals and activities for the tenant under load, a few
 * each for small tenants, and copies for the floor to write to. With `customCount` another tenant has as many records as the one under
 * load, each with values of so many custom properties.
 */
export async function seed(url: string, rows: number, customCount = 0): Promise<Facts & { custom?: Facts }> {
  await migrateDatabase(url, { prepareQueue })
  const db = openDatabase(url, 1, () => {})
  const query = <Row extends object>(text: string, values: unknown[] = []) => db.query<Row>({ text, values })
  try {
    await query('set statement_timeout = 0')
    const request = { subdomain: 'bench', name: 'Bench', email: 'admin@bench.example' }
    const tenant = await createTenant(db, readConfig({}), request)
    const other = customCount > 0 && (await createTenant(db, readConfig({}), { ...request, subdomain: 'custom' }))
    // The references of the tenant are sound by construction; checking each would be half of the work. What the small ones'
    // refer to isn't there.
    await query('set session_replication_role = replica')
    const small = '(select gen_random_uuid() from generate_series(1, $1::int))'
    await query(numberRecords(small, ofSmall), [Math.ceil(rows * smallShare)])
    for (const { tenantId } of [tenant, ...(other ? [other] : [])]) {
      await query(`insert into numbered ${selectNumbered('(select $1::uuid)', rows)}`, [tenantId])
    }
    for (const text of inserts) await query(text)
    if (other) for (const [text, values] of customValues(other.tenantId, customCount)) await query(text, values)
    await query('set session_replication_role = origin')
    for (const table of copiedTables) {
      await query(`create table floor_${table} (like ${table} including all)`)
      await query(`insert into floor_${table} select * from ${table}`)
    }
    // Numbers of the floor's changes, which have no gaps to avoid.
    await query('create sequence floor_sequence start 1000000000')
    await query('vacuum (analyze)')
    // Otherwise the first round after it would pay for writing the seed to disk.
    await query('checkpoint')
    const factsOf = async (tenant: NewTenant): Promise<Facts> => {
      const select = async (what: string, values: unknown[] = []) =>
        (await query<{ found: string }>(`select ${what}`, [tenant.tenantId, ...values])).map(({ found }) => found)
      const draw = (table: string) =>
        select(`id as found from ${table} where tenant_id = $1 order by random() limit 1000`)
      return {
        tenant,
        ids: { companies: await draw('companies'), deals: await draw('deals') },
        stageIds: await select('id as found from stages where tenant_id = $1 order by position'),
        updatedAt: await select(times, [1 - pagesOfCompanies / rows])
      }
    }
    return { ...(await factsOf(tenant)), ...(other && { custom: await factsOf(other) }) }
  } finally {
    await db.close()
  }
}

const numberRecords = (tenants: string, count: number) =>
  `create temp table numbered as ${selectNumbered(tenants, count)}`

// An id is a UUIDv7 of created_at's own millisecond; records of different tables share it. Each record was changed once since, in
// an order that only roughly follows that of the ids.
const selectNumbered = (tenants: string, count: number) =>
  `select tenant, n, made_at, made_at + n * 7919::bigint % 1009 * interval '97 seconds' as changed_at,
    (lpad(to_hex((extract(epoch from made_at) * 1000)::bigint), 12, '0') || '7'
      || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid as id
    from (select tenant, n, timestamptz '2025-01-01' + n * interval '97 seconds' as made_at,
      md5(tenant::text || n) as hash from ${tenants} as tenants (tenant), generate_series(1, ${count}) as n) as drawn`

const owner = '(select users.id from users where users.tenant_id = tenant limit 1)'

const inserts = [
  `insert into companies (tenant_id, id, name, name_key, domain, industry, description, employee_count, annual_revenue, phone,
      website, network_url, address, city, state, country, postal_code, tags, notes, owner_id, created_at, updated_at)
    select tenant, id, 'Company ' || n, 'company ' || n, 'company-' || n || '.example',
      (array['Software', 'Retail', 'Energy'])[1 + n % 3],
      'Number ' || n || ' of the companies that this benchmark works with; nobody has ever bought from it.', n % 5000,
      n % 1000000 + 0.5, '+49 30 ' || 1000000 + n, 'https://company-' || n || '.example/',
      'https://network.example/company/' || n, n || ' Main Street', 'Springfield', 'Oregon', 'USA',
      lpad((n % 99999)::text, 5, '0'), array['customer', 'tier-' || n % 3],
      case when n % 3 = 0 then 'Met at the fair; wants an offer next quarter.' end, case when n % 2 = 0 then ${owner} end,
      made_at, changed_at
    from numbered order by n`,
  `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, mobile, title, company_id, lifecycle_stage,
      department, address, city, state, country, postal_code, lead_source, tags, notes, owner_id, created_at, updated_at)
    select tenant, id, (array['Maja', 'José', 'Zoë', 'Ann', 'Bob'])[1 + n % 5], 'Last' || n % 20000,
      'person' || n || '@example.test', 'person' || n || '@example.test', '+46 70 ' || 1000000 + n, 'Head of Sales', id,
      'lead', 'Department ' || n % 1000, 'Street ' || n % 1000, 'Springfield', 'Ontario', 'Germany', '12345', 'Trade fair',
      array['tier-' || n % 3, 'batch-' || n], 'Met at the fair; wants an offer of ' || n || ' next quarter.', ${owner},
      made_at, changed_at
    from numbered order by n`,
  // Three of four are open; nine of ten have a contact, four of five a company, half an owner, a third a BANT score.
  `insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, company_id, contact_id, value, currency, probability,
      expected_close_date, status, notes, owner_id, budget, authority, need, timeline, bant_score, created_at, updated_at)
    select tenant, numbered.id, coalesce(stages.pipeline_id, numbered.id), coalesce(stages.id, numbered.id), 'Deal ' || n,
      'deal ' || n, case when n % 5 <> 0 then numbered.id end, case when n % 10 <> 0 then numbered.id end,
      n::bigint * 7919 % 1000003, 'EUR', n % 100, made_at + interval '60 days',
      case when n % 4 = 0 then 'won' else 'open' end,
      case when n % 3 = 0 then 'Met at the fair; wants an offer next quarter.' end, case when n / 2 % 2 = 0 then ${owner} end,
      rating, rating, rating, rating, 4 * rating, made_at, changed_at
    from numbered cross join lateral (select case when n % 3 = 1 then n % 26 end as rating) as rated
      left join stages on stages.tenant_id = tenant and stages.position = n % 5 order by n`,
  `insert into activities (tenant_id, id, activity_type, subject, body, status, priority, contact_id, company_id, deal_id,
      owner_id, created_at, updated_at)
    select tenant, id, 'call', 'Call ' || n, 'Talked about the offer; wants an answer to ' || n || ' next quarter.', 'pending',
      'normal', id, id, id, ${owner}, made_at, changed_at
    from numbered order by n`
]

/** What gives a tenant so many custom properties of each record type, and all of its records values of them. */
function customValues(tenantId: string, count: number): [string, unknown[]][] {
  const values = Array.from({ length: count }, (_, n) => [`p${n}`, n % 2 === 0 ? `Value ${n}` : n + 0.5])
  const definitions = `insert into properties (tenant_id, id, entity, key, type, label, is_unique, is_archived, position,
      created_at, updated_at)
    select $1::uuid, gen_random_uuid(), entity, 'p' || n, case when n % 2 = 0 then 'text' else 'number' end, 'Property ' || n, false,
      false, n, now(), now()
    from unnest(array['contact', 'company', 'deal', 'activity']) as entity, generate_series(0, $2::int - 1) as n`
  return [
    [definitions, [tenantId, count]],
    ['update tenant_clocks set properties = 1 where tenant_id = $1', [tenantId]],
    ...['contacts', 'companies', 'deals', 'activities'].map((table): [string, unknown[]] => [
      `update ${table} set custom = $2 where tenant_id = $1`,
      [tenantId, Object.fromEntries(values)]
    ])
  ]
}

// The first one, one of the middle and one of the end. The contract's form of a time, which the floor's driver and the service
// both read; just before that company's own.
const times = `
  to_char(percentile_disc($2::float8 * share) within group (order by updated_at) - interval '1 ms',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as found
  from companies, unnest(array[0, 0.5, 1]) as share where tenant_id = $1 group by share`
