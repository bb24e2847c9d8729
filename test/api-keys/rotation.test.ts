import { mock } from 'node:test'
import t from 'tap'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../webhooks/receiver.ts'

const hourMs = 3_600_000

t.test('An API key is replaced by a new one, beside which it goes on for a while', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, acme, globex, sql } = service
  const withKey = (key: string): Actor => ({ host: acme.host, headers: { 'x-api-key': key } })
  const make = async (more: object = {}) =>
    (await call('createApiKey', { body: { name: 'CI', scopes: 'read,write', ...more } })).body
  const read = async (id: string) => (await call('getApiKey', { params: { id } })).body
  const status = async (key: string, at: Pick<typeof service, 'call'> = service) =>
    (await at.call('listCompanies', { as: withKey(key) })).status
  const rotate = (id: string, body?: { graceHours?: number }) =>
    call('rotateApiKey', { params: { id }, ...(body && { body }) } as never)

  t.test("'rotateApiKey' makes a key of the same name, scopes, user and expiry, shown once", async (t) => {
    const expiresAt = new Date(Date.now() + 500 * hourMs).toISOString()
    const { body: user } = await call('createUser', {
      body: { email: 'u@acme.example', name: 'U', role: 'member', visibility: 'own', password: 'seven lazy geese fly' }
    })
    const old = await make({ expiresAt, userId: user.id })
    const { status: code, headers, body } = await rotate(old.id)
    t.equal(code, 201)
    t.equal(headers.location, `/api/v1/api-keys/${body.id}`)
    const wanted = { name: 'CI', scopes: 'read,write', expiresAt, userId: user.id, replaces: old.id }
    t.match(body, wanted)
    t.match(body.key, /^crm_[A-Za-z0-9]{8}_[A-Za-z0-9]{32}$/)
    t.match(await read(body.id), { ...wanted, replacedBy: null, isActive: true })
    const former = await read(old.id)
    t.match(former, { replacedBy: body.id, replaces: null, isActive: true })
    const graceMs = Date.parse(String(former.expiresAt)) - Date.now()
    t.ok(graceMs > 23.9 * hourMs && graceMs <= 24 * hourMs, 'a day, unless something else is asked for')
    t.same([await status(old.key), await status(body.key)], [200, 200], 'both work meanwhile')
    const { body: log } = await call('listAuditLog', { query: { action: 'api_key.rotated' } })
    t.match(log, [{ target: { type: 'api_key', id: old.id }, outcome: 'succeeded' }])
    t.notMatch(JSON.stringify(log), body.key.slice(13))
  })

  t.test('A grace ends a key on every instance, remembered or not, and never outlives its own expiry', async (t) => {
    const other = await service.startInstance()
    await new Promise((done) => setTimeout(done, 600))
    const old = await make()
    t.same([await status(old.key), await status(old.key, other)], [200, 200])
    const { body } = await rotate(old.id, { graceHours: 2 })
    t.same([await status(old.key), await status(old.key, other)], [200, 200])
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * hourMs })
    t.same([await status(old.key), await status(old.key, other)], [401, 401])
    t.equal(await status(body.key), 200)
    mock.timers.reset()
    const expiresAt = new Date(Date.now() + hourMs).toISOString()
    const short = await make({ expiresAt })
    await rotate(short.id, { graceHours: 168 })
    t.equal((await read(short.id)).expiresAt, expiresAt)
  })

  t.test('Without a grace a key ends at once, but none can do that to itself', async (t) => {
    const other = await service.startInstance()
    await new Promise((done) => setTimeout(done, 600))
    const old = await make({ scopes: 'admin' })
    t.same([await status(old.key), await status(old.key, other)], [200, 200])
    const own = await call('rotateApiKey', { params: { id: old.id }, body: { graceHours: 0 }, as: withKey(old.key) })
    t.same([own.status, own.problem.errors?.[0]?.path], [400, '/graceHours'])
    const itself = await call('rotateApiKey', { params: { id: old.id }, body: { graceHours: 1 }, as: withKey(old.key) })
    t.equal(itself.status, 201)
    const { body } = await rotate(itself.body.id, { graceHours: 0 })
    t.same([await status(itself.body.key), await status(itself.body.key, other)], [401, 401])
    t.match(await read(itself.body.id), { isActive: false, replacedBy: body.id })
    t.same([await status(old.key), await status(body.key)], [200, 200])
  })

  t.test('A waiting request of a former key is refused when its grace is over', async (t) => {
    const old = await make()
    const waiting = call('listChanges', { as: withKey(old.key), query: { cursor: 'latest', wait: 20 } })
    await new Promise((done) => setTimeout(done, 300))
    await rotate(old.id, { graceHours: 1 })
    await new Promise((done) => setTimeout(done, 300))
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() + hourMs + 1 })
    t.equal((await waiting).status, 401)
  })

  t.test("What can't be used can't be rotated, nor what was replaced already", async (t) => {
    const conflict = async (id: string) => {
      const { status: code, problem } = await rotate(id)
      return [code, problem.code]
    }
    const [revoked, expired, replaced] = [await make(), await make({ expiresAt: '2020-01-01' }), await make()]
    await call('revokeApiKey', { params: { id: revoked.id } })
    const { body: next } = await rotate(replaced.id)
    for (const { id } of [revoked, expired, replaced]) t.same(await conflict(id), [409, 'key_not_active'])
    t.equal((await rotate(next.id)).status, 201, 'the new one may be rotated at once')
    const { body: user } = await call('createUser', {
      body: { email: 'v@acme.example', name: 'V', role: 'member', password: 'seven lazy geese fly' }
    })
    const bound = await make({ userId: user.id })
    await call('updateUser', { params: { id: user.id }, body: { isActive: false } })
    t.same(await conflict(bound.id), [409, 'key_not_active'])
    t.equal((await rotate('019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51')).status, 404)
    const foreign = await call('rotateApiKey', { params: { id: next.id }, as: globex.admin } as never)
    t.equal(foreign.status, 404)
    for (const graceHours of [-1, 169, 1.5, '1', null]) {
      const { status: code, problem } = await call('rotateApiKey', {
        params: { id: bound.id },
        invalidBody: { graceHours }
      })
      t.same([code, problem.errors?.[0]?.path], [400, '/graceHours'], JSON.stringify(graceHours))
    }
  })

  t.test('Revoking the new key leaves the former one its grace', async (t) => {
    const old = await make()
    const { body } = await rotate(old.id, {})
    await call('revokeApiKey', { params: { id: body.id } })
    t.same([await status(old.key), await status(body.key)], [200, 401])
  })

  t.test('A repeated rotation with its Idempotency-Key gets the same key', async (t) => {
    const old = await make()
    const headers = { 'idempotency-key': 'once' }
    const twice = await Promise.all(
      [1, 2].map(() => call('rotateApiKey', { params: { id: old.id }, body: { graceHours: 3 }, headers }))
    )
    t.same(
      twice.map((one) => one.body),
      [twice[0]?.body, twice[0]?.body]
    )
    const keys = await sql('select id from api_keys where replaces = $1', [old.id])
    t.equal(keys.length, 1)
  })

  t.test('A webhook that ignores its own key ignores those that took its place, too', async (t) => {
    const receiver = await startReceiver(t)
    const old = await make({ scopes: 'admin' })
    const body = { name: 'x', url: receiver.url, events: ['company.created' as const], ignoreOwn: true }
    await call('createWebhook', { as: withKey(old.key), body })
    await call('createCompany', { as: withKey(old.key), body: { name: 'Own' } })
    const { body: second } = await rotate(old.id)
    await call('createCompany', { as: withKey(second.key), body: { name: 'Own, by the next' } })
    const { body: third } = await rotate(second.id)
    await call('createCompany', { as: withKey(third.key), body: { name: 'Own, by the third' } })
    await call('createCompany', { as: withKey(old.key), body: { name: 'Own, in the grace' } })
    await call('createCompany', { body: { name: 'Of somebody else' } })
    const [event] = await receiver.waitFor(1)
    t.match(event, { event: { data: { name: 'Of somebody else' } } })
    await waitFor('all deliveries', async () => {
      const [left] = await sql<{ count: number }>(
        `select count(*)::int as count from webhook_deliveries where status = 'pending'`
      )
      return left?.count === 0
    })
    t.equal((await receiver.waitFor(1)).length, 1)
  })

  t.test('A follower that ignores what its key did ignores what those did that took its place, too', async (t) => {
    const { nextCursor: cursor } = (await call('listChanges', { query: { cursor: 'latest' } })).body
    const old = await make({ scopes: 'write' })
    await call('createCompany', { as: withKey(old.key), body: { name: 'Own' } })
    const { body: second } = await rotate(old.id)
    await call('createCompany', { as: withKey(second.key), body: { name: 'Own, by the next' } })
    const { body: third } = await rotate(second.id)
    await call('createCompany', { as: withKey(third.key), body: { name: 'Own, by the third' } })
    await call('createCompany', { body: { name: 'Of somebody else' } })
    for (const { key } of [old, second, third]) {
      const { changes } = (await call('listChanges', { as: withKey(key), query: { cursor, ignoreOwn: true } })).body
      t.same(
        changes.map(({ data }) => (data as { name: string }).name),
        ['Of somebody else']
      )
    }
  })
})
