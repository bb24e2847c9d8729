import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import t, { type Test } from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

type Delivery = Schemas['WebhookDeliveryResponse']

const events: Schemas['WebhookEventType'][] = ['company.created']

const subscribe = async ({ call }: Service, url: string) =>
  (await call('createWebhook', { body: { name: 'x', url, events } })).body

const write = async ({ call }: Service, name = 'x') => (await call('createCompany', { body: { name } })).body

/** The webhook's deliveries as soon as all have come to their end, newest first. */
async function waitForDelivery({ call }: Service, id: string, isDone = (one: Delivery) => one.status !== 'pending') {
  let deliveries: Delivery[] = []
  await waitFor('all deliveries at their end', async () => {
    deliveries = (await call('listWebhookDeliveries', { params: { id } })).body
    return deliveries.length > 0 && deliveries.every(isDone)
  })
  return deliveries
}

/** From here on whoever has written a delivery has to wait while somebody holds this advisory lock. */
const gate = 1

/** Holds the lock that a sweep takes, until the test ends. */
async function preventSweeps(t: Test, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  await client.query('select pg_advisory_lock(7240121)')
}

const noTriggers = unlessOnCluster('its tables take no triggers')

async function shut({ sql }: Service, event: 'insert' | 'update'): Promise<void> {
  await sql(`create function wait_at_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${gate}); return null; end $$`)
  await sql(`create trigger gate after ${event} on webhook_deliveries for each row execute function wait_at_gate()`)
}

const answering = (...statuses: number[]): RequestListener => {
  let n = 0
  return (_request, response) => {
    const status = statuses[Math.min(n++, statuses.length - 1)] ?? 204
    response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 204 ? undefined : `status ${status}\0`)
  }
}

