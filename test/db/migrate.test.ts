import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { describePlan } from '../../scripts/migrate/plan.ts'
import { connectForMigrations, migrateDatabase } from '../../src/db/migrate.ts'
import { parseMigration, readMigrations } from '../../src/db/migrations.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { sheets } from '../import-export/sheets.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { caller, kinds, makeLinks } from '../records/kinds.ts'
import { startService } from '../support/start.ts'

const drizzle = join(import.meta.dirname, '../../drizzle')

t.test('A database whose sessions are not in UTC is refused', async (t) => {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  const url = new URL(database.url)
  // As behind a pooler that drops the service's own.
  url.searchParams.set('options', '-c timezone=Europe/Berlin')
  await t.rejects(migrateDatabase(url.href, { prepareQueue }), { message: /^[^\n]*Europe\/Berlin, not UTC[^\n]*$/ })
  await t.resolves(migrateDatabase(database.url, { prepareQueue }))
})

t.test('The plan of migrations ends with the time and the disk of all of them', async (t) => {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  const client = await connectForMigrations(database.url)
  t.teardown(() => client.end())
  // As many as a large installation has, by what the planner goes by.
  await client.query(`update pg_class set reltuples = 900000 where oid in ('contacts'::regclass, 'changes'::regclass)`)
  const migrations = [
    'alter table "contacts" add column "later" text',
    'create index concurrently "one" on "contacts" ("id")',
    'create index concurrently "other" on "changes" ("id")'
  ].map((text, number) => parseMigration(`${number}_planned`, 9e12 + number, text))
  const plan = await describePlan(client, migrations)
  t.match(plan, /locks contacts .* waits for one for half a second/)
  t.match(plan, /one on contacts \(900000 rows\): about 3 s and 52 MiB of disk\n/)
  t.match(plan, /\nin all about 6 s and 103 MiB of disk\n$/)
  const whole = await describePlan(client, readMigrations())
  t.match(whole, /\nin all about \d+ (s|min) and \d+ MiB of disk\n$/)
})

t.test('Keys from before makers were kept get to know who made them', async (t) => {
  const { call, globex, sql } = await startService(t)
  const file = readdirSync(drizzle).find((name) => name.endsWith('_records_found_and_traced.sql')) ?? ''
  const migration = readFileSync(join(drizzle, file), 'utf8').split('--> statement-breakpoint')
  const maker = { email: 'Maker@acme.example', name: 'M', password: 'seven lazy geese fly' }
  await call('createUser', { body: maker })
  await call('createUser', { body: { ...maker, email: 'else@acme.example' }, as: globex.admin })
  const makers = { found: maker.email, gone: 'gone@acme.example', foreign: 'else@acme.example', none: null }
  for (const [name, createdBy] of Object.entries(makers)) {
    const { body } = await call('createApiKey', { body: { name } })
    await sql('update api_keys set created_by = $1 where id = $2', [createdBy, body.id])
  }
  for (const text of migration) if (/^UPDATE/m.test(text)) await sql(text)
  const keys = (await call('listApiKeys')).body.filter(({ name }) => name in makers)
  t.same(
    keys.map(({ name, createdByStatus }) => [name, createdByStatus]),
    [
      ['found', 'demoted'],
      ['gone', 'deleted'],
      ['foreign', 'deleted'],
      ['none', null]
    ]
  )
})

t.test('An instance goes on writing where a newer one has added columns meanwhile', async (t) => {
  const service = await startService(t)
  const act = caller(service)
  const links = await makeLinks(service)
  for (const { entity, table, operations, least, full } of kinds) {
    t.equal((await act(operations.create, { body: least('before', links) })).status, 201, entity)
    await service.sql(`alter table ${table} add column later text not null default 'later'`)
    const { status, body } = await act(operations.create, { body: full('after', links) })
    t.equal(status, 201, `create ${entity}`)
    const params = { id: body.id }
    t.equal((await act(operations.update, { params, body: full('updated', links) })).status, 200, `update ${entity}`)
    t.equal((await act(operations.remove, { params })).status, 200, `delete ${entity}`)
  }
  const { imported } = await sheets(service).importFile('contacts', 'first_name,last_name\nAda,Byron\n')
  t.equal(imported, 1)
})
