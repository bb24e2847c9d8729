import { randomBytes } from 'node:crypto'
import t from 'tap'
import { activitySheet } from '../../src/activities/sheet.ts'
import { workbookEntries } from '../../src/import-export/export-xlsx.ts'
import { zip } from '../../src/import-export/zip.ts'

// What is too large for one worksheet or one archive, with bounds that a test can reach.

const random = randomBytes(1_000).toString('base64')

async function sizeOf(archive: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const part of archive) size += part.length
  return size
}

t.test('An archive is bounded in size', async (t) => {
  const entry = (name: string, count: number, piece = random) => ({
    name,
    content: () => Array.from({ length: count }, () => [piece])
  })

  t.test('An archive is made up to its bound, and is an error one byte over it', async (t) => {
    const entries = [entry('a', 10), entry('b', 10)]
    const size = await sizeOf(zip(entries))
    t.equal(await sizeOf(zip(entries, size)), size)
    await t.rejects(sizeOf(zip(entries, size - 1)), { message: /larger than/ })
  })

  t.test('An archive ends with the error before anything is sent that lies beyond', async (t) => {
    for (const piece of [random, 'x'.repeat(1_000)]) {
      let sentBytes = 0
      const send = async () => {
        for await (const part of zip([entry('a', 1_000, piece)], 100_000)) sentBytes += part.length
      }
      await t.rejects(send(), { message: /larger than/ })
      t.ok(sentBytes < 100_000, `${sentBytes} bytes`)
    }
  })
})

t.test('A table goes on in another worksheet where one is full', async (t) => {
  async function* pieces() {
    for (let n = 0; n < 7; n++) yield ['call\tTalk\t\t\t\t\t\t\t\t\t', 'note\tText\t\t\t\t\t\t\t\t\t']
  }
  const read = async (bounds: { rows: number; units: number }) => {
    const counts: number[] = []
    for await (const { name, content } of workbookEntries(activitySheet, pieces(), bounds)) {
      let text = ''
      for await (const parts of content()) text += parts.join('')
      if (name.includes('worksheets')) counts.push(text.split('<row ').length - 2)
      if (name === 'xl/workbook.xml') t.equal(text.split('<sheet ').length - 1, counts.length)
    }
    return counts
  }
  t.same(await read({ rows: 1_000_000, units: 1_000_000 }), [14])
  t.same(await read({ rows: 407, units: 1_000_000 }), [8, 6])
  t.same(await read({ rows: 1_000_000, units: 300 }), [4, 4, 4, 2])
})