t.test('Deliveries reach their receivers signed and in time', async (t) => {
  const lines: string[] = []
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    }
  })
  const overrides = { webhookAllowLocal: true, webhookRetryDelays: [0.05, 0.05, 0.05, 0.05, 0.05], logLevel: 'trace' }
  const service = await startService(t, overrides, log)
  const { call, sql } = service

  t.test('A delivery carries a signature that its receiver can compute, and headers that name it', async (t) => {
    const receiver = await startReceiver(t)
    const hook = await subscribe(service, receiver.url)
    const company = await write(service, 'Ünïcode 😀')
    const [got] = await receiver.waitFor(1)
    const { headers, body } = got as NonNullable<typeof got>
    t.equal(headers['x-service-signature'], createHmac('sha256', hook.secret).update(body, 'utf8').digest('hex'))
    t.match(hook.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    t.same(JSON.parse(body).data, company)
    const [delivery] = await waitForDelivery(service, hook.id)
    t.equal(headers['x-service-event'], 'company.created')
    t.equal(headers['x-service-event-id'], delivery?.eventId)
    t.equal(headers['x-service-delivery-id'], delivery?.id)
    t.equal(headers['content-type'], 'application/json')
    t.match(delivery, { status: 'succeeded', attempt: 1, responseStatus: 204, error: null, nextAttemptAt: null })
    t.ok(delivery?.deliveredAt && delivery.durationMs !== null)
    const { body: after } = await call('getWebhook', { params: { id: hook.id } })
    t.equal(after.failureCount, 0)
    t.ok(after.lastTriggeredAt)
    await call('deleteWebhook', { params: { id: hook.id } })
  })

  t.test('A delivery that fails is repeated byte for byte, and the failures in a row are counted', async (t) => {
    const receiver = await startReceiver(t, answering(500, 301, 404, 204))
    const hook = await subscribe(service, receiver.url)
    await write(service)
    const [delivery] = await waitForDelivery(service, hook.id)
    t.match(delivery, { status: 'succeeded', attempt: 4, responseStatus: 204, error: null })
    t.equal(new Set(receiver.received.map(({ body }) => body)).size, 1)
    for (const name of ['x-service-signature', 'x-service-event-id', 'x-service-delivery-id']) {
      t.equal(new Set(receiver.received.map(({ headers }) => headers[name])).size, 1, name)
    }
    t.equal((await call('getWebhook', { params: { id: hook.id } })).body.failureCount, 0, 'a success resets it')
    await call('deleteWebhook', { params: { id: hook.id } })
  })

  t.test('A delivery is given up after the first attempt and five more', async (t) => {
    const receiver = await startReceiver(t, answering(503))
    const hook = await subscribe(service, receiver.url)
    await write(service)
    const [delivery] = await waitForDelivery(service, hook.id)
    t.match(delivery, { status: 'failed', attempt: 6, responseStatus: 503, deliveredAt: null, nextAttemptAt: null })
    t.equal(delivery?.error, 'answered 503: status 503')
    t.equal(receiver.received.length, 6)
    t.match((await call('getWebhook', { params: { id: hook.id } })).body, { failureCount: 6, isActive: true })
    await call('deleteWebhook', { params: { id: hook.id } })
  })

  t.test('A delivery to a receiver that fails is deferred, and all go out when it works again', async (t) => {
    let isWell = false
    let atOnce = 0
    let most = 0
    const receiver = await startReceiver(t, (_request, response) => {
      most = Math.max(most, ++atOnce)
      setTimeout(() => {
        atOnce -= 1
        response.writeHead(isWell ? 200 : 500).end()
      }, 5)
    })
    const hook = await subscribe(service, receiver.url)
    for (let n = 0; n < 12; n += 1) await write(service)
    await waitForDelivery(service, hook.id, ({ status }) => status === 'failed')
    t.equal(receiver.received.length, 12 * 6)
    t.ok(most <= 4, `${most} at once`)
    isWell = true
    for (let n = 0; n < 10; n += 1) await write(service)
    const all = await waitForDelivery(service, hook.id)
    t.equal(all.filter(({ status, attempt }) => status === 'succeeded' && attempt === 1).length, 10)
    t.equal((await call('getWebhook', { params: { id: hook.id } })).body.failureCount, 0)
    await call('deleteWebhook', { params: { id: hook.id } })
  })

  t.test('A delivery to a receiver that is gone is its webhook’s last', async (t) => {
    const receiver = await startReceiver(t, answering(410))
    const hook = await subscribe(service, receiver.url)
    await write(service)
    const [delivery] = await waitForDelivery(service, hook.id)
    t.match(delivery, { status: 'failed', attempt: 1, responseStatus: 410 })
    t.match((await call('getWebhook', { params: { id: hook.id } })).body, { isActive: false, failureCount: 1 })
    await write(service)
    await sleep(100)
    t.equal((await call('listWebhookDeliveries', { params: { id: hook.id } })).body.length, 1)
    await call('deleteWebhook', { params: { id: hook.id } })
  })

  t.test('Deliveries in the history are listed newest first, in pages', async (t) => {
    const receiver = await startReceiver(t)
    const hook = await subscribe(service, receiver.url)
    for (const name of ['one', 'two', 'three']) await write(service, name)
    const all = await waitForDelivery(service, hook.id)
    const times = all.map(({ createdAt }) => createdAt)
    t.same(times, [...times].sort().reverse())
    const params = { id: hook.id }
    const page = await call('listWebhookDeliveries', {
      params,
      query: { limit: 1, offset: 1, fields: 'id', count: true }
    })
    t.same(page.body, [{ id: all[1]?.id }])
    t.equal(page.headers['x-total-count'], '3')
    await call('deleteWebhook', { params })
    t.equal((await call('listWebhookDeliveries', { params })).status, 404)
  })

  t.test('A delivery leaves no secret in the log or, readable, in the database', async (t) => {
    const receiver = await startReceiver(t, answering(500))
    const hook = await subscribe(service, receiver.url)
    await write(service)
    await waitForDelivery(service, hook.id)
    await call('testWebhook', { params: { id: hook.id } })
    t.notOk(lines.join('').includes('whsec_'))
    t.notOk(lines.join('').includes(hook.secret.slice(6)))
    for (const table of ['webhooks', 'webhook_deliveries', 'pgboss.job']) {
      const [found] = await sql<{ text: string }>(`select coalesce(json_agg(x)::text, '') as text from ${table} x`)
      t.notOk(found?.text.includes(hook.secret.slice(6)), table)
      t.notOk(found?.text.includes('whsec_'), table)
    }
  })
})

