import t from 'tap'
import { startForAgents } from './connect.ts'

type Json = Record<string, unknown>

t.test('An agent looks, changes forty records, looks, undoes, and finds all as before', async (t) => {
  const { acme, call, connect } = await startForAgents(t)
  const { use } = await connect(acme.writer)
  const items = Array.from({ length: 40 }, (_, n) => ({
    firstName: 'N',
    lastName: `${n}`,
    leadSource: 'trade fair',
    lifecycleStage: 'other'
  }))
  await call('bulkCreateContacts', { body: { items } })
  const look = async () => {
    const filter = { property: 'leadSource', op: 'eq', value: 'trade fair' }
    const records: Json[] = []
    let cursor: unknown
    do {
      const { structuredContent } = await use('search', { kind: 'contact', filter, ...(cursor ? { cursor } : {}) })
      records.push(...(structuredContent.records as Json[]))
      cursor = structuredContent.nextCursor
    } while (cursor)
    return records
  }
  const before = await look()
  t.equal(before.length, 40)
  const change = {
    kind: 'contact',
    filter: { property: 'leadSource', op: 'eq', value: 'trade fair' },
    set: { lifecycleStage: 'lead' }
  }
  const wrong = await use('bulk_update', { ...change, expectedCount: 0 })
  t.match(wrong, { isError: true, structuredContent: { code: 'count_changed', matched: 40 } })
  const dry = await use('bulk_update', { ...change, expectedCount: 40, dryRun: true })
  t.match(dry.structuredContent, { matched: 40, updated: 40, errors: [], changeSet: null })
  t.same(await look(), before, 'a dry run writes nothing')
  const { changeSet } = (await use('bulk_update', { ...change, expectedCount: 40 })).structuredContent
  t.equal((await look()).filter(({ lifecycleStage }) => lifecycleStage === 'lead').length, 40)
  t.match((await use('undo', { changeSet, dryRun: true })).structuredContent, { reverted: 40, conflicts: [] })
  t.match((await use('undo', { changeSet })).structuredContent, { reverted: 40, conflicts: [] })
  const stable = (records: Json[]) => records.map(({ updatedAt: _, ...record }) => record)
  t.same(stable(await look()), stable(before))
})

t.test(
  'An agent whose key is bound to somebody who sees some records finds no others, and is offered no undo',
  async (t) => {
    const { acme, call, connect } = await startForAgents(t)
    const password = 'seven lazy geese fly'
    const user = { email: 'own@acme.example', name: 'Own', password, visibility: 'own' } as const
    const { id: userId } = (await call('createUser', { body: user })).body
    const { key } = (await call('createApiKey', { body: { name: 'Agent', scopes: 'read,write', userId } })).body
    const { client, use } = await connect({ host: acme.host, headers: { 'x-api-key': key } })
    const hidden = (await call('createCompany', { body: { name: 'Hidden', ownerId: acme.userId } })).body
    const own = (await use('create', { kind: 'company', values: { name: 'Own' } })).structuredContent
    t.match(own, { record: { ownerId: userId }, changeSet: String })
    t.match((await use('search', { kind: 'company' })).structuredContent, { records: [{ name: 'Own' }] })
    t.equal(((await use('search', { kind: 'company' })).structuredContent.records as Json[]).length, 1)
    for (const [name, args] of [
      ['get', {}],
      ['history', {}],
      ['update', { values: { city: 'Lund' } }],
      ['delete', {}]
    ] as const) {
      const refused = await use(name, { kind: 'company', id: hidden.id, ...args })
      t.match(refused, { isError: true, structuredContent: { status: 404, code: 'not_found' } }, name)
    }
    const names = (await client.listTools()).tools.map(({ name }) => name)
    t.ok(names.includes('delete') && !names.includes('undo'), String(names))
    const refused = await use('undo', { changeSet: own.changeSet })
    t.match(refused, { isError: true, structuredContent: { status: 403, code: 'forbidden' } })
  }
)
