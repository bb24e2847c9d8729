import t from 'tap'
import { KeyUsage } from '../../src/credentials/key-usage.ts'
import type { Database } from '../../src/db/client.ts'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'

t.test('What an API key is used for is counted by day and operation', async (t) => {
  const service = await startService(t)
  const { call, acme, sql, startInstance } = service
  const make = async (scopes: string) => {
    const { body } = await call('createApiKey', { body: { name: scopes, scopes } })
    return { id: body.id, as: { host: acme.host, headers: { 'x-api-key': body.key } } satisfies Actor }
  }
  const today = new Date().toISOString().slice(0, 10)
  const usage = async (id: string, query: object = {}) =>
    (await call('listApiKeyUsage', { params: { id }, query: { ...query } })).body
  const scopesUsed = async (id: string) => (await call('getApiKey', { params: { id } })).body.scopesUsed

  t.test('An orderly stop writes what each instance has counted, and all of them add up', async (t) => {
    const { id, as } = await make('read,write')
    const absent = { id: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51' }
    for (let instance = 0; instance < 2; instance += 1) {
      const one = await startInstance()
      await one.call('listCompanies', { as })
      await one.call('listCompanies', { as, query: { limit: 5 } })
      await one.call('getCompany', { as, params: absent })
      await one.call('listUsers', { as, isUnversioned: true })
      await one.call('listApiKeys', { as })
      await one.send({ as, url: '/api/v1/nothing/here' })
      await one.app.close()
    }
    const count = (operationId: string, of: number, errors = 0) => {
      return { day: today, operationId, count: of, errors, rateLimited: 0 }
    }
    t.same(await usage(id), [
      count('listCompanies', 4),
      count('getCompany', 2, 2),
      count('listApiKeys', 2, 2),
      count('listUsers', 2)
    ])
    t.equal(await scopesUsed(id), 'read', 'a refusal needs no scope')
    t.same(await usage(id, { limit: 1, offset: 1, fields: 'operationId,errors' }), [
      { operationId: 'getCompany', errors: 2 }
    ])
    const { headers } = await call('listApiKeyUsage', { params: { id }, query: { limit: 1, count: true } })
    t.equal(headers['x-total-count'], '4')
    t.match(headers.link, 'offset=1')
  })

  t.test('The largest scope that was needed is shown, of a tool’s call that of its operation', async (t) => {
    const { id, as } = await make('admin')
    t.equal(await scopesUsed(id), null)
    const use = async (work: (one: Awaited<ReturnType<typeof startInstance>>) => Promise<unknown>) => {
      const one = await startInstance()
      await work(one)
      await one.app.close()
      return scopesUsed(id)
    }
    t.equal(await use((one) => one.call('getMe', { as })), 'read')
    const create = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'create', arguments: { kind: 'company', values: { name: 'By a tool' } } }
    }
    const accept = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
    const made = (one: Awaited<ReturnType<typeof startInstance>>) =>
      one.app.inject({
        method: 'POST',
        url: '/mcp',
        payload: create,
        headers: { host: as.host, ...as.headers, ...accept }
      })
    t.equal(await use(made), 'write')
    t.match(
      (await usage(id)).map(({ operationId }) => operationId),
      /mcp/i,
      'and that call counts as /mcp alone'
    )
    t.notOk((await usage(id)).some(({ operationId }) => operationId === 'createCompany'))
    t.equal(await use((one) => one.call('listApiKeys', { as })), 'admin')
  })

  t.test('Answers for too many requests are counted apart, those of 401 not at all', async (t) => {
    const { id, as } = await make('read')
    const one = await startInstance({ rateLimitMax: 2 })
    for (let request = 0; request < 5; request += 1) await one.call('getMe', { as })
    await one.app.close()
    t.same(await usage(id), [{ day: today, operationId: 'getMe', count: 5, errors: 0, rateLimited: 3 }])
    await call('revokeApiKey', { params: { id } })
    const other = await startInstance()
    t.equal((await other.call('getMe', { as })).status, 401)
    await other.app.close()
    t.equal((await usage(id))[0]?.count, 5, 'and a revoked key keeps what it had')
  })

  t.test('Only as many days are shown as are asked for, of keys that are there', async (t) => {
    const { id } = await make('read')
    const add = `insert into api_key_usage (tenant_id, key_id, scope, day, operation_id, count, errors, rate_limited)
      select $1, $2, 1, current_date - ago, 'getMe', 1, 0, 0 from unnest($3::int[]) as ago`
    await sql(add, [acme.tenantId, id, [0, 6, 7, 29]])
    const days = async (query?: object) => (await usage(id, query)).length
    t.same([await days(), await days({ days: 8 }), await days({ days: 30 }), await days({ days: 1 })], [2, 3, 4, 1])
    for (const wrong of [0, 31, 'x', 1.5]) {
      const { status } = await call('listApiKeyUsage', { params: { id }, query: { days: wrong } })
      t.equal(status, 400, String(wrong))
    }
    const none = { id: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51' }
    t.equal((await call('listApiKeyUsage', { params: none })).status, 404)
  })
})

t.test(
  'What keys are used for fills memory with no more than 100,000 counts while nothing can be written',
  async (t) => {
    const rows: unknown[] = []
    let isAway = true
    const query = async ({ values = [] }: { values?: unknown[] }) => {
      if (isAway) throw new Error('away')
      const lists = values.filter((one): one is unknown[] => Array.isArray(one))
      rows.push(...(lists[0] ?? []))
      return []
    }
    const usage = new KeyUsage({ query } as unknown as Database, () => {})
    t.teardown(() => usage.close())
    const use = (n: number) => {
      const keyId = `key-${n % 50_001}`
      usage.count({ tenantId: `tenant-${n % 2}`, keyId, operationId: 'getMe', scope: 'read', status: 200 })
    }
    for (let n = 0; n < 100_002; n += 1) use(n)
    await usage.flush()
    // What could not be written is still there, and no room is left for more.
    usage.count({ tenantId: 'tenant-2', keyId: 'late', operationId: 'getMe', scope: 'read', status: 200 })
    isAway = false
    await usage.flush()
    t.equal(rows.length, 100_000)
    rows.length = 0
    usage.count({ tenantId: 'tenant-2', keyId: 'next', operationId: 'getMe', scope: 'read', status: 200 })
    await usage.flush()
    t.same(rows, ['next'], 'what was written makes room')
  }
)
