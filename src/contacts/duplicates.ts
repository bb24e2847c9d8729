import { type SQL, sql } from '../db/drizzle.ts'
import { contacts, contactWords } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import {
  type Alike,
  alikeKind,
  anchorsOfName,
  digitsOf,
  foldedName,
  isShared,
  sharedPhones,
  wordsOfName
} from '../search/alike.ts'
import { twinsKind } from '../search/twins.ts'
import { wordsIn } from '../search/words.ts'
import { emailKeys } from '../texts/emails.ts'
import { mailProviders } from './mail-providers.ts'

const providers = sql.raw(mailProviders.map((domain) => `'${domain}'`).join(', '))
/** Stands for a letter that one name has in place of another's; none can hold it. */
const anyLetter = sql`chr(1)`

/**
 * Contacts that seem to be one person, each list once for each reason. Names are alike if their words are the same but for one
 * letter, so all their words, or all but one, are the same (`anchor`), and the other one differs by a letter at most (`rest`): put in its
 * place or added, which both names tell when it is replaced by a mark or left out. A name has each such form once, so that names
 * with one form can be counted: of letters that are the same as the one after them only the last is left out. Two names alone are compared
 * like this only where they begin or end alike, which takes most of the work away.
 */
const select = (isWanted?: SQL) =>
  sql<Alike>`with own as materialized (
      select ${contacts.id} as id, ${contacts.companyId} as company_id, ${digitsOf(contacts.phone)} as phone, ${digitsOf(contacts.mobile)} as mobile,
        ${wordsOfName(sql`${contacts.firstName} || ' ' || ${contacts.lastName}`)} as words,
        split_part(${contacts.emailKey}, '@', 2) as domain
      from ${contacts} where ${mine(contacts, isWanted)}),
    anchored as (
      select domain, case when number > 0 and cardinality(words) = 2 then words[3 - number] else (
          select string_agg(word, ' ' order by word) from unnest(words) with ordinality as each (word, place) where place <> number
        ) end as anchor, array_agg(id) as ids, array_agg(coalesce(words[number], '')) as rests
      from own, generate_series(0, cardinality(words)) as number
      where domain <> '' and domain not in (${providers}) and cardinality(words) between 2 and 8
      group by 1, 2 having ${isShared})
    select 'same_phone' as reason, phone as sign, array_agg(id)::text[] as ids
      from (select id, phone from own union all select id, mobile from own where mobile is distinct from phone) as each
      where length(phone) >= 7 group by phone having ${isShared}
    union all
    select 'same_name_and_company', company_id || ' ' || array_to_string(words, ' '), array_agg(id)::text[]
      from own where company_id is not null group by company_id, words having ${isShared}
    union all
    select 'similar_name_and_domain', near.domain || ' ' || near.anchor, alike.ids
      from (select *, least(length(rests[1]), length(rests[2])) / 2 as half from anchored) as near, lateral (
        select array_agg(id)::text[] as ids
        from (select distinct id, rest from unnest(near.ids, near.rests) as each (id, rest)) as member, lateral (
          select rest as form, true as is_whole
          union all
          select left(rest, place - 1) || mark || substr(rest, place + 1), false
          from generate_series(1, least(length(rest), 40)) as place, (values (''), (${anyLetter})) as marks (mark)
          where length(rest) <= 40 and (mark <> '' or substr(rest, place, 1) <> substr(rest, place + 1, 1))) as forms
        group by form
        having count(*) > 1 and (bool_or(is_whole) or strpos(form, ${anyLetter}) > 0)) as alike
      where cardinality(near.ids) > 2 or left(rests[1], half) = left(rests[2], half) or right(rests[1], half) = right(rests[2], half)`

/** What too many domains end with to be worth looking up. */
const topLevel = /\.[^.]*$/

export const twinContacts = twinsKind('contacts', contacts, contacts.emailKey, emailKeys)

export const alikeContacts = alikeKind({
  table: contacts,
  words: contactWords(contacts),
  select,
  clues: {
    name: sql`${contacts.firstName} || ' ' || ${contacts.lastName}`,
    phones: sql`array[${contacts.phone}, ${contacts.mobile}]`,
    companyId: contacts.companyId,
    domain: sql`split_part(${contacts.emailKey}, '@', 2)`
  },
  companyId: contacts.companyId,
  twins: { ...twinContacts, reason: 'same_email' },
  shared: ({ name, phones, companyId, domain }) => [
    ...sharedPhones(phones),
    ...(companyId
      ? [
          {
            reason: 'same_name_and_company',
            sign: `${companyId} ${foldedName(name)}`,
            words: wordsIn(name),
            companyId
          } as const
        ]
      : []),
    ...(domain && !mailProviders.includes(domain)
      ? anchorsOfName(name).map((rest) => ({
          reason: 'similar_name_and_domain' as const,
          sign: `${domain} ${rest}`,
          words: wordsIn(`${rest} ${domain.replace(topLevel, '')}`)
        }))
      : [])
  ]
})
