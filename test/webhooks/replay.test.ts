import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { firstIdAt } from '../../src/ids.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

const events: Schemas['WebhookEventType'][] = ['company.created']
const anHourAgo = (hours = 1) => new Date(Date.now() - hours * 3_600_000).toISOString()

const subscribe = async ({ call }: Service, url: string) =>
  (await call('createWebhook', { body: { name: 'x', url, events } })).body.id

const nobodyWaits = ({ sql }: Service) =>
  waitFor('nothing that waits', async () => {
    const [{ count } = { count: 1 }] = await sql<{ count: number }>(
      `select count(*)::int as count from webhook_deliveries where status = 'pending'`
    )
    return count === 0
  })

t.test('Events of a time are sent again', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [0.01] })
  const { call, acme, globex, sql } = service
  let answer = (_name: string) => 204
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(answer(String(receiver.received.at(-1)?.event.data.name))).end()
  })
  const id = await subscribe(service, receiver.url)
  const params = { id }
  const write = async (...names: string[]) => {
    for (const name of names) await call('createCompany', { body: { name } })
    await nobodyWaits(service)
  }
  /** The names in what is sent again; within a page of 100 one may overtake another. */
  const replay = async (body: Schemas['ReplayWebhookRequest']) => {
    const before = receiver.received.length
    const { status, body: result } = await call('replayWebhook', { params, body })
    t.equal(status, 202)
    await waitFor(
      'the end of the replay',
      async () => (await sql(`select from runs where kind = 'replay'`)).length === 0
    )
    await nobodyWaits(service)
    return {
      queued: result.queued,
      names: receiver.received
        .slice(before)
        .map(({ event }) => event.data.name)
        .sort()
    }
  }
  answer = (name) => (name.startsWith('bad') ? 500 : 204)
  await write('good 1', 'bad 1', 'good 2')
  const middle = new Date().toISOString()
  await sleep(2)
  await write('bad 2', 'bad 3')
  answer = () => 204

  t.test('A replay of all takes each event once, from since until before until', async (t) => {
    const since = anHourAgo()
    const [early, late] = [
      ['bad 1', 'good 1', 'good 2'],
      ['bad 2', 'bad 3']
    ]
    const all = [...early, ...late].sort()
    answer = () => 500
    const failing = await replay({ since, only: 'all' })
    t.same([failing.queued, new Set(failing.names)], [5, new Set(all)])
    answer = () => 204
    t.same(await replay({ since, until: middle, only: 'all' }), { queued: 3, names: early })
    t.same(await replay({ since: middle, only: 'all' }), { queued: 2, names: late })
    t.same(await replay({ since, only: 'all' }), { queued: 5, names: all })
    const { body } = await call('listChanges')
    const at = new Map(body.changes.map(({ data, changedAt }) => [(data as { name?: string }).name, changedAt]))
    const exact = { since: at.get('bad 1') ?? '', until: at.get('good 2') ?? '', only: 'all' as const }
    t.same(await replay(exact), { queued: 1, names: ['bad 1'] })
  })

  t.test('A replay takes by default what failed and never succeeded', async (t) => {
    t.same(await replay({ since: anHourAgo() }), { queued: 0, names: [] })
    answer = () => 500
    await write('worse 1', 'worse 2', 'worse 3')
    answer = () => 204
    const [latest] = (await call('listWebhookDeliveries', { params })).body
    await call('redeliverWebhookDelivery', { params: { id, deliveryId: latest?.id ?? '' } })
    await nobodyWaits(service)
    t.same(await replay({ since: anHourAgo() }), { queued: 2, names: ['worse 1', 'worse 2'] })
    t.same(await replay({ since: anHourAgo() }), { queued: 0, names: [] })
  })

  t.test('A replay reaches back for 30 days', async (t) => {
    const ago = (minutes: number) => new Date(Date.now() - 30 * 86_400_000 + minutes * 60_000).toISOString()
    t.equal((await replay({ since: ago(1) })).queued, 0)
    t.equal((await call('replayWebhook', { params, body: { since: ago(-1) } })).status, 400)
  })

  t.test('Replayed deliveries have the old bytes, event and sequence, and count like any others', async (t) => {
    const before = receiver.received.length
    answer = () => 500
    await replay({ since: middle, only: 'all' })
    const again = receiver.received.slice(before)
    for (const { body, headers } of again) {
      const first = receiver.received.find((one) => one.headers['webhook-id'] === headers['webhook-id'])
      t.equal(body, first?.body)
      t.equal(headers['x-service-sequence'], first?.headers['x-service-sequence'])
    }
    t.equal(again.length, 2 * new Set(again.map(({ headers }) => headers['x-service-delivery-id'])).size, 'one retry')
    t.ok((await call('getWebhook', { params })).body.failureCount >= 5)
    answer = () => 204
    await replay({ since: middle, only: 'all' })
    t.equal((await call('getWebhook', { params })).body.failureCount, 0)
  })

  t.test('A replay of what can’t be is refused, and sends nothing', async (t) => {
    const before = receiver.received.length
    const future = new Date(Date.now() + 60_000).toISOString()
    for (const [body, message] of [
      [{ since: future }, /in the future/],
      [{ since: '2020-01-01' }, /within the last 30 days/],
      [{ since: middle, until: middle }, /before until/],
      [{ since: middle, until: anHourAgo() }, /before until/]
    ] as const) {
      const { status, problem } = await call('replayWebhook', { params, body })
      t.same([status, problem.errors?.length, problem.errors?.[0]?.path], [400, 1, '/since'])
      t.match(problem.errors?.[0]?.message, message)
    }
    for (const invalidBody of [{}, { since: 'yesterday' }, { since: middle, only: 'some' }, { since: middle, x: 1 }]) {
      t.equal((await call('replayWebhook', { params, invalidBody })).status, 400)
    }
    const { problem } = await call('replayWebhook', { params, invalidBody: { since: future, only: 'some' } })
    t.same(problem.errors?.map(({ path }) => path).sort(), ['/only', '/since'], 'all that is wrong')
    const body = { since: middle, only: 'all' as const }
    t.equal((await call('replayWebhook', { params, body, as: globex.admin })).status, 404)
    t.equal((await call('replayWebhook', { params, body, as: acme.writer })).status, 403)
    t.same(await sql(`select from runs where kind = 'replay'`), [])
    t.equal(receiver.received.length, before)
  })
})

