import t from 'tap'
import { startService } from '../support/start.ts'

// What belongs to others is not the erased contact's.

t.test('An erasure reads no other contact’s numbers, of no tenant, and forgets no answer about them', async (t) => {
  const { call, acme, globex } = await startService(t)
  const make = (firstName: string, more = {}, key?: string, as = acme.admin) =>
    call('createContact', {
      body: { firstName, lastName: 'X', ...more },
      as,
      ...(key && { headers: { 'idempotency-key': key } })
    })
  const { id } = (await make('A')).body
  const [b, c] = [
    await make('B', { phone: '+49 170 5550101' }, 'b'),
    await make('C', { phone: '+49 170 5550102' }, 'c')
  ]
  await make('D', { phone: '+49 170 5550103' }, undefined, globex.admin)
  // Quotes the number that only another tenant has.
  const note = await make('E', { notes: 'call +49 170 5550103' }, 'e')
  const { body } = await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
  t.equal(body.scrubbed.idempotencyKeys, 0)
  for (const [key, first, more] of [
    ['b', b, { phone: '+49 170 5550101' }],
    ['c', c, { phone: '+49 170 5550102' }],
    ['e', note, { notes: 'call +49 170 5550103' }]
  ] as const) {
    const again = await make(key.toUpperCase(), more, key)
    t.same([again.headers['idempotent-replayed'], again.body.id], ['true', first.body.id])
  }
})

t.test('An erasure looks through all stored answers of the tenant, page by page', async (t) => {
  const { call, sql, acme } = await startService(t)
  const headers = (key: string) => ({ headers: { 'idempotency-key': key } })
  const { id } = (
    await call('createContact', { body: { firstName: 'A', lastName: 'X', notes: 'theirs' }, ...headers('z') })
  ).body
  const other = (await call('createContact', { body: { firstName: 'B', lastName: 'X' }, ...headers('a') })).body
  // Answers about others fill the pages before it: they are sorted by the key.
  await sql(
    `insert into idempotency_keys select tenant_id, credential_id, operation, 'b' || n, body_hash, change_set, answer, progress, created_at
      from idempotency_keys, generate_series(1, 1200) as n where tenant_id = $1 and key = 'a'`,
    [acme.tenantId]
  )
  const { body } = await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
  t.equal(body.scrubbed.idempotencyKeys, 1)
  const again = await call('createContact', { body: { firstName: 'B', lastName: 'X' }, ...headers('b1200') })
  t.same([again.headers['idempotent-replayed'], again.body.id], ['true', other.id])
  const anew = await call('createContact', {
    body: { firstName: 'A', lastName: 'X', notes: 'theirs' },
    ...headers('z')
  })
  t.equal(anew.headers['idempotent-replayed'], undefined)
})
