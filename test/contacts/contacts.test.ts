import t from 'tap'
import { makeLinks } from '../records/kinds.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

// What holds for contacts alone; what they have in common with other records stands in test/records.

t.test('Contacts are told apart by their e-mail addresses', async (t) => {
  const service = await startService(t)
  const { call, globex, sql } = service
  const { companyId } = await makeLinks(service)
  const maja = { firstName: 'Maja', lastName: 'Ek' }

  t.test("'createContact' makes a lead, unless the body says otherwise", async (t) => {
    t.equal((await call('createContact', { body: maja })).body.lifecycleStage, 'lead')
    const stages = ['subscriber', 'lead', 'marketing_qualified_lead', 'sales_qualified_lead', 'opportunity', 'customer']
    for (const lifecycleStage of [...stages, 'evangelist', 'other'] as 'lead'[]) {
      const { body } = await call('createContact', { body: { ...maja, lifecycleStage } })
      t.equal(body.lifecycleStage, lifecycleStage)
    }
    for (const lifecycleStage of ['Lead', '', 'unknown', null]) {
      const { status } = await call('createContact', { invalidBody: { ...maja, lifecycleStage } })
      t.equal(status, 400, String(lifecycleStage))
    }
  })

  t.test("'createContact' needs both names, of more than blanks", async (t) => {
    for (const [name, value] of Object.entries({ firstName: undefined, lastName: undefined })) {
      for (const blank of [value, '', ' \t', null]) {
        const { status, problem } = await call('createContact', { invalidBody: { ...maja, [name]: blank } })
        t.same([status, problem.errors?.[0]?.path], [400, `/${name}`])
      }
    }
  })

  t.test("'createContact' keeps an address as it is written and compares it without regard to case", async (t) => {
    const { body: first } = await call('createContact', { body: { ...maja, email: 'Maja.Ek@Nordwind.test' } })
    t.equal(first.email, 'Maja.Ek@Nordwind.test')
    for (const email of ['maja.ek@nordwind.test', 'MAJA.EK@NORDWIND.TEST']) {
      const { status, problem } = await call('createContact', { body: { ...maja, email } })
      t.same([status, problem.existingId, problem.errors?.[0]?.path], [409, first.id, '/email'])
      t.same((await call('listContacts', { query: { email } })).body, [first])
    }
    const wrong = ['no address', 'a@b', '@example.test', 'a b@example.test', 'a@example..test', '', 'a..b@example.test']
    for (const email of [...wrong, '.a@example.test', 'a.@example.test', 'a@b@example.test', 'a@-example.test']) {
      const { status, problem } = await call('createContact', { body: { ...maja, email } })
      t.same([status, problem.errors?.[0]?.path], [400, '/email'], email)
    }
  })

  t.test("'createContact' keeps each of at most fifty tags once, where it stood first", async (t) => {
    const { body } = await call('createContact', { body: { ...maja, tags: ['b', 'a', 'b', 'A', 'a'] } })
    t.same(body.tags, ['b', 'a'])
    const tags = Array.from({ length: 51 }, (_, n) => `tag ${n}`)
    t.equal((await call('createContact', { body: { ...maja, tags } })).problem.errors?.[0]?.path, '/tags')
    t.equal((await call('createContact', { body: { ...maja, tags: tags.slice(1) } })).status, 201)
  })

  t.test('The database itself refuses a second contact with an address', async (t) => {
    await call('createContact', { body: { ...maja, email: 'once@example.test' } })
    const again = sql(
      `insert into contacts (tenant_id, id, first_name, last_name, email, email_key, lifecycle_stage, tags, created_at,
        updated_at) select tenant_id, gen_random_uuid(), first_name, last_name, email, email_key, lifecycle_stage, tags,
        created_at, updated_at from contacts where email_key = 'once@example.test'`
    )
    await t.rejects(again, { code: '23505', constraint: 'contacts_email' })
  })

  t.test("'updateContact' may rewrite its own address in other letters", async (t) => {
    const { body } = await call('createContact', { body: { ...maja, email: 'own@example.test' } })
    const answer = await call('updateContact', { params: { id: body.id }, body: { email: 'OWN@example.test' } })
    t.equal(answer.body.email, 'OWN@example.test')
    t.equal((await call('createContact', { body: { ...maja, email: 'own@example.test' } })).status, 409)
  })

  t.test("'upsertContact' answers 400 without an address", async (t) => {
    const count = (await readChanges(service)).length
    for (const email of [undefined, null, '', ' ']) {
      const { status, problem } = await call('upsertContact', {
        body: { ...maja, ...(email !== undefined && { email }) }
      })
      t.same([status, problem.errors?.[0]?.path], [400, '/email'], String(email))
    }
    t.equal((await readChanges(service)).length, count)
  })

  t.test("'bulkCreateContacts' creates where an item has no address, however alike", async (t) => {
    const { body } = await call('bulkCreateContacts', { body: { items: [maja, maja, { ...maja, email: null }] } })
    t.match(body, { created: 3, updated: 0, failed: 0 })
  })

  t.test("'deleteContact' leaves the contact’s company alone", async (t) => {
    const { body: company } = await call('getCompany', { params: { id: companyId } })
    const { body } = await call('createContact', { body: { ...maja, companyId } })
    t.equal(body.companyName, company.name)
    await call('deleteContact', { params: { id: body.id } })
    t.same((await call('getCompany', { params: { id: companyId } })).body, company)
  })

  t.test("'getContact' shows the names of its company and owner, and 'listContacts' the same", async (t) => {
    const { body: owner } = await call('createUser', {
      body: { email: 'bo@acme.example', name: 'Bo Nyström', password: 'seven lazy geese fly' }
    })
    const { body } = await call('createContact', { body: { ...maja, companyId, ownerId: owner.id } })
    t.match(body, { companyName: 'Nordwind', ownerName: 'Bo Nyström' })
    t.same((await call('listContacts', { query: { ownerId: owner.id } })).body, [body])
    t.same((await call('getContact', { params: { id: body.id } })).body, body)
    const { body: moved } = await call('updateContact', { params: { id: body.id }, body: { companyId: null } })
    t.match(moved, { companyId: null, companyName: null, ownerName: 'Bo Nyström' })
  })

  t.test('A contact’s address in one tenant says nothing about another’s', async (t) => {
    const email = 'both@example.test'
    const mine = (await call('upsertContact', { body: { ...maja, email } })).body
    const theirs = (await call('upsertContact', { body: { ...maja, email }, as: globex.admin })).body
    t.same([mine.action, theirs.action], ['created', 'created'])
    t.equal((await call('listContacts', { query: { email } })).body.length, 1)
  })
})
