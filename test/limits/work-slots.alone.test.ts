import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { run } from '../../src/db/statement.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { sheets } from '../import-export/sheets.ts'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'

t.test('Imports wait for their slots', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, db } = service
  const { importFile } = sheets(service)
  const file = 'first_name,last_name,email\nA,B,one@x.test\n'

  t.test('Imports that come at once are all answered', async (t) => {
    const results = await Promise.all(Array.from({ length: 20 }, () => importFile('contacts', file)))
    t.equal(
      results.reduce((sum, { imported }) => sum + imported, 0),
      1
    )
  })

  t.test('An import is a 503 where a hundred of the tenant wait already, and others import meanwhile', async (t) => {
    const answers = await db.transaction(async (tx) => {
      // Nothing of this tenant is written meanwhile.
      await run(tx, lockTenant, { tenantId: acme.tenantId })
      const some = Array.from({ length: 105 }, (_, n) => call('importContacts', upload(file.replace('one', String(n)))))
      const { problem, headers } = await Promise.race(some)
      t.match(problem, { status: 503, code: 'overloaded' })
      t.match(headers['retry-after'], /^\d+$/)
      t.match(await importFile('contacts', file, globex.writer), { imported: 1 })
      return [Promise.all(some)]
    })
    const [all = []] = await Promise.all(answers)
    const refusedCount = all.filter(({ status }) => status === 503).length
    t.same([all.length, refusedCount], [105, 1])
    t.ok(all.every((answer) => answer.status === 503 || answer.body.imported === 1))
  })
})

t.test('Changes of definitions wait for the slots of changes of many, and leave reading alone', async (t) => {
  const { call, acme, globex, db } = await startService(t)
  const body = { entity: 'contact', type: 'text', label: 'L' } as const
  const params = { id: (await call('createProperty', { body: { ...body, key: 'kept' } })).body.id }
  const gone = { id: (await call('createProperty', { body: { ...body, key: 'gone' } })).body.id }
  const answers = await db.transaction(async (tx) => {
    // Nothing of this tenant is written meanwhile.
    await run(tx, lockTenant, { tenantId: acme.tenantId })
    const some = Array.from({ length: 109 }, (_, n) =>
      n % 2 ? call('deleteProperty', { params: gone }) : call('updateProperty', { params, body: { label: `L${n}` } })
    )
    const { problem, headers } = await Promise.race(some)
    t.match(problem, { status: 503, code: 'overloaded', detail: /^Too many changes of many records/ })
    t.match(headers['retry-after'], /^\d+$/)
    t.equal((await call('getProperty', { params })).status, 200)
    t.equal((await call('listContacts', {})).status, 200)
    t.equal((await call('createProperty', { as: globex.admin, body: { ...body, key: 'theirs' } })).status, 201)
    return [Promise.all(some)]
  })
  const [all = []] = await Promise.all(answers)
  const statuses = all.map(({ status }) => status)
  t.equal(statuses.filter((status) => status === 503).length, 1)
  t.equal(statuses.filter((status, n) => n % 2 === 1 && status === 200).length, 1, 'one has deleted it')
  t.ok(statuses.every((status) => [200, 404, 503].includes(status)))
})

t.test('Downloads that nobody reads leave room for others, and for who waits once they end', async (t) => {
  const { app, acme, globex, sql } = await startService(t)
  await sql(
    `insert into contacts (tenant_id, id, first_name, last_name, notes, tags, lifecycle_stage, created_at, updated_at)
      select tenant_id, gen_random_uuid(), 'First', 'Last', repeat(md5(n::text), 300), '{}', 'lead', now(), now()
      from unnest($1::uuid[]) as tenant_id, generate_series(1, 1000) n`,
    [[acme.tenantId, globex.tenantId]]
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const open = ({ host, headers } = acme.reader) => {
    const { path } = describe('exportContacts')
    const sent = get({ host: '127.0.0.1', port, path, agent: false, headers: { ...headers, host } })
    sent.on('error', () => {})
    const response = once(sent, 'response').then(([one]) => one as IncomingMessage)
    return { sent, response }
  }
  const stalled = Array.from({ length: 25 }, () => open())
  for (const { response } of stalled) t.equal((await response).statusCode, 200)

  const next = open()
  let isAnswered = false
  void next.response.then(() => {
    isAnswered = true
  })
  const other = open(globex.reader)
  t.equal((await other.response).statusCode, 200)
  t.notOk(isAnswered, 'the tenant’s next one waits')
  stalled.pop()?.sent.destroy()
  t.equal((await next.response).statusCode, 200)
  for (const { sent } of [...stalled, next, other]) sent.destroy()
})
