import t from 'tap'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'

t.test("'getMe' describes who calls", async (t) => {
  const { call, acme } = await startService(t)

  t.test("'getMe' describes an API key, without its secret part", async (t) => {
    const { body } = await call('getMe', { as: acme.admin })
    t.match(body, { type: 'api_key', tenant: { id: acme.tenantId, subdomain: 'acme' }, user: null })
    t.match(body.apiKey, { keyPrefix: acme.apiKey.slice(0, 12), scopes: 'read,write,admin', isActive: true })
    t.same(body.scopes, ['read', 'write', 'admin'])
    t.notMatch(JSON.stringify(body), acme.apiKey.slice(13))
  })

  t.test("'getMe' describes a user who has logged in", async (t) => {
    const { email, password } = acme
    const { body: tokens } = await call('login', { as: acme.nobody, body: { email, password } })
    const { body } = await call('getMe', { as: acme.bearer(tokens.accessToken) })
    t.match(body, { type: 'user', tenant: { id: acme.tenantId }, apiKey: null, scopes: ['read', 'write', 'admin'] })
    t.same(body.user, tokens.user)
  })
})

t.test("'getMe' shows with a bound key what its user sees now, and of another key nothing", async (t) => {
  const { call, acme } = await startService(t)
  const { id: teamId } = (await call('createTeam', { body: { name: 'North' } })).body
  const person = { name: 'Bo', email: 'bo@acme.test', password: 'seven lazy geese fly' }
  const { id: userId } = (await call('createUser', { body: { ...person, visibility: 'team', teamId } })).body
  const { key, id } = (await call('createApiKey', { body: { name: 'K', scopes: 'read', userId } })).body
  const as = { ...acme.admin, headers: { 'x-api-key': key } } as Actor
  t.match((await call('getMe', { as })).body, { user: null, apiKey: { id, userId, visibility: 'team', teamId } })
  await call('updateUser', { params: { id: userId }, body: { visibility: 'own', teamId: null } })
  t.match((await call('getMe', { as })).body.apiKey, { visibility: 'own', teamId: null })
  t.match((await call('getMe', {})).body.apiKey, { userId: null, visibility: null, teamId: null })
  const { body } = await call('listApiKeys', {})
  t.match(
    body.find((one) => one.id === id),
    { visibility: 'own' }
  )
})
