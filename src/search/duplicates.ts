import { setImmediate } from 'node:timers/promises'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { type SQL, type SQLWrapper, sql } from '../db/drizzle.ts'
import { runWith, type Statement } from '../db/statement.ts'
import { type Rendered, render } from '../handler-results.ts'
import { explainTimeout } from './find-page.ts'

type Group = Schemas['DuplicateGroup']
type Reason = Group['reasons'][number]

/** Records that are alike for one reason. */
export type Alike = { reason: Reason; ids: string[] }

/** The digits of a telephone number, in whatever script; null where it has none. Faster than a regular expression. */
export function digitsOf(phone: SQLWrapper): SQL {
  const folded = sql`public.crm_fold(${phone})`
  const others = sql`translate(${folded}, '0123456789', '')`
  return sql`nullif(translate(${folded}, ${others}, ''), '')`
}

/** The words of a name in the form in which names are compared. */
export function wordsOfName(name: SQLWrapper): SQL {
  return sql`array_remove(string_to_array(public.crm_fold(${name}), ' '), '')`
}

/** PostgreSQL's settings for the search: all of a tenant's records are read and sorted into groups in memory. */
const settings = { statement_timeout: '10s', work_mem: '32MB' }
/** How many lists are united before the event loop gets to other requests. */
const listsAtOnce = 2_000

/**
 * A page of the groups of records that seem to be one, in the order of each group's oldest record. Two records that are both like
 * a third are in one group with it. Throws 422 `query_too_expensive` where it takes too long.
 */
export async function findDuplicates(
  ctx: Context,
  select: Statement<Alike>,
  { limit, cursor }: { limit: number; cursor?: string },
  fields?: string[]
): Promise<Rendered<Group[]>> {
  const identity = JSON.stringify([ctx.tenantId, select.name])
  const [last = ''] = cursor === undefined ? [] : ctx.cursors.decrypt(identity, cursor, 'cursor')
  const alike = await runWith(ctx.db, settings, select, { tenantId: ctx.tenantId }).catch(explainTimeout)
  const groups = (await unite(alike)).filter(({ ids: [first = ''] }) => first > (last ?? ''))
  const page = groups.slice(0, limit)
  const hasMore = groups.length > limit
  const nextCursor = hasMore ? ctx.cursors.encrypt(identity, [page.at(-1)?.ids[0] ?? null]) : undefined
  return render(JSON.stringify(page, fields), { page: { isFull: hasMore, total: undefined, nextCursor } })
}

/** Unites lists that have a record in common. An id is a UUIDv7 of its record's createdAt, so ids are in the order of time. */
async function unite(alike: Alike[]): Promise<Group[]> {
  const parents = new Map<string, string>()
  const rootOf = (id: string): string => {
    let root = id
    for (let next = parents.get(id) ?? id; next !== root; next = parents.get(root) ?? root) root = next
    // Path compression: the next look-up takes one step.
    if (root !== id) parents.set(id, root)
    return root
  }
  for (const [number, { ids }] of alike.entries()) {
    if (number % listsAtOnce === 0) await setImmediate()
    const roots = ids.map(rootOf)
    const oldest = roots.toSorted()[0] ?? ''
    for (const root of roots) parents.set(root, oldest)
  }
  const reasonsOf = new Map<string, Set<Reason>>()
  for (const { reason, ids } of alike) {
    const root = rootOf(ids[0] ?? '')
    const reasons = reasonsOf.get(root) ?? new Set()
    reasonsOf.set(root, reasons.add(reason))
  }
  const members = Map.groupBy(parents.keys(), rootOf)
  return [...members]
    .map(([root, ids]) => ({ ids: ids.sort(), reasons: [...(reasonsOf.get(root) ?? [])].sort() }))
    .sort(({ ids: [one = ''] }, { ids: [other = ''] }) => (one < other ? -1 : 1))
}
