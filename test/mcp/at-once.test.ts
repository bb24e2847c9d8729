import t from 'tap'
import { poster, startForAgents } from './connect.ts'

const call = (name: string, args: object) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: args }
})

t.test('Fifty calls of agents at once are answered on two connections to the database', async (t) => {
  const service = await startForAgents(t, { databaseMaxConnections: 2 })
  const post = poster(service, service.acme.writer)
  const made = await Promise.all(
    Array.from({ length: 50 }, (_, n) => post(call('create', { kind: 'company', values: { name: `At once ${n}` } })))
  )
  t.same(
    made.filter(({ body }) => body.result?.isError !== false),
    []
  )
  const found = await Promise.all(
    Array.from({ length: 50 }, (_, n) => post(call('search', { kind: 'company', q: `once ${n}`, limit: 1 })))
  )
  t.same(
    found.filter(({ body }) => body.result?.isError !== false),
    []
  )
})

t.test(
  'Searches of agents wait for the slots of their tenant’s searches, and beyond the bound are refused',
  async (t) => {
    const service = await startForAgents(t)
    const post = poster(service, service.acme.reader)
    const { answers, elsewhere } = await service.db.transaction(async (tx) => {
      await tx.query({ text: 'lock table activities in access exclusive mode' })
      // 3 run and 50 wait; none of them ends before its two seconds are over.
      const answers = Array.from({ length: 60 }, () => post(call('search', { kind: 'activity' })))
      await Promise.race(answers)
      return { answers, elsewhere: await poster(service, service.globex.reader)(call('search', { kind: 'contact' })) }
    })
    t.equal(elsewhere.body.result.isError, false, 'another tenant’s search has a slot')
    const refused = (await Promise.all(answers)).filter(
      ({ body }) => body.result.structuredContent.code === 'overloaded'
    )
    t.ok(refused.length >= 7, `${refused.length} refused`)
    t.match(refused[0]?.body.result, { isError: true, structuredContent: { status: 503 } })
  }
)
