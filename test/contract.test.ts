import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { OperationId } from '../generated/operations.ts'
import { handlers } from '../src/handlers.ts'
import { sweepDeliveries } from '../src/webhooks/sweep.ts'
import { clusterNodes } from './postgres/on-cluster.ts'
import type { Actor } from './support/call.ts'
import {
  makeRecordFor,
  makeRequest,
  parametersOf,
  readerOf,
  readOnlyOf,
  referencesOf
} from './support/example-requests.ts'
import { describe, operationIds, scopeBelow } from './support/operations.ts'
import { refusalChecker } from './support/refusals.ts'
import { type Service, startService } from './support/start.ts'
import { stopAttempts } from './support/stop-attempts.ts'
import { waitFor } from './support/wait-for.ts'

const someId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'
const isApi = (id: OperationId) => describe(id).path.startsWith('/api/')
const hasId = (id: OperationId) => describe(id).path.includes('{id}')
const takesJson = (id: OperationId) => describe(id).requestType === 'application/json'
const params = { id: someId }

t.test('Every operation has a handler, and every handler an operation', async (t) => {
  t.same(Object.keys(handlers).sort(), [...operationIds].sort())
})

t.test('Every operation is named by a test', async (t) => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const tests = files.filter((name) => name.endsWith('.test.ts') && name !== 'contract.test.ts')
  const text = tests.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join()
  t.same(
    operationIds.filter((id) => !text.includes(`'${id}'`)),
    []
  )
})

