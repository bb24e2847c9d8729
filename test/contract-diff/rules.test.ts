import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { compareContracts, usualBodyBytes } from '../../scripts/contract-diff/compare.ts'
import type { Json } from '../../scripts/contract-diff/comparison.ts'
import { type Rule, rules } from '../../scripts/contract-diff/findings.ts'
import { maxBodyBytes } from '../../src/http/routes.ts'
import { makeContract } from './fixture.ts'

type Change = (contract: Json) => void
type Case = { change: Change; location: string; isRelease?: boolean }

const today = '2026-12-31'
const deprecation = { deprecated: true, 'x-deprecation': '2026-12-01' }
const schemasOf = (contract: Json) => contract.components.schemas
const list = (contract: Json) => contract.paths['/companies'].get
const create = (contract: Json) => contract.paths['/companies'].post
const upload = (contract: Json) => contract.paths['/companies/import'].post
const old = (contract: Json) => contract.paths['/companies/old'].get
const delivery = (contract: Json) => contract.webhooks['company.created'].post
const without = (names: string[], name: string) => names.filter((one) => one !== name)
const [listLocation, createLocation] = ['#/paths/~1companies/get', '#/paths/~1companies/post']
const eventLocation = '#/webhooks/company.created'
const component = (path: string) => `#/components/schemas/${path}`

