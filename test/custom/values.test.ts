import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { recordEntities } from '../../src/db/schema.ts'
import { startService } from '../support/start.ts'

type Definition = Pick<Schemas['CreatePropertyRequest'], 'type' | 'options' | 'isUnique'>

const options = [{ value: 'north' }, { value: 'south' }, { value: 'old', isArchived: true }]
const definitions: [string, Definition][] = [
  ['a_text', { type: 'text' }],
  ['a_number', { type: 'number' }],
  ['a_boolean', { type: 'boolean' }],
  ['a_date', { type: 'date' }],
  ['a_datetime', { type: 'datetime' }],
  ['a_select', { type: 'select', options }],
  ['a_multiselect', { type: 'multiselect', options }],
  ['a_url', { type: 'url' }],
  ['a_user', { type: 'user' }],
  ['constructor', { type: 'text' }],
  ['code', { type: 'text', isUnique: true }]
]

async function start(t: Parameters<typeof startService>[0]) {
  const service = await startService(t)
  const { call } = service
  const ids: Record<string, string> = {}
  for (const entity of recordEntities) {
    for (const [key, definition] of definitions) {
      const { body } = await call('createProperty', { body: { entity, key, label: key, ...definition } })
      ids[`${entity} ${key}`] = body.id
    }
  }
  const create = async (custom: object, more: object = {}) =>
    (await call('createCompany', { body: { name: 'C', ...more, custom: custom as never } })).body
  const update = async (id: string, custom: unknown) =>
    call('updateCompany', { params: { id }, invalidBody: { custom } })
  return { ...service, ids, create, update }
}

const whole = (userId: string) => ({
  a_text: 'Ümläut "quoted"',
  a_number: -0.000012345,
  a_boolean: false,
  a_date: '2024-02-29',
  a_datetime: '2026-03-02T09:15:00.000Z',
  a_select: 'north',
  a_multiselect: ['north', 'south'],
  a_url: 'https://example.com/a?b=c',
  a_user: userId,
  constructor: '',
  code: 'K-1'
})

