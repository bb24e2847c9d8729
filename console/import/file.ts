import Papa from 'papaparse'
import { type Column, headerKey, proposeColumns } from './columns.ts'
import { ColumnProfile, type Kind } from './profile.ts'

// Reading a file in the browser: what its columns are, before anything is sent.

/** Where in a file its columns are named, and how its cells are parted. */
export type Layout = {
  delimiter: string
  /** The row that names the columns, from 1, as a spreadsheet numbers it. */
  headerRow: number
  headers: string[]
  /** The column that each header means by itself; `''` for none. */
  proposed: string[]
}

/** How many bytes are looked at for the header, and read at once after it. */
const [startBytes, sliceBytes] = [262_144, 1_048_576]
/** The header is looked for in so many rows, as the service does. */
const headerRows = 20
const delimiters = [',', ';', '\t']

/** The beginning of a file. */
export async function readStart(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, startBytes).arrayBuffer())
}

/** Marks at the beginning of a file, by the encodings that they stand for. */
const byteOrderMarks = { 'utf-8': [0xef, 0xbb, 0xbf], 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] }

/**
 * The encoding that a file's beginning shows by its mark, by its zeros, or by being UTF-8; undefined where it is another one, which
 * the service finds out.
 */
export function readEncoding(start: Uint8Array): string | undefined {
  const marked = Object.entries(byteOrderMarks).find(([, mark]) => mark.every((byte, at) => start[at] === byte))
  if (marked) return marked[0]
  const text = start.subarray(0, 1_024)
  const zerosAt = (parity: number) => text.filter((byte, at) => byte === 0 && at % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (even + odd > text.length / 8) return even > odd ? 'utf-16be' : 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return start.includes(0x1b) ? undefined : 'utf-8'
  } catch {
    return undefined
  }
}

/** Whether a file is a workbook, which has to be saved as CSV first. */
export function isWorkbook(start: Uint8Array): boolean {
  return (start[0] === 0x50 && start[1] === 0x4b) || (start[0] === 0xd0 && start[1] === 0xcf)
}

/**
 * A small file of companies for the service to find the encoding of: a header of its own, and the lines of the sample that aren't ASCII. A dry
 * run of it answers `encoding`.
 */
export function encodingSample(start: Uint8Array): Blob {
  // A letter for each byte: no encoding that the platform has keeps them all.
  const lines = Array.from(start, (byte) => String.fromCharCode(byte))
    .join('')
    .split(/(?<=\n)/)
  let sample = 'name\n'
  for (const line of lines.filter((one) => /[\x80-\xff]/.test(one) || one.includes('\x1b'))) {
    // Of a cell with several lines this one may be in the middle.
    if (sample.length < 16_384) sample += line.replaceAll('"', ' ')
  }
  return new Blob([Uint8Array.from(sample, (letter) => letter.charCodeAt(0))], { type: 'text/csv' })
}

/**
 * Where the columns are named: in the row, among the first ones, that names most columns that are known. Where none is, in the first one
 * that isn't blank. Undefined for a file without any text.
 */
export function findLayout(text: string, kind: Kind, columns: Column[]): Layout | undefined {
  const [, said] = /^\ufeff?"?sep=(.)/i.exec(text) ?? []
  const plain = text.replace(/^\ufeff/, '')
  let best: (Layout & { known: number }) | undefined
  for (const delimiter of said ? [said] : delimiters) {
    const { data } = Papa.parse<string[]>(plain, { delimiter, preview: headerRows })
    for (const [at, cells] of data.entries()) {
      if (isBlank(cells) || (at === 0 && said)) continue
      const unread = cells.map((cell) => new ColumnProfile(cell))
      const proposed = proposeColumns(kind, columns, unread)
      const known = proposed.filter((name) => name !== '').length
      // Where none is known, the separator that parts most cells is the likeliest.
      const isUnknown = best && known + best.known === 0
      const isWider = best && cells.length > best.headers.length && at + 1 === best.headerRow
      if (!best || known > best.known || (isUnknown && isWider)) {
        best = { delimiter, headerRow: at + 1, headers: cells.map((cell) => cell.trim()), proposed, known }
      }
    }
  }
  return best
}

