import { sql } from 'drizzle-orm'
import type { Context } from '../contract.ts'
import type { Settings } from '../db/statement.ts'
import { type Bind, filterPart, type Part, type Referred, wordsPart } from './condition.ts'
import type { Filter } from './filter.ts'
import type { Search } from './find-page.ts'
import { comparesFolded, conditionsIn, foldedOf } from './folded.ts'
import { forValues } from './list-statement.ts'
import { narrowingParts } from './narrow.ts'
import { alongIndex, isChronological, loneEquality, loneParts } from './one-index.ts'
import { afterPart, orderPart, presencePart } from './order.ts'
import { type AnyRecordKind, queriedOf, type Row } from './record.ts'
import { joinedOf, sortColumn } from './search-pass.ts'
import type { SearchShape } from './search-statement.ts'

/**
 * What the statement of a search depends on, and PostgreSQL's settings for its plan; what it is run with is added to
 * `values`. Without `forValues` it has one plan, which is right for all values, and reads no more than a page.
 * `areMany` is for a search that was found to look for what refers to one of many (`tooMany`).
 */
export function shapeOf(
  { tenantId }: Context,
  kind: AnyRecordKind,
  search: Search,
  position: (string | null)[] | undefined,
  values: Row,
  areMany = false
): { shape: SearchShape; planning: Settings } {
  const { keys, fields, withTotal, offset = 0 } = search
  const { id } = kind.table
  let bound = 0
  const bind: Bind = (value) => {
    const name = `v${bound++}`
    values[name] = value
    return sql.placeholder(name)
  }
  const asked = { keys, fields, withTotal, hasOffset: offset > 0 }
  const lastId = position && (position.at(-1) ?? '')
  const lone = loneEquality(kind, search)
  if (lone) {
    const parts = {
      ...loneParts(lone, id, lastId, bind),
      folded: undefined,
      compared: [],
      referred: { areMany: false, lists: [] }
    }
    return {
      shape: { ...parts, ...asked, isIndexed: true, stopsEarly: true, joins: 'by key' },
      planning: withTotal ? forValues : {}
    }
  }
  const presence = presencePart(keys)
  const isIndexed = keys.length === 0 || presence !== undefined
  const isShort = (search.filter ? conditionsIn(search.filter) : []).length <= fewConditions
  const stopsEarly = isIndexed && !withTotal && isShort
  const referred: Referred = { areMany, lists: [] }
  const { folded, conditions, compared, hasWords } = partsOf(tenantId, kind, search, bind, { stopsEarly, referred })
  const after = lastId === undefined ? undefined : { values: position?.slice(0, -1) ?? [], id: lastId }
  const isAfterCount = folded !== undefined && withTotal
  const readsAll = conditions.length === 0
  const hasJoins = folded !== undefined && joinedOf(keys, folded).size > 0
  const shape: SearchShape = {
    conditions: [...conditions, presence, referred.lists.length > 0 && !areMany ? notTooMany : undefined].filter(
      (part) => part !== undefined
    ),
    after:
      after && (isAfterCount ? afterPart(keys, sql`id`, after, bind, sortColumn) : afterPart(keys, id, after, bind)),
    order: orderPart(keys, id),
    ...asked,
    isIndexed,
    folded,
    compared,
    referred,
    stopsEarly,
    joins: stopsEarly || !hasJoins ? 'by key' : readsAll || areMany ? 'side by side' : 'by size'
  }
  const isPlain = readsAll && compared.length === 0 && keys.length === 0
  const settings: Settings = {
    ...(folded && hasWords && byWords),
    ...(shape.joins !== 'by key' && sideBySide),
    ...(folded && folded.tags.size > 0 && withoutMemory)
  }
  if (Object.keys(settings).length > 0 || withTotal) return { shape, planning: { ...forValues, ...settings } }
  if (folded && stopsEarly && readsAll) return { shape, planning: { ...forValues, ...alongIndex } }
  if (isChronological(search)) return { shape, planning: alongIndex }
  return { shape, planning: isPlain ? {} : forValues }
}

/** Nothing is looked for where it would take too long. */
const notTooMany: Part = { shape: 'few', sql: sql`not (select too_many from too_many)` }

/**
 * Where all that match are read by their words: PostgreSQL supposes that it makes each record's words again, and where it expects
 * that most match, would as soon make them of all that it reads in the order of their ids.
 */
const byWords: Settings = { enable_indexscan: 'off' }

/**
 * Where all of a tenant's records are read, and all that they refer to: of a tenant that PostgreSQL has no statistics of yet it
 * expects one record, and would hold each of them against each.
 */
const sideBySide: Settings = { enable_nestloop: 'off' }

/** Where tags are compared: PostgreSQL supposes that many records have the same, and would keep what it found of each list. */
const withoutMemory: Settings = { enable_memoize: 'off' }

/**
 * So many conditions are compared twice, to count and to find the page, in less time than to keep what was found; and others'
 * records are read one by one for them until a page is full, not all at once.
 */
const fewConditions = 10

/** What must all be true, split by whether several conditions compare the same text. */
function partsOf(
  tenantId: string,
  kind: AnyRecordKind,
  { filter, words, more, withTotal, keys }: Search,
  bind: Bind,
  { stopsEarly, referred }: { stopsEarly: boolean; referred: Referred }
): Pick<SearchShape, 'conditions' | 'compared' | 'folded'> & { hasWords: boolean } {
  const all = filter ? conditionsIn(filter) : []
  const folded = foldedOf(all, bind, !stopsEarly)
  const queried = queriedOf(kind)
  const searched = { tenantId, words: queried.words, bind, folded, referred }
  const filters = filter ? conjunctsOf(filter) : []
  const { true: later = [], false: first = [] } = Object.groupBy(filters, (one) => `${comparesFolded(folded, one)}`)
  const narrowing = narrowingParts(searched, filters)
  const isShort = all.length <= fewConditions
  const readsOthers = all.some(({ property, op }) => property.join && op !== 'isNull')
  const isSortedByOthers = keys.some(({ property }) => property.join)
  const inOnePass = later.length > 0 || isSortedByOthers || (withTotal && (readsOthers || !isShort))
  return {
    conditions: [
      ...narrowing,
      ...first.map((one) => filterPart(searched, one)),
      wordsPart(searched, words, queried.hasPhones),
      ...(more?.(bind) ?? [])
    ].filter((part) => part !== null),
    compared: later.map((one) => filterPart(searched, one)),
    folded: inOnePass ? folded : undefined,
    hasWords: narrowing.length > 0 || words.length > 0
  }
}

/** What must all hold. */
function conjunctsOf(filter: Filter): Filter[] {
  return 'and' in filter ? filter.and.flatMap(conjunctsOf) : [filter]
}
