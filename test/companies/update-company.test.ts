import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test("'updateCompany' changes a company by what its body has", async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const make = async (name: string, more = {}) => (await call('createCompany', { body: { name, ...more } })).body

  t.test("'updateCompany' changes what the body has, leaves the rest, and answers the whole record", async (t) => {
    const before = await make('Before', { domain: 'before.test', notes: 'old', tags: ['x'], employeeCount: 5 })
    const { body } = await call('updateCompany', {
      params: { id: before.id },
      body: { name: 'After' },
      as: acme.writer
    })
    t.same(body, { ...before, name: 'After', updatedAt: body.updatedAt })
    t.ok(body.updatedAt > before.updatedAt)
    t.same((await call('getCompany', { params: { id: before.id } })).body, body)
  })

  t.test("'updateCompany' empties with null what may be empty, and nothing else", async (t) => {
    const { id } = await make('Null', { domain: 'null.test', notes: 'x', employeeCount: 1, ownerId: acme.userId })
    const nothing = { domain: null, notes: null, employeeCount: null, ownerId: null }
    t.match((await call('updateCompany', { params: { id }, body: nothing })).body, nothing)
    for (const name of ['name', 'tags']) {
      t.equal((await call('updateCompany', { params: { id }, invalidBody: { [name]: null } })).status, 400, name)
    }
  })

  t.test("'updateCompany' takes back what GET gave", async (t) => {
    const before = await make('Round trip', { domain: 'round.test', annualRevenue: 0.1, tags: ['a', 'b'] })
    const { body } = await call('updateCompany', { params: { id: before.id }, body: { ...before, notes: 'edited' } })
    t.same(body, { ...before, notes: 'edited', updatedAt: body.updatedAt })
  })

  t.test("'updateCompany' writes nothing and logs nothing where it changes nothing", async (t) => {
    const before = await make('Same', { domain: 'same.test', annualRevenue: 12.5, tags: ['a'], ownerId: acme.userId })
    const count = (await readChanges(service)).length
    const bodies = [{}, before, { domain: 'https://WWW.same.test/' }, { tags: ['a', 'a'] }, { annualRevenue: 12.5 }]
    for (const body of [...bodies, { notes: null }, { ownerId: acme.userId.toUpperCase() }, { id: globex.tenantId }]) {
      t.same((await call('updateCompany', { params: { id: before.id }, body })).body, before, JSON.stringify(body))
    }
    t.same((await call('getCompany', { params: { id: before.id } })).body, before)
    t.equal((await readChanges(service)).length, count)
  })

  t.test("'updateCompany' writes one change, with the record as its GET returns it", async (t) => {
    const { id } = await make('Logged')
    const count = (await readChanges(service)).length
    const { body } = await call('updateCompany', { params: { id }, body: { city: 'Lyon' } })
    const changes = (await readChanges(service)).slice(count)
    t.equal(changes.length, 1)
    t.match(changes[0], { entity: 'company', entity_id: id, action: 'updated', changed_at: body.updatedAt })
    t.same(changes[0]?.data, body)
  })

  t.test(
    "'updateCompany' answers 409 to a domain that another company has, and 400 to an owner of another tenant",
    async (t) => {
      const { id: holder } = await make('Holder', { domain: 'held.test' })
      const before = await make('Wants it')
      const count = (await readChanges(service)).length
      const taken = await call('updateCompany', {
        params: { id: before.id },
        body: { domain: 'HELD.test', notes: 'x' }
      })
      t.same([taken.status, taken.problem.existingId], [409, holder])
      const owned = await call('updateCompany', { params: { id: before.id }, body: { ownerId: globex.userId } })
      t.same([owned.status, owned.problem.errors?.[0]?.path], [400, '/ownerId'])
      t.same((await call('getCompany', { params: { id: before.id } })).body, before)
      t.equal((await readChanges(service)).length, count)
    }
  )

  t.test("'updateCompany' loses no update of several at the same time", async (t) => {
    const properties = [
      'industry',
      'description',
      'phone',
      'address',
      'city',
      'state',
      'country',
      'postalCode',
      'notes'
    ]
    for (let round = 0; round < 5; round += 1) {
      const { id } = await make('Contended')
      const count = (await readChanges(service)).length
      const answers = await Promise.all(
        properties.map((name) => call('updateCompany', { params: { id }, body: { [name]: `by ${name}` } }))
      )
      const { body } = await call('getCompany', { params: { id } })
      t.match(body, Object.fromEntries(properties.map((name) => [name, `by ${name}`])))
      t.equal(new Set(answers.map((answer) => answer.body.updatedAt)).size, properties.length)
      t.equal((await readChanges(service)).length, count + properties.length)
    }
  })
})
