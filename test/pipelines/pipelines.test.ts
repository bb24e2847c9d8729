import t from 'tap'
import { type ChangeRow, readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test('Pipelines are changed by administrators, and one is the default', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const pipelines = async () => (await call('listPipelines')).body
  const defaults = async () => (await pipelines()).filter(({ isDefault }) => isDefault).map(({ name }) => name)
  const make = async (name: string, more: object = {}) =>
    (await call('createPipeline', { body: { name, ...more } })).body
  const since = async (work: () => Promise<unknown>): Promise<ChangeRow[]> => {
    const count = (await readChanges(service)).length
    await work()
    return (await readChanges(service)).slice(count)
  }

  t.test('A new tenant has one pipeline, the default, with five stages in order', async (t) => {
    const [first, ...more] = await pipelines()
    t.same(more, [])
    t.match(first, { name: 'Sales', isDefault: true, tenantId: acme.tenantId })
    const names = ['Lead In', 'Contacted', 'Proposal', 'Negotiation', 'Closing']
    t.same(
      first?.stages.map(({ name }) => name),
      names
    )
    t.same(
      first?.stages.map(({ position }) => position),
      [0, 1, 2, 3, 4]
    )
    t.same((await call('getPipeline', { params: { id: first?.id ?? '' }, as: acme.reader })).body, first)
    const changes = await readChanges(service)
    t.same(
      changes.map(({ entity, action }) => `${entity} ${action}`),
      ['pipeline created', ...Array(5).fill('stage created')]
    )
  })

  t.test("'createPipeline' makes a pipeline without stages, and without the mark", async (t) => {
    const changes = await since(async () => {
      const { status, headers, body } = await call('createPipeline', { body: { name: 'Partners' } })
      t.equal(status, 201)
      t.equal(headers.location, `/api/v1/pipelines/${body.id}`)
      t.match(body, { name: 'Partners', isDefault: false, stages: [] })
      t.same((await call('getPipeline', { params: { id: body.id } })).body, body)
    })
    t.match(changes, [{ entity: 'pipeline', action: 'created' }])
    t.equal((await call('createPipeline', { invalidBody: { name: ' ' } })).status, 400)
  })

  t.test('Exactly one pipeline is the default: setting the mark takes it from the other', async (t) => {
    const changes = await since(async () => {
      await make('Default by birth', { isDefault: true })
    })
    t.same(await defaults(), ['Default by birth'])
    t.same(
      changes.map(({ action, data }) => [action, data.isDefault]),
      [
        ['updated', false],
        ['created', true]
      ]
    )
    const { id } = await make('Default by promotion')
    await call('updatePipeline', { params: { id }, body: { isDefault: true } })
    t.same(await defaults(), ['Default by promotion'])
    const none = await since(() =>
      call('updatePipeline', { params: { id: id.toUpperCase() }, body: { isDefault: true } })
    )
    t.same(none, [], 'again, it changes nothing')
  })

  t.test('The default’s mark can’t be taken away, however the id is spelled', async (t) => {
    const [marked] = (await pipelines()).filter(({ isDefault }) => isDefault)
    for (const id of [marked?.id ?? '', marked?.id.toUpperCase() ?? '']) {
      const answer = await call('updatePipeline', { params: { id }, body: { isDefault: false, name: 'x' } })
      t.same([answer.status, answer.problem.code], [409, 'in_use'])
      t.equal((await call('deletePipeline', { params: { id } })).problem.code, 'in_use')
    }
    t.same(
      (await pipelines()).filter(({ isDefault }) => isDefault),
      [marked]
    )
    const other = await make('Unmarked')
    t.equal((await call('updatePipeline', { params: { id: other.id }, body: { isDefault: false } })).status, 200)
  })

  t.test('Of many pipelines that become the default at the same time one is', async (t) => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, n) => make(`Race ${n}`)))
    await Promise.all([
      ...made.map(({ id }) => call('updatePipeline', { params: { id }, body: { isDefault: true } })),
      ...Array.from({ length: 4 }, (_, n) => make(`Born ${n}`, { isDefault: true }))
    ])
    t.equal((await defaults()).length, 1)
    const again = sql(`update pipelines set is_default = true where tenant_id = $1`, [acme.tenantId])
    await t.rejects(again, { code: '23505', constraint: 'pipelines_default' }, 'the database holds it, too')
  })

  t.test("'updatePipeline' takes back what GET gave, and refuses other stages", async (t) => {
    const { id } = await make('Read')
    await call('createStage', { params: { id }, body: { name: 'Only' } })
    const { body: before } = await call('getPipeline', { params: { id } })
    t.same((await call('updatePipeline', { params: { id }, body: before })).body, before)
    const edited = { ...before, name: 'Edited' }
    const refused = await call('updatePipeline', { params: { id }, body: { ...edited, stages: [] } })
    t.match([refused.status, refused.problem.errors], [400, [{ path: '/stages', message: /createStage/ }]])
    t.same((await call('getPipeline', { params: { id } })).body, before)
    const { body } = await call('updatePipeline', { params: { id }, body: edited })
    t.same(body, { ...before, name: 'Edited', updatedAt: body.updatedAt })
    const listed = (await call('listPipelines', { query: { updatedSince: before.updatedAt } })).body
    t.same(listed, [body])
  })

  t.test("'deletePipeline' takes the pipeline’s stages along", async (t) => {
    const { id } = await make('Doomed')
    const stages = []
    for (const name of ['A', 'B']) stages.push((await call('createStage', { params: { id }, body: { name } })).body)
    const { body: last } = await call('getPipeline', { params: { id } })
    const changes = await since(async () => {
      t.same((await call('deletePipeline', { params: { id } })).body, { id, deleted: true })
    })
    t.same(
      changes.map(({ entity, action }) => `${entity} ${action}`),
      ['pipeline deleted', 'stage deleted', 'stage deleted']
    )
    t.same(new Set(changes.map(({ entity_id }) => entity_id)), new Set([id, ...stages.map((stage) => stage.id)]))
    t.same(changes[0]?.data, last, 'its last state has its stages')
    for (const stage of stages) t.equal((await call('getStage', { params: { id: stage.id } })).status, 404)
    t.equal((await call('deletePipeline', { params: { id } })).status, 404)
  })

  t.test("'deletePipeline' and 'deleteStage' are refused while deals are there, and do nothing then", async (t) => {
    const { id: pipelineId } = await make('Busy')
    const { body: stage } = await call('createStage', { params: { id: pipelineId }, body: { name: 'Busy' } })
    const { body: idle } = await call('createStage', { params: { id: pipelineId }, body: { name: 'Idle' } })
    const { body: deal } = await call('createDeal', { body: { name: 'D', pipelineId, stageId: stage.id } })
    const changes = await since(async () => {
      const answers = [
        await call('deletePipeline', { params: { id: pipelineId } }),
        await call('deleteStage', { params: { id: stage.id } })
      ]
      t.same(
        answers.map(({ status, problem }) => [status, problem.code]),
        Array(2).fill([409, 'in_use'])
      )
    })
    t.same(changes, [])
    t.equal((await call('getPipeline', { params: { id: pipelineId } })).body.stages.length, 2)
    t.equal((await call('deleteStage', { params: { id: idle.id } })).status, 200)
    await call('deleteDeal', { params: { id: deal.id } })
    t.equal((await call('deleteStage', { params: { id: stage.id } })).status, 200)
    t.equal((await call('deletePipeline', { params: { id: pipelineId } })).status, 200)
  })

  t.test('Deletions of stages race deals, and no deal is left without its stage', async (t) => {
    for (let round = 0; round < 4; round += 1) {
      const { id: pipelineId } = await make(`Contended ${round}`)
      const { body: stage } = await call('createStage', { params: { id: pipelineId }, body: { name: 'S' } })
      const [removal, ...made] = await Promise.all([
        call('deletePipeline', { params: { id: pipelineId } }),
        ...Array.from({ length: 4 }, () => call('createDeal', { body: { name: 'D', pipelineId, stageId: stage.id } }))
      ])
      const created = made.filter(({ status }) => status === 201)
      t.ok(removal.status === 200 ? created.length === 0 : created.length > 0, `${removal.status}`)
      t.ok(made.every(({ status }) => [201, 400].includes(status)))
    }
  })

  t.test('Only administrators change pipelines; everybody may read them', async (t) => {
    const answer = await call('createPipeline', { body: { name: 'No' }, as: acme.writer })
    t.same([answer.status, answer.problem.requiredScope], [403, 'admin'])
    t.ok((await call('listPipelines', { as: acme.reader })).body.length > 1)
    t.equal((await call('listPipelines', { as: globex.reader })).body.length, 1)
  })
})
