import { readFileSync } from 'node:fs'
import { formOf } from '../../checks/service-process.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Actor, Call, Callers } from './call.ts'
import { describe, operationIds } from './operations.ts'
import { waitFor } from './wait-for.ts'

// Makes valid requests for any operation out of the contract alone: its examples, with records where they name some.

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  readOnly?: boolean
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}
type Parameter = { name: string; in: string; required?: boolean; example?: string; schema: Schema }
export type AnyCall = Omit<Call<never>, 'body'> & { params?: Record<string, string> }
type Json = Record<string, unknown>
/** Whatever calls operations: an instance in this process, or one behind a network. */
export type Client = Callers

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
let made = 0

/** Follows a reference within the contract. */
export function resolve<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], contract)
}

export function parametersOf(id: OperationId): Parameter[] {
  const { path, method } = describe(id)
  const item = contract.paths[path]
  return [...(item.parameters ?? []), ...(item[method.toLowerCase()].parameters ?? [])].map(resolve)
}

/** The schema of the operation's JSON body. */
export function bodySchemaOf(id: OperationId): Schema | undefined {
  const { path, method } = describe(id)
  const schema = contract.paths[path][method.toLowerCase()].requestBody?.content?.['application/json']?.schema
  return schema && resolve(schema)
}

/** A request that the operation accepts, with the records that it needs made first. */
export async function makeRequest(instance: Client, as: Actor, id: OperationId): Promise<AnyCall> {
  const { path } = describe(id)
  const known: Json = {}
  const params: Record<string, string> = {}
  if (path.includes('{id}')) {
    // A job that can be cancelled is one that is not over in no time; none of its rows becomes a record.
    const makeOne =
      id === 'cancelImportJob' ? makeImportJob(instance, as, 10_000) : makeRecord(instance, as, nounOf(path), known)
    const record = await makeOne
    Object.assign(known, record)
    params.id = String(record.id)
    if (path.endsWith('/restore')) await instance.call(`delete${nounOf(path)}` as OperationId, { as, params })
  }
  if (/^(commit|cancel)WebhookSecret$/.test(id)) await instance.call('rotateWebhookSecret', { as, params })
  if (path.includes('{deliveryId}')) params.deliveryId = await makeDelivery(instance, as, known)
  if (path.includes('{contactId}')) {
    params.contactId = String((await makeRecord(instance, as, 'Contact', {})).id)
    if (describe(id).method === 'DELETE') await instance.call('setDealContact', { as, params, body: {} })
  }
  const required = parametersOf(id).filter((one) => one.in === 'query' && one.required)
  const query = Object.fromEntries(required.map(({ name, example = '' }) => [name, example]))
  const request = { as, params, query, ...(await makeBody(instance, as, id, known)) }
  return takesKeys(id) ? request : { ...request, as: await makeActor(instance, as, request.invalidBody) }
}

/** Whether an operation takes an API key; else it is for users alone. */
export function takesKeys(id: OperationId): boolean {
  const { path, method } = describe(id)
  const { security } = contract.paths[path][method.toLowerCase()]
  return security.some((alternative: object) => 'apiKey' in alternative)
}

/** A user of the tenant who has just logged in, with the password that a body holds. */
export async function makeActor(instance: Client, admin: Actor, body: unknown): Promise<Actor> {
  const { currentPassword: password } = body as { currentPassword: string }
  const email = `n${++made}@example.test`
  await instance.call('createUser', { as: admin, body: { email, name: 'N', password } })
  const { accessToken } = (await instance.call('login', { as: admin, body: { email, password } })).body
  return { host: admin.host, headers: { authorization: `Bearer ${accessToken}` } }
}

/** A record of the kind that the path's {id} means, of the actor's tenant. */
export function makeRecordFor(instance: Client, as: Actor, id: OperationId): Promise<Json> {
  return makeRecord(instance, as, nounOf(describe(id).path), {})
}

/** The operation that reads what the path's {id} means. */
export function readerOf(id: OperationId): OperationId {
  return `get${nounOf(describe(id).path)}` as OperationId
}

/**
 * The properties of the body that name a record which this one is to refer to, with the operation that reads what they name.
 * A duplicate is no such record.
 */
export function referencesOf(id: OperationId): { name: string; readerId: OperationId }[] {
  return Object.entries(bodySchemaOf(id)?.properties ?? {}).flatMap(([name, given]) => {
    const { format, readOnly } = resolve(given)
    if (format !== 'uuid' || readOnly || !name.endsWith('Id') || name === 'duplicateId') return []
    return [{ name, readerId: `get${nounOfReference(name)}` as OperationId }]
  })
}

/** The properties of the body that are accepted and ignored. */
export function readOnlyOf(id: OperationId): string[] {
  const properties = Object.entries(bodySchemaOf(id)?.properties ?? {})
  return properties.filter(([, property]) => resolve(property).readOnly || property.readOnly).map(([name]) => name)
}

/** A delivery of a webhook, which then wants again what it wanted before: only so many may want the same. */
export async function makeDelivery({ call }: Client, as: Actor, { id, events }: Json): Promise<string> {
  const params = { id: String(id) }
  await call('updateWebhook', { as, params, body: { events: ['company.created'] } })
  await call('createCompany', { as, body: { name: 'Delivered' } })
  await call('updateWebhook', { as, params, invalidBody: { events } })
  const [delivery] = (await call('listWebhookDeliveries', { as, params })).body
  return delivery?.id ?? ''
}

