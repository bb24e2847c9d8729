import { and, type Column, type SQL, sql } from '../db/drizzle.ts'
import { listOf } from '../db/lists.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import {
  deferred,
  ifRestricted,
  mine,
  mineAnyOwner,
  ownTenantId,
  type SeenScope,
  seenBy,
  seenOwners
} from '../db/tenant.ts'
import type { RecordTable } from '../records/record.ts'
import { columnsOf } from '../records/statements.ts'
import { filterSql, idsOfSpellings, parameterOf } from './condition.ts'
import { afterSql, isRow, orderSql, rowAfter, type Term } from './order.ts'
import type { PagePlan, PageShape } from './page-plan.ts'
import { comparable, sqlTypeOf } from './property.ts'

/**
 * One page as a JSON array, how many records there were with one beyond it, the position of a full page's last record as a JSON
 * array (the values of the keys, then the id), and how many there are in all where that was asked for.
 */
export type Page = { json: string; rowCount: number; last?: string | null; total?: number }

/**
 * One more than the contract's bound of `limit`, to know whether there is more. PostgreSQL plans a limit that is a parameter as a
 * tenth of the table, and would rather sort than follow an index. So this constant is the inner limit, and the request's the outer.
 */
const maxRows = sql.raw('101')
const limit = sql`${sql.placeholder('limit')}::int`

/** The values of the conditions (`value…`), of the position (`last…`, `lastId`), `words`, `limit`, `offset` → one page. */
export function pageStatement(plan: PagePlan): Statement<Page, SeenScope> {
  const { kind, shape, path } = plan
  const { table } = kind
  const { before, page, total } = path === 'sort' ? sortedPage(plan) : indexedPage(plan)
  const last = kind.query
    ? sql`, case when ${table}.number = ${limit} then ${positionOf(plan)}::text end as last`
    : sql``
  return seenStatement(
    undefined,
    sql`${before}select coalesce(json_agg(record order by number) filter (where number <= ${limit}), '[]') as json,
        count(*)::int as "rowCount"${kind.query ? sql`, max(last) as last` : sql``}${shape.withTotal ? sql`, (${total}) as total` : sql``}
      from (select ${table}.number, record${last}
        from (${page}) as ${table}, lateral (select ${columnsOf(kind, shape.fields)}) as record) as rows`
  )
}

/**
 * The parts of a statement: what stands before it, the page's records with their `number` from 1 on, and a query that counts
 * all.
 */
type Parts = { before: SQL; page: SQL; total: SQL }

/** Reads along an index that has the order, until the page is full. */
function indexedPage(plan: PagePlan): Parts {
  const { kind, shape, path } = plan
  const { table } = kind
  const terms = termsOf(plan)
  const where = mine(table, ...conditionsOf(plan))
  const counted = and(where, wordsCondition(plan, 'hidden'))
  const seen = and(where, wordsCondition(plan, shape.words), presenceOf(plan), rarityOf(plan))
  // Records are passed over in the index alone, where it has all that they are ordered by.
  const isInIndex = shape.hasOffset && path === 'index' && isRow(terms)
  const names = listOf(terms.map((term) => term.sql))
  const order = orderSql(terms)
  const first = sql`select ${names} from ${table} where ${seen} order by ${order} offset ${sql.placeholder('offset')} limit 1`
  const start = shape.after ? afterPosition(plan, terms) : isInIndex ? rowAfter(terms, first, true) : undefined
  const end = shape.hasOffset && !isInIndex ? sql` offset ${sql.placeholder('offset')}` : sql``
  // PostgreSQL follows an index from the first of two lower bounds on, and the position is the closest one.
  const all = sql`select * from ${table} where ${and(start, seen)} order by ${order}${end} limit ${maxRows}`
  const from = shape.after ? start : undefined
  const found =
    isInOrderOfIds(plan) && table.ownerId ? deferred(() => ifRestricted(pageOfSeen(plan, from)) ?? all) : all
  return {
    before: kind.past ? sql`with ${kind.past.all} ` : sql``,
    page: sql`select *, row_number() over () as number from (${found}) as found limit ${limit} + 1`,
    total: sql`select count(*)::int from ${table} where ${counted}`
  }
}

/** Whether a page is of all records, in the order of their ids. */
function isInOrderOfIds({ kind, path, leading, shape }: PagePlan): boolean {
  return path === 'index' && !leading && shape.keys.length === 0 && !kind.order
}

