import fc from 'fast-check'
import t from 'tap'
import { run } from '../../src/db/statement.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { lockWaits, unlessOnCluster } from '../postgres/on-cluster.ts'
import { upload } from '../support/example-requests.ts'
import '../support/seed.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

/** References that one transaction empties at most. */
const atOnce = 200
const skip = unlessOnCluster('its tables take no triggers')
const inCity = (value: string) => ({ property: 'city', op: 'eq', value }) as const

/** Companies in a city, and how many contacts each of them has. Resolves with the change set that made the companies, and their ids. */
async function makeCompanies({ call, sql }: Service, city: string, counts: number[]) {
  const items = counts.map((_, n) => ({ name: `${city} ${n}`, city }))
  const made = await call('bulkCreateCompanies', { body: { items } })
  const lines = counts.flatMap((count, n) => Array.from({ length: count }, (_, m) => `C${n},N${m},${city} ${n}`))
  const file = upload(['first_name,last_name,company_name', ...lines].join('\n'))
  if (lines.length > 0) t.equal((await call('importContacts', file)).body.imported, lines.length)
  const rows = await sql<{ id: string }>('select id from companies where city = $1 order by id', [city])
  return { changeSet: String(made.headers['x-change-set']), ids: rows.map(({ id }) => id) }
}

/** How many changes of a set each transaction wrote, in their order. */
async function sizesOf({ sql }: Service, changeSet: unknown): Promise<number[]> {
  const rows = await sql<{ size: number }>(
    'select count(*)::int as size from changes where change_set = $1 group by xmin order by min(sequence)',
    [changeSet]
  )
  return rows.map(({ size }) => size)
}

async function referencesTo({ sql }: Service, ids: string[]): Promise<(string | null)[]> {
  const rows = await sql<{ id: string | null }>(
    `select company_id as id from contacts where company_id = any($1::uuid[]) order by id`,
    [ids]
  )
  return rows.map(({ id }) => id)
}

t.test('Deletions of many records end a transaction before what follows is too much for one', async (t) => {
  const service = await startService(t)
  let made = 0
  const some = fc.array(fc.constantFrom(0, 5, 90, 200, 201, 450), { minLength: 1, maxLength: 6 })
  const deleted = fc.asyncProperty(some, (counts) => deleteAndUndo(service, `City-${made++}`, counts))
  await fc.assert(deleted, { numRuns: 4, examples: [[[90, 90, 90, 450, 0, 5, 200, 201]]] })
})

/** Deletes companies to which so many contacts refer, and takes that back. */
async function deleteAndUndo(service: Service, city: string, counts: number[]): Promise<void> {
  const { call } = service
  const { ids } = await makeCompanies(service, city, counts)
  const followers = counts.reduce((sum, count) => sum + count)
  const before = await referencesTo(service, ids)
  t.equal(before.length, followers)
  const body = { filter: inCity(city), expectedCount: counts.length }

  const dry = await call('bulkDeleteCompanies', { body: { ...body, dryRun: true } })
  t.match(dry.body, { matched: counts.length, deleted: counts.length, skipped: 0, failed: 0 })
  const done = await call('bulkDeleteCompanies', { body })
  t.same({ ...done.body, changeSet: null }, dry.body)
  const sizes = await sizesOf(service, done.body.changeSet)
  t.equal(
    sizes.reduce((sum, size) => sum + size),
    followers + counts.length
  )
  t.ok(Math.max(...sizes) <= atOnce + counts.length, sizes.join())
  t.same(await referencesTo(service, ids), [])

  const back = await call('undoChangeSet', { body: { changeSet: done.body.changeSet ?? '' } })
  t.match(back.body, { reverted: followers + counts.length, conflicts: [] })
  t.same(await referencesTo(service, ids), before, 'an undo gives all of it back')
  t.ok(Math.max(...(await sizesOf(service, back.body.changeSet))) <= atOnce)
}

