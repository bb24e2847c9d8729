import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import { type MigrationProgress, migrateDatabase } from '../../src/db/migrate.ts'
import { type Migration, parseMigration, readMigrations } from '../../src/db/migrations.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { findBlocking } from './migration-rules.ts'

const separator = '--> statement-breakpoint\n'

/** Migrations that come after those of drizzle/. */
function later(...texts: string[][]): Migration[] {
  return texts.map((statements, index) =>
    parseMigration(`${9001 + index}_later`, 9e12 + index, statements.join(separator))
  )
}

/** A database at the present schema, what runs migrations there, and a way to open sessions of others. */
async function makeDatabase(t: Test) {
  const database = await cloneDatabase()
  const clients: pg.Client[] = []
  t.teardown(async () => {
    await Promise.all(clients.map((client) => client.end()))
    await database.drop()
  })
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url })
    clients.push(client)
    await client.connect()
    return client
  }
  const migrate = (migrations: Migration[], onProgress?: (progress: MigrationProgress) => void) =>
    migrateDatabase(database.url, { prepareQueue, migrations, ...(onProgress && { onProgress }) })
  const recorded = async () => {
    const { rows } = await (await connect()).query('select from drizzle.__drizzle_migrations where created_at >= 9e12')
    return rows.length
  }
  return { connect, migrate, recorded }
}

t.test('A migration that waits for a lock lets others pass, and is made once the lock is free', async (t) => {
  const { connect, migrate } = await makeDatabase(t)
  const [reader, other] = [await connect(), await connect()]
  await reader.query('begin; select from companies')
  let blocked: () => void = () => {}
  const isBlocked = new Promise<void>((resolve) => {
    blocked = resolve
  })
  const migrated = migrate(later(['alter table companies add column later text']), ({ state }) => {
    if (state === 'blocked') blocked()
  })
  await isBlocked
  await t.resolves(other.query('select from companies'), 'while the first reader still holds its lock')
  await reader.query('commit')
  await migrated
  await t.resolves(other.query('select later from companies'))
})

