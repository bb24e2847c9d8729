import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

// What companies have for themselves; what all kinds of records share is in records/.

t.test('Companies are told apart by their domains', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service

  t.test("'createCompany' keeps every property as it was given", async (t) => {
    const body = {
      name: 'Ünïcödé 漢字 👩‍💻 \u202e"\'<&>\\',
      industry: null,
      description: 'two\r\nlines\tand a tab',
      employeeCount: 2_147_483_647,
      annualRevenue: 1234567890123.45,
      phone: '=1+1',
      website: 'https://example.test/?a=b#c',
      networkUrl: 'https://network.test/x',
      address: 'Hamngatan 12',
      city: 'Łódź',
      state: '0',
      country: 'null',
      postalCode: '00001',
      tags: ['b', 'a', '{"x"}', 'C', ',', 'NULL'],
      notes: "'; drop table companies; --",
      ownerId: acme.userId
    }
    t.match((await call('createCompany', { body })).body, body)
  })

  t.test("'createCompany' keeps decimals exactly as they were given", async (t) => {
    const exact = [0, 0.1, 0.3, 0.07, 1.1, 4.35, 1234567890123.45, 9999999999999.99, 8.05, 1e12, 12345678901234.5]
    for (const annualRevenue of [...exact, 123456789012345, 999999999999999]) {
      const { body } = await call('createCompany', { body: { name: 'Rich', annualRevenue } })
      t.equal(body.annualRevenue, annualRevenue)
    }
    for (const annualRevenue of [0.1 + 0.2, 0.001, 1e15, 12345678901234.56, 123456789012345.6, -1, 1e300]) {
      const { status, problem } = await call('createCompany', { body: { name: 'Too rich', annualRevenue } })
      t.same([status, problem.errors?.[0]?.path], [400, '/annualRevenue'], String(annualRevenue))
    }
  })

  t.test("'createCompany' cuts a domain down to its host name", async (t) => {
    const given = {
      'HTTPS://WWW.Example.COM:8443/path?q#f': 'example.com',
      'www.One.test': 'one.test',
      ' two.test. ': 'two.test',
      'http://user:secret@three.test/': 'three.test',
      'www.com': 'www.com',
      'bücher.test': 'bücher.test',
      'bu\u0308cher2.test': 'bücher2.test',
      'ทดสอบ๑ที่.test': 'ทดสอบ๑ที่.test',
      'उदाहरण.परीक्षा': 'उदाहरण.परीक्षा'
    }
    for (const [domain, stored] of Object.entries(given)) {
      const { body } = await call('createCompany', { body: { name: 'D', domain } })
      t.equal(body.domain, stored, domain)
    }
    for (const domain of ['https://', 'no domain', '/', '.', 'a..b', 'x@', '\u0308a.test', `${'a.'.repeat(130)}test`]) {
      const { status, problem } = await call('createCompany', { body: { name: 'D', domain } })
      t.same([status, problem.errors?.[0]?.path], [400, '/domain'], domain)
    }
  })

  t.test("'createCompany' answers 409 with the company that has the domain, however it is written", async (t) => {
    const { body: first } = await call('createCompany', { body: { name: 'First', domain: 'taken.test' } })
    for (const domain of ['taken.test', 'TAKEN.test', 'https://www.taken.test/about', 'taken.test:80']) {
      const { status, problem } = await call('createCompany', { body: { name: 'Second', domain } })
      t.same([status, problem.code, problem.existingId], [409, 'duplicate', first.id], domain)
    }
    const { status } = await call('createCompany', { body: { name: 'Else', domain: 'taken.test' }, as: globex.admin })
    t.equal(status, 201, 'another tenant is free to use it')
  })

  t.test("'createCompany' lets any number of companies be without a domain, or of one name", async (t) => {
    for (const domain of [null, null, undefined]) {
      t.equal((await call('createCompany', { body: { name: 'Same', ...(domain === null && { domain }) } })).status, 201)
    }
  })

  t.test("'createCompany' keeps each tag once, where it stood first", async (t) => {
    const { body } = await call('createCompany', { body: { name: 'T', tags: ['b', 'a', 'b', 'a', 'c'] } })
    t.same(body.tags, ['b', 'a', 'c'])
    const many = Array.from({ length: 51 }, (_, index) => `tag ${index}`)
    t.equal((await call('createCompany', { body: { name: 'T', tags: many } })).status, 400)
    t.equal((await call('createCompany', { body: { name: 'T', tags: many.slice(1) } })).status, 201)
  })

  t.test("'createCompany' names all that is wrong at once", async (t) => {
    const wrong = {
      name: ' ',
      domain: 'no domain',
      employeeCount: '5',
      tags: ['x', 7],
      ownerId: 'me',
      annualRevenue: 0.001
    }
    const invalidBody = { ...wrong, extra: 1 }
    const { status, problem } = await call('createCompany', { invalidBody })
    t.equal(status, 400)
    const paths = new Set(problem.errors?.map(({ path }) => path))
    t.same([...paths].sort(), ['/annualRevenue', '/domain', '/employeeCount', '/extra', '/name', '/ownerId', '/tags/1'])
  })

  t.test("'createCompany' never takes one type for another", async (t) => {
    const wrong = { name: 0, domain: 5, employeeCount: 1.5, annualRevenue: '1', tags: 'x', ownerId: 1, notes: {} }
    for (const [name, value] of Object.entries(wrong)) {
      const { status, problem } = await call('createCompany', { invalidBody: { name: 'N', [name]: value } })
      t.same([status, problem.errors?.[0]?.path], [400, `/${name}`], name)
    }
  })

  t.test("'createCompany' holds lengths in characters, not in bytes", async (t) => {
    t.equal((await call('createCompany', { body: { name: '👩'.repeat(255) } })).status, 201)
    t.equal((await call('createCompany', { body: { name: '👩'.repeat(256) } })).status, 400)
  })

  t.test("'getCompany' answers only the wanted properties, in any order and each once", async (t) => {
    const { body } = await call('createCompany', { body: { name: 'In parts', tags: ['x'] } })
    const shown = await call('getCompany', { params: { id: body.id }, query: { fields: ' tags,id, tags' } })
    t.same(shown.body, { tags: ['x'], id: body.id })
  })

  t.test("'updateCompany' writes nothing where a value is only spelt otherwise", async (t) => {
    const { body: before } = await call('createCompany', {
      body: { name: 'Same', domain: 'same.test', annualRevenue: 12.5, tags: ['a'] }
    })
    const count = (await readChanges(service)).length
    for (const body of [{ domain: 'https://WWW.same.test/' }, { tags: ['a', 'a'] }, { annualRevenue: 12.5 }]) {
      t.same((await call('updateCompany', { params: { id: before.id }, body })).body, before, JSON.stringify(body))
    }
    t.equal((await readChanges(service)).length, count)
  })

  t.test("'upsertCompany' answers 400 without a domain", async (t) => {
    for (const domain of [undefined, null, '', ' ', 'no domain']) {
      const { status, problem } = await call('upsertCompany', {
        body: { name: 'Keyless', ...(domain !== undefined && { domain }) }
      })
      t.same([status, problem.errors?.[0]?.path], [400, '/domain'], String(domain))
    }
  })

  t.test(
    "'bulkCreateCompanies' says what is wrong with an item, and of a hundred thousand with the first",
    async (t) => {
      const items = [{ name: 'Good' }, {}, { name: 5 }, { name: 'Bad domain', domain: 'no domain' }, 'text']
      const { body } = await call('bulkCreateCompanies', { invalidBody: { items } })
      t.match(body, { created: 1, updated: 0, failed: 4 })
      t.match(body.errors, [{ error: /^name/ }, { error: /^name/ }, { error: /^domain/ }, { index: 4 }])
      const { status, problem } = await call('bulkCreateCompanies', { invalidBody: { items: Array(100_000).fill(1) } })
      t.equal(status, 400)
      t.ok((problem.errors ?? []).length <= 50)
    }
  )

  t.test("'listCompanies' keeps to the path it was asked by in Link", async (t) => {
    const { headers } = await call('listCompanies', { query: { limit: 1 }, isUnversioned: true })
    t.match(headers.link, /^<\/api\/companies\?limit=1&cursor=[\w-]+>/)
  })

  t.test("'listCompanies' counts only where it is asked to, and only what the filters leave", async (t) => {
    for (const name of ['A', 'B', 'C']) await call('createCompany', { body: { name, industry: 'Odd' } })
    t.equal((await call('listCompanies')).headers['x-total-count'], undefined)
    t.equal((await call('listCompanies', { query: { count: false } })).headers['x-total-count'], undefined)
    const { headers, body } = await call('listCompanies', { query: { count: true, industry: 'Odd', limit: 1 } })
    t.same([body.length, Number(headers['x-total-count'])], [1, 3])
    const far = await call('listCompanies', { query: { count: true, industry: 'Odd', offset: 1000 } })
    t.same([far.body, Number(far.headers['x-total-count'])], [[], 3])
  })

  t.test("'listCompanies' finds a domain as it is compared, with other filters, too", async (t) => {
    const { body: made } = await call('createCompany', {
      body: { name: 'Found', domain: 'found.test', ownerId: acme.userId }
    })
    const ownerId = acme.userId.toUpperCase()
    for (const domain of ['found.test', 'FOUND.TEST', 'https://www.found.test/x']) {
      t.same((await call('listCompanies', { query: { domain, ownerId } })).body, [made], domain)
    }
    t.same((await call('listCompanies', { query: { domain: 'found.test', ownerId: globex.userId } })).body, [])
    t.same((await call('listCompanies', { query: { domain: 'no domain at all' } })).body, [])
  })

  t.test("'listCompanies' takes an updatedSince of any zone, or of a date alone", async (t) => {
    const { body: last } = await call('createCompany', { body: { name: 'Last' } })
    const before = Date.parse(last.updatedAt) - 1
    const zoned = new Date(before + 3_600_000).toISOString().replace('Z', '+01:00')
    const names = async (updatedSince: string) =>
      (await call('listCompanies', { query: { updatedSince, fields: 'name' } })).body
    t.same((await names(zoned)).at(-1), { name: 'Last' })
    t.same(await names(new Date(before + 1 + 3_600_000).toISOString().replace('Z', '+01:00')), [])
    t.ok((await names('2020-01-01')).length > 5)
  })
})
