import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { type OperationId, operations } from '../../generated/operations.ts'
import { readContract } from '../../scripts/contract.ts'
import type { Json } from '../../scripts/contract-diff/comparison.ts'
import { findViolations } from '../../scripts/contract-rules.ts'
import { deprecationProblems } from '../../scripts/deprecation-rules.ts'
import { describeOperation } from '../../scripts/operations-module.ts'
import { makeRequest, upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'

const published = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
const dates = { deprecated: true, 'x-deprecation': '2027-01-31', 'x-sunset': '2028-01-31' }
const announced = { deprecation: '@1801353600', sunset: 'Mon, 31 Jan 2028 00:00:00 GMT' }
const documented = {
  Deprecation: { $ref: '#/components/headers/Deprecation' },
  Sunset: { $ref: '#/components/headers/Sunset' },
  Link: { $ref: '#/components/headers/Link' }
}

/** The contract with something said about operations, whose successes have the headers that this needs. */
function contractWith(additions: { [Id in OperationId]?: object }, headers: object = documented) {
  const document = structuredClone(published)
  for (const [id, more] of Object.entries(additions)) {
    const { path, method } = describe(id as OperationId)
    const operation: Json = document.paths[path][method.toLowerCase()]
    Object.assign(operation, more)
    for (const [status, response] of Object.entries<Json>(operation.responses)) {
      if (status < '300') response.headers = { ...response.headers, ...headers }
    }
  }
  // JSON is YAML, too, and written twenty times as fast.
  return readContract(JSON.stringify(document, null, 1))
}

/** Makes the service, once started, take the operations for deprecated, just as the generator would have it. */
function deprecate(additions: { [Id in OperationId]?: object }): void {
  const contract = contractWith(additions)
  for (const id of Object.keys(additions) as OperationId[]) {
    const operation = contract.operations.find((one) => one.id === id)
    if (!operation) throw new Error(`the contract lost ${id}`)
    const problems = deprecationProblems(operation, contract)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    Object.assign(operations[id], describeOperation(operation, contract))
  }
}

t.test('The generator takes a deprecation only with both dates, a year between them', async (t) => {
  const contract = contractWith({ listCompanies: dates })
  const operation = contract.operations.find(({ id }) => id === 'listCompanies')
  if (!operation) throw new Error('the contract lost listCompanies')
  const both = 'needs x-deprecation and x-sunset'
  const refused: [object, string][] = [
    [{ deprecatedOn: undefined, sunset: undefined }, both],
    [{ deprecatedOn: undefined }, both],
    [{ sunset: undefined }, both],
    [{ sunset: '2028-02-30' }, both],
    [{ sunset: 'next year' }, both],
    [{ sunset: 2028 }, both],
    [{ deprecatedOn: '2027-01-31T00:00:00Z' }, both],
    [{ deprecated: false }, 'need deprecated: true'],
    [{ deprecated: false, deprecatedOn: undefined }, 'need deprecated: true'],
    [{ deprecated: false, sunset: undefined }, 'need deprecated: true'],
    [
      { deprecated: false, deprecatedOn: undefined, sunset: undefined, successor: 'listContacts' },
      'need deprecated: true'
    ],
    [{ sunset: '2028-01-30' }, 'x-sunset must be 2028-01-31 or later'],
    [{ sunset: '2026-01-31' }, 'x-sunset must be 2028-01-31 or later'],
    [{ deprecatedOn: '2028-02-29', sunset: '2029-02-28' }, 'x-sunset must be 2029-03-01 or later'],
    [{ successor: 'listPeople' }, 'no other operation listPeople'],
    [{ successor: 'listCompanies' }, 'no other operation listCompanies'],
    [{ successor: 'getContact' }, 'path parameter id']
  ]
  for (const [more, complaint] of refused) {
    const [problem, ...others] = deprecationProblems({ ...operation, ...more }, contract)
    t.match(problem, complaint, JSON.stringify(more))
    t.same(others, [], JSON.stringify(more))
  }
  t.same(deprecationProblems(operation, contract), [])
  t.same(deprecationProblems({ ...operation, successor: 'listContacts' }, contract), [])
})

t.test('The generator fails with the line of an operation that does not say when it ends', async (t) => {
  const [violation, ...others] = findViolations(contractWith({ listCompanies: { deprecated: true } }))
  t.match(violation, /^openapi\.yaml:\d+ listCompanies: deprecated: true needs x-deprecation and x-sunset/)
  t.same(others, [])
})

t.test('The generator asks for the headers of a deprecated operation', async (t) => {
  const [violation, ...others] = findViolations(contractWith({ createCompany: dates }, {}))
  t.match(violation, 'response 201 lacks Deprecation, Sunset, Link')
  t.same(others, [])
})

t.test('No operation is deprecated today', async (t) => {
  const service = await startService(t)
  const { headers } = await service.call('listCompanies')
  t.notMatch(headers, { deprecation: /./ })
  t.notMatch(headers, { sunset: /./ })
})

t.test('A deprecated operation announces its end on every answer', async (t) => {
  deprecate({
    listCompanies: dates,
    getCompany: { ...dates, 'x-successor': 'getContact' },
    createCompany: { ...dates, 'x-successor': 'createContact' },
    exportContacts: dates,
    importContacts: dates
  })
  const service = await startService(t)
  const { call, send, acme } = service
  const company = (await makeRequest(service, acme.admin, 'createCompany')).invalidBody as object
  const { id } = (await call('createCompany', { invalidBody: company } as never)).body

  t.test('A deprecated operation says since when, until when, and where that is explained', async (t) => {
    const { headers } = await call('listCompanies')
    t.match(headers, announced)
    t.equal(headers.link, '</docs#tag/companies/GET/api/v1/companies>; rel="deprecation"; type="text/html"')
  })

  t.test('A deprecated operation says so on its unversioned path and to HEAD, too', async (t) => {
    t.match((await call('listCompanies', { isUnversioned: true })).headers, announced)
    const { headers, statusCode } = await service.app.inject({
      method: 'HEAD',
      url: '/api/v1/companies',
      headers: { host: acme.host, ...acme.admin.headers }
    })
    t.match([statusCode, headers], [200, announced])
  })

  t.test('A deprecated operation links to the operation that replaces it, for the very record', async (t) => {
    const { headers } = await call('getCompany', { params: { id } })
    t.equal(
      headers.link,
      `</docs#tag/companies/GET/api/v1/companies/%7Bid%7D>; rel="deprecation"; type="text/html", ` +
        `</api/v1/contacts/${id}>; rel="successor-version"`
    )
    const malformed = await call('getCompany', { params: { id: '"><é' } })
    t.equal(malformed.status, 400)
    t.match(malformed.headers.link, '</api/v1/contacts/%22%3E%3C%C3%A9>')
  })

  t.test('A deprecated list keeps the link to the next page', async (t) => {
    const { headers } = await call('listCompanies', { query: { limit: 1 } })
    t.match(headers.link, /^<\/api\/v1\/companies\?limit=1&cursor=[\w-]+>; rel="next", <\/docs#.*>; rel="deprecation"/)
  })

  t.test('A deprecated operation says so where it streams, and where it takes a file', async (t) => {
    t.match((await call('exportContacts')).headers, announced)
    const file = upload('first_name,last_name\n')
    t.match((await call('importContacts', file as never)).headers, announced)
    const later = await call('importContacts', { ...file, query: { async: true } } as never)
    t.match([later.status, later.headers], [202, announced])
    const missing = await call('importContacts', upload('x', 'another') as never)
    t.match([missing.status, missing.headers], [400, announced])
  })

  t.test('A deprecated operation says so on every kind of error', async (t) => {
    const as = acme.admin
    const another = { host: 'nobody.localhost', headers: as.headers }
    const text = { 'content-type': 'text/plain' }
    const failures: [number, object][] = [
      [400, { invalidBody: { surprise: 1 } }],
      [400, { payload: '{' }],
      [401, { as: acme.nobody, invalidBody: company }],
      [403, { as: acme.reader, invalidBody: company }],
      [404, { as: another, invalidBody: company }],
      [409, { invalidBody: company }],
      [413, { payload: `"${'x'.repeat(300_000)}"` }],
      [415, { payload: 'x', headers: text }]
    ]
    for (const [status, request] of failures) {
      const answer = await call('createCompany', request as never)
      t.match([answer.status, answer.headers], [status, announced], JSON.stringify(request).slice(0, 100))
    }
  })

  t.test('A deprecated operation says so when its tenant is over the limit', async (t) => {
    const busy = await service.startInstance({ rateLimitMax: 1 })
    t.equal((await busy.call('listCompanies')).status, 200)
    const { status, headers } = await busy.call('listCompanies')
    t.match([status, headers], [429, announced])
  })

  t.test('A deprecated operation leaves the other operations of its path alone', async (t) => {
    for (const url of ['/api/v1/contacts', '/api/v1/companies/bulk', `/api/v1/companies/${id}/x`]) {
      const { headers } = await send({ url })
      t.notOk(headers.deprecation, url)
    }
    t.notOk((await call('updateCompany', { params: { id }, body: { name: 'Other' } })).headers.deprecation)
  })

  t.test('A deprecated operation says so when it fails through our own fault', async (t) => {
    await service.sql('alter table companies rename to gone')
    t.teardown(() => service.sql('alter table gone rename to companies'))
    const { status, headers } = await call('listCompanies')
    t.match([status, headers], [500, announced])
  })
})
