import t from 'tap'
import { firstIdAt } from '../../src/ids.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../webhooks/receiver.ts'

// What an instance of release 1.1.0 began and didn't finish: it kept that elsewhere, and knows of no runs.

const skip = unlessOnCluster('its tables take no triggers')
const rows = 1_200

/** Stores runs as 1.1.0 stored them, and no other way. */
const asFormer = `
  with former as (delete from runs returning *), counted as (
    select *, split_part(key, ' ', 1)::uuid as credential_id, split_part(key, ' ', 2) as operation, split_part(key, ' ', 3) as name,
      state -> 'counts' as counts, state -> 'errors' as errors, (state ->> 'errorCount')::int as failed from former),
  imports as (
    update idempotency_keys k set progress = json_build_object('chunksDone', position, 'isDone', false, 'result', json_build_object(
      'totalRows', counts -> 'totalRows', 'imported', counts -> 'imported', 'updated', counts -> 'updated', 'unchanged', counts -> 'unchanged',
      'skipped', failed, 'errors', errors, 'ignoredColumns', json_build_array()))
    from counted c where kind = 'import' and k.key = c.name returning k.key),
  bulks as (
    update idempotency_keys k set progress = json_build_object('changeSet', c.change_set, 'position', position, 'errors', errors,
      'changed', counts -> 'changed', 'unchanged', counts -> 'unchanged', 'skipped', counts -> 'skipped', 'failed', failed)
    from counted c where kind = 'bulk' and k.key = c.name returning k.key),
  ids as (
    insert into idempotency_keys select k.tenant_id, k.credential_id, k.operation || ' ids', k.key, k.body_hash, c.change_set, null,
      to_json(replace(encode(c.ids, 'base64'), E'\\n', '')), now()
    from idempotency_keys k, counted c where c.kind = 'bulk' and k.key = c.name returning key)
  insert into undos (tenant_id, change_set, undo_set, position, reverted, conflict_count, conflicts)
  select tenant_id, key::uuid, change_set, position, (counts ->> 'reverted')::int, failed, errors from counted where kind = 'undo'`

t.test(
  'An import, a change of many and an undo that 1.1.0 has begun half go on, and do nothing twice',
  { skip },
  async (t) => {
    const { call, sql } = await startService(t)
    const count = async (where: string) =>
      (await sql<{ n: number }>(`select count(*)::int as n from contacts where ${where}`))[0]?.n ?? 0
    /** Runs a request until a contact is in its way, has it stored as 1.1.0 would, and runs it again. */
    const cutOff = async <T>(broken: string, send: () => Promise<T & { status: number }>): Promise<T> => {
      await sql(`create or replace function fail() returns trigger language plpgsql as
      $$ begin if coalesce(new.last_name, old.last_name) = '${broken}' then raise 'cut off'; end if; return coalesce(new, old); end $$`)
      await sql(
        'create trigger fail before insert or update or delete on contacts for each row execute function fail()'
      )
      t.equal((await send()).status, 500)
      await sql('drop trigger fail on contacts')
      await sql(asFormer)
      t.same(await sql('select from runs'), [])
      return send()
    }

    const lines = Array.from({ length: rows }, (_, n) => `Maja,Ek ${n}`)
    const file = upload(['first_name,last_name', 'Nobody,', ...lines].join('\n'))
    const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
    const importing = { ...file, headers: { ...file.headers, 'idempotency-key': 'import' } }
    const imported = await cutOff('Ek 1100', () => call('importContacts', importing))
    t.match(imported.body, {
      totalRows: rows + 1,
      imported: rows,
      skipped: 1,
      errors: [/^Row 2: /],
      ignoredColumns: []
    })
    t.equal(await count('true'), rows)
    const changeSet = String(imported.headers['x-change-set'])
    t.same(
      await sql(`select distinct change_set from changes where source = 'import'`),
      [{ change_set: changeSet }],
      'all of it is one change set'
    )

    const filter = { property: 'firstName', op: 'eq', value: 'Maja' } as const
    const bulk = { body: { filter, set: { firstName: 'Mira' } }, ...keyed('bulk') }
    const changed = await cutOff('Ek 500', () => call('bulkUpdateContacts', bulk))
    t.match(changed.body, { matched: rows, updated: rows, skipped: 0, failed: 0 })
    t.equal(await count("first_name = 'Mira'"), rows)
    const bulkSet = changed.body.changeSet ?? ''
    t.same(await sql('select count(*)::int as n from changes where change_set = $1', [bulkSet]), [{ n: rows }])

    const undone = await cutOff('Ek 500', () => call('undoChangeSet', { body: { changeSet: bulkSet } }))
    t.match(undone.body, { reverted: rows, conflicts: [] })
    t.equal(await count("first_name = 'Maja'"), rows)
    const undoSets = await sql(
      `select change_set, count(*)::int as n from changes where source = 'undo' group by change_set`
    )
    t.same(undoSets, [{ change_set: undone.body.changeSet, n: rows }])
  }
)

