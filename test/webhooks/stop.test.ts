import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { startService } from '../support/start.ts'
import { startReceiver } from './receiver.ts'

t.test('A stop lets running deliveries end, and takes up no others', async (t) => {
  const { call, app, sql } = await startService(t, { webhookAllowLocal: true })
  const stopping = Promise.withResolvers<void>()
  const receiver = await startReceiver(t, async (_request, response) => {
    await stopping.promise
    // Long enough for what might still be taken up.
    await sleep(300)
    response.writeHead(204).end()
  })
  await call('createWebhook', { body: { name: 'slow', url: receiver.url, events: ['company.created'] } })
  await call('bulkCreateCompanies', { body: { items: Array.from({ length: 20 }, (_, n) => ({ name: `x ${n}` })) } })
  await receiver.waitFor(4)
  const closed = app.close()
  stopping.resolve()
  await closed
  const rows = await sql<{ status: string; attempt: number; count: number }>(
    'select status, attempt, count(*)::int from webhook_deliveries group by 1, 2 order by 1'
  )
  t.same(rows, [
    { status: 'pending', attempt: 0, count: 16 },
    { status: 'succeeded', attempt: 1, count: 4 }
  ])
  t.equal(receiver.received.length, 4)
  t.same(await sql("select from pgboss.job where state = 'active'"), [], 'nothing is left half done')
})

t.test('An imported row has an event like any other', async (t) => {
  const { send, call, acme } = await startService(t, { webhookAllowLocal: true })
  const receiver = await startReceiver(t)
  await call('createWebhook', { body: { name: 'x', url: receiver.url, events: ['contact.created'] } })
  const boundary = 'boundary'
  const file = 'first_name,last_name\r\nAda,Lovelace\r\nGrace,Hopper\r\n'
  const answer = await send({
    method: 'POST',
    url: '/api/v1/importexport/contacts/import',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${file}\r\n--${boundary}--\r\n`,
    as: acme.admin
  })
  t.match(answer.body, { imported: 2 })
  const got = await receiver.waitFor(2)
  t.same(got.map(({ event }) => event.data.firstName).sort(), ['Ada', 'Grace'])
})
