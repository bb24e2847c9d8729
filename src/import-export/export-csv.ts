import Papa from 'papaparse'
import { type Context, type Streamed, stream } from '../contract.ts'
import { type Cell, guard } from './cells.ts'
import { type Cells, readPages } from './pages.ts'
import { headersOf, type Sheet } from './sheet.ts'

const newline = '\r\n'

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

async function* writeCsv(ctx: Context, sheet: Sheet): AsyncGenerator<string> {
  let prefix = headerRow(sheet)
  for await (const page of readPages(ctx, sheet)) {
    for (const [index, { cell }] of sheet.columns.entries()) writeColumn(cell, page, index)
    yield prefix + (page.length > 0 ? Papa.unparse(page, { newline }) + newline : '')
    prefix = ''
  }
}

function headerRow(sheet: Sheet): string {
  return Papa.unparse([headersOf(sheet)], { newline }) + newline
}

/** Makes cells of one column's values, in place. */
function writeColumn({ type, write }: Cell, page: Cells[], index: number): void {
  if (type !== 'text' && !write) return
  for (const cells of page) {
    const value = cells[index]
    if (value == null) continue
    const text = write ? write(value) : value
    cells[index] = type === 'text' ? guard(text) : text
  }
}
