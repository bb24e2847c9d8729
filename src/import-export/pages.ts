import type { Context } from '../contract.ts'
import { copyOut } from '../db/copy-out.ts'
import { gt, sql } from '../db/drizzle.ts'
import { listOf } from '../db/lists.ts'
import { prepared } from '../db/prepared.ts'
import { type Statement, seenStatement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { leastId } from '../ids.ts'
import type { Sheet } from '../sheets/sheet.ts'

/** How many rows the first page has, before it is known how long they are, and how many a page has at most. */
const [firstRows, maxPageRows] = [1_000, 10_000]
/**
 * A page longer than this, in bytes, is read again with fewer rows. A download that stalls holds about four times as much.
 */
const maxPageBytes = 1_048_576
const idLength = leastId.length

/** Rows in order, each behind its id and a delimiter, and about how many of them make a whole page. */
type RowsPage = { rows: string[]; limit: number; nextLimit: number }

/**
 * The rows of a sheet in list order, a page at a time; the next page is read while this one is written. Each page is a
 * statement of its own that begins after the last id. A cursor would keep a connection and a transaction for as long as
 * the slowest client reads: a few stalled downloads would use up the pool, hold back vacuum, and end by a timeout. `format`
 * are the options of COPY.
 */
export async function* readPages(ctx: Context, sheet: Sheet, format: string): AsyncGenerator<string[]> {
  for (let page = await readPage(ctx, sheet, format, leastId, firstRows); ; ) {
    const { rows, limit, nextLimit } = page
    const last = rows.length < limit ? undefined : rows.at(-1)?.slice(0, idLength)
    const next = last ? readPage(ctx, sheet, format, last, nextLimit) : undefined
    // Awaited below, unless the client goes away before that.
    next?.catch(() => {})
    yield rows.map((row) => row.slice(idLength + 1))
    if (!next) return
    page = await next
  }
}

async function readPage(ctx: Context, sheet: Sheet, format: string, after: string, limit: number): Promise<RowsPage> {
  const rows: string[] = []
  let bytes = 0
  await copyOut(
    ctx.db,
    exportStatement(sheet),
    { tenantId: ctx.tenantId, sees: ctx.sees, after, limit },
    format,
    (row) => {
      // What exceeds the page is dropped, so that memory stays flat.
      if (bytes > maxPageBytes) return
      bytes += row.length
      rows.push(row.toString('utf8', 0, row.length - 1))
    }
  )
  const nextLimit = Math.max(1, Math.min(maxPageRows, Math.floor((0.8 * maxPageBytes * rows.length) / bytes)))
  if (bytes > maxPageBytes && limit > 1) return readPage(ctx, sheet, format, after, nextLimit)
  // They come nearly or wholly in order; sorting in PostgreSQL, which copies the rows for that, would take a fifth of its time.
  return { rows: rows.sort(), limit, nextLimit }
}

/** `after`, `limit` → the sheet's cells of so many records behind that id, each row behind its record's id. */
export function exportStatement({ kind, columns, extended }: Sheet): Statement<never, SeenScope> {
  const { table } = kind
  const make = (name?: string) => {
    const cells = listOf(columns.map(({ source }) => source))
    const after = gt(table.id, sql`${sql.placeholder('after')}::uuid`)
    const page = sql`(select * from ${table} where ${mine(table, after)} order by ${table.id} limit ${sql.placeholder('limit')}) as ${table}`
    return seenStatement<never>(name, sql`select ${table.id}, ${cells} from ${page}`)
  }
  // Those of a tenant's own are run as text, and each page's takes a millisecond to build.
  if (columns.some(({ custom }) => custom)) return make()
  const isExtended = extended.some((column) => columns.includes(column))
  const name = `${kind.entity}_export${isExtended ? '_extended' : ''}`
  return prepared(name, () => make(name))
}