/** Headers under which each column can be told from the others: blank ones get a number, repeated ones a count. */
export function uniqueHeaders(headers: string[]): string[] {
  const unique: string[] = []
  const taken = new Set(headers.map(headerKey))
  for (const [at, header] of headers.entries()) {
    const isRepeated = unique.some((other) => headerKey(other) === headerKey(header))
    const base = header || `Column ${at + 1}`
    let name = isRepeated && header ? `${base} (2)` : base
    if (isRepeated || !header) {
      for (let count = 2; taken.has(headerKey(name)); count += 1) name = `${base} (${count})`
      taken.add(headerKey(name))
    }
    unique.push(name)
  }
  return unique
}

/** A row of a file: its number, its cells, and its text with the line end. */
type Row = { number: number; cells: string[]; text: string }
type Slice = { rows: Row[]; isWhole: boolean }

/** Reads all rows of a file, a slice at a time. */
async function* readSlices(file: Blob, encoding: string, delimiter: string): AsyncGenerator<Slice> {
  const decoder = new TextDecoder(encoding)
  let [rest, number] = ['', 0]
  let newline: '\n' | '\r' | undefined
  for (let from = 0; from < file.size; from += sliceBytes) {
    const isWhole = from + sliceBytes >= file.size
    const bytes = await file.slice(from, from + sliceBytes).arrayBuffer()
    const text = rest + decoder.decode(bytes, { stream: !isWhole })
    newline ??= text.includes('\n') ? '\n' : '\r'
    const rows: Row[] = []
    let end = 0
    const step = ({ data: [cells = []], meta: { cursor } }: Papa.ParseResult<string[]>) => {
      number += 1
      rows.push({ number, cells, text: text.slice(end, cursor) })
      end = cursor
    }
    new Papa.Parser({ delimiter, newline, step } as Papa.ParseConfig).parse(text, 0, !isWhole)
    rest = text.slice(end)
    yield { rows, isWhole }
  }
}

const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '')

/** What has been read of a file's rows below the header. */
export type Reading = { profiles: ColumnProfile[]; rows: number; isWhole: boolean }

/** Reads a file's rows, some at a time, and tells after each time what its columns are like so far. */
export async function* readRows(file: Blob, encoding: string, layout: Layout): AsyncGenerator<Reading> {
  const profiles = uniqueHeaders(layout.headers).map((header) => new ColumnProfile(header))
  let count = 0
  for await (const { rows, isWhole } of readSlices(file, encoding, layout.delimiter)) {
    for (const { number, cells } of rows) {
      if (number <= layout.headerRow || isBlank(cells)) continue
      count += 1
      for (const [at, profile] of profiles.entries()) profile.add(cells[at] ?? '')
    }
    yield { profiles, rows: count, isWhole }
  }
}

/** A column that the page adds to a file: what it has in a row of these cells. */
export type AddedColumn = { name: string; cellOf: (cells: string[]) => string }

/**
 * The file in UTF-8 with other names in its header row, and columns before its own ones. Rows keep their numbers and all that they have, so
 * that the service judges them as they came.
 */
export async function rewriteFile(
  file: Blob,
  encoding: string,
  { delimiter, headerRow, headers: own }: Layout,
  headers: string[],
  added: AddedColumn[]
): Promise<Blob> {
  const line = (cells: string[]) => Papa.unparse([cells], { delimiter })
  const rewrite = ({ number, cells, text }: Row) => {
    if (number < headerRow || isBlank(cells)) return text
    // A file that was put together of several has its header more than once.
    const isHeader = number === headerRow || own.every((name, at) => name === cells[at]?.trim())
    if (isHeader) return line(headers) + (/\r?\n$|\r$/.exec(text)?.[0] ?? '')
    return added.map(({ cellOf }) => line([cellOf(cells)]) + delimiter).join('') + text
  }
  const parts: string[] = []
  for await (const { rows } of readSlices(file, encoding, delimiter)) parts.push(rows.map(rewrite).join(''))
  return new Blob(parts, { type: 'text/csv' })
}