async function makeRecord(instance: Client, as: Actor, noun: string, known: Json): Promise<Json> {
  if (noun === 'ImportJob') return makeImportJob(instance, as, 0)
  const id = `create${noun}` as OperationId
  const { path } = describe(id)
  const params: Record<string, string> = {}
  if (path.includes('{id}')) {
    const parent = nounOf(path)
    const parentId = `${parent.toLowerCase()}Id`
    params.id = String(known[parentId] ?? (await makeRecord(instance, as, parent, {})).id)
  }
  const request = { as, params, ...(await makeBody(instance, as, id, known)) }
  const answer = await instance.call(id, request as never)
  if (answer.status !== 409 || noun !== 'Webhook') return answer.body as unknown as Json
  // As many as a tenant may have: those of earlier requests are done with.
  for (const made of (await instance.call('listWebhooks', { as })).body) {
    await instance.call('deleteWebhook', { as, params: { id: made.id } })
  }
  return makeRecord(instance, as, noun, known)
}

async function makeBody(instance: Client, as: Actor, id: OperationId, known: Json): Promise<AnyCall> {
  const schema = bodySchemaOf(id)
  if (schema) {
    const example = schema.examples?.[0] as Json | undefined
    const body = await fill(instance, as, schema, example, known)
    // Teams are the only records whose name is a key when they are made.
    if (describe(id).tag === 'teams') body.name = `Team ${++made}`
    if (example && 'duplicateId' in example) body.duplicateId = (await makeRecordFor(instance, as, id)).id
    return { invalidBody: body }
  }
  return describe(id).requestType === 'multipart/form-data' ? makeUpload(instance, as, id) : {}
}

/** The example, with unique keys, and with records of the tenant where a reference is required. */
async function fill(instance: Client, as: Actor, schema: Schema, example: unknown, known: Json): Promise<Json> {
  const body: Json = {}
  for (const [name, value] of Object.entries((example ?? {}) as Json)) {
    const property = resolve(schema.properties?.[name] ?? {})
    if (Array.isArray(value) && property.items && resolve(property.items).properties) {
      const item = resolve(property.items)
      body[name] = await Promise.all(value.map((one) => fill(instance, as, item, one, {})))
    } else if (name.endsWith('Id') && property.format === 'uuid') {
      if (name !== 'duplicateId' && schema.required?.includes(name)) {
        body[name] = (await makeRecord(instance, as, nounOfReference(name), { ...known, ...body })).id
      }
    } else if (name === 'key') {
      body[name] = `n${++made}`
    } else if (name === 'changeSet') {
      const { headers } = await instance.call('createCompany', { as, body: { name: 'To be undone' } })
      body[name] = headers['x-change-set']
    } else if (name === 'domain' || name === 'email') {
      body[name] = name === 'domain' ? `n${++made}.example` : `n${++made}@example.test`
    } else if (name === 'events') {
      // One each in turn, since few webhooks may want the same.
      const events = resolve(property.items ?? {}).enum ?? []
      body[name] = [events[made++ % events.length]]
    } else body[name] = name === 'since' ? anHourAgo() : value
  }
  return body
}

/** The contract's examples are of a day that events aren't kept from. */
export function anHourAgo(): string {
  return new Date(Date.now() - 3_600_000).toISOString()
}

/** A file that is accepted: the template, which has a header and no rows. */
async function makeUpload(instance: Client, as: Actor, id: OperationId): Promise<AnyCall> {
  const url = describe(id).path.replace(/\/import$/, '/template')
  const template = String((await instance.send({ url, as })).body)
  return upload(template)
}

/** An asynchronous import of a file with so many rows that are wrong; of one without any the import has ended. */
async function makeImportJob(instance: Client, as: Actor, rowCount: number): Promise<Json> {
  const content = `first_name,last_name\n${'wrong\n'.repeat(rowCount)}`
  const request = { as, ...upload(content), query: { async: true } }
  const job = (await instance.call('importContacts', request as never)).body as unknown as Json
  const params = { id: String(job.id) }
  const read = async () => (await instance.call('getImportJob', { as, params })).body as unknown as Json
  if (rowCount === 0) await waitFor('the end of the import', async () => (await read()).status === 'succeeded')
  return read()
}

/** A multipart form with one file. */
export function upload(file: string | Buffer, name?: string): AnyCall {
  const { type, bytes } = formOf(file, name)
  return { payload: bytes, headers: { 'content-type': type } }
}

/** What the {id} of a path means: the noun of the operation that reads it. */
function nounOf(path: string): string {
  const resource = path.slice(0, path.indexOf('{id}') + 4)
  const reader = operationIds.find((id) => describe(id).path === resource && describe(id).method === 'GET')
  if (!reader) throw new Error(`no operation reads ${resource}`)
  return reader.replace(/^get/, '')
}

function nounOfReference(property: string): string {
  return property === 'ownerId' ? 'User' : property.charAt(0).toUpperCase() + property.slice(1, -2)
}
