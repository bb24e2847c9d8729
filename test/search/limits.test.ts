import t from 'tap'
import { type Service, startService } from '../helper.ts'

/** Holds a table so that nobody can read it, while `work` runs. */
async function whileLocked<T>({ db }: Service, table: string, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ text: `lock table ${table} in access exclusive mode` })
    return work()
  })
}

t.test('a search that takes too long is a 422 that says what to do, and leaves nothing behind', async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  for (const ask of [
    () => call('searchContacts', { body: { q: 'x' } }),
    () => call('listContacts', { query: { sort: 'lastName' } }),
    // Those that are planned once for all values, too.
    () => call('searchContacts', { body: {} }),
    () => call('searchContacts', { body: { filter: { property: 'lifecycleStage', op: 'eq', value: 'lead' } } }),
    () => call('listContacts', { query: { sort: '-createdAt' } })
  ]) {
    const { status, problem } = await whileLocked(service, 'contacts', ask)
    t.same([status, problem.code], [422, 'query_too_expensive'])
    t.match(problem.detail, /Narrow it/)
  }
  t.equal((await call('searchContacts', { body: { q: 'x' } })).status, 200)
  const settings = await sql<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
  )
  t.same(settings, [])
})

t.test('searches of one tenant', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const search = () => call('searchContacts', { body: { q: 'x' }, as: acme.reader })

  const pending: Promise<{ status: number }>[] = []
  await whileLocked(service, 'contacts', async () => {
    // Three are under way, which is seen by fifty more having to wait.
    const asked = Array.from({ length: 53 }, search)
    const refused = await search()
    t.same([refused.status, refused.problem.code], [503, 'overloaded'])
    t.ok(Number(refused.headers['retry-after']) > 0)
    t.match(refused.problem.detail, /Too many searches/)

    await t.test('leave slots for other tenants’, and connections for everything else', async (t) => {
      t.equal((await call('searchCompanies', { body: { q: 'x' }, as: globex.reader })).status, 200)
      t.equal((await call('listCompanies', { as: acme.reader })).status, 200)
      t.equal((await call('createCompany', { body: { name: 'Meanwhile' } })).status, 201)
    })
    pending.push(...asked)
  })
  for (const { status } of await Promise.all(pending)) if (![200, 422, 503].includes(status)) t.fail(String(status))
  t.equal((await search()).status, 200, 'and release their slots')
})
