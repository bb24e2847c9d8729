import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

type ChangeSet = Schemas['ChangeSet']

t.test('Change sets are listed with what they did, the latest first', async (t) => {
  const countBlocks = blockCounter(t)
  const { call, acme, globex, sql, db } = await startService(t)
  const list = async (query: Record<string, string | number> = {}) => (await call('listChangeSets', { query })).body
  const all = async (query: Record<string, string | number> = {}) => {
    const sets: ChangeSet[] = []
    for (let cursor: string | undefined; ; ) {
      const { body, headers } = await call('listChangeSets', { query: { ...query, ...(cursor && { cursor }) } })
      sets.push(...body)
      cursor = headers['x-next-cursor'] as string | undefined
      if (cursor === undefined) return sets
      t.match(headers.link, `cursor=${cursor}`)
    }
  }
  /** What the log itself says. */
  const expected = async () => {
    const rows = await sql<ChangeSet>(`select change_set as "changeSet", max(sequence)::int as last,
        count(*) filter (where action = 'created')::int as created, count(*) filter (where action = 'updated')::int as updated,
        count(*) filter (where action = 'deleted')::int as deleted, string_agg(distinct entity, ',' order by entity) as entities
      from changes where tenant_id = '${acme.tenantId}' and change_set is not null group by change_set order by max(sequence) desc`)
    return rows.map(({ changeSet, created, updated, deleted, entities }) => {
      return { changeSet, created, updated, deleted, entities: String(entities).split(',') }
    })
  }
  const shown = (sets: ChangeSet[]) =>
    sets.map(({ changeSet, created, updated, deleted, entities }) => {
      return { changeSet, created, updated, deleted, entities: [...entities].sort() }
    })
  const setOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-change-set'])

  const lines = Array.from({ length: 1_300 }, (_, n) => `Company ${n},c${n}.example`)
  const imported = setOf(await call('importCompanies', upload(['name,domain', ...lines].join('\n'))))
  const company = (await call('createCompany', { body: { name: 'One' } })).body
  const made = setOf(await call('createContact', { body: { firstName: 'A', lastName: 'B', companyId: company.id } }))
  const filter = { property: 'name', op: 'startsWith', value: 'Company' } as never
  const updated = setOf(await call('bulkUpdateCompanies', { body: { filter, set: { city: 'Oslo' } } }))
  const deleted = setOf(await call('deleteCompany', { params: { id: company.id } }))

  t.test('Each stands once, with its counts, however the pages are cut', async (t) => {
    const wanted = await expected()
    t.same(shown(await all()), wanted)
    t.same(shown(await all({ limit: 1 })), wanted)
    t.same(shown(await all({ limit: 3 })), wanted)
    const [first] = await list({ limit: 1 })
    t.match(first, {
      changeSet: deleted,
      source: 'api',
      actor: { type: 'api_key' },
      created: 0,
      updated: 1,
      deleted: 1
    })
    t.same((await list({ limit: 1, fields: 'changeSet,deleted' }))[0], { changeSet: deleted, deleted: 1 })
  })

  t.test('A set that others stand within is listed where its latest change is', async (t) => {
    // The log as two imports leave it that write in turn.
    const [{ last } = { last: 0 }] = await sql<{ last: number }>(
      `select sequence::int as last from tenant_clocks where tenant_id = $1`,
      [acme.tenantId]
    )
    const [one, other] = [made, '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51']
    for (const [index, set] of [one, other, one, other, one].entries()) {
      await sql(
        `insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source)
        select tenant_id, $2::int, entity, entity_id, 'updated', changed_at + interval '1 h' * $2::int, data, $3, actor_type, actor_id, actor_name, source
        from changes where tenant_id = $1 and change_set = $4 limit 1`,
        [acme.tenantId, last + 1 + index, set, one]
      )
    }
    await sql('update tenant_clocks set sequence = sequence + 5 where tenant_id = $1', [acme.tenantId])
    const wanted = await expected()
    t.same([wanted[0]?.changeSet, wanted[1]?.changeSet], [one, other])
    for (const limit of [1, 2, 100]) t.same(shown(await all({ limit })), wanted)
    await sql('delete from changes where tenant_id = $1 and sequence > $2', [acme.tenantId, last])
    await sql('update tenant_clocks set sequence = $2 where tenant_id = $1', [acme.tenantId, last])
  })

  t.test('Filters pick sets by who, how, what and when', async (t) => {
    const ids = (sets: ChangeSet[]) => sets.map(({ changeSet }) => changeSet)
    t.same(ids(await all({ source: 'import' })), [imported])
    t.same(ids(await all({ source: 'bulk' })), [updated])
    t.same(ids(await all({ entity: 'contact' })), [deleted, made])
    const whole = await all()
    const actor = String(whole[0]?.actor.id)
    t.same(ids(await all({ actorId: actor })), ids(whole.filter((one) => one.actor.id === actor)))
    t.same(ids(await all({ actorId: actor, limit: 2, entity: 'company' })), [deleted, updated, ids(whole)[3], imported])
    t.same(await all({ actorId: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51' }), [])
    for (const [index, { at }] of whole.entries()) {
      t.same(ids(await all({ since: at })), ids(whole.slice(0, index + 1)), 'since is inclusive')
      t.same(ids(await all({ until: at })), ids(whole.slice(index + 1)), 'until is exclusive')
    }
    t.same(await all({ since: '2100-01-01' }), [])
    t.same(await all({ until: '2000-01-01' }), [])
    const cursor = (await call('listChangeSets', { query: { limit: 1 } })).headers['x-next-cursor']
    const other = await call('listChangeSets', { query: { cursor: String(cursor), source: 'import' } })
    t.same([other.status, other.problem.code], [400, 'invalid_cursor'])
    for (const query of [
      { source: 'x' },
      { entity: 'user' },
      { since: 'yesterday' },
      { actorId: '1' },
      { offset: 1 }
    ]) {
      t.equal((await call('listChangeSets', { query: query as never })).status, 400, JSON.stringify(query))
    }
    t.same(
      await call('listChangeSets', { as: globex.admin, query: {} }).then(({ body }) => ids(body).includes(made)),
      false
    )
  })

  t.test('Who took a set back is told, of whole and of partial undos', async (t) => {
    const undoneBy = async (changeSet: string) => (await all()).find((one) => one.changeSet === changeSet)?.undoneBy
    const large = (await call('undoChangeSet', { body: { changeSet: updated } })).body.changeSet
    t.equal(await undoneBy(updated), large)
    const small = (await call('undoChangeSet', { body: { changeSet: made } })).body.changeSet
    t.equal(await undoneBy(made), small)
    const again = (await call('undoChangeSet', { body: { changeSet: made } })).body
    t.equal(again.changeSet, null)
    t.equal(await undoneBy(made), small, 'an undo that finds nothing to take back changes nothing of that')
    await call('undoChangeSet', { body: { changeSet: String(small) } })
    t.equal(await undoneBy(made), small, 'nor does the undo of the undo')
    t.equal(await undoneBy(imported), null)
    await call('undoChangeSet', { body: { changeSet: imported, dryRun: true } })
    t.equal(await undoneBy(imported), null, 'nor a dry run')
  })

  t.test('A set of many changes is passed over, and counted, without being read', async (t) => {
    const query = { limit: 100 }
    const few = (await countBlocks(db, () => list(query))).sum
    await sql('delete from change_set_parts where tenant_id = $1', [acme.tenantId])
    const many = (await countBlocks(db, () => list(query))).sum
    const skip = unlessOnCluster('the blocks are those of one server')
    t.ok(few * 4 < many, `${few} blocks of ${many} without what is noted of large sets`, { skip })
    t.same(shown(await all()), await expected(), 'which is only for speed')
  })
})
