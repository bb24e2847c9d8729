import t from 'tap'
import { makeLinks } from '../records/kinds.ts'
import type { Answer } from '../support/call.ts'
import { startService } from '../support/start.ts'

t.test('Lists, searches and sums of the past', async (t) => {
  const service = await startService(t)
  const { call, acme, sql } = service
  const links = await makeLinks(service)
  const latest = async () =>
    (
      await sql<{ n: number }>('select sequence::float8 as n from tenant_clocks where tenant_id = $1', [acme.tenantId])
    )[0]?.n ?? 0
  const items = Array.from({ length: 9 }, (_, n) => ({
    firstName: `F${n}`,
    lastName: 'L',
    email: `F${n}@x.test`,
    city: n < 5 ? 'Ærø' : 'Bonn'
  }))
  await call('bulkCreateContacts', { body: { items } })
  const then = await latest()
  const before = (await call('listContacts')).body
  await call('bulkUpdateContacts', {
    body: { filter: { property: 'city', op: 'eq', value: 'aero' }, set: { city: 'Celle' } }
  })
  await call('bulkDeleteContacts', { body: { filter: { property: 'city', op: 'eq', value: 'bonn' } } })
  const firsts = ({ body }: Answer<{ firstName: string }[]>) => body.map(({ firstName }) => firstName)

  t.test('A cursor carries its moment through a list and a search, whether or not asOf is sent again', async (t) => {
    const pages: string[][] = []
    for (let query: Record<string, string> = { asOf: String(then), limit: '4' }; ; ) {
      const answer = await call('listContacts', { query })
      t.equal(Number(answer.headers['x-as-of-sequence']), then)
      pages.push(firsts(answer))
      const [, link] = /<(.*)>/.exec(String(answer.headers.link ?? '')) ?? []
      if (!link) break
      query = Object.fromEntries(new URL(link, 'http://x').searchParams)
      t.equal(query.asOf, String(then))
    }
    t.same(
      pages.flat(),
      before.map(({ firstName }) => firstName)
    )
    const body = { sort: [{ property: 'firstName' as const, direction: 'desc' as const }], limit: 4 }
    const first = await call('searchContacts', { body: { ...body, asOf: then } })
    const cursor = String(first.headers['x-next-cursor'])
    await call('createContact', { body: { firstName: 'Z', lastName: 'New' } })
    const second = await call('searchContacts', { body: { ...body, cursor } })
    t.same(
      [...firsts(first), ...firsts(second)].slice(0, 8),
      before
        .map(({ firstName }) => firstName)
        .sort()
        .reverse()
        .slice(0, 8)
    )
    t.equal(Number(second.headers['x-as-of-sequence']), then)
    t.same(firsts(await call('searchContacts', { body: { ...body, cursor, asOf: String(then) } })), firsts(second))
    const other = await call('searchContacts', { body: { ...body, cursor, asOf: then - 1 } })
    t.match(other.problem, { code: 'invalid_cursor' })
    const ofNow = String((await call('searchContacts', { body })).headers['x-next-cursor'])
    t.match((await call('searchContacts', { body: { ...body, cursor: ofNow, asOf: then } })).problem, {
      code: 'invalid_cursor'
    })
  })

  t.test('A cursor of a time goes on at the moment that the time meant at first', async (t) => {
    const asOf = new Date().toISOString()
    const first = await call('searchContacts', { body: { limit: 1, asOf } })
    const cursor = String(first.headers['x-next-cursor'])
    await call('createContact', { body: { firstName: 'Later', lastName: 'New' } })
    const second = await call('searchContacts', { body: { limit: 100, cursor, asOf } })
    t.equal(second.headers['x-as-of-sequence'], first.headers['x-as-of-sequence'])
    t.notOk(firsts(second).includes('Later'))
  })

  t.test('Words and updatedSince ask for what is there now, and are refused beside a moment', async (t) => {
    const refused = [
      await call('listContacts', { query: { asOf: then, q: 'f' } }),
      await call('listContacts', { query: { asOf: then, updatedSince: '2026-01-01' } }),
      await call('searchContacts', { body: { asOf: then, q: 'f' } }),
      await call('aggregateContacts', { body: { asOf: then, q: 'f' } }),
      await call('batchGetContacts', { invalidBody: { asOf: 0, ids: [links.contactId] } }),
      await call('aggregateContacts', { invalidBody: { asOf: 1.5 } }),
      await call('getDealSummary', { query: { groupBy: 'stage', asOf: '2026-03-31' } })
    ]
    for (const { status, problem } of refused) t.match([status, problem.errors?.[0]?.path], [400, /asOf/])
    t.equal((await call('searchContacts', { body: { asOf: '0001-01-01T00:00:00Z' } })).problem.code, 'history_expired')
    t.equal((await call('aggregateContacts', { invalidBody: { asOf: null } })).status, 400)
  })

  t.test('Filters of lists find what was there: keys in each spelling, and any contact of a deal', async (t) => {
    t.same(firsts(await call('listContacts', { query: { asOf: then, email: 'f8@X.test' } })), ['F8'])
    t.same(firsts(await call('listContacts', { query: { asOf: await latest(), email: 'f8@x.test' } })), [])
    const [contactId] = before.map(({ id }) => id)
    const params = { id: links.dealId, contactId: contactId ?? '' }
    await call('setDealContact', { params, body: { role: 'buyer' } })
    const linked = await latest()
    await call('deleteDealContact', { params })
    const deals = async (asOf: number) =>
      (await call('listDeals', { query: { asOf, contactId: params.contactId, fields: 'id' } })).body
    t.same(await deals(linked), [{ id: links.dealId }])
    t.same(await deals(linked + 1), [])
    const none = { property: 'contactId' as const, op: 'isNull' as const, value: true }
    const count = async (asOf: number) => (await call('searchDeals', { body: { asOf, filter: none } })).body.length
    t.equal((await count(linked + 1)) - (await count(linked)), 1)
  })

  t.test('Groups have the names that their records had then, and sums are those of an export then', async (t) => {
    const { body: pipeline } = await call('getPipeline', { params: { id: links.pipelineId } })
    const [stage] = pipeline.stages
    const { body: company } = await call('createCompany', { body: { name: 'Old name', ownerId: links.ownerId } })
    const deals = [1.1, 2.25, 3].map((value, n) => ({
      ...{
        name: `D${n}`,
        pipelineId: links.pipelineId,
        stageId: stage?.id ?? '',
        value,
        currency: 'EUR',
        probability: 50
      },
      ...{ companyId: company.id, ownerId: links.ownerId }
    }))
    await call('bulkCreateDeals', { body: { items: deals } })
    const exported = String((await call('exportDeals')).body)
    const asOf = await latest()
    const groups = {
      groupBy: [{ property: 'stageId' as const }, { property: 'currency' as const }],
      measures: [{ op: 'sum' as const, property: 'value' as const }]
    }
    const [sums, byCompany, summary] = await Promise.all([
      call('aggregateDeals', { body: groups }),
      call('aggregateDeals', { body: { groupBy: [{ property: 'companyId' }] } }),
      call('getDealSummary', { query: { groupBy: 'owner' } })
    ])
    await call('updateCompany', { params: { id: company.id }, body: { name: 'New name' } })
    await call('updateStage', { params: { id: stage?.id ?? '' }, body: { name: 'Renamed' } })
    await call('updateUser', { params: { id: links.ownerId }, body: { name: 'Somebody Else' } })
    await call('bulkUpdateDeals', {
      body: { filter: { property: 'currency', op: 'eq', value: 'EUR' }, set: { value: 1_000 } }
    })
    t.same((await call('aggregateDeals', { body: { ...groups, asOf } })).body, sums.body)
    t.same(
      (await call('aggregateDeals', { body: { groupBy: [{ property: 'companyId' }], asOf } })).body,
      byCompany.body
    )
    t.same((await call('getDealSummary', { query: { groupBy: 'owner', asOf } })).body, summary.body)
    const rows = exported
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
    const total = rows.filter((row) => row[2] === 'EUR').reduce((sum, row) => sum + Number(row[1]), 0)
    const [euros] = (
      await call('getDealSummary', { query: { groupBy: 'status', asOf, fields: 'currency,value' } })
    ).body.filter(({ currency }) => currency === 'EUR')
    t.equal(euros?.value, total)
  })

  t.test('A unique custom value is found where it stood then, and by what a select was', async (t) => {
    const define = { entity: 'company' as const, label: 'l' }
    await call('createProperty', { body: { ...define, key: 'number', type: 'text', isUnique: true } })
    const make = async (name: string, number: string) =>
      (await call('createCompany', { body: { name, custom: { number } } })).body.id
    const [one, two] = [await make('One', 'A-1'), await make('Two', 'A-2')]
    const asOf = await latest()
    for (const [id, number] of [
      [one, null],
      [two, 'A-1']
    ] as const)
      await call('updateCompany', { params: { id }, body: { custom: { number } } })
    const filter = { property: 'custom.number' as never, op: 'eq' as const, value: 'a-1' }
    const found = async (more: object) =>
      (await call('searchCompanies', { body: { filter, fields: ['id'], ...more } })).body
    t.same(await found({}), [{ id: two }])
    t.same(await found({ asOf }), [{ id: one }])
    const groups = (
      await call('aggregateCompanies', { body: { groupBy: [{ property: 'custom.number' }], filter, asOf } })
    ).body
    t.match(groups, [{ group: { 'custom.number': 'A-1' }, count: 1 }])
  })

  t.test('Records that were read by ids at a moment name those that were merged away by then', async (t) => {
    const [one, two] = [
      await call('createCompany', { body: { name: 'a' } }),
      await call('createCompany', { body: { name: 'b' } })
    ]
    const ids = [one.body.id, two.body.id]
    const asOf = await latest()
    await call('mergeCompanies', { params: { id: ids[0] ?? '' }, body: { duplicateId: ids[1] ?? '' } })
    const read = (more: object) => call('batchGetCompanies', { body: { ids, fields: ['name'], ...more } })
    t.same((await read({ asOf })).body, [{ name: 'a' }, { name: 'b' }])
    t.equal((await read({ asOf })).headers['x-merged-ids'], undefined)
    const merged = await read({ asOf: await latest() })
    t.equal(merged.headers['x-missing-ids'], ids[1])
    t.equal(merged.headers['x-merged-ids'], `${ids[1]}=${ids[0]}`)
  })

  t.test('Agents ask for the past by the same moments, and are told the number', async (t) => {
    const tool = async (name: string, values: object) => {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } }
      const headers = { 'mcp-protocol-version': '2025-11-25' }
      const { body: answer } = await call('callMcp', { invalidBody: body, headers } as never)
      return (answer as never as { result: { structuredContent: Record<string, unknown>; isError?: boolean } }).result
    }
    const id = before[0]?.id ?? ''
    const got = await tool('get', { kind: 'contact', id, asOf: then })
    t.match(got.structuredContent, { record: { id }, asOfSequence: then })
    t.match((await tool('search', { kind: 'contact', limit: 2, asOf: String(then) })).structuredContent, {
      records: Array,
      asOfSequence: then
    })
    t.match(
      (await tool('aggregate', { kind: 'contact', groupBy: [{ property: 'city' }], asOf: then })).structuredContent,
      { asOfSequence: then }
    )
    t.match((await tool('deals_summary', { groupBy: 'stage', asOf: then })).structuredContent, {
      rows: Array,
      asOfSequence: then
    })
    t.equal((await tool('get', { kind: 'contact', id, asOf: '2026-03-31' })).isError, true)
  })
})
