import type { Database } from '../../src/db/client.ts'
import type { NewTenant } from '../../src/tenants/create.ts'

/** Records of each kind that a small tenant has. */
const ofSmall = 20

/** Gives a tenant `rows` contacts, companies, deals and activities, and `others` small tenants a few, past the service. */
export async function seedForQueries(db: Database, tenant: NewTenant, rows: number, others: number): Promise<void> {
  const query = (text: string, values: unknown[] = []) => db.query({ text, values })
  await query('set statement_timeout = 0')
  // The references of the tenant are sound by construction; checking each would be half of the work. What the small ones'
  // refer to isn't there.
  await query('set session_replication_role = replica')
  for (const [tenants, count, values] of [
    ['(select $1::uuid)', rows, [tenant.tenantId]],
    ['(select gen_random_uuid() from generate_series(1, $1::int))', ofSmall, [others]]
  ] as const) {
    // An id is a UUIDv7 of created_at's own millisecond; records of different tables share it.
    await query(
      `create temp table numbered as
        select tenant, n, made_at, (lpad(to_hex((extract(epoch from made_at) * 1000)::bigint), 12, '0') || '7'
            || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid as id
          from (select tenant, n, timestamptz '2025-01-01' + n * interval '97 seconds' as made_at,
            md5(tenant::text || n) as hash from ${tenants} as tenants (tenant), generate_series(1, ${count}) as n) as drawn`,
      [...values]
    )
    for (const text of inserts) await query(text)
    await query('drop table numbered')
  }
  await query('set session_replication_role = origin')
  await query('vacuum (analyze) companies, contacts, deals, activities')
}

const owner = '(select users.id from users where users.tenant_id = tenant limit 1)'

const inserts = [
  `insert into companies (tenant_id, id, name, name_key, domain, industry, employee_count, annual_revenue, phone, city, tags,
      notes, created_at, updated_at)
    select tenant, id, 'Company ' || n, 'company ' || n, 'company-' || n || '.example',
      (array['Software', 'Retail', 'Energy'])[1 + n % 3], n % 5000, n % 1000000 + 0.5, '+49 30 ' || 1000000 + n,
      'Springfield', array['tier-' || n % 3], 'Met at the fair; wants an offer next quarter.', made_at, made_at
    from numbered order by n`,
  `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, mobile, title, company_id, lifecycle_stage,
      department, address, city, state, country, postal_code, lead_source, tags, notes, owner_id, created_at, updated_at)
    select tenant, id, (array['Maja', 'José', 'Zoë', 'Ann', 'Bob'])[1 + n % 5], 'Last' || n % 20000,
      'person' || n || '@example.test', 'person' || n || '@example.test', '+46 70 ' || 1000000 + n, 'Head of Sales', id,
      'lead', 'Department ' || n % 1000, 'Street ' || n % 1000, 'Springfield', 'Ontario', 'Germany', '12345', 'Trade fair',
      array['tier-' || n % 3, 'batch-' || n], 'Met at the fair; wants an offer of ' || n || ' next quarter.', ${owner},
      made_at, made_at
    from numbered order by n`,
  `insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, company_id, contact_id, value, currency, status,
      owner_id, created_at, updated_at)
    select tenant, numbered.id, coalesce(stages.pipeline_id, numbered.id), coalesce(stages.id, numbered.id), 'Deal ' || n,
      'deal ' || n, numbered.id, numbered.id, n::bigint * 7919 % 1000003, 'EUR',
      case when n % 4 = 0 then 'won' else 'open' end, ${owner}, made_at, made_at
    from numbered left join stages on stages.tenant_id = tenant and stages.position = n % 5 order by n`,
  `insert into activities (tenant_id, id, activity_type, subject, body, status, priority, contact_id, company_id, deal_id,
      owner_id, created_at, updated_at)
    select tenant, id, 'call', 'Call ' || n, 'Talked about the offer; wants an answer to ' || n || ' next quarter.', 'pending',
      'normal', id, id, id, ${owner}, made_at, made_at
    from numbered order by n`
]
