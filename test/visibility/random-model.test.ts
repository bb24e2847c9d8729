import fc from 'fast-check'
import t from 'tap'
import type { Actor } from '../support/call.ts'
import { keepHistory } from '../support/keep-history.ts'
import { startService } from '../support/start.ts'
import '../support/seed.ts'

const visibilities = ['all', 'team', 'own'] as const
type Visibility = (typeof visibilities)[number]

/** A change of what a user sees, or of who owns a record; numbers stand for users, teams and records, null for none. */
type Step =
  | { what: 'see'; user: number; visibility: Visibility; team: number | null }
  | { what: 'own'; record: number; user: number | null }
  | { what: 'switch'; user: number; isActive: boolean }
  /** A deletion by who may not see the record; nothing is deleted where the user sees it. */
  | { what: 'delete'; user: number; record: number }

const [userCount, teamCount, recordCount] = [4, 2, 8]
const oneOf = (count: number) => fc.option(fc.nat(count - 1), { nil: null })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    ...{ what: fc.constant('see' as const), user: fc.nat(userCount - 1) },
    ...{ visibility: fc.constantFrom(...visibilities), team: oneOf(teamCount) }
  }),
  fc.record({ what: fc.constant('own' as const), record: fc.nat(recordCount - 1), user: oneOf(userCount) }),
  fc.record({ what: fc.constant('switch' as const), user: fc.nat(userCount - 1), isActive: fc.boolean() }),
  fc.record({
    ...{ what: fc.constant('delete' as const), user: fc.nat(userCount - 1), record: fc.nat(recordCount - 1) }
  })
)

const refused: Step[] = [
  { what: 'own', record: 0, user: 1 },
  { what: 'see', user: 0, visibility: 'own', team: null },
  { what: 'delete', user: 0, record: 0 }
]

t.test('Whatever becomes of users, teams and owners, each user sees what the plain rule says', async (t) => {
  const service = await startService(t)
  const { call, acme } = service
  const kept = keepHistory(service, acme)
  const times = (count: number) => Array.from({ length: count }, (_, n) => n)
  const teams: string[] = []
  for (const n of times(teamCount)) teams.push((await call('createTeam', { body: { name: `T${n}` } })).body.id)
  const users: { id: string; as: Actor; visibility: Visibility; team: number | null; isActive: boolean }[] = []
  for (const n of times(userCount)) {
    const body = { email: `u${n}@acme.example`, name: `U${n}`, password: 'seven lazy geese fly' }
    const { id } = (await call('createUser', { body })).body
    const { key } = (await call('createApiKey', { body: { name: `K${n}`, scopes: 'read,write', userId: id } })).body
    const as = { host: acme.host, headers: { 'x-api-key': key } }
    users.push({ id, as, visibility: 'all', team: null, isActive: true })
  }
  /** Each company has one contact, of another owner than its own. */
  const records: { company: string; contact: string; owners: [number | null, number | null] }[] = []
  for (const n of times(recordCount)) {
    const company = (await call('createCompany', { body: { name: `C${n}` } })).body.id
    const body = { firstName: 'N', lastName: `${n}`, companyId: company }
    records.push({ company, contact: (await call('createContact', { body })).body.id, owners: [null, null] })
  }

  const idOf = (user: number | null) => (user === null ? null : (users[user]?.id ?? null))
  const take = async (one: Step) => {
    if (one.what === 'own') {
      const record = records[one.record]
      if (!record) return
      record.owners = [one.user, one.user === null ? null : (one.user + 1) % userCount]
      const [ownerId, other] = record.owners.map(idOf)
      await call('updateCompany', { params: { id: record.company }, body: { ownerId: ownerId ?? null } })
      await call('updateContact', { params: { id: record.contact }, body: { ownerId: other ?? null } })
      return
    }
    const user = users[one.user]
    if (!user) return
    if (one.what === 'delete') return refuse(one)
    if (one.what === 'switch') Object.assign(user, { isActive: one.isActive })
    else Object.assign(user, { visibility: one.visibility, team: one.team })
    const teamId = user.team === null ? null : (teams[user.team] ?? null)
    const { visibility, isActive } = user
    await call('updateUser', { params: { id: user.id }, body: { visibility, teamId, isActive } })
  }
  /** What is refused changes nothing: the log doesn't go on. */
  const refuse = async ({ user, record }: { user: number; record: number }) => {
    const [one, { company = '', owners = [null] } = {}] = [users[user], records[record]]
    if (!one?.isActive || sees(user, owners[0])) return
    const end = async () => (await call('listChanges', { query: { cursor: 'latest' } })).body.nextCursor
    const before = await end()
    t.equal((await call('deleteCompany', { as: one.as, params: { id: company } })).status, 404)
    t.equal(await end(), before, 'a refused deletion writes nothing')
  }
  const sees = (user: number, owner: number | null): boolean => {
    const [one, other] = [users[user], owner === null ? undefined : users[owner]]
    if (owner === null || owner === user || one?.visibility === 'all') return true
    return one?.visibility === 'team' && one.team !== null && one.team === other?.team
  }
  /** What a user is shown, asked in five ways. */
  const ask = async (as: Actor) => {
    const [companies, contacts, search] = await Promise.all([
      call('listCompanies', { as, query: { count: true, limit: 100 } }),
      call('listContacts', { as, query: { sort: '-createdAt', count: true } }),
      call('searchContacts', {
        as,
        body: { filter: { property: 'companyName', op: 'startsWith', value: 'C' }, count: true }
      })
    ])
    const states = await Promise.all(
      records.map(async ({ company }) => (await call('getCompany', { as, params: { id: company } })).status)
    )
    return {
      companies: companies.body.map(({ id }) => id),
      contacts: contacts.body.map(({ id, companyName }) => [id, companyName]).reverse(),
      named: search.body.map(({ id }) => id),
      counts: [companies, contacts, search].map(({ headers }) => Number(headers['x-total-count'])),
      states
    }
  }
  const expected = (user: number) => {
    const companies = records.filter(({ owners }) => sees(user, owners[0]))
    const contacts = records.filter(({ owners }) => sees(user, owners[1]))
    const named = contacts.filter((one) => companies.includes(one))
    return {
      companies: companies.map(({ company }) => company),
      contacts: contacts.map((one) => [one.contact, companies.includes(one) ? `C${records.indexOf(one)}` : null]),
      named: named.map(({ contact }) => contact),
      counts: [companies, contacts, named].map(({ length }) => length),
      states: records.map((one) => (companies.includes(one) ? 200 : 404))
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      for (const one of steps) await take(one)
      for (const [number, { as, isActive }] of users.entries()) {
        if (!isActive) t.equal((await call('getMe', { as })).status, 401)
        else t.same(await ask(as), expected(number), JSON.stringify(steps))
      }
    }),
    { numRuns: 20, examples: [[refused]] }
  )
  await kept.prove(t)
})
