import { type AddressInfo, connect } from 'node:net'
import { mock } from 'node:test'
import t from 'tap'
import type { Actor } from '../support/call.ts'
import { type Instance, startService } from '../support/start.ts'

/** The requests that pass of many at the same time. */
async function countPassing({ call }: Instance, requests: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: requests }, () => call('listCompanies')))
  return answers.filter(({ status }) => status === 200).length
}

t.test('The rate limit in memory is exact', async (t) => {
  const service = await startService(t, { rateLimitMax: 20 })
  const { call, send, acme, globex } = service
  t.teardown(() => mock.timers.reset())
  mock.timers.enable({ apis: ['Date'], now: Date.now() })

  t.test('The rate limit counts down from the limit, and lets exactly that many pass', async (t) => {
    const first = await call('listCompanies')
    t.match(first.headers, { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '19' })
    t.equal(Number(first.headers['x-ratelimit-reset']), Math.ceil((Date.now() + 60_000) / 1000))
    t.match(first.headers, { 'ratelimit-policy': '"default";q=20;w=60', ratelimit: '"default";r=19;t=60' })
    t.equal(await countPassing(service, 50), 19)
    const { status, headers, problem } = await call('listCompanies')
    t.same([status, problem.code, headers['x-ratelimit-remaining']], [429, 'rate_limited', '0'])
    t.ok(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60)
    t.equal(headers.ratelimit, `"default";r=0;t=${headers['retry-after']}`)
  })

  t.test('The rate limit counts a tenant over all of its credentials, and other tenants apart', async (t) => {
    t.equal((await call('listCompanies', { as: acme.reader })).status, 429)
    t.equal((await call('createCompany', { body: { name: 'x' } })).status, 429)
    t.equal((await call('listCompanies', { as: globex.admin })).status, 200)
  })

  t.test('The rate limit opens a new window when the old one is over, and not before', async (t) => {
    mock.timers.tick(59_000)
    const late = await call('listCompanies')
    t.same([late.status, late.headers.ratelimit], [429, '"default";r=0;t=1'])
    mock.timers.tick(1_001)
    t.equal((await call('listCompanies')).headers['x-ratelimit-remaining'], '19')
  })

  t.test('The rate limit counts refused calls of a known caller, too', async (t) => {
    t.equal((await call('createCompany', { as: acme.reader, body: { name: 'x' } })).status, 403)
    t.equal((await send({ url: '/api/v1/nothing' })).status, 404)
    t.equal((await call('getCompany', { params: { id: 'x' } })).headers['x-ratelimit-remaining'], '16')
  })

  t.test('The rate limit counts calls without a valid credential apart from the tenant’s budget', async (t) => {
    const before = Number((await call('listCompanies')).headers['x-ratelimit-remaining'])
    for (let number = 0; number < 20; number += 1) {
      const as = { host: acme.host, headers: number % 2 ? { 'x-api-key': `crm_${number}` } : {} }
      t.equal((await call('listCompanies', { as })).status, 401)
    }
    const refused = await call('listCompanies', { as: acme.nobody })
    t.match([refused.status, refused.headers['ratelimit-policy']], [429, '"anonymous";q=20;w=60'])
    t.equal((await call('listCompanies', { as: globex.nobody })).status, 401, 'of another tenant: apart')
    t.equal(Number((await call('listCompanies')).headers['x-ratelimit-remaining']), before - 1)
  })

  t.test('The rate limit counts each started 16 KiB of a body without a valid credential as a request', async (t) => {
    const other = await service.startInstance({ rateLimitMax: 40 })
    const left = async (bytes: number, as: Actor, headers = {}) => {
      const json = { 'content-type': 'application/json', ...headers }
      const request = { method: 'POST', url: '/api/v1/companies', payload: ' '.repeat(bytes), headers: json } as const
      return Number((await other.send({ ...request, as })).headers['x-ratelimit-remaining'])
    }
    t.equal(await left(16_384, acme.nobody), 39)
    t.equal(await left(16_385, acme.nobody), 37)
    t.equal(await left(262_144, acme.nobody), 21)
    t.equal(await left(10, acme.nobody, { 'transfer-encoding': 'chunked' }), 5, 'of unknown length')
    t.equal(await left(262_144, acme.nobody), 0)
    t.equal(await left(262_144, acme.writer), 39, 'of a caller with a credential it doesn’t')
  })

  t.test('A client without a valid credential whose budget is spent sends no body to the end', async (t) => {
    const other = await service.startInstance({ rateLimitMax: 1 })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = other.app.server.address() as AddressInfo
    const head = `POST /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\ncontent-type: application/json\r\n`
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write(`${head}content-length: 258000\r\n\r\n {`)
    const answer = (await socket.toArray()).join('')
    t.match(answer, /^HTTP\/1\.1 429 /)
  })

  t.test('The rate limit counts clients of different addresses apart', async (t) => {
    const other = await service.startInstance({ rateLimitMax: 1 })
    const from = (remoteAddress: string) => other.send({ url: '/api/v1/companies', as: acme.nobody, remoteAddress })
    t.same([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status], [401, 429])
    t.equal((await from('192.0.2.2')).status, 401)
    t.same([(await from('2001:db8::1')).status, (await from('2001:db8::2')).status], [401, 429], 'of IPv6 the network')
    t.equal((await from('2001:db8:0:1::1')).status, 401)
  })

  t.test('The rate limit leaves what is not below /api alone', async (t) => {
    for (let number = 0; number < 30; number += 1) {
      const { status, headers } = await call('getHealth')
      t.same([status, headers['x-ratelimit-limit']], [200, undefined])
    }
  })
})
