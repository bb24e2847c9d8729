import { setImmediate } from 'node:timers/promises'
import { invalidFile } from './invalid-file.ts'

// Ten megabytes of cells would hold the event loop for long, and an unclosed quote would be known only at the end. So the file is first
// scanned for where its rows end, and for what is refused.

/** Some whole rows, none of them blank, without the end of the last one's line. */
export type Slice = { start: number; end: number; firstRow: number; rowCount: number }

/** The longest row, in bytes: four times what a row with the contract's longest texts takes. */
const maxRowBytes = 1_048_576
/** How many columns a file may have, beside one that says what was wrong with rows that were left out. */
export const maxColumns = 300
const maxCells = maxColumns + 1
/** Many tiny rows would hold up the tenant's other writers for longer than the file's size suggests. Blank ones don't count. */
export const maxRows = 200_000

/** What is parsed without yielding to the event loop: a few milliseconds at most, whatever number of imports runs. */
const sliceBytes = 16_384
const sliceRows = 32
const bytesBetweenPauses = 262_144

const quote = 0x22
const carriageReturn = 0x0d
const lineFeed = 0x0a
const isLineEnd = (byte: number | undefined) => byte === lineFeed || byte === carriageReturn

/** Where a file's header begins, in bytes, the number of its row, and what separates the cells. */
export type Layout = { begin: number; row: number; delimiter: string }

/**
 * Cuts a CSV file into slices of whole rows from the header on, which is alone in the first one. Rows of nothing but separators and blanks
 * are in none. 400 for a file whose quotes don't pair up, or whose rows are too many, too long or too wide. Yields
 * to the event loop after each quarter of a megabyte.
 */
export async function cutIntoSlices(file: Buffer, { begin, row, delimiter }: Layout): Promise<Slice[]> {
  const { slices } = await cut(file, begin, delimiter, { header: row, firstRow: row, isLast: true, maxRows })
  return slices
}

/** Part of a file in memory, with the slices of the rows that are whole in it. */
export type Window = { bytes: Buffer; slices: Slice[] }

/**
 * Cuts a file of any length as `cutIntoSlices` does, a few of its pieces at a time; its header begins in the first one. The number of its rows
 * has no bound.
 */
