import t from 'tap'
import { hashSecret, refreshTokenChain } from '../../src/credentials/secrets.ts'
import { startService } from '../support/start.ts'

t.test("'refreshSession' and 'logout' carry a session on and end it", async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  /** As if a time of the tokens had been so much earlier; in two steps, since Citus updates no time by itself and an interval. */
  /** As if whatever was spent had been so long ago, however long the calls before took. */
  const spendAgo = async (milliseconds: number) => {
    const [{ at } = { at: '' }] = await sql<{ at: string }>(`select (now() - $1 * interval '1 ms')::text as at`, [
      milliseconds
    ])
    await sql('update refresh_tokens set spent_at = $1 where spent_at is not null', [at])
  }
  const age = async (milliseconds: number, column: 'expires_at') => {
    const tokens = await sql<{ hash: string; earlier: string }>(
      `select token_hash as hash, ${column} - $1 * interval '1 ms' as earlier from refresh_tokens where ${column} is not null`,
      [milliseconds]
    )
    for (const { hash, earlier } of tokens) {
      await sql(`update refresh_tokens set ${column} = $2 where token_hash = $1`, [hash, earlier])
    }
  }
  const as = acme.nobody
  const login = async () =>
    (await call('login', { as, body: { email: acme.email, password: acme.password } })).body.refreshToken
  const refresh = (refreshToken: string, actor = as) => call('refreshSession', { as: actor, body: { refreshToken } })

  t.test('A refresh token is spent for the next pair', async (t) => {
    const { body } = await refresh(await login())
    t.match(body, { tokenType: 'Bearer', expiresIn: 900, user: { id: acme.userId } })
    t.equal((await call('getMe', { as: acme.bearer(body.accessToken) })).status, 200)
    t.equal((await refresh(body.refreshToken)).status, 200)
  })

  t.test('A spent refresh token that comes back after ten seconds ends its whole session, and no other', async (t) => {
    const first = await login()
    const other = await login()
    const { body: second } = await refresh(first)
    await spendAgo(10_001)
    const { status, problem } = await refresh(first)
    t.same([status, problem.code], [401, 'invalid_refresh_token'])
    t.equal((await refresh(second.refreshToken)).status, 401)
    t.equal((await call('getMe', { as: acme.bearer(second.accessToken) })).status, 401, 'access tokens included')
    t.equal((await refresh(other)).status, 200)
  })

  t.test('Refreshes with one token at the same time, over two instances, all get the same next one', async (t) => {
    const other = await service.startInstance()
    const first = await login()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        (number % 2 ? service : other).call('refreshSession', { as, body: { refreshToken: first } })
      )
    )
    const [next, ...more] = new Set(answers.map(({ body }) => body.refreshToken))
    t.same(more, [])
    for (const { body } of answers) {
      t.equal((await call('getMe', { as: acme.bearer(body.accessToken) })).status, 200)
    }
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      `select count(*)::int from refresh_tokens where family_id = (select family_id from refresh_tokens where token_hash = $1)`,
      [hashSecret(first)]
    )
    t.equal(count, 2, 'and one is stored')
    t.equal((await refresh(String(next))).status, 200)
  })

  t.test(
    'A refresh gets the same answer again for ten seconds, also after the token that it gave was spent',
    async (t) => {
      const first = await login()
      const { body: second } = await refresh(first)
      const { body: third } = await refresh(second.refreshToken)
      t.equal((await refresh(first)).body.refreshToken, second.refreshToken)
      t.equal((await refresh(second.refreshToken)).body.refreshToken, third.refreshToken)
      await spendAgo(5_000)
      t.equal((await refresh(first)).body.refreshToken, second.refreshToken)
      await spendAgo(10_001)
      t.equal((await refresh(second.refreshToken)).status, 401)
      t.equal((await refresh(third.refreshToken)).status, 401)
    }
  )

  t.test('A refresh token’s successor can be computed with the service’s secret only', async (t) => {
    const { body } = await refresh(await login())
    const guessed = refreshTokenChain('another secret, of 32 characters at least')(body.refreshToken)
    t.not(guessed, (await refresh(body.refreshToken)).body.refreshToken)
  })

  t.test("'logout' ends the family of tokens, and says the same to a token that nobody knows", async (t) => {
    const { body: second } = await refresh(await login())
    for (const refreshToken of [second.refreshToken, second.refreshToken, 'rt_unknown-unknown-unknown-unknown']) {
      t.same((await call('logout', { as, body: { refreshToken } })).body, { loggedOut: true })
    }
    t.equal((await refresh(second.refreshToken)).status, 401)
  })

  t.test("'logout' with a spent token ends the family of tokens, too", async (t) => {
    const first = await login()
    const { body: second } = await refresh(first)
    await call('logout', { as, body: { refreshToken: first } })
    t.equal((await refresh(second.refreshToken)).status, 401)
  })

  t.test('A refresh token is worth nothing to another tenant, and stays good at its own', async (t) => {
    const token = await login()
    t.equal((await refresh(token, globex.nobody)).status, 401)
    await call('logout', { as: globex.nobody, body: { refreshToken: token } })
    t.equal((await refresh(token)).status, 200)
  })

  t.test('A session lives for 30 days after it was last refreshed, and is over then', async (t) => {
    const hourMs = 3_600_000
    const pass = (hours: number) => age(hours * hourMs, 'expires_at')
    const first = await login()
    await pass(30 * 24 - 1)
    const { status, body } = await refresh(first)
    t.equal(status, 200)
    await pass(30 * 24 - 1)
    t.equal((await call('getMe', { as: acme.bearer(body.accessToken) })).status, 200)
    await pass(1)
    t.equal((await refresh(body.refreshToken)).status, 401)
  })

  t.test('A refresh token that has expired, is unknown or is a deactivated user’s is worth nothing', async (t) => {
    const expired = await login()
    await sql(`update refresh_tokens set expires_at = now() - interval '1 ms'`)
    t.equal((await refresh(expired)).status, 401)
    t.equal((await refresh('rt_unknown-unknown-unknown-unknown')).status, 401)
    const token = await login()
    await sql('update users set is_active = false where id = $1', [acme.userId])
    t.equal((await refresh(token)).status, 401)
    await sql('update users set is_active = true where id = $1', [acme.userId])
  })

  t.test('Only a digest of a refresh token is in the database', async (t) => {
    const token = await login()
    const rows = await sql('select * from refresh_tokens')
    t.notMatch(JSON.stringify(rows), token.slice(3))
  })
})
