import { type Context, type Streamed, stream } from '../contract.ts'
import { type Cells, readPages } from './pages.ts'
import { headersOf, type Sheet } from './sheet.ts'
import {
  contentTypes,
  packageLinks,
  styles,
  workbook,
  workbookLinks,
  worksheetEnd,
  worksheetStart
} from './workbook.ts'
import { rowWriter, stringCell } from './worksheet-cells.ts'
import { type Entry, zip } from './zip.ts'

/** What a worksheet holds at most, its header included; a table that has more goes on in another one. */
const maxRows = 1_048_576

/** The same rows as the CSV, as a workbook with typed cells. */
export function exportWorkbook(ctx: Context, sheet: Sheet): Promise<Streamed> {
  return stream(zip(entriesOf(ctx, sheet)), `${sheet.name}-${new Date().toISOString().slice(0, 10)}.xlsx`)
}

async function* entriesOf(ctx: Context, sheet: Sheet): AsyncGenerator<Entry> {
  const pages = readPages(ctx, sheet)
  try {
    let count = 0
    for (let isDone = false; !isDone; ) {
      count += 1
      const content = async function* () {
        isDone = yield* worksheet(sheet, pages)
      }
      yield { name: `xl/worksheets/sheet${count}.xml`, content }
    }
    // Only now is known how many worksheets there are.
    for (const [name, part] of partsOf(sheet.name, count)) yield { name, content: () => [part] }
  } finally {
    await pages.return(undefined)
  }
}

function partsOf(name: string, count: number): [string, string][] {
  return [
    ['xl/workbook.xml', workbook(name, count)],
    ['xl/_rels/workbook.xml.rels', workbookLinks(count)],
    ['xl/styles.xml', styles],
    ['_rels/.rels', packageLinks],
    ['[Content_Types].xml', contentTypes(count)]
  ]
}

/** One worksheet's XML, a page of rows at a time; returns whether all rows are written. */
async function* worksheet(sheet: Sheet, pages: AsyncGenerator<Cells[]>): AsyncGenerator<string, boolean> {
  const write = rowWriter(sheet.columns)
  const header = headersOf(sheet).map((name, index) => stringCell(index, 1, name))
  let number = 1
  yield `${worksheetStart}<row r="1">${header.join('')}</row>`
  for (let page = await pages.next(); !page.done; page = await pages.next()) {
    let xml = ''
    for (const cells of page.value) xml += write(cells, ++number)
    yield xml
    // Pages have a thousand rows; the last few of a worksheet stay empty.
    if (number > maxRows - 2_000) {
      yield worksheetEnd
      return false
    }
  }
  yield worksheetEnd
  return true
}
