import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import t, { type Test } from 'tap'
import { dropClusterDatabase, makeClusterDatabase } from '../../checks/cluster-database.ts'
import { distributionStatements, planDistribution } from '../../scripts/distribution-plan.ts'
import { findCluster, forMigrations } from '../../src/db/citus.ts'
import { openDatabase } from '../../src/db/client.ts'
import { getTableName } from '../../src/db/drizzle.ts'
import { tables } from '../../src/db/foreign-keys.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { readMigrations } from '../../src/db/migrations.ts'
import { createTenant } from '../../src/tenants/create.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { cloneDatabase, withClient } from '../postgres/database.ts'
import { clusterNodes, onlyOnCluster, unlessOnCluster } from '../postgres/on-cluster.ts'
import { waitFor } from '../support/wait-for.ts'

// An operator who is about to move to Citus. Mostly there is none: what it demands of tables is looked up in the catalog of
// the migrated database, and `--apply` runs against stand-ins for its functions.

// Those on a real one are at the end.
const standIns = unlessOnCluster('its databases are distributed already')

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const plan = planDistribution()
const untouched = {
  distributed: new Set<string>(),
  foreignKeys: new Set(plan.foreignKeys.map(({ name }) => name)),
  filled: new Set<string>()
}
const statements = distributionStatements(plan, untouched)

const { PATH, NODE_COMPILE_CACHE } = process.env
const distribute = (args: string[], DATABASE_URL = '') =>
  run(process.execPath, ['scripts/distribute.ts', ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, HOME: tmpdir(), DATABASE_URL }
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
      where not attisdropped and (attidentity <> '' or pg_get_serial_sequence(quote_ident(relname), attname) is not null
        or exists (select from pg_attrdef where adrelid = attrelid and adnum = attnum and pg_get_expr(adbin, adrelid) like 'nextval(%'))
    union all select format('%s has the trigger %s', relname, tgname)
      from pg_trigger join distributed on distributed.oid = tgrelid where not tgisinternal
    union all select format('%s has the rule %s', relname, rulename) from pg_rewrite join distributed on distributed.oid = ev_class
    union all select relname || ' inherits, or is partitioned' from distributed
      where oid in (select inhrelid from pg_inherits union select inhparent from pg_inherits)`,
    [distributed, reference]
  )
  return rows.map(({ obstacle }) => obstacle)
}

t.test('Every table has its place, and only three are not a tenant’s', { skip: standIns }, async (t) => {
  t.same(plan.reference, ['tenants'], 'subdomains are unique over all tenants')
  t.same(plan.local, ['encryption_checks', 'rate_limits'], 'small, and nothing refers to them')
  await withDatabase(t, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`
    )
    const placed = [...plan.reference, ...plan.distributed, ...plan.local]
    t.same(placed.sort(), rows.map(({ name }) => name).sort())
  })
})

t.test('All tables go into one group, in which a tenant’s rows lie together', async (t) => {
  const groups = statements.flatMap((text) => /colocate_with => '(\w+)'/.exec(text)?.[1] ?? [])
  const [first, ...others] = plan.distributed
  t.same(groups, ['none', ...others.map(() => first)])
})

const foreignKeysOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ key: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by key`
  )
  return rows.map(({ key }) => key)
}

t.test('Foreign keys are dropped before tables move, and come back as they were', { skip: standIns }, async (t) => {
  await withDatabase(t, async (client) => {
    const before = await foreignKeysOf(client)
    t.ok(before.length > 10, 'there are some')
    for (const text of statements.filter((one) => / drop constraint /.test(one))) await client.query(text)
    t.same(await foreignKeysOf(client), [])
    t.notOk(/create_/.test(statements.slice(0, before.length).join()), 'no table moves before that')
    for (const text of statements.slice(-before.length)) await client.query(text)
    t.same(await foreignKeysOf(client), before)
  })
})

t.test('Nothing in the migrated database prevents it', { skip: standIns }, async (t) => {
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

t.test('The script db:distribute prints what it would do', async (t) => {
  const { stdout } = await distribute([])
  const lines = stdout.trim().split('\n')
  t.same(
    lines.filter((line) => !line.startsWith('--')),
    statements.map((text) => `${text};`)
  )
  t.ok(lines.includes('-- rate_limits stays on the coordinator'))
})

t.test('The script citus:check says in one line that there is no cluster', { skip: standIns }, async (t) => {
  const check = (args: string[]) => run(process.execPath, ['checks/citus.ts', ...args], { cwd: root })
  await withDatabase(t, async (_client, url) => {
    for (const args of [[], ['--url', url], ['--url', 'postgres://127.0.0.1:1/none']]) {
      t.match((await check(args)).stdout, /^citus:check skipped: [^\n]+\n$/)
    }
  })
})

t.test('The script says with --apply in one line what is missing', { skip: standIns }, async (t) => {
  await t.rejects(distribute(['--apply']), { code: 1, stdout: '', stderr: /^[^\n]*DATABASE_URL[^\n]*\n$/ })
  await t.rejects(distribute(['--aply']), { code: 1, stdout: '', stderr: /^[^\n]*--aply[^\n]*\n$/ })
  await withDatabase(t, async (_client, url) => {
    await t.rejects(distribute(['--apply'], url), { code: 1, stdout: '', stderr: /^[^\n]*CREATE EXTENSION citus\n$/ })
  })
})

/** Puts stand-ins for the parts of Citus that scripts and migrations use into a database, with no table distributed. */
const pretendCitus = (client: pg.Client) =>
  client.query(`
    create table pg_dist_partition (number serial, logicalrelid regclass unique, partmethod "char", tenant text, colocate_with text);
    create view citus_tables as select logicalrelid as table_name,
      case partmethod when 'h' then 'distributed' else 'reference' end as citus_table_type from pg_dist_partition;
    create table broken (name regclass);
    create function move(name regclass, method "char", tenant text, colocate_with text) returns void language plpgsql as $$ begin
      if exists (select from broken where broken.name = move.name) then raise 'broken off'; end if;
      if exists (select from pg_constraint where contype = 'f' and name in (conrelid, confrelid)) then raise 'foreign key'; end if;
      insert into pg_dist_partition (logicalrelid, partmethod, tenant, colocate_with) values (name, method, tenant, colocate_with);
    end $$;
    create function create_reference_table(name regclass) returns void language sql as $$ select move(name, 'n', null, null) $$;
    create function create_distributed_table(name regclass, tenant text, colocate_with text)
      returns void language sql as $$ select move(name, 'h', tenant, colocate_with) $$;
    create function truncate_local_data_after_distributing_table(name regclass) returns void language plpgsql as $$ begin
      execute format('truncate %s cascade', name);
    end $$;
    create function run_command_on_workers(command text) returns table (nodename text, nodeport int, result text)
      language sql as $$ select 'there', 5432, 'UTC' $$`)

t.test('The script runs with --apply what is left of the statements', { skip: standIns }, async (t) => {
  await withDatabase(t, async (client, url) => {
    const before = await foreignKeysOf(client)
    await pretendCitus(client)
    await client.query(`insert into broken values ('deals')`)
    await t.rejects(distribute(['--apply'], url), { code: 1, stderr: 'broken off\n' })
    await t.rejects(migrateDatabase(url, { prepareQueue }), {
      message: /^[^\n]*not all distributed[^\n]*--apply[^\n]*$/
    })

    // What a run left behind that was killed after it had moved a table.
    await client.query(`delete from broken; insert into tenants values (gen_random_uuid(), 'left', 'Left', now())`)
    const { stdout } = await distribute(['--apply'], url)
    const position = statements.findIndex((text) => text.includes(`'deals'`))
    const emptied = `select truncate_local_data_after_distributing_table('tenants')`
    t.same(
      stdout.trim().split('\n'),
      [emptied, ...statements.slice(position)].map((text) => `${text};`)
    )
    const { rows } = await client.query(
      `select logicalrelid::text as name, tenant, colocate_with as group from pg_dist_partition order by number`
    )
    const [first] = plan.distributed
    t.same(rows, [
      ...plan.reference.map((name) => ({ name, tenant: null, group: null })),
      ...plan.distributed.map((name) => ({ name, tenant: 'tenant_id', group: name === first ? 'none' : first }))
    ])
    t.same(await foreignKeysOf(client), before)
    t.equal((await distribute(['--apply'], url)).stdout, '-- all is distributed already\n')

    await client.query('alter table deals drop constraint deals_stage')
    await t.rejects(
      migrateDatabase(url, { prepareQueue }),
      { message: /not all distributed/ },
      'a foreign key that is still to be added'
    )
    const [last] = statements.filter((text) => / add constraint deals_stage /.test(text))
    t.equal((await distribute(['--apply'], url)).stdout, `${last};\n`)
    await t.resolves(migrateDatabase(url, { prepareQueue }))
  })
})

t.test('The script runs with --apply only while the service doesn’t', { skip: standIns }, async (t) => {
  await withDatabase(t, async (client, url) => {
    await pretendCitus(client)
    const service = openDatabase(url, 1, () => {})
    await service.query({ text: 'select 1' })
    await t.rejects(distribute(['--apply'], url), { code: 1, stdout: '', stderr: /^[^\n]*is running[^\n]*\n$/ })
    await service.close()
  })
})

t.test(
  'A node whose sessions are not in UTC is refused, and all get the settings of ours',
  { skip: standIns },
  async (t) => {
    await withDatabase(t, async (client, url) => {
      await pretendCitus(client)
      await distribute(['--apply'], url)
      await withClient(url, async (other) => {
        const { rows } = await other.query<{ zone: string; seqscan: string }>(
          `select current_setting('timezone') as zone, current_setting('enable_seqscan') as seqscan`
        )
        t.same(rows, [{ zone: 'UTC', seqscan: 'off' }], 'as settings of the role, which Citus passes on')
      })
      await client.query(`create or replace function run_command_on_workers(command text)
      returns table (nodename text, nodeport int, result text) language sql as $$ select 'there', 5432, 'Asia/Tokyo' $$`)
      await t.rejects(migrateDatabase(url, { prepareQueue }), {
        message: /^[^\n]*there:5432[^\n]*Asia\/Tokyo, not UTC[^\n]*$/
      })
    })
  }
)

t.test(
  'A table that a later migration makes is distributed before anything refers to it',
  { skip: standIns },
  async (t) => {
    await withDatabase(t, async (client, url) => {
      await pretendCitus(client)
      await distribute(['--apply'], url)
      const cluster = await findCluster(client)
      if (!cluster) throw new Error('no cluster')
      await client.query('begin')
      const migrating = await forMigrations(client, cluster)
      await migrating.query({
        text: 'create table later (tenant_id uuid not null, id uuid not null, primary key (tenant_id, id))'
      })
      await migrating.query({ text: 'create table beside (id uuid primary key)' })
      const { rows } = await client.query(
        'select logicalrelid::text as name, tenant, colocate_with as group from pg_dist_partition order by number desc limit 1'
      )
      t.same(rows, [{ name: 'later', tenant: 'tenant_id', group: cluster.distributed[0] }])
      await client.query('rollback')
    })
  }
)

t.test('A cluster keeps what one server had', { skip: onlyOnCluster }, async (t) => {
  const nodes = clusterNodes ?? []
  const name = `crm_test_${process.pid}_distribute`
  t.teardown(() => dropClusterDatabase(nodes, name))
  const url = await makeClusterDatabase(nodes, name)
  await migrateDatabase(url, { prepareQueue })
  const service = openDatabase(url, 1, (error) => t.comment(error))
  const { tenantId } = await createTenant(
    service,
    { bantThreshold: 60 },
    { subdomain: 'acme', name: 'Acme', email: 'a@acme.test' }
  )
  await service.close()
  const count = async (text: string) =>
    withClient(url, async (client) => Number((await client.query<{ count: string }>(text)).rows[0]?.count))
  const distributed = `select count(*) from citus_tables where citus_table_type = 'distributed'`

  t.test(
    'A distribution that is killed half-way is finished by the next one, and the one after that has nothing to do',
    async (t) => {
      const killed = spawn(process.execPath, ['scripts/distribute.ts', '--apply'], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: url }
      })
      const ended = once(killed, 'exit')
      await waitFor('a table that is distributed', async () => (await count(distributed)) > 0)
      killed.kill('SIGKILL')
      await ended
      await distribute(['--apply'], url)
      t.equal(await count(distributed), plan.distributed.length)
      await withClient(url, async (client) => t.equal((await foreignKeysOf(client)).length, plan.foreignKeys.length))
      t.equal((await distribute(['--apply'], url)).stdout, '-- all is distributed already\n')
      await t.resolves(migrateDatabase(url, { prepareQueue }))
    }
  )

  t.test('A distribution keeps what was there, on one node, and not on the coordinator any more', async (t) => {
    t.equal(await count(`select count(*) from stages where tenant_id = '${tenantId}'`), 5)
    t.equal(await count('select sum(pg_relation_size(table_name)) as count from citus_tables'), 0)
  })

  t.test('A distribution lets a later migration make, fill and refer to tables', async (t) => {
    await withClient(url, async (client) => {
      const cluster = await findCluster(client)
      if (!cluster) throw new Error('no cluster')
      const migrating = await forMigrations(client, cluster)
      for (const text of [
        'begin',
        'create table later (tenant_id uuid not null, id uuid not null, stage_id uuid, primary key (tenant_id, id))',
        'alter table later add constraint later_stage foreign key (tenant_id, stage_id) references stages (tenant_id, id)',
        'alter table later add constraint later_tenant foreign key (tenant_id) references tenants (id)',
        'alter table stages add column later integer',
        'update stages set later = position',
        'create index stages_later on stages (tenant_id, later) where later is not null',
        'insert into later select tenant_id, id, id from stages',
        'commit'
      ]) {
        await migrating.query({ text })
      }
    })
    t.equal(await count('select count(*) from later join stages using (tenant_id, id) where later = position'), 5)
    t.equal(await count(distributed), plan.distributed.length + 1)
  })
})

t.test('A cluster of an earlier schema takes all migrations since', { skip: onlyOnCluster }, async (t) => {
  const nodes = clusterNodes ?? []
  const name = `crm_test_${process.pid}_since`
  t.teardown(() => dropClusterDatabase(nodes, name))
  const url = await makeClusterDatabase(nodes, name)
  const migrations = readMigrations().filter((migration) => migration.name.slice(0, 4) <= '0017')
  await migrateDatabase(url, { prepareQueue, migrations })
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
    )
    const names = new Set(rows.map((row) => row.name))
    const earlier = planDistribution(tables.filter((table) => names.has(getTableName(table))))
    const foreignKeys = earlier.foreignKeys.filter(({ to }) => names.has(to))
    for (const text of distributionStatements({ ...earlier, foreignKeys }, untouched)) await client.query(text)
  })
  await t.resolves(migrateDatabase(url, { prepareQueue }))
  t.equal((await distribute(['--apply'], url)).stdout, '-- all is distributed already\n')
  await withClient(url, async (client) => {
    t.equal((await foreignKeysOf(client)).length, plan.foreignKeys.length)
    t.same((await findCluster(client))?.left, [])
  })
})