t.test(
  'An import with a key goes on by what 1.1.0 is told of it, where 1.1.0 was last, and does nothing twice',
  { skip },
  async (t) => {
    const { call, sql } = await startService(t)
    const lines = Array.from({ length: rows }, (_, n) => `Maja,Ek ${n}`)
    const file = upload(['first_name,last_name', 'Nobody,', ...lines].join('\n'))
    const send = () =>
      call('importContacts', { ...file, headers: { ...file.headers, 'idempotency-key': 'both' } } as never)
    await sql(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
       create trigger fail before insert on contacts for each row when (new.last_name = 'Ek 1100') execute function fail()`
    )
    t.equal((await send()).status, 500)
    await sql('drop trigger fail on contacts')
    // As if 1.1.0 had done the rest from where the first part ends.
    await sql(`update runs set position = 0, state = '{"counts":{},"errors":[],"errorCount":0}'`)
    const [entry] = await sql<{ progress: object }>('select progress from idempotency_keys')
    t.match(entry?.progress, {
      chunksDone: 2,
      isDone: false,
      result: { skipped: 1, errors: [/^Row 2: /], ignoredColumns: [] }
    })
    t.match((await send()).body, {
      totalRows: rows + 1,
      imported: rows,
      skipped: 1,
      errors: [/^Row 2: /]
    })
    t.same(await sql('select count(*)::int as n, count(distinct last_name)::int as names from contacts'), [
      { n: rows, names: rows }
    ])
  }
)

t.test(
  'A job goes on by what 1.1.0 has made of it, where no run tells of it or the run is behind it, and does nothing twice',
  { skip },
  async (t) => {
    const { call, sql } = await startService(t)
    await sql(`create function fail() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`)
    for (const [name, asIf] of [
      ['Alone', "delete from runs where kind = 'job'"],
      ['Behind', `update runs set position = 0, state = '{"counts":{},"errors":[],"errorCount":0}' where kind = 'job'`]
    ]) {
      const lines = Array.from({ length: rows }, (_, n) => `${name},${n}`)
      await sql(
        `create trigger fail before insert on contacts for each row when (new.last_name = '1100') execute function fail()`
      )
      const file = upload(['first_name,last_name', 'Nobody,', ...lines].join('\n'))
      const { body } = await call('importContacts', { ...file, query: { async: true } } as never)
      const params = { id: (body as unknown as { id: string }).id }
      const read = async () => (await call('getImportJob', { params })).body
      const isGivenBack = async () =>
        (await sql("select from pgboss.job where state = 'retry' and name like 'imports%'")).length === 1
      await waitFor('the second part to fail', isGivenBack)
      t.match(await read(), { status: 'running', processedRows: 1_024, imported: 1_023, skipped: 1 })
      await sql('drop trigger fail on contacts')
      await sql(asIf ?? '')
      await sql("update pgboss.job set name = 'imports', start_after = now() where name like 'imports%'")
      await waitFor('the end', async () => (await read()).finishedAt !== null)
      t.match(await read(), {
        status: 'succeeded',
        totalRows: rows + 1,
        processedRows: rows + 1,
        imported: rows,
        skipped: 1
      })
      t.match((await read()).errors, [/^Row 2: /])
      const made = `select count(*)::int as n, count(distinct last_name)::int as names, count(distinct change_set)::int as sets
        from contacts join changes on changes.tenant_id = contacts.tenant_id and changes.entity_id = contacts.id where first_name = '${name}'`
      t.same(await sql(made), [{ n: rows, names: rows, sets: 1 }])
    }
    t.same(await sql('select from runs'), [], 'a run ends with its job')
  }
)

t.test('A replay that 1.1.0 has begun half goes on from where it was', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, sql, acme } = service
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(204).end()
  })
  const body = { name: 'x', url: receiver.url, events: ['company.created' as const] }
  const { id } = (await call('createWebhook', { body })).body
  for (const name of ['one', 'two', 'three']) await call('createCompany', { body: { name } })
  await receiver.waitFor(3)
  const succeeded = `select id from webhook_deliveries where status = 'succeeded' order by id`
  await waitFor('the end of all deliveries', async () => (await sql(succeeded)).length === 3)
  const [first] = await sql<{ id: string }>(succeeded)
  await sql('insert into webhook_replays values ($1, $2, false, $3, $4, now())', [
    ...[acme.tenantId, id, first?.id, firstIdAt(Date.now() + 1_000)]
  ])
  await receiver.waitFor(5)
  await waitFor('the end of the replay', async () => (await sql('select from runs')).length === 0)
  t.same(await sql('select from webhook_replays'), [])
  const names = receiver.received.slice(3, 5).map(({ event }) => event.data.name)
  t.same(names.sort(), ['three', 'two'], 'without what it had sent')
})
