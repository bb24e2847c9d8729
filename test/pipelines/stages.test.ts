import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test('Stages are ordered within their pipeline', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const pipeline = async () => (await call('createPipeline', { body: { name: 'P' } })).body.id
  const add = async (id: string, name: string, more: object = {}) =>
    (await call('createStage', { params: { id }, body: { name, ...more } })).body
  const names = async (id: string) => (await call('listPipelineStages', { params: { id } })).body.map((one) => one.name)
  const namesInside = async (id: string) =>
    (await call('getPipeline', { params: { id } })).body.stages.map(({ name }) => name)

  t.test("'createStage' puts a stage to the right end, with no chance, unless it says otherwise", async (t) => {
    const id = await pipeline()
    t.match(await add(id, 'A'), { position: 0, probability: 0, pipelineId: id })
    t.match(await add(id, 'B', { probability: 70 }), { position: 1, probability: 70 })
    t.match(await add(id, 'Z', { position: 100 }), { position: 100 })
    t.match(await add(id, 'After Z'), { position: 101 })
    t.match(await add(id, 'Between', { position: 1 }), { position: 1 })
    const wanted = ['A', 'B', 'Between', 'Z', 'After Z']
    t.same(await names(id), wanted, 'from left to right, and of equals the older')
    t.same(await namesInside(id), wanted)
  })

  t.test("'createStage' answers where the stage is, and logs it", async (t) => {
    const id = await pipeline()
    const { status, headers, body } = await call('createStage', { params: { id }, body: { name: 'S' } })
    t.same([status, headers.location], [201, `/api/v1/stages/${body.id}`])
    t.same((await call('getStage', { params: { id: body.id }, as: acme.reader })).body, body)
    const change = (await readChanges(service)).at(-1)
    t.match(change, { entity: 'stage', entity_id: body.id, action: 'created' })
    t.same(change?.data, body)
  })

  t.test("'createStage' keeps to 0 to 100 and to positions from 0", async (t) => {
    const id = await pipeline()
    for (const [property, values] of Object.entries({
      probability: [-1, 101, '5', 0.5, null],
      position: [-1, 2 ** 31]
    })) {
      for (const value of values) {
        const invalidBody = { name: 'S', [property]: value }
        const { status, problem } = await call('createStage', { params: { id }, invalidBody })
        t.same([status, problem.errors?.[0]?.path], [400, `/${property}`], String(value))
      }
    }
  })

  t.test("'createStage' of several at the same time gives each a position of its own", async (t) => {
    const id = await pipeline()
    const made = await Promise.all(Array.from({ length: 12 }, (_, n) => add(id, `S ${n}`)))
    t.same(
      made.map(({ position }) => position).sort((a, b) => a - b),
      Array.from(made.keys())
    )
  })

  t.test("'createStage' and 'listPipelineStages' answer 404 to a pipeline that this tenant has not", async (t) => {
    const [theirs] = (await call('listPipelines', { as: globex.admin })).body
    for (const id of [theirs?.id ?? '', '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51']) {
      t.equal((await call('createStage', { params: { id }, body: { name: 'S' } })).status, 404)
      t.equal((await call('listPipelineStages', { params: { id } })).status, 404)
    }
    t.equal((await call('listPipelines', { as: globex.admin })).body[0]?.stages.length, 5)
  })

  t.test("'updateStage' moves a stage within its pipeline, and never out of it", async (t) => {
    const id = await pipeline()
    const other = await pipeline()
    const [a, b] = [await add(id, 'A'), await add(id, 'B'), await add(id, 'C')]
    await call('updateStage', { params: { id: a.id }, body: { position: 7 } })
    t.same(await names(id), ['B', 'C', 'A'])
    t.same(await namesInside(id), ['B', 'C', 'A'])
    const refused = await call('updateStage', { params: { id: b.id }, body: { pipelineId: other } })
    t.match([refused.status, refused.problem.errors], [400, [{ path: '/pipelineId', message: /never changes/ }]])
    t.same((await call('updateStage', { params: { id: b.id }, body: { pipelineId: id.toUpperCase() } })).body, b)
    t.same(await names(other), [])
  })

  t.test("'updateStage' renames what deals show, and leaves their probability", async (t) => {
    const pipelineId = await pipeline()
    const { id: stageId } = await add(pipelineId, 'Old', { probability: 10 })
    const { body: deal } = await call('createDeal', { body: { name: 'D', pipelineId, stageId, probability: 33 } })
    await call('updateStage', { params: { id: stageId }, body: { name: 'New', probability: 90 } })
    t.same((await call('getDeal', { params: { id: deal.id } })).body, { ...deal, stageName: 'New' })
  })

  t.test("'updateStage' writes nothing where it changes nothing", async (t) => {
    const stage = await add(await pipeline(), 'Same')
    const count = (await readChanges(service)).length
    t.same((await call('updateStage', { params: { id: stage.id }, body: stage })).body, stage)
    t.equal((await readChanges(service)).length, count)
  })

  t.test("'listPipelineStages' pages, counts and follows changes like every list", async (t) => {
    const id = await pipeline()
    const made = [await add(id, 'A'), await add(id, 'B'), await add(id, 'C')]
    const listed = (query: Record<string, string | number | boolean>) =>
      call('listPipelineStages', { params: { id }, query })
    const page = await listed({ limit: 1, offset: 1, count: true })
    t.same(page.body, [made[1]])
    t.equal(Number(page.headers['x-total-count']), 3)
    t.match(page.headers.link, `</api/v1/pipelines/${id}/stages?`)
    await call('updateStage', { params: { id: made[0]?.id ?? '' }, body: { name: 'A2' } })
    const { body } = await listed({ updatedSince: made[2]?.updatedAt ?? '', fields: 'name' })
    t.same(body, [{ name: 'A2' }])
  })

  t.test(
    "'deleteStage' logs the last state, and the database refuses a stage in another tenant’s pipeline",
    async (t) => {
      const stage = await add(await pipeline(), 'Gone')
      t.same((await call('deleteStage', { params: { id: stage.id } })).body, { id: stage.id, deleted: true })
      const change = (await readChanges(service)).at(-1)
      t.match(change, { entity: 'stage', entity_id: stage.id, action: 'deleted' })
      t.same(change?.data, stage)
      const [theirs] = (await call('listPipelines', { as: globex.admin })).body
      const smuggle = sql(
        `insert into stages (tenant_id, id, pipeline_id, name, position, probability, created_at, updated_at)
        values ($1, gen_random_uuid(), $2, 'S', 0, 0, now(), now())`,
        [acme.tenantId, theirs?.id]
      )
      await t.rejects(smuggle, { code: '23503', constraint: 'stages_pipeline' })
    }
  )
})
