import Papa from 'papaparse'
import { unguard } from '../../src/sheets/cells.ts'
import type { Column } from '../../src/sheets/sheet.ts'
import type { CellType, OfficeSheet } from './office.ts'

/** Before this day programs don't agree on dates, so such a date is text. */
const firstAgreedDay = '1900-03-01'
/** A date is a fraction of days in a double, and the program writes hundredths of seconds. */
const toleranceMs = 10

/** Holds what the program read against the CSV export of the same records, cell by cell. */
export function compareCells(columns: Column[], exported: string, { csv, types }: OfficeSheet) {
  const expected = Papa.parse<string[]>(exported, { newline: '\r\n', skipEmptyLines: true }).data
  const actual = Papa.parse<string[]>(csv, { newline: '\n', skipEmptyLines: true }).data
  const differences: string[] = []
  const counts = { text: 0, number: 0, time: 0, empty: 0 }
  if (actual.length !== expected.length) differences.push(`${actual.length} rows instead of ${expected.length}`)

  for (const [row, cells] of expected.entries()) {
    for (const [index, { header, cell }] of columns.entries()) {
      const written = cells[index] ?? ''
      const read = { text: actual[row]?.[index] ?? '', ...types[row]?.[index] }
      const kind = row === 0 ? 'text' : cell.type
      counts[written === '' ? 'empty' : kind] += 1
      const complaint = complain(kind, written, read)
      if (complaint) differences.push(`row ${row + 1}, ${header}: ${complaint}; ${JSON.stringify([written, read])}`)
    }
  }
  const { text, number, time, empty } = counts
  return {
    counts: `${expected.length} rows, ${text} texts, ${number} numbers, ${time} times, ${empty} empty`,
    differences
  }
}

type Read = Partial<CellType> & { text: string }

function complain(kind: Column['cell']['type'], written: string, read: Read): string | undefined {
  if (read.isFormula) return 'is a formula'
  if (written === '') return read.text === '' ? undefined : 'is not empty'
  if (kind === 'number') {
    return read.type === 'float' && Number(read.value) === Number(written) ? undefined : 'is not this number'
  }
  if (kind === 'time' && written >= firstAgreedDay) {
    const distanceMs = Math.abs(Date.parse(`${withTime(read.value ?? '')}Z`) - Date.parse(written))
    return read.type === 'date' && distanceMs <= toleranceMs ? undefined : 'is not this time'
  }
  // The import takes an apostrophe off, and a cell of a workbook has one kind of line end only.
  const text = unguard(written).replaceAll('\r\n', '\n')
  return read.type === 'string' && read.text === text ? undefined : 'is not this text'
}

function withTime(date: string): string {
  return date.includes('T') ? date : `${date}T00:00:00`
}
