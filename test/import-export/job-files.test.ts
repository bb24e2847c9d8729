import t from 'tap'
import { removeOldImports } from '../../src/retention/retention.ts'
import { upload } from '../support/example-requests.ts'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// How long the files of asynchronous imports stay, and how much room they have.

t.test('A job that has ended can be deleted with its file, and what it imported stays', async (t) => {
  const { call, db, sql, acme, globex } = await startService(t)
  const start = async () => {
    const file = upload('first_name,last_name,email\nA,B,\nC,D,x@\n')
    return (await call('importContacts', { ...file, query: { async: true } })).body as unknown as { id: string }
  }
  const { id, ...waiting } = await hold(db, ['imports'], async () => {
    const job = await start()
    const { status, problem } = await call('deleteImportJob', { params: { id: job.id } })
    t.same([status, problem.code], [409, 'in_use'])
    return job
  })
  t.ok(waiting)
  const params = { id }
  await waitFor('the end', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
  t.equal((await call('deleteImportJob', { params, as: acme.reader })).status, 403)
  t.equal((await call('deleteImportJob', { params, as: globex.admin })).status, 404)
  t.same((await call('deleteImportJob', { params, as: acme.writer })).body, { id, deleted: true })
  for (const operation of ['getImportJob', 'getImportJobErrors', 'deleteImportJob'] as const) {
    t.equal((await call(operation, { params })).status, 404, operation)
  }
  t.same(await sql('select count(*)::int as pieces from import_pieces'), [{ pieces: 0 }])
  t.equal((await call('listContacts', {})).body.length, 1)
})

t.test('The files of a tenant’s jobs have a room, which a deletion makes', async (t) => {
  const { call, sql, acme, globex } = await startService(t, { importFilesMaxBytes: 200_000 })
  const send = (characters: number, as = acme.admin) => {
    const file = `first_name,last_name,junk\nA,B,${'x'.repeat(characters)}\n`
    return call('importContacts', { ...upload(file), query: { async: true }, as })
  }
  const first = await send(90_000)
  t.equal(first.status, 202)
  t.equal((await send(100_000)).status, 202, 'as much as there is room for')
  const pieces = await sql('select job_id, number, content from import_pieces order by job_id, number')
  for (const characters of [20_000, 5_000_000]) {
    const { status, problem } = await send(characters)
    t.same([status, problem.code], [409, 'limit_reached'])
    t.match(problem.detail, /may take 200000 bytes together.*DELETE \/api\/v1\/importexport\/jobs/)
  }
  t.same(await sql('select job_id, number, content from import_pieces order by job_id, number'), pieces)
  t.equal((await send(90_000, globex.admin)).status, 202, 'another tenant has room of its own')
  const { id } = first.body as unknown as { id: string }
  await waitFor('the end', async () => (await call('getImportJob', { params: { id } })).body.finishedAt !== null)
  await call('deleteImportJob', { params: { id } })
  const again = await send(20_000)
  t.equal(again.status, 202, again.status === 409 ? again.problem.detail : '')
})

t.test('An import fails whose rows left out don’t fit into the room, and what it has written stays', async (t) => {
  const importFilesMaxBytes = 50_000
  const { call, sql } = await startService(t, { importFilesMaxBytes })
  // What is wrong with a row takes many times its bytes.
  const file = upload(`first_name,last_name\nA,B\n${'x,\n'.repeat(5_000)}A,C\n`)
  const { id } = (await call('importContacts', { ...file, query: { async: true } })).body as unknown as { id: string }
  const read = async () => (await call('getImportJob', { params: { id } })).body
  await waitFor('the end', async () => (await read()).finishedAt !== null)
  const { status, imported, errors } = await read()
  t.same([status, imported], ['failed', 1])
  t.match(errors.at(-1), /may take 50000 bytes together/)
  const [{ bytes } = { bytes: 0 }] = await sql<{ bytes: number }>(
    'select sum(octet_length(content))::int as bytes from import_pieces'
  )
  t.ok(bytes <= importFilesMaxBytes, `${bytes} bytes`)
})

t.test('A job stays for 7 days with its file, and an upload without a job for a day', async (t) => {
  const { call, db, sql, acme } = await startService(t)
  const start = async () => {
    const file = upload('first_name,last_name,email\nA,B,nobody\n')
    const { id } = (await call('importContacts', { ...file, query: { async: true } })).body as unknown as { id: string }
    await waitFor('the end', async () => (await call('getImportJob', { params: { id } })).body.finishedAt !== null)
    return id
  }
  const [old, young] = [await start(), await start()]
  const age = (id: string, days: number) =>
    sql(`update import_jobs set created_at = now() - $2 * interval '1 day' where id = $1`, [id, days])
  await age(old, 7.1)
  await age(young, 6.9)
  const [{ cutOff, uploading } = { cutOff: '', uploading: '' }] = await sql<Record<'cutOff' | 'uploading', string>>(
    `select gen_random_uuid() as "cutOff", gen_random_uuid() as uploading`
  )
  for (const [id, hours] of [
    [cutOff, 25],
    [uploading, 23]
  ] as const) {
    await sql(
      `insert into import_pieces select $1, $2, kind, 0, 'x', now() - $3 * interval '1 hour' from unnest('{file,errors}'::text[]) kind`,
      [acme.tenantId, id, hours]
    )
  }
  await removeOldImports(db)
  t.same(
    (await call('listImportJobs', {})).body.map(({ id }) => id),
    [young],
    'jobs'
  )
  t.match((await call('getImportJobErrors', { params: { id: young } })).body, /nobody/)
  const left = await sql<{ id: string; count: number }>(
    'select job_id as id, count(*)::int as count from import_pieces group by 1'
  )
  t.same(
    new Map(left.map(({ id, count }) => [id, count])),
    new Map(Object.entries({ [young]: 3, [uploading]: 2 })),
    'pieces by job'
  )
})

t.test('An import waits where no instance of 1.1.0 takes it, and one that those took is done, too', async (t) => {
  const { call, db, sql } = await startService(t)
  // What 1.1.0 looks through for imports.
  const seenByOlder = () => sql(`select from pgboss.job where name = 'imports'`)
  const file = upload('name;employee_count\nA;1.500\n')
  const query = { async: true, decimal: ',' }
  const id = await hold(db, ['imports'], async () => {
    const { body } = await call('importCompanies', { ...file, query } as never)
    t.same(await seenByOlder(), [])
    return String((body as unknown as { id: string }).id)
  })
  const ended = async (id: string) => (await call('getImportJob', { params: { id } })).body.finishedAt !== null
  await waitFor('the end', () => ended(id))
  t.match((await call('listCompanies')).body, [{ employeeCount: 1500 }])

  const older = await hold(db, ['imports'], async () => {
    const { body } = await call('importCompanies', { ...upload('name\nB\n'), query: { async: true } } as never)
    await sql(`update pgboss.job set name = 'imports' where name like 'imports%'`)
    t.equal((await seenByOlder()).length, 1)
    return String((body as unknown as { id: string }).id)
  })
  await waitFor('the end of the other', () => ended(older))
  t.match((await call('getImportJob', { params: { id: older } })).body, { status: 'succeeded', imported: 1 })
  await waitFor(
    'no job to be left',
    async () => (await sql(`select from pgboss.job where name like 'imports%'`)).length === 0
  )
})
