import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { caller, keyed, kinds, makeLinks } from './kinds.ts'

t.test('Records of every kind are changed by their PUT', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const foreign = await makeLinks(service, globex)
  const countChanges = async () => (await readChanges(service)).length

  for (const { entity, operations, least, full, texts, references } of kinds) {
    const [text = ''] = texts.slice(-1)

    t.test(`'${operations.update}' changes what the body has, leaves the rest, and answers the whole`, async (t) => {
      const { body: before } = await act(operations.create, { body: full('before', links) })
      const params = { id: before.id }
      const { body } = await act(operations.update, { params, body: { [text]: 'new' }, as: acme.writer })
      t.same(body, { ...before, [text]: 'new', updatedAt: body.updatedAt })
      t.ok(body.updatedAt > before.updatedAt)
      t.same((await act(operations.get, { params })).body, body)
    })

    t.test(`'${operations.update}' empties with null what may be empty, and nothing else`, async (t) => {
      const { body: before } = await act(operations.create, { body: full('emptied', links) })
      const params = { id: before.id }
      const schema = Object.keys(full('', links))
      const fixed = ['name', 'tags', 'firstName', 'lastName', 'lifecycleStage', 'pipelineId', 'stageId']
      const mustBe = [...fixed, 'activityType', 'subject', 'status', 'priority']
      for (const property of schema.filter((name) => mustBe.includes(name))) {
        const { status } = await act(operations.update, { params, body: { [property]: null } })
        t.equal(status, 400, property)
      }
      // A completed activity keeps its completedAt.
      const empty = schema.filter((name) => !mustBe.includes(name) && name !== 'completedAt')
      const nothing = Object.fromEntries(empty.map((name) => [name, null]))
      t.match((await act(operations.update, { params, body: nothing })).body, nothing)
    })

    t.test(`'${operations.update}' takes back what GET gave, edited`, async (t) => {
      const { body: before } = await act(operations.create, { body: full('edited', links) })
      const { body } = await act(operations.update, {
        params: { id: before.id },
        body: { ...before, [text]: 'edited' }
      })
      t.same(body, { ...before, [text]: 'edited', updatedAt: body.updatedAt })
    })

    t.test(`'${operations.update}' writes and logs nothing where it changes nothing`, async (t) => {
      const { body: before } = await act(operations.create, { body: full('same', links) })
      const params = { id: before.id }
      const count = await countChanges()
      const spelled = Object.fromEntries(
        Object.entries(before).filter(([name, value]) => value !== null && name in references)
      )
      const capitals = Object.fromEntries(Object.entries(spelled).map(([name, id]) => [name, String(id).toUpperCase()]))
      const bodies = [{}, before, full('same', links), capitals, { id: globex.tenantId }]
      for (const body of bodies) {
        t.same((await act(operations.update, { params, body })).body, before, JSON.stringify(body))
      }
      t.same((await act(operations.get, { params })).body, before)
      t.equal(await countChanges(), count)
    })

    t.test(`'${operations.update}' writes one change, with the record as its GET returns it`, async (t) => {
      const { body: before } = await act(operations.create, { body: least('logged', links) })
      const count = await countChanges()
      const { body } = await act(operations.update, { params: { id: before.id }, body: full('logged', links) })
      const changes = (await readChanges(service)).slice(count)
      t.equal(changes.length, 1)
      t.match(changes[0], { entity, entity_id: body.id, action: 'updated', changed_at: body.updatedAt })
      t.same(changes[0]?.data, body)
    })

    t.test(`'${operations.update}' answers 400 to what this tenant has not, and changes nothing`, async (t) => {
      const { body: before } = await act(operations.create, { body: full('refused', links) })
      const params = { id: before.id }
      const count = await countChanges()
      for (const property of Object.keys(references)) {
        const body = { [text]: 'x', [property]: foreign[property as keyof typeof foreign] }
        const { status, problem } = await act(operations.update, { params, body })
        t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'invalid_reference', `/${property}`])
      }
      const properties = Object.keys(references)
      const body = Object.fromEntries(properties.map((name) => [name, foreign[name as keyof typeof foreign]]))
      const { problem } = await act(operations.update, { params, body })
      t.same(problem.errors?.map(({ path }) => path).sort(), properties.map((name) => `/${name}`).sort(), 'all at once')
      t.same((await act(operations.get, { params })).body, before)
      t.equal(await countChanges(), count)
    })

    t.test(`'${operations.update}' loses none of the changes that come at the same time`, async (t) => {
      const wanted = Object.entries(full('contended', links)).filter(([name]) => name !== 'pipelineId')
      for (let round = 0; round < 3; round += 1) {
        const { body: made } = await act(operations.create, { body: least(`contended ${round}`, links) })
        const params = { id: made.id }
        const count = await countChanges()
        const mine = wanted.filter(([name]) => !['domain', 'email', 'stageId', 'status'].includes(name))
        const answers = await Promise.all(
          mine.map(([name, value]) => act(operations.update, { params, body: { [name]: value } }))
        )
        const { body } = await act(operations.get, { params })
        for (const [name, value] of mine) t.same(body[name], value, name)
        t.equal(new Set(answers.map((answer) => answer.body.updatedAt)).size, mine.length)
        t.equal(await countChanges(), count + mine.length)
      }
    })
  }

  for (const { operations, least, texts, key } of keyed.filter(({ entity }) => entity !== 'deal')) {
    const [text = ''] = texts
    t.test(`'${operations.update}' answers 409 to a key that another record has`, async (t) => {
      const mine = key.of('held', links)
      const [[property, value] = ['', '']] = Object.entries(mine) as [string, string][]
      const { body: holder } = await act(operations.create, { body: { ...least(1, links), ...mine } })
      const { body: before } = await act(operations.create, { body: least(2, links) })
      const body = { [property]: key.alike(value), [text]: 'x' }
      const { status, problem } = await act(operations.update, { params: { id: before.id }, body })
      t.same([status, problem.existingId], [409, holder.id])
      t.same((await act(operations.get, { params: { id: before.id } })).body, before)
      const own = await act(operations.update, { params: { id: holder.id }, body: mine })
      t.equal(own.status, 200, 'its own key is no obstacle')
      await act(operations.update, { params: { id: holder.id }, body: { [property]: null } })
      t.equal((await act(operations.update, { params: { id: before.id }, body })).status, 200, 'a key given up is free')
    })
  }
})
