import { randomUUID } from 'node:crypto'
import t from 'tap'
import { operations } from '../../generated/operations.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import type { Call } from '../support/call.ts'
import { readChanges } from '../support/change-log.ts'
import { makeRequest, upload } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// What the contract says of `Idempotency-Key`.

const taking = operationIds.filter((id) =>
  (operations[id].requestHeaders as readonly string[]).includes('Idempotency-Key')
)
const withKey = (call: object, key: string) =>
  ({ ...call, headers: { ...(call as Call<never>).headers, 'idempotency-key': key } }) as never

t.test(
  'Every POST but logins, searches, sums, batch reads and messages of agents, and every upsert, takes a key',
  async (t) => {
    const expected = operationIds.filter((id) => {
      const { method, tag } = describe(id)
      // A message of an agent has it among a tool's arguments.
      if (/^(search|batchGet|aggregate|callMcp$)/.test(id)) return false
      return (method === 'POST' && tag !== 'auth') || id.startsWith('upsert')
    })
    t.same(taking, expected)
    t.ok(taking.length > 15)
  }
)

t.test('Requests with one Idempotency-Key make one write', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service

  for (const id of taking.filter((one) => one !== 'testWebhook')) {
    await t.test(`'${id}' repeated with its key gets the first answer, byte for byte, and does nothing`, async (t) => {
      const request = withKey(await makeRequest(service, acme.admin, id), randomUUID())
      const first = await call(id, request)
      t.equal(first.headers['idempotent-replayed'], undefined)
      const before = await readChanges(service)
      const second = await call(id, request)
      t.same([second.status, second.body], [first.status, first.body])
      t.equal(second.headers['idempotent-replayed'], 'true')
      t.equal(second.headers.location, first.headers.location)
      t.equal(second.headers.etag, first.headers.etag)
      t.equal(second.headers['x-change-set'], first.headers['x-change-set'])
      t.equal((await readChanges(service)).length, before.length)
    })
  }

  t.test('A repetition gets the first answer, whatever has changed since that would refuse it', async (t) => {
    const define = async (key: string, more: object = {}) => {
      const body = { entity: 'contact', key, type: 'text', label: 'L', ...more } as const
      return (await call('createProperty', { body })).body.id
    }
    const archived = await define('archived_later')
    const number = await define('number_later', { isUnique: true })
    const choice = await define('choice_later', { type: 'select', options: [{ value: 'a' }] })
    const deleted = await define('deleted_later')
    const { id: companyId } = (await call('createCompany', { body: { name: 'Deleted later' } })).body
    const { id: ownerId } = (
      await call('createUser', {
        body: { email: 'later@acme.test', name: 'Later', role: 'member', password: 'a password of Later' }
      })
    ).body
    const person = (more: object) => ({ firstName: 'Ada', lastName: 'Lovelace', ...more })
    const file = (header: string, cell: string) => upload(`first_name,last_name,${header}\nAda,Lovelace,${cell}\n`)
    const requests: [(typeof taking)[number], object][] = [
      ['createContact', { body: person({ custom: { archived_later: 'x' } }) }],
      ['createContact', { body: person({ custom: { choice_later: 'a' } }) }],
      ['createContact', { body: person({ companyId, ownerId }) }],
      ['createContact', { body: person({ custom: { number_later: '7' } }) }],
      ['bulkCreateContacts', { body: { items: [person({ custom: { archived_later: 'y' } })] } }],
      ['upsertContact', { body: person({ custom: { number_later: '8' } }), query: { match: 'custom.number_later' } }],
      ['importContacts', file('custom.archived_later', 'z')],
      ['importContacts', { ...file('code', 'z'), query: { mapping: 'code:custom.archived_later' } }],
      ['importContacts', { ...file('custom.deleted_later', ''), query: { async: true } }],
      ['importContacts', { ...file('code', ''), query: { async: true, mapping: 'code:custom.deleted_later' } }]
    ]
    const keyed = requests.map(([id, request]) => [id, withKey(request, 'k'.repeat(219) + randomUUID())] as const)
    const first = []
    for (const [id, request] of keyed) first.push(await call(id, request))
    await waitFor('the imports', async () =>
      (await call('listImportJobs', {})).body.every(({ status }) => !['queued', 'running'].includes(status))
    )
    for (const id of [archived, number]) await call('updateProperty', { params: { id }, body: { isArchived: true } })
    await call('updateProperty', { params: { id: choice }, body: { options: [{ value: 'a', isArchived: true }] } })
    t.equal((await call('deleteProperty', { params: { id: deleted } })).status, 200)
    await call('deleteCompany', { params: { id: companyId } })
    await call('deleteUser', { params: { id: ownerId } })
    for (const [index, [id, request]] of keyed.entries()) {
      const name = `${id} no. ${index}`
      const plain = requests[index]?.[1] as never
      if (!id.startsWith('bulk')) t.equal((await call(id, plain)).status, 400, `${name} is refused by now`)
      const before = await readChanges(service)
      const again = await call(id, request)
      t.equal(again.status, first[index]?.status, name)
      t.equal(JSON.stringify(again.body), JSON.stringify(first[index]?.body), `${name} to the letter`)
      t.equal(again.headers['idempotent-replayed'], 'true', name)
      t.equal(again.headers.location, first[index]?.headers.location, name)
      t.equal((await readChanges(service)).length, before.length, name)
      const other = {
        ...(request as object),
        ...((request as Call<never>).body ? { body: person({ custom: { x: 1 } }) } : {})
      }
      if ((request as Call<never>).body)
        t.not((await call(id, other as never)).status, 201, `${name} with another body`)
    }
  })

  t.test('Another body with a known key is a 422, and writes nothing', async (t) => {
    const key = randomUUID()
    await call('createCompany', withKey({ body: { name: 'One' } }, key))
    const before = await readChanges(service)
    const { status, problem } = await call('createCompany', withKey({ body: { name: 'Two' } }, key))
    t.same([status, problem.code], [422, 'idempotency_key_reused'])
    t.equal((await readChanges(service)).length, before.length)
  })

  t.test(
    'Another body with a known key is a 422, also where it names a property that is archived or not there',
    async (t) => {
      const definition = { entity: 'company', key: 'gone', type: 'text', label: 'L' } as const
      const params = { id: (await call('createProperty', { body: definition })).body.id }
      await call('updateProperty', { params, body: { isArchived: true } })
      const key = randomUUID()
      await call('createCompany', withKey({ body: { name: 'One' } }, key))
      for (const custom of [{ gone: 'x' }, { never: 'x' }]) {
        const { status, problem } = await call('createCompany', withKey({ body: { name: 'Two', custom } }, key))
        t.same([status, problem.code], [422, 'idempotency_key_reused'], JSON.stringify(custom))
        const fresh = await call('createCompany', withKey({ body: { name: 'Two', custom } }, randomUUID()))
        t.same([fresh.status, fresh.problem.code], [400, 'validation_failed'], 'a key that is new')
      }
    }
  )

  t.test('Another query with a known key is a 422, and writes nothing', async (t) => {
    for (const key of ['code', 'number']) {
      await call('createProperty', { body: { entity: 'company', key, type: 'text', label: 'L', isUnique: true } })
    }
    const key = randomUUID()
    const body = { name: 'One', domain: 'query.test', custom: { code: 'K-1', number: '1' } }
    const upsert = (match?: string) => call('upsertCompany', withKey({ body, ...(match && { query: { match } }) }, key))
    const first = await upsert('custom.code')
    const before = await readChanges(service)
    for (const match of ['custom.number', undefined]) {
      const { status, problem } = await upsert(match)
      t.same([status, problem.code], [422, 'idempotency_key_reused'], String(match))
    }
    const again = await upsert('custom.code')
    t.same([again.body, again.headers['idempotent-replayed']], [first.body, 'true'])
    t.equal((await readChanges(service)).length, before.length)
  })

  t.test('Another operation, record, credential or tenant has keys of its own', async (t) => {
    const key = randomUUID()
    const body = { name: 'Alike' }
    const asked = [
      await call('createCompany', withKey({ body }, key)),
      await call('createCompany', withKey({ body, as: acme.writer }, key)),
      await call('createCompany', withKey({ body, as: globex.admin }, key)),
      await call('createPipeline', withKey({ body }, key))
    ]
    t.equal(new Set(asked.map((one) => (one.body as { id: string }).id)).size, 4)
    t.ok(asked.every(({ headers }) => !headers['idempotent-replayed']))
  })

  t.test('An error is not kept: the mended request goes through with the same key', async (t) => {
    const key = randomUUID()
    await call('createCompany', { body: { name: 'Taken', domain: 'taken.test' } })
    const refused = await call('createCompany', withKey({ body: { name: 'Mine', domain: 'taken.test' } }, key))
    t.equal(refused.status, 409)
    t.equal((await call('createCompany', withKey({ body: { name: 'Mine', domain: 'free.test' } }, key))).status, 201)
  })

  t.test(
    'Of requests with keys that come at once, the error of one undoes no other, and each takes effect once',
    async (t) => {
      const before = await readChanges(service)
      // Every third has the domain of the one before it.
      const requests = Array.from({ length: 21 }, (_, n) =>
        withKey({ body: { name: `Shared ${n}`, domain: `shared-${n % 3 === 2 ? n - 1 : n}.test` } }, randomUUID())
      )
      const send = () => Promise.all(requests.map((request) => call('createCompany', request)))
      const first = await send()
      const second = await send()
      const outcomes = (answers: typeof first) => answers.map((one) => (one.status === 201 ? one.body : one.status))
      t.equal(first.filter(({ status }) => status === 201).length, 14)
      t.equal(first.filter(({ status }) => status === 409).length, 7)
      t.same(outcomes(second), outcomes(first))
      t.equal((await readChanges(service)).length, before.length + 14)
    }
  )

  t.test('A header that cannot be a key is a 400 that says so', async (t) => {
    for (const key of ['', 'a'.repeat(256), 'two words', 'naïve']) {
      const { status, problem } = await call('createCompany', withKey({ body: { name: 'x' } }, key))
      t.same([status, problem.errors?.[0]?.path], [400, 'Idempotency-Key'], JSON.stringify(key))
    }
  })

  t.test('Of twenty twins over two instances one makes the record, and all get the same bytes', async (t) => {
    const other = await service.startInstance()
    const request = withKey({ body: { name: 'Twin' } }, randomUUID())
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? service : other).call('createCompany', request))
    )
    t.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
    t.equal(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1)
    const [found] = await sql<{ count: number }>(`select count(*)::int as count from companies where name = 'Twin'`)
    t.equal(found?.count, 1)
  })

  t.test('A key older than 24 hours is forgotten', async (t) => {
    const request = withKey({ body: { name: 'Old' } }, randomUUID())
    const { body: first } = await call('createCompany', request)
    await sql(`update idempotency_keys set created_at = now() - interval '24 hours 1 second'`)
    const { body: second, headers } = await call('createCompany', request)
    t.not(second.id, first.id)
    t.equal(headers['idempotent-replayed'], undefined)
  })

  t.test('No secret that an answer shows is kept in the clear under its key', async (t) => {
    const { body } = await call('createApiKey', withKey({ body: { name: 'Kept' } }, randomUUID()))
    const rows = await sql<{ row: string }>('select k::text as row from idempotency_keys k')
    t.notOk(rows.some(({ row }) => row.includes(body.key)))
  })
})

