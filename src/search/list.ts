import type { Context, ReadRequest } from '../contract.ts'
import { toUtcIso } from '../date-time.ts'
import { sql } from '../db/drizzle.ts'
import { preparedFor } from '../db/prepared.ts'
import { isRespelled } from '../db/schema/columns.ts'
import { run, seenStatement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import type { FieldError } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import type {
  AnyRecordKind,
  Filters,
  KindThatShows,
  ListFilter,
  ListQuery,
  RecordKind,
  Row
} from '../records/record.ts'
import { valuesFor } from '../records/rows.ts'
import { findableBy } from './custom-property.ts'
import { findPage } from './find-page.ts'
import type { Condition, Filter, Query } from './query.ts'
import { readSortText } from './read-sort.ts'
import { readWords } from './words.ts'

/** What is read of a list's `q` and `sort` before they are known to be valid. */
type ReadList = Pick<Query, 'words' | 'keys'>

/** The operation that lists records of a kind that can be searched. */
export function listing<R, Body, ListParameters extends ListQuery>(kind: RecordKind<R, Body, ListParameters>) {
  type Request = { query: ListParameters; fields: string[] | undefined; read: unknown }
  const answer = (ctx: Context, { query, fields, read }: Request): Promise<Rendered<R[]>> =>
    list(ctx, kind, query, fields, read as ReadList)
  return Object.assign(answer, {
    read: ({ query, properties }: Parameters<ReadRequest>[0], errors: FieldError[]): ReadList => {
      const { q, sort } = Object(query) as { q?: unknown; sort?: unknown }
      return {
        words: readWords(q, 'q', errors),
        keys: typeof sort === 'string' ? readSortText(findableBy(kind, properties), sort, errors) : []
      }
    }
  })
}

/** `keys` (text[]) → what records have in letters of release 1.1.0 that is one of these today. */
const respelledStatement = preparedFor(({ entity, table, filters }: AnyRecordKind) => {
  const [filter] = Object.values<ListFilter>(filters).filter((one) => one.respelled)
  if (!filter?.respelled) throw new Error(`no list of ${entity} is filtered by addresses`)
  const isWanted = isRespelled(filter.respelled, sql`wanted.key`)
  return seenStatement<{ key: string }>(
    `${entity}_respelled`,
    sql`select found.key from unnest(${sql.placeholder('keys')}::text[]) as wanted (key), lateral (
      select ${filter.column} as key from ${table} where ${mine(table, isWanted)} offset 0) as found`
  )
})

async function findRespelled(ctx: Context, kind: AnyRecordKind, keys: string[]): Promise<string[]> {
  const found = await run(ctx.db, respelledStatement(kind), valuesFor(ctx, { keys }))
  return found.map(({ key }) => key).filter((key) => !keys.includes(key))
}

const everything: ReadList = { words: [], keys: [] }

/**
 * A page of records in the order createdAt, id; with `updatedSince` in the order updatedAt, id; with `sort` in that order.
 * `fields` are the wanted properties in the order of the response schema.
 */
export async function list<R, ListParameters extends ListQuery>(
  ctx: Context,
  kind: KindThatShows<R> & { filters: Filters<NoInfer<ListParameters>> },
  query: ListParameters,
  fields?: string[],
  { words, keys }: ReadList = everything
): Promise<Rendered<R[]>> {
  const { limit, offset, count, updatedSince, cursor, q, sort } = query
  const isSearch = q !== undefined || sort !== undefined
  let number = 0
  const conditions: Filter[] = []
  for (const [name, { spellings = (one: string) => [one], respelled }] of Object.entries<ListFilter>(kind.filters)) {
    const wanted = (query as Row)[name]
    if (typeof wanted !== 'string') continue
    const values = spellings(wanted)
    if (respelled) values.push(...(await findRespelled(ctx, kind, values)))
    const all = values.map((value): Condition => ({ name, op: 'is', value, number: number++ }))
    conditions.push(...(all.length > 1 ? [{ or: all }] : all))
  }
  const since: Condition[] =
    updatedSince === undefined ? [] : [{ name: 'updatedAt', op: 'gt', value: toUtcIso(updatedSince), number }]
  const inOrderOfTime = !isSearch && since.length > 0
  const found: Query = {
    ...{ words, limit, offset, fields, withTotal: count },
    conditions: [...conditions, ...since],
    keys: inOrderOfTime ? [{ name: 'updatedAt', isDescending: false }] : keys
  }
  return findPage(ctx, kind, found, {
    operation: 'list',
    cursor: cursor === undefined ? undefined : { text: cursor, path: 'cursor' },
    isBounded: isSearch
  })
}
