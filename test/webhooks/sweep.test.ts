import { randomUUID } from 'node:crypto'
import t from 'tap'
import { sweepDeliveries } from '../../src/webhooks/sweep.ts'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from './receiver.ts'

// What a crash, a lost job or the passing of time leaves behind, in two tenants at once.

t.test('The sweep mends each tenant’s deliveries and removes what is too old', async (t) => {
  const { call, db, sql, acme, globex } = await startService(t, { webhookAllowLocal: true })
  const receiver = await startReceiver(t)
  const insert = `insert into webhook_deliveries (tenant_id, id, webhook_id, event_id, event, body, status, attempt,
      next_attempt_at, job_id, created_at, updated_at)
    values ($1, $2, $3, $2, 'company.created', $4, $5, 0, now() - $6::interval, $7, now() - $8::interval, now())`
  const prepare = async ({ tenantId, admin }: typeof acme) => {
    const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
    const { body: hook } = await call('createWebhook', { as: admin, body })
    const queue = async (name: string, status: string, dueFor: string | null, jobId: string | null, age = '1 hour') => {
      const text = JSON.stringify({ event: 'company.created', timestamp: '', data: { name: `${name} of ${tenantId}` } })
      await sql(insert, [tenantId, randomUUID(), hook.id, text, status, dueFor, jobId, age])
    }
    const livingJob = randomUUID()
    await sql(
      `insert into pgboss.job (id, name, data, group_id, state, started_on, expire_seconds)
        values ($1, 'webhook-deliveries', '{}', $2, 'active', now(), 600)`,
      [livingJob, hook.id]
    )
    await queue('lost', 'pending', '61 seconds', randomUUID())
    await queue('queued just now', 'pending', '1 second', randomUUID())
    await queue('deferred', 'pending', '2 minutes', null)
    await queue('under way', 'pending', '2 minutes', livingJob)
    await queue('kept', 'succeeded', null, null, '29 days')
    await queue('old', 'succeeded', null, null, '31 days')
    for (const [key, age] of Object.entries({ young: '23 hours', old: '25 hours' })) {
      await sql(
        `insert into idempotency_keys (tenant_id, credential_id, operation, key, body_hash, created_at)
          values ($1, $2, 'createCompany', $3, '', now() - $4::interval)`,
        [tenantId, randomUUID(), key, age]
      )
    }
  }
  const statuses = () =>
    sql<{ name: string }>(
      `select body::json #>> '{data,name}' as name, status from webhook_deliveries order by tenant_id, name`
    )

  for (const [age, eventId] of [
    ['30 days', randomUUID()],
    ['32 days', randomUUID()]
  ]) {
    const text = 'insert into webhook_bodies select id, $1, $2::text, now() - $2::text::interval from tenants'
    await sql(text, [eventId, age])
  }

  await hold(db, ['sweep'], async () => {
    await prepare(acme)
    await prepare(globex)
    const before = await statuses()
    t.same(await sweepDeliveries(db), { hasMore: false })
    t.same(await statuses(), before, 'nothing while another instance sweeps')
  })

  t.same(await sweepDeliveries(db), { hasMore: false })
  const received = await receiver.waitFor(4)
  t.same(
    received.map(({ event }) => event.data.name).sort(),
    [acme, globex].flatMap(({ tenantId }) => [`deferred of ${tenantId}`, `lost of ${tenantId}`]).sort(),
    'and not what is under way, or may still be on its way into the queue'
  )
  const each = ['deferred', 'kept', 'lost', 'queued just now', 'under way']
  t.same(
    (await statuses()).map(({ name }) => name.split(' of ')[0]),
    [...each, ...each]
  )
  t.same(await sql('select body from webhook_bodies'), [{ body: '30 days' }, { body: '30 days' }])
  t.same(await sql('select key from idempotency_keys'), [{ key: 'young' }, { key: 'young' }])
})
