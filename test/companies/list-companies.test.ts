import t from 'tap'
import { startService } from '../support/start.ts'

t.test("'listCompanies' pages through the companies of a tenant", async (t) => {
  const { call, send, acme, globex } = await startService(t)
  const made: { id: string; updatedAt: string; name: string }[] = []
  for (let number = 0; number < 7; number += 1) {
    const body = {
      name: `Company ${number}`,
      domain: `company-${number}.test`,
      ...(number % 2 === 1 && { industry: 'Odd', ownerId: acme.userId })
    }
    made.push((await call('createCompany', { body })).body)
  }
  await call('createCompany', { body: { name: 'Foreign', domain: 'company-0.test' }, as: globex.admin })
  const ids = made.map(({ id }) => id)

  t.test("'listCompanies' lists the tenant’s own, oldest first", async (t) => {
    t.same((await call('listCompanies', { as: acme.reader })).body, made)
    t.equal((await call('listCompanies', { as: globex.reader })).body.length, 1)
  })

  t.test("'listCompanies' pages by limit and offset, with a Link as long as the page is full", async (t) => {
    const seen: string[] = []
    let url: string | undefined = '/api/v1/companies?limit=3&fields=id&count=true'
    const counts = []
    while (url) {
      const { headers, body } = await send({ url })
      seen.push(...(body as { id: string }[]).map(({ id }) => id))
      counts.push(headers['x-total-count'])
      url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
    }
    t.same(seen, ids)
    t.same(counts.map(Number), [7, 7, 7])
  })

  t.test("'listCompanies' keeps to the path it was asked by in Link", async (t) => {
    const { headers } = await call('listCompanies', { query: { limit: 1 }, isUnversioned: true })
    t.match(headers.link, /^<\/api\/companies\?limit=1&cursor=[\w-]+>/)
  })

  t.test("'listCompanies' counts only where it is asked to, and only what the filters leave", async (t) => {
    t.equal((await call('listCompanies')).headers['x-total-count'], undefined)
    t.equal((await call('listCompanies', { query: { count: false } })).headers['x-total-count'], undefined)
    const { headers, body } = await call('listCompanies', { query: { count: true, industry: 'Odd', limit: 1 } })
    t.equal(Number(headers['x-total-count']), 3)
    t.equal(body.length, 1)
    const far = await call('listCompanies', { query: { count: true, offset: 1000 } })
    t.same([far.body, Number(far.headers['x-total-count'])], [[], 7])
  })

  t.test("'listCompanies' filters by equality, and by domain as its key compares", async (t) => {
    const find = async (query: Record<string, string>) =>
      (await call('listCompanies', { query })).body.map(({ name }) => name.slice(-1)).join('')
    t.equal(await find({ industry: 'Odd' }), '135')
    t.equal(await find({ industry: 'odd' }), '135', 'texts compare without regard to case')
    t.equal(await find({ industry: 'odd one' }), '')
    t.equal(await find({ ownerId: acme.userId }), '135')
    t.equal(await find({ ownerId: acme.userId.toUpperCase(), domain: 'company-3.test' }), '3')
    t.equal(await find({ ownerId: globex.userId }), '')
    for (const domain of ['company-2.test', 'COMPANY-2.TEST', 'https://www.company-2.test/x']) {
      t.equal(await find({ domain }), '2', domain)
    }
    t.equal(await find({ domain: 'no domain at all' }), '')
  })

  t.test("'listCompanies' with updatedSince lists what changed later, in the order of the changes", async (t) => {
    const [first, second] = ids
    await call('updateCompany', { params: { id: second ?? '' }, body: { notes: 'x' } })
    await call('updateCompany', { params: { id: first ?? '' }, body: { notes: 'x' } })
    const since = made.at(-1)?.updatedAt ?? ''
    const { body } = await call('listCompanies', { query: { updatedSince: since } })
    t.same(
      body.map(({ id }) => id),
      [second, first]
    )
    const last = body.at(-1)?.updatedAt ?? ''
    t.same((await call('listCompanies', { query: { updatedSince: last } })).body, [], 'strictly later')
    t.equal((await call('listCompanies', { query: { updatedSince: '2020-01-01' } })).body.length, 7)
    const zoned = new Date(Date.parse(since) + 3_600_000).toISOString().replace('Z', '+01:00')
    t.equal((await call('listCompanies', { query: { updatedSince: zoned } })).body.length, 2)
  })

  t.test("'listCompanies' shows only the fields that are wanted", async (t) => {
    const { body } = await call('listCompanies', { query: { fields: 'name', limit: 2 } })
    t.same(body, [{ name: 'Company 0' }, { name: 'Company 1' }])
  })
})
