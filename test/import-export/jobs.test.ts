import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { maxRemembered } from '../../src/imports/targets.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import type { Actor, Callers } from '../support/call.ts'
import { upload } from '../support/example-requests.ts'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'
import { putGate, whileGateIsShut } from './gate.ts'
import { type Kind, sheets } from './sheets.ts'

type Job = Schemas['ImportJobResponse']

const header = 'first_name,last_name,email,notes'

/** Sends a file to be imported in the background; the answer as it comes. */
const send = ({ call }: Callers, file: string | Buffer, query: object = {}, headers: object = {}, as?: Actor) => {
  const form = upload(file)
  const request = {
    ...form,
    headers: { ...form.headers, ...headers },
    query: { async: true, ...query },
    ...(as && { as })
  }
  return call('importContacts', request as never)
}
const read = async ({ call }: Callers, id: string): Promise<Job> =>
  (await call('getImportJob', { params: { id } })).body

/** Imports a file in the background, and resolves with its job when that has ended. It may take long as long as it goes on. */
async function importInBackground(callers: Callers, file: string | Buffer, query: object = {}): Promise<Job> {
  let job = (await send(callers, file, query)).body as unknown as Job
  while (job.finishedAt === null) {
    const { id, processedRows } = job
    await waitFor('more rows of the import, or its end', async () => {
      job = await read(callers, id)
      return job.finishedAt !== null || job.processedRows > processedRows
    })
  }
  return job
}

/** Without the byte-order mark that it has. */
async function readErrors({ call }: Callers, id: string): Promise<string> {
  return String((await call('getImportJobErrors', { params: { id } })).body).replace(/^\ufeff/, '')
}

