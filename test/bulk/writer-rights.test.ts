import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

const skip = unlessOnCluster('its tables take no triggers')
const title = 'Gone on'

t.test(
  'Changes of many, deletions of many and undo end at the part before which their key was revoked',
  { skip },
  async (t) => {
    const { call, sql, db, acme } = await startService(t)
    await sql(`create function wait_at_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(4711); return null; end $$`)
    await sql(`create trigger gate after update or delete on contacts for each row when (old.last_name = '150')
    execute function wait_at_gate()`)
    const items = (from: number) => Array.from({ length: 100 }, (_, n) => ({ firstName: 'A', lastName: `${from + n}` }))
    for (const from of [0, 100, 200, 300]) await call('bulkCreateContacts', { body: { items: items(from) } })
    const filter = { property: 'firstName', op: 'eq', value: 'A' } as const
    const countChanged = async () =>
      400 -
      ((await sql<{ count: number }>(`select count(*)::int as count from contacts where title is null`))[0]?.count ?? 0)
    let runs = 0
    /** Revokes the key while the second part of what it does waits to be written, does it again once the key is back, and tells what came. */
    const revokeWithin = async (send: (as: typeof acme.admin, headers: object) => PromiseLike<{ status: number }>) => {
      const { id, key } = (await call('createApiKey', { body: { name: 'K', scopes: 'admin' } })).body
      const as = { host: acme.host, headers: { 'x-api-key': key } }
      const headers = { 'idempotency-key': `run-${runs++}` }
      const before = await countChanged()
      const answering = await db.transaction(async (tx) => {
        await tx.query({ text: 'select pg_advisory_xact_lock(4711)' })
        const sent = Promise.resolve(send(as, headers))
        await waitFor('the second part', async () => (await countChanged()) !== before)
        await sql('update api_keys set revoked_at = now() where id = $1', [id])
        return { sent }
      })
      const refused = await answering.sent
      const left = (await countChanged()) - before
      await sql('update api_keys set revoked_at = null where id = $1', [id])
      return { refused, left: Math.abs(left), done: await send(as, headers) }
    }

    t.test('A change of many is a 403 then, and goes on once the key is back', async (t) => {
      const set = { title }
      const change = (as: typeof acme.admin, headers: object) =>
        call('bulkUpdateContacts', { as, headers: headers as never, body: { filter, set } })
      const { refused, left, done } = await revokeWithin(change)
      t.match(refused, { status: 403 })
      t.ok(left > 0 && left < 400, `${left} are written and stay`)
      t.match(done, { status: 200, body: { matched: 400, updated: 400 } })
      t.equal(await countChanged(), 400, 'the same request goes on')
    })

    t.test('An undo is a 403 then, and goes on once the key is back', async (t) => {
      const [{ changeSet } = { changeSet: '' }] = await sql<{ changeSet: string }>(
        `select distinct change_set as "changeSet" from changes where source = 'bulk' and action = 'updated'`
      )
      const { refused, left, done } = await revokeWithin((as, headers) =>
        call('undoChangeSet', { as, headers: headers as never, body: { changeSet } })
      )
      t.match(refused, { status: 403 })
      t.ok(left > 0 && left < 400, `${left} are taken back and stay so`)
      t.match(done, { status: 200, body: { reverted: 400, conflicts: [] } })
      t.equal(await countChanged(), 0)
    })

    t.test('A deletion of many is a 403 then, and goes on once the key is back', async (t) => {
      const { refused, left, done } = await revokeWithin((as, headers) =>
        call('bulkDeleteContacts', { as, headers: headers as never, body: { filter } })
      )
      t.match(refused, { status: 403 })
      t.ok(left > 0 && left < 400, `${left} are deleted and stay so`)
      t.match(done, { status: 200, body: { matched: 400, deleted: 400 } })
    })
  }
)
