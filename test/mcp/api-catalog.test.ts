import t from 'tap'
import { startService } from '../support/start.ts'

t.test('The catalogue of APIs is found by anybody at the host that is asked, and its links answer', async (t) => {
  const service = await startService(t)
  const { body, headers } = await service.call('getApiCatalog', { as: service.acme.nobody })
  t.match(headers['content-type'], /^application\/linkset\+json(;|$)/)
  t.match(headers, { 'x-content-type-options': 'nosniff' })
  t.same(
    body.linkset.map(({ anchor }) => new URL(anchor).pathname),
    ['/api/v1', '/mcp']
  )
  // Whatever has an address is a link (RFC 9264), whichever relation it stands under.
  const links = body.linkset.flatMap(({ anchor, ...relations }) => Object.values(relations).flat())
  t.ok(links.length >= 8)
  for (const { href, type } of links) {
    const url = new URL(href)
    t.equal(url.host, service.acme.host)
    const answer = await service.app.inject({ url: url.pathname, headers: { host: url.host } })
    t.equal(answer.statusCode, 200, href)
    t.equal(String(answer.headers['content-type']).split(';')[0], type, href)
  }
  t.equal((await service.app.inject({ method: 'HEAD', url: '/.well-known/api-catalog' })).statusCode, 200)
})

t.test('The agents’ endpoint is an operation like others', async (t) => {
  const service = await startService(t)
  const { status, body } = await service.call('callMcp', { body: { jsonrpc: '2.0', id: 7, method: 'ping' } })
  t.same([status, body], [200, { jsonrpc: '2.0', id: 7, result: {} }])
})
