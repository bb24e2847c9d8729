import pg from 'pg'
import t, { type Test } from 'tap'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { readMigrations } from '../../src/db/migrations.ts'
import { makeId } from '../../src/ids.ts'
import { describeTwins, endUpgrade } from '../../src/tenants/twins.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'

// What becomes of a database of release 1.1.0 (commit 24f15b4), in which there are two of everything that is one by now.

/** The last migration of release 1.1.0. */
const lastOfFormer = '0023'

const now = '2026-11-01T00:00:00.000Z'

async function listTwins(db: Database): Promise<string[]> {
  const lines: string[] = []
  for await (const line of describeTwins(db)) lines.push(line)
  return lines
}

/** A database of release 1.1.0, with a tenant, and what is written into it. */
async function makeFormerDatabase(t: Test) {
  const database = await cloneDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  t.teardown(async () => {
    await client.end()
    await database.drop()
  })
  await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  const former = readMigrations().filter(({ name }) => name.slice(0, 4) <= lastOfFormer)
  await migrateDatabase(database.url, { prepareQueue, migrations: former })
  const tenantId = makeId()
  const insert = async (table: string, row: Record<string, unknown>) => {
    const all: Record<string, unknown> = { id: makeId(), created_at: now, updated_at: now, tenant_id: tenantId, ...row }
    const names = Object.keys(all).filter((name) => all[name] !== undefined)
    const text = `insert into ${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)})`
    await client.query(
      text,
      names.map((name) => all[name])
    )
    return String(all.id)
  }
  await insert('tenants', {
    id: tenantId,
    tenant_id: undefined,
    updated_at: undefined,
    subdomain: 'acme',
    name: 'Acme'
  })
  await client.query('insert into tenant_clocks (tenant_id, sequence, changed_at) values ($1, 0, $2)', [tenantId, now])
  return { database, client, insert }
}