t.test('An asynchronous import is a job that does what the import does', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const { importFile, exportFile } = sheets(service)

  t.test(
    'The answer is a job that waits, at its Location, and the job ends with the numbers of the import',
    async (t) => {
      const answer = await send(service, `${header}\nMaja,Ek,maja@x.test,\nBo,Li,nobody,\n`)
      const job = answer.body as unknown as Job
      t.same([answer.status, answer.headers.location], [202, `/api/v1/importexport/jobs/${job.id}`])
      t.equal(answer.headers['x-change-set'], undefined)
      t.match(job, {
        entity: 'contacts',
        mode: 'create',
        match: null,
        dryRun: false,
        fileName: 'rows.csv',
        status: 'queued'
      })
      t.match(job, {
        totalRows: null,
        processedRows: 0,
        changeSet: null,
        startedAt: null,
        finishedAt: null,
        errors: []
      })
      await waitFor('the end', async () => (await read(service, job.id)).status === 'succeeded')
      const ended = await read(service, job.id)
      t.match(ended, { totalRows: 2, processedRows: 2, imported: 1, updated: 0, unchanged: 0, skipped: 1 })
      t.same(ended.errors, ['Row 3: email: not a valid e-mail address (nobody)'])
      const changes = (await call('listChanges', { query: { changeSet: String(ended.changeSet) } })).body
      t.match(changes.changes ?? changes, [{ source: 'import', actor: ended.actor }])
      const audited = (await call('listAuditLog', { query: { action: 'records.imported' } })).body
      t.match(audited, [{ outcome: 'succeeded', actor: ended.actor, target: { type: 'contacts' } }])
    }
  )

  t.test('The list is newest first, without errors, and shows nothing of another tenant', async (t) => {
    const file = `${header}\nA,B,good@x.test,\nA,B,nobody,\n`
    const { id } = await importInBackground(service, file, { mode: 'upsert', dryRun: true })
    const jobs = (await call('listImportJobs', {})).body
    t.equal(jobs[0]?.id, id)
    t.match(jobs[0], { mode: 'upsert', dryRun: true, imported: 1, skipped: 1, changeSet: null })
    t.notOk('errors' in (jobs[0] ?? {}))
    t.same((await call('listImportJobs', { as: globex.admin })).body, [])
    for (const one of ['getImportJob', 'cancelImportJob', 'getImportJobErrors'] as const) {
      t.equal((await call(one, { params: { id }, as: globex.admin })).status, 404, one)
    }
    t.equal((await send(service, 'x', {}, {}, acme.reader)).status, 403)
    t.equal((await call('cancelImportJob', { params: { id }, as: acme.reader })).status, 403)
    t.equal((await call('getImportJob', { params: { id }, as: acme.reader })).status, 200)
  })

  t.test('A dry run in the background counts what the import then does, and writes nothing', async (t) => {
    const rows = Array.from(
      { length: 1_300 },
      (_, n) => `F,L,${n % 7 === 0 ? 'nobody' : `dry${n % 600}@x.test`},${n % 9}`
    )
    const file = `${header}\n${rows.join('\n')}\n`
    const counts = ({ totalRows, processedRows, imported, updated, unchanged, skipped, errors }: Job) => [
      totalRows,
      processedRows,
      imported,
      updated,
      unchanged,
      skipped,
      errors
    ]
    const [before] = await sql('select count(*) from changes')
    const dry = await importInBackground(service, file, { mode: 'upsert', dryRun: true })
    t.same((await sql('select count(*) from changes'))[0], before)
    const real = await importInBackground(service, file, { mode: 'upsert' })
    t.same(counts(dry), counts(real))
    t.ok(real.imported > 0 && real.updated > 0 && real.skipped > 0, JSON.stringify(counts(real).slice(0, 6)))
    const again = await importInBackground(service, file, { mode: 'upsert' })
    t.same([again.imported, again.skipped], [0, real.skipped])
  })

  t.test('A dry run says when a file has more records than it remembers, and remembers those', async (t) => {
    // They count as those with an address do, which take ten times as long.
    const rows = (count: number) => 'A,B,,\n'.repeat(count)
    const [early, late] = ['early', 'late'].map((name) => `A,B,${name}@twin.test,\n`)
    // Rows of one chunk are compared whatever is remembered.
    const file = `${header}\n${early}${early}${rows(maxRemembered + 1_000)}${late}${rows(1_000)}${late}`
    const job = await importInBackground(service, file, { dryRun: true })
    t.same(job.errors, [
      'Row 3: email: duplicate of another contact (early@twin.test)',
      'A dry run remembers 200000 records: later rows weren’t all compared with each other'
    ])
    t.match(job, { status: 'succeeded', imported: maxRemembered + 2_003, skipped: 1 })
  })

  t.test('A file in many pieces is read as it is, whatever its line ends, quotes and letters', async (t) => {
    const note = 'é"",;\r\n🙂'.repeat(40)
    const rows = Array.from({ length: 3_000 }, (_, n) => `Piece,${n},piece${n}@x.test,"${n} ${note}"`)
    const file = `\ufeff${header}\r\n${rows.join('\r\n')}`
    t.ok(Buffer.byteLength(file) > 1_000_000)
    t.match(await importInBackground(service, file), {
      status: 'succeeded',
      totalRows: 3_000,
      imported: 3_000,
      skipped: 0
    })
    const [wrong] = await sql<{ count: number }>(
      `select count(*)::int as count from contacts where first_name = 'Piece' and notes <> last_name || ' ' || $1`,
      [note.replaceAll('""', '"')]
    )
    t.equal(wrong?.count, 0)
  })

  t.test(
    'What uploading shows of a file is a 400, and what shows later makes the job fail; nothing is written',
    async (t) => {
      const long = `${header}\n${'A,B,,\n'.repeat(100_000)}`
      const [before] = await sql('select count(*) from contacts')
      for (const file of [
        '',
        'nothing\n',
        'first_name\nA\n',
        Buffer.from('first_name,last_name\n\xff,\xff\n', 'latin1')
      ]) {
        t.match((await send(service, file)).problem, { status: 400, code: 'invalid_file' })
      }
      t.match((await send(service, `${header}\n`, { mapping: 'x:email' })).problem, {
        status: 400,
        errors: [{ path: 'mapping' }]
      })
      t.match((await send(service, Buffer.concat([Buffer.from(long), Buffer.from([0xc3])]))).problem, {
        code: 'invalid_file'
      })
      const failed = await importInBackground(service, `${long}"A,B\n`)
      t.match(failed, {
        status: 'failed',
        imported: 0,
        changeSet: null,
        errors: ['Row 100002 opens a quote that is never closed.']
      })
      t.same((await sql('select count(*) from contacts'))[0], before)
      const left = await sql(
        `select from import_pieces p where not exists (select from import_jobs j where j.tenant_id = p.tenant_id and j.id = p.job_id)`
      )
      t.equal(left.length, 0, 'no piece without its job')
    }
  )

  t.test('The rows left out, corrected, finish the job', async (t) => {
    const file =
      'Mail;first_name;last_name;error;=Remark\nfix@x;=Ma;O\'"Ek;old;-1+2\n;"a;b";;;\n;One;Two;;x;y\nok@x.test;A;B;;\n'
    const mapping = 'Mail:email,=Remark:notes'
    const job = await importInBackground(service, file, { mapping })
    t.match(job, { imported: 1, skipped: 3 })
    const errors = await readErrors(service, job.id)
    t.equal(
      errors,
      `Mail,first_name,last_name,'=Remark,error\r\n` +
        `fix@x,'=Ma,"O'""Ek",'-1+2,Row 2: email: not a valid e-mail address (fix@x)\r\n` +
        `,"a;b",,,"Row 3: last_name: required, must not be empty"\r\n` +
        ',One,Two,x,Row 4: has 6 cells where the header has 5,y\r\n'
    )
    const mended = errors.replace('fix@x,', 'fix@x.test,').replace('"a;b",,', '"a;b",C,').replace(',y\r\n', '\r\n')
    t.match(await importInBackground(service, mended, { mapping }), { imported: 3, skipped: 0 })
    t.match(await exportFile('contacts'), /'=Ma,"O'""Ek",fix@x\.test,.*,'-1\+2\r\n/)
    const wide = `first_name,last_name,${Array.from({ length: 298 }, (_, n) => `x${n}`).join()}`
    const { id } = await importInBackground(service, `${wide}\nWide,${','.repeat(298)}\n`)
    const widened = (await readErrors(service, id)).replace('Wide,,', 'Wide,Enough,')
    t.match(await importInBackground(service, widened), { imported: 1, skipped: 0 })
    t.match((await send(service, `${wide},y\n`)).problem, { status: 400, code: 'invalid_file' })
    const queued = await importInBackground(service, `${header}\n`)
    t.equal(await readErrors(service, queued.id), `${header},error\r\n`)
  })

  t.test('A key gives one job, however often it is sent; other parameters or another file are refused', async (t) => {
    const key = { 'idempotency-key': randomUUID() }
    const file = `${header}\nKey,One,keyed@x.test,\n`
    const first = await send(service, file, {}, key)
    const again = await send(service, file, {}, key)
    t.same([again.status, again.body, again.headers['idempotent-replayed']], [202, first.body, 'true'])
    t.equal(again.headers.location, first.headers.location)
    t.equal((await send(service, file, { mode: 'upsert' }, key)).status, 422)
    t.equal((await send(service, `${file}X,Y,,\n`, {}, key)).status, 422)
    const form = upload(file)
    const plain = await call('importContacts', { ...form, headers: { ...form.headers, ...key } } as never)
    t.equal(plain.status, 422)
    await waitFor('both', async () => (await sql(`select from contacts where email = 'keyed@x.test'`)).length === 1)
    t.equal(
      (
        await sql(
          'select from import_pieces p where not exists (select from import_jobs j where j.tenant_id = p.tenant_id and j.id = p.job_id)'
        )
      ).length,
      0
    )
  })

  t.test('Every kind of record is imported in the background', async (t) => {
    const files: Record<Kind, string> = {
      companies: 'name\nJobs AG\n',
      contacts: `${header}\nEvery,Kind,every@x.test,\n`,
      deals: 'name,company_name\nJob deal,Jobs AG\n',
      activities: 'activity_type,subject,contact_email\ncall,Job call,every@x.test\n'
    }
    for (const [kind, file] of Object.entries(files)) {
      const noun = kind.charAt(0).toUpperCase() + kind.slice(1)
      const { id } = (
        await call(`import${noun}` as 'importDeals', { ...upload(file), query: { async: true } } as never)
      ).body as unknown as Job
      await waitFor(`the end of ${kind}`, async () => (await read(service, id)).finishedAt !== null)
      t.match(await read(service, id), { entity: kind, imported: 1, errors: [] })
    }
    t.match(await importFile('deals', files.deals), { skipped: 1 })
  })

  t.test('An erasure removes the files of imports that have ended, and what they quote', async (t) => {
    const file = `${header}\nErased,Person,erased@x.test,\nQuoted,Zqx,zqx@,\n`
    const job = await importInBackground(service, file)
    const leftByCrash = `insert into import_pieces values ($1, gen_random_uuid(), 'dry', 7, 'erased@x.test', now())`
    await sql(leftByCrash, [acme.tenantId])
    const [contact] = (await call('listContacts', { query: { email: 'erased@x.test' } })).body
    await call('eraseContact', { params: { id: String(contact?.id) }, body: { activities: 'unlink' } })
    t.match(await read(service, job.id), { imported: 1, skipped: 1, errors: [], fileName: null })
    t.equal(await readErrors(service, job.id), `${header},error\r\n`)
    t.equal((await sql(`select from import_pieces where job_id = $1`, [job.id])).length, 1)
    t.equal((await sql(`select from import_pieces where kind = 'dry'`)).length, 0)
  })
})

