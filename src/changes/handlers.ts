import { asc, eq, gt, sql } from 'drizzle-orm'
import { type HandlersFor, render } from '../contract.ts'
import { run, statement } from '../db/client.ts'
import { changes } from '../db/schema.ts'
import { mine } from '../db/tenant.ts'
import { invalidRequest } from '../errors.ts'
import { iso } from '../records/record.ts'

type Page = { changes: string; rowCount: number; last: string | null }

const selectChanges = (name: string, ofEntity: boolean) => {
  const where = mine(
    changes,
    gt(changes.sequence, sql`${sql.placeholder('after')}::bigint`),
    ofEntity ? eq(changes.entity, sql.placeholder('entity')) : undefined
  )
  // One more than the page, to know whether there is more.
  return statement<Page>(
    name,
    sql`select coalesce(json_agg(change) filter (where number <= ${sql.placeholder('limit')}::int), '[]')::text as changes,
        count(*)::int as "rowCount",
        max(sequence) filter (where number <= ${sql.placeholder('limit')}::int)::text as last
      from (select row_number() over (order by page.sequence) as number, page.sequence, change
        from (select ${changes.sequence} as sequence, ${changes.entity} as entity, ${changes.entityId} as "entityId",
            ${changes.action} as action, ${iso(changes.changedAt)} as "changedAt", ${changes.data} as data
          from ${changes} where ${where} order by ${asc(changes.sequence)} limit 101) as page,
          lateral (select page.*) as change) as numbered`
  )
}

const selectAll = selectChanges('changes', false)
const selectOfEntity = selectChanges('changes_of_entity', true)

/** The change log in the order of commits: decisions.md §3 "Changes". */
export const changeHandlers: HandlersFor<'changes'> = {
  listChanges: async ({ db, tenantId }, { query, fields }) => {
    const { cursor, entity, limit } = query
    const after = cursor === undefined ? '0' : readCursor(cursor)
    const values = { tenantId, after, entity, limit }
    const [page] = await run(db, entity === undefined ? selectAll : selectOfEntity, values)
    if (!page) throw new Error('an aggregate returns one row')
    const nextCursor = writeCursor(page.last ?? after)
    const parts = { changes: page.changes, nextCursor: `"${nextCursor}"`, hasMore: String(page.rowCount > limit) }
    const kept = Object.entries(parts).filter(([name]) => fields?.includes(name) ?? true)
    return render(`{${kept.map(([name, json]) => `"${name}":${json}`).join(',')}}`)
  }
}

function writeCursor(sequence: string): string {
  return Buffer.from(sequence).toString('base64url')
}

function readCursor(cursor: string): string {
  const sequence = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,15}$/.test(sequence) && writeCursor(sequence) === cursor) return sequence
  throw invalidRequest([{ path: 'cursor', message: 'must be the nextCursor of an earlier answer' }])
}
