import t from 'tap'
import { run } from '../../src/db/statement.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { lockWaits, unlessOnCluster } from '../postgres/on-cluster.ts'
import { upload } from '../support/example-requests.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

const count = 350
const skip = unlessOnCluster('its tables take no triggers')

const inCity = (value: string) => ({ property: 'city', op: 'eq', value }) as const

/** Contacts in a city, by an import; resolves with their ids in the order of their creation. */
async function makeContacts({ call, sql }: Service, city: string, howMany = count): Promise<string[]> {
  const lines = Array.from({ length: howMany }, (_, n) => `N,${n},${city}`)
  await call('importContacts', upload(['first_name,last_name,city', ...lines].join('\n')))
  const rows = await sql<{ id: string }>('select id from contacts where city = $1 order by id', [city])
  return rows.map(({ id }) => id)
}

t.test('A change of many records that is cut off goes on with its key, each record once', { skip }, async (t) => {
  const service = await startService(t)
  const { call, sql } = service
  const changesOf = (changeSet: unknown) =>
    sql<{ entity_id: string; source: string; action: string }>(
      'select entity_id, source, action from changes where change_set = $1',
      [changeSet]
    )
  const leftOver = () => sql(`select from runs where kind = 'bulk'`)

  const rounds: [round: number, isDeletion: boolean][] = [0, 1, 2, 3].map((round) => [round, false])
  for (const [round, isDeletion] of [...rounds, [2, true] as const]) {
    const where = `Round-${round}-${isDeletion}`
    const ids = await makeContacts(service, where)
    const isOver = isDeletion ? ' is null' : ` = 'Over ${round}'`
    const countDone = async () =>
      (
        await sql<{ count: number }>(
          `select count(*)::int as count from unnest($1::uuid[]) as id left join contacts using (id) where city${isOver}`,
          [ids]
        )
      )[0]?.count
    // Stands for a crash: the part with this contact fails, and those before it stay.
    await sql(`create or replace function fail() returns trigger language plpgsql as
      $$ begin if old.id = '${ids[round * 100 + 7]}' then raise 'cut off'; end if; return coalesce(new, old); end $$`)
    await sql('create trigger fail before update or delete on contacts for each row execute function fail()')
    const body = { filter: inCity(where), expectedCount: count }
    const headers = { 'idempotency-key': where }
    const send = () =>
      isDeletion
        ? call('bulkDeleteContacts', { body, headers })
        : call('bulkUpdateContacts', { body: { ...body, set: { city: `Over ${round}` } }, headers })
    t.equal((await send()).status, 500)
    t.equal(await countDone(), round * 100, 'what came before stays')
    t.equal((await send()).status, 500, 'and once more at the same place')
    t.equal(await countDone(), round * 100)
    await sql('drop trigger fail on contacts')

    const done = await send()
    const { changeSet } = done.body
    const counted = isDeletion ? { deleted: count } : { updated: count, unchanged: 0 }
    t.same(done.body, { matched: count, ...counted, skipped: 0, failed: 0, errors: [], changeSet })
    t.equal(done.headers['x-change-set'], changeSet)
    t.equal(await countDone(), count)
    const changes = await changesOf(changeSet)
    t.same(changes.map((one) => one.entity_id).sort(), ids, 'each record once, all in one change set')
    t.ok(changes.every(({ source }) => source === 'bulk'))
    t.same(await leftOver(), [])
    const again = await send()
    t.same(again.body, done.body)
    t.equal(again.headers['idempotent-replayed'], 'true')
    t.equal(again.headers['x-change-set'], changeSet)

    const undone = await call('undoChangeSet', { body: { changeSet: changeSet ?? '' } })
    t.match(undone.body, { reverted: count, conflicts: [] })
    const back = await sql('select id from contacts where city = $1 order by id', [where])
    t.same(
      back,
      ids.map((id) => ({ id }))
    )
  }
  const entries = (await call('listAuditLog', { query: { limit: 100 } })).body.filter(({ action }) =>
    /bulk/.test(action)
  )
  const shown = entries.map(({ action, outcome, target, counts }) => ({ action, outcome, target, counts }))
  const target = { type: 'contacts', id: null, name: null }
  t.same(shown[0], {
    ...{ action: 'records.bulk_deleted', outcome: 'succeeded', target },
    counts: { matched: count, deleted: count, skipped: 0, failed: 0 }
  })
  t.same(shown[1], {
    ...{ action: 'records.bulk_deleted', outcome: 'failed', target },
    counts: { matched: count, deleted: 200, skipped: 0, failed: 0 }
  })
  const outcomes = shown.map(({ outcome }) => outcome)
  t.equal(outcomes.filter((one) => one === 'succeeded').length, 5)
  t.equal(outcomes.filter((one) => one === 'failed').length, 4, 'of requests that have written something')
})

