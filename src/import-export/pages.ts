import { gt, sql } from 'drizzle-orm'
import type { Context } from '../contract.ts'
import { runForCells, type Statement, statement } from '../db/client.ts'
import { mine } from '../db/tenant.ts'
import type { Sheet } from './sheet.ts'

/** A record's cells by column, as text; null is an empty cell. */
export type Cells = (string | null)[]

const pageRows = 1_000
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * The rows of a sheet in list order, a page at a time; the next page is read while this one is written. Each page is a
 * statement of its own that begins after the last id. A cursor would keep a connection and a transaction for as long as
 * the slowest client reads: a few stalled downloads would use up the pool, hold back vacuum, and end by a timeout.
 */
export async function* readPages(ctx: Context, sheet: Sheet): AsyncGenerator<Cells[]> {
  const select = selectOf(sheet)
  const read = (after: string) => runForCells(ctx.db, select, { tenantId: ctx.tenantId, after })
  for (let page = await read(beforeAllIds); ; ) {
    // The id comes last, so that taking it off leaves the cells.
    const ids = page.map((cells) => cells.pop())
    const last = ids.length < pageRows ? undefined : ids.at(-1)
    const next = last ? read(last) : undefined
    // Awaited below, unless the client goes away before that.
    next?.catch(() => {})
    yield page
    if (!next) return
    page = await next
  }
}

const selects = new WeakMap<Sheet, Statement<Cells>>()

function selectOf(sheet: Sheet): Statement<Cells> {
  const known = selects.get(sheet)
  if (known) return known
  const { table } = sheet.kind
  const cells = sql.join(
    sheet.columns.map(({ source }) => source),
    sql`, `
  )
  const after = gt(table.id, sql`${sql.placeholder('after')}::uuid`)
  const page = sql`(select * from ${table} where ${mine(table, after)} order by ${table.id} limit ${sql.raw(String(pageRows))}) as ${table}`
  const made = statement<Cells>(
    `export_${sheet.name}`,
    sql`select ${cells}, ${table.id}::text from ${page} ${sheet.joins} order by ${table.id}`
  )
  selects.set(sheet, made)
  return made
}