/** For each rule, changes of the small contract that break this rule and no other: one for each way that it is broken. */
const breaking: Record<Rule, Case[]> = {
  'operation-removed': [{ change: (contract) => delete contract.paths['/health'], location: '#/paths/~1health/get' }],
  'operation-removed-early': [
    { change: (contract) => delete contract.paths['/companies/old'], location: '#/paths/~1companies~1old/get' }
  ],
  'operation-id-renamed': [
    { change: (contract) => (list(contract).operationId = 'getCompanies'), location: `${listLocation}/operationId` }
  ],
  'sunset-moved-earlier': [
    {
      change: (contract) => (old(contract)['x-sunset'] = '2026-12-31'),
      location: '#/paths/~1companies~1old/get/x-sunset'
    }
  ],
  'sunset-too-soon': [
    {
      // A year after it was marked, but less than a year after anybody learns of it.
      change: (contract) => Object.assign(list(contract), deprecation, { 'x-sunset': '2027-12-30' }),
      location: `${listLocation}/x-sunset`,
      isRelease: true
    },
    {
      change: (contract) => Object.assign(list(contract), deprecation),
      location: `${listLocation}/x-sunset`,
      isRelease: true
    }
  ],
  'security-added': [
    {
      change: (contract) => (contract.paths['/health'].get.security = [{ apiKey: ['read'] }]),
      location: '#/paths/~1health/get'
    }
  ],
  'security-scope-raised': [
    {
      change: (contract) => (list(contract).security[0].apiKey = ['admin']),
      location: `${listLocation}/security/apiKey`
    }
  ],
  'security-scheme-removed': [
    { change: (contract) => list(contract).security.pop(), location: `${listLocation}/security/bearerAuth` }
  ],
  'security-scheme-changed': [
    {
      change: (contract) => (contract.components.securitySchemes.apiKey.name = 'X-Key'),
      location: '#/components/securitySchemes/apiKey'
    }
  ],
  'parameter-removed': [
    { change: (contract) => list(contract).parameters.shift(), location: `${listLocation}/parameters/query limit` }
  ],
  'parameter-required': [
    {
      change: (contract) => (contract.components.parameters.Limit.required = true),
      location: '#/components/parameters/Limit'
    },
    {
      change: (contract) =>
        list(contract).parameters.push({ name: 'owner', in: 'query', required: true, schema: { type: 'string' } }),
      location: `${listLocation}/parameters/query owner`
    }
  ],
  'parameter-serialization-changed': [
    {
      change: (contract) => (list(contract).parameters[1].style = 'pipeDelimited'),
      location: `${listLocation}/parameters/query status`
    }
  ],
  'request-body-required': [
    { change: (contract) => (create(contract).requestBody.required = true), location: `${createLocation}/requestBody` }
  ],
  'request-media-type-removed': [
    {
      change: (contract) => {
        const { content } = upload(contract).requestBody
        content['application/octet-stream'] = content['multipart/form-data']
        delete content['multipart/form-data']
      },
      location: '#/paths/~1companies~1import/post/requestBody/content/multipart~1form-data'
    }
  ],
  'request-size-lowered': [
    {
      change: (contract) => (upload(contract)['x-max-body-bytes'] = 1_000_000),
      location: '#/paths/~1companies~1import/post/x-max-body-bytes'
    },
    {
      change: (contract) => (contract.paths['/session'].post['x-max-body-bytes'] = 600),
      location: '#/paths/~1session/post/x-max-body-bytes'
    }
  ],
  'request-property-removed': [
    {
      change: (contract) => delete schemasOf(contract).CreateCompany.properties.size,
      location: component('CreateCompany/properties/size')
    }
  ],
  'request-property-required': [
    {
      change: (contract) => schemasOf(contract).CreateCompany.required.push('status'),
      location: component('CreateCompany/properties/status')
    },
    {
      change: (contract) => {
        schemasOf(contract).CreateCompany.properties.domain = { type: 'string' }
        schemasOf(contract).CreateCompany.required.push('domain')
      },
      location: component('CreateCompany/properties/domain')
    }
  ],
  'request-property-read-only': [
    {
      change: (contract) => (schemasOf(contract).CreateCompany.properties.size.readOnly = true),
      location: component('CreateCompany/properties/size')
    },
    {
      change: (contract) => delete schemasOf(contract).CreateCompany.properties.id.readOnly,
      location: component('CreateCompany/properties/id')
    }
  ],
  'request-properties-closed': [
    {
      change: (contract) => (schemasOf(contract).Address.additionalProperties = false),
      location: component('Address')
    }
  ],
  'request-type-changed': [
    {
      change: (contract) => (schemasOf(contract).CreateCompany.properties.size.type = 'integer'),
      location: component('CreateCompany/properties/size')
    },
    {
      change: (contract) => (schemasOf(contract).CreateCompany.properties.tags.items.type = 'integer'),
      location: component('CreateCompany/properties/tags/items')
    }
  ],
  'request-null-refused': [
    {
      change: (contract) => (schemasOf(contract).CreateCompany.properties.note.type = 'string'),
      location: component('CreateCompany/properties/note')
    }
  ],
  'request-enum-value-removed': [
    {
      change: (contract) => (schemasOf(contract).CreateCompany.properties.status.enum = ['open']),
      location: component('CreateCompany/properties/status')
    },
    {
      change: (contract) => list(contract).parameters[1].schema.enum.shift(),
      location: `${listLocation}/parameters/query status/schema`
    }
  ],
  'request-limit-narrowed': [
    {
      change: (contract) => (schemasOf(contract).CreateCompany.properties.name.maxLength = 254),
      location: component('CreateCompany/properties/name/maxLength')
    },
    {
      change: (contract) => (contract.components.parameters.Limit.schema.maximum = 50),
      location: '#/components/parameters/Limit/schema/maximum'
    }
  ],
  'request-pattern-changed': [
    {
      change: (contract) => (schemasOf(contract).Address.properties.country.pattern = '^[A-Z]{3}$'),
      location: component('Address/properties/country/pattern')
    }
  ],
  'request-format-changed': [
    {
      change: (contract) => (schemasOf(contract).Address.properties.city.format = 'hostname'),
      location: component('Address/properties/city/format')
    }
  ],
  'request-default-changed': [
    {
      change: (contract) => (contract.components.parameters.Limit.schema.default = 50),
      location: '#/components/parameters/Limit/schema/default'
    },
    {
      change: (contract) => delete contract.components.parameters.Limit.schema.default,
      location: '#/components/parameters/Limit/schema/default'
    }
  ],
  'request-schema-changed': [
    {
      change: (contract) => {
        // Only what is sent loses an alternative; answers may do without one.
        schemasOf(contract).CreateCompany.properties.staff = { oneOf: [{ $ref: component('Few') }] }
      },
      location: component('CreateCompany/properties/staff/oneOf')
    },
    {
      change: (contract) => (schemasOf(contract).CreateCompany.dependentRequired = { size: ['status'] }),
      location: component('CreateCompany/dependentRequired')
    }
  ],
  'success-status-removed': [
    {
      change: (contract) => {
        const { responses } = create(contract)
        responses[200] = responses[201]
        delete responses[201]
      },
      location: `${createLocation}/responses/201`
    }
  ],
  'response-media-type-removed': [
    {
      change: (contract) => delete upload(contract).responses[200].content,
      location: '#/paths/~1companies~1import/post/responses/200/content/text~1csv'
    }
  ],
  'response-header-removed': [
    {
      change: (contract) => delete list(contract).responses[200].headers,
      location: `${listLocation}/responses/200/headers/Link`
    }
  ],
  'response-header-optional': [
    {
      change: (contract) => delete create(contract).responses[201].headers.Location.required,
      location: `${createLocation}/responses/201/headers/Location`
    }
  ],
  'response-property-removed': [
    {
      change: (contract) => delete schemasOf(contract).Company.properties.size,
      location: component('Company/properties/size')
    }
  ],
  'response-property-optional': [
    {
      change: (contract) =>
        (schemasOf(contract).Company.required = without(schemasOf(contract).Company.required, 'name')),
      location: component('Company/properties/name')
    }
  ],
  'response-type-changed': [
    {
      change: (contract) => (schemasOf(contract).Company.properties.size.type = 'number'),
      location: component('Company/properties/size')
    },
    {
      change: (contract) => delete schemasOf(contract).Company.properties.name.type,
      location: component('Company/properties/name')
    }
  ],
  'response-null-added': [
    {
      change: (contract) => (schemasOf(contract).Company.properties.name.type = ['string', 'null']),
      location: component('Company/properties/name')
    },
    {
      change: (contract) => {
        const { properties } = schemasOf(contract).CompanyEvent
        properties.data = { anyOf: [properties.data, { type: 'null' }] }
      },
      location: component('CompanyEvent/properties/data')
    }
  ],
  'response-enum-value-added': [
    {
      change: (contract) => schemasOf(contract).Company.properties.status.enum.push('asleep'),
      location: component('Company/properties/status')
    },
    {
      change: (contract) => delete schemasOf(contract).Company.properties.status.enum,
      location: component('Company/properties/status')
    }
  ],
  'response-made-extensible': [
    { change: (contract) => (schemasOf(contract).Size['x-extensible'] = true), location: component('Size') },
    {
      change: (contract) => (schemasOf(contract).Company.properties.status['x-extensible'] = true),
      location: component('Company/properties/status')
    }
  ],
  'response-format-changed': [
    {
      change: (contract) => delete schemasOf(contract).Company.properties.id.format,
      location: component('Company/properties/id/format')
    }
  ],
  'response-schema-changed': [
    {
      change: (contract) => schemasOf(contract).Size.oneOf.push({ $ref: component('Owner') }),
      location: component('Size/oneOf')
    }
  ],
  'event-removed': [{ change: (contract) => delete contract.webhooks['company.created'], location: eventLocation }],
  'event-header-removed': [
    {
      change: (contract) => delivery(contract).parameters.shift(),
      location: `${eventLocation}/post/parameters/header X-Signature`
    }
  ],
  'event-header-optional': [
    {
      change: (contract) => (delivery(contract).parameters[1].required = false),
      location: `${eventLocation}/post/parameters/header X-Event-Id`
    }
  ],
  'event-media-type-removed': [
    {
      change: (contract) => (delivery(contract).requestBody.content = {}),
      location: `${eventLocation}/post/requestBody/content/application~1json`
    }
  ]
}

