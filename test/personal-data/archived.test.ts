import t from 'tap'
import { startService } from '../support/start.ts'
import { readRows } from './read-rows.ts'

const option = (value: string, isArchived = false) => ({ value, label: value, isArchived })

/** A property whose values a merge hands on; what is done to it before the erasure; and what the survivor then has beside it. */
type Case = { type: string; value: unknown; more?: object; change?: object; own?: unknown; left?: unknown }

const archived = { isArchived: true }
const cases: Record<string, Case> = {
  text: { type: 'text', value: 'zqmarkwvk', change: archived },
  number: { type: 'number', value: 77_123_456, change: archived },
  boolean: { type: 'boolean', value: true, change: archived },
  date: { type: 'date', value: '1977-01-23', change: archived },
  datetime: { type: 'datetime', value: '1977-01-23T01:02:03.000Z', change: archived },
  url: { type: 'url', value: 'https://zqmarkwvk.example/', change: archived },
  select: { type: 'select', value: 'x', more: { options: [option('x')] }, change: archived },
  choice: {
    ...{ type: 'select', value: 'x', more: { options: [option('x'), option('y')] } },
    change: { options: [option('x', true), option('y')] }
  },
  several: {
    ...{ type: 'multiselect', value: ['x', 'y'], more: { options: [option('x'), option('y')] } },
    change: { options: [option('x', true), option('y', true)] }
  },
  both: {
    ...{ type: 'multiselect', value: ['x', 'y'], more: { options: [option('x'), option('y'), option('z')] } },
    change: archived
  }
}

t.test('Nothing that is archived or changed since stands against an erasure', async (t) => {
  const service = await startService(t)
  const { call, sql, acme } = service
  const make = async (body: object) =>
    (await call('createContact', { body: { firstName: 'A', lastName: 'B', ...body } as never })).body.id
  const me = (await call('listUsers', {})).body[0]?.id ?? ''
  const all: Record<string, Case> = { ...cases, person: { type: 'user', value: me, change: archived } }
  const definitions = new Map<string, string>()
  for (const [key, { type, more }] of Object.entries(all)) {
    const body = { entity: 'contact', key, type, label: key, ...more }
    const made = await call('createProperty', { body: body as never })
    t.equal(made.status, 201, key)
    definitions.set(key, made.body.id)
  }
  const custom = Object.fromEntries(Object.entries(all).map(([key, { value }]) => [key, value]))
  const tags = Array.from({ length: 30 }, (_, n) => `zqmarkwvk ${n}`)
  const [gone, kept] = [await make({ custom, tags }), await make({ tags: tags.map((one) => `own ${one.slice(10)}`) })]
  const merged = await call('mergeContacts', { params: { id: kept }, body: { duplicateId: gone } })
  await call('updateContact', { params: { id: kept }, body: { title: 'its own' } })
  await call('undoChangeSet', { body: { changeSet: String(merged.headers['x-change-set']) } })
  t.same((await call('getContact', { params: { id: kept } })).body.custom, custom, 'it still holds them')

  for (const [key, { change }] of Object.entries(all)) {
    const params = { id: definitions.get(key) ?? '' }
    t.equal((await call('updateProperty', { params, body: { label: key, ...change } as never })).status, 200, key)
  }
  // As releases before today's bounds may have left it: more tags and more bytes than fit, and a value without a definition.
  await sql(
    `update contacts set custom = custom || jsonb_build_object('former', repeat('x', 140000)),
      tags = tags || array(select 'more ' || n from generate_series(1, 60) as n) where tenant_id = $1 and id = $2`,
    [acme.tenantId, kept]
  )
  const { status, body } = await call('eraseContact', { params: { id: gone }, body: { activities: 'delete' } })
  t.equal(status, 200, JSON.stringify(body))
  t.same(
    (await readRows(service)).filter((row) => row.toLowerCase().includes('zqmarkwvk')),
    []
  )
  const [left] = await sql<{ keys: string[]; tags: string[]; title: string }>(
    `select array(select jsonb_object_keys(custom)) as keys, tags, title from contacts where id = $1`,
    [kept]
  )
  t.same([left?.keys, left?.title, left?.tags.length], [['former'], 'its own', 90], 'what is its own stays')
})
