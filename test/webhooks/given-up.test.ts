import t from 'tap'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

t.test(
  'An attempt that was begun five times without an end ends its delivery, and none of the customer’s retries',
  async (t) => {
    const { call, sql, db } = await startService(t, { webhookAllowLocal: true })
    const receiver = await startReceiver(t)
    const hook = { name: 'h', url: receiver.url, events: ['contact.created' as const] }
    const params = { id: (await call('createWebhook', { body: hook })).body.id }
    /** Makes a delivery whose attempt was begun so many times by instances that died. */
    const deliver = async (begun: number) => {
      await hold(db, ['deliveries'], async () => {
        await call('createContact', { body: { firstName: 'A', lastName: 'B' } })
        await sql(
          `update pgboss.job set state = 'retry', retry_count = $1, started_on = now() where name = 'webhook-deliveries' and state < 'active'`,
          [begun - 1]
        )
      })
      const latest = async () => (await call('listWebhookDeliveries', { params, query: { limit: 1 } })).body[0]
      await waitFor('its end', async () => (await latest())?.status !== 'pending')
      return latest()
    }
    t.match(await deliver(4), { status: 'succeeded', attempt: 1 }, 'four are begun a fifth time')
    t.equal(receiver.received.length, 1)
    const given = await deliver(5)
    t.match(given, { status: 'failed', attempt: 0, responseStatus: null, error: /could not be done after 5 attempts/ })
    t.equal(receiver.received.length, 1, 'nothing is sent')
    t.match((await call('getWebhook', { params })).body, { failureCount: 0, isActive: true })
    t.match((await call('getWebhookStats', { params })).body, { attempts: 1, failures: 0, pending: 0 })
    t.same(await sql('select from pgboss.job where state < $1', ['completed']), [])
    const again = { params: { ...params, deliveryId: String(given?.id) } }
    t.equal((await call('redeliverWebhookDelivery', again)).status, 201)
    await waitFor('the redelivery', async () => receiver.received.length === 2)
  }
)
