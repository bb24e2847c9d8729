import type { Context } from '../contract.ts'
import { preparedByShape } from '../db/prepared.ts'
import { run, runWith, type Settings, type Statement } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import { ApiError, invalidCursor, queryTooExpensive } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { Moment } from '../outbox/moments.ts'
import { readingOf } from '../records/past.ts'
import type { AnyRecordKind, KindThatShows, Row } from '../records/record.ts'
import { type RecordScope, valuesFor } from '../records/rows.ts'
import { filterFor, valuesOf } from './condition.ts'
import { type PagePlan, type PageShape, planPage } from './page-plan.ts'
import { type Page, pageStatement } from './page-statement.ts'
import type { Condition, Query } from './query.ts'
import { isPartOfPhones, wordQueryOf } from './words.ts'

/** How a page is asked for, beside its query. */
type Asked = {
  /** A cursor opens only for the operation, tenant, kind, conditions, words and order that it was made for. */
  operation: 'list' | 'search'
  /** Where the request has its cursor: a query parameter's name, or a pointer into the body. */
  cursor: { text: string; path: string } | undefined
  /** Whether it may take no more than two seconds in the database. */
  isBounded: boolean
}

/** What a cursor is bound to of what its caller sees; nothing for who sees all. */
export function seenKey({ sees }: Pick<Context, 'sees'>): string[] {
  return sees ? [sees.key] : []
}

type Position = (string | null)[]

/**
 * One page, as it is or was, with the cursor of the next one where it is full. Throws 422 `query_too_expensive` where it takes too long.
 */
export async function findPage<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  query: Query,
  { operation, cursor, isBounded }: Asked
): Promise<Rendered<R[]>> {
  const { conditions, words, keys, limit } = query
  const identity = JSON.stringify([ctx.tenantId, ...seenKey(ctx), kind.entity, operation, conditions, words, keys])
  const opened = cursor && ctx.cursors.decrypt(identity, cursor.text, cursor.path)
  const position = opened?.slice(0, keys.length + 1)
  const moment = cursor && opened ? momentOf(ctx, opened.slice(keys.length + 1), cursor.path) : ctx.asOf
  const { kind: read, asOf, past } = await readingOf(ctx, kind, moment)
  const readNow = () => readPage(ctx, read, query, position, past, isBounded || asOf !== undefined)
  // A request whose cursor alone says that it is of the past has no slot yet.
  const page = await (asOf === undefined || isBounded || ctx.asOf ? readNow() : ctx.search(readNow))
  const asked = asOf === undefined ? [] : [String(asOf), textOf(ctx.asOf) ?? opened?.at(-1) ?? null]
  const next = page.last ? ctx.cursors.encrypt(identity, [...JSON.parse(page.last), ...asked]) : undefined
  return render(page.json, {
    asOfSequence: asOf,
    page: { isFull: page.rowCount >= limit, hasMore: page.rowCount > limit, total: page.total, nextCursor: next }
  })
}

/** A moment as it was asked for. */
function textOf(moment: Moment | undefined): string | undefined {
  return moment && ('time' in moment ? moment.time : String(moment.sequence))
}

/** The moment that a cursor carries, if it does. A request may repeat it, as it was asked for or as its number, and name no other one. */
function momentOf({ asOf }: Context, carried: Position, path: string): Moment | undefined {
  const given = textOf(asOf)
  if (given !== undefined && !carried.includes(given)) {
    throw invalidCursor(path, 'is of another moment: send asOf as it was, or begin anew')
  }
  const [sequence] = carried
  return sequence === undefined ? undefined : { sequence: Number(sequence), path }
}

