import type { Executor } from '../db/statement.ts'
import { limitReached } from '../errors.ts'
import { ErrorRoom } from '../message-sizes.ts'
import type { PackedIds } from '../search/matching.ts'
import {
  countIdsEntries,
  findKeyEntry,
  idsSuffix,
  type KeyedRequest,
  removeKeyEntry,
  storeKeyEntry
} from '../writes/idempotency.ts'

// How far a change of many records has come. It is stored under the request's Idempotency-Key in the transaction of each part, and which
// records are meant once, in an entry of its own.

/** What became of some records: of all, or of those before `next`, whose turn has `begun` where the first transaction of several is over. */
export type Outcome = {
  changed: number
  unchanged: number
  errors: RecordError[]
  next?: string | undefined
  begun?: string | undefined
}

export type RecordError = { id: string | null; error: string }

export type Progress = {
  changeSet: string
  /** Of the records that are meant, the number of those that are done with. */
  position: number
  changed: number
  unchanged: number
  skipped: number
  failed: number
  /** The first of the errors. */
  errors: RecordError[]
  /** The next record, where a part of what follows from its deletion is done. */
  begun?: string | undefined
  /** Whether a part of what follows was done for some record, whatever became of it then. */
  hasBegun?: boolean
}

/** Changes with a key that a tenant may have begun and not ended, each of which keeps up to 2 MB of ids. */
const maxUnfinished = 10

export function beginProgress(changeSet: string): Progress {
  return { changeSet, position: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0, errors: [] }
}

/** Counts what became of the next `count` records; those that the outcome doesn't count were skipped. */
export function addOutcome(progress: Progress, count: number, outcome: Outcome): Progress {
  const { changed, unchanged, errors, begun } = outcome
  // Where one has had no room, none behind it has any.
  const isFull = progress.failed > progress.errors.length
  const room = errors.length > 0 && !isFull ? new ErrorRoom(progress.errors) : undefined
  return {
    ...progress,
    position: progress.position + count,
    changed: progress.changed + changed,
    unchanged: progress.unchanged + unchanged,
    skipped: progress.skipped + count - changed - unchanged - errors.length,
    failed: progress.failed + errors.length,
    errors: room ? [...progress.errors, ...errors.filter((error) => room.take(error))] : progress.errors,
    begun,
    hasBegun: progress.hasBegun || begun !== undefined
  }
}

/** Whether something was written. */
export function isWritten({ changed, hasBegun }: Progress): boolean {
  return changed > 0 || hasBegun === true
}

/** The errors of an answer. */
export function errorsOf({ failed, errors }: Progress): RecordError[] {
  const more = failed - errors.length
  return more > 0 ? [...errors, { id: null, error: `${more} more` }] : errors
}

/** The progress of a request with this key that isn't finished. */
export async function findProgress(executor: Executor, keyed: KeyedRequest): Promise<Progress | undefined> {
  const entry = await findKeyEntry(executor, keyed)
  return entry?.answer === null ? (entry.progress as Progress) : undefined
}

/** Only under the tenant's lock, as what follows. */
export function keepProgress(tx: Executor, keyed: KeyedRequest, progress: Progress): Promise<void> {
  return storeKeyEntry(tx, keyed, { changeSet: progress.changeSet, answer: null, progress })
}

/** Which records are meant; undefined where nothing is stored. */
export async function findIds(executor: Executor, keyed: KeyedRequest): Promise<PackedIds | undefined> {
  const entry = await findKeyEntry(executor, ofIds(keyed))
  return entry && Buffer.from(entry.progress as string, 'base64')
}

/** Once something is written. 409 where the tenant has ten changes of many that are under way or broke off. */
export async function keepIds(tx: Executor, keyed: KeyedRequest, changeSet: string, ids: PackedIds): Promise<void> {
  if ((await countIdsEntries(tx, keyed)) >= maxUnfinished) {
    const remedy = 'let one end, send one that broke off again with its key, or wait until it is 24 hours old'
    throw limitReached('changes of many records that are not finished', maxUnfinished, remedy)
  }
  return storeKeyEntry(tx, ofIds(keyed), { changeSet, answer: null, progress: ids.toString('base64') })
}

export function forgetIds(tx: Executor, keyed: KeyedRequest): Promise<void> {
  return removeKeyEntry(tx, ofIds(keyed))
}

function ofIds(keyed: KeyedRequest): KeyedRequest {
  return { ...keyed, operation: `${keyed.operation}${idsSuffix}` }
}
