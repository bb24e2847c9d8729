import t from 'tap'
import { openDependencies } from '../../src/composition-root.ts'
import { startService } from '../support/start.ts'

const password = 'seven lazy geese fly'

t.test('Administrators say which records a user sees', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  let made = 0
  const make = (more: object = {}) =>
    call('createUser', { body: { email: `u${++made}@acme.example`, name: 'U', password, ...more } })
  const change = (id: string, body: object) => call('updateUser', { params: { id }, body })
  const enter = async (email: string) =>
    acme.bearer((await call('login', { as: acme.nobody, body: { email, password } })).body.accessToken)
  const team = async (name: string) => (await call('createTeam', { body: { name } })).body.id

  t.test('A user sees all records unless something else is said', async (t) => {
    const teamId = await team('North')
    t.match((await make()).body, { visibility: 'all', teamId: null })
    const { body } = await make({ visibility: 'team', teamId })
    t.match(body, { visibility: 'team', teamId })
    t.match((await change(body.id, { visibility: 'own' })).body, { visibility: 'own', teamId })
    t.match((await change(body.id, { visibility: 'all', teamId: null })).body, { visibility: 'all', teamId: null })
    t.equal((await make({ visibility: 'some' })).status, 400)
    const answer = await make({ teamId: '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11' })
    t.same([answer.problem.code, answer.problem.errors?.[0]?.path], ['invalid_reference', '/teamId'])
    const moved = await change(body.id, { teamId: '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11' })
    t.same([moved.problem.code, moved.problem.errors?.[0]?.path], ['invalid_reference', '/teamId'])
  })

  t.test(
    'An administrator sees all: promoted and unrestricted, or demoted and restricted, in one request',
    async (t) => {
      const created = await call('createUser', {
        invalidBody: { role: 'admin', visibility: 'own', name: 'U', password }
      })
      t.same(
        created.problem.errors?.map(({ path }) => path).sort(),
        ['/email', '/visibility'],
        'with all else that is wrong'
      )
      const { id } = (await make({ visibility: 'own' })).body
      const promoted = await change(id, { role: 'admin' })
      t.same([promoted.status, promoted.problem.errors?.[0]?.path], [400, '/role'])
      t.match((await change(id, { role: 'admin', visibility: 'all' })).body, { role: 'admin', visibility: 'all' })
      const restricted = await change(id, { visibility: 'team' })
      t.same([restricted.status, restricted.problem.errors?.[0]?.path], [400, '/visibility'])
      t.match((await call('getUser', { params: { id } })).body, { role: 'admin', visibility: 'all' })
      t.match((await change(id, { role: 'member', visibility: 'own' })).body, { role: 'member', visibility: 'own' })
    }
  )

  t.test('A user who has a key with the scope admin is not restricted before the key is', async (t) => {
    const { id } = (await make()).body
    const key = (await call('createApiKey', { body: { name: 'Root', scopes: 'admin', userId: id } })).body
    const refused = await change(id, { visibility: 'own', name: 'Changed' })
    t.same([refused.status, refused.problem.code], [409, 'in_use'])
    t.match(refused.problem.detail, /Root/)
    t.match((await call('getUser', { params: { id } })).body, { name: 'U', visibility: 'all' })
    await call('updateApiKey', { params: { id: key.id }, body: { scopes: 'write' } })
    t.equal((await change(id, { visibility: 'own' })).status, 200)
  })

  t.test('What a caller sees comes with the credential', async (t) => {
    const teamId = await team('South')
    const [one, other, idle] = await Promise.all([
      make({ visibility: 'team', teamId }),
      make({ visibility: 'own', teamId }),
      make({ teamId, isActive: false })
    ])
    const { credentials, close } = openDependencies(service.config, () => {})
    t.teardown(close)
    const find = async (userId: string) => {
      const { key } = (await call('createApiKey', { body: { name: 'K', userId } })).body
      return credentials.findKey(acme.tenantId, key)
    }
    const all = [one.body.id, ...[other.body.id, idle.body.id].sort()]
    t.match(await find(one.body.id), {
      userId: one.body.id,
      sees: { key: `team ${one.body.id} ${teamId}`, owners: all }
    })
    const own = { key: `own ${other.body.id}`, owners: [other.body.id] }
    t.same((await find(other.body.id))?.sees, own)
    await change(one.body.id, { teamId: null })
    t.same((await find(one.body.id))?.sees, { key: `own ${one.body.id}`, owners: [one.body.id] }, 'a team of nobody')
    t.equal((await find(acme.userId))?.sees, undefined)
    const { sees, userId } = (await credentials.findKey(acme.tenantId, acme.apiKey)) ?? {}
    t.same([sees, userId], [undefined, null])
  })

  t.test('A change holds at once, for access tokens that are there, on every instance', async (t) => {
    const other = await service.startInstance()
    // Before both are connected to the channel, neither uses its cache, and the test would prove nothing.
    await new Promise((done) => setTimeout(done, 600))
    const { id, email } = (await make()).body
    const as = await enter(email)
    const tries = async () => [
      (await call('listChanges', { as })).status,
      (await other.call('listChanges', { as })).status
    ]
    for (let round = 0; round < 3; round += 1) {
      t.same(await tries(), [200, 200])
      await change(id, { visibility: 'team' })
      t.same(await tries(), [403, 403])
      await change(id, { visibility: 'all' })
    }
  })

  t.test('Restricted callers get 403 where something tells of all records', async (t) => {
    const { email } = (await make({ visibility: 'own' })).body
    const as = await enter(email)
    const { status, problem } = await call('listChanges', { as })
    t.same([status, problem.code], [403, 'forbidden'])
    t.match(problem.detail, /tells of all records/)
    const { headers } = await call('createCompany', { body: { name: 'C' } })
    const changeSet = String(headers['x-change-set'])
    t.equal((await call('undoChangeSet', { as, body: { changeSet } })).problem.code, 'forbidden')
    t.equal((await call('listWebhooks', { as })).problem.code, 'insufficient_scope')
    t.equal((await call('listCompanies', { as })).status, 200)
  })

  t.test("'getMe' shows what the user sees, and of a key whose it is", async (t) => {
    const teamId = await team('West')
    const { id, email } = (await make({ visibility: 'team', teamId })).body
    t.match((await call('getMe', { as: await enter(email) })).body.user, { id, visibility: 'team', teamId })
    const { key } = (await call('createApiKey', { body: { name: 'K', userId: id } })).body
    const { body } = await call('getMe', { as: { host: acme.host, headers: { 'x-api-key': key } } })
    t.match(body, { user: null, apiKey: { userId: id } })
  })
})
