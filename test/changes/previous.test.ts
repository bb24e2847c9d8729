import t from 'tap'
import { startService } from '../support/start.ts'

t.test("With previous=true 'listChanges' says what each changed property was before, as histories do", async (t) => {
  const { call } = await startService(t)
  const { body: company } = await call('createCompany', { body: { name: 'Before', city: 'Oslo' } })
  const params = { id: company.id }
  const { headers } = await call('updateCompany', { params, body: { name: 'After', city: null } })
  const changeSet = String(headers['x-change-set'])
  await call('deleteCompany', { params })
  const { body } = await call('listChanges', { query: { changeSet, previous: true } })
  t.strictSame(
    body.changes.map(({ action, previous }) => ({ action, previous })),
    [{ action: 'updated', previous: { name: 'Before', city: 'Oslo' } }]
  )
  const query = { entityId: company.id, previous: true }
  const all = (await call('listChanges', { query })).body.changes
  const history = (await call('listCompanyHistory', { params })).body
  t.strictSame(
    all.map(({ previous }) => previous).reverse(),
    history.map((entry) => entry.previous)
  )
  t.strictSame(all[0]?.previous, {}, 'a creation has none')
  t.strictSame(all.at(-1)?.previous, {}, 'a deletion has none')
  const plain = (await call('listChanges', { query: { changeSet, previous: false } })).body
  t.notOk('previous' in (plain.changes[0] ?? {}), 'it comes only where it is asked for')
})
