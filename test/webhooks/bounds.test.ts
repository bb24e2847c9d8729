import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { sweepDeliveries } from '../../src/webhooks/sweep.ts'
import { hold } from '../support/hold.ts'
import { type Service, startService, type TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

// How much a tenant's webhooks may fill the disk with, and how fast it is rid of them.

const events: Schemas['WebhookEventType'][] = ['company.created']

const subscribe = async ({ call }: Service, url = 'https://hooks.example.com/', wanted = events) =>
  (await call('createWebhook', { body: { name: 'x', url, events: wanted } })).body

/** Deliveries that wait, each with its job, as if so many changes had come. */
async function queueMany({ sql }: Service, { tenantId }: TestTenant, webhookId: string, count: number): Promise<void> {
  const values = [tenantId, webhookId, Array.from({ length: count }, () => randomUUID())]
  await sql(
    `insert into webhook_deliveries (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id,
        created_at, updated_at)
      select $1::uuid, id, $2::uuid, gen_random_uuid(), 'company.created', '{}', 'pending', 0, now(), id, now(), now()
      from unnest($3::uuid[]) as id`,
    values
  )
  await sql(
    `insert into pgboss.job (id, name, data, group_id)
      select id, 'webhook-deliveries', jsonb_build_object('tenantId', $1::text, 'webhookId', $2::text, 'deliveryId', id), $2
      from unnest($3::uuid[]) as id`,
    values
  )
}

const countWaiting = async ({ sql }: Service) => {
  const [counts] = await sql<{ deliveries: number; pending: number; jobs: number }>(
    `select (select count(*)::int from webhook_deliveries) as deliveries,
      (select count(*)::int from webhook_deliveries where status = 'pending') as pending,
      (select count(*)::int from pgboss.job where name = 'webhook-deliveries') as jobs`
  )
  return counts
}

async function sweepAll(db: Service['db']): Promise<void> {
  for (let hasMore = true; hasMore; ) ({ hasMore } = await sweepDeliveries(db))
}

t.test('Of a tenant’s webhooks at most twenty that are active want the same event', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const hooks: Schemas['WebhookResponse'][] = []
  for (let n = 0; n < 20; n += 1) hooks.push(await subscribe(service))
  const [first, second] = hooks as [Schemas['WebhookResponse'], Schemas['WebhookResponse']]
  const body = { name: 'x', url: first.url, events: ['deal.won' as const, ...events] }
  const isRefused = ({ status, problem }: Awaited<ReturnType<typeof call>>, why: string) =>
    t.match([status, problem], [409, { code: 'limit_reached', detail: /20 active webhooks for company\.created/ }], why)

  isRefused(await call('createWebhook', { body }), 'a new one')
  t.equal((await call('listWebhooks', { query: { count: true } })).headers['x-total-count'], '20')
  t.equal((await call('createWebhook', { body, as: globex.admin })).status, 201, 'another tenant has its own')
  const other = await subscribe(service, first.url, ['company.updated'])
  const params = { id: other.id }
  isRefused(await call('updateWebhook', { params, body: { events: ['company.updated', ...events] } }), 'a change')
  t.same((await call('getWebhook', { params })).body.events, ['company.updated'])

  await call('updateWebhook', { params: { id: first.id }, body: { isActive: false } })
  t.equal(
    (await call('updateWebhook', { params, body: { events } })).status,
    200,
    'one that is switched off makes room'
  )
  isRefused(await call('updateWebhook', { params: { id: first.id }, body: { isActive: true } }), 'switched on again')
  t.equal((await call('getWebhook', { params: { id: first.id } })).body.isActive, false)

  await sql(
    `insert into webhooks select tenant_id, gen_random_uuid(), name, url, secret_encrypted, events, is_active, null, 0, created_at, updated_at
      from webhooks where tenant_id = $1 and id = $2`,
    [acme.tenantId, second.id]
  )
  await sql('update tenant_clocks set subscriptions = subscriptions + 1 where tenant_id = $1', [acme.tenantId])
  const renamed = await call('updateWebhook', {
    params: { id: second.id },
    body: { name: 'Renamed', events: [...events, 'deal.lost'] }
  })
  t.equal(renamed.status, 200, 'those that are there stay, however many, and are changed')
})

t.test('A body that webhooks share is stored once, and is sent the same at each attempt to each of them', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [0.05] })
  const { call, sql } = service
  const failed = new Set<unknown>()
  const receiver = await startReceiver(t, ({ headers }, response) => {
    const id = headers['x-service-delivery-id']
    response.writeHead(failed.has(id) ? 204 : 500).end()
    failed.add(id)
  })
  await subscribe(service, receiver.url)
  await subscribe(service, receiver.url)
  await subscribe(service, receiver.url, ['company.updated'])
  const { body: bulk } = await call('bulkCreateCompanies', { body: { items: [{ name: 'Ünïcode 😀' }, { name: 'b' }] } })
  await receiver.waitFor(8)
  await waitFor('all to be delivered', async () => (await countWaiting(service))?.pending === 0)
  const byEvent = Map.groupBy(receiver.received, ({ headers }) => headers['x-service-event-id'])
  t.equal(byEvent.size, 2)
  for (const sent of byEvent.values()) t.equal(new Set(sent.map(({ body }) => body)).size, 1)
  const names = receiver.received.map(({ event }) => event.data.name)
  t.same(new Set(names), new Set(['Ünïcode 😀', 'b']))
  t.same(await sql('select from webhook_deliveries where body is not null'), [])
  t.same(
    new Set((await sql<{ body: string }>('select body from webhook_bodies')).map(({ body }) => body)),
    new Set(receiver.received.map(({ body }) => body))
  )

  const id = bulk.createdIds[0] ?? ''
  await call('updateCompany', { params: { id }, body: { name: 'Wanted by one' } })
  const alone = (await receiver.waitFor(9)).at(-1)
  t.same(await sql('select body from webhook_deliveries where body is not null'), [{ body: alone?.body }])
  t.equal((await sql('select from webhook_bodies')).length, 2, 'what a single webhook wants is in its delivery')
})

