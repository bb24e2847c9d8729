import t from 'tap'
import {
  encodingSample,
  findLayout,
  isWorkbook,
  type Reading,
  readEncoding,
  readRows,
  readStart,
  rewriteFile,
  uniqueHeaders
} from '../../../console/import/file.ts'

const columns = ['first_name', 'last_name', 'email', 'notes'].map((name) => ({ name }))
const layoutOf = (text: string) => findLayout(text, 'contacts', columns)

async function read(file: Blob, encoding = 'utf-8') {
  const layout = findLayout(new TextDecoder(encoding).decode(await readStart(file)), 'contacts', columns)
  if (!layout) throw new Error('the file has no header')
  let last: Reading = { profiles: [], rows: 0, isWhole: false }
  for await (const reading of readRows(file, encoding, layout)) last = reading
  return { layout, ...last }
}

t.test('The header is found below notes, with any separator', async (t) => {
  const preamble =
    'Notes:\n"Some addresses are missing, because their owners hide them."\n\nFirst Name,Last Name,Email\nAda,Ek,a@ek.test\n'
  t.match(layoutOf(preamble), { headerRow: 4, delimiter: ',', headers: ['First Name', 'Last Name', 'Email'] })
  t.match(layoutOf('Vorname;Nachname\nAda;Ek'), { headerRow: 1, delimiter: ';' })
  t.match(layoutOf('first_name\tlast_name\nAda\tEk'), { headerRow: 1, delimiter: '\t' })
  t.match(layoutOf('sep=|\nfirst_name|last_name\nAda|Ek'), { headerRow: 2, delimiter: '|' })
  t.match(layoutOf('\ufefffirst_name,last_name\n'), { headers: ['first_name', 'last_name'] })
  t.match(layoutOf('alpha;beta\n1;2'), { headerRow: 1, delimiter: ';' }, 'no known name: the separator that parts most')
  t.equal(layoutOf(' \n\n'), undefined)
})

t.test('All rows are counted, those with line breaks in quotes as one', async (t) => {
  const file = new Blob(['first_name,notes\r\nAda,"one\r\ntwo"\r\n,\r\nBen,\r\n'])
  const { profiles, rows, isWhole } = await read(file)
  t.match({ rows, isWhole }, { rows: 2, isWhole: true })
  t.strictSame(
    profiles.map(({ filled, samples }) => ({ filled, samples })),
    [
      { filled: 2, samples: ['Ada', 'Ben'] },
      { filled: 1, samples: ['one\r\ntwo'] }
    ]
  )
})

t.test('A file of several slices is read whole, wherever it is cut', async (t) => {
  const row = 'Ädä,"Ek, ""the first""\nof all",a@ek.test\n'
  const count = 60_000
  const { profiles, rows } = await read(new Blob([`first_name,last_name,email\n${row.repeat(count)}`]))
  t.equal(rows, count)
  t.strictSame(
    profiles.map(({ filled, samples }) => [filled, ...samples]),
    [
      [count, 'Ädä'],
      [count, 'Ek, "the first"\nof all'],
      [count, 'a@ek.test']
    ]
  )
})

t.test(
  'A file’s encoding is told by its mark, its zeros, or by being UTF-8; another one is left to the service',
  async (t) => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    t.equal(readEncoding(bytes('\ufeffname\n')), 'utf-8')
    t.equal(readEncoding(bytes('name\nÅsa\n')), 'utf-8')
    t.equal(readEncoding(bytes('name\nAda\n')), 'utf-8')
    t.equal(readEncoding(new Uint8Array(Buffer.from('\ufeffname\n', 'utf16le'))), 'utf-16le')
    t.equal(readEncoding(new Uint8Array(Buffer.from('name\nAda\n', 'utf16le'))), 'utf-16le')
    const latin = new Uint8Array(Buffer.from('name\nÅsa\nAda\n', 'latin1'))
    t.equal(readEncoding(latin), undefined)
    t.strictSame(Buffer.from(await encodingSample(latin).arrayBuffer()).toString('latin1'), 'name\nÅsa\n')
    const many = new Uint8Array(Buffer.from('name;note\nÅsa;"first\nsecond å"\n', 'latin1'))
    const sample = Buffer.from(await encodingSample(many).arrayBuffer()).toString('latin1')
    t.equal(sample, 'name\nÅsa; first\nsecond å \n', 'no quote is left open where a cell has several lines')
    t.ok(isWorkbook(bytes('PK\u0003\u0004')))
    t.notOk(isWorkbook(bytes('name')))
  }
)

t.test(
  'Headers that are blank or repeated get names by which they can be told apart, and the file with them reads the same',
  async (t) => {
    t.strictSame(uniqueHeaders(['Phone', '', 'Phone', 'phone ', 'Phone (2)']), [
      'Phone',
      'Column 2',
      'Phone (3)',
      'phone  (4)',
      'Phone (2)'
    ])
    const text = 'Export of today\n"first_name",Note,Note,\nAda,"a\nb",c,d\n'
    const file = new Blob([new Uint8Array(Buffer.from(text, 'latin1'))])
    const layout = { delimiter: ',', headerRow: 2, headers: ['first_name', 'Note', 'Note', ''], proposed: [] }
    t.equal(
      await (await rewriteFile(file, 'windows-1252', layout, uniqueHeaders(layout.headers), [])).text(),
      'Export of today\nfirst_name,Note,Note (2),Column 4\nAda,"a\nb",c,d\n'
    )
  }
)

t.test('Columns are added before a file’s own ones, and rows keep their numbers and what they have', async (t) => {
  const layout = { delimiter: ';', headerRow: 2, headers: ['Name', 'Notiz'], proposed: [] }
  const initial = { name: 'initial', cellOf: ([name = '']: string[]) => name.slice(0, 2) }
  const half = 'Müller;a"b\r\n'.repeat(90_000)
  const text = `Notizen:\r\nName;Notiz\r\n"E;k";"zwei\r\nZeilen"\r\n;\r\nName;Notiz\r\nÖz;kurz;zu viel\r\n${half}`
  const file = new Blob([new Uint8Array(Buffer.from(text, 'latin1'))])
  const rewritten = await (
    await rewriteFile(file, 'windows-1252', layout, ['initial', 'Name', 'Notiz'], [initial])
  ).text()
  const start =
    'Notizen:\r\ninitial;Name;Notiz\r\n"E;";"E;k";"zwei\r\nZeilen"\r\n;\r\ninitial;Name;Notiz\r\nÖz;Öz;kurz;zu viel\r\n'
  t.equal(rewritten, start + 'Mü;Müller;a"b\r\n'.repeat(90_000))
})
