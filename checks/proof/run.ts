import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationId } from '../../generated/operations.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import { formOf, makeTenantIn, type ServiceProcess, send, startServiceProcess } from '../service-process.ts'
import {
  type Action,
  Known,
  makeInvalid,
  makeValid,
  password,
  type Random,
  targetOf,
  writingOperations
} from './actions.ts'
import { type Proof, prove, type Received, type Watched } from './check.ts'
import { Caller, type Client, makeRead, operationsFor, type Send } from './client.ts'
import { differences, readDigest, type Sql } from './digest.ts'
import { History } from './history.ts'

// The mixed run: all operations that write, by administrators, members and restricted callers, over two instances that are killed, beside
// readers, followers and a webhook; then the proof: docs/proof.md.

export type RunOptions = {
  databaseUrl: string
  /** For how long it is written, in milliseconds. */
  forMs: number
  /** How often an instance is killed meanwhile. */
  kills: number
  /** How many clients write at once, of each of three kinds. */
  writersEach: number
  random: Random
}

export type Outcome = Proof & {
  kills: number
  /** Writing operations that were never answered with a success, and never refused. */
  neverDone: string[]
  neverRefused: string[]
  /** Requests that were refused and looked at, while nothing else was under way. */
  lookedAt: number
}

const watchedEvents = ['company', 'contact', 'deal'].flatMap((kind) =>
  ['created', 'deleted'].map((action) => `${kind}.${action}`)
)
const moreEvents = ['company.updated', 'contact.updated', 'activity.created', 'activity.completed', 'contact.erased']

/** Runs once, on a tenant of its own. */
export async function runMixed(options: RunOptions): Promise<Outcome> {
  const run = new Run(options)
  try {
    await run.setUp()
    await run.coverAll()
    await run.load()
    return await run.judge()
  } finally {
    await run.stop()
  }
}

class Run {
  readonly #options: RunOptions
  readonly #history = new History()
  readonly #known: Known
  readonly #caller: Caller
  readonly #clients: Record<'admin' | 'member' | 'restricted', Client[]> = { admin: [], member: [], restricted: [] }
  readonly #ports: number[] = []
  readonly #services: (ServiceProcess | undefined)[] = []
  readonly #watched: Watched = { events: [...watchedEvents, ...moreEvents], since: 0, received: [] }
  readonly #faults: string[] = []
  readonly #db: Database
  readonly #sql: Sql
  #tenant: NewTenant | undefined
  #receiver: { port: number; close: () => void } | undefined
  #isOver = false
  #lookedAt = 0

  constructor(options: RunOptions) {
    this.#options = options
    this.#known = new Known(options.random)
    this.#caller = new Caller(this.#history, this.#known, (...request) => this.#send(...request))
    this.#db = openDatabase(options.databaseUrl, 2, () => {})
    this.#sql = (text, values) => this.#db.query({ text, values })
  }

