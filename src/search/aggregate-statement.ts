import { type AnyPgColumn, eq, type SQL, sql } from '../db/drizzle.ts'
import { listOf } from '../db/lists.ts'
import { stages, users } from '../db/schema.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { FormerValue, formerName } from '../records/past.ts'
import type { AnyRecordKind, ReferencedValue } from '../records/record.ts'
import { customProperty } from './custom-property.ts'
import type { PagePlan } from './page-plan.ts'
import { selectMatching } from './page-statement.ts'
import { comparable, nameIn, type Property, propertiesOf } from './property.ts'
import type { Custom } from './query.ts'
import type { Asked, Group, GroupSort, Measure, Period } from './read-aggregate.ts'

/** The groups as a JSON array, and how many there are in all. */
type Groups = { json: string; total: number }

/** How a time is written by its period, for PostgreSQL's to_char; `I` stands for ISO weeks (ISO 8601). */
const formats: Record<Period, string> = {
  day: 'YYYY-MM-DD',
  week: 'IYYY-"W"IW',
  month: 'YYYY-MM',
  quarter: 'YYYY-"Q"Q',
  year: 'YYYY'
}

const nameParameter = (index: number) => `groupName${index}`
const groupKey = (index: number) => `groupKey${index}`
const measureKey = (index: number) => `measureKey${index}`

/** What the parameters of names, keys and options are filled in with. */
export function namesOfParameters({ groups, measures }: Asked): Record<string, unknown> {
  const ofGroups = groups.flatMap(({ name, custom }, index) => [
    [nameParameter(index), name],
    ...(custom ? [[groupKey(index), custom.key]] : []),
    ...(custom?.type === 'select' ? [[`${groupKey(index)}Options`, custom.options]] : [])
  ])
  const ofMeasures = measures.flatMap(({ custom }, index) => (custom ? [[measureKey(index), custom.key]] : []))
  return Object.fromEntries([...ofGroups, ...ofMeasures])
}

/**
 * `limit`, `timeZone`, names, keys and the values of conditions → the groups. One pass over the records that match; names are looked up
 * once a group.
 */
export function aggregateStatement(plan: PagePlan, asked: Asked): Statement<Groups, SeenScope> {
  const { measures, sort } = asked
  const { parts, groups } = groupsOf(plan, asked)
  const named = parts.filter(({ name }) => name)
  const row = sql`json_build_object('group', ${objectOf(parts.map(({ label, shown }) => [label, shown]))},
      'names', ${objectOf(named.map(({ label, name }) => [label, name as SQL]))}, 'count', count,
      'values', ${measures.length > 0 ? sql`json_build_array(${listOf(measures.map((_, index) => sql`trim_scale(${measureColumn(index)})`))})` : sql`'[]'::json`})`
  const order = orderOf(
    sort,
    parts.flatMap(({ order }) => order)
  )
  return seenStatement(
    undefined,
    sql`${groups}
      select coalesce(json_agg(entry order by number), '[]') as json, (select count(*)::int from groups) as total
      from (select ${row} as entry, row_number() over (order by ${order}) as number from groups
        order by number limit ${sql.placeholder('limit')}::int) as page`
  )
}

/** What is added up of records beside their own numbers. */
type Product = { sum: SQL; as: string }

/** The common table expression `groups`, with their count and measures (`measure0`, …), and the parts that make them. */
export function groupsOf(
  plan: PagePlan,
  { groups, measures }: Pick<Asked, 'groups' | 'measures'>,
  products: Product[] = []
) {
  const { kind } = plan
  const parts = groups.map((group, index) => partOf(kind, group, index))
  const numbers = [
    ...measures.map((measure, index) => sql`, ${numberOf(kind, measure, index)}::numeric as ${measureColumn(index)}`),
    ...products.map(({ sum, as }) => sql`, ${sum} as ${sql.identifier(as)}`)
  ]
  const matching = selectMatching(plan, [...parts.map(({ read }) => read), ...numbers])
  const keys = parts.map((_, index) => groupColumn(index))
  const figures = [
    ...measures.map((measure, index) => sql`, ${figureOf(measure, index)} as ${measureColumn(index)}`),
    ...products.map(({ as }) => sql`, coalesce(sum(${sql.identifier(as)}), 0) as ${sql.identifier(as)}`)
  ]
  const grouped = sql`select ${sql.join(
    keys.map((key) => sql`${key}, `),
    sql``
  )}count(*)::int as count${sql.join([...parts.map(({ first }) => first), ...figures])}
      from matching${keys.length > 0 ? sql` group by ${listOf(keys)}` : sql``}`
  const past = kind.past ? sql`${kind.past.all}, ` : sql``
  return { parts, groups: sql`with ${past}matching as (${matching}), groups as (${grouped})` }
}

/** One property that makes groups: what is read of each record, and how a group is shown, named and ordered. */
type Part = { label: SQL; read: SQL; first: SQL; shown: SQL; name?: SQL; order: SQL[] }

