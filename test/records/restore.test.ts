import t from 'tap'
import type { Answer } from '../support/call.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { type AnyRecord, caller, kinds, makeLinks, referred } from './kinds.ts'

const restorations: Record<string, string> = {
  company: 'restoreCompany',
  contact: 'restoreContact',
  deal: 'restoreDeal',
  activity: 'restoreActivity'
}

t.test('Deleted records of every kind are restored as they were', async (t) => {
  const service = await startService(t)
  const { acme, globex, call, sql } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const changesOf = async ({ headers }: Answer<unknown>) =>
    (await call('listChanges', { query: { changeSet: String(headers['x-change-set']) } })).body
  const changesSince = async (count: number) => (await readChanges(service)).slice(count)

  for (const { entity, operations, full, keyProperty, key } of kinds) {
    const restore = restorations[entity] ?? ''

    t.test(`'${restore}' brings a ${entity} back with all it had, in a change of its own`, async (t) => {
      const { body } = await act(operations.create, { body: full('back', links) })
      const params = { id: body.id }
      await act(operations.remove, { params })
      const count = (await readChanges(service)).length
      const answer = await act(restore, { params: { id: body.id.toUpperCase() }, as: acme.writer })
      t.same(answer.body, { ...body, updatedAt: answer.body.updatedAt })
      t.ok(answer.body.updatedAt > body.updatedAt)
      t.equal(answer.headers.etag, `"${answer.body.updatedAt}"`)
      t.same((await act(operations.get, { params })).body, answer.body)
      t.same((await act<AnyRecord[]>(operations.list)).body.at(-1), answer.body, 'at its old place in the list')
      t.equal((await changesSince(count)).length, 1)
      const { changes } = await changesOf(answer)
      t.match(changes, [{ entity, entityId: body.id, action: 'created', data: answer.body, source: 'restore' }])
    })

    t.test(`'${restore}' refuses what is there, what never was and what is another tenant’s`, async (t) => {
      const { body } = await act(operations.create, { body: full('there', links) })
      const params = { id: body.id }
      t.match((await act(restore, { params })).problem, { status: 409, code: 'duplicate', existingId: body.id })
      await act(operations.remove, { params })
      const count = (await readChanges(service)).length
      t.equal((await act(restore, { params, as: globex.admin })).status, 404)
      for (const other of kinds.filter((kind) => kind.entity !== entity)) {
        t.equal((await act(restorations[other.entity] ?? '', { params })).status, 404, 'another kind of record')
      }
      t.equal((await act(restore, { params: { id: '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b99' } })).status, 404)
      t.same(await changesSince(count), [], 'nothing is written')
      t.equal((await act(restore, { params })).status, 200)
      t.match((await act(restore, { params })).problem, { code: 'duplicate', existingId: body.id }, 'only once')
    })

    t.test(`'${restore}' is done once for an Idempotency-Key, and by one of several at the same time`, async (t) => {
      const { body } = await act(operations.create, { body: full('once', links) })
      const params = { id: body.id }
      await act(operations.remove, { params })
      const headers = { 'idempotency-key': `restore-${entity}` }
      const [first, second] = [await act(restore, { params, headers }), await act(restore, { params, headers })]
      t.same(second.body, first.body)
      t.equal(second.headers['idempotent-replayed'], 'true')
      await act(operations.remove, { params })
      const answers = await Promise.all(Array.from({ length: 5 }, () => act(restore, { params })))
      t.same(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
    })

    if (!key || entity === 'deal') continue
    t.test(`'${restore}' refuses a ${entity} whose ${keyProperty} is taken meanwhile`, async (t) => {
      const { body } = await act(operations.create, { body: full('taken', links) })
      const params = { id: body.id }
      await act(operations.remove, { params })
      const other = (await act(operations.create, { body: full('taken', links) })).body
      const count = (await readChanges(service)).length
      t.match((await act(restore, { params })).problem, { status: 409, code: 'duplicate', existingId: other.id })
      t.same(await changesSince(count), [])
      await act(operations.remove, { params: { id: other.id } })
      t.equal((await act(restore, { params })).status, 200)
    })
  }

  for (const { entity, property, holders } of referred) {
    const { operations } = kinds.find((kind) => kind.entity === entity) as (typeof kinds)[0]
    const restore = restorations[entity] ?? ''

    t.test(`'${restore}' links those again that referred to it, unless somebody has set them since`, async (t) => {
      const own = await makeLinks(service)
      const id = own[property]
      const before = (await act(operations.get, { params: { id } })).body
      for (const kind of kinds.filter((one) => holders.includes(one.entity))) {
        const make = async (n: string) =>
          (await act(kind.operations.create, { body: { ...kind.full(`${entity}-${n}`, links), [property]: id } })).body
        const [kept, moved, emptied, gone] = [await make('a'), await make('b'), await make('c'), await make('d')]
        const former = (await act(operations.get, { params: { id } })).body
        await act(operations.remove, { params: { id } })
        const update = (record: AnyRecord, body: Record<string, unknown>) =>
          act(kind.operations.update, { params: { id: record.id }, body })
        await update(kept, { [kind.texts.at(-1) ?? '']: 'another change' })
        await update(moved, { [property]: links[property] })
        await update(emptied, { [property]: links[property] })
        await update(emptied, { [property]: null })
        await act(kind.operations.remove, { params: { id: gone.id } })
        const count = (await readChanges(service)).length
        const answer = await act(restore, { params: { id } })
        t.equal(answer.body.createdAt, before.createdAt)
        t.equal((await changesSince(count)).length, 2)
        t.match((await changesOf(answer)).changes, [
          { action: 'created', entityId: id },
          { action: 'updated', entityId: kept.id, source: 'restore', changedProperties: [property] }
        ])
        const values = await Promise.all(
          [kept, moved, emptied].map(
            async ({ id }) => (await act(kind.operations.get, { params: { id } })).body[property]
          )
        )
        t.same(values, [id, links[property], null])
        if (kind.entity === 'activity' && 'lastActivityAt' in answer.body) {
          const { body: activity } = await act(kind.operations.get, { params: { id: kept.id } })
          const latest = [activity.createdAt, activity.completedAt].sort().at(-1)
          t.equal(answer.body.lastActivityAt, latest, 'the activities that name it now')
          t.ok(former.lastActivityAt)
        }
        t.same((await act(operations.get, { params: { id } })).body, answer.body)
        for (const one of [kept, moved, emptied]) await act(kind.operations.remove, { params: { id: one.id } })
      }
    })
  }

  t.test("'restoreContact' leaves a reference empty whose target is gone, until that is restored, too", async (t) => {
    const company = (await call('createCompany', { body: { name: 'Gone and back' } })).body
    const make = async (lastName: string) =>
      (await call('createContact', { body: { firstName: 'A', lastName, companyId: company.id } })).body
    const [left, set] = [await make('Left'), await make('Set')]
    for (const { id } of [left, set]) await call('deleteContact', { params: { id } })
    await call('deleteCompany', { params: { id: company.id } })
    for (const { id } of [left, set]) {
      t.equal((await call('restoreContact', { params: { id } })).body.companyId, null)
    }
    await call('updateContact', { params: { id: set.id }, body: { companyId: links.companyId } })
    await call('updateContact', { params: { id: set.id }, body: { companyId: null } })
    await call('restoreCompany', { params: { id: company.id } })
    const companyOf = async (id: string) => (await call('getContact', { params: { id } })).body.companyId
    t.equal(await companyOf(left.id), company.id)
    t.equal(await companyOf(set.id), null, 'somebody has set it since')
    t.same(await sql('select from empty_references'), [])
  })

  t.test(
    "'restoreDeal' brings the BANT qualification back, which the history of the deletion doesn't show",
    async (t) => {
      const { body: deal } = await act('createDeal', { body: kinds[2]?.full('bant', links) ?? {} })
      const params = { id: deal.id }
      const bant = (
        await call('updateDealBant', {
          params,
          body: { budget: 25, authority: 0, needNotes: 'because', timelineNotes: '' }
        })
      ).body
      const before = (await call('getDeal', { params })).body
      await call('deleteDeal', { params })
      const [deletion] = (await call('listDealHistory', { params })).body
      t.same(deletion?.previous, {})
      const { body } = await call('restoreDeal', { params })
      t.same(body, { ...before, updatedAt: body.updatedAt })
      t.same((await call('getDealBant', { params })).body, bant)
    }
  )

  t.test("'restoreDeal' refuses a deal whose pipeline or stage is gone", async (t) => {
    const pipeline = (await call('createPipeline', { body: { name: 'Short-lived' } })).body
    const stages = await Promise.all(
      ['One', 'Two'].map((name) => call('createStage', { params: { id: pipeline.id }, body: { name } }))
    )
    const [stage = '', other = ''] = stages.map(({ body }) => body.id)
    const { id } = (await call('createDeal', { body: { name: 'D', pipelineId: pipeline.id, stageId: stage } })).body
    await call('deleteDeal', { params: { id } })
    await call('deleteStage', { params: { id: stage } })
    const refused = { status: 409, code: 'invalid_reference' }
    t.match((await call('restoreDeal', { params: { id } })).problem, { ...refused, errors: [{ path: '/stageId' }] })
    await call('deleteStage', { params: { id: other } })
    await call('deletePipeline', { params: { id: pipeline.id } })
    const paths = (await call('restoreDeal', { params: { id } })).problem.errors?.map(({ path }) => path).sort()
    t.same(paths, ['/pipelineId', '/stageId'])
  })
})
