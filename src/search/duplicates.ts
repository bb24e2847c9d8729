import { setImmediate } from 'node:timers/promises'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Database } from '../db/client.ts'
import { run, runWith } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import { ApiError, queryTooExpensive } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { type Alike, type AlikeKind, maxAlike, type Shared } from './alike.ts'
import { explainTimeout, seenKey } from './find-page.ts'
import { findTwins } from './twins.ts'
import { wholeWordQueries } from './words.ts'

type Group = Schemas['DuplicateGroup']

/**
 * PostgreSQL's settings for each statement. Records are sorted into groups in memory; a plan for any tenant would read all of a large
 * one instead of the index of words.
 */
const settings = { statement_timeout: '2s', work_mem: '32MB', plan_cache_mode: 'force_custom_plan' }
/** Of a stretch: one that takes longer is tried again with fewer records, within the time that a page may take. */
const settingsOfStretch = { ...settings, statement_timeout: '1s' }
/** So many records of a tenant are compared at once, in a few tenths of a second; of more, stretches are. */
const maxAtOnce = 20_000
/** Records of the first stretch, and of one at most. */
const [firstStretch, maxStretch] = [50, 1_000]
/** So many steps from a record of a stretch its group is followed; each takes four statements. */
const maxSteps = 50
/** After so long no other stretch is begun, in milliseconds; one that took less than a quarter of it is followed by a longer one. */
const walkMs = 1_000
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
  const [alike, twins] = [await runWith(db, settings, kind.ofAll, scope), await findTwinsOf(db, scope, kind)]
  const groups = await joinOverlapping([...alike, ...twins])
  return cut(
    groups.filter((group) => (group.ids[0] ?? '') > after && isSign(group)),
    limit
  )
}

function cut(groups: Group[], limit: number, next?: string): Found {
  if (groups.length <= limit) return { groups, next }
  const page = groups.slice(0, limit)
  return { groups: page, next: page.at(-1)?.ids[0] }
}

/** What is known of a tenant to be no sign: values that too many records share, and records of which too many hang together. */
type NoSign = { signs: Set<string>; ids: Set<string> }

/** Looks through a tenant's records in the order of their ids, a stretch at a time. */
async function walk(db: Database, scope: SeenScope, kind: AlikeKind, after: string, limit: number): Promise<Found> {
  const groups: Group[] = []
  const noSign: NoSign = { signs: new Set(), ids: new Set() }
  const twins = await findTwinsOf(db, scope, kind)
  const until = performance.now() + walkMs
  let position = after
  for (let max = firstStretch; groups.length <= limit; ) {
    const beganAt = performance.now()
    const stretch = await run(db, kind.next, { ...scope, after: position, max })
    const found = await groupsOf(db, scope, kind, { stretch, twins }, noSign)
      .catch(explainTimeout)
      .catch(ifTooExpensive)
    if (!found) {
      // What was looked through before it is an answer; without any, fewer records are.
      if (position !== after) break
      if (stretch.length === 1) throw queryTooExpensive()
      max = Math.ceil(stretch.length / 10)
      continue
    }
    groups.push(...found)
    if (stretch.length < max) return cut(groups, limit)
    position = stretch.at(-1)?.id ?? position
    if (performance.now() > until) break
    max = performance.now() - beganAt < walkMs / 4 ? Math.min(2 * max, maxStretch) : firstStretch
  }
  return cut(groups, limit, position)
}

/** Records with one key, as those that are alike; a large tenant's are looked through, too, since no index has their spellings. */
async function findTwinsOf(db: Database, scope: SeenScope, { twins }: AlikeKind): Promise<Alike[]> {
  const found = await findTwins({ query: (statement) => db.queryWith(settings, statement) }, scope, twins)
  return found.map(({ key, ids }) => ({ reason: twins.reason, sign: key, ids }))
}

/** Undefined for a statement that took too long; throws what else went wrong. */
function ifTooExpensive(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'query_too_expensive') throw error
}

/** The groups whose oldest record is one of these, which are found by what their members share with them. */
async function groupsOf(
  db: Database,
  scope: SeenScope,
  kind: AlikeKind,
  { stretch, twins }: { stretch: { id: string }[]; twins: Alike[] },
  noSign: NoSign
): Promise<Group[]> {
  const wanted = new Set(stretch.map(({ id }) => id).filter((id) => !noSign.ids.has(id)))
  const connected = new Set(wanted)
  const alike: Alike[] = [...twins]
  let groups: Group[] = []
  let added = [...wanted]
  for (let step = 0; step < maxSteps && added.length > 0; step += 1) {
    const clues = await runWith(db, settingsOfStretch, kind.clues, { ...scope, ids: added })
    const near = await findSharing(db, scope, kind, clues.flatMap(kind.shared), noSign)
    const ids = [...new Set([...added, ...near])]
    for (const one of await runWith(db, settingsOfStretch, kind.among, { ...scope, ids })) {
      if (!noSign.signs.has(keyOf(one))) alike.push(one)
    }
    groups = (await joinOverlapping(alike)).filter((group) => group.ids.some((id) => connected.has(id)))
    const [small, large] = [groups.filter(isSign), groups.filter((group) => !isSign(group))]
    for (const id of large.flatMap(({ ids }) => ids)) noSign.ids.add(id)
    added = small.flatMap(({ ids }) => ids).filter((id) => !connected.has(id))
    for (const id of added) connected.add(id)
  }
  // A group that has no end by now is one of too many.
  for (const id of added) noSign.ids.add(id)
  return groups.filter(({ ids }) => wanted.has(ids[0] ?? '') && !ids.some((id) => noSign.ids.has(id)))
}

const isSign = ({ ids }: Group) => ids.length <= maxAlike

/** Ids of all records that have one of these signs; what too many have is put down as none. */
async function findSharing(
  db: Database,
  scope: SeenScope,
  kind: AlikeKind,
  shared: Shared[],
  noSign: NoSign
): Promise<string[]> {
  const all = [...new Map(shared.map((one) => [keyOf(one), one]))].filter(
    ([key, { words }]) => words.length > 0 && !noSign.signs.has(key)
  )
  // Of a single word all three are the same.
  const queries = all.map(([, { words }]) => {
    const [first = '', second = first, ...more] = wholeWordQueries(scope.tenantId, words)
    return { first, second, rest: more.join(' & ') || first }
  })
  const having = await runWith(db, settingsOfStretch, kind.having, {
    ...scope,
    firsts: queries.map(({ first }) => first),
    seconds: queries.map(({ second }) => second),
    rests: queries.map(({ rest }) => rest),
    companyIds: all.map(([, { companyId }]) => companyId ?? null)
  })
  for (const [place, [key]] of all.entries()) {
    if ((having[place]?.ids.length ?? 0) > maxAlike) noSign.signs.add(key)
  }
  return having.flatMap(({ ids }) => (ids.length > maxAlike ? [] : ids))
}

/** PostgreSQL and JavaScript sort words in orders of their own. */
function keyOf({ reason, sign }: Alike | Shared): string {
  return [reason, ...sign.split(' ').sort()].join(' ')
}

/** Joins lists that have a record in common into groups. An id is a UUIDv7 of its record's createdAt, so ids are in the order of time. */
async function joinOverlapping(alike: Alike[]): Promise<Group[]> {
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
