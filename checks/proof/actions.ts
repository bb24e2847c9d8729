import { readFileSync } from 'node:fs'
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { formOf } from '../service-process.ts'

// Requests of every operation that writes, made of the contract's schemas: docs/proof.md#pairs-by-construction.

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  readOnly?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  examples?: unknown[]
}
type Json = Record<string, unknown>

/** A request, as HTTP has it. */
export type Action = {
  id: OperationId
  method: string
  path: string
  headers: Record<string, string>
  content: { type: string; bytes: Buffer } | undefined
}

/** A number from 0 to 1 without it: Math.random, or one with a seed. */
export type Random = () => number

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const describe = (id: OperationId): OperationDescription => operations[id]

/** Every operation that writes. */
export const writingOperations = (Object.keys(operations) as OperationId[]).filter(
  (id) => describe(id).effect !== 'none'
)

/** Properties that the run leaves alone, since a change of them would change who its callers are, or what a webhook is to be sent. */
const leftAlone = new Set([
  'properties',
  'ignoreOwn',
  'expiresAt',
  'custom',
  'userId',
  'teamId',
  'position',
  'expectedCount',
  'isDefault'
])
const words = ['Nord', 'Süd', 'Øst', 'West', 'Zebra', 'Ärger', 'Klein', 'Groß']
const cities = ['Oslo', 'Lyon', 'Kiel', 'Graz']
const currencies = ['EUR', 'USD']
export const password = 'seven lazy geese fly'
const nobody = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'

/** Of what a property by the name of `…Id` holds the id. Owners are users who stay. */
const nounOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1, -2)
const nouns: Record<string, string> = {
  ...{
    companies: 'Company',
    contacts: 'Contact',
    deals: 'Deal',
    activities: 'Activity',
    pipelines: 'Pipeline',
    stages: 'Stage'
  },
  ...{
    properties: 'Property',
    users: 'User',
    teams: 'Team',
    'api-keys': 'ApiKey',
    webhooks: 'Webhook',
    jobs: 'ImportJob'
  }
}

/** What of a tenant requests may name: what answers have told. */
export class Known {
  readonly #ids = new Map<string, string[]>()
  readonly versions = new Map<string, string>()
  /** A number that the log has reached. */
  sequence = 1
  readonly changeSets: string[] = []
  readonly refreshTokens: string[] = []
  /** Contacts of deals. */
  readonly entries: { id: string; contactId: string }[] = []
  readonly deliveries: { webhook: string; delivery: string }[] = []
  /** The URL of a receiver. */
  receiver = 'http://127.0.0.1:9/'
  /** Stages that stay, each with its pipeline. */
  stages: { id: string; pipelineId: string }[] = []
  /** Whether what was made last is what requests name. */
  prefersNewest = false
  readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** Adds an id of a noun, such as Company. */
  add(noun: string, id: string): void {
    this.#ids.set(noun, [...(this.#ids.get(noun) ?? []), id].slice(-30))
  }

  remove(noun: string, id: string): void {
    const left = (this.#ids.get(noun) ?? []).filter((one) => one !== id)
    this.#ids.set(noun, left)
    this.add(`deleted ${noun}`, id)
  }

  /** One of the ids of a noun, mostly one of the latest; undefined where there is none. */
  pick(noun: string): string | undefined {
    const ids = this.#ids.get(noun) ?? []
    if (this.prefersNewest) return ids.at(-1)
    return this.oneOf(this.random() < 0.5 ? ids.slice(-4) : ids)
  }

  /** A moment that was: a number of the log, or the time of a change. */
  pickMoment(): number | string {
    const time = this.random() < 0.3 ? this.oneOf([...this.versions.values()].slice(-50)) : undefined
    return time ?? 1 + Math.floor(this.random() * this.sequence)
  }

  oneOf<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)]
  }

  /** Learns from the answer to a request what others may name. */
  learn(
    { id, path }: Pick<Action, 'id' | 'path'>,
    status: number,
    text: string,
    headers: Record<string, unknown>
  ): void {
    if (status < 200 || status > 299 || !text.startsWith('{')) return
    const body = JSON.parse(text) as Json
    const { sequence } = ((body.changes ?? []) as { sequence: number }[]).at(-1) ?? this
    this.sequence = Math.max(this.sequence, sequence)
    const noun = nounOfPath(path)
    const [, deal, contactId] = /\/deals\/([^/]+)\/contacts\/([^/]+)$/.exec(path) ?? []
    if (id === 'setDealContact' && deal && contactId) this.entries.push({ id: deal, contactId })
    const set = headers['x-change-set']
    if (typeof set === 'string') this.changeSets.push(set)
    if (this.changeSets.length > 40) this.changeSets.shift()
    if (typeof body.refreshToken === 'string') this.refreshTokens.push(body.refreshToken)
    if (noun && body.deleted === true) this.remove(noun, String(body.id))
    else if (noun && typeof body.id === 'string' && /^(create|upsert|restore|import)/.test(id)) this.add(noun, body.id)
    if (noun) for (const one of (body.createdIds ?? []) as string[]) this.add(noun, one)
    if (typeof body.id === 'string' && typeof body.updatedAt === 'string') this.versions.set(body.id, body.updatedAt)
  }
}

