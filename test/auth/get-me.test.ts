import t from 'tap'
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
