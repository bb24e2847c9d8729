import type { Operations, Schemas } from '../../generated/types.ts'
import type { Context, HandlersFor } from '../contract.ts'
import { type AnyPgColumn, eq, gt, lte, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import { runOne, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { ApiError, invalidCursor } from '../errors.ts'
import { type LongPoll, longPoll, type Rendered, render } from '../handler-results.ts'
import { canonicalId } from '../ids.ts'
import type { Admits } from '../outbox/change-watch.ts'
import { keysOfChain } from '../outbox/subscriptions.ts'
import type { ListQuery } from '../records/record.ts'
import { entryColumns } from './entry.ts'
import { listChangeSets } from './sets.ts'

type Answer = Rendered<Schemas['ChangeListResponse']> | LongPoll<Schemas['ChangeListResponse']>
type Page = { changes: string; rowCount: number; last: string | null; latest: number; removed: number }

/**
 * A place in the change log: behind the change with this number. The follower knows that changes up to `removed` may be gone, as
 * one does who began after they were.
 */
type Position = { after: number; removed: number }

type Query = Operations['listChanges']['query']
type Filter = Exclude<keyof Query, keyof ListQuery | 'wait' | 'ignoreOwn' | 'previous'>

/** The filters of the feed, the most selective first. */
const filters: Record<Filter, AnyPgColumn> = {
  entityId: changes.entityId,
  changeSet: changes.changeSet,
  actorId: changes.actorId,
  entity: changes.entity
}

/** Behind every change. */
const atTheEnd: Position = { after: Number.MAX_SAFE_INTEGER, removed: 0 }

/** The change log in the order of commits. */
export const changeHandlers: HandlersFor<'changes'> = {
  listChanges: (ctx, { query, fields }) => {
    const { cursor } = query
    const start = cursor === undefined ? { after: 0, removed: 0 } : cursor === 'latest' ? atTheEnd : readCursor(cursor)
    return readPage(ctx, query, fields, start)
  },
  listChangeSets: (ctx, { query, fields }) => listChangeSets(ctx, query, fields)
}

/** The page behind a position; an empty one can be waited with. */
async function readPage(ctx: Context, query: Query, fields: string[] | undefined, position: Position): Promise<Answer> {
  const { db, tenantId, caller } = ctx
  const { after, removed } = position
  const wanted = filterNames.filter((name) => query[name] !== undefined)
  const own = query.ignoreOwn ? caller?.id : undefined
  const withPrevious = query.previous === true
  const shape = [...wanted, ...(own ? ['ignoreOwn'] : []), ...(withPrevious ? ['previous'] : [])].join()
  const select = preparedByShape('changes', shape, () => changesStatement(wanted, own !== undefined, withPrevious))
  const page = await runOne(db, select, { ...query, tenantId, after, own })
  const { latest } = page
  if (position !== atTheEnd && (after > latest || removed > page.removed)) throw invalidCursor('cursor', aheadMessage)
  // Who has seen nothing yet misses nothing.
  if (after > 0 && after < page.removed && removed < page.removed) {
    throw new ApiError(410, 'cursor_expired', expired, { cursor: writeCursor({ after: latest, removed: 0 }) })
  }
  const hasMore = page.rowCount > query.limit
  const next = { after: hasMore ? Number(page.last) : latest, removed: page.removed }
  const parts = { changes: page.changes, nextCursor: `"${writeCursor(next)}"`, hasMore: String(hasMore) }
  const kept = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
  const answer: Rendered<Schemas['ChangeListResponse']> = render(
    `{${kept.map(([name, json]) => `"${name}":${json}`).join(',')}}`
  )
  if (page.rowCount > 0 || query.wait === 0) return answer
  const admits = wanted.length > 0 || own ? admitted(query, wanted, own) : undefined
  return {
    [longPoll]: answer,
    follow: (onNews) => ctx.changeWatch.follow(tenantId, latest, admits, onNews),
    look: () => readPage(ctx, query, fields, next)
  }
}

/** Compares as the statement of these filters does, which also leaves out what rotated keys did. */
function admitted(query: Query, wanted: Filter[], own: string | undefined): Admits {
  const values = wanted.map((name) => [name, query[name] && canonicalId(query[name])] as const)
  return (change) => change.actorId !== (own ?? '') && values.every(([name, value]) => change[name] === value)
}

/**
 * The filters' values, `after`, `limit` → one page. The first filter is put first in the order, which it doesn't change, and is
 * compared together with the sequence: so only the index that begins with both gives start and order, and PostgreSQL uses it
 * whatever its statistics say (docs/decisions/indexes.md). A page also says how far the log has come, and how far the retention
 * has.
 */
function changesStatement(wanted: Filter[], ignoresOwn: boolean, withPrevious: boolean): Statement<Page> {
  const [first, ...others] = wanted
  const after = sql`${sql.placeholder('after')}::bigint`
  const start = first
    ? sql`(${filters[first]}, ${changes.sequence}) > (${sql.placeholder(first)}, ${after})`
    : gt(changes.sequence, after)
  const own = sql`${sql.placeholder('own')}::uuid`
  const where = mine(
    changes,
    start,
    first && lte(filters[first], sql.placeholder(first)),
    ...others.map((name) => eq(filters[name], sql.placeholder(name))),
    ignoresOwn ? sql`(${changes.actorId} = any(${own} || ${keysOfChain(own)})) is not true` : undefined
  )
  const order = first ? sql`${filters[first]}, ${changes.sequence}` : sql`${changes.sequence}`
  const { previous: _, ...plain } = entryColumns
  const shown = withPrevious ? entryColumns : plain
  const ofTenant = (column: AnyPgColumn) =>
    sql`coalesce((select ${column} from ${tenantSequences} where ${mine(tenantSequences)}), 0)::float8`
  // One more than the page, to know whether there is more.
  return statement<Page>(
    undefined,
    sql`select coalesce(json_agg(change) filter (where number <= ${sql.placeholder('limit')}::int), '[]') as changes,
        count(*)::int as "rowCount",
        max(sequence) filter (where number <= ${sql.placeholder('limit')}::int)::text as last,
        ${ofTenant(tenantSequences.sequence)} as latest, ${ofTenant(tenantSequences.removedChanges)} as removed
      from (select row_number() over (order by page.sequence) as number, page.sequence, change
        from (select ${selectList(shown)} from ${changes} where ${where} order by ${order} limit 101) as page,
          lateral (select page.*) as change) as numbered`
  )
}

const filterNames = Object.keys(filters) as Filter[]

const expired =
  'Changes after this cursor have been removed. Read the lists, replace what you have copied, and follow from the cursor that this answer names.'

const aheadMessage =
  "is ahead of this tenant's change log, which has been restored from a backup unless the cursor is another tenant's: begin anew without it, and replace what you have copied"

function writeCursor({ after, removed }: Position): string {
  return Buffer.from(after < removed ? `${after}.${removed}` : String(after)).toString('base64url')
}

function readCursor(cursor: string): Position {
  const [, after, removed = '0'] =
    /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const position = { after: Number(after), removed: Number(removed) }
  if (after !== undefined && writeCursor(position) === cursor) return position
  throw invalidCursor('cursor', 'must be the nextCursor of an earlier answer')
}
