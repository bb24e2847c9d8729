import { createHash } from 'node:crypto'
import t from 'tap'
import { alikeCompanies } from '../../src/companies/duplicates.ts'
import { alikeContacts } from '../../src/contacts/duplicates.ts'
import { findGroups } from '../../src/search/duplicates.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'

// Which contacts, and which companies, are listed as duplicates of each other, and why.

const countBlocks = blockCounter(t)

type Contact = {
  firstName: string
  lastName: string
  email?: string
  phone?: string
  mobile?: string
  companyId?: string
}

t.test('Duplicates are listed in groups, each with its reasons', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const make = async (contact: Contact) => (await call('createContact', { body: contact })).body.id
  const clear = async () => {
    for (const { id } of (await call('listContacts')).body) await call('deleteContact', { params: { id } })
  }
  const list = async () => (await call('listContactDuplicates', { as: acme.reader })).body
  const company = (await call('createCompany', { body: { name: 'Nordwind' } })).body.id
  const other = (await call('createCompany', { body: { name: 'Südwind' } })).body.id

  t.test("'listContactDuplicates' compares the digits of telephone numbers, of either kind", async (t) => {
    const one = await make({ firstName: 'A', lastName: 'B', phone: '+46 (8) 555-010' })
    await make({ firstName: 'C', lastName: 'D', phone: '555010', mobile: '46 8 555 0100' })
    await make({ firstName: 'E', lastName: 'F', phone: '555 010', mobile: '555-010' })
    const two = await make({ firstName: 'G', lastName: 'H', phone: '1', mobile: '468/555.010' })
    await make({ firstName: 'I', lastName: 'J', phone: '7654321', mobile: '76 54 321' })
    t.same(await list(), [{ ids: [one, two], reasons: ['same_phone'] }])
    await clear()
  })

  t.test("'listContactDuplicates' keeps of its groups what `fields` names, and leads on all the same", async (t) => {
    const ids: string[] = []
    for (const phone of ['4685550100', '4685550100', '4685550199', '4685550199']) {
      ids.push(await make({ firstName: 'A', lastName: 'B', phone }))
    }
    const get = (fields: string) => call('listContactDuplicates', { query: { fields, limit: 1 } })
    const { body, headers } = await get('ids')
    t.same(body, [{ ids: ids.slice(0, 2) }])
    t.match(headers.link, /fields=ids.*rel="next"/)
    t.same((await get('reasons')).body, [{ reasons: ['same_phone'] }])
    t.same((await get('reasons, ids')).body, [{ ids: ids.slice(0, 2), reasons: ['same_phone'] }])
    t.match((await get('ids,constructor')).problem, { status: 400, errors: [{ path: 'fields' }] })
    t.same((await call('listCompanyDuplicates', { query: { fields: 'ids' } })).body, [])
    await clear()
  })

  t.test("'listContactDuplicates' compares names within a company, and none without one", async (t) => {
    const one = await make({ firstName: 'José', lastName: ' García', companyId: company })
    const two = await make({ firstName: 'JOSE', lastName: 'garcia', companyId: company })
    await make({ firstName: 'José', lastName: 'García', companyId: other })
    await make({ firstName: 'José', lastName: 'García' })
    await make({ firstName: 'José', lastName: 'García' })
    t.same(await list(), [{ ids: [one, two], reasons: ['same_name_and_company'] }])
    await clear()
  })

  t.test("'listContactDuplicates' finds names that differ by a letter at most, at one domain", async (t) => {
    let made = 0
    const at = async (domain: string, firstName: string, lastName: string) =>
      make({ firstName, lastName, email: `n${++made}@${domain}` })
    const pairs: [[string, string], [string, string], boolean][] = [
      [['Maja', 'Ek'], ['MÁJA', 'ék'], true],
      [['Maja', 'Ek'], ['Ek', 'Maja'], true],
      [['Maja', 'Ek'], ['Maia', 'Ek'], true],
      [['Maja', 'Ek'], ['Maja', 'Eks'], true],
      [['Maja', 'Ek'], ['Mja', 'Ek'], true],
      [['Maja', 'Ek'], ['Eek', 'Maja'], true],
      [['Anna Maria', 'Ek'], ['Anna', 'Ek Maria'], true],
      [['Anna Maria', 'Ek'], ['Maria Annb', 'Ek'], true],
      [['Jan', 'Jan'], ['Jan', 'Jän'], true],
      [['Jan', 'Jan'], ['Jan', 'Jon'], true],
      [['Anna', 'Ek'], ['Ana', 'Ek'], true],
      [['Aaa', 'Ek'], ['Aa', 'Ek'], true],
      [['A', 'Ek'], ['B', 'Ek'], true],
      [['A', 'Ek'], ['BA', 'Ek'], true],
      [['Majaeka', 'Ek'], ['Majbeka', 'Ek'], true],
      [['x'.repeat(41), 'Ek'], ['X'.repeat(41), 'Ek'], true],
      [['Jan', 'Jan'], ['Jan', 'Bo'], false],
      [['Anna', 'Ek'], ['Aba', 'Ek'], false],
      [['Maja', 'Ek'], ['Maia', 'Eks'], false],
      [['Maja', 'Ek'], ['Majja', 'Ekk'], false],
      [['Ab', 'Ek'], ['Bc', 'Ek'], false],
      [['Maja', 'Ek'], ['Mjaa', 'Ek'], false],
      [['Maja', 'Ek'], ['Anna', 'Ek'], false],
      [['Anna Maria', 'Ek'], ['Anna', 'Ek'], false]
    ]
    for (const [number, [one, two, isAlike]] of pairs.entries()) {
      const ids = [await at(`d${number}.test`, ...one), await at(`D${number}.TEST`, ...two)]
      const expected = isAlike ? [{ ids, reasons: ['similar_name_and_domain'] }] : []
      t.same(await list(), expected, `${one} ${two}`)
      await clear()
    }
    await at('gmail.com', 'Maja', 'Ek')
    await at('gmail.com', 'Maja', 'Ek')
    await at('one.test', 'Maja', 'Ek')
    await at('two.test', 'Maja', 'Ek')
    t.same(await list(), [], 'neither at a public mail provider nor at two domains')
    await clear()
  })

  t.test('A group is transitive, with all its reasons, and comes once, page by page', async (t) => {
    const a = await make({ firstName: 'Maja', lastName: 'Ek', phone: '1234567', email: 'a@nordwind.test' })
    const b = await make({ firstName: 'Bo', lastName: 'Al', mobile: '123-4567', companyId: company })
    const c = await make({ firstName: 'Bo', lastName: 'Al', companyId: company, phone: '7777777' })
    const d = await make({ firstName: 'Maia', lastName: 'Ek', email: 'd@nordwind.test' })
    const rest: string[][] = []
    for (let n = 0; n < 5; n += 1) {
      const twin = { firstName: 'T', lastName: `${n}`, phone: `55500${n}00` }
      rest.push([await make(twin), await make(twin)])
    }
    const all = [
      { ids: [a, b, c, d], reasons: ['same_name_and_company', 'same_phone', 'similar_name_and_domain'] },
      ...rest.map((ids) => ({ ids, reasons: ['same_phone'] }))
    ]
    t.same(await list(), all)
    const paged: unknown[] = []
    let url: string | undefined = '/api/v1/contacts/duplicates?limit=2'
    while (url) {
      const { body, headers } = await service.send({ url })
      paged.push(...(body as unknown[]))
      url = /<(.*)>/.exec(String(headers.link ?? ''))?.[1]
    }
    t.same(paged, all)
    const [next] = [(await service.send({ url: '/api/v1/contacts/duplicates?limit=1' })).headers.link]
    const cursor = new URL(/<(.*)>/.exec(String(next))?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? ''
    t.equal((await call('listCompanyDuplicates', { query: { cursor } })).problem.code, 'invalid_cursor')
    t.equal(
      (await call('listContactDuplicates', { query: { cursor }, as: globex.admin })).problem.code,
      'invalid_cursor'
    )
    t.same((await call('listContactDuplicates', { as: globex.admin })).body, [])
    await call('mergeContacts', { params: { id: a }, body: { duplicateId: b } })
    t.same((await list())[0], { ids: [a, d], reasons: ['similar_name_and_domain'] }, 'what joined the others is gone')
    await clear()
  })

  t.test("'listCompanyDuplicates' compares names and telephone numbers", async (t) => {
    const body = async (name: string, phone?: string) =>
      (await call('createCompany', { body: { name, phone: phone ?? null } })).body.id
    const [one, two, three] = [
      await body('Café  Lumen'),
      await body('CAFE LUMEN', '+33 1 555 0100'),
      await body('Lumen', '3315550100')
    ]
    await body('Café Lumens', '555010')
    await body('Other', '555010')
    t.same((await call('listCompanyDuplicates', { as: acme.reader })).body, [
      { ids: [one, two, three], reasons: ['same_name', 'same_phone'] }
    ])
  })
})

