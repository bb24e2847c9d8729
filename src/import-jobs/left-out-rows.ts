import type { Header } from '../imports/header.ts'
import { messagesOf } from '../imports/progress.ts'
import type { Chunk } from '../imports/read-rows.ts'
import { guard, markOfUtf8, unguard } from '../sheets/cells.ts'
import { nameOf } from '../sheets/sheet.ts'

// The rows that an import leaves out, as a file that it takes once they are corrected.

const lineEnd = '\r\n'
/** What would not stay in its cell without quotes, or not as it is. */
const needsQuotes = /[",;\t\r\n\ufeff]|^ | $/

/** The file's own header with a column for what is wrong, behind the mark by which spreadsheets know UTF-8. */
export function leftOutHeader(header: Header): string {
  return markOfUtf8 + rowText(header, header.cells, 'error')
}

/** A chunk's rows left out as they came, each with what is wrong. */
export function leftOutRows(header: Header, chunk: Chunk): string {
  return messagesOf(chunk)
    .map(([number, message]) => rowText(header, chunk.cells.get(number) ?? [], message))
    .join('')
}

/** Cells that the header has no column for stand behind the message. A file that came back has such a column already. */
function rowText({ cells: names, columns }: Header, cells: string[], message: string): string {
  const isKept = (_: unknown, index: number) => columns[index] !== undefined || nameOf(names[index] ?? '') !== 'error'
  const own = names.map((_, index) => cells[index] ?? '').filter(isKept)
  return [...own, message, ...cells.slice(names.length)].map(cellText).join() + lineEnd
}

/** The text that the import read, as an export writes it. */
function cellText(cell: string): string {
  const text = guard(unguard(cell))
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