t.test('A migration waits for a write under way before it locks what the write needs next', async (t) => {
  const { connect, migrate } = await makeDatabase(t)
  const [writer, other] = [await connect(), await connect()]
  await writer.query(`begin; set local lock_timeout = '100ms'; delete from tenant_clocks where false`)
  const migrated = migrate(
    later(['alter table companies add column later text', 'alter table tenant_clocks add column later text'])
  )
  const waiting = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`
  while (!(await other.query(waiting)).rowCount) await sleep(5)
  await t.resolves(writer.query('delete from companies where false; commit'))
  await migrated
})

t.test('A migration that fails leaves nothing of itself, and those before it stay', async (t) => {
  const { connect, migrate, recorded } = await makeDatabase(t)
  const migrations = later(
    ['create table first (id int)'],
    ['create table second (id int)', 'select no_such_column from companies']
  )
  await t.rejects(migrate(migrations), /no_such_column/)
  const { rows } = await (await connect()).query<{ first: boolean; second: boolean }>(
    `select to_regclass('first') is not null as first, to_regclass('second') is not null as second`
  )
  t.same(rows, [{ first: true, second: false }])
  t.equal(await recorded(), 1)
})

t.test('An index that was cut off while it was made is dropped and made anew', async (t) => {
  const { connect, migrate, recorded } = await makeDatabase(t)
  const client = await connect()
  await client.query('create table doubles (value int); insert into doubles values (1), (1), (2)')
  const migrations = later(['create unique index concurrently "doubles_value" on "doubles" (value)'])
  const isValid = async () =>
    (await client.query(`select indisvalid from pg_index where indexrelid = 'doubles_value'::regclass`)).rows
  await t.rejects(migrate(migrations), /could not create unique index/)
  t.same(await isValid(), [{ indisvalid: false }])
  await client.query('delete from doubles where ctid = (select ctid from doubles where value = 1 limit 1)')
  await migrate(migrations)
  t.same(await isValid(), [{ indisvalid: true }])
  t.equal(await recorded(), 1)
})

t.test('An index that an earlier run has made is kept', async (t) => {
  const { connect, migrate } = await makeDatabase(t)
  const client = await connect()
  await client.query('create index "companies_city" on companies (city)')
  const find = async () => (await client.query(`select 'companies_city'::regclass::oid as oid`)).rows
  const before = await find()
  await migrate(later(['create index concurrently "companies_city" on "companies" (city)']))
  t.same(await find(), before)
})

t.test('Of instances that start at once one migrates, and the others wait without standing in its way', async (t) => {
  const { migrate, recorded } = await makeDatabase(t)
  const migrations = later(
    ['create table queued (id int)', 'insert into queued select generate_series(1, 100000)'],
    ['create index concurrently "queued_id" on "queued" (id)']
  )
  const states: string[] = []
  const tell = ({ state }: MigrationProgress) => states.push(state)
  await Promise.all([migrate(migrations, tell), migrate(migrations, tell), migrate(migrations, tell)])
  t.equal(await recorded(), 2)
  t.equal(states.filter((state) => state === 'done').length, 2)
  t.ok(states.includes('waiting'))
})

t.test('The migrations of drizzle/ block nobody, and name no table that Citus calls otherwise', async (t) => {
  t.same(findBlocking(readMigrations()), [])
})

t.test('A statement that blocks others is refused with what to write instead', async (t) => {
  const refused: Record<string, RegExp> = {
    'create index "a" on "contacts" (city)': /CREATE INDEX CONCURRENTLY/,
    'create unique index a on contacts (city)': /CREATE INDEX CONCURRENTLY/,
    'drop index "contacts_email"': /DROP INDEX CONCURRENTLY/,
    'alter table "deals" add constraint "a" foreign key ("tenant_id") references "tenants" ("id")': /NOT VALID/,
    'alter table "deals" add constraint "a" check (value > 0)': /NOT VALID/,
    'alter table "deals" add constraint "a" check ("deals"."value" > 0) not valid': /Citus/,
    'alter table "deals" add constraint "a" unique (name)': /USING INDEX/,
    'alter table "deals" alter column "notes" set not null': /whole table/,
    'alter table "deals" alter column "notes" set data type varchar': /whole table/,
    'alter table "deals" add column "a" uuid default gen_random_uuid()': /not a constant/,
    'alter table "deals" add column "a" text not null': /DEFAULT/,
    'alter table "deals" drop column "notes"': /later release/,
    'alter table "deals" rename column "notes" to "text"': /later release/,
    'drop table "deals"': /later release/,
    'update "contacts" set city = null': /locks all rows/,
    'delete from "changes"': /locks all rows/
  }
  for (const [statement, message] of Object.entries(refused)) {
    const problems = findBlocking(later([statement]))
    t.equal(problems.length, 1, statement)
    t.match(problems[0], message)
  }
  t.match(findBlocking(later(['create index concurrently a on deals (name)', 'select 1'])), [/another file/])
})

t.test('A statement that blocks nobody is accepted', async (t) => {
  const accepted = [
    ['alter table "deals" add column "a" text', `alter table "deals" add column "b" text default 'x' not null`],
    ['alter table "deals" add constraint "a" check (value > 0) not valid'],
    ['alter table "deals" validate constraint "a"'],
    [
      'create table "a" (id int)',
      'create index "a_id" on "a" (id)',
      'alter table "a" add constraint "b" check (id > 0)'
    ],
    ['create index concurrently "a" on "deals" (name)', 'drop index concurrently if exists "b"'],
    ['update "api_keys" set name = name', 'alter index "a" rename to "b"'],
    ['create function f() returns void language plpgsql as $$ begin update contacts set city = null; end $$']
  ]
  for (const statements of accepted) t.same(findBlocking(later(statements)), [], statements.join('; '))
})
