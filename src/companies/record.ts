import type { Operations, Schemas } from '../../generated/types.ts'
import { comparedStart as startOf } from '../db/schema/columns.ts'
import { companies, companyWords, users } from '../db/schema.ts'
import { formerNameKey } from '../records/former-name-key.ts'
import { type RecordKind, referenced, withKey } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { comparedStart } from '../texts/compared.ts'
import { spellingsOfHost, toHost } from '../texts/hosts.ts'
import { respelledHost } from '../texts/respelled.ts'

const respelled = respelledHost(companies.domain)

/** Companies; upsert matches them by their domain. */
export const company: RecordKind<
  Schemas['CompanyResponse'],
  Schemas['UpdateCompanyRequest'],
  Operations['listCompanies']['query']
> = {
  entity: 'company',
  isLogged: true,
  table: companies,
  view: viewOf('getCompany', companies, {}),
  normalize: { domain: toHost },
  defaults: { tags: [], custom: {} },
  derive: withKey('name', 'nameKey', formerNameKey),
  match: {
    property: 'domain',
    columns: ['domain'],
    form: toHost,
    spellings: spellingsOfHost,
    respelled,
    kept: 'domain',
    isUnique: true
  },
  isMergeable: true,
  events: {
    created: () => ['company.created'],
    updated: () => ['company.updated'],
    deleted: () => ['company.deleted']
  },
  filters: {
    domain: { column: companies.domain, spellings: spellingsOfHost, respelled },
    industry: { column: startOf(companies.industry), form: comparedStart },
    ownerId: { column: companies.ownerId }
  },
  query: {
    words: companyWords(companies),
    hasPhones: true,
    sorts: { phone: 'phone', domain: 'host' },
    indexedByWord: ['name', 'domain', 'notes'],
    unsortable: ['description', 'notes'],
    groupedTexts: ['industry', 'city', 'state', 'country', 'postalCode'],
    names: { ownerId: referenced(companies.ownerId, users, users.name) }
  }
}
