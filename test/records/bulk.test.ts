import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { type AnyRecord, caller, keyed, kinds, makeLinks } from './kinds.ts'

type Outcome = Schemas['BulkCreateResponse']

t.test('Bulks of every kind of record take up to a hundred items', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const foreign = await makeLinks(service, globex)
  const countChanges = async () => (await readChanges(service)).length

  for (const { entity, operations, least, full, texts, references } of kinds) {
    const [text = ''] = texts.slice(-1)
    const bulk = (items: unknown[]) => act<Outcome>(operations.bulk, { body: { items }, as: acme.writer })

    t.test(`'${operations.bulk}' creates all, with ids and changes in the order of the items`, async (t) => {
      const count = await countChanges()
      const items = Array.from({ length: 100 }, (_, n) => ({ ...least(n, links), [text]: `item ${n}` }))
      const { status, body } = await bulk(items)
      t.equal(status, 200)
      t.match(body, { created: 100, updated: 0, failed: 0, errors: [] })
      const changes = (await readChanges(service)).slice(count)
      t.same(
        changes.map(({ entity_id }) => entity_id),
        body.createdIds
      )
      t.same(
        changes.map(({ data }) => data[text]),
        items.map((item) => item[text])
      )
      t.ok(changes.every((change) => change.entity === entity && change.action === 'created'))
      const last = await act<AnyRecord>(operations.get, { params: { id: body.createdIds[99] ?? '' } })
      t.same(last.body, changes[99]?.data)
    })

    t.test(
      `'${operations.bulk}' logs each record as its GET shows it, by the names of what it refers to`,
      async (t) => {
        const count = await countChanges()
        const others = await makeLinks(service)
        const items = [full('x1', links), full('x2', others), least('x3', links), full('x4', links)]
        const { body } = await bulk(items)
        const changes = (await readChanges(service)).slice(count).filter((change) => change.entity === entity)
        const records = body.createdIds.map((id) => act<AnyRecord>(operations.get, { params: { id } }))
        t.same(
          changes.slice(-4).map(({ data }) => ({ ...data, lastActivityAt: null })),
          (await Promise.all(records)).map((record) => ({ ...record.body, lastActivityAt: null }))
        )
      }
    )

    t.test(`'${operations.bulk}' lets items fail one by one, and says why`, async (t) => {
      const count = await countChanges()
      const property = Object.keys(references).at(-1) ?? ''
      const missing = { ...full('missing', links), [property]: foreign[property as keyof typeof foreign] }
      const items = [least('good', links), {}, missing, { ...least('odd', links), surprise: 1 }, 'text', null]
      const { body } = await bulk([...items, full('also-good', links)])
      t.match(body, { created: 2, updated: 0, failed: 5 })
      t.same(
        body.errors.map(({ index }) => index),
        [1, 2, 3, 4, 5]
      )
      t.match(body.errors[1]?.error, new RegExp(`^${property}: `))
      t.match(body.errors[2]?.error, /^surprise: /)
      t.equal(await countChanges(), count + 2)
    })

    t.test(`'${operations.bulk}' answers 200 even where all items fail, and writes nothing then`, async (t) => {
      const count = await countChanges()
      const { status, body } = await bulk([{}, {}])
      t.equal(status, 200)
      t.match(body, { created: 0, updated: 0, failed: 2, createdIds: [] })
      t.equal(await countChanges(), count)
    })

    t.test(`'${operations.bulk}' takes 1 to 100 items and nothing beside them`, async (t) => {
      const one = least('x', links)
      for (const items of [[], Array(101).fill(one), null, {}, undefined]) {
        t.equal((await act(operations.bulk, { body: { items } })).status, 400)
      }
      t.equal((await act(operations.bulk, { body: { items: [one], more: 1 } })).status, 400)
    })
  }

  t.test(
    "'bulkCreateDeals' names the pipeline, not the stage, where the pipeline is none of this tenant’s",
    {},
    async (t) => {
      const { body } = await act<Outcome>('bulkCreateDeals', {
        body: { items: [{ name: 'D', pipelineId: foreign.pipelineId, stageId: foreign.stageId }] }
      })
      t.match(body.errors[0]?.error, /^pipelineId: /)
    }
  )

  t.test("'bulkCreateDeals' leaves properties aside that the service sets itself", async (t) => {
    const item = { name: 'Not rated yet', pipelineId: links.pipelineId, stageId: links.stageId, probability: 20 }
    const items = [{ ...item, bantScore: 80, id: links.companyId }]
    const { body } = await act<Outcome>('bulkCreateDeals', { body: { items } })
    const [id = ''] = body.createdIds
    t.not(id, links.companyId)
    const made = (await act<AnyRecord>('getDeal', { params: { id } })).body
    t.match(made, { status: 'open', bantScore: null, probability: 20 })
  })

  for (const { operations, least, texts, key, keyProperty } of keyed) {
    const [text = '', other = 'ownerId'] = texts.toReversed()
    const bulk = (items: unknown[]) => act<Outcome>(operations.bulk, { body: { items } })
    const value = other === 'ownerId' ? acme.userId : 'kept'

    t.test(`'${operations.bulk}' updates what the key matches, once where several items name it`, async (t) => {
      const known = { ...least('known', links), ...key.of('known', links), [other]: value }
      const { body: before } = await act(operations.create, { body: known })
      const spelled = { ...key.of('known', links), [keyProperty]: key.alike(String(known[keyProperty as never])) }
      const fresh = { ...least('twice', links), ...key.of('twice', links) }
      const count = await countChanges()
      const { body } = await bulk([
        { ...least('known', links), ...spelled, [text]: 'first' },
        { ...fresh, [text]: 'first', [other]: value },
        { ...known, [text]: 'last' },
        { ...fresh, [text]: 'last' }
      ])
      t.match(body, { created: 1, updated: 3, failed: 0 })
      t.equal(body.createdIds.length, 1)
      t.match((await act(operations.get, { params: { id: before.id } })).body, { [text]: 'last', [other]: value })
      const made = await act(operations.get, { params: { id: body.createdIds[0] ?? '' } })
      t.match(made.body, { [text]: 'last', [other]: value })
      t.equal(await countChanges(), count + 2)
    })

    t.test(`'${operations.bulk}' of several at the same time makes each record once`, async (t) => {
      const items = Array.from({ length: 20 }, (_, n) => ({
        ...least('R', links),
        ...key.of(`bulk-race-${n}`, links)
      }))
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => bulk(n % 2 ? items : items.toReversed())))
      t.equal(
        answers.reduce((sum, { body }) => sum + body.created, 0),
        20
      )
      t.equal(
        answers.reduce((sum, { body }) => sum + body.updated, 0),
        140
      )
    })
  }
})
