import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/client.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { createTenant } from '../../src/tenants/create.ts'
import { copiedTables, type Facts } from './works.ts'

/** Tenants beside the one under load, and how many records each of them has for one of its own. */
const otherTenants = 4
const otherShare = 1 / 20

/** Fills an empty database: `rows` companies for the tenant under load, fewer for others, and copies for the floor. */
export async function seed(url: string, rows: number): Promise<Facts> {
  await migrateDatabase(url)
  const db = openDatabase(url, 1, () => {})
  const config = readConfig({})
  const query = <Row extends object>(text: string, values: unknown[] = []) => db.query<Row>({ text, values })
  try {
    await query('set statement_timeout = 0')
    const tenant = await createTenant(db, config, { subdomain: 'bench', name: 'Bench', email: 'admin@bench.example' })
    await query(insertCompanies, [tenant.tenantId, rows, tenant.userId])
    for (let n = 1; n <= otherTenants; n++) {
      const other = await createTenant(db, config, {
        subdomain: `other-${n}`,
        name: `Other ${n}`,
        email: `a@other-${n}.example`
      })
      await query(insertCompanies, [other.tenantId, Math.ceil(rows * otherShare), other.userId])
    }
    await query(setClocks)
    for (const table of copiedTables) {
      await query(`create table floor_${table} (like ${table} including all)`)
      await query(`insert into floor_${table} select * from ${table}`)
    }
    await query('vacuum (analyze)')
    // Otherwise the first round after it would pay for writing the seed to disk.
    await query('checkpoint')
    const drawn = await query<{ id: string }>(
      'select id from companies where tenant_id = $1 order by random() limit 1000',
      [tenant.tenantId]
    )
    const [updatedAt] = await query<Record<string, string>>(selectPlaces, [tenant.tenantId])
    const { tenantId, subdomain, apiKey } = tenant
    return { tenantId, subdomain, apiKey, ids: drawn.map(({ id }) => id), updatedAt: updatedAt ?? {} }
  } finally {
    await db.close()
  }
}

// An id is a UUIDv7 of created_at's own millisecond (db/schema.ts): a random UUID gives its last 76 bits. Each record was
// changed once since, in an order that only roughly follows that of the ids.
const insertCompanies = `
  with numbered as (
    select n, replace(gen_random_uuid()::text, '-', '') as random,
      date_trunc('milliseconds', now()) - interval '400 days' + n * interval '97 seconds' as created_at,
      row_number() over (order by n + random() * $2::int / 4) as nth_change
    from generate_series(1, $2::int) as n)
  insert into companies (tenant_id, id, name, name_key, domain, industry, description, employee_count, annual_revenue, phone,
    website, network_url, address, city, state, country, postal_code, tags, notes, owner_id, created_at, updated_at)
  select $1::uuid, (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' || substr(random, 14))::uuid,
    'Company ' || n, 'company ' || n, 'company-' || n || '.example',
    (array['Software', 'Retail', 'Logistics', 'Energy', 'Health'])[1 + n % 5],
    'Number ' || n || ' of the companies that this benchmark works with; nobody has ever bought from it.',
    n % 5000, n % 1000000 + 0.5, '+49 30 ' || 1000000 + n, 'https://company-' || n || '.example/',
    'https://network.example/company/' || n, n || ' Main Street', 'Springfield', 'Oregon', 'USA', lpad((n % 99999)::text, 5, '0'),
    array['customer', 'tier-' || n % 3], case when n % 3 = 0 then 'Met at the fair; wants an offer next quarter.' end,
    case when n % 2 = 0 then $3::uuid end,
    created_at, date_trunc('milliseconds', now()) - interval '200 days' + nth_change * interval '101 seconds'
  from numbered order by n`

const setClocks = `
  update tenant_clocks as clock set sequence = records.count, changed_at = records.latest
  from (select tenant_id, count(*), max(updated_at) as latest from companies group by tenant_id) as records
  where records.tenant_id = clock.tenant_id`

// The contract's form of a time, which the floor's driver and the service both read.
const place = (share: number) =>
  `to_char(percentile_disc(${share}) within group (order by updated_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const selectPlaces = `
  select ${place(0.01)} as early, ${place(0.5)} as middle, ${place(0.99)} as late from companies where tenant_id = $1`
