import { type AnyPgColumn, eq, type SQL, sql } from '../db/drizzle.ts'
import { compared } from '../db/schema/columns.ts'
import { deferred, ifRestricted, mine } from '../db/tenant.ts'
import type { AnyRecordKind, JoinTable, ReferencedValue } from '../records/record.ts'
import { comparedForm } from '../texts/compared.ts'
import { isRespelled } from '../texts/respelled.ts'
import { customProperty, isLookup, lookupSql, lookupValues } from './custom-property.ts'
import { isKeySql, keyValues, withoutIndex } from './keys.ts'
import { comparable, comparablePhone, type Property, propertiesOf, sqlTypeOf } from './property.ts'
import { type Condition, conditionsIn, type Filter, type Operator, type Query, type SortKey } from './query.ts'
import { isOrder } from './read-value.ts'

/** Records that match a filter. What is null compares as unknown, which `not` takes for false. */
export function filterSql(kind: AnyRecordKind, filter: Filter): SQL {
  if ('op' in filter) return conditionSql(kind, filter)
  if ('not' in filter) return sql`(${filterSql(kind, filter.not)}) is not true`
  const [operator, filters] = 'and' in filter ? (['and', filter.and] as const) : (['or', filter.or] as const)
  const parts = filters.map((one) => filterSql(kind, one))
  return sql`(${sql.join(parts, sql.raw(` ${operator} `))})`
}

/** The parameter of a condition's value, which `valuesOf` fills in. */
export function parameterOf({ number }: Condition) {
  return sql.placeholder(`value${number}`)
}

/** What the parameters of a query's conditions and of its order are filled in with. */
export function valuesOf({ conditions, keys }: Pick<Query, 'conditions' | 'keys'>): Record<string, unknown> {
  const ofConditions = conditions.flatMap(conditionsIn).flatMap((condition): [string, unknown][] => {
    const { number, value, custom, exactly = [] } = condition
    if (isLookup(condition)) return lookupValues(condition)
    const texts = [value].flat().map(String)
    const own: [string, unknown][] = [
      [`value${number}`, Array.isArray(value) ? texts : texts[0]],
      ...(exactly.length > 0 ? keyValues(condition, exactly) : [])
    ]
    return custom ? [...own, [conditionKey(number), custom.key]] : own
  })
  const ofKeys = keys.flatMap(({ custom }, index) =>
    custom
      ? [
          [sortKey(index), custom.key],
          [`${sortKey(index)}Options`, custom.options]
        ]
      : []
  )
  return Object.fromEntries([...ofConditions, ...ofKeys])
}

/** The parameters that have the key of a custom property. */
const conditionKey = (number: number) => `key${number}`
const sortKey = (index: number) => `sortKey${index}`

/** The property that a condition compares. Throws where the kind has no such one, which whoever reads a request has made sure of. */
export function comparedBy(kind: AnyRecordKind, { name, number, custom }: Condition): Property {
  return custom ? customProperty(kind, custom, conditionKey(number)) : propertyNamed(kind, name)
}

/** The property that the key of an order with this index (from 0) names. Throws as `comparedBy` does. */
export function sortedBy(kind: AnyRecordKind, { name, custom }: SortKey, index: number): Property {
  return custom ? customProperty(kind, custom, sortKey(index)) : propertyNamed(kind, name)
}

function propertyNamed(kind: AnyRecordKind, name: string): Property {
  const property = propertiesOf(kind)[name]
  if (!property) throw new Error(`${kind.entity} isn't found by ${name}`)
  return property
}

/** A filter as a kind is read. Of records as they were, indexes of keys and of unique values know nothing. */
export function filterFor(kind: AnyRecordKind, filter: Filter): Filter {
  if (!kind.past) return filter
  if ('not' in filter) return { not: filterFor(kind, filter.not) }
  if ('and' in filter) return { and: filter.and.map((one) => filterFor(kind, one)) }
  if ('or' in filter) return { or: filter.or.map((one) => filterFor(kind, one)) }
  const { name, op, value, custom } = filter
  if (op === 'isSpelled' && kind.filters[name]?.isFolded) {
    const exactly = [value].flat().map(String)
    return { ...filter, op: 'in', value: [...new Set(exactly.map(comparedForm))], exactly }
  }
  return custom && isLookup(filter) ? withoutIndex(filter) : filter
}

/** The column of a list's own filter. */
export function filterColumn(kind: AnyRecordKind, name: string): AnyPgColumn | SQL {
  const column = kind.filters[name]?.column
  if (!column) throw new Error(`${kind.entity} has no filter ${name}`)
  return column
}

