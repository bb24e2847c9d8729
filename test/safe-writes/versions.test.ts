import t from 'tap'
import { type OperationId, operations } from '../../generated/operations.ts'
import { makeRecordFor, makeRequest, readerOf } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { startService } from '../support/start.ts'

// What the contract says of `ETag` and `If-Match`.

// A tenant's contract is a document, whose tag names its content (test/properties/contract.test.ts). Upserts:
// test/records/upsert.test.ts.
const tagged = operationIds.filter(
  (id) => describe(id).tag !== 'system' && id !== 'getContract' && !id.startsWith('upsert') && operations[id].hasETag
)
const guardedIds = operationIds.filter(
  (id) => !id.startsWith('upsert') && (operations[id].requestHeaders as readonly string[]).includes('If-Match')
)

const hasHiddenVersion = (id: OperationId) => ['webhooks', 'api-keys'].includes(describe(id).tag)
const versionIn = ({ etag }: Record<string, unknown>) => String(etag).slice(1, -1)

t.test('A record’s version guards it against lost updates', async (t) => {
  const service = await startService(t)
  const { call, acme, sql } = service

  t.test('Every answer that is one record carries its updatedAt as a strong tag, shown or not', async (t) => {
    t.ok(tagged.length >= 27)
    for (const id of tagged) {
      const { headers, body } = await call(id, (await makeRequest(service, acme.admin, id)) as never)
      const { updatedAt } = body as { updatedAt?: string }
      t.match(headers.etag, /^"\d{4}-\d\d-\d\dT[\d:.]{12}Z"$/, id)
      if (hasHiddenVersion(id)) t.equal(updatedAt, undefined, id)
      else t.equal(headers.etag, `"${updatedAt}"`, id)
    }
  })

  t.test('A pipeline with stages has the version of its own, which guards it', async (t) => {
    const { id } = (await call('createPipeline', { body: { name: 'With stages' } })).body
    const params = { id }
    for (const name of ['One', 'Two']) await call('createStage', { params, body: { name } })
    const { headers, body } = await call('getPipeline', { params })
    t.equal(body.stages.length, 2)
    t.ok(body.stages.every(({ updatedAt }) => updatedAt !== body.updatedAt))
    t.equal(headers.etag, `"${body.updatedAt}"`)
    const rename = (name: string) =>
      call('updatePipeline', { params, body: { name }, headers: { 'if-match': headers.etag } } as never)
    t.equal((await rename('Renamed')).status, 200)
    t.equal((await rename('Renamed again')).status, 412)
  })

  t.test('A version that no property shows is the same in each answer, and another after a change', async (t) => {
    for (const noun of ['ApiKey', 'Webhook'] as const) {
      const creation = await makeRequest(service, acme.admin, `create${noun}`)
      const keyed = { ...creation, headers: { 'idempotency-key': `version-${noun}` } }
      const made = await call(`create${noun}`, keyed as never)
      t.equal((await call(`create${noun}`, keyed as never)).headers.etag, made.headers.etag, 'replayed')
      const params = { id: made.body.id }
      t.equal((await call(`get${noun}`, { params })).headers.etag, made.headers.etag)
      const rename = (name: string) => call(`update${noun}`, { params, body: { name } })
      const renamed = await rename('Renamed')
      t.ok(String(renamed.headers.etag) > String(made.headers.etag))
      t.equal((await rename('Renamed')).headers.etag, renamed.headers.etag, 'unchanged')
      t.equal((await call(`get${noun}`, { params })).headers.etag, renamed.headers.etag)
    }
  })

  t.test('A GET carries the version also where fields leaves updatedAt out, and answers no 304', async (t) => {
    for (const id of tagged.filter((one) => describe(one).method === 'GET')) {
      const request = await makeRequest(service, acme.admin, id)
      const { headers } = await call(id, request as never)
      const lean = await call(id, {
        ...request,
        query: { fields: 'id' },
        headers: { 'if-none-match': headers.etag }
      } as never)
      t.same([lean.status, lean.headers.etag], [200, headers.etag], id)
    }
  })

  t.test('Every PUT, PATCH, DELETE and merge of a record takes If-Match', async (t) => {
    const expected = operationIds.filter((id) => {
      const { method, path } = describe(id)
      const isWrite = (['PUT', 'PATCH', 'DELETE'].includes(method) && path.includes('{id}')) || path.endsWith('/merge')
      // A job of an import has no version.
      return isWrite && operations[readerOf(id)].hasETag
    })
    t.same(guardedIds, expected)
  })

  for (const id of guardedIds) {
    await t.test(`'${id}' refuses a version that is not the current one, and writes nothing`, async (t) => {
      const read = readerOf(id).replace('Bant', '') as 'getDeal'
      const request = await makeRequest(service, acme.admin, id)
      const params = { id: String(request.params?.id) }
      const before = await call(read, { params })
      const stale = { ...request, headers: { 'if-match': '"2001-01-01T00:00:00.000Z"' } }
      const { status, problem } = await call(id, stale as never)
      t.same([status, problem.code, problem.currentVersion], [412, 'version_conflict', versionIn(before.headers)])
      t.same((await call(read, { params })).body, before.body)
      const fresh = { ...request, headers: { 'if-match': String(before.headers.etag) } }
      t.equal((await call(id, fresh as never)).status, 200, 'the current one goes through')
    })
  }

  t.test('If-Match: * asks only that the record exists', async (t) => {
    const headers = { 'if-match': '*' }
    for (const id of guardedIds) {
      t.equal((await call(id, { ...(await makeRequest(service, acme.admin, id)), headers } as never)).status, 200, id)
      const request = await makeRequest(service, acme.admin, id)
      const params = { ...request.params, id: '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b99' }
      const absent = await call(id, { ...request, params, headers } as never)
      t.equal(absent.status, 404, id)
    }
  })

  t.test('A strong tag that was never given out is not the current version', async (t) => {
    for (const id of guardedIds) {
      const request = await makeRequest(service, acme.admin, id)
      for (const tag of ['"x"', '"1"', '"*"']) {
        const { status, problem } = await call(id, { ...request, headers: { 'if-match': tag } } as never)
        t.same([status, problem.code], [412, 'version_conflict'], `${id} ${tag}`)
      }
    }
  })

  t.test('Lists of tags, weak tags and what is no tag are a 400 that names the header', async (t) => {
    const { id } = (await makeRecordFor(service, acme.admin, 'getCompany')) as { id: string }
    const { headers } = await call('getCompany', { params: { id } })
    for (const tag of [
      `W/${headers.etag}`,
      `${headers.etag}, "x"`,
      'x',
      '""',
      '"x',
      '"x y"',
      `"${'x'.repeat(99)}"`,
      ''
    ]) {
      const { status, problem } = await call('updateCompany', {
        ...{ params: { id }, body: { name: 'x' } },
        headers: { 'if-match': tag }
      })
      t.same([status, problem.errors?.[0]?.path], [400, 'If-Match'], tag)
    }
  })

  t.test('Headers that can’t be read are reported together with what is wrong with query and body', async (t) => {
    const { status, problem } = await call('upsertCompany', {
      query: { surprise: 1 },
      invalidBody: { employeeCount: 'many' },
      headers: { 'if-match': 'x', 'if-none-match': 'y', 'idempotency-key': 'a b' }
    } as never)
    const paths = problem.errors?.map(({ path }) => path)
    const expected = ['surprise', 'If-Match', 'If-None-Match', 'Idempotency-Key', '/name', '/employeeCount']
    t.same([status, problem.code, paths], [400, 'validation_failed', expected])
  })

  t.test('Of two editors who read the same version one wins, and the other one’s retry works', async (t) => {
    const { body, headers } = await call('createCompany', { body: { name: 'Shared' } })
    const edit = (city: string, tag: unknown) =>
      call('updateCompany', { params: { id: body.id }, body: { city }, headers: { 'if-match': String(tag) } })
    const answers = await Promise.all([edit('Oslo', headers.etag), edit('Bergen', headers.etag)])
    t.same(answers.map(({ status }) => status).sort(), [200, 412])
    const loser = answers.find(({ status }) => status === 412)
    t.equal((await edit('Tromsø', `"${loser?.problem.currentVersion}"`)).status, 200)
  })

  t.test('A refused deletion leaves what refers to the record alone', async (t) => {
    const { body: company } = await call('createCompany', { body: { name: 'Kept' } })
    await call('createContact', { body: { firstName: 'A', lastName: 'B', companyId: company.id } })
    const headers = { 'if-match': '"2001-01-01T00:00:00.000Z"' }
    t.equal((await call('deleteCompany', { params: { id: company.id }, headers })).status, 412)
    const [found] = await sql<{ count: number }>('select count(*)::int as count from contacts where company_id = $1', [
      company.id
    ])
    t.equal(found?.count, 1)
  })
})
