import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { makeLinks } from '../records/kinds.ts'
import type { Answer } from '../support/call.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

const setOf = ({ headers }: Answer<unknown>) => String(headers['x-change-set'])
const nobody = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b99'

t.test('An undo takes back what a change set did', async (t) => {
  const service = await startService(t)
  const { acme, globex, call, sql } = service
  const links = await makeLinks(service)
  /** Undoes a set, and before that asks what would come of it, which must be the same and write nothing. */
  const undo = async (changeSet: string): Promise<Schemas['UndoResponse']> => {
    const count = (await readChanges(service)).length
    const { body: dry, headers } = await call('undoChangeSet', { body: { changeSet, dryRun: true }, as: acme.writer })
    t.equal((await readChanges(service)).length, count, 'a dry run writes nothing')
    t.equal(headers['x-change-set'], undefined, 'a dry run has no change set')
    const answer = await call('undoChangeSet', { body: { changeSet }, as: acme.writer })
    t.same({ ...answer.body, changeSet: null }, dry, 'a dry run says what comes of it')
    if (answer.body.changeSet) t.equal(setOf(answer), answer.body.changeSet)
    else t.equal((await readChanges(service)).length, count)
    return answer.body
  }
  const conflict = (entity: string, entityId: string, reason: string) => ({ entity, entityId, reason })
  const makeContact = async (body: object) => {
    const answer = await call('createContact', { invalidBody: { firstName: 'Maja', lastName: 'Ek', ...body } })
    return { ...answer.body, set: setOf(answer) }
  }
  const getContact = async (id: string) => (await call('getContact', { params: { id } })).body

  t.test('An undo deletes what was created, as DELETE does', async (t) => {
    const made = await call('createCompany', { body: { name: 'Made' } })
    const contact = await makeContact({ companyId: made.body.id })
    const { changeSet, ...rest } = await undo(setOf(made))
    t.same(rest, { reverted: 1, conflicts: [] })
    t.equal((await call('getCompany', { params: { id: made.body.id } })).status, 404)
    t.equal((await getContact(contact.id)).companyId, null)
    const { changes } = (await call('listChanges', { query: { changeSet: changeSet ?? '' } })).body
    t.match(changes, [
      { action: 'updated', entityId: contact.id, source: 'undo', changedProperties: ['companyId'] },
      { action: 'deleted', entityId: made.body.id, source: 'undo' }
    ])
  })

  for (const entity of ['contacts', 'companies'] as const) {
    const [create, get, merge] =
      entity === 'contacts'
        ? (['createContact', 'getContact', 'mergeContacts'] as const)
        : (['createCompany', 'getCompany', 'mergeCompanies'] as const)
    const least = { firstName: 'Maja', lastName: 'Ek', name: 'Nordwind' }
    const body = Object.fromEntries(
      Object.entries(least).filter(([name]) => (name === 'name') === (entity === 'companies'))
    )
    const make = async () => {
      const answer = await call(create, { invalidBody: body })
      return { id: answer.body.id, set: setOf(answer) }
    }
    const mergeInto = async (id: string, duplicateId: string) =>
      setOf(await call(merge, { params: { id }, body: { duplicateId } }))
    const statusOf = async (id: string) => (await call(get, { params: { id } })).status

    t.test(`An undo leaves ${entity} that others were merged into, also where the merge changed nothing`, async (t) => {
      const [survivor, gone] = [await make(), await make()]
      const merged = await mergeInto(survivor.id, gone.id)
      const expected = { reverted: 0, conflicts: [{ entityId: survivor.id, reason: 'changed_since' }] }
      t.match(await undo(survivor.set), expected)
      t.same([await statusOf(survivor.id), await statusOf(gone.id)], [200, 404])
      t.match(await undo(merged), { reverted: 1, conflicts: [] })
      t.equal(await statusOf(gone.id), 200)
      t.match(await undo(survivor.set), expected, 'a merge that was undone counts, too')
    })

    t.test(`An undo of an undo leaves ${entity} that others have been merged into since`, async (t) => {
      const [a, b] = [await make(), await make()]
      const { changeSet } = await undo(await mergeInto(b.id, a.id))
      await mergeInto(a.id, b.id)
      t.match(await undo(changeSet ?? ''), { reverted: 0, conflicts: [{ entityId: a.id, reason: 'changed_since' }] })
      t.same([await statusOf(a.id), await statusOf(b.id)], [200, 404])
    })
  }

  t.test('An undo gives an update its former values, those that followed by themselves, too', async (t) => {
    const body = { name: 'D', pipelineId: links.pipelineId, stageId: links.stageId, probability: 20, value: 12.5 }
    const { body: before } = await call('createDeal', { body })
    const params = { id: before.id }
    const won = await call('updateDeal', { params, body: { status: 'won', value: null, name: ' Other ' } })
    t.same((await undo(setOf(won))).reverted, 1)
    const { body: after } = await call('getDeal', { params })
    t.same(after, { ...before, updatedAt: after.updatedAt })
    await call('updateDeal', { params, body: { status: 'won' } })
    await call('updateDeal', { params, body: { probability: 90 } })
    const opened = await call('updateDeal', { params, body: { status: 'lost' } })
    await undo(setOf(opened))
    t.match(
      (await call('getDeal', { params })).body,
      { status: 'won', probability: 90 },
      'as it was, and not as it would follow'
    )
    const bant = await call('updateDealBant', { params, body: { budget: 25, needNotes: 'because' } })
    await undo(setOf(bant))
    t.match((await call('getDealBant', { params })).body, { budget: null, needNotes: null, totalScore: 0 })
    t.equal((await call('getDeal', { params })).body.bantScore, null)
  })

  t.test('An undo gives a deal back the contacts that it had, with their roles', async (t) => {
    const [first, second] = [(await makeContact({})).id, (await makeContact({})).id]
    const { pipelineId, stageId } = links
    const { id } = (await call('createDeal', { body: { name: 'D', pipelineId, stageId, contactId: first } })).body
    const listed = async () => {
      const { body } = await call('listDealContacts', { params: { id } })
      return body.map(({ contactId, role, isPrimary }) => ({ contactId, role, isPrimary }))
    }
    const params = { id, contactId: second }
    for (const change of [
      () => call('setDealContact', { params, body: { role: 'buyer' } }),
      () => call('setDealContact', { params, body: { role: 'judge', isPrimary: true } }),
      () => call('deleteDealContact', { params })
    ]) {
      const before = await listed()
      const changeSet = setOf(await change())
      const after = await listed()
      t.notSame(after, before)
      t.match(await undo(changeSet), { reverted: 1, conflicts: [] })
      t.same(await listed(), before)
      await change()
      t.same(await listed(), after)
    }
  })

  t.test('An undo brings back what was deleted with all references, and can be undone again and again', async (t) => {
    const { body: company } = await call('createCompany', { body: { name: 'Deleted', tags: ['a'] } })
    const contacts = [await makeContact({ companyId: company.id }), await makeContact({ companyId: company.id })]
    const deletion = await call('deleteCompany', { params: { id: company.id } })
    let changeSet = setOf(deletion)
    for (let round = 0; round < 2; round += 1) {
      const undone = await undo(changeSet)
      t.match(undone, { reverted: 3, conflicts: [] })
      const { body: back } = await call('getCompany', { params: { id: company.id } })
      t.same(back, { ...company, updatedAt: back.updatedAt })
      for (const { id } of contacts) t.equal((await getContact(id)).companyId, company.id)
      const redone = await undo(undone.changeSet ?? '')
      t.match(redone, { reverted: 3, conflicts: [] })
      t.equal((await call('getCompany', { params: { id: company.id } })).status, 404)
      for (const { id } of contacts) t.equal((await getContact(id)).companyId, null)
      changeSet = redone.changeSet ?? ''
    }
    const again = await undo(setOf(deletion))
    t.match(again, { changeSet: null, reverted: 0 })
    t.ok(again.conflicts.every(({ reason }) => reason === 'changed_since'))
  })

  t.test('An undo of a restore deletes the record again, and a second undo of a set does nothing', async (t) => {
    const contact = await makeContact({})
    await call('deleteContact', { params: { id: contact.id } })
    const restored = await call('restoreContact', { params: { id: contact.id } })
    t.match(await undo(setOf(restored)), { reverted: 1 })
    t.equal((await call('getContact', { params: { id: contact.id } })).status, 404)
    t.match(await undo(setOf(restored)), { changeSet: null, reverted: 0 })
  })

  t.test(
    'An undo leaves alone what a later change set touched, also where that was undone, and takes back the rest',
    async (t) => {
      const items = ['a', 'b', 'c'].map((name) => ({ firstName: 'M', lastName: name, email: `${name}@bulk.test` }))
      const bulk = await call('bulkCreateContacts', { body: { items } })
      const [a = '', b = '', c = ''] = bulk.body.createdIds
      const update = await call('updateContact', { params: { id: a }, body: { title: 'CEO' } })
      await undo(setOf(update))
      await call('deleteContact', { params: { id: b } })
      const undone = await undo(setOf(bulk))
      t.equal(undone.reverted, 1)
      t.same(
        undone.conflicts.toSorted((one, other) => String(one.entityId).localeCompare(String(other.entityId))),
        [conflict('contact', a, 'changed_since'), conflict('contact', b, 'changed_since')]
      )
      t.equal((await call('getContact', { params: { id: c } })).status, 404)
      t.equal((await getContact(a)).lastName, 'a')
    }
  )

  t.test(
    'An undo reports keys that are taken and stages that are gone, and leaves other references that are gone empty',
    async (t) => {
      const contact = await makeContact({ email: 'first@undo.test' })
      const update = await call('updateContact', { params: { id: contact.id }, body: { email: 'second@undo.test' } })
      const other = await makeContact({ email: 'First@undo.test' })
      t.same(await undo(setOf(update)), {
        changeSet: null,
        reverted: 0,
        conflicts: [conflict('contact', contact.id, 'duplicate')]
      })
      await call('deleteContact', { params: { id: other.id } })
      t.equal((await undo(setOf(update))).reverted, 1, 'the key is free again')
      const deletion = await call('deleteContact', { params: { id: contact.id } })
      await makeContact({ email: 'FIRST@undo.test' })
      t.match(await undo(setOf(deletion)), { reverted: 0, conflicts: [conflict('contact', contact.id, 'duplicate')] })

      const { body: stage } = await call('createStage', { params: { id: links.pipelineId }, body: { name: 'Gone' } })
      const { body: company } = await call('createCompany', { body: { name: 'Gone' } })
      const ids = { pipelineId: links.pipelineId, stageId: stage.id }
      const make = async (body: object) =>
        (await call('createDeal', { invalidBody: { name: 'D', ...ids, ...body } })).body
      const [moved, deleted, linked] = [
        await make({}),
        await make({}),
        await make({ stageId: links.stageId, companyId: company.id })
      ]
      const move = await call('moveDealStage', { params: { id: moved.id }, body: { stageId: links.stageId } })
      const removal = await call('deleteDeal', { params: { id: deleted.id } })
      const renamed = await call('updateDeal', { params: { id: linked.id }, body: { name: 'E', companyId: null } })
      await call('deleteStage', { params: { id: stage.id } })
      await call('deleteCompany', { params: { id: company.id } })
      t.same((await undo(setOf(move))).conflicts, [conflict('deal', moved.id, 'invalid_reference')])
      t.same((await undo(setOf(removal))).conflicts, [conflict('deal', deleted.id, 'invalid_reference')])
      t.match(await undo(setOf(renamed)), { reverted: 1, conflicts: [] })
      t.match((await call('getDeal', { params: { id: linked.id } })).body, { name: 'D', companyId: null })
      await call('restoreCompany', { params: { id: company.id } })
      t.equal((await call('getDeal', { params: { id: linked.id } })).body.companyId, company.id)
    }
  )

  t.test('An undo keeps lastActivityAt of contacts and deals right', async (t) => {
    const contact = await makeContact({})
    const ids = { contactId: contact.id, dealId: links.dealId }
    const lastOf = async () => [
      (await getContact(contact.id)).lastActivityAt,
      (await call('getDeal', { params: { id: links.dealId } })).body.lastActivityAt
    ]
    const before = await lastOf()
    const made = await call('createActivity', { body: { activityType: 'note', subject: 'N', ...ids } })
    const after = await lastOf()
    t.notSame(after, before)
    const undone = await undo(setOf(made))
    t.same(await lastOf(), before)
    await undo(undone.changeSet ?? '')
    t.same(await lastOf(), after)
    const unlinked = await call('updateActivity', {
      params: { id: made.body.id },
      body: { contactId: null, dealId: null }
    })
    t.same(await lastOf(), before)
    await undo(setOf(unlinked))
    t.same(await lastOf(), after)
    const deletion = await call('deleteContact', { params: { id: contact.id } })
    await undo(setOf(deletion))
    t.same(await lastOf(), after)
  })

  t.test('An undo of a merge brings both records back whole, and all that referred to them', async (t) => {
    const kept = await makeContact({ tags: ['a'] })
    const gone = await makeContact({ email: 'gone@merge.test', title: 'CEO', tags: ['b'] })
    const ids = { pipelineId: links.pipelineId, stageId: links.stageId }
    const { body: deal } = await call('createDeal', { body: { name: 'D', ...ids, contactId: gone.id } })
    const note = { activityType: 'note', subject: 'N' } as const
    const { body: activity } = await call('createActivity', { body: { ...note, contactId: gone.id } })
    const readAll = async () => {
      const [deals, activities] = [
        (await call('getDeal', { params: { id: deal.id } })).body,
        (await call('getActivity', { params: { id: activity.id } })).body
      ]
      const records = [await getContact(kept.id), await getContact(gone.id), deals, activities]
      return records.map(({ updatedAt: _, ...rest }) => rest)
    }
    const before = await readAll()
    const merged = await call('mergeContacts', { params: { id: kept.id }, body: { duplicateId: gone.id } })
    t.match(merged.body, { email: 'gone@merge.test', tags: ['a', 'b'] })
    const undone = await undo(setOf(merged))
    t.match(undone, { reverted: 4, conflicts: [] })
    t.same(await readAll(), before)
    const upsert = await call('upsertContact', { body: { firstName: 'M', lastName: 'E', email: 'gone@merge.test' } })
    t.match(upsert.body, { action: 'updated', id: gone.id }, 'the address finds its own record again')
  })

  t.test('An undo of the undo of a merge merges the two again, and can be undone like the merge', async (t) => {
    const first = await makeContact({ email: 'first@merged.test' })
    const gone = await makeContact({ email: 'gone@merged.test' })
    const kept = await makeContact({ title: 'CEO' })
    await call('mergeContacts', { params: { id: gone.id }, body: { duplicateId: first.id } })
    const merged = await call('mergeContacts', { params: { id: kept.id }, body: { duplicateId: gone.id } })
    const findBy = async (email: string) =>
      (await call('upsertContact', { body: { firstName: 'Maja', lastName: 'Ek', email } })).body.id
    const mergedInto = async (id: string) => (await call('getContact', { params: { id } })).problem?.mergedInto
    let last = setOf(merged)
    for (let round = 0; round < 2; round++) {
      const undone = await undo(last)
      t.match(undone, { conflicts: [] })
      t.same([await mergedInto(first.id), await findBy('first@merged.test')], [gone.id, gone.id])
      const redone = await undo(undone.changeSet ?? '')
      t.match(redone, { conflicts: [] })
      t.same([await mergedInto(first.id), await mergedInto(gone.id)], [kept.id, kept.id])
      t.same([await findBy('first@merged.test'), await findBy('gone@merged.test')], [kept.id, kept.id])
      const deleted = (await call('listDeletedContacts')).body.map(({ id }) => id)
      t.notOk(deleted.includes(gone.id))
      t.match((await call('restoreContact', { params: { id: gone.id } })).problem, {
        status: 404,
        mergedInto: kept.id
      })
      last = redone.changeSet ?? ''
    }
  })

  t.test('An undo of a creation deletes what was once merged, but was deleted and restored since', async (t) => {
    const [kept, gone] = [await makeContact({}), await makeContact({ email: 'once@merged.test' })]
    const params = { id: gone.id }
    await undo(setOf(await call('mergeContacts', { params: { id: kept.id }, body: { duplicateId: gone.id } })))
    const deletion = await call('deleteContact', { params })
    t.notOk((await call('getContact', { params })).problem.mergedInto)
    const restored = await undo(setOf(deletion))
    t.match(await undo(restored.changeSet ?? ''), { reverted: 1, conflicts: [] })
    t.notOk((await call('getContact', { params })).problem.mergedInto)
    t.equal((await call('listDeletedContacts')).body[0]?.id, gone.id)
  })

  t.test('An undo gives custom values back, but for those that are archived or taken by now', async (t) => {
    const define = (key: string, isUnique = false) =>
      call('createProperty', { body: { entity: 'contact', key, type: 'text', label: key, isUnique } })
    const [old] = [await define('undo_old'), await define('undo_kept'), await define('undo_number', true)]
    const custom = { undo_old: 'a', undo_kept: 'b', undo_number: '1' }
    const contact = await makeContact({ custom })
    const params = { id: contact.id }
    const update = await call('updateContact', {
      params,
      body: { custom: { undo_old: null, undo_kept: 'c', undo_number: '2' } }
    })
    const undone = await undo(setOf(update))
    t.equal(undone.reverted, 1)
    t.same((await getContact(contact.id)).custom, custom)
    t.equal((await undo(undone.changeSet ?? '')).reverted, 1)
    t.same((await getContact(contact.id)).custom, { undo_kept: 'c', undo_number: '2' })
    const again = await call('updateContact', { params, body: { custom: { undo_old: 'x', undo_number: '3' } } })
    await call('updateProperty', { params: { id: old.body.id }, body: { isArchived: true } })
    const other = await makeContact({ custom: { undo_number: '2' } })
    t.same((await undo(setOf(again))).conflicts, [conflict('contact', contact.id, 'duplicate')])
    await call('deleteContact', { params: { id: other.id } })
    t.equal((await undo(setOf(again))).reverted, 1)
    t.same((await getContact(contact.id)).custom, { undo_kept: 'c', undo_number: '2' })
    const deletion = await call('deleteContact', { params })
    const taker = await makeContact({ custom: { undo_number: '2' } })
    t.same((await undo(setOf(deletion))).conflicts, [conflict('contact', contact.id, 'duplicate')])
    t.equal((await call('restoreContact', { params })).problem.code, 'duplicate')
    await call('deleteContact', { params: { id: taker.id } })
    t.equal((await undo(setOf(deletion))).reverted, 1)
    t.same((await getContact(contact.id)).custom, { undo_kept: 'c', undo_number: '2' })
  })

  t.test('An undo leaves alone who would get a unique value from a record that stays as it is', async (t) => {
    await call('createProperty', {
      body: { entity: 'contact', key: 'undo_badge', type: 'text', label: 'Badge', isUnique: true }
    })
    const bulk = (badges: (string | null)[]) => {
      const item = (undo_badge: string | null, n: number) => {
        return { firstName: 'M', lastName: `${n}`, email: `badge${n}@undo.test`, custom: { undo_badge } }
      }
      return call('bulkCreateContacts', { body: { items: badges.map(item) } })
    }
    const ids = (await bulk(['1', '2', '3'])).body.createdIds
    const moved = await bulk(['4', '1', '2'])
    const taker = await makeContact({ custom: { undo_badge: '3' } })
    t.same((await undo(setOf(moved))).conflicts.map(({ entityId }) => entityId).sort(), [...ids].sort())
    await call('deleteContact', { params: { id: taker.id } })
    t.match(await undo(setOf(moved)), { reverted: 3, conflicts: [] })
    t.same((await getContact(String(ids[2]))).custom.undo_badge, '3')
  })

  t.test('An undo reports what was erased, before anything else, and refuses an erasure', async (t) => {
    const contact = await makeContact({})
    const update = await call('updateContact', { params: { id: contact.id }, body: { title: 'CEO' } })
    await call('updateContact', { params: { id: contact.id }, body: { title: 'CTO' } })
    await sql(
      `update changes set data = (data::jsonb || '{"erasedAt":"2026-03-02T09:15:13.796Z"}')::json where entity_id = $1`,
      [contact.id]
    )
    t.same((await undo(setOf(update))).conflicts, [conflict('contact', contact.id, 'erased')])
    await sql(`update changes set source = 'erase' where change_set = $1`, [setOf(update)])
    t.match((await call('undoChangeSet', { body: { changeSet: setOf(update) } })).problem, {
      status: 409,
      code: 'erased'
    })
  })

  t.test('An undo of a set of other records does nothing, and of an unknown or foreign set is a 404', async (t) => {
    const pipeline = await call('createPipeline', { body: { name: 'P' } })
    t.same(await undo(setOf(pipeline)), { changeSet: null, reverted: 0, conflicts: [] })
    const foreign = await call('createCompany', { body: { name: 'F' }, as: globex.admin })
    for (const changeSet of [setOf(foreign), nobody]) {
      for (const dryRun of [true, false])
        t.equal((await call('undoChangeSet', { body: { changeSet, dryRun } })).problem.code, 'not_found')
    }
    t.equal((await call('getCompany', { params: { id: foreign.body.id }, as: globex.admin })).status, 200)
    const bad = await call('undoChangeSet', { invalidBody: { changeSet: 'x', dryRun: 'yes', constructor: 1 } })
    t.same(bad.problem.errors?.map(({ path }) => path).sort(), ['/changeSet', '/constructor', '/dryRun'])
    t.equal((await call('undoChangeSet', { body: { changeSet: setOf(pipeline) }, as: acme.reader })).status, 403)
  })

  t.test('An undo is done once for an Idempotency-Key, dry or not', async (t) => {
    const contact = await makeContact({})
    for (const dryRun of [true, false]) {
      const request = { body: { changeSet: contact.set, dryRun }, headers: { 'idempotency-key': `undo-${dryRun}` } }
      const [first, second] = [await call('undoChangeSet', request), await call('undoChangeSet', request)]
      t.equal(first.body.reverted, 1)
      t.same(second.body, first.body)
      t.equal(second.headers['idempotent-replayed'], 'true')
      t.equal(setOf(second), setOf(first))
    }
    for (const dryRun of [true, false]) {
      const request = { body: { changeSet: nobody, dryRun }, headers: { 'idempotency-key': `undo-${dryRun}` } }
      t.equal((await call('undoChangeSet', request)).problem.code, 'idempotency_key_reused')
    }
    const twin = await makeContact({})
    const both = await Promise.all([1, 2, 3].map(() => call('undoChangeSet', { body: { changeSet: twin.set } })))
    t.same(both.map(({ body }) => body.reverted).sort(), [0, 0, 1])
  })
})
