import { setImmediate } from 'node:timers/promises'
import { invalidFile } from './invalid-file.ts'

// Papaparse reads one text as a whole: ten megabytes would hold the event loop for long, an unclosed quote would be known
// only at the end, and misplaced quotes make it slow beyond all bounds. So the file is scanned once before it parses
// anything: for where rows begin, and for what is refused without parsing.

/**
 * Some whole rows, none of them blank, without the end of the last one's line. Papaparse wants one kind of line end in a
 * text.
 */
export type Slice = { start: number; end: number; firstRow: number; rowCount: number; newline: '\n' | '\r\n' | '\r' }

/** A row longer than this, in bytes, is no row of ours: the contract's longest texts make less than a quarter of it. */
const maxRowBytes = 1_048_576
/** How many cells a row may have. */
export const maxColumns = 200
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

/** Parser states: where in a cell a byte is. */
const atStart = 0
const inPlain = 1
const inQuotes = 2
const afterQuotes = 3

/**
 * Cuts a CSV file into slices of whole rows, the header alone in the first one. Rows of nothing but separators and blanks
 * are in none. 400 for a file whose quotes don't pair up, or whose rows are too many, too long or too wide. Yields
 * to the event loop after each quarter of a megabyte.
 */
export async function cutIntoSlices(file: Buffer, begin: number, delimiter: string): Promise<Slice[]> {
  const delimiterByte = delimiter.charCodeAt(0)
  const slices: Slice[] = []
  /** The slice that the next row may be added to. */
  let slice: Slice | undefined
  let state = atStart
  let row = 1
  let rowStart = begin
  let rowCount = 0
  let isBlankRow = true
  let columns = 1
  let pauseAt = begin + bytesBetweenPauses

  for (let at = begin; at < file.length; at++) {
    const byte = file[at]
    if (at >= pauseAt) {
      await setImmediate()
      pauseAt += bytesBetweenPauses
    }
    if (at - rowStart > maxRowBytes) throw tooLong(row, state === inQuotes)
    if (state === inQuotes) {
      if (byte === quote) state = afterQuotes
    } else if (byte === delimiterByte) {
      state = atStart
      columns += 1
      if (columns > maxColumns) throw invalidFile(`Row ${row} has more than ${maxColumns} cells.`)
    } else if (byte === lineFeed || byte === carriageReturn) {
      const newline = byte === lineFeed ? '\n' : file[at + 1] === lineFeed ? '\r\n' : '\r'
      endRow(at, newline)
      if (newline === '\r\n') at += 1
      rowStart = at + 1
    } else if (state === afterQuotes) {
      if (byte === quote && file[at - 1] === quote) state = inQuotes
      else if (!isBlank(byte)) throw badQuotes(row)
    } else if (state === atStart || isBlankRow) {
      if (!isBlank(byte)) isBlankRow = false
      if (state === atStart) state = byte === quote ? inQuotes : inPlain
    }
  }
  if (state === inQuotes) throw tooLong(row, true)
  if (rowStart < file.length) endRow(file.length, slice?.newline ?? '\n')
  return slices

  function endRow(end: number, newline: Slice['newline']): void {
    if (isBlankRow) slice = undefined
    else takeRow(end, newline)
    row += 1
    isBlankRow = true
    columns = 1
    state = atStart
  }

  function takeRow(end: number, newline: Slice['newline']): void {
    // The header is the first of them.
    if (rowCount > maxRows) throw invalidFile(`The file has more than ${maxRows} rows below its header; split it.`)
    rowCount += 1
    const isFull = slice && (slice.rowCount >= sliceRows || end - slice.start > sliceBytes || slice.firstRow === 1)
    if (!slice || isFull || newline !== slice.newline) {
      slice = { start: rowStart, end, firstRow: row, rowCount: 0, newline }
      slices.push(slice)
    }
    slice.end = end
    slice.rowCount += 1
  }
}

function tooLong(row: number, isOpen: boolean): Error {
  return invalidFile(
    isOpen ? `Row ${row} opens a quote that is never closed.` : `Row ${row} is longer than ${maxRowBytes} bytes.`
  )
}

function badQuotes(row: number): Error {
  return invalidFile(
    `Row ${row} has a quote inside a quoted cell that is not doubled, or text after a quoted cell; such a cell is written "a ""b"" c".`
  )
}
