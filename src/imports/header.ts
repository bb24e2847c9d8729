import { invalidRequest } from '../errors.ts'
import { maxLettersOfFile, NearNames } from '../near-names.ts'
import type { Format } from '../sheets/cells.ts'
import { type Column, customPrefix, headersOf, isCustomName, keyHeader, nameOf, type Sheet } from '../sheets/sheet.ts'
import { isBlankText } from '../texts/blanks.ts'
import { cellPattern } from './cell-pattern.ts'
import { invalidFile } from './invalid-file.ts'
import { type ImportOptions, type MappedHeader, mappingErrors, mappingReader, quote } from './options.ts'
import { type Layout, maxColumns } from './slices.ts'

/** What the header of a file says about the rows below it. */
export type Header = Layout & {
  /** Its cells as they came, and in the form in which headers are compared. */
  cells: string[]
  names: string[]
  /** The numbers of the rows before it, which were passed over. */
  ignoredLines: number[]
  /** Headers that are no column and not mapped, each once. */
  ignored: string[]
  /** Custom properties that it names and that have no definition, by key, with the header that names each. */
  undefinedKeys: Map<string, string>
  /** For each cell of a row the column that it belongs to, read as the file is written; undefined for one that is passed over. */
  columns: (Column | undefined)[]
  /** Whether rows may be about records that are there. */
  isFinding: boolean
  /** Finds what is near to what the rows hold. */
  near: NearNames
}

const maxHeaderBytes = 65_536
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Finds and reads the header: the first of the file's first rows that names a column, in any order and case, unknown columns passed over. The
 * separator is the one that makes most columns known ones, unless a first line `sep=;` names it. 400 where a mandatory column is missing or one
 * is named twice, where a header that is mapped isn't there, or where the file is no text. Of a long file its beginning is enough. With
 * `isRunning` columns of custom properties that are gone are passed over, too.
 */
export function readHeader(sheet: Sheet, file: Buffer, options: ImportOptions, isRunning = false): Header {
  const { mode, mapping, decimal, dates } = options
  const begin = file.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark.length : 0
  const start = file.toString('utf8', begin, begin + maxHeaderBytes)
  if (isBlankText(start)) throw invalidFile('The file is empty; its first row must name the columns.')
  if (start.split(/[\r\n]/, 1)[0]?.includes('\0')) {
    throw invalidFile('The file is UTF-16 or binary; save it as CSV in UTF-8, or send encoding=utf-16.')
  }
  const found = findHeader(sheet, start, mapping)
  const isWholeFile = file.length <= begin + maxHeaderBytes
  if (!found.isEnded && !isWholeFile) {
    throw invalidFile(`${placeOf(found)}, which must name the columns, is longer than ${maxHeaderBytes} bytes.`)
  }
  if (found.names.filter((name) => name !== 'error').length > maxColumns) {
    throw invalidFile(`${placeOf(found)} names more than ${maxColumns} columns.`)
  }
  const ofMapping = mappingErrors([...options.mappingProblems, ...findAbsent(found, options)])
  if (ofMapping.length > 0) throw invalidRequest(ofMapping)
  const undefinedKeys = findUndefined(found)
  const near = new NearNames(undefined, maxLettersOfFile)
  if (!isRunning && !options.isDefining) checkCustom(sheet, [...undefinedKeys.values()], near)
  checkColumns(sheet, options, found)
  const { cells, names, columns, mapped, row, delimiter } = found
  const isIgnored = (name: string, at: number) => !columns[at] && !mapped[at] && !['', 'error'].includes(name)
  const ignored = cells.filter((_, at) => isIgnored(names[at] ?? '', at) && !isCustomName(names[at] ?? ''))
  return {
    ...{ begin: begin + Buffer.byteLength(start.slice(0, found.begin)), row, delimiter, cells, names },
    ignoredLines: Array.from({ length: row - 1 }, (_, index) => index + 1),
    ...{ ignored: [...new Set(ignored)], undefinedKeys, isFinding: mode !== 'create', near },
    columns: columns.map((column) => column && readAs(column, { decimal, dates }))
  }
}

/** A column whose cells are read as the file writes them. */
function readAs(column: Column, format: Format): Column {
  const { cell } = column
  return cell.readBy ? { ...column, cell: { ...cell, read: cell.readBy(format) } } : column
}

/** A row that may be the header. */
type Reading = FirstRow & {
  delimiter: string
  row: number
  names: string[]
  columns: (Column | undefined)[]
  /** For each cell what the mapping says of it. */
  mapped: (MappedHeader | undefined)[]
  /** How many of its cells are columns or mapped. */
  knownCount: number
}

/** The first row in which a column or a mapped header stands; where there is none the first one that isn't blank. */
function findHeader(sheet: Sheet, start: string, mapping: ImportOptions['mapping']): Reading {
  const said = readSeparatorLine(start)
  const known = new Map(sheet.columns.map((column) => [nameOf(column.header), column]))
  const findMapped = mappingReader(mapping)
  const read = (row: FirstRow, number: number, delimiter: string): Reading => {
    const names = row.cells.map(nameOf)
    const mapped = row.cells.map(findMapped)
    const columns = names.map((name, at) => known.get(nameOf((mapped[at] ? mapped[at].column : name) ?? '')))
    const isKnown = (name: string, at: number) =>
      columns[at] !== undefined || mapped[at] !== undefined || isCustomName(name)
    return { ...row, delimiter, row: number, names, columns, mapped, knownCount: names.filter(isKnown).length }
  }
  const readings = (said ? [said.delimiter] : delimiters).map((delimiter) => {
    let first: Reading | undefined
    let number = said ? 2 : 1
    for (const row of firstRows(start, said?.end ?? 0, delimiter)) {
      const reading = read(row, number, delimiter)
      if (reading.knownCount > 0) return reading
      if (!first && !(row.isEnded && row.cells.every(isBlankText))) first = reading
      number += 1
    }
    return first
  })
  const best = readings.reduce((one, other) => ((other?.knownCount ?? 0) > (one?.knownCount ?? 0) ? other : one))
  if (!best) throw invalidFile('The first rows of the file are blank; one of them must name the columns.')
  return best
}

