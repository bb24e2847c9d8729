import type { Context } from '../contract.ts'
import { sql } from '../db/drizzle.ts'
import { preparedByShape } from '../db/prepared.ts'
import { type Executor, run, runWith, type Statement, seenStatement } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { type RecordScope, valuesFor } from '../records/rows.ts'
import { valuesOf } from './condition.ts'
import { explainTimeout, keyOf, searchTimeout, shapeOf } from './find-page.ts'
import { type PagePlan, planPage } from './page-plan.ts'
import { selectMatching, stillMatchingStatement } from './page-statement.ts'
import type { Query } from './query.ts'
import { wordQuery, wordQueryOf } from './words.ts'

/** Which records are meant, by filter and words. */
export type Selection = Pick<Query, 'conditions' | 'words'>

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
  const query = queryOf(selection)
  const words = wordQueryOf(ctx.tenantId, kind, query)
  const shape = shapeOf(kind, query, words !== null, undefined)
  const plan = planPage(kind, shape)
  const select = preparedByShape(`${kind.entity}_matching`, keyOf(shape), () => matchingStatement(plan))
  const values = valuesFor(ctx, { ...valuesOf(query), words, max: max + 1 })
  const find = () => runWith(ctx.db, { ...searchTimeout, ...plan.settings }, select, values).catch(explainTimeout)
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
  const query = queryOf(selection)
  // Conditions needn't be looked up by their words, too.
  const words = wordQuery(scope.tenantId, selection.words, kind.query?.hasPhones)
  const shape = shapeOf(kind, query, words !== null, undefined)
  const select = preparedByShape(`${kind.entity}_still_matching`, keyOf(shape), () =>
    stillMatchingStatement(planPage(kind, shape))
  )
  const found = await run(executor, select, valuesFor(scope, { ...valuesOf(query), words, ids }))
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

function queryOf(selection: Selection): Query {
  return { ...selection, keys: [], limit: 0, fields: undefined, withTotal: false }
}

function matchingStatement(plan: PagePlan): Statement<{ ids: PackedIds | null }, SeenScope> {
  return seenStatement(
    undefined,
    sql`select string_agg(uuid_send(id), ''::bytea order by id) as ids
      from (select id from (${selectMatching(plan)}) as matching limit ${sql.placeholder('max')}::int) as found`
  )
}
