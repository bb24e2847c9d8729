import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mine } from '../db/tenant.ts'
import type { Condition, Filter } from './filter.ts'
import { afterBeginning, isDigits, wordQuery } from './fold.ts'
import { addTagList, type Folded, foldedColumn } from './folded.ts'
import { wordsToFind } from './indexed.ts'
import { comparable, equatable, type Join, type Operator, sqlTypeOf } from './property.ts'
import type { Comparand } from './read-value.ts'

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
  /** What is read once for each record, since several conditions compare it. */
  folded: Folded
  /** What records have to refer to, where that is looked up by words first. */
  referred: Referred
  /** Whether a record may match without it. */
  isNested?: boolean
}

/** The ids that records have to refer to, one of each list; of so many that they are held in a hash table where `areMany`. */
export type Referred = { areMany: boolean; lists: SQL[] }

/** Records that match a filter; `ne` and `not` are true of null. */
export function filterPart(searched: Searched, filter: Filter): Part {
  if ('property' in filter) return conditionPart(searched, filter)
  const nested = { ...searched, isNested: true }
  if ('not' in filter) {
    const inner = filterPart(nested, filter.not)
    return { shape: `not(${inner.shape})`, sql: sql`(${inner.sql}) is not true` }
  }
  const [operator, filters] = 'and' in filter ? (['and', filter.and] as const) : (['or', filter.or] as const)
  const parts = filters.map((one) => filterPart(nested, one))
  return joinParts(operator, parts)
}

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

/** Records whose words a query of PostgreSQL's finds. */
export function queryPart({ words, bind }: Searched, query: string): Part {
  return { shape: 'words', sql: sql`${words} @@ ${bind(query)}::tsquery` }
}

/** All of these, or one of them. */
export function joinParts(operator: 'and' | 'or', parts: Part[]): Part {
  const joined = sql.join(
    parts.map((part) => part.sql),
    sql.raw(` ${operator} `)
  )
  return { shape: `${operator}(${parts.map(({ shape }) => shape)})`, sql: sql`(${joined})` }
}

/** Records that a condition is true of. */
export function conditionPart(searched: Searched, condition: Condition): Part {
  const { name, op, property, value } = condition
  const { join } = property
  if (op === 'isNull') {
    const checked = join ? join.by : property.source
    return value
      ? { shape: `${name}:null`, sql: sql`${checked} is null` }
      : { shape: `${name}:present`, sql: sql`${checked} is not null` }
  }
  if (property.type === 'tags') return tagsPart(searched, condition)
  return join && !searched.folded.texts.has(name)
    ? referencePart(searched, condition, join)
    : comparisonPart(searched, condition)
}

/**
 * By what is referred to. What an index of words finds comes first, and then, off an index, what refers to it; where that is much, or
 * other records match as well, it is a hash table. Of other comparisons PostgreSQL chooses whether to look up what each record
 * refers to, or to make the hash table. None of it is a join: of a tenant that it has no statistics of yet PostgreSQL expects one
 * record, and would hold each of all its records against each.
 */
function referencePart(searched: Searched, condition: Condition, { table, by, words }: Join): Part {
  const { property, ...rest } = condition
  const { join: _, ...source } = property
  const isNegated = condition.op === 'ne'
  const sought: Condition = { ...rest, property: source, op: isNegated ? 'eq' : condition.op }
  const ofOther = { ...searched, words: words ?? searched.words }
  const lookedUp = wordsPart(ofOther, wordsToFind(sought))
  const compared = comparisonPart(ofOther, sought)
  const found = (part: Part) => sql`(select ${table.id} from ${table} where ${mine(table, part.sql)})`
  const both = lookedUp && joinParts('and', [lookedUp, compared])
  const isMeant = both
    ? sql`${by} in ${found(both)}`
    : sql`exists (select from ${table} where ${mine(table, sql`${table.id} = ${by}`, compared.sql)})`
  const { shape } = both ?? compared
  if (isNegated) return { shape: `${shape}:not`, sql: sql`(${isMeant}) is not true` }
  const { referred } = searched
  if (both && !searched.isNested) {
    const ids = sql`(select id from ${referredList(referred.lists.push(found(both)) - 1)})`
    return referred.areMany
      ? { shape: `${shape}:many`, sql: sql`(${by} in ${ids}) is true` }
      : { shape: `${shape}:few`, sql: sql`${by} = any(array${ids})` }
  }
  return { shape, sql: sql`(${isMeant}) is true` }
}

/** What a list of ids that are referred to is called in a statement. */
export function referredList(index: number): SQL {
  return sql`${sql.identifier(`referred_${index}`)}`
}

/** Records with a tag of a list. */
function tagsPart({ bind, folded }: Searched, { name, property, value }: Condition): Part {
  const list = bind((value as Comparand[]).map(String))
  const shape = `${name}:hasAny`
  if (folded.tags.has(name)) return { shape, sql: addTagList(folded, name, list) }
  const isWanted = sql`public.crm_fold(tag) = any(${list}::text[])`
  return { shape, sql: sql`exists (select from unnest(${property.source}) as tag where ${isWanted})` }
}

const comparisons: Partial<Record<Operator, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

function comparisonPart({ bind, folded }: Searched, { name, op, property, value }: Condition): Part {
  const isFolded = folded.texts.has(name)
  const subject = isFolded ? foldedColumn(name) : comparable(property)
  const type = sqlTypeOf[property.type]
  const shape = `${name}:${op}`
  if (isFolded && op === 'startsWith') return beginningPart(shape, subject, String(value), bind)
  const comparand = Array.isArray(value) ? bind(value.map(String)) : bind(String(value))
  const same = property.type === 'choice' ? equatable(property) : subject
  const compared = () => {
    switch (op) {
      case 'eq':
        return sql`${same} = ${comparand}::${type}`
      case 'ne':
        return sql`${same} is distinct from ${comparand}::${type}`
      case 'in':
        return sql`${same} = any(${comparand}::${type}[])`
      case 'contains':
        return sql`strpos(${subject}, ${comparand}::text) > 0`
      case 'startsWith':
        return sql`starts_with(${subject}, ${comparand}::text)`
      default:
        return sql`${subject} ${sql.raw(comparisons[op] ?? '=')} ${comparand}::${type}`
    }
  }
  return { shape, sql: compared() }
}

/** Two comparisons take a third of the time of `starts_with`, and mostly the first one is enough. */
function beginningPart(shape: string, subject: SQL, beginning: string, bind: Bind): Part {
  const from = sql`${subject} >= ${bind(beginning)}::text`
  const end = afterBeginning(beginning)
  if (end === undefined) return { shape: `${shape}:last`, sql: from }
  return { shape, sql: sql`(${from} and ${subject} < ${bind(end)}::text)` }
}