t.test('A file may be as large as IMPORT_MAX_BYTES says, and no larger', async (t) => {
  const service = await startService(t, { importMaxBytes: 300_000 })
  const rowsOf = (bytes: number) => `${header}\n`.padEnd(bytes, 'A,B,nobody,\n')
  t.equal((await send(service, rowsOf(300_000))).status, 202)
  t.match((await send(service, rowsOf(300_001))).problem, { status: 413, code: 'payload_too_large' })
  t.equal(
    (
      await service.sql(
        'select from import_pieces p where not exists (select from import_jobs j where j.tenant_id = p.tenant_id and j.id = p.job_id)'
      )
    ).length,
    0
  )
})

t.test('A hundred imports of a tenant may wait or run, and the next one is refused and leaves nothing', async (t) => {
  const service = await startService(t)
  const { sql } = service
  const { id } = await importInBackground(service, `${header}\n`)
  await sql(
    `insert into import_jobs select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid(), 'status', 'queued', 'finished_at', null))).*
      from import_jobs job, generate_series(1, 100) where id = $1`,
    [id]
  )
  t.match((await send(service, `${header}\n`)).problem, { status: 409, code: 'limit_reached' })
  t.equal((await sql('select from import_pieces where job_id <> $1', [id])).length, 0)
  await sql(`delete from import_jobs where id in (select id from import_jobs where status = 'queued' limit 1)`)
  t.equal((await send(service, `${header}\n`)).status, 202)
})

