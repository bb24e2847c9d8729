import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test("'upsertCompany' creates or updates by the domain", async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service

  t.test("'upsertCompany' creates where the domain is new, and updates the company that has it", async (t) => {
    const first = await call('upsertCompany', {
      body: { name: 'First', domain: 'one.test', notes: 'kept', tags: ['x'] },
      as: acme.writer
    })
    t.equal(first.body.action, 'created')
    const second = await call('upsertCompany', { body: { name: 'Second', domain: 'https://www.ONE.test/' } })
    t.same(second.body, { action: 'updated', id: first.body.id })
    const { body } = await call('getCompany', { params: { id: first.body.id } })
    t.match(body, { name: 'Second', domain: 'one.test', notes: 'kept', tags: ['x'] }, 'what is left out stays')
  })

  t.test("'upsertCompany' leaves another tenant’s company with the domain alone", async (t) => {
    const mine = await call('upsertCompany', { body: { name: 'Mine', domain: 'shared.test' } })
    const theirs = await call('upsertCompany', { body: { name: 'Theirs', domain: 'shared.test' }, as: globex.admin })
    t.same([mine.body.action, theirs.body.action], ['created', 'created'])
    t.match((await call('getCompany', { params: { id: mine.body.id } })).body, { name: 'Mine' })
  })

  t.test("'upsertCompany' writes nothing where it changes nothing", async (t) => {
    const body = { name: 'Same', domain: 'idle.test' }
    await call('upsertCompany', { body })
    const count = (await readChanges(service)).length
    t.equal((await call('upsertCompany', { body })).body.action, 'updated')
    t.equal((await readChanges(service)).length, count)
  })

  t.test("'upsertCompany' answers 400 without a domain, and to an owner that this tenant has not", async (t) => {
    for (const domain of [undefined, null, '', ' ', 'no domain']) {
      const { status, problem } = await call('upsertCompany', {
        body: { name: 'Keyless', ...(domain !== undefined && { domain }) }
      })
      t.same([status, problem.errors?.[0]?.path], [400, '/domain'], String(domain))
    }
    await call('upsertCompany', { body: { name: 'Owned', domain: 'owned.test' } })
    for (const domain of ['owned.test', 'unowned.test']) {
      const body = { name: 'Owned', domain, ownerId: globex.userId }
      t.equal((await call('upsertCompany', { body })).problem.code, 'invalid_reference', domain)
    }
  })

  t.test("Of fifty 'upsertCompany' at the same time for a new domain exactly one creates", async (t) => {
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          call('upsertCompany', { body: { name: `Caller ${number}`, domain: `${round}.race.test` } })
        )
      )
      t.equal(answers.filter(({ body }) => body.action === 'created').length, 1)
      t.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
      t.equal((await call('listCompanies', { query: { domain: `${round}.race.test` } })).body.length, 1)
    }
  })
})
