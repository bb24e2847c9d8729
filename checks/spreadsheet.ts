import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schemas } from '../generated/types.ts'
import { activitySheet } from '../src/activities/sheet.ts'
import { companySheet } from '../src/companies/sheet.ts'
import { contactSheet } from '../src/contacts/sheet.ts'
import { dealSheet } from '../src/deals/sheet.ts'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import type { NewTenant } from '../src/tenants/create.ts'
import { formOf, makeTenantIn, send, startServiceProcess } from './service-process.ts'
import { compareCells } from './spreadsheet/compare.ts'
import { fillWithHostileRecords } from './spreadsheet/hostile-records.ts'
import { readByOffice } from './spreadsheet/office.ts'

// Does a spreadsheet program read our workbooks as they are meant? LibreOffice opens each XLSX export, and what it makes of
// the cells is held against the CSV export of the same records; then another tenant imports what it saves as CSV. SOFFICE
// names another program than Debian's.

const program = process.env.SOFFICE || '/usr/bin/soffice'
if (!existsSync(program)) {
  console.log(`spreadsheet:check skipped: there is no ${program} (on Debian: apt-get install libreoffice-calc)`)
  process.exit(0)
}

const folder = await mkdtemp(join(tmpdir(), 'crm-spreadsheet-'))
const database = await startEmbeddedDatabase({ dataDir: join(folder, 'data') })
try {
  const tenant = await makeTenantIn(database.url, 'spreadsheet')
  const other = await makeTenantIn(database.url, 'other')
  const service = await startServiceProcess(database.url)
  try {
    await fillWithHostileRecords(service.port, tenant)
    // In an order in which each refers only to those before it.
    for (const { name, columns } of [companySheet, contactSheet, dealSheet, activitySheet]) {
      const path = `/api/v1/importexport/${name}`
      const csv = (await download(service.port, tenant, `${path}/export`)).toString('utf8')
      const workbook = await download(service.port, tenant, `${path}/export/excel`)
      const read = await readByOffice(program, folder, name, workbook)
      const { counts, differences } = compareCells(columns, csv, read)
      report(`${name}: ${counts}`, differences)
      const { imported, errors } = await importFile(service.port, other, `${path}/import`, read.csv)
      report(`${name}: ${imported} of the rows that LibreOffice saved are imported`, errors)
    }
  } finally {
    await service.stop()
  }
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

function report(what: string, complaints: string[]): void {
  console.log(`${complaints.length === 0 ? 'pass' : 'FAIL'}  ${what}`)
  for (const complaint of complaints.slice(0, 20)) console.log(`      ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
}

async function importFile(port: number, tenant: NewTenant, path: string, csv: string) {
  const answer = await succeed(send(port, tenant, 'POST', path, formOf(csv)))
  return JSON.parse(answer.toString()) as Schemas['ImportResultDto']
}

function download(port: number, tenant: NewTenant, path: string): Promise<Buffer> {
  return succeed(send(port, tenant, 'GET', path))
}

async function succeed(answer: ReturnType<typeof send>): Promise<Buffer> {
  const { status, bytes } = await answer
  if (status !== 200) throw new Error(`an answer is ${status}: ${bytes.subarray(0, 1_000)}`)
  return bytes
}
