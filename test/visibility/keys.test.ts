import t from 'tap'
import { makeWorlds } from './worlds.ts'

t.test('A hidden record’s key is taken, and nothing is said of who has it', async (t) => {
  const { service, whole } = await makeWorlds(t, 'own')
  const { call } = service
  const { as, id } = whole
  const maja = { firstName: 'Maja', lastName: 'Ek' }
  const email = 'maja@gamma.test'
  const params = { id: id('contact.mine') }
  const company = { name: 'C', domain: 'gamma.test' }
  const place = { pipelineId: id('pipeline'), stageId: id('stage'), name: 'Hers' }
  const theirs = id('user.stranger')
  await call('createDeal', { as: service.acme.admin, body: { ...place, ownerId: theirs } })
  const refused = {
    'an e-mail address': () => call('createContact', { as, body: { ...maja, email } }),
    'a domain': () => call('createCompany', { as, body: company }),
    'a unique value': () =>
      call('createActivity', { as, body: { activityType: 'call', subject: 'S', custom: { code: 'H' } } }),
    'an update': () => call('updateContact', { as, params, body: { email } }),
    'an upsert': () => call('upsertContact', { as, body: { ...maja, email } }),
    'an upsert that only creates': () =>
      call('upsertContact', { as, body: { ...maja, email }, headers: { 'if-none-match': '*' } }),
    'an upsert by a unique value': () =>
      call('upsertCompany', { as, query: { match: 'custom.code' }, body: { name: 'C', custom: { code: 'H' } } }),
    'an upsert by a name': () => call('upsertDeal', { as, body: place }),
    'a merge': () =>
      call('mergeContacts', { as, params, body: { duplicateId: id('contact.friends'), values: { email } } })
  }
  const hidden = [id('hidden.contact'), id('hidden.company'), id('hidden.activity')]
  for (const [what, refuse] of Object.entries(refused)) {
    const { status, problem } = await refuse()
    t.same([status, problem.code, problem.existingId], [409, 'duplicate', undefined], what)
    for (const one of hidden) t.notMatch(JSON.stringify(problem), one, what)
  }
  const items = [
    { ...maja, email },
    { ...maja, email: 'maja@free.test' }
  ]
  const bulk = (await call('bulkCreateContacts', { as, body: { items } })).body
  t.match(bulk, { created: 1, errors: [{ index: 0 }] })
  for (const one of hidden) t.notMatch(JSON.stringify(bulk), one)
  t.equal((await call('createDeal', { as, body: place })).status, 201, 'a new deal may have any name')
  t.equal((await call('upsertDeal', { as, body: place })).body.action, 'updated', 'and is meant by it then')
})
