import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { copyOut } from '../../src/db/copy-out.ts'
import { migrateDatabase } from '../../src/db/migrate.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import { prepareQueue } from '../../src/webhooks/queue.ts'
import { type Content, formOf, type ServiceProcess, send } from '../service-process.ts'
import { contactsFile, headers, insertCompanies, insertStaged, selectExported } from './contacts.ts'
import { makeSetup } from './setups.ts'

// Holds import and export against what PostgreSQL does with the same rows by COPY, as ratios of the times of one run.

const usage = `npm run bench:import-export -- [--rows 65000] [--exported 100000] [--rounds 5] [--strict]
  --rows      rows of the imported file; 65,000 are 10 MB
  --exported  contacts of the exported tenant
  --rounds    how often each side runs; the best time counts
  --strict    exit with 1 when a bar is missed`

type Setting = { db: Database; service: ServiceProcess; folder: string }
/** One of those that are compared, and what it does, which answers with its seconds. */
type Side = { name: string; run: () => Promise<number> }

const options = readOptions()
let hasMissed = false
const setup = await makeSetup('embedded')
try {
  await migrateDatabase(setup.url, { prepareQueue })
  const db = openDatabase(setup.url, 2, () => {})
  const service = await setup.startService()
  try {
    await db.query({ text: 'set statement_timeout = 0' })
    // PostgreSQL, which may run as another user, reads files here.
    await chmod(setup.folder, 0o755)
    await benchImport({ db, service, folder: setup.folder })
    await benchExport({ db, service, folder: setup.folder })
  } finally {
    await service.stop()
    await db.close()
  }
} finally {
  await setup.stop()
}
process.exit(options.isStrict && hasMissed ? 1 : 0)

async function benchImport({ db, service, folder }: Setting): Promise<void> {
  const file = join(folder, 'contacts.csv')
  const content = contactsFile(options.rows)
  await writeFile(file, content, { mode: 0o644 })
  await db.query({ text: `create unlogged table staging (${headers.map((header) => `${header} text`).join(', ')})` })
  const best = await compare(db, [
    {
      name: 'COPY, INSERT … SELECT',
      run: async () => {
        const { tenantId } = await makeTenant(db, `floor-${Date.now()}`)
        await db.query({ text: 'truncate staging' })
        return timed(async () => {
          await db.query({ text: `copy staging from '${file}' (format csv, header)` })
          await db.query({ text: insertStaged, values: [tenantId] })
        })
      }
    },
    {
      name: 'import',
      run: async () => {
        const importer = await makeTenant(db, `import-${Date.now()}`)
        return timed(() => importContacts(service, importer, content, options.rows))
      }
    }
  ])
  report(`import of ${(content.length / 1e6).toFixed(1)} MB`, best, 1.9)
}

async function benchExport({ db, service }: Setting): Promise<void> {
  const tenant = await makeTenant(db, 'export')
  for (let done = 0; done < options.exported; done += 50_000) {
    const rows = Math.min(50_000, options.exported - done)
    await importContacts(service, tenant, contactsFile(rows, done), rows)
  }
  await db.query({ text: 'vacuum (analyze)' })
  const best = await compare(db, [
    {
      name: 'COPY … TO STDOUT',
      run: () =>
        timed(() =>
          copyOut(db, selectExported, { tenantId: tenant.tenantId, sees: undefined }, 'format csv, header', () => {})
        )
    },
    { name: 'CSV', run: () => timed(() => ask(service, tenant, 'GET', 'export')) },
    { name: 'XLSX', run: () => timed(() => ask(service, tenant, 'GET', 'export/excel')) }
  ])
  report(`CSV of ${options.exported} contacts`, best.slice(0, 2), 2.5)
  report('XLSX of the same against CSV', best.slice(1), 2)
}

/** The best time of each side in seconds; the sides alternate. */
async function compare(db: Database, sides: Side[]): Promise<number[]> {
  const times = sides.map(() => [] as number[])
  for (let round = 0; round < options.rounds; round++) {
    for (const [index, side] of sides.entries()) {
      await db.query({ text: 'checkpoint' })
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
  hasMissed ||= ratio > bar
  console.log(`${what}: ${ratio.toFixed(2)} × (bar ${bar}) ${ratio > bar ? 'FAIL' : 'pass'}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now()
  await work()
  return (performance.now() - beganAt) / 1000
}

async function makeTenant(db: Database, subdomain: string): Promise<NewTenant> {
  const request = { subdomain, name: subdomain, email: `admin@${subdomain}.example` }
  const tenant = await createTenant(db, readConfig({}), request)
  await db.query({ text: insertCompanies, values: [tenant.tenantId] })
  return tenant
}

async function importContacts(service: ServiceProcess, tenant: NewTenant, file: Buffer, rows: number): Promise<void> {
  const answer = (await ask(service, tenant, 'POST', 'import', formOf(file))).toString()
  if (JSON.parse(answer).imported !== rows) throw new Error(answer.slice(0, 1_000))
}

async function ask({ port }: ServiceProcess, tenant: NewTenant, method: string, path: string, content?: Content) {
  const { status, bytes } = await send(port, tenant, method, `/api/v1/importexport/contacts/${path}`, content)
  if (status >= 300) throw new Error(`an answer is ${status}: ${bytes.subarray(0, 500)}`)
  return bytes
}

function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: { rows: option, exported: option, rounds: option, strict: { type: 'boolean' }, help: { type: 'boolean' } }
  })
  const counts = { rows: values.rows ?? 65_000, exported: values.exported ?? 100_000, rounds: values.rounds ?? 5 }
  const [rows = 0, exported = 0, rounds = 0] = Object.values(counts).map(Number)
  if (values.help || ![rows, exported, rounds].every((one) => Number.isInteger(one) && one > 0)) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  return { rows, exported, rounds, isStrict: values.strict ?? false }
}
