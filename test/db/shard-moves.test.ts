import t from 'tap'
import { withClient } from '../postgres/database.ts'
import { onlyOnCluster } from '../postgres/on-cluster.ts'
import { readChanges } from '../support/change-log.ts'
import { startService, type TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// A write that begins while its tenant's shard is split or moved waits until that is done, and is then written where the
// tenant is.

const split = `select isolate_tenant_to_new_shard('tenant_clocks', $1::uuid, 'CASCADE', shard_transfer_mode => 'block_writes')`
const move = `select citus_move_shard_placement(source.shardid, source.nodename, source.nodeport, target.nodename, target.nodeport,
    'block_writes')
  from citus_shards as source
    join pg_dist_node as target on target.groupid > 0 and target.shouldhaveshards and target.nodeport <> source.nodeport
  where source.shardid = get_shard_id_for_distribution_column('tenant_clocks', $1::uuid) limit 1`

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  and query ~ 'tenant_clocks'`

t.test('Moves of shards leave writes whole', { skip: onlyOnCluster }, async (t) => {
  const service = await startService(t)
  const { acme, globex, call, config } = service
  const make = async (as: TestTenant) => (await call('createCompany', { body: { name: 'Acme' }, as: as.admin })).body.id
  const kept = await make(globex)
  const gone = [await make(globex), await make(globex)]

  const cases = [
    ...['split', 'move'].map((change) => ({ change, name: 'a new record', tenant: acme, write: () => make(acme) })),
    ...['split', 'move'].map((change) => ({
      ...{ change, name: 'a deletion', tenant: globex },
      write: async () => {
        const { body } = await call('deleteCompany', { params: { id: gone.shift() ?? '' }, as: globex.admin })
        return body.id
      }
    }))
  ]
  for (const { change, name, tenant, write } of cases) {
    t.test(`A write beside it: ${name} waits for a ${change} of its tenant's shard`, async (t) => {
      const before = await readChanges(service, tenant)
      const id = await withClient(config.connectionUrl, async (client) => {
        await client.query('begin')
        await client.query(change === 'split' ? split : move, [tenant.tenantId])
        const written = write()
        written.catch(() => {})
        await waitFor('a write that waits', async () => (await service.sql(waiting)).length > 0)
        await client.query('commit')
        return written
      })
      const changes = await readChanges(service, tenant)
      t.same(
        changes.slice(before.length).map((row) => [row.sequence, row.entity_id]),
        [[before.length + 1, id]]
      )
    })
  }

  t.test('Records are what the change log says after shards have moved', async (t) => {
    for (const { tenantId } of [acme, globex]) {
      const rows = await service.sql<{ id: string }>('select id from companies where tenant_id = $1', [tenantId])
      const ids = new Set<string>()
      for (const { entity, entity_id, action } of await readChanges(service, { tenantId } as TestTenant)) {
        if (entity !== 'company') continue
        if (action === 'deleted') ids.delete(entity_id)
        else ids.add(entity_id)
      }
      t.same(rows.map(({ id }) => id).sort(), [...ids].sort())
    }
    t.equal((await call('getCompany', { params: { id: kept }, as: globex.admin })).body.id, kept)
  })
})
