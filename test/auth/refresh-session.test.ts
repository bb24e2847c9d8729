import t from 'tap'
import { startService } from '../helper.ts'

t.test('refreshSession and logout', async (t) => {
  const { call, acme, globex, sql } = await startService(t)
  const as = acme.nobody
  const login = async () =>
    (await call('login', { as, body: { email: acme.email, password: acme.password } })).body.refreshToken
  const refresh = (refreshToken: string, actor = as) => call('refreshSession', { as: actor, body: { refreshToken } })

  t.test('a refresh token is spent for the next pair', async (t) => {
    const { body } = await refresh(await login())
    t.match(body, { tokenType: 'Bearer', expiresIn: 900, user: { id: acme.userId } })
    t.equal((await call('getMe', { as: acme.bearer(body.accessToken) })).status, 200)
    t.equal((await refresh(body.refreshToken)).status, 200)
  })

  t.test('a spent token that comes back ends its whole family, and no other', async (t) => {
    const first = await login()
    const other = await login()
    const { body: second } = await refresh(first)
    const { status, problem } = await refresh(first)
    t.same([status, problem.code], [401, 'invalid_refresh_token'])
    t.equal((await refresh(second.refreshToken)).status, 401)
    t.equal((await refresh(other)).status, 200)
  })

  t.test('of refreshes with one token at the same time at most one succeeds', async (t) => {
    const token = await login()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)))
    t.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  t.test('logout ends the family, and says the same to a token that nobody knows', async (t) => {
    const { body: second } = await refresh(await login())
    for (const refreshToken of [second.refreshToken, second.refreshToken, 'rt_unknown-unknown-unknown-unknown']) {
      t.same((await call('logout', { as, body: { refreshToken } })).body, { loggedOut: true })
    }
    t.equal((await refresh(second.refreshToken)).status, 401)
  })

  t.test('logout with a spent token ends the family, too', async (t) => {
    const first = await login()
    const { body: second } = await refresh(first)
    await call('logout', { as, body: { refreshToken: first } })
    t.equal((await refresh(second.refreshToken)).status, 401)
  })

  t.test('a token is worth nothing to another tenant, and stays good at its own', async (t) => {
    const token = await login()
    t.equal((await refresh(token, globex.nobody)).status, 401)
    await call('logout', { as: globex.nobody, body: { refreshToken: token } })
    t.equal((await refresh(token)).status, 200)
  })

  t.test('an expired token, an unknown one and one of a deactivated user are worth nothing', async (t) => {
    const expired = await login()
    await sql(`update refresh_tokens set expires_at = now() - interval '1 ms'`)
    t.equal((await refresh(expired)).status, 401)
    t.equal((await refresh('rt_unknown-unknown-unknown-unknown')).status, 401)
    const token = await login()
    await sql('update users set is_active = false where id = $1', [acme.userId])
    t.equal((await refresh(token)).status, 401)
    await sql('update users set is_active = true where id = $1', [acme.userId])
  })

  t.test('only a digest of it is in the database', async (t) => {
    const token = await login()
    const rows = await sql('select * from refresh_tokens')
    t.notMatch(JSON.stringify(rows), token.slice(3))
  })
})
