import { mock } from 'node:test'
import t from 'tap'
import { startService } from '../support/start.ts'

t.test("'login' gives tokens to whoever knows the password", async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const { email, password } = acme
  const as = acme.nobody

  t.test("'login' answers tokens and the user, and the token works", async (t) => {
    const { body } = await call('login', { as, body: { email, password } })
    t.match(body, { tokenType: 'Bearer', expiresIn: 900, user: { id: acme.userId, email, role: 'admin' } })
    t.notMatch(JSON.stringify(body), /argon2|passwordHash/)
    const made = await call('createCompany', { as: acme.bearer(body.accessToken), body: { name: 'By a person' } })
    t.equal(made.status, 201)
  })

  t.test("'login' signs a token with exactly the promised claims", async (t) => {
    const { body } = await call('login', { as, body: { email, password } })
    const claims = JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString())
    t.same(Object.keys(claims).sort(), ['exp', 'iat', 'jti', 'scope', 'sub', 'tid'])
    t.match(claims, { sub: acme.userId, tid: acme.tenantId, scope: 'admin' })
    t.equal(claims.exp - claims.iat, 900)
    const { body: next } = await call('refreshSession', { as, body: { refreshToken: body.refreshToken } })
    const { jti } = JSON.parse(Buffer.from(next.accessToken.split('.')[1] ?? '', 'base64url').toString())
    t.not(jti, claims.jti, 'each token has an id of its own')
  })

  t.test("'login' finds the user by e-mail address in any case", async (t) => {
    t.equal((await call('login', { as, body: { email: email.toUpperCase(), password } })).status, 200)
  })

  t.test(
    "'login' says the same to a wrong password, an unknown address, a deactivated and a foreign user",
    async (t) => {
      await sql(
        `insert into users select tenant_id, gen_random_uuid(), 'off@acme.example', 'off@acme.example', name, role, false,
        password_hash, created_at, updated_at from users where id = $1`,
        [acme.userId]
      )
      const attempts = [
        { email, password: 'wrong password' },
        { email: 'nobody@acme.example', password },
        { email: 'off@acme.example', password },
        { email: globex.email, password: globex.password }
      ]
      for (const body of attempts) {
        const { status, problem } = await call('login', { as, body })
        t.same([status, problem.code], [401, 'invalid_credentials'], body.email)
        t.notMatch(JSON.stringify(problem), body.email)
      }
    }
  )

  t.test("'login' is throttled after ten failures, for that user only, until the window is over", async (t) => {
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const attempt = async (text: string, who = globex.email) => {
      const answer = await call('login', { as: globex.nobody, body: { email: who, password: text } })
      return answer.status
    }
    for (let failure = 0; failure < 10; failure += 1) t.equal(await attempt('wrong password'), 401)
    t.equal(await attempt(globex.password), 429, 'even with the right password')
    const { problem, headers } = await call('login', {
      as: globex.nobody,
      body: { email: globex.email.toUpperCase(), password: globex.password }
    })
    t.equal(problem.code, 'login_throttled')
    t.ok(Number(headers['retry-after']) > 0)
    t.equal(await attempt('wrong password', 'else@globex.example'), 401)
    t.equal((await call('login', { as, body: { email, password } })).status, 200)
    mock.timers.tick(Number(headers['retry-after']) * 1000)
    t.equal(await attempt(globex.password), 200)
  })

  t.test("'login' is throttled just so where the attempts come all at once", async (t) => {
    const attempts = Array.from({ length: 15 }, () =>
      call('login', { as: globex.nobody, body: { email: 'at-once@globex.example', password: 'wrong password' } })
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    t.same(statuses.toSorted(), [...Array(10).fill(401), ...Array(5).fill(429)])
  })

  t.test("'login' forgets failures after a success", async (t) => {
    for (let failure = 0; failure < 18; failure += 1) {
      const text = failure === 9 ? password : 'wrong password'
      t.equal((await call('login', { as, body: { email, password: text } })).status, failure === 9 ? 200 : 401)
    }
    t.equal((await call('login', { as, body: { email, password } })).status, 200)
  })
})
