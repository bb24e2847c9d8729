import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import type { Answer } from '../support/call.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { type Service, startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'

type Values = Record<string, unknown>
type Definition = Schemas['CreatePropertyRequest']

const options = [{ value: 'small' }, { value: 'Large' }, { value: 'gone', isArchived: true }]
const definitions: Omit<Definition, 'entity' | 'label'>[] = [
  { key: 'note', type: 'text' },
  { key: 'number_of', type: 'number' },
  { key: 'is_on', type: 'boolean' },
  { key: 'day', type: 'date' },
  { key: 'moment', type: 'datetime' },
  { key: 'size', type: 'select', options },
  { key: 'sizes', type: 'multiselect', options },
  { key: 'page', type: 'url' },
  { key: 'buddy', type: 'user' },
  { key: 'code', type: 'text', isUnique: true },
  { key: 'constructor', type: 'text' }
]

/** Companies by name, with the values that they have. */
function companies(users: string[]): Record<string, Values> {
  return {
    a: {
      ...{ note: 'José', number_of: 10, is_on: true, day: '2026-03-01', moment: '2026-03-01T10:00:00.000Z' },
      ...{ size: 'small', sizes: ['small', 'Large'], page: 'https://A.example/x', buddy: users[0], code: ' X-1 ' }
    },
    b: {
      ...{ note: 'jose b', number_of: 9.5, is_on: false, day: '2026-02-28', moment: '2026-03-01T09:59:59.999Z' },
      ...{ size: 'Large', sizes: ['Large'], page: 'http://b.example/', buddy: users[1], code: 'x-2' }
    },
    c: { number_of: -3, size: 'gone', sizes: ['gone'], code: 'É' },
    d: {},
    e: { note: '', constructor: 'built' }
  }
}

/** For each condition, whom it finds. */
const conditions: [property: string, op: string, value: unknown, found: string][] = [
  ['note', 'eq', 'JOSE', 'a'],
  ['note', 'ne', 'jose', 'bcde'],
  ['note', 'in', ['jose', ''], 'ae'],
  ['note', 'gt', 'jose', 'b'],
  ['note', 'lte', 'jose', 'ae'],
  ['note', 'contains', 'OSÉ', 'ab'],
  ['note', 'startsWith', 'jos', 'ab'],
  ['note', 'isNull', true, 'cd'],
  ['note', 'isNull', false, 'abe'],
  ['number_of', 'eq', 9.5, 'b'],
  ['number_of', 'in', [10, -3], 'ac'],
  ['number_of', 'gt', 9.5, 'a'],
  ['number_of', 'lt', 10, 'bc'],
  ['number_of', 'ne', 10, 'bcde'],
  ['is_on', 'eq', true, 'a'],
  ['is_on', 'ne', true, 'bcde'],
  ['is_on', 'isNull', true, 'cde'],
  ['day', 'eq', '2026-03-01', 'a'],
  ['day', 'lt', '2026-03-01', 'b'],
  ['day', 'in', ['2026-02-28', '2026-03-01T00:00:00Z'], 'ab'],
  ['moment', 'gte', '2026-03-01T12:00:00+02:00', 'a'],
  ['moment', 'lt', '2026-03-01T10:00Z', 'b'],
  ['size', 'eq', 'small', 'a'],
  ['size', 'in', ['Large', 'gone'], 'bc'],
  ['size', 'ne', 'small', 'bcde'],
  ['sizes', 'hasAny', ['Large'], 'ab'],
  ['sizes', 'hasAny', ['small', 'gone'], 'ac'],
  ['sizes', 'isNull', true, 'de'],
  ['page', 'startsWith', 'https://a.', 'a'],
  ['page', 'isNull', false, 'ab'],
  ['code', 'eq', 'x-1', 'a'],
  ['code', 'eq', ' x-1 ', 'a'],
  ['code', 'in', ['X-2', 'é'], 'bc'],
  ['code', 'in', ['', 'x-2', 'e'], 'b'],
  ['code', 'eq', 'e', ''],
  ['code', 'ne', 'e', 'abcde'],
  ['code', 'ne', 'é', 'abde'],
  ['code', 'contains', 'e', 'c'],
  ['code', 'startsWith', 'x', 'ab'],
  ['code', 'ne', 'x-2', 'acde'],
  ['constructor', 'eq', 'built', 'e']
]

async function makeService(t: Parameters<typeof startService>[0]) {
  const service = await startService(t)
  const { call } = service
  const taken = options.map(({ value }) => ({ value }))
  for (const one of definitions) {
    const body = { entity: 'company', label: one.key, ...one, ...(one.options && { options: taken }) } as const
    await call('createProperty', { body })
  }
  const users = await Promise.all([1, 2].map((n) => makeUser(service, n)))
  for (const [name, custom] of Object.entries(companies(users))) {
    await call('createCompany', { body: { name, custom } as never })
  }
  for (const { id, options: held } of (await call('listProperties')).body) {
    if (held) await call('updateProperty', { params: { id }, body: { options } })
  }
  const find = async (body: object) =>
    (await call('searchCompanies', { invalidBody: body })).body.map(({ name }) => name).join('')
  return { ...service, users, find }
}

