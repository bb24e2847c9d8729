import type { Schemas } from '../../generated/types.ts'
import { getTableName, type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import type { companies, contacts } from '../db/schema.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { comparedForm } from '../texts/compared.ts'
import { phoneDigits } from '../texts/phones.ts'
import type { TwinsKind } from './twins.ts'

type Reason = Schemas['DuplicateGroup']['reasons'][number]

/** What more records than this share is no sign that they are one, and neither is it when more hang together. */
export const maxAlike = 1_000

/** What records share that are alike for this reason: words, in any order. */
type Sign = { reason: Reason; sign: string }

/** Records that are alike for one reason. */
export type Alike = Sign & { ids: string[] }

/** A sign of a record, and how all that have it are found: by words in the index of words, and by their company. */
export type Shared = Sign & { words: string[]; companyId?: string }

/** The digits of a telephone number (texts/phones.ts); null where it has none. */
export function digitsOf(phone: SQLWrapper): SQL {
  return sql`nullif(public.crm_digits(${phone}), '')`
}

/** The words of a name in the form in which names are compared. */
export function wordsOfName(name: SQLWrapper): SQL {
  return sql`array_remove(string_to_array(public.crm_fold(${name}), ' '), '')`
}

/** A name's words as `wordsOfName` has them, in one text. */
export function foldedName(name: string): string {
  return comparedForm(name)
}

/** Whether a group of rows is of records that seem to be one. */
export const isShared = sql.raw(`count(*) between 2 and ${maxAlike}`)

/** What of a record tells which ones may be like it. */
type Clues = { name: string; phones: (string | null)[]; companyId?: string | null; domain?: string | null }

/** How records of a kind that are alike are found: among all that a tenant has, or among some. */
export type AlikeKind = {
  name: string
  ofAll: Statement<Alike, SeenScope>
  /** Among `ids`. */
  among: Statement<Alike, SeenScope>
  /** The first `max` records after the id `after`. */
  next: Statement<{ id: string }, SeenScope>
  clues: Statement<Clues, SeenScope>
  shared: (clues: Clues) => Shared[]
  /** What former releases took for two keys, and the reason that it is for having one. */
  twins: TwinsKind & { reason: Reason }
  /**
   * For each place of `firsts`, `seconds`, `rests` and `companyIds`, in their order, the records that meet these queries for the index of words,
   * and the company where it isn't null: one more than `maxAlike` at most.
   */
  having: Statement<{ ids: string[] }, SeenScope>
}

/** Builds a kind's statements; `select` finds what is alike among its records that meet a condition. */
export function alikeKind({
  table,
  words,
  select,
  clues,
  shared,
  twins,
  companyId
}: {
  table: typeof contacts | typeof companies
  words: SQL
  select: (isWanted?: SQL) => SQL<Alike>
  clues: Record<string, SQLWrapper>
  shared: AlikeKind['shared']
  twins: AlikeKind['twins']
  /** The column that `companyId` of what is shared stands for. */
  companyId?: SQLWrapper
}): AlikeKind {
  const name = getTableName(table)
  const list = (key: string) => sql`${sql.placeholder(key)}::text[]`
  // PostgreSQL expects each query that it doesn't know yet in one record of 200. Three of them in so few that it reads nothing else.
  const has = (part: string) => sql`${words} @@ wanted.${sql.identifier(part)}::tsquery`
  const isOfCompany = companyId && sql`(wanted.company_id is null or ${companyId} = wanted.company_id)`
  const isOne = sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`
  const columns = Object.entries(clues).map(([key, value]) => sql`${value} as ${sql.identifier(key)}`)
  return {
    name,
    ofAll: seenStatement(`alike_${name}`, select()),
    among: seenStatement(`alike_${name}_among`, select(isOne)),
    next: seenStatement(
      `next_${name}`,
      sql`select ${table.id} as id from ${table} where ${mine(table, sql`${table.id} > ${sql.placeholder('after')}::uuid`)}
        order by ${table.id} limit ${sql.placeholder('max')}::int`
    ),
    clues: seenStatement(
      `clues_of_${name}`,
      sql`select ${sql.join(columns, sql`, `)} from ${table} where ${mine(table, isOne)}`
    ),
    shared,
    twins,
    having: seenStatement(
      `${name}_having_words`,
      sql`select array(select ${table.id} from ${table}
          where ${mine(table, has('first'), has('second'), has('rest'), isOfCompany)} limit ${sql.raw(String(maxAlike + 1))}) as ids
        from unnest(${list('firsts')}, ${list('seconds')}, ${list('rests')}, ${sql.placeholder('companyIds')}::uuid[])
          with ordinality as wanted (first, second, rest, company_id, number) order by number`
    )
  }
}

/** The telephone numbers that count. */
export function sharedPhones(phones: (string | null)[]): Shared[] {
  const all = phones.map((phone) => phoneDigits(phone ?? ''))
  return all
    .filter((digits) => digits.length >= 7)
    .map((digits) => ({ reason: 'same_phone', sign: digits, words: [`#${digits}`] }))
}

/** A name of two to eight words whole, and each time without another one. */
export function anchorsOfName(name: string): string[] {
  const words = comparedForm(name).split(' ').filter(Boolean)
  if (words.length < 2 || words.length > 8) return []
  return [words, ...words.map((_, place) => words.toSpliced(place, 1))].map((some) => some.join(' '))
}
