import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Submittable } from 'pg'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { startEmbeddedDatabase } from '../../src/db/embedded.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { contactsFile, copyOut, headers, insertCompanies, insertStaged } from './contacts.ts'
import { startService, stopProcesses, type Target } from './processes.ts'
import { measureMemory, watchReads } from './watch.ts'

// Holds import and export against what PostgreSQL does with the same rows by COPY, as ratios of the times of one run; and
// looks at the memory of the service, and at what other requests feel, meanwhile. Linux only, for /proc.

const usage = `node scripts/bench/import-export.ts [--rows 65000] [--exported 100000] [--rounds 3] [--strict]
  --rows      rows of the imported file; 65,000 are 10 MB
  --exported  contacts of the exported tenant
  --rounds    how often each side runs; the best time counts
  --strict    exit with 1 when a bar is missed`

type Setting = { db: Database; service: Target; folder: string; rounds: number }
type Side = { name: string; run: () => Promise<number> }

const options = readOptions()
const folder = await mkdtemp(join(tmpdir(), 'crm-bench-'))
let stopDatabase = async () => {}
const missed: string[] = []
try {
  await main()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stopProcesses()
  await stopDatabase()
  await rm(folder, { recursive: true, force: true })
}
if (missed.length > 0) console.log(`missed: ${missed.join('; ')}`)
process.exit(options.isStrict && missed.length > 0 ? 1 : undefined)

async function main(): Promise<void> {
  const dataDir = join(folder, 'data')
  const database = await startEmbeddedDatabase({ dataDir })
  stopDatabase = database.stop
  await migrateDatabase(database.url)
  const db = openDatabase(database.url, 2, () => {})
  await db.query({ text: 'set statement_timeout = 0' })
  const service = await startService(dataDir)
  // PostgreSQL, which may run as another user, reads and writes files here.
  await chmod(folder, 0o777)
  const setting: Setting = { db, service, folder, rounds: options.rounds }
  try {
    await benchImport(setting)
    await benchExport(setting)
  } finally {
    await db.close()
  }
}

async function benchImport(setting: Setting): Promise<void> {
  const { db, folder } = setting
  const file = join(folder, 'contacts.csv')
  const content = contactsFile(options.rows)
  await writeFile(file, content, { mode: 0o644 })
  await db.query({ text: `create unlogged table staging (${headers.map((header) => `${header} text`).join(', ')})` })
  const best = await compare(setting, [
    {
      name: 'COPY, INSERT … SELECT',
      run: async () => {
        const tenant = await makeTenant(db, `floor-${Date.now()}`)
        await db.query({ text: 'truncate staging' })
        return timed(async () => {
          await db.query({ text: `copy staging from '${file}' (format csv, header)` })
          await db.query({ text: insertStaged, values: [tenant.tenantId] })
        })
      }
    },
    {
      name: 'import',
      run: async () => {
        const importer = await makeTenant(db, `import-${Date.now()}`)
        return timed(async () => {
          const result = JSON.parse((await importContacts(setting.service, importer, content)).toString())
          if (result.imported !== options.rows) throw new Error(JSON.stringify(result).slice(0, 1_000))
        })
      }
    }
  ])
  report(`import of ${(content.length / 1e6).toFixed(1)} MB`, best, 2.5)
  const watched = await makeTenant(db, 'import-watched')
  await watch(setting, 'import', watched, 150, () => importContacts(setting.service, watched, content))
}

async function benchExport(setting: Setting): Promise<void> {
  const { db, service } = setting
  const tenant = await makeTenant(db, 'export')
  for (let done = 0; done < options.exported; done += 50_000) {
    await importContacts(service, tenant, contactsFile(Math.min(50_000, options.exported - done), done))
  }
  await db.query({ text: 'vacuum (analyze)' })
  const get = (path: string) => () => timed(() => send(service, tenant, 'GET', `/api/v1/importexport/contacts/${path}`))
  const best = await compare(setting, [
    {
      name: 'COPY … TO STDOUT',
      run: () => timed(() => receiveCopy(db, copyOut(tenant.tenantId)))
    },
    { name: 'CSV', run: get('export') },
    { name: 'XLSX', run: get('export/excel') }
  ])
  report(`CSV of ${options.exported} contacts`, best.slice(0, 2), 2)
  report('XLSX of the same against CSV', best.slice(1), 2)
  await watch(setting, 'CSV', tenant, 80, get('export'))
  await watch(setting, 'XLSX', tenant, 80, get('export/excel'))
}

