import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import t from 'tap'
import { startService } from '../support/start.ts'
import { type Received, startReceiver } from './receiver.ts'

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body, 'utf8').digest('hex')

t.test('The secret of a webhook is rotated while deliveries go on', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, acme, globex, sql } = service
  const receiver = await startReceiver(t)
  const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
  const { body: hook } = await call('createWebhook', { body })
  const params = { id: hook.id }
  /** The headers of the latest delivery and of a test event. */
  const deliver = async (): Promise<Received[]> => {
    const before = receiver.received.length
    await call('createCompany', { body: { name: 'x' } })
    await receiver.waitFor(before + 1)
    await call('testWebhook', { params })
    return (await receiver.waitFor(before + 2)).slice(before)
  }
  const verifies = (secret: string, { headers, body: text }: Received) => {
    try {
      new Webhook(secret).verify(text, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }

  t.test('Between rotate and commit both secrets sign, then the next one alone', async (t) => {
    const { status, body: rotation } = await call('rotateWebhookSecret', { params })
    t.equal(status, 200)
    t.match(rotation, { id: hook.id, secret: hook.secret, nextSecret: /^whsec_[A-Za-z0-9+/]{43}=$/ })
    t.not(rotation.nextSecret, hook.secret)
    for (const one of await deliver()) {
      t.equal(one.headers['x-service-signature'], sign(one.body, hook.secret))
      t.equal(one.headers['x-service-signature-next'], sign(one.body, rotation.nextSecret))
      t.match(one.headers['webhook-signature'], /^v1,\S{44} v1,\S{44}$/)
      const each = String(one.headers['webhook-signature'])
        .split(' ')
        .map((signature) => ({
          ...one,
          headers: { ...one.headers, 'webhook-signature': signature }
        }))
      for (const secret of [hook.secret, rotation.nextSecret]) {
        t.same(
          each.map((signed) => verifies(secret, signed)),
          [secret === hook.secret, secret !== hook.secret],
          'the current one first'
        )
      }
    }
    const shown = [await call('getWebhook', { params }), await call('listWebhooks'), await call('listAuditLog')]
    const texts = [...shown.map((one) => JSON.stringify(one.body)), JSON.stringify(await sql('select * from webhooks'))]
    t.notOk(texts.some((text) => text.includes(rotation.nextSecret)))
    const again = await call('rotateWebhookSecret', { params })
    t.same([again.status, again.problem.code], [409, 'rotation_in_progress'])

    const committed = await call('commitWebhookSecret', { params })
    t.equal(committed.body.secret, rotation.nextSecret)
    t.ok(committed.headers.etag)
    for (const one of await deliver()) {
      t.equal(one.headers['x-service-signature'], sign(one.body, rotation.nextSecret))
      t.equal(one.headers['x-service-signature-next'], undefined)
      t.match(one.headers['webhook-signature'], /^v1,\S{44}$/)
      t.same([verifies(hook.secret, one), verifies(rotation.nextSecret, one)], [false, true])
    }
  })

  t.test('A rotation that is cancelled leaves the secret as it was', async (t) => {
    const { secret } = (await call('getWebhook', { params })).body
    await call('rotateWebhookSecret', { params })
    t.equal((await call('cancelWebhookSecret', { params })).body.secret, secret)
    for (const one of await deliver()) t.equal(one.headers['x-service-signature-next'], undefined)
    for (const id of ['commitWebhookSecret', 'cancelWebhookSecret'] as const) {
      const { status, problem } = await call(id, { params })
      t.same([status, problem.code], [409, 'no_rotation'])
    }
  })

  t.test('The stored answer of a rotation is forgotten when it ends', async (t) => {
    const headers = { 'idempotency-key': 'rotate' }
    const rotate = () => call('rotateWebhookSecret', { params, headers })
    const stored = () => sql(`select key from idempotency_keys where operation like 'rotateWebhookSecret%'`)
    for (const end of ['commitWebhookSecret', 'cancelWebhookSecret'] as const) {
      const first = await rotate()
      const second = await rotate()
      t.same([second.body, second.headers['idempotent-replayed']], [first.body, 'true'])
      t.same(await stored(), [{ key: 'rotate' }])
      await call(end, { params })
      t.same(await stored(), [])
      const third = await rotate()
      t.not(third.body.nextSecret, first.body.nextSecret)
      t.equal(third.headers['idempotent-replayed'], undefined)
      await call('cancelWebhookSecret', { params })
    }
  })

  t.test('Of two that begin a rotation at once, one does', async (t) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('rotateWebhookSecret', { params })))
    t.same(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    await call('cancelWebhookSecret', { params })
  })

  t.test('A secret is rotated by administrators of its tenant alone', async (t) => {
    for (const id of ['rotateWebhookSecret', 'commitWebhookSecret', 'cancelWebhookSecret'] as const) {
      t.equal((await call(id, { params, as: globex.admin })).status, 404)
      t.equal((await call(id, { params, as: acme.writer })).status, 403)
    }
  })
})
