import t from 'tap'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { importBoth } from './both-ways.ts'
import { type Result, sheets } from './sheets.ts'

// Properties that an import defines for the columns that lack them.

t.test('An administrator’s import defines the properties that its columns lack', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const { importFile, refuseFile } = sheets(service)
  const properties = async () =>
    (await call('listProperties', { query: { entity: 'contact' } })).body.map(({ key, type, label }) => [
      key,
      type,
      label
    ])
  const file = 'first_name,last_name,custom.code,Record ID,Other\nA,B,c-1,17,x\n'
  const query = { properties: 'create', mapping: 'Record ID:custom.record_id' }
  t.match(await refuseFile('contacts', file, acme.writer, query), { status: 403, requiredScope: 'admin' })
  t.match(await refuseFile('contacts', file, acme.admin, {}), { status: 400, detail: /define it first/ })
  const dry = await importFile('contacts', file, acme.admin, { ...query, dryRun: true })
  t.match(dry, { imported: 1, createdProperties: ['code', 'record_id'], ignoredColumns: ['Other'], errors: [] })
  t.same(await properties(), [], 'nothing is written')
  const { answer, job } = await importBoth(service, 'contacts', file, query)
  t.same(answer.createdProperties, ['code', 'record_id'])
  t.match(job, { imported: 1, createdProperties: ['code', 'record_id'], errors: [] })
  t.same(await properties(), [
    ['code', 'text', 'code'],
    ['record_id', 'text', 'Record ID']
  ])
  t.match((await call('listContacts', {})).body, [{ custom: { code: 'c-1', record_id: '17' } }])
  const again = await importFile('contacts', file, acme.admin, query)
  t.same(again.createdProperties, [], 'they are there by now')
  const more = await importFile('contacts', file.replace('custom.code', 'custom.further'), acme.admin, query)
  t.same((more as Result).createdProperties, ['further'])

  const [{ id } = { id: '' }] = (await call('listProperties', { query: { entity: 'contact' } })).body
  await call('updateProperty', { params: { id }, body: { isArchived: true } })
  const before = await properties()
  for (const async of [false, true]) {
    const refuse = (columns: string) =>
      refuseFile('contacts', `first_name,last_name,${columns}\nA,B\n`, acme.admin, {
        ...query,
        async,
        mapping: 'first_name:first_name'
      })
    t.match(await refuse('custom.new,custom.code'), {
      status: 400,
      detail: /custom.code, which belongs to an archived/
    })
    t.match(await refuse('custom.9,custom.new,custom.code,custom.Ü'), {
      status: 400,
      detail: /custom.9, which is no key.*; custom.code, which belongs to an archived.*; custom.ü, which is no key/
    })
    const many = Array.from({ length: 198 }, (_, n) => `custom.k${n}`).join()
    t.match(await refuse(many), {
      status: 409,
      code: 'limit_reached',
      detail: /names 198 properties that are not defined, beside the 3 .* together there may be 200/
    })
  }
  t.same(await properties(), before, 'nothing was written')
})

t.test('Files that come at once and lack one column define it once, and all come in', async (t) => {
  const service = await startService(t)
  const { call } = service
  const query = { properties: 'create' }
  const send = (n: number, columns: string) =>
    call('importContacts', {
      ...upload(`first_name,last_name,${columns}\nA,B${n},x${n},y${n}\n`),
      query: { ...query, async: n % 2 === 1 }
    } as never)
  const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => send(n, `custom.shared,custom.own_${n}`)))
  t.same(
    answers.map(({ status }) => status),
    [200, 202, 200, 202, 200, 202]
  )
  const made = answers.map(({ body }) => (body as unknown as Result).createdProperties ?? [])
  t.equal(made.filter((keys) => keys.includes('shared')).length, 1, 'one of them says that it made it')
  for (const [n, keys] of made.entries()) t.ok(keys.includes(`own_${n}`), `its own, too: ${keys}`)
  await waitFor('all rows', async () => (await call('listContacts', {})).body.length === 6)
  const own = (await call('listContacts', {})).body.map(({ lastName, custom }) => [lastName, custom])
  t.same(
    own.sort(),
    [0, 1, 2, 3, 4, 5].map((n) => [`B${n}`, { shared: `x${n}`, [`own_${n}`]: `y${n}` }])
  )
  t.equal((await call('listProperties', { query: { entity: 'contact' } })).body.length, 7)
})
