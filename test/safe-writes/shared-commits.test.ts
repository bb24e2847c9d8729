import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import t from 'tap'
import { company } from '../../src/companies/record.ts'
import { PropertyCache } from '../../src/custom/definitions.ts'
import { notFound } from '../../src/errors.ts'
import { passwordHashes } from '../../src/limits/work-slots.ts'
import { originOfService } from '../../src/outbox/origin.ts'
import { noSubscriptions } from '../../src/outbox/subscriptions.ts'
import { newRow } from '../../src/records/rows.ts'
import { write } from '../../src/records/write.ts'
import { TenantWriter } from '../../src/writes/writer.ts'
import { lockWaits } from '../postgres/on-cluster.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Requests with an Idempotency-Key beside others, and writes that share commits.

t.test('Keyed writes among others that share a commit are each done once', async (t) => {
  let log = ''
  const stream = new PassThrough().on('data', (chunk) => {
    log += chunk
  })
  const service = await startService(t, { metricsPort: 0, logLevel: 'info' }, stream)
  const { call, acme, sql } = service
  const metricsPort = /"port":(\d+),"msg":"metrics are served"/.exec(log)?.[1]
  const isWaiting = async (count: number) => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return metrics.includes(`\ncrm_writes_waiting ${count}\n`)
  }
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
  const create = (body: { name: string }, key?: string) => call('createCompany', { body, ...(key && withKey(key)) })

  /** Sends requests one after the other while the tenant is locked, so that all but the first wait together. */
  const gather = async <T>(requests: (() => Promise<T>)[]): Promise<T[]> => {
    const first = await service.db.transaction(async (tx) => {
      await tx.query({ text: `select from tenant_clocks where tenant_id = '${acme.tenantId}' for no key update` })
      const first = create({ name: 'First' })
      await waitFor('a write that waits for the lock', async () => (await sql(lockWaits)).length > 0)
      const sent = requests.map((send) => send())
      await waitFor('that all are queued behind it', () => isWaiting(sent.length))
      return { first, sent }
    })
    await first.first
    return Promise.all(first.sent)
  }

  t.test('Keyed writes that share a commit take effect once, though twins wait in one instance at once', async (t) => {
    const key = randomUUID()
    const send = () => create({ name: 'Twin' }, key)
    const answers = await gather([send, () => create({ name: 'Between' }), send, send])
    const twins = answers.filter(({ body }) => body.name === 'Twin')
    t.equal(new Set(twins.map(({ body }) => body.id)).size, 1)
    t.same(twins.map(({ headers }) => headers['idempotent-replayed'] ?? 'first').sort(), ['first', 'true', 'true'])
  })

  t.test('Keyed writes that share a commit refuse another body without harm to the others', async (t) => {
    const key = randomUUID()
    await create({ name: 'One' }, key)
    const answers = await gather([
      () => create({ name: 'Before' }, randomUUID()),
      () => create({ name: 'Two' }, key),
      () => create({ name: 'One' }, key),
      () => create({ name: 'After' }, randomUUID())
    ])
    t.same(
      answers.map(({ status, headers }) => [status, headers['idempotent-replayed']]),
      [
        [201, undefined],
        [422, undefined],
        [201, 'true'],
        [201, undefined]
      ]
    )
  })

  t.test(
    'Keyed writes may share a commit with others whose answers only the request can give, such as new API keys',
    async (t) => {
      const key = randomUUID()
      const makeKey = () => call('createApiKey', { body: { name: 'Made' }, ...withKey(key) })
      const [before, made, after] = await gather<{ status: number; body: object }>([
        () => create({ name: 'Before' }, randomUUID()),
        makeKey,
        () => create({ name: 'After' })
      ])
      t.same([before?.status, made?.status, after?.status], [201, 201, 201])
      const again = await makeKey()
      t.same([again.headers['idempotent-replayed'], again.body], ['true', made?.body])
      const as = { host: acme.host, headers: { 'x-api-key': again.body.key } }
      t.equal((await call('listCompanies', { as })).status, 200)
    }
  )

  t.test('Keyed writes are answered as at first, however the record has changed since', async (t) => {
    const key = randomUUID()
    const { body, headers } = await create({ name: 'At first' }, key)
    const params = { id: body.id }
    const checkReplay = async (when: string) => {
      const replay = await create({ name: 'At first' }, key)
      t.same([replay.status, replay.body, replay.headers.etag], [201, body, headers.etag], when)
      t.equal(replay.headers.location, headers.location)
    }
    await call('updateCompany', { params, body: { name: 'Later' } })
    await checkReplay('updated')
    await call('deleteCompany', { params })
    await checkReplay('deleted')
  })

  t.test('Keyed writes are answered as at first, though the same request would be refused by now', async (t) => {
    const pipeline = (await call('createPipeline', { body: { name: 'Short-lived' } })).body
    const params = { id: pipeline.id }
    const createStage = (key: string) => call('createStage', { params, body: { name: 'First' }, ...withKey(key) })
    const key = randomUUID()
    const first = await createStage(key)
    await call('deletePipeline', { params })
    t.equal((await createStage(randomUUID())).status, 404)
    const again = await createStage(key)
    t.same([again.status, again.body], [201, first.body])
  })
})

t.test(
  "'createUser' with a key waits for a slot to hash the password without holding up the tenant's writes",
  async (t) => {
    const { call } = await startService(t)
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    t.teardown(end)
    for (const client of ['one', 'other']) void passwordHashes.run({ tenantId: 'test', client }, () => isOver)
    const body = { email: 'slow@acme.example', name: 'Slow', password: 'seven lazy geese fly' }
    let isMade = false
    const made = call('createUser', { body, headers: { 'idempotency-key': randomUUID() } }).finally(() => {
      isMade = true
    })
    let count = 0
    for (let n = 0; n < 5; n += 1) void call('createCompany', { body: { name: `Meanwhile ${n}` } }).then(() => count++)
    await waitFor('five companies', () => count === 5)
    t.notOk(isMade)
    end()
    t.equal((await made).status, 201)
  }
)

t.test('A write that is refused after it has written leaves nothing in the commit that others share', async (t) => {
  const service = await startService(t)
  const { tenantId } = service.acme
  const scope = { tenantId, sees: undefined, config: service.config, origin: originOfService() }
  const writer = new TenantWriter(service.db, noSubscriptions, new PropertyCache())
  const insert = (name: string, isRefused = false) =>
    writer.writeShared(tenantId, async (tx) => {
      const sent = await write(scope, tx, company, [{ action: 'insert', row: newRow(company, { name }) }])
      if (isRefused) throw notFound('company')
      return sent
    })
  // Behind this one the others gather.
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const first = writer.write(tenantId, () => isOver)
  const gathered = Promise.allSettled([insert('One'), insert('Refused', true), insert('Two')])
  end()
  await first
  t.same(
    (await gathered).map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled']
  )
  t.same(
    (await readChanges(service)).flatMap(({ entity, data }) =>
      entity === 'company' && 'name' in data ? [data.name] : []
    ),
    ['One', 'Two']
  )
})
