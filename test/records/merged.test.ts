import t from 'tap'
import { forgetMerges } from '../../src/records/merged.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

// The e-mail address or the domain of a record that was merged into another one finds that one, in every way in.

t.test('The key of a record that was merged finds the one that is left of it', async (t) => {
  const service = await startService(t)
  const { call, sql, acme } = service
  let made = 0
  const contact = async (email: string | null = `own-${++made}@merged.test`) =>
    (await call('createContact', { body: { firstName: 'Maja', lastName: `Ek ${++made}`, email } })).body
  const company = async (domain: string | null = `own-${++made}.test`) =>
    (await call('createCompany', { body: { name: `Company ${++made}`, domain } })).body
  const mergeContacts = (id: string, duplicateId: string, values = {}) =>
    call('mergeContacts', { params: { id }, body: { duplicateId, values } })
  const read = async (id: string) => (await call('getContact', { params: { id } })).body
  const upsert = async (email: string, more = {}) =>
    (await call('upsertContact', { body: { firstName: 'A', lastName: 'B', email, ...more } })).body
  const alias = () => `alias-${++made}@merged.test`

  t.test('An upsert by a merged record’s key updates the one that is left, which keeps its own key', async (t) => {
    const [kept, address] = [await contact(), alias()]
    await mergeContacts(kept.id, (await contact(address)).id)
    t.same(await upsert(address.toUpperCase(), { city: 'Lyon' }), { action: 'updated', id: kept.id })
    t.match(await read(kept.id), { city: 'Lyon', email: kept.email, lastName: 'B' })
    const body = { firstName: 'A', lastName: 'B', email: address }
    const createOnly = await call('upsertContact', { body, headers: { 'if-none-match': '*' } })
    t.match([createOnly.status, createOnly.problem.existingId], [409, kept.id])
    const updateOnly = await call('upsertContact', { body, headers: { 'if-match': '*' } })
    t.equal(updateOnly.body.id, kept.id)

    const [stays, goes] = [await company(), await company()]
    await call('mergeCompanies', { params: { id: stays.id }, body: { duplicateId: goes.id } })
    const sent = { name: 'Renamed', domain: `https://www.${goes.domain}/` }
    t.same((await call('upsertCompany', { body: sent })).body, { action: 'updated', id: stays.id })
    t.match((await call('getCompany', { params: { id: stays.id } })).body, { name: 'Renamed', domain: stays.domain })
  })

  t.test('A bulk finds one record by the key of the merged one and by its own', async (t) => {
    const [kept, address] = [await contact(), alias()]
    await mergeContacts(kept.id, (await contact(address)).id)
    const item = { firstName: 'A', lastName: 'B' }
    const items = [
      { ...item, email: address, city: 'Lyon' },
      { ...item, email: kept.email, notes: 'both' },
      { ...item, email: alias() }
    ]
    const { body } = await call('bulkCreateContacts', { body: { items } })
    t.match(body, { created: 1, updated: 2, failed: 0 })
    t.match(await read(kept.id), { city: 'Lyon', notes: 'both', email: kept.email })
  })

  t.test(
    'An import takes a merged contact’s address for the one that is left, in its own row and in contact_email',
    async (t) => {
      const [kept, address] = [await contact(), alias()]
      await mergeContacts(kept.id, (await contact(address)).id)
      const rows = await call('importContacts', upload(`first_name,last_name,email\nA,B,${address}\nC,D,${alias()}\n`))
      t.match(rows.body, { imported: 1, skipped: 1, errors: [/^Row 2: email: duplicate of another contact/] })
      await call('importDeals', upload(`name,contact_email\nBy alias,${address.toUpperCase()}\n`))
      const [deal] = (await call('listDeals', { query: { q: 'alias' } })).body
      t.equal(deal?.contactId, kept.id)
      await call('importActivities', upload(`activity_type,subject,contact_email\nnote,By alias,${address}\n`))
      const [activity] = (await call('listActivities', { query: { q: 'alias' } })).body
      t.equal(activity?.contactId, kept.id)
      const file = `first_name,last_name,email,city\nA,B,${address},Lyon\nA,C,${kept.email},Oslo\nA,B,${address},\n`
      for (const dryRun of [true, false]) {
        const query = { mode: 'upsert', dryRun }
        const changed = await call('importContacts', { ...upload(file), query } as never)
        t.match(changed.body, { imported: 0, updated: 3, unchanged: 0, skipped: 0 })
      }
      t.match(await read(kept.id), { email: kept.email, lastName: 'B', city: 'Oslo' })
      const [stays, goes] = [await company(), await company()]
      await call('mergeCompanies', { params: { id: stays.id }, body: { duplicateId: goes.id } })
      const companies = await call('importCompanies', upload(`name,domain\nNew name,${goes.domain}\n`))
      t.match(companies.body, { imported: 0, errors: [/^Row 2: domain: duplicate of another company/] })
    }
  )

  t.test('A POST or a PUT that gives a merged record’s key to another record ends the alias for good', async (t) => {
    const takers: ((email: string) => Promise<string>)[] = [
      async (email) => (await contact(email)).id,
      async (email) => {
        const { id } = await contact()
        return (await call('updateContact', { params: { id }, body: { email } })).body.id
      }
    ]
    for (const take of takers) {
      const [kept, address] = [await contact(), alias()]
      await mergeContacts(kept.id, (await contact(address)).id)
      const id = await take(address)
      t.same(await upsert(address), { action: 'updated', id })
      await call('deleteContact', { params: { id } })
      t.equal((await upsert(address)).action, 'created')
      t.equal((await read(kept.id)).email, kept.email)
    }
  })

  t.test(
    'A restore or a merge may give an alias to another record, which it finds only while that has it',
    async (t) => {
      const takers: ((email: string) => Promise<string>)[] = [
        async (email) => {
          const { id } = await contact(email)
          await call('deleteContact', { params: { id } })
          const [kept, gone] = [await contact(), await contact(email)]
          await mergeContacts(kept.id, gone.id)
          return (await call('restoreContact', { params: { id } })).body.id
        },
        async (email) => {
          const [kept, gone, one, two] = [await contact(), await contact(email), await contact(), await contact()]
          await mergeContacts(kept.id, gone.id)
          return (await mergeContacts(one.id, two.id, { email })).body.id
        }
      ]
      for (const take of takers) {
        const address = alias()
        const id = await take(address)
        t.same(await upsert(address), { action: 'updated', id })
        await call('deleteContact', { params: { id } })
        const former = await upsert(address)
        t.equal(former.action, 'updated')
        t.not(former.id, id)
        // The latest of several merges counts.
        const [taker, kept] = [await call('restoreContact', { params: { id } }), await contact()]
        await mergeContacts(kept.id, taker.body.id)
        t.same(await upsert(address), { action: 'updated', id: kept.id })
      }
    }
  )

  t.test('The record that is left may take the merged one’s key, and change it again', async (t) => {
    const address = alias()
    const { id } = await contact(null)
    t.equal((await mergeContacts(id, (await contact(address)).id)).body.email, address)
    await call('updateContact', { params: { id }, body: { email: alias() } })
    t.same(await upsert(address), { action: 'updated', id })
  })

  t.test('A merged record’s key finds the last record of further merges, and none once that is deleted', async (t) => {
    const [first, second] = [alias(), alias()]
    const [a, b, c] = [await contact(first), await contact(second), await contact()]
    await mergeContacts(b.id, a.id)
    await mergeContacts(c.id, b.id)
    t.same(await upsert(first), { action: 'updated', id: c.id })
    t.same(await upsert(second), { action: 'updated', id: c.id })
    await call('deleteContact', { params: { id: c.id } })
    t.equal((await upsert(first)).action, 'created')
    t.equal((await call('getContact', { params: { id: a.id } })).problem.mergedInto, c.id)
  })

  t.test('A merged record’s key finds a record of its own tenant and kind alone', async (t) => {
    const [kept, address] = [await contact(), alias()]
    await mergeContacts(kept.id, (await contact(address)).id)
    const body = { firstName: 'A', lastName: 'B', email: address }
    t.equal((await call('upsertContact', { body, as: service.globex.admin })).body.action, 'created')
    t.same(await upsert(address), { action: 'updated', id: kept.id }, 'another tenant’s contact takes nothing')
    t.notOk((await call('getCompany', { params: { id: kept.id } })).problem.mergedInto)
    const gone = (await sql<{ id: string }>('select id from merged_records where key = $1', [address]))[0]?.id ?? ''
    t.notOk((await call('getCompany', { params: { id: gone } })).problem.mergedInto)
    t.notOk((await call('getContact', { params: { id: gone }, as: service.globex.admin })).problem.mergedInto)
  })

  t.test('A record that is made again takes its key and what was merged into it along', async (t) => {
    const addresses = [alias(), alias(), alias()] as const
    const [a, b, c] = [await contact(addresses[0]), await contact(addresses[1]), await contact(addresses[2])]
    const d = await contact()
    await mergeContacts(b.id, a.id)
    await mergeContacts(d.id, c.id)
    await mergeContacts(d.id, b.id)
    const { tenantId } = acme
    await service.db.transaction((tx) => forgetMerges({ tenantId }, tx as never, [b.id, d.id]))
    t.notOk((await call('getContact', { params: { id: b.id } })).problem.mergedInto)
    t.equal((await call('getContact', { params: { id: a.id } })).problem.mergedInto, b.id)
    t.equal((await call('getContact', { params: { id: c.id } })).problem.mergedInto, d.id)
    t.equal((await upsert(addresses[1])).action, 'created')
    t.same(await upsert(addresses[2]), { action: 'updated', id: d.id })
  })
})