t.test('Records hold values of custom properties', async (t) => {
  const { call, acme, create, update, ids } = await start(t)

  t.test('Values of every type come back as they were sent, in each way to read a record', async (t) => {
    const given = whole(acme.userId)
    const { id, custom } = await create(given, { domain: 'whole.example' })
    t.same(custom, given)
    const params = { id }
    t.same((await call('getCompany', { params })).body.custom, given)
    t.same((await call('listCompanies', { query: { domain: 'whole.example' } })).body[0]?.custom, given)
    t.same((await call('batchGetCompanies', { body: { ids: [id] } })).body[0]?.custom, given)
    const filter = { property: 'id' as const, op: 'eq' as const, value: id }
    t.same((await call('searchCompanies', { body: { filter } })).body[0]?.custom, given)
    t.same((await call('listCompanyHistory', { params })).body[0]?.data.custom, given)
    const changes = (await call('listChanges', { query: { entityId: id } })).body.changes
    t.match(changes, [{ changedProperties: [], data: { custom: given } }])
  })

  t.test('Every kind of record has them', async (t) => {
    const custom = { a_text: 'x', a_multiselect: ['south'] }
    const [pipeline] = (await call('listPipelines')).body
    const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
    t.same((await call('createContact', { body: { firstName: 'A', lastName: 'B', custom } })).body.custom, custom)
    t.same((await call('createDeal', { body: { ...stage, name: 'D', custom } })).body.custom, custom)
    const { body } = await call('createActivity', { body: { activityType: 'note', subject: 'S', custom } })
    t.same(body.custom, custom)
    const changed = await call('updateActivity', { params: { id: body.id }, body: { custom: { a_text: 'y' } } })
    t.same(changed.body.custom, { ...custom, a_text: 'y' })
  })

  t.test('Values are stored in one form', async (t) => {
    const { custom } = await create({
      a_datetime: '2026-03-02T10:15+01:00',
      a_multiselect: ['south', 'north'],
      a_user: acme.userId.toUpperCase(),
      a_number: -0,
      a_text: null
    })
    t.same(custom, {
      a_datetime: '2026-03-02T09:15:00.000Z',
      a_multiselect: ['north', 'south'],
      a_user: acme.userId,
      a_number: 0
    })
  })

  t.test(
    'An update changes the keys that it holds; null and [] clear, nothing and {} leave all as it is',
    async (t) => {
      const { id, custom, updatedAt } = await create({ a_text: 'x', a_number: 1, a_multiselect: ['north'] })
      for (const body of [{ custom: {} }, {}, { custom }, { custom: { a_date: null } }]) {
        t.equal((await call('updateCompany', { params: { id }, invalidBody: body })).body.updatedAt, updatedAt)
      }
      const { body } = await update(id, { a_text: null, a_multiselect: [], a_boolean: true })
      t.same(body && (body as { custom: object }).custom, { a_number: 1, a_boolean: true })
      const [entry] = (await call('listCompanyHistory', { params: { id } })).body
      t.same(entry?.changedProperties, ['custom.a_text', 'custom.a_boolean', 'custom.a_multiselect'])
      t.same(entry?.previous, { 'custom.a_text': 'x', 'custom.a_boolean': null, 'custom.a_multiselect': ['north'] })
      t.equal((await update(id, null)).problem.errors?.[0]?.path, '/custom')
    }
  )

  t.test('Wrong values are a 400 that names each, and nothing is written', async (t) => {
    const wrong: [string, unknown[]][] = [
      ['a_text', [1, {}, ['x'], 'x'.repeat(10_001), 'x'.repeat(200_000)]],
      ['a_number', ['1', 1234567890123456, true, {}]],
      ['a_boolean', ['true', 0]],
      ['a_date', ['2026-02-30', '2026-03-01T00:00:00Z', 'x', 20260301]],
      ['a_datetime', ['x', '2026-13-01', 1]],
      ['a_select', ['west', 'old', '', ['north'], 'constructor']],
      ['a_multiselect', ['north', ['north', 'north'], ['west'], ['old'], [1], [['north']]]],
      ['a_url', ['x', 'ftp://example.com', 'javascript:alert(1)', `https://example.com/${'x'.repeat(2048)}`]],
      ['a_user', ['x', 1]]
    ]
    for (const [key, values] of wrong) {
      for (const value of values) {
        const invalidBody = { name: 'C', custom: { [key]: value } }
        const { status, problem } = await call('createCompany', { invalidBody })
        t.same(
          [status, problem.errors?.map(({ path }) => path)],
          [400, [`/custom/${key}`]],
          JSON.stringify(value).slice(0, 80)
        )
      }
    }
    const body =
      '{"name": "", "custom": {"__proto__": 1, "toString": 1, "hasOwnProperty": 1, "nope": {"a": 1}, "a_date": "x"}}'
    const all = await call('createCompany', { payload: body })
    t.same(all.problem.errors?.map(({ path }) => path).sort(), [
      '/custom/__proto__',
      '/custom/a_date',
      '/custom/hasOwnProperty',
      '/custom/nope',
      '/custom/toString',
      '/name'
    ])
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`k${number}`, number]))
    t.equal((await call('createCompany', { invalidBody: { name: 'C', custom: many } })).status, 400)
    const long = await call('createCompany', { payload: '{"name": "C", "custom": {"a_number": 1e400}}' })
    t.same(
      long.problem.errors?.map(({ path }) => path),
      ['/custom/a_number']
    )
  })

  t.test('A user who is not the tenant’s is an invalid reference, looked up once the rest is valid', async (t) => {
    const a_user = '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51'
    const { problem } = await call('createCompany', { invalidBody: { name: 'C', custom: { a_user } } })
    t.same([problem.code, problem.errors?.[0]?.path], ['invalid_reference', '/custom/a_user'])
    const { id } = await create({})
    t.equal((await update(id, { a_user })).problem.code, 'invalid_reference')
    t.equal((await update(id, { a_user, a_date: 'x' })).problem.code, 'validation_failed')
    const invalidBody = { name: 'C', domain: 'c.example', ownerId: a_user, custom: { a_user } }
    for (const answer of [
      await call('createCompany', { invalidBody }),
      await call('updateCompany', { params: { id }, invalidBody }),
      await call('upsertCompany', { invalidBody })
    ]) {
      t.same(
        answer.problem.errors?.map(({ path }) => path),
        ['/ownerId', '/custom/a_user'],
        'along with what else is not there'
      )
    }
  })

  t.test('Values of a record have 128 KiB together', async (t) => {
    const texts = Array.from({ length: 14 }, (_, number) => `long${number}`)
    for (const key of texts) {
      await call('createProperty', { body: { entity: 'company', key, type: 'text', label: 'L' } })
    }
    const custom = Object.fromEntries(texts.slice(0, 13).map((key) => [key, 'x'.repeat(10_000)]))
    const { id } = await create(custom)
    const { problem } = await update(id, { long13: 'x'.repeat(2_000) })
    t.same([problem.code, problem.errors?.map(({ path }) => path)], ['validation_failed', ['/custom']])
    t.equal((await update(id, { long13: 'x'.repeat(2_000), long0: null })).status, 200)

    const accented = Object.fromEntries(texts.slice(0, 6).map((key) => [key, 'é'.repeat(10_000)]))
    const room = 131_072 - Buffer.byteLength(JSON.stringify({ ...accented, long6: '' }))
    const last = `${'é'.repeat(Math.floor(room / 2))}${'x'.repeat(room % 2)}`
    const whole = await create({ ...accented, long6: last })
    t.equal(whole.custom.long6, last, 'exactly 128 KiB')
    const more = await update(whole.id, { long6: `${last.slice(0, -1)}éx` })
    t.same(
      [more.status, more.problem?.errors?.map(({ path }) => path)],
      [400, ['/custom']],
      'bytes count, not characters'
    )
  })

  t.test('An archived option stays where it is, and takes no new values', async (t) => {
    const { id } = await create({ a_select: 'north', a_multiselect: ['north', 'south'] })
    const archived = options.map((one) => ({ ...one, isArchived: one.value === 'north' }))
    for (const key of ['a_select', 'a_multiselect']) {
      const params = { id: ids[`company ${key}`] ?? '' }
      t.equal((await call('updateProperty', { params, body: { options: archived } })).status, 200)
    }
    t.equal((await update(id, { a_select: 'north', a_multiselect: ['north'] })).status, 200, 'sent again unchanged')
    const other = await create({})
    const { problem } = await update(other.id, { a_select: 'north', a_multiselect: ['north', 'south'] })
    t.same(
      problem.errors?.map(({ path }) => path),
      ['/custom/a_select', '/custom/a_multiselect']
    )
    const unknown = await update(other.id, { a_select: 'nope', a_multiselect: ['nope'] })
    for (const { message } of unknown.problem?.errors ?? []) {
      t.match(message, /of (?!.*north).*south/, 'nor is it named among those that may be set')
    }
    t.equal(unknown.problem?.errors?.length, 2)
    const params = { id: ids['company a_select'] ?? '' }
    const all = options.map((one) => ({ ...one, isArchived: true }))
    await call('updateProperty', { params, body: { options: all } })
    const [none] = (await update(other.id, { a_select: 'nope' })).problem.errors ?? []
    t.equal(none?.message, 'must be null, since all of its options are archived')
    await call('updateProperty', { params, body: { options: archived } })
    const holding = await create({ a_select: 'south', a_multiselect: ['south'] })
    const added = await update(holding.id, { a_select: 'north', a_multiselect: ['north', 'south'] })
    t.same(
      added.problem?.errors?.map(({ path }) => path),
      ['/custom/a_select', '/custom/a_multiselect'],
      'nor does it take the place of another value'
    )
    const wrong = { city: 1, custom: { a_select: 'north', a_multiselect: ['south', 'north'], a_text: 2, nope: 1 } }
    const faultsOf = async (id: string) => {
      const { status, problem } = await call('updateCompany', { params: { id }, invalidBody: wrong })
      t.equal(status, 400)
      return problem.errors?.map(({ path }) => path).sort()
    }
    const ofAll = ['/city', '/custom/a_text', '/custom/nope']
    t.same(await faultsOf(other.id), ['/city', '/custom/a_multiselect', '/custom/a_select', ...ofAll.slice(1)])
    t.same(await faultsOf(id), ofAll, 'what a record holds is no problem')
    t.same(await faultsOf('019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'), ofAll, 'of a record that is not there')
    for (const key of ['a_select', 'a_multiselect']) {
      await call('updateProperty', { params: { id: ids[`company ${key}`] ?? '' }, body: { options } })
    }
  })

  t.test(
    'A record that is sent back as it was read is unchanged, whatever the order of the options by now',
    async (t) => {
      const { id, custom, updatedAt } = await create({ a_multiselect: ['north', 'south'] })
      const params = { id: ids['company a_multiselect'] ?? '' }
      await call('updateProperty', { params, body: { options: options.toReversed() } })
      t.match((await update(id, custom)).body, { updatedAt, custom })
      const { body } = await update(id, { a_multiselect: ['north'] })
      t.match(body, { custom: { a_multiselect: ['north'] } })
      t.match((await update(id, { a_multiselect: ['north', 'south'] })).body, {
        custom: { a_multiselect: ['south', 'north'] }
      })
      await call('updateProperty', { params, body: { options } })
    }
  )

  t.test('An archived property is hidden and unknown, and comes back with its values', async (t) => {
    const { id } = await create({ a_text: 'kept', a_number: 1 })
    const params = { id: ids['company a_text'] ?? '' }
    await call('updateProperty', { params, body: { isArchived: true } })
    t.same((await call('getCompany', { params: { id } })).body.custom, { a_number: 1 })
    t.equal((await update(id, { a_text: 'new' })).problem.errors?.[0]?.path, '/custom/a_text')
    t.equal((await call('getCompany', { params: { id }, query: { fields: 'custom.a_text' } })).status, 400)
    t.same(((await update(id, { a_number: 2 })).body as { custom: object }).custom, { a_number: 2 })
    await call('updateProperty', { params, body: { isArchived: false } })
    t.same((await call('getCompany', { params: { id } })).body.custom, { a_number: 2, a_text: 'kept' })
  })

  t.test('An answer has the custom properties that `fields` names, all or some', async (t) => {
    const { id } = await create({ a_text: 'x', a_number: 1, a_boolean: true })
    const read = async (fields: string) => (await call('getCompany', { params: { id }, query: { fields } })).body
    t.same(await read('custom'), { custom: { a_text: 'x', a_number: 1, a_boolean: true } })
    t.same(await read('custom.a_text,id'), { id, custom: { a_text: 'x' } })
    t.same(await read('custom.a_date'), { custom: {} })
    t.same(await read('custom.a_date, custom.a_number,custom.constructor'), { custom: { a_number: 1 } })
    const all = definitions.map(([key]) => `custom.${key}`)
    t.same((await read(all.join())).custom, { a_text: 'x', a_number: 1, a_boolean: true })
    const body = { ids: [id], fields: ['custom.a_text', 'id'] }
    t.same((await call('batchGetCompanies', { invalidBody: body })).body, [{ id, custom: { a_text: 'x' } }])
    const filter = { property: 'id', op: 'eq', value: id }
    const search = { filter, fields: ['custom.a_number'] }
    t.same((await call('searchCompanies', { invalidBody: search })).body, [{ custom: { a_number: 1 } }])
    const list = await call('listCompanies', { query: { fields: 'custom.a_boolean' } })
    t.ok(list.body.every(({ custom }) => Object.keys(custom).every((key) => key === 'a_boolean')))
    for (const invalidBody of [{ fields: ['custom.nope'] }, { fields: ['custom.__proto__'] }, { fields: [1] }]) {
      t.match((await call('searchCompanies', { invalidBody })).problem.errors?.[0]?.path, /^\/fields/)
    }
  })
})

