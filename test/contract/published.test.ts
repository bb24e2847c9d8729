import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import t from 'tap'
import { parse } from 'yaml'
import { readContract } from '../../scripts/contract.ts'
import { outputFormats } from '../../src/formats.ts'
import { answerValidator } from '../support/answer-schemas.ts'
import { bodySchemaOf, makeRequest } from '../support/example-requests.ts'
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
const readEdition = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8'))
const contract = readEdition('openapi')
const strictEdition = readEdition('openapi.strict')

/** A validator of what an edition of the contract says of an operation's success, and that success's JSON media type. */
const published = publishedIn(contract)
const strict = publishedIn(strictEdition)

function publishedIn(edition: typeof contract) {
  const ajv = new Ajv2020({
    formats: { ...outputFormats, binary: true },
    strict: false,
    validateSchema: false,
    logger: false
  })
  ajv.addSchema(edition, 'contract')
  return (id: (typeof operationIds)[number]) => findSuccess(edition, ajv, id)
}

function findSuccess(edition: typeof contract, ajv: Ajv2020, id: (typeof operationIds)[number]) {
  const { path, method, status, contentType } = describe(id)
  const media = edition.paths[path][method.toLowerCase()].responses[status].content?.[contentType ?? '']
  if (contentType !== 'application/json' || !media?.schema) return undefined
  const keys = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', contentType, 'schema']
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const example = Object.values<{ $ref: string }>(media.examples ?? {}).map(
    ({ $ref }) => edition.components.examples[$ref.split('/').at(-1) ?? ''].value
  )[0]
  return { validate: ajv.compile({ $ref: `contract#/${pointer}` }), example, status }
}

const isContract = (id: string) => /OpenApiJson$|^getContract$/.test(id)

t.test('Answers may gain properties for who validates with today’s contract, and not for our own tests', async (t) => {
  let count = 0
  for (const id of operationIds) {
    const answer = published(id)
    if (!answer?.example || isContract(id)) continue
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

t.test('The published contract describes whole records, and the strict edition in all else the same', async (t) => {
  const wholeOf = (schema: { anyOf?: [object, { $ref?: string }]; items?: object }): object => {
    if (schema.items) return { ...schema, items: wholeOf(schema.items) }
    return schema.anyOf?.[1].$ref?.endsWith('Fields') ? schema.anyOf[0] : schema
  }
  const { schemas, ...components } = strictEdition.components
  const whole = Object.entries(schemas).filter(([name]) => !name.endsWith('Fields'))
  const text = JSON.stringify({ ...strictEdition, components: { ...components, schemas: Object.fromEntries(whole) } })
  const merged = JSON.parse(text, (key, value) => (key === 'schema' ? wholeOf(value) : value))
  t.strictSame(merged, contract)
  t.notMatch(JSON.stringify(contract.components.schemas), /propertyNames/)
})

t.test(
  'An answer that a query’s `fields` cuts down is valid by the strict edition, and a broken one is not',
  async (t) => {
    const service = await startService(t)
    const { acme } = service
    let count = 0
    for (const id of operationIds) {
      const { fields } = describe(id)
      if (fields === null) continue
      const answer = strict(id)
      if (!answer) throw new Error(`${id} has no JSON answer`)
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
  }
)

t.test(
  'An answer that a body’s `fields` cuts down is valid by the strict edition, and a broken one is not',
  async (t) => {
    const service = await startService(t)
    const { admin } = service.acme
    const withFields = operationIds.filter((id) => bodySchemaOf(id)?.properties?.fields)
    t.equal(withFields.length, 8, 'searches and batch reads')
    for (const id of withFields) {
      const creation = operationIds.find((one) => one.startsWith('create') && describe(one).tag === describe(id).tag)
      if (!creation) throw new Error(`nothing makes what ${id} reads`)
      const { body: record } = await service.call(creation, (await makeRequest(service, admin, creation)) as never)
      const request = id.startsWith('search') ? {} : { ids: [(record as { id: string }).id] }
      const answer = strict(id)
      for (const field of describe(id).bodyFields ?? []) {
        const { body } = await service.call(id, { body: { ...request, fields: [field] } } as never)
        t.ok(
          [body].flat().length > 0 && answer?.validate(body),
          `${id} ${field} ${JSON.stringify(answer?.validate.errors)}`
        )
      }
      t.notOk(answer?.validate([{ surprise: 1 }]), id)
    }
  }
)

t.test('Every GET that answers records takes `fields`', async (t) => {
  const without = operationIds.filter((id) => {
    const { method, tag, contentType, fields } = describe(id)
    const isOfRecords = tag !== 'system' && !isContract(id)
    return method === 'GET' && isOfRecords && contentType === 'application/json' && fields === null
  })
  t.same(without, [])
})

t.test('Each edition of the contract is the same as JSON and as YAML', async (t) => {
  t.same(parse(text), contract)
  const strictText = readFileSync(new URL('../../generated/openapi.strict.yaml', import.meta.url), 'utf8')
  t.same(parse(strictText), strictEdition)
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
      // What is only accepted has changed nothing yet.
      const namesChanges = effect === 'changes' && status !== 202
      if (status === 202) t.notOk(headers.includes('X-Change-Set'), `${id} has no change set yet`)
      const ofSuccess = [...(namesChanges ? ['X-Change-Set'] : []), ...(takesKey ? ['Idempotent-Replayed'] : [])]
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
  t.equal(first.url, '/', 'the address that the contract came from')
  t.notMatch(contract.servers, /localhost|127\.0\.0\.1/)
  t.match(template.url, /^https:\/\/\{tenant\}\.\{host\}$/)
  for (const variable of Object.values<object>(template.variables)) t.same(Object.keys(variable), ['default'])
})

t.test(
  'What a discriminator reads is a choice of one value, and a choice that may be null is two schemas',
  async (t) => {
    const { schemas } = contract.components
    const nameOf = (reference: unknown) => JSON.stringify(reference).match(/#\/components\/schemas\/(\w+)/)?.[1] ?? ''
    for (const [event, { post }] of Object.entries<{ post: { requestBody: object } }>(contract.webhooks)) {
      t.same(schemas[nameOf(post.requestBody)].properties.event.enum, [event])
    }
    const { discriminator, oneOf } = schemas.ChangeResponse
    for (const change of oneOf) t.equal(schemas[nameOf(change)].properties[discriminator.propertyName].enum.length, 1)
    t.notMatch(JSON.stringify(contract), /"enum":\[[^\]]*null/)
  }
)

t.test('Every event names all headers that it comes with', async (t) => {
  const namesOf = (event: string): string[] => {
    const { parameters } = contract.webhooks[event].post
    return parameters.map(
      ({ $ref }: { $ref: string }) => contract.components.parameters[$ref.split('/').pop() ?? ''].name
    )
  }
  const all = namesOf('contact.created')
  for (const event of Object.keys(contract.webhooks)) {
    const isChange = event !== 'webhook.test' && event !== 'import.completed'
    t.same(
      namesOf(event),
      all.filter((name) => isChange || name !== 'X-Service-Sequence'),
      event
    )
  }
})
