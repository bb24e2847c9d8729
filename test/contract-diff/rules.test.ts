import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { compareContracts, usualBodyBytes } from '../../scripts/contract-diff/compare.ts'
import type { Json } from '../../scripts/contract-diff/comparison.ts'
import { type Rule, rules } from '../../scripts/contract-diff/findings.ts'
import { maxBodyBytes } from '../../src/http/routes.ts'
import { makeContract } from './fixture.ts'

/** The small contract, and some of its parts. */
const partsOf = (contract: Json) => ({
  contract,
  schemas: contract.components.schemas,
  sent: contract.components.schemas.CreateCompany.properties,
  shown: contract.components.schemas.Company.properties,
  limit: contract.components.parameters.Limit,
  list: contract.paths['/companies'].get,
  create: contract.paths['/companies'].post,
  upload: contract.paths['/companies/import'].post,
  old: contract.paths['/companies/old'].get,
  delivery: contract.webhooks['company.created'].post
})

type Change = (parts: ReturnType<typeof partsOf>) => unknown

function changedBy(change: Change): Json {
  const contract = makeContract()
  change(partsOf(contract))
  return contract
}

const today = '2026-12-31'
const deprecation = { deprecated: true, 'x-deprecation': '2026-12-01' }
const without = (names: string[], name: string) => names.filter((one) => one !== name)
const [listLocation, createLocation] = ['#/paths/~1companies/get', '#/paths/~1companies/post']
const limitLocation = '#/components/parameters/Limit'
const eventLocation = '#/webhooks/company.created'
const component = (path: string) => `#/components/schemas/${path}`
const inRequest = (property: string) => component(`CreateCompany/properties/${property}`)
const inAnswer = (property: string) => component(`Company/properties/${property}`)

