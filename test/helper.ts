import type { Writable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Test } from 'tap'
import { type OperationDescription, type OperationId, operations, type Scope } from '../generated/operations.ts'
import { responseValidators } from '../generated/response-validators.js'
import type { Operations, Schemas } from '../generated/types.ts'
import { apiKey } from '../src/api-keys/record.ts'
import { buildApp } from '../src/app.ts'
import { makeApiKey } from '../src/auth/secrets.ts'
import type { AppConfig } from '../src/composition-root.ts'
import { readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/db/client.ts'
import { handlers } from '../src/handlers.ts'
import { newRow } from '../src/records/rows.ts'
import { createTenant, type NewTenant } from '../src/tenants/create.ts'
import { cloneDatabase } from './database.ts'

/** Who calls: the Host names the tenant, the headers hold the credential. */
export type Actor = { host: string; headers: Record<string, string> }

export type TestTenant = NewTenant & {
  host: string
  /** With an API key of just this scope. */
  reader: Actor
  writer: Actor
  admin: Actor
  nobody: Actor
  /** With an access token. */
  bearer: (accessToken: string) => Actor
}

export type Call<Id extends OperationId> = {
  params?: Record<string, string> | undefined
  query?: Record<string, string | number | boolean> | undefined
  body?: [Operations[Id]['item']] extends [never]
    ? Operations[Id]['body']
    : { items: (Operations[Id]['item'] | Record<string, unknown>)[] }
  /** Any JSON at all. */
  invalidBody?: unknown
  /** Any bytes at all. */
  payload?: string | Buffer
  headers?: Record<string, string>
  /** The first tenant's admin, unless said otherwise. */
  as?: Actor
  /** On the path without v1. */
  isUnversioned?: boolean
}

export type Answer<Body> = {
  status: number
  headers: LightMyRequestResponse['headers']
  /** Of a success; throws where the answer is an error. */
  readonly body: Body
  /** Of an error; throws where the answer is a success. */
  readonly problem: Schemas['Problem']
}

export type Instance = {
  app: FastifyInstance
  config: AppConfig
  /** Calls an operation, and holds the answer against the contract. */
  call: <Id extends OperationId>(id: Id, request?: Call<Id>) => Promise<Answer<Operations[Id]['result']>>
  /** Sends anything anywhere; an error is held against the contract. */
  send: (request: InjectOptions & { as?: Actor }) => Promise<Answer<unknown>>
}

export type Service = Instance & {
  acme: TestTenant
  /** Another customer. */
  globex: TestTenant
  db: Database
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** A second instance on the same database. */
  startInstance: (overrides?: Partial<AppConfig>, logStream?: Writable) => Promise<Instance>
}

/** The production app on a database of its own, with two tenants; all of it goes when the test ends. */
export async function startService(
  t: Test,
  overrides: Partial<AppConfig> = {},
  logStream?: Writable
): Promise<Service> {
  const database = await cloneDatabase()
  const apps: FastifyInstance[] = []
  const db = openDatabase(database.url, 4, (error) => t.comment(error))
  t.teardown(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await db.close()
    await database.drop()
  })
  const [acme, globex] = await Promise.all([makeTenant(db, 'acme'), makeTenant(db, 'globex')])
  const startInstance = async (more: Partial<AppConfig> = {}, stream?: Writable): Promise<Instance> => {
    const config = { ...testConfig(database.url), ...overrides, ...more }
    const app = await buildApp(config, stream)
    apps.push(app)
    await app.ready()
    return { app, config, ...callers(app, acme) }
  }
  const sql = <Row extends object>(text: string, values: unknown[] = []) => db.query<Row>({ text, values })
  return { ...(await startInstance({}, logStream)), acme, globex, db, sql, startInstance }
}

function testConfig(url: string): AppConfig {
  return {
    ...readConfig({}),
    connectionUrl: url,
    databaseUrl: undefined,
    jwtSecret: 'a secret of the tests, of 32 characters at least',
    encryptionKey: 'another secret of the tests, at least 32 characters',
    rateLimitMax: 1_000_000,
    shutdownGraceMs: 0,
    logLevel: 'silent'
  }
}

async function makeTenant(db: Database, subdomain: string): Promise<TestTenant> {
  const made = await createTenant(db, testConfig(''), {
    subdomain,
    name: subdomain,
    email: `admin@${subdomain}.example`
  })
  const host = `${subdomain}.localhost`
  const withKey = (key: string): Actor => ({ host, headers: { 'x-api-key': key } })
  const [reader, writer] = await Promise.all([
    addApiKey(db, made.tenantId, 'read'),
    addApiKey(db, made.tenantId, 'read,write')
  ])
  return {
    ...made,
    host,
    reader: withKey(reader.key),
    writer: withKey(writer.key),
    admin: withKey(made.apiKey),
    nobody: { host, headers: {} },
    bearer: (accessToken) => ({ host, headers: { authorization: `Bearer ${accessToken}` } })
  }
}

