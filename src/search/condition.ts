import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AnyRecordKind } from '../records/record.ts'
import { comparable, type Property, propertiesOf, sqlTypeOf } from './property.ts'
import type { Comparand, Condition, Filter, Operator } from './query.ts'

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

/** What the parameters of conditions are filled in with. */
export function valuesOf(conditions: Condition[]): Record<string, unknown> {
  const text = (value: Comparand) => String(value)
  return Object.fromEntries(
    conditions.map(({ number, value }) => [`value${number}`, Array.isArray(value) ? value.map(text) : text(value)])
  )
}

/** The property that a condition compares; undefined for a list's own filter. */
export function propertyOf(kind: AnyRecordKind, { name, op }: Condition): Property | undefined {
  return op === 'is' ? undefined : propertyNamed(kind, name)
}

/** Throws where the kind has no such property, which whoever reads a request has made sure of. */
export function propertyNamed(kind: AnyRecordKind, name: string): Property {
  const property = propertiesOf(kind)[name]
  if (!property) throw new Error(`${kind.entity} isn't found by ${name}`)
  return property
}

/** The column of a list's own filter. */
export function filterColumn(kind: AnyRecordKind, name: string): AnyPgColumn {
  const column = kind.filters[name]?.column
  if (!column) throw new Error(`${kind.entity} has no filter ${name}`)
  return column
}

const comparisons: Partial<Record<Operator, SQL>> = {
  gt: sql.raw('>'),
  gte: sql.raw('>='),
  lt: sql.raw('<'),
  lte: sql.raw('<=')
}

function conditionSql(kind: AnyRecordKind, condition: Condition): SQL {
  const { name, op, value } = condition
  const parameter = parameterOf(condition)
  if (op === 'is') return eq(filterColumn(kind, name), parameter)
  const property = propertyNamed(kind, name)
  const { type, source, reference } = property
  if (op === 'isNull') {
    const checked = reference?.column ?? source
    return value ? sql`${checked} is null` : sql`${checked} is not null`
  }
  if (op === 'hasAny') {
    const isWanted = sql`public.crm_fold(tag) = any(${parameter}::text[])`
    return sql`exists (select from unnest(${source}) as tag where ${isWanted})`
  }
  // Another collation than the index's would keep it from being used.
  const subject = type === 'choice' ? sql`${source}` : comparable(property, source)
  const sqlType = sqlTypeOf[type]
  switch (op) {
    case 'eq':
      return sql`${subject} = ${parameter}::${sqlType}`
    case 'ne':
      return sql`${subject} is distinct from ${parameter}::${sqlType}`
    case 'in':
      return sql`${subject} = any(${parameter}::${sqlType}[])`
    case 'contains':
      return sql`strpos(${subject}, ${parameter}::text) > 0`
    case 'startsWith':
      return sql`starts_with(${subject}, ${parameter}::text)`
    default:
      return sql`${subject} ${comparisons[op]} ${parameter}::${sqlType}`
  }
}
