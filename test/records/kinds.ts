import { recordTypes, referrersOf } from '../../src/record-types.ts'
import type { Actor, Answer } from '../support/call.ts'
import type { Instance, Service, TestTenant } from '../support/start.ts'

// What the four record types have in common, said once: the tests beside this file hold for each of them.

/** A record as any GET shows it. */
export type AnyRecord = { id: string; createdAt: string; updatedAt: string; [property: string]: unknown }

/** Ids of a tenant's records for others to refer to. */
export type Links = Record<'companyId' | 'contactId' | 'dealId' | 'ownerId' | 'pipelineId' | 'stageId', string>

export type Kind = {
  entity: 'company' | 'contact' | 'deal' | 'activity'
  table: string
  operations: Record<'list' | 'create' | 'get' | 'update' | 'remove' | 'bulk', string> & { upsert?: string }
  /** The least that makes one; `n` makes it different from others. */
  least: (n: number | string, links: Links) => Record<string, unknown>
  /** What one that was made of the least has beside it. */
  defaults: Record<string, unknown>
  /** Every property that both create and update may set. */
  full: (n: number | string, links: Links) => Record<string, unknown>
  /** Properties of free text that may be empty. */
  texts: string[]
  /** The properties that refer to other records, with the constraint that holds them. */
  references: Record<string, string>
  /** What upsert finds a record by, in another spelling that means the same; and a property it does not compare. */
  key?: { of: (n: number | string, links: Links) => Record<string, unknown>; alike: (text: string) => string }
  /** The property that a message about the key names. */
  keyProperty: string
}

export const kinds: Kind[] = [
  {
    entity: 'company',
    table: 'companies',
    operations: {
      list: 'listCompanies',
      create: 'createCompany',
      get: 'getCompany',
      update: 'updateCompany',
      remove: 'deleteCompany',
      bulk: 'bulkCreateCompanies',
      upsert: 'upsertCompany'
    },
    least: (n) => ({ name: `Company ${n}` }),
    defaults: { domain: null, industry: null, annualRevenue: null, tags: [], ownerId: null },
    full: (n, { ownerId }) => ({
      name: `Företag ${n}`,
      domain: `company-${n}.test`,
      industry: 'Logistics',
      description: 'two\r\nlines',
      employeeCount: 0,
      annualRevenue: 1_234_567_890_123.45,
      phone: '=1+1',
      website: 'https://example.test/?a=b#c',
      networkUrl: 'https://network.test/x',
      address: 'Hamngatan 12',
      city: 'Łódź',
      state: 'Skåne',
      country: 'null',
      postalCode: '00001',
      tags: ['b', 'a', '{"x"}', 'NULL', 'c\\d', 'e\\"f'],
      notes: "'; drop table companies; --",
      ownerId
    }),
    texts: ['industry', 'description', 'phone', 'address', 'city', 'state', 'country', 'postalCode', 'notes'],
    references: { ownerId: 'companies_owner' },
    keyProperty: 'domain',
    key: { of: (n) => ({ domain: `key-${n}.test` }), alike: (text) => `https://WWW.${text.toUpperCase()}/` }
  },
  {
    entity: 'contact',
    table: 'contacts',
    operations: {
      list: 'listContacts',
      create: 'createContact',
      get: 'getContact',
      update: 'updateContact',
      remove: 'deleteContact',
      bulk: 'bulkCreateContacts',
      upsert: 'upsertContact'
    },
    least: (n) => ({ firstName: 'Maja', lastName: `Ek ${n}` }),
    defaults: {
      email: null,
      companyId: null,
      companyName: null,
      lifecycleStage: 'lead',
      tags: [],
      ownerId: null,
      ownerName: null,
      lastActivityAt: null
    },
    full: (n, { companyId, ownerId }) => ({
      firstName: 'Zoë',
      lastName: `O'Brien "${n}"`,
      email: `Zoe+${n}@Example.test`,
      phone: '+46 8 555 010 20',
      mobile: '-1',
      title: 'Head of Operations',
      department: 'R&D',
      companyId,
      address: 'Hamngatan 12',
      city: 'Łódź',
      state: 'Skåne',
      country: 'null',
      postalCode: '00001',
      lifecycleStage: 'evangelist',
      leadSource: 'trade fair',
      tags: ['b', 'a', ',', 'NULL'],
      notes: 'two\r\nlines\tand 👩‍💻',
      ownerId
    }),
    texts: ['phone', 'mobile', 'title', 'department', 'address', 'city', 'country', 'leadSource', 'notes'],
    references: { companyId: 'contacts_company', ownerId: 'contacts_owner' },
    keyProperty: 'email',
    key: { of: (n) => ({ email: `key-${n}@example.test` }), alike: (text) => text.toUpperCase() }
  },
  {
    entity: 'deal',
    table: 'deals',
    operations: {
      list: 'listDeals',
      create: 'createDeal',
      get: 'getDeal',
      update: 'updateDeal',
      remove: 'deleteDeal',
      bulk: 'bulkCreateDeals',
      upsert: 'upsertDeal'
    },
    least: (n, { pipelineId, stageId }) => ({ name: `Deal ${n}`, pipelineId, stageId }),
    defaults: {
      stageName: 'Lead In',
      contactId: null,
      contactName: null,
      companyId: null,
      companyName: null,
      value: null,
      currency: 'USD',
      probability: null,
      expectedCloseDate: null,
      actualCloseDate: null,
      status: 'open',
      notes: null,
      ownerId: null,
      ownerName: null,
      lastActivityAt: null,
      bantScore: null,
      isBantQualified: false
    },
    full: (n, { companyId, contactId, ownerId, pipelineId, stageId }) => ({
      name: `Flottan "${n}"`,
      pipelineId,
      stageId,
      contactId,
      companyId,
      value: 9_999_999_999_999.99,
      currency: 'SEK',
      probability: 100,
      expectedCloseDate: '2026-06-30T12:30:00.123Z',
      notes: "'; drop table deals; --",
      ownerId
    }),
    texts: ['notes'],
    references: {
      pipelineId: 'deals_pipeline',
      stageId: 'deals_stage',
      contactId: 'deals_contact',
      companyId: 'deals_company',
      ownerId: 'deals_owner'
    },
    keyProperty: 'name',
    key: {
      of: (n, { pipelineId, stageId }) => ({ name: `Key ${n}`, pipelineId, stageId }),
      alike: (text) => `  ${text.toUpperCase()} `
    }
  },
  {
    entity: 'activity',
    table: 'activities',
    operations: {
      list: 'listActivities',
      create: 'createActivity',
      get: 'getActivity',
      update: 'updateActivity',
      remove: 'deleteActivity',
      bulk: 'bulkCreateActivities'
    },
    least: (n) => ({ activityType: 'note', subject: `Activity ${n}` }),
    defaults: {
      body: null,
      scheduledAt: null,
      completedAt: null,
      status: 'pending',
      priority: 'normal',
      dueDate: null,
      contactId: null,
      contactName: null,
      companyId: null,
      companyName: null,
      dealId: null,
      dealName: null,
      ownerId: null,
      ownerName: null
    },
    full: (n, { companyId, contactId, dealId, ownerId }) => ({
      activityType: 'meeting',
      subject: `Förslag "${n}"`,
      body: 'two\r\nlines',
      scheduledAt: '2026-03-12T13:00:00.001Z',
      completedAt: '0001-01-01T00:00:00.000Z',
      status: 'completed',
      priority: 'urgent',
      dueDate: '9999-12-31T23:59:59.999Z',
      contactId,
      companyId,
      dealId,
      ownerId
    }),
    texts: ['body'],
    references: {
      contactId: 'activities_contact',
      companyId: 'activities_company',
      dealId: 'activities_deal',
      ownerId: 'activities_owner'
    },
    keyProperty: ''
  }
]