/** What clients don't notice, or were warned of. */
const compatible: Record<string, Case['change']> = {
  'a new operation': (contract) => (contract.paths['/contacts'] = contract.paths['/companies']),
  'a new optional parameter': (contract) =>
    list(contract).parameters.push({ name: 'owner', in: 'query', schema: { type: 'string' } }),
  'parameters in another order': (contract) => list(contract).parameters.reverse(),
  'a parameter of the path that each of its operations now lists itself': (contract) => {
    const { parameters } = contract.paths['/companies']
    delete contract.paths['/companies'].parameters
    list(contract).parameters.push(...parameters)
    create(contract).parameters = parameters
  },
  'a new optional property in a request': (contract) =>
    (schemasOf(contract).CreateCompany.properties.domain = { type: 'string' }),
  'a request property that is no longer required': (contract) => (schemasOf(contract).CreateCompany.required = []),
  'a read-only property of a request with other limits': (contract) =>
    (schemasOf(contract).CreateCompany.properties.id = { type: 'integer', readOnly: true }),
  'a property that was ignored, and says that it is taken now': (contract) => {
    const { id } = schemasOf(contract).CreateCompany.properties
    delete id.readOnly
    id['x-was-ignored'] = true
  },
  'wider limits': (contract) => {
    const { name, tags, size } = schemasOf(contract).CreateCompany.properties
    Object.assign(name, { minLength: 0, maxLength: 500 })
    delete tags.maxItems
    size.minimum = -1
    contract.components.parameters.Limit.schema.maximum = 200
    upload(contract)['x-max-body-bytes'] = 2_097_152
    create(contract)['x-max-body-bytes'] = 524_288
  },
  'a smaller size that takes the longest texts as escapes': (contract) =>
    (contract.paths['/session'].post['x-max-body-bytes'] = 700),
  'a pattern and a format that are no longer asked for': (contract) => {
    delete schemasOf(contract).Address.properties.country.pattern
    delete schemasOf(contract).Address.properties.city.format
  },
  'another value that a request may send': (contract) =>
    schemasOf(contract).CreateCompany.properties.status.enum.push('asleep'),
  'null that a request may send': (contract) =>
    (schemasOf(contract).CreateCompany.properties.name.type = ['string', 'null']),
  'a number where an integer was asked for': (contract) =>
    (contract.components.parameters.Limit.schema.type = 'number'),
  'a body that need not be sent any more': (contract) => (upload(contract).requestBody.required = false),
  'another media type that is taken': (contract) =>
    (create(contract).requestBody.content['application/xml'] = { schema: { type: 'string' } }),
  'a new property in an answer': (contract) => (schemasOf(contract).Company.properties.domain = { type: 'string' }),
  'an answered property that is always there now': (contract) => schemasOf(contract).Company.required.push('size'),
  'an answered value that is never null any more': (contract) => {
    const { properties } = schemasOf(contract).Company
    properties.owner = properties.owner.anyOf[0]
  },
  'answers that use fewer values, and longer texts': (contract) => {
    const { status, name } = schemasOf(contract).Company.properties
    status.enum = ['open']
    name.maxLength = 500
  },
  'another value in an open list': (contract) => schemasOf(contract).Problem.properties.code.enum.push('asleep'),
  'another alternative in an open list': (contract) => schemasOf(contract).Change.oneOf.push({ type: 'object' }),
  'alternatives in another order': (contract) => schemasOf(contract).Change.oneOf.reverse(),
  'another alternative that a request may send': (contract) => {
    const { oneOf } = schemasOf(contract).Size
    schemasOf(contract).CreateCompany.properties.staff = { oneOf: [...oneOf, { type: 'integer' }] }
  },
  'answers that use fewer alternatives': (contract) =>
    (schemasOf(contract).Company.properties.staff = { oneOf: [{ $ref: component('Many') }] }),
  'a header that always comes now': (contract) => (contract.components.headers.Link.required = true),
  'another header, another error': (contract) => {
    list(contract).responses[200].headers['X-Total-Count'] = { schema: { type: 'integer' } }
    list(contract).responses[409] = { $ref: '#/components/responses/Problem' }
  },
  'an error that no longer occurs': (contract) => delete create(contract).responses[400],
  'a lower scope': (contract) => (create(contract).security[0].apiKey = ['read']),
  'an operation that becomes public': (contract) => (list(contract).security = []),
  'another kind of credential': (contract) => list(contract).security.push({ mutualTls: ['read'] }),
  'an operation that is now deprecated': (contract) =>
    Object.assign(list(contract), { deprecated: true, 'x-deprecation': '2026-12-01', 'x-sunset': '2027-12-01' }),
  'a later sunset': (contract) => (old(contract)['x-sunset'] = '2028-01-01'),
  'a new event': (contract) => (contract.webhooks['company.deleted'] = contract.webhooks['company.created']),
  'a schema under another name': (contract) => {
    const schemas = schemasOf(contract)
    schemas.CompanyOwner = schemas.Owner
    delete schemas.Owner
    schemas.Company.properties.owner.anyOf[0].$ref = component('CompanyOwner')
  },
  'a schema written out where it is used': (contract) => {
    const { CreateCompany, Address } = schemasOf(contract)
    CreateCompany.properties.address = structuredClone(Address)
  },
  'other words beside a reference': (contract) =>
    Object.assign(schemasOf(contract).CreateCompany.properties.address, { description: 'Words.', examples: [{}] }),
  'other words': (contract) => {
    contract.info.description = 'Words.'
    Object.assign(list(contract), { summary: 'Words', description: 'Words.', tags: ['words'] })
    Object.assign(schemasOf(contract).Company.properties.name, { description: 'Words.', examples: ['Nordwind'] })
  }
}

