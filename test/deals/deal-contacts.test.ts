import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { makeLinks } from '../records/kinds.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

t.test('A deal has contacts with roles, one of them primary', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, acme, globex, sql } = service
  const { pipelineId, stageId } = await makeLinks(service)
  let made = 0
  const makeContact = async (more: object = {}) =>
    (await call('createContact', { body: { firstName: 'Maja', lastName: `Ek ${++made}`, ...more } })).body.id
  const make = async (contactId?: string) => {
    const body = { name: `Deal ${++made}`, pipelineId, stageId, ...(contactId && { contactId }) }
    return (await call('createDeal', { body })).body
  }
  const get = async (id: string) => (await call('getDeal', { params: { id } })).body
  const entriesOf = async (id: string) => (await call('listDealContacts', { params: { id } })).body
  const shortOf = async (id: string) =>
    (await entriesOf(id)).map(({ contactId, role, isPrimary }) => ({ contactId, role, isPrimary }))
  const set = (id: string, contactId: string, body: Schemas['SetDealContactRequest'] = {}) =>
    call('setDealContact', { params: { id, contactId }, body, as: acme.writer })
  const remove = (id: string, contactId: string) => call('deleteDealContact', { params: { id, contactId } })
  const lastOf = async (id: string) => {
    const [entry] = (await call('listDealHistory', { params: { id }, query: { limit: 1 } })).body
    if (!entry) throw new Error('a deal without a history')
    return entry
  }
  const entry = (contactId: string, isPrimary = false, role: string | null = null) => ({ contactId, role, isPrimary })
  const [ada, bo, cy] = [await makeContact({ email: 'ada@e.test' }), await makeContact(), await makeContact()]

  t.test("'setDealContact' adds contacts, the primary one shows as the deal's, and lists begin with it", async (t) => {
    const { id } = await make()
    t.same(await entriesOf(id), [])
    const { body: first } = await set(id, ada, { role: 'Buyer' })
    t.match(first, { contactId: ada, contactName: 'Maja Ek 1', email: 'ada@e.test', role: 'Buyer', isPrimary: false })
    t.equal((await get(id)).contactId, null)
    const { body: second } = await set(id, bo, { isPrimary: true })
    t.same(await entriesOf(id), [second, first])
    const deal = await get(id)
    t.match(deal, { contactId: bo, contactName: 'Maja Ek 2' })
    const change = await lastOf(id)
    t.same(change.changedProperties, ['contactId', 'contacts'])
    t.same(change.previous, { contactId: null, contacts: [entry(ada, false, 'Buyer')] })
    t.same(change.data, { ...deal, contacts: [entry(bo, true), entry(ada, false, 'Buyer')] })
    t.equal(second.addedAt, deal.updatedAt)
    await set(id, ada, { isPrimary: true })
    t.same(await shortOf(id), [entry(ada, true, 'Buyer'), entry(bo)])
    await set(id, ada, { role: null })
    t.same((await lastOf(id)).changedProperties, ['contacts'])
    await set(id, ada, { isPrimary: false })
    t.same(await shortOf(id), [entry(ada), entry(bo)])
    t.equal((await get(id)).contactId, null)
    const { updatedAt } = await get(id)
    for (const body of [{}, { role: null }, { isPrimary: false }]) await set(id, ada, body)
    t.equal((await get(id)).updatedAt, updatedAt, 'what changes nothing writes nothing')
    const { body: short } = await call('listDealContacts', { params: { id }, query: { fields: 'role,contactId' } })
    t.same(
      short,
      [ada, bo].map((contactId) => ({ contactId, role: null }))
    )
  })

  t.test("A deal's contactId and its contacts agree, by every way in", async (t) => {
    const deal = await make(ada)
    const { id, createdAt } = deal
    t.match(await entriesOf(id), [{ contactId: ada, role: null, isPrimary: true, addedAt: createdAt }])
    t.same((await lastOf(id)).data, { ...deal, contacts: [entry(ada, true)] })
    await set(id, ada, { role: 'Buyer' })
    const ways: [string, () => Promise<unknown>][] = [
      [bo, () => call('updateDeal', { params: { id }, body: { contactId: bo } })],
      [cy, () => call('upsertDeal', { body: { name: deal.name, pipelineId, stageId, contactId: cy } })],
      [
        ada,
        () => call('bulkCreateDeals', { body: { items: [{ name: deal.name, pipelineId, stageId, contactId: ada }] } })
      ]
    ]
    const before = [ada]
    for (const [contactId, way] of ways) {
      await way()
      if (!before.includes(contactId)) before.push(contactId)
      t.same(
        (await shortOf(id)).sort((a, b) => before.indexOf(a.contactId) - before.indexOf(b.contactId)),
        before.map((one) => entry(one, one === contactId, one === ada ? 'Buyer' : null))
      )
      t.equal((await get(id)).contactId, contactId)
    }
    await call('updateDeal', { params: { id }, body: { contactId: null } })
    t.same(await shortOf(id), [entry(ada, false, 'Buyer'), entry(bo), entry(cy)])
    t.same((await lastOf(id)).previous.contacts, [entry(ada, true, 'Buyer'), entry(bo), entry(cy)])
    await call('updateDeal', { params: { id }, body: { contactId: bo } })
    await remove(id, bo)
    t.same(await shortOf(id), [entry(ada, false, 'Buyer'), entry(cy)])
    t.equal((await get(id)).contactId, null)
    const file = 'name,contact_email\nImported,ada@e.test\n'
    t.match((await call('importDeals', upload(file))).body, { imported: 1 })
    const [imported] = (await call('listDeals', { query: { q: 'imported' } })).body
    t.same(await shortOf(imported?.id ?? ''), [entry(ada, true)])
  })

  t.test(
    'A contact that a version without these entries has set is the primary one, and stays when another replaces it',
    async (t) => {
      const { id, createdAt } = await make()
      await set(id, bo, { role: 'Lawyer' })
      await sql('update deals set contact_id = $1 where id = $2', [ada, id])
      t.match(await entriesOf(id), [
        { contactId: ada, role: null, isPrimary: true, addedAt: createdAt },
        { contactId: bo, role: 'Lawyer', isPrimary: false }
      ])
      await call('updateDeal', { params: { id }, body: { contactId: bo } })
      t.same(await shortOf(id), [entry(bo, true, 'Lawyer'), entry(ada)])
    }
  )

  t.test('A deleted contact leaves its deals, each with a change of its own', async (t) => {
    const [one, other] = [await makeContact(), await makeContact()]
    const [primary, second] = [await make(one), await make(other)]
    await set(primary.id, other, { role: 'Buyer' })
    await set(second.id, one, { role: 'Lawyer' })
    await call('deleteContact', { params: { id: one } })
    t.same(await shortOf(primary.id), [entry(other, false, 'Buyer')])
    t.same(await shortOf(second.id), [entry(other, true)])
    t.equal((await get(primary.id)).contactId, null)
    t.same((await lastOf(primary.id)).changedProperties, ['contactId', 'contacts'])
    t.match(await lastOf(second.id), {
      changedProperties: ['contacts'],
      previous: { contacts: [entry(other, true), entry(one, false, 'Lawyer')] }
    })
  })

  t.test('A deleted deal shows its contacts in the change log, and takes them along', async (t) => {
    const { id } = await make(ada)
    await set(id, bo, { role: 'Buyer' })
    await call('deleteDeal', { params: { id } })
    t.same((await lastOf(id)).data.contacts, [entry(ada, true), entry(bo, false, 'Buyer')])
    t.same(await sql('select from deal_contacts where deal_id = $1', [id]), [])
    t.equal((await call('listDealContacts', { params: { id } })).status, 404)
  })

  t.test('A restored deal has its contacts again, as far as they are there', async (t) => {
    const [gone, { id }] = [await makeContact(), await make(ada)]
    await set(id, bo, { role: 'Buyer' })
    await set(id, gone)
    await call('deleteDeal', { params: { id } })
    await call('deleteContact', { params: { id: gone } })
    await call('restoreDeal', { params: { id } })
    t.same(await shortOf(id), [entry(ada, true), entry(bo, false, 'Buyer')])
    t.same((await lastOf(id)).data.contacts, await shortOf(id))
  })

  t.test(
    'A restored contact is in its deals again, with its roles, unless somebody has set another primary one',
    async (t) => {
      const one = await makeContact()
      const [first, taken, second] = [await make(one), await make(one), await make(ada)]
      for (const deal of [first, taken, second]) await set(deal.id, one, { role: 'Buyer' })
      await call('deleteContact', { params: { id: one } })
      await call('updateDeal', { params: { id: taken.id }, body: { contactId: bo } })
      await call('restoreContact', { params: { id: one } })
      t.same(await shortOf(first.id), [entry(one, true, 'Buyer')])
      t.same(await shortOf(taken.id), [entry(bo, true)])
      t.same(await shortOf(second.id), [entry(ada, true), entry(one, false, 'Buyer')])
      t.match(await lastOf(first.id), { source: 'restore', changedProperties: ['contactId', 'contacts'] })
      await call('deleteContact', { params: { id: one } })
      await call('updateDeal', { params: { id: second.id }, body: { contactId: bo } })
      await call('restoreContact', { params: { id: one } })
      t.same(await shortOf(second.id), [entry(bo, true), entry(ada, false), entry(one, false, 'Buyer')])
    }
  )

  t.test('Contacts of a deal that were deleted one after the other are all in it again', async (t) => {
    const [one, two] = [await makeContact(), await makeContact()]
    const { id } = await make(one)
    await set(id, two, { role: 'Buyer' })
    for (const contact of [one, two]) await call('deleteContact', { params: { id: contact } })
    await set(id, bo)
    for (const contact of [one, two]) await call('restoreContact', { params: { id: contact } })
    t.same(await shortOf(id), [entry(one, true), entry(two, false, 'Buyer'), entry(bo, false)])
  })

  t.test('A contact that is brought back to a deal has been in it since it was added', async (t) => {
    const [one, two] = [await makeContact(), await makeContact()]
    const { id } = await make(one)
    await set(id, ada)
    await remove(id, ada)
    for (const contact of [ada, two]) await set(id, contact)
    const timesOf = async () => (await entriesOf(id)).map(({ contactId, addedAt }) => `${contactId} ${addedAt}`).sort()
    const before = await timesOf()
    const undo = async ({ headers }: { headers: Record<string, unknown> }) => {
      return call('undoChangeSet', { body: { changeSet: String(headers['x-change-set']) } })
    }
    const [deal, contact] = [{ params: { id } }, { params: { id: ada } }]
    const ways = {
      restoreDeal: async () => call('restoreDeal', (await call('deleteDeal', deal)) && deal),
      restoreContact: async () => call('restoreContact', (await call('deleteContact', contact)) && contact),
      undo: async () => undo(await remove(id, two)),
      'the undo of an undo of an undo': async () => undo(await undo(await undo(await remove(id, one)))),
      'the undo of a merge': async () =>
        undo(await call('mergeContacts', { params: { id: bo }, body: { duplicateId: one } }))
    }
    for (const [name, way] of Object.entries(ways)) {
      await way()
      t.same(await timesOf(), before, name)
    }
    await remove(id, two)
    const { body } = await set(id, two)
    t.equal(body.addedAt, (await get(id)).updatedAt, 'who is added again is new')
  })

  t.test('A deal that is full by now stays as it is when a former contact is restored', async (t) => {
    const [one, others] = [await makeContact(), await Promise.all(Array.from({ length: 50 }, () => makeContact()))]
    const { id } = await make(one)
    await call('deleteContact', { params: { id: one } })
    for (const other of others) await set(id, other)
    await call('restoreContact', { params: { id: one } })
    t.same((await shortOf(id)).map(({ contactId }) => contactId).sort(), others.sort())
  })

  t.test('A merged contact leaves its deals to the other one, with its roles and its place', async (t) => {
    const [kept, goneId] = [await makeContact(), await makeContact()]
    const [primary, second, both] = [await make(goneId), await make(ada), await make(kept)]
    await set(primary.id, goneId, { role: 'Buyer' })
    await set(second.id, goneId, { role: 'Lawyer' })
    await set(both.id, goneId, { role: 'Buyer' })
    await call('mergeContacts', { params: { id: kept }, body: { duplicateId: goneId } })
    t.same(await shortOf(primary.id), [entry(kept, true, 'Buyer')])
    t.same(await shortOf(second.id), [entry(ada, true), entry(kept, false, 'Lawyer')])
    t.same(await shortOf(both.id), [entry(kept, true, 'Buyer')])
    t.match(await lastOf(second.id), { source: 'merge', changedProperties: ['contacts'] })
  })

  t.test('A deal has 50 contacts at most, by every way in', async (t) => {
    const { id, name } = await make(ada)
    const items = Array.from({ length: 50 }, (_, number) => ({ firstName: 'N', lastName: `${number}` }))
    const { createdIds } = (await call('bulkCreateContacts', { body: { items } })).body
    for (const contactId of createdIds.slice(0, 49)) await set(id, contactId)
    const contactId = String(createdIds[49])
    const body = { name, pipelineId, stageId, contactId }
    for (const refused of [
      await set(id, contactId),
      await call('updateDeal', { params: { id }, body: { contactId, notes: 'x' } }),
      await call('upsertDeal', { body })
    ]) {
      t.match([refused.status, refused.problem], [409, { code: 'limit_reached' }])
    }
    const more = { name: 'Beside it', pipelineId, stageId }
    const { body: bulk } = await call('bulkCreateDeals', { body: { items: [body, more, body] } })
    t.match(bulk, { created: 1, updated: 0, failed: 2, errors: [{ index: 0, error: /50 contacts/ }, { index: 2 }] })
    const file = `name,contact_email\n${name},late@e.test\n`
    await call('updateContact', { params: { id: contactId }, body: { email: 'late@e.test' } })
    const { body: imported } = await call('importDeals', { ...upload(file), query: { mode: 'upsert' } })
    t.match(imported, { updated: 0, skipped: 1, errors: [/50 contacts/] })
    t.match(await get(id), { contactId: ada, notes: null })
    t.equal((await entriesOf(id)).length, 50)
    t.equal((await set(id, String(createdIds[0]), { isPrimary: true })).status, 200, 'none more')

    t.test('What a full deal refuses neither frees nor takes unique values', async (t) => {
      const unique = { entity: 'deal', key: 'number', type: 'text', label: 'Number', isUnique: true } as const
      await call('createProperty', { body: unique })
      await call('updateDeal', { params: { id }, body: { custom: { number: 'held' } } })
      const numbered = (deal: string, number: string) => ({ name: deal, pipelineId, stageId, custom: { number } })
      const sent = [{ ...body, custom: { number: 'new' } }, numbered('Taker', 'new'), numbered('Heir', 'held')]
      const { body: bulk } = await call('bulkCreateDeals', { body: { items: sent } })
      t.match(bulk, { created: 1, updated: 0, failed: 2, errors: [{ error: /50 contacts/ }, { error: /taken/ }] })
      const rows = [`${name},late@e.test,newer`, 'Second taker,,newer', 'Second heir,,held']
      const file = upload(`name,contact_email,custom.number\n${rows.join('\n')}\n`)
      for (const dryRun of [true, false]) {
        const { body: imported } = await call('importDeals', { ...file, query: { mode: 'upsert', dryRun } })
        t.match(imported, { imported: 1, updated: 0, skipped: 2, errors: [/Row 2: .*50 contacts/, /Row 4: .*taken/] })
      }
      const alone = { items: [{ ...body, custom: { number: 'newest' } }] }
      t.match((await call('bulkCreateDeals', { body: alone })).body, { failed: 1 })
      t.equal((await call('createDeal', { body: numbered('Third taker', 'newest') })).status, 201)
      t.equal((await call('createDeal', { body: numbered('Third heir', 'held') })).status, 409)
      t.same((await get(id)).custom, { number: 'held' })
    })
  })

  t.test('Lists and searches find a deal by any of its contacts', async (t) => {
    const [one, other, nobody] = [await makeContact(), await makeContact(), await makeContact()]
    const [a, b, c] = [await make(one), await make(other), await make(one)]
    await set(b.id, one)
    await set(c.id, other)
    const free = await make()
    const names = async (query: object) => (await call('listDeals', { query: query as never })).body.map(({ id }) => id)
    t.same(await names({ contactId: one }), [a.id, b.id, c.id])
    t.same(await names({ contactId: other }), [b.id, c.id])
    t.same(await names({ contactId: one, limit: 1, offset: 1 }), [b.id])
    t.same(await names({ contactId: one, sort: '-name', limit: 2 }), [c.id, b.id])
    t.same(await names({ contactId: one, updatedSince: c.createdAt }), [b.id, c.id])
    t.same(await names({ contactId: nobody }), [])
    t.same((await call('listDeals', { query: { contactId: one }, as: globex.admin })).body, [])
    const found = async (filter: object) => {
      const all = { and: [filter, { property: 'id', op: 'in', value: [a.id, b.id, c.id, free.id] }] }
      return (await call('searchDeals', { invalidBody: { filter: all } })).body.map(({ id }) => id)
    }
    const condition = (op: string, value: unknown) => ({ property: 'contactId', op, value })
    t.same(await found(condition('eq', one)), [a.id, b.id, c.id])
    t.same(await found(condition('ne', other)), [a.id, free.id])
    t.same(await found(condition('in', [other, nobody])), [b.id, c.id])
    t.same(await found(condition('isNull', true)), [free.id])
    t.same(await found(condition('isNull', false)), [a.id, b.id, c.id])
    t.same(await found({ not: condition('eq', other) }), [a.id, free.id])
    t.same(await found({ or: [condition('isNull', true), condition('eq', other)] }), [b.id, c.id, free.id])
    await remove(a.id, one)
    await set(a.id, nobody)
    t.same(await found(condition('isNull', true)), [free.id], 'one without a primary contact has one')
    const page = await call('searchDeals', { body: { filter: condition('eq', one) as never, limit: 1 } })
    const cursor = String(page.headers['x-next-cursor'])
    const next = await call('searchDeals', { body: { filter: condition('eq', one) as never, cursor } })
    t.same([page.body[0]?.id, ...next.body.map(({ id }) => id)], [b.id, c.id])
  })

  t.test('The version of the deal guards its contacts, and a webhook is told of them', async (t) => {
    const deal = await make(ada)
    const params = { id: deal.id, contactId: bo }
    const stale = { 'if-match': '"2020-01-01T00:00:00.000Z"' }
    t.match((await call('setDealContact', { params, body: {}, headers: stale })).problem, {
      code: 'version_conflict',
      currentVersion: deal.updatedAt
    })
    t.equal(
      (await call('setDealContact', { params, body: {}, headers: { 'if-match': `"${deal.updatedAt}"` } })).status,
      200
    )
    t.equal((await call('deleteDealContact', { params, headers: stale })).status, 412)
    await call('createWebhook', {
      body: { name: 'w', url: 'http://127.0.0.1:9999/', events: ['deal.updated', 'deal.stage_changed'] }
    })
    await set(deal.id, bo, { role: 'Buyer' })
    const { body: sales } = await call('getPipeline', { params: { id: pipelineId } })
    await call('moveDealStage', { params: { id: deal.id }, body: { stageId: sales.stages[1]?.id ?? '' } })
    const bodies = await sql<{ data: object }>(`select body::json->'data' as data from webhook_deliveries order by id`)
    const contacts = [entry(ada, true), entry(bo, false, 'Buyer')]
    t.match(
      bodies.map(({ data }) => data),
      [{ contacts }, { contacts, previousStageId: stageId }]
    )
  })

  t.test(
    "'setDealContact' takes an entry as it was read, ignores what only the service sets, and refuses another contact",
    async (t) => {
      const { id } = await make()
      const { body: entry } = await set(id, ada, { role: 'Buyer' })
      const others = { contactName: 'Nobody', email: 'x', addedAt: 'never' }
      for (const body of [entry, { ...entry, ...others }]) {
        const again = await call('setDealContact', { params: { id, contactId: ada }, invalidBody: body })
        t.same([again.status, again.body], [200, entry])
      }
      const other = await call('setDealContact', {
        params: { id, contactId: ada },
        invalidBody: { ...entry, contactId: bo }
      })
      t.match([other.status, other.problem.errors], [400, [{ path: '/contactId', message: /that the path names/ }]])
      const { body: changed } = await set(id, ada, { ...entry, role: 'Lawyer' } as Schemas['SetDealContactRequest'])
      t.same(changed, { ...entry, role: 'Lawyer' })
    }
  )

  t.test(
    "'setDealContact' and 'deleteDealContact' answer 404 to what the tenant has not, and 400 to what is wrong",
    async (t) => {
      const { id } = await make()
      const { body: foreign } = await call('createContact', {
        body: { firstName: 'F', lastName: 'F' },
        as: globex.admin
      })
      t.equal((await set(id, foreign.id)).status, 404)
      t.equal((await set(ada, ada)).status, 404)
      t.equal((await remove(id, ada)).status, 404)
      const own = await make(ada)
      t.equal(
        (await call('setDealContact', { params: { id: own.id, contactId: foreign.id }, body: {}, as: globex.admin }))
          .status,
        404
      )
      t.equal((await call('listDealContacts', { params: { id: own.id }, as: globex.admin })).status, 404)
      const invalidBody = JSON.parse('{"role":"x","isPrimary":null,"phone":"1","__proto__":{},"constructor":1}')
      const params = { id, contactId: 'x' }
      const { status, problem } = await call('setDealContact', { params, invalidBody })
      t.equal(status, 400)
      t.same(problem.errors?.map(({ path }) => path).sort(), [
        '/__proto__',
        '/constructor',
        '/isPrimary',
        '/phone',
        'contactId'
      ])
      const long = await call('setDealContact', {
        params: { id, contactId: ada },
        invalidBody: { role: 'x'.repeat(101) }
      })
      t.same([long.status, long.problem.errors?.[0]?.path], [400, '/role'])
      t.same(await entriesOf(id), [])
    }
  )
})
