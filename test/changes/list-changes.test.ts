import t from 'tap'
import { caller, kinds, makeLinks } from '../records/kinds.ts'
import { startService } from '../support/start.ts'

t.test("'listChanges' gives all changes of a tenant in order", async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const page = async (query: Record<string, string | number> = {}) => (await call('listChanges', { query })).body
  const whole = async (query: Record<string, string | number> = {}) => {
    const changes = []
    for (let cursor: string | undefined; ; ) {
      const { body } = await call('listChanges', { query: { ...query, ...(cursor !== undefined && { cursor }) } })
      changes.push(...body.changes)
      cursor = body.nextCursor
      if (!body.hasMore) return changes
    }
  }

  t.test("'listChanges' begins at the beginning, with the first pipeline and its stages", async (t) => {
    const { changes } = await page({ limit: 6 })
    t.same(
      changes.map(({ sequence, entity, action }) => [sequence, entity, action]),
      [[1, 'pipeline', 'created'], ...[2, 3, 4, 5, 6].map((sequence) => [sequence, 'stage', 'created'])]
    )
    const [stage] = (await call('listPipelineStages', { params: { id: links.pipelineId } })).body
    t.match(changes[1], { entityId: stage?.id, changedAt: stage?.updatedAt })
    t.same(changes[1]?.data, stage)
  })

  t.test("'listChanges' has creation, update and deletion of all six entities, each with its state", async (t) => {
    const { body: pipeline } = await call('createPipeline', { body: { name: 'P' } })
    const { body: stage } = await call('createStage', { params: { id: pipeline.id }, body: { name: 'S' } })
    const steps: [string, string, () => Promise<unknown>][] = [
      ['pipeline', 'updated', () => call('updatePipeline', { params: { id: pipeline.id }, body: { name: 'P2' } })],
      ['stage', 'updated', () => call('updateStage', { params: { id: stage.id }, body: { name: 'S2' } })],
      ['stage', 'deleted', () => call('deleteStage', { params: { id: stage.id } })],
      ['pipeline', 'deleted', () => call('deletePipeline', { params: { id: pipeline.id } })]
    ]
    for (const { entity, operations, least, full } of kinds) {
      const params = { id: '' }
      steps.push(
        [
          entity,
          'created',
          async () => {
            params.id = (await act(operations.create, { body: least('step', links) })).body.id
          }
        ],
        [entity, 'updated', () => act(operations.update, { params, body: full('step', links) })],
        [entity, 'deleted', () => act(operations.remove, { params })]
      )
    }
    for (const [entity, action, take] of steps) {
      const before = await whole()
      await take()
      const changes = (await whole()).slice(before.length)
      t.match(changes, [{ entity, action, sequence: before.length + 1 }])
      if (action !== 'deleted') continue
      const last = before.findLast(({ entityId }) => entityId === changes[0]?.entityId)
      // Its stages went before it, with changes of their own.
      const state = entity === 'pipeline' ? { ...last?.data, stages: [] } : last?.data
      t.same(changes[0]?.data, state, 'a deletion shows the last state')
      t.ok(String(changes[0]?.changedAt) > String(last?.changedAt))
    }
  })

  t.test("'listChanges' gives the same in pages of any size, and the same as the log", async (t) => {
    const rows = await service.sql(
      'select sequence::int, entity, entity_id, action, data from changes where tenant_id = $1 order by sequence',
      [service.acme.tenantId]
    )
    const logged = rows.map((row) => Object.values(row))
    for (const limit of [1, 7, 100]) {
      const changes = await whole({ limit })
      t.same(
        changes.map(({ sequence, entity, entityId, action, data }) => [sequence, entity, entityId, action, data]),
        logged
      )
    }
  })

  t.test("'listChanges' gives a cursor always, also on the last page, and goes on from there", async (t) => {
    const { length } = await whole()
    const full = await page({ limit: Math.min(length, 100) })
    t.match(full, { hasMore: length > 100, nextCursor: /./ })
    let { nextCursor, hasMore } = full
    while (hasMore) ({ nextCursor, hasMore } = await page({ cursor: nextCursor }))
    t.same(await page({ cursor: nextCursor }), { changes: [], nextCursor, hasMore: false })
    const { body: made } = await call('createCompany', { body: { name: 'Next' } })
    const next = await page({ cursor: nextCursor })
    t.match(next, { hasMore: false, changes: [{ entity: 'company', entityId: made.id, data: made }] })
    t.same(await page({ cursor: nextCursor }), next, 'a cursor can be used again')
    t.same((await page({ cursor: next.nextCursor })).changes, [])
  })

  t.test("'listChanges' has hasMore exactly where more is waiting", async (t) => {
    const { length } = await whole({ entity: 'company' })
    t.equal((await page({ entity: 'company', limit: length })).hasMore, false)
    t.equal((await page({ entity: 'company', limit: length - 1 })).hasMore, true)
  })

  t.test("'listChanges' filters by entity, with a cursor of its own kind", async (t) => {
    const all = await whole()
    for (const entity of ['contact', 'company', 'deal', 'activity', 'pipeline', 'stage']) {
      for (const limit of [2, 100]) {
        const some = await whole({ entity, limit })
        t.ok(some.length > 0)
        t.same(
          some,
          all.filter((change) => change.entity === entity),
          entity
        )
      }
    }
  })

  t.test("A filtered page of 'listChanges' that isn't full ends at the end of the log", async (t) => {
    const first = await page({ entity: 'stage', limit: 100 })
    t.equal(first.nextCursor, (await page({ cursor: 'latest' })).nextCursor)
    const { body } = await call('createCompany', { body: { name: 'Else' } })
    const query = { entity: 'stage', cursor: first.nextCursor }
    const end = await page(query)
    t.match(end, { changes: [], hasMore: false })
    t.not(end.nextCursor, first.nextCursor, 'what the filter refuses moves it')
    t.same((await page({ cursor: end.nextCursor })).changes, [])
    const part = await page({ entity: 'stage', limit: 2 })
    t.match(
      await page({ cursor: part.nextCursor, limit: 1 }),
      { changes: [{ entity: 'stage' }] },
      'a full one ends with it'
    )
    t.match((await page({ cursor: first.nextCursor })).changes, [{ entityId: body.id }])
  })

  t.test("'listChanges' answers 400 to a cursor that it never gave, and to an unknown entity", async (t) => {
    for (const cursor of [
      '',
      'x',
      '0',
      '-1',
      '////',
      'MQ==',
      'MQ ',
      'LTE',
      'MS41',
      'null',
      'OTk5OTk5OTk5OTk5OTk5OTk5OTk5'
    ]) {
      const { status, problem } = await call('listChanges', { query: { cursor } })
      t.same([status, problem.errors?.[0]?.path], [400, 'cursor'], cursor)
      t.equal(problem.code, cursor === '' ? 'validation_failed' : 'invalid_cursor', cursor)
    }
    for (const entity of ['user', 'api_key', 'Company', 'companies', '']) {
      const { status, problem } = await call('listChanges', { query: { entity } })
      t.same([status, problem.errors?.[0]?.path], [400, 'entity'], entity)
    }
    for (const limit of [0, 101, -1, 'ten']) {
      t.equal((await call('listChanges', { query: { limit } })).problem.errors?.[0]?.path, 'limit')
    }
  })

  t.test("'listChanges' answers 400 to a cursor ahead of the log, whatever is asked for with it", async (t) => {
    const all = await whole()
    const cursorOf = (sequence: number) => Buffer.from(String(sequence)).toString('base64url')
    const last = cursorOf(all.length)
    for (const query of [
      {},
      { limit: 1 },
      { entity: 'stage' },
      { entityId: links.pipelineId },
      { fields: 'changes' }
    ]) {
      t.equal((await call('listChanges', { query: { ...query, cursor: last } })).status, 200, 'the end is not ahead')
      for (const sequence of [all.length + 1, 999_999_999_999_999]) {
        const { status, problem } = await call('listChanges', { query: { ...query, cursor: cursorOf(sequence) } })
        t.same([status, problem.code, problem.errors?.[0]?.path], [400, 'invalid_cursor', 'cursor'])
        t.match(problem.detail, /begin anew without it/)
      }
    }
    const foreign = await call('listChanges', { query: { cursor: last }, as: globex.admin })
    t.same([foreign.status, foreign.problem.code], [400, 'invalid_cursor'], 'the log of the other tenant is shorter')
    const none = { entityId: '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b99' }
    t.same(await page(none), { changes: [], nextCursor: last, hasMore: false })
    t.equal((await call('listChanges', { query: { ...none, cursor: cursorOf(0) } })).status, 200)
  })

  t.test("'listChanges' shows each tenant its own", async (t) => {
    await call('createCompany', { body: { name: 'Theirs' }, as: globex.admin })
    const { body } = await call('listChanges', { as: globex.reader })
    t.same(
      body.changes.map(({ sequence }) => sequence),
      [1, 2, 3, 4, 5, 6, 7]
    )
    t.ok(body.changes.every(({ data }) => (data as { tenantId: string }).tenantId === globex.tenantId))
    const foreign = await call('listChanges', { query: { cursor: body.nextCursor, limit: 1 }, as: acme.reader })
    t.match(foreign.body.changes, [{ sequence: 8, data: { tenantId: acme.tenantId } }])
  })
})

