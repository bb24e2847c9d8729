import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Executor } from '../db/statement.ts'
import { findKeyedRun, keepKeyedRun } from '../runs/keyed-run.ts'
import { addPart, errorsOf, hasErrorRoom, newRun, type Run } from '../runs/run.ts'
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

/** An import under way, and what keeps its run, if anything, so that another request or instance can go on. Both under the tenant's lock. */
export type Progress = {
  run: ImportRun
  /** The run as other requests may have moved it; undefined where none is stored. */
  find?: (tx: Executor) => Promise<ImportRun | undefined>
  /** Stores the run behind one more chunk, in that chunk's transaction. Throws where this import isn't to go on here. */
  keep?: (tx: Executor, next: ImportRun, chunk: Chunk) => Promise<void>
}

/** The run of an import of which nothing is done. */
export function newImportRun(changeSet: string, facts: Facts): ImportRun {
  const counts = { totalRows: 0, imported: 0, updated: 0, unchanged: 0, createdReferences: 0 }
  return { ...newRun(changeSet, 0, counts), facts, ignoredLines: [] }
}

/**
 * The progress of an import that a request waits for: with an Idempotency-Key from where an earlier request with it was cut off. Of one
 * import all changes are one set, which the request's origin gets.
 */
export async function requestProgress(
  { db, keyed, origin }: Context,
  isDryRun: boolean,
  facts: Facts
): Promise<Progress> {
  const run = newImportRun(origin.changeSet, facts)
  if (!keyed || isDryRun) return { run }
  const find = async (executor: Executor) => {
    const stored = await findKeyedRun<ImportRun>(executor, keyed, 'import')
    origin.changeSet = stored?.changeSet ?? origin.changeSet
    return stored
  }
  const keep = (tx: Executor, next: ImportRun) => keepKeyedRun(tx, keyed, 'import', next)
  return { run: (await find(db)) ?? run, find, keep }
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
