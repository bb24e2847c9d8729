import { readFileSync } from 'node:fs'
import t from 'tap'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

// An operator who starts the service on a copy of production, after the statements of docs/running-in-production.md.

const page = readFileSync(new URL('../../docs/running-in-production.md', import.meta.url), 'utf8')

t.test('A copy sends nothing of what production had still to deliver, even once a webhook is on again', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [0.2, 0.2, 0.2, 0.2, 0.2] })
  let status = 500
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(status).end()
  })
  const { body: hook } = await service.call('createWebhook', {
    body: { name: 'x', url: receiver.url, events: ['company.created'] }
  })
  for (const name of ['a', 'b', 'c']) await service.call('createCompany', { body: { name } })
  await receiver.waitFor(3)
  await service.app.close()
  const ofProduction = receiver.received.length
  status = 204

  const [, statements = ''] = /`psql … -c "(update webhooks [^"]+)"`/.exec(page) ?? []
  t.match(statements, /^update/)
  await service.db.pool.query(statements)
  const copy = await service.startInstance()
  await copy.call('updateWebhook', { params: { id: hook.id }, body: { isActive: true } })
  await copy.call('createCompany', { body: { name: 'of the copy' } })
  const pending = `select from webhook_deliveries where status = 'pending'`
  await waitFor('an end of all deliveries', async () => (await service.sql(pending)).length === 0)
  const sent = receiver.received.slice(ofProduction)
  t.same(
    sent.map(({ event }) => event.data.name),
    ['of the copy']
  )
})