t.test('Twins of a change of many records do it once, over two instances', async (t) => {
  const service = await startService(t)
  const second = await service.startInstance()
  const ids = await makeContacts(service, 'Oslo')
  const request = {
    body: { filter: inCity('Oslo'), set: { city: 'Bergen' }, expectedCount: count },
    headers: { 'idempotency-key': 'twins' }
  }
  const answers = await Promise.all([service, second, service].map(({ call }) => call('bulkUpdateContacts', request)))
  for (const { body } of answers) {
    t.same(body, { ...answers[0]?.body, updated: count, skipped: 0 })
  }
  const changes = await service.sql<{ id: string }>(
    `select entity_id as id from changes where source = 'bulk' order by 1`
  )
  t.same(
    changes.map(({ id }) => id),
    ids
  )
})

t.test('A change of many records leaves alone what comes to match once it has begun', async (t) => {
  const service = await startService(t)
  const { call, db, sql, acme } = service
  const ids = await makeContacts(service, 'Oslo', 250)
  const [other = ''] = await makeContacts(service, 'Lyon', 1)
  const update = (index: number, body: object) =>
    call('updateContact', { params: { id: ids[index] ?? '' }, body: body as { city: string } })

  const run1 = async (work: () => Promise<{ body: unknown }>, write: () => Promise<unknown>[]) => {
    const bulk = { answer: undefined as Promise<{ body: unknown }> | undefined }
    // Its first part waits for the lock; what others write meanwhile comes between that part and the second.
    const writing = await db.transaction(async (tx) => {
      await run(tx, lockTenant, { tenantId: acme.tenantId })
      bulk.answer = work()
      await waitFor('a part that waits', async () => (await sql(lockWaits)).length > 0)
      return write()
    })
    await Promise.all(writing)
    return (await bulk.answer)?.body
  }
  const found = await run1(
    () => call('bulkUpdateContacts', { body: { filter: inCity('Oslo'), set: { title: 'CEO' } } }),
    () => [
      update(120, { city: 'Lyon' }),
      call('deleteContact', { params: { id: ids[220] ?? '' } }),
      update(121, { department: 'Sales' }),
      call('updateContact', { params: { id: other }, body: { city: 'Oslo' } }),
      call('createContact', { body: { firstName: 'Late', lastName: 'N', city: 'Oslo' } })
    ]
  )
  t.match(found, { matched: 250, updated: 248, unchanged: 0, skipped: 2, failed: 0 })
  const untouched = await sql<{ last_name: string }>(
    `select last_name from contacts where title is null order by city, last_name`
  )
  t.same(
    untouched.map(({ last_name }) => last_name),
    ['120', '0', 'N']
  )

  const gone = await run1(
    () => call('bulkDeleteContacts', { body: { filter: { property: 'title', op: 'eq', value: 'CEO' } } }),
    () => [update(130, { title: 'CTO' }), update(131, { city: null }), update(0, { title: 'CTO' })]
  )
  t.match(gone, { matched: 248, deleted: 247, skipped: 1, failed: 0 })
  const left = await sql<{ last_name: string }>(`select last_name from contacts where last_name in ('130', '131')`)
  t.same(left, [{ last_name: '130' }])
})

t.test('A change of many records has no more than 1,000 errors, and says how many more there are', async (t) => {
  const service = await startService(t)
  const { call } = service
  const tags = Array.from({ length: 50 }, (_, n) => `t${n}`).join(',')
  const lines = Array.from({ length: 1_205 }, (_, n) => `N,${n},"${n % 200 === 7 ? '' : tags}"`)
  await call('importContacts', upload(['first_name,last_name,tags', ...lines].join('\n')))
  const filter = { property: 'firstName', op: 'eq', value: 'N' } as const
  for (const dryRun of [true, false]) {
    const { body } = await call('bulkUpdateContacts', { body: { filter, addTags: ['one more'], dryRun } })
    t.match(body, { matched: 1_205, updated: 6, unchanged: 0, skipped: 0, failed: 1_199 })
    t.equal(body.errors.length, 1_001)
    t.equal(body.errors[999]?.error, 'tags: must have at most 50 items')
    t.same(body.errors[1_000], { id: null, error: '199 more' })
    t.equal(body.changeSet === null, dryRun)
  }
})
