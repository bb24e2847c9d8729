import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { operations } from '../../generated/operations.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import { formOf, makeCall, makeTenantIn, type ServiceProcess, send, startServiceProcess } from '../service-process.ts'
import { type KeyedClients, writeWithKeys } from './keyed-writes.ts'

// Kills the service and PostgreSQL alternately with SIGKILL while clients repeat what was not acknowledged, with its key. Then
// the change log must have each write exactly once.

export type KeyedOptions = {
  databaseUrl: string
  /** The embedded database's. */
  dataDir: string
  kills: number
  onProgress: (text: string) => void
}

/** How often each name was created by the change feed and is in the tables: all but `expected` must be empty. */
export type Once = { expected: number; missing: string[]; doubled: string[]; surplus: string[]; rows: number }

/** Runs `writers` clients; the answer compares what was acknowledged to them with the change feed. */
export async function runKeyedWrites(options: KeyedOptions & { writers: number }): Promise<KeyedClients & Once> {
  return withService(options, async (tenant, crash, port, db) => {
    const clients: KeyedClients = { acknowledged: [], repetitions: 0, changed: [], refused: [] }
    const stopping = new AbortController()
    const writing = Array.from({ length: options.writers }, () => writeWithKeys(port, tenant, clients, stopping.signal))
    for (let n = 1; n <= options.kills; n += 1) {
      await sleep(100 + Math.random() * 1_000)
      await crash(n)
      options.onProgress(`${n}/${options.kills}: ${clients.acknowledged.length} records`)
    }
    await sleep(500)
    stopping.abort()
    await Promise.all(writing)
    return { ...clients, ...(await countOnce(db, port, tenant, clients.acknowledged)) }
  })
}

/** Sends one import of so many contacts, every other one without an e-mail address, until it is answered. */
export async function runKeyedImport(
  options: KeyedOptions & { rows: number }
): Promise<Once & { answer: string; replay: string }> {
  return withService(options, async (tenant, crash, port, db) => {
    const names = Array.from({ length: options.rows }, (_, n) => `Last ${n}`)
    const lines = names.map((name, n) => `First,${name},${n % 2 === 0 ? `row${n}@x.test` : ''}`)
    const form = formOf(`first_name,last_name,email\n${lines.join('\n')}\n`)
    const headers = { 'idempotency-key': randomUUID() }
    const { method, path } = operations.importContacts
    const importThem = async () => String((await send(port, tenant, method, path, form, headers)).bytes)
    for (let n = 1; n <= options.kills; n += 1) {
      const before = await countContacts(db)
      const cutOff = importThem().catch(() => {})
      // In the middle of a chunk, and not before this request has written one.
      while ((await countContacts(db)) <= before) {
        if ((await Promise.race([cutOff, sleep(5)])) !== undefined)
          throw new Error(`the import ended early: ${await cutOff}`)
      }
      await sleep(Math.random() * 25)
      await crash(n)
      await cutOff
      options.onProgress(`import killed ${n}/${options.kills}: ${await countContacts(db)} rows`)
    }
    const answer = await importThem()
    const replay = await importThem()
    return { answer, replay, ...(await countOnce(db, port, tenant, names)) }
  })
}

type Crash = (n: number) => Promise<void>

async function withService<T>(
  { databaseUrl, dataDir }: KeyedOptions,
  work: (tenant: NewTenant, crash: Crash, port: number, db: Database) => Promise<T>
): Promise<T> {
  const tenant = await makeTenantIn(databaseUrl, `keyed-${Date.now()}`)
  const db = openDatabase(databaseUrl, 1, () => {})
  let service: ServiceProcess = await startServiceProcess(databaseUrl)
  const { port } = service
  const crash: Crash = async (n) => {
    if (n % 2 === 1) {
      await service.stop('SIGKILL')
      service = await startServiceProcess(databaseUrl, { PORT: String(port) })
    } else {
      await killPostgres(db, dataDir)
    }
  }
  try {
    return await work(tenant, crash, port, db)
  } finally {
    await service.stop('SIGKILL')
    await db.close()
  }
}

/** Kills the embedded PostgreSQL of this folder; its owner, this process, starts it again. Resolves when it answers. */
async function killPostgres(db: Database, dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8')).split('\n')
  const text = 'select pg_postmaster_start_time()::text as since'
  const startedAt = async () => (await db.query<{ since: string }>({ text }).catch(() => []))[0]?.since
  const before = await startedAt()
  process.kill(Number(pid), 'SIGKILL')
  // Its children may answer for another moment.
  for (let now = before; now === before || now === undefined; now = await startedAt()) await sleep(20)
}

async function countContacts(db: Database): Promise<number> {
  const text = 'select count(*)::int as count from contacts'
  return (await db.query<{ count: number }>({ text }))[0]?.count ?? 0
}

type Page = {
  changes: { action: string; data: { name?: string; lastName?: string } }[]
  nextCursor: string
  hasMore: boolean
}

/** Reads the whole change feed, and the number of rows in the tables. */
async function countOnce(db: Database, port: number, tenant: NewTenant, names: string[]): Promise<Once> {
  const call = makeCall(port, tenant)
  const counts = new Map(names.map((name) => [name, 0]))
  const surplus: string[] = []
  for (const entity of ['company', 'contact']) {
    for (let cursor = '', hasMore = true; hasMore; ) {
      const query = new URLSearchParams({ entity, limit: '100', ...(cursor && { cursor }) })
      const page = (await call('GET', `/api/v1/changes?${query}`)).body as Page
      for (const { action, data } of page.changes) {
        const name = data.name ?? data.lastName ?? ''
        const count = counts.get(name)
        if (action !== 'created' || count === undefined) surplus.push(`${action} ${name}`)
        else counts.set(name, count + 1)
      }
      ;({ nextCursor: cursor, hasMore } = page)
    }
  }
  const text = `select (select count(*) from companies where tenant_id = $1)::int
    + (select count(*) from contacts where tenant_id = $1)::int as count`
  const [rows] = await db.query<{ count: number }>({ text, values: [tenant.tenantId] })
  const withCount = (is: (count: number) => boolean) => names.filter((name) => is(counts.get(name) ?? 0))
  return {
    expected: names.length,
    missing: withCount((count) => count === 0),
    doubled: withCount((count) => count > 1),
    surplus,
    rows: rows?.count ?? 0
  }
}
