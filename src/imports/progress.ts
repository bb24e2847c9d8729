import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Executor } from '../db/statement.ts'
import { type Rendered, render } from '../handler-results.ts'
import { findKeyedRun, keepKeyedRun } from '../runs/keyed-run.ts'
import { addPart, errorsOf, hasErrorRoom, newRun, type Run } from '../runs/run.ts'
import { onceFor } from '../writes/once.ts'
import type { ImportOptions } from './options.ts'
import { type Chunk, countChunkRows } from './read-rows.ts'

type Dto = Schemas['ImportResultDto']
/** What a result says of the file, and not of its rows; of some of it only where the request asked for it. */
type Facts = Pick<Dto, 'ignoredColumns' | 'createdProperties' | 'encoding'>

/** How far an import has come: the position is the number of its chunks that are done, and each row left out is an error. */
export type ImportRun = Run<'totalRows' | 'imported' | 'updated' | 'unchanged' | 'createdReferences', string> & {
  facts: Facts
  ignoredLines: number[]
}

/** What has been done of a file's chunks. */
export type ChunkProgress = {
  readonly run: ImportRun
  /** Reads what others have done of the import; true where this chunk is among it. Under the tenant's lock. */
  isDoneByOthers: (tx: Executor, number: number) => Promise<boolean>
  /** Counts a chunk that is written in this transaction, or has nothing to write. */
  count: (number: number, chunk: Chunk, tx?: Executor) => Promise<void>
}

/** An import that a request waits for; with an Idempotency-Key it is stored how far it has come. */
export class RequestProgress implements ChunkProgress {
  readonly #ctx: Context
  run: ImportRun

  constructor(ctx: Context, facts: Facts) {
    const counts = { totalRows: 0, imported: 0, updated: 0, unchanged: 0, createdReferences: 0 }
    this.#ctx = ctx
    this.run = { ...newRun(ctx.origin.changeSet, 0, counts), facts, ignoredLines: [] }
  }

  /** Goes on from what is stored, where a request with this key has come further. 422 where its file was another. */
  async resume(executor: Executor): Promise<void> {
    const { keyed, origin } = this.#ctx
    const stored = keyed && (await findKeyedRun<ImportRun>(executor, keyed, 'import'))
    if (!stored || stored.position < this.run.position) return
    this.run = stored
    // Of one import all changes are one set.
    origin.changeSet = stored.changeSet
  }

  async isDoneByOthers(tx: Executor, number: number): Promise<boolean> {
    if (!this.#ctx.keyed) return false
    await this.resume(tx)
    return number <= this.run.position
  }

  async count(number: number, chunk: Chunk, tx?: Executor): Promise<void> {
    const { keyed } = this.#ctx
    this.run = addChunk(this.run, number, chunk)
    if (tx && keyed) await keepKeyedRun(tx, keyed, 'import', this.run)
  }

  /** Makes the answer of the run, and stores it where the import has a key. `onDone` is called once for each key, in that transaction. */
  async finish(onDone: (executor: Executor) => Promise<void>, answer: (run: ImportRun) => Dto): Promise<Rendered<Dto>> {
    const { db, keyed, tenantId, writer } = this.#ctx
    const end = async (executor: Executor) => {
      await onDone(executor)
      return render<Dto>(JSON.stringify(answer(this.run)))
    }
    return keyed ? writer.write(tenantId, end, onceFor<Dto>(this.#ctx)) : end(db)
  }
}

/** The answer of an import, with `notes` behind its errors; some of it only where the request asked for it. */
export function resultOf(run: ImportRun, notes: string[], { isDetailed, isCreatingReferences }: ImportOptions): Dto {
  const { counts, errorCount: skipped, facts, ignoredLines } = run
  const { totalRows, imported, updated, unchanged, createdReferences } = counts
  return {
    ...{ totalRows, imported, ...(isDetailed && { updated, unchanged }), skipped },
    errors: [...errorsOf(run, closingLine), ...notes],
    ...facts,
    ...(isCreatingReferences && { createdReferences }),
    ...(ignoredLines.length > 0 && { ignoredLines })
  }
}

/** So many of the lines passed over are told; a file may be a header again and again. */
const maxIgnoredLines = 1_000

/** The message that counts the rows left out which have none of their own. */
export function closingLine(unexplained: number): string {
  return `… and ${unexplained} more ${unexplained === 1 ? 'row was' : 'rows were'} left out`
}

/** The messages of a chunk's rows left out, in the order of the file. */
export function messagesOf({ failures }: Chunk): [number: number, message: string][] {
  return [...failures].sort(([a], [b]) => a - b)
}

/** An import's run behind one more chunk, which has this number. */
export function addChunk(run: ImportRun, position: number, chunk: Chunk): ImportRun {
  const { rows, createdReferences, ignored } = chunk
  const totalRows = countChunkRows(chunk)
  const counts = { totalRows, imported: 0, updated: 0, unchanged: 0, createdReferences }
  for (const { outcome = 'imported' } of rows) counts[outcome] += 1
  const errors = hasErrorRoom(run) ? messagesOf(chunk).map(([, message]) => message) : []
  const ignoredLines = [...run.ignoredLines, ...ignored].slice(0, maxIgnoredLines)
  return { ...addPart(run, { position, counts, errors, errorCount: totalRows - rows.length }), ignoredLines }
}
