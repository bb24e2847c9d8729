import { type Context, type Streamed, stream } from '../contract.ts'
import { guard } from './cells.ts'
import { type RowFormat, readPages } from './pages.ts'
import { headersOf, type Sheet } from './sheet.ts'

const lineEnd = '\r\n'

/** All records of a kind as CSV, in list order; importing it into an empty tenant gives the same records. */
export function exportCsv(ctx: Context, sheet: Sheet): Promise<Streamed> {
  return stream(writeCsv(ctx, sheet), `${sheet.name}-${new Date().toISOString().slice(0, 10)}.csv`)
}

/** What an import expects as its first row. */
export function template(sheet: Sheet): Promise<Streamed> {
  const header = async function* () {
    yield headerRow(sheet)
  }
  return stream(header(), `${sheet.name}-template.csv`)
}

/** As characters bytes cost least, and most rows stay as they are. */
const rowFormat: RowFormat = { options: 'format csv', encoding: 'latin1' }

async function* writeCsv(ctx: Context, sheet: Sheet): AsyncGenerator<Buffer> {
  let text = headerRow(sheet)
  for await (const rows of readPages(ctx, sheet, rowFormat)) {
    if (rows.length > 0) text += rows.map(amendRow).join(lineEnd) + lineEnd
    yield Buffer.from(text, rowFormat.encoding)
    text = ''
  }
}

/** Names of columns need no quotes. */
function headerRow(sheet: Sheet): string {
  return headersOf(sheet).join() + lineEnd
}

/**
 * Finds every row with a cell that `amendCell` would change, and few others: one look at a row costs a tenth of a look at
 * its cells. In order: what formulas begin with (no sign of a plain number or a telephone number), an empty text, blanks
 * at the ends, a byte-order mark. To be used on bytes as characters.
 */
const maybeAmended =
  /(?:^|,)(?:"?[=@\t\r']|"[+-]|-(?!\d+(?:\.\d+)?(?:,|$))|\+(?![( ]*\d[\d ()./-]*(?:,|$))|""(?:,|$)| )| (?:,|$)|\u00ef\u00bb\u00bf/
/** A cell as COPY writes it: in quotes, with quotes inside doubled, or plain. */
const cell = /"([^"]*(?:""[^"]*)*)"|[^",]+/g
const needsQuotes = /^ | $|\ufeff/

/**
 * A row of COPY's CSV, its bytes as characters, with formulas guarded, and blanks at the ends of a text in quotes, as some
 * programs else take them off.
 */
export function amendRow(row: string): string {
  if (!maybeAmended.test(row)) return row
  const amended = Buffer.from(row, 'latin1').toString().replace(cell, amendCell)
  return Buffer.from(amended).toString('latin1')
}

function amendCell(plain: string, quoted: string | undefined): string {
  if (quoted === '') return ''
  // Doubled quotes don't matter to the guard, which looks for none.
  const text = guard(quoted ?? plain)
  return quoted !== undefined || needsQuotes.test(text) ? `"${text}"` : text
}
