import t from 'tap'
import { makeLinks } from '../records/kinds.ts'
import { startService } from '../support/start.ts'

t.test('Deals are added up by stage, owner, month and status', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const { pipelineId, stageId, ownerId, dealId } = await makeLinks(service)
  await call('deleteDeal', { params: { id: dealId } })
  const { body: sales } = await call('getPipeline', { params: { id: pipelineId } })
  const [first, second] = sales.stages
  const { body: partners } = await call('createPipeline', { body: { name: 'Partners' } })
  const { body: elsewhere } = await call('createStage', { params: { id: partners.id }, body: { name: 'Found' } })
  const summarize = async (query: Record<string, string>) => (await call('getDealSummary', { query })).body
  const months = ['2026-01-31T23:59:59.999Z', '2026-02-01T01:00:00+02:00', '2026-02-28', null]

  t.test("'getDealSummary' is empty without deals", async (t) => {
    for (const groupBy of ['stage', 'owner', 'month', 'status']) t.same(await summarize({ groupBy }), [])
  })

  t.test("'getDealSummary' counts deals without a value or a probability, and never adds currencies", async (t) => {
    const items = [
      { name: 'a', pipelineId, stageId, value: 0.1, probability: 33, currency: 'EUR', expectedCloseDate: months[0] },
      { name: 'b', pipelineId, stageId, value: 0.2, probability: 7, currency: 'EUR', expectedCloseDate: months[1] },
      { name: 'c', pipelineId, stageId, value: 5, probability: null, currency: 'EUR', ownerId },
      { name: 'd', pipelineId, stageId, value: 9_999_999_999_999.99, probability: 1, currency: 'USD' },
      { name: 'e', pipelineId, stageId: second?.id ?? '', value: null, currency: null, expectedCloseDate: months[2] },
      { name: 'f', pipelineId: partners.id, stageId: elsewhere.id, value: 1, probability: 100, currency: 'EUR' }
    ]
    t.match((await call('bulkCreateDeals', { body: { items } })).body, { created: 6, failed: 0 })
    const { body: lost } = await call('createDeal', { body: { name: 'g', pipelineId, stageId, value: 3, ownerId } })
    await call('updateDeal', { params: { id: lost.id }, body: { status: 'lost' } })
    const [inFirst, inSecond] = [first, second].map((stage) => ({ group: stage?.id, name: stage?.name }))
    const found = { group: elsewhere.id, name: 'Found', currency: 'EUR', count: 1, value: 1, weightedValue: 1 }
    const euros = { ...inFirst, currency: 'EUR', count: 3, value: 5.3, weightedValue: 0.047 }
    const dollars = { currency: 'USD', count: 2, value: 10_000_000_000_002.99, weightedValue: 99_999_999_999.9999 }
    const nothing = { ...inSecond, currency: null, count: 1, value: 0, weightedValue: 0 }
    // The first stages of the two pipelines have one position; then ids decide.
    const inOrder = [euros, { ...inFirst, ...dollars }, found].sort((a, b) =>
      String(a.group) < String(b.group) ? -1 : 1
    )
    t.same(await summarize({ groupBy: 'stage' }), [...inOrder, nothing])
    t.same(await summarize({ groupBy: 'stage', pipelineId: partners.id }), [found])
    t.same(await summarize({ groupBy: 'status', status: 'lost', ownerId, pipelineId }), [
      { group: 'lost', name: 'lost', currency: 'USD', count: 1, value: 3, weightedValue: 0 }
    ])
    t.same(
      (await summarize({ groupBy: 'status' })).map(({ group, currency }) => [group, currency]),
      [
        ['lost', 'USD'],
        ['open', 'EUR'],
        ['open', 'USD'],
        ['open', null]
      ]
    )
    t.same(
      (await summarize({ groupBy: 'month' })).map(({ group, name, currency, count }) => [group, name, currency, count]),
      [
        ['2026-01', '2026-01', 'EUR', 2],
        ['2026-02', '2026-02', null, 1],
        [null, null, 'EUR', 2],
        [null, null, 'USD', 2]
      ]
    )
    const owners = await summarize({ groupBy: 'owner' })
    const { body: owner } = await call('getUser', { params: { id: ownerId } })
    t.same(
      owners.map(({ group, name, currency }) => [group, name, currency]),
      [
        [ownerId, owner.name, 'EUR'],
        [ownerId, owner.name, 'USD'],
        ...['EUR', 'USD', null].map((one) => [null, null, one])
      ]
    )
    t.same((await call('getDealSummary', { query: { groupBy: 'stage' }, as: globex.reader })).body, [])
    t.equal((await call('getDealSummary', { query: { groupBy: 'stage' }, as: acme.reader })).status, 200)
  })

  t.test("'getDealSummary' adds up to what the export does, to the last digit", async (t) => {
    const random = () => Math.round(Math.random() * 1e15) / 100
    const items = Array.from({ length: 100 }, (_, number) => ({
      ...{ name: `r${number}`, pipelineId, stageId, currency: ['EUR', 'USD', 'SEK'][number % 3] ?? null },
      ...(number % 5 > 0 && { value: random() }),
      ...(number % 4 > 0 && { probability: number })
    }))
    t.match((await call('bulkCreateDeals', { body: { items } })).body, { created: 100, failed: 0 })
    const { headers, url } = { headers: acme.reader.headers, url: '/api/v1/importexport/deals/export' }
    const file = await service.app.inject({ url, headers: { host: acme.host, ...headers } })
    const sums = new Map<string, [bigint, bigint, number]>()
    for (const line of file.body.trim().split('\r\n').slice(1)) {
      const [, value = '', currency = '', probability = ''] = line.split(',')
      const [whole = '0', cents = ''] = value.split('.')
      const amount = BigInt(whole + cents.padEnd(2, '0'))
      const [sum, weighted, count] = sums.get(currency) ?? [0n, 0n, 0]
      sums.set(currency, [sum + amount, weighted + amount * BigInt(probability || 0), count + 1])
    }
    const decimal = (digits: bigint, places: number) => {
      const text = String(digits).padStart(places + 1, '0')
      return `${text.slice(0, -places)}.${text.slice(-places)}`.replace(/\.?0+$/, '')
    }
    const expected = [...sums].map(([currency, [sum, weighted, count]]) => [
      currency,
      count,
      decimal(sum, 2),
      decimal(weighted, 4)
    ])
    for (const groupBy of ['stage', 'owner', 'month', 'status']) {
      // As text: a double has fewer digits than these sums.
      const query = `/api/v1/deals/summary?groupBy=${groupBy}`
      const { body } = await service.app.inject({ url: query, headers: { host: acme.host, ...headers } })
      const totals = await sql<{ row: unknown[] }>(
        `select json_build_array(coalesce(currency, ''), sum(count), trim_scale(sum(value))::text, trim_scale(sum("weightedValue"))::text) as row
          from json_to_recordset($1) as one (currency text, count int, value numeric, "weightedValue" numeric) group by currency`,
        [body]
      )
      t.same(totals.map(({ row }) => row).sort(), expected.sort(), groupBy)
    }
  })

  t.test("'getDealSummary' says what is wrong with its parameters, all at once", async (t) => {
    const query = { groupBy: 'company', pipelineId: 'x', ownerId: '1', status: 'closed', limit: '5', constructor: '1' }
    const { status, problem } = await call('getDealSummary', { query })
    t.equal(status, 400)
    t.same(problem.errors?.map(({ path }) => path).sort(), Object.keys(query).sort())
    const missing = await call('getDealSummary')
    t.same([missing.status, missing.problem.errors?.[0]?.path], [400, 'groupBy'])
  })
})
