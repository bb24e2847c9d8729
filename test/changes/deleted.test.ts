import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'

const kinds = [
  ['listDeletedCompanies', 'Company', (n: number) => ({ name: `C${n}` })],
  ['listDeletedContacts', 'Contact', (n: number) => ({ firstName: 'Maja', lastName: `Ek ${n}` })],
  ['listDeletedActivities', 'Activity', (n: number) => ({ activityType: 'note', subject: `A${n}` })]
] as const

t.test('Deleted records are listed, the latest deletion first', async (t) => {
  const service = await startService(t)
  const { acme, globex, call, sql } = service
  const [pipeline] = (await call('listPipelines')).body
  const ofPipeline = { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
  const all = [...kinds, ['listDeletedDeals', 'Deal', (n: number) => ({ ...ofPipeline, name: `D${n}` })] as const]

  for (const [list, one, bodyOf] of all) {
    t.test(`'${list}' has what was deleted and not restored, with who did it and what it was`, async (t) => {
      const made = []
      for (let n = 0; n < 5; n += 1) made.push((await call(`create${one}`, { invalidBody: bodyOf(n) })).body)
      const ids = made.map(({ id }) => id)
      t.same((await call(list)).body, [])
      const deletions = []
      for (const id of ids) deletions.push(await call(`delete${one}`, { params: { id } }))
      const { body: me } = await call('getMe')
      const { body: found } = await call(list, { as: acme.reader })
      t.same(
        found.map(({ id }) => id),
        ids.toReversed()
      )
      t.match(found[0], { actor: { type: 'api_key', id: me.apiKey?.id }, data: made[4] })
      t.equal(found[0]?.changeSet, deletions[4]?.headers['x-change-set'])
      t.ok((found[0]?.deletedAt ?? '') > (found[1]?.deletedAt ?? ''))

      const first = await call(list, { query: { limit: 2, fields: 'id', count: true } })
      t.same(
        first.body,
        ids
          .slice(3)
          .toReversed()
          .map((id) => ({ id }))
      )
      t.equal(first.headers['x-total-count'], '5')
      const url = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
      t.match(url, 'cursor=')
      const next = await service.send({ url })
      t.same(
        next.body,
        ids
          .slice(1, 3)
          .toReversed()
          .map((id) => ({ id }))
      )
      const offset = await call(list, { query: { limit: 2, offset: 3 } })
      t.same(
        offset.body.map(({ id }) => id),
        ids.slice(0, 2).toReversed()
      )
      t.match(String(offset.headers.link), 'offset=5')

      await call(`restore${one}`, { params: { id: ids[2] ?? '' } })
      const left = [ids[4], ids[3], ids[1], ids[0]]
      t.same(
        (await call(list)).body.map(({ id }) => id),
        left
      )
      await call(`delete${one}`, { params: { id: ids[2] ?? '' } })
      t.same(
        (await call(list)).body.map(({ id }) => id),
        [ids[2], ...left]
      )
      t.same((await call(list, { as: globex.admin })).body, [])
    })
  }

  t.test("'listDeletedContacts' refuses a cursor of another list, and one beside an offset", async (t) => {
    const { headers } = await call('listDeletedContacts', { query: { limit: 1 } })
    const cursor = new URL(/<(.*)>/.exec(String(headers.link))?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? ''
    t.equal((await call('listDeletedContacts', { query: { cursor } })).status, 200)
    t.equal((await call('listDeletedDeals', { query: { cursor } })).problem.code, 'invalid_cursor')
    t.equal((await call('listDeletedContacts', { query: { cursor, offset: 1 } })).status, 400)
    t.equal((await call('listDeletedContacts', { query: { cursor }, as: globex.admin })).problem.code, 'invalid_cursor')
  })

  t.test("'listDeletedContacts' has neither what was merged into another one nor what was erased", async (t) => {
    const count = async () => (await call('listDeletedContacts')).body.length
    const before = await count()
    const insert = (sequence: number, source: string, data: string) =>
      sql(`insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data, source)
        values ('${acme.tenantId}', ${sequence}, 'contact', gen_random_uuid(), 'deleted', now(), '${data}', '${source}')`)
    await insert(1_000_001, 'merge', '{}')
    await insert(1_000_002, 'erase', '{}')
    await insert(1_000_003, 'api', '{"erasedAt":"2026-03-02T09:15:13.796Z"}')
    t.equal(await count(), before)
  })
})

t.test(
  'A page of deleted records reads what it returns and no more',
  {
    skip: unlessOnCluster('the blocks of the nodes are not counted')
  },
  async (t) => {
    const count = blockCounter(t)
    const service = await startService(t)
    const { acme, call, sql } = service
    const fill = (from: number) =>
      sql(`insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data)
      select '${acme.tenantId}', n, 'contact', gen_random_uuid(), case when n % 10 = 0 then 'deleted' else 'updated' end,
        now() + n * interval '1 ms', '{}' from generate_series(${from}, ${from} + 15000) n`)
    await sql('analyze changes')
    await fill(1_000)
    for (const statistics of ['an empty table', 'the table as it is']) {
      for (const query of [{ limit: 5 }, { limit: 5, offset: 20 }]) {
        const read = () => call('listDeletedContacts', { query: { ...query, fields: 'id' } })
        await read()
        const { result, blocks } = await count(service.db, read)
        t.equal(result.body.length, 5)
        t.ok((blocks.changes ?? 0) <= 200, `${statistics}, ${JSON.stringify(query)}: ${blocks.changes} blocks`)
      }
      t.same((await call('listDeletedCompanies')).body, [])
      if (statistics === 'an empty table') await fill(1_000_000)
      await sql('analyze changes')
    }
  }
)
