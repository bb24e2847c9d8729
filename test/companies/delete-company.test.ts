import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test("'deleteCompany' removes a company for good", async (t) => {
  const service = await startService(t)
  const { call, acme } = service

  t.test("'deleteCompany' answers the id, once; after that there is no such company", async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Gone', domain: 'gone.test' } })
    const params = { id: body.id }
    t.same((await call('deleteCompany', { params, as: acme.writer })).body, { id: body.id, deleted: true })
    t.equal((await call('deleteCompany', { params })).status, 404)
    t.equal((await call('getCompany', { params })).status, 404)
    t.equal((await call('updateCompany', { params, body: { name: 'Back' } })).status, 404)
    const again = await call('createCompany', { body: { name: 'Next', domain: 'gone.test' } })
    t.equal(again.status, 201, 'its domain is free again')
  })

  t.test("'deleteCompany' logs the last state of the company", async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Remembered', tags: ['x'] } })
    const count = (await readChanges(service)).length
    await call('deleteCompany', { params: { id: body.id } })
    const changes = (await readChanges(service)).slice(count)
    t.equal(changes.length, 1)
    t.match(changes[0], { entity: 'company', entity_id: body.id, action: 'deleted', data: body })
    t.ok((changes[0]?.changed_at ?? '') > body.updatedAt)
  })

  t.test("Of several 'deleteCompany' at the same time one succeeds", async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Contended' } })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('deleteCompany', { params: { id: body.id } }))
    )
    t.equal(answers.filter(({ status }) => status === 200).length, 1)
    t.equal(answers.filter(({ status }) => status === 404).length, 9)
  })
})
