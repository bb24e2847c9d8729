import t from 'tap'
import { startService } from '../support/start.ts'
import { type AnyRecord, caller, kinds, type Links, makeLinks } from './kinds.ts'

/** Each filter of a list: what a record needs to be found by it, and another value that finds nothing. */
type Filters = (links: Links) => Record<string, { body: Record<string, unknown>; query: string; other: string }>

const ofLink = (links: Links, property: keyof Links) => ({
  body: { [property]: links[property] },
  query: links[property].toUpperCase(),
  other: '019cadd4-8b2f-7d41-a6c0-2f9e8b7d6c51'
})

const filtersOf: Record<string, Filters> = {
  company: (links) => ({
    domain: { body: { domain: 'found.test' }, query: 'https://WWW.Found.test/', other: 'other.test' },
    industry: { body: { industry: 'Odd' }, query: 'ODD', other: 'Odd one' },
    ownerId: ofLink(links, 'ownerId')
  }),
  contact: (links) => ({
    email: { body: { email: 'Found@example.test' }, query: 'fOUND@EXAMPLE.TEST', other: 'no address at all' },
    companyId: ofLink(links, 'companyId'),
    lifecycleStage: { body: { lifecycleStage: 'customer' }, query: 'customer', other: 'evangelist' },
    ownerId: ofLink(links, 'ownerId')
  }),
  deal: (links) => ({
    status: { body: { status: 'won' }, query: 'won', other: 'lost' },
    pipelineId: ofLink(links, 'pipelineId'),
    stageId: ofLink(links, 'stageId'),
    companyId: ofLink(links, 'companyId'),
    contactId: ofLink(links, 'contactId'),
    ownerId: ofLink(links, 'ownerId')
  }),
  activity: (links) => ({
    activityType: { body: { activityType: 'call' }, query: 'call', other: 'task' },
    status: { body: { status: 'cancelled' }, query: 'cancelled', other: 'completed' },
    contactId: ofLink(links, 'contactId'),
    companyId: ofLink(links, 'companyId'),
    dealId: ofLink(links, 'dealId'),
    ownerId: ofLink(links, 'ownerId')
  })
}

