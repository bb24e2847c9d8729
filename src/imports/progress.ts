import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Executor } from '../db/statement.ts'
import { render } from '../handler-results.ts'
import { ErrorRoom } from '../message-sizes.ts'
import { findKeyEntry, type KeyedRequest, storeKeyEntry } from '../writes/idempotency.ts'
import { storeAnswer } from '../writes/once.ts'
import { type Chunk, countChunkRows } from './read-rows.ts'

type Dto = Schemas['ImportResultDto']
/** What a result says of the file, and not of its rows; of some of it only where the request asked for it. */
type Facts = Pick<Dto, 'ignoredColumns' | 'createdProperties' | 'encoding' | 'createdReferences'>
/** The result with all its counts. */
type Result = Required<Omit<Dto, keyof Facts>> & Facts

/** An import's progress as it is stored under its Idempotency-Key, in each chunk's transaction. */
type State = { result: Result; chunksDone: number; isDone: boolean }

/** What has been done of a file's chunks. */
export type ChunkProgress = {
  /** The chunks that are done: by this request, or by another one with its key. */
  readonly chunksDone: number
  /** Reads what others have done of the import; true where this chunk is among it. Under the tenant's lock. */
  isDoneByOthers: (tx: Executor, number: number) => Promise<boolean>
  /** Counts a chunk that is written in this transaction, or has nothing to write. */
  count: (number: number, chunk: Chunk, tx?: Executor) => Promise<void>
}

/** What an import has come to so far that a request waits for. */
export type Progress = ChunkProgress & {
  /** Whether another row that is left out would be explained. */
  hasRoom: () => boolean
  /**
   * The answer, with `notes` behind its errors; stores it where the import has a key. `onDone` is called once for each key, in that
   * transaction.
   */
  finish: (onDone: (executor: Executor) => Promise<void>, notes: string[]) => Promise<Schemas['ImportResultDto']>
}

/**
 * Begins an import, or goes on with one that came before with the same Idempotency-Key. Throws a 422 where that one's file
 * was another. With `isDetailed` the answer counts updated and unchanged rows.
 */
export async function openProgress(ctx: Context, isDetailed: boolean, facts: Facts): Promise<Progress> {
  const { keyed, tenantId } = ctx
  const nothing = {
    totalRows: 0,
    imported: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    errors: [],
    ignoredLines: [],
    ...facts
  }
  let { result, chunksDone, isDone }: State = { result: nothing, chunksDone: 0, isDone: false }
  let room = new ErrorRoom()
  const readState = async (executor: Executor) => {
    const entry = keyed && (await findKeyEntry(executor, keyed))
    if (!entry) return
    const state = entry.progress as State
    if (state.chunksDone < chunksDone) return
    ;({ result, chunksDone, isDone } = state)
    // A release before some of them has stored none.
    result = { ...nothing, ...result }
    room = new ErrorRoom(result.errors)
    keyed.isReplay = isDone
    // Of one import all changes are one set.
    ctx.origin.changeSet = entry.changeSet ?? ctx.origin.changeSet
  }
  const keepState = async (tx: Executor) => {
    const state: State = { result, chunksDone, isDone }
    if (keyed) await storeKeyEntry(tx, keyed, { changeSet: ctx.origin.changeSet, answer: null, progress: state })
  }
  // What a replay answers is stored as it is here: in the order in which the first answer is serialised.
  const answerOf = (found: Result, notes: string[]): Schemas['ImportResultDto'] => {
    const { totalRows, imported, updated, unchanged, skipped, errors: explained, ignoredLines, ...rest } = found
    const errors = [...explained, ...closingLine(skipped - explained.length), ...notes]
    const passedOver = ignoredLines.length > 0 && { ignoredLines }
    return { totalRows, imported, ...(isDetailed && { updated, unchanged }), skipped, errors, ...rest, ...passedOver }
  }
  const keepAnswer = (tx: Executor, by: KeyedRequest, notes: string[]) => {
    const state: State = { result, chunksDone, isDone: true }
    return storeAnswer(tx, ctx, by, render(JSON.stringify(answerOf(result, notes))), state)
  }
  await readState(ctx.db)

  return {
    get chunksDone() {
      return isDone ? Number.POSITIVE_INFINITY : chunksDone
    },
    hasRoom: () => !room.isFull,
    isDoneByOthers: async (tx, number) => {
      if (!keyed) return false
      await readState(tx)
      return number <= chunksDone
    },
    count: async (number, chunk, tx) => {
      add(chunk, result, room)
      chunksDone = number
      if (tx) await keepState(tx)
    },
    finish: async (onDone, notes) => {
      if (!keyed) await onDone(ctx.db)
      else if (!isDone) {
        await ctx.writer.write(tenantId, async (tx) => {
          // Another request with this key may have written it first.
          await readState(tx)
          if (!isDone) await Promise.all([keepAnswer(tx, keyed, notes), onDone(tx)])
        })
      }
      return answerOf(result, notes)
    }
  }
}

/** So many of the lines passed over are told; a file may be a header again and again. */
const maxIgnoredLines = 1_000

/** The numbers of the lines passed over, as far as they are told, of which there are some already. */
export function ignoredOf({ ignored }: Chunk, known: number): number[] {
  return ignored.slice(0, Math.max(0, maxIgnoredLines - known))
}

/** The message that counts the rows left out which have none of their own. */
export function closingLine(unexplained: number): string[] {
  return unexplained <= 0 ? [] : [`… and ${unexplained} more ${unexplained === 1 ? 'row was' : 'rows were'} left out`]
}

/** The messages of a chunk's rows left out, in the order of the file. */
export function messagesOf({ failures }: Chunk): [number: number, message: string][] {
  return [...failures].sort(([a], [b]) => a - b)
}

/** What a chunk has come to, with messages for the first of its rows left out, as far as there is room. */
export function countChunk(chunk: Chunk, room: ErrorRoom) {
  const { rows } = chunk
  const processed = countChunkRows(chunk)
  const counts = { imported: 0, updated: 0, unchanged: 0, skipped: processed - rows.length }
  for (const { outcome = 'imported' } of rows) counts[outcome] += 1
  const lines = room.isFull ? [] : messagesOf(chunk).map(([, message]) => message)
  return { ...counts, processed, errors: lines.filter((line) => room.take(line)) }
}

function add(chunk: Chunk, result: Result, room: ErrorRoom): void {
  const { processed, errors, ...counts } = countChunk(chunk, room)
  result.totalRows += processed
  for (const name of ['imported', 'updated', 'unchanged', 'skipped'] as const) result[name] += counts[name]
  result.errors.push(...errors)
  if (result.createdReferences !== undefined) result.createdReferences += chunk.createdReferences
  result.ignoredLines.push(...ignoredOf(chunk, result.ignoredLines.length))
}
