import { EventEmitter, once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { run } from '../../src/db/statement.ts'
import { openTenantSlots, type SlotLimits } from '../../src/limits/fair-semaphore.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { sheets } from '../import-export/sheets.ts'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'

t.test('slots', async (t) => {
  const bounds: SlotLimits = { maxAtOnce: 4, maxWaitingOfTenant: 2, waitMs: 60_000, refusal: 'Full.' }
  /** Notes who has entered, in their order; the names begin with their tenant's. */
  const watch = (t: Test, more: Partial<SlotLimits> = {}) => {
    const acquire = openTenantSlots({ ...bounds, ...more })
    const entered: string[] = []
    const leave = new Map<string, () => void>()
    const ask = (name: string, response = new EventEmitter()) => {
      const asked = acquire(name.charAt(0), response as ServerResponse).then((free) => {
        entered.push(name)
        leave.set(name, free)
      })
      asked.catch(() => {})
      t.teardown(() => response.emit('close'))
      return asked
    }
    const free = async (name: string) => {
      leave.get(name)?.()
      await setImmediate()
      return entered.at(-1)
    }
    return { ask, free, entered }
  }
  const refused = { status: 503, code: 'overloaded', message: 'Full.', details: { headers: { 'retry-after': /\d/ } } }

  t.test('are given in order, and past a tenant that has as many as are free', async (t) => {
    const { ask, free, entered } = watch(t)
    for (const name of ['a1', 'a2', 'a3', 'b1', 'a4', 'b2']) void ask(name)
    await setImmediate()
    t.same(entered, ['a1', 'a2', 'b1'])
    t.equal(await free('b1'), 'b2')
    t.equal(await free('a1'), 'a3')
    t.equal(await free('a1'), 'a3', 'a slot is released once')
    t.equal(await free('a2'), 'a4')
  })

  t.test('are left for a third tenant, whatever two others do, and for a fourth', async (t) => {
    const { ask, entered } = watch(t, { maxAtOnce: 8, maxWaitingOfTenant: 100 })
    for (const name of ['a', 'b', 'c', 'd']) {
      for (let n = 0; n < 20; n += 1) void ask(name)
      await setImmediate()
    }
    t.equal(entered.join(''), 'aaaabbcd')
  })

  t.test('go to a tenant that has fewer before one that has more', async (t) => {
    const { ask, free, entered } = watch(t, { maxAtOnce: 8 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1', 'b3', 'c2', 'e1']) void ask(name)
    await setImmediate()
    t.same(entered, ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1', 'd1'])
    t.equal(await free('a1'), 'e1')
    t.equal(await free('a2'), 'e1', 'one is free, for a newcomer')
    t.equal(await free('a3'), 'c2')
  })

  t.test('are waited for by so many of a tenant, and not by one more', async (t) => {
    const { ask, free } = watch(t)
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name)
    await t.rejects(ask('a5'), refused)
    await free('a1')
    void ask('a6')
    await t.rejects(ask('a7'), refused)
  })

  t.test('are waited for so long', async (t) => {
    const { ask, free, entered } = watch(t, { waitMs: 10 })
    for (const name of ['a1', 'a2']) void ask(name)
    await t.rejects(ask('a3'), refused)
    await free('a1')
    t.same(entered, ['a1', 'a2'], 'who gave up has none')
    await ask('a4')
  })

  t.test('are not given to who is gone', async (t) => {
    const { ask, free, entered } = watch(t)
    const response = new EventEmitter()
    for (const name of ['a1', 'a2']) void ask(name)
    const asked = ask('a3', response)
    void ask('a4')
    response.emit('close')
    await t.rejects(asked, refused)
    t.equal(await free('a1'), 'a4')
    await t.rejects(ask('a5', Object.assign(new EventEmitter(), { destroyed: true })), refused)
    t.same(entered, ['a1', 'a2', 'a4'])
  })
})

t.test('imports', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, db } = service
  const { importFile } = sheets(service)
  const file = 'first_name,last_name,email\nA,B,one@x.test\n'

  t.test('that come at once are all answered', async (t) => {
    const results = await Promise.all(Array.from({ length: 20 }, () => importFile('contacts', file)))
    t.equal(
      results.reduce((sum, { imported }) => sum + imported, 0),
      1
    )
  })

  t.test('are a 503 where a hundred of the tenant wait already, and others import meanwhile', async (t) => {
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

t.test('downloads that nobody reads leave room for others, and for who waits once they end', async (t) => {
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
