import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { preparedByShape } from '../db/prepared.ts'
import { run, runWith, type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { type Rendered, render } from '../handler-results.ts'
import { canonicalId } from '../ids.ts'
import { findSurvivors } from '../records/merged.ts'
import { readingOf } from '../records/past.ts'
import type { AnyRecordKind, KindThatShows } from '../records/record.ts'
import { valuesFor } from '../records/rows.ts'
import { columnsOf } from '../records/statements.ts'
import { explainTimeout, searchTimeout } from './find-page.ts'

type Found = { json: string; ids: string[] }

/**
 * The records with these ids, in their order; the answer also says of which ids there was none, and which of these were merged into which
 * records.
 */
export async function batchGet<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  { ids, fields }: { ids: string[]; fields?: string[] }
): Promise<Rendered<R[]>> {
  const wanted = [...new Set(ids.map(canonicalId))]
  const shown = Object.keys(kind.view).filter((name) => fields?.includes(name) ?? true)
  const { asOf, kind: read, past, suffix } = await readingOf(ctx, kind)
  const select = preparedByShape(`${kind.entity}_batch_get${suffix}`, shown.join(), () =>
    batchGetStatement(read, shown)
  )
  const values = valuesFor(ctx, { ids: wanted, ...past })
  const find = () => runWith(ctx.db, searchTimeout, select, values).catch(explainTimeout)
  const [found] = asOf === undefined ? await run(ctx.db, select, values) : await ctx.search(find)
  if (!found) throw new Error('an aggregate returns one row')
  const present = new Set(found.ids)
  const missingIds = wanted.filter((id) => !present.has(id))
  const isAsked = kind.isMergeable && missingIds.length > 0
  const survivors = isAsked ? await findSurvivors(ctx, ctx.db, missingIds, asOf) : new Map()
  const mergedIds = missingIds.flatMap((id) => {
    const { entity, survivorId } = survivors.get(id) ?? {}
    return entity === kind.entity ? `${id}=${survivorId}` : []
  })
  return render(found.json, { missingIds, mergedIds, asOfSequence: asOf })
}

/** `ids` (an array) → the records as a JSON array in the order of the ids, and the ids that were found. */
function batchGetStatement(kind: AnyRecordKind, fields: string[]): Statement<Found, SeenScope> {
  const { table, past } = kind
  const ids = sql`${sql.placeholder('ids')}::uuid[]`
  return seenStatement(
    undefined,
    sql`${past ? sql`with ${past.some} ` : sql``}select coalesce(json_agg(record order by number), '[]') as json,
        coalesce(array_agg(id::text), '{}') as ids
      from (select ${table.id} as id, array_position(${ids}, ${table.id}) as number, record
        from (select * from ${table} where ${mine(table, sql`${table.id} = any(${ids})`)}) as ${table},
          lateral (select ${columnsOf(kind, fields)}) as record) as rows`
  )
}
