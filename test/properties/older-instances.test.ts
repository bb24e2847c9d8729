import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { sheets } from '../import-export/sheets.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

t.test('No property is defined while an instance of release 1.0.0 runs, and others are once it is gone', async (t) => {
  const service = await startService(t)
  const { call, acme, startInstance } = service
  const { importFile, refuseFile } = sheets(service)
  // Another instance of this version is in nobody's way.
  await startInstance()
  const make = (key: string) =>
    call('createProperty', { body: { entity: 'contact', key, type: 'text', label: 'A label' } })
  t.equal((await make('before')).status, 201)

  const stop = await startOlder(service)
  const refused = await make('beside')
  t.same([refused.status, refused.problem.code], [409, 'in_use'])
  t.match(refused.problem.detail, /instances of release 1\.0\.0 run on it/)
  const file = 'first_name,last_name,custom.beside\nMaja,Ek,gold\n'
  t.match(await refuseFile('contacts', file, acme.admin, { properties: 'create' }), { status: 409, code: 'in_use' })
  t.same((await call('listContacts')).body, [], 'nothing of the file is written')
  await stop()

  t.equal((await make('beside')).status, 201)
  t.match(await importFile('contacts', file, acme.admin, { properties: 'create' }), { imported: 1 })
})

t.test('Nobody is restricted, and no key bound, while an instance of release 1.0.0 runs', async (t) => {
  const service = await startService(t)
  const { call, acme, startInstance } = service
  await startInstance()
  const person = (name: string, more: object = {}) => ({
    ...{ email: `${name}@acme.example`, name, password: 'seven lazy geese fly', ...more }
  })
  const teamId = (await call('createTeam', { body: { name: 'North' } })).body.id
  const make = async (name: string, more?: object) => (await call('createUser', { body: person(name, more) })).body.id
  const [free, own] = [await make('free'), await make('own', { visibility: 'own' })]
  const update = (id: string, body: object) => call('updateUser', { params: { id }, body })
  const bind = (userId: string | null) => call('createApiKey', { body: { name: 'K', userId } })
  const snapshot = async () => [(await call('listUsers')).body, (await call('listApiKeys')).body]

  const stop = await startOlder(service)
  const before = await snapshot()
  const refused = {
    'a new user who sees their own': () => call('createUser', { body: person('new', { visibility: 'own' }) }),
    'a new user of a team': () => call('createUser', { body: person('new', { visibility: 'team', teamId }) }),
    'a user who saw all': () => update(free, { visibility: 'own' }),
    'a user who saw all, and joins a team': () => update(free, { visibility: 'team', teamId }),
    'a user who saw their own': () => update(own, { visibility: 'team', teamId }),
    'a key of a restricted user': () => bind(own),
    'a key of a user who sees all': () => bind(free)
  }
  for (const [what, send] of Object.entries(refused)) {
    const { status, problem } = await send()
    const path = what.startsWith('a key') ? '/userId' : '/visibility'
    t.match([status, problem.code, problem.errors], [409, 'in_use', [{ path }]], what)
    t.match(problem.detail, /being upgraded; that one shows every record to everybody/, what)
  }
  t.same(await snapshot(), before, 'nothing is written')
  t.equal(
    (await update(own, { visibility: 'own', name: 'Renamed' })).status,
    200,
    'what is set already may be sent back'
  )
  t.equal((await update(own, { visibility: 'all' })).status, 200, 'and taken back')
  t.equal((await call('createUser', { body: person('other', { visibility: 'all' }) })).status, 201)
  t.equal((await bind(null)).status, 201, 'a key of nobody sees all anyway')
  t.equal((await update(acme.userId, { visibility: 'own' })).status, 400, 'what is wrong with a request comes first')

  await stop()
  t.equal((await update(free, { visibility: 'own' })).status, 200)
  t.equal((await bind(free)).status, 201)
})

/** Opens a session as an instance of 1.0.0 names the one on which it listens. The function ends it. */
async function startOlder({ config, sql }: Service): Promise<() => Promise<void>> {
  const older = new pg.Client({
    connectionString: config.connectionUrl,
    application_name: `crm-listener ${randomUUID()}`
  })
  await older.connect()
  return async () => {
    await older.end()
    await waitFor('its session’s end', async () => {
      const left = await sql(`select from pg_stat_activity where datname = current_database()
        and application_name like 'crm-listener %' and application_name not like '%/%'`)
      return left.length === 0
    })
  }
}