/** Changes of the small contract, each of which breaks one rule, at one place: one for each way that a rule is broken. */
const breaking: [rule: Rule, location: string, change: Change, isRelease?: boolean][] = [
  ['operation-removed', '#/paths/~1health/get', ({ contract }) => delete contract.paths['/health']],
  [
    'operation-removed-early',
    '#/paths/~1companies~1old/get',
    ({ contract }) => delete contract.paths['/companies/old']
  ],
  ['operation-id-renamed', `${listLocation}/operationId`, ({ list }) => (list.operationId = 'getCompanies')],
  ['sunset-moved-earlier', '#/paths/~1companies~1old/get/x-sunset', ({ old }) => (old['x-sunset'] = '2026-12-31')],
  // A year after it was marked, but less than a year after anybody learns of it.
  [
    'sunset-too-soon',
    `${listLocation}/x-sunset`,
    ({ list }) => Object.assign(list, deprecation, { 'x-sunset': '2027-12-30' }),
    true
  ],
  ['sunset-too-soon', `${listLocation}/x-sunset`, ({ list }) => Object.assign(list, deprecation), true],
  [
    'security-added',
    '#/paths/~1health/get',
    ({ contract }) => (contract.paths['/health'].get.security = [{ apiKey: ['read'] }])
  ],
  ['security-scope-raised', `${listLocation}/security/apiKey`, ({ list }) => (list.security[0].apiKey = ['admin'])],
  ['security-scheme-removed', `${listLocation}/security/bearerAuth`, ({ list }) => list.security.pop()],
  [
    'security-scheme-changed',
    '#/components/securitySchemes/apiKey',
    ({ contract }) => (contract.components.securitySchemes.apiKey.name = 'X-Key')
  ],
  ['parameter-removed', `${listLocation}/parameters/query limit`, ({ list }) => list.parameters.shift()],
  ['parameter-required', limitLocation, ({ limit }) => (limit.required = true)],
  [
    'parameter-required',
    `${listLocation}/parameters/query owner`,
    ({ list }) => list.parameters.push({ name: 'owner', in: 'query', required: true, schema: { type: 'string' } })
  ],
  [
    'parameter-serialization-changed',
    `${listLocation}/parameters/query status`,
    ({ list }) => (list.parameters[1].style = 'pipeDelimited')
  ],
  ['request-body-required', `${createLocation}/requestBody`, ({ create }) => (create.requestBody.required = true)],
  [
    'request-media-type-removed',
    '#/paths/~1companies~1import/post/requestBody/content/multipart~1form-data',
    ({ upload }) => {
      const { content } = upload.requestBody
      content['application/octet-stream'] = content['multipart/form-data']
      delete content['multipart/form-data']
    }
  ],
  [
    'request-size-lowered',
    '#/paths/~1companies~1import/post/x-max-body-bytes',
    ({ upload }) => (upload['x-max-body-bytes'] = 1_000_000)
  ],
  [
    'request-size-lowered',
    '#/paths/~1session/post/x-max-body-bytes',
    ({ contract }) => (contract.paths['/session'].post['x-max-body-bytes'] = 600)
  ],
  ['request-property-removed', inRequest('size'), ({ sent }) => delete sent.size],
  ['request-property-required', inRequest('status'), ({ schemas }) => schemas.CreateCompany.required.push('status')],
  [
    'request-property-required',
    inRequest('domain'),
    ({ schemas, sent }) => {
      sent.domain = { type: 'string' }
      schemas.CreateCompany.required.push('domain')
    }
  ],
  ['request-property-read-only', inRequest('size'), ({ sent }) => (sent.size.readOnly = true)],
  ['request-property-read-only', inRequest('id'), ({ sent }) => delete sent.id.readOnly],
  ['request-properties-closed', component('Address'), ({ schemas }) => (schemas.Address.additionalProperties = false)],
  ['request-type-changed', inRequest('size'), ({ sent }) => (sent.size.type = 'integer')],
  ['request-type-changed', inRequest('tags/items'), ({ sent }) => (sent.tags.items.type = 'integer')],
  ['request-null-refused', inRequest('note'), ({ sent }) => (sent.note.type = 'string')],
  ['request-enum-value-removed', inRequest('status'), ({ sent }) => (sent.status.enum = ['open'])],
  [
    'request-enum-value-removed',
    `${listLocation}/parameters/query status/schema`,
    ({ list }) => list.parameters[1].schema.enum.shift()
  ],
  ['request-limit-narrowed', inRequest('name/maxLength'), ({ sent }) => (sent.name.maxLength = 254)],
  ['request-limit-narrowed', `${limitLocation}/schema/maximum`, ({ limit }) => (limit.schema.maximum = 50)],
  [
    'request-pattern-changed',
    component('Address/properties/country/pattern'),
    ({ schemas }) => (schemas.Address.properties.country.pattern = '^[A-Z]{3}$')
  ],
  [
    'request-format-changed',
    component('Address/properties/city/format'),
    ({ schemas }) => (schemas.Address.properties.city.format = 'hostname')
  ],
  ['request-default-changed', `${limitLocation}/schema/default`, ({ limit }) => (limit.schema.default = 50)],
  ['request-default-changed', `${limitLocation}/schema/default`, ({ limit }) => delete limit.schema.default],
  [
    'request-schema-changed',
    inRequest('staff/oneOf'),
    // Only what is sent loses an alternative; answers may do without one.
    ({ sent }) => (sent.staff = { oneOf: [{ $ref: component('Few') }] })
  ],
  [
    'request-schema-changed',
    component('CreateCompany/dependentRequired'),
    ({ schemas }) => (schemas.CreateCompany.dependentRequired = { size: ['status'] })
  ],
  [
    'success-status-removed',
    `${createLocation}/responses/201`,
    ({ create }) => {
      const { responses } = create
      responses[200] = responses[201]
      delete responses[201]
    }
  ],
  [
    'response-media-type-removed',
    '#/paths/~1companies~1import/post/responses/200/content/text~1csv',
    ({ upload }) => delete upload.responses[200].content
  ],
  [
    'response-header-removed',
    `${listLocation}/responses/200/headers/Link`,
    ({ list }) => delete list.responses[200].headers
  ],
  [
    'response-header-optional',
    `${createLocation}/responses/201/headers/Location`,
    ({ create }) => delete create.responses[201].headers.Location.required
  ],
  ['response-property-removed', inAnswer('size'), ({ shown }) => delete shown.size],
  [
    'response-property-optional',
    inAnswer('name'),
    ({ schemas }) => (schemas.Company.required = without(schemas.Company.required, 'name'))
  ],
  ['response-type-changed', inAnswer('size'), ({ shown }) => (shown.size.type = 'number')],
  ['response-type-changed', inAnswer('name'), ({ shown }) => delete shown.name.type],
  ['response-null-added', inAnswer('name'), ({ shown }) => (shown.name.type = ['string', 'null'])],
  [
    'response-null-added',
    component('CompanyEvent/properties/data'),
    ({ schemas }) => {
      const { properties } = schemas.CompanyEvent
      properties.data = { anyOf: [properties.data, { type: 'null' }] }
    }
  ],
  ['response-enum-value-added', inAnswer('status'), ({ shown }) => shown.status.enum.push('asleep')],
  ['response-enum-value-added', inAnswer('status'), ({ shown }) => delete shown.status.enum],
  ['response-made-extensible', component('Size'), ({ schemas }) => (schemas.Size['x-extensible'] = true)],
  ['response-made-extensible', inAnswer('status'), ({ shown }) => (shown.status['x-extensible'] = true)],
  ['response-format-changed', inAnswer('id/format'), ({ shown }) => delete shown.id.format],
  [
    'response-schema-changed',
    component('Size/oneOf'),
    ({ schemas }) => schemas.Size.oneOf.push({ $ref: component('Owner') })
  ],
  ['event-removed', eventLocation, ({ contract }) => delete contract.webhooks['company.created']],
  [
    'event-header-removed',
    `${eventLocation}/post/parameters/header X-Signature`,
    ({ delivery }) => delivery.parameters.shift()
  ],
  [
    'event-header-optional',
    `${eventLocation}/post/parameters/header X-Event-Id`,
    ({ delivery }) => (delivery.parameters[1].required = false)
  ],
  [
    'event-media-type-removed',
    `${eventLocation}/post/requestBody/content/application~1json`,
    ({ delivery }) => (delivery.requestBody.content = {})
  ]
]

