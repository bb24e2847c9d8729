import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import { readValues } from '../custom/values.ts'
import { ApiError, type FieldError } from '../errors.ts'
import { type Row, type RowWithId, rowOf } from '../records/record.ts'
import { newRow } from '../records/rows.ts'
import { unguard } from '../sheets/cells.ts'
import { nameOf, type Problem, type Sheet, type SheetRow } from '../sheets/sheet.ts'
import { Unread } from '../sheets/unread.ts'
import { isBlankText } from '../texts/blanks.ts'
import { withoutOuterBlanks } from './cell-pattern.ts'
import type { Header } from './header.ts'
import { describeErrors, hasFaultyCell } from './row-errors.ts'
import type { Slice, Window } from './slices.ts'

/**
 * Some rows of a file. Those with problems are among the rows until all that is wrong with them is known, and then by their numbers among
 * the failures.
 */
export type Chunk = {
  rows: SheetRow[]
  failures: Map<number, string>
  /** How many more rows are wrong, since nobody will read why. */
  unexplained: number
  /** The cells of the rows by their numbers, as they came; only where they are wanted. */
  cells: Map<number, string[]>
  /** The numbers of rows that were passed over: those before the header, and those that repeat it. */
  ignored: number[]
  /** How many companies it makes for rows that name them. */
  createdReferences: number
}

/** What is wanted of a file's rows: how many of them at a time, which messages, and whether their cells, too. */
type Wanted = { size: number; isExplained: () => boolean; withCells: boolean }

/**
 * Reads the rows below the header in chunks of at least `size` (the last one excepted). Blank rows are no rows. It
 * yields to the event loop after each slice, for instance for PostgreSQL's answers while it writes the chunk before. Where
 * `isExplained` is false, a row that is wrong is only counted: of a file full of them, the messages would be most of the memory.
 */
export async function* readChunks(
  sheet: Sheet,
  header: Header,
  windows: AsyncIterable<Window> | Iterable<Window>,
  wanted: Wanted
): AsyncGenerator<Chunk> {
  let chunk = { ...emptyChunk(), ignored: [...header.ignoredLines] }
  for await (const { bytes, slices } of windows) {
    for (const slice of slices) {
      if (slice.firstRow === header.row) continue
      await setImmediate()
      readSlice(sheet, bytes, header, slice, chunk, wanted)
      if (countChunkRows(chunk) < wanted.size) continue
      yield chunk
      chunk = emptyChunk()
    }
  }
  if (countChunkRows(chunk) > 0 || chunk.ignored.length > 0) yield chunk
}

/** Adds a slice's rows to a chunk. Not part of the generator, which would hold the cells as long as it waits. */
function readSlice(
  sheet: Sheet,
  file: Buffer,
  header: Header,
  slice: Slice,
  chunk: Chunk,
  { isExplained, withCells }: Wanted
): void {
  for (const [index, cells] of readCells(file, slice, header.delimiter).entries()) {
    if (cells.every(isEmpty)) continue
    const number = slice.firstRow + index
    if (isRepeated(header, cells)) {
      chunk.ignored.push(number)
      continue
    }
    if (withCells) chunk.cells.set(number, cells)
    const row = isExplained() || !isWrong(sheet, header, cells) ? readRow(sheet, header, number, cells) : undefined
    if (row && (row.problems.length === 0 || isExplained())) chunk.rows.push(row)
    else chunk.unexplained += 1
  }
}

function emptyChunk(): Chunk {
  return { rows: [], failures: new Map(), unexplained: 0, cells: new Map(), ignored: [], createdReferences: 0 }
}

/** Whether a cell has nothing, or nothing but blanks, also as a spreadsheet's empty text: `=""`. */
function isEmpty(cell: string): boolean {
  return cell === '' || isBlankText(unguard(cell))
}

/** Whether a row is the header once more, as in files that were put together. */
function isRepeated({ cells: header, names }: Header, cells: string[]): boolean {
  if (cells.length !== names.length) return false
  // The first letter tells for nearly every row. Nothing else is ASCII in one of them and none in the other.
  const [first = 0, own = 0] = [cells[0]?.charCodeAt(0), header[0]?.charCodeAt(0)]
  const isOther = isAsciiLetter(first) && isAsciiLetter(own) && (first | 0x20) !== (own | 0x20)
  return !isOther && cells.every((cell, at) => nameOf(cell) === names[at])
}

function isAsciiLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
}

/** The number of rows that were read for a chunk. */
export function countChunkRows({ rows, failures, unexplained }: Chunk): number {
  return rows.length + failures.size + unexplained
}

/** The cells of each of a slice's rows, and a blank row after them. */
export function readCells(file: Buffer, { start, end, newline }: Slice, delimiter: string): string[][] {
  // Without a line end papaparse takes blanks behind a last closing quote for text, and the quote, too. The row that this
  // adds is blank.
  const text = withoutOuterBlanks(file.toString('utf8', start, end) + newline, delimiter)
  // Papa.parse itself would make the parser anew with all that it never needs here, at a fifth of the time of reading, and take a
  // byte-order mark off each slice.
  return new Papa.Parser({ delimiter, newline }).parse(text, 0, false).data
}

/**
 * Whether a row that nobody will read about is left out, as far as its cells tell. Of a file full of such rows nothing else is made: what
 * `readRow` makes usually lives as long as its chunk, so that V8 comes to put it where only a whole collection finds it again.
 */