t.test('Every operation keeps to what the contract says of all operations', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service
  if (!clusterNodes) await stopAttempts(service)
  const guarded = operationIds.filter((id) => describe(id).scope !== null)
  const sendRefused = refusalChecker(t, service, acme, true)
  const refuse: typeof call = (id, request) => sendRefused(id, () => call(id, request))

  t.test('Every operation answers 401 without a credential, with a false one and with another tenant’s', async (t) => {
    for (const id of guarded) {
      const strangers = [
        acme.nobody,
        { host: acme.host, headers: globex.admin.headers },
        { host: acme.host, headers: { 'x-api-key': 'crm_AAAAAAAA_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
        { host: acme.host, headers: { 'x-api-key': '' } },
        acme.bearer('eyJhbGciOiJub25lIn0.e30.')
      ]
      for (const as of strangers) {
        const { status, problem } = await refuse(id, { params, as })
        t.same([status, problem.code], [401, 'unauthenticated'], id)
      }
    }
  })

  t.test('Every operation answers 400 where two credentials come together', async (t) => {
    for (const id of guarded) {
      const headers = { authorization: 'Bearer x' }
      t.equal((await refuse(id, { params, headers })).problem.code, 'ambiguous_credentials', id)
    }
  })

  t.test('Every operation answers 403 with the scope just below its own, naming what it needs', async (t) => {
    for (const id of guarded) {
      const { scope } = describe(id)
      const below = scopeBelow(scope)
      if (!below) continue
      const { status, problem } = await refuse(id, { params, as: below === 'read' ? acme.reader : acme.writer })
      t.same([status, problem.code, problem.requiredScope], [403, 'insufficient_scope', scope], id)
    }
  })

  t.test('Every operation answers 404 on a host that names no tenant', async (t) => {
    for (const id of operationIds.filter(isApi)) {
      for (const host of ['nobody.localhost', 'localhost', '127.0.0.1', 'acme.localhost.evil.test']) {
        const as = { host, headers: acme.admin.headers }
        t.equal((await refuse(id, { params, as })).problem.code, 'unknown_tenant', `${id} ${host}`)
      }
    }
  })

  t.test('Every operation succeeds with the contract’s own example, on both of its paths', async (t) => {
    for (const id of guarded) {
      for (const isUnversioned of [false, true]) {
        const answer = await call(id, { ...(await makeRequest(service, acme.admin, id)), isUnversioned } as never)
        t.equal(answer.status, describe(id).status, id)
        if (answer.status !== 201) continue
        const found = await service.send({ url: String(answer.headers.location) })
        t.equal((found.body as { id: string }).id, (answer.body as { id: string }).id, `${id}: Location`)
      }
    }
  })

  t.test(
    'Every operation answers 404 to another tenant’s id, and leaves that record and its own tenant alone',
    async (t) => {
      for (const id of guarded.filter(hasId)) {
        const foreign = await makeRecordFor(service, globex.admin, id)
        const read = async () =>
          (await call(readerOf(id), { params: { id: String(foreign.id) }, as: globex.admin } as never)).body
        const before = await read()
        const request = await makeRequest(service, acme.admin, id)
        const answer = await refuse(id, { ...request, params: { ...request.params, id: String(foreign.id) } } as never)
        t.same([answer.status, answer.problem.code], [404, 'not_found'], id)
        t.notMatch(JSON.stringify(answer.problem), String(foreign.id), id)
        t.same(await read(), before, id)
      }
    }
  )

  t.test('Every operation answers 400 to a reference to another tenant’s record, naming it', async (t) => {
    for (const id of guarded.filter(takesJson)) {
      for (const { name, readerId } of referencesOf(id)) {
        const request = await makeRequest(service, acme.admin, id)
        const foreignId = (await makeRecordFor(service, globex.admin, readerId)).id
        const invalidBody = { ...(request.invalidBody as object), [name]: foreignId }
        const { status, problem } = await refuse(id, { ...request, invalidBody } as never)
        t.same([status, problem.errors?.[0]?.path], [400, `/${name}`], `${id} ${name}`)
        t.notMatch(JSON.stringify(problem), String(foreignId), `${id} ${name}`)
      }
    }
  })

  t.test('Every operation neither shows nor touches anything of another tenant', async (t) => {
    for (const id of guarded.filter((one) => /^get/.test(one) && hasId(one))) {
      await makeRecordFor(service, globex.admin, id)
    }
    // What the other tenant's key was used for before is written in the background, at some moment.
    const tables = await service.sql<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'
        and table_name <> 'api_key_usage'`
    )
    const snapshot = () =>
      Promise.all(
        tables.map(({ name }) =>
          service.sql(
            `select '${name}' as name, (to_jsonb(r) - 'last_used_at')::text as row from ${name} r where tenant_id = $1 order by 2`,
            [globex.tenantId]
          )
        )
      )
    await endBackgroundWork(service, globex.tenantId, globex.admin)
    const before = await snapshot()
    for (const id of guarded) {
      const { body } = await call(id, (await makeRequest(service, acme.admin, id)) as never)
      t.notMatch(JSON.stringify(body), globex.tenantId, id)
    }
    t.same(await snapshot(), before)
  })

  t.test('Every operation answers 400 to a malformed id', async (t) => {
    for (const id of guarded.filter(hasId)) {
      const request = await makeRequest(service, acme.admin, id)
      for (const malformed of ['1', `${someId}0`, `{${someId}}`, "' or 1=1 --", '%', 'null', ' ']) {
        const { status, problem } = await refuse(id, { ...request, params: { id: malformed } } as never)
        t.same([status, problem.errors?.[0]?.path], [400, 'id'], `${id} ${malformed}`)
      }
    }
  })

  t.test('Every operation answers 400 to an unknown query parameter, naming it', async (t) => {
    for (const id of operationIds) {
      const request = describe(id).scope ? await makeRequest(service, acme.admin, id) : {}
      const { status, problem } = await refuse(id, { ...request, query: { surprise: 1 } } as never)
      t.equal(status, 400, id)
      t.ok(
        problem.errors?.some(({ path }) => path === 'surprise'),
        id
      )
    }
  })

  t.test('Every operation answers 400 to an unknown body property, naming it', async (t) => {
    for (const id of operationIds.filter(takesJson)) {
      const { invalidBody } = describe(id).scope ? await makeRequest(service, acme.admin, id) : { invalidBody: {} }
      const body = { ...(invalidBody as object), 'sur/prise~': 1 }
      const { status, problem } = await refuse(id, { params, invalidBody: body } as never)
      t.equal(status, 400, id)
      t.ok(
        problem.errors?.some(({ path }) => path === '/sur~1prise~0'),
        `${id} ${JSON.stringify(problem)}`
      )
    }
  })

  t.test('Every operation ignores read-only properties, whatever they hold', async (t) => {
    for (const id of guarded.filter(takesJson)) {
      const names = readOnlyOf(id)
      if (names.length === 0) continue
      const plain = await call(id, (await makeRequest(service, acme.admin, id)) as never)
      for (const value of [0, '', 'x', {}, null]) {
        const request = await makeRequest(service, acme.admin, id)
        const all = Object.fromEntries(names.map((name) => [name, value]))
        const invalidBody = { ...(request.invalidBody as object), ...all }
        const answer = await call(id, { ...request, invalidBody } as never)
        t.equal(answer.status, describe(id).status, `${id} ${JSON.stringify(all)}`)
        if (answer.status >= 400) continue
        for (const name of names) {
          const kept = (answer.body as unknown as Record<string, unknown>)[name]
          const usual = (plain.body as unknown as Record<string, unknown>)[name]
          t.equal(typeof kept, typeof usual, `${id} ${name}`)
        }
      }
    }
  })

  t.test('Every operation that takes no body answers as documented to one', async (t) => {
    for (const id of guarded.filter((one) => !describe(one).requestType && describe(one).method !== 'GET')) {
      for (const payload of ['{}', '{', 'x'.repeat(300_000)]) {
        for (const type of ['application/json', 'text/plain', '']) {
          const headers = { 'content-type': type }
          await t.resolves(refuse(id, { params, payload, headers } as never), `${id} ${type} ${payload.length}`)
        }
      }
    }
  })

  t.test('Every operation answers 400 without its body, and to a body that is no object', async (t) => {
    for (const id of operationIds.filter(takesJson)) {
      // Without a body that may be left out, what is missing is the record.
      const status = describe(id).isBodyOptional ? 404 : 400
      t.equal((await refuse(id, { params } as never)).status, status, id)
      t.equal((await refuse(id, { params, payload: '' } as never)).status, status, id)
      for (const invalidBody of [null, [], 'text', 5, true, [{}]]) {
        t.equal(
          (await refuse(id, { params, invalidBody } as never)).status,
          400,
          `${id} ${JSON.stringify(invalidBody)}`
        )
      }
    }
  })

  t.test('Every operation answers 415 to a body of another media type', async (t) => {
    for (const id of operationIds.filter((id) => describe(id).requestType)) {
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'garbage']) {
        const answer = await refuse(id, { params, payload: '{}', headers: { 'content-type': type } } as never)
        t.equal(answer.status, 415, `${id} ${type}`)
        t.match(answer.problem.detail, `Send the body as ${describe(id).requestType};`, id)
      }
    }
  })

  t.test('Every operation answers 415 to a compressed body, and says what it reads', async (t) => {
    for (const id of operationIds) {
      for (const encoding of ['gzip', 'GZIP', 'identity, br']) {
        const headers = { 'content-encoding': encoding }
        const answer = await refuse(id, { params, payload: '{', headers } as never)
        if (!describe(id).requestType) t.not(answer.status, 415, `${id} takes no body, and ignores one`)
        else t.match([answer.status, answer.headers['accept-encoding']], [415, 'identity'], `${id} ${encoding}`)
      }
    }
    for (const encoding of ['identity', 'Identity', '']) {
      const answer = await call('createCompany', { body: { name: 'Plain' }, headers: { 'content-encoding': encoding } })
      t.equal(answer.status, 201, encoding)
    }
  })

  t.test('Every path answers 405 to the methods that it has not, naming those it has', async (t) => {
    for (const path of new Set(operationIds.map((id) => describe(id).path))) {
      const known = operationIds.filter((id) => describe(id).path === path).map((id) => describe(id).method)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (known.includes(method)) continue
        const { status, headers } = await service.send({ method, url: path.replace('{id}', someId) })
        t.equal(status, 405, `${method} ${path}`)
        const allowed = known.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]))
        t.same(String(headers.allow).split(', ').sort(), allowed.sort(), `${method} ${path}`)
      }
    }
  })

  t.test('Every operation with fields answers only the wanted ones, and 400 to a name that it has not', async (t) => {
    for (const id of guarded.filter((id) => describe(id).fields)) {
      const names = describe(id).fields ?? []
      const request = await makeRequest(service, acme.admin, id)
      for (const fields of [names[0], `${names.at(-1)} , ${names[1]}`, names.join()]) {
        t.equal(
          (await call(id, { ...request, query: { ...request.query, fields } } as never)).status,
          200,
          `${id} ${fields}`
        )
      }
      for (const fields of ['surprise', '', 'id,', 'ID', '*', 'id;drop table companies', `${names[0]}"`]) {
        const { status, problem } = await refuse(id, { ...request, query: { ...request.query, fields } } as never)
        t.same([status, problem.errors?.[0]?.path], [400, 'fields'], `${id} ${fields}`)
        const [, listed = '', more = '0'] =
          /it may name (.*?)(?: and (\d+) more)?$/.exec(problem.errors?.[0]?.message ?? '') ?? []
        t.ok(
          listed.split(', ').every((name) => name.startsWith('custom.') || names.includes(name as never)),
          id
        )
        t.ok(listed.split(', ').length + Number(more) >= names.length, id)
      }
    }
  })

  t.test('Every list answers 400 to list parameters out of range', async (t) => {
    const bad: Record<string, unknown[]> = {
      limit: [0, 101, -1, 1.5, 'ten', '', '1e2x', '9'.repeat(30)],
      offset: [-1, 'x', 0.5, '', '9'.repeat(30)],
      updatedSince: ['yesterday', '2026-02-30', '2026-13-01', '', '2026-01-01T25:00:00Z'],
      count: ['yes', '', '2']
    }
    for (const id of guarded) {
      for (const { name, schema } of parametersOf(id).filter((parameter) => parameter.in === 'query')) {
        const values = bad[name] ?? (schema.format === 'uuid' ? ['x', '', '123'] : schema.enum ? ['surprise', ''] : [])
        const request = await makeRequest(service, acme.admin, id)
        for (const value of values) {
          const query = { ...request.query, [name]: value }
          const { status, problem } = await refuse(id, { ...request, query } as never)
          t.same([status, problem.errors?.[0]?.path], [400, name], `${id} ${name}=${value}`)
        }
      }
    }
  })
})

/**
 * Waits for the imports of a tenant, and leaves one webhook, which nothing has been sent to. Attempts at one whose receiver isn't there go
 * on for hours, and deliveries of one that is deleted are there until a sweep.
 */
async function endBackgroundWork({ sql, db, ...client }: Service, tenantId: string, as: Actor): Promise<void> {
  const underWay = `select from import_jobs where tenant_id = $1 and status in ('queued', 'running')`
  await waitFor(
    'no import of the other tenant is under way',
    async () => (await sql(underWay, [tenantId])).length === 0
  )
  for (const { id } of (await client.call('listWebhooks', { as })).body) {
    await client.call('deleteWebhook', { as, params: { id } })
  }
  await waitFor('nothing is left of them', async () => {
    await sweepDeliveries(db)
    return (await sql('select from dropped_webhooks where tenant_id = $1', [tenantId])).length === 0
  })
  await makeRecordFor(client, as, 'getWebhook')
}
