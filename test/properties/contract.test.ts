import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { compareContracts } from '../../scripts/contract-diff/compare.ts'
import { outputFormats } from '../../src/formats.ts'
import { type Instance, startService } from '../support/start.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tests look into the schemas of a contract
type Contract = any

const types = ['text', 'number', 'boolean', 'date', 'datetime', 'select', 'multiselect', 'url', 'user'] as const
const options = [
  { value: 'north', label: 'North' },
  { value: 'south', isArchived: true }
]
const published = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const records = ['Contact', 'Company', 'Deal', 'Activity']

t.test('Each tenant has a contract of its own', async (t) => {
  const { call, startInstance, acme, globex } = await startService(t)
  const read = async (as = acme.reader) => (await call('getContract', { as })).body as Contract
  const define = async (body: Partial<Schemas['CreatePropertyRequest']> & { key: string }) =>
    (await call('createProperty', { body: { entity: 'company', type: 'text', label: 'A label', ...body } })).body

  t.test(
    "'getContract' without definitions is the published one, with an empty object for custom values",
    async (t) => {
      const contract = await read()
      t.same(contract.servers, [{ url: 'http://acme.localhost:3000', description: 'This tenant' }])
      t.same((await read(globex.reader)).servers[0].url, 'http://globex.localhost:3000')
      t.same([contract.openapi, contract.info, contract.paths], [published.openapi, published.info, published.paths])
      const { schemas } = contract.components
      for (const name of records) {
        t.same(schemas[`${name}CustomValues`].properties, {}, name)
        t.same(
          [schemas[`${name}CustomInput`].properties, schemas[`${name}CustomInput`].additionalProperties],
          [{}, false]
        )
        t.same(schemas[`${name}Property`], published.components.schemas[`${name}Property`])
      }
    }
  )

  t.test('Every schema with custom values is typed, or of what was once', async (t) => {
    const { schemas } = (await read()).components
    const having = Object.keys(schemas).filter((name) => schemas[name].properties?.custom)
    const typed = having.filter((name) => schemas[name].properties.custom.$ref)
    const [answers, requests] = [
      typed.filter((name) => /Response$/.test(name)),
      typed.filter((name) => /Request$/.test(name))
    ]
    t.same(answers.sort(), records.map((name) => `${name}Response`).sort())
    const all = Object.keys(schemas).filter((name) => /Request$/.test(name) && schemas[name].properties?.custom)
    t.same(requests.sort(), all.sort())
    const open = having.filter((name) => !typed.includes(name))
    t.same(
      open.filter((name) => !/(?:Snapshot|State|Data)$/.test(name)),
      []
    )
  })

  t.test("'getContract' types each property by its definition", async (t) => {
    for (const type of types) {
      const more = /select/.test(type) ? { options } : {}
      await define({ key: `a_${type}`, type, label: `L ${type}`, description: '<b> is no markup \\o/ */', ...more })
    }
    await define({ entity: 'deal', key: 'bare', isUnique: true })
    const { CompanyCustomValues, CompanyCustomInput, DealCustomInput } = (await read()).components.schemas
    const description = (type: string) => `L ${type}: &lt;b> is no markup &#92;o/ *&#47;`
    const values: Record<(typeof types)[number], object> = {
      text: { type: 'string' },
      number: { type: 'number' },
      boolean: { type: 'boolean' },
      date: { type: 'string', format: 'date' },
      datetime: { type: 'string', format: 'date-time' },
      select: { type: 'string', enum: ['north', 'south'], 'x-extensible': true },
      multiselect: { type: 'array', items: { type: 'string', enum: ['north', 'south'], 'x-extensible': true } },
      url: { type: 'string' },
      user: { type: 'string', format: 'uuid' }
    }
    const wanted = types.map((type) => [`a_${type}`, { ...values[type], description: description(type) }])
    t.same(CompanyCustomValues.properties, Object.fromEntries(wanted))
    t.notOk(CompanyCustomValues.required)
    const { a_text, a_select, a_multiselect, a_url } = CompanyCustomInput.properties
    t.same([a_text.type, a_text.maxLength, a_url.maxLength], [['string', 'null'], 10_000, 2_048])
    t.same(
      [a_select.type, a_select.enum],
      [
        ['string', 'null'],
        ['north', 'south', null]
      ]
    )
    t.same([a_multiselect.type, a_multiselect.items], [['array', 'null'], { type: 'string', enum: ['north', 'south'] }])
    t.equal(CompanyCustomInput.additionalProperties, false)
    t.same(DealCustomInput.properties, {
      bare: { type: ['string', 'null'], maxLength: 10_000, description: 'A label' }
    })
  })

  t.test("The examples of 'getContract' have values of the tenant's properties, and are valid by it", async (t) => {
    const document = await read()
    const { examples } = document.components
    t.same(examples.CompanyResponse.value.custom, {
      ...{ a_text: 'Some text', a_number: 12.5, a_boolean: true, a_date: '2026-03-01' },
      ...{ a_datetime: '2026-03-01T09:30:00.000Z', a_select: 'north', a_multiselect: ['north'] },
      ...{ a_url: 'https://example.com/', a_user: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51' }
    })
    t.same(examples.DealHistoryEntryList.value[0].data.custom, { bare: 'Some text' })
    const { contact, activities, deals } = examples.PersonalDataResponse.value
    t.same([contact.custom, activities[0].custom, deals[0].custom], [{}, {}, { bare: 'Some text' }])
    t.same((await read(globex.reader)).components.examples.CompanyResponse.value.custom, {})
    const ajv = new Ajv2020({ strict: false, formats: { ...outputFormats, date: true }, validateSchema: false })
    ajv.addSchema(document, 'own')
    const assertValid = (pointer: string, found: Contract[]) => {
      const isValid = ajv.compile({ $ref: `own#${pointer}` })
      for (const one of found) t.ok(isValid(one), `${pointer} ${JSON.stringify(isValid.errors)}`)
    }
    const isOfRecord = (one: unknown) => JSON.stringify(one ?? '').includes('"custom":')
    for (const [name, schema] of Object.entries<Contract>(document.components.schemas)) {
      const found = [...(schema.examples ?? []), examples[name]?.value].filter(isOfRecord)
      if (found.length > 0) assertValid(`/components/schemas/${name}`, found)
    }
    for (const [name, { post }] of Object.entries<Contract>(document.webhooks)) {
      const { example } = post.requestBody.content['application/json']
      const pointer = `/webhooks/${name}/post/requestBody/content/application~1json/schema`
      if (isOfRecord(example)) assertValid(pointer, [example])
    }
  })

  t.test("'getContract' knows by which custom properties records are found and sorted", async (t) => {
    const { CompanyProperty, CompanySortProperty, ContactProperty } = (await read()).components.schemas
    const namesIn = (schema: Contract) => schema.enum.filter((name: string) => name.startsWith('custom.'))
    t.same(
      namesIn(CompanyProperty),
      types.map((type) => `custom.a_${type}`)
    )
    const sortable = types.filter((type) => type !== 'multiselect' && type !== 'user')
    t.same(
      namesIn(CompanySortProperty),
      sortable.map((type) => `custom.a_${type}`)
    )
    t.same(namesIn(ContactProperty), [])
  })

  t.test('Archived properties are in no contract, and other tenants’ in no other', async (t) => {
    const { id } = await define({ entity: 'contact', key: 'constructor' })
    const has = (contract: Contract) =>
      Object.hasOwn(contract.components.schemas.ContactCustomValues.properties, 'constructor')
    t.ok(has(await read()))
    t.notOk(has(await read(globex.reader)))
    await call('updateProperty', { params: { id }, body: { isArchived: true } })
    t.notOk(has(await read()))
  })

  t.test("'getContract' answers 304 until a definition changes, on every instance", async (t) => {
    const other = await startInstance()
    const ask = (from: Instance, etag = '') =>
      from.send({ url: '/api/v1/contract', as: acme.reader, headers: { 'if-none-match': etag } })
    const first = await ask(other)
    const etag = String(first.headers.etag)
    t.same([first.status, (await ask(other, etag)).status], [200, 304])
    t.equal((await call('getContract', { as: acme.reader })).headers.etag, etag, 'all instances make the same')
    t.not((await call('getContract', { as: globex.reader })).headers.etag, etag)
    await define({ entity: 'activity', key: 'later' })
    const later = await ask(other, etag)
    t.equal(later.status, 200)
    t.ok((later.body as Contract).components.schemas.ActivityCustomValues.properties.later)
  })
})

t.test('A change can be asked what it would break', async (t) => {
  const { call, acme, sql } = await startService(t)
  const define = async (body: Partial<Schemas['CreatePropertyRequest']> & { key: string }) =>
    (await call('createProperty', { body: { entity: 'company', type: 'text', label: 'A label', ...body } })).body
  const kept = [{ value: 'north' }, { value: 'south' }]
  const region = await define({ key: 'region', type: 'select', options: kept })
  const plain = await define({ key: 'constructor' })
  const state = () =>
    sql(`select p.*, s.properties, s.sequence, (select count(*) from audit_log a where a.tenant_id = p.tenant_id)
      from properties p join tenant_clocks s using (tenant_id) order by p.id`)
  const several = await define({ key: 'several', type: 'multiselect', options: kept })
  let before = await state()
  const check = async (id: string, body?: Schemas['UpdatePropertyRequest']) => {
    const asked = { params: { id }, query: { check: true } }
    const { status, body: answer } = body
      ? await call('updateProperty', { ...asked, body })
      : await call('deleteProperty', asked)
    t.equal(status, 200)
    return (answer as Schemas['BreakingResponse']).breaking
  }

  t.test("'updateProperty' with `check` finds what clients could do, or relied on", async (t) => {
    for (const body of [{ label: 'Other' }, { position: 7 }, { description: 'New' }])
      t.same(await check(region.id, body), [])
    const more = [...kept, { value: 'west' }]
    t.same(await check(region.id, { options: more }), [], 'a list of options in answers may grow')
    t.same(await check(region.id, { options: [{ value: 'north', isArchived: true }, { value: 'south' }] }), [])
    const finding = {
      path: '/components/schemas/CompanyCustomInput/properties/region',
      message: 'A value that was taken is refused: north.'
    }
    t.same(await check(region.id, { options: [{ value: 'south' }] }), [finding])
    t.same(await check(several.id, { options: [{ value: 'south' }] }), [
      { path: '/components/schemas/CompanyCustomInput/properties/several/items', message: finding.message }
    ])
  })

  t.test('Whoever archives or deletes a property breaks who sends, reads, finds or sorts by it', async (t) => {
    const { body: contract } = await call('getContract')
    for (const { id, key } of [region, plain, several]) {
      const wanted = [
        { path: `CompanyCustomValues/properties/${key}`, message: 'The property is no longer answered.' },
        {
          path: `CompanyCustomInput/properties/${key}`,
          message: 'The property is gone; bodies that hold it are refused.'
        },
        { path: 'CompanyProperty', message: `A value that was taken is refused: custom.${key}.` },
        { path: 'CompanySortProperty', message: `A value that was taken is refused: custom.${key}.` }
      ].map(({ path, message }) => ({ path: `/components/schemas/${path}`, message }))
      const inContract = wanted.filter(({ path }) => key !== 'several' || !path.endsWith('SortProperty'))
      t.same(await check(id, { isArchived: true }), inContract)
      t.same(await check(id), inContract)
      for (const { path } of inContract) t.ok(lookUp(contract, path), `${path} is in the contract`)
    }
  })

  t.test('What would be broken is what the contract has otherwise behind the change', async (t) => {
    const made = await define({ key: 'tried', type: 'multiselect', options: kept })
    const changes: Schemas['UpdatePropertyRequest'][] = [
      { label: 'Other', position: 3 },
      { options: [{ value: 'west' }, { value: 'south', isArchived: true }] },
      { isArchived: true },
      { options: [{ value: 'east' }] },
      { isArchived: false }
    ]
    for (const body of changes) {
      const said = await check(made.id, body)
      const released = (await call('getContract')).body
      await call('updateProperty', { params: { id: made.id }, body })
      const current = (await call('getContract')).body
      const findings = compareContracts(released, current, { today: '2026-01-01', isRelease: false })
      const found = findings.map(({ location, message }) => ({ path: location.slice('#'.length), message }))
      t.same(said, found, JSON.stringify(body))
    }
    t.same((await check(made.id)).length, 3, 'a property that is back may go')
    before = await state()
  })

  t.test('A change that would be refused is refused with `check`, too', async (t) => {
    const query = { check: true }
    const someId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'
    const params = { id: region.id }
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    t.equal(await statusOf(call('updateProperty', { params: { id: someId }, query, body: { label: 'x' } })), 404)
    t.equal(await statusOf(call('deleteProperty', { params: { id: someId }, query })), 404)
    t.equal(await statusOf(call('updateProperty', { params, query, body: { key: 'other' } as never })), 400)
    t.equal(await statusOf(call('updateProperty', { params, query: { check: 'maybe' }, body: {} })), 400)
    t.equal(await statusOf(call('deleteProperty', { params, query, as: acme.writer })), 403)
    const headers = { 'if-match': '"2026-01-01T00:00:00.000Z"' }
    t.equal(await statusOf(call('updateProperty', { params, query, headers, body: { label: 'x' } })), 412)
    t.equal(await statusOf(call('deleteProperty', { params, query, headers })), 412)
  })

  t.same(await state(), before, 'nothing is written')
})

function lookUp(document: Contract, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((found, key) => (Object.hasOwn(found ?? {}, key) ? found[key] : undefined), document)
}
