import { setImmediate } from 'node:timers/promises'
import { invalidFile } from './invalid-file.ts'

// Papaparse reads the cells, but one text as a whole: ten megabytes would hold the event loop for long, an unclosed quote would
// be known only at the end, and misplaced quotes make it slow beyond all bounds. So the file is first scanned for where its
// rows end, and for what is refused.

/**
 * Some whole rows, none of them blank, without the end of the last one's line. Papaparse wants one kind of line end in a
 * text.
 */
export type Slice = { start: number; end: number; firstRow: number; rowCount: number; newline: '\n' | '\r\n' | '\r' }

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
const isBlank = (byte: number | undefined) => byte === 0x20 || byte === 0x09
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
    const newline = newlineAt(file, end) ?? slice?.newline ?? '\n'
    if (isBlankRow(file, start, end, delimiterByte)) slice = undefined
    else {
      // The header is the first of them.
      if (rowCount > maxRows) throw invalidFile(`The file has more than ${maxRows} rows below its header; split it.`)
      rowCount += 1
      if (!slice || slice.firstRow === header || isFull(slice, end) || newline !== slice.newline) {
        slice = { start, end, firstRow: row, rowCount: 0, newline }
        slices.push(slice)
      }
      slice.end = end
      slice.rowCount += 1
    }
    start = end + newline.length
  }
  return { slices, end: Math.min(start, file.length), nextRow: row }
}

function isFull({ start, rowCount }: Slice, end: number): boolean {
  return rowCount >= sliceRows || end - start > sliceBytes
}

function newlineAt(file: Buffer, at: number): Slice['newline'] | undefined {
  if (at === file.length) return undefined
  if (file[at] === lineFeed) return '\n'
  return file[at + 1] === lineFeed ? '\r\n' : '\r'
}

function isBlankRow(file: Buffer, start: number, end: number, delimiter: number): boolean {
  let at = start
  while (at < end && (isBlank(file[at]) || file[at] === delimiter)) at += 1
  return at === end
}

/**
 * Where the row's line ends: the first line end, or end of the file, that is in none of its quoted cells. The end of the bytes
 * where the row may go on after them.
 */
function findRowEnd(file: Buffer, start: number, delimiter: number, row: number, isLast: boolean): number {
  const limit = Math.min(file.length, start + maxRowBytes + 1)
  for (let at = start, columns = 1; columns <= maxCells; at++, columns++) {
    if (file[at] === quote) at = findQuotedCellEnd(file, at, delimiter, limit, row, isLast)
    else at = findCellBehindBlanks(file, at, delimiter, limit, isLast) ?? findPlainCellEnd(file, at, delimiter, limit)
    if (at - start > maxRowBytes) throw invalidFile(`Row ${row} is longer than ${maxRowBytes} bytes.`)
    if (file[at] !== delimiter) return at
  }
  throw invalidFile(`Row ${row} has more than ${maxCells} cells.`)
}

function findPlainCellEnd(file: Buffer, start: number, delimiter: number, limit: number): number {
  let at = start
  while (at < limit && file[at] !== delimiter && !isLineEnd(file[at])) at += 1
  return at
}

/** The end of a cell whose quotes stand behind blanks; undefined for any other, also where such quotes are misplaced: then they are text. */
function findCellBehindBlanks(
  file: Buffer,
  start: number,
  delimiter: number,
  limit: number,
  isLast: boolean
): number | undefined {
  let at = start
  while (isBlank(file[at]) && file[at] !== delimiter) at += 1
  if (at === start || file[at] !== quote) return undefined
  const closed = findQuoteEnd(file, at, limit)
  if (closed !== undefined) return findEndBehind(file, closed, delimiter)
  return !isLast && limit === file.length ? limit : undefined
}

/** The end of a cell that begins with a quote: what is behind its closing quote and the blanks after that. */
function findQuotedCellEnd(
  file: Buffer,
  start: number,
  delimiter: number,
  limit: number,
  row: number,
  isLast: boolean
): number {
  const closed = findQuoteEnd(file, start, limit)
  if (closed === undefined) {
    if (!isLast && limit === file.length) return limit
    const orLong = limit < file.length ? `, or is longer than ${maxRowBytes} bytes` : ''
    throw invalidFile(`Row ${row} opens a quote that is never closed${orLong}.`)
  }
  const end = findEndBehind(file, closed, delimiter)
  if (end !== undefined) return end
  throw invalidFile(
    `Row ${row} has a quote inside a quoted cell that is not doubled, or text after a quoted cell; such a cell is written "a ""b"" c".`
  )
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

/** Behind the blanks that follow a closing quote; undefined where it is text that follows. */
function findEndBehind(file: Buffer, closed: number, delimiter: number): number | undefined {
  let at = closed
  while (isBlank(file[at]) && file[at] !== delimiter) at += 1
  return at === file.length || file[at] === delimiter || isLineEnd(file[at]) ? at : undefined
}
