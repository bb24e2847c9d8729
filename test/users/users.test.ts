import t from 'tap'
import { lockWaits } from '../postgres/on-cluster.ts'
import { caller, kinds, makeLinks } from '../records/kinds.ts'
import type { Actor } from '../support/call.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

const password = 'seven lazy geese fly'

t.test('Users have a role, a password and sessions', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  let made = 0
  const make = async (more: object = {}) => {
    const email = `bo-${++made}@acme.example`
    return (await call('createUser', { body: { email, name: 'Bo Nyström', password, ...more } })).body
  }
  const login = (email: string, secret = password) =>
    call('login', { as: acme.nobody, body: { email, password: secret } })
  const enter = async (email: string) => acme.bearer((await login(email)).body.accessToken)

  t.test("'createUser' makes an active member who can log in at once", async (t) => {
    const { status, headers, body } = await call('createUser', {
      body: { email: 'Bo@Acme.example', name: 'Bo Nyström', password }
    })
    t.same([status, headers.location], [201, `/api/v1/users/${body.id}`])
    t.match(body, { email: 'Bo@Acme.example', name: 'Bo Nyström', role: 'member', isActive: true })
    t.notMatch(JSON.stringify(body), /password|argon/i)
    t.same((await call('getUser', { params: { id: body.id }, as: acme.reader })).body, body)
    t.same((await login('bo@acme.EXAMPLE')).body.user, body, 'the address in any case')
  })

  t.test('A role stands for a scope: viewer reads, member writes, admin administers', async (t) => {
    const company = { name: 'C' }
    const tries = async (as: Actor) => [
      (await call('listCompanies', { as })).status,
      (await call('createCompany', { as, body: company })).status,
      (await call('listApiKeys', { as })).status
    ]
    const wanted = { viewer: [200, 403, 403], member: [200, 201, 403], admin: [200, 201, 200] }
    for (const [role, answers] of Object.entries(wanted)) {
      const { email } = await make({ role })
      t.same(await tries(await enter(email)), answers, role)
    }
  })

  t.test("'createUser' answers 409 to an address that is taken, in any case", async (t) => {
    const first = await make()
    const body = { email: first.email.toUpperCase(), name: 'Bo', password }
    const { status, problem } = await call('createUser', { body })
    t.same([status, problem.code, problem.existingId], [409, 'duplicate', first.id])
    t.equal((await call('createUser', { body, as: globex.admin })).status, 201, 'another tenant is free to use it')
    const second = await make()
    const answer = await call('updateUser', { params: { id: second.id }, body: { email: first.email } })
    t.same([answer.status, answer.problem.existingId], [409, first.id])
  })

  t.test('A password has 12 to 128 characters, and is needed to begin with', async (t) => {
    const { id, email } = await make()
    for (const bad of ['', 'eleven char', 'x'.repeat(129), null, 123_456_789_012]) {
      const invalidBody = { email: 'new@acme.example', name: 'N', password: bad }
      const created = await call('createUser', { invalidBody })
      t.same([created.status, created.problem.errors?.[0]?.path], [400, '/password'])
      const updated = await call('updateUser', { params: { id }, invalidBody: { password: bad } })
      t.same([updated.status, updated.problem.errors?.[0]?.path], [400, '/password'])
    }
    const without = await call('createUser', { invalidBody: { email: 'new@acme.example', name: 'N' } })
    t.equal(without.problem.errors?.[0]?.path, '/password')
    t.equal((await login(email)).status, 200, 'and what was refused changed nothing')
    for (const good of ['twelve chars', 'é'.repeat(128)]) {
      await call('updateUser', { params: { id }, body: { password: good } })
      t.equal((await login(email, good)).status, 200)
      t.equal((await login(email)).status, 401)
    }
    const [row] = await sql<{ hash: string }>('select password_hash as hash from users where id = $1', [id])
    t.match(row?.hash, /^\$argon2id\$/)
  })

  t.test("'updateUser' with a new password ends the sessions, with anything else it does not", async (t) => {
    const { id, email } = await make()
    const refreshed = async (refreshToken: string) =>
      call('refreshSession', { as: acme.nobody, body: { refreshToken } })
    const kept = await refreshed((await login(email)).body.refreshToken)
    await call('updateUser', { params: { id }, body: { name: 'Bo', role: 'viewer' } })
    const still = await refreshed(kept.body.refreshToken)
    t.equal(still.body.user.role, 'viewer')
    await call('updateUser', { params: { id }, body: { password: 'another long one' } })
    t.equal((await refreshed(still.body.refreshToken)).problem.code, 'invalid_refresh_token')
  })

  t.test('A login that has shown the old password begins no session once the new one is there', async (t) => {
    const { id, email } = await make()
    const answer = await service.db.transaction(async (tx) => {
      await tx.query({
        text: `update users set updated_at = (updated_at at time zone 'UTC' + interval '1 ms') at time zone 'UTC' where id = $1`,
        values: [id]
      })
      const answer = login(email)
      await waitFor('a login that waits for the change', async () => (await sql(lockWaits)).length > 0)
      return { answer }
    })
    t.equal((await answer.answer).problem.code, 'invalid_credentials')
    t.equal((await login(email)).status, 200)
  })

  t.test("'updateUser' that deactivates shuts the user out at once", async (t) => {
    const { id, email } = await make()
    const { accessToken, refreshToken } = (await login(email)).body
    t.equal((await call('getMe', { as: acme.bearer(accessToken) })).status, 200)
    await call('updateUser', { params: { id }, body: { isActive: false } })
    t.equal((await call('getMe', { as: acme.bearer(accessToken) })).status, 401)
    t.equal((await call('refreshSession', { as: acme.nobody, body: { refreshToken } })).status, 401)
    t.equal((await login(email)).problem.code, 'invalid_credentials')
    await call('updateUser', { params: { id }, body: { isActive: true } })
    t.equal((await login(email)).status, 200)
    t.equal(
      (await call('refreshSession', { as: acme.nobody, body: { refreshToken } })).status,
      401,
      'the session is over'
    )
    t.equal((await call('getMe', { as: acme.bearer(accessToken) })).status, 401, 'with its access token')
  })

  t.test("'updateUser' takes back what GET gave, and writes nothing where it changes nothing", async (t) => {
    const before = await make()
    t.same((await call('updateUser', { params: { id: before.id }, body: before })).body, before)
    const { body } = await call('updateUser', { params: { id: before.id }, body: { ...before, name: 'Bo' } })
    t.same(body, { ...before, name: 'Bo', updatedAt: body.updatedAt })
    t.ok(body.updatedAt > before.updatedAt)
    for (const name of ['email', 'name', 'role', 'isActive']) {
      const answer = await call('updateUser', { params: { id: before.id }, invalidBody: { [name]: null } })
      t.equal(answer.status, 400, name)
    }
  })

  t.test("'listUsers' lists the tenant’s own, for everybody who may read, without secrets", async (t) => {
    const { headers, body } = await call('listUsers', { query: { count: true }, as: acme.reader })
    t.equal(Number(headers['x-total-count']), body.length)
    t.equal(body[0]?.id, acme.userId)
    t.ok(body.every(({ tenantId }) => tenantId === acme.tenantId))
    t.notMatch(JSON.stringify(body), /password|argon/i)
    const last = await make()
    const since =
      body
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? ''
    t.same((await call('listUsers', { query: { updatedSince: since, fields: 'id' } })).body, [{ id: last.id }])
    t.equal((await call('createUser', { invalidBody: {}, as: acme.writer })).status, 403)
  })

  t.test("'deleteUser' leaves the user's records without an owner, each with its change", async (t) => {
    const { id, email } = await make()
    const as = await enter(email)
    const act = caller(service)
    const links = await makeLinks(service)
    const owned = []
    for (const { entity, operations, full } of kinds) {
      const { body } = await act(operations.create, { body: full('owned', { ...links, ownerId: id }) })
      owned.push({ entity, operations, record: body })
    }
    const count = (await readChanges(service)).length
    t.same((await call('deleteUser', { params: { id } })).body, { id, deleted: true })
    const changes = (await readChanges(service)).slice(count)
    t.equal(changes.length, owned.length, 'users themselves are not in the log')
    for (const { entity, operations, record } of owned) {
      const { body } = await act(operations.get, { params: { id: record.id } })
      t.match(body, { ownerId: null, ...('ownerName' in body && { ownerName: null }) }, entity)
      const change = changes.find(({ entity_id }) => entity_id === record.id)
      t.match(change, { entity, action: 'updated', changed_at: body.updatedAt })
      t.same(change?.data, body)
    }
    t.equal((await call('getUser', { params: { id } })).status, 404)
    t.equal((await call('deleteUser', { params: { id } })).status, 404)
    t.equal((await call('getMe', { as })).status, 401, 'the token is dead')
    t.equal((await login(email)).status, 401)
    t.equal((await call('createUser', { body: { email, name: 'Next', password } })).status, 201, 'the address is free')
  })

  t.test('The last active administrator can’t be deleted, demoted or deactivated', async (t) => {
    const admins = (await call('listUsers')).body.filter(({ role, id }) => role === 'admin' && id !== acme.userId)
    for (const { id } of admins) await call('deleteUser', { params: { id } })
    const idle = await make({ role: 'admin', isActive: false })
    const params = { id: acme.userId }
    const { body: before } = await call('getUser', { params })
    const refused = [
      () => call('deleteUser', { params }),
      () => call('updateUser', { params, body: { role: 'member' } }),
      () => call('updateUser', { params, body: { role: 'viewer', name: 'x', password } }),
      () => call('updateUser', { params, body: { isActive: false } })
    ]
    for (const attempt of refused) {
      const { status, problem } = await attempt()
      t.same([status, problem.code], [409, 'last_admin'])
    }
    t.same((await call('getUser', { params })).body, before)
    t.equal((await login(acme.email, acme.password)).status, 200, 'the password of a refused change is not taken')
    const answer = await call('updateUser', { params, body: { role: 'admin', isActive: true, name: 'Grace' } })
    t.equal(answer.status, 200, 'what keeps it an administrator is fine')
    await call('updateUser', { params: { id: idle.id }, body: { isActive: true } })
    t.equal((await call('updateUser', { params, body: { role: 'member' } })).status, 200, 'with another one it may go')
    await call('updateUser', { params, body: { role: 'admin' } })
    await call('deleteUser', { params: { id: idle.id } })
  })

  t.test('Of two administrators who remove each other at the same time one stays', async (t) => {
    for (const attempt of [
      (id: string) => call('deleteUser', { params: { id } }),
      (id: string) => call('updateUser', { params: { id }, body: { role: 'viewer' } })
    ]) {
      const [one, other] = [await make({ role: 'admin' }), await make({ role: 'admin' })]
      // The first administrator is demoted by SQL, so that these two are the last.
      await sql(`update users set role = 'member' where id = $1`, [acme.userId])
      const answers = await Promise.all([attempt(one.id), attempt(other.id)])
      t.same(answers.map(({ status }) => status).sort(), [200, 409])
      await sql(`update users set role = 'admin' where id = $1`, [acme.userId])
      for (const { id, role } of (await call('listUsers')).body) {
        if (role === 'admin' && id !== acme.userId) await call('deleteUser', { params: { id } })
      }
    }
  })
})
