import t from 'tap'
import { poster, startForAgents } from './connect.ts'

const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {}
}
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const current = { ...list, params: { _meta: meta } }
const currentHeaders = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }
const called = (name: string, args: unknown) => ({ ...list, method: 'tools/call', params: { name, arguments: args } })

t.test('A message that can’t be answered is refused in words that mend it', async (t) => {
  const service = await startForAgents(t, { corsOrigins: ['https://app.example.com'] })
  const { acme } = service
  const post = poster(service, acme.admin)

  t.test('A message in either revision is answered as JSON, without a session and without initialize', async (t) => {
    const old = await post(list)
    t.match(old, { status: 200, headers: { 'content-type': /^application\/json/ }, body: { id: 1 } })
    t.equal(old.headers['mcp-session-id'], undefined)
    t.match(old.headers, { 'x-ratelimit-limit': String, 'cache-control': 'no-store' })
    const now = await post(current, currentHeaders)
    t.match(now, { status: 200, headers: { 'content-type': /^application\/json/ } })
    t.same(now.body.result.tools, old.body.result.tools)
    const notified = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
    t.match([notified.status, notified.body], [202, undefined])
  })

  t.test('A body that is no message is a problem that says so', async (t) => {
    t.match(await post('{"jsonrpc":'), { status: 400, body: { code: 'malformed_json' } })
    t.match(await post([list]), { status: 400, body: { errors: [{ path: '', message: 'must be object' }] } })
    t.match(await post(''), { status: 400, body: { errors: [{ message: 'a JSON body is needed' }] } })
    const nameless = await post({ jsonrpc: '1.0', id: 1, params: [] })
    t.same(
      nameless.body.errors.map(({ path }: { path: string }) => path).sort(),
      ['/jsonrpc', '/method', '/params'],
      'all at once'
    )
    t.match(await post(`{"jsonrpc":"2.0","id":1,"method":"x","params":${'['.repeat(101)}${']'.repeat(101)}}`), {
      status: 400,
      body: { detail: /nested too deeply/ }
    })
    t.match(await post({ ...list, params: { x: 'x'.repeat(1_048_576) } }), {
      status: 413,
      body: { code: 'payload_too_large' }
    })
    t.match(await post(list, { 'content-type': 'text/plain' }), {
      status: 415,
      body: { code: 'unsupported_media_type' }
    })
    t.match(await post(list, { accept: 'application/json' }), { status: 406, body: { code: 'not_acceptable' } })
    t.match(await post(list, { accept: undefined }), { status: 406, body: { code: 'not_acceptable' } })
    t.match(await post(list, { accept: '*/*' }), { status: 200 })
  })

  t.test('What the protocol doesn’t know is refused by the protocol', async (t) => {
    const unknown = { error: { code: -32601 } }
    t.match(await post({ ...list, method: 'tools/eat' }), { status: 200, body: unknown })
    t.match(await post({ ...list, method: 'resources/list' }), { body: unknown })
    const other = { ...currentHeaders, 'mcp-method': 'tools/eat' }
    t.match(await post({ ...current, method: 'tools/eat' }, other), { status: 404, body: unknown })
    const listening = { ...current, method: 'subscriptions/listen' }
    t.match(await post(listening, { ...currentHeaders, 'mcp-method': 'subscriptions/listen' }), {
      status: 404,
      body: unknown
    })
    t.match(await post(list, { 'mcp-protocol-version': '1999-01-01' }), {
      status: 400,
      body: { error: { message: /version/i } }
    })
    const future = {
      ...current,
      params: { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } }
    }
    t.match(await post(future, { ...currentHeaders, 'mcp-protocol-version': '2099-01-01' }), {
      status: 400,
      body: { error: { data: { supported: ['2026-07-28'] } } }
    })
  })

  t.test('A header that says something else than the body, or is missing, is refused', async (t) => {
    const differs = { status: 400, body: { error: { code: -32020 } } }
    t.match(await post(current, { ...currentHeaders, 'mcp-method': 'tools/call' }), differs)
    t.match(await post(current, { ...currentHeaders, 'mcp-method': undefined }), differs)
    t.match(await post(current, { ...currentHeaders, 'mcp-protocol-version': '2025-11-25' }), differs)
    const call = { ...called('get', {}), params: { name: 'get', arguments: {}, _meta: meta } }
    t.match(await post(call, { ...currentHeaders, 'mcp-method': 'tools/call', 'mcp-name': 'delete' }), differs)
  })

  t.test(
    'Arguments that no tool takes are an error of the call, and an unknown tool is one of the protocol',
    async (t) => {
      t.match((await post(called('eat', {}))).body, { error: { code: -32602, message: /no tool eat/ } })
      t.match((await post(called('get', []))).body, { error: { code: -32602 } })
      const wordless = /^Invalid params: params[^[{]*: expected/
      for (const message of [
        { ...list, method: 'initialize' },
        { ...list, method: 'initialize', params: { protocolVersion: 1 } },
        { ...list, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: 'x', clientInfo: {} } },
        { ...list, params: { cursor: 1 } },
        { ...list, method: 'tools/call' },
        { ...list, method: 'tools/call', params: { name: 1 } }
      ]) {
        const { body } = await post(message)
        t.match(body, { id: 1, error: { code: -32602, message: wordless } }, JSON.stringify(message))
      }
      const listing = { ...current, params: { _meta: meta, cursor: 1 } }
      t.match((await post(listing, currentHeaders)).body, { error: { code: -32602, message: wordless } })
      t.match((await post(called('get', 'x'))).body, { error: { code: -32602 } })
      const refusalOf = async (name: string, args: object) => (await post(called(name, args))).body.result
      const wrong = await refusalOf('search', {
        kind: 'company',
        limit: 26,
        fitler: {},
        filter: { property: 'nmae', op: 'eq', value: 1 }
      })
      t.match(wrong, { isError: true, structuredContent: { status: 400, code: 'validation_failed', type: /^urn:/ } })
      t.same(JSON.parse(wrong.content[0].text), wrong.structuredContent)
      t.match(
        wrong.structuredContent.errors,
        [
          { path: '/fitler', message: 'is not known here; did you mean filter?' },
          { path: '/limit', message: /25/ },
          { path: '/filter/property', message: /name/ }
        ],
        'all at once, those of the tool and those of the operation'
      )
      const kindless = await refusalOf('get', { kind: 'people' })
      t.match(kindless.structuredContent.errors, [
        { path: '/id', message: 'is required' },
        { path: '/kind', message: 'must be one of contact, company, deal, activity' }
      ])
      const values = await refusalOf('create', {
        kind: 'contact',
        values: { firstname: 'A', lastName: 'B', custom: { x: 1 } }
      })
      t.match(values.structuredContent.errors, [
        { path: '/firstName', message: 'is required' },
        { path: '/firstname', message: /did you mean firstName/ },
        { path: '/custom/x' }
      ])
      t.match((await refusalOf('create', { kind: 'contact', values: [] })).structuredContent.errors, [
        { path: '/values' }
      ])
      t.match((await refusalOf('get', { kind: 'deal', id: '1' })).structuredContent.errors, [{ path: 'id' }])
      t.match((await refusalOf('describe', { knid: 'deal' })).structuredContent.errors, [{ path: '/knid' }])
      const match = await refusalOf('update', { kind: 'deal', id: acme.tenantId, values: {}, ifMatch: 'a\tb' })
      t.match(match.structuredContent.errors, [{ path: 'If-Match' }])
      t.match(await refusalOf('undo', { changeSet: acme.tenantId }), {
        isError: true,
        structuredContent: { status: 404 }
      })
    }
  )

  t.test('Whoever has no right to ask is told by HTTP', async (t) => {
    const nobody = poster(service, acme.nobody)
    const refused = await nobody(list)
    t.match(refused, { status: 401, headers: { 'www-authenticate': /^Bearer/ }, body: { code: 'unauthenticated' } })
    t.match(await nobody(list, { authorization: 'Bearer crm_AAAAAAAA_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }), {
      status: 401,
      headers: { 'www-authenticate': /^Bearer/ }
    })
    t.match(await nobody(list, service.globex.admin.headers), { status: 401 }, 'another tenant’s')
    t.match(await post(list, { authorization: 'Bearer x' }), { status: 400, body: { code: 'ambiguous_credentials' } })
    t.match(await post(list, { host: 'nobody.localhost' }), { status: 404, body: { code: 'unknown_tenant' } })
    for (const method of ['GET', 'DELETE', 'PUT'] as const) {
      const { statusCode, headers } = await service.app.inject({
        method,
        url: '/mcp',
        headers: { host: acme.host, ...acme.admin.headers }
      })
      t.match([statusCode, headers.allow], [405, 'POST'], method)
      t.match(headers, { 'x-ratelimit-limit': String })
    }
  })

  t.test('A page of another origin may ask only where that is allowed', async (t) => {
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${acme.host}.evil.example`,
      'http://localhost:3000'
    ]) {
      t.match(await post(list, { origin }), { status: 403, body: { code: 'origin_not_allowed' } }, origin)
    }
    for (const origin of ['https://app.example.com', `http://${acme.host}`, `https://${acme.host}`]) {
      t.match(await post(list, { origin }), { status: 200 }, origin)
    }
    const { headers } = await post(list, { origin: 'https://app.example.com' })
    t.equal(headers['access-control-allow-origin'], 'https://app.example.com')
  })
})

t.test('A message counts against the tenant’s rate limit as one request, however much it calls', async (t) => {
  const service = await startForAgents(t, { rateLimitMax: 3 })
  const post = poster(service, service.acme.admin)
  for (const left of ['2', '1', '0']) {
    t.match(await post(called('describe', {})), { status: 200, headers: { 'x-ratelimit-remaining': left } })
  }
  t.match(await post(list), { status: 429, headers: { 'retry-after': String }, body: { code: 'rate_limited' } })
})

t.test('A failure of ours in a tool says nothing of itself', async (t) => {
  const service = await startForAgents(t)
  const post = poster(service, service.acme.admin)
  await service.sql('alter table companies rename column name to hidden_name')
  const { body } = await post(called('search', { kind: 'company' }))
  t.match(body.result, { isError: true, structuredContent: { status: 500, code: 'internal_error' } })
  t.notMatch(JSON.stringify(body), /hidden_name|column|select/i)
})