/** How messages call the row that is the header. */
function placeOf({ row }: Reading): string {
  return row === 1 ? 'The first row' : `Row ${row}, the header,`
}

function findUndefined({ cells, columns, names, mapped }: Reading): Map<string, string> {
  const found = new Map<string, string>()
  for (const [at, name] of names.entries()) {
    const meant = (mapped[at] ? mapped[at].column : name) ?? ''
    const key = meant.slice(customPrefix.length)
    if (isCustomName(meant) && !columns[at] && !found.has(key)) found.set(key, cells[at] ?? '')
  }
  return found
}

/** What is wrong with a mapping for a file: headers that its first row has not. */
function findAbsent({ mapped, cells }: Reading, { mapping, headers }: ImportOptions): string[] {
  const absent = [...mapping.keys()].filter((name) => !mapped.some((one) => one?.header === name))
  if (absent.length === 0) return []
  const there = listed(cells)
  return absent.map((name) => `names ${quote(headers.get(name) ?? name)}, which the first row has not; it has ${there}`)
}

/** Texts of the file, as many as a message may have. */
function listed(texts: string[]): string {
  const more = texts.length > maxListed ? ` and ${texts.length - maxListed} more` : ''
  return `${texts.slice(0, maxListed).map(quote).join(', ')}${more}`
}

const maxListed = 30

/** The columns without which no row could be written. */
function neededColumns(sheet: Sheet, { mode, match }: ImportOptions): string[] {
  if (mode === 'update') return [match ?? keyHeader(sheet)]
  return [...sheet.mandatory, ...(match === null ? [] : [match])]
}

function checkCustom(sheet: Sheet, unknown: string[], near: NearNames): void {
  if (unknown.length === 0) return
  const names = unknown.slice(0, 5).map(quote)
  const own = sheet.columns.flatMap(({ custom, header }) => (custom ? header : []))
  throw invalidFile(
    `The first row names ${names.join(', ')}, which is no property of ${sheet.name}: define it first (createProperty), or send properties=create. There are: ${near.list(own, unknown[0]) || 'none'}.`
  )
}

function checkColumns(sheet: Sheet, options: ImportOptions, reading: Reading): void {
  const headers = reading.columns.map((column) => column?.header)
  const missing = neededColumns(sheet, options).filter((header) => !headers.includes(header))
  if (missing.length > 0) {
    const { encoding } = options
    // Nearly any bytes are text in these.
    const isDoubtful = encoding !== undefined && encoding !== 'utf-8'
    const doubt = isDoubtful
      ? ` It was read with encoding=${encoding}; where the file is in another one, name that.`
      : ''
    throw invalidFile(
      `${placeOf(reading)} lacks ${missing.join(' and ')}; it may name ${headersOf(sheet).join(', ')}, between commas, semicolons or tabs.${doubt}`
    )
  }
  const [twice] = headers.filter((header, at) => header !== undefined && headers.indexOf(header) !== at)
  if (twice === undefined) return
  const both = reading.cells.filter((_, at) => headers[at] === twice).slice(0, maxListed)
  throw invalidFile(
    `${placeOf(reading)} names ${twice} twice: ${both.map(quote).join(' and ')}. Leave one out, or have it ignored by mapping=${both[1]}: with no column behind the colon.`
  )
}

/** A row of a file's beginning. */
type FirstRow = {
  cells: string[]
  /** Where in the text it begins, and where the next one does. */
  begin: number
  end: number
  /** Whether its end is in the text. */
  isEnded: boolean
}

/** How many rows are looked at for the header. */
const maxRows = 20

/** What separates the cells of a file unless a line says so. */
const delimiters = [',', ';', '\t']

const separatorLine = /^"?sep=(.)"?(?:\1)*[ \t]*(?:\r\n|\n|\r|$)/i
/** Any other sign could be part of a word, or of CSV itself. */
const separator = /[\t!#$%&*+,/:;<>?@^|~]/

/** What a first line such as `sep=;`, which spreadsheets write and read, says of the cells below; `end` is where these begin. */
function readSeparatorLine(text: string): { delimiter: string; end: number } | undefined {
  const [line, delimiter] = separatorLine.exec(text) ?? []
  if (line === undefined || delimiter === undefined) return undefined
  if (!separator.test(delimiter)) {
    throw invalidFile(
      `The first line names ${JSON.stringify(delimiter)} as the separator, which can't be one; name a comma, semicolon or tab.`
    )
  }
  return { delimiter, end: line.length }
}

/** The rows of a text that begins a file, the first few of them, from an offset on. */
function* firstRows(text: string, from: number, delimiter: string): Generator<FirstRow> {
  for (let begin = from, count = 0; begin < text.length && count < maxRows; count += 1) {
    const row = readRow(text, begin, delimiter)
    yield row
    begin = row.end
  }
}

function readRow(text: string, begin: number, delimiter: string): FirstRow {
  const cell = cellPattern(delimiter)
  const cells: string[] = []
  for (cell.lastIndex = begin; ; ) {
    const { quoted, plain = '', mark = '' } = cell.exec(text)?.groups ?? {}
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (mark !== delimiter) return { cells, begin, end: cell.lastIndex, isEnded: mark !== '' }
  }
}
