import { setImmediate } from 'node:timers/promises'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Database } from '../db/client.ts'
import { type Executor, run } from '../db/statement.ts'
import type { SeenScope } from '../db/tenant.ts'
import { ApiError, queryTooExpensive } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { leastId } from '../ids.ts'
import { type Alike, type AlikeKind, maxAlike, type Reason } from './alike.ts'
import { explainTimeout, seenKey } from './find-page.ts'
import { findTwins } from './twins.ts'

type Group = Schemas['DuplicateGroup']

/** A statement about all records at once may take so long; one about a stretch is tried again with fewer records. */
const [timeoutOfAll, timeoutOfStretch] = ['2s', '1s']
/** So many records of a tenant are compared at once, in a few tenths of a second; of more, stretches are. */
const maxAtOnce = 20_000
/** Records of the first stretch, and of one at most. */
const [firstStretch, maxStretch] = [50, 1_000]
/** So many steps from a record of a stretch its group is followed, each by two statements. */
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
  const { groups, next } = await findGroups(ctx, kind, last ?? leastId, limit).catch(explainTimeout)
  const nextCursor = next === undefined ? undefined : ctx.cursors.encrypt(identity, [next])
  return render(JSON.stringify(groups, fields), { page: { isFull: next !== undefined, total: undefined, nextCursor } })
}

/** Groups whose oldest record comes after the id `after`, and where they go on. */
type Found = { groups: Group[]; next: string | undefined }

/** Whose eyes records are read with, and what runs the statements, each within a time. */
type Reader = SeenScope & { executor: Executor }

function readerWithin(timeout: string, { db, tenantId, sees }: SeenScope & { db: Database }): Reader {
  // Records are sorted into groups in memory.
  const settings = { work_mem: '32MB', statement_timeout: timeout }
  return { tenantId, sees, executor: { query: (statement) => db.queryWith(settings, statement) } }
}

/** As `findDuplicates`; a tenant with more than `most` records is looked through in stretches. */
export async function findGroups(
  ctx: SeenScope & { db: Database },
  kind: AlikeKind,
  after: string,
  limit: number,
  most = maxAtOnce
): Promise<Found> {
  const reader = readerWithin(timeoutOfAll, ctx)
  const first = await run(reader.executor, kind.next, { ...reader, after: leastId, max: most + 1 })
  if (first.length > most) return walk(readerWithin(timeoutOfStretch, ctx), kind, after, limit, firstStretch)
  const joined: Joined = new Map()
  await join(joined, await run(reader.executor, kind.ofAll, reader))
  await join(joined, await twinsIn(reader, kind))
  return cut(groupsIn(joined, after), limit)
}

/** Records with one key, as those that are alike; where there are `ids`, of these and what is one with them. */
async function twinsIn({ executor, ...scope }: Reader, { twins }: AlikeKind, ids?: string[]) {
  const found = await findTwins(executor, scope, twins, ids)
  return found.map(({ ids }) => ({ reason: twins.reason, ids }))
}

function cut(groups: Group[], limit: number, next?: string): Found {
  if (groups.length <= limit) return { groups, next }
  const page = groups.slice(0, limit)
  return { groups: page, next: page.at(-1)?.ids[0] }
}

/** Looks through a tenant's records in the order of their ids, a stretch at a time. */
async function walk(reader: Reader, kind: AlikeKind, after: string, limit: number, firstMax: number): Promise<Found> {
  const walked: Walked = { joined: new Map(), looked: new Set(), known: new Set() }
  const endsAt = performance.now() + walkMs
  let position = after
  for (let max = firstMax; ; ) {
    const beganAt = performance.now()
    const rows = await run(reader.executor, kind.next, { ...reader, after: position, max })
    const stretch = rows.map(({ id }) => id)
    const isTooMuch = await follow(reader, kind, stretch, walked).catch(explainTimeout).catch(isTooExpensive)
    // What was looked through before it is an answer; without any, fewer records are.
    if (isTooMuch && position !== after) return cut(groupsIn(walked.joined, after, position), limit, position)
    if (isTooMuch && stretch.length === 1) throw queryTooExpensive()
    if (isTooMuch) return walk(reader, kind, after, limit, Math.ceil(stretch.length / 10))
    position = stretch.at(-1) ?? position
    const groups = groupsIn(walked.joined, after, position)
    if (stretch.length < max) return cut(groups, limit)
    if (groups.length > limit || performance.now() > endsAt) return cut(groups, limit, position)
    max = performance.now() - beganAt < walkMs / 4 ? Math.min(2 * max, maxStretch) : firstStretch
  }
}