function nounOfPath(path: string): string | undefined {
  const parts = path.replace(/\?.*$/, '').split('/').slice(3)
  if (parts[0] === 'importexport') return 'ImportJob'
  return parts[2] === 'stages' ? 'Stage' : nouns[parts[0] ?? '']
}

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  return schema.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], contract)
}

function bodySchemaOf(id: OperationId): Schema | undefined {
  const { path, method } = describe(id)
  const schema = contract.paths[path][method.toLowerCase()].requestBody?.content?.['application/json']?.schema
  return schema && resolve(schema)
}

/** The noun of what an operation's path names by its `{id}`; undefined where it names nothing. */
export function targetOf(id: OperationId): string | undefined {
  const { path } = describe(id)
  return path.includes('{id}') ? nounOfPath(path.slice(0, path.indexOf('{id}') + 4)) : undefined
}

/** A request of an operation that its schema accepts, which names what is known; whether it is refused by what there is, is another matter. */
export function makeValid(known: Known, id: OperationId): Action {
  const { path, method, requestHeaders } = describe(id)
  const noun = targetOf(id) ?? ''
  const isRestored = /^restore/.test(id) && known.random() < 0.8
  const own = known.pick(isRestored ? `deleted ${noun}` : noun) ?? nobody
  const delivery = id === 'redeliverWebhookDelivery' ? known.oneOf(known.deliveries) : undefined
  const entry = id === 'deleteDealContact' ? known.oneOf(known.entries.slice(-3)) : undefined
  const parts: Record<string, string> = {
    id: delivery?.webhook ?? entry?.id ?? own,
    contactId: entry?.contactId ?? known.pick('Contact') ?? nobody,
    deliveryId: delivery?.delivery ?? nobody
  }
  const headers: Record<string, string> = {}
  if (requestHeaders.includes('Idempotency-Key') && known.random() < 0.5) headers['idempotency-key'] = mark(known, 16)
  const version = known.versions.get(own)
  if (requestHeaders.includes('If-Match') && path.includes('{id}') && version && known.random() < 0.4)
    headers['if-match'] = `"${version}"`
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? nobody)
  if (id === 'callMcp') headers.accept = 'application/json, text/event-stream'
  const query = /^import/.test(id) ? (known.oneOf(['', '?mode=upsert', '?async=true']) ?? '') : ''
  return { id, method, path: filled + query, headers, content: contentOf(known, id) }
}

function contentOf(known: Known, id: OperationId): Action['content'] {
  const { requestType } = describe(id)
  if (requestType === 'multipart/form-data') return formOf(fileOf(known, id))
  if (requestType === null) return undefined
  return jsonOf(bodyOf(known, id))
}

function jsonOf(body: unknown): Action['content'] {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
}

function bodyOf(known: Known, id: OperationId): Json {
  const special = bodies[id]
  if (special) return special(known)
  if (/^bulk(Update|Delete)/.test(id)) return manyOf(known, id)
  return drawObject(known, bodySchemaOf(id) ?? {})
}

