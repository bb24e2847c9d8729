import t from 'tap'
import { makeWorlds } from './worlds.ts'

t.test('What was merged into a hidden record is gone, and nothing is said of where to', async (t) => {
  const { service, whole } = await makeWorlds(t, 'own')
  const { call } = service
  const { as, id } = whole
  const { admin } = service.acme
  const ownerId = id('user.stranger')
  const contact = { firstName: 'Maja', lastName: 'Ek' }
  const company = { name: 'Ek' }
  const kinds = {
    contact: {
      mine: (await call('createContact', { as, body: contact })).body.id,
      hidden: (await call('createContact', { as: admin, body: { ...contact, ownerId } })).body.id,
      merge: 'mergeContacts',
      restore: 'restoreContact',
      get: 'getContact'
    },
    company: {
      mine: (await call('createCompany', { as, body: company })).body.id,
      hidden: (await call('createCompany', { as: admin, body: { ...company, ownerId } })).body.id,
      merge: 'mergeCompanies',
      restore: 'restoreCompany',
      get: 'getCompany'
    }
  } as const
  for (const [entity, { mine, hidden, merge, restore, get }] of Object.entries(kinds)) {
    const params = { id: mine }
    await call(merge, { as: admin, params: { id: hidden }, body: { duplicateId: mine } })
    for (const operation of [get, restore]) {
      const { status, problem } = await call(operation, { as, params })
      t.same(
        [status, problem.code, problem.mergedInto],
        [404, 'not_found', undefined],
        `'${operation}' as who sees some`
      )
    }
    const { status, problem } = await call(restore, { as: admin, params })
    t.same([status, problem.mergedInto], [404, hidden], `the ${entity} is still merged`)
  }
})
