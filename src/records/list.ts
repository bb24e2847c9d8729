import { type Context, type Rendered, render } from '../contract.ts'
import { run } from '../db/client.ts'
import { preparedByShape } from '../db/prepared.ts'
import { toUtcIso } from '../formats.ts'
import { type ListShape, listStatement, planForValues } from './list-statement.ts'
import type { KindThatShows, Row } from './record.ts'
import { valuesFor } from './rows.ts'

/** The query parameters that every list has; filters stand beside them. */
export type ListQuery = { limit: number; offset: number; count: boolean; updatedSince?: string; fields?: string }

/**
 * A page of records in the order createdAt, id; with `updatedSince` in the order updatedAt, id. `fields` are the wanted
 * properties in the order of the response schema.
 */
export async function list<R>(
  ctx: Context,
  kind: KindThatShows<R>,
  query: ListQuery & Row,
  fields?: string[]
): Promise<Rendered<R[]>> {
  const { limit, offset, count, updatedSince } = query
  const values = valuesFor(ctx, { limit, offset, updatedSince: updatedSince && toUtcIso(updatedSince) })
  const filters: string[] = []
  for (const [name, { normalize }] of Object.entries(kind.filters)) {
    const wanted = query[name]
    if (typeof wanted !== 'string') continue
    filters.push(name)
    values[name] = normalize ? normalize(wanted) : wanted
  }
  const isSync = updatedSince !== undefined
  const shape: ListShape = { filters, isSync, fields, hasOffset: offset > 0, withTotal: count }
  const page = preparedByShape(`${kind.entity}_list`, JSON.stringify(shape), () => listStatement(kind, shape))
  const comparisons = filters.length + (isSync ? 1 : 0)
  const [answer] = await (comparisons < 2
    ? run(ctx.db, page, values)
    : ctx.db.transaction(async (tx) => {
        await run(tx, planForValues, {})
        return run(tx, page, values)
      }))
  if (!answer) throw new Error('a list statement returns one row')
  return render(answer.json, { page: { isFull: answer.rowCount === limit, total: answer.total } })
}
