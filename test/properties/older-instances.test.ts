import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { sheets } from '../import-export/sheets.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

t.test('No property is defined while an instance of release 1.0.0 runs, and others are once it is gone', async (t) => {
  const service = await startService(t)
  const { call, config, acme, sql, startInstance } = service
  const { importFile, refuseFile } = sheets(service)
  // Another instance of this version is in nobody's way.
  await startInstance()
  const make = (key: string) =>
    call('createProperty', { body: { entity: 'contact', key, type: 'text', label: 'A label' } })
  t.equal((await make('before')).status, 201)

  // As one names the session on which it listens.
  const older = new pg.Client({
    connectionString: config.connectionUrl,
    application_name: `crm-listener ${randomUUID()}`
  })
  await older.connect()
  const refused = await make('beside')
  t.same([refused.status, refused.problem.code], [409, 'in_use'])
  t.match(refused.problem.detail, /instances of release 1\.0\.0 run on it/)
  const file = 'first_name,last_name,custom.beside\nMaja,Ek,gold\n'
  t.match(await refuseFile('contacts', file, acme.admin, { properties: 'create' }), { status: 409, code: 'in_use' })
  t.same((await call('listContacts')).body, [], 'nothing of the file is written')
  await older.end()
  await waitFor('its session’s end', async () => {
    const left = await sql(`select from pg_stat_activity where datname = current_database()
      and application_name like 'crm-listener %' and application_name not like '%/%'`)
    return left.length === 0
  })

  t.equal((await make('beside')).status, 201)
  t.match(await importFile('contacts', file, acme.admin, { properties: 'create' }), { imported: 1 })
})
