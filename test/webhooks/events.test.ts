import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { asShown } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from './receiver.ts'

const everyEvent: Schemas['WebhookEventType'][] = [
  ...(['contact.created', 'contact.updated', 'contact.deleted'] as const),
  ...(['company.created', 'company.updated', 'company.deleted'] as const),
  ...(['deal.created', 'deal.updated', 'deal.stage_changed', 'deal.won', 'deal.lost', 'deal.deleted'] as const),
  ...(['activity.created', 'activity.completed'] as const)
]

t.test('Events tell webhooks of changes', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, sql, acme, globex } = service
  const receiver = await startReceiver(t)
  await call('createWebhook', { body: { name: 'every event', url: receiver.url, events: everyEvent } })
  const pipeline = (await call('listPipelines')).body[0]
  const [first, second] = pipeline?.stages ?? []
  if (!pipeline || !first || !second) throw new Error('a new tenant has stages')
  const pipelineId = pipeline.id

  /** The events that an action gives: all there are, since each one's delivery is in the database when it is answered. */
  const eventsOf = async (action: () => Promise<unknown>) => {
    const before = await sql<{ count: number }>('select count(*)::int as count from webhook_deliveries')
    await action()
    const after = await sql<{ event: string; body: string }>(
      'select event, body from webhook_deliveries order by created_at, id offset $1',
      [before[0]?.count]
    )
    return after.map(({ event, body }) => {
      const { data, ...rest } = JSON.parse(body)
      return { event, ...rest, data: asShown(data) }
    })
  }
  const namesOf = async (action: () => Promise<unknown>) => (await eventsOf(action)).map(({ event }) => event).sort()

  t.test('Events tell of a record’s creation, change and deletion once each, with what GET shows', async (t) => {
    for (const [entity, noun, body, patch] of [
      ['contact', 'Contact', { firstName: 'Ada', lastName: 'Lovelace' }, { notes: 'changed' }],
      ['company', 'Company', { name: 'Acme' }, { city: 'Berlin' }],
      ['deal', 'Deal', { name: 'Deal', pipelineId, stageId: first.id }, { value: 12.5 }]
    ] as const) {
      let record: { id: string; updatedAt: string } | undefined
      const [created, ...noMore] = await eventsOf(async () => {
        record = (await call(`create${noun}`, { body } as never)).body as never
      })
      t.same(noMore, [])
      t.same(created, { event: `${entity}.created`, timestamp: record?.updatedAt, data: record })
      t.same(Object.keys(created), ['event', 'timestamp', 'data'], 'nothing else, in this order')
      const params = { id: record?.id ?? '' }
      const update = () => call(`update${noun}`, { params, body: patch } as never)
      const [updated, ...others] = await eventsOf(update)
      t.same(others, [])
      const { body: now } = await call(`get${noun}`, { params } as never)
      t.same(updated, { event: `${entity}.updated`, timestamp: (now as { updatedAt: string }).updatedAt, data: now })
      t.same(await namesOf(update), [], 'a change that changes nothing gives none')
      const [deleted] = await eventsOf(() => call(`delete${noun}`, { params } as never))
      t.same([deleted.event, deleted.data], [`${entity}.deleted`, now])
    }
  })

  t.test('Events of a deal distinguish its move, its win and its loss from other changes', async (t) => {
    const { body: deal } = await call('createDeal', { body: { name: 'Big', pipelineId, stageId: first.id } })
    const params = { id: deal.id }
    const put = (body: Schemas['UpdateDealRequest']) => namesOf(() => call('updateDeal', { params, body }))
    const [moved] = await eventsOf(() => call('moveDealStage', { params, body: { stageId: second.id } }))
    t.equal(moved.event, 'deal.stage_changed')
    t.same(moved.data, { ...(await call('getDeal', { params })).body, previousStageId: first.id })
    t.same(await put({ stageId: first.id }), ['deal.stage_changed'])
    t.same(await put({ stageId: second.id, notes: 'x' }), ['deal.stage_changed', 'deal.updated'])
    t.same(await put({ status: 'won' }), ['deal.won'])
    t.same(await put({ status: 'lost' }), ['deal.lost'])
    t.same(await put({ status: 'open' }), ['deal.updated'])
    t.same(await put({ status: 'won', actualCloseDate: '2026-01-01', stageId: first.id }), [
      'deal.stage_changed',
      'deal.won'
    ])
    t.same(await put({ status: 'lost', stageId: second.id, value: 1 }), [
      'deal.lost',
      'deal.stage_changed',
      'deal.updated'
    ])
    const bant = { budget: 20 }
    t.same(await namesOf(() => call('updateDealBant', { params, body: bant } as never)), ['deal.updated'])
    t.same(await namesOf(() => call('updateDealBant', { params, body: bant } as never)), [])
  })

  t.test('Events of an activity are its logging and its completion; what it moves in others gives none', async (t) => {
    const { body: contact } = await call('createContact', { body: { firstName: 'A', lastName: 'B' } })
    const body = { activityType: 'call', subject: 'Hello', contactId: contact.id } as const
    let id = ''
    const create = async () => {
      id = (await call('createActivity', { body })).body.id
    }
    t.same(await namesOf(create), ['activity.created'])
    const put = (patch: Schemas['UpdateActivityRequest']) =>
      namesOf(() => call('updateActivity', { params: { id }, body: patch }))
    t.same(await put({ subject: 'Changed' }), [])
    t.same(await put({ status: 'completed', body: 'done' }), ['activity.completed'])
    t.same(await put({ status: 'completed', body: 'more' }), [])
    const done = { ...body, status: 'completed' } as const
    t.same(await namesOf(() => call('createActivity', { body: done })), ['activity.completed', 'activity.created'])
    t.same(await namesOf(() => call('deleteActivity', { params: { id } })), [])
  })

  t.test('Events come of upserts, bulk calls, imports and cleared references alike', async (t) => {
    const upsert = (name: string) => () => call('upsertCompany', { body: { name, domain: 'upsert.test' } })
    t.same(await namesOf(upsert('New')), ['company.created'])
    t.same(await namesOf(upsert('Changed')), ['company.updated'])
    t.same(await namesOf(upsert('Changed')), [])
    const items = [{ name: 'One' }, {}, { name: 'Again', domain: 'upsert.test' }, { name: 'Two' }]
    t.same(await namesOf(() => call('bulkCreateCompanies', { invalidBody: { items } })), [
      ...['company.created', 'company.created', 'company.updated']
    ])
    const { body: company } = await call('createCompany', { body: { name: 'Parent' } })
    const companyId = company.id
    await call('createContact', { body: { firstName: 'A', lastName: 'B', companyId } })
    await call('createDeal', { body: { name: 'D', pipelineId, stageId: first.id, companyId } })
    await call('createActivity', { body: { activityType: 'note', subject: 'N', companyId } })
    const deletion = await eventsOf(() => call('deleteCompany', { params: { id: companyId } }))
    t.same(deletion.map(({ event }) => event).sort(), ['company.deleted', 'contact.updated', 'deal.updated'])
    t.notOk(deletion.some(({ event, data }) => event !== 'company.deleted' && data.companyId))
  })

  t.test('Events come of nothing that is refused, rolled back, or another tenant’s', async (t) => {
    await call('createCompany', { body: { name: 'Taken', domain: 'taken.test' } })
    const refused = async () => {
      t.equal((await call('createCompany', { body: { name: 'x', domain: 'taken.test' } })).status, 409)
      t.equal((await call('createCompany', { body: { name: 'x', ownerId: globex.userId } })).status, 400)
      await call('createCompany', { body: { name: 'Elsewhere' }, as: globex.admin })
      await call('createPipeline', { body: { name: 'Pipelines have no events' } })
    }
    t.same(await namesOf(refused), [])
  })

  t.test('Events all arrive, each once, as many as the change log has', async (t) => {
    const [{ count = 0 } = {}] = await sql<{ count: number }>('select count(*)::int as count from webhook_deliveries')
    await receiver.waitFor(count)
    const ids = receiver.received.map(({ headers }) => headers['x-service-event-id'])
    t.equal(new Set(ids).size, count)
    t.equal(ids.length, count)
    const changes = await sql<{ count: number }>(
      `select count(*)::int as count from changes where tenant_id = $1 and (entity, action) in (
        select split_part(name, '.', 1), split_part(name, '.', 2) from unnest($2::text[]) as name)
        and action in ('created', 'deleted')`,
      [acme.tenantId, everyEvent]
    )
    const sent = receiver.events().filter((name) => /\.(created|deleted)$/.test(name))
    t.equal(sent.length, changes[0]?.count)
  })
})

