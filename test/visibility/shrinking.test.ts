import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import t from 'tap'
import type { Actor } from '../support/call.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'

// What a caller goes on with after it has come to see less, or more.

t.test('What was begun before a change of visibility goes on as the contract says', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const [north, south] = [await team('North'), await team('South')]
  async function team(name: string): Promise<string> {
    return (await call('createTeam', { body: { name } })).body.id
  }
  const makeUser = async (name: string, teamId: string | null) => {
    const user = { name, email: `${name}@acme.test`, password: 'seven lazy geese fly' }
    const { id } = (await call('createUser', { body: { ...user, visibility: 'team', teamId } })).body
    const { key } = (await call('createApiKey', { body: { name, scopes: 'read,write', userId: id } })).body
    return { id, as: { host: acme.host, headers: { 'x-api-key': key } } as Actor }
  }
  const [maja, bo] = [await makeUser('maja', north), await makeUser('bo', north)]
  const see = (visibility: 'team' | 'own' | 'all', teamId: string | null = north) =>
    call('updateUser', { params: { id: maja.id }, body: { visibility, teamId } })
  const make = async (name: string, ownerId: string) => {
    const { id } = (await call('createCompany', { body: { name, ownerId } })).body
    return id
  }
  for (let n = 0; n < 3; n += 1) for (const { id } of [maja, bo]) await make(`Company ${n}`, id)
  const cursorOf = (link: unknown) => decodeURIComponent(/cursor=([^&>]*)/.exec(String(link))?.[1] ?? '')

  t.test('A cursor is bound to what its caller sees', async (t) => {
    const lists = ['listCompanies', 'listDeletedCompanies', 'listCompanyDuplicates'] as const
    for (const id of [await make('Gone', maja.id), await make('Gone, too', maja.id)]) {
      await call('deleteCompany', { params: { id } })
    }
    for (const list of lists) {
      await see('team')
      const query = { limit: 1, ...(list === 'listCompanies' && { sort: 'name' }) }
      const cursor = cursorOf((await call(list, { as: maja.as, query })).headers.link)
      t.not(cursor, '', list)
      const goOn = () => call(list, { as: maja.as, query: { ...query, cursor } })
      t.equal((await goOn()).status, 200, list)
      await see('own')
      t.equal((await goOn()).problem.code, 'invalid_cursor', `${list}: own`)
      await see('team', south)
      t.equal((await goOn()).problem.code, 'invalid_cursor', `${list}: another team`)
      await see('team')
      t.equal((await goOn()).status, 200, `${list}: as before`)
    }
  })

  t.test("A search's cursor is bound to it, too, and another caller's is none", async (t) => {
    const sort = [{ property: 'name' as const }]
    await see('own')
    const { headers } = await call('searchCompanies', { as: maja.as, body: { sort, limit: 1 } })
    const cursor = String(headers['x-next-cursor'])
    t.equal((await call('searchCompanies', { as: maja.as, body: { sort, limit: 1, cursor } })).status, 200)
    for (const as of [bo.as, acme.admin]) {
      t.equal((await call('searchCompanies', { as, body: { sort, limit: 1, cursor } })).problem.code, 'invalid_cursor')
    }
    await see('team')
  })

  t.test("A stored answer is its credential's own, and stays when its caller sees less", async (t) => {
    await see('team')
    const request = { as: maja.as, body: { name: 'Given away', ownerId: bo.id }, headers: { 'idempotency-key': 'one' } }
    const made = await call('createCompany', request)
    await see('own')
    const again = await call('createCompany', request)
    t.same([again.status, again.headers['idempotent-replayed'], again.body], [201, 'true', made.body])
    t.equal((await call('getCompany', { as: maja.as, params: { id: made.body.id } })).status, 404)
    await see('team')
  })

  t.test('A request that comes after the change is answered by what its caller sees then', async (t) => {
    await see('team')
    const before = (await call('listCompanies', { as: maja.as, query: { count: true } })).headers['x-total-count']
    await see('own')
    const after = (await call('listCompanies', { as: maja.as, query: { count: true } })).headers['x-total-count']
    t.equal(Number(before) - Number(after), 4, 'what Bo owns is gone')
    await call('updateUser', { params: { id: bo.id }, body: { visibility: 'all', teamId: south } })
    await see('team', south)
    t.equal((await call('listCompanies', { as: maja.as, query: { count: true } })).headers['x-total-count'], before)
  })

  t.test('An export keeps to what its caller saw when it began', async (t) => {
    await see('team')
    await call('updateUser', { params: { id: bo.id }, body: { visibility: 'team', teamId: north } })
    const bulky = await make('Bulky', bo.id)
    // More than a connection takes in while nobody reads; of one form but for the ids and the notes.
    await service.sql(
      `insert into companies
        select made.* from companies, generate_series(1, 4000) n, jsonb_populate_record(companies, jsonb_build_object(
          'id', overlay(id::text placing lpad(to_hex(n), 12, '0') from 25), 'domain', null,
          'notes', (select string_agg(encode(sha512((n || '-' || m)::bytea), 'hex'), '') from generate_series(1, 20) m)
        )) made where companies.id = $1`,
      [bulky]
    )
    const count = async () => {
      const { headers } = await call('listCompanies', { as: maja.as, query: { count: true, limit: 1 } })
      return Number(headers['x-total-count'])
    }
    const before = await count()
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = service.app.server.address() as { port: number }
    const headers = { host: acme.host, ...maja.as.headers }
    const open = async (): Promise<IncomingMessage> => {
      const [response] = await once(
        get({ port, path: describe('exportCompanies').path, agent: false, headers }),
        'response'
      )
      return response
    }
    const response = await open()
    await see('own', south)
    const after = await count()
    t.equal(before - after > 4_000, true, 'what the team owns is gone')
    t.equal(await countLines(response), before + 1, 'the export that had begun has all of it')
    t.equal(await countLines(await open()), after + 1, 'the next one has not')
    await see('team')
  })
})

async function countLines(response: IncomingMessage): Promise<number> {
  let count = 0
  for await (const piece of response.setEncoding('latin1')) count += piece.split('\n').length - 1
  return count
}
