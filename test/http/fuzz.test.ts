import { setImmediate as tick } from 'node:timers/promises'
import fc from 'fast-check'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { fieldsOf, toInject } from '../support/call.ts'
import { checkAnswer, checkProblem } from '../support/check.ts'
import {
  type AnyCall,
  bodySchemaOf,
  makeRecordFor,
  parametersOf,
  resolve,
  type Schema
} from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { startService } from '../support/start.ts'

// Requests from the contract's own schemas, each part now and then replaced by what nobody should send. Whatever comes, the
// answer is one that the contract documents, and never a 5xx (docs/promises.md#input).

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_121)
const runsPerOperation = Number(process.env.FAST_CHECK_RUNS ?? 25)

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  'x'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(80),
  'n'.repeat(20_001),
  "' or '1'='1",
  '"; drop table companies; --',
  '{{7*7}}%s%n',
  '../../etc/passwd',
  '\u202e\ufeff\u2028',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59.999-23:59',
  'infinity',
  'now',
  'NaN',
  '1e400',
  '-0',
  'null',
  'true',
  '{}',
  '{"a":1}',
  'a@b.c',
  'ａ＠ｂ．ｃ',
  'http://[::1',
  'https://пример.test',
  'javascript:alert(1)',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff'
]
const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  9999999999999.99,
  1e13,
  0.005,
  123456789012345.6
]
const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }))
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 120 }) }
)
const payloads = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"x":1}}',
  '{"name":1e400}',
  '{"name":"\\ud800"}',
  '{"a":1,"a":2}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"items":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `{"items":[${'{},'.repeat(60_000)}{}]}`,
  `"${'x'.repeat(300_000)}"`,
  Buffer.from([0x7b, 0xff, 0x7d])
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
  'a/b;;;'
]

