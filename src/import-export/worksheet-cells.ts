import type { Column } from '../sheets/sheet.ts'

/** Longer texts would make spreadsheet programs repair the file. In UTF-16 units. */
const maxCellLength = 32_767
/** The styles of `styles` for a date with a time, for a date alone, and for the first row. */
const [timeStyle, dateStyle, headerStyle] = [1, 2, 3]

/**
 * Writes one row of a worksheet, whose cells come as COPY writes them: between tabs, with control characters behind
 * backslashes. Text is always text, whatever it looks like; empty cells are left out.
 */
export function rowWriter(columns: Column[]): (line: string, row: number) => string {
  const writers = columns.map(({ cell }) => writersOfCells[cell.type])
  return (line, row) => {
    // One test of the row is enough for nearly every cell.
    const isPlain = line.length <= maxCellLength && !line.includes('\\') && !special.test(line)
    const cells = line.split('\t')
    let xml = `<row r="${row}">`
    for (let at = 0; at < writers.length; at++) {
      const cell = cells[at]
      if (cell) xml += writers[at]?.(at, row, isPlain ? cell : escapeText(readEscapes(cell)))
    }
    return `${xml}</row>`
  }
}

/** In the cell itself: a table of shared strings would have to be held until the end. */
function stringCell(column: number, row: number, xml: string, style = ''): string {
  const space = outerSpace.test(xml) ? ' xml:space="preserve"' : ''
  return `<c r="${letterOf(column)}${row}"${style} t="inlineStr"><is><t${space}>${xml}</t></is></c>`
}

/** A cell of the first row, in bold. */
export function headerCell(column: number, name: string): string {
  return stringCell(column, 1, name, ` s="${headerStyle}"`)
}

/** How wide a column has to be for what its cells mostly hold, and for its name with the mark of a filter, in characters. */
export function widthOf({ header, cell: { type } }: Column): number {
  return Math.max(widths[type], header.length + 4)
}

const widths = { text: 18, number: 12, boolean: 9, date: 12, time: 20 }

/** The cells of so many columns and rows. */
export function rangeOf(columns: number, rows: number): string {
  return `A1:${letterOf(columns - 1)}${rows}`
}

function numberCell(column: number, row: number, value: string): string {
  // Long ones that nobody wrote out have an exponent.
  const digits = value.length > 21 ? Number(value) : value
  return `<c r="${letterOf(column)}${row}"><v>${digits}</v></c>`
}

function booleanCell(column: number, row: number, value: string): string {
  return `<c r="${letterOf(column)}${row}" t="b"><v>${value === 'true' ? 1 : 0}</v></c>`
}

/** Days since 30 December 1899. Before March 1900 programs don't agree on dates, so those are text. */
function timeCell(column: number, row: number, value: string, style = timeStyle): string {
  const serial = Date.parse(value) / dayMs + daysBefore1970
  if (!(serial >= firstAgreedDay)) return stringCell(column, row, value)
  return `<c r="${letterOf(column)}${row}" s="${style}"><v>${serial}</v></c>`
}

function dateCell(column: number, row: number, value: string): string {
  return timeCell(column, row, value, dateStyle)
}

const writersOfCells = { text: stringCell, number: numberCell, boolean: booleanCell, date: dateCell, time: timeCell }

const dayMs = 86_400_000
const daysBefore1970 = 25_569
const firstAgreedDay = 61

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = [...alphabet, ...alphabet.flatMap((first) => alphabet.map((second) => first + second))]

/** The name of a column from 0; no sheet has more than there are pairs of letters. */
function letterOf(column: number): string {
  return letters[column] ?? ''
}

const outerSpace = /^\s|\s$|[\n\t]| {2}/
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't have them, and spreadsheets write them like this
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/
const everySpecial = new RegExp(special, 'g')

function escapeText(text: string): string {
  const kept = text.length > maxCellLength ? text.slice(0, maxCellLength).toWellFormed() : text
  return kept.replace(everySpecial, escapeOne)
}

function escapeOne(character: string): string {
  const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[character]
  return named ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A text as it was before COPY put backslashes into it. */
function readEscapes(cell: string): string {
  return cell.replace(/\\(.)/g, (_, character) => escapes[character] ?? character)
}
