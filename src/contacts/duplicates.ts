import { sql } from '../db/drizzle.ts'
import { contacts, contactWords } from '../db/schema.ts'
import { alikeKind } from '../search/alike.ts'
import { twinsKind } from '../search/twins.ts'
import { emailKeys } from '../texts/emails.ts'
import { mailProviders } from './mail-providers.ts'

const providers = sql.raw(mailProviders.map((domain) => `'${domain}'`).join(', '))

/**
 * Names are alike if their words are the same but for one letter: then all of them, or all but one, are the same, and the other one differs
 * by a letter at most. What too many domains end with isn't worth looking up.
 */
const signs = sql`
  select 'same_name_and_company', company_id || ' ' || name, null, name, company_id where company_id is not null
  union all
  select 'similar_name_and_domain', domain || ' ' || anchor, coalesce(parts[number], ''),
    anchor || ' ' || regexp_replace(domain, '\\.[^.]*$', ''), null
  from (select array(select word from string_to_table(name, ' ') as word order by word collate "C") offset 0) as sorted (parts),
    generate_series(0, cardinality(parts)) as number,
    array_to_string(parts[:number - 1] || parts[number + 1:], ' ') as anchor
  where domain <> '' and domain not in (${providers}) and cardinality(parts) between 2 and 8`

export const twinContacts = twinsKind('contacts', contacts, contacts.emailKey, emailKeys)

/** Contacts that seem to be one person. */
export const alikeContacts = alikeKind({
  table: contacts,
  words: contactWords(contacts),
  name: sql`${contacts.firstName} || ' ' || ${contacts.lastName}`,
  phones: [contacts.phone, contacts.mobile],
  columns: { company_id: contacts.companyId, domain: sql`split_part(${contacts.emailKey}, '@', 2)` },
  signs,
  companyId: contacts.companyId,
  twins: { ...twinContacts, reason: 'same_email' }
})
