import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test("'createCompany' makes a company of what its body has", async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service

  t.test("'createCompany' answers the whole record with its defaults, and where it is", async (t) => {
    const { status, headers, body } = await call('createCompany', { body: { name: 'Plain' }, as: acme.writer })
    t.equal(status, 201)
    t.equal(headers.location, `/api/v1/companies/${body.id}`)
    t.match(body, { name: 'Plain', tenantId: acme.tenantId, domain: null, tags: [], ownerId: null, notes: null })
    t.equal(body.createdAt, body.updatedAt)
    t.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    t.same((await call('getCompany', { params: { id: body.id } })).body, body)
  })

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

  t.test("'createCompany' accepts read-only properties and ignores them", async (t) => {
    const { body: first } = await call('createCompany', { body: { name: 'First' } })
    const invalidBody = { ...first, tenantId: globex.tenantId, createdAt: 'never', id: 5 }
    const { body } = await call('createCompany', { invalidBody })
    t.not(body.id, first.id)
    t.equal(body.tenantId, acme.tenantId)
    t.match(body.createdAt, /^20/)
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

  t.test("'createCompany' answers 400 to an owner that this tenant has not", async (t) => {
    for (const ownerId of [globex.userId, '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51']) {
      const { status, problem } = await call('createCompany', { body: { name: 'Owned', ownerId } })
      t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'invalid_reference', '/ownerId'])
    }
    const { body } = await call('createCompany', { body: { name: 'Owned', ownerId: acme.userId.toUpperCase() } })
    t.equal(body.ownerId, acme.userId)
  })

  t.test("'createCompany' writes one change with the record as its GET returns it", async (t) => {
    const before = (await readChanges(service)).length
    const { body } = await call('createCompany', { body: { name: 'Logged', annualRevenue: 0.1 } })
    await call('createCompany', { body: { name: 'Refused', ownerId: globex.userId } })
    const changes = (await readChanges(service)).slice(before)
    t.equal(changes.length, 1)
    t.match(changes[0], { entity: 'company', entity_id: body.id, action: 'created', changed_at: body.updatedAt })
    t.same(changes[0]?.data, body)
  })

  t.test('The database itself refuses a company whose owner is another tenant’s', async (t) => {
    const insert = (ownerId: string) =>
      sql(
        `insert into companies (tenant_id, id, name, name_key, tags, owner_id, created_at, updated_at)
          values ($1, gen_random_uuid(), 'Raw', 'raw', '{}', $2, now(), now())`,
        [acme.tenantId, ownerId]
      )
    await t.rejects(insert(globex.userId), { code: '23503', constraint: 'companies_owner' })
    await t.resolves(insert(acme.userId))
  })
})