t.test("With previous=true 'listChanges' says what each changed property was before, as histories do", async (t) => {
  const { call } = await startService(t)
  const { body: company } = await call('createCompany', { body: { name: 'Before', city: 'Oslo' } })
  const params = { id: company.id }
  const { headers } = await call('updateCompany', { params, body: { name: 'After', city: null } })
  const changeSet = String(headers['x-change-set'])
  await call('deleteCompany', { params })
  const { body } = await call('listChanges', { query: { changeSet, previous: true } })
  t.strictSame(
    body.changes.map(({ action, previous }) => ({ action, previous })),
    [{ action: 'updated', previous: { name: 'Before', city: 'Oslo' } }]
  )
  const query = { entityId: company.id, previous: true }
  const all = (await call('listChanges', { query })).body.changes
  const history = (await call('listCompanyHistory', { params })).body
  t.strictSame(
    all.map(({ previous }) => previous).reverse(),
    history.map((entry) => entry.previous)
  )
  t.strictSame(all[0]?.previous, {}, 'a creation has none')
  t.strictSame(all.at(-1)?.previous, {}, 'a deletion has none')
  const plain = (await call('listChanges', { query: { changeSet, previous: false } })).body
  t.notOk('previous' in (plain.changes[0] ?? {}), 'it comes only where it is asked for')
})
