import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** What the program made of a worksheet. */
export type OfficeSheet = {
  /** Its cells as CSV: commas, UTF-8, line feeds. */
  csv: string
  /** The types of its cells, row by row; empty ones and what follows the last full one may be missing. */
  types: CellType[][]
}

export type CellType = {
  type: 'string' | 'float' | 'date' | undefined
  /** The value of a number or a date, the latter as an ISO 8601 time without a zone. */
  value: string | undefined
  isFormula: boolean
}

const run = promisify(execFile)
const timeoutMs = 120_000
/** Comma, quote, UTF-8, from the first line on, all worksheets. */
const csvFilter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'

/** Opens a workbook of one worksheet, `name`, in LibreOffice and saves it as CSV and as flat XML. */
export async function readByOffice(
  program: string,
  folder: string,
  name: string,
  workbook: Buffer
): Promise<OfficeSheet> {
  const file = join(folder, `${name}.xlsx`)
  await writeFile(file, workbook)
  // A profile of its own: else a LibreOffice that is open already would take the job, or refuse it.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  for (const target of [csvFilter, 'fods']) {
    const args = [profile, '--headless', '--convert-to', target, '--outdir', folder, file]
    await run(program, args, { timeout: timeoutMs })
  }
  const [csv, xml] = await Promise.all([
    readFile(join(folder, `${name}-${name}.csv`), 'utf8'),
    readFile(join(folder, `${name}.fods`), 'utf8')
  ])
  return { csv, types: readTypes(xml) }
}

/** Flat XML of OpenDocument, of which only the start tags of rows and cells matter here. */
function readTypes(xml: string): CellType[][] {
  const rows: CellType[][] = []
  for (const [, tag, attributes = ''] of xml.matchAll(/<table:table-(row|cell)\b([^>]*)>/g)) {
    if (tag === 'row') {
      rows.push([])
      continue
    }
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
    const cell = {
      type: read('office:value-type') as CellType['type'],
      value: read('office:date-value') ?? read('office:value'),
      isFormula: read('table:formula') !== undefined
    }
    // Equal cells side by side are written once; the last one stands for the rest of the worksheet.
    const count = Math.min(Number(read('table:number-columns-repeated') ?? 1), 30)
    for (let n = 0; n < count; n++) rows.at(-1)?.push(cell)
  }
  return rows
}
