import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mine } from '../db/tenant.ts'
import type { Condition, Filter } from './filter.ts'
import { isDigits, wordQuery } from './fold.ts'
import { hasIndex, wordsToFind } from './has-index.ts'
import { comparable, equatable, type Join, type Operator, type QueryProperty, sqlTypeOf } from './property.ts'

/** A piece of a statement. Pieces of the same shape have the same text; the values are filled in when it runs. */
export type Part = { shape: string; sql: SQL }

/** Takes a value of a part, and returns the parameter for it. */
export type Bind = (value: unknown) => SQLWrapper

/** What the conditions of one search are made for. */
export type Searched = {
  tenantId: string
  /** The words of a record, as the index has them. */
  words: SQL
  bind: Bind
  /**
   * Whether words may be looked up in the index, to find the few records to compare. Where the index can't be used, to make
   * each record's words takes many times as long as to compare it.
   */
  isNarrowing: boolean
  /** The texts and tags that are folded once for each record, since several conditions compare them (search-statement.ts). */
  folded: ReadonlySet<string>
}

/** Records that match a filter; `ne` and `not` are true of null. */
export function filterPart(searched: Searched, filter: Filter): Part {
  if ('not' in filter) {
    const inner = filterPart({ ...searched, isNarrowing: false }, filter.not)
    return { shape: `not(${inner.shape})`, sql: sql`(${inner.sql}) is not true` }
  }
  if ('property' in filter) return conditionPart(searched, filter)
  if ('or' in filter) {
    const isNarrowing = searched.isNarrowing && filter.or.every(hasIndex)
    return joinParts(
      'or',
      filter.or.map((one) => filterPart({ ...searched, isNarrowing }, one))
    )
  }
  let left = maxLookedUp
  const parts = filter.and.map((one) => {
    const isNarrowing = searched.isNarrowing && (!hasIndex(one) || left-- > 0)
    return filterPart({ ...searched, isNarrowing }, one)
  })
  return joinParts('and', parts)
}

/** Of conditions that must all hold, so many narrow a search down; each further one reads the index for nothing. */
const maxLookedUp = 3

/**
 * Records with a word that begins with each of these, with `inPhones` or a telephone number that has these digits; null
 * where there are no words.
 */
export function wordsPart({ tenantId, words, bind }: Searched, wanted: string[], inPhones = false): Part | null {
  const query = wordQuery(tenantId, wanted, inPhones)
  if (query === null) return null
  const value = sql`${bind(query)}::tsquery`
  // PostgreSQL takes each of the entries that digits may be in for as common as a word, and so many for common enough to read all
  // records instead. Of a value that it doesn't see when it plans it expects few. A single digit is common indeed.
  const isRare = inPhones && wanted.some((word) => word.length > 1 && isDigits(word))
  return isRare
    ? { shape: 'digits', sql: sql`${words} @@ (select ${value})` }
    : { shape: 'words', sql: sql`${words} @@ ${value}` }
}

function joinParts(operator: 'and' | 'or', parts: Part[]): Part {
  const joined = sql.join(
    parts.map((part) => part.sql),
    sql.raw(` ${operator} `)
  )
  return { shape: `${operator}(${parts.map(({ shape }) => shape)})`, sql: sql`(${joined})` }
}

function conditionPart(searched: Searched, condition: Condition): Part {
  const { name, op, property, value } = condition
  const { join } = property
  if (op === 'isNull') {
    const checked = join ? join.by : property.source
    return value
      ? { shape: `${name}:null`, sql: sql`${checked} is null` }
      : { shape: `${name}:present`, sql: sql`${checked} is not null` }
  }
  return join && !searched.folded.has(name)
    ? referencePart(searched, condition, join)
    : comparisonPart(searched, condition)
}

/** By what is referred to: the few that are meant are found first, and then, off an index, what refers to them. */
function referencePart(searched: Searched, condition: Condition, { table, by, words }: Join): Part {
  const { property, ...rest } = condition
  const { join: _, ...source } = property
  const isNegated = condition.op === 'ne'
  const sought: Condition = { ...rest, property: source, op: isNegated ? 'eq' : condition.op }
  const ofOther = { ...searched, words: words ?? searched.words, isNarrowing: true }
  const { shape, sql: comparison } = comparisonPart(ofOther, sought)
  const meant = sql`${by} in (select ${table.id} from ${table} where ${mine(table, comparison)})`
  return isNegated ? { shape: `${shape}:not`, sql: sql`(${meant}) is not true` } : { shape, sql: meant }
}

function comparisonPart(searched: Searched, condition: Condition): Part {
  const { name, op, value } = condition
  const { bind, folded } = searched
  const words = searched.isNarrowing ? wordsPart(searched, wordsToFind(condition)) : null
  const comparand = Array.isArray(value) ? bind(value.map(String)) : bind(String(value))
  const comparison = {
    shape: `${name}:${op}`,
    sql: compare(condition, comparand, folded.has(name) ? foldedText(name) : undefined)
  }
  return words ? joinParts('and', [words, comparison]) : comparison
}

/** What was folded once for all conditions. */
function foldedText(name: string): SQL {
  return sql`"folded".${sql.identifier(name)}`
}

const comparisons: Partial<Record<Operator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

function compare({ op, property }: Condition, value: SQLWrapper, folded: SQL | undefined): SQL {
  const subject = folded ?? comparable(property)
  const type = sqlTypeOf[property.type]
  const same = property.type === 'choice' ? equatable(property) : subject
  switch (op) {
    case 'eq':
      return sql`${same} = ${value}::${type}`
    case 'ne':
      return sql`${same} is distinct from ${value}::${type}`
    case 'in':
      return sql`${same} = any(${value}::${type}[])`
    case 'contains':
      return sql`strpos(${subject}, ${value}::text) > 0`
    case 'startsWith':
      return sql`starts_with(${subject}, ${value}::text)`
    case 'hasAny':
      return folded ? sql`${folded} && ${value}::text[]` : hasAny(property, value)
    default:
      return sql`${subject} ${sql.raw(comparisons[op] ?? '=')} ${value}::${type}`
  }
}

function hasAny({ source }: QueryProperty<unknown>, value: SQLWrapper): SQL {
  return sql`exists (select from unnest(${source}) as tag where public.crm_fold(tag) = any(${value}::text[]))`
}
