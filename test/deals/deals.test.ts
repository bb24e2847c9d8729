import t from 'tap'
import { makeLinks } from '../records/kinds.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

// What holds for deals alone; what they have in common with other records stands in test/records.

t.test('Deals are opened, moved, won and lost', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const links = await makeLinks(service)
  const foreign = await makeLinks(service, globex)
  const { pipelineId, stageId, companyId, contactId, ownerId } = links
  const references = { companyId, contactId, ownerId }
  const { body: sales } = await call('getPipeline', { params: { id: pipelineId } })
  const [, contacted] = sales.stages
  const { body: partners } = await call('createPipeline', { body: { name: 'Partners' } })
  const { body: elsewhere } = await call('createStage', { params: { id: partners.id }, body: { name: 'First' } })
  const make = async (more: object = {}) =>
    (await call('createDeal', { body: { name: 'Fleet tracking', pipelineId, stageId, ...more } })).body
  const get = async (id: string) => (await call('getDeal', { params: { id } })).body
  const update = (id: string, body: object) => call('updateDeal', { params: { id }, body })

  t.test("'createDeal' makes a deal in US dollars with nothing else set, unless it says otherwise", async (t) => {
    t.equal((await make()).currency, 'USD')
    t.equal((await make({ currency: 'EUR' })).currency, 'EUR')
    t.equal((await make({ currency: null })).currency, null)
    for (const currency of ['eur', 'EU', 'EURO', 'E1R', 'ÄÖÜ', 978]) {
      const invalidBody = { name: 'D', pipelineId, stageId, currency }
      const { status, problem } = await call('createDeal', { invalidBody })
      t.same([status, problem.errors?.[0]?.path], [400, '/currency'], String(currency))
      if (currency === 'eur') t.match(problem.detail, 'three capital letters, such as EUR', 'in words')
    }
  })

  t.test("'createDeal' keeps values exactly, and probabilities within 0 to 100", async (t) => {
    for (const value of [0, 0.1, 0.3, 0.07, 1.1, 4.35, 1234567890123.45, 9999999999999.99, 999999999999999]) {
      t.equal((await make({ value })).value, value)
    }
    for (const probability of [0, 1, 100, null]) t.equal((await make({ probability })).probability, probability)
    const wrong = { value: [0.1 + 0.2, 0.001, 1e15, -1, '1'], probability: [-1, 101, 0.5, '50', true] }
    for (const [property, values] of Object.entries(wrong)) {
      for (const value of values) {
        const invalidBody = { name: 'D', pipelineId, stageId, [property]: value }
        const { status, problem } = await call('createDeal', { invalidBody })
        t.same([status, problem.errors?.[0]?.path], [400, `/${property}`], String(value))
      }
    }
  })

  t.test("'createDeal' copies a closed deal but for its BANT score, and needs its three properties", async (t) => {
    const { id } = await make()
    await call('updateDealBant', { params: { id }, body: { budget: 20 } })
    const { status, actualCloseDate, ...closed } = (await update(id, { status: 'won' })).body
    const copy = await make({ ...closed, status, actualCloseDate, name: 'Copy' })
    t.match(copy, { status: 'won', actualCloseDate, probability: 100, bantScore: null })
    const { problem } = await call('createDeal', { invalidBody: {} })
    t.same(problem.errors?.map(({ path }) => path).sort(), ['/name', '/pipelineId', '/stageId'])
  })

  t.test("'createDeal' answers 400 to a stage of another pipeline, and so does the database", async (t) => {
    const body = { name: 'D', pipelineId, stageId: elsewhere.id }
    const { status, problem } = await call('createDeal', { body })
    t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'invalid_reference', '/stageId'])
    t.equal(problem.detail, 'stageId names no stage of this pipeline.', 'for the tenant does have the stage')
    const { body: bulk } = await call('bulkCreateDeals', { body: { items: [body] } })
    t.same(bulk.errors, [{ index: 0, error: 'stageId: names no stage of this pipeline' }])
    const { id } = await make()
    const moved = sql('update deals set stage_id = $1 where id = $2', [elsewhere.id, id])
    await t.rejects(moved, { code: '23503', constraint: 'deals_stage' })
    const both = { name: 'D', pipelineId: foreign.pipelineId, stageId: foreign.stageId }
    t.equal((await call('createDeal', { body: both })).problem.errors?.[0]?.path, '/pipelineId')
  })

  t.test("'updateDeal' changes the pipeline only together with a stage of it", async (t) => {
    const { id } = await make()
    for (const body of [{ pipelineId: partners.id }, { stageId: elsewhere.id }]) {
      const { status, problem } = await update(id, body)
      t.same([status, problem.errors?.[0]?.path], [400, '/stageId'])
    }
    const { body } = await update(id, { pipelineId: partners.id, stageId: elsewhere.id })
    t.match(body, { pipelineId: partners.id, stageId: elsewhere.id, stageName: 'First' })
  })

  t.test("'updateDeal' dates what it wins or loses, and makes it certain", async (t) => {
    for (const [status, probability] of [
      ['won', 100],
      ['lost', 0]
    ] as const) {
      const before = await make({ probability: 40 })
      const earliest = new Date().toISOString()
      const { body } = await update(before.id, { status })
      t.match(body, { status, probability, stageId: before.stageId })
      const closedAt = String(body.actualCloseDate)
      t.ok(closedAt >= earliest && closedAt <= new Date().toISOString())
      t.same(await get(before.id), body)
    }
  })

  t.test("'updateDeal' takes the date that it is given", async (t) => {
    const { body } = await update((await make()).id, { status: 'won', actualCloseDate: '2026-01-31', probability: 7 })
    t.match(body, { status: 'won', actualCloseDate: '2026-01-31T00:00:00.000Z', probability: 100 })
    const { body: moved } = await update(body.id, { actualCloseDate: '2026-02-01T00:00:00Z' })
    t.match(moved, { status: 'won', actualCloseDate: '2026-02-01T00:00:00.000Z' })
  })

  t.test("'updateDeal' wins a deal that is sent back as it was read but for its status", async (t) => {
    const before = await make({ probability: 30 })
    const { body: won } = await update(before.id, { ...before, status: 'won' })
    t.match(won, { status: 'won', probability: 100 })
    t.ok(won.actualCloseDate, 'the null that was read is no date given')
    const count = (await readChanges(service)).length
    t.same((await update(before.id, won)).body, won)
    t.equal((await readChanges(service)).length, count, 'sent back unchanged, it changes nothing')
    const { body: lost } = await update(before.id, { ...won, status: 'lost' })
    t.match(lost, { status: 'lost', probability: 0 })
    const { body: open } = await update(before.id, { ...lost, status: 'open' })
    t.match(open, { status: 'open', actualCloseDate: null, probability: 0 })
  })

  t.test("'updateDeal' clears the date of a deal that it opens again", async (t) => {
    const { id } = await make({ probability: 40 })
    await update(id, { status: 'lost' })
    t.match((await update(id, { status: 'open' })).body, { status: 'open', actualCloseDate: null })
    await update(id, { status: 'won' })
    const { actualCloseDate } = await get(id)
    const { body } = await update(id, { status: 'open', actualCloseDate, probability: 55 })
    t.match(body, { status: 'open', actualCloseDate: null, probability: 55 }, 'the date that was read may come along')
  })

  t.test("'updateDeal' leaves a closed deal its date, and an open one none", async (t) => {
    const { id } = await make()
    const refused = { status: 400, problem: { code: 'validation_failed', errors: [{ path: '/actualCloseDate' }] } }
    t.match(await update(id, { actualCloseDate: '2026-01-01' }), refused)
    t.match(await update(id, { actualCloseDate: null, notes: 'read and sent back' }), { status: 200 })
    const { body: won } = await update(id, { status: 'won' })
    t.match(
      await update(id, { status: 'open', actualCloseDate: '2026-01-01' }),
      refused,
      'nor one that is opened again'
    )
    t.match(await update(id, { actualCloseDate: null }), refused)
    t.same((await update(id, { status: 'won' })).body, won, 'won twice is won once')
    t.same((await update(id, { status: 'won', actualCloseDate: null })).body, won)
  })

  t.test("'updateDeal' knows no other status", async (t) => {
    const { id } = await make()
    for (const status of ['closed', 'Won', '', null, 1]) {
      const { problem } = await call('updateDeal', { params: { id }, invalidBody: { status } })
      t.same([problem.status, problem.errors?.[0]?.path], [400, '/status'])
    }
  })

  t.test("'moveDealStage' changes the stage, its name and updatedAt, and nothing else", async (t) => {
    const params = { id: '' }
    const full = { ...references, value: 5, probability: 33, notes: 'kept', expectedCloseDate: '2026-06-30' }
    for (const more of [{}, { status: 'won' }, { status: 'lost' }]) {
      params.id = (await make(full)).id
      await call('updateDealBant', { params, body: { budget: 20, need: 25 } })
      const { body: before } = await update(params.id, more)
      const count = (await readChanges(service)).length
      const { body } = await call('moveDealStage', { params, body: { stageId: contacted?.id ?? '' }, as: acme.writer })
      const { updatedAt } = body
      t.same(body, { ...before, stageId: contacted?.id, stageName: 'Contacted', updatedAt })
      t.ok(updatedAt > before.updatedAt)
      t.same(await get(params.id), body)
      const changes = (await readChanges(service)).slice(count)
      t.match(changes, [{ entity: 'deal', entity_id: params.id, action: 'updated', data: body }])
    }
  })

  t.test("'moveDealStage' writes nothing where the deal is there already", async (t) => {
    const before = await make()
    const count = (await readChanges(service)).length
    const answer = await call('moveDealStage', { params: { id: before.id }, body: { stageId: stageId.toUpperCase() } })
    t.same(answer.body, before)
    t.equal((await readChanges(service)).length, count)
  })

  t.test(
    "'moveDealStage' answers 400 to a stage of another pipeline or tenant, 404 to a deal it has not",
    async (t) => {
      const before = await make()
      for (const wrong of [elsewhere.id, foreign.stageId, pipelineId]) {
        const answer = await call('moveDealStage', { params: { id: before.id }, body: { stageId: wrong } })
        t.same([answer.status, answer.problem.errors?.[0]?.path], [400, '/stageId'])
      }
      t.same(await get(before.id), before)
      const answer = await call('moveDealStage', { params: { id: foreign.dealId }, body: { stageId } })
      t.equal(answer.status, 404)
    }
  )

  t.test("'upsertDeal' matches on name and pipeline: trimmed, without regard to case, the oldest", async (t) => {
    const oldest = await make({ name: 'Große Flotte', value: 1 })
    const newer = await make({ name: 'große flotte', value: 2 })
    const other = await call('createDeal', {
      body: { name: 'Große Flotte', pipelineId: partners.id, stageId: elsewhere.id }
    })
    for (const name of ['Große Flotte', '  GROßE FLOTTE\t', 'große flotte']) {
      const body = { name, pipelineId: pipelineId.toUpperCase(), stageId: contacted?.id ?? '', notes: name }
      t.same((await call('upsertDeal', { body })).body, { action: 'updated', id: oldest.id }, name)
    }
    t.match(await get(oldest.id), { value: 1, stageName: 'Contacted', notes: 'große flotte', name: 'große flotte' })
    t.same(await get(newer.id), newer)
    t.same(await get(other.body.id), other.body)
    const fresh = { name: 'Große', pipelineId, stageId }
    t.equal((await call('upsertDeal', { body: fresh })).body.action, 'created')
  })

  t.test("'upsertDeal' opens a closed deal again where the body says so, and leaves its rating alone", async (t) => {
    const { id } = await make({ name: 'Closed already' })
    await call('updateDealBant', { params: { id }, body: { budget: 25 } })
    await update(id, { status: 'won' })
    const body = { name: 'closed already', pipelineId, stageId, status: 'open', actualCloseDate: null, bantScore: 1 }
    await call('upsertDeal', { body: body as never })
    t.match(await get(id), { status: 'open', actualCloseDate: null, probability: 100, bantScore: 25 })
  })

  t.test("'bulkCreateDeals' takes two spellings of one name and pipeline for one deal", async (t) => {
    const items = [
      { name: 'Bulk twin', pipelineId, stageId, value: 1 },
      { name: ' BULK TWIN ', pipelineId: pipelineId.toUpperCase(), stageId, notes: 'second' },
      { name: 'Bulk twin', pipelineId: partners.id, stageId: elsewhere.id },
      { name: 'Bulk twin', pipelineId, stageId: elsewhere.id }
    ]
    const { body } = await call('bulkCreateDeals', { body: { items } })
    t.match(body, { created: 2, updated: 1, failed: 1, errors: [{ index: 3, error: /^stageId: / }] })
    t.match(await get(body.createdIds[0] ?? ''), { value: 1, notes: 'second' })
  })

  t.test("'listDeals' shows each deal with its joined names, as 'getDeal' does", async (t) => {
    const made = await make({ ...references, name: 'Joined' })
    const names = { contactName: 'Ada Lindgren', companyName: 'Nordwind', ownerName: 'Administrator' }
    t.match(made, { ...names, stageName: 'Lead In' })
    const { body } = await call('listDeals', { query: { contactId } })
    t.same(body.at(-1), made)
  })
})