/** An API key, straight into the database. */
export async function addApiKey(
  db: Database,
  tenantId: string,
  scopes: string,
  expiresAt: string | null = null
): Promise<{ id: string; key: string }> {
  const { key, keyPrefix, keyHash } = makeApiKey()
  // As the service makes them: of two keys that are made at once, the ids are in the order of the times.
  const { id, createdAt } = newRow(apiKey, {})
  await db.query({
    text: `insert into api_keys (tenant_id, id, key_prefix, key_hash, name, scopes, expires_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $7)`,
    values: [tenantId, id, keyPrefix, keyHash, scopes, expiresAt, createdAt]
  })
  return { id, key }
}

function callers(app: FastifyInstance, acme: TestTenant): Pick<Instance, 'call' | 'send'> {
  const send: Instance['send'] = async ({ as = acme.admin, ...request }) => {
    const response = await app.inject({ ...request, headers: { host: as.host, ...as.headers, ...request.headers } })
    checkHeaders(String(request.url), response)
    if (response.statusCode >= 400) checkProblem(`${request.method ?? 'GET'} ${request.url}`, response)
    return answerOf(`${request.method ?? 'GET'} ${String(request.url).slice(0, 200)}`, response)
  }
  const call: Instance['call'] = async (id, request = {}) => {
    const { as = acme.admin } = request
    const options = toInject(id, request)
    const response = await app.inject({ ...options, headers: { host: as.host, ...as.headers, ...options.headers } })
    checkAnswer(id, response, fieldsOf(request))
    return answerOf(id, response)
  }
  return { call, send }
}

export function toInject<Id extends OperationId>(id: Id, request: Call<Id>): InjectOptions & { url: string } {
  const operation = describe(id)
  const { params = {}, query = {}, body, invalidBody = body, payload, isUnversioned = false } = request
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? name))
  const text = new URLSearchParams(query as Record<string, string>).toString()
  const url = (isUnversioned ? path.replace('/api/v1/', '/api/') : path) + (text && `?${text}`)
  const content = payload ?? (invalidBody === undefined ? undefined : JSON.stringify(invalidBody))
  const type = operation.requestType ?? 'application/json'
  const headers = { ...(content !== undefined && { 'content-type': type }), ...request.headers }
  return { method: operation.method, url, headers, ...(content !== undefined && { payload: content }) }
}

/** The wanted properties as text, where a request names some, in its query or in its body. */
export function fieldsOf(request: { query?: unknown; body?: unknown; invalidBody?: unknown }): unknown {
  const { query, body, invalidBody = body } = request as Record<string, { fields?: unknown } | null | undefined>
  const fields = invalidBody?.fields
  return query?.fields ?? (Array.isArray(fields) ? fields.join() : undefined)
}

export function describe(id: OperationId): OperationDescription {
  return operations[id]
}

export const operationIds = Object.keys(operations) as OperationId[]

/** Operations that somebody has written a handler for; the contract test says which ones are missing. */
export const handledIds = operationIds.filter((id) => handlers[id] !== undefined)

/** Throws where an answer is not one that the contract documents for the operation. */
export function checkAnswer(id: OperationId, response: LightMyRequestResponse, fields?: unknown): void {
  const { statusCode: status } = response
  const operation = describe(id)
  const validate = responseValidators[id][status]
  checkHeaders(operation.path, response)
  if (status < 400 && status !== operation.status) throw new Error(`${id} must not answer ${status}: ${response.body}`)
  const type = status < 400 ? operation.contentType : 'application/problem+json'
  const actualType = String(response.headers['content-type'])
  if (type && actualType.split(';')[0] !== type) throw new Error(`${id} ${status} has the type ${actualType}`)
  if (!validate) {
    if (status < 400) return
    throw new Error(`${id} does not document ${status}: ${response.body.slice(0, 500)}`)
  }
  const body = JSON.parse(textOf(response))
  if (!validate(body)) {
    const errors = (validate.errors ?? []).filter(({ keyword }) => fields === undefined || keyword !== 'required')
    if (errors.length > 0) throw new Error(`${id} ${status} breaks its schema: ${JSON.stringify([errors, body])}`)
  }
  if (status >= 400) checkProblemFacts(id, response)
  else if (typeof fields === 'string') checkFields(id, [body].flat(), fields)
}

