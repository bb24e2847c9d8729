import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { readChanges } from '../support/change-log.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

const rows = 1_200

const skip = unlessOnCluster('its tables take no triggers')

t.test('An undo of many records goes on where it was cut off', { skip }, async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  const lines = Array.from({ length: rows }, (_, n) => `Maja,Ek ${n},n${n}@large.test`)
  const file = upload(['first_name,last_name,email', ...lines].join('\n'))
  const countContacts = async () =>
    (await sql<{ count: number }>('select count(*)::int as count from contacts'))[0]?.count

  const imported = await call('importContacts', file)
  t.equal(imported.body.imported, rows)
  const changeSet = String(imported.headers['x-change-set'])
  const [touched = '', inTheWay = ''] = (
    await sql<{ id: string }>(`select id from contacts where last_name in ('Ek 1100', 'Ek 300') order by last_name`)
  ).map(({ id }) => id)
  await call('updateContact', { params: { id: touched }, body: { title: 'CEO' } })
  const expected = {
    reverted: rows - 1,
    conflicts: [{ entity: 'contact', entityId: touched, reason: 'changed_since' }]
  }
  const dry = await call('undoChangeSet', { body: { changeSet, dryRun: true } })
  t.same(dry.body, { changeSet: null, ...expected })
  t.equal(await countContacts(), rows)

  // Stands for a crash: the chunk with this contact fails, and those before it stay.
  await sql(`create function fail() returns trigger language plpgsql as
    $$ begin if old.id = '${inTheWay}' then raise 'cut off'; end if; return old; end $$`)
  await sql('create trigger fail before delete on contacts for each row execute function fail()')
  const headers = { 'idempotency-key': 'large' }
  t.equal((await call('undoChangeSet', { body: { changeSet }, headers })).status, 500)
  const left = (await countContacts()) ?? 0
  t.ok(left > 1 && left < rows, `${left} are left`)
  await sql('drop trigger fail on contacts')
  t.same((await call('undoChangeSet', { body: { changeSet, dryRun: true } })).body, dry.body, 'of the whole set')
  const done = await call('undoChangeSet', { body: { changeSet } })
  t.match(done.body, expected)
  t.equal(done.headers['x-change-set'], done.body.changeSet)
  t.equal(await countContacts(), 1)
  const undoSets = await sql(`select distinct change_set from changes where source = 'undo'`)
  t.same(undoSets, [{ change_set: done.body.changeSet }], 'all of it is one change set')
  const again = (await call('undoChangeSet', { body: { changeSet } })).body
  t.match(again, { changeSet: null, reverted: 0 })
  t.equal(again.conflicts.length, 1_001)
  t.same(again.conflicts.at(-1), { entity: null, entityId: null, reason: `${rows - 1_000} more` })

  const redo = { body: { changeSet: done.body.changeSet ?? '' }, headers: { 'idempotency-key': 'redo' } }
  const [first, second] = await Promise.all([call('undoChangeSet', redo), call('undoChangeSet', redo)])
  t.match(first.body, { reverted: rows - 1, conflicts: [] })
  t.same(second.body, first.body, 'twins come to the same')
  t.equal(await countContacts(), rows)
  const changes = await readChanges(service)
  t.same(
    changes.map(({ sequence }) => sequence),
    changes.map((_, index) => index + 1 + (changes[0]?.sequence ?? 1) - 1)
  )
})

t.test('An undo in chunks sees what the chunks before it did, in a dry run, too', async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  const { body: company } = await call('createCompany', { body: { name: 'Nordwind' } })
  const lines = Array.from({ length: 700 }, (_, n) => `Maja,Ek ${n},Nordwind`)
  await call('importContacts', upload(['first_name,last_name,company_name', ...lines].join('\n')))
  const deletion = await call('deleteCompany', { params: { id: company.id } })
  const changeSet = String(deletion.headers['x-change-set'])
  const dry = await call('undoChangeSet', { body: { changeSet, dryRun: true } })
  t.match(dry.body, { reverted: 701, conflicts: [] })
  const { body } = await call('undoChangeSet', { body: { changeSet } })
  t.match(body, { reverted: 701, conflicts: [] })
  t.same(await sql('select count(*)::int from contacts where company_id = $1', [company.id]), [{ count: 700 }])
  const redone = await call('undoChangeSet', { body: { changeSet: body.changeSet ?? '', dryRun: true } })
  t.match(redone.body, { reverted: 701, conflicts: [] })
})

t.test('A dry run of an undo in chunks knows the unique values that the chunks before it free', async (t) => {
  const service = await startService(t)
  const { call } = service
  await call('createProperty', {
    body: { entity: 'contact', key: 'badge', type: 'text', label: 'Badge', isUnique: true }
  })
  const custom = { badge: '1' }
  const { body: first } = await call('createContact', {
    body: { firstName: 'Maja', lastName: 'Ek', email: 'first@large.test', custom }
  })
  const rest = Array.from({ length: 1_300 }, (_, n) => `Maja,Ek,n${n}@large.test,`)
  const lines = ['Maja,Ek,first@large.test,2', ...rest, 'Maja,Ek,last@large.test,1']
  const file = upload(['first_name,last_name,email,custom.badge', ...lines].join('\n'))
  const imported = await call('importContacts', { ...file, query: { mode: 'upsert' } })
  t.match(imported.body, { imported: 1_301, updated: 1 })
  const changeSet = String(imported.headers['x-change-set'])
  const dry = await call('undoChangeSet', { body: { changeSet, dryRun: true } })
  t.match(dry.body, { reverted: 1_302, conflicts: [] })
  const { body } = await call('undoChangeSet', { body: { changeSet } })
  t.match(body, { reverted: 1_302, conflicts: [] })
  t.same((await call('getContact', { params: { id: first.id } })).body.custom, custom)
})
