import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '../../src/db/client.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import { prove } from '../proof/check.ts'
import type { Sql } from '../proof/digest.ts'
import { History } from '../proof/history.ts'
import { findFirstSender, keepSent } from '../proof/kept-send.ts'
import {
  type Call,
  makeCall,
  makeTenantIn,
  type ServiceProcess,
  type send,
  startServiceProcess
} from '../service-process.ts'

// Kills the service again and again while it is written to, then holds its tables, its change log and what a receiver
// got against each other: docs/promises.md, from committed writes to deliveries. What makes a record is sent again with its
// Idempotency-Key until it is answered.

export type CrashOptions = {
  databaseUrl: string
  writers: number
  /** Between how many tenants the writers are divided: 1, unless said otherwise. */
  tenants?: number
  /** What is done between two spells of writing, `count` times; it gets the service as it runs, and returns it as it runs then. */
  disturb: (service: ServiceProcess, restart: () => Promise<ServiceProcess>) => Promise<ServiceProcess>
  count: number
  /** How long a spell lasts at most, in milliseconds. */
  spellMs: number
  /** Whether jobs that a crash left behind are given back at once, as pg-boss does within 45 s. */
  isHurried?: boolean
  /** How long what is still to be delivered at the end is waited for at most, in milliseconds: 90 s, unless said otherwise. */
  patienceMs?: number
  onProgress?: (text: string) => void
}

export type CrashOutcome = {
  acknowledged: number
  changes: number
  received: number
  /** Each of these must be empty, but for the duplicates. */
  lost: string[]
  /** Names of records that were made twice, since a repetition with its key wasn't recognised. */
  doubled: string[]
  gaps: number
  unlogged: string[]
  missing: string[]
  phantom: string[]
  duplicates: number
  /** Deliveries that the receiver had got and the service had not recorded yet, at one of its kills: those come twice. */
  underWay: number
  /** Deliveries for which more than one attempt was counted, or that did not end. */
  spoilt: number
  /** What the answers that the writers got and the log don't agree on: docs/proof.md. */
  disorder: string[]
}

type Acknowledged = { id: string; name: string; isDeleted: boolean }

/** Runs the whole loop; the service is stopped at its end, the database is left as it is. */
export async function runCrashes(options: CrashOptions): Promise<CrashOutcome> {
  const { databaseUrl, onProgress = () => {} } = options
  const name = `crash-${Date.now()}`
  const tenants = await makeTenants(databaseUrl, name, options.tenants ?? 1)
  const receiver = await startReceiver()
  const db = openDatabase(databaseUrl, 2, () => {})
  let service: ServiceProcess | undefined
  const stopping = new AbortController()
  const underWay = new Set<string>()
  try {
    service = await startServiceProcess(databaseUrl)
    const { port } = service
    const sql: Sql = (text, values) => db.query({ text, values })
    const sides: Side[] = []
    for (const tenant of tenants) {
      await subscribe(makeCall(port, tenant), receiver.port)
      const history = new History()
      const sendIt = keepSent(history, await findFirstSender(sql, tenant.tenantId))
      sides.push({ tenant, history, sendIt, acknowledged: new Map() })
    }
    const writers = Array.from({ length: options.writers }, (_, n) => {
      return write(sides[n % sides.length] as Side, port, stopping.signal)
    })
    for (let n = 1; n <= options.count; n += 1) {
      await sleep(100 + Math.random() * options.spellMs)
      const restart = async () => {
        for (const id of await findUnderWay(db, receiver.received)) underWay.add(id)
        return startServiceProcess(databaseUrl, { PORT: String(port) })
      }
      service = await options.disturb(service, restart)
      const records = sides.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
      onProgress(`${n}/${options.count}: ${records} records, ${receiver.received.length} deliveries`)
    }
    await sleep(500)
    stopping.abort()
    await Promise.all(writers)
    if (options.isHurried) {
      await sleep(1_500)
      await db.query({ text: "update pgboss.job set state = 'retry', start_after = now() where state = 'active'" })
    }
    await waitUntilDelivered(db, options.patienceMs ?? 90_000)
    await service.stop()
    const outcomes: CrashOutcome[] = []
    for (const { tenant, acknowledged, history } of sides) {
      const received = receiver.received.filter(({ tenantId }) => tenantId === tenant.tenantId)
      const { faults } = await prove(history, sql, tenant.tenantId)
      outcomes.push({ ...(await compare(db, tenant.tenantId, acknowledged, received)), disorder: faults })
    }
    return { ...outcomes.reduce(add), underWay: underWay.size }
  } finally {
    stopping.abort()
    await service?.stop('SIGKILL')
    await db.close()
    receiver.close()
  }
}

