import t from 'tap'
import { startService } from '../support/start.ts'

t.test('Of changes of many a tenant has ten that broke off, and what has written nothing leaves nothing', async (t) => {
  const { call, sql, acme, globex } = await startService(t)
  const items = (from: number) => Array.from({ length: 100 }, (_, n) => ({ firstName: 'A', lastName: `${from + n}` }))
  for (const from of [0, 100, 200]) await call('bulkCreateContacts', { body: { items: items(from) } })
  const filter = { property: 'firstName', op: 'eq', value: 'A' } as const
  const change = (title: string, key: string, as = acme.admin) =>
    call('bulkUpdateContacts', { as, body: { filter, set: { title } }, headers: { 'idempotency-key': key } })
  const stored = async () => (await sql<{ key: string }>('select key from runs')).map(({ key }) => key.slice(37))
  // One record of the second hundred can't be written: as a crash would, that ends the change.
  await sql(`alter table contacts add constraint breaks check (last_name <> '150' or title is null)`)

  await sql(`update contacts set title = 'Same' where last_name::int < 100`)
  t.ok((await change('Same', 'nothing')).status >= 500)
  t.same(await stored(), [], 'of what has written nothing, nothing is stored')

  t.ok((await change('Broken', 'broken')).status >= 500)
  t.same(await stored(), ['bulkUpdateContacts broken'])
  await sql(
    `insert into runs select tenant_id, kind, key || n, change_set, position, state, ids, now() from runs, generate_series(1, 9) n`
  )
  const refused = await change('Eleventh', 'eleventh')
  t.match([refused.status, refused.problem.code], [409, 'limit_reached'])
  t.match(refused.problem.detail, /10 changes of many records that are not finished/)
  t.same(await sql(`select from contacts where title = 'Eleventh'`), [], 'nothing of it is written')
  t.equal((await change('Other', 'other', globex.admin)).status, 200, 'another tenant is not meant')

  await sql('alter table contacts drop constraint breaks')
  const again = await change('Broken', 'broken')
  t.equal(again.status, 200, 'one that broke off goes on')
  t.match(again.body, { matched: 300, updated: 300 })
  t.equal((await change('Eleventh', 'eleventh')).status, 200, 'and makes room')
})

t.test('An erasure reads no ids of changes of many, and other stored things by their bytes', async (t) => {
  const { call, sql, acme } = await startService(t)
  const made = {
    body: { firstName: 'Maja', lastName: 'Ek', email: 'maja@ek.example' },
    headers: { 'idempotency-key': 'one' }
  }
  const { id } = (await call('createContact', made)).body
  // A text of some megabytes in each of many rows; what can't be read as JSON, or decrypted, would be an error.
  await sql(
    `insert into idempotency_keys select tenant_id, credential_id, 'bulkUpdateContacts ids', 'k' || n, body_hash, change_set, null,
        to_json(repeat('maja@ek.example', 140000)), now() from idempotency_keys, generate_series(1, 20) n where key = 'one'`
  )
  await sql(
    `insert into idempotency_keys select tenant_id, credential_id, 'importContacts', 'k' || n, body_hash, change_set, null,
        json_build_object('errors', repeat('x', 2000000)), now() from idempotency_keys, generate_series(1, 20) n where key = 'one'`
  )
  const { body, status } = await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
  t.match([status, body.scrubbed], [200, { idempotencyKeys: 1 }])
  t.equal((await sql(`select from idempotency_keys where operation like '% ids'`)).length, 20)
  t.ok(acme.tenantId)
})
