import t from 'tap'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'
import { countHashes } from './count-hashes.ts'

const currentPassword = 'seven lazy geese fly'
const newPassword = 'eight lazy geese fly'

t.test("'changePassword' replaces the caller’s own password", async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  let made = 0
  const login = (email: string, password: string, as = acme.nobody) => call('login', { as, body: { email, password } })
  const enter = async (role: 'admin' | 'member' | 'viewer' = 'viewer') => {
    const email = `bo-${++made}@acme.example`
    const { body } = await call('createUser', { body: { email, name: 'Bo', password: currentPassword, role } })
    const { body: session } = await login(email, currentPassword)
    return { id: body.id, email, session, as: acme.bearer(session.accessToken) }
  }
  const change = (as: Actor, body = { currentPassword, newPassword }) => call('changePassword', { as, body })
  const isIn = async (as: Actor) => (await call('getMe', { as })).status === 200

  t.test(
    "'changePassword' gives a user of any role another password, and ends all sessions of the user on every instance",
    async (t) => {
      const other = await service.startInstance()
      for (const role of ['viewer', 'member', 'admin'] as const) {
        const { email, as, session } = await enter(role)
        const { body: elsewhere } = await login(email, currentPassword)
        const thief = acme.bearer(elsewhere.accessToken)
        t.equal((await other.call('getMe', { as: thief })).status, 200)
        const { status, body } = await change(as)
        t.same([status, body], [200, { passwordChanged: true }], role)
        t.same([await isIn(thief), (await other.call('getMe', { as: thief })).status], [false, 401])
        const refresh = (refreshToken: string) => call('refreshSession', { as: acme.nobody, body: { refreshToken } })
        t.equal((await refresh(elsewhere.refreshToken)).status, 401)
        t.notOk(await isIn(as), 'the session that it was changed in has ended, too')
        t.equal((await refresh(session.refreshToken)).status, 401)
        t.equal((await login(email, currentPassword)).status, 401)
        t.equal((await login(email, newPassword)).status, 200)
      }
    }
  )

  t.test("'changePassword' moves the user’s updatedAt, and shows no secret", async (t) => {
    const { id, as } = await enter()
    const before = (await call('getUser', { params: { id } })).body.updatedAt
    await change(as)
    const after = (await call('getUser', { params: { id } })).body
    t.ok(after.updatedAt > before)
    const rows = await sql('select * from users where id = $1', [id])
    t.notMatch(JSON.stringify([after, rows]), newPassword)
  })

  t.test("'changePassword' answers 400 to a wrong current password, naming it, and changes nothing", async (t) => {
    const { email, as } = await enter()
    const { status, problem } = await change(as, { currentPassword: 'a guess of mine', newPassword })
    t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'validation_failed', '/currentPassword'])
    t.ok(await isIn(as))
    t.equal((await login(email, currentPassword)).status, 200)
    t.equal((await login(email, newPassword)).status, 401)
  })

  t.test("'changePassword' is throttled as logins are", async (t) => {
    const { as } = await enter()
    for (let failure = 0; failure < 10; failure += 1) {
      t.equal((await change(as, { currentPassword: `guess ${failure}`, newPassword })).status, 400)
    }
    const hashes = countHashes(t)
    const { status, problem } = await change(as)
    t.same([status, problem.code], [429, 'login_throttled'])
    t.equal(hashes(), 0)
  })

  t.test("'changePassword' answers 400 to a new password that is too short or too long", async (t) => {
    const { as } = await enter()
    for (const bad of ['eleven char', 'x'.repeat(129)]) {
      const { status, problem } = await change(as, { currentPassword, newPassword: bad })
      t.same([status, problem.errors?.[0]?.path], [400, '/newPassword'])
    }
  })

  t.test("'changePassword' answers 400 to an API key, which stands for no user", async (t) => {
    for (const as of [acme.reader, acme.admin]) {
      const { status, problem } = await change(as)
      t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'validation_failed', 'X-Api-Key'])
    }
  })

  t.test(
    "'changePassword' takes the password of the caller, not of another tenant’s user with the same address",
    async (t) => {
      const { email, as } = await enter()
      const password = 'nine lazy geese fly'
      await call('createUser', { as: globex.admin, body: { email, name: 'Bo', password } })
      t.equal((await change(as, { currentPassword: password, newPassword })).status, 400)
      t.equal((await change(as)).status, 200)
      t.equal((await login(email, password, globex.nobody)).status, 200)
    }
  )

  t.test(
    'Of two changes of a password at the same time one wins, and the other answers that its password was wrong',
    async (t) => {
      const { email, as } = await enter()
      const passwords = ['ten lazy geese fly', 'eleven lazy geese fly']
      const answers = await Promise.all(passwords.map((one) => change(as, { currentPassword, newPassword: one })))
      t.same(answers.map(({ status }) => status).toSorted(), [200, 400])
      const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
      t.equal((await login(email, winner)).status, 200)
    }
  )
})
