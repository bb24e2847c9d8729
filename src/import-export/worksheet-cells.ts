import type { Cells } from './pages.ts'
import type { Column } from './sheet.ts'

/** Longer texts would make spreadsheet programs repair the file. In UTF-16 units. */
const maxCellLength = 32_767
/** The style of `styles` for a date with a time. */
const timeStyle = 1

/** Writes one row of a worksheet. Text is always text, whatever it looks like; empty cells are left out. */
export function rowWriter(columns: Column[]): (cells: Cells, row: number) => string {
  const writers = columns.map(({ cell: { type, write } }) => {
    const writeCell = { text: stringCell, number: numberCell, time: timeCell }[type]
    return write ? (at: number, row: number, value: string) => writeCell(at, row, write(value)) : writeCell
  })
  return (cells, row) => {
    let xml = `<row r="${row}">`
    for (let at = 0; at < cells.length; at++) {
      const value = cells[at]
      if (value !== null && value !== undefined && value !== '') xml += writers[at]?.(at, row, value)
    }
    return `${xml}</row>`
  }
}

/** In the cell itself: a table of shared strings would have to be held until the end. */
export function stringCell(column: number, row: number, value: string): string {
  const text = escapeText(value.length > maxCellLength ? value.slice(0, maxCellLength).toWellFormed() : value)
  const space = outerSpace.test(value) ? ' xml:space="preserve"' : ''
  return `<c r="${letterOf(column)}${row}" t="inlineStr"><is><t${space}>${text}</t></is></c>`
}

function numberCell(column: number, row: number, value: string): string {
  return `<c r="${letterOf(column)}${row}"><v>${value}</v></c>`
}

/** Days since 30 December 1899. Before March 1900 programs don't agree on dates, so those are text. */
function timeCell(column: number, row: number, value: string): string {
  const serial = Date.parse(value) / dayMs + daysBefore1970
  if (!(serial >= firstAgreedDay)) return stringCell(column, row, value)
  return `<c r="${letterOf(column)}${row}" s="${timeStyle}"><v>${serial}</v></c>`
}

const dayMs = 86_400_000
const daysBefore1970 = 25_569
const firstAgreedDay = 61

const outerSpace = /^\s|\s$|[\n\t]| {2}/
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't have them, and spreadsheets write them like this
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/
const everySpecial = new RegExp(special, 'g')

function escapeText(value: string): string {
  return special.test(value) ? value.replace(everySpecial, escapeOne) : value
}

function escapeOne(character: string): string {
  const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }[character]
  return named ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

/** No sheet has more than 26 columns. */
function letterOf(column: number): string {
  return String.fromCharCode(0x41 + column)
}
