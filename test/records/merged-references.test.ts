import { randomUUID } from 'node:crypto'
import t from 'tap'
import { startService } from '../support/start.ts'
import { makeLinks } from './kinds.ts'

// What a request is told that names a record by an id which was merged away.

t.test('Whoever names a record that was merged into another one learns of that one', async (t) => {
  const service = await startService(t)
  const { call } = service
  const { pipelineId, stageId } = (await makeLinks(service)) as unknown as { pipelineId: string; stageId: string }
  const person = { firstName: 'Maja', lastName: 'Ek' }
  const contact = async () => (await call('createContact', { body: person })).body.id
  const company = async () => (await call('createCompany', { body: { name: 'Ek' } })).body.id
  const contacts = { kept: await contact(), gone: await contact(), last: await contact() }
  const companies = { kept: await company(), gone: await company() }
  await call('mergeContacts', { params: { id: contacts.kept }, body: { duplicateId: contacts.gone } })
  await call('mergeContacts', { params: { id: contacts.last }, body: { duplicateId: contacts.kept } })
  await call('mergeCompanies', { params: { id: companies.kept }, body: { duplicateId: companies.gone } })

  const contactId = contacts.gone.toUpperCase()
  const companyId = companies.gone
  const place = { pipelineId, stageId }
  const note = { activityType: 'note', subject: 'S' } as const
  const named = (at: string, mergedInto: string) => ({
    path: `${at}`,
    message: `names a record that was merged into ${mergedInto}`,
    mergedInto
  })

  t.test('A reference to a merged record is a 400 whose entry of errors has mergedInto, in every body', async (t) => {
    const deal = (await call('createDeal', { body: { ...place, name: 'There' } })).body.id
    const own = await contact()
    const other = await contact()
    const both = [named('/contactId', contacts.last), named('/companyId', companies.kept)]
    const ofCompany = [named('/companyId', companies.kept)]
    const refused = {
      'POST of an activity': [await call('createActivity', { body: { ...note, contactId, companyId } }), both],
      'POST of a deal': [await call('createDeal', { body: { ...place, name: 'D', contactId, companyId } }), both],
      'POST of a contact': [await call('createContact', { body: { ...person, companyId } }), ofCompany],
      'PUT of a deal': [await call('updateDeal', { params: { id: deal }, body: { contactId, companyId } }), both],
      'PUT of a contact': [await call('updateContact', { params: { id: own }, body: { companyId } }), ofCompany],
      'an upsert that creates': [
        await call('upsertContact', { body: { ...person, email: 'new@merged.test', companyId } }),
        ofCompany
      ],
      'an upsert that updates': [
        await call('upsertDeal', { body: { ...place, name: 'There', contactId, companyId } }),
        both
      ],
      'values of a merge': [
        await call('mergeContacts', { params: { id: own }, body: { duplicateId: other, values: { companyId } } }),
        [named('/values/companyId', companies.kept)]
      ],
      'a change of many': [
        await call('bulkUpdateContacts', {
          body: { filter: { property: 'lastName', op: 'eq', value: 'Ek' }, set: { companyId } }
        }),
        [named('/set/companyId', companies.kept)]
      ]
    } as const
    for (const [what, [{ status, problem }, errors]] of Object.entries(refused)) {
      t.same([status, problem.code], [400, 'invalid_reference'], what)
      const byPath = (some: readonly { path: string }[]) => some.toSorted((a, b) => (a.path < b.path ? -1 : 1))
      t.same(byPath(problem.errors ?? []), byPath(errors), what)
      t.equal(problem.mergedInto, undefined, 'that is of the record in the path')
    }
  })

  t.test('An item of a bulk that refers to a merged record says which one is left', async (t) => {
    const items = [
      { ...note, contactId },
      { ...note, companyId }
    ]
    const { errors } = (await call('bulkCreateActivities', { body: { items } })).body
    t.same(errors, [
      { index: 0, error: `contactId: names a record that was merged into ${contacts.last}` },
      { index: 1, error: `companyId: names a record that was merged into ${companies.kept}` }
    ])
  })

  t.test('A reference to what was never there, or to another kind, has no mergedInto', async (t) => {
    const answer = await call('createActivity', {
      body: { ...note, contactId: companies.gone, companyId: randomUUID(), dealId: contacts.gone }
    })
    t.equal(answer.problem.errors?.length, 3)
    for (const error of answer.problem.errors ?? []) {
      t.same(Object.keys(error).sort(), ['message', 'path'])
      t.equal(error.message, 'names nothing that this tenant has')
    }
    const foreign = await call('createActivity', { body: { ...note, contactId }, as: service.globex.admin })
    t.same(foreign.problem.errors, [{ path: '/contactId', message: 'names nothing that this tenant has' }])
  })

  t.test('An undo of the merge lets the record be referred to again', async (t) => {
    const [kept, gone] = [await company(), await company()]
    const merge = await call('mergeCompanies', { params: { id: kept }, body: { duplicateId: gone } })
    const refer = () => call('createContact', { body: { ...person, companyId: gone } })
    t.equal((await refer()).problem.errors?.[0]?.mergedInto, kept)
    await call('undoChangeSet', { body: { changeSet: String(merge.headers['x-change-set']) } })
    t.equal((await refer()).status, 201)
    await call('deleteCompany', { params: { id: gone } })
    t.equal((await refer()).problem.errors?.[0]?.mergedInto, undefined, 'it was deleted, by no merge')
  })

  t.test('A batch read names what missing ids were merged into, beside the missing ids', async (t) => {
    const nobody = randomUUID()
    const ids = [contacts.gone.toUpperCase(), nobody, contacts.last, contacts.kept, companies.gone]
    const { headers, body } = await call('batchGetContacts', { body: { ids } })
    t.same(
      body.map(({ id }) => id),
      [contacts.last]
    )
    t.equal(headers['x-missing-ids'], [contacts.gone, nobody, contacts.kept, companies.gone].join())
    t.equal(headers['x-merged-ids'], `${contacts.gone}=${contacts.last},${contacts.kept}=${contacts.last}`)
    const some = await call('batchGetCompanies', { body: { ids: [companies.gone, contacts.gone] } })
    t.equal(some.headers['x-merged-ids'], `${companies.gone}=${companies.kept}`)
    const none = await call('batchGetContacts', { body: { ids: [nobody, contacts.last] } })
    t.equal(none.headers['x-merged-ids'], undefined)
    const foreign = await call('batchGetContacts', { body: { ids: [contacts.gone] }, as: service.globex.admin })
    t.equal(foreign.headers['x-merged-ids'], undefined)
  })
})
