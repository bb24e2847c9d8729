import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { type Service, startService } from '../support/start.ts'

// What a question of the past reads: of one record its own changes by their index, of a kind that kind's changes up to the moment. Blocks
// and rows, not time, and whatever PostgreSQL knows of the table.

const skip = unlessOnCluster('the blocks of the nodes are not counted')
const [few, many] = [10, 1_000]
/** Changes of other records, in a smaller and a larger log. */
const [less, more] = [1_000, 30_000]

type Ask = () => Promise<{ status: number; headers: Record<string, unknown> }>

/** Changes the records with these ids so many times more, each by a row that is like the one that made it. */
async function changeAgain({ sql, acme }: Pick<Service, 'sql' | 'acme'>, ids: string[], times: number): Promise<void> {
  await sql(
    `with clock as (select * from tenant_clocks where tenant_id = $1),
      made as (insert into changes (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set)
        select $1, clock.sequence + row_number() over (order by n, entity_id), entity, entity_id, 'updated',
          clock.changed_at + interval '1 ms' * row_number() over (order by n, entity_id), data, gen_random_uuid()
        from clock, changes, generate_series(1, $3::int) as n
        where changes.tenant_id = $1 and entity_id = any($2::uuid[]) and action = 'created' returning sequence, changed_at)
      update tenant_clocks set sequence = (select max(sequence) from made), changed_at = (select max(changed_at) from made) where tenant_id = $1`,
    [acme.tenantId, ids, times]
  )
}

t.test(
  'A record of the past is found by its own index, flat, however often it and others have changed',
  { skip },
  async (t) => {
    const count = blockCounter(t)
    const service = await startService(t, { databaseMaxConnections: 2 })
    const { call, sql, db } = service
    const make = async (firstName: string) => (await call('createContact', { body: { firstName, lastName: 'L' } })).body
    const [one, two, other] = [await make('Few'), await make('Many'), await make('Other')]
    await sql('analyze changes')
    await changeAgain(service, [one.id], few)
    await changeAgain(service, [two.id], many / 2)
    const asOf = 3 + few + many / 2
    const time = new Date().toISOString()
    await changeAgain(service, [two.id], many / 2)
    const get =
      (id: string, asOf: number | string): Ask =>
      () =>
        call('getContact', { params: { id }, query: { asOf } })
    const asks: [string, Ask, number][] = [
      ['a record that changed ten times', get(one.id, asOf), 12],
      ['a record that changed a thousand times', get(two.id, asOf), 12],
      ['both by their ids', () => call('batchGetContacts', { body: { ids: [one.id, two.id], asOf } }), 24],
      // A time is found by halving the numbers, which is a look-up each.
      ['a record at a time', get(two.id, time), 12 + 20 * 4]
    ]
    const askAll = async (beside: string) => {
      for (const [name, ask, most] of asks) {
        let least = Infinity
        // The first ones also find tenant and credential, and each connection makes its plans.
        for (let round = 0; round < 4; round += 1) {
          const { result, blocks } = await count(db, ask)
          t.equal(result.status, 200, name)
          least = Math.min(least, blocks.changes ?? 0)
        }
        t.ok(least <= most, `${name} beside ${beside}: ${least} blocks of ${most}`)
      }
    }
    // By plans that were made while the table was small, and then by new ones.
    await changeAgain(service, [other.id], less)
    await askAll(`${less} others`)
    await changeAgain(service, [other.id], more - less)
    await askAll(`${more} others`)
    await sql('analyze changes')
    await askAll(`${more} others, analysed`)
  }
)

t.test(
  'A list of the past reads the changes of its kind up to the moment, and each record once',
  { skip },
  async (t) => {
    const count = blockCounter(t)
    const service = await startService(t)
    const { call, sql, db, acme } = service
    const [records, each] = [1_000, 3]
    const ids: string[] = []
    for (let n = 0; n < records; n += 100) {
      const items = Array.from({ length: 100 }, (_, index) => ({ firstName: `F${n + index}`, lastName: 'L' }))
      ids.push(...((await call('bulkCreateContacts', { body: { items } })).body.createdIds ?? []))
    }
    await changeAgain(service, ids, each - 1)
    const [end] = await sql<{ n: number }>('select sequence::int as n from tenant_clocks where tenant_id = $1', [
      acme.tenantId
    ])
    const asOf = end?.n ?? 0
    const company = (await call('createCompany', { body: { name: 'Other' } })).body.id
    await changeAgain(service, [company], 20_000)
    await changeAgain(service, ids, 2)
    const readRows = async () => {
      const [row] = await sql<{ n: number }>(
        `select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'changes'))::int as n
        from pg_stat_user_tables where relname = 'changes'`
      )
      return row?.n ?? 0
    }
    const asks: [string, Ask][] = [
      ['a list', () => call('listContacts', { query: { asOf, count: true } })],
      [
        'a search',
        () =>
          call('searchContacts', {
            body: { asOf, filter: { property: 'lastName', op: 'eq', value: 'l' }, count: true }
          })
      ],
      ['a sum', () => call('aggregateContacts', { body: { asOf, groupBy: [{ property: 'city' }] } })]
    ]
    for (const statistics of ['a small table', 'the table as it is']) {
      if (statistics !== 'a small table') await sql('analyze changes')
      for (const [name, ask] of asks) {
        // What was read before is reported with it.
        await count(db, ask)
        const before = await readRows()
        const { result } = await count(db, ask)
        const rows = (await readRows()) - before
        t.equal(result.status, 200, name)
        const most = records * each + records + 10
        t.ok(rows > 0 && rows <= most, `${name}, statistics of ${statistics}: ${rows} rows of ${most}`)
      }
    }
  }
)