type Side = { tenant: NewTenant; history: History; sendIt: typeof send; acknowledged: Map<string, Acknowledged> }

async function makeTenants(databaseUrl: string, name: string, count: number): Promise<NewTenant[]> {
  const tenants: NewTenant[] = []
  while (tenants.length < count) tenants.push(await makeTenantIn(databaseUrl, `${name}-${tenants.length + 1}`))
  return tenants
}

async function subscribe(call: Call, port: number): Promise<void> {
  const events = ['company.created', 'company.updated', 'company.deleted']
  const { status } = await call('POST', '/api/v1/webhooks', { name: 'crash', url: `http://127.0.0.1:${port}/`, events })
  if (status !== 201) throw new Error(`no webhook: ${status}`)
}

function add(one: CrashOutcome, other: CrashOutcome): CrashOutcome {
  return {
    acknowledged: one.acknowledged + other.acknowledged,
    changes: one.changes + other.changes,
    received: one.received + other.received,
    lost: [...one.lost, ...other.lost],
    doubled: [...one.doubled, ...other.doubled],
    gaps: one.gaps + other.gaps,
    unlogged: [...one.unlogged, ...other.unlogged],
    missing: [...one.missing, ...other.missing],
    phantom: [...one.phantom, ...other.phantom],
    duplicates: one.duplicates + other.duplicates,
    underWay: one.underWay + other.underWay,
    spoilt: one.spoilt + other.spoilt,
    disorder: [...one.disorder, ...other.disorder]
  }
}

async function write({ tenant, sendIt, acknowledged }: Side, port: number, signal: AbortSignal): Promise<void> {
  const call = makeCall(port, tenant, sendIt)
  const own: Acknowledged[] = []
  for (let n = 0; !signal.aborted; n += 1) {
    try {
      const target = own[Math.floor(Math.random() * own.length)]
      const choice = Math.random()
      if (!target || choice < 0.5) {
        const name = randomUUID()
        const made = { id: await create(tenant, port, name, sendIt), name, isDeleted: false }
        acknowledged.set(made.id, made)
        own.push(made)
      } else if (choice < 0.9) {
        const name = `changed ${n}`
        // While the answer is out, either name may be the one.
        const before = target.name
        target.name = ''
        const { status } = await call('PUT', `/api/v1/companies/${target.id}`, { name })
        if (status === 200) target.name = name
        else if (status < 500) target.name = before
      } else {
        own.splice(own.indexOf(target), 1)
        target.isDeleted = true
        await call('DELETE', `/api/v1/companies/${target.id}`)
      }
    } catch {
      await sleep(20)
    }
  }
}

/** Makes a company, and sends that again with the same key until it is answered. Resolves with its id. */
async function create(tenant: NewTenant, port: number, name: string, sendIt: typeof send): Promise<string> {
  const content = { type: 'application/json', bytes: Buffer.from(JSON.stringify({ name })) }
  for (;;) {
    const headers = { 'idempotency-key': name }
    const answer = await sendIt(port, tenant, 'POST', '/api/v1/companies', content, headers).catch(() => undefined)
    if (answer?.status === 201) return JSON.parse(answer.bytes.toString()).id
    await sleep(20)
  }
}

type Received = { tenantId: string; eventId: string; event: string; timestamp: string; id: string }

async function startReceiver(): Promise<{ port: number; received: Received[]; close: () => void }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const eventId = String(request.headers['x-service-event-id'])
      try {
        const { event, timestamp, data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
        received.push({ tenantId: data.tenantId, eventId, event, timestamp, id: data.id })
        response.writeHead(204).end()
      } catch {
        // A delivery that is refused here counts as undelivered.
        response.writeHead(400).end()
      }
    })
    request.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, received, close }
}

/** The events that were received, and whose deliveries are still to be made by what the database says. */
async function findUnderWay(db: Database, received: Received[]): Promise<string[]> {
  const text = "select event_id as id from webhook_deliveries where status = 'pending'"
  const pending = new Set((await db.query<{ id: string }>({ text })).map(({ id }) => id))
  // What the service had sent may still be on its way.
  await sleep(200)
  return received.map(({ eventId }) => eventId).filter((id) => pending.has(id))
}