  /** Two instances, a tenant with clients of each kind, some records, and a webhook that is told of all. */
  async setUp(): Promise<void> {
    const { databaseUrl, random, writersEach } = this.#options
    this.#tenant = await makeTenantIn(databaseUrl, `proof-${Math.floor(random() * 1e12).toString(36)}`)
    for (const _ of [1, 2]) {
      const service = await startServiceProcess(databaseUrl)
      this.#services.push(service)
      this.#ports.push(service.port)
    }
    this.#receiver = await startReceiver(this.#watched.received)
    this.#known.receiver = `http://127.0.0.1:${this.#receiver.port}/other`
    const member = await this.#setUp('POST', '/users', {
      email: 'actor@proof.example',
      name: 'Actor',
      role: 'member',
      password
    })
    const own = { email: 'own@proof.example', name: 'Own', role: 'member', visibility: 'own', password }
    const restricted = await this.#setUp('POST', '/users', own)
    for (const { id } of [member, restricted]) this.#known.add('Owner', id)
    for (let n = 0; n < writersEach; n += 1) {
      this.#clients.admin.push(await this.#makeClient('admin'))
      this.#clients.member.push(await this.#makeClient('write'))
      this.#clients.restricted.push(await this.#makeClient('write', restricted.id))
    }
    for (const pipeline of (await this.#setUp('GET', '/pipelines')) as unknown as {
      id: string
      stages: { id: string }[]
    }[]) {
      for (const stage of pipeline.stages) this.#known.stages.push({ id: stage.id, pipelineId: pipeline.id })
    }
    const url = `http://127.0.0.1:${this.#receiver.port}/watched`
    await this.#setUp('POST', '/webhooks', { name: 'watched', url, events: this.#watched.events })
    const [first] = await this.#sql<{ last: number }>(
      'select sequence::int as last from tenant_clocks where tenant_id = $1',
      [this.#tenantId]
    )
    this.#watched.since = first?.last ?? 0
  }

  /** Makes each operation succeed, as far as it does within some tries, and be refused. */
  async coverAll(): Promise<void> {
    const [admin] = this.#clients.admin
    if (!admin) return
    for (const id of writingOperations.filter((one) => one.startsWith('create')))
      await this.#caller.write(admin, id, true)
    for (const id of writingOperations) {
      for (let tries = 0; tries < 40; tries += 1) {
        await this.#prepare(admin, id)
        // A merge needs two.
        this.#known.prefersNewest = tries % 2 === 0
        const status = await this.#caller.write(admin, id, true)
        this.#known.prefersNewest = false
        if (status >= 200 && status < 300) break
      }
      for (let tries = 0; tries < 40; tries += 1) {
        const status = await this.#caller.write(admin, id, false)
        if (status >= 400 && status < 500) break
      }
    }
  }

  /** What has to be there for an operation to succeed. */
  async #prepare(admin: Client, id: OperationId): Promise<void> {
    const write = (name: string) => this.#caller.write(admin, name as OperationId, true)
    const noun = targetOf(id)
    if (noun && noun !== 'ImportJob') await write(`create${noun}`)
    if (/^restore/.test(id)) await write(`delete${noun}`)
    if (/^(commit|cancel)WebhookSecret$/.test(id)) await write('rotateWebhookSecret')
    if (id === 'undoChangeSet') await write('createCompany')
    // While an import waits or runs, nobody can be erased.
    if (id === 'eraseContact') await this.#waitForWork()
    if (/^(refresh|logout)/.test(id)) await write('login')
    // One that is cancelled must be under way, and one that is deleted has ended.
    if (id === 'cancelImportJob') await this.#importInBackground(admin, 20_000)
    if (id === 'deleteImportJob') await this.#importInBackground(admin, 1)
    if (id === 'deleteImportJob') await this.#waitForWork()
    if (id === 'deleteDealContact') await write('setDealContact')
    if (id === 'redeliverWebhookDelivery') await this.#findDeliveries()
  }

  async #importInBackground(admin: Client, rowCount: number): Promise<void> {
    const path = '/api/v1/importexport/contacts/import?async=true'
    const content = formOf(`first_name,last_name\n${'wrong\n'.repeat(rowCount)}`)
    await this.#caller.ask(admin, { id: 'importContacts', method: 'POST', path, headers: {}, content })
  }

  async #findDeliveries(): Promise<void> {
    const webhooks = (await this.#setUp('GET', '/webhooks')) as unknown as { id: string; name: string }[]
    const webhook = webhooks.find(({ name }) => name === 'watched')?.id ?? ''
    const found = (await this.#setUp('GET', `/webhooks/${webhook}/deliveries?limit=3`)) as unknown as { id: string }[]
    for (const { id } of found) this.#known.deliveries.push({ webhook, delivery: id })
  }

  /** Writes, reads and follows for as long as is wanted, while instances are killed. */
  async load(): Promise<void> {
    const { forMs, kills } = this.#options
    const { admin, member, restricted } = this.#clients
    const lanes = [...admin, ...member, ...restricted].map((client) => this.#write(client))
    lanes.push(
      ...[admin[0], member[0], restricted[0]]
        .map((client) => client && this.#read(client))
        .filter((one) => one !== undefined)
    )
    const followers = [{}, { entity: 'contact' }].map((filter) => this.#follow(filter))
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep((forMs / (kills + 1)) * (0.75 + this.#options.random() / 2))
      await this.#kill(kill % 2)
    }
    await sleep(forMs / (kills + 1))
    this.#isOver = true
    await Promise.all([...lanes, ...followers])
  }

  /** Waits until nothing is under way, refuses some more, reads everything once more, and holds all of it against the log. */
  async judge(): Promise<Outcome> {
    await this.#waitForWork()
    await this.refuse(60)
    await this.#readAll()
    const proof = await prove(this.#history, this.#sql, this.#tenantId, [this.#watched])
    const { events } = this.#history
    const ids = (least: number, below: number) =>
      new Set(events.filter(({ status }) => status >= least && status < below).map(({ id }) => String(id)))
    const [done, refused] = [ids(200, 300), ids(400, 500)]
    // Their requests need a login of their own, which the history doesn't keep.
    const wanted = writingOperations.filter((id) => id !== 'changePassword')
    return {
      ...proof,
      ...{ faults: [...this.#faults, ...proof.faults], kills: this.#options.kills, lookedAt: this.#lookedAt },
      neverDone: wanted.filter((id) => !done.has(id)),
      neverRefused: wanted.filter((id) => !refused.has(id))
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#services.map((service) => service?.stop('SIGKILL')))
    this.#receiver?.close()
    await this.#db.close()
  }

  /**
   * Sends requests that are to be refused, or may be by what their callers see, one after the other, and compares all tables before and
   * after each that is.
   */
  async refuse(count: number): Promise<void> {
    const clients = Object.values(this.#clients).flat()
    for (let n = 0; n < count; n += 1) {
      const client = this.#known.oneOf(clients) as Client
      const id = this.#known.oneOf(client.may) as OperationId
      // A token that was spent already ends its session, and who changes a password has to log in.
      if (id === 'refreshSession' || id === 'changePassword') continue
      const action = (n % 2 === 0 ? makeInvalid : makeValid)(this.#known, id)
      for (let tries = 1; ; tries += 1) {
        const before = await readDigest(this.#sql, this.#tenantId)
        const { status } = await this.#caller.ask(client, action)
        if (status < 400 || status > 499) {
          await this.#waitForWork()
          break
        }
        const names = differences(before, await readDigest(this.#sql, this.#tenantId))
        // A sweep may come in between, and not each time.
        if (names.length > 0 && tries < 3) continue
        if (names.length > 0) this.#faults.push(`${id} was refused (${status}), and yet changed ${names.join(', ')}`)
        else this.#lookedAt += 1
        break
      }
    }
  }

  async #write(client: Client): Promise<void> {
    while (!this.#isOver) await this.#caller.write(client)
  }

  async #read(client: Client): Promise<void> {
    while (!this.#isOver) {
      await this.#caller.ask(client, makeRead(this.#known, client.sees !== undefined)).catch(() => sleep(20))
      await sleep(5)
    }
  }

  async #follow(filter: Record<string, string>): Promise<void> {
    const [client] = this.#clients.member
    if (!client) return
    for (let cursor: string | undefined; !this.#isOver; ) {
      const query = new URLSearchParams({ limit: '20', wait: '1', ...filter, ...(cursor && { cursor }) })
      const action: Action = {
        id: 'listChanges',
        method: 'GET',
        path: `/api/v1/changes?${query}`,
        headers: {},
        content: undefined
      }
      const answer = await this.#caller.ask(client, action).catch(() => sleep(20))
      if (answer?.status === 200) cursor = (JSON.parse(answer.text) as { nextCursor: string }).nextCursor
    }
  }

  async #kill(number: number): Promise<void> {
    const service = this.#services[number]
    this.#services[number] = undefined
    await service?.stop('SIGKILL')
    const port = this.#ports[number]
    this.#services[number] = await startServiceProcess(this.#options.databaseUrl, { PORT: String(port) })
  }

  /** Until no delivery waits and no import is under way; what a kill left behind is given back at once. */
  async #waitForWork(): Promise<void> {
    const hurry = "update pgboss.job set state = 'retry', start_after = now() where state = 'active'"
    const text = `select (select count(*)::int from webhook_deliveries where status = 'pending' and tenant_id = $1) +
      (select count(*)::int from import_jobs where status in ('queued', 'running') and tenant_id = $1) as count`
    for (let waitedMs = 0; waitedMs < 90_000; waitedMs += 250) {
      if (waitedMs === 2_000) await this.#sql(hurry, [])
      const [left] = await this.#sql<{ count: number }>(text, [this.#tenantId])
      if (left?.count === 0) return
      await sleep(250)
    }
    this.#faults.push('deliveries or imports are still under way after 90 s')
  }

  /** Each record that is or was there, a hundred at a time. */
  async #readAll(): Promise<void> {
    const [client] = this.#clients.admin
    const paths = { company: 'companies', contact: 'contacts', deal: 'deals', activity: 'activities' }
    for (const [entity, path] of Object.entries(paths)) {
      const rows = await this.#sql<{ id: string }>(
        'select distinct entity_id as id from changes where tenant_id = $1 and entity = $2',
        [this.#tenantId, entity]
      )
      for (let start = 0; start < rows.length; start += 100) {
        const ids = rows.slice(start, start + 100).map(({ id }) => id)
        const content = { type: 'application/json', bytes: Buffer.from(JSON.stringify({ ids })) }
        if (client)
          await this.#caller.ask(client, {
            id: 'batchGetDeals',
            method: 'POST',
            path: `/api/v1/${path}/batch-get`,
            headers: {},
            content
          })
      }
    }
  }

  get #tenantId(): string {
    return this.#tenant?.tenantId ?? ''
  }

  /** To any of the instances that run. */
  readonly #send: Send = async (method, path, headers, content) => {
    const running = this.#services.filter((service) => service !== undefined)
    const service = this.#known.oneOf(running)
    if (!service) throw new Error('no instance runs')
    const { subdomain = '' } = this.#tenant ?? {}
    const { 'x-api-key': apiKey = '', ...others } = headers
    const {
      status,
      bytes,
      headers: got
    } = await send(service.port, { subdomain, apiKey }, method, path, content, others)
    return { status, headers: got, text: bytes.toString() }
  }

  /** A request of the tenant's first key, which isn't part of the history. */
  async #setUp(method: string, path: string, body?: object): Promise<{ id: string; key: string }> {
    const content = body && { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
    const headers = { 'x-api-key': this.#tenant?.apiKey ?? '' }
    const { status, text } = await this.#send(method, `/api/v1${path}`, headers, content)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
    return JSON.parse(text)
  }

  async #makeClient(scope: 'write' | 'admin', userId?: string): Promise<Client> {
    const { id, key } = await this.#setUp('POST', '/api-keys', {
      name: 'Client',
      scopes: scope,
      ...(userId && { userId })
    })
    return { who: id, sees: userId, headers: { 'x-api-key': key }, may: operationsFor(scope, userId !== undefined) }
  }
}

async function startReceiver(received: Received[]): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const {
        'x-service-sequence': sequence,
        'x-service-event': event,
        'x-service-event-id': eventId
      } = request.headers
      const isTold = request.url === '/watched' && sequence !== undefined
      if (isTold) received.push({ sequence: Number(sequence), event: String(event), eventId: String(eventId), body })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, close }
}