/** What clients don't notice, or were warned of. */
const compatible: Record<string, Change> = {
  'a new operation': ({ contract }) => (contract.paths['/contacts'] = contract.paths['/companies']),
  'a new optional parameter': ({ list }) =>
    list.parameters.push({ name: 'owner', in: 'query', schema: { type: 'string' } }),
  'parameters in another order': ({ list }) => list.parameters.reverse(),
  'a parameter of the path that each of its operations now lists itself': ({ list, create, contract }) => {
    const { parameters } = contract.paths['/companies']
    delete contract.paths['/companies'].parameters
    list.parameters.push(...parameters)
    create.parameters = parameters
  },
  'a new optional property in a request': ({ sent }) => (sent.domain = { type: 'string' }),
  'a request property that is no longer required': ({ schemas }) => (schemas.CreateCompany.required = []),
  'a read-only property of a request with other limits': ({ sent }) => (sent.id = { type: 'integer', readOnly: true }),
  'a property that was ignored, and says that it is taken now': ({ schemas }) => {
    const { id } = schemas.CreateCompany.properties
    delete id.readOnly
    id['x-was-ignored'] = true
  },
  'wider limits': ({ schemas, create, upload, limit }) => {
    const { name, tags, size } = schemas.CreateCompany.properties
    Object.assign(name, { minLength: 0, maxLength: 500 })
    delete tags.maxItems
    size.minimum = -1
    limit.schema.maximum = 200
    upload['x-max-body-bytes'] = 2_097_152
    create['x-max-body-bytes'] = 524_288
  },
  'a smaller size that takes the longest texts as escapes': ({ contract }) =>
    (contract.paths['/session'].post['x-max-body-bytes'] = 700),
  'a pattern and a format that are no longer asked for': ({ schemas }) => {
    delete schemas.Address.properties.country.pattern
    delete schemas.Address.properties.city.format
  },
  'another value that a request may send': ({ sent }) => sent.status.enum.push('asleep'),
  'null that a request may send': ({ sent }) => (sent.name.type = ['string', 'null']),
  'a number where an integer was asked for': ({ limit }) => (limit.schema.type = 'number'),
  'a body that need not be sent any more': ({ upload }) => (upload.requestBody.required = false),
  'another media type that is taken': ({ create }) =>
    (create.requestBody.content['application/xml'] = { schema: { type: 'string' } }),
  'a new property in an answer': ({ shown }) => (shown.domain = { type: 'string' }),
  'an answered property that is always there now': ({ schemas }) => schemas.Company.required.push('size'),
  'an answered value that is never null any more': ({ schemas }) => {
    const { properties } = schemas.Company
    properties.owner = properties.owner.anyOf[0]
  },
  'answers that use fewer values, and longer texts': ({ schemas }) => {
    const { status, name } = schemas.Company.properties
    status.enum = ['open']
    name.maxLength = 500
  },
  'another value in an open list': ({ schemas }) => schemas.Problem.properties.code.enum.push('asleep'),
  'another alternative in an open list': ({ schemas }) => schemas.Change.oneOf.push({ type: 'object' }),
  'alternatives in another order': ({ schemas }) => schemas.Change.oneOf.reverse(),
  'another alternative that a request may send': ({ schemas, sent }) => {
    const { oneOf } = schemas.Size
    sent.staff = { oneOf: [...oneOf, { type: 'integer' }] }
  },
  'answers that use fewer alternatives': ({ shown }) => (shown.staff = { oneOf: [{ $ref: component('Many') }] }),
  'a header that always comes now': ({ contract }) => (contract.components.headers.Link.required = true),
  'another header, another error': ({ list }) => {
    list.responses[200].headers['X-Total-Count'] = { schema: { type: 'integer' } }
    list.responses[409] = { $ref: '#/components/responses/Problem' }
  },
  'an error that no longer occurs': ({ create }) => delete create.responses[400],
  'a lower scope': ({ create }) => (create.security[0].apiKey = ['read']),
  'an operation that becomes public': ({ list }) => (list.security = []),
  'another kind of credential': ({ list }) => list.security.push({ mutualTls: ['read'] }),
  'an operation that is now deprecated': ({ list }) =>
    Object.assign(list, { deprecated: true, 'x-deprecation': '2026-12-01', 'x-sunset': '2027-12-01' }),
  'a later sunset': ({ old }) => (old['x-sunset'] = '2028-01-01'),
  'a new event': ({ contract }) => (contract.webhooks['company.deleted'] = contract.webhooks['company.created']),
  'a schema under another name': ({ schemas, shown }) => {
    schemas.CompanyOwner = schemas.Owner
    delete schemas.Owner
    shown.owner.anyOf[0].$ref = component('CompanyOwner')
  },
  'a schema written out where it is used': ({ schemas }) => {
    const { CreateCompany, Address } = schemas
    CreateCompany.properties.address = structuredClone(Address)
  },
  'other words beside a reference': ({ sent }) =>
    Object.assign(sent.address, { description: 'Words.', examples: [{}] }),
  'other words': ({ list, contract, shown }) => {
    contract.info.description = 'Words.'
    Object.assign(list, { summary: 'Words', description: 'Words.', tags: ['words'] })
    Object.assign(shown.name, { description: 'Words.', examples: ['Nordwind'] })
  }
}

