import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import t from 'tap'
import { parse } from 'yaml'
import { readContract } from '../../scripts/contract.ts'
import { wholeOf } from '../../scripts/schema.ts'
import { outputFormats } from '../../src/formats.ts'
import { answerValidator } from '../support/answer-schemas.ts'
import { bodySchemaOf, makeRequest, resolve } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { startService } from '../support/start.ts'

// The contract as others have it: whoever validates with it, today's copy or a pinned one, must not be let down.

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')
const { operations } = readContract(text)
const rateLimitHeaders = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit'
]
const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const ajv = new Ajv2020({
  formats: { ...outputFormats, binary: true },
  strict: false,
  validateSchema: false,
  logger: false
})
ajv.addSchema(contract, 'contract')

/** A validator of what the published contract says of an operation's success, and that success's JSON media type. */
function published(id: (typeof operationIds)[number]) {
  const { path, method, status, contentType } = describe(id)
  const media = contract.paths[path][method.toLowerCase()].responses[status].content?.[contentType ?? '']
  if (contentType !== 'application/json' || !media?.schema) return undefined
  const keys = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', contentType, 'schema']
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const example = Object.values<{ $ref: string }>(media.examples ?? {}).map(
    ({ $ref }) => contract.components.examples[$ref.split('/').at(-1) ?? ''].value
  )[0]
  return { validate: ajv.compile({ $ref: `contract#/${pointer}` }), schema: media.schema, example, status }
}

t.test('Answers may gain properties for who validates with today’s contract, and not for our own tests', async (t) => {
  let count = 0
  for (const id of operationIds) {
    const answer = published(id)
    if (!answer?.example || id === 'getOpenApiJson') continue
    const isList = Array.isArray(answer.example)
    const grown = isList ? answer.example.map(grow) : grow(answer.example)
    t.ok(answer.validate(grown), `${id} ${JSON.stringify(answer.validate.errors)}`)
    const closed = answerValidator(id, answer.status)
    t.ok(closed?.(answer.example), `${id}: the example itself`)
    t.notOk(closed?.(grown), `${id}: our own tests find it`)
    count += 1
  }
  t.ok(count > 60)
})

function grow(value: object): object {
  return { ...value, addedLater: 1 }
}

t.test('An answer that a query’s `fields` cuts down is valid, and a broken one is not', async (t) => {
  const service = await startService(t)
  const { acme } = service
  let count = 0
  for (const id of operationIds) {
    const { fields } = describe(id)
    if (fields === null) continue
    const answer = published(id)
    if (!answer) throw new Error(`${id} has no JSON answer`)
    t.not(wholeOf(answer.schema), answer.schema, `${id} says what a partial answer is`)
    const request = await makeRequest(service, acme.admin, id)
    for (const field of fields) {
      const { body } = await service.call(id, { ...request, query: { ...request.query, fields: field } } as never)
      t.ok(answer.validate(body), `${id} ${field} ${JSON.stringify(answer.validate.errors)}`)
    }
    const broken = { surprise: 1 }
    t.notOk(answer.validate(Array.isArray(answer.example) ? [broken] : broken), id)
    count += 1
  }
  t.ok(count > 15)
})

t.test('An answer that a body’s `fields` cuts down is valid, and a broken one is not', async (t) => {
  const service = await startService(t)
  const { admin } = service.acme
  const withFields = operationIds.filter((id) => bodySchemaOf(id)?.properties?.fields)
  t.equal(withFields.length, 8, 'searches and batch reads')
  for (const id of withFields) {
    const creation = operationIds.find((one) => one.startsWith('create') && describe(one).tag === describe(id).tag)
    if (!creation) throw new Error(`nothing makes what ${id} reads`)
    const { body: record } = await service.call(creation, (await makeRequest(service, admin, creation)) as never)
    const request = id.startsWith('search') ? {} : { ids: [(record as { id: string }).id] }
    const answer = published(id)
    for (const field of resolve(bodySchemaOf(id)?.properties?.fields?.items ?? {}).enum ?? []) {
      const { body } = await service.call(id, { body: { ...request, fields: [field] } } as never)
      t.ok(
        [body].flat().length > 0 && answer?.validate(body),
        `${id} ${field} ${JSON.stringify(answer?.validate.errors)}`
      )
    }
    t.notOk(answer?.validate([{ surprise: 1 }]), id)
  }
})

t.test('Every GET that answers records takes `fields`', async (t) => {
  const without = operationIds.filter((id) => {
    const { method, tag, contentType, fields } = describe(id)
    return method === 'GET' && tag !== 'system' && contentType === 'application/json' && fields === null
  })
  t.same(without, [])
})

t.test('The published contract is the same as JSON and as YAML', async (t) => {
  t.same(parse(readFileSync(new URL('../../generated/openapi.yaml', import.meta.url), 'utf8')), contract)
})

t.test('The contract has each header and error that surrounds a handler', async (t) => {
  for (const { id, hasTenant, effect, body, parameters, responses } of operations) {
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
    const statuses = [400, 500, ...(hasTenant ? [403, 404, 429, 503] : []), ...(body ? [408, 413, 415] : [])]
    t.strictSame(
      statuses.filter((status) => !responses.some((one) => one.status === status)),
      [],
      id
    )
    for (const { status, headers } of responses) {
      const ofSuccess = [
        ...(effect === 'changes' ? ['X-Change-Set'] : []),
        ...(takesKey ? ['Idempotent-Replayed'] : [])
      ]
      const expected = ['X-Request-Id', ...(hasTenant ? rateLimitHeaders : []), ...(status < 300 ? ofSuccess : [])]
      t.strictSame(
        expected.filter((name) => !headers.includes(name)),
        [],
        `${id} ${status}`
      )
    }
  }
})

t.test('The servers are plain enough for every reader', async (t) => {
  const [first, template] = contract.servers
  t.match(first.url, /^https?:\/\/[^{}]+$/)
  t.match(template.url, /^https:\/\/\{tenant\}\.\{host\}$/)
  for (const variable of Object.values<object>(template.variables)) t.same(Object.keys(variable), ['default'])
})

t.test('A constant distinguishes each event from the others', async (t) => {
  for (const [event, { post }] of Object.entries<{ post: { requestBody: object } }>(contract.webhooks)) {
    const found = JSON.stringify(post.requestBody).match(/#\/components\/schemas\/(\w+)/)?.[1] ?? ''
    t.equal(contract.components.schemas[found].properties.event.const, event)
  }
})
