import t from 'tap'
import { findPort } from '../../checks/service-process.ts'
import type { Schemas } from '../../generated/types.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from './receiver.ts'

const events = ['company.created' as const]

t.test('Webhooks are changed by their tenant within its limits', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const body = { name: 'Chat', url: 'https://hooks.example.com/crm?x=1', events }

  t.test('Webhooks are made with a secret of their own, listed, changed and deleted', async (t) => {
    const { body: made, headers, status } = await call('createWebhook', { body })
    t.equal(status, 201)
    t.match(String(headers.location), made.id)
    t.match(made, { ...body, isActive: true, lastTriggeredAt: null, failureCount: 0 })
    const params = { id: made.id }
    t.same((await call('getWebhook', { params })).body, made)
    t.same((await call('listWebhooks')).body, [made])
    t.same((await call('listWebhooks', { query: { fields: 'secret,id' } })).body, [
      { id: made.id, secret: made.secret }
    ])
    const { body: other } = await call('createWebhook', { body })
    t.not(other.secret, made.secret)
    const changed = await call('updateWebhook', { params, body: { events: ['deal.won', 'deal.won', 'deal.lost'] } })
    t.same(changed.body, { ...made, events: ['deal.won', 'deal.lost'] })
    t.same((await call('updateWebhook', { params, invalidBody: { ...changed.body, name: 'Renamed' } })).body, {
      ...changed.body,
      name: 'Renamed'
    })
    t.same((await call('deleteWebhook', { params })).body, { id: made.id, deleted: true })
    for (const id of [
      'getWebhook',
      'updateWebhook',
      'deleteWebhook',
      'testWebhook',
      'listWebhookDeliveries'
    ] as const) {
      const request = id === 'updateWebhook' ? { params, body: { name: 'x' } } : { params }
      t.equal((await call(id, request as never)).status, 404, id)
    }
    t.equal((await call('getWebhook', { params: { id: other.id }, as: globex.admin })).status, 404)
    t.equal((await call('listWebhooks', { as: acme.writer })).status, 403)
  })

  t.test('Webhooks refuse unknown events and an empty list, naming those that there are', async (t) => {
    for (const wrong of [['company.exploded'], [], ['webhook.test'], ['*']]) {
      const { status, problem } = await call('createWebhook', { invalidBody: { ...body, events: wrong } })
      t.equal(status, 400)
      t.match(JSON.stringify(problem.errors), /contact\.created.*activity\.completed/)
      t.same(problem.errors?.[0]?.path, wrong.length > 0 ? '/events/0' : '/events')
    }
  })

  t.test(
    'Webhooks refuse addresses that are not public and ports of other protocols, at their making and at a change',
    async (t) => {
      const { body: made } = await call('createWebhook', { body })
      for (const url of [
        'http://example.com/',
        'https://127.0.0.1/',
        'https://user:pass@example.com/',
        'https://[::1]/',
        'https://example.com:25/',
        'https://example.com:0/'
      ]) {
        for (const answer of [
          await call('createWebhook', { body: { ...body, url } }),
          await call('updateWebhook', { params: { id: made.id }, body: { url } })
        ]) {
          t.same([answer.status, answer.problem.errors?.[0]?.path], [400, '/url'], url)
        }
      }
      t.equal(
        (await call('createWebhook', { body: { ...body, url: `https://example.com/${'x'.repeat(2_048)}` } })).status,
        400
      )
    }
  )
})

t.test('A tenant has a hundred webhooks at most, however many are made at once', async (t) => {
  const { call, acme, globex, startInstance } = await startService(t)
  const other = await startInstance()
  // So many that no event is wanted by twenty of them, whichever are refused.
  const each = ['contact', 'company', 'deal'].flatMap((kind) =>
    ['created', 'updated', 'deleted'].map((what) => `${kind}.${what}`)
  )
  let made = 0
  const make = (instance: typeof other, as = acme.admin) => {
    const events = [each[made++ % each.length]] as Schemas['WebhookEventType'][]
    return instance.call('createWebhook', { as, body: { name: 'x', url: 'https://hooks.example.com/', events } })
  }
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => make(n % 2 ? other : { ...other, call })))
  t.equal(answers.filter(({ status }) => status === 201).length, 100)
  const refused = answers.filter(({ status }) => status !== 201)
  t.ok(refused.every(({ status, problem }) => status === 409 && problem.code === 'limit_reached'))
  t.equal((await make(other, globex.admin)).status, 201, 'another tenant has its own')
  const [first] = answers.filter(({ status }) => status === 201)
  await call('updateWebhook', { params: { id: first?.body.id ?? '' }, body: { isActive: false } })
  t.equal((await make(other)).status, 409, 'one that is switched off counts')
  await call('deleteWebhook', { params: { id: first?.body.id ?? '' } })
  t.equal((await make(other)).status, 201)
})

t.test('A test event shows whether a receiver works', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call } = service
  let status = 204
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(status).end()
  })
  const { body: hook } = await call('createWebhook', { body: { name: 'x', url: receiver.url, events } })
  const params = { id: hook.id }

  t.test('A test event is sent at once, and leaves no trace in the webhook', async (t) => {
    t.match((await call('testWebhook', { params })).body, { success: true, responseStatus: 204, error: null })
    const [got] = receiver.received
    t.match(got?.event, { event: 'webhook.test', data: { webhookId: hook.id } })
    t.equal(got?.headers['x-service-event'], 'webhook.test')
    status = 500
    t.match((await call('testWebhook', { params })).body, {
      success: false,
      responseStatus: 500,
      error: 'answered 500'
    })
    t.same((await call('getWebhook', { params })).body, hook)
    t.same((await call('listWebhookDeliveries', { params })).body, [])
  })

  t.test('A test event says why a receiver could not be reached', async (t) => {
    await call('updateWebhook', { params, body: { url: `http://127.0.0.1:${await findPort()}/` } })
    const { body } = await call('testWebhook', { params })
    t.match(body, { success: false, responseStatus: null, error: 'the connection was refused' })
  })
})
