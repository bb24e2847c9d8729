import type { Operations } from '../../generated/types.ts'
import type { HandlersFor } from '../contract.ts'
import { type AnyPgColumn, eq, gt, lte, sql } from '../db/drizzle.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changes, tenantSequences } from '../db/schema.ts'
import { run, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { cursorExpired, invalidCursor } from '../errors.ts'
import { render } from '../handler-results.ts'
import type { ListQuery } from '../records/record.ts'
import { entryColumns } from './entry.ts'

type Page = { changes: string; rowCount: number; last: string | null; latest: number; removed: number }

/**
 * A place in the change log: behind the change with this number. The follower knows that changes up to `removed` may be gone, as
 * one does who began after they were.
 */
type Position = { after: number; removed: number }

/** The filters of the feed, the most selective first. */
const filters: Record<Exclude<keyof Operations['listChanges']['query'], keyof ListQuery>, AnyPgColumn> = {
  entityId: changes.entityId,
  changeSet: changes.changeSet,
  actorId: changes.actorId,
  entity: changes.entity
}

/** The change log in the order of commits. */
export const changeHandlers: HandlersFor<'changes'> = {
  listChanges: async ({ db, tenantId }, { query, fields }) => {
    const { cursor, limit } = query
    const { after, removed } = cursor === undefined ? { after: 0, removed: 0 } : readCursor(cursor)
    const wanted = (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => query[name] !== undefined)
    const select = preparedByShape('changes', wanted.join(), () => changesStatement(wanted))
    const [page] = await run(db, select, { ...query, tenantId, after, limit })
    if (!page) throw new Error('an aggregate returns one row')
    if (after > page.latest || removed > page.removed) throw invalidCursor('cursor', aheadMessage)
    // Who has seen nothing yet misses nothing.
    const isExpired = after > 0 && after < page.removed && removed < page.removed
    if (isExpired) throw cursorExpired(writeCursor({ after: page.latest, removed: 0 }))
    const nextCursor = writeCursor({ after: Number(page.last ?? after), removed: page.removed })
    const parts = { changes: page.changes, nextCursor: `"${nextCursor}"`, hasMore: String(page.rowCount > limit) }
    const kept = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
    return render(`{${kept.map(([name, json]) => `"${name}":${json}`).join(',')}}`)
  }
}

/**
 * The filters' values, `after`, `limit` → one page. The first filter is put first in the order, which it doesn't change, and is
 * compared together with the sequence: so only the index that begins with both gives start and order, and PostgreSQL uses it
 * whatever its statistics say (docs/decisions/indexes.md). A page also says how far the log has come, and how far the retention
 * has.
 */
function changesStatement(wanted: (keyof typeof filters)[]): Statement<Page> {
  const [first, ...others] = wanted
  const after = sql`${sql.placeholder('after')}::bigint`
  const start = first
    ? sql`(${filters[first]}, ${changes.sequence}) > (${sql.placeholder(first)}, ${after})`
    : gt(changes.sequence, after)
  const where = mine(
    changes,
    start,
    first && lte(filters[first], sql.placeholder(first)),
    ...others.map((name) => eq(filters[name], sql.placeholder(name)))
  )
  const order = first ? sql`${filters[first]}, ${changes.sequence}` : sql`${changes.sequence}`
  const { previous: _, ...shown } = entryColumns
  const columns = sql.join(
    Object.entries(shown).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `
  )
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
        from (select ${columns} from ${changes} where ${where} order by ${order} limit 101) as page,
          lateral (select page.*) as change) as numbered`
  )
}

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