t.test(
  'A tenant that is looked through in stretches has the same groups, each once, as one that is compared at once',
  async (t) => {
    const { call, db, sql, acme, globex } = await startService(t)
    let drawn = 0
    const draw = (below: number) => {
      drawn += 1
      return createHash('md5').update(String(drawn)).digest().readUInt32BE() % below
    }
    const pick = <T>(...all: T[]) => all[draw(all.length)] as T
    const companies = await Promise.all(
      ['A b', 'Á-B', 'A B', 'C d', 'C D', 'c  d', 'E', 'F', '???'].map(async (name) => {
        const body = { name, phone: { E: '123-45 67', 'A b': '1234567', F: '1234568' }[name] ?? null }
        return (await call('createCompany', { body })).body.id
      })
    )
    const word = () =>
      pick('Maja', 'Maia', 'MÁJA', "O'Brien", 'OBrien', 'Ek', 'Eks', 'Jan-Ole', 'Jan-Ola', 'Ada', 'x'.repeat(70))
    for (let n = 0; n < 300; n += 100) {
      const items = Array.from({ length: 100 }, (_, index) => ({
        firstName: pick('', '', 'Dr ') + word(),
        lastName: word() + pick('', ` ${word()}`),
        email: pick(null, `n${n + index}@${pick('gmail.com', ...Array.from({ length: 40 }, (_, d) => `d-${d}.test`))}`),
        phone: pick(null, `+46 ${draw(400) + 10_000_000}`),
        mobile: pick(null, null, `(46)${draw(400) + 10_000_000}`, '123456'),
        companyId: pick(null, null, ...companies),
        notes: pick(null, 'Maja Ek of nordwind.test')
      }))
      for (const { admin } of [acme, globex]) {
        const own = items.map((item) => (admin === acme.admin ? item : { ...item, companyId: null }))
        t.equal((await call('bulkCreateContacts', { body: { items: own }, as: admin })).body.created, 100)
      }
    }
    // PostgreSQL has statistics of a tenant that has grown large.
    await sql('analyze contacts, companies')
    const start = '00000000-0000-0000-0000-000000000000'
    for (const kind of [alikeContacts, alikeCompanies]) {
      const { groups: expected } = await findGroups(
        { db, tenantId: acme.tenantId, sees: undefined },
        kind,
        start,
        1_000
      )
      t.ok(expected.length > 1)
      for (const limit of [1_000, 1, 7]) {
        const found: unknown[] = []
        for (let after: string | undefined = start; after; ) {
          const { groups, next } = await findGroups(
            { db, tenantId: acme.tenantId, sees: undefined },
            kind,
            after,
            limit,
            0
          )
          t.ok(groups.length <= limit)
          found.push(...groups)
          after = next
        }
        t.same(found, expected, `${kind.name}, ${limit} a page`)
      }
    }
  }
)