t.test(`Hostile requests are answered as documented (FAST_CHECK_SEED=${seed})`, async (t) => {
  const service = await startService(t)
  const { app, acme } = service
  const ids: string[] = ['019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11', acme.tenantId, service.globex.userId]
  for (const id of operationIds.filter((one) => /^get/.test(one) && describe(one).path.includes('{id}'))) {
    ids.push(String((await makeRecordFor(service, acme.admin, id)).id))
  }

  const valid = (given: Schema): fc.Arbitrary<unknown> => {
    const schema = resolve(given)
    const type = [schema.type].flat().find((one) => one !== 'null')
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.format === 'uuid') return fc.constantFrom(...ids)
    if (schema.format === 'date-time') return fc.constantFrom('2026-11-21', '2026-11-21T09:30:00+02:00', '0001-01-01')
    if (schema.format === 'idn-email')
      return fc.constantFrom('a@b.test', 'Ü.x+y@exämple.test', `${'a'.repeat(64)}@b.test`)
    if (schema.format === 'domain') return fc.constantFrom('a.example', 'https://www.B.example/x?y', 'xn--a.example')
    if (schema.format === 'uri') return fc.constantFrom('https://example.com/a?b', 'http://127.0.0.1/')
    if (type === 'integer') {
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1) })
    }
    if (type === 'number') return fc.constantFrom(0, 0.1, 12.34, 9999999999999.99, 999999999999999)
    if (type === 'boolean') return fc.boolean()
    if (type === 'array') return fc.array(value(schema.items ?? {}), { maxLength: 5 })
    if (schema.properties) return object(schema)
    return fc.oneof(
      fc.constantFrom('read', 'a.example', 'x'.repeat(schema.maxLength ?? 9), 'y'.repeat((schema.maxLength ?? 9) + 1)),
      fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: 20 })
    )
  }
  const value = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 6, arbitrary: valid(schema) }, { weight: 1, arbitrary: hostile })
  // What is read-only is a promise of its own in contract.test.ts.
  const object = ({ properties = {}, required = [] }: Schema) => {
    const own = Object.entries(properties).filter(([, property]) => !property.readOnly)
    const names = own.map(([name]) => name)
    const values = Object.fromEntries(own.map(([name, property]) => [name, value(property)]))
    return fc.record(values, { requiredKeys: required.filter((name) => names.includes(name)) })
  }
  const text = (schema: Schema) =>
    fc.oneof(
      {
        weight: 3,
        arbitrary: valid(schema).map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)))
      },
      { weight: 1, arbitrary: hostileText }
    )

  const requestOf = (id: OperationId): fc.Arbitrary<AnyCall> => {
    const query = parametersOf(id).filter((parameter) => parameter.in === 'query')
    const schema = bodySchemaOf(id)
    const parts: Record<string, fc.Arbitrary<unknown>> = {
      query: fc.record(
        Object.fromEntries(query.map((one) => [one.name, text(one.schema).map((value) => value.toWellFormed())])),
        { requiredKeys: [] }
      ),
      headers: fc.record(
        {
          'x-request-id': fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
          ...(schema && {
            'content-type': fc.oneof(
              { weight: 9, arbitrary: fc.constant('application/json') },
              fc.constantFrom(...types)
            )
          }),
          'accept-encoding': fc.constantFrom('*', 'gzip;q=x', 'identity;q=0'),
          accept: fc.constantFrom('text/html', '*/*', 'garbage')
        },
        { requiredKeys: [] }
      )
    }
    if (describe(id).path.includes('{id}')) {
      const malformed = hostileText.map((one) => one.toWellFormed()).filter((one) => !['', '.', '..'].includes(one))
      parts.params = fc.record({
        id: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: malformed })
      })
    }
    const body = schema && fc.record({ invalidBody: value(schema) })
    const payload = fc.record({ payload: fc.constantFrom(...payloads) })
    const content = body ? fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: payload }) : fc.constant({})
    return fc.tuple(fc.record(parts), content).map(([one, more]) => ({ ...one, ...more }) as AnyCall)
  }

  for (const id of operationIds) {
    const property = fc.asyncProperty(requestOf(id), async (request) => {
      // Injected requests would keep the event loop from ever turning, which the service takes for overload.
      await tick()
      const options = toInject(id, request as never)
      const response = await app.inject({
        ...options,
        headers: { ...options.headers, host: acme.host, 'x-api-key': acme.apiKey }
      })
      if (response.statusCode >= 500) throw new Error(response.body)
      checkAnswer(id, response, fieldsOf(request as never))
    })
    await t.resolves(fc.assert(property, { seed, numRuns: runsPerOperation, maxSkipsPerRun: 0 }), id)
  }

  await t.test('Hostile paths and headers of any kind are answered as documented', async (t) => {
    const pieces = [
      '/api',
      '/v1',
      '/companies',
      '/upsert',
      '/bulk',
      '/',
      '//',
      '/..',
      '/%2e%2e',
      '%00',
      '%',
      '?',
      '#',
      ';',
      '\\',
      '%ff',
      '*'
    ]
    const hosts = [
      acme.host,
      'globex.localhost',
      'x',
      '',
      '[',
      'acme.localhost:99999',
      'acme.localhost@evil',
      '%00.localhost'
    ]
    const property = fc.asyncProperty(
      fc
        .array(fc.oneof(fc.constantFrom(...pieces), fc.webSegment()), { maxLength: 6 })
        .filter((path) => URL.canParse(`/${path.join('')}`, 'http://localhost')),
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'),
      fc.constantFrom(...hosts),
      fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
      async (path, method, host, credential) => {
        await tick()
        const headers = { host, ...(credential && { 'x-api-key': credential, authorization: credential.slice(0, 5) }) }
        const response = await app.inject({ method: method as 'GET', url: `/${path.join('')}`, headers })
        if (response.statusCode >= 500) throw new Error(response.body)
        if (response.statusCode >= 400 && method !== 'HEAD') checkProblem(`${method} ${path.join('')}`, response)
      }
    )
    await t.resolves(fc.assert(property, { seed, numRuns: 400 }))
  })

  t.equal((await service.call('getMe')).status, 200, 'the service is well after all of it')
})