/** A hundred companies, of which the webhook has been told. */
async function makeCompanies(service: Service, start = 0): Promise<void> {
  const items = Array.from({ length: 100 }, (_, n) => ({ name: `old ${start + n}`, domain: null }))
  await service.call('bulkCreateCompanies', { body: { items } } as never)
  await nobodyWaits(service)
}

t.test('A long replay keeps the old order by pages of 100, and new events overtake it', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, sql } = service
  await service.startInstance()
  let isHeld = false
  const receiver = await startReceiver(t, async (_request, response) => {
    while (isHeld) await sleep(5)
    response.writeHead(204).end()
  })
  const id = await subscribe(service, receiver.url)
  const params = { id }
  for (let start = 0; start < 700; start += 100) await makeCompanies(service, start)
  const before = receiver.received.length
  const body = { since: anHourAgo(), only: 'all' as const }
  isHeld = true
  const headers = { 'idempotency-key': 'once' }
  t.equal((await call('replayWebhook', { params, body, headers })).body.queued, 700)
  await receiver.waitFor(before + 3)
  t.equal((await call('replayWebhook', { params, body, headers })).headers['idempotent-replayed'], 'true')
  const second = await call('replayWebhook', { params, body })
  t.same([second.status, second.problem.code], [409, 'replay_in_progress'])
  await call('createCompany', { body: { name: 'new' } })
  await receiver.waitFor(before + 4)
  t.equal(receiver.received.at(-1)?.event.data.name, 'new', 'beside the three that are held')
  const [{ waiting } = { waiting: 0 }] = await sql<{ waiting: number }>(
    `select count(*)::int as waiting from webhook_deliveries where cause = 'replay' and status = 'pending'`
  )
  t.equal(waiting, 100, 'so many wait at once')
  isHeld = false
  await receiver.waitFor(before + 701)
  const names = receiver.received.slice(before).map(({ event }) => String(event.data.name))
  const numbers = names.filter((name) => name !== 'new').map((name) => Number(name.slice('old '.length)))
  t.same(
    numbers.map((number) => Math.floor(number / 100)),
    Array.from({ length: 700 }, (_, n) => Math.floor(n / 100))
  )
  t.equal(new Set(numbers).size, 700)
  isHeld = true
  await waitFor('room for another', async () => (await call('replayWebhook', { params, body })).status === 202)
  await receiver.waitFor(before + 702)
  await call('updateWebhook', { params, body: { isActive: false } })
  t.same(await sql(`select from runs where kind = 'replay'`), [], 'switching off ends a replay')
  isHeld = false
})

t.test('The figures of a webhook count attempts since a moment', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [0.01, 3_600] })
  const { call, acme, globex, sql } = service
  let status = 204
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(status).end()
  })
  const id = await subscribe(service, receiver.url)
  const params = { id }
  const stats = async (query: { since?: string } = {}) => (await call('getWebhookStats', { params, query })).body
  const none = { attempts: 0, successes: 0, failures: 0, p50Ms: null, p95Ms: null, pending: 0, oldestPendingAt: null }
  t.same(await stats(), none)
  await call('createCompany', { body: { name: 'good' } })
  await call('testWebhook', { params })
  await nobodyWaits(service)
  t.match(await stats(), { attempts: 1, successes: 1, failures: 0, pending: 0, oldestPendingAt: null })
  await sleep(2)
  const since = new Date().toISOString()
  t.same(await stats({ since }), none)
  status = 500
  await call('createCompany', { body: { name: 'bad' } })
  await waitFor('two failures', async () => (await stats()).failures === 2)
  const [pending] = (await call('listWebhookDeliveries', { params })).body
  const figures = await stats()
  t.match(figures, { attempts: 3, successes: 1, failures: 2, pending: 1, oldestPendingAt: pending?.createdAt })
  t.ok(figures.p50Ms !== null && figures.p95Ms !== null && figures.p50Ms <= figures.p95Ms)
  t.match(await stats({ since }), { attempts: 2, successes: 0, failures: 2 })
  const attempt = `insert into webhook_attempts (tenant_id, webhook_id, id, successes, failures, durations_ms, created_at)
    values ($1, $2, $3, 0, $4, '{1}', now())`
  for (const [hours, failures] of [
    [23, 10],
    [25, 100]
  ] as const) {
    await sql(attempt, [acme.tenantId, id, firstIdAt(Date.now() - hours * 3_600_000), failures])
  }
  t.equal((await stats()).failures, 2 + 10, 'of the last 24 hours')
  t.equal((await stats({ since: anHourAgo(26) })).failures, 2 + 10 + 100)
  const future = new Date(Date.now() + 60_000).toISOString()
  const { status: refused, problem } = await call('getWebhookStats', { params, query: { since: future } })
  t.same([refused, problem.errors?.[0]?.path], [400, 'since'])
  t.equal((await call('getWebhookStats', { params, query: { since: 'x' } })).status, 400)
  t.equal((await call('getWebhookStats', { params, as: globex.admin })).status, 404)
  t.equal((await call('getWebhookStats', { params, as: acme.writer })).status, 403)
})
