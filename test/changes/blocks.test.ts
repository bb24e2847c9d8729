import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'

// What reading a few changes costs beside many others of the tenant, whatever PostgreSQL believes of the table: blocks, not time.

const skip = unlessOnCluster('the blocks of the nodes are not counted')
const others = 30_000
const mostBlocks = 40

const nobody = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b99'

t.test('Each filter of the feed of changes, and a history, read what they return and no more', { skip }, async (t) => {
  const count = blockCounter(t)
  const service = await startService(t)
  const { acme, call, sql } = service
  const fill = (from: number) =>
    sql(`insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name)
      select '${acme.tenantId}', n, 'contact', gen_random_uuid(), 'updated', now(), '{}', gen_random_uuid(), 'user',
        gen_random_uuid(), 'Ada' from generate_series(${from}, ${from + others / 2}) n`)
  await sql('analyze changes')
  await fill(1_000)
  const { body, headers } = await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek' } })
  const { id } = body
  const [change] = (await call('listChanges', { query: { entityId: id } })).body.changes
  await fill(1_000_000)

  const reads: [string, () => Promise<{ status: number; body: unknown }>, number][] = [
    ['no such entity', () => call('listChanges', { query: { entity: 'activity' } }), 0],
    ['entityId', () => call('listChanges', { query: { entityId: id } }), 1],
    ['changeSet', () => call('listChanges', { query: { changeSet: String(headers['x-change-set']) } }), 1],
    ['actorId', () => call('listChanges', { query: { actorId: String(change?.actor?.id) } }), 1],
    ['history', () => call('listContactHistory', { params: { id } }), 1],
    [
      'history with count',
      () => call('listContactHistory', { params: { id }, query: { count: true, updatedSince: '2020-01-01' } }),
      1
    ],
    ['no such entityId', () => call('listChanges', { query: { entityId: nobody } }), 0],
    ['no such changeSet', () => call('listChanges', { query: { changeSet: nobody } }), 0],
    ['no such actorId', () => call('listChanges', { query: { actorId: nobody } }), 0],
    ['no such history', () => call('listContactHistory', { params: { id: nobody } }), 0]
  ]
  for (const statistics of ['an empty table', 'the table as it is']) {
    if (statistics !== 'an empty table') await sql('analyze changes')
    for (const [name, read, expected] of reads) {
      // The first one also finds tenant and credential.
      await read()
      const { result, blocks } = await count(service.db, read)
      const page = result.status === 404 ? [] : (result.body as unknown[] | { changes: unknown[] })
      const found = 'changes' in page ? page.changes : page
      t.equal(found.length, expected, name)
      t.ok((blocks.changes ?? 0) <= mostBlocks, `${name} with statistics of ${statistics}: ${blocks.changes} blocks`)
    }
  }
})
