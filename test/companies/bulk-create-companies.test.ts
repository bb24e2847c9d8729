import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test("'bulkCreateCompanies' makes or updates up to a hundred companies", async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service

  t.test("'bulkCreateCompanies' creates all, with their ids and changes in the order of the items", async (t) => {
    const before = (await readChanges(service)).length
    const items = Array.from({ length: 100 }, (_, number) => ({ name: `Item ${number}` }))
    const { body } = await call('bulkCreateCompanies', { body: { items }, as: acme.writer })
    t.match(body, { created: 100, updated: 0, failed: 0, errors: [] })
    const names = []
    for (const id of body.createdIds) names.push((await call('getCompany', { params: { id } })).body.name)
    t.same(
      names,
      items.map(({ name }) => name)
    )
    const changes = (await readChanges(service)).slice(before)
    t.same(
      changes.map(({ entity_id }) => entity_id),
      body.createdIds
    )
    t.equal(new Set(changes.map(({ changed_at }) => changed_at)).size, 100)
  })

  t.test("'bulkCreateCompanies' lets items fail one by one, and says why", async (t) => {
    const { body: known } = await call('createCompany', {
      body: { name: 'Known', domain: 'known.test', notes: 'kept' }
    })
    const before = (await readChanges(service)).length
    const items = [
      { name: 'Good' },
      {},
      { name: 5 },
      { name: 'Bad domain', domain: 'no domain' },
      { name: 'Known by its domain', domain: 'KNOWN.test' },
      { name: 'Foreign owner', ownerId: globex.userId },
      { name: 'Unknown property', surprise: 1 },
      'text',
      null,
      { name: 'Also good', domain: 'also-good.test' }
    ]
    const { body } = await call('bulkCreateCompanies', { invalidBody: { items } })
    t.match(body, { created: 2, updated: 1, failed: 7 })
    const said = body.errors.map(({ index, error }) => `${index} ${error}`)
    const expected = [/^1 name/, /^2 name/, /^3 domain/, /^5 ownerId/, /^6 surprise/, /^7 /, /^8 /]
    t.equal(said.length, expected.length)
    for (const [position, pattern] of expected.entries()) t.match(said[position], pattern)
    t.match((await call('getCompany', { params: { id: known.id } })).body, {
      name: 'Known by its domain',
      notes: 'kept'
    })
    t.equal((await readChanges(service)).length, before + 3)
  })

  t.test("'bulkCreateCompanies' makes one company of a domain that several items name", async (t) => {
    const items = [
      { name: 'First', domain: 'twice.test', notes: 'kept' },
      { name: 'Second', domain: 'https://www.TWICE.test' },
      { name: 'Third', domain: 'twice.test', city: 'Lyon' }
    ]
    const { body } = await call('bulkCreateCompanies', { body: { items } })
    t.match(body, { created: 1, updated: 2, failed: 0 })
    t.equal(body.createdIds.length, 1)
    const { body: found } = await call('listCompanies', { query: { domain: 'twice.test' } })
    t.equal(found.length, 1)
    t.match(found[0], { id: body.createdIds[0], name: 'Third', notes: 'kept', city: 'Lyon' })
  })

  t.test("'bulkCreateCompanies' takes 1 to 100 items and nothing beside them", async (t) => {
    const bodies = [
      { items: [] },
      { items: Array(101).fill({ name: 'x' }) },
      { items: Array(100_000).fill(1) },
      {},
      { items: null },
      { items: {} },
      { items: [{ name: 'x' }], more: 1 },
      [{ name: 'x' }]
    ]
    const before = (await readChanges(service)).length
    for (const invalidBody of bodies) {
      const { status, problem } = await call('bulkCreateCompanies', { invalidBody })
      t.equal(status, 400)
      t.ok((problem.errors ?? []).length <= 50)
    }
    t.equal((await readChanges(service)).length, before)
  })

  t.test("'bulkCreateCompanies' answers 200 even where all items fail, and writes nothing then", async (t) => {
    const before = (await readChanges(service)).length
    const { status, body } = await call('bulkCreateCompanies', { invalidBody: { items: [{}, {}] } })
    t.equal(status, 200)
    t.match(body, { created: 0, updated: 0, failed: 2, createdIds: [] })
    t.equal((await readChanges(service)).length, before)
  })

  t.test(
    "'bulkCreateCompanies' makes each company once where bulks come at the same time with the same domains",
    async (t) => {
      const items = Array.from({ length: 20 }, (_, number) => ({ name: 'R', domain: `${number}.bulk-race.test` }))
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, number) =>
          call('bulkCreateCompanies', { body: { items: number % 2 ? items : items.toReversed() } })
        )
      )
      t.equal(
        answers.reduce((sum, { body }) => sum + body.created, 0),
        20
      )
      t.equal(
        answers.reduce((sum, { body }) => sum + body.updated, 0),
        140
      )
    }
  )
})
