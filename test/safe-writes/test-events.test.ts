import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import t from 'tap'
import { startService } from '../support/start.ts'
import { startReceiver } from '../webhooks/receiver.ts'

// A test event waits for a receiver, who may be anybody's.

t.test("'testWebhook' with an Idempotency-Key sends once", async (t) => {
  const { call, sql } = await startService(t, { webhookAllowLocal: true })
  const open: ServerResponse[] = []
  const receiver = await startReceiver(t, (_, response) => open.push(response))
  const body = { name: 'Slow', url: receiver.url, events: ['deal.won' as const] }
  const params = { id: (await call('createWebhook', { body })).body.id }
  const test = (key: string, id = params.id) =>
    call('testWebhook', { params: { id }, headers: { 'idempotency-key': key } })
  const keysKept = async () => (await sql('select from idempotency_keys')).length

  t.test(
    "'testWebhook' with a key holds up no other write of the tenant while its receiver takes its time",
    async (t) => {
      let isOver = false
      const slow = test(randomUUID()).finally(() => {
        isOver = true
      })
      await receiver.waitFor(1)
      t.equal((await call('createCompany', { body: { name: 'Meanwhile' } })).status, 201)
      t.notOk(isOver, 'the company was made before the receiver answered')
      open.pop()?.end()
      t.match((await slow).body, { success: true })
    }
  )

  t.test("'testWebhook' with a key is sent once to twins and repetitions, which get the first answer", async (t) => {
    const key = randomUUID()
    const first = test(key)
    await receiver.waitFor(2)
    const [claim] = await sql<{ seconds: number }>(
      `select (progress->>'until')::float8 / 1000 - extract(epoch from created_at)::float8 as seconds
        from idempotency_keys where key = $1`,
      [key]
    )
    t.ok(Number(claim?.seconds) > 10.5, 'it is claimed for longer than an exchange may take')
    const twin = test(key)
    await call('createCompany', { body: { name: 'Meanwhile' } })
    open.pop()?.end()
    const answers = [await first, await twin, await test(key)]
    t.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
    t.same(
      answers.map(({ headers }) => headers['idempotent-replayed']),
      [undefined, 'true', 'true']
    )
    t.equal(receiver.received.length, 2)
  })

  t.test("'testWebhook' keeps no key of an error", async (t) => {
    const before = await keysKept()
    t.equal((await test(randomUUID(), randomUUID())).status, 404)
    t.equal(await keysKept(), before)
  })

  t.test(
    "'testWebhook' with a key does the work again where the service died over it, once its claim is over",
    async (t) => {
      const key = randomUUID()
      const first = test(key)
      await receiver.waitFor(3)
      open.pop()?.end()
      await first
      // As it is left behind by a service that was killed meanwhile.
      await sql(`update idempotency_keys set answer = null, progress = '{"until":0}' where key = $1`, [key])
      const again = test(key)
      await receiver.waitFor(4)
      open.pop()?.end()
      t.match((await again).body, { success: true })
      t.equal((await again).headers['idempotent-replayed'], undefined)
    }
  )
})
