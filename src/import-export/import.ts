import { isUtf8 } from 'node:buffer'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Executor } from '../db/statement.ts'
import { insertUnread } from '../records/write.ts'
import { findNamed } from '../sheets/cell-references.ts'
import type { Fail, Sheet, SheetRow } from '../sheets/sheet.ts'
import { auditBrokenImport, auditImport } from './file-audit.ts'
import { readHeader } from './header.ts'
import { invalidFile } from './invalid-file.ts'
import { openProgress, type Progress } from './progress.ts'
import { type Chunk, readChunks } from './read-rows.ts'
import { rowError } from './row-errors.ts'
import { cutIntoSlices } from './slices.ts'

/** Rows of one transaction: more of them would keep the tenant's other writers waiting (docs/decisions/tenant-sequence.md). */
const chunkRows = 500

/**
 * Makes records of the rows of a CSV file and says of each row left out why. 400 for a file that can't be read,
 * before anything is written. After that each row is imported or left out by itself. Where the process dies, whole rows
 * are committed: importing the file again does the rest, and with its Idempotency-Key it resumes where it stopped.
 */
export function importFile(ctx: Context, sheet: Sheet, file: Buffer): Promise<Schemas['ImportResultDto']> {
  return auditBrokenImport(ctx, sheet, () => importRows(ctx, sheet, file))
}

async function importRows(ctx: Context, sheet: Sheet, file: Buffer): Promise<Schemas['ImportResultDto']> {
  if (!isUtf8(file)) throw invalidFile('The file is not valid UTF-8; save it as CSV in UTF-8.')
  const begin = file.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark.length : 0
  const header = readHeader(sheet, file, begin)
  const slices = await cutIntoSlices(file, begin, header.delimiter)

  ctx.origin = { ...ctx.origin, source: 'import' }
  const progress = await openProgress(ctx)
  const known: Known = { sequence: -1, ids: new Map() }
  const chunks = readChunks(sheet, file, header, slices, chunkRows, progress.hasRoom)
  let next = chunks.next()
  for (let chunk = await next, number = 1; !chunk.done; chunk = await next, number += 1) {
    // The next chunk is read while PostgreSQL writes this one; any sooner, its short answers would wait for the reading.
    const readOn = () => {
      next = chunks.next()
      // It is awaited in the next round of the loop, unless this write fails.
      next.catch(() => {})
    }
    if (number <= progress.chunksDone) readOn()
    else await writeChunk(ctx, sheet, { chunk: chunk.value, number, progress }, known, readOn)
  }
  return progress.finish((executor) => auditImport(ctx, executor, sheet))
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Cache of the ids that names of other records stand for, by column, as of a sequence number of the tenant. Every change of
 * such a record has a number, so the cache is valid as long as all numbers since then are the import's own.
 */
type Known = { sequence: number; ids: Map<string, Map<string, string | undefined>> }

/** A chunk with its number in the file, from 1. */
type Part = { chunk: Chunk; number: number; progress: Progress }

/**
 * Turns the chunk's rows into records or failures, with a few statements for all of them. Calls `readOn` when the last statement
 * is sent, so that the next chunk is read while PostgreSQL works.
 */
async function writeChunk(ctx: Context, sheet: Sheet, part: Part, known: Known, readOn: () => void): Promise<void> {
  const { chunk, number, progress } = part
  const { rows, failures } = chunk
  if (rows.length === 0) {
    await progress.count(number, chunk)
    return readOn()
  }
  const fail: Fail = (row, header, reason, value) => {
    if (!failures.has(row.number)) {
      failures.set(row.number, rowError(row.number, [{ header, reason, ...(value && { value }) }]))
    }
  }
  const standing = () => rows.filter((row) => !failures.has(row.number))
  // Under the tenant sequence lock nobody else writes records: what is missing or free stays so until the commit.
  known.sequence = await ctx.writer.write(ctx.tenantId, async (tx) => {
    const { outbox } = tx
    if (ctx.keyed && (await progress.isDoneByOthers(tx, number))) {
      readOn()
      return outbox.sequence
    }
    if (outbox.sequence !== known.sequence) known.ids.clear()
    await resolveReferences(ctx, tx, sheet, rows, known, fail)
    await sheet.resolveNames?.(ctx, tx, standing(), fail)
    await refuseDuplicates(ctx, tx, sheet, standing(), fail)
    chunk.rows = standing()
    const records = chunk.rows.map(({ record }) => record)
    const writing = records.length > 0 && insertUnread(ctx, tx, sheet.kind, records)
    readOn()
    await writing
    await progress.count(number, chunk, tx)
    return outbox.sequence
  })
}

/** Puts the ids of other records where their names were. */
async function resolveReferences(ctx: Context, tx: Executor, sheet: Sheet, rows: SheetRow[], known: Known, fail: Fail) {
  for (const { header, property, reference } of sheet.columns) {
    if (!reference || !property) continue
    const ids = known.ids.get(header) ?? new Map<string, string | undefined>()
    known.ids.set(header, ids)
    const names = new Set(rows.flatMap((row) => row.names[header] ?? []).filter((name) => !ids.has(name)))
    const found = await findNamed(ctx, tx, reference, [...names])
    for (const name of names) ids.set(name, found.get(name))
    for (const row of rows) {
      const name = row.names[header]
      if (name === undefined) continue
      const id = ids.get(name)
      if (id === undefined) fail(row, header, `${reference.what} not found`, name)
      else row.record[property] = id
    }
  }
}

/** A row is a duplicate of an existing record, or of an earlier row that becomes one. */
async function refuseDuplicates(ctx: Context, tx: Executor, sheet: Sheet, rows: SheetRow[], fail: Fail) {
  if (rows.length === 0) return
  const records = rows.map(({ record }) => record)
  const taken = await sheet.findTaken(ctx, tx, records)
  for (const row of rows) {
    const identity = sheet.identify(row.record)
    if (!identity) continue
    const { header, value, wants, takes } = identity
    if (taken.has(wants)) fail(row, header, `duplicate of another ${sheet.kind.entity}`, value)
    else for (const key of takes) taken.add(key)
  }
}