/** The first records of each owner, of whom the index of owners has the order, and of these the first. What others own isn't read. */
function firstOfOwners(plan: PagePlan): SQL {
  const { table } = plan.kind
  const { after, hasOffset } = plan.shape
  const owner = table.ownerId as Column
  const most = hasOffset ? sql`${maxRows} + ${sql.placeholder('offset')}::int` : maxRows
  const behind = after && sql`${table.id} > ${sql.placeholder('lastId')}::uuid`
  const firstOf = (isIts: SQL) => sql`select ${table.id} from ${table}
      where ${mineAnyOwner(table, isIts, behind)} order by ${owner}, ${table.id} limit ${most}`
  const ids = sql`select id from (${ofOwners(table, firstOf)}) as each order by id${endOf(plan)}`
  const whole = sql`select * from ${table} where ${mineAnyOwner(table, sql`${table.id} = page.id`)} limit 1`
  return sql`select whole.* from (${ids}) as page, lateral (${whole}) as whole order by page.id`
}

/** Records that are looked through for those that a restricted caller sees, before anything else is tried. */
const nearRows = sql.raw('500')

/**
 * A page of all records for a restricted caller, in the order of their ids: the first ones are tried before anything else, which mostly
 * make a page of who sees many.
 */
function pageOfSeen(plan: PagePlan, from: SQL | undefined): SQL {
  const { table } = plan.kind
  const first = sql`select * from ${table} where ${mineAnyOwner(table, from, rarityOf(plan))} order by ${table.id} limit ${nearRows}`
  const near = sql`select * from (${first}) as ${table} where ${seenBy(table.ownerId as Column)}${endOf(plan)}`
  const isFull = sql`(select count(*) from near) > ${limit}`
  return sql`with near as materialized (${near}) select * from near where ${isFull}
      union all (select * from (${firstOfOwners(plan)}) as rest where not ${isFull})`
}

function endOf({ shape }: PagePlan): SQL {
  return shape.hasOffset ? sql` offset ${sql.placeholder('offset')} limit ${maxRows}` : sql` limit ${maxRows}`
}

/** What a query finds of each owner whose records a restricted caller sees, and of those that nobody owns. */
function ofOwners({ ownerId }: RecordTable, find: (isIts: SQL) => SQL): SQL {
  const each = sql`select own.id from unnest(${seenOwners}) as owner (id), lateral (${find(sql`${ownerId} = owner.id`)}) as own`
  return sql`${each} union all (${find(sql`${ownerId} is null`)})`
}

/**
 * Reads all that match, of each no more than its id and what it is ordered by; the page's records are read whole in the end. Behind
 * `offset 0` PostgreSQL knows of no limit, for which it might rather go through all records in their order.
 */
function sortedPage(plan: PagePlan): Parts {
  const { kind, shape, sorted } = plan
  const { table } = kind
  const sorts = sorted.map((property, index) => sql`, ${comparable(property, property.source)} as ${sortColumn(index)}`)
  const all = selectMatching(plan, sorts)
  const terms = termsOf(plan, true)
  const behind = shape.after ? sql` where ${afterPosition(plan, terms)}` : sql``
  const end = shape.hasOffset ? sql` offset ${sql.placeholder('offset')}` : sql``
  const ids = sql`select id from matching${behind} order by ${orderSql(terms)}${end} limit ${maxRows}`
  const numbered = sql`select id, row_number() over () as number from (${ids}) as found limit ${limit} + 1`
  const own = sql`select * from ${table} where ${mine(table, sql`${table.id} = page.id`)} limit 1`
  return {
    before: sql`with matching as ${sql.raw(shape.withTotal ? 'materialized' : 'not materialized')} (${all})
      `,
    page: sql`select page.number, whole.* from (${numbered}) as page, lateral (${own}) as whole`,
    total: sql`select count(*)::int from matching`
  }
}

/** The ids of all records that match, and what else is to be read of them, in no order. */
export function selectMatching(plan: PagePlan, more: SQL[] = []): SQL {
  const { table } = plan.kind
  const joins = plan.references.map(
    ({ table: other, column }) => sql` left join ${other} on ${mine(other, sql`${other.id} = ${column}`)}`
  )
  if (plan.spelled) {
    const own = sql`select * from ${table} where ${mine(table, sql`${table.id} = few.id`)} limit 1`
    return sql`select ${table.id}${sql.join(more)} from (${idsOfSpellings(plan.kind, plan.spelled)}) as few, lateral (${own}) as ${table} offset 0`
  }
  const where = mine(table, ...conditionsOf(plan), wordsCondition(plan, 'hidden'))
  return sql`select ${table.id}${sql.join(more)} from ${table}${sql.join(joins)} where ${where} offset 0`
}