/** The ids of the records that have one of the condition's spellings. Each is looked up by itself, for which only one index is left. */
export function idsOfSpellings(kind: AnyRecordKind, condition: Condition): SQL {
  const { table, filters } = kind
  const { respelled } = filters[condition.name] ?? {}
  const having = (isWanted: SQL) => sql`select ${table.id} from ${table} where ${mine(table, isWanted)}`
  const today = having(sql`${filterColumn(kind, condition.name)} = wanted.key`)
  const all = respelled ? sql`${today} union all ${having(isRespelled(respelled, sql`wanted.key`))}` : today
  return sql`select distinct found.id from unnest(${parameterOf(condition)}::text[]) as wanted (key), lateral (${all} offset 0) as found`
}

/** How records are found by the condition's property in another table, too. */
export function joinTableOf({ query }: AnyRecordKind, { name }: Condition): JoinTable | undefined {
  return query?.joinTables?.[name]
}

/**
 * Of records that have any number of values `eq` and `in` are true where one of them is meant, `ne` where none is. The ids are found
 * first, off indexes.
 */
function joinTableSql({ table }: AnyRecordKind, { ids, isNone }: JoinTable, condition: Condition): SQL {
  const { op, value } = condition
  const parameter = parameterOf(condition)
  if (op === 'isNull') return value ? sql`(${isNone})` : sql`not (${isNone})`
  const targets = op === 'in' ? sql`${parameter}::uuid[]` : sql`array[${parameter}]::uuid[]`
  const isFound = sql`${table.id} = any(array(${ids(targets)}))`
  return op === 'ne' ? sql`not (${isFound})` : isFound
}

const comparisons: Partial<Record<Operator, SQL>> = {
  gt: sql.raw('>'),
  gte: sql.raw('>='),
  lt: sql.raw('<'),
  lte: sql.raw('<=')
}

/**
 * Whether a joined name is null: where nothing is referred to, and for restricted callers also where what is referred to is hidden from
 * them. The others compare the column alone (`byColumn`), which an index knows.
 */
function ifNamed({ column, table }: ReferencedValue<unknown>, byColumn: SQL, isWantedNull: boolean): SQL {
  if (!table.ownerId) return byColumn
  const isThere = sql`exists (select from ${table} where ${mine(table, eq(table.id, column))})`
  return deferred(() => ifRestricted(isWantedNull ? sql`not ${isThere}` : isThere) ?? byColumn)
}

function conditionSql(kind: AnyRecordKind, condition: Condition): SQL {
  const { name, op, value } = condition
  const parameter = parameterOf(condition)
  const joinTable = joinTableOf(kind, condition)
  if (joinTable) return joinTableSql(kind, joinTable, condition)
  if (op === 'is') return sql`${filterColumn(kind, name)} = ${parameter}`
  if (op === 'isSpelled') return sql`${kind.table.id} = any(array(${idsOfSpellings(kind, condition)}))`
  const property = comparedBy(kind, condition)
  const { type, source, reference, custom } = property
  if (isLookup(condition)) {
    return lookupSql(kind, condition)
  }
  if (op === 'isNull') {
    const checked = sql`${reference?.column ?? source}`
    if (type === 'tags' && !custom) return sql`${checked} ${sql.raw(value ? '=' : '<>')} '{}'`
    const isEmpty = sql`${checked} is null`
    if (!reference) return value ? isEmpty : sql`${checked} is not null`
    return value ? ifNamed(reference, isEmpty, true) : ifNamed(reference, sql`${checked} is not null`, false)
  }
  if (op === 'hasAny' && custom) return sql`${source} ?| ${parameter}::text[]`
  if (op === 'hasAny') {
    const isWanted = sql`${compared(sql.raw('tag'))} = any(${parameter}::text[])`
    return sql`exists (select from unnest(${source}) as tag where ${isWanted})`
  }
  // Another collation than the index's would keep it from being used.
  const isNumber = property.sort === 'phone' && !isOrder(op)
  const subject = type === 'choice' ? sql`${source}` : isNumber ? comparablePhone(source) : comparable(property, source)
  const sqlType = sqlTypeOf[type]
  const hasKey = condition.exactly && isKeySql(kind, condition, source)
  switch (op) {
    case 'eq':
      if (hasKey) return sql`(${subject} = ${parameter}::text and ${hasKey})`
      return sql`${subject} = ${parameter}::${sqlType}`
    case 'ne':
      return sql`${subject} is distinct from ${parameter}::${sqlType}`
    case 'in':
      if (hasKey) return sql`(${subject} = any(${parameter}::text[]) and ${hasKey})`
      return sql`${subject} = any(${parameter}::${sqlType}[])`
    case 'contains':
      return sql`strpos(${subject}, ${parameter}::text) > 0`
    case 'startsWith':
      return sql`starts_with(${subject}, ${parameter}::text)`
    default:
      return sql`${subject} ${comparisons[op]} ${parameter}::${sqlType}`
  }
}
