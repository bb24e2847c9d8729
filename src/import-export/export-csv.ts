import type { Context } from '../contract.ts'
import { type Streamed, stream } from '../handler-results.ts'
import { guard, markOfUtf8, unseen } from '../sheets/cells.ts'
import { auditExport } from '../sheets/file-audit.ts'
import { headersOf, type Sheet } from '../sheets/sheet.ts'
import { readPages } from './pages.ts'

const lineEnd = '\r\n'

/** All records of a kind as CSV, in list order; importing it into an empty tenant gives the same records. */
export async function exportCsv(ctx: Context, sheet: Sheet): Promise<Streamed> {
  await auditExport(ctx, sheet)
  return stream(writeCsv(ctx, sheet), `${sheet.name}-${new Date().toISOString().slice(0, 10)}.csv`)
}

/** What an import expects as its first row. */
export function template(sheet: Sheet): Promise<Streamed> {
  const header = async function* () {
    yield headerRow(sheet)
  }
  return stream(header(), `${sheet.name}-template.csv`)
}

async function* writeCsv(ctx: Context, sheet: Sheet): AsyncGenerator<Buffer> {
  let text = headerRow(sheet)
  for await (const rows of readPages(ctx, sheet, 'format csv')) {
    if (rows.length > 0) text += rows.map(amendRow).join(lineEnd) + lineEnd
    yield Buffer.from(text)
    text = ''
  }
}

/** A file's beginning: names of columns need no quotes. */
function headerRow(sheet: Sheet): string {
  return markOfUtf8 + headersOf(sheet).join() + lineEnd
}

/**
 * Matches every row with a cell that `amendCell` would change, and few others: testing a row costs a tenth of testing its
 * cells.
 */
const maybeAmended = new RegExp(
  [
    // At the beginning of a cell, in quotes or not: formulas, apostrophes, wide signs, and what can't be seen.
    `(?:^|,)(?:"?(?:[=@'＝＠＋－]|${unseen})`,
    // A sign, if not of a plain number or a telephone number.
    String.raw`"[+-]|-(?!\d+(?:\.\d+)?(?:,|$))|\+(?![( ]*\d[\d ()./-]*(?:,|$))`,
    // An empty text.
    '""(?:,|$))',
    // A blank at the end, and a byte-order mark anywhere.
    String.raw` (?:,|$)|\ufeff`
  ].join('|')
)
/** A cell as COPY writes it: in quotes, with quotes inside doubled, or plain. */
const cell = /"([^"]*(?:""[^"]*)*)"|[^",]+/g
/** Blanks at the ends are taken off by some programs, and a file opened with another separator is split at it. */
const needsQuotes = /^ | $|[;\t\ufeff]/

/** A row of COPY's CSV with formulas guarded, and in quotes what would not stay in its cell, or not as it is. */
export function amendRow(row: string): string {
  // Two searches for single characters cost next to nothing; within the expression they would cost a third more.
  const isKept = !row.includes(';') && !row.includes('\t') && !maybeAmended.test(row)
  return isKept ? row : row.replace(cell, amendCell)
}

function amendCell(plain: string, quoted: string | undefined): string {
  if (quoted === '') return ''
  // `guard` searches for no quotes, so doubled ones don't matter to it.
  const text = guard(quoted ?? plain)
  return quoted !== undefined || needsQuotes.test(text) ? `"${text}"` : text
}