async function makeUser({ call }: Service, n: number): Promise<string> {
  const body = { email: `n${n}@x.example`, name: `N ${n}`, role: 'member', password: 'seven lazy geese fly' } as const
  return (await call('createUser', { body })).body.id
}

t.test('Records are found by custom properties', async (t) => {
  const { call, send, users, acme, globex, find } = await makeService(t)

  t.test('Each operator of each type finds what it finds of other properties', async (t) => {
    for (const [key, op, value, found] of conditions) {
      const filter = { property: `custom.${key}`, op, value }
      t.equal(await find({ filter }), found, JSON.stringify(filter))
    }
    t.equal(await find({ filter: { property: 'custom.buddy', op: 'eq', value: users[0]?.toUpperCase() } }), 'a')
    t.equal(await find({ filter: { property: 'custom.buddy', op: 'in', value: users } }), 'ab')
    t.equal(await find({ filter: { property: 'custom.buddy', op: 'isNull' } }), 'cde')
  })

  t.test('Conditions on custom properties stand in filters like others', async (t) => {
    const is = (key: string, value: unknown) => ({ property: `custom.${key}`, op: 'eq', value })
    t.equal(await find({ filter: { or: [is('code', 'x-2'), is('size', 'small')] } }), 'ab')
    t.equal(await find({ filter: { and: [is('is_on', true), is('code', 'x-2')] } }), '')
    t.equal(await find({ filter: { not: is('code', 'X-2') } }), 'acde')
    t.equal(
      await find({ filter: { and: [is('code', 'x-2'), { property: 'name', op: 'eq', value: 'B' }] }, q: 'b' }),
      'b'
    )
    t.equal(await find({ q: 'jose' }), '', 'words are not looked for there')
  })

  t.test('Each sortable type sorts searches and lists, nulls last, and pages have each record once', async (t) => {
    const orders: [key: string, ascending: string, descending: string][] = [
      ['note', 'eabcd', 'baecd'],
      ['number_of', 'cbade', 'abcde'],
      ['is_on', 'bacde', 'abcde'],
      ['day', 'bacde', 'abcde'],
      ['moment', 'bacde', 'abcde'],
      ['size', 'abcde', 'cbade'],
      ['page', 'bacde', 'abcde'],
      ['code', 'cabde', 'bacde'],
      ['constructor', 'eabcd', 'eabcd']
    ]
    for (const [key, ascending, descending] of orders) {
      for (const [direction, wanted] of Object.entries({ asc: ascending, desc: descending })) {
        const sort = [{ property: `custom.${key}`, direction }]
        t.equal(await find({ sort }), wanted, `${key} ${direction}`)
        t.equal(
          await readPages(`${direction === 'desc' ? '-' : ''}custom.${key}`),
          wanted,
          `list by ${key} ${direction}`
        )
      }
    }
    t.equal(await readPages('custom.is_on,-name'), 'baedc')
  })

  async function readPages(sort: string): Promise<string> {
    let names = ''
    for (let url: string | undefined = `/api/v1/companies?limit=2&sort=${sort}`; url; ) {
      const { body, headers }: Answer<unknown> = await send({ url, as: acme.reader })
      names += (body as { name: string }[]).map(({ name }) => name).join('')
      url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1]
    }
    return names
  }

  t.test('What is no property here, or not of its type, is a 400 that says where', async (t) => {
    const { id } =
      (await call('listProperties', { query: { entity: 'company' } })).body.find(({ key }) => key === 'page') ?? {}
    await call('updateProperty', { params: { id: String(id) }, body: { isArchived: true } })
    const unknown = [
      'custom',
      'custom.',
      'custom.nothing',
      'custom.__proto__',
      'custom.toString',
      'custom.page',
      'custom.Note'
    ]
    for (const property of unknown) {
      const filter = { property, op: 'isNull' }
      const { status, problem } = await call('searchCompanies', { invalidBody: { filter, sort: [{ property }] } })
      t.same(
        [status, problem.errors?.map(({ path }) => path)],
        [400, ['/filter/property', '/sort/0/property']],
        property
      )
      t.equal((await call('listCompanies', { query: { sort: property } })).problem.errors?.[0]?.path, 'sort', property)
    }
    await call('updateProperty', { params: { id: String(id) }, body: { isArchived: false } })
    t.equal(await find({ filter: { property: 'custom.page', op: 'isNull', value: false } }), 'ab')
    for (const key of ['sizes', 'buddy']) {
      t.equal((await call('listCompanies', { query: { sort: `-custom.${key}` } })).status, 400, key)
    }
    const others = await call('searchContacts', { invalidBody: { sort: [{ property: 'custom.note' }] } })
    t.equal(others.status, 400, 'it is of companies')
    const foreign = await call('listCompanies', { query: { sort: 'custom.note' }, as: globex.reader })
    t.equal(foreign.status, 400, 'another tenant has none')
    const wrong: [key: string, op: string, value: unknown, path: string][] = [
      ['note', 'eq', 5, '/filter/value'],
      ['number_of', 'contains', '5', '/filter/op'],
      ['is_on', 'gt', true, '/filter/op'],
      ['day', 'eq', 'tomorrow', '/filter/value'],
      ['size', 'eq', 'LARGE', '/filter/value'],
      ['size', 'startsWith', 's', '/filter/op'],
      ['sizes', 'hasAny', ['small', 'other'], '/filter/value/1'],
      ['sizes', 'eq', 'small', '/filter/op'],
      ['buddy', 'eq', 'nobody', '/filter/value'],
      ['buddy', 'gt', users[0], '/filter/op']
    ]
    for (const [key, op, value, path] of wrong) {
      const { problem } = await call('searchCompanies', {
        invalidBody: { filter: { property: `custom.${key}`, op, value } }
      })
      t.equal(problem.errors?.[0]?.path, path, `${key} ${op}`)
    }
  })

  t.test('A cursor is of one custom property, and of its options as they were', async (t) => {
    const ask = (key: string, cursor?: string) =>
      call('searchCompanies', {
        body: { sort: [{ property: `custom.${key}` as 'name' }], limit: 1, ...(cursor && { cursor }) }
      })
    const cursorOf = async (key: string) => String((await ask(key)).headers['x-next-cursor'])
    t.equal((await ask('note', await cursorOf('note'))).body[0]?.name, 'a')
    t.equal((await ask('page', await cursorOf('note'))).problem.code, 'invalid_cursor')
    const cursor = await cursorOf('size')
    const { id } =
      (await call('listProperties', { query: { entity: 'company' } })).body.find(({ key }) => key === 'size') ?? {}
    await call('updateProperty', { params: { id: String(id) }, body: { options: options.toReversed() } })
    t.equal((await ask('size', cursor)).problem.code, 'invalid_cursor')
    t.equal(await find({ sort: [{ property: 'custom.size' }] }), 'cbade')
  })

  t.test('Tenants share the statements of properties of one type', async (t) => {
    await call('createProperty', { body: { entity: 'company', key: 'other', type: 'number', label: 'Other' } })
    const texts: string[] = []
    watchQueries(t, (text) => texts.push(text))
    for (const key of ['number_of', 'other']) {
      await find({ filter: { property: `custom.${key}`, op: 'gt', value: 9 }, sort: [{ property: `custom.${key}` }] })
    }
    t.equal(new Set(texts.filter((text) => text.includes('"companies"'))).size, 1)
  })
})