async function waitUntilDelivered(db: Database, patienceMs: number): Promise<void> {
  const text = "select count(*)::int as count from webhook_deliveries where status = 'pending'"
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 200) {
    const [pending] = await db.query<{ count: number }>({ text })
    if (pending?.count === 0) return
    await sleep(200)
  }
}

async function compare(
  db: Database,
  tenantId: string,
  acknowledged: Map<string, Acknowledged>,
  received: Received[]
): Promise<Omit<CrashOutcome, 'disorder'>> {
  const query = <Row extends object>(text: string) => db.query<Row>({ text, values: [tenantId] })
  const rows = await query<{ id: string; name: string }>('select id, name from companies where tenant_id = $1')
  const changes = await query<{ sequence: number; id: string; action: string; at: string; name: string }>(
    `select sequence::int, entity_id as id, action, data->>'name' as name,
      to_char(changed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from changes where tenant_id = $1 and entity = 'company' order by sequence`
  )
  const [log] = await query<{ first: number; last: number; count: number; latest: number }>(
    `select min(sequence)::int as first, max(sequence)::int as last, count(*)::int as count,
      (select sequence::int from tenant_clocks where tenant_id = $1) as latest from changes where tenant_id = $1`
  )
  const [spoilt] = await query<{ count: number }>(
    "select count(*)::int as count from webhook_deliveries where tenant_id = $1 and (status <> 'succeeded' or attempt <> 1)"
  )
  const table = new Map(rows.map(({ id, name }) => [id, name]))
  const states = new Map<string, string>()
  for (const { id, action, name } of changes) {
    if (action === 'deleted') states.delete(id)
    else states.set(id, name)
  }
  const created = changes.filter(({ action }) => action === 'created').map(({ name }) => name)
  const keyOf = (event: string, id: string, at: string) => `${event} ${id} ${at}`
  const wanted = new Set(changes.map(({ action, id, at }) => keyOf(`company.${action}`, id, at)))
  const got = new Set(received.map(({ event, id, timestamp }) => keyOf(event, id, timestamp)))
  const isLost = ({ id, name, isDeleted }: Acknowledged) =>
    !isDeleted && (!table.has(id) || (name !== '' && table.get(id) !== name))
  const differs = (id: string) => table.get(id) !== states.get(id)
  return {
    acknowledged: acknowledged.size,
    changes: changes.length,
    received: received.length,
    lost: [...acknowledged.values()].filter(isLost).map(({ id }) => id),
    gaps: log ? Math.abs(log.latest - log.count) + Math.abs(log.last - log.first + 1 - log.count) + log.first - 1 : 1,
    doubled: created.filter((name, index) => created.indexOf(name) !== index),
    unlogged: [...new Set([...table.keys(), ...states.keys()])].filter(differs),
    missing: [...wanted].filter((key) => !got.has(key)),
    phantom: [...got].filter((key) => !wanted.has(key)),
    duplicates: received.length - new Set(received.map(({ eventId }) => eventId)).size,
    underWay: 0,
    spoilt: spoilt?.count ?? 0
  }
}

/**
 * Whether all promises were kept. One delivery in a hundred may come twice; where the kills come so fast that they explain more,
 * as many as they explain.
 */
export function isKept(outcome: CrashOutcome): boolean {
  const { lost, doubled, gaps, unlogged, missing, phantom, duplicates, spoilt, disorder } = outcome
  const none = [...disorder, ...lost, ...doubled, ...unlogged, ...missing, ...phantom].length + gaps + spoilt === 0
  return none && duplicates <= Math.max(outcome.received / 100, outcome.underWay, 1)
}

/** What a loop came to, in words. */
export function describeOutcome({
  lost,
  doubled,
  unlogged,
  missing,
  phantom,
  disorder,
  ...counts
}: CrashOutcome): string {
  const share = ((counts.duplicates / counts.received) * 100).toFixed(2)
  return `${counts.changes} changes of ${counts.acknowledged} records, ${counts.received} deliveries
      acknowledged but lost ${lost.length}, made twice ${doubled.length}, gaps in the numbers ${counts.gaps}, table and log differ ${unlogged.length},
      undelivered ${missing.length}, phantom ${phantom.length}, attempts spoilt ${counts.spoilt},
      duplicates ${counts.duplicates} (${share} %), received and not yet recorded at a kill ${counts.underWay}${disorder.map((fault) => `\n      ${fault}`).join('')}`
}