t.test('Deliveries that still wait are dropped when their webhook is switched off', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [3_600] })
  const { call, sql } = service
  const receiver = await startReceiver(t, answering(500))
  const hook = await subscribe(service, receiver.url)
  const params = { id: hook.id }
  await write(service)
  await waitForDelivery(service, hook.id, ({ attempt }) => attempt === 1)
  await call('updateWebhook', { params, body: { isActive: false } })
  await write(service)
  await call('updateWebhook', { params, body: { isActive: true } })
  const jobs = `select from pgboss.job where name = 'webhook-deliveries' and state < 'completed'`
  await waitFor('no job that waits', async () => (await sql(jobs)).length === 0)
  t.equal(receiver.received.length, 1)
  const [delivery, ...others] = (await call('listWebhookDeliveries', { params })).body
  t.match(delivery, { status: 'failed', attempt: 1, nextAttemptAt: null })
  t.same(others, [], 'and nothing of the meantime is sent later')
})

t.test(
  'An event that is written just while its webhook recovers goes out with the rest, not with the sweep',
  { skip: noTriggers },
  async (t) => {
    const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [0, 0, 0, 0, 0] })
    const { call, config, db, sql } = service
    const recovered = Promise.withResolvers<void>()
    let isWell = false
    const receiver = await startReceiver(t, async (_request, response) => {
      if (isWell) await recovered.promise
      response.writeHead(isWell ? 204 : 500).end()
    })
    const hook = await subscribe(service, receiver.url)
    await write(service)
    await waitForDelivery(service, hook.id)
    isWell = true
    await write(service)
    await receiver.waitFor(7)

    await preventSweeps(t, config.connectionUrl)
    await shut(service, 'insert')
    const atGate = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
    const writing = await db.transaction(async (tx) => {
      await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [gate] })
      const late = write(service)
      await waitFor('a write at the gate', async () => (await sql(atGate)).length > 0)
      recovered.resolve()
      await waitFor('the success', async () => {
        const { body } = await call('getWebhook', { params: { id: hook.id } })
        return body.failureCount === 0
      })
      // Whatever is done at once is done by then.
      for (let n = 0; n < 100; n += 1) await call('getWebhook', { params: { id: hook.id } })
      return [late]
    })
    await Promise.all(writing)
    await waitForDelivery(service, hook.id)
  }
)

t.test('A webhook can be switched off while results of its deliveries are written', { skip: noTriggers }, async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, db, sql } = service
  const answered = Promise.withResolvers<void>()
  const receiver = await startReceiver(t, async (_request, response) => {
    await answered.promise
    response.writeHead(204).end()
  })
  const hook = await subscribe(service, receiver.url)
  await write(service)
  await receiver.waitFor(1)
  await shut(service, 'update')
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const changing = await db.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [gate] })
    const change = call('updateWebhook', { params: { id: hook.id }, body: { isActive: false } })
    await waitFor('a change at the gate', async () => (await sql(waiting)).length === 1)
    answered.resolve()
    await waitFor('a result that waits for it', async () => (await sql(waiting)).length === 2)
    // So long PostgreSQL lets a wait last before it looks for a deadlock; who begins to wait later is its victim.
    await sleep(1_200)
    return [change]
  })
  t.match(await Promise.all(changing), [{ status: 200, body: { isActive: false } }])
})