t.test('Unique values are held by one record', async (t) => {
  const { call, create, update, ids, startInstance } = await start(t)
  const refused = async (answer: Promise<{ status: number; problem: Schemas['Problem'] }>) => {
    const { status, problem } = await answer
    return [status, problem.code, problem.existingId, problem.errors?.[0]?.path]
  }

  t.test(
    'A second record with a text that differs in case or blanks alone is a 409 that names the first',
    async (t) => {
      const { id } = await create({ code: 'Abc' })
      const invalidBody = { name: 'D', custom: { code: ' aBC ' } }
      t.same(await refused(call('createCompany', { invalidBody })), [409, 'duplicate', id, '/custom/code'])
      const other = await create({ code: 'other' })
      t.same(await refused(update(other.id, { code: 'ABC' })), [409, 'duplicate', id, '/custom/code'])
      t.equal((await update(id, { code: 'ABC' })).status, 200, 'its own value in another case')
      t.equal((await update(id, { code: null })).status, 200)
      t.equal((await update(other.id, { code: 'ABC' })).status, 200, 'what was given up is free')
      await call('deleteCompany', { params: { id: other.id } })
      t.ok((await create({ code: 'abc' })).id, 'so is what a deleted record had')
      await create({ code: 'Ábc' })
      await create({ code: '  ' })
      await create({ code: '  ' })
      t.pass('accents count, and blanks are no value')
    }
  )

  t.test('Every kind of record refuses a second holder, a new one and one that is changed', async (t) => {
    const [pipeline] = (await call('listPipelines')).body
    const deal = { name: 'D', pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
    const kinds = [
      ['createContact', 'updateContact', { firstName: 'A', lastName: 'B' }],
      ['createDeal', 'updateDeal', deal],
      ['createActivity', 'updateActivity', { activityType: 'note', subject: 'S' }]
    ] as const
    for (const [create, update, body] of kinds) {
      const invalidBody = { ...body, custom: { code: 'each' } }
      const { id } = (await call(create, { invalidBody })).body as { id: string }
      const params = { id: ((await call(create, { invalidBody: body })).body as { id: string }).id }
      t.same(await refused(call(create, { invalidBody })), [409, 'duplicate', id, '/custom/code'], create)
      t.same(await refused(call(update, { params, invalidBody })), [409, 'duplicate', id, '/custom/code'], update)
    }
  })

  t.test('An archived property still holds its values', async (t) => {
    const { id } = await create({ code: 'archived' })
    const params = { id: ids['company code'] ?? '' }
    await call('updateProperty', { params, body: { isArchived: true } })
    const match = await call('upsertCompany', { query: { match: 'custom.code' }, invalidBody: { name: 'C' } })
    t.same(
      match.problem.errors?.map(({ path }) => path),
      ['match']
    )
    await call('updateProperty', { params, body: { isArchived: false } })
    const invalidBody = { name: 'D', custom: { code: 'archived' } }
    t.same(await refused(call('createCompany', { invalidBody })), [409, 'duplicate', id, '/custom/code'])
  })

  t.test('Of twins exactly one is made, over two instances, too', async (t) => {
    const other = await startInstance()
    for (let round = 0; round < 5; round++) {
      const invalidBody = { name: 'Twin', custom: { code: `twin${round}` } }
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, number) => (number % 2 ? other : { call }).call('createCompany', { invalidBody }))
      )
      t.same(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409])
    }
  })

  t.test('An upsert finds a record by its value of a unique property', async (t) => {
    const upsert = (body: object, query = { match: 'custom.code' }) =>
      call('upsertContact', { query, invalidBody: { firstName: 'A', lastName: 'B', ...body } })
    const first = await upsert({ custom: { code: 'K-7' }, email: 'k7@example.test' })
    t.equal(first.body.action, 'created')
    const again = await upsert({ custom: { code: ' k-7' }, title: 'T' })
    t.same(again.body, { action: 'updated', id: first.body.id })
    t.match((await call('getContact', { params: { id: first.body.id } })).body, {
      title: 'T',
      email: 'k7@example.test'
    })
    const taken = await upsert({ custom: { code: 'K-8' }, email: 'k7@example.test' })
    t.same([taken.status, taken.problem.existingId], [409, first.body.id], 'another record’s own key is still its own')
    for (const match of ['custom.a_text', 'custom.nope', 'email', 'custom.__proto__']) {
      const { problem } = await upsert({ custom: { code: 'K-7' }, email: 'x' }, { match })
      t.same(problem.errors?.map(({ path }) => path).sort(), ['/email', 'match'], match)
    }
    for (const custom of [undefined, {}, { code: null }, { code: ' ' }]) {
      t.same(
        (await upsert({ custom })).problem.errors?.map(({ path }) => path),
        ['/custom/code']
      )
    }
    t.same(
      (await upsert({ custom: { code: 1 } })).problem.errors?.map(({ path }) => path),
      ['/custom/code']
    )
  })

  t.test('Items of a bulk fail one by one, and what they say of a record adds up', async (t) => {
    const { id } = await create({ code: 'bulk' }, { domain: 'bulk.example' })
    const bulk = async (items: object[]) => (await call('bulkCreateCompanies', { invalidBody: { items } })).body
    const result = await bulk([
      { name: 'A', custom: { code: 'BULK' } },
      { name: 'B', custom: { code: 'fresh' } },
      { name: 'C', custom: { code: 'fresh' } },
      { name: 'D', custom: { nope: 1, a_date: 'x' } },
      { name: 'E', custom: { a_user: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51' } },
      { name: 'F', custom: { a_select: 'old' } },
      { name: 'G', domain: 'bulk.example', custom: { a_text: 'one' } },
      { name: 'H', domain: 'bulk.example', custom: { a_number: 2, code: 'freed' } },
      { name: 'I', custom: { code: 'bulk' } },
      { name: 'J', domain: 'new.example', custom: { a_text: 'one' } },
      { name: 'K', domain: 'new.example', custom: { a_number: 2 } }
    ])
    t.same(
      result.errors.map(({ index, error }) => [index, error.slice(0, error.indexOf(':'))]),
      [
        [0, 'custom/code'],
        [2, 'custom/code'],
        [3, 'custom/nope'],
        [4, 'custom/a_user'],
        [5, 'custom/a_select']
      ]
    )
    t.match(result.errors[2]?.error, /custom\/a_date: must be a date/)
    t.same([result.created, result.updated], [3, 3])
    const custom = async (id: string) => (await call('getCompany', { params: { id } })).body.custom
    t.same(await custom(id), { a_text: 'one', a_number: 2, code: 'freed' })
    t.same(await custom(result.createdIds[2] ?? ''), { a_text: 'one', a_number: 2 })
    const behind = await bulk([
      { name: 'L', domain: 'bulk.example', custom: { code: 'fresh' } },
      { name: 'M', domain: 'bulk.example', custom: { code: 'newer' } },
      { name: 'N', custom: { code: 'fresh' } },
      { name: 'O', custom: { code: 'freed' } }
    ])
    const counts = { created: 1, updated: 1, failed: 2 }
    t.match(
      behind,
      { ...counts, errors: [{ index: 0 }, { index: 2 }] },
      'what a failed item would have taken is not freed'
    )
    t.match(await custom(id), { code: 'newer' })
  })

  t.test('A number and a URL are compared as they are', async (t) => {
    for (const [key, one, other] of [
      ['no', 1.5, 1.25],
      ['link', 'https://a.example/X', 'https://a.example/x']
    ] as const) {
      const type = key === 'no' ? 'number' : 'url'
      await call('createProperty', { body: { entity: 'company', key, type, label: 'L', isUnique: true } })
      const { id } = await create({ [key]: one })
      await create({ [key]: other })
      t.same(await refused(call('createCompany', { invalidBody: { name: 'D', custom: { [key]: one } } })), [
        409,
        'duplicate',
        id,
        `/custom/${key}`
      ])
    }
  })
})