t.test('While as many deliveries wait as may, writes that announce more are refused, and no others', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookMaxPending: 3 })
  const { call, acme, globex, db } = service
  const receiver = await startReceiver(t)
  await subscribe(service, receiver.url)
  const write = (name: string, as = acme.admin) => call('createCompany', { as, body: { name } })
  await hold(db, ['deliveries'], async () => {
    for (const name of ['a', 'b', 'c']) t.equal((await write(name)).status, 201)
    const { status, problem, headers } = await write('d')
    t.match([status, problem.code], [503, 'overloaded'])
    t.match(headers['retry-after'], /^\d+$/)
    const contact = (n: number) => call('createContact', { body: { firstName: 'x', lastName: `${n}` } })
    const mixed = await Promise.all([1, 2, 3, 4].flatMap((n) => [write(`e ${n}`), contact(n)]))
    t.same(
      mixed.map(({ status }) => status),
      [503, 201, 503, 201, 503, 201, 503, 201],
      'also of writes that share a transaction'
    )
    t.equal((await write('x', globex.admin)).status, 201, 'nor those of another tenant')
    t.equal((await call('listCompanies')).body.length, 3)
    t.equal((await call('listContacts')).body.length, 4)
    const { changes } = (await call('listChanges')).body
    const written = changes.filter(({ entity }) => entity === 'company' || entity === 'contact')
    t.equal(written.length, 7, 'nothing was written of those that were refused')
    t.match(await countWaiting(service), { pending: 3 })
  })
  await receiver.waitFor(3)
  await waitFor('a write', async () => (await write('f')).status === 201)
  await receiver.waitFor(4)
})

t.test('A webhook is deleted without waiting for its deliveries, and delivers nothing from then on', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, acme, db, sql } = service
  const receiver = await startReceiver(t)
  const hook = await subscribe(service, receiver.url)
  const kept = await subscribe(service, receiver.url, ['company.deleted'])
  const params = { id: hook.id }
  await hold(db, ['deliveries', 'sweep'], async (tx) => {
    await queueMany(service, acme, hook.id, 6_000)
    await queueMany(service, acme, kept.id, 1)
    await tx.query({ text: 'select from webhook_deliveries where tenant_id = $1 for update', values: [acme.tenantId] })
    t.same((await call('deleteWebhook', { params })).body, { id: hook.id, deleted: true })
    for (const id of ['getWebhook', 'deleteWebhook', 'testWebhook', 'listWebhookDeliveries'] as const) {
      t.equal((await call(id, { params })).status, 404, id)
    }
    t.equal((await call('updateWebhook', { params, body: { isActive: true } })).status, 404)
    t.same(
      (await call('listWebhooks')).body.map(({ id }) => id),
      [kept.id]
    )
  })
  await receiver.waitFor(1)
  await sweepAll(db)
  await waitFor('nothing left', async () => {
    const counts = await countWaiting(service)
    return counts?.deliveries === 1 && counts.jobs === 0
  })
  t.equal(receiver.received.length, 1, 'that of the other one')
  t.same(await sql('select from dropped_webhooks'), [])
})

t.test(
  'A webhook that is switched off drops what waits in pieces, and is switched on again only behind the last',
  async (t) => {
    const service = await startService(t, { webhookAllowLocal: true })
    const { call, acme, db, sql } = service
    const receiver = await startReceiver(t)
    const hook = await subscribe(service, receiver.url)
    const switchTo = (isActive: boolean) => call('updateWebhook', { params: { id: hook.id }, body: { isActive } })
    await hold(db, ['deliveries', 'sweep'], async () => {
      await queueMany(service, acme, hook.id, 6_000)
      t.equal((await switchTo(false)).status, 200)
      t.match(await countWaiting(service), { pending: 5_000, jobs: 5_000 })
      const { status, problem } = await switchTo(true)
      t.match([status, problem.code], [503, 'overloaded'])
    })
    await sweepAll(db)
    await waitFor('no job', async () => (await countWaiting(service))?.jobs === 0)
    // The sweep may be the service's own, and about to find that there is no more.
    await waitFor('an end', async () => (await sql('select from dropped_webhooks')).length === 0)
    t.match(await countWaiting(service), { pending: 0, deliveries: 6_000 })
    t.equal((await switchTo(true)).status, 200)
    await call('createCompany', { body: { name: randomUUID() } })
    await receiver.waitFor(1)
    t.match(receiver.received, [{ event: { event: 'company.created', data: {} } }])
    t.same(await sql('select from dropped_webhooks'), [])
  }
)