/** Which of the records with the ids in the parameter `ids` match still, in their order: each is looked up by its id alone. */
export function stillMatchingStatement(plan: PagePlan): Statement<{ id: string }, SeenScope> {
  const { table } = plan.kind
  const joins = plan.references.map(
    ({ table: other, column }) => sql` left join lateral (
        select * from ${other} where ${mine(other, sql`${other.id} = ${column}`)} limit 1) as ${other} on true`
  )
  return seenStatement(
    undefined,
    sql`select ${table.id} as id from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as wanted (id, number), lateral (
        select * from ${table} where ${mine(table, sql`${table.id} = wanted.id`)} limit 1) as ${table}${sql.join(joins)}
      where ${and(...conditionsOf(plan), wordsCondition(plan, plan.shape.words))} order by wanted.number`
  )
}

/**
 * A filter that is the only one is compared as a range, with its column first in the order, so that its index is followed to
 * the end.
 */
function conditionsOf({ kind, shape, leading }: PagePlan): SQL[] {
  if (!leading) return shape.conditions.map((filter) => filterSql(kind, filter))
  const value = parameterOf(leading.condition)
  return [sql`${leading.column} >= ${value}`, sql`${leading.column} <= ${value}`]
}

function wordsCondition({ kind: { query }, shape }: PagePlan, how: PageShape['words']): SQL | undefined {
  if (shape.words === 'none' || !query) return undefined
  const wanted = sql`${sql.placeholder('words')}::tsquery`
  return how === 'hidden' ? sql`${query.words} @@ (select ${wanted})` : sql`${query.words} @@ ${wanted}`
}

/**
 * What is true of all records, and lets the index of a time be followed where it comes first: each of those is limited to
 * what has one (db/schema.ts).
 */
function presenceOf({ kind, sorted: [first] }: PagePlan): SQL | undefined {
  return first && !kind.past ? sql`${first.source} >= '-infinity'` : undefined
}

/**
 * A condition that all of a tenant's records meet. Without statistics PostgreSQL expects a range to hold of one row in two
 * hundred, so with it a page seems to have a single record, and the index with the order is followed. Expecting two or three
 * records, PostgreSQL would read and sort all that the tenant has, for as long as the plan is cached. Only for the order of
 * ids: with another order the primary key would seem as good as the right index.
 */
function rarityOf({ kind, shape: { conditions, keys, words } }: PagePlan): SQL | undefined {
  const { table } = kind
  if (kind.past || kind.order || conditions.length > 0 || keys.length > 0 || words !== 'none') return undefined
  const ids = sql`${table.id} between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff'`
  return sql`${ids} and ${table.tenantId} between ${ownTenantId} and ${ownTenantId}`
}

/** What a page is ordered by; with `areSorts` where records are sorted. */
function termsOf({ kind, shape, sorted, leading }: PagePlan, areSorts = false): Term[] {
  const { keys, after } = shape
  const isDescending = keys.length === 0 && kind.isNewestFirst === true
  const usual = { isDescending, isNullable: false }
  const terms: Term[] = sorted.map((property, index) => {
    const position = sql`${sql.placeholder(`last${index}`)}::${sqlTypeOf[property.type]}`
    return {
      sql: areSorts ? sortColumn(index) : comparable(property, property.source),
      isDescending: keys[index]?.isDescending === true,
      isNullable: property.isNullable,
      position: after?.[index] ? position : undefined
    }
  })
  if (leading) terms.push({ ...usual, sql: leading.column, position: sql`${parameterOf(leading.condition)}` })
  const order = keys.length === 0 ? (kind.order ?? []) : []
  for (const column of order) if (column !== leading?.column) terms.push({ ...usual, sql: column })
  const id = areSorts ? sql`id` : kind.table.id
  return [...terms, { ...usual, sql: id, position: sql`${sql.placeholder('lastId')}::uuid` }]
}

function afterPosition({ shape: { keys } }: PagePlan, terms: Term[]): SQL {
  // The range of an only filter ends with its one value, so that only a row says where in it the page begins.
  return keys.length === 0
    ? rowAfter(terms, listOf(terms.map(({ position }) => position ?? sql`null`)))
    : afterSql(terms)
}

function sortColumn(index: number): SQL {
  return sql`${sql.identifier(`sort_${index}`)}`
}

/** The position of a record of the page: names of others are read as they are shown. */
function positionOf({ kind, sorted }: PagePlan): SQL {
  const values = sorted.map((property) => sql`(${comparable(property, property.reference ?? property.source)})::text`)
  return sql`json_build_array(${listOf([...values, kind.table.id])})`
}
