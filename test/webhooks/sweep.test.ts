import { randomUUID } from 'node:crypto'
import t from 'tap'
import { sweepDeliveries } from '../../src/webhooks/sweep.ts'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from './receiver.ts'

// What a crash or a lost job leaves behind, in two tenants at once.

t.test('The sweep gives each tenant’s lost deliveries another job', async (t) => {
  const { call, db, sql, acme, globex } = await startService(t, { webhookAllowLocal: true })
  const receiver = await startReceiver(t)
  const insert = `insert into webhook_deliveries (tenant_id, id, webhook_id, event_id, event, body, status, attempt,
      next_attempt_at, created_at, updated_at)
    values ($1, $2, $3, $2, 'company.created', $4, 'pending', 0, now() - $5::interval, now() - interval '1 hour', now())`
  const prepare = async ({ tenantId, admin }: typeof acme) => {
    const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
    const { body: hook } = await call('createWebhook', { as: admin, body })
    const queue = async (name: string, dueFor: string, job?: string) => {
      const [text, id] = [
        JSON.stringify({ event: 'company.created', timestamp: '', data: { name: `${name} of ${tenantId}` } }),
        randomUUID()
      ]
      await sql(insert, [tenantId, id, hook.id, text, dueFor])
      if (job === undefined) return
      await sql(
        `insert into pgboss.job (id, name, data, group_id, state, started_on, expire_seconds)
          values ($1, 'webhook-deliveries', jsonb_build_object('deliveryId', $2::text), $3, 'active', now(), 600)`,
        [job === 'its own' ? id : randomUUID(), id, hook.id]
      )
    }
    await queue('lost', '61 seconds')
    await queue('queued just now', '1 second')
    await queue('lost for long', '2 minutes')
    await queue('under way', '2 minutes', 'its own')
    await queue('under way by 1.1.0', '2 minutes', 'another')
  }
  const statuses = () =>
    sql<{ name: string }>(
      `select body::json #>> '{data,name}' as name, status from webhook_deliveries order by tenant_id, name`
    )

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
    [acme, globex].flatMap(({ tenantId }) => [`lost for long of ${tenantId}`, `lost of ${tenantId}`]).sort(),
    'and not what is under way, or may still be on its way into the queue'
  )
  const each = ['lost for long', 'lost', 'queued just now', 'under way by 1.1.0', 'under way']
  t.same(
    (await statuses()).map(({ name }) => name.split(' of ')[0]),
    [...each, ...each]
  )
})
