import t from 'tap'
import type { Answer } from '../support/call.ts'
import { startService } from '../support/start.ts'
import { type AnyRecord, kinds, makeLinks } from './kinds.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

t.test('A record is read as it was at a moment', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const links = await makeLinks(service)
  const latest = async () => {
    const [row] = await sql<{ sequence: number }>(
      'select sequence::float8 as sequence from tenant_clocks where tenant_id = $1',
      [acme.tenantId]
    )
    return row?.sequence ?? 0
  }
  type Anything = Answer<AnyRecord>
  const at = async (id: string, recordId: string, asOf: number | string, more = {}) =>
    (await call(id as 'getContact', { params: { id: recordId }, query: { asOf, ...more } })) as unknown as Anything

  for (const { entity, operations, full, least } of kinds) {
    t.test(
      `A ${entity} answers at each moment what it answered then, with that ETag, by number and by time`,
      async (t) => {
        const get = (params: object) => call(operations.get as 'getContact', { params } as never) as unknown as Anything
        const made = (await call(operations.create as 'createContact', { body: least('p', links) } as never)).body
        const params = { id: made.id }
        const kept: { sequence: number; time: string; answer: Anything }[] = []
        const keep = async () => {
          const answer = await get(params)
          kept.push({ sequence: await latest(), time: answer.body.updatedAt, answer })
        }
        await keep()
        await call(operations.update as 'updateContact', { params, body: full('p', links) } as never)
        await keep()
        await call(operations.update as 'updateContact', { params, body: { custom: {}, tags: ['x'] } } as never).catch(
          () => {}
        )
        await keep()
        await call(operations.remove as 'deleteContact', { params })
        const gone = await latest()
        for (const { sequence, time, answer } of kept) {
          for (const asOf of [sequence, time]) {
            const then = await at(operations.get, made.id, asOf)
            t.same(then.body, answer.body)
            t.equal(then.headers.etag, answer.headers.etag)
            t.equal(Number(then.headers['x-as-of-sequence']), sequence)
          }
        }
        t.equal((await at(operations.get, made.id, gone)).status, 404, 'no longer')
        t.equal((await at(operations.get, made.id, (kept[0]?.sequence ?? 0) - 1)).status, 404, 'not yet')
        const some = await at(operations.get, made.id, kept[1]?.sequence ?? 0, { fields: 'id,createdAt' })
        t.same(some.body, { id: made.id, createdAt: made.createdAt })
        t.equal(some.headers.etag, kept[1]?.answer.headers.etag)
      }
    )
  }

  t.test('A moment is refused that is to come, has no zone, or is no number of the log', async (t) => {
    const end = await latest()
    const wrong = [
      '0',
      '01',
      ' 1',
      '1 ',
      '-1',
      '1.5',
      '1e2',
      'x',
      '',
      ' ',
      '2026-03-31',
      '2026-03-31T10:00:00',
      '2026-02-30T00:00:00Z'
    ]
    const future = [String(end + 1), '99999999999999999999', '2999-01-01T00:00:00Z']
    for (const asOf of [...wrong, ...future]) {
      const { status, problem } = await at('getContact', links.contactId, asOf)
      t.match([status, problem.code, problem.errors?.[0]?.path], [400, 'validation_failed', 'asOf'], asOf)
      const found = await call('searchContacts', { body: { asOf } })
      t.match([found.status, found.problem.errors?.[0]?.path], [400, '/asOf'], `searched as of ${asOf}`)
    }
    for (const asOf of [0, -1, 1.5, true, {}]) {
      const { problem } = await call('searchContacts', { invalidBody: { asOf } })
      t.match(problem.errors, [
        { path: '/asOf', message: /^must be a time with its zone, .*, or the number of a change/ }
      ])
    }
    for (const asOf of ['01', ' 1', '1 ']) {
      for (const operation of ['listContacts', 'getDealSummary'] as const) {
        t.equal((await call(operation, { query: { asOf } })).status, 400, `${operation} as of ${asOf}`)
      }
    }
    const both = await call('getContact', { params: { id: 'x' }, query: { asOf: 'x', fields: 'x' } })
    t.equal(both.problem.errors?.length, 3, 'all that is wrong at once')
    t.equal((await at('getContact', links.contactId, '0001-01-01T00:00:00Z')).problem.code, 'history_expired')
    t.equal((await at('getContact', links.contactId, '0001-01-01T00:00:00Z')).problem.oldestSequence, 1)
    for (const asOf of ['2026-03-31T10:00:00+02:00', '2026-03-31t10:00:00.123456z']) {
      t.equal((await at('getContact', links.contactId, asOf)).status, 410, asOf)
    }
    const now = await at('getContact', links.contactId, new Date().toISOString())
    t.equal(Number(now.headers['x-as-of-sequence']), end)
    t.same(now.body, (await call('getContact', { params: { id: links.contactId } })).body)
  })

  t.test("A tenant's moments are its own, and so are the records of each kind", async (t) => {
    const end = await latest()
    t.equal((await at('getContact', links.companyId, end)).status, 404)
    const foreign = await call('getContact', { params: { id: links.contactId }, query: { asOf: 1 }, as: globex.admin })
    t.equal(foreign.status, 404)
    const beyond = await call('getContact', { params: { id: links.contactId }, query: { asOf: end }, as: globex.admin })
    t.equal(beyond.status, 400)
  })

  t.test('Writes and exports take no moment', async (t) => {
    const asOf = await latest()
    const params = { id: links.contactId }
    const refused = [
      call('updateContact', { params, query: { asOf }, body: { city: 'x' } } as never),
      call('deleteContact', { params, query: { asOf } } as never),
      call('exportContacts', { query: { asOf, format: 'csv' } } as never),
      call('createContact', { query: { asOf }, body: { firstName: 'a', lastName: 'b' } } as never),
      call('bulkUpdateContacts', {
        invalidBody: { filter: { property: 'city', op: 'isNull' }, set: { city: 'y' }, asOf }
      })
    ]
    for (const { status, problem } of await Promise.all(refused)) {
      t.equal(status, 400)
      t.match(problem.detail, /asOf/)
    }
  })

  t.test('Who sees only some records can ask for no moment, and is told so', async (t) => {
    const user = { name: 'Few', email: 'few@acme.test', password: 'seven lazy geese fly', role: 'member' as const }
    const { id: userId } = (await call('createUser', { body: { ...user, visibility: 'own' } })).body
    const { key } = (await call('createApiKey', { body: { name: 'few', scopes: 'read', userId } as never }))
      .body as never as { key: string }
    const as = { host: acme.host, headers: { 'x-api-key': key } }
    const { id } = (await call('createContact', { body: { firstName: 'Own', lastName: 'One', ownerId: userId } })).body
    t.equal((await call('getContact', { params: { id }, as })).status, 200)
    const { status, problem } = await call('getContact', { params: { id }, query: { asOf: await latest() }, as })
    t.match([status, problem.code, problem.detail], [403, 'forbidden', /asOf/])
  })

  t.test(
    'What others are called, and the last activity, are as they were at the last change of the record',
    async (t) => {
      const { id } = (await call('createCompany', { body: { name: 'Before' } })).body
      const contact = (await call('createContact', { body: { firstName: 'A', lastName: 'B', companyId: id } })).body
      await call('updateCompany', { params: { id }, body: { name: 'After' } })
      await call('createActivity', { body: { activityType: 'call', subject: 's', contactId: contact.id } })
      const now = (await call('getContact', { params: { id: contact.id } })).body
      t.match(now, { companyName: 'After', lastActivityAt: String })
      t.match((await at('getContact', contact.id, await latest())).body, {
        companyName: 'Before',
        lastActivityAt: null
      })
      t.equal((await at('getCompany', id, await latest())).body.name, 'After')
    }
  )

  t.test(
    'A record that was merged away is there before the merge, and behind it names what was left then',
    async (t) => {
      const [one, two, three] = await Promise.all(
        ['one', 'two', 'three'].map(async (name) => (await call('createCompany', { body: { name } })).body)
      )
      const [first, second, third] = [one?.id ?? '', two?.id ?? '', three?.id ?? '']
      const before = await latest()
      await call('mergeCompanies', { params: { id: second }, body: { duplicateId: first } })
      const once = await latest()
      await call('mergeCompanies', { params: { id: third }, body: { duplicateId: second } })
      const twice = await latest()
      t.equal((await at('getCompany', first, before)).body.name, 'one')
      const named = async (asOf: number) => (await at('getCompany', first, asOf)).problem.mergedInto
      t.equal(await named(once), second)
      t.equal(await named(twice), third)
      t.equal((await at('getCompany', first, before - 3)).problem.mergedInto, undefined, 'not there yet')
    }
  )

  t.test('An erased contact was never there, and no record has its name', async (t) => {
    const contact = (await call('createContact', { body: { firstName: 'Zelda', lastName: 'Quux' } })).body
    const body = { name: 'D', pipelineId: links.pipelineId, stageId: links.stageId, contactId: contact.id }
    const deal = (await call('createDeal', { body })).body
    const before = await latest()
    t.equal((await at('getDeal', deal.id, before)).body.contactName, 'Zelda Quux')
    await call('eraseContact', { params: { id: contact.id }, body: { activities: 'unlink' } })
    t.equal((await at('getContact', contact.id, before)).status, 404)
    t.equal((await at('getDeal', deal.id, before)).body.contactName, null)
  })

  t.test("Custom values are those that are ones by today's definitions", async (t) => {
    const define = async (key: string, type: 'text' | 'number' | 'date') =>
      (await call('createProperty', { body: { entity: 'contact', key, type, label: key } })).body.id
    const [kept, hidden, gone] = [
      await define('kept', 'text'),
      await define('hidden', 'text'),
      await define('gone', 'text')
    ]
    const custom = { kept: 'k', hidden: 'h', gone: 'g' }
    const { id } = (await call('createContact', { body: { firstName: 'C', lastName: 'D', custom } })).body
    const then = await latest()
    await call('updateContact', { params: { id }, body: { custom: { gone: null, kept: 'other' } } })
    t.same((await at('getContact', id, then)).body.custom, custom)
    await call('updateProperty', { params: { id: hidden }, body: { isArchived: true } })
    await call('deleteProperty', { params: { id: gone } })
    t.same((await at('getContact', id, then)).body.custom, { kept: 'k' })
    await define('gone', 'number')
    t.same((await at('getContact', id, then)).body.custom, { kept: 'k' }, 'a text is no number')
    t.same((await at('getContact', id, then, { fields: 'custom.kept' })).body, { custom: { kept: 'k' } })
    const archived = await latest()
    await call('updateContact', { params: { id }, body: { city: 'x' } })
    await call('updateProperty', { params: { id: hidden }, body: { isArchived: false } })
    t.same((await at('getContact', id, then)).body.custom, { kept: 'k', hidden: 'h' }, 'back with its values')
    t.same((await at('getContact', id, archived + 1)).body.custom, { kept: 'other' }, 'missing where it was archived')
    t.ok(kept)
  })

  t.test('A moment between two changes is the state behind the first of them', async (t) => {
    const { id } = (await call('createContact', { body: { firstName: 'First', lastName: 'x' } })).body
    await pause(20)
    const between = new Date().toISOString()
    await pause(20)
    await call('updateContact', { params: { id }, body: { firstName: 'Second' } })
    t.equal((await at('getContact', id, between)).body.firstName, 'First')
  })
})
