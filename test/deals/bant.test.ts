import t from 'tap'
import { makeLinks } from '../records/kinds.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

const empty = {
  budget: null,
  authority: null,
  need: null,
  timeline: null,
  budgetNotes: null,
  authorityNotes: null,
  needNotes: null,
  timelineNotes: null,
  totalScore: 0,
  isQualified: false
}

t.test('BANT ratings add up and belong to the deal', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const { pipelineId, stageId } = await makeLinks(service)
  const make = async () => (await call('createDeal', { body: { name: 'Rated', pipelineId, stageId } })).body
  const params = { id: (await make()).id }
  const get = async () => (await call('getDeal', { params })).body

  t.test("'getDealBant' is empty before the first rating", async (t) => {
    t.same((await call('getDealBant', { params, as: acme.reader })).body, empty)
    t.match(await get(), { bantScore: null, isBantQualified: false })
  })

  t.test("'updateDealBant' adds up the scores, and the deal shows it", async (t) => {
    const scores = { budget: 20, authority: 15, need: 20, timeline: 10, budgetNotes: 'Approved.' }
    const before = await get()
    const { body } = await call('updateDealBant', { params, body: scores, as: acme.writer })
    t.same(body, { ...empty, ...scores, totalScore: 65, isQualified: true })
    t.same((await call('getDealBant', { params })).body, body)
    const after = await get()
    t.same(after, { ...before, bantScore: 65, isBantQualified: true, updatedAt: after.updatedAt })
    t.ok(after.updatedAt > before.updatedAt)
    t.same((await call('listDeals', { query: { updatedSince: before.updatedAt } })).body, [after])
  })

  t.test('A change says that a deal became qualified, and ceased to be, at exactly the threshold', async (t) => {
    const one = { id: (await make()).id }
    const rate = (need: number) => call('updateDealBant', { params: one, body: { budget: 20, authority: 20, need } })
    const latest = async () => (await call('listDealHistory', { params: one })).body[0]
    await rate(19)
    t.notOk((await latest())?.changedProperties.includes('isBantQualified'), '59 of 60')
    for (const [need, previous] of [
      [20, false],
      [19, true]
    ] as const) {
      await rate(need)
      const change = await latest()
      t.ok(change?.changedProperties.includes('isBantQualified'), String(need))
      t.match(change?.previous, { isBantQualified: previous })
    }
  })

  t.test("'updateDealBant' replaces the whole rating: what is left out is emptied", async (t) => {
    const { body } = await call('updateDealBant', { params, body: { need: 5, needNotes: 'Only this.' } })
    t.same(body, { ...empty, need: 5, needNotes: 'Only this.', totalScore: 5 })
    t.same((await call('updateDealBant', { params, body: {} })).body, empty)
    t.match(await get(), { bantScore: 0, isBantQualified: false }, 'rated, with nothing')
  })

  t.test("'updateDealBant' counts a score that is null as nothing, and ignores computed ones", async (t) => {
    const sent = { budget: 25, authority: null, need: 25, totalScore: 100, isQualified: true }
    const { body } = await call('updateDealBant', { params, body: sent })
    t.match(body, { authority: null, totalScore: 50, isQualified: false })
    const { body: again } = await call('updateDealBant', { params, body })
    t.same(again, body, 'what was read can be sent back')
  })

  t.test("'updateDealBant' takes scores from 0 to 25, and whole ones", async (t) => {
    for (const score of ['budget', 'authority', 'need', 'timeline']) {
      for (const value of [0, 25]) {
        t.match((await call('updateDealBant', { params, body: { [score]: value } })).body, { [score]: value })
      }
      for (const value of [-1, 26, 1.5, '5', true]) {
        const { status, problem } = await call('updateDealBant', { params, invalidBody: { [score]: value } })
        t.same([status, problem.errors?.[0]?.path], [400, `/${score}`], String(value))
      }
    }
  })

  t.test("'updateDealBant' is a change of the deal, unless it changes nothing", async (t) => {
    const body = { budget: 1, timelineNotes: 'Soon.' }
    await call('updateDealBant', { params, body })
    const count = (await readChanges(service)).length
    const before = await get()
    await call('updateDealBant', { params, body })
    t.same(await get(), before)
    t.equal((await readChanges(service)).length, count)
    await call('updateDealBant', { params, body: { ...body, timelineNotes: 'Later.' } })
    const changes = (await readChanges(service)).slice(count)
    t.match(changes, [{ entity: 'deal', entity_id: params.id, action: 'updated' }])
    t.same(changes[0]?.data, await get())
  })

  t.test('A deal’s rating survives every other change of the deal', async (t) => {
    await call('updateDealBant', { params, body: { budget: 25, need: 25, timeline: 10 } })
    await call('updateDeal', { params, invalidBody: { ...(await get()), notes: 'x', bantScore: 3 } })
    t.match(await get(), { bantScore: 60, isBantQualified: true, notes: 'x' })
    t.match((await call('getDealBant', { params })).body, { budget: 25, need: 25, timeline: 10, totalScore: 60 })
  })

  t.test('Ratings and updates of a deal at the same time lose nothing', async (t) => {
    const one = { id: (await make()).id }
    await Promise.all([
      call('updateDealBant', { params: one, body: { budget: 25 } }),
      call('updateDeal', { params: one, body: { notes: 'kept' } }),
      call('updateDeal', { params: one, body: { value: 7 } })
    ])
    t.match((await call('getDeal', { params: one })).body, { bantScore: 25, notes: 'kept', value: 7 })
  })

  t.test('The threshold of a qualified deal is a setting of the service', async (t) => {
    await call('updateDealBant', { params, body: { budget: 25, need: 25, timeline: 9 } })
    t.match((await call('getDealBant', { params })).body, { totalScore: 59, isQualified: false })
    for (const [bantThreshold, isQualified] of [
      [59, true],
      [60, false]
    ] as const) {
      const other = await service.startInstance({ bantThreshold })
      t.match((await other.call('getDealBant', { params })).body, { totalScore: 59, isQualified })
      t.match((await other.call('getDeal', { params })).body, { bantScore: 59, isBantQualified: isQualified })
      const { body } = await other.call('listDeals', { query: { pipelineId } })
      t.equal(body.find(({ id }) => id === params.id)?.isBantQualified, isQualified)
    }
  })
})
