import t from 'tap'
import { startService } from '../support/start.ts'

const password = 'seven lazy geese fly'

t.test('A key that is bound to a user goes with that user', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  let made = 0
  const makeUser = async (more: object = {}) => {
    const email = `u${++made}@acme.example`
    return (await call('createUser', { body: { email, name: 'U', password, ...more } })).body.id
  }
  const bind = async (userId: string, more: object = {}) => {
    const { body } = await call('createApiKey', { body: { name: 'Phone', userId, ...more } })
    return { ...body, as: { host: acme.host, headers: { 'x-api-key': body.key } } }
  }
  const read = async (id: string) => (await call('getApiKey', { params: { id } })).body

  t.test("'createApiKey' binds a key to an active user, for good", async (t) => {
    const userId = await makeUser()
    const key = await bind(userId)
    t.equal(key.userId, userId)
    t.match(await read(key.id), { userId, isActive: true })
    const change = (body: object) => call('updateApiKey', { params: { id: key.id }, body })
    t.equal((await change({ name: 'Renamed', userId: userId.toUpperCase() })).body.name, 'Renamed')
    for (const other of [await makeUser(), null]) {
      const { status, problem } = await change({ name: 'Again', userId: other })
      t.same([status, problem.errors?.[0]?.path], [400, '/userId'])
    }
    t.match(await read(key.id), { userId, name: 'Renamed' })
    const free = (await call('createApiKey', { body: { name: 'Free' } })).body
    const take = (userId: string | null) => call('updateApiKey', { params: { id: free.id }, body: { userId } })
    t.same([(await take(null)).status, (await take(userId)).status], [200, 400])
  })

  t.test("'createApiKey' refuses a user who isn't there or isn't active", async (t) => {
    const unknown = await call('createApiKey', {
      body: { name: 'K', userId: '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11' }
    })
    t.same([unknown.problem.code, unknown.problem.errors?.[0]?.path], ['invalid_reference', '/userId'])
    const idle = await makeUser({ isActive: false })
    const { status, problem } = await call('createApiKey', { body: { name: 'K', userId: idle } })
    t.same([status, problem.errors?.[0]?.path], [400, '/userId'])
  })

  t.test('A key of a user who sees only some records never has the scope admin', async (t) => {
    const userId = await makeUser({ visibility: 'own' })
    const answer = await call('createApiKey', { body: { name: 'K', scopes: 'read,admin', userId } })
    t.same([answer.status, answer.problem.errors?.[0]?.path], [400, '/scopes'])
    const { id, as } = await bind(userId, { scopes: 'write' })
    const widened = await call('updateApiKey', { params: { id }, body: { scopes: 'admin' } })
    t.same([widened.status, widened.problem.errors?.[0]?.path], [400, '/scopes'])
    t.equal((await read(id)).scopes, 'write')
    // As an instance of 1.0.0 would write it.
    await service.sql(`update api_keys set scopes = 'read,write,admin' where id = $1`, [id])
    const later = await service.startInstance()
    t.equal((await later.call('listApiKeys', { as })).status, 403)
    t.same((await later.call('getMe', { as })).body.scopes, ['read', 'write'])
  })

  t.test('A key stops with the deactivation of its user, and goes on when that is taken back', async (t) => {
    const other = await service.startInstance()
    await new Promise((done) => setTimeout(done, 600))
    const userId = await makeUser()
    const { id, as } = await bind(userId)
    const tries = async () => [(await call('getMe', { as })).status, (await other.call('getMe', { as })).status]
    t.same(await tries(), [200, 200])
    await call('updateUser', { params: { id: userId }, body: { isActive: false } })
    t.same(await tries(), [401, 401])
    t.match(await read(id), { isActive: false, userId })
    await call('updateUser', { params: { id: userId }, body: { isActive: true } })
    t.same(await tries(), [200, 200])
  })

  t.test('A key whose user is deleted is none any more, and stays in the list', async (t) => {
    const other = await service.startInstance()
    await new Promise((done) => setTimeout(done, 600))
    const userId = await makeUser({ visibility: 'own' })
    const { id, as } = await bind(userId)
    t.same([(await call('getMe', { as })).status, (await other.call('getMe', { as })).status], [200, 200])
    await call('deleteUser', { params: { id: userId } })
    t.same([(await call('getMe', { as })).status, (await other.call('getMe', { as })).status], [401, 401])
    t.match(await read(id), { isActive: false, userId })
    t.equal((await call('updateApiKey', { params: { id }, body: { name: 'Late' } })).status, 200)
    t.equal((await call('getMe', { as })).status, 401)
  })
})
