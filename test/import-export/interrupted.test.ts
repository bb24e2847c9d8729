import { once } from 'node:events'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { makeTenantIn, startServiceProcess } from '../../checks/service-process.ts'
import { companySheet } from '../../src/companies/sheet.ts'
import type { Context } from '../../src/contract.ts'
import { noProperties, PropertyCache } from '../../src/custom/definitions.ts'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { run } from '../../src/db/statement.ts'
import { importFile } from '../../src/imports/import.ts'
import { originOfService } from '../../src/outbox/origin.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { noSubscriptions } from '../../src/outbox/subscriptions.ts'
import type { Sheet } from '../../src/sheets/sheet.ts'
import type { NewTenant } from '../../src/tenants/create.ts'
import { TenantWriter } from '../../src/writes/writer.ts'
import { cloneDatabase, withoutIdleLimit } from '../postgres/database.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import type { Result } from './sheets.ts'

// An import that is cut off in the middle: what is there then is whole rows, and the same file again does the rest.

/** Many times the 500 rows that one transaction takes. */
const rowCount = 4_500
const emailOf = (n: number) => `row${n}@x.test`
const rows = Array.from({ length: rowCount }, (_, n) => `First,Last ${n},${emailOf(n)},"one,two",of ${emailOf(n)}`)
const file = `first_name,last_name,email,tags,notes\n${rows.join('\n')}\n`

/** Sends the whole file; the socket is the client's side, the answer what comes of it. */
function send(port: number, { subdomain, apiKey }: NewTenant) {
  const { method, path } = describe('importContacts')
  const { payload, headers } = upload(file)
  const sent = request({
    ...{ host: '127.0.0.1', port, method, path, agent: false },
    headers: { ...headers, host: `${subdomain}.localhost`, 'x-api-key': apiKey }
  })
  sent.end(payload)
  const answer = (async (): Promise<Result> => {
    const [response] = await once(sent, 'response')
    let text = ''
    for await (const piece of response.setEncoding('utf8')) text += piece
    return JSON.parse(text)
  })()
  // It never comes where the import is cut off.
  answer.catch(() => {})
  return { sent, answer }
}

async function countContacts(db: Database): Promise<number> {
  const [found] = await db.query<{ count: number }>({ text: 'select count(*)::int as count from contacts' })
  return found?.count ?? 0
}

/** Rows of the file whose writing a test can hold up. */
const gates = [1_900, 3_900] as const

const noTriggers = unlessOnCluster('its tables take no triggers')

async function putGates(db: Database): Promise<void> {
  const names = gates.map((n) => `'Last ${n}'`).join()
  await db.query({
    text: `create function wait_at_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(substr(new.last_name, 6)::int); return null; end $$`
  })
  await db.query({
    text: `create trigger gate after insert on contacts for each row when (new.last_name in (${names}))
      execute function wait_at_gate()`
  })
}

/** Does the work while no chunk that has this row, nor any after it, can be committed. */
function withGateShut<T>(db: Database, gate: (typeof gates)[number], work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [gate] })
    return work()
  })
}

/** Each contact is its row with all it has, and has one change, which shows all of it, too; numbers have no gap. */
async function checkWholeRows(t: Test, db: Database, tenantId: string, expected: number): Promise<void> {
  const [found] = await db.query<Record<string, number>>({
    text: `select count(*)::int as contacts,
        count(distinct email_key)::int as emails,
        (count(*) filter (where tags = '{one,two}' and notes = 'of ' || email))::int as whole,
        (select count(distinct entity_id)::int from changes where tenant_id = $1 and entity = 'contact') as logged,
        (select count(*)::int from changes join contacts on contacts.tenant_id = changes.tenant_id and contacts.id = entity_id
          where changes.tenant_id = $1 and entity = 'contact' and action = 'created'
            and data->>'email' = email and data->>'notes' = notes) as sent,
        (select count(*)::int from changes where tenant_id = $1 and entity = 'contact') as changes,
        (select max(sequence) - count(*) from changes where tenant_id = $1)::int as gaps,
        (select sequence - (select max(sequence) from changes where tenant_id = $1)
          from tenant_clocks where tenant_id = $1)::int as ahead
      from contacts where tenant_id = $1`,
    values: [tenantId]
  })
  const n = expected
  t.same(found, { contacts: n, emails: n, whole: n, logged: n, sent: n, changes: n, gaps: 0, ahead: 0 })
}

