import { sql } from '../db/drizzle.ts'
import { companies, companyWords } from '../db/schema.ts'
import { alikeKind } from '../search/alike.ts'
import { twinsKind } from '../search/twins.ts'
import { spellingsOfHost } from '../texts/hosts.ts'

export const twinCompanies = twinsKind('companies', companies, companies.domain, spellingsOfHost)

/** Companies that seem to be one. */
export const alikeCompanies = alikeKind({
  table: companies,
  words: companyWords(companies),
  name: companies.name,
  phones: [companies.phone],
  signs: sql`select 'same_name', name, null, name, null`,
  twins: { ...twinCompanies, reason: 'same_domain' }
})