/** The best time of each side in seconds; the sides take turns. */
async function compare(setting: Setting, sides: Side[]): Promise<number[]> {
  const times = sides.map(() => [] as number[])
  for (let round = 0; round < setting.rounds; round++) {
    for (const [index, side] of sides.entries()) {
      await setting.db.query({ text: 'checkpoint' })
      times[index]?.push(await side.run())
    }
  }
  for (const [index, { name }] of sides.entries()) {
    console.log(`  ${name.padEnd(24)} ${times[index]?.map((time) => time.toFixed(2)).join(' ')} s`)
  }
  return times.map((some) => Math.min(...some))
}

function report(what: string, [floor = 0, ours = 0]: number[], bar: number): void {
  const ratio = ours / floor
  console.log(`${what}: ${ratio.toFixed(2)} × (bar ${bar})`)
  if (ratio > bar) missed.push(what)
}

/** Does the work once more with somebody reading one record all the time. */
async function watch(setting: Setting, what: string, tenant: NewTenant, barMb: number, work: () => Promise<unknown>) {
  const reader = await makeTenant(setting.db, `reader-${what.toLowerCase()}`)
  const created = await send(setting.service, reader, 'POST', '/api/v1/companies', Buffer.from('{"name":"Read"}'))
  const { id } = JSON.parse(created.toString())
  await sleep(1_000)
  const memory = measureMemory(setting.service.pid)
  const reads = watchReads(() => send(setting.service, reader, 'GET', `/api/v1/companies/${id}`))
  await work()
  const { p50Ms, p99Ms, maxMs, count } = await reads()
  const grownMb = memory()
  const line = `memory +${grownMb.toFixed(0)} MB (bar ${barMb}), GET one p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} max ${maxMs.toFixed(1)} ms of ${count} (bar p99 100)`
  console.log(`  ${what} of ${tenant.subdomain}: ${line}`)
  if (grownMb > barMb) missed.push(`memory of ${what}`)
  if (p99Ms > 100) missed.push(`p99 during ${what}`)
}

/** Reads what COPY sends and throws it away; pg has no way of its own to do that. */
async function receiveCopy(db: Database, text: string): Promise<void> {
  const client = await db.pool.connect()
  try {
    await new Promise<void>((resolve, reject) => {
      const copy = {
        submit: (connection: { query: (text: string) => void }) => connection.query(text),
        handleCopyData: () => {},
        handleCommandComplete: () => {},
        handleReadyForQuery: () => resolve(),
        handleError: reject
      }
      client.query(copy as unknown as Submittable)
    })
  } finally {
    client.release()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now()
  await work()
  return (performance.now() - beganAt) / 1000
}

function makeTenant(db: Database, name: string): Promise<NewTenant> {
  const subdomain = name.replace(/[^a-z0-9-]/g, '-')
  return createTenant(db, readConfig({}), { subdomain, name, email: `admin@${subdomain}.example` }).then(
    async (tenant) => {
      await db.query({ text: insertCompanies, values: [tenant.tenantId] })
      return tenant
    }
  )
}

function importContacts(service: Target, tenant: NewTenant, content: Buffer): Promise<Buffer> {
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="contacts.csv"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--part--\r\n')])
  const type = 'multipart/form-data; boundary=part'
  return send(service, tenant, 'POST', '/api/v1/importexport/contacts/import', body, type)
}

function send(
  { port }: Target,
  { subdomain, apiKey }: NewTenant,
  method: string,
  path: string,
  body?: Buffer,
  type = 'application/json'
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${subdomain}.localhost`, 'x-api-key': apiKey, ...(body && { 'content-type': type }) }
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(pieces)
        if (answer.statusCode && answer.statusCode < 300) resolve(whole)
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${whole.subarray(0, 500)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: { rows: option, exported: option, rounds: option, strict: { type: 'boolean' }, help: { type: 'boolean' } }
  })
  const [rows, exported, rounds] = [values.rows ?? 65_000, values.exported ?? 100_000, values.rounds ?? 3].map(Number)
  if (values.help || ![rows, exported, rounds].every((one) => Number.isInteger(one) && (one ?? 0) > 0)) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return { rows: rows ?? 0, exported: exported ?? 0, rounds: rounds ?? 0, isStrict: values.strict ?? false }
}
