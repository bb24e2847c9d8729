import t from 'tap'
import { startService } from '../support/start.ts'

// That each answer below /api may not be kept is held by support/check.ts, wherever anything is called.

t.test('Answers over TLS, as a trusted proxy reports it, have Strict-Transport-Security', async (t) => {
  const service = await startService(t)
  const behindProxy = await service.startInstance({ trustProxy: 1 })
  const sent = async (protocol: string, url: string, { app } = behindProxy) => {
    const response = await app.inject({ url, headers: { host: 'acme.localhost', 'x-forwarded-proto': protocol } })
    return response.headers['strict-transport-security']
  }
  for (const url of ['/api/v1/companies', '/api/nowhere', '/healthz', '/openapi.yaml', '/docs']) {
    t.equal(await sent('https', url), 'max-age=31536000', url)
    t.equal(await sent('http', url), undefined, url)
    t.equal(await sent('https', url, service), undefined, 'nobody else is believed')
  }
})

t.test('An answer that is no operation’s may not be kept either', async (t) => {
  const { send, acme } = await startService(t, { rateLimitMax: 4 })
  for (const url of ['/api/nowhere', '/api/v1/companies/%zz', '/api/v1/companies/bulk', '/api', '/api/v1/companies']) {
    const { headers } = await send({ url, method: 'GET', as: acme.admin })
    t.match(headers, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }, url)
  }
  t.equal((await send({ url: '/api/v1/companies', method: 'GET', as: acme.admin })).status, 429)
})

t.test('Request ids name each request to client and log', async (t) => {
  const { call, send } = await startService(t)

  t.test('A sane request id of the client is kept, in the problem, too', async (t) => {
    for (const id of ['abc-123', 'A.b_c', 'x'.repeat(128)]) {
      const headers = { 'x-request-id': id }
      t.equal((await call('listCompanies', { headers })).headers['x-request-id'], id)
      const { headers: answered, problem } = await send({ url: '/nothing', headers })
      t.same([answered['x-request-id'], problem.requestId], [id, id])
    }
  })

  t.test('A request id of any other kind is replaced by a new one', async (t) => {
    const seen = new Set<unknown>()
    for (const id of ['', 'x'.repeat(129), 'a b', 'ü', '<script>', 'a,b', '{"a":1}']) {
      const made = (await call('getHealth', { headers: { 'x-request-id': id } })).headers['x-request-id']
      t.match(made, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      seen.add(made)
    }
    t.equal(seen.size, 7)
  })
})

t.test('An API key that is empty counts as none', async (t) => {
  const { call, acme } = await startService(t)
  const { email, password, nobody } = acme
  const { accessToken } = (await call('login', { as: nobody, body: { email, password } })).body
  const both = { host: acme.host, headers: { 'x-api-key': '', authorization: `Bearer ${accessToken}` } }
  t.equal((await call('getMe', { as: both })).status, 200, 'beside an access token, too')
  const { problem } = await call('getMe', { as: { host: acme.host, headers: { 'x-api-key': '' } } })
  t.match(problem, { code: 'unauthenticated', detail: /^Send an API key/ })
})
