import { Writable } from 'node:stream'
import t from 'tap'
import { startService } from '../support/start.ts'

t.test('Errors are problems that say what is wrong', async (t) => {
  const service = await startService(t)
  const { call, send, acme } = service
  const url = '/api/v1/companies'
  const post = (payload: string | Buffer, headers = {}) =>
    send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

  t.test('An unknown path is a 404 problem, below /api with rate-limit headers', async (t) => {
    for (const path of ['/api', '/api/', '/api/v1', '/api/v2/companies', '/api/v1/nothing', '/companies', '//']) {
      const { status, problem } = await send({ url: path })
      t.same([status, problem.code], [404, 'route_not_found'], path)
    }
    t.equal((await send({ method: 'POST', url: '/x', payload: 'x', headers: { 'content-type': 'x/y' } })).status, 404)
  })

  t.test('An unknown path’s 404 names the nearest path that is known', async (t) => {
    const nearest = {
      '/v1/companies': '/api/v1/companies',
      '/companies': '/api/v1/companies',
      '/api/v1/company': '/api/v1/companies',
      '/api/v2/contacts': '/api/v1/contacts',
      '//api//v1/deals': '/api/v1/deals',
      '/API/V1/Deals/': '/api/v1/deals',
      '/api/v1/contact/019caddc-3a9e-7b10-8f42-6d5e4c3b2a19': '/api/v1/contacts/{id}',
      '/api/v1/contact/serch': '/api/v1/contacts/search',
      '/health': '/healthz',
      '/api/docs': '/docs'
    }
    for (const [path, expected] of Object.entries(nearest)) {
      t.match((await send({ url: path })).problem.detail, `Did you mean ${expected}?`, path)
    }
    for (const path of ['/api', '//', '/x', '/api/v1/invoices', `/api/v1/companies${'s'.repeat(100)}`]) {
      t.match((await send({ url: path })).problem.detail, /All paths are listed at \/docs\.$/, path)
    }
  })

  t.test('A path that another service has, or that is a wish, is told what to ask for here', async (t) => {
    const id = '019caddc-3a9e-7b10-8f42-6d5e4c3b2a19'
    const instead = {
      leads: /\/api\/v1\/contacts, with lifecycleStage lead\.$/,
      'leads/1': /\/api\/v1\/contacts, with/,
      people: /Here it is \/api\/v1\/contacts\.$/,
      organizations: /\/api\/v1\/companies\.$/,
      opportunities: /\/api\/v1\/deals\.$/,
      tasks: /\/api\/v1\/activities, with an activityType\.$/,
      [`deals/${id}/won`]: /PUT \/api\/v1\/deals\/\{id\}\. It is the status that says so: open, won or lost\./,
      [`activities/${id}/complete`]: /PUT \/api\/v1\/activities\/\{id\}\. It is the status/,
      [`companies/${id}/contacts`]: /GET \/api\/v1\/contacts\?companyId=\{id\} lists these\.$/,
      [`contacts/${id}/activities`]: /GET \/api\/v1\/activities\?contactId=\{id\}/,
      [`contacts/${id}/frobnicate`]: /PUT \/api\/v1\/contacts\/\{id\}\. Below it there are .*history/
    }
    for (const [path, expected] of Object.entries(instead)) {
      for (const url of [`/api/v1/${path}`, `/api/${path}`, `/${path}`]) {
        for (const method of ['GET', 'POST'] as const) {
          t.match((await send({ method, url })).problem, { code: 'route_not_found', detail: expected }, url)
        }
      }
    }
  })

  t.test('A method that another service takes is told what takes its place', async (t) => {
    const record = '/api/v1/contacts/019caddc-3a9e-7b10-8f42-6d5e4c3b2a19'
    const changes = /PUT changes the properties that its body names, and leaves the others\.$/
    t.match((await send({ method: 'PATCH', url: record })).problem.detail, changes)
    t.match((await send({ method: 'POST', url: record })).problem.detail, changes)
    t.match(
      (await send({ method: 'PUT', url })).problem.detail,
      /To change a record, PUT \/api\/v1\/companies\/\{id\}\.$/
    )
    t.match(
      (await send({ method: 'DELETE', url })).problem.detail,
      /To delete many, POST \/api\/v1\/companies\/bulk-delete\.$/
    )
    t.equal((await send({ method: 'POST', url: '/healthz' })).problem.detail, 'This path takes GET, HEAD.')
  })

  t.test('A known path with another method is a 405 that names the methods it has', async (t) => {
    const { status, headers, problem } = await send({ method: 'PATCH', url })
    t.same([status, problem.code, headers.allow], [405, 'method_not_allowed', 'GET, HEAD, POST'])
    t.equal((await send({ method: 'DELETE', url: '/api/companies' })).headers.allow, 'GET, HEAD, POST')
    t.equal((await send({ method: 'POST', url: '/healthz' })).headers.allow, 'GET, HEAD')
  })

  t.test('QUERY is a method like any other that no path has, with a media type and without', async (t) => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const known = await send({ method: 'QUERY' as 'POST', url, headers })
      t.same([known.status, known.headers.allow], [405, 'GET, HEAD, POST'])
      t.equal((await send({ method: 'QUERY' as 'POST', url: '/api/v1/nothing', headers })).status, 404)
    }
  })

  t.test('A body that is missing or no object is a 400 whose detail is a sentence', async (t) => {
    for (const [payload, message] of [
      ['', 'a JSON body is needed'],
      ['null', 'must be object'],
      ['[]', 'must be object']
    ] as const) {
      const { problem } = await post(payload)
      t.match(problem, { detail: `The request is not valid: ${message}.`, errors: [{ path: '', message }] })
    }
  })

  t.test('HEAD answers like GET, without a body', async (t) => {
    const { status, headers } = await send({ method: 'HEAD', url })
    t.equal(status, 200)
    t.match(headers['content-type'], /json/)
  })

  t.test('A body that is not JSON is a 400, which quotes nothing of it', async (t) => {
    for (const text of ['{', '{"name":}', "{'name':1}", '[1,]', 'NaN', '{"name":"canary"', '{}\ufeff', '{} {}', '01']) {
      const { status, problem } = await post(text)
      t.same([status, problem.code], [400, 'malformed_json'], text)
      t.notMatch(JSON.stringify(problem), 'canary')
    }
  })

  t.test('A byte-order mark before a body is no part of it', async (t) => {
    const { status, body } = await post('\ufeff{"name":"\ufeffNord"}')
    t.match([status, body], [201, { name: 'Nord' }], 'nor at the edge of a text')
    t.equal((await post('\ufeff')).status, 400)
    t.equal((await post('\ufeff\ufeff{"name":"x"}')).status, 400)
  })

  t.test('A body that is not UTF-8 is a 400', async (t) => {
    for (const bytes of ['ff', 'c080', 'eda080', 'f5808080', 'e28082'.slice(0, 4)]) {
      const text = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')])
      const { status, problem } = await post(text)
      t.same([status, problem.code], [400, 'malformed_json'], bytes)
    }
  })

  t.test('Text that can’t be stored is a 400 that names where it is', async (t) => {
    for (const text of ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00\\ud800']) {
      const { status, problem } = await post(`{"name":"x","tags":["fine","${text}"]}`)
      t.same([status, problem.errors?.[0]?.path], [400, '/tags/1'], text)
      t.equal((await post(`{"name":"x","${text}":1}`)).status, 400, `property ${text}`)
    }
    t.equal((await post('{"name":"\\ud83d\\udc69 whole"}')).status, 201)
  })

  t.test('A number that would be rounded is a 400 that names where it is', async (t) => {
    for (const number of [
      '100000000000000.001',
      '0.10000000000000000001',
      '-99999999999999.999e0',
      '1.9999999999999999999',
      '1e-400',
      '-0.1E-0399',
      '1e400',
      '100e+307'
    ]) {
      const { status, problem } = await post(`{"name":"\\"1.00000000000000000001","annualRevenue":${number}}`)
      t.same([status, problem.errors?.map(({ path }) => path)], [400, ['/annualRevenue']], number)
      const inside = await send({
        method: 'POST',
        url: `${url}/bulk`,
        payload: `{"items":[{"name":"x"},{"name":"y","annualRevenue":${number}}]}`,
        headers: { 'content-type': 'application/json' }
      })
      t.same([inside.status, inside.problem.errors?.[0]?.path], [400, '/items/1/annualRevenue'], number)
    }
    for (const number of [
      '100000000000000.00',
      '12.3400000000000000000',
      '0.00000000000000e+00',
      '99999999999999.9',
      '-0',
      '0e-400',
      '0e400',
      '15e-001'
    ]) {
      const { status, body } = await post(`{"name":"100000000000000.001","annualRevenue":${number}}`)
      t.same([status, (body as { annualRevenue: number }).annualRevenue], [201, Number(number)], number)
    }
  })

  t.test('A number that would be rounded is a 400 in the filter of a search, too', async (t) => {
    const search = (value: string) =>
      send({
        method: 'POST',
        url: `${url}/search`,
        payload: `{"filter":{"property":"annualRevenue","op":"lte","value":${value}}}`,
        headers: { 'content-type': 'application/json' }
      })
    for (const number of ['1e-400', '1e400', '0.10000000000000000001', '123456789012345678901234567890']) {
      const { status, problem } = await search(number)
      t.same([status, problem.errors?.map(({ path }) => path)], [400, ['/filter/value']], number)
    }
    const { problem } = await search('[1,1e400]')
    t.same(problem.errors?.[0]?.path, '/filter/value/1', 'in a list')
    for (const number of ['1e300', '1e-300', '0.005', '-0']) t.equal((await search(number)).status, 200, number)
  })

  t.test('Text that can’t be stored is a 400 in a query, too', async (t) => {
    for (const query of ['industry=%00', 'domain=a%00b', 'fields=%00', 'updatedSince=%00']) {
      t.equal((await send({ url: `${url}?${query}` })).status, 400, query)
    }
  })

  t.test('A body of more than 25,000 properties is a 400, in one object or in several', async (t) => {
    const objectOf = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`)}}`
    const bodies = [objectOf(25_001), `{"items":[${objectOf(12_500)},${objectOf(12_500)}]}`]
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json' }
      const { status, problem } = await send({ method: 'POST', url: `${url}/bulk`, payload, headers })
      t.same([status, problem.code], [400, 'malformed_json'])
      t.match(problem.detail, /too many properties.* 25000/)
    }
  })

  t.test('A body of more than 25,000 lists and objects is a 400, whatever they are in', async (t) => {
    for (const [count, code] of [
      [25_000, 'validation_failed'],
      [25_001, 'malformed_json']
    ] as const) {
      // The body itself is one of them, and each pair of lists two.
      const pairs = Array(Math.floor((count - 2) / 2)).fill('[[]]')
      const rest = Array(count - 2 - 2 * pairs.length).fill('{}')
      const { status, problem } = await post(`{"name":"x","notes":[${[...pairs, ...rest]}]}`)
      t.same([status, problem.code], [400, code], String(count))
      if (code === 'malformed_json') t.match(problem.detail, /too many lists and objects.* 25000/)
    }
  })

  t.test('A body that is nested more than 100 deep is a 400, whatever else is wrong with it', async (t) => {
    const list = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    const nested = [list(101), list(100_000), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`]
    for (const deep of nested) {
      const bodies = [
        deep,
        `{"name":"x","notes":${deep}}`,
        `{"id":${deep},"name":"x"}`,
        `{"name":"\\u0000","notes":${deep}}`
      ]
      for (const body of [...bodies, `{"id":[${'1e999,'.repeat(50)}${deep}]}`, '['.repeat(101)]) {
        const { status, problem } = await post(body)
        t.same([status, problem.code], [400, 'malformed_json'])
        t.match(problem.detail, /nested too deeply.* 100 /)
      }
    }
    t.equal((await post(`{"id":[${list(98)},${list(98)}],"name":"\\"[[[","notes":"${'['.repeat(200)}"}`)).status, 201)
  })

  t.test('A body has at most 1,000 numbers of more than 15 digits, even where a double holds each', async (t) => {
    const long = (length: number) => `{"name":"x","id":[${Array(length).fill('0.30000000000000004').join()}]}`
    t.equal((await post(long(1_000))).status, 201)
    const { status, problem } = await post(long(1_001))
    t.same([status, problem.errors?.map(({ path }) => path)], [400, ['/id/1000']])
  })

  t.test('What can’t be stored is named by its JSON Pointer, whatever is around it', async (t) => {
    for (const [body, ...paths] of [
      ['{"name":"x","id":[ {"a":[]} , 1, {"b":{}, "c/~\\"\\u0041":[[ ],[2, 1e400 ]]}]}', '/id/2/c~1~0"A/1/1'],
      ['{"id":{"a":{"b":1e400},"c":"\\ud800","\\u0000":[1]},"name":-1e-400}', '/id/a/b', '/id/c', '/id/\0', '/name'],
      ['[1e400]', '/0'],
      [' 1e400 ', ''],
      ['"\\udc00"', ''],
      [`{"${'k'.repeat(2_000)}":[1e400,1e400]}`, `/${'k'.repeat(2_000)}/0`],
      [`[${Array(50).fill('1e400')}]`, ...Array.from({ length: 20 }, (_, index) => `/${index}`)]
    ] as const) {
      const { problem } = await post(body)
      t.same(
        problem.errors?.map(({ path }) => path),
        paths,
        body.slice(0, 200)
      )
    }
    for (const text of ['{"\\x":1e400', '["\\ud800', '[1e400', '{"\\ud800', '1e400}', '[1e400"', '["\\']) {
      t.equal((await post(text)).problem.code, 'malformed_json', text)
    }
  })

  t.test('Names with a meaning in JavaScript are unknown properties', async (t) => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const { status } = await post(`{"name":"x","${name}":{"isAdmin":true}}`)
      t.equal(status, 400, name)
      t.equal((await send({ url: `${url}?${name}=1` })).status, 400, `?${name}`)
    }
    t.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
  })

  t.test('Numbers and dates that do not exist are 400', async (t) => {
    for (const value of ['1e400', '-1e400', '1e308', '2147483648', '-1', '0.5', '"5"']) {
      t.equal((await post(`{"name":"x","employeeCount":${value}}`)).status, 400, value)
    }
    for (const date of ['2026-02-30', '2025-02-29', '2026-04-31T00:00:00Z', '0000-01-01', '2026-01-01T24:00:00Z']) {
      const { status } = await send({ url: `${url}?updatedSince=${encodeURIComponent(date)}` })
      t.equal(status, 400, date)
    }
  })

  t.test('Bad percent-encoding is a 400', async (t) => {
    for (const path of [`${url}/%`, `${url}/%zz`, `${url}/%ff`, `${url}/%c0%af`]) {
      t.equal((await send({ url: path })).status, 400, path)
    }
    for (const query of ['?industry=%', '?industry=50%25%', '?industry=Caf%e9', '?%=%', '?limit=1&industry=%zz']) {
      const { status, problem } = await send({ url: `${url}${query}` })
      t.same([status, problem.code], [400, 'malformed_request'], query)
      t.match(problem.detail, /%25/)
    }
    for (const query of ['?industry=50%25', '?industry=Caf%c3%a9', '?industry=a%2Bb+c']) {
      t.equal((await send({ url: `${url}${query}` })).status, 200, query)
    }
  })

  t.test('A repeated query parameter is a 400', async (t) => {
    for (const query of ['limit=1&limit=2', 'fields=id&fields=name', 'industry=a&industry=b']) {
      const { status, problem } = await send({ url: `${url}?${query}` })
      const name = query.split('=')[0]
      t.same([status, problem.errors], [400, [{ path: name, message: 'must not come more than once' }]], query)
    }
  })

  t.test('A body over its limit is a 413, a bulk body may be larger', async (t) => {
    const body = (length: number) => ({ name: 'x', notes: 'n'.repeat(length) })
    t.equal((await post(JSON.stringify(body(262_144)))).status, 413)
    t.equal((await post(' '.repeat(262_144))).status, 400)
    for (const operation of ['login', 'refresh', 'logout', 'change-password']) {
      const url = `/api/v1/auth/${operation}`
      const headers = { 'content-type': 'application/json' }
      const ofSize = async (bytes: number) =>
        (await send({ method: 'POST', url, payload: ' '.repeat(bytes), headers })).status
      t.same([await ofSize(4_096), await ofSize(4_097)], [400, 413], operation)
    }
    const items = Array.from({ length: 50 }, () => body(15_000))
    t.equal((await call('bulkCreateCompanies', { body: { items } })).body.created, 50)
    const more = { items: Array.from({ length: 100 }, () => body(15_000)) }
    t.equal((await call('bulkCreateCompanies', { body: more })).status, 413)
  })

  t.test('A refused caller’s body is not validated', async (t) => {
    const nobody = await send({
      method: 'POST',
      url,
      as: acme.nobody,
      payload: '{',
      headers: { 'content-type': 'x/y' }
    })
    t.equal(nobody.status, 401)
    const reader = await send({
      method: 'POST',
      url,
      as: acme.reader,
      payload: '{',
      headers: { 'content-type': 'x/y' }
    })
    t.equal(reader.status, 403)
  })

  t.test('A value that breaks several rules is named once, with the first of them', async (t) => {
    const wrong = { name: '', domain: '', employeeCount: 2_147_483_648, annualRevenue: 1e15, tags: ['', 5], ownerId: 5 }
    const messages = {
      '/name': 'must not be empty',
      '/domain': 'must not be empty',
      '/employeeCount': 'must be <= 2147483647',
      '/annualRevenue': 'must be <= 999999999999999',
      '/tags/0': 'must not be empty',
      '/tags/1': 'must be string',
      '/ownerId': 'must be string or null'
    }
    const { problem } = await call('createCompany', { invalidBody: wrong })
    t.equal(problem.errors?.length, Object.keys(messages).length)
    t.same(Object.fromEntries(problem.errors?.map(({ path, message }) => [path, message]) ?? []), messages)
    const query = await send({ url: `${url}?industry=%00&sort=&offset=2147483648` })
    t.same(query.problem.errors?.map(({ path }) => path).toSorted(), ['industry', 'offset', 'sort'])
    const { body } = await call('bulkCreateCompanies', { body: { items: [{ name: '' }] } })
    t.same(body.errors, [{ index: 0, error: 'name: must not be empty' }])
  })

  t.test('No more than fifty problems of one body are listed', async (t) => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`p${number}`, 1]))
    t.equal((await call('createCompany', { invalidBody: many })).problem.errors?.length, 50)
  })

  t.test('A 500 shows nothing of what is inside, and the log does', async (t) => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      }
    })
    const broken = await startService(t, { logLevel: 'info' }, stream)
    await broken.sql('alter table companies rename to elsewhere')
    const { status, problem } = await broken.call('createCompany', { body: { name: 'canary' } })
    t.same([status, problem.code], [500, 'internal_error'])
    t.notMatch(JSON.stringify(problem), /companies|relation|select|insert|canary|\.ts/i)
    t.match(lines.join(), problem.requestId)
    t.notMatch(lines.join(), /canary/)
    for (const secret of [broken.acme.apiKey, broken.acme.password]) t.notMatch(lines.join(), secret)
  })
})
