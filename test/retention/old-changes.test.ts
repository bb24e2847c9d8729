import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { removeOldChanges } from '../../src/retention/old-changes.ts'
import { startService } from '../support/start.ts'

t.test('The retention of the change log removes what nobody needs any more', async (t) => {
  const { call, acme, globex, db, sql } = await startService(t)
  const follow = async (from?: string) => {
    const all: Schemas['ChangeResponse'][] = []
    let cursor = from
    for (let hasMore = true; hasMore; ) {
      const { body } = await call('listChanges', { query: { limit: 2, ...(cursor && { cursor }) } })
      all.push(...body.changes)
      ;({ nextCursor: cursor, hasMore } = body)
    }
    return { all, cursor }
  }
  // In two steps, since Citus updates no time by another one and an interval.
  const age = async (days: number) => {
    const changes = await sql<{ sequence: string; earlier: string }>(
      `select sequence, (changed_at - $1::int * interval '1 day')::text as earlier from changes where tenant_id = $2`,
      [days, acme.tenantId]
    )
    for (const { sequence, earlier } of changes) {
      await sql('update changes set changed_at = $1 where tenant_id = $2 and sequence = $3', [
        earlier,
        acme.tenantId,
        sequence
      ])
    }
  }
  const { id } = (await call('createCompany', { body: { name: 'First' } })).body
  for (const name of ['Second', 'Third']) await call('updateCompany', { params: { id }, body: { name } })
  const gone = (await call('createCompany', { body: { name: 'Gone' } })).body.id
  const back = (await call('createCompany', { body: { name: 'Back' } })).body.id
  for (const id of [gone, back]) await call('deleteCompany', { params: { id } })
  await call('restoreCompany', { params: { id: back } })
  const [first] = (await follow()).all
  const early = Buffer.from(String(first?.sequence)).toString('base64url')
  const { cursor: late, all: before } = await follow()
  await age(40)
  const foreign = await sql('select * from changes where tenant_id = $1 order by sequence', [globex.tenantId])
  const { name } = (await call('createCompany', { body: { name: 'New' } })).body

  t.test('The retention of the change log keeps the last change of each record, and deletions', async (t) => {
    await removeOldChanges(db, 60)
    t.equal((await follow()).all.length, before.length + 1, 'younger changes stay')
    await removeOldChanges(db, 30)
    const { all } = await follow()
    const ofCompanies = all
      .filter(({ entity }) => entity === 'company')
      .map(({ action, data }) => [action, Object(data).name])
    t.same(ofCompanies, [
      ['updated', 'Third'],
      ['deleted', 'Gone'],
      ['deleted', 'Back'],
      ['created', 'Back'],
      ['created', name]
    ])
    t.equal(all.length, before.length + 1 - 4)
    t.same(await sql('select * from changes where tenant_id = $1 order by sequence', [globex.tenantId]), foreign)
  })

  t.test('The retention of the change log leaves followers in time alone, and tells who is late', async (t) => {
    t.match((await follow(late)).all, [{ data: { name } }])
    const { status, problem } = await call('listChanges', { query: { cursor: early } })
    t.same([status, problem.code], [410, 'cursor_expired'])
    await call('createCompany', { body: { name: 'Next' } })
    t.match((await follow(problem.cursor)).all, [{ data: { name: 'Next' } }], 'from where it says')
    t.equal((await call('listChanges', { query: { cursor: early, entity: 'deal' } })).status, 410)
  })

  t.test('A follower whose filter lets nothing through is in time for the retention of the change log', async (t) => {
    const filter = { entity: 'pipeline' }
    let { nextCursor } = (await call('listChanges', { query: filter })).body
    for (const name of ['Fifth', 'Sixth']) await call('updateCompany', { params: { id }, body: { name } })
    const { body } = await call('listChanges', { query: { ...filter, cursor: nextCursor } })
    t.same(body.changes, [])
    nextCursor = body.nextCursor
    await age(40)
    await call('updateCompany', { params: { id }, body: { name: 'Seventh' } })
    await removeOldChanges(db, 30)
    const late = await call('listChanges', { query: { ...filter, cursor: nextCursor } })
    t.equal(late.status, 200)
    t.match((await follow(nextCursor)).all, [{ data: { name: 'Seventh' } }], 'nothing is missed')
  })

  t.test('The retention of the change log stops who began before it went on', async (t) => {
    const { body } = await call('listChanges', { query: { limit: 1 } })
    t.equal((await call('listChanges', { query: { cursor: body.nextCursor } })).status, 200)
    await call('updateCompany', { params: { id }, body: { name: 'Fourth' } })
    await age(40)
    await call('updateCompany', { params: { id }, body: { name: 'Fifth' } })
    await removeOldChanges(db, 30)
    t.equal((await call('listChanges', { query: { cursor: body.nextCursor } })).problem.code, 'cursor_expired')
    const ahead = Buffer.from('100000').toString('base64url')
    t.equal((await call('listChanges', { query: { cursor: ahead } })).problem.code, 'invalid_cursor')
    for (const cursor of ['1.', '5.1', '1.2.3', '-1.5', ' 1']) {
      const altered = Buffer.from(cursor).toString('base64url')
      t.equal((await call('listChanges', { query: { cursor: altered } })).problem.code, 'invalid_cursor', cursor)
    }
  })
})

