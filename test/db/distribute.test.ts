import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import t, { type Test } from 'tap'
import { distributionStatements, planDistribution } from '../../scripts/distribution-plan.ts'
import { cloneDatabase, withClient } from '../database.ts'

// An operator who is about to move to Citus. There is none here: what it demands of tables is looked up in the catalog of
// the migrated database, and `--apply` runs against stand-ins for its two functions.

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const plan = planDistribution()

const distribute = (args: string[], DATABASE_URL = '') =>
  run(process.execPath, ['scripts/distribute.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: tmpdir(), DATABASE_URL }
  })

async function withDatabase(t: Test, work: (client: pg.Client, url: string) => Promise<void>): Promise<void> {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  await withClient(database.url, (client) => work(client, database.url))
}

/** What stands in the way of distributing the tables, one line each. */
async function findObstacles(client: pg.Client, { distributed, reference }: typeof plan): Promise<string[]> {
  const { rows } = await client.query<{ obstacle: string }>(
    `with distributed as (
        select relation.oid, relname, attnum as tenant
        from pg_class as relation left join pg_attribute on attrelid = relation.oid and attname = 'tenant_id'
        where relnamespace = 'public'::regnamespace and relname = any($1)),
      foreign_key as (
        select conname, conrelid, confrelid, confdeltype, confupdtype,
          array_position(conkey, (select tenant from distributed where oid = conrelid)) as own,
          array_position(confkey, (select tenant from distributed where oid = confrelid)) as theirs,
          conrelid in (select oid from distributed) as is_from, confrelid in (select oid from distributed) as is_to,
          confrelid::regclass::text = any($2) as is_to_reference
        from pg_constraint where contype = 'f')
    select relname || ' has no tenant_id of type uuid that is never null' as obstacle from distributed
      where not exists (select from pg_attribute where attrelid = oid and attnum = tenant and attnotnull and atttypid = 'uuid'::regtype)
    union all select format('%s, unique in %s, leaves tenant_id out', indexrelid::regclass, relname)
      from pg_index join distributed on oid = indrelid
      where (indisunique or indisexclusion) and not coalesce(tenant = any(indkey), false)
    union all select conname || ' refers to a distributed table from one that is not'
      from foreign_key where is_to and not is_from
    union all select conname || ' refers to a table that is neither distributed nor copied'
      from foreign_key where is_from and not is_to and not is_to_reference
    union all select conname || ' does not lead from tenant to the same tenant'
      from foreign_key where is_from and is_to and (own is null or own is distinct from theirs)
    union all select conname || ' would set tenant_id to another value' from foreign_key
      where is_from and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c'))
    union all select format('%s of %s draws from a sequence', attname, relname)
      from pg_attribute join distributed on oid = attrelid
      where attidentity <> '' or pg_get_serial_sequence(quote_ident(relname), attname) is not null
        or exists (select from pg_attrdef where adrelid = attrelid and adnum = attnum and pg_get_expr(adbin, adrelid) like 'nextval(%')
    union all select format('%s has the trigger %s', relname, tgname)
      from pg_trigger join distributed on distributed.oid = tgrelid where not tgisinternal
    union all select format('%s has the rule %s', relname, rulename) from pg_rewrite join distributed on distributed.oid = ev_class
    union all select relname || ' inherits, or is partitioned' from distributed
      where oid in (select inhrelid from pg_inherits union select inhparent from pg_inherits)`,
    [distributed, reference]
  )
  return rows.map(({ obstacle }) => obstacle)
}