t.test('Records of every kind are listed in pages', async (t) => {
  const service = await startService(t)
  const { acme, globex, call, send } = service
  const act = caller(service)
  const foreign = await makeLinks(service, globex)
  const mine = await makeLinks(service)
  const { body: otherPipeline } = await call('createPipeline', { body: { name: 'Partners' } })
  const { body: otherStage } = await call('createStage', { params: { id: otherPipeline.id }, body: { name: 'First' } })
  const other: Links = { ...mine, pipelineId: otherPipeline.id, stageId: otherStage.id }

  for (const { entity, table, operations, least } of kinds) {
    t.test(`'${operations.list}' pages through records of its kind`, async (t) => {
      const listed = (query: Record<string, string | number>) => act<AnyRecord[]>(operations.list, { query })
      const namesOf = (records: AnyRecord[]) => records.map(({ id }) => id)
      const before = (await listed({})).body
      const made: AnyRecord[] = []
      for (let n = 0; n < 6; n += 1) {
        made.push((await act(operations.create, { body: least(`listed ${n}`, other) })).body)
      }
      await act(operations.create, { body: least('foreign', foreign), as: globex.admin })

      t.test(`'${operations.list}' lists the tenant’s own, oldest first, as their GET shows them`, async (t) => {
        const { body } = await act<AnyRecord[]>(operations.list, { as: acme.reader })
        t.same(body, [...before, ...made])
        const theirs = (await act<AnyRecord[]>(operations.list, { as: globex.reader })).body
        t.ok(theirs.every(({ tenantId }) => tenantId === globex.tenantId))
      })

      t.test(`'${operations.list}' pages by limit and offset along Link, and counts where asked to`, async (t) => {
        const seen: string[] = []
        let url: string | undefined = `/api/v1/${table}?limit=4&fields=id&count=true`
        while (url) {
          const { headers, body } = await send({ url })
          seen.push(...namesOf(body as AnyRecord[]))
          t.equal(Number(headers['x-total-count']), before.length + 6)
          url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
        }
        t.same(seen, namesOf([...before, ...made]))
      })

      t.test(
        `'${operations.list}' with updatedSince lists what changed later, in the order of the changes`,
        async (t) => {
          const since = made.at(-1)?.updatedAt ?? ''
          t.same((await listed({ updatedSince: since })).body, [], 'strictly later')
          const [first, second] = namesOf(made)
          const text = entity === 'activity' ? 'body' : 'notes'
          for (const id of [second, first]) {
            await act(operations.update, { params: { id: id ?? '' }, body: { [text]: 'x' } })
          }
          const later = await act<AnyRecord[]>(operations.list, { query: { updatedSince: since, count: true } })
          t.same(namesOf(later.body), [second, first])
          t.equal(later.headers['x-total-count'], '2', 'and counts these alone')
          t.same(namesOf((await listed({ updatedSince: since, limit: 1, offset: 1 })).body), [first])
        }
      )

      for (const [filter, { body, query, other: miss }] of Object.entries(filtersOf[entity]?.(mine) ?? {})) {
        t.test(`'${operations.list}' filters by ${filter}`, async (t) => {
          const since =
            (await listed({ limit: 100 })).body
              .map(({ updatedAt }) => updatedAt)
              .sort()
              .at(-1) ?? ''
          const { body: made } = await act(operations.create, { body: least(`by ${filter}`, other) })
          const links = entity === 'deal' && filter.startsWith('p') ? { ...body, stageId: mine.stageId } : body
          const wanted = filter === 'stageId' ? { ...body, pipelineId: mine.pipelineId } : links
          const changed = await act(operations.update, { params: { id: made.id }, body: wanted })
          const found = await act<AnyRecord[]>(operations.list, { query: { [filter]: query, count: true } })
          t.same(found.body.at(-1), changed.body)
          const value = changed.body[filter]
          t.ok(found.body.every((record) => record[filter] === value))
          t.equal(Number(found.headers['x-total-count']), found.body.length)
          const all = (await listed({})).body
          t.equal(all.filter((record) => record[filter] === value).length, found.body.length, 'all that have it')
          t.same((await listed({ [filter]: miss })).body, [])
          t.same((await listed({ [filter]: query, updatedSince: since })).body, [changed.body])
          t.same((await listed({ [filter]: query, updatedSince: changed.body.updatedAt })).body, [])
        })
      }

      t.test(`'${operations.list}' answers nothing to another tenant’s id, as if it did not exist`, async (t) => {
        for (const filter of Object.keys(filtersOf[entity]?.(foreign) ?? {}).filter((name) => name.endsWith('Id'))) {
          t.same((await listed({ [filter]: foreign[filter as keyof Links] })).body, [], filter)
        }
      })
    })
  }

  t.test('Filters of a list that come together all hold', async (t) => {
    const { ownerId, companyId } = mine
    const { body: both } = await call('createContact', {
      body: { firstName: 'B', lastName: 'oth', ownerId, companyId }
    })
    await call('createContact', { body: { firstName: 'O', lastName: 'ne', companyId } })
    const { body } = await call('listContacts', { query: { ownerId, companyId, lifecycleStage: 'lead' } })
    t.same(body.at(-1), both)
    t.ok(body.every((record) => record.ownerId === ownerId && record.companyId === companyId))
  })

  t.test('A moment taken before a bulk finds all that the bulk wrote', {}, async (t) => {
    const since = new Date(Date.now() - 1).toISOString()
    const items = Array.from({ length: 50 }, (_, n) => ({ activityType: 'note' as const, subject: `Since ${n}` }))
    const { body: made } = await call('bulkCreateActivities', { body: { items } })
    const { body } = await call('listActivities', { query: { updatedSince: since } })
    t.same(body.filter(({ id }) => made.createdIds.includes(id)).length, 50)
  })
})