for (const [rule, cases] of Map.groupBy(breaking, ([rule]) => rule)) {
  t.test(`Rule ${rule} finds what breaks, and all that does`, async (t) => {
    for (const [, location, change, isRelease = false] of cases) {
      const findings = compareContracts(makeContract(), changedBy(change), { today, isRelease })
      t.same(
        findings.map((finding) => [finding.rule, finding.location]),
        [[rule, location]],
        String(change)
      )
    }
  })
}

for (const [name, change] of Object.entries(compatible)) {
  t.test(`A change that breaks nobody is found by no rule: ${name}`, async (t) => {
    const changed = changedBy(change)
    t.notSame(changed, makeContract())
    t.same(compareContracts(makeContract(), changed, { today, isRelease: false }), [])
  })
}

t.test('A deprecated operation may be gone from its sunset on', async (t) => {
  const changed = makeContract()
  delete changed.paths['/companies/old']
  const compareOn = (today: string) => compareContracts(makeContract(), changed, { today, isRelease: true })
  t.match(compareOn('2026-12-31'), [{ message: /announced for 2027-01-01/ }])
  t.same(compareOn('2027-01-01'), [])
})

t.test('The year of notice begins with the release, and only the release checks it', async (t) => {
  const changed = makeContract()
  Object.assign(partsOf(changed).list, deprecation, { 'x-sunset': '2027-12-01' })
  const compareOn = (today: string, isRelease: boolean) =>
    compareContracts(makeContract(), changed, { today, isRelease }).map(({ message }) => message)
  t.match(compareOn('2026-12-02', true), [/: 2027-12-01, where 2027-12-02 is the earliest\.$/])
  t.same(compareOn('2026-12-01', true), [])
  t.same(compareOn('2026-12-02', false), [], 'a branch that waits to be merged does not turn red overnight')
  t.same(compareContracts(changed, changed, { today: '2027-11-01', isRelease: true }), [], 'it was announced before')
})

