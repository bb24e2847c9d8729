import t from 'tap'
import { startService } from '../support/start.ts'
import { caller, kinds, makeLinks } from './kinds.ts'

t.test('Records of every kind are read by their GET', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const foreign = await makeLinks(service, globex)

  for (const { operations, least, full } of kinds) {
    t.test(`'${operations.get}' answers the record to everybody who may read`, async (t) => {
      const { body: made } = await act(operations.create, { body: full('found', links) })
      t.same((await act(operations.get, { params: { id: made.id }, as: acme.reader })).body, made)
      t.same((await act(operations.get, { params: { id: made.id.toUpperCase() } })).body, made, 'in capitals, too')
    })

    t.test(`'${operations.get}' answers any one property alone`, async (t) => {
      const { body: made } = await act(operations.create, { body: least('in parts', links) })
      for (const fields of Object.keys(made)) {
        const { body } = await act(operations.get, { params: { id: made.id }, query: { fields } })
        t.same(body, { [fields]: made[fields] })
      }
    })

    t.test(`'${operations.get}' says the same of a deleted id, another tenant’s and none’s`, async (t) => {
      const { body: gone } = await act(operations.create, { body: least('gone', links) })
      const { body: theirs } = await act(operations.create, { body: least('theirs', foreign), as: globex.admin })
      await act(operations.remove, { params: { id: gone.id } })
      const answers = []
      for (const id of ['019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11', gone.id, theirs.id]) {
        const { problem } = await act(operations.get, { params: { id } })
        answers.push({ ...problem, requestId: '' })
      }
      t.equal(answers[0]?.status, 404)
      t.same(answers[1], answers[0])
      t.same(answers[2], answers[0])
    })
  }

  t.test('Joined names are those of the moment, in every kind', async (t) => {
    const names = {
      contactName: 'Ada Lindgren',
      companyName: 'Nordwind',
      dealName: 'Fleet',
      ownerName: 'Administrator'
    }
    const made: Record<string, string> = {}
    for (const { entity, operations, full } of kinds) {
      const { body } = await act(operations.create, { body: full('joined', links) })
      for (const [property, name] of Object.entries(names)) if (property in body) t.equal(body[property], name, entity)
      made[entity] = body.id
    }
    await service.call('updateContact', { params: { id: links.contactId }, body: { lastName: 'Byron' } })
    await service.call('updateCompany', { params: { id: links.companyId }, body: { name: 'Sydvind' } })
    await service.call('updateDeal', { params: { id: links.dealId }, body: { name: 'Trucks' } })
    await service.call('updateUser', { params: { id: acme.userId }, body: { name: 'Grace' } })
    const now = { contactName: 'Ada Byron', companyName: 'Sydvind', dealName: 'Trucks', ownerName: 'Grace' }
    for (const { entity, operations } of kinds) {
      const { body } = await act(operations.get, { params: { id: made[entity] ?? '' } })
      for (const [property, name] of Object.entries(now)) if (property in body) t.equal(body[property], name, entity)
    }
  })
})
