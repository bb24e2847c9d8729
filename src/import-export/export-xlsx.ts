import type { Context } from '../contract.ts'
import { chunksOf } from '../db/lists.ts'
import { type Streamed, stream } from '../handler-results.ts'
import { auditExport } from '../sheets/file-audit.ts'
import { headersOf, type Sheet } from '../sheets/sheet.ts'
import { readPages } from './pages.ts'
import {
  contentTypes,
  packageLinks,
  styles,
  workbook,
  workbookLinks,
  worksheetEnd,
  worksheetStart
} from './workbook.ts'
import { headerCell, rangeOf, rowWriter, widthOf } from './worksheet-cells.ts'
import { type Entry, zip } from './zip.ts'

/**
 * What a worksheet holds at most: rows, its header included, as programs read them, and UTF-16 units of XML, whose UTF-8 is
 * less than the 4 GiB that an archive's entry may have. A table that has more goes on in another one.
 */
const worksheetBounds = { rows: 1_048_576, units: 1_073_741_824 }
type Bounds = typeof worksheetBounds
/** Rows that are written and compressed before the event loop gets to others' requests. */
const pieceRows = 400
/** Cells between tabs, with control characters behind backslashes; nothing between two tabs is null. */
const rowFormat = "null ''"

/** All records of a kind as a workbook with typed cells: the rows that the CSV has. */
export async function exportWorkbook(ctx: Context, sheet: Sheet): Promise<Streamed> {
  await auditExport(ctx, sheet)
  const entries = workbookEntries(sheet, readPieces(ctx, sheet))
  return stream(zip(entries), `${sheet.name}-${new Date().toISOString().slice(0, 10)}.xlsx`)
}

/** The files of a workbook whose rows come in pieces of at most `pieceRows`, as COPY writes them. */
export async function* workbookEntries(
  sheet: Sheet,
  pieces: AsyncGenerator<string[]>,
  bounds: Bounds = worksheetBounds
): AsyncGenerator<Entry> {
  try {
    let count = 0
    for (let isDone = false; !isDone; ) {
      count += 1
      const content = async function* () {
        isDone = yield* worksheet(sheet, pieces, bounds)
      }
      yield { name: `xl/worksheets/sheet${count}.xml`, content }
    }
    // Only now is known how many worksheets there are.
    for (const [name, part] of partsOf(sheet.name, count)) yield { name, content: () => [[part]] }
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
    yield* chunksOf(rows, pieceRows)
  }
}

/** One worksheet's XML, a piece at a time; returns whether all rows are written. */
async function* worksheet(
  sheet: Sheet,
  pieces: AsyncGenerator<string[]>,
  bounds: Bounds
): AsyncGenerator<string[], boolean> {
  const write = rowWriter(sheet.columns)
  const header = headersOf(sheet).map((name, index) => headerCell(index, name))
  let number = 1
  let units = 0
  let isDone = true
  yield [worksheetStart(sheet.columns.map(widthOf)), '<row r="1">', ...header, '</row>']
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    const xml = piece.value.map((row) => write(row, ++number))
    for (const { length } of xml) units += length
    yield xml
    // The last few of a worksheet may stay empty.
    if (number > bounds.rows - pieceRows || units > bounds.units) {
      isDone = false
      break
    }
  }
  yield [worksheetEnd(rangeOf(sheet.columns.length, number))]
  return isDone
}
