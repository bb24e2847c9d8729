import t from 'tap'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { cloneDatabase } from '../database.ts'
import { startService } from '../helper.ts'
import { sheets } from '../import-export/sheets.ts'
import { caller, kinds, makeLinks } from '../records/kinds.ts'

t.test('a database whose sessions are not in UTC is refused', async (t) => {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  const url = new URL(database.url)
  // As behind a pooler that drops the service's own.
  url.searchParams.set('options', '-c timezone=Europe/Berlin')
  await t.rejects(migrateDatabase(url.href), { message: /^[^\n]*Europe\/Berlin, not UTC[^\n]*$/ })
  await t.resolves(migrateDatabase(database.url))
})

t.test('an instance goes on writing where a newer one has added columns meanwhile', async (t) => {
  const service = await startService(t)
  const act = caller(service)
  const links = await makeLinks(service)
  for (const { entity, table, operations, least, full } of kinds) {
    t.equal((await act(operations.create, { body: least('before', links) })).status, 201, entity)
    await service.sql(`alter table ${table} add column later text not null default 'later'`)
    const { status, body } = await act(operations.create, { body: full('after', links) })
    t.equal(status, 201, `create ${entity}`)
    const params = { id: body.id }
    t.equal((await act(operations.update, { params, body: full('updated', links) })).status, 200, `update ${entity}`)
    t.equal((await act(operations.remove, { params })).status, 200, `delete ${entity}`)
  }
  const { imported } = await sheets(service).importFile('contacts', 'first_name,last_name\nAda,Byron\n')
  t.equal(imported, 1)
})