const skip = unlessOnCluster('its tables take no triggers')

/** Few enough that a page that follows a job sees it move each second. */
const rowsOfMove = 1_000

t.test(
  'The progress of a job is committed at least each thousand rows, in a check as in an import',
  { skip },
  async (t) => {
    const service = await startService(t)
    const { sql } = service
    await sql('create table moves (job uuid, rows int, transaction xid8 default pg_current_xact_id())')
    await sql(`create function keep_move() returns trigger language plpgsql as $$
    begin insert into moves values (new.id, new.processed_rows); return null; end $$`)
    await sql('create trigger moves after update on import_jobs for each row execute function keep_move()')
    const rows = Array.from({ length: 2_600 }, (_, n) => `Moved,L${n},moved${n}@x.test,${'n'.repeat(100)}`)
    for (const dryRun of [true, false]) {
      const { id, processedRows } = await importInBackground(service, `${header}\n${rows.join('\n')}\n`, { dryRun })
      t.equal(processedRows, rows.length)
      const moves = (await sql(
        `select max(rows) as rows from moves where job = '${id}' group by transaction order by 1`
      )) as {
        rows: number
      }[]
      const longest = Math.max(...moves.map(({ rows }, at) => rows - (moves[at - 1]?.rows ?? 0)))
      t.ok(longest <= rowsOfMove, `${longest} rows were done between two moves, ${dryRun ? 'checked' : 'imported'}`)
    }
  }
)

