import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import type { Actor, Answer } from '../support/call.ts'
import { type Service, startService } from '../support/start.ts'
import { startReceiver } from '../webhooks/receiver.ts'

type Json = Record<string, unknown>

const nouns = ['Companies', 'Contacts', 'Deals', 'Activities'] as const
const everyEvent: Schemas['WebhookEventType'][] = [
  ...(['contact.created', 'contact.updated', 'contact.deleted', 'company.updated', 'company.deleted'] as const),
  ...(['deal.updated', 'deal.stage_changed', 'deal.won', 'deal.lost', 'deal.deleted', 'activity.completed'] as const)
]

/** Companies, contacts, deals and activities that refer to each other, alike in each tenant. */
async function makeRecords({ call }: Service, as: Actor) {
  const [pipeline] = (await call('listPipelines', { as })).body
  const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
  const companies: string[] = []
  for (const name of ['Nord', 'Süd', 'Ost'])
    companies.push((await call('createCompany', { as, body: { name } })).body.id)
  const contacts: string[] = []
  for (const [n, lastName] of ['One', 'Two', 'Three'].entries()) {
    const body = { firstName: 'N', lastName, companyId: companies[n % 2] ?? null }
    contacts.push((await call('createContact', { as, body })).body.id)
  }
  const deals: string[] = []
  for (const [n, name] of ['D1', 'D2', 'D3'].entries()) {
    const body = { ...stage, name, contactId: contacts[n] ?? null, companyId: companies[0] ?? null }
    deals.push((await call('createDeal', { as, body })).body.id)
  }
  await call('setDealContact', {
    as,
    params: { id: deals[2] ?? '', contactId: contacts[0] ?? '' },
    body: { role: 'R' }
  })
  for (const [n, subject] of ['A1', 'A2', 'A3', 'A4'].entries()) {
    const links = {
      contactId: contacts[n % 2] ?? null,
      dealId: deals[n % 3] ?? null,
      companyId: companies[n % 2] ?? null
    }
    await call('createActivity', { as, body: { activityType: 'note', subject, ...links } })
  }
}

t.test('What follows from changes of many records is what follows from single ones', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { acme, globex, sql } = service
  const receiver = await startReceiver(t)
  const send = (as: Actor, id: string, request: Json) =>
    service.call(id as never, { as, ...request } as never) as unknown as Promise<Answer<Json>>
  const tenants = [acme, globex]
  for (const { admin: as } of tenants) {
    await makeRecords(service, as)
    await send(as, 'createWebhook', { body: { name: 'all', url: receiver.url, events: everyEvent } })
  }
  const readAll = async (as: Actor) => {
    const lists: Json[][] = []
    for (const noun of nouns) lists.push((await send(as, `list${noun}`, {})).body as unknown as Json[])
    return lists
  }
  /** Without what differs between tenants, and between now and then. */
  const comparable = (lists: Json[][]) => {
    const place = new Map(lists.flat().map(({ id }, index) => [id, index]))
    return lists.flat().map((record) =>
      Object.fromEntries(
        Object.entries(record)
          .filter(([name]) => !/^(id|tenantId|pipelineId|stageId|createdAt|updatedAt)$/.test(name))
          .map(([name, value]) => [name, /At$|Date$/.test(name) ? value !== null : (place.get(value) ?? value)])
      )
    )
  }
  const eventsOf = async ({ tenantId }: { tenantId: string }) =>
    (
      await sql<{ event: string }>('select event from webhook_deliveries where tenant_id = $1 order by event', [
        tenantId
      ])
    ).map(({ event }) => event)
  const withoutVersion = (lists: Json[][]) => lists.flat().map((record) => ({ ...record, updatedAt: '' }))

  /** A change of many in one tenant and single ones in the other; then an undo, and an undo of that. */
  const compare = async (bulk: string, filter: Json, body: Json, single: string, singleBody?: Json) => {
    const [noun = ''] = nouns.filter((one) => bulk.endsWith(one))
    const before = await readAll(acme.admin)
    const dry = await send(acme.admin, bulk, { body: { filter, ...body, dryRun: true } })
    t.same(await readAll(acme.admin), before)
    const done = await send(acme.admin, bulk, { body: { filter, ...body } })
    t.same(dry.body, { ...done.body, changeSet: null })
    const hits = (await send(globex.admin, `search${noun}`, { body: { filter } })).body as unknown as Json[]
    for (const { id } of hits)
      await send(globex.admin, single, { params: { id }, ...(singleBody && { body: singleBody }) })
    t.equal(done.body.matched, hits.length)
    t.equal(done.body.updated ?? done.body.deleted, hits.length, 'what follows is not counted')
    const after = await readAll(acme.admin)
    t.same(comparable(after), comparable(await readAll(globex.admin)), bulk)
    t.same(await eventsOf(acme), await eventsOf(globex), `events of ${bulk}`)

    const undone = await send(acme.admin, 'undoChangeSet', { body: { changeSet: done.body.changeSet } })
    t.same(undone.body.conflicts, [])
    t.same(withoutVersion(await readAll(acme.admin)), withoutVersion(before), `an undo of ${bulk}`)
    await send(acme.admin, 'undoChangeSet', { body: { changeSet: undone.body.changeSet } })
    t.same(withoutVersion(await readAll(acme.admin)), withoutVersion(after))
    await sql('delete from webhook_deliveries')
  }
  await sql('delete from webhook_deliveries')
  const isIn = (property: string, ...value: string[]) => ({ property, op: 'in', value })

  await compare('bulkUpdateDeals', isIn('name', 'D1', 'D2'), { set: { status: 'won' } }, 'updateDeal', {
    status: 'won'
  })
  const closing = { status: 'lost', notes: 'too dear' }
  await compare('bulkUpdateDeals', isIn('name', 'D2', 'D3'), { set: closing }, 'updateDeal', closing)
  const completed = { status: 'completed' }
  await compare('bulkUpdateActivities', isIn('subject', 'A1', 'A2'), { set: completed }, 'updateActivity', completed)
  const unlinked = { contactId: null, dealId: null }
  await compare('bulkUpdateActivities', isIn('subject', 'A2', 'A4'), { set: unlinked }, 'updateActivity', unlinked)
  await compare('bulkDeleteActivities', isIn('subject', 'A1', 'A4'), {}, 'deleteActivity')
  await compare('bulkDeleteContacts', isIn('lastName', 'One', 'Two'), {}, 'deleteContact')
  await compare('bulkDeleteCompanies', isIn('name', 'Nord', 'Süd'), {}, 'deleteCompany')
  await compare('bulkDeleteDeals', isIn('name', 'D1', 'D3'), {}, 'deleteDeal')
})
