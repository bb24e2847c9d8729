import { Webhook } from 'standardwebhooks'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

// What is sent again on demand, and what each attempt's headers say.

const events: Schemas['WebhookEventType'][] = ['company.created', 'company.updated']
const nobodysId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'

const subscribe = async ({ call }: Service, url: string) =>
  (await call('createWebhook', { body: { name: 'x', url, events } })).body

const deliveriesOf = async ({ call }: Service, id: string) =>
  (await call('listWebhookDeliveries', { params: { id } })).body

async function waitForEnd(service: Service, id: string) {
  await waitFor('all deliveries at their end', async () => {
    const all = await deliveriesOf(service, id)
    return all.length > 0 && all.every(({ status }) => status !== 'pending')
  })
  return deliveriesOf(service, id)
}

t.test('Deliveries carry the headers of Standard Webhooks and the number of their change', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call } = service
  const receiver = await startReceiver(t)
  const hook = await subscribe(service, receiver.url)

  t.test('The published library of Standard Webhooks verifies deliveries with the secret as it is', async (t) => {
    await call('createCompany', { body: { name: 'Ünïcode 😀' } })
    await call('testWebhook', { params: { id: hook.id } })
    for (const { headers, body } of await receiver.waitFor(2)) {
      const webhook = new Webhook(hook.secret)
      t.same(webhook.verify(body, headers as Record<string, string>), JSON.parse(body))
      t.equal(headers['webhook-id'], headers['x-service-event-id'])
      t.match(headers['webhook-timestamp'], /^\d{10}$/)
      t.throws(() => webhook.verify(`${body} `, headers as Record<string, string>))
      t.throws(() => new Webhook(`whsec_${'A'.repeat(43)}=`).verify(body, headers as Record<string, string>))
    }
  })

  t.test('A delivery names the number that its change has in the feed; a test event has none', async (t) => {
    await call('bulkCreateCompanies', { body: { items: [{ name: 'One' }, { name: 'Two', domain: 'two.example' }] } })
    await receiver.waitFor(4)
    const { changes } = (await call('listChanges')).body
    const sequences = new Map(changes.map(({ entityId, sequence }) => [entityId, String(sequence)]))
    for (const { headers, event } of receiver.received) {
      const expected = event.event === 'webhook.test' ? undefined : sequences.get(String(event.data.id))
      t.equal(headers['x-service-sequence'], expected)
    }
    t.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-sequence'])).size, 4)
  })
})

t.test('A delivery can be sent once more', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [0.01] })
  const { call, acme, globex } = service
  let status = 204
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(status).end()
  })
  const hook = await subscribe(service, receiver.url)
  await call('createCompany', { body: { name: 'Globex' } })
  await receiver.waitFor(1)
  const [first] = await waitForEnd(service, hook.id)
  const params = { id: hook.id, deliveryId: first?.id ?? '' }
  const failureCount = async () => (await call('getWebhook', { params: { id: hook.id } })).body.failureCount

  t.test('A delivery is read alone, whole and in part', async (t) => {
    const [sent] = receiver.received
    t.same((await call('getWebhookDelivery', { params })).body, { ...first, body: sent?.body })
    const query = { fields: 'status,id' }
    t.same((await call('getWebhookDelivery', { params, query })).body, { id: first?.id, status: 'succeeded' })
  })

  t.test('A redelivery is a new delivery of the same event with the same bytes', async (t) => {
    const { status, body, headers } = await call('redeliverWebhookDelivery', { params })
    t.equal(status, 201)
    t.equal(headers.location, `/api/v1/webhooks/${hook.id}/deliveries/${body.id}`)
    t.not(body.id, first?.id)
    t.match(body, { eventId: first?.eventId, event: first?.event, createdAt: first?.createdAt })
    t.match(body, { status: 'pending', attempt: 0, deliveredAt: null })
    const [one, other] = await receiver.waitFor(2)
    t.equal(other?.body, one?.body)
    for (const name of ['x-service-event-id', 'x-service-signature', 'x-service-sequence', 'webhook-id']) {
      t.equal(other?.headers[name], one?.headers[name], name)
    }
    t.equal(other?.headers['x-service-delivery-id'], body.id)
    const [latest] = await waitForEnd(service, hook.id)
    t.match(latest, { id: body.id, status: 'succeeded', attempt: 1 })
  })

  t.test('A redelivery is one attempt, and leaves the count of failures alone', async (t) => {
    status = 500
    const { body } = await call('redeliverWebhookDelivery', { params })
    const all = await waitForEnd(service, hook.id)
    t.match(all[0], { id: body.id, status: 'failed', attempt: 1, responseStatus: 500, nextAttemptAt: null })
    t.equal(await failureCount(), 0)
    await call('createCompany', { body: { name: 'Fails twice' } })
    await waitForEnd(service, hook.id)
    t.equal(await failureCount(), 2)
    status = 204
    await call('redeliverWebhookDelivery', { params })
    t.match((await waitForEnd(service, hook.id))[0], { status: 'succeeded' })
    t.equal(await failureCount(), 2, 'also where it succeeds')
  })

  t.test('A redelivery is made at once, though the webhook is failing and its other deliveries wait', async (t) => {
    status = 500
    for (let n = 0; n < 3; n += 1) await call('createCompany', { body: { name: 'Fails' } })
    await waitForEnd(service, hook.id)
    t.ok((await failureCount()) >= 5)
    const before = receiver.received.length
    status = 204
    await call('redeliverWebhookDelivery', { params })
    await receiver.waitFor(before + 1)
    t.match((await waitForEnd(service, hook.id))[0], { status: 'succeeded' })
  })

  t.test('A redelivery with an Idempotency-Key is made once', async (t) => {
    const headers = { 'idempotency-key': 'again' }
    const before = receiver.received.length
    const [one, other] = [
      await call('redeliverWebhookDelivery', { params, headers }),
      await call('redeliverWebhookDelivery', { params, headers })
    ]
    t.same([other.body, other.headers['idempotent-replayed']], [one.body, 'true'])
    t.equal(other.headers.location, one.headers.location)
    await waitForEnd(service, hook.id)
    t.equal(receiver.received.length, before + 1)
  })

  t.test('A delivery is found only by its tenant, under its own webhook, and sent only while that is on', async (t) => {
    const other = await subscribe(service, receiver.url)
    const before = receiver.received.length
    for (const id of ['getWebhookDelivery', 'redeliverWebhookDelivery'] as const) {
      t.equal((await call(id, { params, as: globex.admin })).status, 404)
      t.equal((await call(id, { params: { ...params, id: other.id } })).status, 404)
      t.equal((await call(id, { params: { ...params, deliveryId: nobodysId } })).status, 404)
      t.equal((await call(id, { params, as: acme.writer })).status, 403)
    }
    await call('updateWebhook', { params: { id: hook.id }, body: { isActive: false } })
    const { status, problem } = await call('redeliverWebhookDelivery', { params })
    t.same([status, problem.code], [409, 'webhook_inactive'])
    t.equal((await call('getWebhookDelivery', { params })).status, 200)
    t.equal(receiver.received.length, before)
  })
})
