import t from 'tap'
import { sheets } from '../import-export/sheets.ts'
import { type Links, makeLinks } from '../records/kinds.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test('A record’s lastActivityAt is the moment of its latest activity', async (t) => {
  const service = await startService(t)
  const { call } = service
  const past = '2020-01-31T10:00:00.000Z'

  /** A fresh contact and deal, and how to read them. */
  const start = async () => {
    const links = await makeLinks(service)
    const read = async (wanted: Pick<Links, 'contactId' | 'dealId'> = links) => {
      const contact = (await call('getContact', { params: { id: wanted.contactId } })).body
      const deal = (await call('getDeal', { params: { id: wanted.dealId } })).body
      return [contact, deal] as const
    }
    const times = async () => (await read()).map(({ lastActivityAt }) => lastActivityAt)
    const make = async (more: object = {}) => {
      const body = { activityType: 'call' as const, subject: 'S', contactId: links.contactId, dealId: links.dealId }
      return (await call('createActivity', { body: { ...body, ...more } })).body
    }
    return { links, read, times, make }
  }

  t.test('A record’s lastActivityAt is null before the first activity, and its moment after it', async (t) => {
    const { times, make } = await start()
    t.same(await times(), [null, null])
    const first = await make()
    t.same(await times(), [first.createdAt, first.createdAt])
    const second = await make({ completedAt: past })
    t.same(await times(), [second.createdAt, second.createdAt], 'logging what was done long ago is news')
    const future = '2100-01-31T10:00:00.000Z'
    await make({ completedAt: future })
    await make()
    t.same(await times(), [future, future], 'a new activity never moves it back')
  })

  t.test('An activity moves lastActivityAt only of the records that it names', async (t) => {
    const { times, make } = await start()
    const { createdAt } = await make({ dealId: null })
    t.same(await times(), [createdAt, null])
    await make({ contactId: null, dealId: null })
    t.same(await times(), [createdAt, null])
  })

  t.test('A record’s lastActivityAt moves when the activity is completed, not when it is edited', async (t) => {
    const { times, make } = await start()
    const made = await make()
    const params = { id: made.id }
    await call('updateActivity', { params, body: { body: 'edited', status: 'cancelled' } })
    t.same(await times(), [made.createdAt, made.createdAt])
    const { body } = await call('updateActivity', { params, body: { status: 'completed' } })
    t.ok(String(body.completedAt) > made.createdAt)
    t.same(await times(), [body.completedAt, body.completedAt])
    await call('updateActivity', { params, body: { status: 'pending' } })
    t.same(await times(), [made.createdAt, made.createdAt], 'and back when that is undone')
  })

  t.test('A record’s lastActivityAt follows the activity to another contact and deal', async (t) => {
    const { links, times, make, read } = await start()
    const other = await makeLinks(service)
    const first = await make()
    const second = await make()
    const { contactId, dealId } = other
    await call('updateActivity', { params: { id: second.id }, body: { contactId, dealId } })
    t.same(await times(), [first.createdAt, first.createdAt])
    const moved = (await read(other)).map(({ lastActivityAt }) => lastActivityAt)
    t.same(moved, [second.createdAt, second.createdAt])
    await call('updateActivity', { params: { id: second.id }, body: { contactId: null, dealId: links.dealId } })
    t.same(
      (await read(other)).map(({ lastActivityAt }) => lastActivityAt),
      [null, null]
    )
    t.same(await times(), [first.createdAt, second.createdAt])
  })

  t.test('A record’s lastActivityAt falls back when the activity is deleted', async (t) => {
    const { times, make } = await start()
    const first = await make()
    const second = await make()
    await call('deleteActivity', { params: { id: second.id } })
    t.same(await times(), [first.createdAt, first.createdAt])
    await call('deleteActivity', { params: { id: first.id } })
    t.same(await times(), [null, null])
  })

  t.test(
    'A record’s lastActivityAt stays where another activity than the latest is deleted, reopened or moved away',
    async (t) => {
      const { times, make } = await start()
      const other = await makeLinks(service)
      const [deleted, reopened, moved] = [await make(), await make({ status: 'completed' }), await make()]
      const latest = await make({ completedAt: '2100-01-31T10:00:00.000Z' })
      await call('deleteActivity', { params: { id: deleted.id } })
      await call('updateActivity', { params: { id: reopened.id }, body: { status: 'pending' } })
      const { contactId, dealId } = other
      await call('updateActivity', { params: { id: moved.id }, body: { contactId, dealId } })
      t.same(await times(), [latest.completedAt, latest.completedAt])
      await call('updateActivity', { params: { id: latest.id }, body: { completedAt: past } })
      t.same(await times(), [latest.createdAt, latest.createdAt], 'and falls back to when the latest was made')
    }
  )

  t.test('After a bulk lastActivityAt is the moment of the latest of its activities', async (t) => {
    const { links, times } = await start()
    const { contactId, dealId } = links
    const item = { activityType: 'note' as const, subject: 'S', contactId, dealId }
    const { body } = await call('bulkCreateActivities', { body: { items: Array(20).fill(item) } })
    const last = (await call('getActivity', { params: { id: body.createdIds[19] ?? '' } })).body
    t.same(await times(), [last.createdAt, last.createdAt])
  })

  t.test('A record’s lastActivityAt moves when an import completes the activity', async (t) => {
    const { times, make } = await start()
    const definition = { entity: 'activity', key: 'code', type: 'text', label: 'Code', isUnique: true } as const
    await call('createProperty', { body: definition })
    await make({ custom: { code: 'A' } })
    const future = '2100-01-31T10:00:00.000Z'
    const file = `activity_type,subject,completed_at,custom.code\ncall,S,${future},A\n`
    const query = { mode: 'update', match: 'custom.code' }
    t.match(await sheets(service).importFile('activities', file, service.acme.admin, query), { updated: 1 })
    t.same(await times(), [future, future])
  })

  t.test(
    'A record’s lastActivityAt moves without touching updatedAt, without a change and without showing up in updatedSince',
    async (t) => {
      const { make, read } = await start()
      const [contact, deal] = await read()
      const count = (await readChanges(service)).length
      const { id } = await make()
      await call('updateActivity', { params: { id }, body: { status: 'completed' } })
      await call('updateActivity', { params: { id }, body: { contactId: null } })
      await call('deleteActivity', { params: { id } })
      const [contactNow, dealNow] = await read()
      t.same([contactNow, dealNow], [contact, deal])
      const changes = (await readChanges(service)).slice(count)
      t.ok(changes.length === 4 && changes.every(({ entity }) => entity === 'activity'))
      t.same((await call('listContacts', { query: { updatedSince: contact.updatedAt } })).body, [])
      t.same((await call('listDeals', { query: { updatedSince: deal.updatedAt } })).body, [])
    }
  )

  t.test('Clients can’t set a record’s lastActivityAt', async (t) => {
    const { links, read } = await start()
    const [contact, deal] = await read()
    await call('updateContact', { params: { id: links.contactId }, body: { lastActivityAt: past } as never })
    await call('updateDeal', { params: { id: links.dealId }, body: { lastActivityAt: past } as never })
    t.same(await read(), [contact, deal])
  })

  t.test('A record’s lastActivityAt survives updates of the record at the same time', async (t) => {
    const { links, times, make } = await start()
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 3 === 0
          ? make()
          : n % 3 === 1
            ? call('updateContact', { params: { id: links.contactId }, body: { notes: `${n}` } })
            : call('updateDeal', { params: { id: links.dealId }, body: { notes: `${n}` } })
      )
    )
    const made = answers.flatMap((answer) => ('createdAt' in answer ? [String(answer.createdAt)] : []))
    const latest = made.sort().at(-1)
    t.same(await times(), [latest, latest])
  })

  t.test('A refused activity moves no lastActivityAt', async (t) => {
    const { links, times } = await start()
    const { contactId, dealId } = links
    const body = { activityType: 'call' as const, subject: 'S', contactId, dealId, ownerId: service.globex.userId }
    t.equal((await call('createActivity', { body })).status, 400)
    t.same(await times(), [null, null])
  })
})
