import { eq, gt, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Operations } from '../../generated/types.ts'
import type { HandlersFor } from '../contract.ts'
import { preparedByShape } from '../db/prepared.ts'
import { changes } from '../db/schema.ts'
import { run, type Statement, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { invalidCursor } from '../errors.ts'
import { render } from '../handler-results.ts'
import type { ListQuery } from '../records/record.ts'
import { entryColumns } from './entry.ts'

type Page = { changes: string; rowCount: number; last: string | null; isAhead: boolean | null }

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
    const after = cursor === undefined ? '0' : readCursor(cursor)
    const wanted = (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => query[name] !== undefined)
    const select = preparedByShape('changes', wanted.join(), () => changesStatement(wanted))
    const [page] = await run(db, select, { ...query, tenantId, after, limit })
    if (!page) throw new Error('an aggregate returns one row')
    if (page.isAhead) throw invalidCursor('cursor', aheadMessage)
    const nextCursor = writeCursor(page.last ?? after)
    const parts = { changes: page.changes, nextCursor: `"${nextCursor}"`, hasMore: String(page.rowCount > limit) }
    const kept = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
    return render(`{${kept.map(([name, json]) => `"${name}":${json}`).join(',')}}`)
  }
}

/**
 * The filters' values, `after`, `limit` → one page. The first filter is put first in the order, which it doesn't change, and is
 * compared together with the sequence: so only the index that begins with both gives start and order, and PostgreSQL uses it
 * whatever its statistics say (docs/decisions/indexes.md). A page without changes also says whether the log has ever come to
 * `after`: numbers have no gap.
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
  const isGiven = sql`select from ${changes} where ${mine(changes, eq(changes.sequence, after))}`
  // One more than the page, to know whether there is more.
  return statement<Page>(
    undefined,
    sql`select coalesce(json_agg(change) filter (where number <= ${sql.placeholder('limit')}::int), '[]') as changes,
        count(*)::int as "rowCount",
        max(sequence) filter (where number <= ${sql.placeholder('limit')}::int)::text as last,
        case when count(*) = 0 then ${after} > 0 and not exists (${isGiven}) end as "isAhead"
      from (select row_number() over (order by page.sequence) as number, page.sequence, change
        from (select ${columns} from ${changes} where ${where} order by ${order} limit 101) as page,
          lateral (select page.*) as change) as numbered`
  )
}

const aheadMessage =
  "is ahead of this tenant's change log, which has been restored from a backup unless the cursor is another tenant's: begin anew without it, and replace what you have copied"

function writeCursor(sequence: string): string {
  return Buffer.from(sequence).toString('base64url')
}

function readCursor(cursor: string): string {
  const sequence = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,15}$/.test(sequence) && writeCursor(sequence) === cursor) return sequence
  throw invalidCursor('cursor', 'must be the nextCursor of an earlier answer')
}
