import { randomUUID } from 'node:crypto'
import t from 'tap'
import { caller, kinds, type Links, makeLinks } from '../records/kinds.ts'
import type { Answer } from '../support/call.ts'
import { startService } from '../support/start.ts'
import type { AnyRecord } from './reference.ts'

const batchGetOf = {
  company: 'batchGetCompanies',
  contact: 'batchGetContacts',
  deal: 'batchGetDeals',
  activity: 'batchGetActivities'
} as const

t.test('Batch reads answer many records by their ids', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const act = caller(service)
  const links: Links = await makeLinks(service)
  const foreignLinks = await makeLinks(service, globex)

  for (const { entity, operations, least } of kinds) {
    t.test(`'${batchGetOf[entity]}' answers records by their ids`, async (t) => {
      const get = (body: object) =>
        act(batchGetOf[entity], { body, as: acme.reader } as never) as unknown as Promise<Answer<AnyRecord[]>>
      const made: AnyRecord[] = []
      for (let n = 0; n < 4; n += 1) {
        made.push((await act<AnyRecord>(operations.create, { body: least(`batch ${n}`, links) })).body)
      }
      const foreign = await act<AnyRecord>(operations.create, {
        body: least('foreign', foreignLinks),
        as: globex.admin
      })
      const ids = made.map(({ id }) => id)

      t.test(
        `'${batchGetOf[entity]}' answers in the order asked for, each once, as their GET shows them`,
        async (t) => {
          const [a = '', b = '', c = '', d = ''] = ids
          const { body, headers } = await get({ ids: [c, a.toUpperCase(), d, c, b] })
          t.same(body, [made[2], made[0], made[3], made[1]])
          t.equal(headers['x-missing-ids'], undefined)
        }
      )

      t.test(`'${batchGetOf[entity]}' names the ids that it has not, another tenant’s too`, async (t) => {
        const nobody = randomUUID()
        const asked = [nobody, ids[1], foreign.body.id, nobody.toUpperCase(), nobody]
        const { body, headers } = await get({ ids: asked, fields: ['createdAt', 'id'] })
        t.same(body, [{ id: ids[1], createdAt: made[1]?.createdAt }])
        t.equal(headers['x-missing-ids'], `${nobody},${foreign.body.id}`, 'each once')
        t.same((await get({ ids: [nobody] })).body, [])
      })

      t.test(`'${batchGetOf[entity]}' takes 1 to 100 ids`, async (t) => {
        const hundred = Array.from({ length: 100 }, () => randomUUID())
        t.equal(String((await get({ ids: hundred })).headers['x-missing-ids']).split(',').length, 100)
        for (const [wrong, path] of [
          [{ ids: [] }, '/ids'],
          [{ ids: [...hundred, ids[0]] }, '/ids'],
          [{ ids: ['x'] }, '/ids/0'],
          [{}, '/ids'],
          [{ ids, fields: [] }, '/fields'],
          [{ ids, fields: ['surprise'] }, '/fields/0']
        ] as const) {
          const { status, problem } = await get(wrong)
          t.same([status, problem.errors?.[0]?.path], [400, path])
        }
      })
    })
  }
})
