import type { OperationId } from '../../generated/operations.ts'
import type { Schemas } from '../../generated/types.ts'
import { makeId } from '../../src/ids.ts'
import type { Actor, Answer } from '../support/call.ts'
import { type AnyCall, upload } from '../support/example-requests.ts'
import { type Service, startService, type TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// A tenant in which a restricted caller has records, and its twin in which nothing else is: what the one has beside these, that caller
// doesn't see.

export const password = 'seven lazy geese fly'

/** Who asks: one with a team by an access token, one who sees the own records by a key that is bound to them. */
export type Level = 'team' | 'own'

export type World = {
  /** The restricted caller. */
  as: Actor
  /** Of a record, a user, a team, a stage: `company.mine`. What is hidden has an id in the twin, too, of nothing. */
  id: (name: string) => string
  names: ReadonlyMap<string, string>
  call: (id: OperationId, request?: AnyCall) => Promise<Answer<unknown>>
}

/** The kinds of records, with what a new one needs. */
export const kinds = {
  company: { one: 'Company', many: 'Companies', hasDuplicates: true, fresh: () => ({ name: 'New' }) },
  contact: {
    ...{ one: 'Contact', many: 'Contacts', hasDuplicates: true },
    fresh: () => ({ firstName: 'New', lastName: 'One' })
  },
  deal: {
    ...{ one: 'Deal', many: 'Deals', hasDuplicates: false },
    fresh: ({ id }: World) => ({ name: 'New', pipelineId: id('pipeline'), stageId: id('stage') })
  },
  activity: {
    ...{ one: 'Activity', many: 'Activities', hasDuplicates: false },
    fresh: () => ({ activityType: 'call', subject: 'New' })
  }
} as const
export type Kind = keyof typeof kinds

/** A service with a tenant that has hidden records, and its twin. */
export async function makeWorlds(t: Parameters<typeof startService>[0], level: Level) {
  const service = await startService(t)
  const whole = await makeWorld(service, service.acme, level, true)
  const twin = await makeWorld(service, service.globex, level, false)
  return { service, whole, twin }
}

/** Fills a tenant, the hidden records between the others. */
async function makeWorld(service: Service, tenant: TestTenant, level: Level, isWhole: boolean): Promise<World> {
  const names = new Map<string, string>()
  const id = (name: string) => {
    const known = names.get(name)
    if (!known) throw new Error(`nothing is called ${name}`)
    return known
  }
  const call = service.call as (id: OperationId, request?: object) => Promise<Answer<unknown>>
  const make = async (name: string, operation: string, body: object) => {
    const answer = await call(operation as OperationId, { as: tenant.admin, body })
    names.set(name, (answer.body as { id: string }).id)
    return answer.body as { id: string; key: string }
  }
  const hide = async (name: string, operation: string, body: () => object) => {
    if (isWhole) await make(name, operation, body())
    else names.set(name, makeId())
  }
  /** An id that is there only where its record is. */
  const ifThere = (name: string) => (isWhole ? id(name) : null)
  const [pipeline] = (await call('listPipelines', { as: tenant.admin })).body as Schemas['PipelineResponse'][]
  for (const [name, value] of Object.entries({ pipeline, stage: pipeline?.stages[0], next: pipeline?.stages[1] })) {
    names.set(name, value?.id ?? '')
  }
  await makePeople(make, level)
  for (const entity of Object.keys(kinds)) {
    const texts = { entity, type: 'text', label: 'Code' }
    await make(`property.${entity}`, 'createProperty', { ...texts, key: 'code', isUnique: true })
    await make(`note.${entity}`, 'createProperty', { ...texts, key: 'note' })
  }
  const [ownerId, friend] = [id('user.me'), id(level === 'team' ? 'user.mate' : 'user.me')]
  const theirs = id(level === 'team' ? 'user.stranger' : 'user.mate')
  const place = { pipelineId: id('pipeline'), stageId: id('stage') }
  const custom = (code: string) => ({ custom: { code, note: 'green' } })

  await hide('hidden.company', 'createCompany', () => {
    return {
      name: 'Nordwind Gamma',
      domain: 'gamma.test',
      phone: '+46 8 123 45 67',
      industry: 'Rail',
      ownerId: theirs,
      ...custom('H')
    }
  })
  await make('company.mine', 'createCompany', {
    ...{ name: 'Nordwind Alpha', domain: 'alpha.test', industry: 'Rail', ownerId, ...custom('A') },
    phone: '+46 8 123 45 67'
  })
  await make('company.free', 'createCompany', { name: 'Nordwind Beta', domain: 'beta.test', industry: 'Rail' })
  await make('company.friends', 'createCompany', { name: 'Nordwind Beta', ownerId: friend })
  const maja = { firstName: 'Maja', lastName: 'Ek', phone: '+46 70 111 22 33' }
  await hide('hidden.contact', 'createContact', () => {
    return { ...maja, email: 'maja@gamma.test', companyId: id('company.mine'), ownerId: theirs, ...custom('H') }
  })
  await make('contact.mine', 'createContact', {
    ...{ ...maja, email: 'maja@alpha.test', companyId: id('company.mine'), ownerId, ...custom('A') }
  })
  await make('contact.friends', 'createContact', { ...maja, companyId: id('company.mine'), ownerId: friend })
  await make('contact.free', 'createContact', { firstName: 'Otto', lastName: 'Lind', companyId: id('company.free') })
  await hide('hidden.deal', 'createDeal', () => {
    const more = { companyId: id('company.mine'), contactId: id('contact.mine'), ownerId: theirs }
    return { ...place, name: 'Fleet', value: 999, currency: 'EUR', ...more, ...custom('H') }
  })
  await make('deal.mine', 'createDeal', {
    ...{ ...place, name: 'Fleet', value: 100, currency: 'EUR', ownerId, ...custom('A') },
    ...{ companyId: id('company.mine'), contactId: id('contact.mine') }
  })
  await make('deal.friends', 'createDeal', { ...place, name: 'Depot', value: 50, currency: 'EUR', ownerId: friend })
  await hide('hidden.activity', 'createActivity', () => {
    const about = { companyId: id('company.mine'), contactId: id('contact.mine'), dealId: id('deal.mine') }
    return { activityType: 'call', subject: 'Call Maja', ownerId: theirs, ...about, ...custom('H') }
  })
  await make('activity.mine', 'createActivity', {
    ...{ activityType: 'call', subject: 'Call Maja', ownerId, ...custom('A') },
    ...{ companyId: id('company.mine'), contactId: id('contact.mine'), dealId: id('deal.mine') }
  })
  await make('activity.free', 'createActivity', { activityType: 'note', subject: 'Call Otto' })

  // Visible ones that name hidden ones.
  await make('contact.orphan', 'createContact', {
    firstName: 'Orphan',
    lastName: 'Ek',
    companyId: ifThere('hidden.company'),
    ownerId
  })
  await make('deal.orphan', 'createDeal', {
    ...{ ...place, name: 'Orphan', ownerId, companyId: ifThere('hidden.company'), contactId: ifThere('hidden.contact') }
  })
  await make('activity.orphan', 'createActivity', {
    ...{ activityType: 'note', subject: 'Orphan', ownerId, dealId: ifThere('hidden.deal') },
    ...{ companyId: ifThere('hidden.company'), contactId: ifThere('hidden.contact') }
  })
  await make('deal.crowded', 'createDeal', { ...place, name: 'Crowded', ownerId, contactId: id('contact.mine') })
  if (isWhole) {
    const params = { id: id('deal.crowded'), contactId: id('hidden.contact') }
    await call('setDealContact', { as: tenant.admin, params, body: { role: 'decision maker' } })
  }

  // Deleted ones, merged ones and imports.
  for (const [kind, { one, fresh }] of Object.entries(kinds)) {
    const remove = (name: string) => call(`delete${one}` as OperationId, { as: tenant.admin, params: { id: id(name) } })
    const body = fresh({ id } as World)
    await make(`${kind}.deleted`, `create${one}`, { ...body, ownerId })
    await remove(`${kind}.deleted`)
    await hide(`deleted.${kind}`, `create${one}`, () => ({ ...body, ownerId: theirs }))
    if (isWhole) await remove(`deleted.${kind}`)
  }
  await hide('merged.company', 'createCompany', () => ({ name: 'Merged', ownerId }))
  if (isWhole) {
    const params = { id: id('hidden.company') }
    await call('mergeCompanies', { as: tenant.admin, params, body: { duplicateId: id('merged.company') } })
  }
  const as = await enter(service, tenant, level, make)
  names.set('job.mine', await importInBackground(call, as))
  names.set('hidden.job', isWhole ? await importInBackground(call, tenant.admin) : makeId())
  return { id, names, call, as }
}

type Make = (name: string, operation: string, body: object) => Promise<{ id: string; key: string }>

async function makePeople(make: Make, level: Level): Promise<void> {
  const north = (await make('team.north', 'createTeam', { name: 'North' })).id
  const south = (await make('team.south', 'createTeam', { name: 'South' })).id
  const teams = { me: north, mate: north, stranger: south }
  for (const [name, teamId] of Object.entries(teams)) {
    const more = { visibility: name === 'me' ? level : 'all', teamId, role: 'member' }
    await make(`user.${name}`, 'createUser', { email: `${name}@people.test`, name, password, ...more })
  }
}

async function enter({ call }: Service, tenant: TestTenant, level: Level, make: Make): Promise<Actor> {
  if (level === 'team') {
    const { body } = await call('login', { as: tenant.nobody, body: { email: 'me@people.test', password } })
    return tenant.bearer(body.accessToken)
  }
  const [me] = (await call('listUsers', { as: tenant.admin })).body.filter(({ name }) => name === 'me')
  const { key } = await make('key', 'createApiKey', { name: 'Phone', scopes: 'write', userId: me?.id })
  return { host: tenant.host, headers: { 'x-api-key': key } }
}

/** The id of an import that has ended, without a row that became a record. */
async function importInBackground(call: World['call'], as: Actor): Promise<string> {
  const request = { as, ...upload('first_name,last_name\nwrong\n'), query: { async: true } }
  const { id } = (await call('importContacts', request as AnyCall)).body as { id: string }
  const read = async () => (await call('getImportJob', { as, params: { id } } as AnyCall)).body as { status: string }
  await waitFor('the end of the import', async () => (await read()).status === 'succeeded')
  return id
}
