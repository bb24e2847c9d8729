import { cellPattern } from './cell-pattern.ts'
import { invalidFile } from './invalid-file.ts'

/** A row of a file's beginning. */
export type FirstRow = {
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
export const delimiters = [',', ';', '\t']

const separatorLine = /^"?sep=(.)"?(?:\1)*[ \t]*(?:\r\n|\n|\r|$)/i
/** Any other sign could be part of a word, or of CSV itself. */
const separator = /[\t!#$%&*+,/:;<>?@^|~]/

/** What a first line such as `sep=;`, which spreadsheets write and read, says of the cells below; `end` is where these begin. */
export function readSeparatorLine(text: string): { delimiter: string; end: number } | undefined {
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
export function* firstRows(text: string, from: number, delimiter: string): Generator<FirstRow> {
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
