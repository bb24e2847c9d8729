import t from 'tap'
import { startService } from '../support/start.ts'

const someId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'

t.test('A restricted caller matches, counts and changes only the records that they see', async (t) => {
  const { call, acme, sql } = await startService(t)
  const body = { email: 'own@acme.example', name: 'U', password: 'seven lazy geese fly', visibility: 'own' } as const
  const userId = (await call('createUser', { body })).body.id
  const { key } = (await call('createApiKey', { body: { name: 'K', scopes: 'read,write', userId } })).body
  const as = { host: acme.host, headers: { 'x-api-key': key } }
  const company = async (name: string, ownerId: string | null) =>
    (await call('createCompany', { body: { name, ownerId } })).body.id
  const [secret, common] = [await company('Secret', acme.userId), await company('Common', null)]
  const contact = async (lastName: string, ownerId: string | null, companyId: string) => {
    const body = { firstName: 'N', lastName, city: 'Oslo', ownerId, companyId }
    return (await call('createContact', { body })).body.id
  }
  const mine = await contact('Mine', userId, secret)
  const nobodys = await contact('Nobodys', null, common)
  const hidden = await contact('Hidden', acme.userId, common)
  const filter = { property: 'city', op: 'eq', value: 'Oslo' } as const
  const read = async (id: string) => (await call('getContact', { params: { id } })).body

  const all = await call('bulkUpdateContacts', { as, body: { filter, set: { title: 'CEO' }, expectedCount: 3 } })
  t.match(all.problem, { code: 'count_changed', matched: 2 })
  for (const dryRun of [true, false]) {
    const { body } = await call('bulkUpdateContacts', { as, body: { filter, set: { title: 'CEO' }, dryRun } })
    t.match(body, { matched: 2, updated: 2, skipped: 0, failed: 0 })
  }
  t.same([(await read(mine)).title, (await read(nobodys)).title, (await read(hidden)).title], ['CEO', 'CEO', null])

  const byName = { property: 'companyName', op: 'eq', value: 'secret' } as const
  t.equal(
    (await call('bulkUpdateContacts', { body: { filter: byName, set: { title: 'x' }, dryRun: true } })).body.matched,
    1
  )
  t.equal((await call('bulkUpdateContacts', { as, body: { filter: byName, set: { title: 'x' } } })).body.matched, 0)
  t.equal((await call('bulkDeleteContacts', { as, body: { filter: byName } })).body.matched, 0)
  const problems = []
  for (const companyId of [secret, someId]) {
    const { problem } = await call('bulkUpdateContacts', { as, body: { filter, set: { companyId } } })
    problems.push({ ...problem, requestId: '' })
  }
  t.match(problems[0], { code: 'invalid_reference', errors: [{ path: '/set/companyId' }] })
  t.same(problems[0], problems[1], 'what is hidden is answered like what was never there')

  const ofCompany = { property: 'name' as const, op: 'in' as const, value: ['Secret', 'Common'] }
  const gone = await call('bulkDeleteCompanies', { as, body: { filter: ofCompany } })
  t.match(gone.body, { matched: 1, deleted: 1 })
  t.equal((await read(hidden)).companyId, null, 'what follows does so in hidden records, too')
  t.equal((await read(mine)).companyId, secret)
  const given = await call('bulkUpdateContacts', { as, body: { filter, set: { ownerId: acme.userId } } })
  t.match(given.body, { matched: 2, updated: 2, skipped: 0 })
  t.equal((await call('bulkDeleteContacts', { as, body: { filter } })).body.matched, 0)
  t.equal((await sql('select from contacts')).length, 3)
})
