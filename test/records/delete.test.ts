import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { type ChangeRow, readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { type AnyRecord, caller, kinds, makeLinks, referred } from './kinds.ts'

t.test('Records of every kind are deleted with what refers to them cleared', async (t) => {
  const service = await startService(t)
  const { acme, call, sql } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const countChanges = async () => (await readChanges(service)).length

  for (const { entity, operations, full } of kinds) {
    t.test(`'${operations.remove}' answers the id, once; after that there is no such ${entity}`, async (t) => {
      const sent = full('gone', links)
      const { body } = await act(operations.create, { body: sent })
      const params = { id: body.id }
      const answer = await act(operations.remove, { params: { id: body.id.toUpperCase() }, as: acme.writer })
      t.match(answer.body, { deleted: true })
      t.equal(answer.body.id.toLowerCase(), body.id)
      t.equal((await act(operations.remove, { params })).status, 404)
      t.equal((await act(operations.get, { params })).status, 404)
      t.equal((await act(operations.update, { params, body: {} })).status, 404)
      const listed = (await act<AnyRecord[]>(operations.list)).body
      t.notOk(listed.some(({ id }) => id === body.id))
      t.equal((await act(operations.create, { body: sent })).status, 201, 'its key is free again')
    })

    t.test(`'${operations.remove}' logs the last state`, async (t) => {
      const { body } = await act(operations.create, { body: full('remembered', links) })
      const count = await countChanges()
      await act(operations.remove, { params: { id: body.id } })
      const changes = (await readChanges(service)).slice(count)
      t.equal(changes.length, 1)
      t.match(changes[0], { entity, entity_id: body.id, action: 'deleted' })
      t.same(changes[0]?.data, body)
      t.ok((changes[0]?.changed_at ?? '') > body.updatedAt)
    })

    t.test(`'${operations.remove}' of several at the same time succeeds once`, async (t) => {
      const { body } = await act(operations.create, { body: full('contended', links) })
      const params = { id: body.id }
      const answers = await Promise.all(Array.from({ length: 8 }, () => act(operations.remove, { params })))
      t.same(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(404)])
    })
  }

  for (const { entity, property, holders } of referred) {
    const removal = kinds.find((kind) => kind.entity === entity)?.operations.remove

    t.test(`'${removal}' keeps what refers to it, clears the reference, and logs each of them`, async (t) => {
      const own = await makeLinks(service)
      const id = own[property as keyof typeof own]
      const before: AnyRecord[] = []
      for (const kind of kinds.filter((kind) => holders.includes(kind.entity))) {
        for (let n = 0; n < 3; n += 1) {
          const body = { ...kind.full(`${entity}-${n}`, links), [property]: id }
          before.push((await act(kind.operations.create, { body })).body)
        }
      }
      const count = await countChanges()
      await act(removal, { params: { id } })
      const changes = (await readChanges(service)).slice(count)

      const cleared = changes.filter(({ action }) => action === 'updated')
      t.same(cleared.map((change) => change.entity_id).sort(), before.map((record) => record.id).sort())
      t.same(changes.at(-1), { ...changes.at(-1), entity, entity_id: id, action: 'deleted' })
      t.equal(changes.length, before.length + 1)
      const name = property.replace('Id', 'Name')
      for (const record of before) {
        const change = cleared.find(({ entity_id }) => entity_id === record.id) as ChangeRow
        const expected = { ...record, [property]: null, [name]: null, updatedAt: change.changed_at }
        // Moved by activities that were made later; they are no change.
        t.same({ ...change.data, lastActivityAt: null }, lacking(expected, 'lastActivityAt'))
        const get = kinds.find((kind) => kind.entity === change.entity)?.operations.get
        t.same((await act(get, { params: { id: record.id } })).body, change.data)
        t.ok(change.changed_at > record.updatedAt)
      }
    })

    const skip = unlessOnCluster('its tables take no triggers')
    t.test(`'${removal}' does all of it or nothing`, { skip }, async (t) => {
      const own = await makeLinks(service)
      const id = own[property as keyof typeof own]
      const body = { activityType: 'note' as const, subject: 'S', [property]: id }
      const { body: holder } = await call('createActivity', { body })
      const count = await countChanges()
      await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
      const { table } = kinds.find((kind) => kind.entity === entity) ?? { table: '' }
      await sql(`create trigger refuse before delete on ${table} for each row execute function refuse()`)
      t.equal((await act(removal, { params: { id } })).status, 500)
      await sql(`drop function refuse cascade`)
      t.equal(await countChanges(), count)
      t.same((await call('getActivity', { params: { id: holder.id } })).body, holder)
      t.equal((await act(removal, { params: { id } })).status, 200)
    })

    t.test(`'${removal}' while others come to refer to it leaves no reference behind`, async (t) => {
      for (let round = 0; round < 3; round += 1) {
        const own = await makeLinks(service)
        const id = own[property as keyof typeof own]
        const answers = await Promise.all([
          ...Array.from({ length: 8 }, (_, n) =>
            call('createActivity', { body: { activityType: 'note', subject: `S ${n}`, [property]: id } })
          ),
          act(removal, { params: { id } })
        ])
        t.equal(answers.at(-1)?.status, 200)
        t.ok(answers.every(({ status }) => [200, 201, 400].includes(status)))
        const column = property.replace('Id', '_id')
        t.same(await sql(`select from activities where ${column} = $1`, [id]), [])
      }
    })
  }
})

function lacking(record: AnyRecord, property: string): object {
  return property in record ? { ...record, [property]: null } : { ...record, lastActivityAt: null }
}