t.test('The state of every record can be read at each moment behind what the retention has removed', async (t) => {
  const { call, acme, db, sql } = await startService(t)
  const names = ['One', 'Two', 'Three', 'Four']
  const companies: string[] = []
  for (const name of ['A', 'B', 'C']) companies.push((await call('createCompany', { body: { name } })).body.id)
  const end = async () => {
    const [row] = await sql<{ sequence: number }>(
      'select sequence::float8 as sequence from tenant_clocks where tenant_id = $1',
      [acme.tenantId]
    )
    return row?.sequence ?? 0
  }
  const change = async () => {
    for (const name of names)
      for (const id of companies) await call('updateCompany', { params: { id }, body: { name: `${name} ${id}` } })
  }
  const read = async (asOf: number) =>
    Promise.all(
      companies.map(async (id) => {
        const { status, body } = await call('getCompany', { params: { id }, query: { asOf } }).then((answer) => ({
          status: answer.status,
          body: answer.status === 200 ? answer.body : answer.problem
        }))
        return [status, body]
      })
    )
  const keep = async () =>
    new Map(
      await Promise.all(
        Array.from({ length: await end() }, async (_, index) => [index + 1, await read(index + 1)] as const)
      )
    )
  await change()
  const horizon = (await end()) - 4
  await change()
  await sql(
    `update changes set changed_at = (timestamp '2026-01-01' + sequence * interval '1 ms') at time zone 'UTC' where tenant_id = $1 and sequence <= $2`,
    [acme.tenantId, horizon]
  )
  const before = await keep()

  t.test(
    'The retention keeps the newest change of each record at its horizon, and says what is the oldest moment',
    async (t) => {
      await removeOldChanges(db, 30)
      await removeOldChanges(db, 30)
      const left = await sql<{ n: number }>(
        'select count(*)::int as n from changes where tenant_id = $1 and sequence <= $2',
        [acme.tenantId, horizon]
      )
      t.ok((left[0]?.n ?? horizon) < horizon - 6, 'most are gone')
      for (const [sequence, answers] of before) {
        const now = await read(sequence)
        if (sequence >= horizon) t.same(now, answers, String(sequence))
        else
          for (const [status, problem] of now)
            t.match([status, problem], [410, { code: 'history_expired', oldestSequence: horizon }])
      }
      const early = await call('getCompany', {
        params: { id: companies[0] ?? '' },
        query: { asOf: '2025-12-31T00:00:00Z' }
      })
      t.equal(early.problem.oldestSequence, horizon)
    }
  )

  // What 1.1.0 does beside this release, or in its place for a while.
  const removeAs110 = async (until: number) => {
    const gone = await sql<{ sequence: string }>(
      `delete from changes where tenant_id = $1 and sequence <= $2 and action <> 'deleted' and exists (select from changes as later
        where later.tenant_id = $1 and later.entity_id = changes.entity_id and later.sequence > changes.sequence) returning sequence`,
      [acme.tenantId, until]
    )
    const removed = Math.max(...gone.map(({ sequence }) => Number(sequence)))
    await sql('update tenant_clocks set removed_changes = greatest(removed_changes, $2) where tenant_id = $1', [
      acme.tenantId,
      removed
    ])
  }

  t.test('What an instance of 1.1.0 has removed is no moment that can be asked for any more', async (t) => {
    await removeAs110(horizon)
    await removeOldChanges(db, undefined)
    const log = await end()
    t.match((await read(log - 1))[0], [410, { oldestSequence: log }], 'up to the horizon')
    t.same(await read(log), before.get(log))
    await change()
    await removeAs110(log + 3)
    const later = await end()
    t.match((await read(later - 1))[0], [410, { oldestSequence: later }], 'before anything has looked for it')
    await removeOldChanges(db, undefined)
    await call('updateCompany', { params: { id: companies[0] ?? '' }, body: { name: 'Last' } })
    t.match((await read(later - 1))[0], [410, { oldestSequence: later }])
    t.equal((await read(later))[0]?.[0], 200)
  })
})
