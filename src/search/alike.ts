import type { Schemas } from '../../generated/types.ts'
import { getTableName, type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import { compared } from '../db/schema/columns.ts'
import type { companies, contacts } from '../db/schema.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import { mine, ownTenantId, type SeenScope } from '../db/tenant.ts'
import type { TwinsKind } from './twins.ts'

export type Reason = Schemas['DuplicateGroup']['reasons'][number]

/** What more records than this share is no sign that they are one, and neither is it when more hang together. */
export const maxAlike = 1_000

/** Records that are alike for a reason, with which their sign begins; ids are null of a sign that more than `maxAlike` have. */
export type Alike = { reason: Reason; sign: string; ids: string[] | null }

/** How records of a kind that are alike are found: among all that a tenant has, or around some. */
export type AlikeKind = {
  name: string
  ofAll: Statement<Alike, SeenScope>
  /** Of each sign of the records `ids`, all that have it and are alike; but for the signs `known`. */
  around: Statement<Alike, SeenScope>
  /** The first `max` records after the id `after`. */
  next: Statement<{ id: string }, SeenScope>
  /** What former releases took for two keys, and the reason that it is for having one. */
  twins: TwinsKind & { reason: Reason }
}

/** What a kind tells of its records. */
type Described = {
  table: typeof contacts | typeof companies
  /** The expression of its index of words. */
  words: SQL
  name: SQLWrapper
  phones: SQLWrapper[]
  /** Columns that `signs` is made of, beside `id` and `name`, which is in the form in which names are compared. */
  columns?: Record<string, SQLWrapper>
  /**
   * Rows of `reason`, `sign`, `rest`, `words` and `company_id`: of one record, whose columns are in scope. Records with one sign are alike if
   * the rest is null, or differs by a letter at most. All who have the sign have these words in the index, and this company where it isn't null.
   */
  signs: SQL
  /** The column that `company_id` stands for. */
  companyId?: SQLWrapper
  twins: AlikeKind['twins']
}

/** Builds a kind's statements. */
export function alikeKind({ table, twins, ...described }: Described): AlikeKind {
  const name = getTableName(table)
  const kind = { table, twins, ...described }
  const { after, max } = { after: sql`${sql.placeholder('after')}::uuid`, max: sql`${sql.placeholder('max')}::int` }
  return {
    name,
    ofAll: seenStatement(`alike_${name}`, alikeAmong(signsOf(kind))),
    around: seenStatement(`alike_${name}_around`, alikeAround(kind)),
    next: seenStatement(
      `next_${name}`,
      sql`select ${table.id} as id from ${table} where ${mine(table, sql`${table.id} > ${after}`)} order by ${table.id} limit ${max}`
    ),
    twins
  }
}

/** All signs of the records that meet a condition. A telephone number counts from seven digits on (texts/phones.ts). */
function signsOf({ table, name, phones, columns = {}, signs }: Described, isWanted?: SQL): SQL {
  const numbers = phones.map((phone) => sql`public.crm_digits(${phone})`)
  const more = Object.entries(columns).map(([name, column]) => sql`, ${column} as ${sql.identifier(name)}`)
  return sql`select own.id, each.reason, each.reason || ' ' || each.sign as sign, each.rest, each.words, each.company_id from (
      select ${table.id} as id, ${compared(name)} as name, array[${sql.join(numbers, sql`, `)}] as phones${sql.join(more)}
      from ${table} where ${mine(table, isWanted)} offset 0) as own, lateral (
      select distinct 'same_phone' as reason, phone as sign, null as rest, null as words, null::uuid as company_id
      from unnest(own.phones) as phone where length(phone) >= 7
      union all ${signs}) as each`
}

/** Stands for a letter that one text has in place of another's; none can hold it. */
const anyLetter = sql`chr(1)`

/**
 * Whoever is alike by these signs. Two rests differ by a letter at most if they are the same once a letter of both is replaced by a mark, or
 * a letter of one is left out. No rest makes such a form twice, so how often a form comes up is how many rests have it: of equal letters in
 * a row only the last is left out. Two rests alone are compared like this only where they begin or end alike, which takes most of the work
 * away.
 */
function alikeAmong(signs: SQL): SQL {
  return sql`with shared as materialized (
      select reason, sign, array_agg(id) as ids, array_agg(rest) as rests from (${signs}) as each
      group by reason, sign having count(*) between 2 and ${sql.raw(String(maxAlike))})
    select reason, sign, ids::text[] as ids from shared where rests[1] is null
    union all
    select near.reason, near.sign, alike.ids
      from (select *, least(length(rests[1]), length(rests[2])) / 2 as half from shared where rests[1] is not null) as near, lateral (
        select array_agg(id)::text[] as ids
        from (
          select rest, array_agg(distinct id) as ids, count(*) over () as count
          from unnest(near.ids, near.rests) as each (id, rest) group by rest) as one, lateral (
          select id, rest as form, true as is_whole from unnest(one.ids) as id
          union all
          select one.ids[1], left(rest, place - 1) || mark || substr(rest, place + 1), false
          from generate_series(1, least(length(rest), 40)) as place, (values (''), (${anyLetter})) as marks (mark)
          where one.count > 1 and length(rest) <= 40 and (mark <> '' or substr(rest, place, 1) <> substr(rest, place + 1, 1))) as forms
        group by form
        having count(*) > 1 and (bool_or(is_whole) or strpos(form, ${anyLetter}) > 0)) as alike
      where cardinality(near.ids) > 2 or left(rests[1], half) = left(rests[2], half) or right(rests[1], half) = right(rests[2], half)`
}

/** Whoever is alike by a sign of some records, found by the words that all have in the index who have the sign. */
function alikeAround(kind: Described): SQL {
  const { table, words, companyId } = kind
  const own = sql`right(${ownTenantId}::text, 8)`
  // Words of more than 64 letters may be in the index by their beginning alone (`crm_words`), which follows eight of the tenant's id.
  const wordsOfSign = sql`regexp_replace(public.crm_words(${ownTenantId}, words, '{}', '{}')::text, '(''[^ '']{72})[^ '']*''', '\\1'':*', 'g')`
  const query = sql`case when words is null then '''' || ${own} || '#' || split_part(sign, ' ', 2) || '''' else replace(${wordsOfSign}, ' ', ' & ') end`
  // PostgreSQL expects each query that it doesn't know yet in one record of 200. Three of them in so few that it reads nothing else.
  const hasWords = sql`${words} @@ wanted.query`
  const isOfCompany = companyId && sql`(wanted.company_id is null or ${companyId} = wanted.company_id)`
  const holders = mine(table, hasWords, hasWords, hasWords, isOfCompany)
  const most = sql.raw(String(maxAlike))
  const isAsked = sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`
  const isNear = sql`${table.id} = any(array(select unnest(ids) from few except select id from asked))`
  const all = sql`(select * from asked union all ${signsOf(kind, isNear)})`
  return sql`with asked as materialized (${signsOf(kind, isAsked)}),
    wanted as materialized (
      select distinct reason, sign, words, company_id from asked where sign <> all(${sql.placeholder('known')}::text[])),
    found as materialized (
      select reason, sign, array(select ${table.id} from ${table} where ${holders} limit ${most} + 1) as ids
      from (select *, (${query})::tsquery as query from wanted offset 0) as wanted),
    few as (select * from found where cardinality(ids) between 2 and ${most})
    select reason, sign, null as ids from found where cardinality(ids) > ${most}
    union all select * from (${alikeAmong(sql`select each.* from few join ${all} as each using (reason, sign)`)}) as alike`
}
