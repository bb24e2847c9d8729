import { type Context, type Streamed, stream } from '../contract.ts'
import { type RowFormat, readPages } from './pages.ts'
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
/** So many are written and compressed at a time, so that others' requests have their turn in between. */
const pieceRows = 1_000
/** Cells between tabs, with control characters behind backslashes; nothing between two tabs is null. */
const rowFormat: RowFormat = { options: "null ''", encoding: 'utf8' }

/** The same rows as the CSV, as a workbook with typed cells. */
export function exportWorkbook(ctx: Context, sheet: Sheet): Promise<Streamed> {
  return stream(zip(entriesOf(ctx, sheet)), `${sheet.name}-${new Date().toISOString().slice(0, 10)}.xlsx`)
}

async function* entriesOf(ctx: Context, sheet: Sheet): AsyncGenerator<Entry> {
  const pieces = readPieces(ctx, sheet)
  try {
    let count = 0
    for (let isDone = false; !isDone; ) {
      count += 1
      const content = async function* () {
        isDone = yield* worksheet(sheet, pieces)
      }
      yield { name: `xl/worksheets/sheet${count}.xml`, content }
    }
    // Only now is known how many worksheets there are.
    for (const [name, part] of partsOf(sheet.name, count)) yield { name, content: () => [part] }
  } finally {
    await pieces.return(undefined)
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

async function* readPieces(ctx: Context, sheet: Sheet): AsyncGenerator<string[]> {
  for await (const rows of readPages(ctx, sheet, rowFormat)) {
    for (let from = 0; from < rows.length; from += pieceRows) yield rows.slice(from, from + pieceRows)
  }
}

/** One worksheet's XML, a piece at a time; returns whether all rows are written. */
async function* worksheet(sheet: Sheet, pieces: AsyncGenerator<string[]>): AsyncGenerator<string | Buffer, boolean> {
  const write = rowWriter(sheet.columns)
  const header = headersOf(sheet).map((name, index) => stringCell(index, 1, name))
  let number = 1
  yield `${worksheetStart}<row r="1">${header.join('')}</row>`
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    yield encode(piece.value.map((row) => write(row, ++number)))
    // The last few of a worksheet may stay empty.
    if (number > maxRows - pieceRows) {
      yield worksheetEnd
      return false
    }
  }
  yield worksheetEnd
  return true
}

/** To put the texts together first would double the cost: that text would be a tree with millions of leaves. */
function encode(texts: string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  let end = 0
  for (const text of texts) end += bytes.write(text, end)
  return bytes
}
