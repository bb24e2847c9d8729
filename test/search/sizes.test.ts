import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { fillRecords } from '../records/fill.ts'
import type { Answer } from '../support/call.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'
import type { AnyRecord } from './reference.ts'

// Names of others' records are looked up for a few records, and read all at once for many: which of it is decided by their number, as
// the statement runs (src/records/search-pass.ts).

const many = 21_000
const few = 300
/** Blocks for each record of the tenant; to look one other record up takes three or four. */
const mostOfRecord = 1

const sort = ['contactName', 'companyName', 'dealName'].map((property) => ({ property, direction: 'desc' }))
const has = (property: string, op: string, value: unknown) => ({ property, op, value })
const sinceEver = has('createdAt', 'gte', '2000-01-01T00:00:00Z')
const anyStatus = has('status', 'in', ['pending', 'completed', 'cancelled'])
const contains = (property: string) => has(property, 'contains', '7')

const countBlocks = blockCounter(t)
const texts: string[] = []
watchQueries(t, (text) => texts.push(text))
const skip = unlessOnCluster('the blocks are those of one server, and its tables are filled without foreign keys')

t.test('names of others, for few records and for many', { skip, timeout: 120_000 }, async (t) => {
  const service = await startService(t, { databaseMaxConnections: 1 })
  const { acme, globex, db } = service
  const client = await db.pool.connect()
  await client.query('set statement_timeout = 0')
  await fillRecords(client, [acme.tenantId], 0, many)
  await fillRecords(client, [globex.tenantId], 0, few)
  client.release(true)
  const search = (body: object, as = acme.reader) =>
    service.call('searchActivities', { invalidBody: body, as } as never) as unknown as Promise<Answer<AnyRecord[]>>
  /** The ids of the first pages, and how many there are. */
  const firstPages = async (body: object, as: typeof acme.reader) => {
    const ids: string[] = []
    let cursor: string | undefined
    let total: unknown
    for (let page = 0; page < 3; page += 1) {
      const asked = { ...body, limit: 40, fields: ['id'], ...(cursor && { cursor }) }
      const { body: records, headers } = await search(asked, as)
      ids.push(...records.map(({ id }) => id))
      total = headers['x-total-count']
      cursor = headers['x-next-cursor'] as string | undefined
    }
    return { ids, total }
  }

  t.test('are found and ordered alike', async (t) => {
    const compared = { or: [contains('companyName'), contains('contactName'), contains('dealName')] }
    for (const as of [acme.reader, globex.reader]) {
      for (const count of [false, true]) {
        const all = await firstPages({ sort, count }, as)
        t.equal(all.ids.length, 120)
        for (const filter of [sinceEver, anyStatus]) t.same(await firstPages({ filter, sort, count }, as), all)
        const some = await firstPages({ filter: compared, sort, count }, as)
        t.ok(some.ids.length > 0)
        for (const filter of [sinceEver, anyStatus]) {
          t.same(await firstPages({ filter: { and: [filter, compared] }, sort, count }, as), some)
        }
      }
    }
  })

  t.test('are read at once for many', async (t) => {
    for (const body of [
      { filter: sinceEver, sort, count: true },
      { filter: { and: [anyStatus, { not: contains('companyName') }] }, count: true },
      { q: 's', sort: sort.slice(0, 1), count: true },
      { filter: { or: Array.from({ length: 11 }, (_, n) => has('dealName', 'contains', `none ${n}`)) } }
    ]) {
      const { result, sum } = await countBlocks(db, () => search(body))
      t.equal(result.status, 200)
      t.ok(sum <= mostOfRecord * many, `${sum} blocks for ${JSON.stringify(body)}`)
    }
  })

  t.test('find what refers to few or to many', async (t) => {
    const begins = has('companyName', 'startsWith', 'C')
    const known = has('companyName', 'isNull', false)
    for (const [as, isLarge] of [
      [acme.reader, true],
      [globex.reader, false]
    ] as const) {
      for (const more of [{}, { count: true }, { sort }, { sort, count: true }]) {
        const wanted = await firstPages({ filter: known, ...more }, as)
        t.equal(wanted.ids.length, 120)
        const before = texts.length
        t.same(await firstPages({ filter: begins, ...more }, as), wanted)
        t.same(await firstPages({ filter: { and: [begins, sinceEver] }, ...more }, as), wanted)
        const lookedUp = texts.slice(before).filter((text) => text.includes('referred_0'))
        const areArrays = lookedUp.map((text) => /any\(array\(select id from "referred_0"/.test(text))
        // An array is compared element by element where no index is followed, and so never has many.
        const inTurn = Array.from({ length: 6 }, () => (isLarge ? [true, false] : [true])).flat()
        t.same(areArrays, inTurn)
        for (const text of lookedUp) t.equal(/limit 1001\) as found\) as too_many/.test(text), /any\(array/.test(text))
      }
    }
    const both = { and: [begins, has('dealName', 'eq', 'deal 7')] }
    const one = { and: [known, has('dealName', 'eq', 'deal 7')] }
    t.same(
      await firstPages({ filter: both, count: true }, acme.reader),
      await firstPages({ filter: one, count: true }, acme.reader)
    )
  })

  t.test('are looked up for few, whatever else the tenant has', async (t) => {
    const [first] = (await search({ limit: 1 })).body
    const one = has('contactId', 'eq', first?.contactId)
    const { result, sum } = await countBlocks(db, () => search({ filter: one, sort, count: true }))
    t.ok(result.body.length > 0)
    t.ok(sum <= 40 * result.body.length + 100, `${sum} blocks for ${result.body.length} records`)
  })
})
