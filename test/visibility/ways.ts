import { type AnyCall, upload } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { type Kind, kinds, password, type World } from './worlds.ts'

// How each operation of the contract is called that restricted callers may call: with what they see, and with what they don't.

/** Requests of one operation; `last` come behind those of all others, since they take away what others ask for. */
type Way = { first?: (world: World) => AnyCall[] | Promise<AnyCall[]>; last?: (world: World) => AnyCall[] }
type Json = Record<string, unknown>

const query = (some: Json): AnyCall => ({ query: some as Record<string, string> })
const body = (some: unknown, more: AnyCall = {}): AnyCall => ({ ...more, invalidBody: some })

const tool = (name: string, given: Json): AnyCall =>
  body({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })

/** What is asked by the id of a record: of one that is seen, and of those that aren't, by the caller's eyes or at all. */
const byId =
  (kind: Kind, more: AnyCall = {}) =>
  ({ id }: World): AnyCall[] =>
    [`${kind}.mine`, `hidden.${kind}`, `deleted.${kind}`].map((name) => ({ ...more, params: { id: id(name) } }))

/** By its operations: those that only read, and those that write. */
export const ways: Record<string, Way> = {
  ...Object.assign({}, ...(Object.keys(kinds) as Kind[]).map((kind) => ({ ...readsOf(kind), ...writesOf(kind) }))),
  ...ofDeals(),
  ...ofJobs(),
  ...ofSettings(),
  getMe: { first: () => [{}] },
  callMcp: {
    first: ({ id }) => [
      body({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      tool('search', { kind: 'company' }),
      tool('search', { kind: 'contact', q: 'gamma' }),
      ...['company.mine', 'hidden.company'].map((name) => tool('get', { kind: 'company', id: id(name) })),
      tool('duplicates', { kind: 'contact' }),
      tool('aggregate', { kind: 'company', groupBy: [{ property: 'ownerId' }] }),
      tool('deals_summary', { groupBy: 'owner' })
    ]
  },
  // It ends the sessions of the user, so it comes last; keys can't.
  changePassword: { last: () => [body({ currentPassword: 'not the password', newPassword: `${password} again` })] }
}

/** Operations that no restricted caller may call: they tell of all records, or are for administrators. */
export const refused: string[] = operationIds.filter(
  (id) => describe(id).visibility === 'all' || describe(id).scope === 'admin'
)

/** Operations without a caller. */
export const anonymous: string[] = operationIds.filter((id) => describe(id).scope === null)

function readsOf(kind: Kind): Record<string, Way> {
  const { one, many, hasDuplicates } = kinds[kind]
  const [name, word] =
    kind === 'activity' ? ['subject', 'call'] : kind === 'contact' ? ['lastName', 'ek'] : ['name', 'nordwind fleet']
  const joined = kind === 'company' ? [] : ['companyName']
  const filters: Json[] = [
    { property: name, op: 'contains', value: 'a' },
    { not: { property: name, op: 'contains', value: 'gamma' } },
    { property: 'custom.code', op: 'eq', value: 'H' },
    { property: 'custom.code', op: 'in', value: ['A', 'H'] },
    ...joined.flatMap((property) => [
      { property, op: 'contains', value: 'Gamma' },
      { property, op: 'ne', value: 'Nordwind Gamma' },
      { property, op: 'isNull', value: true }
    ])
  ]
  const sorts = [name, 'createdAt', 'custom.code', ...joined]
  const ids = ({ id }: World) => [`${kind}.mine`, `hidden.${kind}`, `deleted.${kind}`].map(id)
  return {
    [`list${many}`]: {
      first: ({ id }) => [
        ...[
          {},
          { q: word },
          { q: 'gamma' },
          { q: '123 45 67' },
          { limit: 2 },
          { offset: 2 },
          { updatedSince: '2020-01-01' }
        ].map((one) => query({ count: true, ...one })),
        ...sorts.flatMap((sort) => [query({ count: true, sort }), query({ count: true, sort: `-${sort}`, limit: 3 })]),
        ...['me', 'mate', 'stranger'].map((who) => query({ count: true, ownerId: id(`user.${who}`) })),
        ...filtersOf(kind, id).map((one) => query({ count: true, ...one }))
      ]
    },
    [`search${many}`]: {
      first: () => [
        ...filters.map((filter) => body({ filter, count: true })),
        ...sorts.map((property) => body({ sort: [{ property, direction: 'desc' }], count: true })),
        body({ q: word, count: true, limit: 2 })
      ]
    },
    [`aggregate${many}`]: {
      first: () => [
        ...filters.map((filter) => body({ filter })),
        // Not by companyId: the id of a hidden company stays in a record that is seen, and makes a group.
        ...['ownerId', 'custom.code'].map((property) =>
          body({ groupBy: [{ property }], sort: { by: 'count', direction: 'desc' } })
        ),
        body({ q: word, groupBy: [{ property: 'createdAt', period: 'year' }] })
      ]
    },
    [`batchGet${many}`]: { first: (world) => [body({ ids: ids(world) }), body({ ids: ids(world), fields: ['id'] })] },
    [`get${one}`]: {
      first: (world) => [
        ...byId(kind)(world),
        ...byId(kind, query({ fields: 'id' }))(world),
        { params: { id: world.id(`${kind === 'company' ? 'company.free' : `${kind}.orphan`}`) } }
      ]
    },
    [`list${one}History`]: { first: (world) => [...byId(kind)(world), ...byId(kind, query({ count: true }))(world)] },
    [`listDeleted${many}`]: { first: () => [query({ count: true }), query({ limit: 1 })] },
    ...(hasDuplicates && { [`list${one}Duplicates`]: { first: () => [{}, query({ limit: 1 })] } }),
    [`export${many}`]: { first: () => [{}, query({ extended: true })] },
    [`export${many}Excel`]: { first: () => [{}, query({ extended: true })] },
    [`get${many}Template`]: { first: () => [{}] }
  }
}

function filtersOf(kind: Kind, id: World['id']): Json[] {
  const about = { companyId: id('company.mine'), contactId: id('contact.mine'), dealId: id('deal.mine') }
  const own: Record<Kind, Json[]> = {
    company: [{ domain: 'gamma.test' }, { industry: 'Rail' }],
    contact: [{ email: 'maja@gamma.test' }, { companyId: about.companyId }],
    deal: [{ companyId: about.companyId }, { contactId: about.contactId }, { status: 'open' }],
    activity: Object.entries(about).map(([name, value]) => ({ [name]: value }))
  }
  return own[kind]
}

function writesOf(kind: Kind): Record<string, Way> {
  const { one, many, hasDuplicates, fresh } = kinds[kind]
  /** Names a record that isn't there for the caller. */
  const lost = ({ id }: World): Json =>
    kind === 'company' ? { ownerId: id('hidden.company') } : { companyId: id('hidden.company') }
  const back = async (world: World, name: string): Promise<AnyCall[]> => {
    const params = { id: world.id(name) }
    const { body: record } = await world.call(`get${one}` as never, { as: world.as, params })
    return [body(record, { params })]
  }
  /** Filters that find what is hidden, too. */
  const everything = [
    { property: 'createdAt', op: 'gt', value: '2020-01-01T00:00:00Z' },
    { property: 'custom.code', op: 'in', value: ['A', 'H'] },
    ...(kind === 'company' ? [] : [{ property: 'companyName', op: 'isNull', value: true }])
  ]
  const orphan = kind === 'company' ? 'company.free' : `${kind}.orphan`
  return {
    [`create${one}`]: {
      first: (world) => [
        body(fresh(world)),
        body({ ...fresh(world), ownerId: null, custom: { note: 'red' } }),
        body({ ...fresh(world), ...lost(world) }),
        body({ ...fresh(world), custom: { code: 'A' } })
      ]
    },
    ...(kind !== 'activity' && {
      [`upsert${one}`]: {
        first: (world) => [
          body({ ...fresh(world), ...keyOf(kind, 'alpha.test') }),
          body({ ...fresh(world), ...keyOf(kind, 'new.test') }),
          body({ ...fresh(world), ...keyOf(kind, 'lost.test'), ...lost(world) }),
          body({ ...fresh(world), ...nameOf(kind), custom: { code: 'A' } }, query({ match: 'custom.code' }))
        ]
      }
    }),
    [`bulkCreate${many}`]: {
      first: (world) => [
        body({ items: [fresh(world), { ...fresh(world), ...lost(world) }, { ...fresh(world), custom: { code: 'A' } }] })
      ]
    },
    [`bulkUpdate${many}`]: {
      first: (world) => [
        ...everything.flatMap((filter) =>
          [true, false].map((dryRun) => body({ filter, set: { custom: { note: 'gold' } }, dryRun }))
        ),
        body({ filter: everything[0], set: { custom: { note: 'pink' } }, expectedCount: 1000 }),
        body({ filter: everything[0], set: lost(world), dryRun: true })
      ]
    },
    [`bulkDelete${many}`]: {
      first: () => everything.map((filter) => body({ filter, dryRun: true })),
      last: () => [body({ filter: { property: 'custom.note', op: 'eq', value: 'red' } })]
    },
    [`update${one}`]: {
      first: async (world) => [
        ...byId(kind, body({ custom: { note: 'blue' } }))(world),
        ...byId(kind, body({ custom: { note: 'blue' } }, { headers: { 'if-match': '*' } }))(world).slice(1),
        body(lost(world), { params: { id: world.id(`${kind}.mine`) } }),
        ...(await back(world, orphan))
      ]
    },
    [`restore${one}`]: {
      first: ({ id }) =>
        [`${kind}.deleted`, `hidden.${kind}`, `deleted.${kind}`].map((name) => ({ params: { id: id(name) } }))
    },
    ...(hasDuplicates && {
      [`merge${many}`]: {
        first: ({ id }) =>
          [
            [`${kind}.mine`, `hidden.${kind}`],
            [`hidden.${kind}`, `${kind}.mine`],
            [`hidden.${kind}`, `deleted.${kind}`]
          ].flatMap(([stays = '', goes = '']) =>
            [false, true].map((dryRun) => body({ duplicateId: id(goes), dryRun }, { params: { id: id(stays) } }))
          ),
        last: ({ id }) => [body({ duplicateId: id(`${kind}.friends`) }, { params: { id: id(`${kind}.mine`) } })]
      }
    }),
    [`delete${one}`]: {
      first: ({ id }) => [{ params: { id: id(`hidden.${kind}`) } }, { params: { id: id(`deleted.${kind}`) } }],
      last: ({ id }) => [{ params: { id: id(`${kind}.mine`) } }]
    },
    [`import${many}`]: { first: () => filesOf(kind) }
  }
}

/** What the caller's own record is called. */
function nameOf(kind: Kind): Json {
  if (kind === 'company') return { name: 'Nordwind Alpha' }
  return kind === 'contact' ? { firstName: 'Maja', lastName: 'Ek' } : { name: 'Fleet' }
}

function keyOf(kind: Kind, domain: string): Json {
  if (kind === 'company') return { domain }
  if (kind === 'contact') return { email: `maja@${domain}` }
  return { name: domain === 'alpha.test' ? 'Fleet' : domain }
}

/** Rows that name what is hidden, what is seen, and nothing. */
function filesOf(kind: Kind): AnyCall[] {
  const files: Record<Kind, string> = {
    company: 'name,domain\nNew,alpha.test\nNew,newer.test\n',
    contact:
      'first_name,last_name,email,company_name\nA,B,a@b.test,Nordwind Gamma\nA,B,maja@alpha.test,\nA,B,c@b.test,Nordwind Alpha\n',
    deal: 'name,contact_email,company_name\nNew,maja@gamma.test,\nNew,,Nordwind Gamma\nFleet,maja@alpha.test,\n',
    activity:
      'activity_type,subject,contact_email,deal_name\ncall,New,maja@gamma.test,\ncall,New,,Fleet\ncall,New,maja@alpha.test,\n'
  }
  const mode = kind === 'activity' ? [{}] : [{}, { mode: 'upsert' }]
  return mode.flatMap((one) =>
    [true, false].map((dryRun) => ({ ...upload(files[kind]), ...query({ ...one, dryRun }) }) as AnyCall)
  )
}

function ofDeals(): Record<string, Way> {
  const pairs = ({ id }: World) =>
    [
      ['deal.mine', 'hidden.contact'],
      ['hidden.deal', 'contact.mine'],
      ['deal.crowded', 'hidden.contact']
    ].map(([deal = '', contact = '']) => ({ params: { id: id(deal), contactId: id(contact) } }))
  return {
    getDealSummary: {
      first: ({ id }) => [
        ...['stage', 'owner', 'status', 'month'].map((groupBy) => query({ groupBy })),
        query({ groupBy: 'stage', ownerId: id('user.stranger') })
      ]
    },
    moveDealStage: { first: (world) => byId('deal', body({ stageId: world.id('next') }))(world) },
    listDealContacts: {
      first: (world) => [
        ...byId('deal')(world),
        ...['deal.crowded', 'deal.orphan'].map((name) => ({ params: { id: world.id(name) } }))
      ]
    },
    setDealContact: {
      first: (world) => [
        ...pairs(world).map((one) => body({ role: 'buyer' }, one)),
        body({ isPrimary: true }, { params: { id: world.id('deal.friends'), contactId: world.id('contact.free') } })
      ]
    },
    deleteDealContact: { first: pairs },
    listDealStages: { first: byId('deal') },
    getDealBant: { first: byId('deal') },
    updateDealBant: { first: byId('deal', body({ budget: 20 })) }
  }
}

function ofJobs(): Record<string, Way> {
  const jobs = ({ id }: World) => ['job.mine', 'hidden.job'].map((name) => ({ params: { id: id(name) } }))
  return {
    listImportJobs: { first: () => [query({ count: true }), query({ limit: 1 })] },
    getImportJob: { first: jobs },
    getImportJobErrors: { first: jobs },
    cancelImportJob: { first: jobs },
    deleteImportJob: { last: jobs }
  }
}

/** What everybody sees. */
function ofSettings(): Record<string, Way> {
  const lists = ['listPipelines', 'listProperties', 'listUsers', 'listTeams']
  const records = {
    getPipeline: 'pipeline',
    getStage: 'stage',
    getProperty: 'property.deal',
    getUser: 'user.stranger',
    getTeam: 'team.south'
  }
  return {
    ...Object.fromEntries(lists.map((id) => [id, { first: () => [query({ count: true })] }])),
    ...Object.fromEntries(
      Object.entries(records).map(([operation, name]) => [
        operation,
        { first: ({ id }: World) => [{ params: { id: id(name) } }] }
      ])
    ),
    listPipelineStages: { first: ({ id }) => [{ params: { id: id('pipeline') } }] },
    getContract: { first: () => [{}] }
  }
}