t.test('What more than 1,000 records share is no sign, and neither is what that many are connected by', async (t) => {
  const { call, db, sql, acme } = await startService(t)
  const group = async (count: number, make: (n: number) => Contact) => {
    const items = Array.from({ length: count }, (_, n) => make(n))
    const ids: string[] = []
    for (let from = 0; from < items.length; from += 100) {
      const { body } = await call('bulkCreateContacts', { body: { items: items.slice(from, from + 100) } })
      ids.push(...body.createdIds)
    }
    return ids
  }
  /** No two of these are alike. */
  const unlike = (n: number) => createHash('md5').update(String(n)).digest('hex').replace(/[0-9]/g, '')
  const [often, rarely] = [1_001, 1_000]
  const namesake = { firstName: 'Olga', lastName: 'Lind', email: 'olga@far.test' }
  const [oldest = ''] = await group(1, () => namesake)
  const oneNumber = await group(rarely, (n) => ({
    firstName: `C${unlike(n)}`,
    lastName: `D${unlike(n)}`,
    phone: '4685550199'
  }))
  await group(often, (n) => ({ firstName: `A${unlike(n)}`, lastName: `B${unlike(n)}`, phone: '4685550100' }))
  // The namesake has the common number, too, as somebody with her first name, who is no closer to the oldest by that.
  const [younger = ''] = await group(1, () => ({ ...namesake, email: 'olga.lind@far.test', phone: '4685550100' }))
  await group(1, () => ({ ...namesake, lastName: 'Berg', email: 'olga.berg@far.test', mobile: '4685550100' }))
  await group(often, (n) => ({ firstName: 'Maja', lastName: unlike(n), email: `maja${n}@large.test` }))
  // Each is like the other but for a letter of the last name; their first one is too common to compare it.
  await group(2, (n) => ({ firstName: 'Maja', lastName: `Lindqvis${'tk'[n]}`, email: `lind${n}@large.test` }))
  await group(often, (n) => ({ firstName: unlike(n), lastName: 'Ek', email: `ek${n}@large.test` }))
  const oneName = await group(2, (n) => ({ firstName: 'Maja', lastName: 'Ek', email: `twin${n}@large.test` }))
  await group(often, (n) => ({
    firstName: `E${unlike(n)}`,
    lastName: `F${unlike(n)}`,
    phone: `+46 ${5_000_000 + n}`,
    mobile: `+46 ${5_000_001 + n}`
  }))
  await sql('analyze contacts')
  const start = '00000000-0000-0000-0000-000000000000'
  const scope = { db, tenantId: acme.tenantId, sees: undefined }
  const expected = [
    { ids: [oldest, younger], reasons: ['similar_name_and_domain'] },
    { ids: oneNumber, reasons: ['same_phone'] },
    { ids: oneName, reasons: ['similar_name_and_domain'] }
  ]
  t.same((await findGroups(scope, alikeContacts, start, 10)).groups, expected, 'compared at once')
  const found: unknown[] = []
  for (let after: string | undefined = start; after; ) {
    const { groups, next } = await findGroups(scope, alikeContacts, after, 10, 0)
    found.push(...groups)
    after = next
  }
  t.same(found, expected, 'looked through in stretches')
})

