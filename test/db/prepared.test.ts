import type pg from 'pg'
import t from 'tap'
import { operations } from '../../generated/operations.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'

/** More than are kept, and more than two connections in a row may hold. */
const shapes = 1_000
const maxOfConnection = 800

t.test('Shapes of lists are prepared within bounds', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  const names = new Map<pg.Client, Set<string>>()
  const open = new Set<pg.Client>()
  watchQueries(t, (_text, client, name) => {
    if (!open.has(client)) client.once('end', () => open.delete(client))
    open.add(client)
    if (name === undefined) return
    names.set(client, (names.get(client) ?? new Set()).add(name))
  })
  const { fields } = operations.listCompanies
  const shapeOf = (n: number) => fields.filter((_, bit) => bit === 0 || (n >> (bit - 1)) & 1).join()
  const usual = () => call('listCompanies', { as: globex.reader, query: { fields: 'id,name,city', limit: 10 } })

  t.test('Shapes of lists, as many as clients think of, leave no connection with more than it may hold', async (t) => {
    for (let n = 0; n < shapes; n += 1) {
      const query = { fields: shapeOf(n) }
      for (let repeated = 0; repeated < 2; repeated += 1) {
        const { status } = await call('listCompanies', { as: acme.reader, query })
        if (status !== 200) t.fail(`shape ${n}: ${status}`)
      }
      if (n % 50 === 0) await usual()
    }
    const counts = [...names.values()].map((each) => each.size)
    t.ok(counts.length > 1, 'connections were replaced')
    t.ok(Math.max(...counts) <= maxOfConnection, `a connection holds ${Math.max(...counts)} statements`)
    t.ok(open.size <= 10, `${open.size} connections are open`)
  })

  t.test('Shapes of lists that are many take nothing from a shape that is asked for now and then', async (t) => {
    const sent: (string | undefined)[] = []
    watchQueries(t, (text, _client, name) => text.includes('"companies"') && sent.push(name))
    await usual()
    t.equal(sent.length, 1)
    t.match(sent[0], /^company_page_\d+$/, 'it is prepared')
  })

  t.test('Shapes of lists don’t differ by limit, offset and the order of the fields', async (t) => {
    const sent = new Set<string>()
    watchQueries(t, (text) => text.includes('"companies"') && sent.add(text))
    for (const [limit, offset, fields] of [
      [10, 1, 'id,name,domain'],
      [11, 2, 'domain,name,id'],
      [100, 77, ' name , id,domain,name']
    ] as const) {
      const { body } = await call('listCompanies', { query: { limit, offset, fields } })
      t.same(body, [])
    }
    t.equal(sent.size, 1)
  })
})
