import { sql } from 'drizzle-orm'
import type { Context } from '../contract.ts'
import type { Settings } from '../db/statement.ts'
import { type Bind, filterPart, type Part, type Referred, wordsPart } from './condition.ts'
import type { Filter } from './filter.ts'
import type { Search } from './find-page.ts'
import { comparesFolded, conditionsIn, foldedOf } from './folded.ts'
import { narrowingParts } from './narrow.ts'
import { oneValueOf, oneValueParts } from './one-index.ts'
import { afterPart, orderPart, type Position, presencePart } from './order.ts'
import { type AnyRecordKind, queriedOf, type Row } from './record.ts'
import { planningOf, planningOfOneValue, type Reads } from './search-class.ts'
import { joinedOf, sortColumn } from './search-pass.ts'
import type { SearchShape } from './search-statement.ts'

/**
 * What the statement of a search depends on, and PostgreSQL's settings for its plan; what it is run with is added to `values`.
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
  let bound = 0
  const bind: Bind = (value) => {
    const name = `v${bound++}`
    values[name] = value
    return sql.placeholder(name)
  }
  const after = position && { values: position.slice(0, -1), id: position.at(-1) ?? '' }
  const oneValue = oneValueOf(kind, search)
  if (oneValue) {
    const shape = shapeOfOneValue(oneValueParts(oneValue, kind.table.id, after?.id, bind), search)
    return { shape, planning: planningOfOneValue(search) }
  }
  const { shape, reads } = shapeOfOthers(tenantId, kind, search, after, bind, areMany)
  return { shape, planning: planningOf(search, shape, reads) }
}

function shapeOfOneValue(parts: Pick<SearchShape, 'conditions' | 'after' | 'order'>, search: Search): SearchShape {
  const none = { folded: undefined, compared: [], referred: { areMany: false, lists: [] } }
  return { ...parts, ...none, ...askedOf(search), isIndexed: true, stopsEarly: true, joins: 'by key' }
}

function shapeOfOthers(
  tenantId: string,
  kind: AnyRecordKind,
  search: Search,
  position: Position | undefined,
  bind: Bind,
  areMany: boolean
): { shape: SearchShape; reads: Reads } {
  const { keys, withTotal, filter } = search
  const { id } = kind.table
  const presence = presencePart(keys)
  const isIndexed = keys.length === 0 || presence !== undefined
  const stopsEarly = isIndexed && !withTotal && (filter ? conditionsIn(filter) : []).length <= fewConditions
  const referred: Referred = { areMany, lists: [] }
  const { folded, conditions, compared, hasWords } = partsOf(tenantId, kind, search, bind, { stopsEarly, referred })
  // What was counted is kept, and has columns of its own.
  const isKept = folded !== undefined && withTotal
  const after =
    position && (isKept ? afterPart(keys, sql`id`, position, bind, sortColumn) : afterPart(keys, id, position, bind))
  const readsAll = conditions.length === 0
  const hasJoins = folded !== undefined && joinedOf(keys, folded).size > 0
  const always = [presence, referred.lists.length > 0 && !areMany ? notTooMany : undefined]
  const shape: SearchShape = {
    ...askedOf(search),
    conditions: [...conditions, ...always.filter((part) => part !== undefined)],
    after,
    order: orderPart(keys, id),
    isIndexed,
    folded,
    compared,
    referred,
    stopsEarly,
    joins: stopsEarly || !hasJoins ? 'by key' : readsAll || areMany ? 'side by side' : 'by size'
  }
  return { shape, reads: { all: readsAll, words: hasWords } }
}

function askedOf({ keys, fields, withTotal, offset = 0 }: Search) {
  return { keys, fields, withTotal, hasOffset: offset > 0 }
}

/** Nothing is looked for where it would take too long. */
const notTooMany: Part = { shape: 'few', sql: sql`not (select too_many from too_many)` }

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
