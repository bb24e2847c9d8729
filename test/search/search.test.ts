import fc from 'fast-check'
import t from 'tap'
import type { Answer } from '../support/call.ts'
import { startService } from '../support/start.ts'
import { entities, makeRecords, propertiesOf } from './records.ts'
import { type AnyRecord, anyFilter, type Filter, inOrder, matches, plain, type Sort } from './reference.ts'

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_122)
const numRuns = 60
const count = 60

const searchOf = {
  company: 'searchCompanies',
  contact: 'searchContacts',
  deal: 'searchDeals',
  activity: 'searchActivities'
} as const

const isText = (entity: (typeof entities)[number], name: string) =>
  (propertiesOf[entity] as Record<string, string>)[name] === 'text'

type Body = {
  filter?: Filter
  sort?: Sort
  limit?: number
  cursor?: string
  q?: string
  fields?: string[]
  count?: boolean
}

t.test(`Searches find what plain JavaScript finds (FAST_CHECK_SEED=${seed})`, async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const records = await makeRecords(service, count, seed)
  const foreign = await service.call('createCompany', { body: { name: 'zoe' }, as: globex.admin })
  const find = (entity: (typeof entities)[number], body: Body, as = acme.reader) =>
    service.call(searchOf[entity], { invalidBody: body, as } as never) as unknown as Promise<Answer<AnyRecord[]>>

  for (const entity of entities) {
    const all = records[entity]
    const anySort = fc
      .uniqueArray(
        fc.constantFrom(...Object.keys(propertiesOf[entity]).filter((name) => name !== 'tags' && name !== 'notes')),
        {
          minLength: 1,
          maxLength: 3
        }
      )
      .chain((names) =>
        fc.tuple(
          ...names.map((property) =>
            fc.record({ property: fc.constant(property), direction: fc.constantFrom('asc', 'desc') })
          )
        )
      )

    t.test(`Any filter finds what it says, counted, in the order of creation: ${entity}`, async (t) => {
      const property = fc.asyncProperty(anyFilter(propertiesOf[entity], all), async (filter) => {
        const wanted = all.filter((record) => matches(filter, record))
        const { body, headers } = await find(entity, { filter, count: true })
        if (JSON.stringify(body) !== JSON.stringify(wanted)) {
          throw new Error(`found ${body.map(({ id }) => id)}, not ${wanted.map(({ id }) => id)}`)
        }
        if (Number(headers['x-total-count']) !== wanted.length) throw new Error(`counted ${headers['x-total-count']}`)
      })
      await t.resolves(fc.assert(property, { seed, numRuns }))
    })

    t.test(`Any order is JavaScript’s, page by page of any size, each record once: ${entity}`, async (t) => {
      const property = fc.asyncProperty(anySort, fc.integer({ min: 1, max: 30 }), async (sort, limit) => {
        const wanted = inOrder(all, sort as Sort).map(({ id }) => id)
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { body, headers } = await find(entity, {
            sort: sort as Sort,
            limit,
            ...(cursor && { cursor }),
            fields: ['id']
          })
          seen.push(...body.map(({ id }) => id))
          cursor = headers['x-next-cursor'] as string | undefined
          if (seen.length > all.length) throw new Error('more than there are')
          if ((cursor !== undefined) !== seen.length < all.length) throw new Error('a cursor means that there is more')
          if (cursor !== undefined && body.length !== limit) throw new Error('a page that is not full goes on')
        } while (cursor !== undefined)
        if (seen.join() !== wanted.join()) throw new Error(`${seen} is not ${wanted}`)
      })
      await t.resolves(fc.assert(property, { seed, numRuns: 25 }))
    })

    t.test(`Any filter goes with any order, page by page of any size, counted or not: ${entity}`, async (t) => {
      // Of few properties, so that most of the filters compare one of them several times.
      const names = Object.keys(propertiesOf[entity]).filter((name) => isText(entity, name) || name === 'tags')
      const few = fc.subarray(names, { minLength: 1, maxLength: 2 }).chain((some) => {
        const types = Object.fromEntries(some.map((name) => [name, propertiesOf[entity][name] ?? 'text']))
        return fc.array(anyFilter(types, all), { minLength: 1, maxLength: 4 })
      })
      const anyOf = fc.tuple(few, fc.constantFrom('and', 'or', 'not'))
      const orders = fc.oneof(anySort, fc.constant([{ property: 'createdAt', direction: 'desc' }]), fc.constant([]))
      const pages = fc.record({ limit: fc.integer({ min: 1, max: 60 }), count: fc.boolean() })
      const property = fc.asyncProperty(anyOf, orders, pages, async ([filters, how], sort, { limit, count }) => {
        const filter = (how === 'not' ? { not: filters[0] } : { [how]: filters }) as Filter
        const matching = all.filter((record) => matches(filter, record))
        const wanted = inOrder(matching, sort as Sort).map(({ id }) => id)
        const asked: Body = { filter, limit, count, fields: ['id'], ...(sort.length > 0 && { sort: sort as Sort }) }
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { body, headers } = await find(entity, { ...asked, ...(cursor && { cursor }) })
          seen.push(...body.map(({ id }) => id))
          cursor = headers['x-next-cursor'] as string | undefined
          const total = count ? String(wanted.length) : undefined
          if (headers['x-total-count'] !== total) throw new Error(`counted ${headers['x-total-count']}, not ${total}`)
          if (seen.length > all.length) throw new Error('more than there are')
        } while (cursor !== undefined)
        if (seen.join() !== wanted.join()) throw new Error(`${seen} is not ${wanted}`)
      })
      await t.resolves(fc.assert(property, { seed, numRuns: 100 }))
    })

    t.test(`A list takes the same order as a search, and goes on along Link: ${entity}`, async (t) => {
      const property = fc.asyncProperty(anySort, fc.integer({ min: 5, max: 40 }), async (sort, limit) => {
        const text = sort.map(({ property, direction }) => `${direction === 'desc' ? '-' : ''}${property}`).join()
        let url: string | undefined =
          `/api/v1/${{ company: 'companies', contact: 'contacts', deal: 'deals', activity: 'activities' }[entity]}?sort=${text}&limit=${limit}`
        const seen: AnyRecord[] = []
        while (url) {
          const { body, headers } = await service.send({ url, as: acme.reader })
          seen.push(...(body as AnyRecord[]))
          url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
          if (url && !url.includes('cursor=')) throw new Error(url)
          if ((url !== undefined) !== (body as AnyRecord[]).length >= limit)
            throw new Error('Link where a page is full')
        }
        if (JSON.stringify(seen) !== JSON.stringify(inOrder(all, sort as Sort))) throw new Error('another order')
      })
      await t.resolves(fc.assert(property, { seed, numRuns: 10 }))
    })
  }

  t.test('A search keeps the wanted properties, in the order of the schema', async (t) => {
    const { body } = await find('deal', { fields: ['value', 'id', 'name'], limit: 2 })
    t.same(
      body.map((one) => Object.keys(one)),
      [
        ['id', 'name', 'value'],
        ['id', 'name', 'value']
      ]
    )
  })

  t.test('A search finds by one choice or id in any order, with words, page by page', async (t) => {
    const [{ companyId: company } = { companyId: null }] = records.deal.filter(({ companyId }) => companyId !== null)
    for (const [entity, property, value, name] of [
      ['deal', 'status', 'open', 'name'],
      ['deal', 'companyId', company, 'name'],
      ['contact', 'lifecycleStage', 'customer', 'lastName'],
      ['activity', 'status', 'pending', 'subject']
    ] as const) {
      const filter = { property, op: 'eq', value }
      const both = { and: [filter, { property: name, op: 'gt', value: 'j' }] }
      t.same(
        (await find(entity, { filter: both })).body,
        records[entity].filter((record) => matches(both, record)),
        'nor alone'
      )
      const equal = records[entity].filter((record) => matches(filter, record))
      for (const sort of [[], [{ property: name, direction: 'desc' }]] as Sort[]) {
        for (const q of [undefined, 'zo']) {
          const begins = (record: AnyRecord) =>
            [record.firstName, record[name], record.notes].some((text) => plain(String(text ?? '')).startsWith(q ?? ''))
          const wanted = inOrder(equal.filter(begins), sort)
          const seen: AnyRecord[] = []
          let cursor: string | undefined
          do {
            const { body, headers } = await find(entity, {
              filter,
              limit: 3,
              ...(sort.length > 0 && { sort }),
              ...(q && { q }),
              ...(cursor && { cursor })
            })
            seen.push(...body)
            cursor = headers['x-next-cursor'] as string | undefined
          } while (cursor !== undefined && seen.length <= count)
          t.same(
            seen.map(({ id }) => id),
            wanted.map(({ id }) => id),
            JSON.stringify({ filter, sort, q })
          )
        }
      }
    }
  })

  t.test('A search finds nothing of another tenant, also by its own id', async (t) => {
    const byId = { property: 'id', op: 'eq', value: foreign.body.id }
    t.same((await find('company', { filter: byId })).body, [])
    t.same((await find('company', { filter: { or: [byId, { not: byId }] } })).body.length, count)
    t.equal((await find('company', { filter: byId }, globex.reader)).body.length, 1)
    const byTenant = { property: 'tenantId', op: 'eq', value: globex.tenantId }
    t.same((await find('company', { filter: byTenant })).body, [])
  })

  t.test('A search finds the same where several conditions compare one name, or the tags', async (t) => {
    const each = (property: string, op: string, values: unknown[]) => values.map((value) => ({ property, op, value }))
    const names = [...new Set(records.contact.map(({ companyName }) => companyName).filter(Boolean))] as string[]
    const [first = '', second = ''] = names
    const filters: Filter[] = [
      { or: [...each('companyName', 'eq', [first, second.toUpperCase()]), ...each('companyName', 'contains', ['o'])] },
      { and: [...each('companyName', 'ne', names.slice(0, 3)), ...each('companyName', 'gt', ['a'])] },
      {
        not: {
          or: each(
            'companyName',
            'startsWith',
            names.slice(0, 4).map((name) => name.slice(0, 1))
          )
        }
      },
      { or: each('tags', 'hasAny', [['GROSSE', 'große'], ['nobody']]) },
      { and: each('tags', 'hasAny', [['vip'], ['Große']]) },
      {
        and: [{ not: { property: 'tags', op: 'hasAny', value: ['vip'] } }, ...each('tags', 'hasAny', [['große', 'x']])]
      }
    ]
    for (const filter of filters) {
      const wanted = records.contact.filter((record) => matches(filter, record))
      const { body, headers } = await find('contact', { filter, count: true })
      t.same(body, wanted, JSON.stringify(filter))
      t.equal(Number(headers['x-total-count']), wanted.length)
      t.ok(wanted.length > 0, JSON.stringify(filter))
    }
  })

  t.test('Records without any tag are those whose tags are null, now, then, in sums and in bulks', async (t) => {
    const filters = [true, false].map((value) => ({ property: 'tags' as const, op: 'isNull' as const, value }))
    const wanted = filters.map((filter) => records.contact.filter((record) => matches(filter, record)))
    t.ok(wanted.every(({ length }) => length > 1))
    const [clock] = await service.sql<{ n: number }>(
      'select sequence::float8 as n from tenant_clocks where tenant_id = $1',
      [acme.tenantId]
    )
    for (const [index, filter] of filters.entries()) {
      const ids = wanted[index]?.map(({ id }) => id) ?? []
      const idsOf = ({ body }: Answer<AnyRecord[]>) => body.map(({ id }) => id)
      t.same(idsOf(await find('contact', { filter })), ids)
      t.same(idsOf(await find('contact', { filter, asOf: clock?.n } as Body)), ids, 'as they were')
      const [sum] = (await service.call('aggregateContacts', { body: { filter } })).body
      t.equal(sum?.count, ids.length)
      const { body } = await service.call('bulkUpdateContacts', {
        body: { filter, set: { city: 'Nowhere' }, dryRun: true }
      })
      t.match(body, { matched: ids.length })
    }
  })

  t.test('A search takes a thousand values, and twenty conditions five deep', async (t) => {
    const value = Array.from({ length: 999 }, (_, n) => `Nobody ${n}`)
    const wanted = records.company.filter(({ name }) => ['zoë', 'zoe'].includes(String(name).toLowerCase()))
    const { body } = await find('company', { filter: { property: 'name', op: 'in', value: [...value, 'ZOE'] } })
    t.same(body, wanted)
    const one = { property: 'name', op: 'eq', value: 'zoe' }
    const deep = { and: [{ or: [{ not: { and: [{ not: { property: 'name', op: 'ne', value: 'zoe' } }] } }] }] }
    t.same((await find('company', { filter: deep })).body.length, count - wanted.length)
    t.same((await find('company', { filter: { or: Array.from({ length: 20 }, () => one) } })).body, wanted)
  })

  t.test('A search takes what means something in patterns for itself', async (t) => {
    const names = ['5% off', '5 % off', '5x off', 'a_b', 'axb', 'a\\b', 'ab']
    for (const name of names) await service.call('createCompany', { body: { name: `Pattern ${name}` } })
    for (const part of ['5%', '%', '_', 'a_', '\\', 'a\\b', '%off', 'a%b']) {
      const found = async (op: string, value: string, more: Filter[] = []) =>
        (await find('company', { q: 'pattern', filter: { and: [{ property: 'name', op, value }, ...more] } })).body.map(
          ({ name }) => String(name).slice(8)
        )
      // Several conditions on a text are compared another way.
      for (const more of [[], [{ property: 'name', op: 'contains', value: 'pattern' }]]) {
        const having = names.filter((name) => name.includes(part))
        t.same(await found('contains', part, more), having, `contains ${part}`)
        const beginning = names.filter((name) => name.startsWith(part))
        t.same(await found('startsWith', `pattern ${part}`, more), beginning, `startsWith ${part}`)
      }
    }
  })

  t.test('A search compares texts by code points, whatever collation the database has', async (t) => {
    await service.sql('alter table companies alter column name type text collate "en-x-icu"')
    const companies = (await find('company', {})).body
    const ordered = await service.sql(`select distinct name from companies where name in ('Øre', 'zoe') order by name`)
    t.same(ordered, [{ name: 'Øre' }, { name: 'zoe' }], 'which has them in another order')
    for (const direction of ['asc', 'desc'] as const) {
      const sort: Sort = [{ property: 'name', direction }]
      t.same((await find('company', { sort })).body, inOrder(companies, sort))
    }
    const filter = { property: 'name', op: 'gt', value: 'zoe' }
    const wanted = companies.filter((record) => matches(filter, record))
    t.same((await find('company', { filter })).body, wanted)
    t.notOk(
      wanted.some(({ name }) => name === 'Øre'),
      'Ø is an O'
    )
  })
})
