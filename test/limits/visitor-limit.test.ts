import { mock } from 'node:test'
import t from 'tap'
import { networkOf } from '../../src/limits/client-network.ts'
import { startService } from '../support/start.ts'

t.test('Paths outside /api have a limit of their own', async (t) => {
  const { send, acme } = await startService(t, { rateLimitMax: 5 })
  const get = (url: string, remoteAddress = '192.0.2.1') => send({ url, remoteAddress, as: acme.nobody })
  t.teardown(() => mock.timers.reset())
  mock.timers.enable({ apis: ['Date'], now: Date.now() })

  t.test('A path outside /api is there a thousand times a minute for each address, and then a 429', async (t) => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < 1_000; sent += 1) statuses.add((await get(sent % 2 ? '/nowhere' : '/')).status)
    t.same([...statuses].sort(), [302, 404])
    for (const url of ['/nowhere', '/', '/docs', '/docs/x.js', '/openapi.yaml', '/openapi.json']) {
      const { status, problem, headers } = await get(url)
      t.same([status, problem.code], [429, 'rate_limited'], url)
      t.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60)
      t.equal(headers['x-ratelimit-limit'], undefined, 'the budget of a tenant is another one')
    }
    t.equal((await get('/docs', '192.0.2.2')).status, 200)
  })

  t.test('The limit outside /api is apart from the API and from the probes', async (t) => {
    t.same([(await get('/healthz')).status, (await get('/readyz')).status], [200, 200])
    t.equal((await get('/api/v1/companies')).status, 401)
  })

  t.test('The limit outside /api opens again when the minute is over', async (t) => {
    mock.timers.tick(59_000)
    t.equal((await get('/docs')).status, 429)
    mock.timers.tick(1_001)
    t.equal((await get('/docs')).status, 200)
  })

  t.test('The limit outside /api counts an IPv6 network as one address', async (t) => {
    for (let sent = 0; sent < 1_000; sent += 1) await get('/nowhere', `2001:db8::${sent.toString(16)}`)
    t.equal((await get('/nowhere', '2001:db8::ffff')).status, 429)
    t.equal((await get('/nowhere', '2001:db8:0:1::1')).status, 404)
  })
})

t.test('A client is counted by its IPv4 address, or by the /64 of its IPv6 address', async (t) => {
  t.equal(networkOf('192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('192.0.2.1:4711'), '192.0.2.1')
  t.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1')
  t.equal(networkOf('2001:db8::1'), networkOf('[2001:db8::ffff]:4711'))
  t.not(networkOf('2001:db8::1'), networkOf('2001:db8:0:1::1'))
})

t.test('A client that is gone before the answer has no address, and is counted all the same', async (t) => {
  t.equal(networkOf(undefined), '')
})
