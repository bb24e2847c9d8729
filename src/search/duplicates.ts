import { setImmediate } from 'node:timers/promises'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Database } from '../db/client.ts'
import { run, runWith } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import { queryTooExpensive } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { Alike, AlikeKind } from './alike.ts'
import { explainTimeout, seenKey } from './find-page.ts'
import { wholeWordQueries } from './words.ts'

type Group = Schemas['DuplicateGroup']

/**
 * PostgreSQL's settings for each statement. Records are sorted into groups in memory; a plan for any tenant would read all of a large
 * one instead of the index of words.
 */
const settings = { statement_timeout: '2s', work_mem: '32MB', plan_cache_mode: 'force_custom_plan' }
/** So many records of a tenant are compared at once, in a few tenths of a second; of more, stretches are. */
const maxAtOnce = 20_000
/** Records of the first stretch, and of one at most. */
const [firstStretch, maxStretch] = [250, 1_000]
/** After so long no other stretch is begun, in milliseconds; one that took less than a quarter of it is followed by a longer one. */
const walkMs = 1_000
/** Records that those of a stretch may be connected with. */
const maxConnected = 20_000
/** How many lists are united before the event loop gets to other requests. */
const listsAtOnce = 2_000

/**
 * A page of the groups of records that seem to be one, in the order of each group's oldest record. Two records that are both like
 * a third are in one group with it. A page may have fewer groups than `limit`, or none, and be followed by others: a large tenant is
 * looked through for a second. Throws 422 `query_too_expensive` where that doesn't come to an end.
 */
export async function findDuplicates(
  ctx: Context,
  kind: AlikeKind,
  { limit, cursor }: { limit: number; cursor?: string },
  fields?: string[]
): Promise<Rendered<Group[]>> {
  const identity = JSON.stringify([ctx.tenantId, ...seenKey(ctx), `alike_${kind.name}`])
  const [last] = cursor === undefined ? [] : ctx.cursors.decrypt(identity, cursor, 'cursor')
  const { groups, next } = await findGroups(ctx, kind, last ?? firstId, limit).catch(explainTimeout)
  const nextCursor = next === undefined ? undefined : ctx.cursors.encrypt(identity, [next])
  return render(JSON.stringify(groups, fields), { page: { isFull: next !== undefined, total: undefined, nextCursor } })
}

const firstId = '00000000-0000-0000-0000-000000000000'

/** Groups whose oldest record comes after the id `after`, and where they go on. */
type Found = { groups: Group[]; next: string | undefined }

/** As `findDuplicates`; a tenant with more than `most` records is looked through in stretches. */
export async function findGroups(
  { db, tenantId, sees }: { db: Database } & SeenScope,
  kind: AlikeKind,
  after: string,
  limit: number,
  most = maxAtOnce
): Promise<Found> {
  const scope = { tenantId, sees }
  const first = await run(db, kind.next, { ...scope, after: firstId, max: most + 1 })
  if (first.length > most) return walk(db, scope, kind, after, limit)
  const groups = await unite(await runWith(db, settings, kind.ofAll, scope))
  return cut(
    groups.filter(({ ids: [oldest = ''] }) => oldest > after),
    limit
  )
}

function cut(groups: Group[], limit: number, next?: string): Found {
  if (groups.length <= limit) return { groups, next }
  const page = groups.slice(0, limit)
  return { groups: page, next: page.at(-1)?.ids[0] }
}

/** Looks through a tenant's records in the order of their ids, a stretch at a time. */
async function walk(db: Database, scope: SeenScope, kind: AlikeKind, after: string, limit: number): Promise<Found> {
  const groups: Group[] = []
  const until = performance.now() + walkMs
  let position = after
  for (let max = firstStretch; groups.length <= limit; ) {
    const beganAt = performance.now()
    const stretch = await run(db, kind.next, { ...scope, after: position, max })
    const found = await groupsOf(db, scope, kind, stretch)
      .catch(explainTimeout)
      .catch((error) => {
        // What was looked through before it is an answer.
        if (position === after) throw error
      })
    if (!found) break
    groups.push(...found)
    if (stretch.length < max) return cut(groups, limit)
    position = stretch.at(-1)?.id ?? position
    if (performance.now() > until) break
    max = performance.now() - beganAt < walkMs / 4 ? Math.min(2 * max, maxStretch) : firstStretch
  }
  return cut(groups, limit, position)
}

/** The groups whose oldest record is one of these, which are found by what their members share with them. */
async function groupsOf(db: Database, scope: SeenScope, kind: AlikeKind, stretch: { id: string }[]): Promise<Group[]> {
  const wanted = new Set(stretch.map(({ id }) => id))
  const connected = new Set(wanted)
  const alike: Alike[] = []
  for (let added = [...wanted]; added.length > 0; ) {
    const clues = await runWith(db, settings, kind.clues, { ...scope, ids: added })
    const shared = clues.flatMap(kind.sharedWords).filter((words) => words.length > 0)
    const near = await runWith(db, settings, kind.having, { ...scope, ...queriesOf(scope.tenantId, shared) })
    const ids = [...new Set([...added, ...near.map(({ id }) => id)])]
    for (const one of await runWith(db, settings, kind.among, { ...scope, ids })) alike.push(one)
    const members = (await unite(alike))
      .filter((group) => group.ids.some((id) => connected.has(id)))
      .flatMap(({ ids }) => ids)
    added = members.filter((id) => !connected.has(id))
    for (const id of added) connected.add(id)
    if (connected.size > wanted.size + maxConnected) throw queryTooExpensive()
  }
  return (await unite(alike)).filter(({ ids: [oldest = ''] }) => wanted.has(oldest))
}

/** What `having` takes, each once; of a single word all three are the same. */
function queriesOf(tenantId: string, shared: string[][]) {
  const all = new Map(shared.map((words) => [words.join(' '), wholeWordQueries(tenantId, words)]))
  const parts = [...all.values()].map(([first = '', second = first, ...more]) => [
    first,
    second,
    more.join(' & ') || first
  ])
  const [firsts, seconds, rests] = [0, 1, 2].map((place) => parts.map((part) => part[place]))
  return { firsts, seconds, rests }
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
  const reasonsOf = new Map<string, Set<Group['reasons'][number]>>()
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
