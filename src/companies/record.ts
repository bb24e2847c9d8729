import type { Operations, Schemas } from '../../generated/types.ts'
import { companies, companyWords } from '../db/schema.ts'
import { toHost } from '../host-names.ts'
import { nameKey } from '../records/name.ts'
import { id, number, tags, text, time } from '../records/property.ts'
import { asIs, distinct, iso, type RecordKind, withKey } from '../records/record.ts'

/** Companies; upsert matches them by their domain. */
export const company: RecordKind<
  Schemas['CompanyResponse'],
  Schemas['UpdateCompanyRequest'],
  Operations['listCompanies']['query']
> = {
  entity: 'company',
  isLogged: true,
  table: companies,
  view: {
    id: companies.id,
    tenantId: companies.tenantId,
    name: companies.name,
    domain: companies.domain,
    industry: companies.industry,
    description: companies.description,
    employeeCount: companies.employeeCount,
    annualRevenue: companies.annualRevenue,
    phone: companies.phone,
    website: companies.website,
    networkUrl: companies.networkUrl,
    address: companies.address,
    city: companies.city,
    state: companies.state,
    country: companies.country,
    postalCode: companies.postalCode,
    tags: companies.tags,
    notes: companies.notes,
    ownerId: companies.ownerId,
    createdAt: iso(companies.createdAt),
    updatedAt: iso(companies.updatedAt)
  },
  input: {
    name: asIs,
    domain: toHost,
    industry: asIs,
    description: asIs,
    employeeCount: asIs,
    annualRevenue: asIs,
    phone: asIs,
    website: asIs,
    networkUrl: asIs,
    address: asIs,
    city: asIs,
    state: asIs,
    country: asIs,
    postalCode: asIs,
    tags: distinct,
    notes: asIs,
    ownerId: asIs
  },
  defaults: { tags: [] },
  derive: withKey('name', 'nameKey', nameKey),
  match: { property: 'domain', columns: ['domain'] },
  events: {
    created: () => ['company.created'],
    updated: () => ['company.updated'],
    deleted: () => ['company.deleted']
  },
  filters: {
    domain: { column: companies.domain, normalize: toHost },
    industry: { column: companies.industry },
    ownerId: { column: companies.ownerId }
  },
  query: {
    words: companyWords(companies),
    hasPhones: true,
    properties: {
      id: id(companies.id),
      tenantId: id(companies.tenantId),
      name: text(companies.name, { hasWords: true }),
      domain: text(companies.domain, { hasWords: true }),
      industry: text(companies.industry),
      description: text(companies.description, { isSortable: false }),
      employeeCount: number(companies.employeeCount),
      annualRevenue: number(companies.annualRevenue),
      phone: text(companies.phone),
      website: text(companies.website),
      networkUrl: text(companies.networkUrl),
      address: text(companies.address),
      city: text(companies.city),
      state: text(companies.state),
      country: text(companies.country),
      postalCode: text(companies.postalCode),
      tags: tags(companies.tags),
      notes: text(companies.notes, { hasWords: true, isSortable: false }),
      ownerId: id(companies.ownerId),
      createdAt: time(companies.createdAt),
      updatedAt: time(companies.updatedAt)
    }
  }
}