t.test(
  'An import runs on to its end where the client goes away while its rows are written',
  { skip: noTriggers },
  async (t) => {
    const { app, acme, db, sql } = await startService(t)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const connected = once(app.server, 'connection')
    await putGates(db)
    await withGateShut(db, gates[0], async () => {
      const { sent } = send(port, acme)
      sent.on('error', () => {})
      const [peer] = (await connected) as [Socket]
      await waitFor('a first chunk', async () => (await countContacts(db)) > 0)
      const gone = once(peer, 'close')
      sent.destroy()
      await gone
      const atGate = `select from pg_locks where locktype = 'advisory' and objid = ${gates[0]} and not granted
      and database = (select oid from pg_database where datname = current_database())`
      await waitFor('a chunk at the gate', async () => (await sql(atGate)).length > 0)
      const count = await countContacts(db)
      t.ok(count > 0 && count < gates[0], `${count} rows are there when the client has gone`)
      await checkWholeRows(t, db, acme.tenantId, count)
    })
    await waitFor('all rows', async () => (await countContacts(db)) === rowCount)

    const { errors, ...again } = await send(port, acme).answer
    t.same(again, { totalRows: rowCount, imported: 0, skipped: rowCount, ignoredColumns: [] })
    t.equal(errors[0], `Row 2: email: duplicate of another contact (${emailOf(0)})`)
    await checkWholeRows(t, db, acme.tenantId, rowCount)
  }
)

t.test('An import whose write and reading ahead fail at once fails, and nothing else does', async (t) => {
  const { acme, db, config, sql } = await startService(t)
  await sql("alter table companies add constraint none check (name <> 'Company 5')")
  let count = 0
  const validate: Sheet['validate'] = Object.assign(
    (body: unknown) => {
      count += 1
      if (count > 600) throw new TypeError('a defect')
      return companySheet.validate(body)
    },
    { errors: null }
  )
  const file = `name\n${Array.from({ length: 2_000 }, (_, n) => `Company ${n}`).join('\n')}`
  const ctx = {
    tenantId: acme.tenantId,
    db,
    config,
    origin: originOfService(),
    properties: noProperties,
    writer: new TenantWriter(db, noSubscriptions, new PropertyCache())
  } as unknown as Context
  // A rejection that nobody awaits would end this process, too.
  await t.rejects(importFile(ctx, { ...companySheet, validate }, Buffer.from(file)), { code: '23514' })
  await setImmediate()
  t.ok(count > 600, 'the reading went on meanwhile')
})

t.test(
  'An import goes on where the last one ended, though the service is killed again and again',
  { skip: noTriggers },
  async (t) => {
    const database = await cloneDatabase()
    const db = openDatabase(withoutIdleLimit(database.url), 2, (error) => t.comment(error))
    t.teardown(async () => {
      await db.close()
      await database.drop()
    })
    const tenant = await makeTenantIn(database.url, 'acme')
    await putGates(db)
    let count = 0
    for (const gate of gates) {
      await withGateShut(db, gate, async () => {
        const service = await startServiceProcess(database.url)
        const { answer } = send(service.port, tenant)
        await waitFor('another chunk', async () => (await countContacts(db)) > count)
        await service.stop('SIGKILL')
        await t.rejects(answer, 'the client has no answer')
      })
      // Whatever PostgreSQL was still doing for it has then ended, one way or the other.
      await db.transaction(async (tx) => {
        await run(tx, lockTenant, { tenantId: tenant.tenantId })
        count = await countContacts(db)
      })
      t.ok(count < rowCount, `killed with ${count} rows`)
      await checkWholeRows(t, db, tenant.tenantId, count)
    }

    const service = await startServiceProcess(database.url)
    t.teardown(() => service.stop('SIGKILL'))
    const { totalRows, imported, skipped } = await send(service.port, tenant).answer
    t.same([totalRows, imported, skipped], [rowCount, rowCount - count, count])
    await checkWholeRows(t, db, tenant.tenantId, rowCount)
    await service.stop()
  }
)
