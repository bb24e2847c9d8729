import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { type Executor, run, runWith, type Statement, seenStatement } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import type { AnyRecordKind } from '../records/record.ts'
import type { RecordScope } from '../records/rows.ts'
import { explainTimeout, prepareQuery, type Selection, searchTimeout } from './find-page.ts'
import type { PagePlan } from './page-plan.ts'
import { selectMatching, stillMatchingStatement } from './page-statement.ts'
import { wordQuery } from './words.ts'

/** Ids, 16 bytes each. */
export type PackedIds = Buffer

const bytesOfId = 16

/** The ids of up to `max` + 1 records that match, in their order, which is that of creation. 422 `query_too_expensive` after two seconds. */
export async function findMatching(
  ctx: Context,
  kind: AnyRecordKind,
  selection: Selection,
  max: number
): Promise<PackedIds> {
  if (selection.conditions.length === 0) throw new Error('a change of all records, which nobody can mean')
  const asked = { purpose: 'matching', make: matchingStatement }
  const { plan, statement, values } = prepareQuery(ctx, kind, selection, asked)
  const all = { ...values, max: max + 1 }
  const find = () => runWith(ctx.db, { ...searchTimeout, ...plan.settings }, statement, all).catch(explainTimeout)
  const [found] = await ctx.search(find)
  return found?.ids ?? Buffer.alloc(0)
}

/** Those of the records that are there and match, in the order of the ids. */
export async function findStillMatching(
  scope: RecordScope,
  executor: Executor,
  kind: AnyRecordKind,
  selection: Selection,
  ids: string[]
): Promise<string[]> {
  // Conditions needn't be looked up by their words, too.
  const words = wordQuery(scope.tenantId, selection.words, kind.query?.hasPhones)
  const asked = { purpose: 'still_matching', make: stillMatchingStatement, words }
  const { statement, values } = prepareQuery(scope, kind, selection, asked)
  const found = await run(executor, statement, { ...values, ids })
  return found.map(({ id }) => id)
}

export function countIds({ length }: PackedIds): number {
  return length / bytesOfId
}

/** Some of the ids, from one with a number (from 0) on. */
export function unpackIds(packed: PackedIds, from: number, count: number): string[] {
  const hex = packed.toString('hex', from * bytesOfId, (from + count) * bytesOfId)
  return (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
}

function matchingStatement(plan: PagePlan): Statement<{ ids: PackedIds | null }, SeenScope> {
  return seenStatement(
    undefined,
    sql`select string_agg(uuid_send(id), ''::bytea order by id) as ids
      from (select id from (${selectMatching(plan)}) as matching limit ${sql.placeholder('max')}::int) as found`
  )
}
