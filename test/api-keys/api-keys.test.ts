import { mock } from 'node:test'
import t from 'tap'
import type { Actor } from '../support/call.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

t.test('API keys are made, changed and revoked by administrators', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const make = async (more: object = {}) => {
    const { body } = await call('createApiKey', { body: { name: 'Nightly sync', ...more } })
    return { ...body, as: { host: acme.host, headers: { 'x-api-key': body.key } } satisfies Actor }
  }
  const tries = async (as: Actor, instance: Pick<typeof service, 'call'> = service) => [
    (await instance.call('listCompanies', { as })).status,
    (await instance.call('createCompany', { as, body: { name: 'C' } })).status,
    (await instance.call('listUsers', { as })).status,
    (await instance.call('listApiKeys', { as })).status
  ]
  const read = async (id: string) => (await call('getApiKey', { params: { id } })).body
  /** What a first use leaves behind may come after its answer. */
  const untilUsed = (id: string) => waitFor('lastUsedAt', async () => (await read(id)).lastUsedAt !== null)

  t.test("'createApiKey' shows the whole key once, and never again", async (t) => {
    const count = (await readChanges(service)).length
    const { status, headers, body } = await call('createApiKey', { body: { name: 'Nightly sync' } })
    t.same([status, headers.location], [201, `/api/v1/api-keys/${body.id}`])
    t.match(body.key, /^crm_[A-Za-z0-9]{8}_[A-Za-z0-9]{32}$/)
    t.equal(body.keyPrefix, body.key.slice(0, 12))
    t.same(Object.keys(body).sort(), ['createdAt', 'expiresAt', 'id', 'key', 'keyPrefix', 'name', 'scopes', 'userId'])
    t.match(body, { name: 'Nightly sync', scopes: 'read', expiresAt: null, userId: null })
    const secret = body.key.slice(13)
    const { key, ...rest } = body
    const made = { lastUsedAt: null, isActive: true, createdBy: null, createdByStatus: null }
    const none = { replaces: null, replacedBy: null, scopesUsed: null, visibility: null, teamId: null }
    t.same(await read(body.id), { ...rest, ...made, ...none })
    const listed = (await call('listApiKeys')).body
    t.match(listed.at(-1), rest)
    t.notMatch(JSON.stringify([listed, await read(body.id)]), secret)
    const stored = await sql('select to_json(api_keys) as row from api_keys where id = $1', [body.id])
    t.notMatch(JSON.stringify(stored), secret, 'nor is it stored')
    t.equal((await readChanges(service)).length, count, 'keys are not in the change log')
  })

  t.test("'createApiKey' says who made it, where that was a user", async (t) => {
    const { email, password } = acme
    const { accessToken } = (await call('login', { as: acme.nobody, body: { email, password } })).body
    const { body } = await call('createApiKey', { as: acme.bearer(accessToken), body: { name: 'K' } })
    t.equal((await read(body.id)).createdBy, email)
  })

  t.test("'listApiKeys' and 'getApiKey' say what has become of who made a key", async (t) => {
    const maker = { email: 'maker@acme.example', password: 'seven lazy geese fly', name: 'M', role: 'admin' as const }
    const { email, password } = maker
    const { body: user } = await call('createUser', { body: maker })
    const { body: session } = await call('login', { as: acme.nobody, body: { email, password } })
    const { body: key } = await call('createApiKey', { as: acme.bearer(session.accessToken), body: { name: 'K' } })
    const status = async () => {
      const listed = (await call('listApiKeys', { query: { fields: 'id,createdByStatus' } })).body
      const own = listed.find(({ id }) => id === key.id)
      t.equal(own?.createdByStatus, (await read(key.id)).createdByStatus)
      return own?.createdByStatus
    }
    const params = { id: user.id }
    t.equal(await status(), 'active')
    for (const role of ['member', 'viewer'] as const) {
      await call('updateUser', { params, body: { role } })
      t.equal(await status(), 'demoted', role)
    }
    await call('updateUser', { params, body: { role: 'admin', isActive: false, email: 'renamed@acme.example' } })
    t.equal(await status(), 'deactivated')
    t.equal((await read(key.id)).createdBy, email, 'the address is the one of then')
    await call('deleteUser', { params })
    t.equal(await status(), 'deleted')
    await call('createUser', { body: maker })
    t.equal(await status(), 'deleted', 'another user with the address is another user')
    const answer = await call('updateApiKey', { params: { id: key.id }, body: { name: 'L' } })
    t.equal(answer.body.createdByStatus, 'deleted', 'a change of the key changes nothing of that')
    const as = { host: acme.host, headers: { 'x-api-key': key.key } }
    t.equal((await call('listCompanies', { as })).status, 200, 'and the key goes on working')
  })

  t.test("'createApiKey' puts scopes in order, each once", async (t) => {
    const given = {
      read: 'read',
      'write,read': 'read,write',
      ' admin , read,write,read ': 'read,write,admin',
      'admin,admin': 'admin',
      write: 'write'
    }
    for (const [scopes, kept] of Object.entries(given)) t.equal((await make({ scopes })).scopes, kept)
    for (const scopes of ['', ' ', ',', 'read,', 'delete', 'read,delete', 'READ', 'read write', null, ['read']]) {
      const { status, problem } = await call('createApiKey', { invalidBody: { name: 'K', scopes } })
      t.same([status, problem.errors?.[0]?.path], [400, '/scopes'], String(scopes))
      if (scopes === 'READ') t.match(problem.detail, 'must be read, write and admin, or some of them', 'in words')
    }
    t.equal((await call('createApiKey', { invalidBody: { scopes: 'read' } })).problem.errors?.[0]?.path, '/name')
  })

  t.test('A key’s write scope includes read, and admin both', async (t) => {
    t.same(await tries((await make({ scopes: 'read' })).as), [200, 403, 200, 403])
    t.same(await tries((await make({ scopes: 'write' })).as), [200, 201, 200, 403])
    t.same(await tries((await make({ scopes: 'admin' })).as), [200, 201, 200, 200])
  })

  t.test('A key ends when it expires, and reads inactive then', async (t) => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const { id, as } = await make({ expiresAt })
    t.match(await read(id), { expiresAt, isActive: true })
    t.equal((await call('getMe', { as })).status, 200)
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.parse(expiresAt) - 1 })
    t.equal((await call('getMe', { as })).status, 200)
    mock.timers.setTime(Date.parse(expiresAt))
    t.equal((await call('getMe', { as })).status, 401, 'remembered or not')
    mock.timers.reset()
    // The database, which says whether a key is active, has a clock of its own.
    const soon = new Date(Date.now() + 50).toISOString()
    const short = await make({ expiresAt: soon })
    await sql(`select pg_sleep(greatest(extract(epoch from $1::timestamptz - clock_timestamp()), 0))`, [soon])
    t.match(await read(short.id), { expiresAt: soon, isActive: false })
    t.equal((await call('getMe', { as: short.as })).status, 401)
    t.ok(
      (await call('listApiKeys')).body.some((key) => key.id === short.id),
      'it stays in the list'
    )
    const born = await make({ expiresAt: '2020-01-01' })
    t.match(await read(born.id), { expiresAt: '2020-01-01T00:00:00.000Z', isActive: false })
    t.equal((await call('getMe', { as: born.as })).status, 401)
  })

  t.test("'updateApiKey' changes what a key may do from its answer on", async (t) => {
    const { id, as } = await make({ scopes: 'admin' })
    t.same(await tries(as), [200, 201, 200, 200])
    await untilUsed(id)
    const { body } = await call('updateApiKey', { params: { id }, body: { scopes: 'read', name: 'Smaller' } })
    t.match(body, { id, scopes: 'read', name: 'Smaller', isActive: true })
    t.same(await tries(as), [200, 403, 200, 403])
    t.same(await read(id), body)
    await call('updateApiKey', { params: { id }, body: { scopes: 'write,read' } })
    t.same(await tries(as), [200, 201, 200, 403])
    t.equal((await read(id)).name, 'Smaller')
  })

  t.test("'updateApiKey' refuses another expiry and an end, and ignores what the service sets", async (t) => {
    const { id, as } = await make()
    const before = await read(id)
    const computed = { ...before, keyPrefix: 'x', createdBy: 'me' }
    t.same((await call('updateApiKey', { params: { id }, body: computed as never })).body, before)
    const wrong = { ...before, name: 'Other', expiresAt: '2020-01-01', isActive: false, visibility: 'own' } as const
    const { status, problem } = await call('updateApiKey', { params: { id }, body: wrong as never })
    t.equal(status, 400)
    t.same(problem.errors?.map(({ path }) => path).sort(), ['/expiresAt', '/isActive', '/visibility'])
    t.match(problem.errors?.find(({ path }) => path === '/isActive')?.message, /revokeApiKey/)
    t.same(await read(id), before)
    t.equal((await call('getMe', { as })).status, 200)
    for (const invalidBody of [{ scopes: '' }, { scopes: null }, { name: ' ' }, { key: 'x' }]) {
      t.equal((await call('updateApiKey', { params: { id }, invalidBody })).status, 400, JSON.stringify(invalidBody))
    }
  })

  t.test("'revokeApiKey' keeps the row of the key, inactive for good", async (t) => {
    const { id, as } = await make({ scopes: 'read,write' })
    t.equal((await call('getMe', { as })).status, 200)
    await untilUsed(id)
    const { status, body } = await call('revokeApiKey', { params: { id } })
    t.equal(status, 200)
    t.match(body, { id, isActive: false, scopes: 'read,write', name: 'Nightly sync' })
    t.equal((await call('getMe', { as })).status, 401)
    t.same(await read(id), body)
    t.ok((await call('listApiKeys')).body.some((key) => key.id === id && !key.isActive))
    const revokedAt = () => sql('select revoked_at::text from api_keys where id = $1', [id])
    const first = await revokedAt()
    t.same((await call('revokeApiKey', { params: { id } })).body, body, 'again, it changes nothing')
    t.same(await revokedAt(), first, 'nor the time of the first revocation')
    t.match((await call('updateApiKey', { params: { id }, body: { name: 'Renamed' } })).body, { isActive: false })
    t.equal((await call('getMe', { as })).status, 401, 'no update brings it back')
    t.equal((await call('revokeApiKey', { params: { id: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51' } })).status, 404)
  })

  t.test('A key’s lastUsedAt is written in the background', async (t) => {
    const { id, as } = await make()
    t.equal((await read(id)).lastUsedAt, null)
    const earliest = new Date(Date.now() - 1).toISOString()
    t.equal((await call('getMe', { as })).status, 200)
    await untilUsed(id)
    const { lastUsedAt } = await read(id)
    t.ok(String(lastUsedAt) >= earliest)
    await call('getMe', { as })
    t.equal((await read(id)).lastUsedAt, lastUsedAt, 'at most once a minute')
  })

  t.test('A key is dead or changed on a second instance, too, when that is answered', async (t) => {
    const other = await service.startInstance()
    // Before both are connected to the channel, neither uses its cache, and the test would prove nothing.
    await new Promise((done) => setTimeout(done, 600))
    for (let round = 0; round < 3; round += 1) {
      const { id, as } = await make({ scopes: 'write' })
      t.same([await tries(as), await tries(as, other)], Array(2).fill([200, 201, 200, 403]))
      await call('updateApiKey', { params: { id }, body: { scopes: 'read' } })
      t.same([await tries(as, other), await tries(as)], Array(2).fill([200, 403, 200, 403]))
      await call('revokeApiKey', { params: { id } })
      t.same([await tries(as, other), await tries(as)], Array(2).fill([401, 401, 401, 401]))
    }
  })

  t.test("'listApiKeys' lists the tenant’s own, oldest first", async (t) => {
    const { headers, body } = await call('listApiKeys', { query: { count: true } })
    t.equal(Number(headers['x-total-count']), body.length)
    const times = body.map(({ createdAt }) => createdAt)
    t.same(times, times.toSorted())
    const theirs = (await call('listApiKeys', { as: globex.admin })).body.map(({ id }) => id)
    t.notOk(body.some(({ id }) => theirs.includes(id)))
    const { id } = await make()
    const [first] = (await call('listApiKeys', { query: { offset: body.length, fields: 'id' } })).body
    t.same(first, { id })
  })
})
