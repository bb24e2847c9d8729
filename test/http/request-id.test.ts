import t from 'tap'
import { startService } from '../support/start.ts'

t.test('Request ids name each request to client and log', async (t) => {
  const { call, send } = await startService(t)

  t.test('A sane request id of the client is kept, in the problem, too', async (t) => {
    for (const id of ['abc-123', 'A.b_c', 'x'.repeat(128)]) {
      const headers = { 'x-request-id': id }
      t.equal((await call('listCompanies', { headers })).headers['x-request-id'], id)
      const { headers: answered, problem } = await send({ url: '/nothing', headers })
      t.same([answered['x-request-id'], problem.requestId], [id, id])
    }
  })

  t.test('A request id of any other kind is replaced by a new one', async (t) => {
    const seen = new Set<unknown>()
    for (const id of ['', 'x'.repeat(129), 'a b', 'ü', '<script>', 'a,b', '{"a":1}']) {
      const made = (await call('getHealth', { headers: { 'x-request-id': id } })).headers['x-request-id']
      t.match(made, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      seen.add(made)
    }
    t.equal(seen.size, 7)
  })
})
