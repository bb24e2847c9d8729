import t, { type Test } from 'tap'
import { formOf, makeTenantIn, send, startServiceProcess } from '../../checks/service-process.ts'
import { openDatabase } from '../../src/db/client.ts'
import { cloneDatabase, withoutIdleLimit } from '../postgres/database.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { waitFor } from '../support/wait-for.ts'
import { putGate, whileGateIsShut } from './gate.ts'

// What becomes of an asynchronous import whose instance ends under way.

async function prepare(t: Test) {
  const database = await cloneDatabase()
  const db = openDatabase(withoutIdleLimit(database.url), 3, (error) => t.comment(error))
  t.teardown(async () => {
    await db.close()
    await database.drop()
  })
  const tenant = await makeTenantIn(database.url, 'acme')
  const start = async () => {
    // Nobody who is connected needs a grace.
    const service = await startServiceProcess(database.url, { SHUTDOWN_GRACE_MS: '0' })
    t.teardown(() => service.stop('SIGKILL'))
    return service
  }
  const upload = async (port: number, rows: string[]) => {
    const file = formOf(`first_name,last_name,email,notes\n${rows.join('\n')}\n`)
    const path = '/api/v1/importexport/contacts/import?async=true'
    t.equal((await send(port, tenant, 'POST', path, file)).status, 202)
  }
  const sql = <Row extends object>(text: string) => db.query<Row>({ text })
  const count = async () => (await sql<{ count: number }>('select count(*)::int as count from contacts'))[0]?.count ?? 0
  const isOver = async () => (await sql('select from import_jobs where finished_at is not null')).length === 1
  const checkEveryRowOnce = async (rows: number) => {
    const [found] = await sql(
      `select status, imported, processed_rows, (select count(*)::int from contacts) as contacts,
        (select count(distinct last_name)::int from contacts) as names,
        (select count(*)::int from changes
          where tenant_id = import_jobs.tenant_id and change_set = import_jobs.change_set) as changes from import_jobs`
    )
    const each = { imported: rows, processed_rows: rows, contacts: rows, names: rows, changes: rows }
    t.same(found, { status: 'succeeded', ...each })
  }
  return { db, sql, start, upload, count, isOver, checkEveryRowOnce }
}

t.test(
  'A job whose instance was killed goes on elsewhere, with every row exactly once',
  { skip: unlessOnCluster('its tables take no triggers') },
  async (t) => {
    const { db, sql, start, upload, count, isOver, checkEveryRowOnce } = await prepare(t)
    await putGate(db)
    const first = await start()
    await whileGateIsShut(db, async () => {
      await upload(
        first.port,
        Array.from({ length: 4_000 }, (_, n) => `Killed,${n === 2_300 ? 'Gate' : `L${n}`},,`)
      )
      await waitFor('some chunks', async () => (await count()) >= 2_000)
      await first.stop('SIGKILL')
    })
    // As if its last heartbeat were longer ago than one may be.
    await sql(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name like 'imports%'`)
    const second = await start()
    await waitFor('the end', isOver)
    await checkEveryRowOnce(4_000)
    await second.stop()
  }
)

t.test('A job whose instance stops is left behind the rows being written, and goes on elsewhere at once', async (t) => {
  const { sql, start, upload, count, isOver, checkEveryRowOnce } = await prepare(t)
  const rowCount = 20_000
  const first = await start()
  await upload(
    first.port,
    Array.from({ length: rowCount }, (_, n) => `Stopped,L${n},,`)
  )
  await waitFor('a first chunk', async () => (await count()) > 0)
  await first.stop()
  t.equal(first.child.exitCode, 0)
  const done = await count()
  t.ok(done < rowCount && !(await isOver()), `${done} rows are there`)
  t.same(
    await sql('select status, processed_rows, beginnings from import_jobs'),
    [{ status: 'running', processed_rows: done, beginnings: 0 }],
    'what an orderly stop leaves was not begun in vain'
  )
  t.same(
    await sql(`select from pgboss.job where state = 'active'`),
    [],
    'another instance needs no heartbeat to be late'
  )

  const second = await start()
  await waitFor('the end', isOver)
  await checkEveryRowOnce(rowCount)
  await second.stop()
})

t.test(
  'A job whose part was begun five times ends failed, whatever ended each instance, and what it has written stays',
  { skip: unlessOnCluster('its tables take no triggers') },
  async (t) => {
    const { db, sql, start, upload, count, isOver } = await prepare(t)
    await putGate(db)
    let service = await start()
    await whileGateIsShut(db, async () => {
      await upload(
        service.port,
        Array.from({ length: 1_500 }, (_, n) => `Killed,${n === 700 ? 'Gate' : `L${n}`},,`)
      )
      await waitFor('the first part', async () => (await count()) >= 500)
      for (let killed = 1; killed <= 5; killed++) {
        const [job] = await sql<{ beginnings: number }>('select beginnings from import_jobs')
        t.equal(job?.beginnings, killed, 'each beginning of the second part counts')
        await service.stop('SIGKILL')
        // As pg-boss does once a heartbeat was missing for 20 seconds.
        await sql(`update pgboss.job set state = 'retry', start_after = now() where name like 'imports%'`)
        service = await start()
        const isBegun = async () =>
          (await isOver()) || (await sql(`select from import_jobs where beginnings > ${killed}`)).length === 1
        await waitFor('the next beginning', isBegun)
      }
    })
    await waitFor('the end', isOver)
    const [job] = await sql<{ errors: string[] }>('select status, imported, errors from import_jobs')
    t.match(job, { status: 'failed', imported: await count() })
    t.match(job?.errors.at(-1), /could not be done after 5 attempts/)
    t.ok((await count()) >= 500 && (await count()) < 1_500)
    await waitFor(
      'no job to be left',
      async () => (await sql(`select from pgboss.job where name like 'imports%'`)).length === 0
    )
    await service.stop()
  }
)
