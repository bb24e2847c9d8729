import type pg from 'pg'

// Fills tables by SQL, for tests of what PostgreSQL does with many records.

/** Whatever runs statements one after the other on one connection. */
type Connection = Pick<pg.ClientBase, 'query'>

/**
 * Gives each tenant records from number `from` + 1 to `to` of all four kinds, and before the first ones three users, two
 * pipelines and twelve stages. Each record has an owner but for one in five, and refers to two others of the first tenth of
 * its tenant, but for some; values are common ones and rare ones. An id is a UUIDv7 of created_at's own millisecond
 * (src/db/schema.ts); records of different tables share it, which is as good as any.
 */
export async function fillRecords(
  connection: Connection,
  tenantIds: string[],
  from: number,
  to: number
): Promise<void> {
  // The references are sound by construction; checking each would be half of the work.
  await connection.query('set session_replication_role = replica')
  await connection.query(idOf)
  if (from === 0) for (const insert of insertsOnce) await connection.query(insert, [tenantIds])
  await connection.query(numbered, [tenantIds, from, to])
  await connection.query('analyze pg_temp.numbered')
  for (const insert of inserts) await connection.query(insert)
  await connection.query('drop table pg_temp.numbered')
  await connection.query('set session_replication_role = origin')
}

/** The changes in which a tenant's records from number `from` + 1 to `to` were made, kind after kind, and its sequence. */
export async function fillChanges(connection: Connection, tenantId: string, from: number, to: number): Promise<void> {
  await connection.query(idOf)
  await connection.query(
    `with latest as (select sequence from tenant_clocks where tenant_id = $1),
      made as (
        insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
        select $1, latest.sequence + (number - 1) * ($3::int - $2::int) + n - $2::int, entity, pg_temp.id_of($1, n), 'created', now(),
          '{"name":"as it was then"}'
        from latest, unnest(array['company', 'contact', 'deal', 'activity']) with ordinality as kind (entity, number),
          generate_series($2::int + 1, $3::int) as n
        order by number, n
        returning sequence)
      update tenant_clocks set sequence = (select max(sequence) from made) where tenant_id = $1`,
    [tenantId, from, to]
  )
}

const madeAt = `timestamptz '2025-01-01 00:00:00Z' + n * interval '97 seconds'`

const idOf = `
  create or replace function pg_temp.id_of(tenant uuid, n bigint) returns uuid immutable language sql as $$
    select (lpad(to_hex((extract(epoch from ${madeAt}) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8'
      || substr(hash, 4, 15))::uuid from (select md5(tenant::text || n) as hash) as drawn $$`

const insertsOnce = [
  `insert into users (tenant_id, id, email, email_key, name, role, is_active, password_hash, created_at, updated_at)
    select tenant, pg_temp.id_of(tenant, n), n || '@e.test', n || '@e.test', 'User ' || n, 'viewer', true, '', ${madeAt}, ${madeAt}
    from unnest($1::uuid[]) as tenant, generate_series(1, 3) as n`,
  `insert into pipelines (tenant_id, id, name, is_default, created_at, updated_at)
    select tenant, pg_temp.id_of(tenant, n), 'P', false, ${madeAt}, ${madeAt}
    from unnest($1::uuid[]) as tenant, generate_series(1, 2) as n`,
  `insert into stages (tenant_id, id, pipeline_id, name, position, probability, created_at, updated_at)
    select tenant, pg_temp.id_of(tenant, n), pg_temp.id_of(tenant, 1 + n % 2), 'S', n, 0, ${madeAt}, ${madeAt}
    from unnest($1::uuid[]) as tenant, generate_series(1, 12) as n`
]

const numbered = `
  create temp table numbered as
  select tenant_id, n, pg_temp.id_of(tenant_id, n) as id, made_at as created_at,
    made_at + interval '200 days' + (n * 7919 % 10007) * interval '1 second' as updated_at,
    case when n % 7 > 0 then pg_temp.id_of(tenant_id, 1 + n * 17 % tenth) end as one_id,
    case when n % 11 > 0 then pg_temp.id_of(tenant_id, 1 + n * 23 % tenth) end as two_id,
    case when n % 5 > 0 then pg_temp.id_of(tenant_id, 1 + n % 3) end as owner_id,
    pg_temp.id_of(tenant_id, 1 + n % 12) as stage_id, pg_temp.id_of(tenant_id, 1 + (1 + n % 12) % 2) as pipeline_id
  from (select tenant_id, n::bigint, ${madeAt} as made_at, greatest(1, $3::bigint / 10) as tenth
    from unnest($1::uuid[]) as tenant_id, generate_series($2::int + 1, $3::int) as n) as drawn
  order by n`

const inserts = [
  `insert into companies (tenant_id, id, name, name_key, domain, industry, description, tags, owner_id, created_at, updated_at)
    select tenant_id, id, 'Company ' || n, 'company ' || n, 'company-' || n || '.example',
      case when n % 997 = 0 then 'Beekeeping' when n % 9 > 0 then (array['Software', 'Retail', 'Energy'])[1 + n % 3] end,
      repeat('Made up for the planner. ', 4), '{}', owner_id, created_at, updated_at from numbered`,
  `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, company_id, lifecycle_stage, tags, owner_id,
      created_at, updated_at)
    select tenant_id, id, 'First', 'Last ' || n, 'contact-' || n || '@e.test', 'contact-' || n || '@e.test', one_id,
      case when n % 997 = 0 then 'evangelist' when n % 3 = 0 then 'customer' else 'lead' end, '{}', owner_id,
      created_at, updated_at from numbered`,
  `insert into deals (tenant_id, id, pipeline_id, stage_id, name, name_key, contact_id, company_id, value, currency, status,
      owner_id, created_at, updated_at)
    select tenant_id, id, pipeline_id, stage_id, 'Deal ' || n, 'deal ' || n, one_id, two_id, n, 'EUR',
      case when n % 97 = 0 then 'lost' when n % 4 = 0 then 'won' else 'open' end, owner_id, created_at, updated_at
    from numbered`,
  `insert into activities (tenant_id, id, activity_type, subject, status, priority, contact_id, company_id, deal_id,
      owner_id, created_at, updated_at)
    select tenant_id, id, case when n % 499 = 0 then 'note' else 'call' end, 'Subject ' || n,
      case when n % 97 = 0 then 'cancelled' when n % 3 = 0 then 'pending' else 'completed' end, 'normal', one_id, two_id,
      one_id, owner_id, created_at, updated_at from numbered`
]
