import t from 'tap'
import { startService } from '../support/start.ts'

t.test("'getCompany' shows a company to its tenant", async (t) => {
  const { call, acme, globex } = await startService(t)
  const { body: made } = await call('createCompany', { body: { name: 'Found', domain: 'found.test', tags: ['x'] } })

  t.test("'getCompany' answers the record to everybody who may read", async (t) => {
    t.same((await call('getCompany', { params: { id: made.id }, as: acme.reader })).body, made)
    t.same((await call('getCompany', { params: { id: made.id.toUpperCase() } })).body, made, 'in capitals, too')
  })

  t.test("'getCompany' answers only the wanted properties, in any order and each once", async (t) => {
    const query = { fields: ' tags,id, tags' }
    t.same((await call('getCompany', { params: { id: made.id }, query })).body, { tags: ['x'], id: made.id })
  })

  t.test("'getCompany' answers 404 to an id that nothing has, that is deleted, or another tenant’s", async (t) => {
    const { body: gone } = await call('createCompany', { body: { name: 'Gone' } })
    const { body: foreign } = await call('createCompany', { body: { name: 'Foreign' }, as: globex.admin })
    await call('deleteCompany', { params: { id: gone.id } })
    const answers = []
    for (const id of ['019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11', gone.id, foreign.id]) {
      const { problem } = await call('getCompany', { params: { id } })
      answers.push({ ...problem, requestId: '' })
    }
    t.equal(answers[0]?.status, 404)
    t.same(answers[1], answers[0])
    t.same(answers[2], answers[0], 'as if it did not exist')
  })
})