t.test('A retry comes on schedule, or later where the receiver asks for that and it makes sense', async (t) => {
  const scheduled = 60
  const nonsense = (text: string) => [503, text, scheduled] as const
  const dateIn = (seconds: number) => new Date(Date.now() + seconds * 1_000).toUTCString()
  const service = await startService(t, { webhookAllowLocal: true, webhookRetryDelays: [scheduled] })
  const { call } = service
  for (const [status, retryAfter, seconds] of [
    [429, '120', 120],
    [503, () => dateIn(600), 600],
    [503, '999999', 3_600],
    [503, () => dateIn(1_200).replace(/ (\w{3}) (\d{2})(\d{2}) /, '-$1-$3 '), 1_200],
    [503, '5', scheduled],
    [429, () => dateIn(5), scheduled],
    [500, '120', scheduled],
    ...['-99999', '+99999', '1e3', '99999.5', '99999 s', 'soon', '2099-01-01', 'Not before 2099'].map(nonsense),
    nonsense(dateIn(-600)),
    nonsense('Foo, 99 Bar 2099 99:99:99 GMT')
  ] as const) {
    const beganAt = Date.now()
    const wish = typeof retryAfter === 'string' ? retryAfter : retryAfter()
    const receiver = await startReceiver(t, (_request, response) => {
      response.writeHead(status, { 'retry-after': wish }).end()
    })
    const hook = await subscribe(service, receiver.url)
    await write(service)
    const [delivery] = await waitForDelivery(service, hook.id, ({ attempt }) => attempt > 0)
    const nextAttemptAt = Date.parse(delivery?.nextAttemptAt ?? '')
    // A date as HTTP has it is of whole seconds.
    const isAsked = seconds > scheduled
    t.ok(nextAttemptAt >= beganAt + (seconds - (isAsked ? 1 : 0)) * 1_000, `${status} ${wish}: not sooner`)
    // What is scheduled is made up to a fifth later, so that retries don't come all at once.
    const longest = isAsked ? seconds + 1 : scheduled * 1.2 + 1
    t.notOk(nextAttemptAt > Date.now() + longest * 1_000, `${status} ${wish}: not later`)
    await call('deleteWebhook', { params: { id: hook.id } })
  }
})

/** Exchanges with receivers that hang last until these end. */
function liftTimeLimit(t: Test): void {
  t.intercept(AbortSignal, 'timeout', { value: () => new AbortController().signal })
}

t.test('A hanging receiver delays nobody else', async (t) => {
  liftTimeLimit(t)
  const service = await startService(t, { webhookAllowLocal: true })
  const { call } = service
  let atOnce = 0
  const hanging = await startReceiver(t, (request) => {
    atOnce += 1
    request.socket.on('close', () => {
      atOnce -= 1
    })
  })
  await subscribe(service, hanging.url)
  const items = Array.from({ length: 100 }, (_, n) => ({ name: `queued ${n}` }))
  await call('bulkCreateCompanies', { body: { items } })
  await hanging.waitFor(4)
  const healthy = await startReceiver(t)
  await subscribe(service, healthy.url)
  for (let n = 0; n < 20; n += 1) {
    await write(service)
    await healthy.waitFor(n + 1)
  }
  t.equal(hanging.received.length, 4, 'twenty came one after the other while the first to the other one still hung')
  t.equal(atOnce, 4, 'as many as it may have at once')
})

t.test('A result that comes late leaves the job to the instance that has taken it over', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { sql } = service
  const answered = Promise.withResolvers<void>()
  const receiver = await startReceiver(t, async (_request, response) => {
    await answered.promise
    response.writeHead(204).end()
  })
  const hook = await subscribe(service, receiver.url)
  await write(service)
  await receiver.waitFor(1)
  const jobs = `select state, retry_count as retries from pgboss.job where name = 'webhook-deliveries'`
  t.same(await sql(jobs), [{ state: 'active', retries: 0 }])
  // As pg-boss has it when a job that took too long has gone to another instance.
  await sql("update pgboss.job set retry_count = 1 where name = 'webhook-deliveries'")
  answered.resolve()
  t.match(await waitForDelivery(service, hook.id), [{ status: 'succeeded', attempt: 1 }])
  t.same(await sql(jobs), [{ state: 'active', retries: 1 }], 'it is still the other one’s')
})

