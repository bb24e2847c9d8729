import t from 'tap'
import { startService } from '../support/start.ts'

const someId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'
const inCity = { property: 'city', op: 'eq', value: 'Oslo' } as const

t.test('A change of many records is refused where it might mean others than somebody meant', async (t) => {
  const service = await startService(t)
  const { call, acme, sql } = service
  const items = Array.from({ length: 3 }, (_, n) => ({ firstName: 'N', lastName: `${n}`, city: 'Oslo' }))
  await call('bulkCreateContacts', { body: { items } })
  const countChanges = async () =>
    (await sql<{ count: number }>(`select count(*)::int as count from changes where entity = 'contact'`))[0]?.count
  const before = await countChanges()

  const refused = async (id: 'bulkUpdateContacts' | 'bulkDeleteContacts', body: unknown) => {
    const { status, problem } = await call(id, { invalidBody: body })
    t.equal(await countChanges(), before, `${JSON.stringify(body)} has written nothing`)
    return [status, problem.code, (problem.errors ?? []).map(({ path }) => path).sort()] as const
  }
  const set = { title: 'CEO' }

  t.test('A filter that is missing, empty or misspelt is a 400, and nothing is written', async (t) => {
    const bad: [body: object, path: string][] = [
      [{}, '/filter'],
      [{ filter: {} }, '/filter'],
      [{ filter: null }, '/filter'],
      [{ filter: [] }, '/filter'],
      [{ filter: '' }, '/filter'],
      [{ filter: true }, '/filter'],
      [{ filter: { and: [] } }, '/filter/and'],
      [{ filter: { or: [] } }, '/filter/or'],
      [{ filter: { not: {} } }, '/filter/not'],
      [{ filter: { and: [{}] } }, '/filter/and/0'],
      [{ filter: { property: 'town', op: 'eq', value: 'Oslo' } }, '/filter/property'],
      [{ filter: { property: 'lifecycleStage', op: 'eq', value: 'Lead' } }, '/filter/value'],
      [{ filter: { property: 'custom.none', op: 'eq', value: 'x' } }, '/filter/property'],
      [{ filter: { ...inCity, value: null } }, '/filter/value'],
      [{ filter: inCity, where: inCity }, '/where'],
      [{ filter: inCity, q: '' }, '/q'],
      [{ filter: inCity, q: '--' }, '/q'],
      [{ filter: inCity, expectedCount: -1 }, '/expectedCount'],
      [{ filter: inCity, expectedCount: '3' }, '/expectedCount'],
      [{ filter: inCity, dryRun: 'yes' }, '/dryRun'],
      [{ filter: inCity, limit: 1 }, '/limit']
    ]
    for (const [body, path] of bad) {
      t.same(await refused('bulkUpdateContacts', { ...body, set }), [400, 'validation_failed', [path]])
      t.same(await refused('bulkDeleteContacts', body), [400, 'validation_failed', [path]])
    }
    t.same(await refused('bulkUpdateContacts', { q: 'N', set }), [400, 'validation_failed', ['/filter']])
  })

  t.test('A change of nothing is a 400, read-only properties or not', async (t) => {
    const nothing: [body: object, path: string][] = [
      [{}, ''],
      [{ set: {} }, '/set'],
      [{ set: { custom: {} } }, '/set'],
      [{ set: { id: someId, createdAt: '2026-01-01', companyName: 'x', updatedAt: null } }, '/set'],
      [{ addTags: [], removeTags: [] }, '']
    ]
    for (const [body, path] of nothing) {
      t.same(await refused('bulkUpdateContacts', { filter: inCity, ...body }), [400, 'validation_failed', [path]])
    }
  })

  t.test('All that is wrong with a change is said at once, with pointers below set', async (t) => {
    for (const [key, type, isUnique] of [
      ['badge', 'text', true],
      ['size', 'number', false],
      ['boss', 'user', false]
    ] as const) {
      await call('createProperty', { body: { entity: 'contact', key, type, label: 'L', isUnique } })
    }
    const body = {
      filter: { and: [{ ...inCity, op: 'like' }] },
      set: {
        ...{ email: 'a@b.test', firstName: ' ', lifecycleStage: 'x', ownerId: 5, surprise: 1, tags: ['a'] },
        custom: { badge: 'B-1', size: 'XL', none: 1 }
      },
      addTags: ['b', 'c', ''],
      removeTags: ['C']
    }
    t.same(await refused('bulkUpdateContacts', body), [
      400,
      'validation_failed',
      [
        ...['/addTags', '/filter/and/0/op', '/removeTags', '/removeTags/0', '/set/custom/badge'],
        ...['/set/custom/none', '/set/custom/size', '/set/email', '/set/firstName', '/set/lifecycleStage'],
        ...['/set/ownerId', '/set/surprise']
      ].sort()
    ])
    for (const one of [{ email: null }, { email: 'a@b.test' }, { custom: { badge: null } }]) {
      const [status] = await refused('bulkUpdateContacts', { filter: inCity, set: { ...set, ...one } })
      t.equal(status, 400, JSON.stringify(one))
    }
    const { problem } = await call('bulkUpdateCompanies', {
      body: { filter: { property: 'name', op: 'eq', value: 'x' }, set: { domain: 'a.test' } }
    })
    t.same(
      problem.errors?.map(({ path }) => path),
      ['/set/domain']
    )
    for (const id of ['bulkUpdateDeals', 'bulkUpdateActivities'] as const) {
      const filter = { property: 'id', op: 'isNull' }
      const tags = await call(id, { invalidBody: { filter, set: { ownerId: null }, addTags: ['a'] } })
      t.same(
        tags.problem.errors?.map(({ path }) => path),
        ['/addTags'],
        'there are no tags to change'
      )
    }
  })

  t.test('A reference to what is not there is a 400 for the whole, also where nothing matches', async (t) => {
    const nobody = { property: 'city', op: 'eq', value: 'Nowhere' } as const
    for (const filter of [inCity, nobody]) {
      const found = await refused('bulkUpdateContacts', {
        filter,
        set: { ownerId: someId, companyId: someId, custom: { boss: someId } }
      })
      t.same(found, [400, 'invalid_reference', ['/set/companyId', '/set/custom/boss', '/set/ownerId']])
    }
    const foreign = (await call('createCompany', { body: { name: 'N' }, as: service.globex.admin })).body.id
    t.match(await refused('bulkUpdateContacts', { filter: inCity, set: { companyId: foreign } }), [400])
    const filter = { property: 'status', op: 'eq', value: 'open' } as const
    for (const set of [{ stageId: someId }, { pipelineId: someId }, { contactId: someId, stageId: someId }]) {
      const { status, problem } = await call('bulkUpdateDeals', { body: { filter, set } })
      t.equal(status, 400)
      t.same(
        problem.errors?.map(({ path }) => path).sort(),
        Object.keys(set).map((name) => `/set/${name}`)
      )
    }
  })

  t.test(
    'A number that differs from the expected one is a 409 that says how many match, in a dry run, too',
    async (t) => {
      for (const dryRun of [true, false]) {
        for (const id of ['bulkUpdateContacts', 'bulkDeleteContacts'] as const) {
          const body = { filter: inCity, expectedCount: 2, dryRun, ...(id === 'bulkUpdateContacts' && { set }) }
          const { status, problem } = await call(id, { body })
          t.same([status, problem.code, problem.matched], [409, 'count_changed', 3])
        }
      }
      const none = { filter: { property: 'city', op: 'eq', value: 'Nowhere' }, expectedCount: 1 } as const
      t.equal((await call('bulkDeleteContacts', { body: none })).problem.matched, 0)
      t.equal(await countChanges(), before)
      const { body } = await call('bulkDeleteContacts', { body: { ...none, expectedCount: 0 } })
      t.same(body, { matched: 0, deleted: 0, skipped: 0, failed: 0, errors: [], changeSet: null })
    }
  )

  t.test('Whoever may only read is refused, and the other tenant has all that it had', async (t) => {
    const { status } = await call('bulkDeleteContacts', { body: { filter: inCity }, as: acme.reader })
    t.equal(status, 403)
    const { body } = await call('bulkDeleteContacts', { body: { filter: inCity }, as: service.globex.admin })
    t.equal(body.matched, 0)
    t.equal(await countChanges(), before)
  })
})

t.test('A filter that takes too long is a 422, and so is a key of another request', async (t) => {
  const { call, db } = await startService(t)
  const body = { filter: inCity, set: { title: 'CEO' } } as const
  const slow = await db.transaction(async (tx) => {
    await tx.query({ text: 'lock table contacts in access exclusive mode' })
    return call('bulkUpdateContacts', { body })
  })
  t.same([slow.status, slow.problem.code], [422, 'query_too_expensive'])
  const headers = { 'idempotency-key': 'one' }
  t.equal((await call('bulkUpdateContacts', { body, headers })).status, 200)
  const other = await call('bulkUpdateContacts', { body: { ...body, set: { title: 'CTO' } }, headers })
  t.same([other.status, other.problem.code], [422, 'idempotency_key_reused'])
})