/** The kinds that upsert knows. */
export const keyed = kinds.filter((kind): kind is Kind & { key: NonNullable<Kind['key']> } => kind.key !== undefined)

/** Who refers to records of each type, by which property; of the schema's foreign keys. */
export const referred = kinds.flatMap(({ entity }) => {
  const target = recordTypes.find((type) => type.entity === entity)
  const referrers = (target ? referrersOf(target.table) : []).filter(({ kind }) => kind.query)
  return [...new Set(referrers.map(({ property }) => property as keyof Links))].map((property) => ({
    entity,
    property,
    holders: referrers.filter((one) => one.property === property).map(({ kind }) => kind.entity)
  }))
})

type Sent = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: Record<string, unknown>
  headers?: Record<string, string>
  as?: Actor
}

/** Calls an operation by a name that only the loop knows. */
export function caller(instance: Pick<Instance, 'call'>) {
  return <Result = AnyRecord>(id: string | undefined, { body, ...request }: Sent = {}): Promise<Answer<Result>> =>
    instance.call(id as never, { ...request, ...(body && { invalidBody: body }) } as never)
}

/** One record of each kind, for others to refer to. */
export async function makeLinks(service: Service, tenant: TestTenant = service.acme): Promise<Links> {
  const { call } = service
  const as = tenant.admin
  const [pipeline] = (await call('listPipelines', { as })).body
  const pipelineId = pipeline?.id ?? ''
  const stageId = pipeline?.stages[0]?.id ?? ''
  const company = await call('createCompany', { body: { name: 'Nordwind' }, as })
  const contact = await call('createContact', { body: { firstName: 'Ada', lastName: 'Lindgren' }, as })
  const deal = await call('createDeal', { body: { name: 'Fleet', pipelineId, stageId }, as })
  return {
    companyId: company.body.id,
    contactId: contact.body.id,
    dealId: deal.body.id,
    ownerId: tenant.userId,
    pipelineId,
    stageId
  }
}
