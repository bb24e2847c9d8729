import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Bind } from './condition.ts'
import type { Condition, Filter } from './filter.ts'
import { wordsToFind } from './indexed.ts'
import type { QueryProperty } from './property.ts'

/** What several conditions of one search compare, by property: it is read once for each record, not in each condition. */
export type Folded = {
  texts: Map<string, QueryProperty<unknown>>
  /** With what is in any list, and the lists that the conditions ask for, in the order in which they were added. */
  tags: Map<string, { property: QueryProperty<unknown>; wanted: SQLWrapper; lists: SQLWrapper[] }>
}

/** Reading another's records costs more than to fold a text again, and finds the few that refer to those that are meant. */
const fewJoined = 2

/**
 * The texts and tags that several of these conditions compare; where no page is full before all is read (`readsAll`), also the names of
 * others' records that no index finds.
 */
export function foldedOf(conditions: Condition[], bind: Bind, readsAll: boolean): Folded {
  const several = (type: string) => {
    const some = conditions.filter(({ op, property }) => property.type === type && op !== 'isNull')
    const byName = [...Map.groupBy(some, ({ name }) => name)]
    return byName.flatMap(([name, same]) => {
      const property = same[0]?.property
      const most = property?.join ? (readsAll && same.some(isWithoutIndex) ? 0 : fewJoined) : 1
      return property && same.length > most ? [{ name, property, same }] : []
    })
  }
  const texts = several('text').map(({ name, property }) => [name, property] as const)
  const tags = several('tags').map(({ name, property, same }) => {
    const wanted = bind([...new Set(same.flatMap(({ value }) => value).map(String))])
    return [name, { property, wanted, lists: [] as SQLWrapper[] }] as const
  })
  return { texts: new Map(texts), tags: new Map(tags) }
}

/** Whether the name of another's record is such that each of those is read. Of users and stages there are few. */
function isWithoutIndex({ op, property: { join, ...source }, value, name }: Condition): boolean {
  return join?.words !== undefined && wordsToFind({ op, property: source, value, name }).length === 0
}

/** Whether a filter compares any of it. */
export function comparesFolded({ texts, tags }: Folded, filter: Filter): boolean {
  return conditionsIn(filter).some(({ name, op }) => op !== 'isNull' && (texts.has(name) || tags.has(name)))
}

/** All conditions of a filter, however they are nested. */
export function conditionsIn(filter: Filter): Condition[] {
  if ('property' in filter) return [filter]
  if ('not' in filter) return conditionsIn(filter.not)
  return ('and' in filter ? filter.and : filter.or).flatMap(conditionsIn)
}

/** The column that has a text's folded form. */
export function foldedColumn(name: string): SQL {
  return sql`${sql.identifier(`folded_${name}`)}`
}

/** The column that says whether a record has any tag of a list, which is added to what is asked for. */
export function addTagList({ tags }: Folded, name: string, list: SQLWrapper): SQL {
  const lists = tags.get(name)?.lists ?? []
  return tagColumn(name, lists.push(list) - 1)
}

function tagColumn(name: string, index: number): SQL {
  return sql`${sql.identifier(`has_${name}_${index}`)}`
}

/**
 * What is joined to a record for its tags: each is folded once, and looked up in the hash table of each list where any list has
 * it.
 */
export function tagRows({ tags }: Folded): SQL[] {
  return [...tags].map(([name, { property, wanted, lists }]) => {
    const columns = lists.map((list, index) => sql`bool_or(tag = any(${list}::text[])) as ${tagColumn(name, index)}`)
    const each = sql`select public.crm_fold(tag) collate "C" as tag from unnest(${property.source}) as tag offset 0`
    return sql` cross join lateral (select ${sql.join(columns, sql`, `)} from (${each}) as each where tag = any(${wanted}::text[])) as ${sql.identifier(`of_${name}`)}`
  })
}

/** The columns of what is joined for tags. */
export function tagColumns({ tags }: Folded): SQL[] {
  return [...tags].flatMap(([name, { lists }]) => lists.map((_, index) => tagColumn(name, index)))
}