t.test('A unique text that has blanks around it is found without them, and with them', async (t) => {
  const { find, call } = await makeService(t)
  const body = { name: 'blanks', custom: { code: '  Blank 7 ' } }
  t.equal((await call('createCompany', { body })).status, 201)
  for (const value of ['blank 7', 'Blank 7', ' BLANK 7  ']) {
    t.equal(await find({ filter: { property: 'custom.code', op: 'eq', value } }), 'blanks', value)
    t.equal(await find({ filter: { property: 'custom.code', op: 'in', value: ['x', value] } }), 'blanks', value)
  }
  t.equal(await find({ filter: { property: 'custom.code', op: 'eq', value: 'blank7' } }), '')
})

t.test(
  'A unique value is found off an index, whatever the number of records',
  { skip: unlessOnCluster('the blocks are those of one server') },
  async (t) => {
    const countBlocks = blockCounter(t)
    const { acme, find, db, sql, call } = await makeService(t)
    const more = (from: number, to: number) =>
      sql(
        `insert into companies (tenant_id, id, name, name_key, custom, tags, created_at, updated_at)
        select $1, gen_random_uuid(), 'more ' || n, 'more ' || n, jsonb_build_object('code', 'more ' || n), '{}', now(), now() from generate_series($2::int, $3::int) n`,
        [acme.tenantId, from, to]
      )
    const ask = () => find({ filter: { property: 'custom.code', op: 'eq', value: 'x-2' } })
    const count = async () => {
      await ask()
      const { result, blocks } = await countBlocks(db, ask)
      t.equal(result, 'b')
      return blocks.companies ?? 0
    }
    const before = await count()
    await more(1, 3_000)
    t.ok((await count()) <= before + 4, 'one level of an index more')
    t.equal((await call('listCompanies', { query: { limit: 1 } })).status, 200)
  }
)