t.test(
  'Two of everything that is one by now are found by an upgrade, and all of them stay',
  { skip: unlessOnCluster('it makes its tables anew') },
  async (t) => {
    const { database, client, insert } = await makeFormerDatabase(t)
    const lower = (text: string) => text.trim().toLowerCase()
    const twice = async (make: (text: string) => Promise<string>, ...texts: string[]) => {
      const ids: string[] = []
      for (const text of texts) ids.push(await make(text))
      return ids.join(', ')
    }
    const contact = (more: object) =>
      insert('contacts', { first_name: 'A', last_name: 'B', lifecycle_stage: 'lead', tags: [], ...more })
    const company = (more: object) => insert('companies', { name: 'C', name_key: 'c', tags: [], ...more })
    const withAddress = (email: string) => contact({ email, email_key: lower(email) })
    const pipeline = await insert('pipelines', { name: 'Sales', is_default: true })
    const stage = await insert('stages', { pipeline_id: pipeline, name: 'First', position: 0, probability: 10 })
    const options = JSON.stringify(
      ['Élève', 'E\u0301le\u0300ve'].map((value) => ({ value, label: value, isArchived: false }))
    )
    const property = { entity: 'contact', label: 'L', is_archived: false, position: 0 }
    const code = await insert('properties', { ...property, key: 'code', type: 'text', is_unique: true })
    const kind = await insert('properties', { ...property, key: 'kind', type: 'select', is_unique: false, options })
    const withCode = async (text: string) => {
      const id = await contact({ custom: JSON.stringify({ code: text }) })
      const row = { id: undefined, created_at: undefined, updated_at: undefined, property_id: code, contact_id: id }
      await insert('unique_values', { ...row, key: `key of ${lower(text)}`, search_key: `key of ${lower(text)}` })
      return id
    }
    const user = { name: 'U', role: 'member', is_active: true, password_hash: '-' }
    const expected = [
      `contacts with one e-mail address: ${await twice(withAddress, 'uwe@bücher.test', 'uwe@xn--bcher-kva.test')}`,
      `contacts with one e-mail address: ${await twice(withAddress, 'x@ｅx9.test', 'X@ex9.test')}`,
      `companies with one domain: ${await twice((domain) => company({ domain }), 'xn--bcher-kva.test', 'bücher.test')}`,
      `companies with one domain: ${await twice((domain) => company({ domain }), 'ｅx9.test', 'ex9.test')}`,
      `users with one e-mail address: ${await twice((email) => insert('users', { ...user, email, email_key: email }), 'e\u0301@a.test', 'é@a.test')}`,
      `teams with one name: ${await twice((name) => insert('teams', { name, name_key: lower(name) }), 'Weiß', 'WEISS')}`,
      `deals with one name and pipeline: ${await twice(
        (name) =>
          insert('deals', { name, name_key: lower(name), pipeline_id: pipeline, stage_id: stage, status: 'open' }),
        'Café  Zürich',
        'Cafe\u0301 Zürich'
      )}`,
      `records with one unique value: ${await twice(withCode, 'Straße 1', 'STRASSE 1', 'strasse  1')}`,
      `a property with options that are one: ${kind}`
    ].map((line) => `acme: ${line}`)
    // More than are read at once: of the deals' pages one ends between two of one name, and others' twins are on a second page.
    await client.query(
      `insert into deals (tenant_id, id, name, name_key, pipeline_id, stage_id, status, created_at, updated_at)
        select tenant_id, gen_random_uuid(), 'a ' || number, 'a ' || number, pipeline_id, stage_id, status, created_at, updated_at
        from deals, generate_series(1, 999) as number where name_key = 'café  zürich'`
    )
    await client.query(
      `insert into companies (tenant_id, id, name, name_key, domain, tags, created_at, updated_at)
        select tenant_id, ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'c', 'c', 'ü' || number || '.test', tags, created_at, updated_at
        from (select * from companies limit 1) as one, generate_series(1, 1200) as number`
    )
    // As long as a name may be, of letters that become many.
    await company({ name: 'ﷺ'.repeat(255), name_key: 'ﷺ'.repeat(255), industry: '각'.repeat(255) })
    const tables = ['contacts', 'companies', 'users', 'teams', 'deals', 'properties', 'unique_values']
    const known = [
      'id',
      'email',
      'email_key',
      'domain',
      'name',
      'name_key',
      'custom',
      'options',
      'property_id',
      'key',
      'contact_id'
    ]
    const read = async () => {
      const all: Record<string, unknown> = {}
      for (const table of tables) {
        const { rows } = await client.query(`select to_jsonb(${table}) as row from ${table} order by 1`)
        all[table] = rows.map(({ row }) => Object.fromEntries(known.map((name) => [name, row[name]])))
      }
      return all
    }
    const before = await read()

    await migrateDatabase(database.url, { prepareQueue })
    const db = openDatabase(database.url, 1, () => {})
    t.teardown(() => db.close())
    const said = await endUpgrade(db)
    t.match(said[0], /^9 groups .*npm run migrate -- --twins/)
    t.same(said.slice(1).sort(), expected.toSorted())
    t.same((await listTwins(db)).sort(), expected.toSorted(), 'they are listed as often as that is asked for')
    t.same(await read(), before, 'nothing is lost, merged or written otherwise')

    t.test('What can’t be looked through in time is said, and ends no upgrade', async (t) => {
      t.match((await endUpgrade(db, 0))[0], /^0 groups or more /)
    })

    t.test('Of many, ten are said and the others counted', async (t) => {
      for (let number = 0; number < 4; number += 1) {
        await twice((name) => insert('teams', { name, name_key: lower(name) }), `Maß ${number}`, `MASS ${number}`)
      }
      const lines = await endUpgrade(db)
      t.equal(lines.length, 12)
      t.match(lines[0], /^13 groups/)
      t.equal(lines.at(-1), 'and 3 more')
      t.equal((await listTwins(db)).length, 13)
    })
  }
)
