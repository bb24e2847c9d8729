import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import t from 'tap'
import { contactSheet } from '../../src/contacts/sheet.ts'
import { readHeader } from '../../src/imports/header.ts'
import { plainImport } from '../../src/imports/options.ts'
import { countChunkRows, readChunks } from '../../src/imports/read-rows.ts'
import { cutIntoSlices } from '../../src/imports/slices.ts'
import type { Sheet } from '../../src/sheets/sheet.ts'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { type Result, sheets } from './sheets.ts'
import { maxBytes, worstFiles } from './worst-files.ts'

const header = 'first_name,last_name,email,notes\n'

t.test('A file that can’t be read is refused without harm', async (t) => {
  const service = await startService(t)
  const { call, app, acme } = service
  const { importFile, refuseFile } = sheets(service)
  const readState = () =>
    service.sql(`select sequence, (select count(*) from changes) as changes, (select count(*) from contacts) as contacts,
        (select count(*) from companies) as companies, (select count(*) from deals) as deals,
        (select count(*) from activities) as activities, (select count(*) from webhook_deliveries) as deliveries
      from tenant_clocks order by tenant_id`)
  const before = await readState()
  t.afterEach(async () => {
    if (!isDeepStrictEqual(await readState(), before)) throw new Error('something was written')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }

  t.test('A file that can’t be read is a 400 that says why, and changes nothing', async (t) => {
    const good = `${header}A,B,,\n`
    const files: [string, string | Buffer, RegExp][] = [
      ['empty', '', /empty/],
      ['a byte-order mark', '\ufeff', /empty/],
      ['blank lines', '\n\n', /empty/],
      ['no mandatory column', 'first_name,email\nA,a@x.test\n', /lacks last_name/],
      ['a column twice', 'first_name,last_name,email,EMAIL\n', /email twice/],
      [
        'a mandatory column too far to the right',
        `first_name,${' '.repeat(65_536)},last_name\nA,,B\n`,
        /first row, which must name the columns, is longer than 65536 bytes/
      ],
      ['Latin-1', Buffer.from(`${good}Ren\xe9,B,,\n`, 'latin1'), /UTF-8.*encoding=windows-1252/],
      ['a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml'), /is a spreadsheet \(XLSX\)/],
      ['Latin-1 at the very end', Buffer.concat([Buffer.from(good.repeat(2_000)), Buffer.from([0xff])]), /UTF-8/],
      ['UTF-16', Buffer.from(good, 'utf16le'), /UTF-16 or binary; save it as CSV in UTF-8, or send encoding=utf-16/],
      ['a quote never closed', `${good}C,"D,,\n`, /Row 3 opens a quote that is never closed/],
      [
        'a cell in quotes of more than a megabyte',
        `${good}C,"${'D'.repeat(1_100_000)}",,\n`,
        /Row 3 opens a quote that is never closed, or is longer than 1048576 bytes/
      ],
      ['a quote not doubled', `${good}C,"D"x,,\n`, /Row 3 has a quote/],
      ['too many columns', `${header}A,B,,${','.repeat(300)}\n`, /more than 301 cells/]
    ]
    for (const [name, content, detail] of files) {
      const problem = await refuseFile('contacts', content)
      t.match(problem, { status: 400, code: 'invalid_file', detail }, name)
    }
  })

  t.test(
    'A file that can’t be read is refused with a word on how to mend it, the worst ten megabytes included',
    async (t) => {
      for (const { name, make, detail } of worstFiles) {
        t.match(await refuseFile('contacts', make()), { status: 400, code: 'invalid_file', detail }, name)
        t.equal((await call('listContacts')).status, 200)
      }
    }
  )

  t.test('A file is scanned in short stretches, between which other requests are answered', async (t) => {
    const row = `A,B,"quoted, and ""doubled""",${'n'.repeat(1_000)}\n`
    const file = Buffer.from(header + row.repeat(maxBytes / row.length - 1))
    let ticks = 0
    let isDone = false
    const counting = (async () => {
      for (; !isDone; ticks++) await setImmediate()
    })()
    const slices = await cutIntoSlices(file, { begin: 0, row: 1, delimiter: ',' })
    isDone = true
    await counting
    t.equal(slices.at(-1)?.end, file.length - 1, 'it was read to its end')
    t.ok(ticks >= 39, `${ticks} ticks for ten megabytes`)
  })

  t.test('A file has few of its rows parsed at a time, between which other requests are answered', async (t) => {
    let readCount = 0
    const validate: Sheet['validate'] = Object.assign(
      (body: unknown) => {
        readCount += 1
        const isValid = contactSheet.validate(body)
        validate.errors = contactSheet.validate.errors ?? null
        return isValid
      },
      { errors: null }
    )
    const sheet = { ...contactSheet, validate }
    const file = Buffer.from(header + 'A,B,x@,\n'.repeat(20_000))
    let maxInATick = 0
    let isDone = false
    const watching = (async () => {
      for (let before = readCount; !isDone; before = readCount) {
        await setImmediate()
        maxInATick = Math.max(maxInATick, readCount - before)
      }
    })()
    const slices = await cutIntoSlices(file, { begin: 0, row: 1, delimiter: ',' })
    let kept = 0
    const chunks = readChunks(sheet, readHeader(sheet, file, plainImport), [{ bytes: file, slices }], {
      size: 500,
      isExplained: () => kept === 0,
      withCells: false
    })
    let rowCount = 0
    for await (const chunk of chunks) {
      rowCount += countChunkRows(chunk)
      kept += chunk.rows.length
    }
    isDone = true
    await watching
    t.same([readCount, rowCount], [20_000, 20_000])
    t.ok(maxInATick <= 32, `${maxInATick} rows in a tick`)
    t.ok(kept >= 500 && kept < 600, `${kept} messages are made where those of one chunk are wanted`)
  })

  t.test('A file has its rows skipped where they can be read but not imported', async (t) => {
    let result: Result | undefined
    const importing = importFile('contacts', `${header}${'A,B,x@,"n ""n"" n"\n'.repeat(100_000)}`).then((one) => {
      result = one
    })
    let answeredMeanwhile = 0
    for (; !result; answeredMeanwhile++) await fetch(`http://127.0.0.1:${port}/healthz`)
    await importing
    t.match(result, { totalRows: 100_000, imported: 0, skipped: 100_000 })
    t.same(result.errors.slice(-2), [
      'Row 1001: email: not a valid e-mail address (x@)',
      '… and 99000 more rows were left out'
    ])
    t.ok(answeredMeanwhile >= 20, `${answeredMeanwhile} other requests were answered meanwhile, one after the other`)

    const nearlyNumber = `A,${'0'.repeat(30)}.${'0'.repeat(1_000_000)}x\n`
    const { skipped, errors } = await importFile('companies', `name,annual_revenue\n${nearlyNumber.repeat(10)}`)
    t.equal(skipped, 10)
    t.equal(errors[0], `Row 2: annual_revenue: not a number such as 1234.5 (${nearlyNumber.slice(2, 62)}…)`)
  })

  t.test('A file has its blank rows passed over, if it is ten megabytes of them', async (t) => {
    const good = Buffer.from(`${header}\nA,B,x@,\n`)
    for (const [text, errors] of [
      [header, []],
      [good, ['Row 3: email: not a valid e-mail address (x@)']]
    ] as const) {
      const file = Buffer.alloc(maxBytes, '\n')
      file.set(Buffer.from(text))
      const skipped = errors.length
      t.same(await importFile('contacts', file), {
        totalRows: skipped,
        imported: 0,
        skipped,
        errors,
        ignoredColumns: []
      })
    }
  })

  t.test('An import is a 400 where the form is not one part called file', async (t) => {
    const part = (name: string, content: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="x.csv"\r\n\r\n${content}\r\n`
    const good = `${header}A,B,,\n`
    const forms: Record<string, string> = {
      'no part': '--b--\r\n',
      'an empty body': '',
      'another name': `${part('data', good)}--b--\r\n`,
      'two parts': `${part('file', good)}${part('file', good)}--b--\r\n`,
      'a field beside it': `${part('file', good)}--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n`,
      'a field before it': `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n${part('file', good)}--b--\r\n`,
      'no end': part('file', good),
      'no form at all': good,
      'a name of the prototype': `${part('__proto__', good)}--b--\r\n`
    }
    for (const [name, payload] of Object.entries(forms)) {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      const { problem } = await call('importContacts', { payload, headers })
      t.match(problem, { status: 400, code: 'invalid_file' }, name)
      if (name.startsWith('a field'))
        t.match(problem.detail, /called "x".* parameters such as mode go into the query/, name)
    }
    const { problem } = await call('importContacts', {
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data' }
    })
    t.match(problem, { status: 400, code: 'invalid_file' }, 'no boundary')
  })

  t.test('An import is a 415 in another media type, JSON included', async (t) => {
    const types = ['text/csv', 'application/json', 'application/octet-stream']
    const imports = ['importContacts', 'importCompanies', 'importDeals', 'importActivities'] as const
    for (const [id, type] of imports.flatMap((id) => types.map((type) => [id, type] as const))) {
      const { problem } = await call(id, { payload: '{}', headers: { 'content-type': type } })
      t.equal(problem.code, 'unsupported_media_type', type)
    }
    const { problem } = await call('createCompany', upload('name\nA\n') as never)
    t.equal(problem.code, 'unsupported_media_type')
  })

  t.test('A file is a 413 over 10,485,760 bytes, and not at them', async (t) => {
    const { problem } = await call('importContacts', upload(Buffer.alloc(maxBytes + 1, 'a')))
    t.match(problem, { status: 413, code: 'payload_too_large' })
    t.equal((await refuseFile('contacts', Buffer.alloc(maxBytes, 'a'))).status, 400)
  })

  t.test('A client that goes away in the middle of its file costs nothing', async (t) => {
    const { path } = describe('importContacts')
    const beginning = `--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n${'a'.repeat(100_000)}`
    for (let n = 0; n < 12; n++) {
      const connected = once(app.server, 'connection')
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n${beginning}`
      )
      const [peer] = (await connected) as [Socket]
      while (peer.bytesRead < beginning.length) await setImmediate()
      socket.destroy()
      if (!peer.closed) await new Promise((resolve) => peer.once('close', resolve))
    }
    // Each of them would still hold its slot otherwise, and this one would wait for the seventh.
    t.match(await importFile('contacts', header), { totalRows: 0 })
  })
})
