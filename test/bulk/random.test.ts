import fc from 'fast-check'
import t from 'tap'
import { type Kind, kinds } from '../records/kinds.ts'
import type { Actor, Answer } from '../support/call.ts'
import { keepHistory } from '../support/keep-history.ts'
import '../support/seed.ts'
import { type Service, startService, type TestTenant } from '../support/start.ts'

type Json = Record<string, unknown>
type Refused = { status: number; problem: { detail: string; errors?: { path: string; message: string }[] } }
/** Ids by names that mean the same in both tenants. */
type Names = Record<string, string>

const nounOf: Record<Kind['entity'], string> = {
  contact: 'Contacts',
  company: 'Companies',
  deal: 'Deals',
  activity: 'Activities'
}

/** A value that stands for an id of the tenant's own. */
const named = (...names: string[]) => fc.constantFrom(...names.map((name) => `@${name}`))
const nullable = (one: fc.Arbitrary<unknown>) => fc.option(one, { nil: null })
const tag = fc.constantFrom('a', 'b', 'c', 'VIP', 't0', 't49')
const tags = fc.array(tag, { maxLength: 4 })
const region = fc.constantFrom('north', 'old', null)

/** One to three of the properties, and one that is ignored. */
function some(properties: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Json> {
  const one = fc.oneof(...Object.entries(properties).map(([name, value]) => value.map((read) => [name, read] as const)))
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((given) => ({ ...Object.fromEntries(given), createdAt: 'is ignored' }))
}

/** What a change may set of records of each kind; most of it is refused by some records, or none of it is new to them. */
const sets: Record<Kind['entity'], fc.Arbitrary<Json>> = {
  contact: some({
    title: nullable(fc.constantFrom('CEO', 'CTO')),
    lifecycleStage: fc.constantFrom('lead', 'customer'),
    companyId: nullable(named('company')),
    ownerId: nullable(named('user')),
    tags,
    custom: fc.record({ region })
  }),
  company: some({
    ...{ city: nullable(fc.constantFrom('Oslo', 'Lyon')), name: fc.constantFrom('Nord', 'Süd') },
    ...{ tags, ownerId: named('user') }
  }),
  deal: some({
    status: fc.constantFrom('open', 'won', 'lost'),
    actualCloseDate: nullable(fc.constant('2026-02-03T00:00:00.000Z')),
    probability: nullable(fc.constantFrom(10, 100)),
    name: fc.constantFrom('One', 'Two'),
    stageId: named('stage', 'next', 'other'),
    contactId: nullable(named('contact', 'person')),
    custom: fc.record({ region })
  }),
  activity: some({
    status: fc.constantFrom('pending', 'completed', 'cancelled'),
    completedAt: nullable(fc.constantFrom('2026-02-03T00:00:00.000Z', '2027-01-01T00:00:00.000Z')),
    contactId: nullable(named('contact', 'person')),
    dealId: nullable(named('deal')),
    priority: fc.constantFrom('low', 'high')
  })
}

const conditions: Record<Kind['entity'], fc.Arbitrary<Json>[]> = {
  contact: [
    fc.record({ property: fc.constant('tags'), op: fc.constant('hasAny'), value: fc.array(tag, { minLength: 1 }) }),
    fc.record({
      property: fc.constant('companyName'),
      op: fc.constantFrom('eq', 'ne'),
      value: fc.constant('NORDWIND')
    }),
    fc.record({ property: fc.constant('custom.region'), op: fc.constantFrom('eq', 'ne'), value: fc.constant('old') }),
    fc.record({ property: fc.constant('lastActivityAt'), op: fc.constant('isNull'), value: fc.boolean() })
  ],
  company: [
    fc.record({ property: fc.constant('name'), op: fc.constant('startsWith'), value: fc.constantFrom('nord', 'su') }),
    fc.record({ property: fc.constant('city'), op: fc.constant('isNull'), value: fc.boolean() })
  ],
  deal: [
    fc.record({
      property: fc.constant('status'),
      op: fc.constantFrom('eq', 'ne'),
      value: fc.constantFrom('open', 'won')
    }),
    fc.record({ property: fc.constant('stageName'), op: fc.constant('eq'), value: fc.constant('lead in') }),
    fc.record({ property: fc.constant('contactId'), op: fc.constantFrom('eq', 'ne'), value: named('contact') }),
    fc.record({ property: fc.constant('isBantQualified'), op: fc.constant('eq'), value: fc.boolean() })
  ],
  activity: [
    fc.record({ property: fc.constant('status'), op: fc.constant('in'), value: fc.constant(['pending', 'completed']) }),
    fc.record({ property: fc.constant('contactName'), op: fc.constant('eq'), value: fc.constant('ada lindgren') }),
    fc.record({ property: fc.constant('dealId'), op: fc.constant('isNull'), value: fc.boolean() })
  ]
}

const filterOf = (entity: Kind['entity']): fc.Arbitrary<Json> => {
  const one = fc.oneof(...conditions[entity])
  const many = fc.array(one, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    one,
    one.map((not) => ({ not })),
    many.map((or) => ({ or })),
    many.map((and) => ({ and }))
  )
}

const changes = fc.constantFrom(...kinds).chain((kind) =>
  fc.record(
    {
      kind: fc.constant(kind),
      filter: filterOf(kind.entity),
      set: sets[kind.entity],
      addTags: fc.uniqueArray(tag, { minLength: 1, maxLength: 3 })
    },
    { requiredKeys: ['kind', 'filter', 'set'] }
  )
)

/** The tenant's own ids in place of names. */
function filled(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? (names[value.slice(1)] ?? value) : value
  if (Array.isArray(value)) return value.map((one) => filled(one, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, names)]))
}

