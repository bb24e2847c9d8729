import { type SQL, sql } from '../db/drizzle.ts'
import { contacts, contactWords } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { type Alike, alikeKind, digitsOf, namesWithoutOneWord, phoneEntries, wordsOfName } from '../search/alike.ts'
import { wordsIn } from '../search/words.ts'
import { mailProviders } from './mail-providers.ts'

const providers = sql.raw(mailProviders.map((domain) => `'${domain}'`).join(', '))
/** Stands for a letter that one name has in place of another's; none can hold it. */
const anyLetter = sql`chr(1)`

/**
 * Contacts that seem to be one person, each list once for each reason. Names are alike if their words are the same but for one
 * letter, so all their words but one are the same (`anchor`), and the other one differs by a letter at most (`rest`): put in its
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
      select domain, case cardinality(words) when 2 then words[3 - number] else (
          select string_agg(word, ' ' order by word) from unnest(words) with ordinality as each (word, place) where place <> number
        ) end as anchor, array_agg(id) as ids, array_agg(words[number]) as rests
      from own, generate_subscripts(words, 1) as number
      where domain <> '' and domain not in (${providers}) and cardinality(words) between 2 and 8
      group by 1, 2 having count(*) > 1)
    select 'same_phone' as reason, array_agg(id)::text[] as ids
      from (select id, phone from own union all select id, mobile from own where mobile is distinct from phone) as each
      where length(phone) >= 7 group by phone having count(*) > 1
    union all
    select 'same_name_and_company', array_agg(id)::text[]
      from own where company_id is not null group by company_id, words having count(*) > 1
    union all
    select 'similar_name_and_domain', alike.ids
      from (select ids, rests, least(length(rests[1]), length(rests[2])) / 2 as half from anchored) as near, lateral (
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
  sharedWords: ({ name, phones, companyId, domain }) => [
    ...phoneEntries(phones),
    ...(companyId ? [wordsIn(name)] : []),
    ...(domain && !mailProviders.includes(domain)
      ? namesWithoutOneWord(name).map((rest) => wordsIn(`${rest} ${domain.replace(topLevel, '')}`))
      : [])
  ]
})
