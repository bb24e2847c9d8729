import t from 'tap'
import { makeId } from '../../src/ids.ts'
import { watchQueries } from '../support/watch-queries.ts'
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
      get: 'getContact',
      batchGet: 'batchGetContacts',
      upsert: 'upsertContact',
      body: contact
    },
    company: {
      mine: (await call('createCompany', { as, body: company })).body.id,
      hidden: (await call('createCompany', { as: admin, body: { ...company, ownerId } })).body.id,
      merge: 'mergeCompanies',
      restore: 'restoreCompany',
      get: 'getCompany',
      batchGet: 'batchGetCompanies',
      upsert: 'upsertCompany',
      body: company
    }
  } as const
  for (const [entity, { mine, hidden, merge, restore, get, batchGet, upsert, body }] of Object.entries(kinds)) {
    const params = { id: mine }
    const code = `merged-${entity}`
    await call(entity === 'contact' ? 'updateContact' : 'updateCompany', { as, params, body: { custom: { code } } })
    const values = { custom: { code: `kept-${entity}` } }
    await call(merge, { as: admin, params: { id: hidden }, body: { duplicateId: mine, values } })
    for (const operation of [get, restore]) {
      const { status, problem } = await call(operation, { as, params })
      t.same(
        [status, problem.code, problem.mergedInto],
        [404, 'not_found', undefined],
        `'${operation}' as who sees some`
      )
    }
    const batch = await call(batchGet, { as, body: { ids: [mine] } })
    t.same([batch.headers['x-missing-ids'], batch.headers['x-merged-ids']], [mine, undefined])
    const reference = { activityType: 'note', subject: 'S', [`${entity}Id`]: mine }
    const referring = await call('createActivity', { as, invalidBody: reference })
    t.same(referring.problem.errors, [{ path: `/${entity}Id`, message: 'names nothing that this tenant has' }])
    const sent = { query: { match: 'custom.code' }, body: { ...body, custom: { code } } }
    const byAlias = await call(upsert, { as, ...sent } as never)
    t.same([byAlias.status, byAlias.problem.code, byAlias.problem.existingId], [409, 'duplicate', undefined])
    t.notMatch(JSON.stringify(byAlias.problem), hidden)
    t.equal((await call(upsert, { as: admin, ...sent } as never)).body.id, hidden)
    const { status, problem } = await call(restore, { as: admin, params })
    t.same([status, problem.mergedInto], [404, hidden], `the ${entity} is still merged`)
  }
})

t.test('What was merged into a hidden record takes as many statements to answer as what was never there', async (t) => {
  const { service, whole } = await makeWorlds(t, 'own')
  const { call } = service
  const { as, id } = whole
  const { admin } = service.acme
  const body = { firstName: 'Maja', lastName: 'Ek' }
  const make = async (more: object) => (await call('createContact', { as: admin, body: { ...body, ...more } })).body.id
  const [merged, survivor] = [await make({ ownerId: id('user.me') }), await make({ ownerId: id('user.stranger') })]
  await call('mergeContacts', { as: admin, params: { id: survivor }, body: { duplicateId: merged } })
  const hidden = await make({ ownerId: id('user.stranger') })
  await call('deleteContact', { as: admin, params: { id: hidden } })
  let names: (string | undefined)[] = []
  watchQueries(t, (_text, _client, name) => names.push(name))
  const count = async (operation: 'getContact' | 'updateContact' | 'restoreContact', of: string) => {
    const request = operation === 'updateContact' ? { body: { title: 'x' } } : {}
    const send = () => call(operation, { as, params: { id: of }, ...request } as never)
    await send()
    names = []
    t.equal((await send()).status, 404)
    return names.filter((name) => /contact|merged|owner|last|record/.test(name ?? '')).sort()
  }
  for (const operation of ['getContact', 'updateContact', 'restoreContact'] as const) {
    const absent = await count(operation, makeId())
    for (const one of [merged, hidden]) t.same(await count(operation, one), absent, operation)
  }
})
