import type { OperationId } from '../../generated/operations.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import type { Actor } from '../../test/support/call.ts'
import { type AnyCall, type Client, makeRequest, upload } from '../../test/support/example-requests.ts'
import { describe, scopeBelow } from '../../test/support/operations.ts'

/** A request that has to fail in a certain way. */
export type Failure = { name: string; status: number; request: AnyCall }

export type Actors = { admin: Actor; writer: Actor; reader: Actor; nobody: Actor; strangeHost: string }

/** So many, and the next one is throttled. */
const failedLogins = 10

const unknownId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'

/**
 * The typical errors of an operation. What Prism can't carry is missing: malformed JSON, which it reads itself, and files
 * beyond its own 10 MiB; so are 408, 500 and 503, which no request can ask for.
 */
export async function failuresOf(client: Client, id: OperationId, actors: Actors): Promise<Failure[]> {
  const { path, scope, requestType } = describe(id)
  const valid = scope ? await makeRequest(client, actors.admin, id) : {}
  const { as: caller = actors.admin } = valid
  const below = scopeBelow(scope)
  const hasId = path.includes('{id}')
  const isApi = path.startsWith('/api/')
  const hasUniqueKey = ['createCompany', 'createContact', 'createUser'].includes(id)
  return [
    { name: 'an unknown query parameter', status: 400, request: { ...valid, query: { surprise: 1 } } },
    ...when(isApi, 'a host without a tenant', 404, { ...valid, as: { ...caller, host: actors.strangeHost } }),
    ...when(scope !== null, 'no credential', 401, { ...valid, as: actors.nobody }),
    ...when(scope !== null, 'two credentials', 400, {
      ...valid,
      headers: { authorization: 'Bearer x', 'x-api-key': 'x' }
    }),
    ...when(below !== undefined, 'too small a scope', 403, {
      ...valid,
      as: below === 'write' ? actors.writer : actors.reader
    }),
    ...when(hasId, 'a malformed id', 400, { ...valid, params: { id: 'x' } }),
    ...when(hasId, 'an id that nothing has', 404, { ...valid, params: { id: unknownId } }),
    ...when(requestType === 'application/json', 'an unknown property', 400, {
      ...valid,
      invalidBody: { ...(valid.invalidBody as object), surprise: 1 }
    }),
    ...when(requestType === 'application/json', 'too large a body', 413, {
      ...valid,
      invalidBody: { surprise: 'x'.repeat(1_100_000) }
    }),
    ...when(requestType !== null, 'another media type', 415, {
      ...valid,
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    }),
    ...when(requestType === 'multipart/form-data', 'a form without the file', 400, upload('name', 'another')),
    ...when(requestType === 'multipart/form-data', 'a file without the mandatory columns', 400, upload('surprise')),
    ...(hasUniqueKey ? [await takenKey(client, id, valid)] : [])
  ]
}

function when(applies: boolean, name: string, status: number, request: AnyCall): Failure[] {
  return applies ? [{ name, status, request }] : []
}

/** The record is made, so the same request can't make it again. */
async function takenKey(client: Client, id: OperationId, request: AnyCall): Promise<Failure> {
  await client.call(id, request as never)
  return { name: 'a key that is taken', status: 409, request }
}

/** Errors that only these operations have; to be provoked while the tenant has no other user. */
export async function rareFailures(client: Client, tenant: NewTenant, admin: Actor): Promise<[OperationId, Failure][]> {
  const deal = (await makeRequest(client, admin, 'createDeal')).invalidBody as { pipelineId: string; stageId: string }
  await client.call('createDeal', { as: admin, invalidBody: deal })
  const inUse = (id: string): Failure => ({ name: 'a record in use', status: 409, request: { params: { id } } })
  const wrong = { invalidBody: { email: 'nobody@acme.example', password: 'not the password' } }
  const spent = { invalidBody: { refreshToken: 'of-no-session' } }
  return [
    ['deletePipeline', inUse(deal.pipelineId)],
    ['deleteStage', inUse(deal.stageId)],
    ['deleteUser', { name: 'the last admin', status: 409, request: { params: { id: tenant.userId } } }],
    ['refreshSession', { name: 'an unknown refresh token', status: 401, request: spent }],
    ...Array.from({ length: failedLogins }, (): [OperationId, Failure] => [
      'login',
      { name: 'a wrong password', status: 401, request: wrong }
    ]),
    ['login', { name: 'too many failed logins', status: 429, request: wrong }]
  ]
}
