import type { Schemas } from '../../generated/types.ts'
import { getTableName, type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import type { companies, contacts } from '../db/schema.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { normalise } from '../normalised-text.ts'

type Reason = Schemas['DuplicateGroup']['reasons'][number]

/** Records that are alike for one reason. */
export type Alike = { reason: Reason; ids: string[] }

/** The digits of a telephone number, in whatever script; null where it has none. Faster than a regular expression. */
export function digitsOf(phone: SQLWrapper): SQL {
  const folded = sql`public.crm_fold(${phone})`
  const others = sql`translate(${folded}, '0123456789', '')`
  return sql`nullif(translate(${folded}, ${others}, ''), '')`
}

/** The words of a name in the form in which names are compared. */
export function wordsOfName(name: SQLWrapper): SQL {
  return sql`array_remove(string_to_array(public.crm_fold(${name}), ' '), '')`
}

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
  /** For each reason what all records that are like this one have in the index of words, as `wholeWordQueries` takes it. */
  sharedWords: (clues: Clues) => string[][]
  /** The records that meet the queries at one place of `firsts`, `seconds` and `rests`, for the index of words. */
  having: Statement<{ id: string }, SeenScope>
}

/** Builds a kind's statements; `select` finds what is alike among its records that meet a condition. */
export function alikeKind({
  table,
  words,
  select,
  clues,
  sharedWords
}: {
  table: typeof contacts | typeof companies
  words: SQL
  select: (isWanted?: SQL) => SQL<Alike>
  clues: Record<string, SQLWrapper>
  sharedWords: AlikeKind['sharedWords']
}): AlikeKind {
  const name = getTableName(table)
  const list = (key: string) => sql`${sql.placeholder(key)}::text[]`
  // PostgreSQL expects each query that it doesn't know yet in one record of 200. Three of them in so few that it reads nothing else.
  const has = (part: string) => sql`${words} @@ wanted.${sql.identifier(part)}::tsquery`
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
    sharedWords,
    having: seenStatement(
      `${name}_having_words`,
      sql`select distinct found.id
        from unnest(${list('firsts')}, ${list('seconds')}, ${list('rests')}) as wanted (first, second, rest),
          lateral (select ${table.id} as id from ${table} where ${mine(table, has('first'), has('second'), has('rest'))}) as found`
    )
  }
}

/** The entries of telephone numbers that count, each alone. */
export function phoneEntries(phones: (string | null)[]): string[][] {
  const all = phones.map((phone) => normalise(phone ?? '').replace(/[^0-9]/g, ''))
  return [...new Set(all)].filter((digits) => digits.length >= 7).map((digits) => [`#${digits}`])
}

/** A name of two to eight words, each time without another one. */
export function namesWithoutOneWord(name: string): string[] {
  const words = normalise(name).split(' ').filter(Boolean)
  return words.length < 2 || words.length > 8 ? [] : words.map((_, place) => words.toSpliced(place, 1).join(' '))
}
