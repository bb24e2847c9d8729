import t, { type Test } from 'tap'
import { formOf, makeTenantIn, send, startServiceProcess } from '../../checks/service-process.ts'
import { openDatabase } from '../../src/db/client.ts'
import { cloneDatabase, withoutIdleLimit } from '../postgres/database.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { waitFor } from '../support/wait-for.ts'
import { putGate, whileGateIsShut } from './gate.ts'

// An import that makes companies on the way, whose instance is killed in each of its parts.

/** Three parts of 500 rows each, which name some companies again and again; a row of each part can be held up. */
const rowCount = 1_500
const companyCount = 600
const lineOf = (n: number) => `A,${n % 500 === 250 ? 'Gate' : `L${n}`},p${n}@x.test,Firm ${n % companyCount},new`
const lines = Array.from({ length: rowCount }, (_, n) => lineOf(n))
const file = `first_name,last_name,email,company_name,tags\n${lines.join('\n')}\n`

async function prepare(t: Test) {
  const database = await cloneDatabase()
  const db = openDatabase(withoutIdleLimit(database.url), 3, (error) => t.comment(error))
  t.teardown(async () => {
    await db.close()
    await database.drop()
  })
  const tenant = await makeTenantIn(database.url, 'acme')
  await putGate(db)
  const start = async () => {
    const service = await startServiceProcess(database.url, { SHUTDOWN_GRACE_MS: '0' })
    t.teardown(() => service.stop('SIGKILL'))
    return service
  }
  const count = async () => {
    const [found] = await db.query<{ count: number }>({ text: 'select count(*)::int as count from contacts' })
    return found?.count ?? 0
  }
  /** Imports the file by `begin` until each part but the last was cut off once, and then to its end. */
  const importUnderKills = async (begin: (port: number, isFirst: boolean) => Promise<unknown>) => {
    for (let done = 0; done < rowCount - 500; done += 500) {
      const service = await start()
      // The gate stands in the part after those that are done.
      await whileGateIsShut(db, async () => {
        const answer = begin(service.port, done === 0)
        answer.catch(() => {})
        const atGate = `select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted
          and database = (select oid from pg_database where datname = current_database())`
        await waitFor('a part at the gate', async () => (await db.query({ text: atGate })).length > 0)
        await service.stop('SIGKILL')
      })
      await db.query({ text: `update pgboss.job set state = 'retry', start_after = now() where name like 'imports%'` })
      t.ok((await count()) < rowCount, `killed with ${await count()} rows`)
      // One part gets through before the next kill.
      const next = await start()
      const before = await count()
      const answer = begin(next.port, false)
      answer.catch(() => {})
      await waitFor('another part', async () => (await count()) > before)
      await next.stop('SIGKILL')
      await db.query({ text: `update pgboss.job set state = 'retry', start_after = now() where name like 'imports%'` })
    }
    const last = await start()
    const answer = await begin(last.port, false)
    return { last, answer }
  }
  const checkOnce = async (t: Test) => {
    const [found] = await db.query<Record<string, number>>({
      text: `select count(*)::int as contacts, count(distinct email)::int as emails,
          (select count(*)::int from companies) as companies, (select count(distinct name)::int from companies) as names,
          (select count(*)::int from changes where entity in ('contact', 'company')) as changes,
          (select count(distinct change_set)::int from changes where entity in ('contact', 'company')) as sets,
          (count(*) filter (where exists (select from companies where companies.id = company_id)))::int as linked
        from contacts`
    })
    const changes = rowCount + companyCount
    const each = {
      contacts: rowCount,
      emails: rowCount,
      linked: rowCount,
      companies: companyCount,
      names: companyCount
    }
    t.same(found, { ...each, changes, sets: 1 })
  }
  return { db, tenant, importUnderKills, checkOnce }
}

const skip = unlessOnCluster('its tables take no triggers')

t.test(
  'A job that makes companies, killed in each part, makes every row and company once, in one change set, and counts them',
  { skip },
  async (t) => {
    const { db, tenant, importUnderKills, checkOnce } = await prepare(t)
    const path = '/api/v1/importexport/contacts/import?async=true&references=create&mode=upsert&addTags=true'
    const { last } = await importUnderKills(async (port, isFirst) => {
      if (isFirst) t.equal((await send(port, tenant, 'POST', path, formOf(file))).status, 202)
    })
    const isOver = async () =>
      (await db.query({ text: 'select from import_jobs where finished_at is not null' })).length === 1
    await waitFor('the end', isOver)
    const jobs = await db.query({
      text: `select status, imported, updated, unchanged, skipped, total_rows, processed_rows, created_references from import_jobs`
    })
    const counts = { imported: rowCount, updated: 0, unchanged: 0, skipped: 0, total_rows: rowCount }
    t.same(jobs, [{ status: 'succeeded', ...counts, processed_rows: rowCount, created_references: companyCount }])
    await checkOnce(t)
    await last.stop()
  }
)

t.test(
  'An import that makes companies, killed in each part and sent again with its Idempotency-Key, goes on and counts the whole file',
  { skip },
  async (t) => {
    const { tenant, importUnderKills, checkOnce } = await prepare(t)
    const path = '/api/v1/importexport/contacts/import?references=create'
    const key = { 'idempotency-key': 'the-whole-file' }
    const { last, answer } = await importUnderKills((port) => send(port, tenant, 'POST', path, formOf(file), key))
    const { status, bytes } = answer as Awaited<ReturnType<typeof send>>
    const { imported, skipped, createdReferences, errors } = JSON.parse(bytes.toString())
    t.same(
      { status, imported, skipped, createdReferences, errors },
      {
        ...{ status: 200, imported: rowCount, skipped: 0, createdReferences: companyCount, errors: [] }
      }
    )
    await checkOnce(t)
    const again = await send(last.port, tenant, 'POST', path, formOf(file), key)
    t.equal(again.bytes.toString(), bytes.toString(), 'a repetition is the same answer')
    await last.stop()
  }
)
