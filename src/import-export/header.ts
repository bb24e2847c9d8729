import Papa from 'papaparse'
import { invalidFile } from './invalid-file.ts'
import { type Column, headersOf, type Sheet } from './sheet.ts'
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
  const known = new Map(sheet.columns.map((column) => [column.header, column]))
  const readings = delimiters.map((delimiter) => {
    const columns = firstRow(start, delimiter).map((cell) => known.get(nameOf(cell)))
    return { delimiter, columns, knownCount: columns.filter(Boolean).length }
  })
  const best = readings.reduce((one, other) => (other.knownCount > one.knownCount ? other : one))
  checkColumns(sheet, best.columns)
  return best
}

function firstRow(text: string, delimiter: string): string[] {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, fastMode: false })
  return data[0]?.slice(0, maxColumns) ?? []
}

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
