import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import { formOf, makeTenantIn, send, startServiceProcess } from '../../checks/service-process.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { describe } from '../support/operations.ts'
import { maxBytes, worstFiles } from './worst-files.ts'

// How much a process that does one thing, the largest of its kind, grows at most, over what it is when it answers. With half
// a gigabyte of heap, as a small container has: with more, Node leaves garbage lying about for longer. How much garbage lies
// about is chance where other processes want the cores, so that the work may be done three times: what it needs, it needs each time.

const isMeasurable = existsSync('/proc/self/status')
const skip = !isMeasurable && 'only Linux shows how large a process was'

const header = 'first_name,last_name,email,notes\n'
const row = (round: number, n: number) => `First,Last,large${n}of${round}@x.test,${'n'.repeat(500)}\n`
const rowCount = Math.floor(maxBytes / row(9, 99_999).length)
const makeRecords = (round: number) =>
  Buffer.from(header + Array.from({ length: rowCount }, (_, n) => row(round, n)).join(''))
const maxOfImportMb = 150
/** Six files are 57 MB by themselves, and four of them are read and written at once. */
const maxOfSixImportsMb = 200
const maxOfExportMb = 80

type Send = (id: OperationId, file?: Buffer, query?: string) => Promise<{ status: number; bytes: Buffer }>

t.test('Memory over idle stays within its bounds', { skip }, async (t) => {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  const tenant = await makeTenantIn(database.url, 'acme')

  await grows(t, database.url, tenant, 'an import of ten megabytes of records', maxOfImportMb, async (call, round) => {
    t.equal((await call('importContacts', makeRecords(round))).status, 200)
  })
  await grows(t, database.url, tenant, 'six imports at once, each row skipped', maxOfSixImportsMb, async (call) => {
    const skipped = Buffer.from(header + 'a,b,"not an e-mail address of forty characters",\n'.repeat(190_000))
    // Four have a slot. On a slow machine the others are told to try again before one is free.
    const importOne = async () => {
      for (;;) {
        const answer = await call('importContacts', skipped)
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 6 }, importOne))
    for (const { status, bytes } of answers) {
      t.equal(status, 200)
      t.match(JSON.parse(bytes.toString()), { skipped: 190_000, errors: { length: 1_001 } })
    }
  })
  await grows(t, database.url, tenant, 'a dry run that remembers each row', maxOfImportMb, async (call) => {
    const rows = Array.from({ length: 100_000 }, (_, n) => `A,B,dry${n}@x.test,note\n`)
    const file = Buffer.from(header + rows.join(''))
    const { bytes } = await call('importContacts', file, '?mode=upsert&dryRun=true')
    t.match(JSON.parse(bytes.toString()), { imported: 100_000, skipped: 0 })
  })
  await grows(t, database.url, tenant, 'the worst files, one after the other', maxOfImportMb, async (call) => {
    for (const { name, make } of worstFiles) t.equal((await call('importContacts', make())).status, 400, name)
  })
  await grows(t, database.url, tenant, 'an export as CSV', maxOfExportMb, async (call) => {
    t.ok((await call('exportContacts')).bytes.length > 10_000_000)
  })
  await grows(t, database.url, tenant, 'an export as a workbook', maxOfExportMb, async (call) => {
    t.equal((await call('exportContactsExcel')).status, 200)
  })
})

async function grows(
  t: Test,
  url: string,
  tenant: NewTenant,
  what: string,
  maxMb: number,
  work: (call: Send, round: number) => Promise<void>
): Promise<void> {
  const grownMb: number[] = []
  while (grownMb.length < 3 && grownMb.every((mb) => mb >= maxMb)) {
    const round = grownMb.length
    grownMb.push(await measureGrowth(url, tenant, (call) => work(call, round)))
  }
  t.ok(Math.min(...grownMb) < maxMb, `${what}: ${grownMb.join(', ')} MB`)
}

/** How many megabytes a new process is larger at its largest, during the work, than it is when it has answered once. */
async function measureGrowth(url: string, tenant: NewTenant, work: (call: Send) => Promise<void>): Promise<number> {
  const service = await startServiceProcess(url, { NODE_OPTIONS: '--max-old-space-size=512' })
  const proc = `/proc/${service.child.pid}`
  const read = (name: string) => {
    const status = readFileSync(`${proc}/status`, 'utf8')
    return (1_024 * Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1])) / 1e6
  }
  const call: Send = (id, file, query = '') => {
    const { method, path } = describe(id)
    return send(service.port, tenant, method, `${path}${query}`, file && formOf(file))
  }
  try {
    assert.equal((await call('listContacts')).status, 200)
    const idleMb = read('VmRSS')
    // From here on the highest is that of the work, not of the start.
    writeFileSync(`${proc}/clear_refs`, '5')
    await work(call)
    return Math.round(read('VmHWM') - idleMb)
  } finally {
    await service.stop()
  }
}