/** Bodies that a schema alone doesn't tell. */
const bodies: Partial<Record<OperationId, (known: Known) => Json>> = {
  login: () => ({ email: 'actor@proof.example', password }),
  refreshSession: (known) => ({ refreshToken: known.refreshTokens.shift() ?? 'none' }),
  logout: (known) => ({ refreshToken: known.refreshTokens.shift() ?? 'none' }),
  changePassword: () => ({ currentPassword: password, newPassword: password }),
  undoChangeSet: (known) => {
    const changeSet = known.prefersNewest ? known.changeSets.at(-1) : known.oneOf(known.changeSets)
    return { changeSet: changeSet ?? nobody }
  },
  replayWebhook: () => ({ since: new Date(Date.now() - 3_600_000).toISOString() }),
  mergeCompanies: (known) => ({ duplicateId: known.pick('Company') ?? nobody }),
  mergeContacts: (known) => ({ duplicateId: known.pick('Contact') ?? nobody }),
  createProperty: (known) => ({
    entity: known.oneOf(['contact', 'company', 'deal', 'activity']),
    key: `k${mark(known, 6)}`,
    type: 'text',
    label: 'L'
  }),
  updateProperty: (known) => ({ label: known.oneOf(words) }),
  createApiKey: (known) => ({ name: known.oneOf(words), scopes: 'read' }),
  updateApiKey: (known) => ({ name: `${known.oneOf(words)} ${mark(known, 3)}` }),
  updateUser: (known) => ({ isActive: known.random() < 0.7 }),
  createUser: (known) => ({ email: `u${mark(known, 6)}@proof.example`, name: 'One More', role: 'member', password }),
  updateWebhook: (known) => ({ name: `${known.oneOf(words)} ${mark(known, 3)}` }),
  createWebhook: (known) => ({
    name: 'W',
    url: known.receiver,
    events: ['activity.completed'],
    isActive: known.random() < 0.5
  }),
  callMcp: (known) => toolOf(known)
}

function toolOf(known: Known): Json {
  const values = { name: `${known.oneOf(words)} ${mark(known, 3)}`, city: known.oneOf(cities) }
  const id = known.pick('Company') ?? nobody
  const [name, given] = known.oneOf([
    ['create', { kind: 'company', values }],
    ['update', { kind: 'company', id, values }],
    ['delete', { kind: 'company', id }]
  ] as const) as [string, Json]
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
}

/** A change of all that few records meet. */
function manyOf(known: Known, id: OperationId): Json {
  const property = /Activities/.test(id) ? 'priority' : /Deals/.test(id) ? 'currency' : 'city'
  const value = known.oneOf(property === 'priority' ? ['low', 'urgent'] : property === 'currency' ? currencies : cities)
  const filter = { property, op: 'eq', value }
  if (/Delete/.test(id)) {
    const narrow = {
      property: /Activities/.test(id) ? 'status' : 'ownerId',
      op: 'eq',
      value: /Activities/.test(id) ? 'cancelled' : (known.pick('Owner') ?? nobody)
    }
    return { filter: { and: [filter, narrow] } }
  }
  const text = `${known.oneOf(words)} ${mark(known, 3)}`
  return { filter, set: /Activities/.test(id) ? { body: text } : { notes: text } }
}

/** A small file for an import, in which some rows are faulty. */
function fileOf(known: Known, id: OperationId): string {
  const line = () => `${known.oneOf(words)} ${mark(known, 4)}`
  const [header, row]: [string, () => string] = /Contacts/.test(id)
    ? ['first_name,last_name,email,city', () => `${line()},Ek,p${mark(known, 2)}@proof.example,${known.oneOf(cities)}`]
    : /Companies/.test(id)
      ? [
          'name,domain,city,employee_count',
          () => `${line()},d${mark(known, 2)}.example,${known.oneOf(cities)},${known.oneOf([5, 'many'])}`
        ]
      : /Deals/.test(id)
        ? ['name,value,currency', () => `${line()},${known.oneOf([10, 250.5, 'dear'])},EUR`]
        : ['activity_type,subject,priority', () => `${known.oneOf(['call', 'note', 'dance'])},${line()},low`]
  return [header, ...Array.from({ length: 1 + Math.floor(known.random() * 4) }, row)].join('\n')
}