t.test('Records that release 1.1.0 told apart by the spelling of a host are listed as duplicates', async (t) => {
  const { call, sql, db, acme } = await startService(t)
  const contact = async (email: string, number: number) => {
    const { id } = (await call('createContact', { body: { firstName: `First ${number}`, lastName: `Last${number}` } }))
      .body
    await sql('update contacts set email = $2, email_key = $2 where id = $1', [id, email])
    return id
  }
  const company = async (domain: string, number: number) => {
    const { id } = (await call('createCompany', { body: { name: `Company ${number}` } })).body
    await sql('update companies set domain = $2 where id = $1', [id, domain])
    return id
  }
  const hosts = ['xn--bcher-kva.test', 'bücher.test', 'plain.test', 'x9.test', 'ｘ9.test']
  const contacts: string[] = []
  const companies: string[] = []
  for (const [number, host] of hosts.entries()) {
    contacts.push(await contact(`a@${host}`, number))
    companies.push(await company(host, number))
  }
  const groupsOf = (ids: string[], reason: string) => [
    { ids: ids.slice(0, 2), reasons: [reason] },
    { ids: ids.slice(3), reasons: [reason] }
  ]
  t.same((await call('listContactDuplicates')).body, groupsOf(contacts, 'same_email'))
  t.same((await call('listCompanyDuplicates')).body, groupsOf(companies, 'same_domain'))
  const scope = { db, tenantId: acme.tenantId, sees: undefined }
  const first = '00000000-0000-0000-0000-000000000000'
  // As a large tenant is looked through.
  t.same((await findGroups(scope, alikeContacts, first, 100, 1)).groups, groupsOf(contacts, 'same_email'))
  t.same((await findGroups(scope, alikeCompanies, first, 100, 1)).groups, groupsOf(companies, 'same_domain'))
})

t.test(
  'A page of duplicates of a large tenant costs the same however many of its addresses have letters beyond ASCII',
  { skip: unlessOnCluster('the blocks are those of one server') },
  async (t) => {
    const { sql, db, acme } = await startService(t, { databaseMaxConnections: 2 })
    // The oldest twenty have a twin each in letters of full width, much younger than they are.
    const fill = async (from: number, to: number) => {
      await sql(
        `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, lifecycle_stage, tags, created_at, updated_at)
          select $1, (lpad(to_hex(n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid, name, reverse(name), email, email, 'lead', '{}', now(), now()
          from generate_series($2::int, $3::int) as n, translate(md5(n::text), '0123456789', 'ghijklmnop') as name,
            concat(case when n <= 20 then n || '@x9.test' when n between 981 and 1000 then n - 980 || '@ｘ9.test' else n || '@bücher' || n || '.test' end) as email`,
        [acme.tenantId, from, to]
      )
      await sql('vacuum analyze contacts')
    }
    const page = async () => {
      const scope = { db, tenantId: acme.tenantId, sees: undefined }
      const find = () => findGroups(scope, alikeContacts, '00000000-0000-0000-0000-000000000000', 1, 0)
      await find()
      return countBlocks(db, find)
    }
    await fill(1, 1_000)
    const before = await page()
    await fill(1_001, 10_000)
    const after = await page()
    t.equal(before.result.groups.length, 1)
    t.same(after.result.groups, before.result.groups)
    t.ok(after.sum <= 2 * before.sum, `${before.sum} blocks, then ${after.sum}`)
  }
)
