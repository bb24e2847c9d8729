import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { copyOut } from '../../src/db/copy-out.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { startEmbeddedDatabase } from '../../src/embedded-postgres/server.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { formOf, makeCall, type ServiceProcess, send, startServiceProcess } from '../service-process.ts'
import { contactsFile, headers, insertCompanies, insertStaged, selectExported } from './contacts.ts'
import { measureMemory, watchReads } from './watch.ts'

// Holds import and export against what PostgreSQL does with the same rows by COPY, as ratios of the times of one run; and
// measures the memory of the service and the latency of other requests meanwhile. Linux only, for /proc.

const usage = `npm run bench:import-export -- [--rows 65000] [--exported 100000] [--rounds 5] [--strict]
  --rows      rows of the imported file; 65,000 are 10 MB
  --exported  contacts of the exported tenant
  --rounds    how often each side runs; the best time counts
  --strict    exit with 1 when a bar is missed`

type Setting = { db: Database; url: string; service: ServiceProcess; folder: string; rounds: number }
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
  await stopDatabase()
  await rm(folder, { recursive: true, force: true })
}
if (missed.length > 0) console.log(`missed: ${missed.join('; ')}`)
process.exit(options.isStrict && missed.length > 0 ? 1 : undefined)

async function main(): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'data') })
  stopDatabase = database.stop
  await migrateDatabase(database.url, { prepareQueue })
  const db = openDatabase(database.url, 2, () => {})
  await db.query({ text: 'set statement_timeout = 0' })
  // A first start keeps the secrets of the tenant that it makes in its data folder.
  const service = await startServiceProcess(database.url, { DATA_DIR: folder })
  // PostgreSQL, which may run as another user, reads and writes files here.
  await chmod(folder, 0o777)
  const setting: Setting = { db, url: database.url, service, folder, rounds: options.rounds }
  try {
    await benchImport(setting)
    await benchExport(setting)
  } finally {
    await service.stop()
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
  await watch(setting, 'import', watched, 150, (service) => importContacts(service, watched, content))
}

async function benchExport(setting: Setting): Promise<void> {
  const { db, service } = setting
  const tenant = await makeTenant(db, 'export')
  for (let done = 0; done < options.exported; done += 50_000) {
    await importContacts(service, tenant, contactsFile(Math.min(50_000, options.exported - done), done))
  }
  await db.query({ text: 'vacuum (analyze)' })
  const best = await compare(setting, [
    {
      name: 'COPY … TO STDOUT',
      run: () => timed(() => copyOut(db, selectExported, { tenantId: tenant.tenantId }, 'format csv, header', () => {}))
    },
    { name: 'CSV', run: () => timed(() => exportContacts(service, tenant, 'export')) },
    { name: 'XLSX', run: () => timed(() => exportContacts(service, tenant, 'export/excel')) }
  ])
  report(`CSV of ${options.exported} contacts`, best.slice(0, 2), 2)
  report('XLSX of the same against CSV', best.slice(1), 2)
  await watch(setting, 'CSV', tenant, 80, (service) => exportContacts(service, tenant, 'export'))
  await watch(setting, 'XLSX', tenant, 80, (service) => exportContacts(service, tenant, 'export/excel'))
}

/** The best time of each side in seconds; the sides alternate. */
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

/**
 * Does the work once more with somebody reading one record all the time, by a service that has done nothing else: one that
 * has keeps the memory which that took.
 */
async function watch(
  { db, url }: Setting,
  what: string,
  tenant: NewTenant,
  barMb: number,
  work: (service: ServiceProcess) => Promise<unknown>
) {
  const reader = await makeTenant(db, `reader-${what.toLowerCase()}`)
  const service = await startServiceProcess(url)
  try {
    const { body } = await makeCall(service.port, reader)('POST', '/api/v1/companies', { name: 'Read' })
    const read = () => succeed(send(service.port, reader, 'GET', `/api/v1/companies/${body.id}`))
    await sleep(1_000)
    const memory = measureMemory(service.child.pid as number)
    const reads = watchReads(read)
    await work(service)
    const { p50Ms, p99Ms, maxMs, count } = await reads()
    const grownMb = memory()
    const line = `memory +${grownMb.toFixed(0)} MB (bar ${barMb}), GET one p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} max ${maxMs.toFixed(1)} ms of ${count} (bar p99 100)`
    console.log(`  ${what} of ${tenant.subdomain}: ${line}`)
    if (grownMb > barMb) missed.push(`memory of ${what}`)
    if (p99Ms > 100) missed.push(`p99 during ${what}`)
  } finally {
    await service.stop()
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

function importContacts({ port }: ServiceProcess, tenant: NewTenant, file: Buffer): Promise<Buffer> {
  return succeed(send(port, tenant, 'POST', '/api/v1/importexport/contacts/import', formOf(file)))
}

function exportContacts({ port }: ServiceProcess, tenant: NewTenant, path: string): Promise<Buffer> {
  return succeed(send(port, tenant, 'GET', `/api/v1/importexport/contacts/${path}`))
}

async function succeed(answer: ReturnType<typeof send>): Promise<Buffer> {
  const { status, bytes } = await answer
  if (status >= 300) throw new Error(`an answer is ${status}: ${bytes.subarray(0, 500)}`)
  return bytes
}

function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: { rows: option, exported: option, rounds: option, strict: { type: 'boolean' }, help: { type: 'boolean' } }
  })
  const [rows, exported, rounds] = [values.rows ?? 65_000, values.exported ?? 100_000, values.rounds ?? 5].map(Number)
  if (values.help || ![rows, exported, rounds].every((one) => Number.isInteger(one) && (one ?? 0) > 0)) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return { rows: rows ?? 0, exported: exported ?? 0, rounds: rounds ?? 0, isStrict: values.strict ?? false }
}