/** The records that a tenant begins with, among them such that some changes are refused by. */
async function makeRecords({ call }: Service, { admin: as, userId }: TestTenant): Promise<Names> {
  const options = [{ value: 'north' }, { value: 'old' }]
  for (const entity of ['contact', 'deal'] as const) {
    const body = { entity, key: 'region', type: 'select', label: 'L', options } as const
    const { id } = (await call('createProperty', { as, body })).body
    if (entity === 'contact')
      await call('createContact', { as, body: { firstName: 'Old', lastName: 'N', custom: { region: 'old' } } })
    await call('updateProperty', {
      as,
      params: { id },
      body: { options: [{ value: 'north' }, { value: 'old', isArchived: true }] }
    })
  }
  const [first] = (await call('listPipelines', { as })).body
  const second = (await call('createPipeline', { as, body: { name: 'Second' } })).body
  const other = (await call('createStage', { as, params: { id: second.id }, body: { name: 'Other', position: 0 } }))
    .body
  const [stageId = '', next = ''] = first?.stages.map(({ id }) => id) ?? []
  const pipelineId = first?.id ?? ''
  const company = (await call('createCompany', { as, body: { name: 'Nordwind' } })).body.id
  await call('createCompany', { as, body: { name: 'Süd', city: 'Oslo', tags: ['a'] } })
  const fifty = Array.from({ length: 50 }, (_, n) => `t${n}`)
  const people = await call('bulkCreateContacts', {
    as,
    body: {
      items: [
        { firstName: 'Ada', lastName: 'Lindgren', companyId: company, tags: ['b', 'a'] },
        { firstName: 'Many', lastName: 'Tags', tags: fifty },
        { firstName: 'Nearly', lastName: 'All', tags: fifty.slice(1) },
        { firstName: 'Bo', lastName: 'N', title: 'CEO', lifecycleStage: 'customer', ownerId: userId }
      ]
    }
  })
  const [contact = '', , , person = ''] = people.body.createdIds
  const stage = { pipelineId, stageId }
  const deal = (await call('createDeal', { as, body: { ...stage, name: 'Fleet', contactId: contact } })).body.id
  await call('createDeal', { as, body: { pipelineId: second.id, stageId: other.id, name: 'Elsewhere' } })
  await call('createDeal', { as, body: { ...stage, stageId: next, name: 'Next' } })
  const full = (await call('createDeal', { as, body: { ...stage, name: 'Full' } })).body.id
  const items = Array.from({ length: 50 }, (_, n) => ({ firstName: 'C', lastName: `${n}` }))
  for (const contactId of (await call('bulkCreateContacts', { as, body: { items } })).body.createdIds) {
    await call('setDealContact', { as, params: { id: full, contactId }, body: {} })
  }
  for (const [subject, links] of [
    ['A', { contactId: contact, dealId: deal }],
    ['B', { contactId: person, status: 'completed' }],
    ['C', {}]
  ] as const) {
    await call('createActivity', { as, body: { activityType: 'note', subject, ...links } })
  }
  return {
    pipeline: pipelineId,
    second: second.id,
    company,
    user: userId,
    stage: stageId,
    next,
    other: other.id,
    contact,
    person,
    deal
  }
}

