import assert from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { ApiError } from '../../src/errors.ts'
import { readCells } from '../../src/imports/read-rows.ts'
import { cutIntoSlices, maxRows } from '../../src/imports/slices.ts'
import '../support/seed.ts'

/** Rows by their numbers, but for those that hold nothing. */
type Rows = [number: number, cells: string[]][]

const isBlank = (cells: string[]) => cells.every((cell) => cell.trim() === '')

/** What the service makes of a file; undefined where it refuses it. */
async function readInSlices(text: string, delimiter: string): Promise<Rows | undefined> {
  const file = Buffer.from(text)
  try {
    const slices = await cutIntoSlices(file, { begin: 0, row: 1, delimiter })
    const rows = slices.flatMap((slice) =>
      readCells(file, slice, delimiter).map((cells, index): Rows[number] => [slice.firstRow + index, cells])
    )
    return rows.filter(([, cells]) => !isBlank(cells))
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** CSV by the book, a character at a time; only for files whose quotes pair up. Blanks around quotes are nothing. */
function readByTheBook(text: string, delimiter: string): Rows {
  const rows: string[][] = [['']]
  let at = 0
  const row = () => rows.at(-1) as string[]
  const add = (character: string) => row().push(row().pop() + character)
  const readQuoted = () => {
    for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at++) {
      if (text[at] === '"') at += 1
      add(text[at] as string)
    }
    for (at += 1; [' ', '\t'].includes(text[at] ?? '') && text[at] !== delimiter; ) at += 1
  }
  let isStart = true
  while (at < text.length) {
    const character = text[at] as string
    const blanks = isStart ? blanksBefore(text, at, delimiter) : undefined
    if (blanks !== undefined) {
      at += blanks
      readQuoted()
      isStart = false
      continue
    }
    const newline = /^(?:\r\n|\n|\r)/.exec(text.slice(at, at + 2))?.[0]
    if (newline) rows.push([''])
    else if (character === delimiter) row().push('')
    else add(character)
    isStart = newline !== undefined || character === delimiter
    at += newline?.length ?? 1
  }
  return rows.map((cells, index): Rows[number] => [index + 1, cells]).filter(([, cells]) => !isBlank(cells))
}

/** How many blanks stand before the quotes of a cell; undefined where it has none, or none that are well placed behind blanks. */
function blanksBefore(text: string, at: number, delimiter: string): number | undefined {
  if (text[at] === '"') return 0
  const blank = delimiter === '\t' ? ' ' : '[ \t]'
  const quoted = new RegExp(`(${blank}+)"(?:[^"]|"")*"${blank}*(?:${delimiter}|\r|\n|$)`, 'y')
  quoted.lastIndex = at
  return quoted.exec(text)?.[1]?.length
}

t.test('A file cut into slices keeps all of its rows', async (t) => {
  t.test(
    'A file cut into slices has the cells that it has by the book, whatever its quotes, blanks and line ends',
    async (t) => {
      const piece = fc.constantFrom(
        ...['a', '"', '""', '" ', ',', ';', '\t', ' ', '\n', '\r', '\r\n', 'é', '\ufeff', '"b" \n']
      )
      // Where kinds of line ends change, another slice begins: many of these have a single row.
      const hostile = fc.array(piece, { maxLength: 24 }).map((pieces) => `h${pieces.join('')}`)
      let readCount = 0
      await fc.assert(
        fc.asyncProperty(hostile, fc.constantFrom(',', ';', '\t'), async (text, delimiter) => {
          const rows = await readInSlices(text, delimiter)
          if (!rows) return
          readCount += 1
          assert.deepStrictEqual(rows, readByTheBook(text, delimiter))
        }),
        { numRuns: 5_000 }
      )
      t.ok(readCount > 1_000, `${readCount} of them could be read`)
    }
  )

  t.test('A file cut into slices has blank rows in none of them, and they count as none', async (t) => {
    const rowsOf = async (text: string) =>
      (await cutIntoSlices(Buffer.from(`h\n${text}`), { begin: 0, row: 1, delimiter: ',' })).slice(1)
    t.same(await rowsOf('\n'.repeat(1_000_000)), [])
    t.same(await rowsOf(' ,\t,\r\n'.repeat(300_000)), [])
    const rows = 'a\n\n'.repeat(maxRows)
    const slices = await rowsOf(rows)
    t.equal(
      slices.reduce((sum, { rowCount }) => sum + rowCount, 0),
      maxRows
    )
    t.same(slices.at(-1)?.firstRow, 2 * maxRows, 'by its line')
    t.equal((await rowsOf(`${rows} ,\n`)).length, slices.length)
    await t.rejects(rowsOf(`${rows}a`), { message: 'The file has more than 200000 rows below its header; split it.' })
  })
})