t.test(
  'Four imports of a tenant run at once, the others wait, and a cancelled one writes nothing more',
  { skip },
  async (t) => {
    const service = await startService(t, { webhookAllowLocal: true })
    const { call, db, sql, startInstance, acme } = service
    await startInstance()
    await putGate(db)
    let fetches = 0
    watchQueries(t, (_text, _client, name) => {
      if (name === 'due_imports') fetches += 1
    })
    const webhook = { name: 'ends', url: 'http://127.0.0.1:9999/', events: ['import.completed'] }
    await call('createWebhook', { body: webhook as never })
    const rows = Array.from({ length: 1_200 }, (_, n) => `Cancel,L${n},,`).join('\n')
    const active = `select from pgboss.job where name like 'imports%' and state = 'active'`
    await whileGateIsShut(db, async () => {
      const ids: string[] = []
      // One at the gate would hold up the uploads of the next ones.
      await hold(db, ['imports'], async () => {
        for (let n = 0; n < 6; n++) {
          ids.push(((await send(service, `${header}\nCancel,Gate,,\n`)).body as unknown as Job).id)
        }
      })
      const states = async () => (await Promise.all(ids.map((id) => read(service, id)))).map(({ status }) => status)
      await waitFor('four', async () => (await sql(active)).length >= 4)
      // None ends before the gate is open, since a tenant's writes come one after the other.
      const before = fetches
      await waitFor('further looks for jobs', () => fetches >= before + 4)
      t.equal((await sql(active)).length, 4)
      t.same((await states()).sort(), [...Array(2).fill('queued'), ...Array(4).fill('running')])
    })
    await waitFor('the end of all', async () =>
      (await call('listImportJobs', {})).body.every(({ finishedAt }) => finishedAt !== null)
    )
    t.equal((await sql('select from contacts')).length, 6)

    t.test('Cancelling keeps what is written, counts it, and happens once', async (t) => {
      const before = (await sql('select from contacts')).length
      let id = ''
      await whileGateIsShut(db, async () => {
        id = (
          (await send(service, `${header}\n${rows}\nCancel,Gate,,\n${`${rows}\n`.repeat(15)}`)).body as unknown as Job
        ).id
        await waitFor('two chunks', async () => (await read(service, id)).processedRows >= 1_000)
        // It waits for the tenant's lock, which the third chunk holds.
        const cancelling = call('cancelImportJob', { params: { id } })
        cancelling.catch(() => {})
        await waitFor(
          'a chunk at the gate',
          async () =>
            (await sql(`select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`)).length > 0
        )
      })
      await waitFor('the end', async () => (await read(service, id)).finishedAt !== null)
      const job = await read(service, id)
      t.equal(job.status, 'cancelled')
      t.equal((await sql('select from contacts')).length, before + job.imported)
      t.equal(job.imported, job.processedRows)
      t.ok(job.imported >= 1_000 && job.imported < 19_201, `${job.imported} were written`)
      t.match((await call('cancelImportJob', { params: { id } })).problem, { status: 409, code: 'job_finished' })
    })

    t.test('Each job has one event, which holds the job and has no number of the feed', async (t) => {
      const events = await sql<{ body: string }>(`select body from webhook_deliveries where event = 'import.completed'`)
      const data = events.map(({ body }) => JSON.parse(body).data as Job)
      t.equal(new Set(data.map(({ id }) => id)).size, data.length)
      t.equal(data.length, 7)
      for (const one of data) t.same(one, await read(service, one.id))
      const [log] = await sql<{ ok: boolean }>(
        `select sequence = (select count(*) from changes where tenant_id = $1) as ok from tenant_clocks where tenant_id = $1`,
        [acme.tenantId]
      )
      t.ok(log?.ok)
    })
  }
)