t.test('Changes of many records by random filters and sets do what single ones do', async (t) => {
  const service = await startService(t)
  const { acme, globex } = service
  const kept = keepHistory(service, acme)
  const send = (as: Actor, id: string, request: Json) =>
    service.call(id as never, { as, ...request } as never) as unknown as Promise<Answer<Json>>
  const names = { acme: await makeRecords(service, acme), globex: await makeRecords(service, globex) }

  /** All records of a kind, oldest first. */
  const readAll = async (as: Actor, kind: Kind) =>
    ((await send(as, kind.operations.list, { query: { limit: 100 } })).body as unknown as Json[]).map(
      (record) => record
    )
  /** What is alike in both tenants: ids are told by their place, times of now not at all. */
  const comparable = (records: Json[], own: Names) => {
    const nameOf = new Map(Object.entries(own).map(([name, id]) => [id, name]))
    return records.map((record) =>
      Object.fromEntries(
        Object.entries(record)
          .filter(([name]) => !['id', 'tenantId', 'createdAt', 'updatedAt', 'ownerName'].includes(name))
          .map(([name, value]) => {
            const isNow = /At$|actualCloseDate/.test(name) && typeof value === 'string' && !/-02-03T|2027/.test(value)
            return [name, isNow ? 'now' : (nameOf.get(String(value)) ?? value)]
          })
      )
    )
  }
  const textOf = ({ problem }: Refused) =>
    problem.errors?.map(({ path, message }) => `${path.slice(1)}: ${message}`).join('; ') ?? problem.detail

  /** One PUT for each hit of the search; the counts and errors, by the place of the record. */
  const changeSingly = async (kind: Kind, filter: Json, set: Json, addTags: string[]) => {
    const as = globex.admin
    const hits = (await send(as, `search${nounOf[kind.entity]}`, { invalidBody: { filter } })).body as unknown as Json[]
    const outcome = { updated: 0, unchanged: 0, errors: [] as [unknown, string][] }
    for (const { id, updatedAt, tags } of hits) {
      const body = addTags.length > 0 ? { ...set, tags: [...new Set([tags, addTags].flat())] } : set
      const answer = await send(as, kind.operations.update, { params: { id }, invalidBody: body })
      if (answer.status !== 200) outcome.errors.push([id, textOf(answer as unknown as Refused)])
      else if (answer.body.updatedAt === updatedAt) outcome.unchanged += 1
      else outcome.updated += 1
    }
    return { matched: hits.length, ...outcome }
  }

  const seen = { updated: 0, unchanged: 0, failed: 0 }
  await fc.assert(
    fc.asyncProperty(changes, async ({ kind, filter, set, addTags: wanted = [] }) => {
      const hasTags = (kind.entity === 'contact' || kind.entity === 'company') && set.tags === undefined
      const addTags = hasTags ? wanted : []
      const id = `bulkUpdate${nounOf[kind.entity]}`
      const own = filled({ filter, set, ...(addTags.length > 0 && { addTags }) }, names.acme) as Json
      const before = await readAll(acme.admin, kind)
      const dry = await send(acme.admin, id, { invalidBody: { ...own, dryRun: true } })
      t.same(await readAll(acme.admin, kind), before, 'a dry run writes nothing')
      const refused = await send(acme.admin, id, { invalidBody: { ...own, expectedCount: 100_001 } })
      t.match([refused.status, await readAll(acme.admin, kind)], [409, before], 'nor does one that is refused')
      const { body } = await send(acme.admin, id, { invalidBody: own })
      const what = JSON.stringify(own)
      t.same(dry.body, { ...body, changeSet: null }, what)
      const theirs = filled({ filter, set }, names.globex) as { filter: Json; set: Json }
      const single = await changeSingly(kind, theirs.filter, theirs.set, addTags)

      const after = await readAll(acme.admin, kind)
      const others = await readAll(globex.admin, kind)
      t.same(comparable(after, names.acme), comparable(others, names.globex), what)
      const placeOf = (records: Json[], one: unknown) => records.findIndex((record) => record.id === one)
      const errors = body.errors as { id: string; error: string }[]
      t.same(
        errors.map((one) => [placeOf(after, one.id), one.error]),
        single.errors.map(([one, error]) => [placeOf(others, one), error]),
        what
      )
      t.match(body, { matched: single.matched, updated: single.updated, unchanged: single.unchanged, skipped: 0 }, what)
      t.equal(body.failed, errors.length)
      seen.updated += single.updated
      seen.unchanged += single.unchanged
      seen.failed += errors.length

      // What an undo can't give back is a value of an option that is archived by now.
      if (body.changeSet === null || set.custom) return
      const undo = async (changeSet: unknown) =>
        (await send(acme.admin, 'undoChangeSet', { invalidBody: { changeSet } })).body
      const withoutVersion = (records: Json[]) => records.map((record) => ({ ...record, updatedAt: '' }))
      const undone = await undo(body.changeSet)
      t.match(undone, { reverted: body.updated, conflicts: [] })
      t.same(withoutVersion(await readAll(acme.admin, kind)), withoutVersion(before), 'an undo gives all back')
      await undo(undone.changeSet)
      t.same(withoutVersion(await readAll(acme.admin, kind)), withoutVersion(after))
    }),
    { numRuns: 60 }
  )
  await kept.prove(t)
  t.ok(seen.updated > 40 && seen.unchanged > 5 && seen.failed > 5, JSON.stringify(seen))
})
