import { once } from 'node:events'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import { startService } from '../support/start.ts'

// Ways to write a path that the router understands, over a real socket, since a URL parser would make them one.

const spellings: Record<string, (path: string, host: string) => string> = {
  plain: (path) => path,
  'a percent-encoded letter': (path) => path.replace('/api/', '/%61pi/'),
  'another one': (path) => path.replace('/api/', '/ap%69/'),
  'the whole prefix': (path) => path.replace('/api/', '/%61%70%69/'),
  'a slash at the end': (path) => `${path}/`,
  'the whole URL': (path, host) => `http://${host}${path}`,
  'the whole URL, in capitals': (path, host) => `HTTP://${host.toUpperCase()}${path}`
}

t.test('However a path is written, it leads to one operation', async (t) => {
  const { app, acme } = await startService(t, { rateLimitMax: 5_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const send = async (method: string, path: string, headers: OutgoingHttpHeaders) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers })
    sent.end()
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  const host = acme.host
  const all = Object.values(operations) as OperationDescription[]
  const guarded = all.filter(({ scope }) => scope !== null)

  for (const [name, spell] of Object.entries(spellings)) {
    t.test(`No operation runs without a credential, and each answer counts: ${name}`, async (t) => {
      for (const { method, url } of guarded) {
        const path = spell(url.replaceAll(/:\w+/g, acme.tenantId), host)
        const { status, headers } = await send(method, path, { host })
        t.same([status, headers['x-ratelimit-limit']], [401, '5000'], `${method} ${path}`)
      }
    })

    t.test(`The tenant is the Host's, however the path is written: ${name}`, async (t) => {
      const path = spell('/api/v1/auth/me', host)
      const own = await send('GET', path, { host, 'x-api-key': acme.apiKey })
      t.match([own.status, JSON.parse(own.body)], [200, { tenant: { subdomain: 'acme' } }])
      const elsewhere = spell('/api/v1/auth/me', 'nobody.localhost')
      t.equal((await send('GET', elsewhere, { host: 'nobody.localhost', 'x-api-key': acme.apiKey })).status, 404)
    })

    t.test(`A path of no operation is no secret, and counts: ${name}`, async (t) => {
      const nothing = await send('GET', spell('/api/v1/nothing', host), { host })
      t.same([nothing.status, nothing.headers['x-ratelimit-limit']], [404, '5000'])
      const known = await send('PATCH', spell('/api/v1/companies', host), { host })
      t.same([known.status, known.headers['x-ratelimit-limit']], [405, '5000'])
    })
  }

  t.test('The host of a whole URL is the one that counts, whatever the header says', async (t) => {
    const key = { 'x-api-key': acme.apiKey }
    const status = async (target: string, header: string) =>
      (await send('GET', target, { host: header, ...key })).status
    t.equal(await status(`http://${host}/api/v1/auth/me`, 'nobody.localhost'), 200)
    t.equal(await status(`http://${host}:3000/api/v1/companies?limit=1`, 'localhost'), 200)
    t.equal(await status('http://nobody.localhost/api/v1/auth/me', host), 404)
    t.equal(await status('https://evil.example/api/v1/auth/me', host), 404)
    t.equal(await status(`http://nobody@${host}/api/v1/auth/me`, host), 404)
    t.equal(await status('http://localhost', host), 302, 'a path is the root where it is left out')
  })

  t.test('A path that can’t be decoded is a 400 that counts, or the 404 of a host without a tenant', async (t) => {
    for (const path of ['/api/v1/companies/%zz', '/api/%', `http://${host}/api/v1/deals/%e0%a4%a`]) {
      const { status, headers, body } = await send('GET', path, { host, 'x-api-key': acme.apiKey })
      t.same([status, headers['x-ratelimit-limit']], [400, '5000'], path)
      t.match(JSON.parse(body), { code: 'malformed_request', requestId: headers['x-request-id'] })
      t.equal((await send('GET', path.replace(host, 'nobody.localhost'), { host: 'nobody.localhost' })).status, 404)
    }
    const outside = await send('GET', '/docs/%zz', { host })
    t.same([outside.status, outside.headers['x-ratelimit-limit']], [400, undefined])
  })
})
