import pg from 'pg'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { fillRecords } from '../records/fill.ts'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'

// Pages of restricted callers, of many and of few records among many more, wherever these lie in an order.

type Contact = Schemas['ContactResponse']

t.test(
  'Pages of restricted callers hold what they see, in each order, by cursor and by offset, however much that is',
  async (t) => {
    const { call, acme, config } = await startService(t)
    const client = new pg.Client(config.connectionUrl)
    await client.connect()
    t.teardown(() => client.end())
    await fillRecords(client, [acme.tenantId], 0, 4_000)
    const make = async (name: string) => {
      const user = { name, email: `${name}@acme.test`, password: 'seven lazy geese fly', visibility: 'own' as const }
      const { id } = (await call('createUser', { body: user })).body
      const { key } = (await call('createApiKey', { body: { name, scopes: 'read', userId: id } })).body
      return { id, as: { host: acme.admin.host, headers: { 'x-api-key': key } } as Actor }
    }
    const [many, few] = [await make('many'), await make('few')]
    // Those of `many` come late in the order of time, behind more than are looked through for a page; those of `few` are strewn.
    await client.query(
      `update contacts set owner_id = case when numbered.n % 50 = 0 then $3::uuid when numbered.n > 1000 then $2::uuid
        else (select id from users where tenant_id = $1 and id not in ($2, $3) order by id limit 1) end,
      lifecycle_stage = case when numbered.n % 4 < 2 then 'lead' else 'customer' end, notes = 'met at the fair'
      from (select id, row_number() over (order by id) as n from contacts where tenant_id = $1) as numbered
      where contacts.tenant_id = $1 and contacts.id = numbered.id`,
      [acme.tenantId, many.id, few.id]
    )
    const all: Contact[] = []
    for (let offset = 0; ; offset += 100) {
      const { body } = await call('listContacts', { query: { offset, limit: 100 } })
      all.push(...body)
      if (body.length < 100) break
    }
    t.equal(all.length, 4_000)
    const byTime = (one: Contact, other: Contact) => compare([one.updatedAt, one.id], [other.updatedAt, other.id])
    const newest = (one: Contact, other: Contact) => compare([other.createdAt, one.id], [one.createdAt, other.id])
    const orders = [
      { query: {}, order: compareIds, matches: () => true },
      { query: { sort: '-createdAt' }, order: newest, matches: () => true },
      { query: { updatedSince: '2000-01-01T00:00:00Z' }, order: byTime, matches: () => true },
      { query: { q: 'fair' }, order: compareIds, matches: () => true },
      {
        query: { lifecycleStage: 'lead' },
        order: compareIds,
        matches: ({ lifecycleStage }: Contact) => lifecycleStage === 'lead'
      }
    ]
    for (const { id, as } of [many, few]) {
      for (const { query, order, matches } of orders) {
        const name = `${as === many.as ? 'many' : 'few'} ${JSON.stringify(query)}`
        const expected = all
          .filter((contact) => contact.ownerId === id && matches(contact))
          .sort(order)
          .map(({ id }) => id)
        const found: string[] = []
        for (let cursor: string | undefined; ; ) {
          const { body, headers } = await call('listContacts', {
            as,
            query: { ...query, limit: 100, ...(cursor && { cursor }) }
          })
          found.push(...body.map(({ id }) => id))
          cursor = /cursor=([^&>]*)/.exec(String(headers.link ?? ''))?.[1]
          if (!cursor) break
        }
        t.same(found, expected, name)
        for (const offset of [1, 30, expected.length - 3]) {
          const { body } = await call('listContacts', { as, query: { ...query, limit: 5, offset } })
          t.same(
            body.map(({ id }) => id),
            expected.slice(offset, offset + 5),
            `${name} behind ${offset}`
          )
        }
      }
    }
  }
)

function compareIds(one: Contact, other: Contact): number {
  return compare([one.id], [other.id])
}

function compare(one: string[], other: string[]): number {
  const [a, b] = [one.join(' '), other.join(' ')]
  return a < b ? -1 : a > b ? 1 : 0
}
