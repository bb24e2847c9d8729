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
