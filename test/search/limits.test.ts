import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Answer } from '../support/call.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

/** Holds a table so that nobody can read it, while `work` runs. */
async function whileLocked<T>({ db }: Service, table: string, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ text: `lock table ${table} in access exclusive mode` })
    return work()
  })
}

t.test('A search that takes too long is a 422 that says what to do, and leaves nothing behind', async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  const answers = await whileLocked(service, 'contacts', () =>
    Promise.all([
      call('searchContacts', { body: { q: 'x' } }),
      call('listContacts', { query: { sort: 'lastName' } }),
      // Those that are planned once for all values, too.
      call('searchContacts', { body: {} }),
      call('searchContacts', { body: { filter: { property: 'lifecycleStage', op: 'eq', value: 'lead' } } }),
      call('listContacts', { query: { sort: '-createdAt' } })
    ])
  )
  for (const { status, problem } of answers) {
    t.same([status, problem.code], [422, 'query_too_expensive'])
    t.match(problem.detail, /Narrow it/)
  }
  t.equal((await call('searchContacts', { body: { q: 'x' } })).status, 200)
  const open = await sql(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
      and query ilike '%from "contacts"%'`
  )
  t.same(open, [])
})

t.test('Searches of one tenant are bounded', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const as = acme.reader
  const search = () => call('searchContacts', { body: { q: 'x' }, as })
  const listByWords = () => call('listContacts', { query: { q: 'x' }, as })
  const listInOrder = () => call('listContacts', { query: { sort: '-lastName' }, as })
  await Promise.all([search(), listByWords(), listInOrder()])

  const answers: Pick<Awaited<ReturnType<typeof search>>, 'status' | 'problem' | 'headers'>[] = []
  const pending = await whileLocked(service, 'contacts', async () => {
    const asked = Array.from({ length: 20 }, () => [search, listByWords, listInOrder])
      .flat()
      .map(async (ask) => answers.push(await ask()))
    // Three are under way, and fifty more wait.
    await waitFor('seven are refused', () => answers.length >= 7)
    for (const { status, problem, headers } of answers.slice(0, 7)) {
      t.same([status, problem.code], [503, 'overloaded'])
      t.ok(Number(headers['retry-after']) > 0)
      t.match(problem.detail, /Too many searches/)
    }

    await t.test(
      'Searches of one tenant leave slots for other tenants’, and connections for everything else',
      async (t) => {
        t.equal((await call('searchCompanies', { body: { q: 'x' }, as: globex.reader })).status, 200)
        t.equal((await call('listCompanies', { as: acme.reader })).status, 200)
        t.equal((await call('createCompany', { body: { name: 'Meanwhile' } })).status, 201)
      }
    )
    await waitFor('those under way end', () => answers.length > 7)
    t.equal(answers[7]?.status, 422, 'and the others wait meanwhile')
    return asked
  })
  await Promise.all(pending)
  for (const { status } of answers) if (![200, 422, 503].includes(status)) t.fail(String(status))
  t.equal((await search()).status, 200, 'and release their slots')
})

t.test('What is asked of the past by a list, a search, a sum or ids takes the slot of a search', async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  const items = ['A', 'B'].map((firstName) => ({ firstName, lastName: 'L' }))
  const { createdIds: ids = [] } = (await call('bulkCreateContacts', { body: { items } })).body
  const [entry] = (await call('listContactHistory', { params: { id: ids[1] ?? '' } })).body
  const asOf = entry?.sequence ?? 0
  const first = await call('listContacts', { query: { asOf, limit: 1 } })
  const [, link = ''] = /<(.*)>/.exec(String(first.headers.link)) ?? []
  const cursor = new URL(link, 'http://x').searchParams.get('cursor') ?? ''
  const ways: [string, () => Promise<Answer<unknown>>][] = [
    ['a list', () => call('listContacts', { query: { asOf } })],
    ['a list by its cursor alone', () => call('listContacts', { query: { cursor, limit: 1 } })],
    ['a search', () => call('searchContacts', { body: { asOf } })],
    ['a search by ids', () => call('batchGetContacts', { body: { asOf, ids } })],
    ['a sum', () => call('aggregateContacts', { body: { asOf } })],
    ['a summary', () => call('getDealSummary', { query: { groupBy: 'stage', asOf } })]
  ]
  for (const [name, ask] of ways) {
    t.equal((await ask()).status, 200, name)
    const pending = await whileLocked(service, 'changes', async () => {
      const all = Array.from({ length: 12 }, ask)
      const countWaiting = async () => {
        // The retention of changes, which begins some time after the start, updates and may wait, too.
        const rows = await sql(
          `select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query not like 'update%'`
        )
        return rows.length
      }
      await waitFor(`three of ${name} are under way`, async () => (await countWaiting()) >= 3)
      await sleep(200)
      t.equal(await countWaiting(), 3, `${name}: the others wait for a slot`)
      return all
    })
    for (const { status } of await Promise.all(pending)) t.ok(status === 200 || status === 422, name)
  }
})
