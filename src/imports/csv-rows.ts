const made = new Map<string, RegExp>()

/**
 * Matches one cell of CSV (RFC 4180) from an offset on, with what stands behind it: a separator, a line end, or nothing at the end of the text. Blanks
 * around the quotes are no part of a cell; one whose quotes are misplaced is plain. The groups are what stands in quotes, with quotes inside doubled,
 * what is plain, and the mark behind it. Sticky; the caller sets `lastIndex`.
 */
function cellPattern(delimiter: string): RegExp {
  const found = made.get(delimiter)
  if (found) return found
  const mark = `\\x${delimiter.charCodeAt(0).toString(16).padStart(2, '0')}`
  const blank = delimiter === '\t' ? ' ' : '[ \\t]'
  const quoted = `${blank}*"([^"]*(?:""[^"]*)*)"${blank}*`
  const pattern = new RegExp(`(?:${quoted}|([^${mark}\\r\\n]*))(${mark}|\\r\\n|\\n|\\r|$)`, 'y')
  made.set(delimiter, pattern)
  return pattern
}

/** A row of CSV, the offset at which the next one begins, and whether its own end is in the text. */
export type CsvRow = { cells: string[]; end: number; isEnded: boolean }

/** The row that begins at an offset. */
export function readRow(text: string, begin: number, delimiter: string): CsvRow {
  const cell = cellPattern(delimiter)
  const cells: string[] = []
  for (cell.lastIndex = begin; ; ) {
    const [, quoted, plain = '', mark = ''] = cell.exec(text) ?? []
    cells.push(quoted === undefined ? plain : quoted.replace(/""/g, '"'))
    if (mark !== delimiter) return { cells, end: cell.lastIndex, isEnded: mark !== '' }
  }
}

/** The cells of each row of a text. */
export function readRows(text: string, delimiter: string): string[][] {
  // Most texts have no quotes, and are split in a part of the time.
  if (!text.includes('"')) return text.split(/\r\n|\n|\r/).map((line) => line.split(delimiter))
  const rows: string[][] = []
  for (let begin = 0; begin < text.length; ) {
    const { cells, end } = readRow(text, begin, delimiter)
    rows.push(cells)
    begin = end
  }
  return rows
}