const skip = unlessOnCluster('its tables take no triggers')

t.test('An import that was cut off goes on where it stopped', { skip }, async (t) => {
  const service = await startService(t)
  const { call, sql, acme } = service
  const rows = Array.from({ length: 1_700 }, (_, n) => (n % 100 === 7 ? `,Nobody ${n}` : `First,Last ${n}`))
  const request = withKey(upload(`first_name,last_name\n${rows.join('\n')}\n`), randomUUID())
  const whole = { totalRows: 1_700, imported: 1_683, skipped: 17 }
  // The third chunk can't be written: the first two are.
  await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`)
  await sql(
    `create trigger refuse before insert on contacts for each row when (new.last_name = 'Last 1100') execute function refuse()`
  )
  t.equal((await call('importContacts', request)).status, 500)
  await sql('drop trigger refuse on contacts')

  const [again, twin] = await Promise.all([call('importContacts', request), call('importContacts', request)])
  t.match(again.body, whole, 'the whole file is reported')
  t.equal(again.body.errors.length, 17)
  t.match(twin.body, whole)
  const marks = [again, twin].map(({ headers }) => headers['idempotent-replayed'])
  t.same(marks.sort(), ['true', undefined], 'one of the two has the answer of the other')
  const replay = await call('importContacts', request)
  t.same([replay.body, replay.headers['idempotent-replayed']], [again.body, 'true'])
  const [found] = await sql<{ count: number; names: number }>(
    'select count(*)::int as count, count(distinct last_name)::int as names from contacts where tenant_id = $1',
    [acme.tenantId]
  )
  t.same(found, { count: 1_683, names: 1_683 }, 'each row once, though none has an e-mail address')
  const sets = await sql<{ set: string }>(`select distinct change_set as set from changes where entity = 'contact'`)
  t.same(sets, [{ set: replay.headers['x-change-set'] }], 'one import is one change set')
})