/** The answer's text, also of a document that came compressed. */
function textOf({ headers, rawPayload, body }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding']
  if (encoding === 'gzip') return gunzipSync(rawPayload).toString()
  return encoding === 'br' ? brotliDecompressSync(rawPayload).toString() : body
}

function checkFields(id: OperationId, records: object[], fields: string): void {
  const wanted = [...new Set(fields.split(',').map((name) => name.trim()))].sort().join()
  for (const record of records) {
    const actual = Object.keys(record).sort().join()
    if (actual !== wanted) throw new Error(`${id} has the properties ${actual} where ${wanted} were asked for`)
  }
}

function checkHeaders(url: string, response: LightMyRequestResponse): void {
  const needed = ['x-request-id']
  if (url.startsWith('/api/')) {
    needed.push('x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset')
    checkRateLimitFields(url, response.headers)
  }
  const { 'cache-control': caching, 'x-content-type-options': sniffing } = response.headers
  if (sniffing !== 'nosniff' || (url.startsWith('/api/') && caching !== 'no-store')) {
    throw new Error(`${url} ${response.statusCode} may be kept or taken for something else: ${caching}, ${sniffing}`)
  }
  const missing = needed.filter((name) => !/^[\w.-]+$/.test(String(response.headers[name] ?? '')))
  if (missing.length > 0) {
    throw new Error(`${url} ${response.statusCode} lacks the headers ${missing}: ${response.body.slice(0, 500)}`)
  }
}

/** The structured fields name one policy, and say what the older headers say. */
function checkRateLimitFields(url: string, headers: LightMyRequestResponse['headers']): void {
  const policy = /^"(default|anonymous)";q=(\d+);w=[1-9]\d*$/.exec(String(headers['ratelimit-policy']))
  const state = /^"(default|anonymous)";r=(\d+);t=[1-9]\d*$/.exec(String(headers.ratelimit))
  const said = [policy?.[1], policy?.[2], state?.[2]]
  const expected = [state?.[1], headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]
  if (!policy || String(said) !== String(expected)) {
    throw new Error(`${url} has the fields ${headers['ratelimit-policy']} and ${headers.ratelimit}`)
  }
}

export function checkProblem(what: string, response: LightMyRequestResponse): void {
  const validate = responseValidators.getHealth[400]
  const type = String(response.headers['content-type'])
  if (type.split(';')[0] !== 'application/problem+json') throw new Error(`${what} has the type ${type}`)
  if (!validate?.(response.json())) {
    throw new Error(`${what} is not a problem: ${response.body} ${JSON.stringify(validate?.errors)}`)
  }
  checkProblemFacts(what, response)
}

function checkProblemFacts(what: string, response: LightMyRequestResponse): void {
  const problem = response.json<Schemas['Problem']>()
  const complain = (about: string) => new Error(`${what} ${about}: ${response.body}`)
  if (problem.status !== response.statusCode) throw complain('says another status than it has')
  if (problem.requestId !== response.headers['x-request-id']) throw complain('says another request id than it has')
  if (problem.type !== `urn:problem-type:crm:${problem.code}`) throw complain('says another type than its code')
  if ([429, 503].includes(problem.status) && !response.headers['retry-after']) throw complain('lacks Retry-After')
  if (problem.status === 405 && !response.headers.allow) throw complain('lacks Allow')
  if (problem.code === 'insufficient_scope' && !problem.requiredScope) throw complain('lacks requiredScope')
}

function answerOf<Body>(what: string, response: LightMyRequestResponse): Answer<Body> {
  const { statusCode: status, headers } = response
  const isJson = /json/.test(String(headers['content-type']))
  const body = isJson && response.body ? response.json() : response.body
  return {
    status,
    headers,
    get body() {
      if (status >= 400) throw new Error(`${what} answered ${status}: ${response.body}`)
      return body
    },
    get problem() {
      if (status < 400) throw new Error(`${what} answered ${status}: ${response.body}`)
      return body
    }
  }
}

export type ChangeRow = {
  sequence: number
  entity: string
  entity_id: string
  action: string
  changed_at: string
  data: Record<string, unknown>
}

/** The change log of a tenant in order. */
export function readChanges(service: Service, tenant = service.acme): Promise<ChangeRow[]> {
  return service.sql<ChangeRow>(
    `select sequence::int, entity, entity_id, action, data,
      to_char(changed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at
      from changes where tenant_id = $1 order by sequence`,
    [tenant.tenantId]
  )
}

/** The scope just below, or undefined where there is none. */
export function scopeBelow(scope: Scope | null): 'read' | 'write' | undefined {
  return scope === 'admin' ? 'write' : scope === 'write' ? 'read' : undefined
}
