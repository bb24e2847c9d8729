import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Schemas } from '../generated/types.ts'
import { activitySheet } from '../src/activities/sheet.ts'
import { companySheet } from '../src/companies/sheet.ts'
import { contactSheet } from '../src/contacts/sheet.ts'
import { startEmbeddedDatabase } from '../src/db/embedded.ts'
import { dealSheet } from '../src/deals/sheet.ts'
import type { NewTenant } from '../src/tenants/create.ts'
import { makeTenantIn, startServiceProcess } from './service-process.ts'
import { compareCells } from './spreadsheet-check/compare.ts'
import { fillWithHostileRecords } from './spreadsheet-check/hostile-records.ts'
import { readByOffice } from './spreadsheet-check/office.ts'

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
      const csv = (await send(service.port, tenant, `${path}/export`)).toString('utf8')
      const workbook = await send(service.port, tenant, `${path}/export/excel`)
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
  const form = new FormData()
  form.set('file', new Blob([csv]), 'saved.csv')
  const { headers, body } = new Response(form)
  const type = headers.get('content-type') ?? ''
  const answer = await send(port, tenant, path, { type, content: await buffer(body as NonNullable<typeof body>) })
  return JSON.parse(answer.toString('utf8')) as Schemas['ImportResultDto']
}

/** Gets something, or posts a body; rejects where the answer is no success. */
function send(
  port: number,
  { subdomain, apiKey }: NewTenant,
  path: string,
  body?: { type: string; content: Buffer }
): Promise<Buffer> {
  const method = body ? 'POST' : 'GET'
  const headers = {
    host: `${subdomain}.localhost`,
    'x-api-key': apiKey,
    ...(body && { 'content-type': body.type, 'content-length': body.content.length })
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
      const answer = await buffer(response)
      if (response.statusCode === 200) resolve(answer)
      else reject(new Error(`${path} answered ${response.statusCode}: ${answer.subarray(0, 1_000)}`))
    })
    sent.on('error', reject)
    sent.end(body?.content)
  })
}
