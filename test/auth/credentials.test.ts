import { createHmac } from 'node:crypto'
import { mock } from 'node:test'
import t from 'tap'
import type { Actor } from '../helper.ts'
import { addApiKey, startService } from '../helper.ts'
import { waitFor } from '../wait-for.ts'

t.test('credentials', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, db, sql, config } = service
  const { email, password } = acme
  const login = async () => (await call('login', { as: acme.nobody, body: { email, password } })).body.accessToken
  const status = async (as: Actor, instance = service as Pick<typeof service, 'call'>) =>
    (await instance.call('listCompanies', { as })).status

  t.test('an access token ends after fifteen minutes', async (t) => {
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const as = acme.bearer(await login())
    mock.timers.tick(899_000)
    t.equal(await status(as), 200)
    mock.timers.tick(2_000)
    t.equal(await status(as), 401)
  })

  t.test('a token of another tenant, of another secret or algorithm, or altered, is worth nothing', async (t) => {
    const token = await login()
    t.equal(await status(acme.bearer(token)), 200)
    t.equal(await status({ ...acme.bearer(token), host: globex.host }), 401)
    const [, payload = ''] = token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const sign = (header: object, secret: string, claims = payload) => {
      const text = `${encode(header)}.${claims}`
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const header = { alg: 'HS256', typ: 'JWT' }
    t.equal(await status(acme.bearer(sign(header, config.jwtSecret))), 200, 'the test signs as the service does')
    t.equal(await status(acme.bearer(sign(header, 'x'.repeat(32)))), 401)
    t.equal(await status(acme.bearer(`${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`)), 401)
    t.equal(await status(acme.bearer(sign({ alg: 'HS512', typ: 'JWT' }, config.jwtSecret))), 401)
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    for (const change of [{ tid: globex.tenantId }, { sub: globex.userId }, { exp: 1 }, { exp: undefined }]) {
      const altered = sign(header, config.jwtSecret, encode({ ...claims, ...change }))
      t.equal(await status(acme.bearer(altered)), 401, JSON.stringify(change))
    }
    const narrowed = acme.bearer(sign(header, config.jwtSecret, encode({ ...claims, scope: 'read' })))
    t.same((await call('getMe', { as: narrowed })).body.scopes, ['read'], 'no more than the token was issued for')
    t.equal((await call('listApiKeys', { as: narrowed })).problem.code, 'insufficient_scope')
    for (const authorization of ['Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} x`, `Bearer a.b.c`]) {
      t.equal(await status({ host: acme.host, headers: { authorization } }), 401, authorization.slice(0, 20))
    }
    t.equal(
      await status({ host: acme.host, headers: { authorization: `bearer ${token}` } }),
      200,
      'the scheme in any case'
    )
  })

  t.test('a key ends when it expires, without anybody doing anything', async (t) => {
    t.teardown(() => mock.timers.reset())
    const { key } = await addApiKey(db, acme.tenantId, 'read', new Date(Date.now() + 3_600_000).toISOString())
    const as = { host: acme.host, headers: { 'x-api-key': key } }
    t.equal(await status(as), 200)
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 })
    t.equal(await status(as), 401)
  })

  t.test('a key that is nearly right is worth nothing', async (t) => {
    const key = acme.apiKey
    for (const text of [
      `${key}x`,
      key.slice(0, -1),
      key.toLowerCase(),
      key.slice(0, 12),
      `${key},${key}`,
      `"${key}"`
    ]) {
      t.equal(await status({ host: acme.host, headers: { 'x-api-key': text } }), 401, text.slice(0, 12))
    }
  })

  t.test('lastUsedAt is written, at most once a minute', async (t) => {
    const { id, key } = await addApiKey(db, acme.tenantId, 'read')
    const as = { host: acme.host, headers: { 'x-api-key': key } }
    const read = async () =>
      (await sql<{ at: string }>('select last_used_at::text as at from api_keys where id = $1', [id]))[0]?.at
    t.equal(await status(as), 200)
    await waitFor('lastUsedAt', async () => Boolean(await read()))
    const first = await read()
    t.equal(await status(as), 200)
    t.equal(await read(), first)
  })

  t.test('on two instances', async (t) => {
    const other = await service.startInstance()
    // Until both have heard each other's channel, nothing is remembered at all, and there would be nothing to prove.
    await new Promise((done) => setTimeout(done, 600))

    t.test('a revoked key is dead on both when the revocation is answered', async (t) => {
      for (let round = 0; round < 5; round += 1) {
        const { body } = await call('createApiKey', { body: { name: 'Doomed', scopes: 'read' } })
        const as = { host: acme.host, headers: { 'x-api-key': body.key } }
        t.same([await status(as), await status(as, other)], [200, 200])
        await call('revokeApiKey', { params: { id: body.id } })
        t.same([await status(as, other), await status(as)], [401, 401])
      }
    })

    t.test('a deactivated user is out on both when the deactivation is answered', async (t) => {
      const user = { email: 'bo@acme.example', password: 'seven lazy geese fly', name: 'Bo', role: 'admin' as const }
      const { body } = await call('createUser', { body: user })
      const answer = await call('login', { as: acme.nobody, body: { email: user.email, password: user.password } })
      const as = acme.bearer(answer.body.accessToken)
      t.same([await status(as), await status(as, other)], [200, 200])
      await call('updateUser', { params: { id: body.id }, body: { role: 'viewer' } })
      const demoted = await other.call('createCompany', { as, body: { name: 'x' } })
      t.equal(demoted.status, 403, 'a demoted one loses the scope')
      await call('updateUser', { params: { id: body.id }, body: { isActive: false } })
      t.same([await status(as, other), await status(as)], [401, 401])
    })
  })
})
