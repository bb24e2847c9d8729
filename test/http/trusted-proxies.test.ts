import t from 'tap'
import { readConfig } from '../../src/config.ts'
import { type Instance, startService } from '../support/start.ts'

const proxy = '192.0.2.1'

t.test('The address of a client is the one that a trusted proxy saw', async (t) => {
  const service = await startService(t)
  const { acme } = service

  /** Whether two requests count as one client's: a stranger's budget is one request for each address. */
  const isOneClient = async (instance: Instance, forwardedFor: [string, string], remoteAddress = proxy) => {
    const statuses: number[] = []
    for (const header of forwardedFor) {
      const headers = { 'x-forwarded-for': header }
      const answer = await instance.send({ url: '/api/v1/companies', as: acme.nobody, headers, remoteAddress })
      statuses.push(answer.status)
    }
    return statuses.join() === '401,429'
  }
  const trusting = (text: string) =>
    service.startInstance({ trustProxy: readConfig({ TRUST_PROXY: text }).trustProxy, rateLimitMax: 1 })

  t.test('The address of a client is the peer’s where no proxy is trusted', async (t) => {
    t.ok(await isOneClient(await trusting('false'), ['198.51.100.1', '198.51.100.2']))
    t.ok(await isOneClient(await trusting(''), ['198.51.100.1', '198.51.100.2']))
  })

  for (const text of ['1', '192.0.2.0/28', '203.0.113.9, 192.0.2.1']) {
    t.test(
      `The address of a client is with TRUST_PROXY=${text} what the proxy appended, whatever the client wrote before it`,
      async (t) => {
        t.notOk(await isOneClient(await trusting(text), ['198.51.100.1', '198.51.100.2']), 'it is believed')
        const forged = await trusting(text)
        t.ok(await isOneClient(forged, ['10.1.1.1, 198.51.100.1', '10.2.2.2, 192.0.2.77, 198.51.100.1']))
      }
    )
  }

  for (const text of ['2', '192.0.2.1,203.0.113.5']) {
    t.test(`The address of a client is with TRUST_PROXY=${text} what the first of two proxies appended`, async (t) => {
      const over = (before: string) => `${before}, 203.0.113.5`
      t.notOk(await isOneClient(await trusting(text), [over('198.51.100.1'), over('198.51.100.2')]))
      t.ok(await isOneClient(await trusting(text), [over('198.51.100.1'), over('10.1.1.1, 198.51.100.1')]))
    })
  }

  t.test('The address of a client is the peer’s where that is none of the proxies', async (t) => {
    t.ok(await isOneClient(await trusting('192.0.2.0/28'), ['198.51.100.1', '198.51.100.2'], '203.0.113.1'))
  })

  t.test('The address of a client has no port, which some proxies write, too', async (t) => {
    t.ok(await isOneClient(await trusting('1'), ['198.51.100.1:40001', '198.51.100.1:40002']))
    t.ok(await isOneClient(await trusting('1'), ['[2001:db8::1]:40001', '[2001:db8::2]:40002']))
  })
})