t.test('every table has its place, and only two are not a tenant’s', async (t) => {
  t.same(plan.reference, ['tenants'], 'subdomains are unique over all tenants')
  t.same(plan.local, ['rate_limits'], 'counted with every request, and nothing refers to it')
  await withDatabase(t, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`
    )
    const placed = [...plan.reference, ...plan.distributed, ...plan.local]
    t.same(placed.sort(), rows.map(({ name }) => name).sort())
  })
})

t.test('tables come after what they refer to, and all into the first one’s group', async (t) => {
  const statements = distributionStatements(plan)
  const position = new Map(statements.map(({ table }, index) => [table, index]))
  await withDatabase(t, async (client) => {
    const { rows } = await client.query<{ from: string; to: string }>(
      `select distinct conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace`
    )
    t.ok(rows.length > 10, 'there are foreign keys to hold it against')
    for (const { from, to } of rows) t.ok((position.get(to) ?? -1) < (position.get(from) ?? -1), `${to} before ${from}`)
  })
  const [first, ...others] = plan.distributed
  const groups = statements.flatMap(({ text }) => /colocate_with => '(\w+)'/.exec(text)?.[1] ?? [])
  t.same(groups, ['none', ...others.map(() => first)])
})

t.test('nothing in the migrated database stands in the way', async (t) => {
  await withDatabase(t, async (client) => {
    t.same(await findObstacles(client, plan), [])

    t.comment('and the search finds what would')
    await client.query(`
      create table bad (tenant_id uuid not null, id serial primary key, company_id uuid, parent_id uuid references tenants,
        owner_id uuid, foreign key (tenant_id, company_id) references companies (tenant_id, id),
        foreign key (company_id, tenant_id) references companies (tenant_id, id), unique (tenant_id, company_id),
        foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete set null);
      create table outside (a uuid, b uuid, foreign key (a, b) references companies (tenant_id, id));
      create trigger noisy before update on bad for each row execute function suppress_redundant_updates_trigger()`)
    const found = await findObstacles(client, { ...plan, distributed: [...plan.distributed, 'bad'] })
    for (const expected of [
      'bad_pkey, unique in bad, leaves tenant_id out',
      'bad_company_id_tenant_id_fkey does not lead from tenant to the same tenant',
      'bad_tenant_id_owner_id_fkey would set tenant_id to another value',
      'outside_a_b_fkey refers to a distributed table from one that is not',
      'id of bad draws from a sequence',
      'bad has the trigger noisy'
    ]) {
      t.ok(found.includes(expected), expected)
    }
    t.equal(found.length, 6, 'and nothing else')
    const unplaced = await findObstacles(client, { ...plan, reference: [] })
    t.ok(unplaced.includes('users_tenant_id_tenants_id_fk refers to a table that is neither distributed nor copied'))
  })
})

t.test('the script prints what it would do', async (t) => {
  const { stdout } = await distribute([])
  const lines = stdout.trim().split('\n')
  t.same(
    lines.filter((line) => !line.startsWith('--')),
    distributionStatements(plan).map(({ text }) => `${text};`)
  )
  t.ok(lines.includes('-- rate_limits stays on the coordinator'))
})

t.test('--apply says in one line what is missing', async (t) => {
  await t.rejects(distribute(['--apply']), { code: 1, stdout: '', stderr: /^[^\n]*DATABASE_URL[^\n]*\n$/ })
  await t.rejects(distribute(['--aply']), { code: 1, stdout: '', stderr: /^[^\n]*--aply[^\n]*\n$/ })
  await withDatabase(t, async (_client, url) => {
    await t.rejects(distribute(['--apply'], url), { code: 1, stdout: '', stderr: /^[^\n]*CREATE EXTENSION citus\n$/ })
  })
})

t.test('--apply runs the statements in order, and once', async (t) => {
  await withDatabase(t, async (client, url) => {
    await client.query(`
      create table calls (number serial, citus_table_type text, table_name regclass, tenant text, colocate_with text);
      create view citus_tables as select table_name, citus_table_type from calls;
      create function create_reference_table(table_name regclass) returns void language sql
        as $$ insert into calls (citus_table_type, table_name) values ('reference', $1) $$;
      create function create_distributed_table(table_name regclass, distribution_column text,
          distribution_type text default 'hash', colocate_with text default 'default', shard_count int default null)
        returns void language sql
        as $$ insert into calls (citus_table_type, table_name, tenant, colocate_with) values ('distributed', $1, $2, $4) $$;
      -- As Citus does with what refers to a reference table.
      insert into calls (citus_table_type, table_name) values ('local', 'users')`)
    const { stdout } = await distribute(['--apply'], url)
    t.same(
      stdout.trim().split('\n'),
      distributionStatements(plan).map(({ text }) => `${text};`)
    )
    const { rows } = await client.query(
      `select table_name::text as name, tenant, colocate_with as group from calls
        where citus_table_type <> 'local' order by number`
    )
    const [first] = plan.distributed
    t.same(rows, [
      ...plan.reference.map((name) => ({ name, tenant: null, group: null })),
      ...plan.distributed.map((name) => ({ name, tenant: 'tenant_id', group: name === first ? 'none' : first }))
    ])
    const again = await distribute(['--apply'], url)
    t.same(
      again.stdout.trim().split('\n'),
      [...plan.reference, ...plan.distributed].map((name) => `-- ${name} is distributed already`)
    )
  })
})
