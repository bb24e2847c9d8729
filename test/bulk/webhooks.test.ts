import t from 'tap'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../webhooks/receiver.ts'

t.test('A change of many records that too many deliveries wait for breaks off, and goes on with its key', async (t) => {
  const { call, db, sql } = await startService(t, { webhookAllowLocal: true, webhookMaxPending: 100 })
  const receiver = await startReceiver(t)
  for (const city of ['Oslo', 'Oslo', 'Oslo']) {
    const items = Array.from({ length: 80 }, (_, n) => ({ firstName: 'N', lastName: `${n}`, city }))
    await call('bulkCreateContacts', { body: { items } })
  }
  await call('createWebhook', { body: { name: 'W', url: receiver.url, events: ['contact.updated'] } })
  const send = () =>
    call('bulkUpdateContacts', {
      body: { filter: { property: 'city', op: 'eq', value: 'Oslo' }, set: { city: 'Bergen' } },
      headers: { 'idempotency-key': 'one' }
    })
  const countMoved = async () =>
    (await sql<{ count: number }>(`select count(*)::int as count from contacts where city = 'Bergen'`))[0]?.count
  await hold(db, ['deliveries'], async () => {
    const { status, problem } = await send()
    t.same([status, problem.code], [503, 'overloaded'])
    t.equal(await countMoved(), 100, 'what came before stays')
    t.equal((await send()).status, 503)
    t.equal(await countMoved(), 100)
  })
  let answer = await send()
  await waitFor('room for all of it', async () => {
    if (answer.status === 503) answer = await send()
    return answer.status === 200
  })
  t.match(answer.body, { matched: 240, updated: 240, unchanged: 0, skipped: 0, failed: 0 })
  const received = await receiver.waitFor(240)
  t.equal(new Set(received.map(({ event }) => event.data.id)).size, 240, 'each once')
})
