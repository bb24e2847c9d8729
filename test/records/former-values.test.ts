import t from 'tap'
import { sheets } from '../import-export/sheets.ts'
import { startService } from '../support/start.ts'

// Values that release 1.1.0 took, and that this one refuses. The records that hold them are changed like any others.

const domains = ['n', '-', 'localhost', 'com', '1.2', '-x.test', 'x-.test', '999.999.999.999', 'ｅx9']

t.test('A record that holds what is refused by now is sent back as it was read', async (t) => {
  const service = await startService(t)
  const { call, sql } = service

  for (const domain of domains) {
    t.test(`A company keeps the domain ${domain} when it is sent back`, async (t) => {
      const { id } = (await call('createCompany', { body: { name: `Of ${domain}`, tags: ['x'] } })).body
      await sql('update companies set domain = $2 where id = $1', [id, domain])
      const params = { id }
      const read = (await call('getCompany', { params })).body
      const put = await call('updateCompany', { params, body: { ...read, notes: 'PUT' } as never })
      t.match([put.status, put.status === 200 && put.body], [200, { domain, notes: 'PUT' }])
      const same = await call('updateCompany', { params, body: (await call('getCompany', { params })).body as never })
      t.equal(same.body.updatedAt, put.body.updatedAt, 'nothing is changed')
      const upsert = await call('upsertCompany', { body: { ...read, notes: 'upsert' } as never })
      t.match([upsert.status, upsert.status === 200 && upsert.body], [200, { action: 'updated', id }])
      const bulk = await call('bulkCreateCompanies', {
        body: {
          items: [
            { ...read, notes: 'bulk' },
            { name: 'N', domain: 'nope' }
          ]
        } as never
      })
      t.match(bulk.body, { created: 0, updated: 1, failed: 1, errors: [{ index: 1 }] })
      t.match((await call('getCompany', { params })).body, { domain, notes: 'bulk' })
      const other = await call('createCompany', { invalidBody: { name: 'Other', domain } })
      t.equal(other.status, 400, 'no other record gets it')
      const moved = await call('updateCompany', { params, invalidBody: { domain: 'nowhere' } })
      t.equal(moved.status, 400, 'nor is it changed to another such value')
    })
  }

  t.test('Contacts and users keep their addresses when they are sent back', async (t) => {
    for (const email of ['a@1.2', 'b@x.test.99', 'c@xn--a.test', 'd@\u0301x.test']) {
      const { id } = (await call('createContact', { body: { firstName: 'A', lastName: 'B' } })).body
      await sql('update contacts set email = $2, email_key = $2 where id = $1', [id, email])
      const read = (await call('getContact', { params: { id } })).body
      const put = await call('updateContact', { params: { id }, body: { ...read, title: 'T' } as never })
      t.match([put.status, put.status === 200 && put.body.title], [200, 'T'], email)
      t.match((await call('upsertContact', { body: { ...read, title: 'U' } as never })).body, { action: 'updated', id })
      const user = { email: `u${id}@acme.example`, name: 'U', password: 'seven lazy geese fly' }
      const made = (await call('createUser', { body: user })).body
      await sql('update users set email = $2, email_key = $2 where id = $1', [made.id, `u${email}`])
      const params = { id: made.id }
      const known = (await call('getUser', { params })).body
      t.equal((await call('updateUser', { params, body: { ...known, name: 'V' } as never })).status, 200)
    }
  })

  t.test('Names and tags without a letter, or with too many once they are composed, can be sent back', async (t) => {
    const { id } = (await call('createCompany', { body: { name: 'Name', city: 'City' } })).body
    for (const name of ['\u200b', '\u0958'.repeat(255)]) {
      await sql('update companies set name = $2, city = $2, tags = array[$2] where id = $1', [id, name])
      const params = { id }
      const read = (await call('getCompany', { params })).body
      const put = await call('updateCompany', { params, body: { ...read, notes: name.length.toString() } as never })
      t.match([put.status, put.status === 200 && put.body.notes], [200, name.length.toString()])
    }
  })

  t.test('What else is wrong with a body is told, and that alone', async (t) => {
    const { id } = (await call('createCompany', { body: { name: 'Both' } })).body
    await sql(`update companies set domain = 'both' where id = $1`, [id])
    const { status, problem } = await call('updateCompany', {
      params: { id },
      invalidBody: { domain: 'both', employeeCount: -1 }
    })
    t.match([status, problem.errors?.map(({ path }) => path)], [400, ['/employeeCount']])
  })

  t.test('Merges, restores and undoes keep a domain that is none by now', async (t) => {
    const [one, two] = [
      (await call('createCompany', { body: { name: 'One' } })).body,
      (await call('createCompany', { body: { name: 'Two' } })).body
    ]
    await sql(`update companies set domain = 'gone' where id = $1`, [two.id])
    const params = { id: one.id }
    const changed = await call('updateCompany', { params: { id: two.id }, body: { notes: 'later' } })
    await call('deleteCompany', { params: { id: two.id } })
    t.equal((await call('restoreCompany', { params: { id: two.id } })).body.domain, 'gone')
    t.equal((await call('undoChangeSet', { body: { changeSet: String(changed.headers['x-change-set']) } })).status, 200)
    const merged = await call('mergeCompanies', { params, body: { duplicateId: two.id } })
    t.equal(merged.status, 200)
    t.equal(merged.body.domain, 'gone')
  })

  t.test('A file finds a company by a domain that is none by now', async (t) => {
    const { id } = (await call('createCompany', { body: { name: 'Filed' } })).body
    await sql(`update companies set domain = 'filed' where id = $1`, [id])
    const text = 'name,domain,notes\nFiled,filed,from a file\nOther,other,x\n'
    const result = await sheets(service).importFile('companies', text, service.acme.admin, { mode: 'upsert' })
    t.match(result, { imported: 0, updated: 1, skipped: 1 })
  })
})
