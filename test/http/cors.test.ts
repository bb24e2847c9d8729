import t from 'tap'
import { responseHeaders } from '../../generated/operations.ts'
import { checkProblem } from '../support/check.ts'
import { startService } from '../support/start.ts'

const app = 'https://app.example.com'

t.test('Pages of other origins read what they are allowed to', async (t) => {
  const service = await startService(t, { corsOrigins: [app] })
  const { acme } = service
  const list = '/api/v1/companies'
  const ask = (
    origin: string | undefined,
    request: { method?: 'GET' | 'OPTIONS' | 'POST'; url?: string; headers?: object } = {}
  ) =>
    service.app.inject({
      ...{ method: 'GET', url: list, ...request },
      headers: { host: acme.host, ...acme.admin.headers, ...(origin && { origin }), ...request.headers }
    })
  const preflight = (origin: string, url = list, method = 'POST', instance = service.app) =>
    instance.inject({
      method: 'OPTIONS',
      url,
      headers: {
        ...{ host: acme.host, origin, 'access-control-request-method': method },
        'access-control-request-headers': 'content-type,x-api-key'
      }
    })

  t.test(
    'Pages of other origins read what an allowed origin asks for, with every header of the contract',
    async (t) => {
      const { statusCode, headers } = await ask(app)
      t.equal(statusCode, 200)
      t.equal(headers['access-control-allow-origin'], app)
      t.equal(headers['access-control-allow-credentials'], undefined)
      t.match(headers.vary, /\borigin\b/i, 'a cache keeps the origins apart')
      const exposed = String(headers['access-control-expose-headers']).split(', ')
      t.same(exposed, [...responseHeaders, 'Allow'])
      const needed = ['Link', 'Location', 'X-Total-Count', 'Retry-After', 'X-Request-Id', 'X-RateLimit-Remaining']
      t.same(
        needed.filter((name) => !exposed.includes(name)),
        []
      )
    }
  )

  t.test('Pages of an allowed origin read refusals, too', async (t) => {
    const refusals = {
      401: { headers: { 'x-api-key': 'crm_x' } },
      404: { url: `${list}/${acme.tenantId}` },
      400: { url: `${list}?limit=0` }
    }
    for (const [status, request] of Object.entries(refusals)) {
      const response = await ask(app, request)
      t.equal(response.statusCode, Number(status))
      t.equal(response.headers['access-control-allow-origin'], app)
    }
  })

  t.test('Pages of other origins read nothing where their origin is not allowed', async (t) => {
    for (const origin of [
      'https://evil.example',
      'https://app.example.com.evil.example',
      'http://app.example.com',
      'null',
      undefined
    ]) {
      t.equal((await ask(origin)).headers['access-control-allow-origin'], undefined, String(origin))
    }
  })

  t.test('Pages of other origins learn from a preflight what they may send', async (t) => {
    for (const url of [list, '/api/companies', `${list}/${acme.tenantId}`, '/api/v1/nothing']) {
      const { statusCode, headers, body } = await preflight(app, url, 'PUT')
      t.equal(statusCode, 204, url)
      t.equal(body, '')
      t.equal(headers['access-control-allow-origin'], app)
      t.match(headers['access-control-allow-methods'], /\bPUT\b.*\bPATCH\b|\bPATCH\b.*\bPUT\b/)
      t.equal(headers['access-control-allow-headers'], 'content-type,x-api-key')
      t.ok(Number(headers['access-control-max-age']) > 0)
      for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) t.ok(headers[name], name)
    }
  })

  t.test(
    'Pages of other origins spend the client address’s budget with preflights, and the tenant’s with calls',
    async (t) => {
      const limited = await service.startInstance({ rateLimitMax: 2 })
      const statuses = async (send: () => Promise<{ statusCode: number }>) => [
        (await send()).statusCode,
        (await send()).statusCode,
        (await send()).statusCode
      ]
      t.same(await statuses(() => preflight(app, list, 'POST', limited.app)), [204, 204, 429])
      checkProblem('a preflight', await preflight(app, list, 'POST', limited.app))
      t.equal((await limited.call('listCompanies', { headers: { origin: app } })).headers['x-ratelimit-remaining'], '1')
      const refused = await preflight('https://evil.example', list, 'POST', limited.app)
      t.equal(refused.statusCode, 429, 'a refused origin spends the same')
      checkProblem('a preflight', refused)
    }
  )

  t.test('OPTIONS that is no preflight of an allowed origin is a method that no path has', async (t) => {
    const requests = {
      'without an origin': ask(undefined, { method: 'OPTIONS' }),
      'without a method': ask(app, { method: 'OPTIONS' }),
      'of another origin': preflight('https://evil.example')
    }
    for (const [what, asked] of Object.entries(requests)) {
      const response = await asked
      checkProblem(what, response)
      t.equal(response.statusCode, 405, what)
      t.equal(response.headers.allow, 'GET, HEAD, POST', what)
      t.ok(response.headers['x-ratelimit-limit'], what)
    }
    const elsewhere = await ask(app, { method: 'OPTIONS', url: '/docs' })
    t.equal(elsewhere.statusCode, 405)
    t.equal((await ask(app, { method: 'OPTIONS', url: '/nothing' })).statusCode, 404)
  })

  t.test('Pages of any origin may read the contract, whoever is allowed', async (t) => {
    const closed = await service.startInstance({ corsOrigins: [] })
    for (const url of ['/openapi.yaml', '/openapi.json']) {
      for (const instance of [service, closed]) {
        const asked = { url, headers: { host: 'localhost', origin: 'https://evil.example' } }
        t.equal((await instance.app.inject(asked)).headers['access-control-allow-origin'], '*', url)
      }
    }
    t.equal((await preflight('https://evil.example', '/openapi.json', 'GET')).statusCode, 204)
    t.equal((await preflight(app, list, 'POST', closed.app)).statusCode, 405)
  })

  t.test('Pages of this machine are allowed with `localhost`, and all with `*`', async (t) => {
    const local = await service.startInstance({ corsOrigins: ['localhost', app] })
    const origins = [
      'http://localhost:5173',
      'https://localhost',
      'http://demo.localhost:3000',
      'http://127.0.0.1:8080',
      'http://[::1]:1',
      app
    ]
    for (const origin of origins) {
      t.equal((await preflight(origin, list, 'POST', local.app)).headers['access-control-allow-origin'], origin)
    }
    for (const origin of [
      'http://localhost.evil.example',
      'http://evil.localhost.example',
      'http://127.0.0.1.evil.example:80',
      'null'
    ]) {
      t.equal((await preflight(origin, list, 'POST', local.app)).statusCode, 405, origin)
    }
    const open = await service.startInstance({ corsOrigins: ['*'] })
    for (const origin of [...origins, 'null', 'https://evil.example']) {
      t.equal((await preflight(origin, list, 'POST', open.app)).headers['access-control-allow-origin'], '*')
    }
  })
})