/** True for a statement that took too long; throws what else went wrong. */
function isTooExpensive(error: unknown): true {
  if (error instanceof ApiError && error.code === 'query_too_expensive') return true
  throw error
}

/** What is known of a tenant: which records hang together, whose signs were looked up, and which signs needn't be again. */
type Walked = { joined: Joined; looked: Set<string>; known: Set<string> }

/** Finds all that hang together with some records, step by step; of what more hang together than may be one, no more is looked up. */
async function follow(
  reader: Reader,
  kind: AlikeKind,
  stretch: string[],
  { joined, looked, known }: Walked
): Promise<undefined> {
  const isOpen = (id: string) => !looked.has(id) && (joined.get(id)?.size ?? 0) <= maxAlike
  let ids = stretch.filter(isOpen)
  for (let step = 0; step < maxSteps && ids.length > 0; step += 1) {
    const values = { ...reader, ids, known: [...known] }
    const found = await run(reader.executor, kind.around, values)
    const twins = await twinsIn(reader, kind, ids)
    for (const id of ids) looked.add(id)
    for (const one of found) known.add(one.sign)
    await join(joined, [...found, ...twins])
    ids = [...new Set([...found, ...twins].flatMap((one) => one.ids ?? []))].filter(isOpen)
  }
  // A group that has no end by now is one of too many.
  for (const group of new Set(ids.map((id) => joined.get(id)))) if (group) group.size = Number.POSITIVE_INFINITY
}

/** Records that hang together, and why; `size` is how many there are, or Infinity where that isn't known. */
type Together = { ids: string[]; reasons: Set<Reason>; size: number }

/** What hangs together, by the id of each record that is like another one. */
type Joined = Map<string, Together>

/** Adds lists of what is alike; those that have a record in common are one from then on. */
async function join(joined: Joined, alike: Pick<Alike, 'reason' | 'ids'>[]): Promise<void> {
  for (const [number, { reason, ids }] of alike.entries()) {
    if (number % listsAtOnce === 0) await setImmediate()
    const parts = new Set(ids?.map((id): Together => joined.get(id) ?? { ids: [id], reasons: new Set(), size: 1 }))
    // Who is moved ends in one twice as large at least, so nobody is often.
    const [largest, ...others] = [...parts].sort((one, other) => other.ids.length - one.ids.length)
    if (!largest) continue
    for (const other of others) {
      largest.ids.push(...other.ids)
      largest.size += other.size
      for (const one of other.reasons) largest.reasons.add(one)
    }
    largest.reasons.add(reason)
    for (const id of [...(ids ?? []), ...others.flatMap((one) => one.ids)]) joined.set(id, largest)
  }
}

/**
 * The groups whose oldest record comes after the id `after`, up to the one that is `last`. An id is a UUIDv7 of its record's createdAt, so
 * ids are in the order of time.
 */
function groupsIn(joined: Joined, after: string, last?: string): Group[] {
  const groups = [...new Set(joined.values())].filter(({ size }) => size <= maxAlike)
  return groups
    .map(({ ids, reasons }) => ({ ids: ids.toSorted(), reasons: [...reasons].sort() }))
    .filter(({ ids: [oldest = ''] }) => oldest > after && (last === undefined || oldest <= last))
    .sort(({ ids: [one = ''] }, { ids: [other = ''] }) => (one < other ? -1 : 1))
}
