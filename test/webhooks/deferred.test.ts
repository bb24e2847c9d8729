import type { ServerResponse } from 'node:http'
import t from 'tap'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

t.test('After five failures in a row a webhook gets one new delivery at a time', async (t) => {
  // No retry within the test: what arrives are first attempts.
  const { call, sql } = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [3_600] })
  const open: ServerResponse[] = []
  let isHeld = false
  const receiver = await startReceiver(t, (_request, response) => {
    if (isHeld) open.push(response)
    else response.writeHead(500).end()
  })
  const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
  const hook = (await call('createWebhook', { body })).body
  const write = (name: string) => call('createCompany', { body: { name } })
  const fail = (count: number) =>
    waitFor(`${count} failures`, async () => {
      const { failureCount } = (await call('getWebhook', { params: { id: hook.id } })).body
      return failureCount === count
    })
  for (let n = 1; n <= 4; n += 1) {
    await write(`fails ${n}`)
    await fail(n)
  }
  isHeld = true
  for (const n of [5, 6]) await write(`fails ${n}`)
  const areTwo = () => open.length === 2 && open.every(({ destroyed }) => !destroyed)
  await waitFor('two at a time after four failures', areTwo)
  for (const response of open.splice(0)) response.writeHead(500).end()
  await fail(6)

  for (let n = 1; n <= 6; n += 1) await write(`new ${n}`)
  const untried = 'select count(*)::int as count from webhook_deliveries where attempt = 0'
  t.same(await sql(untried), [{ count: 6 }])
  for (let n = 1; n <= 6; n += 1) {
    await receiver.waitFor(6 + n)
    t.equal(open.length, 1, 'no other attempt is under way')
    open.pop()?.writeHead(500).end()
  }
  const names = receiver.received.slice(6).map(({ event }) => event.data.name)
  t.same(names, ['new 1', 'new 2', 'new 3', 'new 4', 'new 5', 'new 6'], 'in their order')
})

t.test(
  'A failing webhook’s retries come when they are due, while its new deliveries wait for each other',
  async (t) => {
    const { call } = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [3] })
    const receiver = await startReceiver(t, (_request, response) => {
      if (namesOf('new').length === 0) response.writeHead(500).end()
    })
    const namesOf = (start: string) =>
      receiver.received.map(({ event }) => `${event.data.name}`).filter((name) => name.startsWith(start))
    const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
    const { id } = (await call('createWebhook', { body })).body
    for (let n = 1; n <= 5; n += 1) await call('createCompany', { body: { name: `old ${n}` } })
    await waitFor('five failures', async () => (await call('getWebhook', { params: { id } })).body.failureCount >= 5)
    for (let n = 1; n <= 3; n += 1) await call('createCompany', { body: { name: `new ${n}` } })
    // From here on the receiver hangs, so that three slots are left for retries.
    await waitFor('a new delivery and three retries', () => namesOf('new').length > 0 && receiver.received.length >= 9)
    t.same(namesOf('new'), ['new 1'])
  }
)