for (const [rule, cases] of Object.entries(breaking)) {
  t.test(`Rule ${rule} finds what breaks, and all that does`, async (t) => {
    for (const { change, location, isRelease = false } of cases) {
      const [contract, changed] = [makeContract(), makeContract()]
      change(changed)
      const findings = compareContracts(contract, changed, { today, isRelease })
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
    const [contract, changed] = [makeContract(), makeContract()]
    change(changed)
    t.notSame(changed, contract)
    t.same(compareContracts(contract, changed, { today, isRelease: false }), [])
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
  Object.assign(list(changed), deprecation, { 'x-sunset': '2027-12-01' })
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
  schemasOf(changed).CreateCompany.properties.name.maxLength = 100
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
  schemasOf(released).CreateCompany.properties.constructor = { type: 'string' }
  const removed = { rule: 'request-property-removed', location: component('CreateCompany/properties/constructor') }
  t.match(compareContracts(released, changed, { today, isRelease: false }), [removed])
  schemasOf(released).CreateCompany.required.push('constructor')
  const required = { ...removed, rule: 'request-property-required' }
  t.match(compareContracts(changed, released, { today, isRelease: false }), [required])
})

t.test('Every rule of the comparison is a sentence', async (t) => {
  for (const sentence of Object.values(rules)) t.match(sentence, /^\w.*[^.]\.$/)
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
  const { CompanyResponse, CreateCompanyRequest } = schemasOf(changed)
  delete CompanyResponse.properties.industry
  CompanyResponse.required = without(CompanyResponse.required, 'industry')
  delete CreateCompanyRequest.properties.industry
  const findings = compareContracts(released, changed, { today, isRelease: false })
  t.same(findings.map(({ rule, location }) => [rule, location]).sort(), [
    ['request-property-removed', component('CreateCompanyRequest/properties/industry')],
    ['response-property-removed', component('CompanyResponse/properties/industry')]
  ])
})
