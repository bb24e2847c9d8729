import Papa from 'papaparse'
import { invalidRequest } from '../errors.ts'
import { maxLettersOfFile, NearNames } from '../near-names.ts'
import { type Column, customPrefix, headersOf, isCustomName, keyHeader, nameOf, type Sheet } from '../sheets/sheet.ts'
import { invalidFile } from './invalid-file.ts'
import { type ImportOptions, mappingErrors, quote } from './options.ts'
import { maxCells, maxColumns } from './slices.ts'

/** What the first row of a file says about the others. */
export type Header = {
  delimiter: string
  /** Where the file's text begins: behind its byte-order mark. */
  begin: number
  /** The first row as it came. */
  cells: string[]
  /** The first row's headers that are no column and not mapped, each once. */
  ignored: string[]
  /** Custom properties that the row names and that have no definition, by key, with the header that names each. */
  undefinedKeys: Map<string, string>
  /** For each cell of a row the column that it belongs to; undefined for one that is passed over. */
  columns: (Column | undefined)[]
  /** Whether rows may be about records that are there. */
  isFinding: boolean
  /** Finds what is near to what the rows hold. */
  near: NearNames
}

const delimiters = [',', ';', '\t']
const maxHeaderBytes = 65_536
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Reads the header: in any order and case, unknown columns passed over. The separator is the one that makes most columns
 * known ones. 400 where a mandatory column is missing or one is named twice, where a header that is mapped isn't there, or where
 * the file is no text. Of a long file its beginning is enough. With `isRunning` columns of custom properties that are gone are
 * passed over, too.
 */
export function readHeader(sheet: Sheet, file: Buffer, options: ImportOptions, isRunning = false): Header {
  const { mode, mapping } = options
  const begin = file.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark.length : 0
  const start = file.toString('utf8', begin, begin + maxHeaderBytes)
  if (start.trim() === '') throw invalidFile('The file is empty; its first row must name the columns.')
  if (start.split(/[\r\n]/, 1)[0]?.includes('\0')) {
    throw invalidFile('The file is UTF-16 or binary; save it as CSV in UTF-8, or send encoding=utf-16.')
  }
  const isWholeFile = file.length <= begin + maxHeaderBytes
  const known = new Map(sheet.columns.map((column) => [column.header, column]))
  const readings = delimiters.map((delimiter) => {
    const { cells, isEnded } = readFirstRow(start, delimiter)
    const names = cells.map(nameOf)
    const columns = names.map((name) => known.get((mapping.has(name) ? mapping.get(name) : name) ?? ''))
    return {
      delimiter,
      begin,
      cells,
      names,
      columns,
      knownCount: columns.filter(Boolean).length,
      isWhole: isEnded || isWholeFile
    }
  })
  const best = readings.reduce((one, other) => (other.knownCount > one.knownCount ? other : one))
  if (!best.isWhole) {
    throw invalidFile(`The first row, which must name the columns, is longer than ${maxHeaderBytes} bytes.`)
  }
  if (best.names.filter((name) => name !== 'error').length > maxColumns) {
    throw invalidFile(`The first row names more than ${maxColumns} columns.`)
  }
  const ofMapping = mappingErrors([...options.mappingProblems, ...findAbsent(best, options)])
  if (ofMapping.length > 0) throw invalidRequest(ofMapping)
  const undefinedKeys = findUndefined(best, mapping)
  const near = new NearNames(undefined, maxLettersOfFile)
  if (!isRunning && !options.isDefining) checkCustom(sheet, [...undefinedKeys.values()], near)
  checkColumns(sheet, options, best.columns)
  const isIgnored = (name: string, at: number) =>
    !best.columns[at] && !mapping.has(name) && !['', 'error'].includes(name)
  const ignored = best.cells.filter(
    (_, at) => isIgnored(best.names[at] ?? '', at) && !isCustomName(best.names[at] ?? '')
  )
  return { ...best, ignored: [...new Set(ignored)], undefinedKeys, isFinding: mode !== 'create', near }
}

type Reading = Pick<Header, 'cells' | 'columns'> & { names: string[] }

function findUndefined({ cells, columns, names }: Reading, mapping: ImportOptions['mapping']): Map<string, string> {
  const found = new Map<string, string>()
  for (const [at, name] of names.entries()) {
    const meant = mapping.has(name) ? (mapping.get(name) ?? '') : name
    const key = meant.slice(customPrefix.length)
    if (isCustomName(meant) && !columns[at] && !found.has(key)) found.set(key, cells[at] ?? '')
  }
  return found
}

/** What is wrong with a mapping for a file: headers that its first row has not. */
function findAbsent({ names, cells }: Reading, { mapping, headers }: ImportOptions): string[] {
  const absent = [...mapping.keys()].filter((name) => !names.includes(name))
  if (absent.length === 0) return []
  const shown = absent.slice(0, 5).map((name) => quote(headers.get(name) ?? name))
  return [`names ${shown.join(', ')}, which the first row has not; it has ${listed(cells)}`]
}

/** Texts of the file, as many as a message may have. */
function listed(texts: string[]): string {
  const more = texts.length > maxListed ? ` and ${texts.length - maxListed} more` : ''
  return `${texts.slice(0, maxListed).map(quote).join(', ')}${more}`
}

const maxListed = 30

/** Of a file's first kilobytes. `isEnded` is false where the row may go on after them. */
function readFirstRow(text: string, delimiter: string): { cells: string[]; isEnded: boolean } {
  // Papaparse would go by the line ends that most rows have; the first row has its own.
  const newline = lineEnd.exec(text.replace(quoted, ''))?.[0] as '\n' | '\r\n' | '\r' | undefined
  const options = { delimiter, newline: newline ?? '\n', preview: 1, fastMode: false } as const
  // Without a line end, papaparse takes blanks behind a last closing quote for text (`readCells`).
  const { data } = Papa.parse<string[]>(newline ? text : `${text}\n`, options)
  return { cells: data[0]?.slice(0, maxCells + 1) ?? [], isEnded: newline !== undefined }
}

const quoted = /"[^"]*"/g
const lineEnd = /\r\n|\n|\r/

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

function checkColumns(sheet: Sheet, options: ImportOptions, columns: (Column | undefined)[]): void {
  const headers = columns.flatMap((column) => column?.header ?? [])
  const missing = neededColumns(sheet, options).filter((header) => !headers.includes(header))
  if (missing.length > 0) {
    const { encoding } = options
    // Nearly any bytes are text in these.
    const doubt =
      encoding === 'utf-8' ? '' : ` It was read with encoding=${encoding}; where the file is in another one, name that.`
    throw invalidFile(
      `The first row lacks ${missing.join(' and ')}; it may name ${headersOf(sheet).join(', ')}, between commas, semicolons or tabs.${doubt}`
    )
  }
  const repeated = headers.find((header, index) => headers.indexOf(header) !== index)
  if (repeated) throw invalidFile(`The first row names ${repeated} twice.`)
}
