import { type SQL, sql } from '../db/drizzle.ts'
import { companies, companyWords } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { type Alike, alikeKind, digitsOf, foldedName, isShared, sharedPhones, wordsOfName } from '../search/alike.ts'
import { twinsKind } from '../search/twins.ts'
import { wordsIn } from '../search/words.ts'
import { spellingsOfHost } from '../texts/hosts.ts'

/** Companies that seem to be one, each list once for each reason. */
const select = (isWanted?: SQL) =>
  sql<Alike>`with own as materialized (
      select ${companies.id} as id, ${digitsOf(companies.phone)} as phone, ${wordsOfName(companies.name)} as words
      from ${companies} where ${mine(companies, isWanted)})
    select 'same_phone' as reason, phone as sign, array_agg(id)::text[] as ids
      from own where length(phone) >= 7 group by phone having ${isShared}
    union all
    select 'same_name', array_to_string(words, ' '), array_agg(id)::text[] from own group by words having ${isShared}`

export const twinCompanies = twinsKind('companies', companies, companies.domain, spellingsOfHost)

export const alikeCompanies = alikeKind({
  table: companies,
  words: companyWords(companies),
  select,
  clues: { name: companies.name, phones: sql`array[${companies.phone}]` },
  twins: { ...twinCompanies, reason: 'same_domain' },
  shared: ({ name, phones }) => [
    ...sharedPhones(phones),
    { reason: 'same_name', sign: foldedName(name), words: wordsIn(name) }
  ]
})