function isWrong(sheet: Sheet, header: Header, cells: string[]): boolean {
  const problems: Problem[] = []
  const { body, unread } = readBody(sheet, header, cells, problems)
  return (
    problems.length + unread.length > 0 || (!sheet.validate(body) && (!header.isFinding || hasFaultyCell(sheet, body)))
  )
}

/** A row as a new record by the contract's rules, and as what it changes of an old one, without the cells that are wrong. */
function readRow(sheet: Sheet, header: Header, number: number, cells: string[]): SheetRow {
  const { isFinding } = header
  const problems: Problem[] = []
  const emptyCells: Problem[] = []
  const refused: SheetRow['refused'] = []
  const { body, names, unread } = readBody(sheet, header, cells, problems)
  if (!sheet.validate(body)) {
    for (const [property, { problem, isEmpty }] of describeErrors(sheet, body, header.near, sentFor(header, cells))) {
      // Whether an empty mandatory cell is wrong shows only when it is known whether the row finds a record.
      const list = isEmpty && isFinding ? emptyCells : problems
      list.push(problem)
      if (isFinding) refused.push({ property, value: body[property], problem })
      Reflect.deleteProperty(body, property)
    }
  }
  problems.push(...unread)
  const record = makeRow(sheet, body, problems)
  const patch = isFinding ? patchOf(sheet, body) : {}
  return { number, record, patch, names, problems, emptyCells, refused }
}

/**
 * What a row's cells say as a request's body, the names of other records in them, and the cells that can't be read; adds what no body can say
 * to the problems.
 */
function readBody(sheet: Sheet, { columns, isFinding, near }: Header, cells: string[], problems: Problem[]) {
  const body: Record<string, unknown> = { ...sheet.unresolved }
  const names: SheetRow['names'] = {}
  const custom: Record<string, unknown> = {}
  const unread: Problem[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (cell === '' || (column === undefined && index < columns.length)) continue
    if (column === undefined) {
      if (isEmpty(cell)) continue
      problems.push({ header: '', reason: `has ${cells.length} cells where the header has ${columns.length}` })
      break
    }
    const text = unguard(cell)
    // Whoever finds a record by a file, and has a stray blank in it, doesn't mean to empty what the record holds.
    if (text === '' || (isFinding && isBlankText(text))) continue
    const own = column.custom ? custom : body
    const property = column.reference ? undefined : (column.custom?.key ?? column.property)
    if (property !== undefined) {
      if (column.saysMore?.(text)) names[column.header] = text
      const value = column.cell.read(text)
      if (value instanceof Unread) unread.push({ header: column.header, reason: value.reason, value: text })
      // A cell of nothing but blanks is empty where blanks mean nothing.
      else if (value !== '') own[property] = value
    } else if (text.includes('\0')) problems.push({ header: column.header, reason: 'has a NUL character' })
    else if (!isBlankText(text)) names[column.header] = text
  }
  sheet.settle?.(body, unread, isFinding)
  problems.push(...readCustom(sheet, { columns, isFinding, near }, custom, body, cells))
  return { body, names, unread }
}

/** Finds what a row has in the column for a property of a body, as it was sent. */
function sentFor({ columns }: Header, cells: string[]): (property: string) => string | undefined {
  return (property) => textAt(cells[columns.findIndex((column) => !column?.custom && column?.property === property)])
}

function textAt(cell: string | undefined): string | undefined {
  return cell === undefined ? undefined : unguard(cell)
}

/** A new record of a body; where it can't be one, that is another problem, and the record has nothing. */
function makeRow({ kind, exact = [] }: Sheet, body: Record<string, unknown>, problems: Problem[]): RowWithId {
  const given = exact.filter((property) => body[property] !== undefined)
  const exactly = Object.fromEntries(given.map((property) => [property, body[property]]))
  try {
    return { ...newRow(kind, body), ...exactly }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const found = error.details.errors ?? [{ path: '', message: error.message }]
    for (const { path, message } of found) {
      problems.push({ header: path.slice(1), reason: message })
      Reflect.deleteProperty(body, path.slice(1))
    }
    return newRow(kind, {})
  }
}

/** Puts the values of custom properties into a body, and says what is wrong with them. A record that is found may hold archived options. */
function readCustom(
  { properties, kind }: Sheet,
  { columns, isFinding, near }: Pick<Header, 'columns' | 'isFinding' | 'near'>,
  custom: Record<string, unknown>,
  body: Record<string, unknown>,
  cells: string[]
): Problem[] {
  if (!properties || Object.keys(custom).length === 0) return []
  const errors: FieldError[] = []
  body.custom = readValues(properties.of(kind.entity), custom, isFinding ? undefined : {}, errors, undefined, near)
  return errors.map(({ path, message }) => {
    const [, , key = ''] = path.split('/')
    const value = textAt(cells[columns.findIndex((column) => column?.custom?.key === key)])
    return { header: key ? `custom.${key}` : 'custom', reason: message, ...(value && { value }) }
  })
}

/** What a row says of a record that is there; `resolveNames` adds what it is about. */
function patchOf({ kind, unresolved = {} }: Sheet, body: Record<string, unknown>): Row {
  return rowOf(kind, Object.fromEntries(Object.entries(body).filter(([property]) => !(property in unresolved))))
}