t.test('The usual size of a body is the one that the service enforces', async (t) => {
  t.equal(usualBodyBytes, maxBodyBytes)
})

t.test('A finding says what was and what is', async (t) => {
  const changed = makeContract()
  partsOf(changed).schemas.CreateCompany.properties.name.maxLength = 100
  t.same(compareContracts(makeContract(), changed, { today, isRelease: false }), [
    {
      rule: 'request-limit-narrowed',
      location: component('CreateCompany/properties/name/maxLength'),
      message: 'Values beyond the new limit were taken and are now refused: 255 → 100.'
    }
  ])
})

t.test('A property may be called as every object has one', async (t) => {
  const [released, changed] = [makeContract(), makeContract()]
  partsOf(released).schemas.CreateCompany.properties.constructor = { type: 'string' }
  const removed = { rule: 'request-property-removed', location: component('CreateCompany/properties/constructor') }
  t.match(compareContracts(released, changed, { today, isRelease: false }), [removed])
  partsOf(released).schemas.CreateCompany.required.push('constructor')
  const required = { ...removed, rule: 'request-property-required' }
  t.match(compareContracts(changed, released, { today, isRelease: false }), [required])
})

t.test('Every rule of the comparison is a sentence', async (t) => {
  for (const sentence of Object.values(rules)) t.match(sentence, /^\w.*[^.]\.$/)
  t.same(
    [...new Set(breaking.map(([rule]) => rule))].sort(),
    Object.keys(rules).sort(),
    'each has a change that breaks it'
  )
})

t.test('The real contract breaks nobody who has the released one', async (t) => {
  const [current, released] = ['openapi.yaml', 'scripts/contract-diff/released.yaml'].map((name) =>
    parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
  )
  const today = new Date().toISOString().slice(0, 10)
  t.same(compareContracts(released, current, { today, isRelease: false }), [])
})

t.test('A change of the real contract is found once for each direction it breaks', async (t) => {
  const released = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
  const changed = structuredClone(released)
  const { CompanyResponse, CreateCompanyRequest } = changed.components.schemas
  delete CompanyResponse.properties.industry
  CompanyResponse.required = without(CompanyResponse.required, 'industry')
  delete CreateCompanyRequest.properties.industry
  const findings = compareContracts(released, changed, { today, isRelease: false })
  t.same(findings.map(({ rule, location }) => [rule, location]).sort(), [
    ['request-property-removed', component('CreateCompanyRequest/properties/industry')],
    ['response-property-removed', component('CompanyResponse/properties/industry')]
  ])
})