/** `past` is what statements of the past need; with `isBounded` it may take no more than two seconds. */
async function readPage(
  ctx: Context,
  kind: AnyRecordKind,
  query: Query,
  position: Position | undefined,
  past: Row,
  isBounded: boolean
): Promise<Page> {
  const { plan, statement, values } = prepareQuery(ctx, kind, query, { purpose: 'page', make: pageStatement }, position)
  const last = (position ?? []).map((value, index) => [`last${index}`, value])
  const all = {
    ...values,
    ...Object.fromEntries(last),
    ...past,
    ...{ lastId: position?.at(-1), limit: query.limit, offset: query.offset ?? 0 }
  }
  const [page] = await (isBounded
    ? runWith(ctx.db, { ...searchTimeout, ...plan.settings }, statement, all).catch(explainTimeout)
    : plan.path === 'index' || plan.spelled
      ? run(ctx.db, statement, all)
      : runWith(ctx.db, plan.settings, statement, all))
  if (!page) throw new Error('an aggregate returns one row')
  return page
}

/** PostgreSQL's settings for a search. */
export const searchTimeout: Settings = { statement_timeout: '2s' }

/** Which records are meant, by filter and words. */
export type Selection = Pick<Query, 'conditions' | 'words'>

/** A statement that is made of a query; `purpose` begins its name, and `shape` is what else its text depends on. */
export type OfQuery<Found extends object> = {
  purpose: string
  shape?: string
  make: (plan: PagePlan) => Statement<Found, SeenScope>
  /** The tsquery of the words that are looked up (default: `wordQueryOf`). */
  words?: string | null
}

/** How a query of a kind, as it is or was, is read: its statement, from memory or made anew, and what that is filled in with. */
export function prepareQuery<Found extends object>(
  scope: RecordScope,
  kind: AnyRecordKind,
  asked: Partial<Query> & Selection,
  { purpose, shape = '', make, words: given }: OfQuery<Found>,
  position?: Position
) {
  const conditions = asked.conditions.map((one) => filterFor(kind, one))
  const query: Query = { keys: [], limit: 0, fields: undefined, withTotal: false, ...asked, conditions }
  const words = given === undefined ? wordQueryOf(scope.tenantId, kind, query) : given
  const ofQuery = shapeOf(kind, query, words !== null, position)
  const plan = planPage(kind, ofQuery)
  const name = `${kind.entity}_${purpose}${kind.past ? '_past' : ''}`
  const statement = preparedByShape(name, keyOf(ofQuery) + shape, () => make(plan))
  return { plan, statement, values: valuesFor(scope, { ...valuesOf(query), words }) }
}

/** What the text of a page's statement depends on. */
function shapeOf(
  kind: AnyRecordKind,
  { conditions, keys, words, fields, offset = 0, withTotal }: Query,
  hasWords: boolean,
  position: Position | undefined
): PageShape {
  // Part of a telephone number is looked up by many entries of the index. PostgreSQL expects each of them in as many records as a
  // word, and would rather read all records.
  const isHidden = kind.query?.hasPhones && words.flat(2).some(isPartOfPhones)
  return {
    ...{ conditions, keys, fields, withTotal },
    words: hasWords ? (isHidden ? 'hidden' : 'seen') : 'none',
    after: position?.slice(0, -1).map((value) => value !== null),
    hasOffset: offset > 0
  }
}

/** Queries whose statements have the same text have the same key. */
function keyOf(shape: PageShape): string {
  return JSON.stringify(shape, function (this: Partial<Condition>, name, value) {
    if (name === 'exactly') return value && true
    if (name === 'custom') return value && [value.type, value.isUnique, value.options && 'sorted']
    const isParameter = (name === 'value' && this.op !== 'isNull') || (name === 'name' && this.custom)
    return isParameter ? undefined : value
  })
}

const queryCancelled = '57014'

/** Throws a 422 where a statement was ended for the time that it took, else the error as it is. */
export function explainTimeout(error: unknown): never {
  const isTimeout =
    error instanceof ApiError && (error.details.cause as { code?: string } | undefined)?.code === queryCancelled
  throw isTimeout ? queryTooExpensive() : error
}