function partOf(kind: AnyRecordKind, { name, custom, period, isExact }: Group, index: number): Part {
  const key = groupColumn(index)
  const label = sql`${sql.placeholder(nameParameter(index))}::text`
  const property = propertyOf(kind, name, custom, groupKey(index))
  const { source, type } = property
  const plain = { label, first: sql``, shown: sql`${key}`, order: [sql`${key}`] }
  if (period) {
    // A day is the same in every zone.
    const zone = custom?.type === 'date' ? sql`'UTC'` : sql`${sql.placeholder('timeZone')}::text`
    const text = sql`to_char(${source} at time zone ${zone}, ${sql.raw(`'${formats[period]}'`)}) collate "C"`
    return { ...plain, read: sql`, ${text} as ${key}` }
  }
  if (type === 'text' && !isExact) {
    // Of texts that compare alike the one of the oldest record is shown; ids are in the order of creation.
    const text = sql.identifier(`text${index}`)
    const oldest = sql`, substr(min((id::text || ${text}) collate "C"), 37) as ${text}`
    const read = sql`, ${comparable(property, source)} as ${key}, ${source} as ${text}`
    return { ...plain, read, first: oldest, shown: sql`${text}` }
  }
  if (type === 'choice') return { ...plain, read: sql`, ${source} as ${key}`, order: [placeOf(property, key, index)] }
  if (type !== 'id') return { ...plain, read: sql`, ${source} as ${key}` }
  const { table, value } = namedBy(kind.past?.of ?? kind, name, custom !== undefined)
  const shown: unknown = kind.view[name.replace(/Id$/, 'Name')]
  // Users have no log; but the record that changed last shows what its owner was called.
  const isByRecord = kind.past && table === users && shown instanceof FormerValue && !custom
  const latest = sql`${sql.identifier(`name${index}`)}`
  const named = isByRecord ? sql`, lpad(${kind.table}.sequence::text, 20, '0') || ${shown} as ${latest}` : sql``
  const first = isByRecord ? sql`, substr(max(${latest} collate "C"), 21) as ${latest}` : sql``
  const found = isByRecord
    ? latest
    : kind.past
      ? formerName(table, sql`groups.${key}`)
      : sql`(select ${value} from ${table} where ${mine(table, eq(table.id, sql`groups.${key}`))})`
  const position = sql`(select ${stages.position} from ${stages} where ${mine(stages, eq(stages.id, sql`groups.${key}`))})`
  const order = [...(table === stages ? [position] : []), sql`public.crm_fold(${found}) collate "C"`, sql`${key}`]
  return { ...plain, read: sql`, ${source} as ${key}${named}`, first, name: found, order }
}

function namedBy(kind: AnyRecordKind, name: string, isCustom: boolean): ReferencedValue<unknown> {
  // A custom property that names somebody names a user, as the owner does.
  const found = nameIn(kind, isCustom ? 'ownerId' : name)
  if (!found) throw new Error(`nothing says what ${name} of ${kind.entity} stands for`)
  return found
}

/** The place of a word in its list. */
function placeOf({ choices, custom }: Property, key: SQL, index: number): SQL {
  if (custom) return sql`array_position(${sql.placeholder(`${groupKey(index)}Options`)}::text[], ${key})`
  const words = (choices ?? []).map((word) => `'${word}'`).join(', ')
  return sql`array_position(array[${sql.raw(words)}]::text[], ${key}::text)`
}

function numberOf(kind: AnyRecordKind, { name, custom }: Measure, index: number): AnyPgColumn | SQL {
  return propertyOf(kind, name, custom, measureKey(index)).source
}

/** The property that a name means. With its options, a select would be compared by their order. */
function propertyOf(kind: AnyRecordKind, name: string, custom: Custom | undefined, parameter: string): Property {
  if (!custom) return propertiesOf(kind)[name] as Property
  const { options: _, ...rest } = custom
  return customProperty(kind, rest, parameter)
}

function figureOf({ op }: Measure, index: number): SQL {
  const column = measureColumn(index)
  if (op === 'sum') return sql`coalesce(sum(${column}), 0)`
  return op === 'avg' ? sql`round(avg(${column}), 6)` : sql`${sql.raw(op)}(${column})`
}

function orderOf({ by, isDescending }: GroupSort, ofGroups: SQL[]): SQL {
  const way = isDescending ? sql` desc nulls last` : sql` asc nulls last`
  const usual = ofGroups.map((one) => sql`${one} asc nulls last`)
  if (by === 'group') return ofGroups.length > 0 ? listOf(ofGroups.map((one) => sql`${one}${way}`)) : sql`count`
  return listOf([sql`${by === 'count' ? sql`count` : measureColumn(by)}${way}`, ...usual])
}

/** An object by name, in JSON. */
function objectOf(entries: [SQL, SQL][]): SQL {
  return entries.length > 0 ? sql`json_build_object(${listOf(entries.flat())})` : sql`'{}'::json`
}

function groupColumn(index: number): SQL {
  return sql`${sql.identifier(`group${index}`)}`
}

function measureColumn(index: number): SQL {
  return sql`${sql.identifier(`measure${index}`)}`
}
