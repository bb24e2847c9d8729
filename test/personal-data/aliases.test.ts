import t from 'tap'
import { startService } from '../support/start.ts'
import { readRows } from './read-rows.ts'

// By the e-mail addresses and unique values that merges leave other contacts are found, but by none that an erased person had.

t.test('No alias is left of what an erased person was found by', async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  await call('createProperty', {
    body: { entity: 'contact', key: 'app', type: 'text', label: 'App', isUnique: true }
  })
  let made = 0
  const contact = async () => {
    const [email, app] = [`person-${++made}@erased.test`, `A-${made}`]
    const body = { firstName: 'Maja', lastName: `Ek ${made}`, email, custom: { app } }
    return { id: (await call('createContact', { body })).body.id, email, app }
  }
  const merge = async (id: string, duplicateId: string, values: object = {}) => {
    const { headers } = await call('mergeContacts', { params: { id }, body: { duplicateId, values } })
    return String(headers['x-change-set'])
  }
  const undo = (changeSet: string) => call('undoChangeSet', { body: { changeSet } })
  const erase = async (id: string) => {
    const { status } = await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
    t.equal(status, 200)
  }
  const find = async (app: string) => {
    const body = { firstName: 'A', lastName: 'B', custom: { app } }
    return (await call('upsertContact', { query: { match: 'custom.app' }, body })).body
  }
  const holding = async (text: string) => (await readRows(service)).filter((row) => row.includes(text))

  t.test('An erasure of the one that is left takes all aliases of its merges along', async (t) => {
    const [kept, gone] = [await contact(), await contact()]
    await merge(kept.id, gone.id, { email: 'new@erased.test', custom: { app: 'A-new' } })
    await erase(kept.id)
    t.same(await sql('select from aliases'), [])
    for (const { email, app } of [kept, gone]) {
      t.same(await holding(email), [])
      t.equal((await find(app)).action, 'created')
    }
  })

  t.test('An erasure takes along what a merge replaced that was undone', async (t) => {
    const [kept, gone] = [await contact(), await contact()]
    const set = await merge(kept.id, gone.id, { email: 'other@erased.test' })
    await undo(set)
    await erase(kept.id)
    t.same(await holding(kept.email), [])
  })

  t.test('An erasure takes along what other contacts were found by after they had taken it over', async (t) => {
    const [kept, person, third] = [await contact(), await contact(), await contact()]
    await call('updateContact', { params: { id: kept.id }, body: { email: null, custom: { app: null } } })
    const taken = await merge(kept.id, person.id)
    await merge(kept.id, third.id, { email: 'third@erased.test', custom: { app: 'A-third' } })
    // The person is there again, but the other one was changed since and stays as it is.
    t.match((await undo(taken)).body, { reverted: 1, conflicts: [{ entityId: kept.id }] })
    t.equal((await call('getContact', { params: { id: person.id } })).body.email, person.email)
    t.equal(
      (await holding(person.email)).some((row) => row.startsWith('aliases')),
      true
    )
    const before = (await sql('select from aliases')).length
    await erase(person.id)
    t.same(await holding(person.email), [])
    t.equal((await sql('select from aliases')).length, before - 3, 'the address, the value, and the person’s own merge')
    t.same(await find(third.app), { action: 'updated', id: kept.id }, 'the others’ stay')
    t.equal((await find(person.app)).action, 'created')
  })
})
