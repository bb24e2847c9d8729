import { sql } from 'drizzle-orm'
import type { Context } from '../contract.ts'
import type { Settings } from '../db/statement.ts'
import { type Bind, filterPart, wordsPart } from './condition.ts'
import type { Condition, Filter } from './filter.ts'
import type { Search } from './find-page.ts'
import { forValues } from './list-statement.ts'
import { alongIndex, isChronological, loneEquality, loneParts } from './one-index.ts'
import { afterPart, orderPart, presencePart } from './order.ts'
import type { QueryProperty } from './property.ts'
import { type AnyRecordKind, queriedOf, type Row } from './record.ts'
import type { SearchShape } from './search-statement.ts'

/**
 * What the statement of a search depends on, and PostgreSQL's settings for its plan; what it is run with is added to
 * `values`. Without `forValues` it has one plan, which is right for all values, and reads no more than a page.
 */
export function shapeOf(
  { tenantId }: Context,
  kind: AnyRecordKind,
  search: Search,
  position: (string | null)[] | undefined,
  values: Row
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
    const parts = loneParts(lone, id, lastId, bind)
    return { shape: { ...parts, ...asked, isIndexed: true, folded: new Map() }, planning: withTotal ? forValues : {} }
  }
  const presence = presencePart(keys)
  const folded = textsOfSeveral(search.filter ? conditionsIn(search.filter) : [])
  const { words, hasPhones } = queriedOf(kind)
  const searched = { tenantId, words, bind, isNarrowing: true, folded: new Set(folded.keys()) }
  const conditions = [
    search.filter && filterPart(searched, search.filter),
    wordsPart(searched, search.words, hasPhones),
    presence,
    ...(search.more?.(bind) ?? [])
  ].filter((part) => part !== undefined && part !== null)
  const after = lastId === undefined ? undefined : { values: position?.slice(0, -1) ?? [], id: lastId }
  const shape = {
    conditions,
    after: after && afterPart(keys, id, after, bind),
    order: orderPart(keys, id),
    ...asked,
    isIndexed: keys.length === 0 || presence !== undefined,
    folded
  }
  const isPlain = conditions.length === 0 && keys.length === 0
  if (withTotal) return { shape, planning: forValues }
  if (isChronological(search)) return { shape, planning: alongIndex }
  return { shape, planning: isPlain ? {} : forValues }
}

function conditionsIn(filter: Filter): Condition[] {
  if ('property' in filter) return [filter]
  if ('not' in filter) return conditionsIn(filter.not)
  return ('and' in filter ? filter.and : filter.or).flatMap(conditionsIn)
}

/** Reading another's records costs more than to fold a text again, and finds the few that refer to those that are meant. */
const fewJoined = 2

/** The texts and tags that several conditions compare. */
function textsOfSeveral(conditions: Condition[]): Map<string, QueryProperty<unknown>> {
  const compared = conditions.filter(
    ({ op, property }) => (property.type === 'text' || property.type === 'tags') && op !== 'isNull'
  )
  const byName = Map.groupBy(compared, ({ name }) => name)
  const several = [...byName].filter(([, some]) => some.length > (some[0]?.property.join ? fewJoined : 1))
  return new Map(several.flatMap(([name, [first]]) => (first ? [[name, first.property] as const] : [])))
}
