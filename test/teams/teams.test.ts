import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

const password = 'seven lazy geese fly'

t.test('Teams are made, changed and deleted by administrators', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  let made = 0
  const make = async (name = `Team ${++made}`) => (await call('createTeam', { body: { name } })).body
  const join = (teamId: string, more: object = {}) =>
    call('createUser', { body: { email: `m${++made}@acme.example`, name: 'M', password, teamId, ...more } })

  t.test("'createTeam' makes a team, which everybody who may read sees", async (t) => {
    const count = (await readChanges(service)).length
    const { status, headers, body } = await call('createTeam', { body: { name: 'North' } })
    t.same([status, headers.location], [201, `/api/v1/teams/${body.id}`])
    t.same(Object.keys(body).sort(), ['createdAt', 'id', 'name', 'updatedAt'])
    t.same((await call('getTeam', { params: { id: body.id }, as: acme.reader })).body, body)
    t.match((await call('listTeams', { as: acme.reader, query: { count: true } })).body, [body])
    t.equal((await call('getTeam', { params: { id: body.id }, as: globex.admin })).status, 404)
    t.equal((await call('createTeam', { as: acme.writer, body: { name: 'South' } })).status, 403)
    t.equal((await readChanges(service)).length, count, 'teams are not in the change log')
  })

  t.test('A name has 1 to 100 characters, and no two teams have the same one in any case', async (t) => {
    const first = await make('Key accounts')
    const answer = await call('createTeam', { body: { name: ' KEY accounts ' } })
    t.same([answer.status, answer.problem.code, answer.problem.existingId], [409, 'duplicate', first.id])
    const second = await make()
    const renamed = await call('updateTeam', { params: { id: second.id }, body: { name: 'key ACCOUNTS' } })
    t.same([renamed.status, renamed.problem.existingId], [409, first.id])
    t.match((await call('updateTeam', { params: { id: first.id }, body: { name: 'KEY accounts' } })).body, {
      name: 'KEY accounts'
    })
    t.equal((await call('createTeam', { as: globex.admin, body: { name: 'Key accounts' } })).status, 201)
    for (const name of ['', ' ', 'x'.repeat(101), null]) {
      t.equal((await call('createTeam', { invalidBody: { name } })).status, 400, String(name))
    }
  })

  t.test('Names of teams that compare alike are one name, however they are written', async (t) => {
    const twins = [
      ['Süd', 'SUD'],
      ['Straße', 'strasse'],
      ['Łódź', 'lodz'],
      ['ｗｉｄｅ', 'Wide'],
      ['two  words', 'Two\u00a0Words'],
      ['Ærø', 'aero']
    ] as const
    for (const [name, twin] of twins) {
      const first = await make(name)
      const answer = await call('createTeam', { body: { name: twin } })
      t.same([answer.status, answer.problem.code, answer.problem.existingId], [409, 'duplicate', first.id], twin)
      const other = await make()
      const renamed = await call('updateTeam', { params: { id: other.id }, body: { name: twin } })
      t.same([renamed.status, renamed.problem.existingId], [409, first.id], twin)
      t.equal((await call('updateTeam', { params: { id: first.id }, body: { name: twin } })).body.name, twin)
    }
  })

  t.test("'deleteTeam' refuses while users are in it, inactive ones, too", async (t) => {
    const { id } = await make()
    const member = (await join(id, { isActive: false })).body
    const { status, problem } = await call('deleteTeam', { params: { id } })
    t.same([status, problem.code], [409, 'in_use'])
    const stale = await call('deleteTeam', { params: { id }, headers: { 'if-match': '"2001-01-01T00:00:00.000Z"' } })
    t.equal(stale.problem.code, 'version_conflict', 'a stale version is told first')
    await call('updateUser', { params: { id: member.id }, body: { teamId: null } })
    t.same((await call('deleteTeam', { params: { id } })).body, { id, deleted: true })
    t.equal((await call('deleteTeam', { params: { id } })).status, 404)
    t.equal((await call('updateTeam', { params: { id }, body: { name: 'x' } })).status, 404)
    t.equal((await join(id)).problem.code, 'invalid_reference')
  })

  t.test('What becomes of teams is in the audit log', async (t) => {
    const { id } = await make('Logged')
    await call('updateTeam', { params: { id }, body: { name: 'Logged again' } })
    await call('deleteTeam', { params: { id } })
    const entries = (await call('listAuditLog', { query: { limit: 3 } })).body
    t.same(
      entries.map(({ action, target }) => [action, target]),
      ['deleted', 'updated', 'created'].map((what) => [
        `team.${what}`,
        { type: 'team', id, name: what === 'created' ? 'Logged' : 'Logged again' }
      ])
    )
  })

  t.test('A tenant has at most 200 teams', async (t) => {
    let status = 201
    for (let n = 0; n < 201 && status === 201; n += 1) {
      status = (await call('createTeam', { as: globex.admin, body: { name: `Team ${n}` } })).status
    }
    t.equal(status, 409)
    const { headers } = await call('listTeams', { as: globex.admin, query: { count: true, limit: 1 } })
    t.equal(headers['x-total-count'], '200')
    const { problem } = await call('createTeam', { as: globex.admin, body: { name: 'More' } })
    t.equal(problem.code, 'limit_reached')
  })
})