t.test('An undo that deletes records ends a transaction before what follows is too much for one', async (t) => {
  const service = await startService(t)
  const { call } = service
  const counts = [150, 150, 430, 0]
  const { changeSet, ids } = await makeCompanies(service, 'Oslo', counts)
  const before = await referencesTo(service, ids)
  await call('updateCompany', { params: { id: ids[0] ?? '' }, body: { phone: '1' } })
  const conflicts = [{ entity: 'company', entityId: ids[0], reason: 'changed_since' }]
  t.same((await call('undoChangeSet', { body: { changeSet, dryRun: true } })).body, {
    ...{ changeSet: null, reverted: 3, conflicts }
  })
  const { body } = await call('undoChangeSet', { body: { changeSet } })
  t.same(body, { changeSet: body.changeSet, reverted: 3, conflicts })
  const sizes = await sizesOf(service, body.changeSet)
  t.ok(Math.max(...sizes) <= atOnce + 3, sizes.join())
  t.same(
    await referencesTo(service, ids),
    before.filter((id) => id === ids[0]),
    'the one that stays keeps its references'
  )
  const again = await call('undoChangeSet', { body: { changeSet: body.changeSet ?? '' } })
  t.match(again.body, { conflicts: [] })
  t.same(await referencesTo(service, ids), before)
})

t.test('A deletion whose references are emptied in parts goes on where it was cut off', { skip }, async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  for (const isUndo of [false, true]) {
    const city = `City-${isUndo}`
    const { ids, changeSet } = await makeCompanies(service, city, [30, 500, 20])
    const [, large = ''] = ids
    const before = await referencesTo(service, ids)
    // Stands for a crash: the last part of the large one fails.
    await sql(`create or replace function fail() returns trigger language plpgsql as
      $$ begin if old.id = '${large}' then raise 'cut off'; end if; return old; end $$`)
    await sql('create trigger fail before delete on companies for each row execute function fail()')
    const headers = { 'idempotency-key': city }
    const send = () =>
      isUndo
        ? call('undoChangeSet', { body: { changeSet }, headers })
        : call('bulkDeleteCompanies', { body: { filter: inCity(city) }, headers })
    t.equal((await send()).status, 500)
    const left = await referencesTo(service, [large])
    t.ok(left.length > 0 && left.length < 500, `${left.length} references are left`)
    t.equal((await call('getCompany', { params: { id: large } })).status, 200, 'it is there while it is referred to')
    // What becomes of the record meanwhile stands against its deletion no more: its references would stay empty.
    await call('updateCompany', { params: { id: large }, body: { city: 'Lyon' } })
    await sql('drop trigger fail on companies')
    const done = await send()
    t.match(done.body, isUndo ? { reverted: 3, conflicts: [] } : { matched: 3, deleted: 3, skipped: 0, failed: 0 })
    t.equal((await call('getCompany', { params: { id: large } })).status, 404)
    t.same(await referencesTo(service, ids), [])
    const set = done.body.changeSet ?? ''
    t.equal(done.headers['x-change-set'], set)
    const changed = await sql<{ id: string }>('select entity_id as id from changes where change_set = $1', [set])
    t.equal(changed.length, before.length + 3)
    t.equal(new Set(changed.map(({ id }) => id)).size, changed.length, 'each record once, in one set')
    const back = await call('undoChangeSet', { body: { changeSet: set } })
    t.match(back.body, { conflicts: [] })
    t.same(await referencesTo(service, ids), before)
  }
})

t.test('A record that somebody deletes while its references are emptied in parts is skipped', async (t) => {
  const service = await startService(t)
  const { call, db, sql, acme } = service
  const { ids } = await makeCompanies(service, 'Oslo', [700, 1])
  const [large = ''] = ids
  const bulk = { answer: undefined as ReturnType<typeof call<'bulkDeleteCompanies'>> | undefined }
  // Its first part waits for the lock, and so does the other deletion, behind which the second part comes.
  const [other] = await db.transaction(async (tx) => {
    await run(tx, lockTenant, { tenantId: acme.tenantId })
    bulk.answer = call('bulkDeleteCompanies', { body: { filter: inCity('Oslo') } })
    await waitFor('a part that waits', async () => (await sql(lockWaits)).length > 0)
    return [call('deleteCompany', { params: { id: large } })]
  })
  t.equal((await other)?.status, 200)
  const answer = await bulk.answer
  t.match(answer?.body, { matched: 2, deleted: 1, skipped: 1, failed: 0, errors: [] })
  t.same(await referencesTo(service, ids), [])
})
