import Papa from 'papaparse'
import { type Column, headersOf, type Sheet } from '../sheets/sheet.ts'
import { invalidFile } from './invalid-file.ts'
import { maxColumns } from './slices.ts'

/** What the first row of a file says about the others. */
export type Header = {
  delimiter: string
  /** For each cell of a row the column that it belongs to; undefined for one that is passed over. */
  columns: (Column | undefined)[]
}

const delimiters = [',', ';', '\t']
const maxHeaderBytes = 65_536

/**
 * Reads the header: in any order and case, unknown columns passed over. The separator is the one that makes most columns
 * known ones. 400 where a mandatory column is missing or one is named twice, or where the file is no text.
 */
export function readHeader(sheet: Sheet, file: Buffer, begin: number): Header {
  const start = file.toString('utf8', begin, begin + maxHeaderBytes)
  if (start.trim() === '') throw invalidFile('The file is empty; its first row must name the columns.')
  if (start.split(/[\r\n]/, 1)[0]?.includes('\0')) {
    throw invalidFile('The file is no text in UTF-8 but UTF-16 or binary; save it as CSV in UTF-8.')
  }
  const isWholeFile = file.length <= begin + maxHeaderBytes
  const known = new Map(sheet.columns.map((column) => [column.header, column]))
  const readings = delimiters.map((delimiter) => {
    const { cells, isEnded } = readFirstRow(start, delimiter)
    const columns = cells.map((cell) => known.get(nameOf(cell)))
    return { delimiter, columns, knownCount: columns.filter(Boolean).length, isWhole: isEnded || isWholeFile }
  })
  const best = readings.reduce((one, other) => (other.knownCount > one.knownCount ? other : one))
  if (!best.isWhole) {
    throw invalidFile(`The first row, which must name the columns, is longer than ${maxHeaderBytes} bytes.`)
  }
  checkColumns(sheet, best.columns)
  return best
}

/** Of a file's first kilobytes. `isEnded` is false where the row may go on after them. */
function readFirstRow(text: string, delimiter: string): { cells: string[]; isEnded: boolean } {
  // Papaparse would go by the line ends that most rows have; the first row has its own.
  const newline = lineEnd.exec(text.replace(quoted, ''))?.[0] as '\n' | '\r\n' | '\r' | undefined
  const options = { delimiter, newline: newline ?? '\n', preview: 1, fastMode: false } as const
  // Without a line end, papaparse takes blanks behind a last closing quote for text (`readCells`).
  const { data } = Papa.parse<string[]>(newline ? text : `${text}\n`, options)
  return { cells: data[0]?.slice(0, maxColumns) ?? [], isEnded: newline !== undefined }
}

const quoted = /"[^"]*"/g
const lineEnd = /\r\n|\n|\r/

/** `First Name` is what people make of `first_name`. */
function nameOf(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
}

function checkColumns(sheet: Sheet, columns: (Column | undefined)[]): void {
  const headers = columns.flatMap((column) => column?.header ?? [])
  const missing = sheet.mandatory.filter((header) => !headers.includes(header))
  if (missing.length > 0) {
    throw invalidFile(
      `The first row lacks ${missing.join(' and ')}; it may name ${headersOf(sheet).join(', ')}, between commas, semicolons or tabs.`
    )
  }
  const repeated = headers.find((header, index) => headers.indexOf(header) !== index)
  if (repeated) throw invalidFile(`The first row names ${repeated} twice.`)
}