export async function* cutPieces(
  pieces: AsyncIterable<Buffer>,
  { begin, row, delimiter }: Layout
): AsyncGenerator<Window> {
  const iterator = pieces[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let [firstRow, start] = [row, begin]
  for (let piece = await iterator.next(); !piece.done; ) {
    const bytes: Buffer = Buffer.concat([rest, piece.value])
    piece = await iterator.next()
    const bounds = { header: row, firstRow, isLast: piece.done === true, maxRows: Number.POSITIVE_INFINITY }
    const { slices, end, nextRow } = await cut(bytes, start, delimiter, bounds)
    yield { bytes, slices }
    rest = bytes.subarray(end)
    firstRow = nextRow
    start = 0
  }
}

/** `header` is the number of its row; `isLast`: whether the file ends with these bytes; where it doesn't, their last row is left to those that follow. */
type Bounds = { header: number; firstRow: number; isLast: boolean; maxRows: number }

/** Also says where the rows end that are cut, and the number of the next one. */
async function cut(file: Buffer, begin: number, delimiter: string, { header, firstRow, isLast, maxRows }: Bounds) {
  const delimiterByte = delimiter.charCodeAt(0)
  const slices: Slice[] = []
  /** The slice that the next row may be added to. */
  let slice: Slice | undefined
  let rowCount = 0
  let pauseAt = begin + bytesBetweenPauses
  let [start, row] = [begin, firstRow]
  for (; start < file.length; row++) {
    if (start >= pauseAt) {
      await setImmediate()
      pauseAt = start + bytesBetweenPauses
    }
    const end = findRowEnd(file, start, delimiterByte, row, isLast)
    // A carriage return may be half a line end.
    if (!isLast && end + 1 >= file.length) break
    if (isBlankRow(file, start, end, delimiterByte)) slice = undefined
    else {
      // The header is the first of them.
      if (rowCount > maxRows) throw invalidFile(`The file has more than ${maxRows} rows below its header; split it.`)
      rowCount += 1
      if (!slice || slice.firstRow === header || isFull(slice, end)) {
        slice = { start, end, firstRow: row, rowCount: 0 }
        slices.push(slice)
      }
      slice.end = end
      slice.rowCount += 1
    }
    start = end + (file[end] === carriageReturn && file[end + 1] === lineFeed ? 2 : 1)
  }
  return { slices, end: Math.min(start, file.length), nextRow: row }
}

function isFull({ start, rowCount }: Slice, end: number): boolean {
  return rowCount >= sliceRows || end - start > sliceBytes
}

function isBlankRow(file: Buffer, start: number, end: number, delimiter: number): boolean {
  let at = skipBlanks(file, start, delimiter)
  while (at < end && file[at] === delimiter) at = skipBlanks(file, at + 1, delimiter)
  return at >= end
}

/**
 * Where the row's line ends: the first line end, or end of the file, that is in none of its quoted cells. The end of the bytes
 * where the row may go on after them.
 */
function findRowEnd(file: Buffer, start: number, delimiter: number, row: number, isLast: boolean): number {
  const limit = Math.min(file.length, start + maxRowBytes + 1)
  const quotes = { row, mayGoOn: !isLast && limit === file.length }
  for (let at = start, columns = 1; columns <= maxCells; at++, columns++) {
    at = findQuotedEnd(file, at, delimiter, limit, quotes) ?? findPlainEnd(file, at, delimiter, limit)
    if (at - start > maxRowBytes) throw invalidFile(`Row ${row} is longer than ${maxRowBytes} bytes.`)
    if (file[at] !== delimiter) return at
  }
  throw invalidFile(`Row ${row} has more than ${maxCells} cells.`)
}

function findPlainEnd(file: Buffer, start: number, delimiter: number, limit: number): number {
  let at = start
  while (at < limit && file[at] !== delimiter && !isLineEnd(file[at])) at += 1
  return at
}

/**
 * The end of a cell in quotes: what is behind the closing one and the blanks after that. Undefined for any other, also where quotes
 * behind blanks are misplaced: then they are text.
 */
function findQuotedEnd(
  file: Buffer,
  start: number,
  delimiter: number,
  limit: number,
  { row, mayGoOn }: { row: number; mayGoOn: boolean }
): number | undefined {
  const open = skipBlanks(file, start, delimiter)
  if (file[open] !== quote) return undefined
  const closed = findQuoteEnd(file, open, limit)
  if (closed === undefined) {
    if (mayGoOn) return limit
    if (open > start) return undefined
    throw invalidFile(`Row ${row} opens a quote that is never closed.`)
  }
  const end = skipBlanks(file, closed, delimiter)
  if (end === file.length || file[end] === delimiter || isLineEnd(file[end])) return end
  if (open > start) return undefined
  throw invalidFile(
    `Row ${row} has a quote inside a quoted cell that is not doubled, or text after a quoted cell; such a cell is written "a ""b"" c".`
  )
}

function skipBlanks(file: Buffer, start: number, delimiter: number): number {
  let at = start
  while ((file[at] === 0x20 || file[at] === 0x09) && file[at] !== delimiter) at += 1
  return at
}

/** Behind the quote that closes the one at `start`; undefined where there is none up to the limit. */
function findQuoteEnd(file: Buffer, start: number, limit: number): number | undefined {
  let at = start
  // A doubled quote ends one stretch of the cell and begins the next.
  do {
    at += 1
    while (at < limit && file[at] !== quote) at += 1
    if (at >= limit) return undefined
    at += 1
  } while (file[at] === quote)
  return at
}