/** Letters and digits that hardly come twice; of a short one some do, which is wanted of keys. */
function mark(known: Known, length: number): string {
  return Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(known.random() * 36)]).join('')
}

function drawObject(known: Known, { properties = {}, required = [] }: Schema): Json {
  const body: Json = {}
  for (const [name, given] of Object.entries(properties)) {
    const schema = resolve(given)
    if (schema.readOnly || given.readOnly || leftAlone.has(name)) continue
    const share = name === 'city' || name === 'ownerId' ? 0.7 : 0.25
    if (required.includes(name) || known.random() < share) body[name] = draw(known, name, schema)
  }
  // A stage is one of its pipeline.
  if (body.stageId !== undefined || body.pipelineId !== undefined) {
    const stage = known.oneOf(known.stages)
    if (body.stageId !== undefined) body.stageId = stage?.id ?? nobody
    if (body.pipelineId !== undefined) body.pipelineId = stage?.pipelineId ?? nobody
  }
  return body
}

function draw(known: Known, name: string, given: Schema): unknown {
  const schema = resolve(given)
  const type = [schema.type].flat().find((one) => one !== 'null')
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
  if (isNullable && known.random() < 0.1) return null
  if (schema.enum) return known.oneOf(schema.enum)
  if (schema.format === 'uuid')
    return known.pick(name === 'ownerId' && known.random() < 0.2 ? 'User' : nounOf(name)) ?? nobody
  if (schema.format === 'date-time') return `2026-0${1 + Math.floor(known.random() * 9)}-15T10:00:00.000Z`
  if (schema.format === 'idn-email') return `p${mark(known, 2)}@proof.example`
  if (schema.format === 'domain') return `d${mark(known, 2)}.example`
  if (schema.format === 'uri') return 'https://proof.example/'
  if (type === 'integer') return Math.floor(known.random() * Math.min(schema.maximum ?? 100, 100))
  if (type === 'number') return Math.floor(known.random() * 100_000) / 4
  if (type === 'boolean') return known.random() < 0.5
  if (type === 'array')
    return Array.from({ length: 1 + Math.floor(known.random() * 3) }, () => draw(known, name, schema.items ?? {}))
  if (schema.properties) return drawObject(known, schema)
  if (name === 'city') return known.oneOf(cities)
  if (name === 'currency') return known.oneOf(currencies)
  return `${known.oneOf(words)} ${mark(known, 3)}`.slice(0, schema.maxLength ?? 100)
}

/** Ways to make a request that must be refused. */
const spoilers: ((known: Known, action: Action) => Action)[] = [
  (known, action) => ({
    ...action,
    path: `${action.path}${action.path.includes('?') ? '&' : '?'}surprise=${mark(known, 2)}`
  }),
  (_known, action) => withBody(action, (body) => ({ ...body, surprise: 1 })),
  (_known, action) => withBody(action, (body) => Object.fromEntries(Object.keys(body).map((name) => [name, [{}]]))),
  (_known, action) => ({ ...action, path: action.path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, nobody) }),
  (_known, action) => ({ ...action, headers: { ...action.headers, 'if-match': '"2020-01-01T00:00:00.000Z"' } }),
  (_known, action) => withBody(action, (body) => withForeign(body)),
  (known, action) => ({
    ...action,
    headers: { ...action.headers, 'idempotency-key': `${' '.repeat(1 + Math.floor(known.random() * 3))}two words` }
  })
]

function withBody(action: Action, change: (body: Json) => Json): Action {
  if (action.content?.type !== 'application/json') return action
  return { ...action, content: jsonOf(change(JSON.parse(action.content.bytes.toString()))) }
}

/** Each reference of a body to nothing. */
function withForeign(body: Json): Json {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, name.endsWith('Id') ? nobody : value]))
}

/** A request of an operation that is refused as a rule, by its form or by what there is. */
export function makeInvalid(known: Known, id: OperationId): Action {
  const spoil = known.oneOf(spoilers) as (typeof spoilers)[number]
  return spoil(known, makeValid(known, id))
}