t.test('Receivers of one tenant that all hang use half of the send slots, and delay no other tenant', async (t) => {
  liftTimeLimit(t)
  const { call, acme, globex, sql } = await startService(t, { webhookAllowLocal: true })
  const hanging = await startReceiver(t, () => {})
  // Eighty with four attempts each would use more slots than there are.
  for (const event of ['company.created', 'company.updated', 'company.deleted', 'contact.created'] as const) {
    const body = { name: 'x', url: hanging.url, events: [event] }
    for (let n = 0; n < 20; n += 1) await call('createWebhook', { as: globex.admin, body })
  }
  const as = globex.admin
  for (let n = 0; n < 4; n += 1) {
    const { body: company } = await call('createCompany', { as, body: { name: `queued ${n}` } })
    await call('updateCompany', { as, params: { id: company.id }, body: { name: 'changed' } })
    await call('deleteCompany', { as, params: { id: company.id } })
    await call('createContact', { as, body: { firstName: 'x', lastName: `${n}` } })
  }
  await hanging.waitFor(125)
  const healthy = await startReceiver(t)
  await call('createWebhook', { as: acme.admin, body: { name: 'x', url: healthy.url, events } })
  for (let n = 0; n < 20; n += 1) {
    await call('createCompany', { as: acme.writer, body: { name: `x ${n}` } })
    await healthy.waitFor(n + 1)
    const active = `select from pgboss.job where state = 'active' and data->>'tenantId' = $1`
    t.ok((await sql(active, [globex.tenantId])).length <= 125)
  }
})

t.test('What locks a tenant or one of its webhooks for long holds up no other tenant’s results', async (t) => {
  const { call, db, sql, acme, globex } = await startService(t, { webhookAllowLocal: true })
  const answered = Promise.withResolvers<void>()
  const startHook = async (tenant: typeof acme, status: number, isGated: boolean) => {
    const receiver = await startReceiver(t, async (_request, response) => {
      if (isGated) await answered.promise
      response.writeHead(status).end()
    })
    const { body } = await call('createWebhook', { as: tenant.admin, body: { name: 'x', url: receiver.url, events } })
    return { ...receiver, id: body.id }
  }
  const locked = await startHook(globex, 204, true)
  const gone = await startHook(globex, 410, true)
  const healthy = await startHook(acme, 204, false)
  await call('createCompany', { as: globex.writer, body: { name: 'x' } })
  await Promise.all([locked.waitFor(1), gone.waitFor(1)])
  const readStatus = (id: string) =>
    sql<{ status: string; attempt: number }>('select status, attempt from webhook_deliveries where webhook_id = $1', [
      id
    ])

  await db.transaction(async (tx) => {
    const text = 'select from webhooks where tenant_id = $1 and id = $2 for update'
    await tx.query({ text, values: [globex.tenantId, locked.id] })
    await tx.query({ text: 'select from tenant_clocks where tenant_id = $1 for update', values: [globex.tenantId] })
    answered.resolve()
    // More than may be under way at once: so what came before has been written.
    for (let n = 0; n < 12; n += 1) {
      await call('createCompany', { as: acme.writer, body: { name: `x ${n}` } })
      await healthy.waitFor(n + 1)
    }
    t.same(await readStatus(locked.id), [{ status: 'pending', attempt: 0 }])
    t.same(await readStatus(gone.id), [{ status: 'pending', attempt: 0 }])
  })
  await waitFor('the others', async () =>
    [...(await readStatus(locked.id)), ...(await readStatus(gone.id))].every(({ attempt }) => attempt === 1)
  )
  t.same(await readStatus(locked.id), [{ status: 'succeeded', attempt: 1 }])
  t.same(await readStatus(gone.id), [{ status: 'failed', attempt: 1 }])
  const { body } = await call('getWebhook', { as: globex.admin, params: { id: gone.id } })
  t.equal(body.isActive, false)
})
