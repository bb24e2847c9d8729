import { createHmac, randomUUID } from 'node:crypto'
import { mock } from 'node:test'
import type { QueryConfig } from 'pg'
import t from 'tap'
import { Credentials } from '../../src/credentials/credentials.ts'
import type { Actor } from '../support/call.ts'
import { addApiKey, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

t.test('Credentials open their own tenant until they end', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, db, sql, config } = service
  const { email, password } = acme
  const login = async () => (await call('login', { as: acme.nobody, body: { email, password } })).body.accessToken
  const status = async (as: Actor, instance = service as Pick<typeof service, 'call'>) =>
    (await instance.call('listCompanies', { as })).status

  const detailOf = async (authorization: string) =>
    (await call('listCompanies', { as: { host: acme.host, headers: { authorization } } })).problem.detail

  t.test('An access token ends after fifteen minutes', async (t) => {
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const as = acme.bearer(await login())
    mock.timers.tick(899_000)
    t.equal(await status(as), 200)
    mock.timers.tick(2_000)
    t.equal(await status(as), 401)
  })

  t.test('A token of another tenant, of another secret or algorithm, or altered, is worth nothing', async (t) => {
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
    const changes = [
      { tid: globex.tenantId },
      { sub: globex.userId },
      { exp: 1 },
      { exp: undefined },
      { jti: undefined },
      { jti: randomUUID() },
      { jti: 5 },
      { jti: 'x'.repeat(40) },
      { sub: 'x' },
      { scope: 'read' }
    ]
    for (const change of changes) {
      const altered = sign(header, config.jwtSecret, encode({ ...claims, ...change }))
      t.equal(await status(acme.bearer(altered)), 401, JSON.stringify(change))
    }
    // Decoding drops two bits of the last letter: in 3 of 64 letters it would be the same signature.
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=') {
      const spelled = token.slice(0, -1) + letter
      if (spelled !== token) t.equal(await status(acme.bearer(spelled)), 401, `the last letter is ${letter}`)
    }
    for (const authorization of ['Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} x`, `Bearer a.b.c`]) {
      t.equal(await status({ host: acme.host, headers: { authorization } }), 401, authorization.slice(0, 20))
    }
    t.equal(
      await status({ host: acme.host, headers: { authorization: `bearer ${token}` } }),
      200,
      'the scheme in any case'
    )
  })

  t.test('A key that comes in Authorization is told to belong into X-Api-Key', async (t) => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    const key = acme.apiKey
    for (const authorization of [
      `Bearer ${key}`,
      key,
      `bearer  ${key.slice(0, 12)}`,
      `Key ${key}`,
      `Token token=${key}`
    ])
      t.match(await detailOf(authorization), /is an API key: .* X-Api-Key/, authorization.slice(0, 10))
    for (const text of [`${key}:`, key, `api:${key}`])
      t.match(await detailOf(basic(text)), /is an API key: .* X-Api-Key/)
    for (const other of ['Bearer a.b.c', basic('ada:secret'), 'Basic', 'Bearer xcrm_1'])
      t.notMatch(await detailOf(other), 'API key', other)
  })

  t.test('A key is refused when it has expired, without anybody doing anything', async (t) => {
    t.teardown(() => mock.timers.reset())
    const { key } = await addApiKey(db, acme.tenantId, 'read', new Date(Date.now() + 3_600_000).toISOString())
    const as = { host: acme.host, headers: { 'x-api-key': key } }
    t.equal(await status(as), 200)
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 })
    t.equal(await status(as), 401)
  })

  t.test('A key that is nearly right is worth nothing', async (t) => {
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

  t.test('A credential’s lastUsedAt is written, at most once a minute', async (t) => {
    t.teardown(() => mock.timers.reset())
    const { id, key } = await addApiKey(db, acme.tenantId, 'read')
    const as = { host: acme.host, headers: { 'x-api-key': key } }
    const read = async () =>
      (await sql<{ at: string }>('select last_used_at::text as at from api_keys where id = $1', [id]))[0]?.at
    t.equal(await status(as), 200)
    await waitFor('lastUsedAt', async () => Boolean(await read()))
    const first = await read()
    for (const [laterMs, isWritten] of [
      [59_000, false],
      [61_000, true]
    ] as const) {
      mock.timers.enable({ apis: ['Date'], now: Date.now() + laterMs })
      t.equal(await status(as), 200)
      mock.timers.reset()
      if (isWritten) await waitFor('another lastUsedAt', async () => (await read()) !== first)
      else t.equal(await read(), first)
    }
  })

  t.test('A look-up of a key that races its revocation is not cached', async (t) => {
    const { id, key } = await addApiKey(db, acme.tenantId, 'read')
    const [hasRead, isRevoked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The key has been read, and the answer is still on its way.
    const slow: typeof db = {
      ...db,
      query: async <Row extends object>(config: QueryConfig) => {
        const rows = await db.query<Row>(config)
        hasRead.resolve()
        await isRevoked.promise
        return rows
      }
    }
    const credentials = new Credentials(slow, { isTrusted: () => true }, (error) => t.comment(error))
    const first = credentials.findKey(acme.tenantId, key)
    await hasRead.promise
    await sql('update api_keys set revoked_at = now() where id = $1', [id])
    credentials.invalidate(acme.tenantId)
    isRevoked.resolve()
    t.ok(await first, 'it began before the revocation')
    t.equal(await credentials.findKey(acme.tenantId, key), undefined)
    await credentials.flush()
  })

  t.test('Two instances agree on which credentials are dead', async (t) => {
    const other = await service.startInstance()
    // Before both are connected to the channel, neither uses its cache, and the test would prove nothing.
    await new Promise((done) => setTimeout(done, 600))

    t.test('A revoked key is dead on both instances when the revocation is answered', async (t) => {
      for (let round = 0; round < 5; round += 1) {
        const { body } = await call('createApiKey', { body: { name: 'Doomed', scopes: 'read' } })
        const as = { host: acme.host, headers: { 'x-api-key': body.key } }
        t.same([await status(as), await status(as, other)], [200, 200])
        await call('revokeApiKey', { params: { id: body.id } })
        t.same([await status(as, other), await status(as)], [401, 401])
      }
    })

    const password = 'seven lazy geese fly'
    let made = 0
    /** A user with a session that both instances have seen and remember. */
    const enter = async () => {
      const email = `bo-${++made}@acme.example`
      const { body: user } = await call('createUser', { body: { email, password, name: 'Bo', role: 'admin' } })
      const { body: session } = await call('login', { as: acme.nobody, body: { email, password } })
      const as = acme.bearer(session.accessToken)
      t.same([await status(as), await status(as, other)], [200, 200])
      return { params: { id: user.id }, email, as, session }
    }
    const isOut = async (as: Actor) => [await status(as, other), await status(as)].every((code) => code === 401)

    t.test('A user’s access tokens are dead on both instances when what ends them is answered', async (t) => {
      const endings: Record<string, (entered: Awaited<ReturnType<typeof enter>>) => Promise<{ status: number }>> = {
        logout: ({ session }) => call('logout', { as: acme.nobody, body: { refreshToken: session.refreshToken } }),
        'a new password': ({ params }) => call('updateUser', { params, body: { password: 'another long one' } }),
        deactivation: ({ params }) => call('updateUser', { params, body: { isActive: false } }),
        deletion: ({ params }) => call('deleteUser', { params }),
        'a demotion': ({ params }) => call('updateUser', { params, body: { role: 'viewer' } }),
        'a stolen refresh token': async ({ session: { refreshToken } }) => {
          await call('refreshSession', { as: acme.nobody, body: { refreshToken } })
          await sql(`update refresh_tokens set spent_at = now() - interval '11 s' where spent_at is not null`)
          await call('refreshSession', { as: acme.nobody, body: { refreshToken } })
          return { status: 200 }
        }
      }
      for (const [name, end] of Object.entries(endings)) {
        const entered = await enter()
        t.equal((await end(entered)).status, 200, name)
        t.ok(await isOut(entered.as), name)
      }
    })

    t.test('A user’s access tokens stay dead when the user is activated again', async (t) => {
      const { params, as } = await enter()
      await call('updateUser', { params, body: { isActive: false } })
      await call('updateUser', { params, body: { isActive: true } })
      t.ok(await isOut(as))
    })

    t.test('After a change of the role the session goes on with the new scope', async (t) => {
      const { params, as, session } = await enter()
      await call('updateUser', { params, body: { role: 'member' } })
      t.ok(await isOut(as))
      const { body } = await other.call('refreshSession', {
        as: acme.nobody,
        body: { refreshToken: session.refreshToken }
      })
      const { scopes } = (await call('getMe', { as: acme.bearer(body.accessToken) })).body
      t.same(scopes, ['read', 'write'])
    })

    t.test('A logout ends one session of the user, and no other', async (t) => {
      const { email, as, session } = await enter()
      const second = await call('login', { as: acme.nobody, body: { email, password } })
      await call('logout', { as: acme.nobody, body: { refreshToken: session.refreshToken } })
      t.ok(await isOut(as))
      t.equal(await status(acme.bearer(second.body.accessToken), other), 200)
    })

    t.test('A session is looked up once, not with each request, and other tenants’ stay known', async (t) => {
      const mine = await enter()
      const { email, password: secret } = globex
      const { body } = await call('login', { as: globex.nobody, body: { email, password: secret } })
      const theirs = globex.bearer(body.accessToken)
      t.equal(await status(theirs), 200)
      const lookUps: string[] = []
      watchQueries(t, (text) => {
        if (text.includes('"family_id" =')) lookUps.push(text)
      })
      for (let round = 0; round < 10; round += 1) t.same([await status(mine.as), await status(theirs)], [200, 200])
      await call('updateUser', { params: mine.params, body: { name: 'Bob' } })
      lookUps.length = 0
      t.equal(await status(theirs), 200)
      t.same(lookUps, [], 'another tenant has announced something')
      t.equal(await status(mine.as), 200)
      t.equal(lookUps.length, 1, 'the test sees look-ups')
    })
  })
})