t.test('A change goes to the subscriptions as they are at its own sequence number', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, sql, acme } = service
  const other = await service.startInstance()
  const receiver = await startReceiver(t)
  const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
  const write = (instance: typeof other, name: string) => instance.call('createCompany', { body: { name } })
  const stopped: string[] = []
  let isWriting = true
  const writer = async (number: number) => {
    for (let n = 0; isWriting; n += 1) await write(n % 2 ? other : service, `${number} ${n}`)
  }
  const writers = [1, 2, 3, 4].map(writer)
  for (let round = 0; round < 8; round += 1) {
    const { body: hook } = await call('createWebhook', { body })
    const during = await Promise.all([write(other, `during ${round}`), write(service, `during too ${round}`)])
    await call('updateWebhook', { params: { id: hook.id }, body: { isActive: false } })
    const after = await Promise.all([write(other, 'not sent'), write(service, 'not sent')])
    stopped.push(...after.map((answer) => answer.body.id))
    const sent = await sql<{ id: string }>(
      `select body::json->'data'->>'id' as id from webhook_deliveries where webhook_id = $1`,
      [hook.id]
    )
    const ids = new Set(sent.map(({ id }) => id))
    t.ok(
      during.every((answer) => ids.has(answer.body.id)),
      'all that came after its creation was answered'
    )
    const [span] = await sql<{ missing: number }>(
      `with sent as (select (body::json->'data'->>'id')::uuid as id from webhook_deliveries where tenant_id = $1 and webhook_id = $2),
        span as (select min(sequence) as first, max(sequence) as last from changes join sent on sent.id = entity_id where tenant_id = $1)
      select count(*)::int as missing from changes, span where tenant_id = $1 and sequence between first and last
        and entity = 'company' and entity_id not in (select id from sent)`,
      [acme.tenantId, hook.id]
    )
    t.equal(span?.missing, 0, 'a run of changes without a gap')
  }
  isWriting = false
  await Promise.all(writers)
  const [late] = await sql<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries where (body::json->'data'->>'id') = any($1)`,
    [stopped]
  )
  t.equal(late?.count, 0, 'nothing that came after it was switched off')
})
