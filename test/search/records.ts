import fc from 'fast-check'
import { getTableName } from '../../src/db/drizzle.ts'
import { recordTypes } from '../../src/record-types.ts'
import type { Service } from '../support/start.ts'
import type { AnyRecord, Type } from './reference.ts'

/** The record types that can be searched, each with what the names of its operations on several end in, such as Contacts. */
export const searchable = recordTypes
  .filter(({ query }) => query)
  .map((kind) => {
    const table = getTableName(kind.table)
    return { kind, plural: table.charAt(0).toUpperCase() + table.slice(1) }
  })

// Records to be found: few different values, so that there are ties, nulls, accents and decimals.

const some = <const T>(...values: T[]) => fc.constantFrom(...values)
const names = some(
  'Zoë',
  'zoe',
  'ZOË',
  'José',
  'jose',
  'Ångström',
  'angstrom',
  'Ek',
  'ek',
  'Éa',
  'Ea b',
  'Øre',
  'Москва',
  'МОСКВА',
  'ﬁn',
  'fin',
  '張'
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 })
const times = some('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2025-12-31T23:59:59.999Z')

/** The properties that filters and orders are tried on, by kind. */
export const propertiesOf: Record<'contact' | 'deal' | 'company' | 'activity', Record<string, Type>> = {
  contact: {
    id: 'id',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    companyId: 'id',
    companyName: 'text',
    lifecycleStage: 'choice',
    tags: 'tags',
    ownerName: 'text',
    notes: 'text',
    createdAt: 'time'
  },
  company: {
    name: 'text',
    domain: 'text',
    employeeCount: 'number',
    annualRevenue: 'number',
    tags: 'tags',
    updatedAt: 'time'
  },
  deal: {
    name: 'text',
    stageName: 'text',
    contactName: 'text',
    companyName: 'text',
    value: 'number',
    probability: 'number',
    expectedCloseDate: 'time',
    status: 'choice',
    isBantQualified: 'boolean',
    bantScore: 'number'
  },
  activity: {
    activityType: 'choice',
    subject: 'text',
    dueDate: 'time',
    status: 'choice',
    priority: 'choice',
    dealName: 'text'
  }
}

/** Fills a tenant with records of all kinds, and answers with them as their GET shows them. */
export async function makeRecords({ call, acme }: Service, count: number, seed: number) {
  const draw = <T>(arbitrary: fc.Arbitrary<T>, more = 0) => fc.sample(arbitrary, { numRuns: count, seed: seed + more })
  const companies = draw(
    fc.record({
      name: names,
      employeeCount: maybe(some(1, 2, 10)),
      annualRevenue: maybe(some(0.1, 0.2, 0.3, 9999999999999.99, 10)),
      tags: fc.subarray(['Große', 'grosse', 'VIP', 'vip', 'Café'])
    })
  )
  for (const [n, body] of companies.entries()) {
    await call('createCompany', { body: { ...body, domain: n % 3 ? `${n % 2 ? 'a' : 'Bü'}${n}.example` : null } })
  }
  const companyIds = (await call('listCompanies')).body.map(({ id }) => id)
  const contacts = draw(
    fc.record({
      firstName: names,
      lastName: names,
      companyId: maybe(some(...companyIds)),
      lifecycleStage: some('lead', 'customer'),
      tags: fc.subarray(['Große', 'VIP', 'vip']),
      ownerId: maybe(some(acme.userId)),
      notes: maybe(names)
    }),
    1
  )
  for (const [n, body] of contacts.entries()) {
    await call('createContact', { body: { ...body, email: n % 2 ? `Jo.${n}@exämple.test` : null } })
  }
  const contactIds = (await call('listContacts')).body.map(({ id }) => id)
  const [pipeline] = (await call('listPipelines')).body
  const stageIds = pipeline?.stages.map(({ id }) => id) ?? []
  const deals = draw(
    fc.record({
      name: names,
      stageId: some(...stageIds),
      companyId: maybe(some(...companyIds)),
      contactId: maybe(some(...contactIds)),
      value: maybe(some(0.1, 0.2, 0.3, 1, 1.1, 9999999999999.99)),
      probability: maybe(some(0, 50, 100)),
      expectedCloseDate: maybe(times)
    }),
    2
  )
  const dealIds: string[] = []
  for (const [n, body] of deals.entries()) {
    const made = await call('createDeal', { body: { ...body, pipelineId: pipeline?.id ?? '' } })
    dealIds.push(made.body.id)
    const params = { id: made.body.id }
    if (n % 3 === 0) await call('updateDeal', { params, body: { status: n % 2 ? 'won' : 'lost' } })
    if (n % 4 === 0)
      await call('updateDealBant', { params, body: { budget: n % 25, authority: 25, need: 20, timeline: 10 } as never })
  }
  const activities = draw(
    fc.record({
      activityType: some('call', 'note'),
      subject: names,
      dueDate: maybe(times),
      status: some('pending', 'cancelled'),
      priority: some('low', 'urgent'),
      dealId: maybe(some(...dealIds))
    }),
    3
  )
  for (const body of activities) await call('createActivity', { body })
  const all = async (list: 'listCompanies' | 'listContacts' | 'listDeals' | 'listActivities') =>
    (await call(list)).body as unknown as AnyRecord[]
  return {
    company: await all('listCompanies'),
    contact: await all('listContacts'),
    deal: await all('listDeals'),
    activity: await all('listActivities')
  }
}

export const entities = ['company', 'contact', 'deal', 'activity'] as const
export type Entity = (typeof entities)[number]
