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

  t.test('What isn’t the key is taken by upserts, items of a bulk and files, too, as the record has it', async (t) => {
    await call('createProperty', { body: { entity: 'company', key: 'no', type: 'text', label: 'No', isUnique: true } })
    await call('createProperty', { body: { entity: 'contact', key: 'no', type: 'text', label: 'No', isUnique: true } })
    const files = sheets(service)
    const query = { match: 'custom.no' } as const
    const byMatch = { mode: 'update', match: 'custom.no' } as const
    for (const domain of ['N/A', 'here', 'no\u00adva.test']) {
      const custom = { no: domain }
      const { id } = (await call('createCompany', { body: { name: 'Held', custom } })).body
      await sql('update companies set domain = $2 where id = $1', [id, domain])
      const read = (await call('getCompany', { params: { id } })).body
      const upsert = await call('upsertCompany', { body: { ...read, notes: 'by match' } as never, query })
      t.match([upsert.status, upsert.status === 200 && upsert.body], [200, { action: 'updated', id }], domain)
      const text = `custom.no,domain,notes\n${domain},${domain},from a file\n`
      const updated = await files.importFile('companies', text, service.acme.admin, byMatch)
      t.match(updated, { updated: 1, errors: [] }, domain)
      const whole = await files.importFile('companies', `name,${text.replace('\n', '\nHeld,')}`, service.acme.admin, {
        ...byMatch,
        mode: 'upsert'
      })
      t.match(whole, { unchanged: 1, errors: [] }, domain)
      t.match((await call('getCompany', { params: { id } })).body, { domain, notes: 'from a file' })
      const others = [
        await call('upsertCompany', { query, invalidBody: { name: 'Held', domain: 'nowhere', custom } }),
        await call('upsertCompany', { query, invalidBody: { name: 'Held', domain, custom: { no: 'new' } } }),
        await call('upsertCompany', { query, invalidBody: { name: '', domain, custom } })
      ]
      t.same(
        others.map(({ problem }) => problem.errors?.map(({ path }) => path)),
        [['/domain'], ['/domain'], ['/name']]
      )
      const wrong = await files.importFile(
        'companies',
        text.replace(`,${domain},`, ',nowhere,'),
        service.acme.admin,
        byMatch
      )
      t.match(wrong, { updated: 0, errors: [/^Row 2: domain: /] })
    }
    const email = 'held@1.2'
    const { id } = (await call('createContact', { body: { firstName: 'H', lastName: 'H', custom: { no: '1' } } })).body
    await sql(`update contacts set email = $2, email_key = $2, first_name = $3 where id = $1`, [id, email, '\u200b'])
    const read = (await call('getContact', { params: { id } })).body
    t.equal((await call('upsertContact', { body: { ...read, title: 'M' } as never, query })).status, 200)
    t.match((await call('upsertContact', { body: { ...read, title: 'U' } as never })).body, { action: 'updated', id })
    const { body: bulk } = await call('bulkCreateContacts', { body: { items: [{ ...read, title: 'B' }] } as never })
    t.match(bulk, { updated: 1, errors: [] })
    for (const text of [`custom.no,email,title\n1,${email},F\n`, `email,first_name,title\n${email},\u200b,G\n`]) {
      const options = text.startsWith('custom') ? byMatch : ({ mode: 'update' } as const)
      t.match(await files.importFile('contacts', text, service.acme.admin, options), { updated: 1, errors: [] })
    }
    t.match((await call('getContact', { params: { id } })).body, { firstName: '\u200b', email, title: 'G' })
  })

  t.test('A deal whose name has nothing to be seen is found by it, and keeps it', async (t) => {
    const { body } = await call('listPipelines', {})
    const [pipeline] = body as unknown as { id: string; stages: { id: string }[] }[]
    const place = { pipelineId: String(pipeline?.id), stageId: String(pipeline?.stages[0]?.id) }
    const { id } = (await call('createDeal', { body: { ...place, name: 'Seen' } })).body
    await sql('update deals set name = $2, name_key = $2 where id = $1', [id, '\u200b'])
    const read = (await call('getDeal', { params: { id } })).body
    const upsert = await call('upsertDeal', { body: { ...read, notes: 'U' } as never })
    t.match([upsert.status, upsert.status === 200 && upsert.body], [200, { action: 'updated', id }])
    t.match((await call('getDeal', { params: { id } })).body, { name: '\u200b', notes: 'U' })
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
