import pg from 'pg'
import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { fillRecords } from '../records/fill.ts'
import { caller, kinds } from '../records/kinds.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'

// What a page in the usual order costs a caller who sees a few records, in blocks of tables and indexes, doesn't grow with what others own.

const [small, large, own] = [1_000, 10_000, 20]
/** As much more may be touched in the large tenant: indexes have one more level there, and what comes by chance is counted, too. */
const [mostGrowth, byChance] = [1.5, 60]

const countBlocks = blockCounter(t)
const skip = unlessOnCluster('the blocks are those of one server')

for (const isAnalysed of [false, true]) {
  const state = isAnalysed ? 'analysed' : 'never analysed'
  t.test(
    `In a tenant that was ${state} a page of few records in the usual order costs the same however many others own`,
    { skip },
    async (t) => {
      const service = await startService(t, { databaseMaxConnections: 2 })
      const { call, acme, config, db } = service
      const client = new pg.Client(config.connectionUrl)
      await client.connect()
      t.teardown(() => client.end())
      const user = { name: 'Few', email: 'few@acme.test', password: 'seven lazy geese fly', visibility: 'own' as const }
      const { id } = (await call('createUser', { body: user })).body
      const { key } = (await call('createApiKey', { body: { name: 'Few', scopes: 'read', userId: id } })).body
      const as = { host: acme.host, headers: { 'x-api-key': key } }
      const act = caller(service)
      /** All belong to somebody; the newest ones to the caller. */
      const share = async () => {
        for (const { table } of kinds) {
          await client.query(
            `update ${table} set owner_id = case when id = any(array(
              select id from ${table} where tenant_id = $1 order by id desc limit ${own})) then $2::uuid else $3::uuid end where tenant_id = $1`,
            [acme.tenantId, id, acme.userId]
          )
        }
        await client.query('vacuum')
        if (isAnalysed) await client.query('analyze')
      }
      const countAll = async () => {
        const found = new Map<string, number>()
        for (const { operations } of kinds) {
          const search = operations.list.replace('list', 'search')
          const requests: [string, object][] = [
            [operations.list, { query: {} }],
            [operations.list, { query: { offset: 5 } }],
            [search, { body: {} }]
          ]
          for (const [id, request] of requests) {
            const name = `${id} ${JSON.stringify(request)}`
            for (let round = 0; round < 2; round += 1) {
              const { result, sum } = await countBlocks(db, () => act(id, { as, ...request } as never))
              t.equal(
                (result.body as unknown as unknown[]).length,
                'query' in request && 'offset' in Object(request.query) ? own - 5 : own,
                name
              )
              found.set(name, Math.min(sum, found.get(name) ?? sum))
            }
          }
        }
        return found
      }
      await fillRecords(client, [acme.tenantId], 0, small)
      await share()
      const before = await countAll()
      await fillRecords(client, [acme.tenantId], small, large)
      await share()
      for (const [name, blocks] of await countAll()) {
        const first = before.get(name) ?? 0
        t.ok(blocks <= mostGrowth * first + byChance, `${name}: ${first} blocks, then ${blocks}`)
      }
    }
  )
}
